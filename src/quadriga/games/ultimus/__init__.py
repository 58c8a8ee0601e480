"""Ultimus Romanorum: the last century of the western empire."""

from pathlib import Path

from quadriga.engine.game import Game
from quadriga.games.ultimus.game import UltimusGame


def title(data: Path | None = None) -> Game:
    """The title, with the player's own data files if a folder is given."""
    return UltimusGame(data)
