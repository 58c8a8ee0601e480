"""Fleets (rulebook 3.4.2): control, cargo, one sea a round, landing."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus.board import NONE
from quadriga.games.ultimus.forces import guard_of, is_contested, leaders_in, units_in
from quadriga.games.ultimus.hazards import EndMove, PlagueTest, infect, infection
from quadriga.games.ultimus.limits import (
    forbids_authority,
    forbids_leader,
    forbids_stacking,
    forbids_start,
    forbids_unit,
)
from quadriga.games.ultimus.march import RallyUnits, can_rally
from quadriga.games.ultimus.pieces import BU, LEADER_PM
from quadriga.games.ultimus.position import AFLOAT, AT_SEA, OFF, Ultimus
from quadriga.games.ultimus.scenarios import CLIENT, PEACE
from quadriga.games.ultimus.words import (
    ALREADY_MOVED,
    ANCHOR,
    ARMENIA_STAYS,
    AT_PEACE,
    BOARD,
    BU_ALONE,
    CAST_OFF,
    DOCK,
    E_DOCKED,
    E_LANDED,
    E_SAILED,
    EMBARK,
    FLEET,
    FLEET_FULL,
    IN_ORDER,
    LAND,
    MUST_STOP,
    NO_CARGO,
    NO_COAST,
    NO_FLEET,
    NO_PORT,
    NO_SEA_LINK,
    NOT_HERE,
    SICK,
    STORMS,
    UNREST,
)

DANGEROUS_SEAS: Final = 9
CAPACITY: Final = 2


def capacity(p: Ultimus, fleet: int) -> int:
    """3.4.2, 6.3: every fleet carries two units; the temporary one is like the others."""
    return p.board.fleet_capacity[fleet] if fleet < len(p.board.fleet_capacity) else CAPACITY


def forbids_sailing(p: Ultimus, fleet: int, camp: int) -> int:
    """3.4.2, event 9: why a camp may not use a fleet now."""
    if p.fleet_at[fleet] == OFF or p.fleet_side[fleet] != camp:
        return NO_FLEET
    if p.fleet_done[fleet]:
        return ALREADY_MOVED
    return STORMS if p.event == DANGEROUS_SEAS else 0


def cargo_units(p: Ultimus, fleet: int) -> list[int]:
    """The units aboard."""
    return [unit for unit, at in enumerate(p.unit_at) if at == AFLOAT - fleet]


def cargo_leaders(p: Ultimus, fleet: int) -> list[int]:
    """The leaders aboard."""
    return [leader for leader, at in enumerate(p.leader_at) if at == AFLOAT - fleet]


def begin_sailing(p: Ultimus, fleet: int) -> None:
    """3.4.2: a fleet in a land zone may take cargo first; one at sea sails on."""
    p.fleet_done[fleet] = 1
    if p.fleet_at[fleet] < AT_SEA:
        p.begin(InPort(fleet, -1, -1))
    else:
        p.begin(OnSea(fleet, 0))


def seas_beside(p: Ultimus, fleet: int) -> list[int]:
    """3.4.2: the seas a fleet may enter next; never Oceanus, Britannicum or Germanicum."""
    at = p.fleet_at[fleet]
    if at < AT_SEA:
        return p.board.coast[at]
    return [sea for sea in p.board.sea_near[at - AT_SEA] if p.board.sea_open[sea]]


@final
class InPort(Decision[Ultimus]):
    """3.4.2: take units and leaders aboard, in order, then put to sea."""

    fields: ClassVar[tuple[str, ...]] = ("fleet", "last", "captain")
    verbs: ClassVar[tuple[int, ...]] = (EMBARK, BOARD, CAST_OFF, ANCHOR)
    prompt: ClassVar[str] = "embark"

    def __init__(self, fleet: int, last: int, captain: int) -> None:
        self.fleet: Final = fleet
        self.last: Final = last
        self.captain: Final = captain

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.fleet_side[self.fleet])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("fleet", FLEET, self.fleet)]

    def room(self, p: Ultimus) -> int:
        """How many more units fit."""
        return capacity(p, self.fleet) - len(cargo_units(p, self.fleet))

    def forbids_zone(self, p: Ultimus) -> int:
        """Why nobody may leave the zone by ship."""
        return forbids_start(p, p.fleet_at[self.fleet], p.fleet_side[self.fleet])

    def forbids_embarking(self, p: Ultimus, unit: int) -> int:
        """3.4.2: units of the fleet's camp that stood in its zone when the round began."""
        if p.unit_at[unit] != p.fleet_at[self.fleet] or p.unit_side[unit] != p.fleet_side[self.fleet]:
            return NOT_HERE
        if p.unit_done[unit]:
            return ALREADY_MOVED
        if p.roster.unit_category[unit] == BU:
            return BU_ALONE
        if unit <= self.last:
            return IN_ORDER
        if self.room(p) < 1:
            return FLEET_FULL
        if is_contested(p, p.unit_at[unit]):
            return MUST_STOP
        return self.forbids_people(p, p.roster.unit_tribe[unit])

    def forbids_people(self, p: Ultimus, tribe: int) -> int:
        """4.2.2, 4.4.2: tribes that may not leave their zone."""
        if tribe == NONE or tribe == p.migrant:
            return 0
        if p.tribe_status[tribe] == PEACE:
            return AT_PEACE
        return ARMENIA_STAYS if p.tribe_status[tribe] == CLIENT else 0

    def forbids_boarding(self, p: Ultimus, leader: int) -> int:
        """3.4.2: any number of leaders; guards go with theirs and need room."""
        if p.leader_at[leader] != p.fleet_at[self.fleet] or p.leader_side[leader] != p.fleet_side[self.fleet]:
            return NOT_HERE
        if p.leader_done[leader]:
            return ALREADY_MOVED
        if leader == p.sick:
            return SICK
        if p.leader_bound[leader]:
            return UNREST
        if leader <= self.captain:
            return IN_ORDER
        guard = guard_of(p, leader)
        if guard != NONE and self.room(p) < 1:
            return FLEET_FULL
        if guard != NONE and is_contested(p, p.leader_at[leader]):
            return MUST_STOP
        return self.forbids_people(p, p.roster.leader_tribe[leader])

    def moves(self, p: Ultimus) -> list[Move]:
        moves: list[Move] = []
        zone, side = p.fleet_at[self.fleet], p.fleet_side[self.fleet]
        if not self.forbids_zone(p):
            moves += [Move(EMBARK, u) for u in units_in(p, zone, side) if not self.forbids_embarking(p, u)]
            moves += [Move(BOARD, n) for n in leaders_in(p, zone, side) if not self.forbids_boarding(p, n)]
        moves += [Move(CAST_OFF, sea) for sea in seas_beside(p, self.fleet)]
        moves.append(Move(ANCHOR))
        return moves

    def play(self, p: Ultimus, move: Move) -> None:
        fleet, aboard = self.fleet, AFLOAT - self.fleet
        if move.verb == EMBARK:
            p.put_unit(move.a, aboard)
            p.begin(InPort(fleet, move.a, self.captain))
        elif move.verb == BOARD:
            guard = guard_of(p, move.a)
            p.leader_at[move.a] = aboard
            if guard != NONE:
                p.put_unit(guard, aboard)
            p.begin(InPort(fleet, self.last, move.a))
        elif move.verb == CAST_OFF:
            put_to_sea(p, fleet, move.a)
        else:
            go_ashore(p, fleet, p.fleet_at[fleet])

    def why(self, p: Ultimus, move: Move) -> int:
        if move.verb in (EMBARK, BOARD) and move.a == ANY:
            return self.forbids_zone(p) or NOT_HERE
        if move.verb == EMBARK:
            return self.forbids_zone(p) or self.forbids_embarking(p, move.a)
        if move.verb == BOARD:
            return self.forbids_zone(p) or self.forbids_boarding(p, move.a)
        return NO_SEA_LINK


