"""The battles ahead of a seat, so that a client can ask for their odds before anything is committed."""

from typing import Any

from pydantic import BaseModel

from quadriga.engine.chance import Seeded
from quadriga.engine.game import Game
from quadriga.engine.position import Position
from quadriga.engine.seat import NOBODY, Seat
from quadriga.server.messages import Message, MoveText


class AheadAsked(Message):
    """Which battles are ahead, now or once a move has been made?"""

    move: MoveText | None = None


class Ahead(BaseModel):
    """A battle: where, whence an attack still to be chosen would come, and the situation to ask the odds of."""

    zone: str
    start: str | None
    situation: dict[str, Any]


def battles_ahead(game: Game, position: Position, seat: Seat, text: str | None) -> list[Ahead]:
    """The battles before a seat, from what it may know: hidden facts are redrawn before anything is looked at.

    None after a move that is not offered: the table may have gone on while it was asked. Raises UnknownMove.
    """
    guess = position.guess(seat, Seeded(1))
    if text is not None:
        move = game.vocabulary.parse(text)
        if guess.why_not(move, seat) is not None or not game.vocabulary.is_whole(move):
            return []
        guess.play(move, seat)
    if guess.turn() == NOBODY:
        return []
    found: list[Ahead] = []
    for slugs, situation in game.battles_at(guess, seat):
        zone, _, start = slugs.partition(" ")
        found.append(Ahead(zone=zone, start=start or None, situation=situation))
    return found
