"""Stratagems played before a battle (rulebook 6.2, 6.3) and its die (8.3)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus.battle import resolve
from quadriga.games.ultimus.board import NONE
from quadriga.games.ultimus.combat import BOTTOM_ROW, TOP_ROW, column, modifier, row
from quadriga.games.ultimus.counters import FAVOUR, FLIGHT, FUROR, SCOURGE, spend
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.field import assess
from quadriga.games.ultimus.forces import is_contested, leaders_in, units_in
from quadriga.games.ultimus.hazards import EndMove
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.retreat import FLIGHT as FLIGHT_MODE
from quadriga.games.ultimus.retreat import Withdrawal, ways
from quadriga.games.ultimus.tables import BARBARE
from quadriga.games.ultimus.words import NO_TARGET, NOT_IN_HAND, PASS, PLAY, WRONG_CAMP, WRONG_PHASE, ZONE

FAVOUR_BONUS: Final = 2
BATTLE_KINDS: Final = (SCOURGE, FLIGHT, FUROR, FAVOUR)


@final
class Clash(Procedure[Ultimus]):
    """8.3: whoever did not get away fights."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def run(self, p: Ultimus) -> None:
        p.begin(Parley(self.zone, p.active, 0, 0, NONE))


@final
class Parley(Procedure[Ultimus]):
    """6: before the die both players in turn may play stratagems, until neither does; who holds none is not asked.

    `luck` favours the attacker, `fury` is the camp whose stratagem fixes the row, NONE if the die decides.
    """

    fields: ClassVar[tuple[str, ...]] = ("zone", "camp", "passes", "luck", "fury")

    def __init__(self, zone: int, camp: int, passes: int, luck: int, fury: int) -> None:
        self.zone: Final = zone
        self.camp: Final = camp
        self.passes: Final = passes
        self.luck: Final = luck
        self.fury: Final = fury

    def run(self, p: Ultimus) -> None:
        if not is_contested(p, self.zone):
            p.begin(EndMove(self.zone))
        elif self.passes == 2:
            self.decide(p)
        elif p.held(self.camp):
            p.begin(BattleStratagem(self.zone, self.camp, self.passes, self.luck, self.fury))
        else:
            p.begin(Parley(self.zone, 1 - self.camp, self.passes + 1, self.luck, self.fury))

    def decide(self, p: Ultimus) -> None:
        """8.3: a fixed row, or the die."""
        if self.fury == NONE:
            p.begin(BattleDie(self.zone, self.luck))
        else:
            resolve(p, self.zone, self.luck, 0, TOP_ROW if self.fury == p.active else BOTTOM_ROW)


@final
class BattleDie(SixRoll):
    """8.3: the die of a battle."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "luck")

    def __init__(self, zone: int, luck: int) -> None:
        self.zone: Final = zone
        self.luck: Final = luck

    def rolled(self, p: Ultimus, number: int) -> None:
        resolve(p, self.zone, self.luck, number, 0)

    def roller(self, p: Ultimus) -> Seat:
        return p.seat_of(p.active)

    def score(self, p: Ultimus, move: Move) -> int:
        situation = assess(p, self.zone)
        situation.luck += self.luck
        return int(p.tables.attacker_wins[row(move.a + modifier(situation))][column(p.tables, situation)])


def has_germans(p: Ultimus, zone: int) -> bool:
    """6.3 Furor Germanicus: whether a German unit of any status takes part."""
    for unit, at in enumerate(p.unit_at):
        if at == zone:
            tribe = p.roster.unit_tribe[unit]
            if tribe != NONE and p.roster.tribe_german[tribe]:
                return True
    return False


def has_scourge(p: Ultimus, zone: int) -> bool:
    """6.2 Scourge of God: half of the BARBARE's PF are Hunni, under a historical leader of theirs (Ruling U-70)."""
    hunni = total = 0
    for unit in units_in(p, zone, BARBARE):
        pf = p.roster.unit_pf[unit][p.unit_weak[unit]]
        total += pf
        if p.roster.unit_tribe[unit] == p.roster.hunni:
            hunni += pf
    led = any(
        p.roster.leader_tribe[leader] == p.roster.hunni and not p.roster.leader_generic[leader]
        for leader in leaders_in(p, zone, BARBARE)
    )
    return led and 2 * hunni >= total


def forbids_tactic(p: Ultimus, zone: int, camp: int, fury: int, kind: int) -> int:
    """6: why a stratagem may not be played before this battle."""
    if kind not in BATTLE_KINDS:
        return WRONG_PHASE
    if not p.tables.usable(kind, camp):
        return WRONG_CAMP
    if not p.has(camp, kind):
        return NOT_IN_HAND
    if kind == SCOURGE:
        return 0 if fury != camp and has_scourge(p, zone) else NO_TARGET
    if kind == FUROR:
        return 0 if fury != camp and has_germans(p, zone) else NO_TARGET
    if kind == FLIGHT:
        return 0 if ways(p, zone, camp, FLIGHT_MODE) else NO_TARGET
    return 0


@final
class BattleStratagem(Decision[Ultimus]):
    """6: one player's chance to play a stratagem before the die."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "camp", "passes", "luck", "fury")
    verbs: ClassVar[tuple[int, ...]] = (PLAY, PASS)
    prompt: ClassVar[str] = "battle-stratagem"

    def __init__(self, zone: int, camp: int, passes: int, luck: int, fury: int) -> None:
        self.zone: Final = zone
        self.camp: Final = camp
        self.passes: Final = passes
        self.luck: Final = luck
        self.fury: Final = fury

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("zone", ZONE, self.zone)]

    def moves(self, p: Ultimus) -> list[Move]:
        kinds = [kind for kind in BATTLE_KINDS if not forbids_tactic(p, self.zone, self.camp, self.fury, kind)]
        return [Move(PLAY, kind) for kind in kinds] + [Move(PASS)]

    def seals(self, p: Ultimus, move: Move) -> bool:
        return move.verb == PLAY

    def play(self, p: Ultimus, move: Move) -> None:
        other = 1 - self.camp
        if move.verb == PASS:
            p.begin(Parley(self.zone, other, self.passes + 1, self.luck, self.fury))
            return
        spend(p, self.camp, move.a)
        luck, fury = self.luck, self.fury
        if move.a == FAVOUR:
            luck += FAVOUR_BONUS if self.camp == p.active else -FAVOUR_BONUS
        elif move.a in (SCOURGE, FUROR):
            fury = self.camp if fury == NONE else NONE
        p.begin(Parley(self.zone, other, 0, luck, fury))
        if move.a == FLIGHT:
            p.begin(Withdrawal(self.zone, self.camp, FLIGHT_MODE))

    def why(self, p: Ultimus, move: Move) -> int:
        return forbids_tactic(p, self.zone, self.camp, self.fury, move.a) if move.a != ANY else NO_TARGET
