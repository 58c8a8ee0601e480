"""A faction gives its word in public, and another one takes it or not (rules 4.3a and 4.3b, ruling R-46)."""

from typing import ClassVar, Final, final

from quadriga.engine import Decision, Kind, Move, Seat
from quadriga.engine.steps import YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.ledger.promise import OFFERED, STANDING, Promise
from quadriga.games.republic.whole.ledger.seen import standing
from quadriga.games.republic.whole.rome import Rome

MOST_STANDING: Final = 3
MOST_OFFERS: Final = 2
"""Ruling R-46: promises of one faction that stand at once, and offers it makes in a turn."""


def forbids_promise(p: Rome, seat: int, other: int) -> int:
    """4.3a, 9.823a: to another faction that decides for itself, within the bounds of the ledger."""
    if not 0 <= other < p.seats or other == seat or p.gone[other]:
        return words.R_NO_SUCH_FACTION
    if p.controller(seat) != seat or p.controller(other) != other:
        return words.R_SPOKEN_FOR
    if p.offers[seat] >= MOST_OFFERS or len(standing(p, seat)) >= MOST_STANDING:
        return words.R_WORDS_ENOUGH
    return 0


def words_open(p: Rome, seat: int) -> list[Move]:
    """The factions to whom one may give one's word now."""
    return [Move(words.PROMISE_TO, other) for other in range(p.seats) if not forbids_promise(p, seat, other)]


def due_of(p: Rome, deed: int) -> int:
    """The turn of the next Redistribution, Senate or trading after now."""
    if deed < words.PLEDGE_CARD:
        return p.round + 1
    last = words.COMBAT_PHASE if deed == words.PLEDGE_CARD else words.SENATE_PHASE
    return p.round if p.phase <= last else p.round + 1


@final
class Pledge(Decision[Rome]):
    """4.3b: talents, a card, a nomination, no charge, a vote; offices, murder and revolt are no matter for promises."""

    verbs: ClassVar[tuple[int, ...]] = (words.PLEDGE, words.NEVER_MIND)
    prompt: ClassVar[str] = words.ASK_PLEDGE

    def __init__(self, seat: int, other: int) -> None:
        self.seat: Final = seat
        self.other: Final = other

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("faction", words.FACTION, self.other)]

    def moves(self, p: Rome) -> list[Move]:
        open_deeds = [Move(words.PLEDGE, deed) for deed in range(words.DEEDS) if not self.forbids(p, deed)]
        return [*open_deeds, Move(words.NEVER_MIND)]

    def forbids(self, p: Rome, deed: int) -> int:
        """The same promise to the same faction does not stand twice."""
        same = [one for one in standing(p, self.seat) if one.receiver == self.other and one.deed == deed]
        return words.R_PROMISED_ALREADY if same else 0

    def why(self, p: Rome, move: Move) -> int:
        return words.R_PROMISED_ALREADY

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.NEVER_MIND:
            p.offers[self.seat] += 1
            return
        p.offers[self.seat] += 1
        promise = Promise()
        promise.lay_out(self.seat, self.other, move.a, due_of(p, move.a))
        p.ledger.append(promise)
        p.tell(words.E_PROMISE_OFFERED, self.seat, self.other, move.a)
        p.begin(TakeWord(self.seat, self.other, move.a))


@final
class TakeWord(YesNo[Rome]):
    """4.3a: the other faction accepts, and the promise stands for all to see; or not."""

    verbs: ClassVar[tuple[int, ...]] = (words.ACCEPT_WORD, words.DECLINE_WORD)
    prompt: ClassVar[str] = words.ASK_TAKE_WORD

    def __init__(self, seat: int, other: int, deed: int) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.deed: Final = deed

    def turn(self, p: Rome) -> Seat:
        return Seat(self.other)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("faction", words.FACTION, self.seat), ("deed", words.DEED, self.deed)]

    def yes(self, p: Rome) -> None:
        p.ledger[-1].fate = STANDING
        p.tell(words.E_PROMISE_ACCEPTED, self.seat, self.other, self.deed)

    def no(self, p: Rome) -> None:
        assert p.ledger[-1].fate == OFFERED
        p.ledger.pop()
        p.tell(words.E_PROMISE_DECLINED, self.seat, self.other, self.deed)
