"""Migration (rulebook 6.2): a whole people takes the road together."""

from typing import ClassVar, Final, final

from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import options, words
from quadriga.games.ultimus.forces import camp_of_tribe, group_of, has_units, is_in_play, on_map
from quadriga.games.ultimus.movement.caught import EndMove, Stragglers
from quadriga.games.ultimus.movement.limits import (
    allowance,
    forbids_stacking,
    forbids_tribe,
    is_crossing,
    spends_too_much_outside,
    step_cost,
)
from quadriga.games.ultimus.peoples.migrants import Migrants
from quadriga.games.ultimus.peoples.tribes import send_home
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import CLIENT, PEACE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.counters import MIGRATION
from quadriga.games.ultimus.stratagems.entry import IN_CAMPAIGN, IN_MOVEMENT, AtTribe
from quadriga.games.ultimus.stratagems.plague import catch_plague


@final
class Migration(AtTribe):
    """6.2: a people none of whose units has moved takes the road at any moment of phase E (Ruling U-82).

    No second one does meanwhile.
    """

    def __init__(self) -> None:
        super().__init__(MIGRATION, IN_CAMPAIGN)

    def time(self, p: Ultimus) -> int:
        return IN_MOVEMENT if p.options[options.MIGRATION] == options.OWN_MOVEMENT else self.moment

    def forbids(self, p: Ultimus, camp: int) -> int:
        return words.R_WRONG_PHASE if p.migrants is not None else super().forbids(p, camp)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        return [tribe for tribe in range(len(p.tribe_status)) if can_migrate(p, tribe)]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        p.begin(Stragglers())
        begin_migration(p, target)


def wanderers(p: Ultimus, tribe: int) -> list[int]:
    """6.2: the tribe that is named and, where an alliance makes one people of them, its allies (Ruling U-104)."""
    allies = group_of(p, tribe) if p.options[options.ALLIES] == options.LED_AS_ONE else []
    return [tribe] + [one for one in allies if one != tribe]


def units_of(p: Ultimus, peoples: list[int]) -> list[int]:
    """The units of these tribes on the map or at sea."""
    return [unit for tribe in peoples for unit in on_map(p, tribe)]


def can_migrate(p: Ultimus, tribe: int) -> bool:
    """6.2: whether a people is on the map and none of its units is elsewhere, has moved or stands in battle (8.1)."""
    units = units_of(p, wanderers(p, tribe))
    field = NONE if p.battle is None else p.battle.zone
    return bool(on_map(p, tribe)) and all(
        p.unit_at[u] >= 0 and p.unit_at[u] != field and not p.unit_done[u] for u in units
    )


def begin_migration(p: Ultimus, tribe: int) -> None:
    """6.2: for this turn the people is the BARBARE's; if it can meet in one zone within its PM, it does at once."""
    peoples = wanderers(p, tribe)
    p.migrants = Migrants()
    p.migrants.lay_out(peoples, p.unit_side[on_map(p, tribe)[0]])
    for people in peoples:
        for unit in p.roster.tribe_units[people]:
            p.turn_unit(unit, BARBARE)
        for leader in p.roster.tribe_leaders[people]:
            p.leader_side = replaced(p.leader_side, leader, BARBARE)
            for half in range(2):
                if p.patrice[half] == leader:
                    p.patrice = replaced(p.patrice, half, NONE)
    if meeting_zones(p):
        p.begin(MeetingPlace(tribe))


def end_migration(p: Ultimus) -> None:
    """6.2: in phase F the people returns to the player who had it; one at peace with Rome, and a client, goes home."""
    if p.migrants is None:
        return
    peoples, side = p.migrants.peoples, p.migrants.side
    p.migrants = None
    for tribe in peoples:
        _come_back(p, tribe, side == BARBARE and p.usurper != [NONE, NONE])


def _come_back(p: Ultimus, tribe: int, rebel: bool) -> None:
    side = BARBARE if rebel else camp_of_tribe(p, tribe)
    for unit in p.roster.tribe_units[tribe]:
        p.turn_unit(unit, side)
    for leader in p.roster.tribe_leaders[tribe]:
        p.leader_side = replaced(p.leader_side, leader, side)
    places = [p.unit_at[unit] for unit in on_map(p, tribe)]
    places += [p.leader_at[leader] for leader in p.roster.tribe_leaders[tribe] if is_in_play(p, leader)]
    if p.tribe_status[tribe] == PEACE and any(at not in p.roster.tribe_origin[tribe] for at in places):
        send_home(p, tribe)
    elif p.tribe_status[tribe] == CLIENT:
        for unit in on_map(p, tribe):
            p.put_unit(unit, p.roster.tribe_origin[tribe][0])


def roads(p: Ultimus, unit: int) -> dict[int, int]:
    """7.2, 7.3: the zones a migrating unit can end in, each with the zone it comes from last."""
    start, tribe = p.unit_at[unit], p.roster.unit_tribe[unit]
    limit = allowance(p, [unit])
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


def meeting_zones(p: Ultimus) -> list[int]:
    """6.2: the zones all units of the people on the road can reach, other than one where they all stand already."""
    assert p.migrants is not None
    units = [unit for unit in units_of(p, p.migrants.peoples) if p.unit_at[unit] >= 0]
    reach = [set(roads(p, unit)) for unit in units]
    common = set.intersection(*reach) if reach else set()
    return sorted(zone for zone in common if any(p.unit_at[unit] != zone for unit in units))


def gather(p: Ultimus, zone: int) -> None:
    """6.2: the whole people, units and leaders, ends its move in one zone."""
    assert p.migrants is not None
    peoples = p.migrants.peoples
    units = [unit for unit in units_of(p, peoples) if p.unit_at[unit] >= 0]
    p.tell(words.E_MIGRATION, peoples[0], zone)
    came = [roads(p, unit)[zone] for unit in units]
    for unit, last in zip(units, came, strict=True):
        p.unit_from[unit] = last
        p.unit_wet[unit] = int(last != NONE and is_crossing(p, last, zone))
        p.unit_done[unit] = 1
        p.put_unit(unit, zone)
    p.begin(EndMove(zone))
    for tribe in peoples:
        for leader in p.roster.tribe_leaders[tribe]:
            if p.leader_at[leader] >= 0:
                p.leader_at[leader] = zone
                p.leader_done = replaced(p.leader_done, leader, 1)
                catch_plague(p, leader, [], zone)
    catch_plague(p, NONE, units, zone)


@final
class MeetingPlace(ChooseOne[Ultimus]):
    """6.2: where the whole people ends its move."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_ZONE,)
    prompt: ClassVar[str] = words.ASK_MIGRATION

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("tribe", words.TRIBE, self.tribe)]

    def candidates(self, p: Ultimus) -> list[int]:
        return meeting_zones(p)

    def chose(self, p: Ultimus, one: int) -> None:
        gather(p, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_A_TARGET
