"""All printed facts of one data folder, read once and shared by every position of a game."""

from pathlib import Path
from typing import Final, final

from quadriga.engine.errors import BrokenData
from quadriga.games.ultimus.printed.board import Board
from quadriga.games.ultimus.printed.pieces import Roster
from quadriga.games.ultimus.printed.scenarios import Scenarios
from quadriga.games.ultimus.printed.tables import Tables

FILES: Final = ("leaders.toml", "map.toml", "scenarios.toml", "stratagems.toml", "tables.toml", "units.toml")


def check_folder(folder: Path) -> None:
    """A player's folder replaces at least one file, and holds no other: a name misspelt would count for nothing."""
    found = sorted(path.name for path in folder.glob("*.toml"))
    for name in found:
        if name not in FILES:
            raise BrokenData(f"{name}: no data file has this name; there are {', '.join(FILES)}")
    if not found:
        raise BrokenData(f"{folder}: none of {', '.join(FILES)} is there")


@final
class Book:
    """Map, counters, tables and scenarios. A player's folder may replace any file but must keep the ids."""

    def __init__(self, folder: Path | None, known: "Book | None" = None) -> None:
        if folder is not None:
            check_folder(folder)
        self.board: Final[Board] = Board(folder, known.board if known else None)
        self.roster: Final[Roster] = Roster(folder, self.board, known.roster if known else None)
        self.tables: Final[Tables] = Tables(folder, known.tables if known else None)
        self.scenarios: Final[Scenarios] = Scenarios(folder, self.board, self.roster, self.tables)


PACKAGE: Final = Book(None)
"""The facts that come with the game."""
