"""Sea movement: galleys, embarking and landing (sections 4.6.4 and 8.2)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.pieces import CAVALRY, LAND_TYPES
from quadriga.games.conquest.position import NONE, Conquest

# ---------------------------------------------------------------- conditions


def ship_bars(p: Conquest, ship: int) -> int:
    """8.2: what keeps a galley from moving at all; only the active player's galleys on the board have points."""
    if ship >= len(p.ship_at):
        return words.SHIP_NOT_YOURS
    if p.ship_points[ship]:
        return 0
    if p.ship_owner[ship] != p.active:
        return words.SHIP_NOT_YOURS
    return words.SHIP_NOT_BUILT if p.ship_at[ship] == NONE else words.SHIP_SPENT


def water_bars(p: Conquest, ship: int, zone: int) -> int:
    """8.2 and Ruling C-25: one step from coast to sea, sea to sea or sea to coast, never from coast to coast."""
    start = p.ship_at[ship]
    if start < PROVINCES:
        if zone < PROVINCES:
            return words.COAST_TO_COAST
        return 0 if zone in p.board.coasts[start][p.ship_coast[ship]] else words.NO_SUCH_WATER
    if zone < PROVINCES:
        return 0 if zone in p.board.ports[start] else words.NO_SUCH_WATER
    return 0 if p.board.waters.is_link(start, zone) else words.NO_SUCH_WATER


def port_bars(p: Conquest, ship: int, zone: int) -> int:
    """8.2, Rulings C-24 and C-65: an enemy-held port is entered only by a galley that lands units there."""
    if zone >= PROVINCES or units_aboard(p, ship) or not p.is_enemy_held(p.active, zone):
        return 0
    return words.PORT_HELD


def sail_bars(p: Conquest, ship: int, zone: int) -> int:
    """8.2: what forbids a galley's step, the zone perhaps still open."""
    if ship == ANY:
        return words.NO_SUCH_WATER
    bars = ship_bars(p, ship)
    if bars or zone == ANY:
        return bars
    return water_bars(p, ship, zone) or port_bars(p, ship, zone)


def boarding_bars(p: Conquest, leader: int, port: int) -> int:
    """8.2 and Ruling C-26: who embarks has not moved on land this turn and does not do so afterwards."""
    if leader >= len(p.leader_at) or p.leader_owner[leader] != p.active:
        return words.LEADER_NOT_YOURS
    if p.captor[leader] != NONE:
        return words.LEADER_CAPTIVE
    if p.leader_at[leader] != port:
        return words.LEADER_ELSEWHERE
    return 0 if p.leader_points[leader] == p.pieces.leader_moves else words.CANNOT_BOARD


def units_aboard(p: Conquest, ship: int) -> int:
    """All land units a galley carries."""
    hold = ship * LAND_TYPES
    return p.cargo[hold] + p.cargo[hold + 1] + p.cargo[hold + 2]


def rested(p: Conquest, zone: int, kind: int) -> int:
    """8.2: the units in port that have not moved this turn."""
    tired = p.spent[zone * LAND_TYPES + kind] + (p.half[zone] if kind == CAVALRY else 0)
    return p.count(p.active, zone, kind) - tired


# ---------------------------------------------------------------- steps


def sail_moves(p: Conquest, into: list[Move]) -> None:
    """8.2: every step a galley can take."""
    for ship, points in enumerate(p.ship_points):
        if not points:
            continue
        start = p.ship_at[ship]
        sailings = words.SAILINGS[ship]
        if start < PROVINCES:
            for zone in p.board.coasts[start][p.ship_coast[ship]]:
                into.append(sailings[zone])
            continue
        for zone in p.board.waters.near[start]:
            into.append(sailings[zone])
        for zone in p.board.ports[start]:
            if not port_bars(p, ship, zone):
                into.append(sailings[zone])


def begin_sail(p: Conquest, ship: int, zone: int) -> None:
    """8.2: the galley takes its step; leaving port it may take a legion aboard, entering port it lands all."""
    start = p.ship_at[ship]
    p.end_road_move()
    p.ship_points[ship] -= 1
    p.ship_at[ship] = zone
    p.tell(words.SAILED, ship, zone)
    if zone < PROVINCES:
        p.ship_coast[ship] = p.board.coast_at(zone, start)
        land(p, ship, zone)
        return
    for leader in range(len(p.leader_at)):
        if p.leader_ship[leader] == ship:
            p.leader_at[leader] = zone
    if start < PROVINCES:
        next_passenger(p, Boarding(ship, start, NONE))


