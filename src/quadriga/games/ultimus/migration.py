"""Migration (rulebook 6.2): a whole people takes the road together."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus.board import NONE
from quadriga.games.ultimus.forces import camp_of_tribe, has_units, on_map
from quadriga.games.ultimus.hazards import EndMove, catch_plague
from quadriga.games.ultimus.limits import allowance, forbids_stacking, forbids_tribe, is_crossing, step_cost
from quadriga.games.ultimus.march import spends_too_much_outside
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.words import CHOOSE_ZONE, E_MIGRATION, NOT_A_TARGET, TRIBE


def begin_migration(p: Ultimus, tribe: int) -> None:
    """6.2: for this turn the people is the BARBARE's; if it can meet in one zone within its PM, it does at once."""
    p.migrant = tribe
    units = on_map(p, tribe)
    p.migrant_side = p.unit_side[units[0]]
    for unit in p.roster.tribe_units[tribe]:
        p.turn_unit(unit, BARBARE)
    for leader in p.roster.tribe_leaders[tribe]:
        p.leader_side[leader] = BARBARE
        for half in range(2):
            if p.patrice[half] == leader:
                p.patrice[half] = NONE
    if meeting_zones(p, tribe):
        p.begin(MeetingPlace(tribe))


def end_migration(p: Ultimus) -> None:
    """6.2: in phase F the people returns to the player who had it: its status says who, or the civil war still on."""
    tribe = p.migrant
    if tribe == NONE:
        return
    p.migrant = NONE
    rebel = p.migrant_side == BARBARE and p.usurper != [NONE, NONE]
    side = BARBARE if rebel else camp_of_tribe(p, tribe)
    for unit in p.roster.tribe_units[tribe]:
        p.turn_unit(unit, side)
    for leader in p.roster.tribe_leaders[tribe]:
        p.leader_side[leader] = side


def roads(p: Ultimus, tribe: int, unit: int) -> dict[int, int]:
    """7.2, 7.3: the zones a migrating unit can end in, each with the zone it comes from last."""
    start = p.unit_at[unit]
    limit = allowance(p, (unit,))
    came: dict[int, int] = {start: NONE}
    best: dict[tuple[int, int], int] = {(start, 0): 0}
    queue = [(start, 0)]
    for zone, outside in queue:
        spent = best[(zone, outside)]
        if zone != start and has_units(p, zone, ROMAIN):
            continue
        for to in p.board.near[zone]:
            cost = step_cost(p, zone, to)
            state = (to, outside + cost if p.board.is_outside(to) else 0)
            if spent + cost > limit or best.get(state, limit + 1) <= spent + cost:
                continue
            if spends_too_much_outside(p, outside, cost, to) or p.setup.closed[to]:
                continue
            if forbids_tribe(p, tribe, to) or forbids_stacking(p, tribe, BARBARE, to):
                continue
            best[state] = spent + cost
            came.setdefault(to, zone)
            queue.append(state)
    return came


def meeting_zones(p: Ultimus, tribe: int) -> list[int]:
    """6.2: the zones all units of the people can reach, other than one where they all stand already."""
    units = [unit for unit in on_map(p, tribe) if p.unit_at[unit] >= 0]
    reach = [set(roads(p, tribe, unit)) for unit in units]
    common = set.intersection(*reach) if reach else set()
    return sorted(zone for zone in common if any(p.unit_at[unit] != zone for unit in units))


@final
class MeetingPlace(Decision[Ultimus]):
    """6.2: where the whole people ends its move."""

    fields: ClassVar[tuple[str, ...]] = ("tribe",)
    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_ZONE,)
    prompt: ClassVar[str] = "migration"

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("tribe", TRIBE, self.tribe)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(CHOOSE_ZONE, zone) for zone in meeting_zones(p, self.tribe)]

    def play(self, p: Ultimus, move: Move) -> None:
        zone = move.a
        p.tell(E_MIGRATION, self.tribe, zone)
        for unit in on_map(p, self.tribe):
            came = roads(p, self.tribe, unit)[zone] if p.unit_at[unit] >= 0 else NONE
            p.unit_from[unit] = came
            p.unit_wet[unit] = int(came != NONE and is_crossing(p, came, zone))
            p.unit_done[unit] = 1
            p.put_unit(unit, zone)
        p.begin(EndMove(zone))
        for leader in p.roster.tribe_leaders[self.tribe]:
            if p.leader_at[leader] >= 0:
                p.leader_at[leader] = zone
                p.leader_done[leader] = 1
                catch_plague(p, leader, (), zone)
        catch_plague(p, NONE, tuple(on_map(p, self.tribe)), zone)

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_A_TARGET if move.a != ANY else 0
