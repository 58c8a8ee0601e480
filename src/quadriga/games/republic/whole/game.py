"""The whole game while it is being built: a title of its own that no list names until a whole turn can be played."""

from pathlib import Path
from typing import Final, final

from quadriga.engine import Game, Position, Scenario
from quadriga.games.republic import words
from quadriga.games.republic.cards import DATA, Cards
from quadriga.games.republic.whole.beginning.dealing import Begin
from quadriga.games.republic.whole.deck import Deck
from quadriga.games.republic.whole.rome import Rome

BOUND: Final = 100_000
"""Droughts and a growing unrest make the people revolt long before so many moves; random play stays far below."""


@final
class WholeGame(Game):
    """The Republic of Rome from the first consul on; 3 to 6 factions."""

    def __init__(self, data: Path | None = None) -> None:
        scenarios = [Scenario("early", BOUND)]
        package = "quadriga.games.republic"
        super().__init__("republic", 1, [3, 4, 5, 6], scenarios, [], words.VOCABULARY, package, "3a")
        self.cards: Final = Cards(data or DATA)
        self.deck: Final = Deck(data or DATA, self.cards)

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Rome:
        return Rome(self, self.cards, self.deck, scenario, seats, options)

    def set_up(self, position: Position) -> None:
        position.begin(Begin())
