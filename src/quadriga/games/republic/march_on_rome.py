"""What is special when the rebel who marches on Rome is a governor (section 4)."""

from quadriga.games.republic.position import GOVERNOR_AT_ROME, Combat
from quadriga.games.republic.values import land_value
from quadriga.games.republic.words import MAY_SHIP, REBEL_ARMY


def marching_value(p: Combat) -> int:
    """4.1: the units that march: legions, veterans, and militia, halved if no legion marches with them."""
    return land_value(p, REBEL_ARMY)


def tell_shipping(p: Combat) -> None:
    """4.3: after a stalemate his partisans may ship reinforcements in the next Senate Phase."""
    if p.rebel_place == GOVERNOR_AT_ROME:
        p.tell(MAY_SHIP)
