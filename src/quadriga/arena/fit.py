"""Fitting what a judge believes: the weights under which the results of self-play are the least surprising."""

from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from quadriga.bots.bot import Bot
from quadriga.bots.judge import Judge, shares
from quadriga.engine.chance import Rng, Seeded
from quadriga.engine.game import Game
from quadriga.engine.seat import CHANCE, NOBODY, Seat

SHRINK: Final = 1e-3
"""How strongly weights are drawn to nought."""
EPOCHS: Final = 12
STEP: Final = 0.1
LOOKS: Final = 24
"""So many positions of one game are kept at most, evenly spread: neighbours say nearly the same."""


@dataclass(frozen=True)
class Sample:
    """A position at a boundary: the features of every seat still in, and what each made of the game in the end."""

    features: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


def samples(
    game: Game, scenario: str, seats: int, options: dict[str, str], judge: Judge, player: Bot, wild: float, seed: str
) -> list[Sample]:
    """One game of a bot against itself, looked at whenever a stage begins; now and then it plays at random."""
    rng = Seeded(seed)
    p = game.start(scenario, seats, options)
    stage = judge.stage(p)
    looked: list[tuple[list[int], list[tuple[float, ...]]]] = []
    left = game.scenarios[p.scenario].bound
    while left >= 0 and (turn := p.turn()) != NOBODY:
        left -= 1
        if turn == CHANCE:
            p.push(p.draw(rng))
            continue
        moves = p.moves()
        if len(moves) == 1:
            p.push(moves[0])
        elif is_wild(rng, wild):
            p.push(moves[rng.below(len(moves))])
        else:
            p.push(player.decide(p, turn, moves, rng))
        if p.result is None and judge.stage(p) != stage:
            stage = judge.stage(p)
            living = [seat for seat in range(p.seats) if not p.is_out(Seat(seat))]
            looked.append((living, [tuple(judge.features(p, seat)) for seat in living]))
    if p.result is None:
        return []
    won = shares(p.result.results)
    apart = max(1, len(looked) // LOOKS)
    return [Sample(tuple(rows), _of_living(won, living)) for living, rows in looked[::apart] if len(living) > 1]


def is_wild(rng: Rng, wild: float) -> bool:
    """Whether this decision is left to chance."""
    return rng.below(1000) < 1000 * wild


def _of_living(won: list[float], living: list[int]) -> tuple[float, ...]:
    total = sum(won[seat] for seat in living)
    return tuple(won[seat] / total if total else 1 / len(living) for seat in living)


def chances(weights: list[float], sample: Sample) -> list[float]:
    """What a judge with these weights would have said."""
    scores = [sum(w * f for w, f in zip(weights, row, strict=True)) for row in sample.features]
    highest = max(scores)
    powers = [exp(score - highest) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def surprise(weights: list[float], data: list[Sample]) -> float:
    """How surprising the results are on average, in nats; without a judge it is the logarithm of the seats."""
    total = 0.0
    for sample in data:
        for chance, share in zip(chances(weights, sample), sample.shares, strict=True):
            if share:
                total -= share * log(max(chance, 1e-9))
    return total / max(1, len(data))


def fit(data: list[Sample], weights: list[float], seed: int) -> list[float]:
    """The weights of least surprise, sample by sample, each weight with a step of its own (as Adagrad does it)."""
    rng = Random(seed)
    found = list(weights)
    speed = [1e-6] * len(found)
    order = list(range(len(data)))
    for _ in range(EPOCHS):
        rng.shuffle(order)
        for number in order:
            sample = data[number]
            said = chances(found, sample)
            for at in range(len(found)):
                slope = SHRINK * found[at]
                for row, chance, share in zip(sample.features, said, sample.shares, strict=True):
                    slope += (chance - share) * row[at]
                speed[at] += slope * slope
                found[at] -= STEP * slope / speed[at] ** 0.5
    return found
