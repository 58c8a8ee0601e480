"""Secret links: whoever has one may do what its seat may do. Only their hashes are kept."""

import hashlib
import secrets
from typing import Final

from quadriga.engine.seat import Seat

SPECTATOR: Final = -1
"""The seat number of a link that only watches."""


class Unlinked(Exception):
    """No link, or one that opens nothing here."""


def fresh_token() -> str:
    """A new secret, 256 bits."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(number: int) -> Seat | None:
    """The seat a link is for; None watches."""
    return None if number == SPECTATOR else Seat(number)


def number_of(seat: Seat | None) -> int:
    """The number a seat's link has; SPECTATOR for one that watches."""
    return SPECTATOR if seat is None else int(seat)
