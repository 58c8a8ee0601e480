"""Checks of chance: weights, draws and lumps."""

from typing import Final

from quadriga.conform.shape import is_number
from quadriga.conform.trial import Trial
from quadriga.engine.chance import Rng, Seeded
from quadriga.engine.frame import Chance
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.vocabulary import Roll

DRAWS: Final = 1000
FEW_DRAWS: Final = 50
"""For steps whose draw is the engine's own, which follows the weights by its making."""
MOST_OUTCOMES: Final = 300
LEAST_EXPECTED: Final = 12.0
"""How often the draws of a chi-square class must be expected; rarer outcomes are put together."""
UNLIKELY: Final = 7.0
"""Standard deviations beyond which a deviation is no accident: once in 10^11."""


def check_weights(trial: Trial, p: Position) -> list[tuple[Move, int]]:
    """weights: positive, for different outcomes, and for dice the exact ones."""
    chances = p.chances()
    trial.expect("weights", bool(chances), "chance has no outcome")
    fine = all(is_number(weight) and weight > 0 for _, weight in chances)
    trial.expect("weights", fine, "a weight is not a positive whole number: {}", chances)
    trial.expect("weights", p.moves() == [move for move, _ in chances], "moves() and chances() differ")
    check_dice(trial, chances)
    return chances


def check_dice(trial: Trial, chances: list[tuple[Move, int]]) -> None:
    """weights: where outcomes are rolls of dice, every roll is there with the weight of its dice."""
    verb = trial.game.vocabulary.verbs[chances[0][0].verb]
    if not verb.kinds or any(move.verb != chances[0][0].verb for move, _ in chances):
        return
    dice: list[dict[int, int]] = []
    for place, kind in enumerate(verb.kinds):
        if not isinstance(kind, Roll):
            return
        counts = {sum(kind.die.counts(values(move)[place])) for move, _ in chances}
        if not trial.expect("weights", len(counts) == 1, "rolls of different numbers of dice: {}", counts):
            return
        dice.append(dict(kind.die.rolls(counts.pop())))
    exact: list[int] = []
    for move, _ in chances:
        weight = 1
        for place, rolls in enumerate(dice):
            weight *= rolls.get(values(move)[place], 0)
        exact.append(weight)
    total, whole = sum(weight for _, weight in chances), 1
    for rolls in dice:
        whole *= sum(rolls.values())
    fine = sum(exact) == whole and all(
        weight * whole == should * total for (_, weight), should in zip(chances, exact, strict=True)
    )
    trial.expect("weights", fine, "these are not the weights of the dice: {}", chances)


def values(move: Move) -> tuple[int, int, int]:
    """The arguments of a move."""
    return move.a, move.b, move.c


def check_lumps(trial: Trial, p: Position, chances: list[tuple[Move, int]]) -> None:
    """lumps: outcomes put together lose no weight and add none."""
    lumps = p.lumps()
    outcomes = {move for move, _ in chances}
    fine = all(move in outcomes and is_number(weight) and weight > 0 for move, weight in lumps)
    trial.expect("lumps", fine, "a lump is no outcome or has no weight: {}", lumps)
    trial.expect("lumps", len({move for move, _ in lumps}) == len(lumps), "a lump is there twice: {}", lumps)
    total, whole = sum(weight for _, weight in lumps), sum(weight for _, weight in chances)
    trial.expect("lumps", total == whole, "the lumps weigh {}, the outcomes {}", total, whole)


def drawn(trial: Trial, p: Position, rng: Rng) -> Move | None:
    """draw: one outcome; None, and a breach, if it is none."""
    move = p.draw(rng)
    fine = p.question().offers(p, move)
    return move if trial.expect("draw", fine, "'{}' was drawn, which is no outcome", move) else None


def has_own_draw(p: Position) -> bool:
    """Whether this step draws in its own way, not by the engine's walk along `chances`."""
    return getattr(type(p.question()), "draw", None) is not getattr(Chance, "draw", None)


def check_draw(trial: Trial, p: Position, chances: list[tuple[Move, int]]) -> None:
    """draw: many draws, by a chi-square that only a wrong weight can fail."""
    rng = Seeded(trial.random.getrandbits(64))
    if not 2 <= len(chances) <= MOST_OUTCOMES:
        drawn(trial, p, rng)
        return
    counts = dict.fromkeys((move for move, _ in chances), 0)
    draws = DRAWS if has_own_draw(p) else FEW_DRAWS
    for _ in range(draws):
        move = p.draw(rng)
        if move not in counts:
            trial.breach("draw", f"'{trial.text(move)}' was drawn, which is no outcome")
            return
        counts[move] += 1
    excess, limit = chi_square([counts[move] for move, _ in chances], [weight for _, weight in chances])
    shown = {trial.text(move): (counts[move], weight) for move, weight in chances[:20]}
    trial.expect("draw", excess <= limit, "in {} draws these fell, with these weights: {}", draws, shown)


def chi_square(counts: list[int], weights: list[int]) -> tuple[float, float]:
    """The chi-square of counts against weights, rare outcomes put together, and what it may be at most.

    The limit is the Wilson-Hilferty approximation.
    """
    draws, whole = sum(counts), sum(weights)
    excess, classes = 0.0, 0
    count, expected = 0, 0.0
    left = float(draws)
    for one, weight in zip(counts, weights, strict=True):
        share = draws * weight / whole
        count += one
        expected += share
        left -= share
        if expected >= LEAST_EXPECTED and (left >= LEAST_EXPECTED or left < 1e-6):
            excess += (count - expected) ** 2 / expected
            classes += 1
            count, expected = 0, 0.0
    if expected:
        excess += (count - expected) ** 2 / expected
        classes += 1
    freedom = max(classes - 1, 1)
    spread = 2 / (9 * freedom)
    return excess, float(freedom * (1 - spread + UNLIKELY * spread**0.5) ** 3)
