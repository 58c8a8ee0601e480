"""All printed facts of one data folder, read once and shared by every position of a game."""

from pathlib import Path
from typing import Final, final

from quadriga.games.ultimus.board import Board
from quadriga.games.ultimus.pieces import Roster
from quadriga.games.ultimus.scenarios import Scenarios
from quadriga.games.ultimus.tables import Tables


@final
class Book:
    """Map, counters, tables and scenarios. A player's folder may replace any file but must keep the ids."""

    def __init__(self, folder: Path | None, known: "Book | None" = None) -> None:
        self.board: Final[Board] = Board(folder, known.board if known else None)
        self.roster: Final[Roster] = Roster(folder, self.board, known.roster if known else None)
        self.tables: Final[Tables] = Tables(folder, known.tables if known else None)
        self.scenarios: Final[Scenarios] = Scenarios(folder, self.board, self.roster, self.tables)


PACKAGE: Final = Book(None)
"""The facts that come with the game."""
