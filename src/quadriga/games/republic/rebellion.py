"""How a rebellion, or one rebel province, ends (sections 2.4, 5.4 and rulings A37, A46)."""

from quadriga.games.republic.allied_conflict import lay_waste
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.position import NO_REBELLION, REBEL, ROMAN, Combat
from quadriga.games.republic.words import (
    FIRST_CONVOY,
    FLEET,
    FORCES,
    KINDS,
    LEGION,
    PROVINCE_RETURNED,
    REBEL_ARMY,
    REBELLION_OVER,
    RETURNED,
    ROME,
    UNHARMED,
    VETERAN,
)


def return_to_rome(p: Combat, force: int) -> None:
    """The legions, veterans and fleets of a force go to Rome."""
    for kind in (LEGION, VETERAN, FLEET):
        number = p.transfer(force, ROME, kind)
        if number:
            p.tell(RETURNED, force, kind, number)


def collapse(p: Combat, waste: bool) -> None:
    """2.4, A37: the rebel and all partisans die, their troops return to Rome; `waste` empties their provinces (5.4)."""
    _die(p, p.rebel)
    disband(p, REBEL_ARMY)
    for force in range(FIRST_CONVOY, FORCES):
        disband(p, force)
    for province in range(PROVINCES):
        if p.holder[province] == REBEL:
            submit(p, province, waste)
    p.rebel_place = NO_REBELLION
    p.tell(REBELLION_OVER)


def _die(p: Combat, commander: int) -> None:
    """A rebel who is free dies; one whom a conflict has captured stays its captive (R-11)."""
    if commander >= 0 and p.fate[commander] == UNHARMED:
        p.kill(commander)


def disband(p: Combat, force: int) -> None:
    """Ruling R-09: legions and fleets of a rebel army go to Rome; its militia go home, or disperse."""
    home = p.rebel_home if force == REBEL_ARMY else p.convoy_home[force - FIRST_CONVOY]
    is_open = home >= 0 and p.holder[home] in (ROMAN, REBEL)
    return_to_rome(p, force)
    for kind in range(KINDS):
        if is_open:
            p.transfer(force, home, kind)
        else:
            p.dead[kind] += p.count(force, kind)
            p.units[force * KINDS + kind] = 0


def submit(p: Combat, province: int, waste: bool) -> None:
    """A rebel province is Rome's again: its governor dead, its garrison at Rome; `waste` as after a victory (5.4)."""
    _die(p, p.governor[province])
    return_to_rome(p, province)
    p.holder[province] = ROMAN
    p.tell(PROVINCE_RETURNED, province)
    if waste:
        lay_waste(p, province)


def fall_of(p: Combat, province: int, waste: bool) -> None:
    """A46: the end of one rebel governor: of the whole rebellion if he was its head, else of his province alone."""
    if p.governor[province] == p.rebel:
        collapse(p, waste)
    else:
        submit(p, province, waste)
