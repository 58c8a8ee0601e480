"""Land movement (section 8.1).

A march is a chain of steps. Each step names a leader and a province, then who follows: so legions are formed, split and
joined anew in every province, as the book allows.
"""

from typing import ClassVar, Final, final

from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Counts
from quadriga.engine.seat import Seat
from quadriga.engine.steps import CountEach
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.movement.parts import FOLLOWERS, Ride
from quadriga.games.conquest.movement.roads import can_ride_on, ridden, road_path, road_reach
from quadriga.games.conquest.pieces import CATAPULT, CAVALRY, INFANTRY, LAND_TYPES
from quadriga.games.conquest.position import NONE, Conquest

KEEPING: Final = 1
"""Cavalry that still has a point after the step."""
WEARY: Final = 2
"""Cavalry that has none left after the step."""
TYPE_OF: Final = [INFANTRY, CAVALRY, CAVALRY, CATAPULT]
"""The type of unit of each kind of follower."""


# ---------------------------------------------------------------- conditions


def forbids_leader(p: Conquest, leader: int) -> int:
    """4.3 and 8.1: what keeps a leader from taking a step on land at all.

    Only leaders of the active player, ashore and not come upon an enemy, have points (`rest`, `step`, Ruling C-54).
    """
    if leader >= len(p.leader_at):
        return words.R_LEADER_NOT_YOURS
    if p.leader_points[leader] or p.rider() == leader:
        return 0
    if p.leader_owner[leader] != p.active:
        return words.R_LEADER_NOT_YOURS
    if p.captor[leader] != NONE:
        return words.R_LEADER_CAPTIVE
    zone = p.leader_at[leader]
    if zone == NONE:
        return words.R_LEADER_OUT_OF_PLAY
    if p.leader_ship[leader] != NONE:
        return words.R_LEADER_ABOARD
    return words.R_STOPPED_BY_ENEMY if p.has_enemy_units(p.active, zone) else words.R_LEADER_SPENT


def forbids_way(p: Conquest, leader: int, zone: int) -> int:
    """3.1 and 4.5: whether the leader can get to a province in one step, on foot or along roads."""
    if zone >= PROVINCES:
        return words.R_NO_WALKING_ON_WATER
    start = p.leader_at[leader]
    if zone == start:
        return words.R_ALREADY_THERE
    if can_ride_on(p, leader, zone):
        return 0
    if not p.board.land.is_link(start, zone) and zone not in road_reach(p, start, 0):
        return words.R_NOT_ADJACENT
    return 0 if p.leader_points[leader] else words.R_LEADER_SPENT


# ---------------------------------------------------------------- steps


def march_moves(p: Conquest, into: list[Move]) -> None:
    """8.1: every first word of a step: which leader goes where."""
    rider = p.rider()
    for leader, points in enumerate(p.leader_points):
        if not points and rider != leader:
            continue
        start = p.leader_at[leader]
        marches = words.MARCHES[leader]
        roads = road_reach(p, start, 0 if points else ridden(p)) if p.city[start] == 1 else []
        if points:
            for zone in p.board.land.near[start]:
                if zone not in roads:
                    into.append(marches[zone])
        for zone in roads:
            into.append(marches[zone])


def forbids_march(p: Conquest, leader: int, zone: int) -> int:
    """8.1: what forbids a step, the zone perhaps still open."""
    if leader == ANY:
        return words.R_NO_WALKING_ON_WATER if zone >= PROVINCES else words.R_NOT_ADJACENT
    refusal = forbids_leader(p, leader)
    if refusal or zone != ANY:
        return refusal or forbids_way(p, leader, zone)
    return words.R_LEADER_SPENT


def available(p: Conquest, leader: int, by_road: bool, follower: int) -> int:
    """4.5, 4.6.1 to 4.6.3 and 8.1: how many pieces of a kind can follow the leader's next step."""
    zone = p.leader_at[leader]
    at = zone * LAND_TYPES
    kind = TYPE_OF[follower]
    ride = p.ride if by_road and p.rider() == leader else None
    rode = 0 if ride is None else ride.riding[follower]
    if follower == KEEPING:
        return p.count(p.active, zone, CAVALRY) - p.half[zone] - p.spent[at + CAVALRY] + rode
    if follower == WEARY:
        return p.half[zone] - (0 if ride is None else ride.riding[KEEPING]) + rode
    return p.count(p.active, zone, kind) - p.spent[at + kind] + rode


