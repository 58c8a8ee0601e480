"""What may go where (rulebook 3.2, 3.4.1, 4.2 to 4.5, 7.2, 7.3): each condition returns 0 or a refusal."""

from typing import Final

from quadriga.games.ultimus import options, words
from quadriga.games.ultimus.forces import (
    group_of,
    has_units,
    is_at_war,
    is_contested,
    is_empty,
    is_migrating,
    is_subject,
    is_titled,
)
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import EAST, NONE
from quadriga.games.ultimus.printed.pieces import BU, CO, LEADER_PM, LI, PA
from quadriga.games.ultimus.printed.scenarios import CLIENT, FOEDERATI, PEACE, REGNUM, REVOLT, UNASKED
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.year.events import freezes, has_riot, pm_lost

OUTSIDE_PM: Final = 2
MIGRATION_PM: Final = 4


def step_cost(p: Ultimus, start: int, to: int) -> int:
    """7.2: 1 PM, and more over a major river or a strait; a hard winter freezes Rhenus and Danuvius."""
    extra = p.board.extra[start][to]
    return 1 if not extra or freezes(p, p.board.water[start][to]) else 1 + extra


def is_crossing(p: Ultimus, start: int, to: int) -> bool:
    """Combat modifier g: whether a step crosses a major river or a strait."""
    water = p.board.water[start][to]
    return water != NONE and not freezes(p, water)


def some_way(p: Ultimus, zone: int) -> int:
    """A zone beside this one, for a refusal that speaks of no zone in particular; an island has only itself."""
    near = p.board.near[zone]
    return near[0] if near else zone


def allowance(p: Ultimus, units: list[int]) -> int:
    """1.2.2, 1.3.2: the PM of a leader and the units with him: those of the slowest."""
    pm = LEADER_PM
    for unit in units:
        pm = min(pm, MIGRATION_PM if is_migrating(p, p.roster.unit_tribe[unit]) else p.roster.unit_pm[unit])
    return pm - pm_lost(p)


def spends_too_much_outside(p: Ultimus, outside: int, cost: int, to: int) -> bool:
    """7.3: after a first step outside the empire no more than 2 PM in a row are spent there (Ruling U-56)."""
    return outside > 0 and p.board.is_outside(to) and outside + cost > OUTSIDE_PM


# ---------------------------------------------------------------- entering a zone


def forbids_unit(p: Ultimus, unit: int, leader: int, to: int) -> int:
    """Why a unit, led by `leader` or NONE, may not enter a zone; stacking apart."""
    if p.setup.closed[to]:
        return words.R_CLOSED
    tribe = p.roster.unit_tribe[unit]
    if tribe != NONE:
        return forbids_tribe(p, tribe, to)
    category = p.roster.unit_category[unit]
    if category == LI:
        return 0 if p.board.diocese[to] == p.roster.unit_diocese[unit] else words.R_LI_DIOCESE
    titled = leader != NONE and is_titled(p, leader)
    if category == CO:
        return _forbids_comitatenses(p, unit, leader, titled, to)
    if category == PA:
        return _forbids_palatini(p, unit, leader, titled, to)
    if leader == NONE or p.unit_lead[unit] != leader:
        return words.R_BU_ALONE
    return 0 if p.board.is_empire(to) else _forbids_foreign(p, titled, to)


def _forbids_comitatenses(p: Ultimus, unit: int, leader: int, titled: bool, to: int) -> int:
    """3.2.2: outside their diocese only with Augustus, Patrice or Usurper, and never in the other half."""
    half = p.roster.unit_half[unit]
    if p.board.diocese[to] == p.roster.unit_diocese[unit]:
        return 0
    if p.board.is_empire(to):
        if p.board.half[to] != half:
            return words.R_CO_HALF
        return 0 if titled or (leader != NONE and leader in p.usurper) else words.R_CO_DIOCESE
    if not titled or not p.board.touches_half(to, half):
        return words.R_CO_OUTSIDE
    return _forbids_foreign(p, titled, to)


