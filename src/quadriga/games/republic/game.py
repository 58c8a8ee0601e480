"""The title: its scenario, options and set-up."""

from pathlib import Path
from time import perf_counter
from typing import Any, Final, final

from quadriga.engine import Frame, Game, Scenario
from quadriga.engine.errors import BadSituation
from quadriga.engine.form import Form
from quadriga.engine.position import Hearer
from quadriga.games.republic.active_conflict import (
    ConflictBattle,
    ConflictResult,
    ConflictRoll,
    GoOn,
    LandBattle,
)
from quadriga.games.republic.assault import Assault, AssaultResult, AssaultRoll, Fall
from quadriga.games.republic.cards import DATA, Cards
from quadriga.games.republic.deal import DealConfrontation, DealSituation
from quadriga.games.republic.end_of_phase import AfterSurplus, ChooseSurplus, EndOfPhase, Judgement, Surplus
from quadriga.games.republic.forms import forms
from quadriga.games.republic.interception import (
    Convoy,
    Disembark,
    Interception,
    InterceptionResult,
    InterceptionRoll,
)
from quadriga.games.republic.losses import LandCasualties, NavalCasualties
from quadriga.games.republic.mortality import ChitDraw, Mortality
from quadriga.games.republic.odds import odds
from quadriga.games.republic.options import OPTIONS
from quadriga.games.republic.phase import ChooseBattle, CombatPhase, OneConfrontation, RomanBattles, Unopposed
from quadriga.games.republic.position import Combat
from quadriga.games.republic.reading import part_of, read_options
from quadriga.games.republic.rebel_general import RebelBattle, RebelResult, RebelRoll
from quadriga.games.republic.rebel_province import (
    DefectionDice,
    Defections,
    ProvinceResult,
    ProvinceRoll,
)
from quadriga.games.republic.rebel_province_naval import (
    MayLand,
    ProvinceBattle,
    ProvinceLanding,
    ProvinceNavalResult,
    ProvinceNavalRoll,
)
from quadriga.games.republic.roll import RatingRoll
from quadriga.games.republic.situation import set_up
from quadriga.games.republic.words import (
    ASSAULTED,
    FOUGHT,
    FOUGHT_PROVINCE,
    FOUGHT_REBEL,
    INTERCEPTED,
    PHASE,
    VOCABULARY,
)

VERSION: Final = 1

BOUND: Final = 4000
"""A phase has at most eight expeditions, four convoys, 31 assaults of up to four provinces and a rebel's last battles,
each with a few throws and at most 68 chits a side; random play stays far below."""

FRAMES: Final[list[type[Frame[Any]]]] = [
    AfterSurplus,
    Assault,
    AssaultResult,
    AssaultRoll,
    ChitDraw,
    ChooseBattle,
    ChooseSurplus,
    CombatPhase,
    ConflictBattle,
    ConflictResult,
    ConflictRoll,
    Convoy,
    DealConfrontation,
    DealSituation,
    DefectionDice,
    Defections,
    Disembark,
    EndOfPhase,
    Fall,
    GoOn,
    Interception,
    InterceptionResult,
    InterceptionRoll,
    Judgement,
    LandBattle,
    LandCasualties,
    MayLand,
    Mortality,
    NavalCasualties,
    OneConfrontation,
    ProvinceBattle,
    ProvinceLanding,
    ProvinceNavalResult,
    ProvinceNavalRoll,
    ProvinceResult,
    ProvinceRoll,
    RatingRoll,
    RebelBattle,
    RebelResult,
    RebelRoll,
    RomanBattles,
    Surplus,
    Unopposed,
]


@final
class Republic(Game):
    """The Republic of Rome: the Combat Phase."""

    def __init__(self, data: Path | None) -> None:
        super().__init__(
            "republic", VERSION, [2], [Scenario("combat-table", BOUND)], OPTIONS, VOCABULARY, FRAMES, "0.3.4"
        )
        self.cards: Final = Cards(data or DATA)

    def begin(self, scenario: int, seats: int, options: list[int]) -> Combat:
        position = Combat(self, self.cards, scenario, seats, options)
        position.clear()
        position.begin(DealConfrontation())
        return position

    def situation(self, plain: object, options: dict[str, str] | None = None, hear: Hearer | None = None) -> Combat:
        """A position from plain data (docs/assistant.md); raises BadSituation that says what is wrong with it.

        `hear` receives what happens before the first throw or decision: a convoy that lands unopposed, say.
        """
        values = dict(part_of(plain, "").values)
        chosen = options or read_options(self.options, values.pop("options", {}))
        position = Combat(self, self.cards, 0, self.seats[0], self.option_values(chosen))
        position.clear()
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

    def battle_odds(self, situation: object) -> dict[str, object]:
        began = perf_counter()
        position = self.situation(situation)
        if position.kind == PHASE:
            raise BadSituation("whole-phase", "confrontation")
        assert isinstance(situation, dict)
        answer = odds(position, situation.get("go_on") is not False)
        answer["seconds"] = round(perf_counter() - began, 6)
        return answer

    def battle_keys(self) -> tuple[str, ...]:
        return (FOUGHT.key, FOUGHT_REBEL.key, FOUGHT_PROVINCE.key, INTERCEPTED.key, ASSAULTED.key)
