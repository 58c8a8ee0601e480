"""The titles. Each is imported only when it is asked for."""

from importlib import import_module
from pathlib import Path

from quadriga.engine.errors import UnknownGame
from quadriga.engine.game import Game

TITLES: tuple[str, ...] = ("conquest", "hannibal", "republic", "ultimus")


def titles() -> tuple[str, ...]:
    """The ids of all titles."""
    return TITLES


def load(id: str, data: Path | None = None) -> Game:
    """The title with this id; `data` is a folder whose files replace those of the package."""
    if id not in TITLES:
        raise UnknownGame("no-game", id, ", ".join(TITLES))
    game = import_module(f"quadriga.games.{id}").title(data)
    assert isinstance(game, Game)
    return game
