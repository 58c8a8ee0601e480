"""Initiatives that are left are auctioned (rules 7.22)."""

from typing import ClassVar, Final, final

from quadriga.engine import Decision, Kind, Move, Procedure, Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.auction_part import Auction
from quadriga.games.republic.whole.forum.initiative import Initiative
from quadriga.games.republic.whole.neutral.guidelines import richest
from quadriga.games.republic.whole.neutral.money import NeutralBid, bid
from quadriga.games.republic.whole.options import AUCTION, UNTIL_PASSED
from quadriga.games.republic.whole.rome import Rome

CEILINGS: Final = (*range(1, 13), 15, 20, 30, 50)
"""Ruling R-55: what a sealed bid may go up to."""


@final
class OpenAuction(Procedure[Rome]):
    """7.22a, 7.22b: one round of bids, from the highest official's faction clockwise."""

    def run(self, p: Rome) -> None:
        p.auction = Auction()
        p.auction.lay_out()
        p.begin(CloseAuction())
        p.begin(NextRound())
        ask(p, p.in_order())


def ask(p: Rome, seats: list[int]) -> None:
    """These bid, one after the other."""
    for seat in reversed(seats):
        p.begin(NeutralBid(seat) if seat >= p.seats else Bid(seat))


@final
class NextRound(Procedure[Rome]):
    """7.22b, D17: once around; or on and on among those who have not passed."""

    def run(self, p: Rome) -> None:
        auction = bidding(p)
        if p.options[AUCTION] != UNTIL_PASSED or auction.backer < 0:
            return
        left = [seat for seat in p.in_order() if seat not in auction.out and seat != p.faction[auction.backer]]
        if left:
            p.begin(self)
            ask(p, left)


@final
class Bid(Decision[Rome]):
    """7.22b, 7.22c, D17: pass, or more than the last bid, backed by one senator in Rome.

    Ruling R-55: or one more than the last bid up to a sealed sum, which a standing order can give for every auction.
    """

    verbs: ClassVar[tuple[int, ...]] = (words.BID, words.BID_UP_TO, words.DONE)
    prompt: ClassVar[str] = words.ASK_BID

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("number", words.NUMBER, bidding(p).best)]

    def moves(self, p: Rome) -> list[Move]:
        best = bidding(p).best
        moves = []
        for one in p.voters(self.seat):
            sums = sorted({*range(best + 1, best + 6), p.talents[one]})
            moves += [Move(words.BID, one, talents) for talents in sums if best < talents <= p.talents[one]]
        return [*moves, *[Move(words.BID_UP_TO, talents) for talents in CEILINGS], Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        if move.verb == words.BID_UP_TO:
            return words.R_ROUND_SUM
        if move.a not in p.voters(self.seat):
            return words.R_NOT_IN_ROME
        if move.b > p.talents[move.a]:
            return words.R_NOT_SO_MUCH
        return words.R_BID_HIGHER

    def audience(self, p: Rome, move: Move) -> int:
        """Ruling R-55: how far a faction would go, nobody else learns."""
        return p.those(self.seat) if move.verb == words.BID_UP_TO else super().audience(p, move)

    def play(self, p: Rome, move: Move) -> None:
        auction = bidding(p)
        if move.verb == words.BID:
            auction.best = move.b
            auction.backer = move.a
            p.tell(words.E_BID, move.a, move.b)
            return
        backer = richest(p, p.voters(self.seat))
        wanted = auction.best + 1
        if move.verb == words.BID_UP_TO and backer >= 0 and wanted <= min(move.a, p.talents[backer]):
            bid(p, self.seat, wanted)
        else:
            auction.out.append(self.seat)


def bidding(p: Rome) -> Auction:
    """The auction that is going on."""
    assert p.auction is not None
    return p.auction


@final
class CloseAuction(Procedure[Rome]):
    """7.22c, 7.22d: the winner alone pays and has the initiative; without bids the official's faction has it free."""

    def run(self, p: Rome) -> None:
        auction = bidding(p)
        p.auction = None
        seat = p.in_order()[0]
        if auction.backer >= 0:
            seat = p.faction[auction.backer]
            p.talents[auction.backer] -= auction.best
        p.begin(Initiative(seat))
