"""Cards played out of turn (rulebook chapter 8.4)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.cards.entry import AT_MOMENT, BEFORE_BATTLE, CHARGE, ENTRIES
from quadriga.games.hannibal.position import DISCARDED, Hannibal

ASK: Final = [
    words.ASK_WEATHER,
    words.ASK_SET_TRIBES_ON,
    words.ASK_SEA_EVENT,
    words.ASK_BATTLE_EVENT,
    words.ASK_FRIGHT,
]
"""The question of each moment."""


def spend_counter(p: Hannibal, side: int, card: int) -> None:
    """8.4: a card leaves the hand as a counter-event, out of turn."""
    p.card_at[card] = DISCARDED
    p.seen = replaced(p.seen, card, 0)
    p.tell(words.E_COUNTER, side, card)


def interruptions(p: Hannibal, moment: int, side: int) -> list[int]:
    """8.4: the cards that fit now and that a side could hold, as far as anybody at the table can tell."""
    return [card for card in AT_MOMENT[moment] if p.could_hold(side, card) and ENTRIES[card].fits(p, moment)]


@final
class Moment(Procedure["Hannibal"]):
    """8.4: a side may interrupt; it is asked if it could hold a card that fits, again after each it played."""

    def __init__(self, moment: int, side: int, space: int) -> None:
        self.moment: Final = moment
        self.side: Final = side
        self.space: Final = space

    def run(self, p: Hannibal) -> None:
        if interruptions(p, self.moment, self.side):
            p.begin(Interrupt(self.moment, self.side, self.space))


@final
class Interrupt(Decision["Hannibal"]):
    """8.4: a counter-event, or none."""

    verbs: ClassVar[tuple[int, ...]] = (words.COUNTER, words.PASS_BY)

    def __init__(self, moment: int, side: int, space: int) -> None:
        self.moment: Final = moment
        self.side: Final = side
        self.space: Final = space

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def asks(self, p: Hannibal) -> str:
        return ASK[self.moment]

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        if self.moment == CHARGE:
            return [("card", words.CARD, AT_MOMENT[CHARGE][0])]
        space: tuple[str, Kind, int] = ("space", words.SPACE, self.space)
        return [space] if self.moment == BEFORE_BATTLE else [("general", words.GENERAL, p.marching().general), space]

    def moves(self, p: Hannibal) -> list[Move]:
        cards = interruptions(p, self.moment, self.side)
        moves = [Move(words.COUNTER, card) for card in cards if p.holds(self.side, card)]
        moves.append(Move(words.PASS_BY))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return words.R_NO_COUNTER

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == words.COUNTER

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == words.COUNTER:
            spend_counter(p, self.side, move.a)
            p.begin(Moment(self.moment, self.side, self.space))
            ENTRIES[move.a].interrupt(p, self.moment, self.side)
