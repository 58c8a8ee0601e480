"""The Republic of Rome: the Combat Phase of a house edition, and the table assistant."""

from pathlib import Path

from quadriga.games.republic.game import Republic


def title(data: Path | None) -> Republic:
    """The title; `data` is a folder whose files replace those of the package."""
    return Republic(data)
