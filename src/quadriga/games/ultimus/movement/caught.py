"""A leader alone among enemies (rulebook 7.1)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import TenRoll
from quadriga.games.ultimus.forces import has_units, leaders_in
from quadriga.games.ultimus.movement.limits import leaves_half
from quadriga.games.ultimus.placement import settle_leader
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.stratagems.council import Attend
from quadriga.games.ultimus.stratagems.plague import PlagueTest, infection
from quadriga.games.ultimus.throne.lives import CAUGHT, kill

DEADLY: Final = 9


@final
class EndMove(Procedure[Ultimus]):
    """7.1: a move ends in a zone: leaders without troops among enemies are caught, Augustus may find his council."""

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def run(self, p: Ultimus) -> None:
        p.begin(Attend())
        for camp in range(2):
            if has_units(p, self.zone, 1 - camp) and not has_units(p, self.zone, camp):
                for leader in reversed(leaders_in(p, self.zone, camp)):
                    p.begin(Caught(leader, self.zone))


@final
class Stragglers(Procedure[Ultimus]):
    """7.1: a leader may also be left alone by what others do: a revolt, a usurpation, a migration."""

    def run(self, p: Ultimus) -> None:
        alone = {
            at
            for leader, at in enumerate(p.leader_at)
            if at >= 0 and has_units(p, at, 1 - p.leader_side[leader]) and not has_units(p, at, p.leader_side[leader])
        }
        for zone in sorted(alone, reverse=True):
            p.begin(EndMove(zone))


@final
class Caught(Procedure[Ultimus]):
    """7.1: a leader alone among enemy units must try to get away at once."""

    def __init__(self, leader: int, zone: int) -> None:
        self.leader: Final = leader
        self.zone: Final = zone

    def run(self, p: Ultimus) -> None:
        camp = p.leader_side[self.leader]
        if p.leader_at[self.leader] == self.zone and not has_units(p, self.zone, camp):
            p.begin(CaughtRoll(self.leader))


def ways_out(p: Ultimus, leader: int) -> list[int]:
    """7.1: neighbouring zones without enemy combat units, whatever the way costs; a usurper stays in his half."""
    enemy = 1 - p.leader_side[leader]
    return [
        zone
        for zone in p.board.near[p.leader_at[leader]]
        if not has_units(p, zone, enemy) and not p.setup.closed[zone] and not leaves_half(p, leader, zone)
    ]


@final
class CaughtRoll(TenRoll):
    """7.1: a 9 kills; so does having nowhere to go."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(words.E_ROLL, self.leader, number, DEADLY)
        zones = ways_out(p, self.leader)
        if number == DEADLY or not zones:
            kill(p, self.leader, CAUGHT)
        elif len(zones) == 1:
            slip_away(p, self.leader, zones[0])
        else:
            p.begin(Escape(self.leader))


def slip_away(p: Ultimus, leader: int, zone: int) -> None:
    """7.1: the leader reaches a neighbouring zone; if plague reigns there it tests him."""
    p.tell(words.E_ESCAPED, leader, zone)
    settle_leader(p, leader, zone)
    if infection(p, zone):
        p.begin(PlagueTest(leader))


@final
class Escape(ChooseOne[Ultimus]):
    """7.1: his owner chooses where a leader slips away to."""

    verbs: ClassVar[tuple[int, ...]] = (words.FLEE,)
    prompt: ClassVar[str] = words.ASK_ESCAPE

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.leader_side[self.leader])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", words.LEADER, self.leader)]

    def candidates(self, p: Ultimus) -> list[int]:
        return ways_out(p, self.leader)

    def chose(self, p: Ultimus, one: int) -> None:
        slip_away(p, self.leader, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_NEXT if one not in p.board.near[p.leader_at[self.leader]] else words.R_ENEMY_THERE

    def of(self, p: Ultimus) -> int:
        return self.leader

    def forbids_of(self, p: Ultimus, thing: int) -> int:
        return words.R_OTHER_PIECE
