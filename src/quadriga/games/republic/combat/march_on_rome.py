"""What is special when the rebel who marches on Rome is a governor (section 4)."""

from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.combat.values import land_value
from quadriga.games.republic.position import GOVERNOR_AT_ROME, REBEL, Combat


def marching_value(p: Combat) -> int:
    """4.1: the units that march: legions, veterans, and militia, halved if no legion marches with them."""
    return land_value(p, words.REBEL_ARMY)


def tell_shipping(p: Combat) -> None:
    """3.5, 4.3: after a stalemate he, and every partisan with a province, may ship reinforcements next turn."""
    if p.uprising().place == GOVERNOR_AT_ROME:
        p.tell(words.E_MAY_SHIP)
    for province in range(PROVINCES):
        if p.holder[province] == REBEL and p.is_led(province):
            p.tell(words.E_PARTISAN_MAY_SHIP, province)
