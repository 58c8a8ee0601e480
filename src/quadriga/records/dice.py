"""Where the dice of a recorded game come from: a secret anyone can check, a seed, or the table itself.

Fair dice: before the first move the record shows SHA-256(secret), after the last one the secret. Draw i reads its
numbers from the bytes of HMAC-SHA256(secret, i), so nobody who knows the secret too late can choose them and everybody
can recompute them. In the second format they are those of HMAC-SHA256(secret, fingerprint of the lines so far + i), so
that not even who knows the secret knows a roll before the last decision before it was made (records/chain.py).
"""

import hashlib
import hmac
import secrets
from typing import Final, final

from mypy_extensions import mypyc_attr

from quadriga.engine.chance import Rng, Seeded
from quadriga.engine.errors import QuadrigaError

SECRET_BYTES: Final = 32
FIRST: Final = 1
CHAINED: Final = 2
"""The formats of records: in the second, dice depend on all lines before, to which persons add numbers of their own."""


class NoDice(QuadrigaError):
    """A draw that this source of dice cannot make."""


@final
class FairRng(Rng):
    """The numbers of draw `number`, counted from 1.

    Its bytes are HMAC-SHA256(secret, text) for the texts "number", "number.1", "number.2", as many as it takes; in the
    second format each text comes after the fingerprint of all lines before.
    """

    def __init__(self, secret: bytes, number: int, chain: bytes = b"") -> None:
        self._secret: Final = secret
        self._number: Final = number
        self._chain: Final = chain
        self._block = 0
        self._bytes = hmac.digest(secret, chain + str(number).encode(), "sha256")
        self._at = 0

    def below(self, bound: int) -> int:
        """As few bytes as can hold `bound`, high byte first; what would favour small numbers is thrown away."""
        if bound < 1:
            raise ValueError(f"no number is from 0 to {bound - 1}")
        size = ((bound - 1).bit_length() + 7) // 8
        room = 1 << (8 * size)
        fair = room - room % bound
        while True:
            number = int.from_bytes(self._take(size), "big")
            if number < fair:
                return number % bound

    def _take(self, size: int) -> bytes:
        while len(self._bytes) - self._at < size:
            self._block += 1
            text = f"{self._number}.{self._block}".encode()
            self._bytes = self._bytes[self._at :] + hmac.digest(self._secret, self._chain + text, "sha256")
            self._at = 0
        self._at += size
        return self._bytes[self._at - size : self._at]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """The source of a recorded game's chance."""

    def to_plain(self) -> dict[str, object]:
        """What the header of the record says about it."""
        raise NotImplementedError

    def rng(self, number: int, chain: bytes = b"") -> Rng:
        """The numbers of one draw, counted from 1; depends on nothing but the source, `number` and, in the second
        format, the fingerprint of the lines so far. May raise NoDice.
        """
        raise NotImplementedError

    def format(self) -> int:
        """The format of a record with these dice."""
        return FIRST

    def secret_text(self) -> str:
        """What the last line of the record gives away; empty where there is nothing."""
        return ""


@final
class FairDice(Dice):
    """Dice from a secret. Of somebody else's running game only the commitment is known: the secret is None.

    Chained ones, the second format, depend on every line before them too.
    """

    def __init__(self, secret: bytes | None, commitment: str = "", chained: bool = False) -> None:
        self.secret = secret
        self.chained: Final = chained
        self.commitment: Final = commitment_of(secret) if secret is not None else commitment

    def to_plain(self) -> dict[str, object]:
        return {"commitment": self.commitment}

    def format(self) -> int:
        return CHAINED if self.chained else FIRST

    def rng(self, number: int, chain: bytes = b"") -> Rng:
        if self.secret is None:
            raise NoDice("the secret of these dice is not known here")
        return FairRng(self.secret, number, chain)

    def secret_text(self) -> str:
        if self.secret is None:
            raise NoDice("the secret of these dice is not known here")
        return self.secret.hex()


@final
class SeededDice(Dice):
    """Dice of a simulation: reproducible, but whoever chose the seed chose the dice, so no player can trust them."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def to_plain(self) -> dict[str, object]:
        return {"seed": self.seed}

    def rng(self, number: int, chain: bytes = b"") -> Rng:
        return Seeded(f"{self.seed}.{number}")


@final
class RealDice(Dice):
    """Dice that people roll on their own table; the record knows only what they typed."""

    def to_plain(self) -> dict[str, object]:
        return {"real": True}

    def rng(self, number: int, chain: bytes = b"") -> Rng:
        raise NoDice("these dice are rolled at the table")


def new_secret() -> bytes:
    """A secret nobody can guess, from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """What may be shown before the game: it binds to the secret and tells nothing about it."""
    return hashlib.sha256(secret).hexdigest()
