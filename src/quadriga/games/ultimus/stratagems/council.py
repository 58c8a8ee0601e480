"""The ecumenical council (rulebook 6.3 Concile): where it meets, and what comes of it."""

from typing import Final, final

from quadriga.engine.frame import Procedure
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.forces import score
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import EAST, NONE
from quadriga.games.ultimus.printed.tables import ROMAIN
from quadriga.games.ultimus.stratagems.augusta import CallAugusta
from quadriga.games.ultimus.stratagems.counters import COUNCIL, take_up
from quadriga.games.ultimus.stratagems.entry import IN_GEOSTRATEGY, AtZone

COUNCIL_POINTS: Final = 3
COUNCIL_DIOCESE: Final = "asia"


@final
class Council(AtZone):
    """6.3 Concile: the bishops meet in Asia and wait for Augustus Orientalis."""

    def __init__(self) -> None:
        super().__init__(COUNCIL, IN_GEOSTRATEGY)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        if p.council != NONE or p.augustus[EAST] == NONE:
            return []
        asia = p.board.diocese_index.get(COUNCIL_DIOCESE, NONE)
        return [zone for zone in range(p.board.size) if p.board.diocese[zone] == asia and not p.setup.closed[zone]]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        p.council = target
        p.tell(words.E_COUNCIL, target)
        p.begin(Attend())


@final
class Attend(Procedure[Ultimus]):
    """6.3: once Augustus Orientalis stands in the zone of the council, it is held."""

    def run(self, p: Ultimus) -> None:
        augustus = p.augustus[EAST]
        if p.council == NONE or augustus == NONE or p.leader_at[augustus] != p.council:
            return
        p.council = NONE
        take_up(p, COUNCIL)
        if p.held(ROMAIN):
            p.begin(AugustaAtCouncil(augustus))
        else:
            p.begin(CouncilRoll(augustus))


@final
class AugustaAtCouncil(CallAugusta):
    """6.1: Augusta Orientalis makes the council succeed without a roll."""

    def __init__(self, augustus: int) -> None:
        self.augustus: Final = augustus

    def realm(self, p: Ultimus) -> int:
        return EAST

    def answered(self, p: Ultimus, helped: bool) -> None:
        if helped:
            hold_council(p, True)
        else:
            p.begin(CouncilRoll(self.augustus))


def hold_council(p: Ultimus, success: bool) -> None:
    """6.3: a theological success is worth 3 points to the ROMAIN."""
    p.tell(words.E_COUNCIL_HELD, int(success))
    if success:
        score(p, ROMAIN, COUNCIL_POINTS, words.FOR_COUNCIL)


@final
class CouncilRoll(SixRoll):
    """6.3: 1d6 of at most the CP of Augustus Orientalis is a success."""

    def __init__(self, augustus: int) -> None:
        self.augustus: Final = augustus

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(words.E_ROLL, self.augustus, number, p.roster.leader_cp[self.augustus])
        hold_council(p, number <= p.roster.leader_cp[self.augustus])