def put_to_sea(p: Ultimus, fleet: int, sea: int) -> None:
    """3.4.2: a fleet moves one sea zone in a round."""
    p.fleet_at[fleet] = AT_SEA + sea
    p.tell(E_SAILED, fleet, sea)
    if cargo_units(p, fleet) or cargo_leaders(p, fleet):
        p.begin(OnSea(fleet, 1))


def forbids_coast(p: Ultimus, fleet: int, zone: int) -> int:
    """3.4.2: why a fleet may not set its cargo down in a zone: limits of movement and stacking hold."""
    if zone not in p.board.sea_coast[p.fleet_at[fleet] - AT_SEA]:
        return NO_COAST
    leaders = cargo_leaders(p, fleet)
    units = cargo_units(p, fleet)
    camp = p.fleet_side[fleet]
    for leader in leaders:
        tribe = p.roster.leader_tribe[leader]
        alone = tribe != NONE and all(p.roster.unit_tribe[unit] != tribe for unit in units)
        refusal = forbids_leader(p, leader, alone, zone, zone) or forbids_stacking(p, tribe, camp, zone)
        if refusal:
            return refusal
    for unit in units:
        refusal = _forbids_landing(p, unit, leaders, zone) or forbids_stacking(p, p.roster.unit_tribe[unit], camp, zone)
        if refusal:
            return refusal
    return 0


