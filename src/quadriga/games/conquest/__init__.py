"""Conquest of the Empire (Classic, 2005)."""

from pathlib import Path

from quadriga.games.conquest.game import ConquestGame


def title(data: Path | None = None) -> ConquestGame:
    """The title; `data` is a folder whose files replace those of the package."""
    return ConquestGame(data)
