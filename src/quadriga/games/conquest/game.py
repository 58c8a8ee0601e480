"""Conquest of the Empire (Classic, 2005) as a title."""

from pathlib import Path
from typing import Any, Final, final

from quadriga.engine.errors import BrokenData
from quadriga.engine.form import Form
from quadriga.engine.game import Game
from quadriga.engine.position import Hearer, Position
from quadriga.engine.seat import Seat
from quadriga.games.conquest import options as choices
from quadriga.games.conquest import words
from quadriga.games.conquest.board import Board, load_map, load_pieces
from quadriga.games.conquest.odds import land as land_odds
from quadriga.games.conquest.odds.fleets import begin_fleets, read_fleets
from quadriga.games.conquest.odds.forms import battle_forms
from quadriga.games.conquest.odds.naval import naval_odds
from quadriga.games.conquest.odds.reading import NAVAL, sort_of
from quadriga.games.conquest.odds.situation import begin_situation, read_situation
from quadriga.games.conquest.odds.timed import TIMED
from quadriga.games.conquest.pieces import Pieces
from quadriga.games.conquest.position import Conquest
from quadriga.games.conquest.shown import View
from quadriga.games.conquest.turn import SetUp

VERSION: Final = 4


@final
class ConquestGame(Game):
    """The title: its board, with or without the contested border, and its pieces."""

    def __init__(self, data: Path | None) -> None:
        super().__init__(
            "conquest",
            VERSION,
            [2, 3, 4, 5, 6],
            choices.SCENARIOS,
            choices.OPTIONS,
            words.VOCABULARY,
            "quadriga.games.conquest",
            "6",
        )
        sheet = load_map(data)
        self.boards: Final = [Board(sheet, disputed=False), Board(sheet, disputed=True)]
        self.pieces: Final = Pieces(load_pieces(data), self.boards[0].index)
        if self.pieces.face_weights != words.DIE.weights:
            raise BrokenData("pieces.toml [die]: the faces are not those of the combat die")

    def board(self, options: list[int]) -> Board:
        """The board a table with these options plays on."""
        return self.boards[1 if options[choices.ARABIA] == choices.OPEN else 0]

    def neighbours(self, zone: str) -> list[str]:
        board = self.boards[0]
        return [words.ZONE.slug(other) for other in board.neighbours(board.index[zone])] if zone in board.index else []

    def regions(self) -> list[tuple[str, list[str]]]:
        return [(id, [words.ZONE.slug(zone) for zone in zones]) for id, zones in self.boards[0].regions]

    def shape(self) -> Any:
        return View

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Conquest:
        return Conquest(self, scenario, seats, options, self.board(options), self.pieces)

    def set_up(self, position: Position) -> None:
        position.begin(SetUp(0))

    def carry(self, stored: dict[str, object], version: int) -> None:
        """Before behaviour 4 alliances were spoken of by envoys, at moments of their own."""
        state, stack = stored.get("state"), stored.get("stack")
        if isinstance(state, dict) and isinstance(stack, list):
            stored["state"] = {name: value for name, value in state.items() if name != "envoys"}
            stored["stack"] = [frame for frame in stack if frame[0] not in ("Envoys", "Embassy")]

    def battle(self, situation: object, hear: Hearer | None = None) -> Conquest:
        if sort_of(situation) == NAVAL:
            return begin_fleets(self, read_fleets(self, situation), hear)
        return begin_situation(self, read_situation(self, situation), hear)

    def forms(self) -> list[Form]:
        return battle_forms(self.pieces)

    def timed_battles(self) -> dict[str, object]:
        return TIMED

    def battle_odds(self, situation: object) -> dict[str, object]:
        if sort_of(situation) == NAVAL:
            return naval_odds(self, situation)
        return land_odds.battle_odds(self, situation)

    def battle_keys(self) -> tuple[str, ...]:
        return (words.E_BATTLE_BEGINS.key, words.E_NAVAL_BATTLE.key)

    def change_keys(self) -> tuple[str, ...]:
        return (
            words.E_LOST.key,
            words.E_CUT_OFF.key,
            words.E_WITHDREW.key,
            words.E_CONQUERED.key,
            words.E_SUNK.key,
            words.E_GALLEYS_BURNT.key,
            words.E_CAPTURED.key,
            words.E_REMOVED.key,
            words.E_HELD.key,
        )

    def battles_at(self, position: Position, seat: Seat) -> list[tuple[str, dict[str, object]]]:
        assert isinstance(position, Conquest)
        return land_odds.battles_at(position, seat)
