"""What has to be said to set up a battle by hand, within the limits of `situation.read_situation` and `fleets`."""

from quadriga.engine.form import Field, Form, number, order, part, parts, truth
from quadriga.games.conquest.odds.reading import BATTLE, BATTLES, LAND, MOST_GALLEYS, MOST_LEADERS, NAVAL, SIDES
from quadriga.games.conquest.odds.situation import DEFENDER, LEGION, LOSSES, TYPES, most_units
from quadriga.games.conquest.pieces import Pieces


def battle_forms(pieces: Pieces) -> list[Form]:
    """9 and 10: a battle on land, and one at sea."""
    orders = [order("legion", [TYPES[kind] for kind in LEGION]), order("losses", [TYPES[kind] for kind in LOSSES])]
    armies = [army(pieces, name, 5 - seat, seat == DEFENDER) for seat, name in enumerate(SIDES)]
    fleets = [fleet(pieces, name, 4 - seat) for seat, name in enumerate(SIDES)]
    return [Form(BATTLES[LAND], BATTLE.name, [*armies, *orders]), Form(BATTLES[NAVAL], BATTLE.name, fleets)]


def army(pieces: Pieces, name: str, infantry: int, may_be_fortified: bool) -> Field:
    """9: the leaders and units of one side."""
    begins = [infantry, 0, 0]
    units = [number(type, most_units(pieces, kind), begins[kind]) for kind, type in enumerate(TYPES)]
    walls = [truth("fortified")] if may_be_fortified else []
    return part(name, [number("leaders", MOST_LEADERS, 1), *units, *walls])


def fleet(pieces: Pieces, name: str, galleys: int) -> Field:
    """10: the galleys of one side, and what some of them carry."""
    load = [number("leaders", MOST_LEADERS), *[number(type, pieces.galley_holds) for type in TYPES]]
    return part(name, [number("galleys", MOST_GALLEYS, galleys, 1), parts("laden", load, MOST_GALLEYS)])
