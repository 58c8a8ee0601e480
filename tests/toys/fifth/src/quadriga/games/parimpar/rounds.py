"""A round: the lot, the hand, the call (chapters 1 to 4)."""

from typing import ClassVar, final

from quadriga.engine.frame import Chance, Procedure
from quadriga.engine.move import Move
from quadriga.engine.position import LOSS, WIN
from quadriga.engine.seat import Seat, only
from quadriga.engine.steps import Count, YesNo
from quadriga.games.parimpar import words
from quadriga.games.parimpar.hand import Hand
from quadriga.games.parimpar.position import ParImpar


@final
class NextPlace(Procedure[ParImpar]):
    """1, 4: the next place, or the end: whoever has more places has won."""

    def run(self, p: ParImpar) -> None:
        if p.place < len(p.owner):
            p.begin(Lot())
            return
        best = max(p.owner.count(one) for one in range(p.seats))
        p.finish(words.END_MOST, [WIN if p.owner.count(one) == best else LOSS for one in range(p.seats)])


@final
class Lot(Chance[ParImpar]):
    """1: the lot says who hides."""

    verbs: ClassVar[tuple[int, ...]] = (words.DRAW_LOT,)

    def chances(self, p: ParImpar) -> list[tuple[Move, int]]:
        return [(Move(words.DRAW_LOT, side), 1) for side in range(p.seats)]

    def play(self, p: ParImpar, move: Move) -> None:
        p.hand = Hand()
        p.hand.lay_out(move.a)
        p.tell(words.E_LOT, p.place, move.a)
        p.begin(Hide())


@final
class Hide(Count[ParImpar]):
    """2: one nut at least, and no more than a hand holds; nobody else knows how many."""

    verbs: ClassVar[tuple[int, ...]] = (words.HIDE,)
    prompt: ClassVar[str] = words.ASK_HIDE

    def turn(self, p: ParImpar) -> Seat:
        return Seat(p.closed().side)

    def bounds(self, p: ParImpar) -> tuple[int, int]:
        return 1, p.most_nuts()

    def forbids(self, p: ParImpar, number: int) -> int:
        return words.R_NONE_HIDDEN if number < 1 else words.R_TOO_MANY

    def audience(self, p: ParImpar, move: Move) -> int:
        return only(self.turn(p))

    def counted(self, p: ParImpar, number: int) -> None:
        hand = p.closed()
        hand.nuts = number
        p.tell(words.E_HIDDEN, hand.side, number, audience=only(Seat(hand.side)))
        p.begin(Call())


@final
class Call(YesNo[ParImpar]):
    """3: the other calls odd or even, and the hand is opened."""

    verbs: ClassVar[tuple[int, ...]] = (words.ODD, words.EVEN)
    prompt: ClassVar[str] = words.ASK_CALL

    def turn(self, p: ParImpar) -> Seat:
        return Seat(1 - p.closed().side)

    def seals(self, p: ParImpar, move: Move) -> bool:
        return True

    def yes(self, p: ParImpar) -> None:
        open_hand(p, 1)

    def no(self, p: ParImpar) -> None:
        open_hand(p, 0)


def open_hand(p: ParImpar, called: int) -> None:
    """3: whoever called right takes the place; else the one who hid does."""
    hand = p.closed()
    taker = 1 - hand.side if hand.nuts % 2 == called else hand.side
    p.owner[p.place] = taker
    p.tell(words.E_TAKEN, taker, p.place, hand.nuts)
    p.hand = None
    p.place += 1
    p.begin(NextPlace())
