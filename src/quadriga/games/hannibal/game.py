"""The title: scenarios, options, frames."""

from pathlib import Path
from typing import Any, Final, final

from quadriga.engine.errors import BrokenData
from quadriga.engine.form import Form
from quadriga.engine.frame import Frame
from quadriga.engine.game import Game, Option, Scenario
from quadriga.engine.position import Hearer, Position
from quadriga.engine.seat import Seat
from quadriga.games.hannibal import (
    aftermath,
    attrition,
    battle,
    consuls,
    contact,
    desertion,
    events,
    movement,
    muster,
    odds,
    politics,
    reaction,
    reinforcements,
    retreat,
    rounds,
    sequence,
    siege,
    steps,
    strategy,
    voyage,
)
from quadriga.games.hannibal.board import BOARD, DATA, Board
from quadriga.games.hannibal.forms import battle_form
from quadriga.games.hannibal.options import OPTIONS
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.words import WORDS

VERSION: Final = 2
BOUND: Final = 400_000
SHORT_BOUND: Final = 150_000
"""Far above any game: a turn has at most 18 cards, a card 3 battles, a battle 48 cards and 40 withdrawals."""

FRAMES: Final[list[type[Frame[Any]]]] = [
    aftermath.Casualties,
    aftermath.EndBattle,
    aftermath.RetreatTable,
    aftermath.SortieEnds,
    aftermath.Withdrawal,
    attrition.Attrition,
    attrition.LoseWhich,
    attrition.Settle,
    attrition.WinterAttrition,
    battle.BattleEvents,
    battle.ChangeOfCommand,
    battle.Charge,
    battle.ChargeRoll,
    battle.CommandRoll,
    battle.DealBattleCard,
    battle.DealHands,
    battle.DeclareEvent,
    battle.Elephants,
    battle.Fright,
    battle.ShowCard,
    battle.Sortie,
    battle.SpyLooks,
    battle.StartBattle,
    battle.TakeCommand,
    battle.TestCommand,
    contact.Contact,
    contact.FightOrBackUp,
    contact.NavalReturn,
    contact.PursuitRoll,
    contact.Pursue,
    events.ChooseProvince,
    events.ChooseSpace,
    events.ChooseSuccessor,
    events.DrawFromHand,
    events.HoldMercenaries,
    events.MercenariesDesert,
    events.Seduce,
    movement.EndMarch,
    movement.March,
    movement.MarchOn,
    voyage.NavalCombat,
    voyage.SeaEvent,
    voyage.SeaEvents,
    steps.SetTribesOn,
    steps.TakeStep,
    steps.TribesAttack,
    voyage.Voyage,
    steps.Weather,
    muster.BringGenerals,
    muster.TakeUnits,
    muster.TakeWhichUnits,
    odds.BattleOver,
    politics.Isolation,
    politics.MustRemove,
    politics.PlaceMarkers,
    politics.RemoveMarkers,
    reaction.Arrive,
    reaction.AvoidRoll,
    reaction.AvoidTo,
    reaction.Declare,
    reaction.Garrison,
    reaction.InterceptRoll,
    reaction.React,
    reaction.Resolve,
    reinforcements.AfricanusArrives,
    reinforcements.CarthaginianUnit,
    consuls.Elect,
    consuls.ElectConsuls,
    consuls.Election,
    consuls.Homecoming,
    reinforcements.LandAfricanus,
    consuls.NameCommander,
    consuls.NameProconsul,
    reinforcements.PlaceCarthaginian,
    reinforcements.PlaceRoman,
    reinforcements.RecallGeneral,
    reinforcements.Reinforcements,
    reinforcements.ReturnOfTheDisplaced,
    reinforcements.RomanUnits,
    consuls.StationConsul,
    consuls.StationConsuls,
    retreat.BeginRetreat,
    retreat.Consequences,
    retreat.Retreat,
    retreat.RetreatAlong,
    retreat.RetreatInside,
    retreat.RetreatRest,
    retreat.ShelterGeneral,
    retreat.ShelterGenerals,
    desertion.AllyWavers,
    rounds.CounterAttack,
    rounds.CounterAttackRoll,
    desertion.DrawBattleCard,
    rounds.HoldRoll,
    rounds.HoldThem,
    rounds.Lead,
    rounds.Match,
    rounds.Round,
    rounds.SeizeInitiative,
    desertion.TakeWhich,
    desertion.TurnAlly,
    rounds.WithdrawRoll,
    sequence.EndTurn,
    sequence.PoliticalPoints,
    sequence.Turn,
    siege.Capitals,
    siege.SiegeRoll,
    strategy.Campaign,
    strategy.ClaimFirst,
    strategy.DealCard,
    strategy.DealCards,
    strategy.EndCard,
    strategy.GoFirst,
    strategy.NextCard,
    strategy.NextGeneral,
    strategy.PlayCard,
    strategy.WhoBegins,
]


@final
class HannibalGame(Game):
    """Hannibal: Rome against Carthage, for two."""

    def __init__(self, data: Path | None) -> None:
        super().__init__(
            "hannibal",
            VERSION,
            [2],
            [Scenario("second-punic-war", BOUND), Scenario("hannibal-ad-portas", SHORT_BOUND)],
            [Option(id, values) for id, values in OPTIONS],
            WORDS,
            FRAMES,
            "7.4",
        )
        self.board: Final = BOARD if data is None else Board(data)
        if [self.board.spaces, self.board.cards, self.board.provinces] != [BOARD.spaces, BOARD.cards, BOARD.provinces]:
            raise BrokenData(f"{data or DATA}: other names than those of the game")

    def begin(self, scenario: int, seats: int, options: list[int]) -> Position:
        position = Hannibal(self, self.board, scenario, options)
        position.lay_out()
        sequence.set_up(position)
        return position

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

    def neighbours(self, zone: str) -> list[str]:
        board = self.board
        return [board.spaces[space] for space in board.near[board.space_number[zone]]]

    def regions(self) -> list[tuple[str, list[str]]]:
        board = self.board
        return [
            (id, [board.spaces[space] for space in board.in_province[number]])
            for number, id in enumerate(board.provinces)
        ]
