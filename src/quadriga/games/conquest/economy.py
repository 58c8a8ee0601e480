"""Tribute, destruction of cities, purchases and inflation (sections 13, 14, 15 and 15.1)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.pieces import CITY, FORTIFICATION, GALLEY, INFANTRY, LAND_TYPES, ROAD
from quadriga.games.conquest.position import NONE, ON_ORDER, Conquest

TRIBUTE_PHASE: Final = 3
DESTRUCTION_PHASE: Final = 4
PURCHASE_PHASE: Final = 5


@final
class TributePhase(Procedure[Conquest]):
    """13: the active player collects what his tribute marker shows."""

    def run(self, p: Conquest) -> None:
        if p.turn_over:
            return
        p.phase = TRIBUTE_PHASE
        p.money[p.active] += p.tribute[p.active]
        p.tell(words.TRIBUTE_PAID, p.active, p.tribute[p.active])


# ---------------------------------------------------------------- phase four


@final
class DestructionPhase(Procedure[Conquest]):
    """14: cities may be destroyed, if there are any."""

    def run(self, p: Conquest) -> None:
        if p.turn_over:
            return
        p.phase = DESTRUCTION_PHASE
        Destruction().go_on(p)


def raze_bars(p: Conquest, zone: int) -> int:
    """14: one destroys one's own cities only."""
    if zone >= PROVINCES or p.control[zone] != p.active or p.city[zone] != 1:
        return words.NO_OWN_CITY
    return 0


@final
class Destruction(Decision[Conquest]):
    """14: which city goes, with its fortification and the roads that lead to it."""

    verbs: ClassVar[tuple[int, ...]] = (words.RAZE, words.END_RAZING)
    prompt: ClassVar[str] = words.ASK_RAZING

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def go_on(self, p: Conquest) -> None:
        """Ask while there is a city to destroy."""
        for zone in range(PROVINCES):
            if not raze_bars(p, zone):
                p.begin(self)
                return

    def moves(self, p: Conquest) -> list[Move]:
        moves = [Move(words.RAZE, zone) for zone in range(PROVINCES) if not raze_bars(p, zone)]
        moves.append(Move(words.END_RAZING))
        return moves

    def why(self, p: Conquest, move: Move) -> int:
        return words.NO_OWN_CITY if move.a == ANY else raze_bars(p, move.a)

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb == words.END_RAZING:
            return
        raze(p, move.a)
        self.go_on(p)


def raze(p: Conquest, zone: int) -> None:
    """14: the city, its fortification and its roads can be bought again; the tribute marker goes down."""
    p.city[zone] = 0
    p.building_pool[0] += 1
    if p.fort[zone]:
        p.fort[zone] = 0
        p.building_pool[1] += 1
    for road in p.board.road_of[zone]:
        if p.road[road]:
            p.road[road] = 0
            p.road_builder[road] = NONE
            p.building_pool[2] += 1
    p.tribute[p.active] -= p.pieces.city_tribute
    p.tell(words.CITY_RAZED, p.active, zone)


# ---------------------------------------------------------------- phase five


@final
class PurchasePhase(Procedure[Conquest]):
    """15: the active player may spend his talents."""

    def run(self, p: Conquest) -> None:
        if p.turn_over:
            return
        p.phase = PURCHASE_PHASE
        Purchase().go_on(p)


def is_home_open(p: Conquest, seat: int) -> bool:
    """16, Rulings C-41 and C-50: new units come in at home while its owner controls it and no enemy stands there."""
    home = p.home[seat]
    return p.control[home] == seat and not p.has_enemy_units(seat, home)


def harbours(p: Conquest, seat: int) -> list[tuple[int, int]]:
    """16 and Ruling C-27: the coasts where new galleys may be placed, as (province, coast)."""
    if not is_home_open(p, seat):
        return []
    home = p.home[seat]
    ports: list[int] = p.pieces.landlocked.get(home, [home])
    return [
        (zone, coast)
        for zone in ports
        if p.control[zone] == seat and not p.has_enemy_units(seat, zone)
        for coast in range(len(p.board.coasts[zone]))
    ]


def galleys_left(p: Conquest, seat: int) -> int:
    """4: galleys of the seat's colours that are not on the board or bought already."""
    left = 0
    for ship in range(len(p.ship_at)):
        if p.ship_at[ship] == NONE and p.ship_owner[ship] == seat:
            left += 1
    return left - p.ordered[GALLEY]


def unit_bars(p: Conquest, kind: int) -> int:
    """4, 15 and 16: what keeps one from buying even one unit of a type."""
    if kind > GALLEY:
        return words.NOT_BOUGHT_BY_NUMBER
    if not is_home_open(p, p.active):
        return words.HOME_LOST
    if kind == GALLEY and not harbours(p, p.active):
        return words.NO_HARBOUR
    left = galleys_left(p, p.active) if kind == GALLEY else p.pool[p.active * LAND_TYPES + kind]
    if left == 0:
        return words.NO_PIECES_LEFT
    return 0 if p.money[p.active] >= p.price(kind) else words.TOO_DEAR


