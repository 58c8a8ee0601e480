"""Fleets (rulebook 3.4.2): control, cargo, one sea a round, landing."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Among, Decision
from quadriga.engine.move import ANY, Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import guard_of, is_contested, is_migrating, leaders_in, units_in
from quadriga.games.ultimus.movement.army import Army
from quadriga.games.ultimus.movement.caught import EndMove
from quadriga.games.ultimus.movement.limits import (
    forbids_authority,
    forbids_leader,
    forbids_stacking,
    forbids_start,
    forbids_unit,
    is_kin,
)
from quadriga.games.ultimus.movement.march import RallyUnits, can_rally
from quadriga.games.ultimus.movement.voyage import Voyage
from quadriga.games.ultimus.position import AFLOAT, AT_SEA, OFF, Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import BU, LEADER_PM
from quadriga.games.ultimus.printed.scenarios import CLIENT, PEACE
from quadriga.games.ultimus.stratagems.plague import PlagueTest, infect, infection
from quadriga.games.ultimus.year.events import closes_seas

CAPACITY: Final = 2


def capacity(p: Ultimus, fleet: int) -> int:
    """3.4.2, 6.3: every fleet carries two units; the temporary one is like the others."""
    return p.board.fleet_capacity[fleet] if fleet < len(p.board.fleet_capacity) else CAPACITY


def forbids_sailing(p: Ultimus, fleet: int, camp: int) -> int:
    """3.4.2, event 9: why a camp may not use a fleet now."""
    if p.fleet_at[fleet] == OFF or p.fleet_side[fleet] != camp:
        return words.R_NO_FLEET
    if p.fleet_done[fleet]:
        return words.R_ALREADY_MOVED
    return words.R_STORMS if closes_seas(p) else 0


def cargo_units(p: Ultimus, fleet: int) -> list[int]:
    """The units aboard."""
    return [unit for unit, at in enumerate(p.unit_at) if at == AFLOAT - fleet]


def cargo_leaders(p: Ultimus, fleet: int) -> list[int]:
    """The leaders aboard."""
    return [leader for leader, at in enumerate(p.leader_at) if at == AFLOAT - fleet]


def has_cargo(p: Ultimus, fleet: int) -> bool:
    """Whether anybody is aboard."""
    return AFLOAT - fleet in p.unit_at or AFLOAT - fleet in p.leader_at


def begin_sailing(p: Ultimus, fleet: int) -> None:
    """3.4.2: a fleet in a land zone may take cargo first; one at sea sails on."""
    p.fleet_done = replaced(p.fleet_done, fleet, 1)
    p.voyage = Voyage()
    p.voyage.lay_out(fleet)
    if p.fleet_at[fleet] < AT_SEA:
        p.begin(InPort())
    else:
        p.begin(OnSea())


def seas_beside(p: Ultimus, fleet: int) -> list[int]:
    """3.4.2: the seas a fleet may enter next; never Oceanus, Britannicum or Germanicum."""
    at = p.fleet_at[fleet]
    if at < AT_SEA:
        return p.board.coast[at]
    return [sea for sea in p.board.sea_near[at - AT_SEA] if p.board.sea_open[sea]]


@final
class InPort(BySteps[Ultimus]):
    """3.4.2: take units and leaders aboard, in order, then put to sea."""

    verbs: ClassVar[tuple[int, ...]] = (words.EMBARK, words.BOARD, words.CAST_OFF, words.ANCHOR)
    wholes: ClassVar[tuple[int, ...]] = (words.SAIL_WITH,)
    prompt: ClassVar[str] = words.ASK_EMBARK

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.fleet_side[p.sailing().fleet])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("fleet", words.FLEET, p.sailing().fleet), ("room", words.NUMBER, self.room(p))]

    def room(self, p: Ultimus) -> int:
        """How many more units fit."""
        fleet = p.sailing().fleet
        return capacity(p, fleet) - len(cargo_units(p, fleet))

    def forbids_zone(self, p: Ultimus) -> int:
        """Why nobody may leave the zone by ship."""
        fleet = p.sailing().fleet
        return forbids_start(p, p.fleet_at[fleet], p.fleet_side[fleet])

    def forbids_embarking(self, p: Ultimus, unit: int) -> int:
        """3.4.2: units of the fleet's camp that stood in its zone when the round began."""
        fleet = p.sailing().fleet
        if p.unit_at[unit] != p.fleet_at[fleet] or p.unit_side[unit] != p.fleet_side[fleet]:
            return words.R_NOT_HERE
        if p.unit_done[unit]:
            return words.R_ALREADY_MOVED
        if p.roster.unit_category[unit] == BU:
            return words.R_BU_ALONE
        if unit <= p.sailing().unit:
            return words.R_IN_ORDER
        if self.room(p) < 1:
            return words.R_FLEET_FULL
        if is_contested(p, p.unit_at[unit]):
            return words.R_MUST_STOP
        return self.forbids_people(p, p.roster.unit_tribe[unit])

    def forbids_people(self, p: Ultimus, tribe: int) -> int:
        """4.2.2, 4.4.2: tribes that may not leave their zone."""
        if tribe == NONE or is_migrating(p, tribe):
            return 0
        if p.tribe_status[tribe] == PEACE:
            return words.R_AT_PEACE
        return words.R_ARMENIA_STAYS if p.tribe_status[tribe] == CLIENT else 0

    def forbids_boarding(self, p: Ultimus, leader: int) -> int:
        """3.4.2: any number of leaders; guards go with theirs and need room."""
        fleet = p.sailing().fleet
        if p.leader_at[leader] != p.fleet_at[fleet] or p.leader_side[leader] != p.fleet_side[fleet]:
            return words.R_NOT_HERE
        if p.leader_done[leader]:
            return words.R_ALREADY_MOVED
        if leader == p.sick:
            return words.R_SICK
        if p.leader_bound[leader]:
            return words.R_UNREST
        if leader <= p.sailing().leader:
            return words.R_IN_ORDER
        tribe = p.roster.leader_tribe[leader]
        if tribe != NONE and not is_kin(p, leader, cargo_units(p, fleet)):
            return words.R_LONE_BARBARIAN
        guard = guard_of(p, leader)
        if guard != NONE and self.room(p) < 1:
            return words.R_FLEET_FULL
        if guard != NONE and is_contested(p, p.leader_at[leader]):
            return words.R_MUST_STOP
        return self.forbids_people(p, p.roster.leader_tribe[leader])

    def moves(self, p: Ultimus) -> list[Move]:
        fleet = p.sailing().fleet
        moves: list[Move] = []
        zone, side = p.fleet_at[fleet], p.fleet_side[fleet]
        if not self.forbids_zone(p):
            moves += [Move(words.EMBARK, u) for u in units_in(p, zone, side) if not self.forbids_embarking(p, u)]
            moves += [Move(words.BOARD, n) for n in leaders_in(p, zone, side) if not self.forbids_boarding(p, n)]
        moves += [Move(words.CAST_OFF, sea) for sea in seas_beside(p, fleet)]
        moves.append(Move(words.ANCHOR))
        return moves

    def steps(self, p: Ultimus, move: Move) -> list[Move]:
        leaders, units = words.LEADERS.unpack(move.a), words.UNITS.unpack(move.b)
        aboard = [Move(words.EMBARK, unit) for unit in units] + [Move(words.BOARD, leader) for leader in leaders]
        return [*aboard, Move(words.CAST_OFF, move.c)]

    def among(self, p: Ultimus, verb: int) -> list[Among]:
        fleet = p.sailing().fleet
        zone, camp = p.fleet_at[fleet], p.fleet_side[fleet]
        seas = [move.a for move in self.moves(p) if move.verb == words.CAST_OFF]
        return [Among(leaders_in(p, zone, camp), []), Among(units_in(p, zone, camp), []), Among(seas, [])]

    def samples(self, p: Ultimus) -> list[Move]:
        moves = self.moves(p)
        leaders = words.LEADERS.pack([move.a for move in moves if move.verb == words.BOARD][:1])
        units = words.UNITS.pack([move.a for move in moves if move.verb == words.EMBARK][: self.room(p)])
        seas = [move.a for move in moves if move.verb == words.CAST_OFF][:1]
        return [Move(words.SAIL_WITH, leaders, units, sea) for sea in seas]

    def step(self, p: Ultimus, move: Move) -> None:
        voyage = p.sailing()
        aboard = AFLOAT - voyage.fleet
        if move.verb == words.EMBARK:
            p.put_unit(move.a, aboard)
            voyage.unit = move.a
            p.begin(self)
        elif move.verb == words.BOARD:
            guard = guard_of(p, move.a)
            p.leader_at[move.a] = aboard
            if guard != NONE:
                p.put_unit(guard, aboard)
            voyage.leader = move.a
            p.begin(self)
        elif move.verb == words.CAST_OFF:
            put_to_sea(p, voyage, move.a)
        else:
            p.voyage = None
            go_ashore(p, voyage.fleet, p.fleet_at[voyage.fleet])

    def why(self, p: Ultimus, move: Move) -> int:
        if move.verb in (words.EMBARK, words.BOARD) and move.a == ANY:
            return self.forbids_zone(p) or words.R_NOT_HERE
        if move.verb == words.EMBARK:
            return self.forbids_zone(p) or self.forbids_embarking(p, move.a)
        if move.verb == words.BOARD:
            return self.forbids_zone(p) or self.forbids_boarding(p, move.a)
        return words.R_NO_SEA_LINK


