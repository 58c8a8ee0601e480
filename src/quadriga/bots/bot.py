"""What every bot is: something that chooses one of the moves it is offered."""

from typing import Any

from mypy_extensions import mypyc_attr

from quadriga.engine.chance import Rng
from quadriga.engine.errors import Unknown
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat


class BadBot(Unknown):
    """A bot from outside that cannot be had or does not play on: the sentence `unknown-<key>`, the bot, a detail."""

    def __reduce__(self) -> tuple[Any, ...]:
        return BadBot, (self.key, self.word, self.expected)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclasses write `choose`; the table, the arena and simulations call `decide`."""

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        """One of `moves`. `position` is the bot's own guess of what is on the table: it may do with it as it likes."""
        raise NotImplementedError

    def decide(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        """One of `moves` at a real position, which the bot never sees: it gets `guess(seat, rng)` to think with."""
        return self.choose(position.guess(seat, rng), seat, moves, rng)
