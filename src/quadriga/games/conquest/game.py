"""Conquest of the Empire (Classic, 2005) as a title."""

from pathlib import Path
from typing import Any, Final, final

from quadriga.engine.errors import BrokenData
from quadriga.engine.form import Form
from quadriga.engine.frame import Frame
from quadriga.engine.game import Game
from quadriga.engine.position import Hearer, Position
from quadriga.engine.seat import Seat
from quadriga.games.conquest import (
    battle,
    captives,
    combat,
    economy,
    movement,
    naval,
    placement,
    ransom,
    retreat,
    words,
)
from quadriga.games.conquest import march as marching
from quadriga.games.conquest import odds as battle_chances
from quadriga.games.conquest import options as choices
from quadriga.games.conquest import sail as sailing
from quadriga.games.conquest import turn as turns
from quadriga.games.conquest.board import Board, load_map, load_pieces
from quadriga.games.conquest.fleets import FleetsParted, begin_fleets, read_fleets
from quadriga.games.conquest.forms import battle_forms
from quadriga.games.conquest.naval_odds import naval_odds
from quadriga.games.conquest.pieces import Pieces
from quadriga.games.conquest.position import Conquest
from quadriga.games.conquest.reading import NAVAL, sort_of
from quadriga.games.conquest.situation import BattleOver, begin_situation, read_situation

VERSION: Final = 1

FRAMES: Final[list[type[Frame[Any]]]] = [
    turns.SetUp, turns.ChooseHome, turns.DrawHome, turns.TurnStart, turns.TurnEnd,
    movement.MovementPhase, movement.Movement, marching.Muster, sailing.Boarding, sailing.Loading,
    combat.CombatPhase, combat.NextBattle, combat.Combat,
    battle.Round, battle.FormLegion, battle.Volley, battle.Losses, battle.AfterRound, battle.StandOrRetreat,
    retreat.Pursuit, retreat.Chase, retreat.CutDown, retreat.Withdrawal,
    naval.NavalRound, naval.Broadside, naval.Doom, naval.Sinking, naval.Rescue, captives.Fate,
    economy.TributePhase, economy.DestructionPhase, economy.Destruction, economy.PurchasePhase, economy.Purchase,
    placement.PlacementPhase, placement.Mooring,
    ransom.NegotiationPhase, ransom.Negotiation, ransom.Reply,
    BattleOver, FleetsParted,
]  # fmt: skip


@final
class ConquestGame(Game):
    """The title: its board, with or without the contested border, and its pieces."""

    def __init__(self, data: Path | None) -> None:
        super().__init__(
            "conquest", VERSION, [2, 3, 4, 5, 6], choices.SCENARIOS, choices.OPTIONS, words.VOCABULARY, FRAMES, "6"
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

    def begin(self, scenario: int, seats: int, options: list[int]) -> Conquest:
        position = Conquest(self, scenario, seats, options, self.board(options), self.pieces)
        position.lay_out()
        position.begin(turns.SetUp(0))
        return position

    def battle(self, situation: object, hear: Hearer | None = None) -> Conquest:
        if sort_of(situation) == NAVAL:
            return begin_fleets(self, read_fleets(self, situation), hear)
        return begin_situation(self, read_situation(self, situation), hear)

    def forms(self) -> list[Form]:
        return battle_forms(self.pieces)

    def battle_odds(self, situation: object) -> dict[str, object]:
        if sort_of(situation) == NAVAL:
            return naval_odds(self, situation)
        return battle_chances.battle_odds(self, situation)

    def battle_keys(self) -> tuple[str, ...]:
        return (words.BATTLE_BEGINS.key, words.NAVAL_BATTLE.key)

    def battles_at(self, position: Position, seat: Seat) -> list[tuple[str, dict[str, object]]]:
        assert isinstance(position, Conquest)
        return battle_chances.battles_at(position, seat)
