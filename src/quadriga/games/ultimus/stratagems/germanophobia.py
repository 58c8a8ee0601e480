"""Hatred of the Germans in Roman service (rulebook 6.3 Germanophobia)."""

from typing import Final, final

from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import TenRoll
from quadriga.games.ultimus.forces import is_in_play, score, units_in, weaken
from quadriga.games.ultimus.movement.caught import EndMove
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.pieces import BARBARIAN_BORN, CO, PA
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.counters import GERMANOPHOBIA
from quadriga.games.ultimus.stratagems.entry import IN_CAMPAIGN, AtZone
from quadriga.games.ultimus.throne.lives import GERMANOPHOBIA as LYNCHING
from quadriga.games.ultimus.throne.lives import kill

LYNCHING_ROLL: Final = 7


@final
class Germanophobia(AtZone):
    """6.3: barbarian palatini of a zone and next to it are weakened, leaders of barbarian origin there are tested."""

    def __init__(self) -> None:
        super().__init__(GERMANOPHOBIA, IN_CAMPAIGN)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        return [zone for zone in range(p.board.size) if not p.setup.closed[zone] and has_legions(p, zone)]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        for place in reversed([target, *p.board.near[target]]):
            p.begin(EndMove(place))
            for leader, at in enumerate(p.leader_at):
                if at == place and p.roster.leader_origin[leader] == BARBARIAN_BORN:
                    p.begin(LynchRoll(leader))
            for unit in [u for u, at in enumerate(p.unit_at) if at == place]:
                if p.roster.unit_category[unit] == PA and p.roster.unit_barbarian[unit]:
                    weaken(p, unit)


def has_legions(p: Ultimus, zone: int) -> bool:
    """6.3: whether comitatenses or palatini of either camp stand in a zone."""
    there = units_in(p, zone, ROMAIN) + units_in(p, zone, BARBARE)
    return any(p.roster.unit_category[unit] in (CO, PA) for unit in there)


@final
class LynchRoll(TenRoll):
    """6.3: 7, 8 or 9 on 1d10: a leader of barbarian origin is murdered, and his enemy scores (10.1)."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(words.E_ROLL, self.leader, number, LYNCHING_ROLL)
        if number >= LYNCHING_ROLL and is_in_play(p, self.leader):
            enemy = 1 - p.leader_side[self.leader]
            kill(p, self.leader, LYNCHING)
            score(p, enemy, 1, words.FOR_LEADER)
