"""What has to be said to set up a battle by hand (rulebook 8.3, 8.6), within the limits of `odds.read_situation`."""

from typing import Final

from quadriga.engine.form import Form, choice, number, pair, truth
from quadriga.games.ultimus.battle.odds import FURIES, MOST, MOST_LUCK, PAIRS, TRUTHS

BEGINS: Final = {"strength": 8, "quality": 2}
"""Two middling forces; everything else begins with the least it can be."""
CIVIL_WAR: Final = "politics"
"""8.6.3: compared only where Romans fight Romans under titled leaders."""


def battle_form() -> Form:
    """8.3 to 8.6: one battle."""
    pairs = [pair(name, least, MOST, BEGINS.get(name, least), name == CIVIL_WAR) for name, least in PAIRS.items()]
    truths = [truth(name, value) for name, value in TRUTHS.items()]
    luck = number("luck", MOST_LUCK, least=-MOST_LUCK)
    return Form("", "", [*pairs, *truths, luck, choice("fury", FURIES[1:], optional=True)])
