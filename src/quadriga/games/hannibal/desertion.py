"""A deserting ally: a battle card that changes hands (rulebook chapter 25, card 59)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Chance, Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.cards import ALLY_DESERTS
from quadriga.games.hannibal.counter_events import spend_counter
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.words import (
    CARD,
    DESERT,
    DRAW_BATTLE,
    E_TAKEN,
    PASS_BY,
    R_NO_DESERT,
    TAKE_HIDDEN,
    TAKE_SHOWN,
    WORDS,
)


def may_desert(p: Hannibal, side: int) -> bool:
    """25 (59): whether a side may take a battle card from the other now."""
    return p.holds(side, ALLY_DESERTS) and p.battle_cards(1 - side) > 0


@final
class AllyWavers(Procedure["Hannibal"]):
    """25 (59): before the first card the defender too may take one of the enemy's; asked if he could hold the event."""

    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        if p.could_hold(self.side, ALLY_DESERTS) and p.battle_cards(1 - self.side):
            p.begin(TurnAlly(self.side))


@final
class TurnAlly(Decision["Hannibal"]):
    """25 (59): an ally of the enemy deserts before the first card is laid, or not yet."""

    fields: ClassVar[tuple[str, ...]] = ("side",)
    verbs: ClassVar[tuple[int, ...]] = (DESERT, PASS_BY)
    prompt: ClassVar[str] = WORDS.prompt("turn-ally", "25")

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("card", CARD, ALLY_DESERTS)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [Move(DESERT)] if may_desert(p, self.side) else []
        moves.append(Move(PASS_BY))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_DESERT

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == DESERT

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == DESERT:
            take_card(p, self.side)


def take_card(p: Hannibal, side: int) -> None:
    """25 (59): take a battle card of the enemy: at random, or with a spy among those turned up."""
    spend_counter(p, side, ALLY_DESERTS)
    shown = sum(p.battle_shown[(1 - side) * 6 : (1 - side) * 6 + 6])
    if p.spy[side] and shown:
        p.begin(TakeWhich(side))
    else:
        p.begin(DrawBattleCard(side, 0))


@final
class TakeWhich(Decision["Hannibal"]):
    """25 (20, 59): with a spy in the camp, one of the open cards or a hidden one at random."""

    fields: ClassVar[tuple[str, ...]] = ("side",)
    verbs: ClassVar[tuple[int, ...]] = (TAKE_SHOWN, TAKE_HIDDEN)
    prompt: ClassVar[str] = WORDS.prompt("take-which", "25")

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def moves(self, p: Hannibal) -> list[Move]:
        base = (1 - self.side) * 6
        moves = [Move(TAKE_SHOWN, tactic) for tactic in range(6) if p.battle_shown[base + tactic]]
        if sum(p.battle_shown[base : base + 6]) < p.battle_cards(1 - self.side):
            moves.append(Move(TAKE_HIDDEN))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_DESERT

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == TAKE_HIDDEN:
            p.begin(DrawBattleCard(self.side, 1))
            return
        p.battle_shown[(1 - self.side) * 6 + move.a] -= 1
        gain_card(p, self.side, move.a)


def gain_card(p: Hannibal, side: int, tactic: int) -> None:
    """A battle card changes hands; its former owner knows where it is."""
    p.battle_hand[(1 - side) * 6 + tactic] -= 1
    p.battle_hand[side * 6 + tactic] += 1
    p.battle_shown[side * 6 + tactic] += 1
    p.tell(E_TAKEN, side, tactic)


@final
class DrawBattleCard(Chance["Hannibal"]):
    """25 (59): a battle card of the enemy at random; `hidden` leaves the open ones out."""

    fields: ClassVar[tuple[str, ...]] = ("side", "hidden")
    verbs: ClassVar[tuple[int, ...]] = (DRAW_BATTLE,)

    def __init__(self, side: int, hidden: int) -> None:
        self.side: Final = side
        self.hidden: Final = hidden

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        base = (1 - self.side) * 6
        counts = p.battle_hand[base : base + 6]
        if self.hidden:
            counts = [counts[tactic] - p.battle_shown[base + tactic] for tactic in range(6)]
        return [(Move(DRAW_BATTLE, tactic), count) for tactic, count in enumerate(counts) if count]

    def play(self, p: Hannibal, move: Move) -> None:
        base = (1 - self.side) * 6
        if p.battle_shown[base + move.a] and not self.hidden:
            p.battle_shown[base + move.a] -= 1
        gain_card(p, self.side, move.a)
