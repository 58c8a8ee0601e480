"""Avoiding battle (rulebook 8.2.1)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.seat import Seat
from quadriga.engine.steps import YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import options, words
from quadriga.games.ultimus.battle.muster import keep_slip
from quadriga.games.ultimus.battle.retreat import EVASION, Withdrawal, ways
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.forces import is_contested, leaders_in
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.stratagems.counters import FAVOUR, FAVOUR_BONUS, spend
from quadriga.games.ultimus.stratagems.entry import PlayOrPass


def best_strategy(p: Ultimus, zone: int, camp: int) -> int:
    """8.2.1: the best VS among the leaders of a force; a sick Augustus cannot lead it away."""
    return max((p.roster.leader_vs[n] for n in leaders_in(p, zone, camp) if n != p.sick), default=0)


@final
class Evasion(Procedure[Ultimus]):
    """8.2.1: a defender with a leader who could succeed, and somewhere to go, may try to slip away."""

    def run(self, p: Ultimus) -> None:
        defender, zone = 1 - p.active, p.fight().zone
        able = is_contested(p, zone) and best_strategy(p, zone, defender) > 1
        if able and ways(p, zone, defender, EVASION):
            p.begin(TryEvasion())


@final
class TryEvasion(YesNo[Ultimus]):
    """8.2.1: the defender tries to avoid battle or stands."""

    verbs: ClassVar[tuple[int, ...]] = (words.EVADE, words.STAY)
    prompt: ClassVar[str] = words.ASK_EVADE

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(1 - p.active)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, p.fight().zone)]

    def yes(self, p: Ultimus) -> None:
        p.begin(EvasionRoll())
        if p.options[options.FAVOUR] == options.ANY_ROLL:
            for camp in (p.active, 1 - p.active):
                p.begin(AskFavour(camp))


@final
class AskFavour(Procedure[Ultimus]):
    """6.3 Faveur divine: it serves any roll of a battle; who holds a counter is asked before the evasion roll."""

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if p.held(self.camp):
            p.begin(CallFavour(self.camp))


@final
class CallFavour(PlayOrPass):
    """6.3 Faveur divine: two in one's favour for the evasion roll (Ruling U-88)."""

    prompt: ClassVar[str] = words.ASK_FAVOUR

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def asked(self, p: Ultimus) -> int:
        return self.camp

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, p.fight().zone)]

    def candidates(self, p: Ultimus) -> list[int]:
        return [FAVOUR] if p.has(self.camp, FAVOUR) else []

    def chose(self, p: Ultimus, one: int) -> None:
        spend(p, self.camp, FAVOUR)
        p.fight().grace += FAVOUR_BONUS if self.camp != p.active else -FAVOUR_BONUS
        p.begin(AskFavour(self.camp))

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_WRONG_PHASE if one != FAVOUR else words.R_NOT_IN_HAND


@final
class EvasionRoll(SixRoll):
    """8.2.1: 1d6 strictly below the best VS."""

    def rolled(self, p: Ultimus, number: int) -> None:
        defender, zone = 1 - p.active, p.fight().zone
        needed = best_strategy(p, zone, defender) + p.fight().grace
        p.tell(words.E_EVASION, zone, number, needed)
        keep_slip(p, number, needed)
        if number < needed:
            p.begin(Withdrawal(defender, EVASION))
