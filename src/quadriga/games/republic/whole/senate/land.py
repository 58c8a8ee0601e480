"""Land bills and their repeal (rules 9.62)."""

from typing import ClassVar, Final, final

from quadriga.engine import Decision, Kind, Move, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import FORUM, IN_ROME, Rome
from quadriga.games.republic.whole.senate.consent import ask_consent
from quadriga.games.republic.whole.senate.votes import is_beaten


def open_bills(p: Rome) -> list[int]:
    """9.62a, 1.2d: the types not proposed this turn, with a free marker, and two senators to sponsor them."""
    if len([one for one in p.place if one == IN_ROME]) < 2:
        return []
    meeting = p.meeting()
    return [
        bill
        for bill, copies in enumerate(p.deck.bill_copies)
        if p.bills[bill] < copies and not meeting.bills >> bill & 1
    ]


def free_commissioner(p: Rome) -> None:
    """9.61f: without any land bill the Land Commissioner goes back to the Forum."""
    commissioner = p.deck.land_commissioner
    if not sum(p.bills) and p.holder[commissioner] >= 0:
        p.holder[commissioner] = FORUM
        p.bars[commissioner] = 0
        p.tell(words.E_CONCESSION_FREE, commissioner)


def in_rome(p: Rome) -> list[int]:
    """The senators in Rome."""
    return [one for one in range(p.cards.senators) if p.place[one] == IN_ROME]


@final
class NameBill(ChooseOne[Rome]):
    """9.62a: the type of the bill."""

    verbs: ClassVar[tuple[int, ...]] = (words.DRAFT_BILL, words.DONE)
    prompt: ClassVar[str] = words.ASK_BILL

    def __init__(self, seat: int, tribune: int) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def candidates(self, p: Rome) -> list[int]:
        return open_bills(p)

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NO_BILL

    def chose(self, p: Rome, one: int) -> None:
        p.begin(NameSponsor(self.seat, self.tribune, one, -1))


@final
class NameSponsor(ChooseOne[Rome]):
    """9.62a: sponsor, then cosponsor, two different senators in Rome, of any faction."""

    verbs: ClassVar[tuple[int, ...]] = (words.NAME_SPONSOR,)
    prompt: ClassVar[str] = words.ASK_SPONSOR

    def __init__(self, seat: int, tribune: int, bill: int, sponsor: int) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune
        self.bill: Final = bill
        self.sponsor: Final = sponsor

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("bill", words.BILL, self.bill)]

    def candidates(self, p: Rome) -> list[int]:
        return [one for one in in_rome(p) if one != self.sponsor]

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NOT_IN_ROME

    def chose(self, p: Rome, one: int) -> None:
        if self.sponsor < 0:
            p.begin(NameSponsor(self.seat, self.tribune, self.bill, one))
            return
        p.meeting().bills |= 1 << self.bill
        items = [self.bill, self.sponsor, one]
        ask_consent(p, words.FOR_LAND_BILL, items, self.seat, self.tribune, [self.sponsor, one])


def repeal_cost(p: Rome, bill: int, sponsor: int) -> int:
    """9.621a: the popularity a sponsor loses, his own vote included; Pompey twice."""
    cost = p.deck.bill_repeal[bill] + p.deck.bill_against[bill]
    return cost * 2 if p.cards.rolls_rating[sponsor] else cost


def repeals(p: Rome) -> list[tuple[int, int]]:
    """9.621a: bills in effect that can be repealed, each with those popular enough to sponsor it."""
    if p.meeting().repealed:
        return []
    return [
        (bill, one)
        for bill in range(len(p.bills))
        if p.bills[bill] and p.deck.bill_repeal[bill]
        for one in in_rome(p)
        if p.popularity[one] >= repeal_cost(p, bill, one) and not is_beaten(p, words.FOR_REPEAL, [bill, one])
    ]


@final
class NameRepeal(Decision[Rome]):
    """9.621a: which bill, and who sponsors its repeal."""

    verbs: ClassVar[tuple[int, ...]] = (words.DRAFT_REPEAL, words.DONE)
    prompt: ClassVar[str] = words.ASK_REPEAL

    def __init__(self, seat: int, tribune: int) -> None:
        self.seat: Final = seat
        self.tribune: Final = tribune

    def turn(self, p: Rome) -> Seat:
        return Seat(p.controller(self.seat))

    def moves(self, p: Rome) -> list[Move]:
        return [*[Move(words.DRAFT_REPEAL, bill, one) for bill, one in repeals(p)], Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        return words.R_NO_REPEAL

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.DRAFT_REPEAL:
            p.meeting().repealed = 1
            ask_consent(p, words.FOR_REPEAL, [move.a, move.b], self.seat, self.tribune, [move.b])
