"""Places at the table, and the two pseudo-seats."""

from typing import Final, NewType

Seat = NewType("Seat", int)

CHANCE: Final = Seat(-1)
"""Whose turn it is when dice fall or a card is drawn."""

NOBODY: Final = Seat(-2)
"""Whose turn it is when the game is over."""

EVERYONE: Final = -1
"""The audience mask that contains every seat and every spectator."""


def only(seat: Seat) -> int:
    """The audience mask of one seat alone."""
    return 1 << int(seat)


def is_in(audience: int, seat: Seat | None) -> bool:
    """Whether `seat` (None = a spectator) belongs to an audience mask."""
    if audience == EVERYONE:
        return True
    return seat is not None and int(seat) >= 0 and (audience >> int(seat)) & 1 == 1