def land(p: Conquest, ship: int, zone: int) -> None:
    """8.2: everybody aboard goes ashore and moves no more this turn."""
    hold = ship * LAND_TYPES
    landed = p.cargo[hold : hold + LAND_TYPES]
    for kind in range(LAND_TYPES):
        p.add_units(p.active, zone, kind, landed[kind])
        p.spent[zone * LAND_TYPES + kind] += landed[kind]
        p.cargo[hold + kind] = 0
    for leader in range(len(p.leader_at)):
        if p.leader_ship[leader] == ship:
            p.leader_ship[leader] = NONE
            p.leader_at[leader] = zone
            p.leader_points[leader] = 0
    if sum(landed):
        p.tell(words.LANDED, zone, landed[0], landed[1], landed[2])


def next_passenger(p: Conquest, boarding: "Boarding") -> None:
    """Ask for the next leader to come aboard, if one can; then for the units he leads."""
    if boarding.passengers(p):
        p.begin(boarding)
    elif boarding.last != NONE:
        next_load(p, Loading(boarding.ship, boarding.port, 0))


def next_load(p: Conquest, loading: "Loading") -> None:
    """Go on to the next type of unit that can come aboard."""
    kind = loading.kind
    while kind < LAND_TYPES:
        asked = Loading(loading.ship, loading.port, kind)
        if asked.most(p):
            p.begin(asked)
            return
        kind += 1
    hold = loading.ship * LAND_TYPES
    if units_aboard(p, loading.ship):
        p.tell(words.LOADED, loading.ship, p.cargo[hold], p.cargo[hold + 1], p.cargo[hold + 2])


@final
class Boarding(Decision[Conquest]):
    """8.2 and Ruling C-64: which leaders go aboard as the galley leaves port; `last` is the latest so far."""

    fields: ClassVar[tuple[str, ...]] = ("ship", "port", "last")
    verbs: ClassVar[tuple[int, ...]] = (words.BOARD, words.CAST_OFF)
    prompt: ClassVar[str] = words.ASK_BOARDING

    def __init__(self, ship: int, port: int, last: int) -> None:
        self.ship: Final = ship
        self.port: Final = port
        self.last: Final = last

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("ship", words.SHIP, self.ship), ("zone", words.ZONE, self.port)]

    def passengers(self, p: Conquest) -> list[int]:
        """The leaders that can still come aboard."""
        leaders = range(self.last + 1, len(p.leader_at))
        return [leader for leader in leaders if not boarding_bars(p, leader, self.port)]

    def moves(self, p: Conquest) -> list[Move]:
        return [*[Move(words.BOARD, leader) for leader in self.passengers(p)], Move(words.CAST_OFF)]

    def why(self, p: Conquest, move: Move) -> int:
        if move.a == ANY:
            return words.CANNOT_BOARD
        return boarding_bars(p, move.a, self.port) or (words.BOARDED_OUT_OF_ORDER if move.a <= self.last else 0)

    def play(self, p: Conquest, move: Move) -> None:
        if move.verb == words.CAST_OFF:
            if self.last != NONE:
                next_load(p, Loading(self.ship, self.port, 0))
            return
        p.leader_ship[move.a] = self.ship
        p.leader_at[move.a] = p.ship_at[self.ship]
        p.leader_points[move.a] = 0
        p.tell(words.BOARDED, move.a, self.ship)
        next_passenger(p, Boarding(self.ship, self.port, move.a))


@final
class Loading(Decision[Conquest]):
    """8.2: how many units of one type the leaders aboard take with them."""

    fields: ClassVar[tuple[str, ...]] = ("ship", "port", "kind")
    verbs: ClassVar[tuple[int, ...]] = (words.LOAD,)
    prompt: ClassVar[str] = words.ASK_LOADING

    def __init__(self, ship: int, port: int, kind: int) -> None:
        self.ship: Final = ship
        self.port: Final = port
        self.kind: Final = kind

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("ship", words.SHIP, self.ship), ("piece", words.PIECE, self.kind)]

    def room(self, p: Conquest) -> int:
        """4.6.4: a galley holds seven units."""
        return p.pieces.galley_holds - units_aboard(p, self.ship)

    def most(self, p: Conquest) -> int:
        """8.2: the most of this type that can come aboard."""
        return min(self.room(p), rested(p, self.port, self.kind))

    def moves(self, p: Conquest) -> list[Move]:
        return [Move(words.LOAD, self.kind, number) for number in range(self.most(p) + 1)]

    def why(self, p: Conquest, move: Move) -> int:
        if move.a != ANY and move.a != self.kind:
            return words.OTHER_LOAD
        if move.b == ANY:
            return 0
        if move.b < 0:
            return words.NOT_A_NUMBER
        if move.b > self.room(p):
            return words.GALLEY_FULL
        return words.TOO_FEW_TO_LOAD if move.b > self.most(p) else 0

    def play(self, p: Conquest, move: Move) -> None:
        p.add_units(p.active, self.port, self.kind, -move.b)
        p.cargo[self.ship * LAND_TYPES + self.kind] += move.b
        next_load(p, Loading(self.ship, self.port, self.kind + 1))
