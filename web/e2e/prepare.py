"""Records for the browser tests: seeded games, played by bots up to the moment a test wants to begin at.

    python web/e2e/prepare.py GAME SCENARIO SEATS BOT SEAT PROMPT NUMBER [ahead] [attack] [after=MOVES] [loves=WORD,...]

prints the first game, by seed, whose seat SEAT is asked PROMPT (`any`: whatever it is) with at least NUMBER moves to
choose from, and with a battle ahead of it, an attack it may yet choose, or MOVES moves behind it if that is asked.
What bots seldom come to is found by players who love some words: of the moves with one of them in their text they make
any, four times in five. Made anew at each run, so that no record grows old when a game's behaviour changes.
"""

import sys
from itertools import count

import quadriga
from quadriga.bots import named
from quadriga.engine import CHANCE, NOBODY, Move, Seeded
from quadriga.records.dice import SeededDice
from quadriga.records.record import Record, new

LONGEST = 1500


class Wanted:
    """The moment a test wants."""

    def __init__(self, seat: str, prompt: str, least: str, *more: str) -> None:
        self.seat = int(seat)
        self.prompt = prompt
        self.least = int(least)
        self.ahead = "ahead" in more
        self.attack = "attack" in more
        self.after = max([int(one.removeprefix("after=")) for one in more if one.startswith("after=")], default=0)
        self.loved = [
            word for one in more if one.startswith("loves=") for word in one.removeprefix("loves=").split(",")
        ]

    def favourite(self, record: Record, rng: Seeded) -> Move | None:
        """A move with a loved word in it, most of the time there is one."""
        words = record.game.vocabulary
        loved = [move for move in record.position.moves() if any(word in words.text(move) for word in self.loved)]
        return loved[rng.below(len(loved))] if loved and rng.below(5) else None

    def is_here(self, record: Record) -> bool:
        """Whether the game has come to it."""
        position = record.position
        asked = position.prompt()
        if position.turn() != self.seat or asked is None or self.prompt not in ("any", asked["key"]):
            return False
        if len(record.lines) < self.after or len(position.moves()) < self.least:
            return False
        if not self.ahead and not self.attack:
            return True
        battles = record.game.battles_at(position, position.turn())
        return any(" " in zones or not self.attack for zones, _ in battles)


def played(game: str, scenario: str, seats: int, bot: str, seed: int, wanted: Wanted) -> Record | None:
    """A game of this seed up to the wanted moment; None if it never comes."""
    record = new(quadriga.load(game), SeededDice(seed), scenario, seats, {})
    rng = Seeded(f"{game} {seed}")
    player = named(game, bot)
    for _ in range(LONGEST):
        turn = record.position.turn()
        if turn == NOBODY:
            return None
        if turn == CHANCE:
            record.draw()
        elif wanted.is_here(record):
            return record
        else:
            move = wanted.favourite(record, rng) or player.decide(record.position, turn, record.position.moves(), rng)
            record.play(move, turn)
    return None


def main() -> None:
    """Try one seed after another."""
    game, scenario, seats, bot, *wanted = sys.argv[1:]
    for seed in count(1):
        record = played(game, scenario, int(seats), bot, seed, Wanted(*wanted))
        if record is not None:
            print(record.text(), end="")
            return


if __name__ == "__main__":
    main()
