"""The shape of what everybody sees of a Combat Phase of the Republic."""

from typing import NotRequired, TypedDict

from quadriga.engine import shown
from quadriga.games.republic.whole.shown import WholeView


class Status(TypedDict):
    """What is asked for now, and what the whole phase goes by."""

    confrontation: str
    omens: int
    unrest: int
    treasury: int
    conflicts: int


class Side(TypedDict):
    """Rome, or the rebel: the units on its side."""

    side: str
    name: None
    legions: int
    fleets: int


_Zone = TypedDict("_Zone", {"fleet-defeated": NotRequired[bool]})


class Zone(_Zone):
    """A conflict on the table, or a province of somebody's."""

    owner: str | None
    pieces: list[shown.Piece]
    status: NotRequired[str]
    leaders: NotRequired[list[str]]
    developed: NotRequired[bool]
    captor: NotRequired[str | None]
    governor: NotRequired[str | None]


class Commander(TypedDict):
    """A commander: his ratings, his chit, and what has become of him."""

    commander: str
    rating: int
    influence: int
    popularity: int
    chit: int
    fate: str


_Own = TypedDict("_Own", {"rebel-result": str})


class Own(_Own):
    """Beside the map: forces, whom each expedition was sent against (kind and slug), commanders, enemy leaders."""

    forces: dict[str, list[shown.Piece]]
    targets: dict[str, list[str]]
    commanders: list[Commander]
    leaders: list[str]


class Throw(TypedDict):
    """Three dice: their total, what it came to in the end where that counts, and the result."""

    total: int
    final: int | None
    result: str


class Row(TypedDict):
    """0.3.1: a total of three dice: in how many of 216 ways it falls, what it comes to, its result and its losses."""

    total: int
    ways: int
    final: int | None
    """None where the natural dice decide."""
    result: str
    loss: int | None
    """How many units the force loses; None for all of them, or for the share of a disaster or a standoff."""


class Fought(TypedDict):
    """The last confrontation: what was fought, both strengths, the dice, and what it cost and brought."""

    fought: shown.Told
    own: int
    enemy: int
    omens: int
    rows: list[Row]
    roll: Throw | None
    after: list[shown.Told]


class Look(TypedDict):
    """The title's own part of the view."""

    sides: list[Side]
    zones: dict[str, Zone]
    own: Own
    fought: NotRequired[Fought]


class View(shown.Table, Look):
    """All that is seen."""

    status: Status


AnyView = View | WholeView
"""What is seen of either sort of table."""
