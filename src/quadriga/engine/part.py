"""State: what changes in a game. A position is state, and so is a part of it: a battle, a march.

A title declares each field once, in `lay_out`, where it gets its first value: `self.at = place` is a number, anything
else is annotated (`self.hand: list[int] = ...`). What follows from that list (`fields`, `shapes`, `parts`, `copy`) is
written into the class by `make derive`; equality and JSON stand here.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from quadriga.engine.errors import BrokenPosition

NUMBER: Final = "n"
NUMBERS: Final = "l"
TABLE: Final = "t"
PART: Final = "p"
PARTS: Final = "s"
"""The shapes of a field: a number, a list of numbers, a list of lists, a part or None, a list of parts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Fields that change, and what follows from their list."""

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of all fields, in the order of `lay_out`."""

    shapes: ClassVar[str] = ""
    """One letter a field: NUMBER, NUMBERS, TABLE, PART or PARTS."""

    parts: ClassVar[tuple[Any, ...]] = ()
    """The classes of the fields whose shape is PART or PARTS, in their order."""

    before: ClassVar[dict[str, object]] = {}
    """For a field that was added later: what it is where a stored position lacks it."""

    steady: ClassVar[tuple[str, ...]] = ()
    """Lists that change seldom: always put anew (`replaced`), never changed, so that copies share them."""

    def state(self) -> dict[str, object]:
        """The fields as plain data that shares no list with them."""
        found: dict[str, object] = {}
        for name, shape in zip(self.fields, self.shapes, strict=True):
            value = getattr(self, name)
            if shape == NUMBER:
                found[name] = value
            elif shape == NUMBERS:
                found[name] = list(value)
            else:
                found[name] = plain(value)
        return found

    def frozen(self, without: tuple[str, ...] = ()) -> tuple[object, ...]:
        """The fields as a value that can be the key of a dict, equal exactly when they are."""
        return tuple([frozen(getattr(self, name)) for name in self.fields if name not in without])

    def put_back(self, plain_state: object, what: str, grown: dict[int, list[int]] | None = None) -> None:
        """Take the fields from `state()`; raises BrokenPosition, which names `what` is broken.

        `grown` tells for a number of things how many there were when the state was written: a list that has one entry
        for each of them keeps the fresh entries of those added since.
        """
        if not isinstance(plain_state, dict):
            raise BrokenPosition(f"{what} does not have the fields of this game")
        number = known = 0
        for name, shape in zip(self.fields, self.shapes, strict=True):
            if name in plain_state:
                value = plain_state[name]
                known += 1
            elif name in self.before:
                value = self.before[name]
            elif set(plain_state) <= set(self.fields):
                raise BrokenPosition(f"{what} lacks {name}")
            else:
                raise BrokenPosition(f"{what} does not have the fields of this game")
            if shape == NUMBER:
                if not is_number(value):
                    raise BrokenPosition(f"{what}.{name}: {value!r} is not a number")
                setattr(self, name, value)
            elif shape in (NUMBERS, TABLE):
                stored = rows_of(value, what, name) if shape == TABLE else numbers_of(value, what, name)
                if grown or shape == TABLE:
                    stored = self._grow(stored, shape, what, name, grown or {})
                setattr(self, name, stored)
            else:
                kind = self.parts[number]
                number += 1
                at = f"{what}.{name}"
                if shape == PART:
                    setattr(self, name, None if value is None else part_from(kind, value, at))
                else:
                    setattr(self, name, [part_from(kind, one, at) for one in items_of(value, at)])
        if known != len(plain_state):
            raise BrokenPosition(f"{what} does not have the fields of this game")

    def _grow(
        self, stored: list[object], shape: str, what: str, name: str, grown: dict[int, list[int]]
    ) -> list[object]:
        """A stored list with the fresh entries of things added since; a table has as many rows as the fresh one."""
        fresh = getattr(self, name, None)
        if not isinstance(fresh, list):
            return stored
        if len(stored) in grown.get(len(fresh), ()):
            return stored + [plain(item) for item in fresh[len(stored) :]]
        if shape == TABLE and len(fresh) != len(stored):
            raise BrokenPosition(f"{what}.{name} has not {len(fresh)} entries")
        return stored


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(State):
    """Something that lasts a while: made when it begins, held by the position, None again when it is over."""

    def copy(self) -> "Part":
        """An independent part, equal to this one; derived."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Part) and self.frozen() == other.frozen()

    def __hash__(self) -> int:
        raise TypeError("parts change, so they have no hash")


def replaced(values: list[int], at: int, value: int) -> list[int]:
    """A list with one entry changed; the list itself stays as it is."""
    fresh = values[:]
    fresh[at] = value
    return fresh


def replaced_in(rows: list[list[int]], row: int, at: int, value: int) -> list[list[int]]:
    """A table with one entry changed; the table itself and its rows stay as they are."""
    fresh = rows[:]
    fresh[row] = replaced(rows[row], at, value)
    return fresh


def part_from(kind: Any, value: object, what: str) -> Part:
    """The part of a class that `state()` described; raises BrokenPosition."""
    part = kind()
    assert isinstance(part, Part)
    part.put_back(value, what)
    return part


def plain(value: object) -> object:
    """A field as plain data."""
    if isinstance(value, (list, tuple)):
        if value and not isinstance(value[0], (list, tuple, Part)):
            return list(value)
        return [plain(item) for item in value]
    return value.state() if isinstance(value, Part) else value


def frozen(value: object) -> object:
    """A field as a value that can be the key of a dict."""
    if isinstance(value, (list, tuple)):
        if value and not isinstance(value[0], (list, tuple, Part)):
            return tuple(value)
        return tuple([frozen(item) for item in value])
    return value.frozen() if isinstance(value, Part) else value


def items_of(value: object, what: str) -> list[object]:
    """A list; raises BrokenPosition."""
    if not isinstance(value, list):
        raise BrokenPosition(f"{what}: {value!r} is not a list")
    return value


def is_number(value: object) -> bool:
    """Whether a value of JSON is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def numbers_of(value: object, what: str, name: str) -> list[object]:
    """A fresh list of whole numbers; raises BrokenPosition."""
    if not isinstance(value, list):
        raise BrokenPosition(f"{what}.{name}: {value!r} is not a list")
    if value and set(map(type, value)) != {int}:
        for item in value:
            if not is_number(item):
                raise BrokenPosition(f"{what}.{name}: {item!r} is not a number")
    return value[:]


def rows_of(value: object, what: str, name: str) -> list[object]:
    """A fresh table of whole numbers; raises BrokenPosition."""
    return [numbers_of(row, what, name) for row in items_of(value, f"{what}.{name}")]
