"""Adjustments of the non-Roman tribes (rulebook 9.4): who recovers, returns, is pacified or settled."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import options, words
from quadriga.games.ultimus.battle.aftermath import SWORN_PACT
from quadriga.games.ultimus.forces import group_of, has_units, is_empty, is_wiped_out, nearest, on_map, people_of
from quadriga.games.ultimus.peoples.tribes import send_home, set_status
from quadriga.games.ultimus.placement import put_unit_among, settle_leader
from quadriga.games.ultimus.position import FALLEN, OFF, Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import CLIENT, FOEDERATI, PEACE, REGNUM, REVOLT, WAR
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN

SCATTERED: Final = 2
"""9.4: a Regnum that lost its capital and all units of its own; those of allies elsewhere do not count."""


@final
class TribalAdjustments(Procedure[Ultimus]):
    """9.4: every people in turn."""

    def run(self, p: Ultimus) -> None:
        p.begin(ClearMarks())
        for tribe in range(len(p.tribe_status) - 1, -1, -1):
            p.begin(PeopleQuarters(tribe))


@final
class ClearMarks(Procedure[Ultimus]):
    """9.4: what was noted during the turn is done with."""

    def run(self, p: Ultimus) -> None:
        tribes = len(p.tribe_status)
        p.tribe_pact = [0] * tribes
        p.tribe_beaten = [0] * tribes
        p.tribe_broken = [0] * tribes


@final
class PeopleQuarters(Procedure[Ultimus]):
    """9.4: one people, by its status; minor allies are dealt with alongside their major tribe."""

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def run(self, p: Ultimus) -> None:
        tribe = self.tribe
        status = p.tribe_status[tribe]
        if status == CLIENT:
            winter_armenia(p)
            return
        if status == PEACE and p.tribe_major[tribe]:
            winter_peace(p, tribe)
            return
        if group_of(p, tribe)[0] != tribe or status not in (WAR, FOEDERATI, REVOLT, REGNUM):
            return
        if status == REGNUM:
            winter_regnum(p, tribe)
        elif status == WAR:
            winter_war(p, tribe)
        else:
            winter_settled(p, tribe)


def recover(p: Ultimus, unit: int, at_home: bool) -> None:
    """9.4: a weakened unit is whole again in a town, at home (in war) or with its own people only (settled)."""
    at = p.unit_at[unit]
    if at < 0 or not p.unit_weak[unit]:
        return
    town = p.board.is_empire(at) and (p.board.town[at] or p.board.capital[at])
    fit = p.roster.origin_tribe[at] == p.roster.unit_tribe[unit] if at_home else not has_others(p, unit)
    if town or fit:
        p.unit_weak = replaced(p.unit_weak, unit, 0)


def has_others(p: Ultimus, unit: int) -> bool:
    """9.4: whether units of other peoples share a unit's zone; allies are one people (Ruling U-99)."""
    people = group_of(p, p.roster.unit_tribe[unit])
    tribes, zone = p.roster.unit_tribe, p.unit_at[unit]
    return any(at == zone and tribes[other] not in people for other, at in enumerate(p.unit_at))


def winter_armenia(p: Ultimus) -> None:
    """4.4.2, 9: the Armenian unit comes back unless Persae hold Armenia."""
    tribe = p.roster.armenia
    home = p.roster.tribe_origin[tribe][0]
    persae = any(p.unit_at[unit] == home for unit in p.roster.tribe_units[p.roster.persae])
    for unit in p.roster.tribe_units[tribe]:
        recover(p, unit, True)
        if p.unit_at[unit] == FALLEN and not persae:
            p.put_unit(unit, home)
            p.tell(words.E_RETURN, unit, home)


def winter_peace(p: Ultimus, tribe: int) -> None:
    """4.2.2: a major tribe at peace that plague has struck is whole again in its zones of origin."""
    for unit in reversed(p.roster.tribe_units[tribe]):
        recover(p, unit, True)
        if p.unit_at[unit] == FALLEN:
            put_unit_among(p, unit, p.roster.tribe_origin[tribe])


def is_starving(p: Ultimus, people: list[int]) -> bool:
    """Events 1 and 13: whether units of a people are gone for this turn only: not beaten (Ruling U-59)."""
    if p.options[options.FAMINE] == options.WHOLE_PEOPLE:
        return False
    units = [unit for one in people for unit in p.roster.tribe_units[one]]
    return any(p.unit_at[unit] == FALLEN and p.unit_fell[unit] == NONE for unit in units)


