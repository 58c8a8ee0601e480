"""Proscription: after a civil war battle the knights of all Rome may be robbed (rule 13.I12)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.engine.steps import YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import IN_ROME, Rome
from quadriga.games.republic.whole.senate.hands import can_be_held, cards_of, discard_card

CARD: Final = "proscription"
NEVER: Final = -99
"""What a faction has on its knight rolls that attracts none any more."""


def first_man(p: Rome) -> int:
    """13.I12: the highest official, victors counted as in Rome; -1 if there is none."""
    for holder in p.offices:
        if holder >= 0 and p.faction[holder] >= 0 and (p.place[holder] == IN_ROME or p.won[holder]):
            return holder
    return p.official()


@final
class Proscription(Procedure[Rome]):
    """13.I12, 13.I14: while the card can be in a hand, whoever has cards is asked, the official's faction first."""

    def run(self, p: Rome) -> None:
        if first_man(p) < 0 or not can_be_held(p, CARD):
            return
        for seat in reversed(p.in_order()):
            if p.hands[seat]:
                p.begin(Proscribe(seat))


@final
class Proscribe(Decision[Rome]):
    """13.I12: any player may offer it to the highest official."""

    verbs: ClassVar[tuple[int, ...]] = (words.PROSCRIBE, words.DONE)
    prompt: ClassVar[str] = words.ASK_PROSCRIBE

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        return [*([Move(words.PROSCRIBE)] if cards_of(p, self.seat, CARD) else []), Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        return words.R_NOT_IN_HAND

    def seals(self, p: Rome, move: Move) -> bool:
        """A card that is shown cannot be taken back."""
        return move.verb != words.DONE

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.PROSCRIBE:
            discard_card(p, self.seat, cards_of(p, self.seat, CARD)[0])
            p.begin(AcceptProscription(first_man(p)))


@final
class AcceptProscription(YesNo[Rome]):
    """13.I12: he accepts, or the card is lost."""

    verbs: ClassVar[tuple[int, ...]] = (words.AGREE, words.REFUSE)
    prompt: ClassVar[str] = words.ASK_ACCEPT_PROSCRIPTION

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.senator])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("commander", words.COMMANDER, self.senator)]

    def yes(self, p: Rome) -> None:
        knights = sum(p.knights)
        p.knights = [0] * p.cards.senators
        own = p.faction[self.senator]
        p.friends = [NEVER if seat == own else bonus + 1 for seat, bonus in enumerate(p.friends)]
        p.tell(words.E_PROSCRIBED, self.senator, knights)
        for _ in range(knights):
            p.begin(RobDie(self.senator))


@final
class RobDie(Chance[Rome]):
    """13.I12: a die of talents, less omens, for each knight."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        p.talents[self.senator] += max(0, move.a - p.omens())
