"""Situations as plain data, entry by entry; what is wrong is said by a key and the entry at fault."""

from typing import Final

from quadriga.engine.errors import BadSituation
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


def object_of(plain: object, where: str) -> dict[str, object]:
    """A value that must be an object."""
    if not isinstance(plain, dict):
        raise BadSituation("not-an-object", where)
    return plain


def side_of(fields: dict[str, object], side: str) -> dict[str, object]:
    """One of the two sides."""
    if side not in fields:
        raise BadSituation("missing", side)
    return object_of(fields[side], side)


def only(fields: dict[str, object], where: str, names: list[str]) -> None:
    """Refuse entries that nothing reads."""
    for name in fields:
        if name not in names:
            raise BadSituation("unknown-entry", f"{where}.{name}" if where else name, ", ".join(names))


def number(fields: dict[str, object], where: str, name: str, most: int) -> int:
    """A whole number up to `most`; 0 where it is left out."""
    value = fields.get(name, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadSituation("not-a-number", f"{where}.{name}", f"0-{most}")
    return value
