"""Galleys as pieces: lost in port, sunk at sea (sections 4.6.4, 10 and 11)."""

from quadriga.games.conquest import words
from quadriga.games.conquest.pieces import LAND_TYPES
from quadriga.games.conquest.position import NONE, Conquest


def galleys_at(p: Conquest, seat: int, zone: int) -> list[int]:
    """The galleys a seat has in a sea zone or in port in a province."""
    return [ship for ship in range(len(p.ship_at)) if p.ship_at[ship] == zone and p.ship_owner[ship] == seat]


def burn_galleys(p: Conquest, seat: int, zone: int) -> None:
    """11 and Ruling C-23: the galleys of a side that does not hold the province are destroyed in its ports."""
    number = 0
    for ship in range(len(p.ship_at)):
        if p.ship_at[ship] == zone and p.ship_owner[ship] == seat:
            p.ship_at[ship] = NONE
            number += 1
    if number:
        p.tell(words.E_GALLEYS_BURNT, seat, zone, number)


def sink(p: Conquest, ship: int) -> list[int]:
    """10: a galley goes down with all its units; the leaders it carried are returned, for the enemy fishes them out."""
    hold = ship * LAND_TYPES
    owner = p.ship_owner[ship]
    p.tell(words.E_SUNK, ship, p.cargo[hold], p.cargo[hold + 1], p.cargo[hold + 2])
    for kind in range(LAND_TYPES):
        p.pool[owner * LAND_TYPES + kind] += p.cargo[hold + kind]
        p.cargo[hold + kind] = 0
    p.ship_at[ship] = NONE
    overboard = [leader for leader in range(len(p.leader_at)) if p.leader_ship[leader] == ship]
    for leader in overboard:
        p.leader_ship[leader] = NONE
        p.leader_at[leader] = NONE
    return overboard
