"""Sea movement: galleys, embarking and landing (sections 4.6.4 and 8.2)."""

from typing import ClassVar, Final, final

from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Counts, Several
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseSeveral, CountEach
from quadriga.engine.vocabulary import Kind
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.pieces import CAVALRY, LAND_TYPES
from quadriga.games.conquest.position import NONE, Conquest

# ---------------------------------------------------------------- conditions


def forbids_ship(p: Conquest, ship: int) -> int:
    """8.2: what keeps a galley from moving at all; only the active player's galleys on the board have points."""
    if ship >= len(p.ship_at):
        return words.R_SHIP_NOT_YOURS
    if p.ship_points[ship]:
        return 0
    if p.ship_owner[ship] != p.active:
        return words.R_SHIP_NOT_YOURS
    return words.R_SHIP_NOT_BUILT if p.ship_at[ship] == NONE else words.R_SHIP_SPENT


def forbids_water(p: Conquest, ship: int, zone: int) -> int:
    """8.2 and Ruling C-25: one step from coast to sea, sea to sea or sea to coast, never from coast to coast."""
    start = p.ship_at[ship]
    if start < PROVINCES:
        if zone < PROVINCES:
            return words.R_COAST_TO_COAST
        return 0 if zone in p.board.coasts[start][p.ship_coast[ship]] else words.R_NO_SUCH_WATER
    if zone < PROVINCES:
        return 0 if zone in p.board.ports[start] else words.R_NO_SUCH_WATER
    return 0 if p.board.waters.is_link(start, zone) else words.R_NO_SUCH_WATER


def forbids_port(p: Conquest, ship: int, zone: int) -> int:
    """8.2, Rulings C-24 and C-65: where enemy land units stand a galley comes in only to land units."""
    if zone >= PROVINCES or units_aboard(p, ship) or not p.has_enemy_units(p.active, zone):
        return 0
    return words.R_PORT_HELD


def forbids_sail(p: Conquest, ship: int, zone: int) -> int:
    """8.2: what forbids a galley's step, the zone perhaps still open."""
    if ship == ANY:
        return words.R_NO_SUCH_WATER
    refusal = forbids_ship(p, ship)
    if refusal or zone == ANY:
        return refusal
    return forbids_water(p, ship, zone) or forbids_port(p, ship, zone)


def forbids_boarding(p: Conquest, leader: int, port: int) -> int:
    """8.2 and Ruling C-26: who embarks has not moved on land this turn and does not do so afterwards."""
    if leader >= len(p.leader_at) or p.leader_owner[leader] != p.active:
        return words.R_LEADER_NOT_YOURS
    if p.captor[leader] != NONE:
        return words.R_LEADER_CAPTIVE
    if p.leader_at[leader] != port:
        return words.R_LEADER_ELSEWHERE
    return 0 if p.leader_points[leader] == p.pieces.leader_moves else words.R_CANNOT_BOARD


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
            if not forbids_port(p, ship, zone):
                into.append(sailings[zone])


def begin_sail(p: Conquest, ship: int, zone: int) -> None:
    """8.2: the galley takes its step; leaving port it may take a legion aboard, entering port it lands all."""
    start = p.ship_at[ship]
    p.end_road_move()
    p.ship_points[ship] -= 1
    p.ship_at[ship] = zone
    p.tell(words.E_SAILED, ship, zone)
    if zone < PROVINCES:
        p.ship_coast[ship] = p.board.coast_at(zone, start)
        land(p, ship, zone)
        return
    for leader in range(len(p.leader_at)):
        if p.leader_ship[leader] == ship:
            p.leader_at[leader] = zone
    if start < PROVINCES:
        Boarding(ship, start, ()).go_on(p)


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
    if sum(landed):
        p.tell(words.E_LANDED, zone, landed[0], landed[1], landed[2])


