"""Dangers of the road (rulebook 7.1 leaders caught alone, 6.3 plague, 6.3 the council that Augustus attends)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus.board import EAST, NONE
from quadriga.games.ultimus.choices import settle_leader
from quadriga.games.ultimus.counters import AUGUSTA_EAST, COUNCIL, spend, take_up
from quadriga.games.ultimus.dice import SixRoll, TenRoll
from quadriga.games.ultimus.forces import has_units, is_in_play, leaders_in, score, weaken
from quadriga.games.ultimus.limits import leaves_half
from quadriga.games.ultimus.lives import CAUGHT, PLAGUE, kill
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.tables import ROMAIN
from quadriga.games.ultimus.words import (
    E_COUNCIL_HELD,
    E_ESCAPED,
    E_ROLL,
    ENEMY_THERE,
    FLEE,
    LEADER,
    NOT_IN_HAND,
    NOT_NEXT,
    OTHER_PIECE,
    PASS,
    PLAY,
)

DEADLY: Final = 9
RING: Final = 1
CENTRE: Final = 2
COUNCIL_POINTS: Final = 3


@final
class EndMove(Procedure[Ultimus]):
    """7.1: a move ends in a zone: leaders without troops among enemies are caught, Augustus may find his council."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def run(self, p: Ultimus) -> None:
        p.begin(Attend())
        for camp in range(2):
            if has_units(p, self.zone, 1 - camp) and not has_units(p, self.zone, camp):
                for leader in reversed(leaders_in(p, self.zone, camp)):
                    p.begin(Caught(leader, self.zone))


@final
class Caught(Procedure[Ultimus]):
    """7.1: a leader alone among enemy units must try to get away at once."""

    fields: ClassVar[tuple[str, ...]] = ("leader", "zone")

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

    fields: ClassVar[tuple[str, ...]] = ("leader",)

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(E_ROLL, self.leader, number, DEADLY)
        zones = ways_out(p, self.leader)
        if number == DEADLY or not zones:
            kill(p, self.leader, CAUGHT)
        elif len(zones) == 1:
            slip_away(p, self.leader, zones[0])
        else:
            p.begin(Escape(self.leader))


def slip_away(p: Ultimus, leader: int, zone: int) -> None:
    """7.1: the leader reaches a neighbouring zone; if plague reigns there it tests him."""
    p.tell(E_ESCAPED, leader, zone)
    settle_leader(p, leader, zone)
    if infection(p, zone):
        p.begin(PlagueTest(leader))


@final
class Escape(Decision[Ultimus]):
    """7.1: his owner chooses where a leader slips away to."""

    fields: ClassVar[tuple[str, ...]] = ("leader",)
    verbs: ClassVar[tuple[int, ...]] = (FLEE,)
    prompt: ClassVar[str] = "escape"

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.leader_side[self.leader])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", LEADER, self.leader)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(FLEE, self.leader, zone) for zone in ways_out(p, self.leader)]

    def play(self, p: Ultimus, move: Move) -> None:
        slip_away(p, self.leader, move.b)

    def why(self, p: Ultimus, move: Move) -> int:
        if move.a not in (ANY, self.leader):
            return OTHER_PIECE
        return NOT_NEXT if move.b not in p.board.near[p.leader_at[self.leader]] else ENEMY_THERE


# ---------------------------------------------------------------- plague


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

    fields: ClassVar[tuple[str, ...]] = ("leader",)

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def run(self, p: Ultimus) -> None:
        if is_in_play(p, self.leader):
            p.begin(PlagueRoll(self.leader))


@final
class PlagueRoll(TenRoll):
    """6.3: a 9 kills the leader."""

    fields: ClassVar[tuple[str, ...]] = ("leader",)

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(E_ROLL, self.leader, number, DEADLY)
        if number == DEADLY:
            kill(p, self.leader, PLAGUE)


def catch_plague(p: Ultimus, leader: int, units: tuple[int, ...], zone: int) -> None:
    """6.3: whatever enters an infected zone suffers as those who were there."""
    grade = infection(p, zone)
    if not grade:
        return
    for unit in units:
        if p.unit_at[unit] == zone:
            infect(p, unit, grade)
    if leader != NONE and p.leader_at[leader] == zone:
        p.begin(PlagueTest(leader))


# ---------------------------------------------------------------- the ecumenical council


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
class AugustaAtCouncil(Decision[Ultimus]):
    """6.1: Augusta Orientalis makes the council succeed without a roll."""

    fields: ClassVar[tuple[str, ...]] = ("augustus",)
    verbs: ClassVar[tuple[int, ...]] = (PLAY, PASS)
    prompt: ClassVar[str] = "augusta"

    def __init__(self, augustus: int) -> None:
        self.augustus: Final = augustus

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def moves(self, p: Ultimus) -> list[Move]:
        return ([Move(PLAY, AUGUSTA_EAST)] if p.has(ROMAIN, AUGUSTA_EAST) else []) + [Move(PASS)]

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == PLAY:
            spend(p, ROMAIN, AUGUSTA_EAST)
            hold_council(p, True)
        else:
            p.begin(CouncilRoll(self.augustus))

    def seals(self, p: Ultimus, move: Move) -> bool:
        return move.verb == PLAY

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_IN_HAND


def hold_council(p: Ultimus, success: bool) -> None:
    """6.3: a theological success is worth 3 points to the ROMAIN."""
    p.tell(E_COUNCIL_HELD, int(success))
    if success:
        score(p, ROMAIN, COUNCIL_POINTS)


@final
class CouncilRoll(SixRoll):
    """6.3: 1d6 of at most the CP of Augustus Orientalis is a success."""

    fields: ClassVar[tuple[str, ...]] = ("augustus",)

    def __init__(self, augustus: int) -> None:
        self.augustus: Final = augustus

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(E_ROLL, self.augustus, number, p.roster.leader_cp[self.augustus])
        hold_council(p, number <= p.roster.leader_cp[self.augustus])
