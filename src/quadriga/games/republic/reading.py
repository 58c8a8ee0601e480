"""Reading the parts of a situation: people, names, lists."""

from typing import Final

from quadriga.engine.data import Entry
from quadriga.games.republic.cards import slug
from quadriga.games.republic.position import Combat
from quadriga.games.republic.words import UNHARMED

MOST_RATING: Final = 10
MANY: Final = 999

PERSON: Final = ("senator", "military", "influence", "popularity", "chit")


def person(p: Combat, entry: Entry, role: int) -> int:
    """A commander: a senator of the cards, or anybody with a military rating."""
    senator = -1
    if entry.has("senator"):
        value = entry.values["senator"]
        senator = p.cards.senator_of.get(slug(str(value)), -1)
        if senator < 0:
            raise entry.fail(f"'senator' should be a number such as 4 or '1A', or a name, not {value!r}")
        if senator in p.who:
            raise entry.fail(f"senator {value!r} cannot be in two places")
    known = senator >= 0
    military = entry.number("military", 0, MOST_RATING, p.cards.military[senator] if known else None)
    influence = entry.number("influence", 0, MANY, p.cards.influence[senator] if known else 0)
    popularity = entry.number("popularity", -9, 9, p.cards.popularity[senator] if known else 0)
    chit = p.cards.chit[senator] if known else 0
    if entry.has("chit"):
        chit = entry.number("chit", 1, 30)
    return add_person(p, senator if known else role, military, influence, popularity, chit - 1, entry)


def add_person(p: Combat, who: int, military: int, influence: int, popularity: int, chit: int, entry: Entry) -> int:
    """Put a commander on the list; without a chit (-1) he takes the lowest that is free."""
    if chit < 0:
        free = [number for number in range(30) if number not in p.chit]
        if not free:
            raise entry.fail("there are more commanders than mortality chits; give them their 'chit'")
        chit = free[0]
    p.who.append(who)
    p.rating.append(military)
    p.influence.append(influence)
    p.popularity.append(popularity)
    p.chit.append(chit)
    p.fate.append(UNHARMED)
    p.captor.append(-1)
    return len(p.who) - 1


def only(entry: Entry, known: tuple[str, ...]) -> None:
    """Refuse keys that nothing reads."""
    for key in entry.values:
        if key not in known:
            raise entry.fail(f"nothing reads '{key}' here; known are {', '.join(known)}")


def tables(entry: Entry, key: str) -> list[Entry]:
    """An array of tables, empty where it is left out."""
    return entry.entries(key) if entry.has(key) else []


def one_of(entry: Entry, key: str, values: list[str], default: str | None = None) -> int:
    """The place of a text in a list of values."""
    name = entry.text(key, default)
    if name not in values:
        raise entry.fail(f"'{key}' should be one of {', '.join(values)}, not {name!r}")
    return values.index(name)


def find(index: dict[str, int], name: str) -> int:
    """The number of an id, with underscores or hyphens; -1 if there is none."""
    for id, number in index.items():
        if slug(id) == slug(name):
            return number
    return -1


def named(entry: Entry, key: str, index: dict[str, int]) -> int:
    """The number of an id that must exist."""
    number = find(index, entry.text(key))
    if number < 0:
        near = [id for id in index if id[:3] == slug(entry.text(key))[:3]]
        raise entry.fail(f"'{key}' names '{entry.text(key)}', which does not exist{_hint(near)}")
    return number


def _hint(near: list[str]) -> str:
    return f"; did you mean {', '.join(near[:5])}?" if near else ""