@final
class Boarding(ChooseSeveral[Conquest]):
    """8.2 and Ruling C-64: which leaders go aboard as the galley leaves port."""

    verbs: ClassVar[tuple[int, ...]] = (words.BOARD, words.CAST_OFF)
    wholes: ClassVar[tuple[int, ...]] = (words.EMBARK,)
    several: ClassVar[Several] = words.PASSENGERS
    prompt: ClassVar[str] = words.ASK_BOARDING

    def __init__(self, ship: int, port: int, taken: tuple[int, ...]) -> None:
        self.ship: Final = ship
        self.port: Final = port
        self.taken = taken

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [("ship", words.SHIP, self.ship), ("zone", words.ZONE, self.port)]

    def go_on(self, p: Conquest) -> None:
        """Ask if anybody can come aboard."""
        if self.candidates(p):
            p.begin(self)

    def next_step(self, taken: tuple[int, ...]) -> "Boarding":
        return Boarding(self.ship, self.port, taken)

    def candidates(self, p: Conquest) -> list[int]:
        return [leader for leader in range(len(p.leader_at)) if not forbids_boarding(p, leader, self.port)]

    def forbids_taking(self, p: Conquest, taken: list[int], one: int) -> int:
        refusal = forbids_boarding(p, one, self.port)
        return refusal or (words.R_BOARDED_OUT_OF_ORDER if taken and one <= taken[-1] else 0)

    def is_full(self, p: Conquest, taken: list[int]) -> bool:
        return self.candidates(p)[-1] <= taken[-1]

    def chose(self, p: Conquest, taken: tuple[int, ...]) -> None:
        for leader in taken:
            p.leader_ship[leader] = self.ship
            p.leader_at[leader] = p.ship_at[self.ship]
            p.leader_points[leader] = 0
            p.tell(words.E_BOARDED, leader, self.ship)
        if taken:
            Loading(self.ship, self.port, ()).go_on(p)


@final
class Loading(CountEach[Conquest]):
    """8.2: the units the leaders aboard take with them, type by type or all at once."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOAD,)
    wholes: ClassVar[tuple[int, ...]] = (words.STOW,)
    each: ClassVar[Counts] = words.CARGO
    prompt: ClassVar[str] = words.ASK_LOADING

    def __init__(self, ship: int, port: int, counts: tuple[int, ...]) -> None:
        self.ship: Final = ship
        self.port: Final = port
        self.counts = counts

    def turn(self, p: Conquest) -> Seat:
        return Seat(p.active)

    def about(self, p: Conquest) -> list[tuple[str, Kind, int]]:
        return [
            ("ship", words.SHIP, self.ship),
            ("piece", words.PIECE, len(self.counts)),
            ("room", words.NUMBER, room(p, list(self.counts))),
        ]

    def next_step(self, counts: tuple[int, ...]) -> "Loading":
        return Loading(self.ship, self.port, counts)

    def bounds(self, p: Conquest, counts: list[int]) -> tuple[int, int]:
        """4.6.4 and 8.2: as many as are rested, while there is room."""
        kind = len(counts)
        return 0, min(room(p, counts), rested(p, self.port, kind)) if kind < LAND_TYPES else 0

    def forbids(self, p: Conquest, counts: list[int], number: int) -> int:
        if number < 0:
            return words.R_NOT_A_NUMBER
        if number > room(p, counts):
            return words.R_GALLEY_FULL
        return words.R_TOO_FEW_TO_LOAD if number > self.bounds(p, counts)[1] else 0

    def forbids_kind(self, p: Conquest, kind: int) -> int:
        return words.R_OTHER_LOAD

    def counted(self, p: Conquest, counts: tuple[int, ...]) -> None:
        for kind in range(LAND_TYPES):
            p.add_units(p.active, self.port, kind, -counts[kind])
            p.cargo[self.ship * LAND_TYPES + kind] += counts[kind]
        if sum(counts):
            p.tell(words.E_LOADED, self.ship, counts[0], counts[1], counts[2])


def room(p: Conquest, counts: list[int]) -> int:
    """4.6.4: a galley holds seven units."""
    return p.pieces.galley_holds - sum(counts)
