"""Phase five: new pieces are bought (section 15)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.alliances import ALLIANCES, add_alliances, forbids_alliance, speak
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.pieces import CITY, FORTIFICATION, GALLEY, LAND_TYPES, ROAD
from quadriga.games.conquest.position import NONE, ON_ORDER, Conquest

PURCHASE_PHASE: Final = 5


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
    ports: list[int] = p.pieces.landlocked.get(p.home[seat], [p.home[seat]])
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


def forbids_buying(p: Conquest, kind: int) -> int:
    """4, 15 and 16: what keeps one from buying even one unit of a type."""
    if kind > GALLEY:
        return words.R_NOT_BOUGHT_BY_NUMBER
    if kind == GALLEY and harbours(p, p.active):
        pass
    elif not is_home_open(p, p.active):
        return words.R_HOME_LOST
    elif kind == GALLEY:
        return words.R_NO_HARBOUR
    left = galleys_left(p, p.active) if kind == GALLEY else p.pool[p.active * LAND_TYPES + kind]
    if left == 0:
        return words.R_NO_PIECES_LEFT
    return 0 if p.money[p.active] >= p.price(kind) else words.R_TOO_DEAR


def most_units(p: Conquest, kind: int) -> int:
    """4 and 15: how many units of a type can be bought."""
    left = galleys_left(p, p.active) if kind == GALLEY else p.pool[p.active * LAND_TYPES + kind]
    return min(left, p.money[p.active] // p.price(kind))


def forbids_number(p: Conquest, kind: int, number: int) -> int:
    """4 and 15: why so many units, of a type that can be bought, cannot be bought at once."""
    if number < 1:
        return words.R_BUY_AT_LEAST_ONE
    return words.R_TOO_DEAR if number * p.price(kind) > p.money[p.active] else words.R_NO_PIECES_LEFT


def forbids_building(p: Conquest, kind: int) -> int:
    """4 and 15: whether one more city, fortification or road is to be had."""
    if p.building_pool[kind - CITY] == 0:
        return words.R_NO_PIECES_LEFT
    return 0 if p.money[p.active] >= p.price(kind) else words.R_TOO_DEAR


def forbids_city(p: Conquest, zone: int) -> int:
    """4.4.1 and Ruling C-02: one city in each province one controls."""
    if zone >= PROVINCES or p.control[zone] != p.active:
        return words.R_NOT_CONTROLLED
    if p.has_enemy_units(p.active, zone):
        return words.R_ENEMY_STANDS_THERE
    return words.R_CITY_THERE if p.city[zone] else 0


def forbids_fortifying(p: Conquest, zone: int) -> int:
    """4.4.2: a fortification goes under an own city, old or new."""
    if zone >= PROVINCES or p.control[zone] != p.active:
        return words.R_NOT_CONTROLLED
    if not p.city[zone]:
        return words.R_NO_CITY_TO_FORTIFY
    return words.R_FORTIFIED_ALREADY if p.fort[zone] else 0


def forbids_road(p: Conquest, road: int) -> int:
    """4.5: a road joins own cities of two provinces with a land border, never over water."""
    if not p.board.is_drawn[road]:
        return words.R_NO_SUCH_BORDER
    one, other = p.board.roads[road]
    if p.control[one] != p.active or p.control[other] != p.active or not p.city[one] or not p.city[other]:
        return words.R_ROAD_NEEDS_CITIES
    return words.R_ROAD_THERE if p.road[road] else 0


@final
class Purchase(Decision[Conquest]):
    """15: what to buy next. Buildings are bought for a place, since they must have one (Ruling C-49)."""

    verbs: ClassVar[tuple[int, ...]] = (
        words.BUY,
        words.BUILD_CITY,
        words.FORTIFY,
        words.BUILD_ROAD,
        *ALLIANCES,
        words.END_BUYING,
    )
    prompt: ClassVar[str] = words.ASK_PURCHASE

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("talents", words.NUMBER, p.money[p.active]), ("factor", words.NUMBER, p.factor)]

    def go_on(self, p: Conquest) -> None:
        """Ask if anything can be bought; once something was, the end is a decision of its own."""
        if self.purchases(p):
            p.begin(self)

    def purchases(self, p: Conquest) -> list[Move]:
        """15: everything that can be bought."""
        moves: list[Move] = []
        for kind in range(GALLEY + 1):
            if not forbids_buying(p, kind):
                for number in range(1, most_units(p, kind) + 1):
                    moves.append(Move(words.BUY, kind, number))
        can_build = not forbids_building(p, CITY)
        can_fortify = not forbids_building(p, FORTIFICATION)
        for zone in range(PROVINCES):
            if p.control[zone] == p.active:
                if can_build and not forbids_city(p, zone):
                    moves.append(Move(words.BUILD_CITY, zone))
                if can_fortify and not forbids_fortifying(p, zone):
                    moves.append(Move(words.FORTIFY, zone))
        if not forbids_building(p, ROAD):
            for road, (one, _) in enumerate(p.board.roads):
                if p.city[one] and not forbids_road(p, road):
                    moves.append(Move(words.BUILD_ROAD, road))
        return moves

    def moves(self, p: Conquest) -> list[Move]:
        moves = self.purchases(p)
        add_alliances(p, moves)
        moves.append(Move(words.END_BUYING))
        return moves

    def why(self, p: Conquest, move: Move) -> int:
        if move.verb in ALLIANCES:
            return forbids_alliance(p, move)
        if move.verb == words.BUY:
            if move.a == ANY:
                return words.R_TOO_DEAR
            return forbids_buying(p, move.a) or forbids_number(p, move.a, move.b)
        if move.verb == words.BUILD_CITY:
            return (forbids_city(p, move.a) if move.a != ANY else words.R_NOT_CONTROLLED) or forbids_building(p, CITY)
        if move.verb == words.FORTIFY:
            refusal = forbids_fortifying(p, move.a) if move.a != ANY else words.R_NO_CITY_TO_FORTIFY
            return refusal or forbids_building(p, FORTIFICATION)
        refusal = forbids_road(p, move.a) if move.a != ANY else words.R_ROAD_NEEDS_CITIES
        return refusal or forbids_building(p, ROAD)

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb == words.END_BUYING:
            return
        if move.verb in ALLIANCES:
            p.begin(self)
            speak(p, move)
            return
        kind, number = move.a, 1
        if move.verb == words.BUY:
            number = move.b
            p.ordered = replaced(p.ordered, kind, p.ordered[kind] + number)
            if kind < LAND_TYPES:
                p.pool[p.active * LAND_TYPES + kind] -= number
        elif move.verb == words.BUILD_CITY:
            kind = CITY
            p.city = replaced(p.city, move.a, ON_ORDER)
        elif move.verb == words.FORTIFY:
            kind = FORTIFICATION
            p.fort = replaced(p.fort, move.a, ON_ORDER)
        else:
            kind = ROAD
            p.road = replaced(p.road, move.a, ON_ORDER)
        if kind >= CITY:
            p.building_pool = replaced(p.building_pool, kind - CITY, p.building_pool[kind - CITY] - 1)
        talents = number * p.price(kind)
        p.money[p.active] -= talents
        p.tell(words.E_BOUGHT, p.active, kind, number, talents)
        p.begin(self)
