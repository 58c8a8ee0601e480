"""A bot's turn, made of plain data so that it can run in a process of its own."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from quadriga.bots import named
from quadriga.engine.chance import Seeded
from quadriga.engine.game import Game


@dataclass(frozen=True, slots=True)
class Thought:
    """All a bot gets to know: its own guess of the position, never the real one."""

    source: str
    """The module whose `title` makes the game."""
    data: Path | None
    guess: str
    seat: int
    bot: str
    seed: str


def think(thought: Thought) -> str:
    """The move the bot chooses, as text."""
    game = title(thought.source, thought.data)
    position = game.from_json(thought.guess)
    turn = position.turn()
    assert turn == thought.seat
    move = named(game.id, thought.bot).choose(position, turn, position.moves(), Seeded(thought.seed))
    return game.vocabulary.text(move)


@cache
def title(source: str, data: Path | None) -> Game:
    """A title, loaded once a process."""
    game = import_module(source).title(data)
    assert isinstance(game, Game)
    return game
