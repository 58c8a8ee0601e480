"""Par impar as a title."""

from typing import Any, Final, final

from quadriga.engine.game import Game
from quadriga.engine.position import Position
from quadriga.games.parimpar import options as choices
from quadriga.games.parimpar import words
from quadriga.games.parimpar.position import ParImpar
from quadriga.games.parimpar.rounds import NextPlace
from quadriga.games.parimpar.shown import View

VERSION: Final = 1


@final
class ParImparGame(Game):
    """The title."""

    def __init__(self) -> None:
        super().__init__(
            "parimpar",
            VERSION,
            [2],
            choices.SCENARIOS,
            choices.OPTIONS,
            words.VOCABULARY,
            "quadriga.games.parimpar",
            "1",
        )

    def shape(self) -> Any:
        return View

    def fresh(self, scenario: int, seats: int, options: list[int]) -> ParImpar:
        return ParImpar(self, scenario, seats, options)

    def set_up(self, position: Position) -> None:
        position.begin(NextPlace())
