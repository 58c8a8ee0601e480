"""How a rebellion, or one rebel province, ends (sections 2.4, 5.4 and rulings A37, A46)."""

from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.combat.allied_conflict import lay_waste
from quadriga.games.republic.position import REBEL, ROMAN, Combat


def return_to_rome(p: Combat, force: int) -> None:
    """The legions, veterans and fleets of a force go to Rome."""
    for kind in (words.LEGION, words.VETERAN, words.FLEET):
        number = p.transfer(force, words.ROME, kind)
        if number:
            p.tell(words.E_RETURNED, force, kind, number)


def collapse(p: Combat, waste: bool) -> None:
    """2.4, A37: the rebel and all partisans die, their troops return to Rome; `waste` empties their provinces (5.4)."""
    _die(p, p.rebel())
    disband(p)
    for province in range(PROVINCES):
        if p.holder[province] == REBEL:
            submit(p, province, waste)
    p.rebellion = None
    p.tell(words.E_REBELLION_OVER)


def _die(p: Combat, commander: int) -> None:
    """A rebel who is free dies; one whom a conflict has captured stays its captive (R-11)."""
    if commander >= 0 and p.fate[commander] == words.UNHARMED:
        p.kill(commander)


def disband(p: Combat) -> None:
    """Ruling R-09: legions of the rebel army go to Rome; its militia go home, or disperse."""
    home = p.uprising().home
    force = words.REBEL_ARMY
    return_to_rome(p, force)
    number = p.count(force, words.MILITIA)
    if number and home >= 0:
        p.transfer(force, home, words.MILITIA)
        p.tell(words.E_WENT_HOME, force, words.MILITIA, number)
    elif number:
        p.dead[words.MILITIA] += number
        p.add(force, words.MILITIA, -number)
        p.tell(words.E_DISPERSED, force, words.MILITIA, number)


def submit(p: Combat, province: int, waste: bool) -> None:
    """A rebel province is Rome's again: its governor dead, its garrison at Rome; `waste` as after a victory (5.4)."""
    _die(p, p.governor[province])
    return_to_rome(p, province)
    p.holder[province] = ROMAN
    p.tell(words.E_PROVINCE_RETURNED, province)
    if waste:
        lay_waste(p, province)


def fall_of(p: Combat, province: int, waste: bool) -> None:
    """A46: the end of one rebel governor: of the whole rebellion if he was its head, else of his province alone."""
    if p.is_head(p.governor[province]):
        collapse(p, waste)
    else:
        submit(p, province, waste)
