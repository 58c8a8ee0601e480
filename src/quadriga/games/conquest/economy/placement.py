"""Phase six: new pieces are placed (section 16)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.economy.purchase import harbours
from quadriga.games.conquest.pieces import CITY, FORTIFICATION, GALLEY, LAND_TYPES
from quadriga.games.conquest.position import NONE, ON_ORDER, Conquest

PLACEMENT_PHASE: Final = 6


@final
class PlacementPhase(Procedure[Conquest]):
    """16: units arrive at home, buildings where they were bought for, then the galleys are moored."""

    def run(self, p: Conquest) -> None:
        if p.turn_over:
            return
        p.phase = PLACEMENT_PHASE
        home = p.home[p.active]
        for kind in range(LAND_TYPES):
            if p.ordered[kind]:
                p.add_units(p.active, home, kind, p.ordered[kind])
                p.tell(words.E_PLACED, p.active, kind, p.ordered[kind], home)
                p.ordered = replaced(p.ordered, kind, 0)
        place_buildings(p)
        moor_galleys(p)


def place_buildings(p: Conquest) -> None:
    """4.2 and 16: cities, fortifications and roads are built; each new city raises the tribute marker."""
    for zone in range(PROVINCES):
        if p.city[zone] == ON_ORDER:
            p.city = replaced(p.city, zone, 1)
            p.tell(words.E_PLACED, p.active, CITY, 1, zone)
            p.raise_tribute(p.active, p.pieces.city_tribute)
        if p.fort[zone] == ON_ORDER:
            p.fort = replaced(p.fort, zone, 1)
            p.tell(words.E_PLACED, p.active, FORTIFICATION, 1, zone)
    for road in range(len(p.road)):
        if p.road[road] == ON_ORDER:
            p.road = replaced(p.road, road, 1)
            p.road_builder = replaced(p.road_builder, road, p.active)
            p.tell(words.E_ROAD_BUILT, p.active, road)


def moor_galleys(p: Conquest) -> None:
    """16: ask for the coast of the next galley, or put all where there is only one."""
    while p.ordered[GALLEY]:
        coasts = harbours(p, p.active)
        if len(coasts) > 1:
            p.begin(Mooring())
            return
        moor(p, coasts[0][0], coasts[0][1])


def moor(p: Conquest, zone: int, coast: int) -> None:
    """16: a new galley lies in port on one coast of a province."""
    for ship in range(len(p.ship_at)):
        if p.ship_at[ship] == NONE and p.ship_owner[ship] == p.active:
            p.ship_at[ship] = zone
            p.ship_coast[ship] = coast
            p.ordered = replaced(p.ordered, GALLEY, p.ordered[GALLEY] - 1)
            p.tell(words.E_PLACED, p.active, GALLEY, 1, zone)
            return


@final
class Mooring(Decision[Conquest]):
    """16: on which coast a new galley is placed."""

    verbs: ClassVar[tuple[int, ...]] = (words.MOOR,)
    prompt: ClassVar[str] = words.ASK_MOORING

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def moves(self, p: Conquest) -> list[Move]:
        return [Move(words.MOOR, zone, coast) for zone, coast in harbours(p, p.active)]

    def why(self, p: Conquest, move: Move) -> int:
        return words.R_NOT_YOUR_HARBOUR

    def play(self, p: Conquest, move: Move) -> None:
        moor(p, move.a, move.b)
        moor_galleys(p)
