"""The shape of what a player of par impar sees."""

from typing import NotRequired, TypedDict

from quadriga.engine import shown


class Status(TypedDict):
    """The place that is played for, counted from one."""

    round: int


class Side(TypedDict):
    """A player, and how many places he has."""

    side: str
    places: int


class Zone(TypedDict):
    """A place; nothing ever stands on it."""

    owner: str | None
    pieces: list[shown.Piece]


class Own(TypedDict):
    """What only the one who hides may see."""

    nuts: int


class Look(TypedDict):
    """What the title shows."""

    sides: list[Side]
    zones: dict[str, Zone]
    own: NotRequired[Own]


class View(shown.Table, Look):
    """All a seat sees."""

    status: Status
