"""Who stands where (rulebook 3.1.3, 8.1): questions about pieces that every chapter asks, and the fate of units."""

from quadriga.engine.part import replaced
from quadriga.games.ultimus import words
from quadriga.games.ultimus.position import AFLOAT, BOX, FALLEN, OFF, TEMPORARY_FLEET, Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import BU, TRIBAL
from quadriga.games.ultimus.printed.scenarios import CLIENT, FOEDERATI, PEACE, REGNUM, REVOLT, WAR
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN


def units_in(p: Ultimus, zone: int, camp: int) -> list[int]:
    """The combat units of a camp in a zone."""
    sides = p.unit_side
    if zone < 0:
        return [unit for unit, at in enumerate(p.unit_at) if at == zone and sides[unit] == camp]
    left = p.troops[2 * zone + camp]
    found: list[int] = []
    if left:
        for unit, at in enumerate(p.unit_at):
            if at == zone and sides[unit] == camp:
                found.append(unit)
                left -= 1
                if not left:
                    break
    return found


def leaders_in(p: Ultimus, zone: int, camp: int) -> list[int]:
    """The leaders of a camp in a zone."""
    sides = p.leader_side
    return [leader for leader, at in enumerate(p.leader_at) if at == zone and sides[leader] == camp]


def has_units(p: Ultimus, zone: int, camp: int) -> bool:
    """Whether a camp has a combat unit in a zone."""
    return p.troops[2 * zone + camp] > 0


def is_empty(p: Ultimus, zone: int) -> bool:
    """Whether no combat unit at all stands in a zone."""
    return p.troops[2 * zone] + p.troops[2 * zone + 1] == 0


def is_contested(p: Ultimus, zone: int) -> bool:
    """8.1: whether enemy combat units share a zone."""
    return p.troops[2 * zone] > 0 and p.troops[2 * zone + 1] > 0


def contested(p: Ultimus) -> list[int]:
    """8.1: the zones where a battle is due."""
    troops = p.troops
    return [zone for zone in range(p.board.size) if troops[2 * zone] and troops[2 * zone + 1]]


def holder(p: Ultimus, zone: int) -> int:
    """3.1.3: the ROMAIN controls every zone of the empire where no combat unit of the BARBARE stands."""
    return BARBARE if p.troops[2 * zone + BARBARE] else ROMAIN


def non_romans_in(p: Ultimus, zone: int, camp: int) -> bool:
    """Whether a camp has a non-Roman combat unit in a zone."""
    tribes = p.roster.unit_tribe
    return any(tribes[unit] != NONE for unit in units_in(p, zone, camp))


def strangers_in(p: Ultimus, zone: int, spare_foederati: bool) -> bool:
    """9.3: whether non-Roman units hold a zone; with `spare_foederati` those of Foederati do not count."""
    if is_empty(p, zone):
        return False
    for unit, at in enumerate(p.unit_at):
        if at == zone:
            tribe = p.roster.unit_tribe[unit]
            if tribe != NONE and not (spare_foederati and p.tribe_status[tribe] in (FOEDERATI, CLIENT)):
                return True
    return False


def is_titled(p: Ultimus, leader: int) -> bool:
    """3.2: whether a leader is Augustus or Patrice."""
    return leader in p.augustus or leader in p.patrice


def is_usurper(p: Ultimus, leader: int) -> bool:
    """3.6.1: whether a leader is a Usurper."""
    return leader in p.usurper


def half_of(p: Ultimus, leader: int) -> int:
    """3.5.2, 3.6.2: the half of the empire where a leader is; outside it the half of his counter (Ruling U-75)."""
    at = p.leader_at[leader]
    if at >= 0 and p.board.half[at] != NONE:
        return p.board.half[at]
    if at in (BOX, BOX - 1):
        return BOX - at
    return p.roster.leader_half[leader]


def is_in_play(p: Ultimus, leader: int) -> bool:
    """Whether a leader is on the map, aboard a fleet or sheltered in a city."""
    at = p.leader_at[leader]
    return at >= 0 or at <= AFLOAT


def guard_of(p: Ultimus, leader: int) -> int:
    """3.2.4: the buccellarii of a leader that are with him, NONE if he has none."""
    for unit in p.roster.guards:
        if p.unit_lead[unit] == leader and p.unit_at[unit] == p.leader_at[leader]:
            return unit
    return NONE


def owns_guard(p: Ultimus, leader: int) -> bool:
    """3.2.4: whether buccellarii belong to a leader, be they eliminated for this turn."""
    return any(p.unit_lead[unit] == leader for unit in p.roster.guards)


def camp_of_tribe(p: Ultimus, tribe: int) -> int:
    """4.4.1: Foederati and Armenia are the ROMAIN's, all other tribes the BARBARE's."""
    return ROMAIN if p.tribe_status[tribe] in (FOEDERATI, CLIENT) else BARBARE


