"""A game of Conquest of the Empire in progress."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from quadriga.engine.game import Game
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.conquest import options, words
from quadriga.games.conquest.battle.parts import Battle, Engagement
from quadriga.games.conquest.board import PROVINCES, SEAS, ZONES, Board
from quadriga.games.conquest.movement.parts import Ride
from quadriga.games.conquest.pieces import (
    CATAPULT,
    CAVALRY,
    CITY,
    FORTIFICATION,
    GALLEYS_EACH,
    INFANTRY,
    LAND_TYPES,
    LEADERS_EACH,
    NAMES,
    ROAD,
    Pieces,
)

NONE: Final = -1
ON_ORDER: Final = 2
"""A building bought in phase five and not yet placed; 1 is one that stands."""


@final
class Conquest(Position):
    """All that lies on the table. Seats are colours; lists are indexed by seat, province, leader or galley."""

    shared: ClassVar[tuple[str, ...]] = ("board", "pieces")
    counters: ClassVar[tuple[str, ...]] = ("story",)
    steady: ClassVar[tuple[str, ...]] = (
        "order", "home", "conqueror", "control", "city", "fort", "road", "road_builder", "leader_owner", "captor",
        "ship_owner", "building_pool", "tribute", "trigger_seat", "trigger_round", "fought", "allies", "offers",
        "ordered", "battles",
    )  # fmt: skip
    before: ClassVar[dict[str, object]] = {"story": []}

    def __init__(self, game: Game, scenario: int, seats: int, options: list[int], board: Board, pieces: Pieces) -> None:
        """Takes the tables only; `lay_out` or `copy` put the pieces on them."""
        super().__init__(game, scenario, seats, options)
        self.board: Board = board
        self.pieces: Pieces = pieces

    def lay_out(self) -> None:
        """Everything as it lies in the box: nobody has a home yet."""
        seats = self.seats
        leaders = seats * LEADERS_EACH
        ships = seats * GALLEYS_EACH
        self.round = 1
        self.active = NONE
        self.phase = 0
        self.turn_over = 0
        """When a player fell in his own turn, his place in the order, counted from 1: his heir, active then, fights the
        battles under way, and the rest is left out.
        """
        self.order: list[int] = []
        """Seats in the order of section 6."""
        self.home: list[int] = [NONE] * seats
        self.conqueror: list[int] = [NONE] * seats
        """Who took the emperor of each seat; NONE while it plays."""
        self.control: list[int] = [NONE] * PROVINCES
        self.city: list[int] = [0] * PROVINCES
        self.fort: list[int] = [0] * PROVINCES
        self.road: list[int] = [0] * len(self.board.roads)
        self.road_builder: list[int] = [NONE] * len(self.board.roads)
        self.units: list[int] = [0] * (seats * PROVINCES * LAND_TYPES)
        """Land units: (seat * PROVINCES + province) * LAND_TYPES + type."""
        self.hosts: list[int] = [0] * PROVINCES
        """For each province the mask of seats with land units there."""
        self.spent: list[int] = [0] * (PROVINCES * LAND_TYPES)
        """Of the active player's units in each province, those without a movement point left, by type."""
        self.half: list[int] = [0] * PROVINCES
        """Of his cavalry in each province, those with one point left."""
        self.ride: Ride | None = None
        """The road move under way."""
        self.leader_owner: list[int] = [leader // LEADERS_EACH for leader in range(leaders)]
        self.leader_at: list[int] = [NONE] * leaders
        self.leader_points: list[int] = [0] * leaders
        self.leader_ship: list[int] = [NONE] * leaders
        self.captor: list[int] = [NONE] * leaders
        self.ship_owner: list[int] = [ship // GALLEYS_EACH for ship in range(ships)]
        self.ship_at: list[int] = [NONE] * ships
        self.ship_coast: list[int] = [0] * ships
        self.ship_points: list[int] = [0] * ships
        self.cargo: list[int] = [0] * (ships * LAND_TYPES)
        self.pool: list[int] = [self.pieces.limit[kind] for _ in range(seats) for kind in range(LAND_TYPES)]
        """Land units not on the board: seat * LAND_TYPES + type."""
        self.building_pool: list[int] = [
            self.pieces.limit[CITY],
            self.pieces.limit[FORTIFICATION],
            self.pieces.limit[ROAD],
        ]
        self.money: list[int] = [self.pieces.treasury] * seats
        self.tribute: list[int] = [0] * seats
        self.factor = 1
        self.trigger_seat: list[int] = [NONE, NONE]
        self.trigger_round: list[int] = [0, 0]
        self.battles: list[int] = []
        """Provinces where the active player still has to fight."""
        self.battle: Battle | None = None
        """The battle under way on land, and the one at sea."""
        self.engagement: Engagement | None = None
        self.fought: list[int] = [0] * SEAS
        """For each sea the mask of seats the active player engaged there this turn."""
        self.allies: list[int] = [0] * seats
        self.declared = 0
        """Who has spoken of an alliance with whom this turn: bit speaker * SEATS_AT_MOST + side."""
        self.offers: list[int] = [0] * leaders
        self.ordered: list[int] = [0] * 4
        """Units and galleys bought this turn and not yet placed."""
        self.story: list[int] = []

    # ---------------------------------------------------------------- units and leaders

    def count(self, seat: int, zone: int, kind: int) -> int:
        """Land units of one type a seat has in a province."""
        return self.units[(seat * PROVINCES + zone) * LAND_TYPES + kind]

    def army(self, seat: int, zone: int) -> int:
        """All land units a seat has in a province."""
        at = (seat * PROVINCES + zone) * LAND_TYPES
        return self.units[at] + self.units[at + 1] + self.units[at + 2]

    def add_units(self, seat: int, zone: int, kind: int, number: int) -> None:
        """Put land units into a province, or take them away."""
        if number == 0:
            return
        at = (seat * PROVINCES + zone) * LAND_TYPES
        self.units[at + kind] += number
        if self.units[at] + self.units[at + 1] + self.units[at + 2] > 0:
            self.hosts[zone] |= 1 << seat
        else:
            self.hosts[zone] &= ~(1 << seat)

    def lose_units(self, seat: int, zone: int, kind: int, number: int) -> None:
        """9.2: units lost go back to their owner's pool."""
        self.add_units(seat, zone, kind, -number)
        self.pool[seat * LAND_TYPES + kind] += number

    def has_enemy_units(self, seat: int, zone: int) -> bool:
        """Whether land units of another player stand in a province."""
        return self.hosts[zone] & ~(1 << seat) != 0

    def enemy_in(self, seat: int, zone: int) -> int:
        """The other player whose land units stand in a province; NONE if there is none."""
        others = self.hosts[zone] & ~(1 << seat)
        for other in range(self.seats):
            if others >> other & 1:
                return other
        return NONE

    def is_enemy_held(self, seat: int, zone: int) -> bool:
        """Whether a province is controlled by another player or has his land units in it."""
        owner = self.control[zone]
        return (owner != NONE and owner != seat) or self.hosts[zone] & ~(1 << seat) != 0

    def leaders_at(self, seat: int, zone: int) -> list[int]:
        """The leaders a seat has ashore in a province, or aboard in a sea zone."""
        return [
            leader
            for leader in range(len(self.leader_at))
            if self.leader_at[leader] == zone and self.leader_owner[leader] == seat
        ]

    def is_alive(self, seat: int) -> bool:
        """Whether the seat's emperor is still in play."""
        return self.conqueror[seat] == NONE

    def is_out(self, seat: Seat) -> bool:
        return not self.is_alive(int(seat))

    def stand_down(self) -> None:
        """8: movement is over, or not begun; nothing is counted as spent."""
        self.spent = [0] * (PROVINCES * LAND_TYPES)
        self.half = [0] * PROVINCES
        self.end_road_move()

    def rest(self) -> None:
        """8: give every piece of the active player its movement points; nobody else has any."""
        self.stand_down()
        for leader in range(len(self.leader_at)):
            ashore = self.leader_at[leader] != NONE and self.leader_ship[leader] == NONE
            mine = self.leader_owner[leader] == self.active
            self.leader_points[leader] = self.pieces.leader_moves if mine and ashore else 0
        for ship in range(len(self.ship_at)):
            mine = self.ship_owner[ship] == self.active and self.ship_at[ship] != NONE
            self.ship_points[ship] = self.pieces.moves[3] if mine else 0

    def end_road_move(self) -> None:
        """4.5 and Ruling C-57: whatever comes next is no longer the same path along the road."""
        self.ride = None

    def rider(self) -> int:
        """4.5: the leader in the middle of a road move; NONE if there is none."""
        return NONE if self.ride is None else self.ride.rider

    # ---------------------------------------------------------------- provinces and tribute

    def take_control(self, seat: int, zone: int) -> None:
        """12.1: a province changes hands with the city in it, and both tribute markers move."""
        worth = self.board.value[zone] + (self.pieces.city_tribute if self.city[zone] == 1 else 0)
        before = self.control[zone]
        if before == seat:
            return
        if before != NONE:
            self.tribute = replaced(self.tribute, before, self.tribute[before] - worth)
        self.control = replaced(self.control, zone, seat)
        self.raise_tribute(seat, worth)
        self.tell(words.E_CONQUERED, seat, zone)

    def raise_tribute(self, seat: int, talents: int) -> None:
        """4.2 and 15.1: move a tribute marker up; the first to reach a mark sets off its inflation."""
        self.tribute = replaced(self.tribute, seat, self.tribute[seat] + talents)
        for level in range(2):
            if self.trigger_seat[level] == NONE and self.tribute[seat] >= self.pieces.thresholds[level]:
                self.trigger_seat = replaced(self.trigger_seat, level, seat)
                self.trigger_round = replaced(self.trigger_round, level, self._last_turn(seat))
                self.tell(words.E_INFLATION_COMING, seat, self.pieces.multipliers[level])

    def _last_turn(self, seat: int) -> int:
        """15.1 and Ruling C-37: the round of the last turn at the old prices that a player who reached a mark has."""
        if self.options[options.INFLATION] == options.NEXT_ROUND:
            return self.round
        place = self.turn_over - 1 if self.turn_over else self.order.index(self.active)
        return self.round if self.order.index(seat) >= place else self.round + 1

    def price(self, kind: int) -> int:
        """15 and 15.1: what one piece costs now."""
        return self.pieces.price[kind] * self.factor

    # ---------------------------------------------------------------- said in anybody's turn

    def asides(self, seat: Seat) -> list[Move]:
        from quadriga.games.conquest.alliances import asides  # which is built on positions

        return asides(self, int(seat))

    def forbids_aside(self, move: Move, seat: Seat) -> int:
        from quadriga.games.conquest.alliances import forbids_aside

        return forbids_aside(self, move, int(seat))

    def say(self, move: Move) -> None:
        from quadriga.games.conquest.alliances import say

        say(self, move)

    # ---------------------------------------------------------------- what players see

    def moment(self) -> Mapping[str, object]:
        from quadriga.games.conquest.view import moment  # which is built on positions

        return moment(self)

    def look_open(self) -> Mapping[str, object]:
        from quadriga.games.conquest.view import look  # which is built on positions

        return look(self)

    def look_own(self, seat: Seat | None) -> Mapping[str, object]:
        return {}

    # ---------------------------------------------------------------- soundness

    def audit(self) -> list[str]:
        faults: list[str] = []
        self._audit_units(faults)
        self._audit_leaders(faults)
        self._audit_ships(faults)
        self._audit_provinces(faults)
        return faults

    def _audit_units(self, faults: list[str]) -> None:
        seats = self.seats
        if len(self.units) != seats * PROVINCES * LAND_TYPES or min(self.units) < 0 or min(self.pool) < 0:
            faults.append("a negative or missing number of units")
            return
        for kind in (INFANTRY, CAVALRY, CATAPULT):
            board = sum(self.units[at] for at in range(kind, len(self.units), LAND_TYPES))
            sea = sum(self.cargo[at] for at in range(kind, len(self.cargo), LAND_TYPES))
            pool = sum(self.pool[at] for at in range(kind, len(self.pool), LAND_TYPES))
            if board + sea + pool + self.ordered[kind] != self.pieces.limit[kind] * seats:
                faults.append(
                    f"{NAMES[kind]}: {board} ashore, {sea} aboard, {pool} in the pools, {self.ordered[kind]} bought"
                )
        for zone in range(PROVINCES):
            mask = 0
            for seat in range(seats):
                mask |= (1 << seat) if self.army(seat, zone) else 0
            if mask != self.hosts[zone]:
                faults.append(f"zone {zone}: hosts {self.hosts[zone]}, units of {mask}")
            if self.active != NONE and self.half[zone] + self.spent[zone * LAND_TYPES + CAVALRY] > self.count(
                self.active, zone, CAVALRY
            ):
                faults.append(f"zone {zone}: more tired cavalry than cavalry")

    def _audit_leaders(self, faults: list[str]) -> None:
        for leader in range(len(self.leader_at)):
            at, ship = self.leader_at[leader], self.leader_ship[leader]
            owner = self.leader_owner[leader]
            if not -1 <= at < ZONES or not 0 <= owner < self.seats:
                faults.append(f"leader {leader}: at {at}, of {owner}")
            elif ship != NONE and (self.ship_at[ship] != at or self.ship_owner[ship] != owner or at < PROVINCES):
                faults.append(f"leader {leader} is aboard a galley that is elsewhere")
            elif ship == NONE and at >= PROVINCES:
                faults.append(f"leader {leader} stands in the sea")
            elif at != NONE and self.captor[leader] != NONE:
                faults.append(f"leader {leader} is both free and captive")
        for seat in range(self.seats):
            emperor = self.leader_at[seat * LEADERS_EACH]
            if self.order and (emperor != NONE) != (self.conqueror[seat] == NONE):
                faults.append(f"seat {seat}: an emperor in play and a seat in play go together")

    def _audit_ships(self, faults: list[str]) -> None:
        for ship in range(len(self.ship_at)):
            at = self.ship_at[ship]
            cargo = sum(self.cargo[ship * LAND_TYPES : (ship + 1) * LAND_TYPES])
            if not -1 <= at < ZONES or cargo < 0 or cargo > self.pieces.galley_holds:
                faults.append(f"galley {ship}: at {at} with {cargo} units")
            elif cargo and at < PROVINCES:
                faults.append(f"galley {ship} has units aboard in port")
            elif 0 <= at < PROVINCES and not 0 <= self.ship_coast[ship] < len(self.board.coasts[at]):
                faults.append(f"galley {ship} lies on a coast that does not exist")

    def _audit_provinces(self, faults: list[str]) -> None:
        marks = [0] * self.seats
        for zone in range(PROVINCES):
            owner = self.control[zone]
            if not -1 <= owner < self.seats:
                faults.append(f"zone {zone}: controlled by {owner}")
            elif owner != NONE:
                marks[owner] += self.board.value[zone] + (self.pieces.city_tribute if self.city[zone] == 1 else 0)
            if self.fort[zone] and not self.city[zone]:
                faults.append(f"zone {zone}: a fortification without a city")
        if marks != self.tribute:
            faults.append(f"tribute markers {self.tribute}, provinces and cities {marks}")
        if min(self.money) < 0 or any(talents % self.pieces.talent_step for talents in self.money):
            faults.append(f"treasuries {self.money}")
        built = [sum(1 for one in list_ if one) for list_ in (self.city, self.fort, self.road)]
        for kind, name in enumerate(("city", "fortification", "road")):
            if built[kind] + self.building_pool[kind] != self.pieces.limit[CITY + kind]:
                faults.append(f"{name}: {built[kind]} built, {self.building_pool[kind]} left")
        for road, there in enumerate(self.road):
            one, other = self.board.roads[road]
            if there and not (self.city[one] and self.city[other]):
                faults.append(f"road {road} without a city at both ends")
            if (there == 1) != (self.road_builder[road] != NONE):
                faults.append(f"road {road}: built by {self.road_builder[road]}")

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "round",
        "active",
        "phase",
        "turn_over",
        "order",
        "home",
        "conqueror",
        "control",
        "city",
        "fort",
        "road",
        "road_builder",
        "units",
        "hosts",
        "spent",
        "half",
        "ride",
        "leader_owner",
        "leader_at",
        "leader_points",
        "leader_ship",
        "captor",
        "ship_owner",
        "ship_at",
        "ship_coast",
        "ship_points",
        "cargo",
        "pool",
        "building_pool",
        "money",
        "tribute",
        "factor",
        "trigger_seat",
        "trigger_round",
        "battles",
        "battle",
        "engagement",
        "fought",
        "allies",
        "declared",
        "offers",
        "ordered",
        "story",
    )
    shapes: ClassVar[str] = "nnnnllllllllllllpllllllllllllllnlllppllnlll"
    parts: ClassVar[tuple[Any, ...]] = (Ride, Battle, Engagement)

    def copy(self) -> "Conquest":
        to = Conquest(self.game, self.scenario, self.seats, self.options, self.board, self.pieces)
        self.copy_base(to)
        to.round = self.round
        to.active = self.active
        to.phase = self.phase
        to.turn_over = self.turn_over
        to.order = self.order
        to.home = self.home
        to.conqueror = self.conqueror
        to.control = self.control
        to.city = self.city
        to.fort = self.fort
        to.road = self.road
        to.road_builder = self.road_builder
        to.units = self.units[:]
        to.hosts = self.hosts[:]
        to.spent = self.spent[:]
        to.half = self.half[:]
        to.ride = None if self.ride is None else self.ride.copy()
        to.leader_owner = self.leader_owner
        to.leader_at = self.leader_at[:]
        to.leader_points = self.leader_points[:]
        to.leader_ship = self.leader_ship[:]
        to.captor = self.captor
        to.ship_owner = self.ship_owner
        to.ship_at = self.ship_at[:]
        to.ship_coast = self.ship_coast[:]
        to.ship_points = self.ship_points[:]
        to.cargo = self.cargo[:]
        to.pool = self.pool[:]
        to.building_pool = self.building_pool
        to.money = self.money[:]
        to.tribute = self.tribute
        to.factor = self.factor
        to.trigger_seat = self.trigger_seat
        to.trigger_round = self.trigger_round
        to.battles = self.battles
        to.battle = None if self.battle is None else self.battle.copy()
        to.engagement = None if self.engagement is None else self.engagement.copy()
        to.fought = self.fought
        to.allies = self.allies
        to.declared = self.declared
        to.offers = self.offers
        to.ordered = self.ordered
        to.story = self.story[:]
        return to
