"""Plague (rulebook 6.3 Foyer and Epidemie de peste): where it breaks out, who is infected, who dies of it."""

from typing import Final, final

from quadriga.engine.frame import Procedure
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import TenRoll
from quadriga.games.ultimus.forces import is_in_play, weaken
from quadriga.games.ultimus.movement import caught
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.stratagems.counters import EPIDEMIC, take_up
from quadriga.games.ultimus.stratagems.counters import PLAGUE as FOYER
from quadriga.games.ultimus.stratagems.entry import IN_CAMPAIGN, AtZone
from quadriga.games.ultimus.throne.lives import PLAGUE, kill

DEADLY: Final = 9
RING: Final = 1
CENTRE: Final = 2


@final
class Plague(AtZone):
    """6.3 Foyer, Epidemie de peste: everybody there suffers at once, and with an epidemic all neighbours."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, IN_CAMPAIGN)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        return [zone for zone in range(p.board.size) if not p.setup.closed[zone]]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        zones = [(target, CENTRE)]
        if self.kind == FOYER:
            p.foyer = target
        else:
            p.epidemic = target
            zones += [(other, RING) for other in p.board.near[target]]
        for place, grade in reversed(zones):
            p.tell(words.E_PLAGUE, place)
            p.begin(caught.EndMove(place))
            for leader, at in enumerate(p.leader_at):
                if at == place:
                    p.begin(PlagueTest(leader))
            for unit in [u for u, at in enumerate(p.unit_at) if at == place]:
                infect(p, unit, grade)


def end_plague(p: Ultimus) -> None:
    """6.3: plague counters leave the map at the end of phase E."""
    if p.foyer != NONE:
        p.foyer = NONE
        take_up(p, FOYER)
    if p.epidemic != NONE:
        p.epidemic = NONE
        take_up(p, EPIDEMIC)


def infection(p: Ultimus, zone: int) -> int:
    """6.3: CENTRE where a plague counter lies, RING next to an epidemic, else 0."""
    if zone in (p.foyer, p.epidemic):
        return CENTRE
    return RING if p.epidemic != NONE and zone in p.board.near[p.epidemic] else 0


def infect(p: Ultimus, unit: int, grade: int) -> None:
    """6.3: a unit is weakened; one already weakened dies, except in the ring of an epidemic."""
    if grade == CENTRE or not p.unit_weak[unit]:
        weaken(p, unit)


@final
class PlagueTest(Procedure[Ultimus]):
    """6.3: a leader in an infected zone tests his survival."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def run(self, p: Ultimus) -> None:
        if is_in_play(p, self.leader):
            p.begin(PlagueRoll(self.leader))


@final
class PlagueRoll(TenRoll):
    """6.3: a 9 kills the leader."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(words.E_ROLL, self.leader, number, DEADLY)
        if number == DEADLY:
            kill(p, self.leader, PLAGUE)


def catch_plague(p: Ultimus, leader: int, units: list[int], zone: int) -> None:
    """6.3: whatever enters an infected zone suffers as those who were there."""
    grade = infection(p, zone)
    if not grade:
        return
    for unit in units:
        if p.unit_at[unit] == zone:
            infect(p, unit, grade)
    if leader != NONE and p.leader_at[leader] == zone:
        p.begin(PlagueTest(leader))