def winter_war(p: Ultimus, tribe: int) -> None:
    """9.4: at war: wiped out means pacified, or settled as Foederati by a pact; else units recover and return home."""
    people = people_of(p, tribe)
    if is_wiped_out(p, people) and not is_starving(p, people):
        if p.tribe_pact[tribe] == SWORN_PACT:
            settle(p, tribe)
        else:
            for one in people:
                send_home(p, one)
        return
    for one in people:
        for unit in reversed(p.roster.tribe_units[one]):
            recover(p, unit, True)
            if p.unit_at[unit] == FALLEN:
                put_unit_among(p, unit, p.roster.tribe_origin[one])


def winter_settled(p: Ultimus, tribe: int) -> None:
    """9.4: Foederati, in revolt or not: fallen units rejoin their kin; a people wiped out is settled as Foederati."""
    people = people_of(p, tribe)
    if p.tribe_broken[tribe] == SCATTERED or is_wiped_out(p, people):
        settle(p, tribe)
        return
    zones = sorted({p.unit_at[unit] for one in people for unit in on_map(p, one) if p.unit_at[unit] >= 0})
    for one in people:
        for unit in reversed(p.roster.tribe_units[one]):
            recover(p, unit, False)
            if p.unit_at[unit] == FALLEN:
                p.unit_weak = replaced(p.unit_weak, unit, p.tribe_broken[tribe])
                put_unit_among(p, unit, zones)


def winter_regnum(p: Ultimus, tribe: int) -> None:
    """9.4: a Regnum's fallen units, and its allies', come back in the capital."""
    for one in group_of(p, tribe):
        for unit in p.roster.tribe_units[one]:
            recover(p, unit, False)
            if p.unit_at[unit] == FALLEN and p.tribe_capital[tribe] != NONE:
                put_unit_among(p, unit, [p.tribe_capital[tribe]])


# ---------------------------------------------------------------- settling a beaten people


def settle(p: Ultimus, tribe: int) -> None:
    """9.4: the ROMAIN puts a whole people, as Foederati, into the nearest empty zone of the empire."""
    for one in group_of(p, tribe):
        if p.tribe_status[one] != FOEDERATI:
            set_status(p, one, FOEDERATI)
    zones = homesteads(p, tribe)
    if len(zones) == 1:
        resettle(p, tribe, zones[0])
    elif zones:
        p.begin(Resettle(tribe, tuple(zones)))


def homesteads(p: Ultimus, tribe: int) -> list[int]:
    """9.4: the empty zones of the empire nearest to where the last unit fell."""
    start = p.tribe_fell[tribe]
    for one in group_of(p, tribe):
        if start == NONE:
            start = p.tribe_fell[one]
    if start == NONE:
        start = p.board.roma
    fits = [p.board.is_empire(z) and is_empty(p, z) and not p.setup.closed[z] for z in range(p.board.size)]
    return nearest(p, start, fits)


def resettle(p: Ultimus, tribe: int, zone: int) -> None:
    """9.4: all units at full strength; surviving leaders join them (Ruling U-84)."""
    for one in group_of(p, tribe):
        for unit in p.roster.tribe_units[one]:
            if p.unit_at[unit] in (FALLEN, OFF):
                p.unit_weak = replaced(p.unit_weak, unit, 0)
                p.put_unit(unit, zone)
                p.tell(words.E_RETURN, unit, zone)
        for leader in p.roster.tribe_leaders[one]:
            if p.leader_at[leader] >= 0 and not has_units(p, p.leader_at[leader], ROMAIN):
                p.leader_side = replaced(p.leader_side, leader, ROMAIN)
                settle_leader(p, leader, zone)


@final
class Resettle(ChooseOne[Ultimus]):
    """9.4: the ROMAIN chooses among equally near zones."""

    verbs: ClassVar[tuple[int, ...]] = (words.CHOOSE_ZONE,)
    prompt: ClassVar[str] = words.ASK_RESETTLE

    def __init__(self, tribe: int, zones: tuple[int, ...]) -> None:
        self.tribe: Final = tribe
        self.zones: Final = zones

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("tribe", words.TRIBE, self.tribe)]

    def candidates(self, p: Ultimus) -> list[int]:
        return list(self.zones)

    def chose(self, p: Ultimus, one: int) -> None:
        resettle(p, self.tribe, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_A_PLACE


def is_held_against(p: Ultimus, zone: int) -> bool:
    """4.5.3: whether units of the ROMAIN hold the capital of a Regnum."""
    return has_units(p, zone, ROMAIN) and not has_units(p, zone, BARBARE)
