"""The ferry of a third day, which cannot believe that anybody ever poled 3 lengths."""

from pathlib import Path

from toys.ferry import FerryGame


def title(data: Path | None = None) -> FerryGame:
    """Version 3."""
    return FerryGame(3)
