"""Attempts at the purple (rulebook 6.2 Usurpation, 6.1 Augusta)."""

from typing import Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import BARBARIAN_BORN
from quadriga.games.ultimus.printed.tables import ROMAIN
from quadriga.games.ultimus.stratagems.augusta import CallAugusta
from quadriga.games.ultimus.stratagems.counters import USURPATIONS
from quadriga.games.ultimus.stratagems.entry import IN_GEOSTRATEGY, AtLeader
from quadriga.games.ultimus.throne.usurpation import ChooseNominee, can_usurp, proclaim


@final
class Usurpation(AtLeader):
    """6.2: the BARBARE chooses who of the ROMAIN reaches for the purple, in a half without a usurper (3.6.5)."""

    def __init__(self, half: int) -> None:
        super().__init__(USURPATIONS[half], IN_GEOSTRATEGY)
        self.half: Final = half

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        if p.usurper[self.half] != NONE:
            return []
        return [leader for leader in range(len(p.leader_at)) if can_usurp(p, leader, self.half)]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        p.begin(Attempt(self.half, target))
        if p.roster.leader_origin[target] == BARBARIAN_BORN:
            p.begin(ChooseNominee(self.half, target))

    def refuses(self) -> int:
        return words.R_NOT_ELIGIBLE


@final
class Attempt(Procedure[Ultimus]):
    """6.1, 6.2: the ROMAIN, if he holds any counter, is asked for his Augusta before the roll."""

    def __init__(self, half: int, leader: int) -> None:
        self.half: Final = half
        self.leader: Final = leader

    def run(self, p: Ultimus) -> None:
        if p.held(ROMAIN):
            p.begin(AugustaHinders(self.half, self.leader))
        else:
            p.begin(UsurpationRoll(self.half, self.leader, 0))


@final
class AugustaHinders(CallAugusta):
    """6.1: the Augusta of that half makes a usurpation harder by one."""

    def __init__(self, half: int, leader: int) -> None:
        self.half: Final = half
        self.leader: Final = leader

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", words.LEADER, self.leader)]

    def realm(self, p: Ultimus) -> int:
        return self.half

    def answered(self, p: Ultimus, helped: bool) -> None:
        p.begin(UsurpationRoll(self.half, self.leader, int(helped)))


@final
class UsurpationRoll(SixRoll):
    """6.2: valid on 1d6 of at most the leader's CP, one more for a Patrice, one less against an Augusta."""

    def __init__(self, half: int, leader: int, hindered: int) -> None:
        self.half: Final = half
        self.leader: Final = leader
        self.hindered: Final = hindered

    def rolled(self, p: Ultimus, number: int) -> None:
        needed = p.roster.leader_cp[self.leader] + int(self.leader in p.patrice) - self.hindered
        p.tell(words.E_ROLL, self.leader, number, needed)
        if number <= needed:
            proclaim(p, self.leader, self.half)
        else:
            p.nominee = replaced(p.nominee, self.half, NONE)
            p.tell(words.E_USURPER_FAILED, self.leader)
