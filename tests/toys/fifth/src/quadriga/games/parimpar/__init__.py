"""Par impar: odd or even, with nuts."""

from pathlib import Path

from quadriga.games.parimpar.game import ParImparGame


def title(data: Path | None = None) -> ParImparGame:
    """The title; it has no data of its own."""
    return ParImparGame()
