"""The title: scenarios, options, frames."""

from pathlib import Path
from typing import Any, Final, final

from quadriga.engine.errors import BrokenData
from quadriga.engine.form import Form
from quadriga.engine.game import Game, Scenario
from quadriga.engine.position import Hearer, Position
from quadriga.engine.seat import Seat
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.battle import odds
from quadriga.games.hannibal.battle.forms import battle_form
from quadriga.games.hannibal.board import BOARD, DATA, Board
from quadriga.games.hannibal.cards.table import TABLE
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.shown import View
from quadriga.games.hannibal.year import sequence

VERSION: Final = 5
BOUND: Final = 400_000
SHORT_BOUND: Final = 150_000
"""Far above any game: a turn has at most 18 cards, a card 3 battles, a battle 48 cards and 40 withdrawals."""


@final
class HannibalGame(Game):
    """Hannibal: Rome against Carthage, for two."""

    def __init__(self, data: Path | None) -> None:
        super().__init__(
            "hannibal",
            VERSION,
            [2],
            [Scenario("second-punic-war", BOUND), Scenario("hannibal-ad-portas", SHORT_BOUND)],
            options.OPTIONS,
            words.VOCABULARY,
            "quadriga.games.hannibal",
            "7.4",
        )
        self.board: Final = BOARD if data is None else Board(data)
        assert len(TABLE) == len(self.board.cards)
        if [self.board.spaces, self.board.cards, self.board.provinces] != [BOARD.spaces, BOARD.cards, BOARD.provinces]:
            raise BrokenData(f"{data or DATA}: other names than those of the game")

    def shape(self) -> Any:
        return View

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Position:
        return Hannibal(self, self.board, scenario, options)

    def set_up(self, position: Position) -> None:
        assert isinstance(position, Hannibal)
        sequence.set_up(position)

    def carry(self, stored: dict[str, object], version: int) -> None:
        """Before behaviour 5 those who made a sortie were counted beside the army they came out to."""
        state = stored.get("state")
        march = state.get("march") if isinstance(state, dict) else None
        if isinstance(state, dict) and isinstance(march, dict) and "sortied" in march:
            march = dict(march)
            march["cu"] += march.pop("sortied")
            march["generals"] |= march.pop("sortied_with")
            march.pop("sortied_at")
            stored["state"] = {**state, "march": march}

    def battle(self, situation: object, hear: Hearer | None = None) -> Position:
        return odds.begin_situation(self, odds.read_situation(self, situation), hear)

    def forms(self) -> list[Form]:
        return [battle_form(self.board)]

    def battle_odds(self, situation: object) -> dict[str, object]:
        return odds.battle_odds(self, situation)

    def battles_at(self, position: Position, seat: Seat) -> list[tuple[str, dict[str, object]]]:
        assert isinstance(position, Hannibal)
        return odds.battles_at(position, seat)

    def battle_keys(self) -> tuple[str, ...]:
        return ("battle",)

    def change_keys(self) -> tuple[str, ...]:
        return ("casualties", "retreat-roll", "losses", "destroyed", "retreats")

    def neighbours(self, zone: str) -> list[str]:
        board = self.board
        return [board.spaces[space] for space in board.near[board.space_number[zone]]]

    def regions(self) -> list[tuple[str, list[str]]]:
        board = self.board
        return [
            (id, [board.spaces[space] for space in board.in_province[number]])
            for number, id in enumerate(board.provinces)
        ]