def put_to_sea(p: Ultimus, voyage: Voyage, sea: int) -> None:
    """3.4.2: a fleet moves one sea zone in a round; only one with cargo has more to decide."""
    p.fleet_at = replaced(p.fleet_at, voyage.fleet, AT_SEA + sea)
    p.tell(words.E_SAILED, voyage.fleet, sea)
    voyage.moved = 1
    if has_cargo(p, voyage.fleet):
        p.begin(OnSea())
    else:
        p.voyage = None


def forbids_coast(p: Ultimus, fleet: int, zone: int) -> int:
    """3.4.2: why a fleet may not set its cargo down in a zone: limits of movement and stacking hold."""
    if zone not in p.board.sea_coast[p.fleet_at[fleet] - AT_SEA]:
        return words.R_NO_COAST
    leaders = cargo_leaders(p, fleet)
    units = cargo_units(p, fleet)
    camp = p.fleet_side[fleet]
    for leader in leaders:
        tribe = p.roster.leader_tribe[leader]
        alone = tribe != NONE and not is_kin(p, leader, units)
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

    verbs: ClassVar[tuple[int, ...]] = (words.CAST_OFF, words.DOCK, words.LAND, words.ANCHOR)
    prompt: ClassVar[str] = words.ASK_AT_SEA

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.fleet_side[p.sailing().fleet])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("fleet", words.FLEET, p.sailing().fleet)]

    def forbids_docking(self, p: Ultimus, zone: int) -> int:
        """3.4.2: fleets enter land zones only at ports; that is their move."""
        if p.sailing().moved:
            return words.R_ALREADY_MOVED
        if not p.board.port[zone]:
            return words.R_NO_PORT
        return forbids_coast(p, p.sailing().fleet, zone)

    def moves(self, p: Ultimus) -> list[Move]:
        fleet = p.sailing().fleet
        moves: list[Move] = []
        coast = p.board.sea_coast[p.fleet_at[fleet] - AT_SEA]
        if not p.sailing().moved:
            moves += [Move(words.CAST_OFF, sea) for sea in seas_beside(p, fleet)]
            moves += [Move(words.DOCK, zone) for zone in coast if not self.forbids_docking(p, zone)]
        if has_cargo(p, fleet):
            moves += [Move(words.LAND, zone) for zone in coast if not forbids_coast(p, fleet, zone)]
        moves.append(Move(words.ANCHOR))
        return moves

    def play(self, p: Ultimus, move: Move) -> None:
        voyage = p.sailing()
        fleet = voyage.fleet
        if move.verb == words.CAST_OFF:
            put_to_sea(p, voyage, move.a)
            return
        if move.verb == words.LAND and not voyage.moved:
            p.begin(self)
        else:
            p.voyage = None
        if move.verb == words.DOCK:
            p.fleet_at = replaced(p.fleet_at, fleet, move.a)
            p.tell(words.E_DOCKED, fleet, move.a)
            go_ashore(p, fleet, move.a)
        elif move.verb == words.LAND:
            p.tell(words.E_LANDED, fleet, move.a)
            go_ashore(p, fleet, move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        fleet = p.sailing().fleet
        if move.verb == words.CAST_OFF:
            return words.R_ALREADY_MOVED if p.sailing().moved else words.R_NO_SEA_LINK
        if move.verb == words.LAND and not has_cargo(p, fleet):
            return words.R_NO_CARGO
        if move.a == ANY:
            return words.R_NO_COAST
        return self.forbids_docking(p, move.a) if move.verb == words.DOCK else forbids_coast(p, fleet, move.a)


def go_ashore(p: Ultimus, fleet: int, zone: int) -> None:
    """3.4.2: the cargo stands in the zone and does not move on this round; rebels may rally units there (3.6.3 D)."""
    leaders, units = cargo_leaders(p, fleet), cargo_units(p, fleet)
    for leader in leaders:
        p.leader_at[leader] = zone
        p.leader_done = replaced(p.leader_done, leader, 1)
    for unit in units:
        p.put_unit(unit, zone)
        p.unit_done[unit] = 1
    if not leaders and not units:
        return
    p.begin(EndMove(zone))
    for leader in leaders:
        if can_rally(p, leader, zone):
            p.march = Army()
            p.march.lay_out(leader, units, LEADER_PM, 0)
            p.begin(RallyUnits())
            break
    grade = infection(p, zone)
    if grade:
        for unit in units:
            infect(p, unit, grade)
        for leader in leaders:
            p.begin(PlagueTest(leader))
