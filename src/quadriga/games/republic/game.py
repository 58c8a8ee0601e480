"""The title: its scenarios, options and set-up."""

from pathlib import Path
from time import perf_counter
from typing import Any, Final, final

from quadriga.engine import Game, Position, Scenario, Seat
from quadriga.engine.errors import BadSituation
from quadriga.engine.form import Form
from quadriga.engine.game import Remark
from quadriga.engine.move import Move
from quadriga.engine.position import Hearer
from quadriga.games.republic import words
from quadriga.games.republic.cards import DATA, Cards
from quadriga.games.republic.combat.timed import TIMED
from quadriga.games.republic.confrontation.deal import DealConfrontation
from quadriga.games.republic.confrontation.forms import forms
from quadriga.games.republic.confrontation.odds import odds
from quadriga.games.republic.confrontation.reading import part_of, read_options
from quadriga.games.republic.confrontation.situation import set_up
from quadriga.games.republic.options import OPTIONS
from quadriga.games.republic.position import Combat
from quadriga.games.republic.remarks import remarks_on_move, remarks_on_throw
from quadriga.games.republic.shown import AnyView
from quadriga.games.republic.whole.beginning.dealing import Begin
from quadriga.games.republic.whole.deck import Deck
from quadriga.games.republic.whole.options import WHOLE_OPTIONS
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.war.situation import battles_of, is_published, published_odds

VERSION: Final = 5

BOUND: Final = 4000
"""A phase has at most eight expeditions, four convoys, 31 assaults of up to four provinces and a rebel's last battles,
each with a few throws and at most 68 chits a side; random play stays far below."""

WHOLE_BOUND: Final = 100_000
"""Droughts and a growing unrest make the people revolt long before so many moves; random play stays far below."""

TABLE: Final = "combat-table"
WHOLE: Final = ["early", "middle", "late", "extended", "alternative"]
FACTIONS: Final = [3, 4, 5, 6, 1, 2]
"""One or two have neutral factions beside them (chapter N)."""


@final
class Republic(Game):
    """The Republic of Rome: the whole game for 3 to 6 factions, and one Combat Phase by itself."""

    def __init__(self, data: Path | None) -> None:
        super().__init__(
            "republic",
            VERSION,
            [2],
            [
                Scenario(TABLE, BOUND, options=[option.id for option in OPTIONS]),
                *[
                    Scenario(id, WHOLE_BOUND, seats=FACTIONS, options=[option.id for option in WHOLE_OPTIONS])
                    for id in WHOLE
                ],
            ],
            OPTIONS + WHOLE_OPTIONS,
            words.VOCABULARY,
            "quadriga.games.republic",
            "0.3.4",
        )
        self.cards: Final = Cards(data or DATA)
        self.deck: Final = Deck(data or DATA, self.cards)

    def shape(self) -> Any:
        return AnyView

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Position:
        return self.table(options) if self.scenarios[scenario].id == TABLE else self.rome(scenario, seats, options)

    def table(self, options: list[int]) -> Combat:
        """A Combat Phase by itself, not yet laid out."""
        return Combat(self, self.cards, self.scenario_number(TABLE), self.seats[0], options)

    def rome(self, scenario: int, seats: int, options: list[int]) -> Rome:
        """The table of the whole game, not yet laid out."""
        return Rome(self, self.cards, self.deck, scenario, seats, options)

    def set_up(self, position: Position) -> None:
        if isinstance(position, Rome):
            position.begin(Begin())
        else:
            position.begin(DealConfrontation())

    def situation(self, plain: object, options: dict[str, str] | None = None, hear: Hearer | None = None) -> Combat:
        """A position from plain data (docs/assistant.md); raises BadSituation that says what is wrong with it.

        `hear` receives what happens before the first throw or decision: a convoy that lands unopposed, say.
        """
        values = dict(part_of(plain, "").values)
        chosen = options or read_options(self.options_of(TABLE), values.pop("options", {}))
        position = self.table(self.option_values(chosen, TABLE))
        position.lay_out()
        position.hear = hear
        try:
            set_up(position, values)
            position.settle()
        finally:
            position.hear = None
        return position

    def battle(self, situation: object, hear: Hearer | None = None) -> Combat:
        return self.situation(situation, hear=hear)

    def forms(self) -> list[Form]:
        return forms(self.cards)

    def timed_battles(self) -> dict[str, object]:
        return TIMED

    def timed_scenarios(self) -> list[str]:
        return ["early"]

    def battle_odds(self, situation: object) -> dict[str, object]:
        began = perf_counter()
        if is_published(situation):
            found = published_odds(self.cards, situation)
            found["seconds"] = round(perf_counter() - began, 6)
            return found
        position = self.situation(situation)
        if position.kind == words.PHASE:
            raise BadSituation("whole-phase", "confrontation")
        assert isinstance(situation, dict)
        answer = odds(position, situation.get("go_on") is not False)
        answer["seconds"] = round(perf_counter() - began, 6)
        return answer

    def battles_at(self, position: Position, seat: Seat) -> list[tuple[str, dict[str, object]]]:
        return battles_of(position, seat) if isinstance(position, Rome) else []

    def battle_keys(self) -> tuple[str, ...]:
        return (
            words.E_FOUGHT.key,
            words.E_FOUGHT_REBEL.key,
            words.E_FOUGHT_PROVINCE.key,
            words.E_INTERCEPTED.key,
            words.E_ASSAULTED.key,
        )

    def change_keys(self) -> tuple[str, ...]:
        return tuple(sorted(words.CHANGES))

    def remarks(self, position: Position, move: Move | None = None) -> list[Remark]:
        if not isinstance(position, Combat):
            return []
        return remarks_on_throw(position) if move is None else remarks_on_move(position, move)
