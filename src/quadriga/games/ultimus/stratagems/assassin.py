"""Murder and bodyguards (rulebook 6.1 Buccellarii, 6.3 Assassinat)."""

from typing import Final, final

from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import TenRoll
from quadriga.games.ultimus.forces import is_in_play, score
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import ROMAIN
from quadriga.games.ultimus.stratagems.augusta import CallAugusta
from quadriga.games.ultimus.stratagems.counters import ASSASSIN, BUCCELLARII
from quadriga.games.ultimus.stratagems.entry import IN_CAMPAIGN, AtLeader
from quadriga.games.ultimus.throne.lives import ASSASSIN as MURDER
from quadriga.games.ultimus.throne.lives import kill
from quadriga.games.ultimus.throne.succession import free_guard, give_guards

MURDER_ROLL: Final = 8


def historical_romans(p: Ultimus, camp: int) -> list[int]:
    """6.1, 6.3: the historical Roman leaders of a camp in play."""
    return [
        leader
        for leader in range(len(p.leader_at))
        if p.leader_side[leader] == camp
        and p.roster.leader_tribe[leader] == NONE
        and not p.roster.leader_generic[leader]
        and is_in_play(p, leader)
    ]


@final
class Buccellarii(AtLeader):
    """6.1 Buccellarii: a historical Roman without guards receives some."""

    def __init__(self) -> None:
        super().__init__(BUCCELLARII, IN_CAMPAIGN)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        return [n for n in historical_romans(p, camp) if p.leader_at[n] >= 0 and free_guard(p, n) != NONE]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        give_guards(p, target)


@final
class Assassin(AtLeader):
    """6.3 Assassinat: a historical Roman of the enemy; for an Augustus the Augusta of his half may step in (6.1)."""

    def __init__(self) -> None:
        super().__init__(ASSASSIN, IN_CAMPAIGN)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        return historical_romans(p, 1 - camp)

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        if target in p.augustus and p.held(ROMAIN):
            p.begin(AugustaWatches(target))
        else:
            p.begin(MurderRoll(target, MURDER_ROLL))


@final
class AugustaWatches(CallAugusta):
    """6.1: the Augusta of his half makes the murder of an Augustus harder by one."""

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", words.LEADER, self.target)]

    def realm(self, p: Ultimus) -> int:
        return p.augustus.index(self.target)

    def answered(self, p: Ultimus, helped: bool) -> None:
        p.begin(MurderRoll(self.target, MURDER_ROLL + int(helped)))


@final
class MurderRoll(TenRoll):
    """6.3 Assassinat: 8 or 9 on 1d10 kills; the murderer's camp scores (10.1)."""

    def __init__(self, target: int, needed: int) -> None:
        self.target: Final = target
        self.needed: Final = needed

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(words.E_ROLL, self.target, number, self.needed)
        if number >= self.needed:
            enemy = 1 - p.leader_side[self.target]
            kill(p, self.target, MURDER)
            score(p, enemy, 1, words.FOR_LEADER)
