"""What every bot is: something that chooses one of the moves it is offered."""

from mypy_extensions import mypyc_attr

from quadriga.engine.chance import Rng
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Subclasses write `choose`; the table, the arena and simulations call `decide`."""

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        """One of `moves`. `position` is the bot's own guess of what is on the table: it may do with it as it likes."""
        raise NotImplementedError

    def decide(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        """One of `moves` at a real position, which the bot never sees: it gets `guess(seat, rng)` to think with."""
        return self.choose(position.guess(seat, rng), seat, moves, rng)
