"""Which cities an enemy could take before their owner moves again (section 14)."""

from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.movement.sail import units_aboard
from quadriga.games.conquest.pieces import CAVALRY
from quadriga.games.conquest.position import NONE, Conquest


def is_threatened(p: Conquest, seat: int, zone: int) -> bool:
    """14 and Ruling C-70: whether land units of another player could come to a province in one turn of theirs.

    That is, if nobody stopped them and they had a leader: any unit from a neighbouring province, cavalry from a second
    one or along roads, whatever galleys can land.
    """
    if p.has_enemy_units(seat, zone):
        return True
    for near in p.board.land.near[zone]:
        if p.has_enemy_units(seat, near):
            return True
        for other in range(p.seats):
            if other != seat and any(p.count(other, far, CAVALRY) for far in _riding_through(p, other, near)):
                return True
    return any(_can_land(p, seat, ship, zone) for ship in range(len(p.ship_at)))


def _riding_through(p: Conquest, seat: int, zone: int) -> list[int]:
    """4.5, 8.1: whence a player's cavalry could come through a province: from beside it, or by roads of his cities."""
    joined = [zone]
    for one in joined:
        for road in p.board.road_of[one]:
            if p.road[road] == 1 and all(p.control[end] == seat for end in p.board.roads[road]):
                joined += [end for end in p.board.roads[road] if end not in joined]
    return joined + p.board.land.near[zone]


def _can_land(p: Conquest, seat: int, ship: int, zone: int) -> bool:
    """8.2: whether another player's galley could bring units into a province with its two steps."""
    at, owner = p.ship_at[ship], p.ship_owner[ship]
    if at == NONE or owner == seat:
        return False
    if at < PROVINCES:
        return p.army(owner, at) > 0 and any(
            zone in p.board.ports[sea] for sea in p.board.coasts[at][p.ship_coast[ship]]
        )
    seas = [at, *p.board.waters.near[at]]
    return units_aboard(p, ship) > 0 and any(zone in p.board.ports[sea] for sea in seas)
