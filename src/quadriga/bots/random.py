"""The bot that takes any move, each equally likely."""

from typing import final

from quadriga.bots.bot import Bot
from quadriga.engine.chance import Rng
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat


@final
class Random(Bot):
    """Looks at nothing but the number of its choices, so no guess is made for it."""

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        return moves[rng.below(len(moves))]

    def decide(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        return moves[rng.below(len(moves))]