def group_of(p: Ultimus, tribe: int) -> list[int]:
    """6.2: a major tribe and the minor ones an alliance made one with it; the Hunni's subjects stand for themselves."""
    head = tribe if p.tribe_ally[tribe] == NONE or is_subject(p, tribe) else p.tribe_ally[tribe]
    group = [head]
    for other, ally in enumerate(p.tribe_ally):
        if ally == head and not is_subject(p, other):
            group.append(other)
    return group


def people_of(p: Ultimus, tribe: int) -> list[int]:
    """9.4: the tribes that live or die as one, the leading one first; a Regnum stands by its major tribe alone."""
    group = group_of(p, tribe)
    return group[:1] if p.tribe_status[group[0]] == REGNUM else group


def is_subject(p: Ultimus, tribe: int) -> bool:
    """6.2: whether a tribe stands under the Hunni."""
    return tribe in p.roster.subjects and p.tribe_ally[tribe] == p.roster.hunni


def on_map(p: Ultimus, tribe: int) -> list[int]:
    """The units of a tribe that stand on the map or are at sea."""
    return [unit for unit in p.roster.tribe_units[tribe] if p.unit_at[unit] >= 0 or p.unit_at[unit] <= AFLOAT]


def is_wiped_out(p: Ultimus, tribes: list[int]) -> bool:
    """9.4: whether a people has lost every unit."""
    return all(not on_map(p, tribe) for tribe in tribes)


def weaken(p: Ultimus, unit: int) -> None:
    """8.4.2: turn a unit to its reduced face, or eliminate it if it lies there already."""
    if p.unit_weak[unit]:
        eliminate(p, unit)
        return
    p.unit_weak = replaced(p.unit_weak, unit, 1)
    p.tell(words.E_WEAKENED, unit)


def eliminate(p: Ultimus, unit: int) -> None:
    """8.4.2: take a unit off the map until the adjustments; remembers where it fell.

    3.7.2: whatever joined a usurper is his until it is eliminated; guards go with their leader.
    """
    at = p.unit_at[unit]
    p.unit_fell = replaced(p.unit_fell, unit, at if at >= 0 else NONE)
    tribe = p.roster.unit_tribe[unit]
    if tribe != NONE and at >= 0:
        p.tribe_fell = replaced(p.tribe_fell, tribe, at)
    p.put_unit(unit, FALLEN)
    p.unit_weak = replaced(p.unit_weak, unit, 0)
    if tribe != NONE:
        p.unit_side = replaced(p.unit_side, unit, camp_of_tribe(p, tribe))
    elif p.unit_lead[unit] == NONE:
        p.unit_side = replaced(p.unit_side, unit, ROMAIN)
    p.tell(words.E_LOST, unit)


def remove(p: Ultimus, unit: int) -> None:
    """Take a unit out of the game, or guards off the map until they are given again."""
    p.put_unit(unit, OFF)
    p.unit_weak = replaced(p.unit_weak, unit, 0)
    if p.roster.unit_category[unit] == BU:
        p.unit_lead = replaced(p.unit_lead, unit, NONE)


def score(p: Ultimus, camp: int, points: int, award: int) -> None:
    """10: points go to the person who plays the camp, and everybody hears for what."""
    if points:
        seat = int(p.seat_of(camp))
        p.points = replaced(p.points, seat, p.points[seat] + points)
        p.tell(words.E_SCORED, camp, points, award)


def set_aside_moves(p: Ultimus) -> None:
    """Begin a movement: nobody has moved, nobody came from anywhere."""
    units = len(p.unit_at)
    p.unit_done = [0] * units
    p.unit_from = [NONE] * units
    p.unit_wet = [0] * units
    p.leader_done = [0] * len(p.leader_at)
    p.fleet_done = [0] * len(p.fleet_at)


def is_tribal(p: Ultimus, unit: int) -> bool:
    """1.1: whether a unit is non-Roman."""
    return p.roster.unit_category[unit] == TRIBAL


def is_at_war(p: Ultimus, tribe: int) -> bool:
    """4.3: whether a tribe is at war with Rome, in revolt or a Regnum."""
    return p.tribe_status[tribe] in (WAR, REVOLT, REGNUM)


def nearest(p: Ultimus, start: int, fits: list[bool]) -> list[int]:
    """The zones nearest to `start`, in zones, among those that fit."""
    steps = p.board.distance[start]
    best = min((steps[zone] for zone in range(p.board.size) if fits[zone] and steps[zone] >= 0), default=NONE)
    return [zone for zone in range(p.board.size) if fits[zone] and steps[zone] == best and best >= 0]


def has_temporary_fleet(p: Ultimus) -> bool:
    """6.3: whether the fleet of the stratagem is in play."""
    return p.fleet_at[TEMPORARY_FLEET] != OFF


def is_migrating(p: Ultimus, tribe: int) -> bool:
    """6.2 Migration: whether a tribe is on the road this turn."""
    return p.migrants is not None and tribe in p.migrants.peoples


def at_peace(p: Ultimus, tribe: int) -> bool:
    """4.2.2: whether a tribe is at peace with Rome."""
    return p.tribe_status[tribe] == PEACE
