"""Talents change hands: gifts between factions, transfers within one (rules 6.3)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Move, Procedure, Seat
from quadriga.engine.seat import EVERYONE, only
from quadriga.games.republic import words
from quadriga.games.republic.whole.ledger.giving import Pledge, forbids_promise, words_open
from quadriga.games.republic.whole.ledger.seen import end_gifts, see_gift
from quadriga.games.republic.whole.rome import CAPTIVE, REBELLING, Rome
from quadriga.games.republic.whole.treasury import change_treasury, give_in_secret

AMOUNTS: Final = (1, 2, 3, 5, 10, 20, 50)
"""What one transfer may move, beside all there is."""
TRANSFERS: Final = 12
GIFTS: Final = 4
"""How many transfers and gifts one faction has in a phase."""


@final
class Redistribution(Procedure[Rome]):
    """6.3, ruling R-23: gifts first, faction by faction, then everybody moves his own talents."""

    def run(self, p: Rome) -> None:
        order = p.in_order()
        for seat in reversed(order):
            p.begin(Transfers(seat, 0))
        p.begin(GiftsOver())
        for seat in reversed(order):
            p.begin(Gifts(seat, 0))


@final
class GiftsOver(Procedure[Rome]):
    """4.3a: talents that were promised for now and not given."""

    def run(self, p: Rome) -> None:
        end_gifts(p)


def purse(p: Rome, seat: int, one: int) -> int:
    """The talents in a treasury: a senator's or, TREASURY, the faction's."""
    return p.purse[seat] if one == words.TREASURY else p.talents[one]


def change_purse(p: Rome, seat: int, one: int, change: int) -> None:
    """Put talents into a treasury, or take them out."""
    if one == words.TREASURY:
        change_treasury(p, seat, change)
    else:
        p.talents[one] += change


def treasuries(p: Rome, seat: int) -> list[int]:
    """6.3a, 6.3d: what may give and take: the loyal, free senators, rebels, and the faction treasury."""
    return [*[one for one in p.members(seat) if p.place[one] != CAPTIVE], words.TREASURY]


def forbids_transfer(p: Rome, giver: int, taker: int) -> int:
    """6.3a, 6.3c: from one treasury to another; a rebel's gives to rebels and takes from rebels only."""
    if giver == taker:
        return words.R_SAME_PURSE
    return words.R_REBELS_APART if is_rebel(p, giver) != is_rebel(p, taker) else 0


def is_rebel(p: Rome, one: int) -> bool:
    """Whether a treasury is a rebel's; the faction's is not."""
    return one != words.TREASURY and p.place[one] == REBELLING


def amounts(there: int) -> list[int]:
    """What may be moved out of so many talents."""
    return [*[amount for amount in AMOUNTS if amount < there], *([there] if there else [])]


def forbids_amount(there: int, amount: int) -> int:
    """6.3a, ruling R-23: no more than there is, and one of the listed sums or all."""
    if amount > there:
        return words.R_NOT_SO_MUCH
    return 0 if amount in amounts(there) else words.R_ROUND_SUM


@final
class Gifts(Decision[Rome]):
    """6.3b: talents of a faction's treasury for another faction's."""

    verbs: ClassVar[tuple[int, ...]] = (words.GIVE, words.DONE, words.PROMISE_TO)
    prompt: ClassVar[str] = words.ASK_GIFTS

    def __init__(self, seat: int, given: int) -> None:
        self.seat: Final = seat
        self.given: Final = given

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        others = [other for other in range(p.seats) if other != self.seat and not p.gone[other]]
        sums = amounts(p.purse[self.seat])
        gifts = [Move(words.GIVE, other, amount) for other in others for amount in sums]
        return [*gifts, Move(words.DONE), *words_open(p, self.seat)]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.PROMISE_TO:
            return forbids_promise(p, self.seat, move.a)
        if move.verb != words.GIVE:
            return 0
        if move.a != ANY and (move.a == self.seat or not 0 <= move.a < p.seats or p.gone[move.a]):
            return words.R_NO_SUCH_FACTION
        return 0 if move.b == ANY else forbids_amount(p.purse[self.seat], move.b)

    def audience(self, p: Rome, move: Move) -> int:
        return EVERYONE if move.verb != words.GIVE else only(Seat(self.seat)) | only(Seat(move.a))

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.DONE:
            return
        if move.verb == words.PROMISE_TO:
            p.begin(self)
            p.begin(Pledge(self.seat, move.a))
            return
        give_in_secret(p, self.seat, move.a, move.b)
        p.tell(words.E_GAVE, self.seat, move.a, move.b, audience=self.audience(p, move))
        see_gift(p, self.seat, move.a)
        if self.given + 1 < GIFTS:
            p.begin(Gifts(self.seat, self.given + 1))


@final
class Transfers(Decision[Rome]):
    """6.3a: talents from one treasury of the faction to another."""

    verbs: ClassVar[tuple[int, ...]] = (words.TRANSFER, words.DONE)
    prompt: ClassVar[str] = words.ASK_TRANSFERS

    def __init__(self, seat: int, made: int) -> None:
        self.seat: Final = seat
        self.made: Final = made

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def moves(self, p: Rome) -> list[Move]:
        own = treasuries(p, self.seat)
        return [
            *[
                Move(words.TRANSFER, giver, taker, amount)
                for giver in own
                for amount in amounts(purse(p, self.seat, giver))
                for taker in own
                if not forbids_transfer(p, giver, taker)
            ],
            Move(words.DONE),
        ]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb != words.TRANSFER:
            return 0
        own = treasuries(p, self.seat)
        if (move.a != ANY and move.a not in own) or (move.b != ANY and move.b not in own):
            return words.R_NOT_YOURS
        if ANY not in (move.a, move.b) and forbids_transfer(p, move.a, move.b):
            return forbids_transfer(p, move.a, move.b)
        return 0 if ANY in (move.a, move.c) else forbids_amount(purse(p, self.seat, move.a), move.c)

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.DONE:
            return
        change_purse(p, self.seat, move.a, -move.c)
        change_purse(p, self.seat, move.b, move.c)
        p.tell(words.E_MOVED, self.seat, move.a, move.b, move.c)
        if self.made + 1 < TRANSFERS:
            p.begin(Transfers(self.seat, self.made + 1))