def step(p: Conquest, leader: int, zone: int, by_road: bool, took: list[int]) -> None:
    """8.1: the leader and those who follow him enter the province, and pay."""
    start = p.leader_at[leader]
    goes_on = by_road and p.rider() == leader
    path = road_path(p, start, zone) if by_road else 0
    stops = p.has_enemy_units(p.active, zone)
    for follower in range(FOLLOWERS):
        _follow(p, start, zone, follower, took[follower], goes_on, stops)
    if not goes_on:
        p.leader_points[leader] -= 1
    p.leader_at[leader] = zone
    if stops:
        p.leader_points[leader] = 0
    if by_road and not stops:
        ride_on(p, leader, took, path)
    else:
        p.end_road_move()
    p.tell(words.E_MARCHED, leader, zone, took[INFANTRY], took[KEEPING] + took[WEARY], took[3])


def ride_on(p: Conquest, leader: int, took: list[int], path: int) -> None:
    """4.5: the road move begins here, or goes on with those who were taken along."""
    ride = p.ride
    if ride is None:
        ride = Ride()
        ride.lay_out(leader)
        p.ride = ride
    ride.riding = took
    ride.ridden |= path


def _follow(p: Conquest, start: int, zone: int, follower: int, number: int, goes_on: bool, stops: bool) -> None:
    """Ruling C-55: move followers of one kind; those already on the road go first, for they pay nothing more."""
    if number == 0:
        return
    kind = TYPE_OF[follower]
    left, into = start * LAND_TYPES + kind, zone * LAND_TYPES + kind
    rode = min(number, p.ride.riding[follower]) if goes_on and p.ride is not None else 0
    if follower == KEEPING:
        p.half[start] -= rode
        if stops:
            p.spent[into] += number
        else:
            p.half[zone] += number
    else:
        p.spent[left] -= rode
        if follower == WEARY:
            p.half[start] -= number - rode
        p.spent[into] += number
    p.add_units(p.active, start, kind, -number)
    p.add_units(p.active, zone, kind, number)


def begin_march(p: Conquest, leader: int, zone: int) -> None:
    """8.1: ask who follows, or step at once where nobody can."""
    if not can_ride_on(p, leader, zone):
        p.end_road_move()
    by_road = zone in road_reach(p, p.leader_at[leader], ridden(p))
    Muster(leader, zone, 1 if by_road else 0, ()).go_on(p)


@final
class Muster(CountEach[Conquest]):
    """8.1: who follows the leader, kind by kind or the whole legion at once."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE,)
    wholes: ClassVar[tuple[int, ...]] = (words.LEAD,)
    each: ClassVar[Counts] = words.LEGION
    prompt: ClassVar[str] = words.ASK_FOLLOWERS

    def __init__(self, leader: int, zone: int, by_road: int, counts: tuple[int, ...]) -> None:
        self.leader: Final = leader
        self.zone: Final = zone
        self.by_road: Final = by_road
        self.counts = counts

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [
            ("leader", words.LEADER, self.leader),
            ("zone", words.ZONE, self.zone),
            ("follower", words.FOLLOWER, len(self.counts)),
            ("room", words.NUMBER, p.pieces.legion - sum(self.counts)),
        ]

    def next_step(self, counts: tuple[int, ...]) -> "Muster":
        return Muster(self.leader, self.zone, self.by_road, counts)

    def bounds(self, p: Conquest, counts: list[int]) -> tuple[int, int]:
        """8.1 and Ruling C-32: from none at all to as many as there are and a legion holds."""
        room = p.pieces.legion - sum(counts)
        return 0, min(room, available(p, self.leader, self.by_road == 1, len(counts)))

    def forbids(self, p: Conquest, counts: list[int], number: int) -> int:
        if number < 0:
            return words.R_NOT_A_NUMBER
        if number > p.pieces.legion - sum(counts):
            return words.R_LEGION_FULL
        return words.R_TOO_FEW_FOLLOWERS

    def forbids_kind(self, p: Conquest, kind: int) -> int:
        return words.R_OTHER_FOLLOWER

    def counted(self, p: Conquest, counts: tuple[int, ...]) -> None:
        step(p, self.leader, self.zone, self.by_road == 1, list(counts))