def _forbids_palatini(p: Ultimus, unit: int, leader: int, titled: bool, to: int) -> int:
    """3.2.3: out of their half only with Augustus or Patrice, or with the escort of the child emperor (3.5.2)."""
    half = p.roster.unit_half[unit]
    if p.board.half[to] == half or (titled and p.board.is_empire(to)):
        return 0
    if p.board.is_empire(to):
        escorted = leader != NONE and leader == p.escort and (half == EAST or unit == p.roster.placidi_felices)
        return 0 if escorted else words.R_PA_HALF
    return _forbids_foreign(p, titled, to) if titled else words.R_PA_HALF


def _forbids_foreign(p: Ultimus, titled: bool, to: int) -> int:
    """3.4.1: Romans enter a tribe's zone only under Augustus or Patrice and in war; Armenia is open (4.4.2)."""
    tribe = p.roster.origin_tribe[to]
    if tribe in (NONE, p.roster.armenia):
        return 0
    return 0 if titled and is_at_war(p, tribe) else words.R_FOREIGN_LAND


def forbids_tribe(p: Ultimus, tribe: int, to: int) -> int:
    """4.3, 4.4.2, 4.5.1: why pieces of a tribe may not enter a zone."""
    status = p.tribe_status[tribe]
    on_the_road = is_migrating(p, tribe)
    if status == CLIENT and not on_the_road:
        return _forbids_armenia(p, to)
    if status == FOEDERATI:
        return 0 if p.board.is_empire(to) else words.R_FOEDERATI_INSIDE
    if status == PEACE and not on_the_road:
        return 0 if p.roster.origin_tribe[to] == tribe else words.R_AT_PEACE
    return forbids_neighbour(p, tribe, to) or (0 if status in (REVOLT, REGNUM) else _forbids_far(p, tribe, to))


def open_way(p: Ultimus, tribe: int, at: int) -> int:
    """A zone one PM away that the map always opens to a people, rivals apart; NONE if each must be asked about.

    The empire is open to Romans and Foederati, and to a tribe at war whatever is within its reach and no other's home.
    """
    if tribe == NONE or p.tribe_status[tribe] == FOEDERATI:
        return p.setup.inland[at]
    if not is_at_war(p, tribe):
        return NONE
    known = p.setup.ways[tribe]
    if known[at] == UNASKED:
        known[at] = _way_at_war(p, tribe, at)
    return known[at]


def _way_at_war(p: Ultimus, tribe: int, at: int) -> int:
    for to in p.board.near[at]:
        far = p.board.extra[at][to] or not p.roster.tribe_reach[tribe][to]
        if not far and not p.setup.closed[to] and p.roster.origin_tribe[to] in (NONE, tribe):
            return to
    return NONE


def _forbids_armenia(p: Ultimus, to: int) -> int:
    home = p.roster.tribe_origin[p.roster.armenia][0]
    if to == home:
        return 0
    war = is_at_war(p, p.roster.iberia) or is_at_war(p, p.roster.persae)
    return 0 if war and to in p.board.near[home] else words.R_ARMENIA_STAYS


def forbids_neighbour(p: Ultimus, tribe: int, to: int) -> int:
    """4.3: another tribe's zone of origin is closed unless at war, or nobody else is there (Ruling U-79)."""
    other = p.roster.origin_tribe[to]
    if other in (NONE, tribe) or is_at_war(p, other) or _are_bound(p, tribe, other) or is_empty(p, to):
        return 0
    return words.R_OTHER_TRIBE if _has_third(p, tribe, to) else 0


def _has_third(p: Ultimus, tribe: int, zone: int) -> bool:
    """Whether any people but one's own stands in a zone; the Romans' clients there are enemies, not neighbours."""
    tribes = p.roster.unit_tribe
    left = p.troops[2 * zone] + p.troops[2 * zone + 1]
    for unit, at in enumerate(p.unit_at):
        if at == zone:
            if tribes[unit] not in (NONE, tribe) and _is_third(p, tribe, tribes[unit]):
                return True
            left -= 1
            if not left:
                break
    return False


