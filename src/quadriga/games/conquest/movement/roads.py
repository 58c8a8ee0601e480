"""Moving along roads (section 4.5)."""

from quadriga.games.conquest import options
from quadriga.games.conquest.position import Conquest


def has_road(p: Conquest, road: int) -> bool:
    """4.5 and Ruling C-30: a road of his own whose two cities the active player controls (by option, anybody's)."""
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
    reached: list[int] = []
    closed = behind | 1 << start
    for end in road_ends(p, start):
        if not closed >> end & 1:
            closed |= 1 << end
            reached.append(end)
    for zone in reached:
        if not p.has_enemy_units(p.active, zone):
            for end in road_ends(p, zone):
                if not closed >> end & 1:
                    closed |= 1 << end
                    reached.append(end)
    return reached


def can_ride_on(p: Conquest, leader: int, zone: int) -> bool:
    """4.5 and Ruling C-56: whether a step goes on with the leader's road move, one path that never turns back."""
    ride = p.ride
    return ride is not None and ride.rider == leader and zone in road_reach(p, p.leader_at[leader], ride.ridden)


def ridden(p: Conquest) -> int:
    """Ruling C-56: the mask of provinces the road move under way has come through."""
    return 0 if p.ride is None else p.ride.ridden


def road_path(p: Conquest, start: int, zone: int) -> int:
    """Ruling C-56: the mask of provinces on the shortest way a road move can take, both ends included."""
    seen, came = [start], [start]
    behind = ridden(p)
    for here in seen:
        if here == start or not p.has_enemy_units(p.active, here):
            for end in road_ends(p, here):
                if end not in seen and not behind >> end & 1:
                    seen.append(end)
                    came.append(here)
    path = 1 << start
    while zone != start:
        path |= 1 << zone
        zone = came[seen.index(zone)]
    return path
