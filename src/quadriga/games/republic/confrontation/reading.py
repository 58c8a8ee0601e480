"""Reading a situation: its parts, names, and people. What is wrong is said by a key and the entry at fault."""

from typing import Final, final

from quadriga.engine import Option
from quadriga.engine.errors import BadSituation
from quadriga.games.republic import words
from quadriga.games.republic.cards import slug
from quadriga.games.republic.position import Combat

MOST_RATING: Final = 10
MANY: Final = 999
NO_CHIT: Final = -1

PERSON: Final = ("senator", "military", "influence", "popularity", "chit")


@final
class Part:
    """One object of a situation, and where it is: `provinces[2].governor`."""

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where: Final = where
        self.values: Final = values

    def at(self, key: str) -> str:
        """Where an entry of this object is."""
        return f"{self.where}.{key}" if self.where else key

    def fail(self, key: str, entry: str = "", expected: str = "") -> BadSituation:
        """The error to raise about this object, or about one entry of it."""
        return BadSituation(key, self.at(entry) if entry else self.where or "situation", expected)

    def has(self, key: str) -> bool:
        """Whether the entry is there."""
        return key in self.values

    def only(self, known: tuple[str, ...]) -> None:
        """Refuse entries that nothing reads."""
        for key in self.values:
            if key not in known:
                raise self.fail("unknown-entry", key, ", ".join(known))

    def without(self, names: tuple[str, ...], other: str) -> None:
        """Refuse entries that say something where another entry leaves nothing to say."""
        for key in names:
            if self.values.get(key):
                raise self.fail("not-with", key, other)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number between low and high, both included."""
        value = self.values.get(key, default)
        if value is None:
            raise self.fail("missing", key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail("not-a-number", key, f"{low}–{high}")
        return value

    def truth(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self.fail("not-a-truth", key)
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text."""
        value = self.values.get(key, default)
        if value is None:
            raise self.fail("missing", key)
        if not isinstance(value, str):
            raise self.fail("not-a-text", key)
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts, empty where it is left out."""
        found: list[str] = []
        for value in self._items(key):
            if not isinstance(value, str):
                raise self.fail("not-a-text", key)
            found.append(value)
        return found

    def part(self, key: str) -> "Part":
        """An object inside this one."""
        value = self.values.get(key)
        if value is None:
            raise self.fail("missing", key)
        return part_of(value, self.at(key))

    def parts(self, key: str) -> list["Part"]:
        """A list of objects, empty where it is left out."""
        return [part_of(value, f"{self.at(key)}[{at}]") for at, value in enumerate(self._items(key), 1)]

    def _items(self, key: str) -> list[object]:
        value = self.values.get(key, [])
        if not isinstance(value, list):
            raise self.fail("not-a-list", key)
        return value

    def one_of(self, key: str, values: list[str], default: str | None = None) -> int:
        """The place of a text in a list of values."""
        name = self.text(key, default)
        if name not in values:
            raise self.fail("not-one-of", key, ", ".join(values))
        return values.index(name)

    def named(self, key: str, index: dict[str, int]) -> int:
        """The number of an id that must exist."""
        number = find(index, self.text(key))
        if number < 0:
            near = [id for id in index if id[:3] == slug(self.text(key))[:3]]
            raise self.fail("not-one-of", key, ", ".join(near or list(index)))
        return number


def part_of(value: object, where: str) -> Part:
    """A value that must be an object with texts for keys."""
    if not isinstance(value, dict) or any(not isinstance(key, str) for key in value):
        raise BadSituation("not-an-object", where or "situation")
    return Part(where, value)


def read_options(known: list[Option], value: object) -> dict[str, str]:
    """The options a situation switches, checked."""
    chosen = part_of(value, "options")
    chosen.only(tuple([option.id for option in known]))
    for option in known:
        if chosen.has(option.id):
            chosen.one_of(option.id, option.values)
    return {id: chosen.text(id) for id in chosen.values}


def find(index: dict[str, int], name: str) -> int:
    """The number of an id, with underscores or hyphens; -1 if there is none."""
    number = index.get(name, -1)
    if number >= 0:
        return number
    wanted = slug(name)
    for id, other in index.items():
        if slug(id) == wanted:
            return other
    return -1


def person(p: Combat, part: Part, role: int) -> int:
    """A commander: a senator of the cards, or anybody with a military rating."""
    senator = -1
    if part.has("senator"):
        value = part.values["senator"]
        senator = p.cards.senator_of.get(slug(str(value)), -1)
        if senator < 0:
            raise part.fail("not-a-senator", "senator")
        if senator in p.who:
            raise part.fail("twice", "senator")
    known = senator >= 0
    military = part.number("military", 0, MOST_RATING, p.cards.military[senator] if known else None)
    influence = part.number("influence", 0, MANY, p.cards.influence[senator] if known else 0)
    popularity = part.number("popularity", -9, 9, p.cards.popularity[senator] if known else 0)
    chit = p.cards.chit[senator] if known else 0
    if part.has("chit"):
        chit = part.number("chit", 1, p.cards.chits)
    return add_person(p, senator if known else role, military, influence, popularity, chit - 1)


def give_chits(p: Combat) -> None:
    """0.2.5: whoever was given no chit takes the lowest that nobody in the whole situation has."""
    for commander, chit in enumerate(p.chit):
        if chit == NO_CHIT:
            free = [number for number in range(p.cards.chits) if number not in p.chit]
            if not free:
                raise BadSituation("no-chits", "situation")
            p.chit[commander] = free[0]


def add_person(p: Combat, who: int, military: int, influence: int, popularity: int, chit: int) -> int:
    """Put a commander on the list; NO_CHIT is settled when everybody is there."""
    p.who.append(who)
    p.rating.append(military)
    p.influence.append(influence)
    p.popularity.append(popularity)
    p.chit.append(chit)
    p.fate.append(words.UNHARMED)
    p.captor.append(-1)
    return len(p.who) - 1
