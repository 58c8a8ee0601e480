"""A battle to be set up by hand as a form: the entries `Game.battle` reads and their limits, for who asks a person."""

from typing import Final, final

Value = int | bool | str | list[int] | list[str] | None

NUMBER: Final = "number"
PAIR: Final = "pair"
TRUTH: Final = "truth"
CHOICE: Final = "choice"
CHOICES: Final = "choices"
ORDER: Final = "order"
PART: Final = "part"
PARTS: Final = "parts"
"""The kinds of entries."""


@final
class Field:
    """One entry of a form; the functions below make one of each kind.

    `least` and `most` bound a number, each number of a pair, how many choices are taken or how many parts there are.
    """

    def __init__(self, name: str, kind: str, least: int, most: int, value: Value) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most
        self.value: Final = value
        """What it begins with, where it is a number, a pair, a truth, a choice or an order; None for no choice.
        True for an optional part that is there at first."""
        self.among: list[str] = []
        """What can be chosen or put in order."""
        self.words = ""
        """The kinds of the vocabulary, blanks between them, that have the names of `among`, or the name of the entry
        itself if it is a number; what none of them has is a word of the form's own."""
        self.optional = False
        """Whether it may be left out, and is at first, unless its value says otherwise."""
        self.unless = ""
        """A neighbour that, where it is given, makes this one needless."""
        self.fields: list[Field] = []
        """What a part, or each of several, consists of."""


@final
class Form:
    """One sort of battle. Where a title has several, the situation says which by `id` in the entry `words`."""

    def __init__(self, id: str, words: str, fields: list[Field]) -> None:
        self.id: Final = id
        self.words: Final = words
        """The name of that entry, and of the kind that has the names of the ids; empty where there is one form only."""
        self.fields: Final = fields


def number(
    name: str, most: int, value: int = 0, least: int = 0, words: str = "", optional: bool = False, unless: str = ""
) -> Field:
    """A whole number; one that is optional begins with `value` as soon as it is wanted."""
    field = Field(name, NUMBER, least, most, value)
    field.words = words
    field.optional = optional
    field.unless = unless
    return field


def pair(name: str, least: int, most: int, value: int, optional: bool = False) -> Field:
    """The numbers of the attacker and the defender."""
    field = Field(name, PAIR, least, most, [value, value])
    field.optional = optional
    return field


def truth(name: str, value: bool = False) -> Field:
    """Yes or no."""
    return Field(name, TRUTH, 0, 0, value)


def choice(name: str, among: list[str], words: str = "", value: str = "", optional: bool = False) -> Field:
    """One of several: the first unless another is named, none at first where it is optional."""
    first = value or among[0]
    field = Field(name, CHOICE, 0, 0, None if optional else first)
    field.among = among
    field.words = words
    field.optional = optional
    return field


def choices(name: str, among: list[str], words: str, most: int) -> Field:
    """Any of several, at most so many; none at first."""
    field = Field(name, CHOICES, 0, most, None)
    field.among = among
    field.words = words
    return field


def order(name: str, among: list[str]) -> Field:
    """All of several, in an order; as given at first."""
    field = Field(name, ORDER, 0, 0, among)
    field.among = among
    return field


def part(name: str, fields: list[Field], optional: bool = False, there: bool = False) -> Field:
    """Entries that belong together; optional ones are there at first if so told."""
    field = Field(name, PART, 0, 0, True if there else None)
    field.fields = fields
    field.optional = optional
    return field


def parts(name: str, fields: list[Field], most: int, least: int = 0) -> Field:
    """A list of such parts, `least` of them at first."""
    field = Field(name, PARTS, least, most, None)
    field.fields = fields
    return field
