"""What situations on land and at sea have in common: which sort they are, and how many pieces there can be."""

from typing import Final

from quadriga.engine.errors import BadSituation
from quadriga.engine.situation import object_of
from quadriga.engine.vocabulary import Named
from quadriga.games.conquest.pieces import COLOURS, GALLEYS_EACH, LEADERS_EACH, Pieces
from quadriga.games.conquest.words import VOCABULARY

BATTLES: Final = ["land", "naval"]
BATTLE: Final = VOCABULARY.kind(Named("battle", BATTLES))
LAND: Final = 0
NAVAL: Final = 1

SIDES: Final = ["attacker", "defender"]
"""The sides as a situation names them, in the order of the seats."""

MOST_COLOURS: Final = len(COLOURS) - 1
"""Ruling C-43: one side can have captured all emperors but one."""
MOST_LEADERS: Final = LEADERS_EACH + (MOST_COLOURS - 1) * (LEADERS_EACH - 1)
MOST_GALLEYS: Final = MOST_COLOURS * GALLEYS_EACH


def colours(pieces: Pieces, leaders: int, units: list[int], galleys: int) -> int:
    """Ruling C-43: how many colours' pieces a side fights with: its own, and those of emperors it has captured."""
    needed = 1
    while LEADERS_EACH + (needed - 1) * (LEADERS_EACH - 1) < leaders or needed * GALLEYS_EACH < galleys:
        needed += 1
    for kind, number in enumerate(units):
        while needed * pieces.limit[kind] < number:
            needed += 1
    return needed


def check_colours(needed: list[int]) -> None:
    """Refuse two sides that need more colours than there are."""
    if sum(needed) > len(COLOURS):
        raise BadSituation("too-many-pieces", ", ".join(SIDES), str(len(COLOURS)))


def sort_of(plain: object) -> int:
    """Whether a situation is a battle on land or at sea; on land where it does not say."""
    sort = object_of(plain, "").get("battle", BATTLES[LAND])
    if sort not in BATTLES:
        raise BadSituation("not-one-of", "battle", ", ".join(BATTLES))
    return BATTLES.index(str(sort))
