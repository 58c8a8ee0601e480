"""Fitting what a judge believes: the weights under which results are the least surprising. Compiled, for it is long."""

from math import exp, log, sqrt
from typing import Any, Final, final

from quadriga.engine.chance import Seeded

SHRINK: Final = 1e-3
"""How strongly weights are drawn to nought."""
EPOCHS: Final = 12
STEP: Final = 0.1


@final
class Sample:
    """A position at a boundary: the features of every seat still in, and what each made of the game in the end."""

    def __init__(self, features: list[list[float]], shares: list[float]) -> None:
        self.features: Final = features
        self.shares: Final = shares

    def __reduce__(self) -> tuple[Any, ...]:
        return Sample, (self.features, self.shares)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sample) and (self.features, self.shares) == (other.features, other.shares)

    def __hash__(self) -> int:
        return hash(tuple(self.shares))


def chances(weights: list[float], sample: Sample) -> list[float]:
    """What a judge with these weights would have said."""
    powers: list[float] = []
    for row in sample.features:
        score = 0.0
        for at in range(len(weights)):
            score += weights[at] * row[at]
        powers.append(score)
    highest = max(powers)
    total = 0.0
    for seat in range(len(powers)):
        powers[seat] = exp(powers[seat] - highest)
        total += powers[seat]
    return [power / total for power in powers]


def surprise(weights: list[float], data: list[Sample]) -> float:
    """How surprising the results are on average, in nats; without a judge it is the logarithm of the seats."""
    total = 0.0
    for sample in data:
        said = chances(weights, sample)
        for seat in range(len(said)):
            if sample.shares[seat]:
                total -= sample.shares[seat] * log(max(said[seat], 1e-9))
    return total / max(1, len(data))


def fit(data: list[Sample], weights: list[float], seed: int) -> list[float]:
    """The weights of least surprise, sample by sample, each weight with a step of its own (as Adagrad does it)."""
    rng = Seeded(seed)
    found = weights[:]
    speed = [1e-6] * len(found)
    order = list(range(len(data)))
    for _ in range(EPOCHS):
        rng.shuffle(order)
        for number in order:
            sample = data[number]
            rows = sample.features
            off = chances(found, sample)
            for seat in range(len(off)):
                off[seat] -= sample.shares[seat]
            for at in range(len(found)):
                slope = SHRINK * found[at]
                for seat in range(len(off)):
                    slope += off[seat] * rows[seat][at]
                speed[at] += slope * slope
                found[at] -= STEP * slope / sqrt(speed[at])
    return found
