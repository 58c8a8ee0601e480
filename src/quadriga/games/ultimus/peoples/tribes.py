"""Non-Roman tribes (rulebook 4.1, 4.2, 4.4, 4.5.1, 4.5.2): status, war and peace, Foederati, alliances."""

from quadriga.engine.part import replaced
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import camp_of_tribe, group_of, is_subject, on_map
from quadriga.games.ultimus.placement import put_unit_among, settle_leader
from quadriga.games.ultimus.position import DEAD, FALLEN, OFF, Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import FOEDERATI, OUT, PEACE, REGNUM, REVOLT, WAR


def carried(p: Ultimus, tribe: int) -> list[int]:
    """6.2: the tribes whose status changes with this one: its allies, and subjects of the Hunni in the same status."""
    group = group_of(p, tribe)
    if tribe == p.roster.hunni:
        for subject in p.roster.subjects:
            if is_subject(p, subject) and p.tribe_status[subject] == p.tribe_status[tribe]:
                group += group_of(p, subject)
    return group


def set_status(p: Ultimus, tribe: int, status: int) -> None:
    """4.4.1: change the status of one tribe; its units and leaders pass to the camp that controls it."""
    p.tribe_status = replaced(p.tribe_status, tribe, status)
    side = camp_of_tribe(p, tribe)
    if p.migrants is not None and tribe in p.migrants.peoples:
        p.migrants.side = side
    for unit in p.roster.tribe_units[tribe]:
        p.turn_unit(unit, side)
    for leader in p.roster.tribe_leaders[tribe]:
        p.leader_side = replaced(p.leader_side, leader, side)
        if status != FOEDERATI:
            for half in range(2):
                if p.patrice[half] == leader:
                    p.patrice = replaced(p.patrice, half, NONE)
    if status != REGNUM:
        p.tribe_capital = replaced(p.tribe_capital, tribe, NONE)
        p.tribe_rex = replaced(p.tribe_rex, tribe, NONE)
    p.tell(words.E_STATUS, tribe, status)


def go_to_war(p: Ultimus, tribe: int) -> None:
    """4.2.3: a tribe at peace, and those bound to it, enter the war; minor tribes appear in their zones of origin."""
    for one in carried(p, tribe):
        if p.tribe_status[one] == PEACE:
            set_status(p, one, WAR)
            muster(p, one)


def muster(p: Ultimus, tribe: int) -> None:
    """4.2.2: put every unit of a tribe that is off the map into its zones of origin."""
    homes = p.roster.tribe_origin[tribe]
    for unit in reversed(p.roster.tribe_units[tribe]):
        if p.unit_at[unit] in (OFF, FALLEN):
            p.unit_weak = replaced(p.unit_weak, unit, 0)
            put_unit_among(p, unit, homes)


def revolt(p: Ultimus, tribe: int) -> None:
    """4.5.2: Foederati, and their allies, turn against Rome; a Patrice of theirs loses his title (3.5.1)."""
    for one in carried(p, tribe):
        if p.tribe_status[one] == FOEDERATI:
            set_status(p, one, REVOLT)


def federate(p: Ultimus, tribe: int) -> None:
    """4.5.1: a tribe and its allies become Foederati."""
    for one in carried(p, tribe):
        set_status(p, one, FOEDERATI)


def make_peace(p: Ultimus, tribe: int) -> None:
    """9.4, 6.1: a tribe at war and those bound to it go home in peace; minor tribes leave the map (4.2.2)."""
    for one in carried(p, tribe):
        if p.tribe_status[one] == WAR:
            send_home(p, one)


def send_home(p: Ultimus, tribe: int) -> None:
    """4.2.2: one tribe at peace: majors in their zones of origin, minors off the map; the Bagaudes vanish."""
    homes = p.roster.tribe_origin[tribe]
    set_status(p, tribe, PEACE if homes else OUT)
    for unit in p.roster.tribe_units[tribe]:
        p.put_unit(unit, OFF)
        p.unit_weak = replaced(p.unit_weak, unit, 0)
    if not p.tribe_major[tribe] or not homes:
        return
    muster(p, tribe)
    for leader in p.roster.tribe_leaders[tribe]:
        if p.leader_at[leader] not in (OFF, FALLEN, DEAD):
            settle_leader(p, leader, homes[0])


def become_major(p: Ultimus, tribe: int) -> None:
    """4.1: a tribe whose first historical leader enters is major for good; at peace its units come on the map."""
    if p.tribe_major[tribe]:
        return
    p.tribe_major = replaced(p.tribe_major, tribe, 1)
    p.tell(words.E_MAJOR, tribe)
    if p.tribe_status[tribe] == PEACE and not on_map(p, tribe):
        muster(p, tribe)


def free_subjects(p: Ultimus) -> None:
    """6.2: the death of Attila ends the Hunni's rule over Ostrogothi and Gepidae."""
    for tribe in p.roster.subjects:
        if is_subject(p, tribe):
            p.tribe_ally = replaced(p.tribe_ally, tribe, NONE)
            p.tell(words.E_FREED, tribe)


def are_inside(p: Ultimus, tribes: list[int]) -> bool:
    """4.5.1: whether a people has units in play and all of them stand inside the empire."""
    units = [unit for tribe in tribes for unit in on_map(p, tribe)]
    return bool(units) and all(p.unit_at[u] >= 0 and p.board.is_empire(p.unit_at[u]) for u in units)


def can_be_federated(p: Ultimus, tribe: int) -> bool:
    """4.5.1, 6.1: never Hunni, Persae, Bagaudes or Armenia, nor a tribe that stands under the Hunni."""
    return p.roster.tribe_federable[tribe] and not is_subject(p, tribe)