def _is_third(p: Ultimus, tribe: int, people: int) -> bool:
    return p.tribe_status[people] != CLIENT and not is_migrating(p, people) and people not in group_of(p, tribe)


def _are_bound(p: Ultimus, tribe: int, other: int) -> bool:
    return p.tribe_ally[tribe] == other or p.tribe_ally[other] == tribe


def _forbids_far(p: Ultimus, tribe: int, to: int) -> int:
    """4.3: no further than five zones from a zone of origin; those of allies count too (Ruling U-54)."""
    if p.roster.tribe_reach[tribe][to]:
        return 0
    peoples = group_of(p, tribe)
    if is_subject(p, peoples[0]):
        peoples.append(p.roster.hunni)
    homeless = True
    for people in peoples:
        if p.roster.tribe_reach[people][to]:
            return 0
        if p.roster.tribe_origin[people]:
            homeless = False
    return 0 if homeless else words.R_FIVE_ZONES


def is_passage(p: Ultimus, tribe: int, to: int) -> bool:
    """4.3: a zone the Hunni may cross but not stop in: the home of a people at peace that stands there."""
    return tribe == p.roster.hunni and forbids_neighbour(p, tribe, to) == words.R_OTHER_TRIBE


def leaves_half(p: Ultimus, leader: int, to: int) -> bool:
    """3.6.5: whether a zone would take a usurper out of his half of the empire."""
    half = p.board.half[to]
    return half != NONE and p.usurper[1 - half] == leader


def forbids_leader(p: Ultimus, leader: int, alone: bool, start: int, to: int) -> int:
    """3.4.1, 4.3: why a leader may not enter a zone; a barbarian is alone when no unit of his people is with him."""
    if p.setup.closed[to]:
        return words.R_CLOSED
    tribe = p.roster.leader_tribe[leader]
    if tribe == NONE:
        return words.R_USURPERS_APART if leaves_half(p, leader, to) else 0
    refusal = forbids_tribe(p, tribe, to)
    if refusal:
        return refusal
    if alone and (p.board.is_empire(to) or p.board.is_empire(start)):
        return words.R_LONE_BARBARIAN
    return 0


def forbids_stacking(p: Ultimus, tribe: int, camp: int, to: int) -> int:
    """4.2.4: some peoples of one camp never share a zone."""
    if tribe == NONE:
        return 0
    for leader in p.roster.rival_leaders[tribe]:
        if p.leader_at[leader] == to and p.leader_side[leader] == camp:
            return words.R_NO_STACKING
    if has_units(p, to, camp):
        for unit in p.roster.rival_units[tribe]:
            if p.unit_at[unit] == to and p.unit_side[unit] == camp:
                return words.R_NO_STACKING
    return 0


# ---------------------------------------------------------------- setting out


def forbids_start(p: Ultimus, zone: int, side: int) -> int:
    """Why no piece of a camp may leave a zone now: out of play, or kept by a riot in a capital (event 11)."""
    if p.setup.closed[zone]:
        return words.R_CLOSED
    if side == ROMAIN and has_riot(p, zone):
        return words.R_RIOT
    return 0


def forbids_tribe_start(p: Ultimus, tribe: int) -> int:
    """Why no piece of a tribe has anywhere to go."""
    if tribe == NONE or is_migrating(p, tribe):
        return 0
    status = p.tribe_status[tribe]
    if status == PEACE and len(p.roster.tribe_origin[tribe]) < 2:
        return words.R_AT_PEACE
    if status == CLIENT and not (is_at_war(p, p.roster.iberia) or is_at_war(p, p.roster.persae)):
        return words.R_ARMENIA_STAYS
    return 0


