"""Knights are attracted or pressed for money (rules 7.5)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Chance, Decision, Move, Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.options import IN_ROME_ONLY, PRESSED_KNIGHTS
from quadriga.games.republic.whole.rome import IN_ROME, Rome

NEEDED: Final = 6
"""7.5a: the total that brings a knight."""


def most_paid(p: Rome, senator: int) -> int:
    """Ruling R-24: no more than makes it certain, and no more than he has."""
    return min(p.talents[senator], NEEDED - 1 + p.omens())


def forbids_attracting(p: Rome, seat: int, senator: int, talents: int) -> int:
    """7.5a, 13.I12: an aligned senator of the faction in Rome, out of his own treasury; nobody after a proscription."""
    if p.friends[seat] < 0:
        return words.R_PROSCRIBER
    if senator == ANY:
        return 0
    if senator not in p.members(seat):
        return words.R_NOT_YOURS
    if p.place[senator] != IN_ROME:
        return words.R_NOT_IN_ROME
    if talents == ANY or 0 <= talents <= most_paid(p, senator):
        return 0
    return words.R_NOT_SO_MUCH if talents > p.talents[senator] else words.R_MORE_THAN_SURE


def forbids_pressing(p: Rome, seat: int, senator: int, number: int) -> int:
    """7.51a: knights of any senator of the faction, in Rome or not (D26)."""
    if senator == ANY:
        return 0
    if senator not in p.members(seat):
        return words.R_NOT_YOURS
    if p.options[PRESSED_KNIGHTS] == IN_ROME_ONLY and p.place[senator] != IN_ROME:
        return words.R_NOT_IN_ROME
    return 0 if number == ANY or 1 <= number <= p.knights[senator] else words.R_NOT_SO_MANY_KNIGHTS


@final
class Knights(Decision[Rome]):
    """7.2e, 7.5a, 7.51a: one attempt to attract a knight, or knights of one senator pressed, or neither."""

    verbs: ClassVar[tuple[int, ...]] = (words.ATTRACT, words.PRESS, words.DONE)
    prompt: ClassVar[str] = words.ASK_KNIGHTS

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        own = p.members(self.seat)
        return [
            *[
                Move(words.ATTRACT, one, talents)
                for one in own
                if not forbids_attracting(p, self.seat, one, ANY)
                for talents in range(most_paid(p, one) + 1)
            ],
            *[
                Move(words.PRESS, one, number)
                for one in own
                if not forbids_pressing(p, self.seat, one, ANY)
                for number in range(1, p.knights[one] + 1)
            ],
            Move(words.DONE),
        ]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.ATTRACT:
            return forbids_attracting(p, self.seat, move.a, move.b)
        return forbids_pressing(p, self.seat, move.a, move.b) if move.verb == words.PRESS else 0

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.ATTRACT:
            p.talents[move.a] -= move.b
            p.tell(words.E_COURTED, move.a, move.b)
            p.begin(KnightDie(move.a, move.b))
        elif move.verb == words.PRESS:
            p.knights[move.a] -= move.b
            p.tell(words.E_PRESSED, move.a, move.b)
            for _ in range(move.b):
                p.begin(PressDie(move.a))


@final
class KnightDie(Chance[Rome]):
    """7.5a: a die and what was paid, less omens, one more for Marius; the money is lost either way."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, senator: int, paid: int) -> None:
        self.senator: Final = senator
        self.paid: Final = paid

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        marius = 1 if self.senator == p.cards.senator_of["27a"] else 0
        friends = p.friends[p.faction[self.senator]]
        if move.a + self.paid + marius + friends - p.omens() >= NEEDED:
            p.knights[self.senator] += 1
            p.tell(words.E_KNIGHT, self.senator)
        else:
            p.tell(words.E_NO_KNIGHT, self.senator)


@final
class PressDie(Chance[Rome]):
    """7.51a: each knight that was pressed pays a die, less omens, not below 0."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        talents = max(0, move.a - p.omens())
        p.talents[self.senator] += talents
        p.tell(words.E_EARNED, self.senator, talents)