def most_units(p: Conquest, kind: int) -> int:
    """4 and 15: how many units of a type can be bought."""
    left = galleys_left(p, p.active) if kind == GALLEY else p.pool[p.active * LAND_TYPES + kind]
    return min(left, p.money[p.active] // p.price(kind))


def number_bars(p: Conquest, kind: int, number: int) -> int:
    """4 and 15: whether so many units can be bought at once."""
    if number < 1:
        return words.BUY_AT_LEAST_ONE
    if number * p.price(kind) > p.money[p.active]:
        return words.TOO_DEAR
    return words.NO_PIECES_LEFT if number > most_units(p, kind) else 0


def building_bars(p: Conquest, kind: int) -> int:
    """4 and 15: whether one more city, fortification or road is to be had."""
    if p.building_pool[kind - CITY] == 0:
        return words.NO_PIECES_LEFT
    return 0 if p.money[p.active] >= p.price(kind) else words.TOO_DEAR


def city_bars(p: Conquest, zone: int) -> int:
    """4.4.1 and Ruling C-02: one city in each province one controls."""
    if zone >= PROVINCES or p.control[zone] != p.active:
        return words.NOT_CONTROLLED
    return words.CITY_THERE if p.city[zone] else 0


def fortify_bars(p: Conquest, zone: int) -> int:
    """4.4.2: a fortification goes under an own city, old or new."""
    if zone >= PROVINCES or p.control[zone] != p.active:
        return words.NOT_CONTROLLED
    if not p.city[zone]:
        return words.NO_CITY_TO_FORTIFY
    return words.FORTIFIED_ALREADY if p.fort[zone] else 0


def road_bars(p: Conquest, road: int) -> int:
    """4.5: a road joins own cities of two provinces with a land border, never over water."""
    if not p.board.is_drawn[road]:
        return words.NO_SUCH_BORDER
    one, other = p.board.roads[road]
    if p.control[one] != p.active or p.control[other] != p.active or not p.city[one] or not p.city[other]:
        return words.ROAD_NEEDS_CITIES
    return words.ROAD_THERE if p.road[road] else 0


@final
class Purchase(Decision[Conquest]):
    """15: what to buy next. Buildings are bought for a place, since they must have one (Ruling C-49)."""

    verbs: ClassVar[tuple[int, ...]] = (
        words.BUY,
        words.BUILD_CITY,
        words.FORTIFY,
        words.BUILD_ROAD,
        words.END_BUYING,
    )
    prompt: ClassVar[str] = words.ASK_PURCHASE

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("talents", words.NUMBER, p.money[p.active]), ("factor", words.NUMBER, p.factor)]

    def go_on(self, p: Conquest) -> None:
        """Ask while anything can be bought."""
        if not unit_bars(p, INFANTRY) or (p.money[p.active] >= p.price(ROAD) and len(self.moves(p)) > 1):
            p.begin(self)

    def moves(self, p: Conquest) -> list[Move]:
        moves: list[Move] = []
        for kind in range(GALLEY + 1):
            if not unit_bars(p, kind):
                for number in range(1, most_units(p, kind) + 1):
                    moves.append(Move(words.BUY, kind, number))
        can_build = not building_bars(p, CITY)
        can_fortify = not building_bars(p, FORTIFICATION)
        for zone in range(PROVINCES):
            if p.control[zone] == p.active:
                if can_build and not city_bars(p, zone):
                    moves.append(Move(words.BUILD_CITY, zone))
                if can_fortify and not fortify_bars(p, zone):
                    moves.append(Move(words.FORTIFY, zone))
        if not building_bars(p, ROAD):
            for road, (one, _) in enumerate(p.board.roads):
                if p.city[one] and not road_bars(p, road):
                    moves.append(Move(words.BUILD_ROAD, road))
        moves.append(Move(words.END_BUYING))
        return moves

    def why(self, p: Conquest, move: Move) -> int:
        if move.verb == words.BUY:
            if move.a == ANY:
                return words.TOO_DEAR
            bars = unit_bars(p, move.a)
            return bars if bars or move.b == ANY else number_bars(p, move.a, move.b)
        if move.verb == words.BUILD_CITY:
            return (city_bars(p, move.a) if move.a != ANY else words.NOT_CONTROLLED) or building_bars(p, CITY)
        if move.verb == words.FORTIFY:
            bars = fortify_bars(p, move.a) if move.a != ANY else words.NO_CITY_TO_FORTIFY
            return bars or building_bars(p, FORTIFICATION)
        bars = road_bars(p, move.a) if move.a != ANY else words.ROAD_NEEDS_CITIES
        return bars or building_bars(p, ROAD)

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb == words.END_BUYING:
            return
        kind, number = move.a, 1
        if move.verb == words.BUY:
            number = move.b
            p.ordered[kind] += number
            if kind < LAND_TYPES:
                p.pool[p.active * LAND_TYPES + kind] -= number
        elif move.verb == words.BUILD_CITY:
            kind = CITY
            p.city[move.a] = ON_ORDER
        elif move.verb == words.FORTIFY:
            kind = FORTIFICATION
            p.fort[move.a] = ON_ORDER
        else:
            kind = ROAD
            p.road[move.a] = ON_ORDER
        if kind >= CITY:
            p.building_pool[kind - CITY] -= 1
        talents = number * p.price(kind)
        p.money[p.active] -= talents
        p.tell(words.BOUGHT, p.active, kind, number, talents)
        self.go_on(p)
