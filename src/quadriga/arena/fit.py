"""Games of a bot against itself, looked at from boundary to boundary: what weights are fitted to."""

from typing import Final

from quadriga.bots.bot import Bot
from quadriga.bots.fitting import Sample
from quadriga.bots.judge import Judge, shares
from quadriga.engine.chance import Rng, Seeded
from quadriga.engine.game import Game
from quadriga.engine.seat import CHANCE, NOBODY, Seat

LOOKS: Final = 24
"""So many positions of one game are kept at most, evenly spread: neighbours say nearly the same."""


def samples(
    game: Game, scenario: str, seats: int, options: dict[str, str], judge: Judge, player: Bot, wild: float, seed: str
) -> list[Sample]:
    """One game of a bot against itself, looked at whenever a stage begins; now and then it plays at random."""
    rng = Seeded(seed)
    p = game.start(scenario, seats, options)
    stage = judge.stage(p)
    looked: list[tuple[list[int], list[list[float]]]] = []
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
            looked.append((living, [[round(one, 5) for one in judge.features(p, seat)] for seat in living]))
    if p.result is None:
        return []
    won = shares(p.result.results)
    apart = max(1, len(looked) // LOOKS)
    return [Sample(rows, _of_living(won, living)) for living, rows in looked[::apart] if len(living) > 1]


def is_wild(rng: Rng, wild: float) -> bool:
    """Whether this decision is left to chance."""
    return rng.below(1000) < 1000 * wild


def _of_living(won: list[float], living: list[int]) -> list[float]:
    total = sum(won[seat] for seat in living)
    return [won[seat] / total if total else 1 / len(living) for seat in living]