def forbids_march(p: Ultimus, leader: int, camp: int) -> int:
    """3.4.1, 4.3: why a leader may not set out."""
    at = p.leader_at[leader]
    if at < 0:
        return words.R_NOT_ON_MAP
    if p.leader_side[leader] != camp:
        return words.R_NOT_YOURS
    if p.leader_done[leader]:
        return words.R_ALREADY_MOVED
    if leader == p.sick:
        return words.R_SICK
    tribe = p.roster.leader_tribe[leader]
    if tribe != NONE and p.board.is_empire(at) and not has_kin(p, leader):
        return words.R_LONE_BARBARIAN
    return forbids_start(p, at, camp) or forbids_tribe_start(p, tribe)


def kin_of(p: Ultimus, tribe: int) -> list[int]:
    """4.3, 6.2: the tribes that are one people with a leader's: allies are, unless led apart (Ruling U-54)."""
    return group_of(p, tribe) if p.options[options.ALLIES] == options.LED_AS_ONE else [tribe]


def is_kin(p: Ultimus, leader: int, units: list[int]) -> bool:
    """4.3: whether a unit of a barbarian leader's people is among these."""
    tribe, tribes = p.roster.leader_tribe[leader], p.roster.unit_tribe
    for unit in units:
        if tribes[unit] == tribe:
            return True
    if not units or p.options[options.ALLIES] != options.LED_AS_ONE:
        return False
    kin = group_of(p, tribe)
    return any(tribes[unit] in kin for unit in units)


def has_kin(p: Ultimus, leader: int) -> bool:
    """4.3: whether a barbarian leader has an unmoved unit of his people and camp beside him, free to march."""
    at, side = p.leader_at[leader], p.leader_side[leader]
    if is_contested(p, at) or not has_units(p, at, side):
        return False
    tribe = p.roster.leader_tribe[leader]
    if unmoved(p, tribe, at, side) != NONE:
        return True
    return any(people != tribe and unmoved(p, people, at, side) != NONE for people in kin_of(p, tribe))


def unmoved(p: Ultimus, tribe: int, zone: int, side: int) -> int:
    """The first unit of a tribe and camp that stands in a zone and has not moved, NONE if there is none."""
    for unit in p.roster.tribe_units[tribe]:
        if p.unit_at[unit] == zone and p.unit_side[unit] == side and not p.unit_done[unit]:
            return unit
    return NONE


def forbids_move(p: Ultimus, unit: int, camp: int) -> int:
    """3.4.1, 4.3: why a unit may not move off alone."""
    at = p.unit_at[unit]
    if at < 0:
        return words.R_NOT_ON_MAP
    if p.unit_side[unit] != camp:
        return words.R_NOT_YOURS
    if p.unit_done[unit]:
        return words.R_ALREADY_MOVED
    if p.roster.unit_category[unit] == BU:
        return words.R_BU_ALONE
    if is_contested(p, at):
        return words.R_MUST_STOP
    return forbids_start(p, at, camp) or forbids_tribe_start(p, p.roster.unit_tribe[unit])


def forbids_command(p: Ultimus, leader: int, unit: int) -> int:
    """3.4.1, 4.3, 4.5.1: why a leader may not take a unit along."""
    if p.unit_at[unit] != p.leader_at[leader] or p.unit_side[unit] != p.leader_side[leader]:
        return words.R_NOT_HERE
    if p.unit_done[unit]:
        return words.R_ALREADY_MOVED
    return forbids_authority(p, leader, unit)


def forbids_authority(p: Ultimus, leader: int, unit: int) -> int:
    """Whose units a leader may lead, wherever they stand."""
    people, tribe = p.roster.leader_tribe[leader], p.roster.unit_tribe[unit]
    if p.roster.unit_category[unit] == BU:
        return 0 if p.unit_lead[unit] == leader else words.R_BU_ALONE
    if people == tribe:
        return 0
    if people != NONE:
        own = leader in p.patrice if tribe == NONE else tribe in kin_of(p, people)
        return 0 if own else words.R_NOT_HIS_MEN
    if p.tribe_status[tribe] != FOEDERATI or is_migrating(p, tribe):
        return words.R_NOT_HIS_MEN
    return 0 if is_titled(p, leader) or p.leader_side[leader] == BARBARE else words.R_NOT_HIS_MEN
