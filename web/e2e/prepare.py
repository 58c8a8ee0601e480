"""Records for the browser tests: seeded games, played by bots up to the moment a test wants to begin at.

    python web/e2e/prepare.py GAME SCENARIO SEATS BOT SEAT PROMPT NUMBER

prints the first game, by seed, whose seat SEAT is asked PROMPT with at least NUMBER moves to choose from.
Made anew at each run, so that no record grows old when a game's behaviour changes.
"""

import sys
from itertools import count

import quadriga
from quadriga.bots import named
from quadriga.engine import CHANCE, NOBODY, Seeded
from quadriga.engine.dice import SeededDice
from quadriga.engine.record import Record, new

LONGEST = 1500


def played(
    game: str, scenario: str, seats: int, bot: str, seed: int, seat: int, prompt: str, least: int
) -> Record | None:
    """A game of this seed up to the wanted question; None if it never comes."""
    record = new(quadriga.load(game), SeededDice(seed), scenario, seats, {})
    rng = Seeded(f"{game} {seed}")
    player = named(game, bot)
    for _ in range(LONGEST):
        turn = record.position.turn()
        if turn == NOBODY:
            return None
        if turn == CHANCE:
            record.draw()
            continue
        moves = record.position.moves()
        asked = record.position.prompt()
        if turn == seat and asked is not None and asked["key"] == prompt and len(moves) >= least:
            return record
        record.play(player.choose(record.position.guess(turn, rng), turn, moves, rng), turn)
    return None


def main() -> None:
    game, scenario, seats, bot, seat, prompt, least = sys.argv[1:]
    for seed in count(1):
        record = played(game, scenario, int(seats), bot, seed, int(seat), prompt, int(least))
        if record is not None:
            print(record.text(), end="")
            return


main()
