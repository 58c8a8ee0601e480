"""The fingerprint of a game so far: SHA-256 over the chain of all its lines, each bound to those before it.

Dice of the second format come from it, so that no roll is fixed before the last decision that was written down. It is
shown while the game goes on. What only some may know would be found by trying: such a line is chained through 16 bytes
made from the secret of the dice, which nobody knows before the end.
"""

import hashlib
import hmac
from typing import Final, final

SALT_BYTES: Final = 16
FRESH_DIGITS: Final = 32
"""A person's numbers: 16 bytes, in hexadecimal digits."""
FOR: Final = "for"
"""The entry of a line that only some may know: who, as a mask of seats."""


class Unsalted(Exception):
    """A fingerprint that cannot be told without the secret of the dice."""


@final
class Chain:
    """Grows line by line."""

    def __init__(self, header: str) -> None:
        self.digest = hashlib.sha256(header.encode()).digest()
        self.count = 0
        """How many lines after the header are in it."""

    def add(self, body: str, is_hidden: bool, secret: bytes | None) -> None:
        """The next line: its text up to the check value, and whether only some may know it. Raises Unsalted."""
        text = body.encode()
        if is_hidden:
            if secret is None:
                raise Unsalted
            text = salt_of(secret, self.count + 2) + text
        self.digest = hashlib.sha256(self.digest + hashlib.sha256(text).digest()).digest()
        self.count += 1


def salt_of(secret: bytes, number: int) -> bytes:
    """What the line with this number, the header being 1, is chained through."""
    return hmac.digest(secret, f"salt {number}".encode(), "sha256")[:SALT_BYTES]


def is_fresh(text: object) -> bool:
    """Whether a text is the numbers of a person, as lines hold them."""
    return isinstance(text, str) and len(text) == FRESH_DIGITS and all(one in "0123456789abcdef" for one in text)
