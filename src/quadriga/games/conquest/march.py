"""Land movement and roads (sections 4.5 and 8.1).

A march is a chain of steps. Each step names a leader and a province, then who follows: so legions are formed, split and
joined anew in every province, as the book allows.
"""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import options, words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.pieces import CATAPULT, CAVALRY, INFANTRY, LAND_TYPES
from quadriga.games.conquest.position import NONE, Conquest

FOLLOWERS: Final = 4
KEEPING: Final = 1
"""Cavalry that still has a point after the step."""
WEARY: Final = 2
"""Cavalry that has none left after the step."""
TYPE_OF: Final = [INFANTRY, CAVALRY, CAVALRY, CATAPULT]
"""The type of unit of each kind of follower."""


# ---------------------------------------------------------------- conditions


def leader_bars(p: Conquest, leader: int) -> int:
    """4.3 and 8.1: what keeps a leader from taking a step on land at all.

    Only leaders of the active player, ashore and not come upon an enemy, have points (`rest`, `step`, Ruling C-54).
    """
    if leader >= len(p.leader_at):
        return words.LEADER_NOT_YOURS
    if p.leader_points[leader] or p.rider == leader:
        return 0
    if p.leader_owner[leader] != p.active:
        return words.LEADER_NOT_YOURS
    if p.captor[leader] != NONE:
        return words.LEADER_CAPTIVE
    zone = p.leader_at[leader]
    if zone == NONE:
        return words.LEADER_OUT_OF_PLAY
    if p.leader_ship[leader] != NONE:
        return words.LEADER_ABOARD
    return words.STOPPED_BY_ENEMY if p.has_enemy_units(p.active, zone) else words.LEADER_SPENT


def way_bars(p: Conquest, leader: int, zone: int) -> int:
    """3.1 and 4.5: whether the leader can get to a province in one step, on foot or along roads."""
    if zone >= PROVINCES:
        return words.NO_WALKING_ON_WATER
    start = p.leader_at[leader]
    if zone == start:
        return words.ALREADY_THERE
    if rides_on(p, leader, zone):
        return 0
    if not p.board.land.is_link(start, zone) and zone not in road_reach(p, start, 0):
        return words.NOT_ADJACENT
    return 0 if p.leader_points[leader] else words.LEADER_SPENT


def company_bars(p: Conquest, leader: int, zone: int) -> int:
    """4.3.1 and Ruling C-32: a leader enters an enemy-held province with, or after, land units of his own."""
    if not needs_company(p, zone):
        return 0
    by_road = rides_on(p, leader, zone)
    for follower in range(FOLLOWERS):
        if available(p, leader, by_road, follower) > 0:
            return 0
    return words.LEADER_ALONE


def needs_company(p: Conquest, zone: int) -> bool:
    """Whether a leader of the active player may not be the first to enter."""
    me = p.active
    hosts = p.hosts[zone]
    if hosts >> me & 1:
        return False
    owner = p.control[zone]
    return hosts != 0 or (owner != NONE and owner != me)


# ---------------------------------------------------------------- roads


def has_road(p: Conquest, road: int) -> bool:
    """4.5 and Ruling C-30: a road whose two cities the active player controls (by option, that he built too)."""
    if p.road[road] != 1 or (p.options[options.ROADS] == options.BUILDER and p.road_builder[road] != p.active):
        return False
    one, other = p.board.roads[road]
    return p.control[one] == p.active and p.control[other] == p.active


def road_ends(p: Conquest, zone: int) -> list[int]:
    """4.5: the provinces at the other end of the roads that can be used from here."""
    ends: list[int] = []
    for road in p.board.road_of[zone]:
        if p.road[road] == 1 and has_road(p, road):
            one, other = p.board.roads[road]
            ends.append(other if one == zone else one)
    return ends


def road_reach(p: Conquest, start: int, behind: int = 0) -> list[int]:
    """4.5: the provinces one road move leads to, none of those `behind`; enemy land units stop whoever meets them."""
    if p.city[start] != 1 or p.control[start] != p.active:
        return []
    seen = [start]
    for zone in seen:
        if zone != start and p.has_enemy_units(p.active, zone):
            continue
        for end in road_ends(p, zone):
            if end not in seen and not behind >> end & 1:
                seen.append(end)
    return seen[1:]


def rides_on(p: Conquest, leader: int, zone: int) -> bool:
    """4.5 and Ruling C-56: whether a step goes on with the leader's road move, one path that never turns back."""
    return p.rider == leader and zone in road_reach(p, p.leader_at[leader], p.ridden)


def road_path(p: Conquest, start: int, zone: int) -> int:
    """Ruling C-56: the mask of provinces on the shortest way a road move can take, both ends included."""
    seen, came = [start], [start]
    for here in seen:
        if here == start or not p.has_enemy_units(p.active, here):
            for end in road_ends(p, here):
                if end not in seen and not p.ridden >> end & 1:
                    seen.append(end)
                    came.append(here)
    path = 1 << start
    while zone != start:
        path |= 1 << zone
        zone = came[seen.index(zone)]
    return path


# ---------------------------------------------------------------- steps


def march_moves(p: Conquest, into: list[Move]) -> None:
    """8.1: every first word of a step: which leader goes where."""
    for leader, points in enumerate(p.leader_points):
        if not points and p.rider != leader:
            continue
        start = p.leader_at[leader]
        marches = words.MARCHES[leader]
        roads = road_reach(p, start, 0 if points else p.ridden) if p.city[start] == 1 else []
        if points:
            for zone in p.board.land.near[start]:
                if not (needs_company(p, zone) and company_bars(p, leader, zone)) and zone not in roads:
                    into.append(marches[zone])
        for zone in roads:
            if not (needs_company(p, zone) and company_bars(p, leader, zone)):
                into.append(marches[zone])


