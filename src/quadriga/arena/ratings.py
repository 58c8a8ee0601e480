"""Ratings: one number a bot, so that the difference of two tells how often one beats the other."""

from math import log10
from random import Random
from typing import Final

RESAMPLED: Final = 200
"""How often the games are drawn anew to see how far the ratings sway."""
ROUNDS: Final = 60
PRIOR: Final = 0.5
"""So many drawn games against an average bot each begins with: nobody is rated without bounds."""

Duel = tuple[int, int, float]
"""Two bots and the share of the first."""


def rate(bots: int, duels: list[Duel]) -> list[float]:
    """The ratings that explain the duels best, their mean 0."""
    scores = [PRIOR] * bots
    met: dict[tuple[int, int], float] = {}
    for one, other, share in duels:
        scores[one] += share
        scores[other] += 1 - share
        pair = (min(one, other), max(one, other))
        met[pair] = met.get(pair, 0.0) + 1
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        for bot in range(bots):
            against = 2 * PRIOR / (strength[bot] + 1.0)
            for (one, other), games in met.items():
                if bot in (one, other):
                    against += games / (strength[one] + strength[other])
            strength[bot] = scores[bot] / against
    found = [400 * log10(value) for value in strength]
    mean = sum(found) / bots
    return [rating - mean for rating in found]


def intervals(bots: int, pairs: list[list[Duel]], seed: int) -> list[tuple[float, float]]:
    """For each bot the bounds that 95 of a hundred resamplings keep to; the games of one deal stay together."""
    if not pairs:
        return [(0.0, 0.0)] * bots
    rng = Random(seed)
    seen: list[list[float]] = []
    for _ in range(RESAMPLED):
        drawn = [duel for _ in pairs for duel in rng.choice(pairs)]
        seen.append(rate(bots, drawn))
    edge = RESAMPLED // 40
    made: list[tuple[float, float]] = []
    for bot in range(bots):
        column = sorted(ratings[bot] for ratings in seen)
        made.append((column[edge], column[-1 - edge]))
    return made
