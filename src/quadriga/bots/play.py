"""Games played by bots alone, and what came of them."""

from typing import Final, final

from quadriga.bots.bot import Bot
from quadriga.engine.chance import Rng
from quadriga.engine.game import Game
from quadriga.engine.position import WIN, Position
from quadriga.engine.seat import CHANCE, NOBODY


@final
class Tally:
    """What happened in some games.

    A decision counts when a player had at least two legal moves; those with one are `forced`, dice and draws `drawn`.
    """

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.forced = 0
        self.drawn = 0
        self.choices = 0
        """How many moves were offered in all the counted decisions together."""
        self.verbs: Final[dict[int, int]] = {}
        """How many of the counted decisions were made by each verb."""
        self.wins: Final = [0] * seats
        self.draws = 0
        """Games that nobody won."""
        self.ends: Final[dict[str, int]] = {}
        self.turns: Final[list[int]] = []
        """How many turns, rounds or years each finished game took, where the title counts them."""


def run(game: Game, scenario: str, seats: int, options: dict[str, str], bots: list[Bot], rng: Rng) -> Tally:
    """Start one game and let the bots, one for each seat, play it to its end."""
    tally = Tally(game.seat_count(seats, scenario))
    play_out(game.start(scenario, seats, options), bots, rng, tally)
    return tally


def play_out(position: Position, bots: list[Bot], rng: Rng, tally: Tally) -> None:
    """Play on until the game is over, or has made more moves than its scenario allows, and add it to the tally."""
    decisions = forced = drawn = choices = 0
    left = position.game.scenarios[position.scenario].bound
    first = counted(position)
    while left >= 0:
        left -= 1
        turn = position.turn()
        if turn == CHANCE:
            drawn += 1
            position.push(position.draw(rng))
        elif turn == NOBODY:
            break
        else:
            moves = position.moves()
            offered = len(moves)
            if offered == 1:
                forced += 1
                position.push(moves[0])
            else:
                decisions += 1
                choices += offered
                move = bots[turn].decide(position, turn, moves, rng)
                tally.verbs[move.verb] = tally.verbs.get(move.verb, 0) + 1
                position.push(move)
    tally.games += 1
    tally.decisions += decisions
    tally.forced += forced
    tally.drawn += drawn
    tally.choices += choices
    _count_end(position, first, tally)


def counted(position: Position) -> int:
    """The number of the turn, round or year: the first entry of the moment; -1 where none is counted."""
    for value in position.moment().values():
        return value if isinstance(value, int) else -1
    return -1


def _count_end(position: Position, first: int, tally: Tally) -> None:
    outcome = position.outcome()
    if outcome is None:
        return
    tally.finished += 1
    tally.ends[outcome.key] = tally.ends.get(outcome.key, 0) + 1
    winners = [seat for seat, result in enumerate(outcome.results) if result == WIN]
    for seat in winners:
        tally.wins[seat] += 1
    if not winners:
        tally.draws += 1
    if first >= 0:
        tally.turns.append(counted(position) - first + 1)
