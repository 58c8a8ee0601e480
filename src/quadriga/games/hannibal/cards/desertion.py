"""A deserting ally: a battle card that changes hands (rulebook chapter 25, card 59)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Chance, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne, YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.cards.counters import spend_counter
from quadriga.games.hannibal.cards.entry import Card
from quadriga.games.hannibal.cards.numbers import ALLY_DESERTS
from quadriga.games.hannibal.position import Hannibal


@final
class AllyDeserts(Card):
    """25 (59): in a battle, a card of the enemy's becomes one's own (14.6, 14.7)."""


def can_desert(p: Hannibal, side: int) -> bool:
    """25 (59): whether a side may take a battle card from the other now."""
    battle = p.fighting()
    return p.holds(side, ALLY_DESERTS) and battle.cards(1 - side) > 0


@final
class AllyWavers(Procedure["Hannibal"]):
    """25 (59): before the first card the defender too may take one of the enemy's; asked if he could hold the event."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        if p.could_hold(self.side, ALLY_DESERTS) and battle.cards(1 - self.side):
            p.begin(TurnAlly(self.side))


@final
class TurnAlly(YesNo["Hannibal"]):
    """25 (59): an ally of the enemy deserts before the first card is laid, or not yet."""

    verbs: ClassVar[tuple[int, ...]] = (words.DESERT, words.PASS_BY)
    prompt: ClassVar[str] = words.ASK_TURN_ALLY

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("card", words.CARD, ALLY_DESERTS)]

    def forbids_yes(self, p: Hannibal) -> int:
        return 0 if can_desert(p, self.side) else words.R_NO_DESERT

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == words.DESERT

    def yes(self, p: Hannibal) -> None:
        take_card(p, self.side)


def take_card(p: Hannibal, side: int) -> None:
    """25 (59): take a battle card of the enemy: at random, or with a spy among those turned up."""
    battle = p.fighting()
    spend_counter(p, side, ALLY_DESERTS)
    shown = sum(battle.shown[(1 - side) * 6 : (1 - side) * 6 + 6])
    if battle.spy[side] and shown:
        p.begin(TakeWhich(side))
    else:
        p.begin(DrawBattleCard(side, 0))


@final
class TakeWhich(ChooseOne["Hannibal"]):
    """25 (20, 59): with a spy in the camp, one of the open cards or a hidden one at random."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE_SHOWN, words.TAKE_HIDDEN)
    prompt: ClassVar[str] = words.ASK_TAKE_WHICH

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def candidates(self, p: Hannibal) -> list[int]:
        shown = p.fighting().shown
        return [tactic for tactic in range(6) if shown[(1 - self.side) * 6 + tactic]]

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_NO_DESERT

    def forbids_declining(self, p: Hannibal) -> int:
        battle = p.fighting()
        base = (1 - self.side) * 6
        return 0 if sum(battle.shown[base : base + 6]) < battle.cards(1 - self.side) else words.R_NO_DESERT

    def chose(self, p: Hannibal, one: int) -> None:
        p.fighting().shown[(1 - self.side) * 6 + one] -= 1
        gain_card(p, self.side, one)

    def declined(self, p: Hannibal) -> None:
        p.begin(DrawBattleCard(self.side, 1))


def gain_card(p: Hannibal, side: int, tactic: int) -> None:
    """A battle card changes hands; its former owner knows where it is."""
    battle = p.fighting()
    battle.hand[(1 - side) * 6 + tactic] -= 1
    battle.hand[side * 6 + tactic] += 1
    battle.shown[side * 6 + tactic] += 1
    p.tell(words.E_TAKEN, side, tactic)


@final
class DrawBattleCard(Chance["Hannibal"]):
    """25 (59): a battle card of the enemy at random; `hidden` leaves the open ones out."""

    verbs: ClassVar[tuple[int, ...]] = (words.DRAW_BATTLE,)

    def __init__(self, side: int, hidden: int) -> None:
        self.side: Final = side
        self.hidden: Final = hidden

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        battle = p.fighting()
        base = (1 - self.side) * 6
        counts = battle.hand[base : base + 6]
        if self.hidden:
            counts = [counts[tactic] - battle.shown[base + tactic] for tactic in range(6)]
        return [(Move(words.DRAW_BATTLE, tactic), count) for tactic, count in enumerate(counts) if count]

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        base = (1 - self.side) * 6
        if battle.shown[base + move.a] and not self.hidden:
            battle.shown[base + move.a] -= 1
        gain_card(p, self.side, move.a)