def march_bars(p: Conquest, leader: int, zone: int) -> int:
    """8.1: what forbids a step, the zone perhaps still open."""
    if leader == ANY:
        return words.NO_WALKING_ON_WATER if zone >= PROVINCES else words.NOT_ADJACENT
    bars = leader_bars(p, leader)
    if bars or zone != ANY:
        return bars or way_bars(p, leader, zone) or company_bars(p, leader, zone)
    if p.leader_points[leader] == 0:
        return words.LEADER_SPENT
    return words.LEADER_ALONE if p.board.land.near[p.leader_at[leader]] else words.NOT_ADJACENT


def available(p: Conquest, leader: int, by_road: bool, follower: int) -> int:
    """4.5, 4.6.1 to 4.6.3 and 8.1: how many pieces of a kind can follow the leader's next step."""
    zone = p.leader_at[leader]
    at = zone * LAND_TYPES
    kind = TYPE_OF[follower]
    rode = p.riding[follower] if by_road and p.rider == leader else 0
    if follower == KEEPING:
        return p.count(p.active, zone, CAVALRY) - p.half[zone] - p.spent[at + CAVALRY] + rode
    if follower == WEARY:
        walking = p.half[zone] - (p.riding[KEEPING] if by_road and p.rider == leader else 0)
        return walking + rode
    return p.count(p.active, zone, kind) - p.spent[at + kind] + rode


def step(p: Conquest, leader: int, zone: int, by_road: bool, took: list[int]) -> None:
    """8.1: the leader and those who follow him enter the province, and pay."""
    start = p.leader_at[leader]
    goes_on = by_road and p.rider == leader
    path = road_path(p, start, zone) if by_road else 0
    stops = p.has_enemy_units(p.active, zone)
    for follower in range(FOLLOWERS):
        _follow(p, start, zone, follower, took[follower], goes_on, stops)
    if not goes_on:
        p.end_road_move()
        p.leader_points[leader] -= 1
    p.leader_at[leader] = zone
    if stops:
        p.leader_points[leader] = 0
    if by_road and not stops:
        p.rider = leader
        p.riding = took
        p.ridden |= path
    else:
        p.end_road_move()
    p.tell(words.MARCHED, leader, zone, took[INFANTRY], took[KEEPING] + took[WEARY], took[3])


def _follow(p: Conquest, start: int, zone: int, follower: int, number: int, goes_on: bool, stops: bool) -> None:
    """Ruling C-55: move followers of one kind; those already on the road go first, for they pay nothing more."""
    if number == 0:
        return
    kind = TYPE_OF[follower]
    left, into = start * LAND_TYPES + kind, zone * LAND_TYPES + kind
    rode = min(number, p.riding[follower]) if goes_on else 0
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
    if not rides_on(p, leader, zone):
        p.end_road_move()
    by_road = zone in road_reach(p, p.leader_at[leader], p.ridden)
    next_follower(p, Muster(leader, zone, 1 if by_road else 0, 0, (0, 0, 0, 0)))


def next_follower(p: Conquest, muster: "Muster") -> None:
    """Go on to the next kind of follower there is, or take the step."""
    follower = muster.follower
    while follower < FOLLOWERS:
        asked = Muster(muster.leader, muster.zone, muster.by_road, follower, muster.took)
        low, high = asked.bounds(p)
        if high > low or (high == low and high > 0):
            p.begin(asked)
            return
        follower += 1
    step(p, muster.leader, muster.zone, muster.by_road == 1, list(muster.took))


@final
class Muster(Decision[Conquest]):
    """8.1: how many of one kind follow the leader."""

    fields: ClassVar[tuple[str, ...]] = ("leader", "zone", "by_road", "follower", "took")
    verbs: ClassVar[tuple[int, ...]] = (words.TAKE,)
    prompt: ClassVar[str] = words.ASK_FOLLOWERS

    def __init__(self, leader: int, zone: int, by_road: int, follower: int, took: tuple[int, ...]) -> None:
        self.leader: Final = leader
        self.zone: Final = zone
        self.by_road: Final = by_road
        self.follower: Final = follower
        self.took: Final = took

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [
            ("leader", words.LEADER, self.leader),
            ("zone", words.ZONE, self.zone),
            ("follower", words.FOLLOWER, self.follower),
        ]

    def bounds(self, p: Conquest) -> tuple[int, int]:
        """8.1: the fewest and the most of this kind that may follow."""
        by_road = self.by_road == 1
        room = p.pieces.legion - sum(self.took)
        high = min(room, available(p, self.leader, by_road, self.follower))
        low = 0
        if needs_company(p, self.zone) and sum(self.took) == 0:
            later = 0
            for follower in range(self.follower + 1, FOLLOWERS):
                later += available(p, self.leader, by_road, follower)
            low = 1 if later == 0 else 0
        return low, high

    def moves(self, p: Conquest) -> list[Move]:
        low, high = self.bounds(p)
        return [Move(words.TAKE, self.follower, number) for number in range(low, high + 1)]

    def why(self, p: Conquest, move: Move) -> int:
        if move.a != ANY and move.a != self.follower:
            return words.OTHER_FOLLOWER
        if move.b == ANY:
            return 0
        low, high = self.bounds(p)
        if move.b < 0:
            return words.NOT_A_NUMBER
        if move.b < low:
            return words.LEADER_ALONE
        if move.b > p.pieces.legion - sum(self.took):
            return words.LEGION_FULL
        return words.TOO_FEW_FOLLOWERS if move.b > high else 0

    def play(self, p: Conquest, move: Move) -> None:
        took = list(self.took)
        took[self.follower] = move.b
        next_follower(p, Muster(self.leader, self.zone, self.by_road, self.follower + 1, tuple(took)))