def _forbids_landing(p: Ultimus, unit: int, leaders: list[int], zone: int) -> int:
    """The limits of a unit under whichever leader aboard serves it best."""
    refusal = forbids_unit(p, unit, NONE, zone)
    for leader in leaders:
        if refusal and not forbids_authority(p, leader, unit):
            refusal = forbids_unit(p, unit, leader, zone)
    return refusal


@final
class OnSea(Decision[Ultimus]):
    """3.4.2: a fleet at sea: sail on if it has not moved, put in, land its cargo, or stay."""

    fields: ClassVar[tuple[str, ...]] = ("fleet", "moved")
    verbs: ClassVar[tuple[int, ...]] = (CAST_OFF, DOCK, LAND, ANCHOR)
    prompt: ClassVar[str] = "at-sea"

    def __init__(self, fleet: int, moved: int) -> None:
        self.fleet: Final = fleet
        self.moved: Final = moved

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.fleet_side[self.fleet])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("fleet", FLEET, self.fleet)]

    def has_cargo(self, p: Ultimus) -> bool:
        """Whether anybody is aboard."""
        return bool(cargo_units(p, self.fleet)) or bool(cargo_leaders(p, self.fleet))

    def forbids_docking(self, p: Ultimus, zone: int) -> int:
        """3.4.2: fleets enter land zones only at ports; that is their move."""
        if self.moved:
            return ALREADY_MOVED
        if not p.board.port[zone]:
            return NO_PORT
        return forbids_coast(p, self.fleet, zone)

    def moves(self, p: Ultimus) -> list[Move]:
        moves: list[Move] = []
        coast = p.board.sea_coast[p.fleet_at[self.fleet] - AT_SEA]
        if not self.moved:
            moves += [Move(CAST_OFF, sea) for sea in seas_beside(p, self.fleet)]
            moves += [Move(DOCK, zone) for zone in coast if not self.forbids_docking(p, zone)]
        if self.has_cargo(p):
            moves += [Move(LAND, zone) for zone in coast if not forbids_coast(p, self.fleet, zone)]
        moves.append(Move(ANCHOR))
        return moves

    def play(self, p: Ultimus, move: Move) -> None:
        fleet = self.fleet
        if move.verb == CAST_OFF:
            put_to_sea(p, fleet, move.a)
        elif move.verb == DOCK:
            p.fleet_at[fleet] = move.a
            p.tell(E_DOCKED, fleet, move.a)
            go_ashore(p, fleet, move.a)
        elif move.verb == LAND:
            if not self.moved:
                p.begin(OnSea(fleet, 0))
            p.tell(E_LANDED, fleet, move.a)
            go_ashore(p, fleet, move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        if move.verb == CAST_OFF:
            return ALREADY_MOVED if self.moved else NO_SEA_LINK
        if move.verb == LAND and not self.has_cargo(p):
            return NO_CARGO
        if move.a == ANY:
            return NO_COAST
        return self.forbids_docking(p, move.a) if move.verb == DOCK else forbids_coast(p, self.fleet, move.a)


def go_ashore(p: Ultimus, fleet: int, zone: int) -> None:
    """3.4.2: the cargo stands in the zone and does not move on this round; rebels may rally units there (3.6.3 D)."""
    leaders, units = cargo_leaders(p, fleet), cargo_units(p, fleet)
    for leader in leaders:
        p.leader_at[leader] = zone
        p.leader_done[leader] = 1
    for unit in units:
        p.put_unit(unit, zone)
        p.unit_done[unit] = 1
    if not leaders and not units:
        return
    p.begin(EndMove(zone))
    for leader in leaders:
        if can_rally(p, leader, zone):
            p.begin(RallyUnits(leader, tuple(units), LEADER_PM, 0, 0))
            break
    grade = infection(p, zone)
    if grade:
        for unit in units:
            infect(p, unit, grade)
        for leader in leaders:
            p.begin(PlagueTest(leader))
