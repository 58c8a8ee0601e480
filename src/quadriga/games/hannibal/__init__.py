"""Hannibal: Rome vs Carthage, second edition."""

from pathlib import Path

from quadriga.engine.game import Game
from quadriga.games.hannibal.game import HannibalGame


def title(data: Path | None = None) -> Game:
    """The title; `data` is a folder whose files replace those of the package."""
    return HannibalGame(data)
