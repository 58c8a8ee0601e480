"""Sources of chance, and dice as multisets with exact weights."""

import random
from typing import Final, final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of fair numbers. Subclasses say where they come from."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        raise NotImplementedError


@final
class Seeded(Rng):
    """Reproducible numbers for simulations; not verifiable by a player."""

    def __init__(self, seed: int | str) -> None:
        self._random: Final = random.Random(seed)

    def below(self, bound: int) -> int:
        return int(self._random.random() * bound)

    def shuffle(self, items: list[int]) -> None:
        """Put the list into random order, in place."""
        self._random.shuffle(items)


BITS: Final = 10
MASK: Final = 1023
"""A face may come up this often in one roll: more than any army has units, and six faces still fit a small integer."""


@final
class Die:
    """A die by its faces: `weights[i]` of its sides show face i.

    A roll of several dice is one number that packs how often each face came up: order is lost on purpose,
    because no rule looks at it.
    """

    def __init__(self, weights: list[int]) -> None:
        self.weights: Final = weights
        self.sides: Final = sum(weights)
        self._face_of: Final = [face for face, weight in enumerate(weights) for _ in range(weight)]
        self._rolls: Final[dict[int, list[tuple[int, int]]]] = {}

    def roll(self, dice: int, rng: Rng) -> int:
        """One roll of `dice` dice."""
        roll = 0
        for _ in range(dice):
            roll += 1 << (BITS * self._face_of[rng.below(self.sides)])
        return roll

    def rolls(self, dice: int) -> list[tuple[int, int]]:
        """Every different roll of `dice` dice with its exact weight, out of sides ** dice."""
        known = self._rolls.get(dice)
        if known is None:
            known = []
            self._spread(0, dice, 0, 1, known)
            self._rolls[dice] = known
        return known

    def _spread(self, face: int, left: int, roll: int, weight: int, into: list[tuple[int, int]]) -> None:
        side = self.weights[face]
        if face == len(self.weights) - 1:
            into.append((roll + (left << (BITS * face)), weight * _power(side, left)))
            return
        for count in range(left, -1, -1):
            ways = weight * choose(left, count) * _power(side, count)
            self._spread(face + 1, left - count, roll + (count << (BITS * face)), ways, into)

    def is_roll(self, roll: int, dice: int) -> bool:
        """Whether `roll` could come up on exactly `dice` dice."""
        if roll < 0 or roll >> (BITS * len(self.weights)):
            return False
        return sum(self.counts(roll)) == dice

    def counts(self, roll: int) -> list[int]:
        """How often each face came up."""
        return [(roll >> (BITS * face)) & MASK for face in range(len(self.weights))]


def shown(roll: int, face: int) -> int:
    """How often `face` came up in `roll`."""
    return (roll >> (BITS * face)) & MASK


def packed(counts: list[int]) -> int:
    """The roll in which each face came up that often."""
    roll = 0
    for face, count in enumerate(counts):
        roll += count << (BITS * face)
    return roll


def choose(n: int, k: int) -> int:
    """Binomial coefficient."""
    result = 1
    for i in range(k):
        result = result * (n - i) // (i + 1)
    return result


def _power(base: int, exponent: int) -> int:
    result = 1
    for _ in range(exponent):
        result *= base
    return result
