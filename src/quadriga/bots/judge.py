"""What a search must know of a title: how to play on, where to stop, and what a position is worth there."""

import tomllib
from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from quadriga.bots.bot import Bot
from quadriga.engine.position import LOSS, Position
from quadriga.engine.seat import Seat

WEIGHTS: Final = "weights.toml"
"""The file beside a title's judge that holds what was fitted, and how."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A title's own sense of who is winning. Subclasses name their features and write `stage` and `features`.

    The value of a seat grows with the weighted sum of its features; the values of all seats add up to 1, and at the
    end of a game they are its result.
    """

    def __init__(self, policy: Bot, names: list[str], weights: list[float], horizon: int) -> None:
        self.policy: Final = policy
        """Who plays on for every seat. It leaves the position it is shown as it is: the search goes on with it."""
        self.names: Final = names
        self.weights: list[float] = weights
        self.horizon: Final = horizon
        """How many stages a search looks ahead."""

    def stage(self, p: Position) -> int:
        """A number that grows by one at each coarse boundary of the game: a turn, a year."""
        raise NotImplementedError

    def features(self, p: Position, seat: int) -> list[float]:
        """What counts for a seat, one number for each of `names`, most of them between 0 and 2."""
        raise NotImplementedError

    def values(self, p: Position) -> list[float]:
        """What the position is worth to each seat: its chance to win, draws shared."""
        if p.result is not None:
            return shares(p.result.results)
        powers = [0.0] * p.seats
        for seat in range(p.seats):
            if not p.is_out(Seat(seat)):
                powers[seat] = self.score(self.features(p, seat))
        highest = max(powers)
        total = 0.0
        for seat in range(p.seats):
            powers[seat] = 0.0 if p.is_out(Seat(seat)) else exp(powers[seat] - highest)
            total += powers[seat]
        return [power / total for power in powers]

    def score(self, features: list[float]) -> float:
        """The weighted sum of some features."""
        total = 0.0
        weights = self.weights
        for number in range(len(features)):
            total += weights[number] * features[number]
        return total


def shares(results: list[int]) -> list[float]:
    """A result as values that add up to 1: a win counts twice a draw, nothing won by anybody is shared by all."""
    total = 0
    for result in results:
        total += result - LOSS
    if not total:
        return [1.0 / len(results)] * len(results)
    return [(result - LOSS) / total for result in results]


def read_weights(path: Path, names: list[str]) -> list[float]:
    """The fitted weights of a file, in the order of the names; all nought where nothing was fitted yet."""
    if not path.exists():
        return [0.0] * len(names)
    table = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    if set(table) != set(names):
        raise ValueError(f"{path}: fitted for other features than the judge's: {sorted(set(table) ^ set(names))}")
    return [float(table[name]) for name in names]
