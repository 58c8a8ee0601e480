"""The shapes of what a table shows of any game, written as types: the client's own are made from them.

Each title has a module of this name: the types of its `look` and its `moment`, and `View`, which is both with what
stands here. These modules hold types alone and stay plain Python, so that whoever reads the types at run time can.
"""

from typing import NotRequired, TypedDict


class Prompt(TypedDict):
    """What the deciding seat is asked: the key of the question, the rule that asks it, and what it speaks of."""

    key: str
    rule: str
    about: list[tuple[str, str, str]]
    """The name, the kind and the slug of each thing."""


class Piece(TypedDict):
    """Pieces of one sort in a zone."""

    side: str
    piece: str
    count: int


class Told(TypedDict):
    """Something that happened: the key of its sentence, and its arguments by name."""

    key: str
    args: dict[str, str | None]


class Table(TypedDict):
    """What is shown of every game: which it is, whose turn, the question, and how it ended."""

    game: str
    scenario: str
    seats: int
    turn: int
    """The seat that decides; -1 the dice, -2 nobody any more."""
    prompt: Prompt | None
    outcome: tuple[str, str, list[int]] | None
    """How it ended: the key, the rule, and each seat's result."""
    likely: NotRequired[dict[str, float]]
    """To whoever decides: how likely what a move tries comes true, by the text of the move."""
