"""The Forum Phase: six initiatives, auctions, and Rome put in order (rules 7.1, 7.2 and 7.8)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.deck import FAMILIES
from quadriga.games.republic.whole.forum.auction_part import Auction
from quadriga.games.republic.whole.forum.bequests import enter_provinces
from quadriga.games.republic.whole.forum.draw import Draw, arrive_family
from quadriga.games.republic.whole.forum.events import EnemyLeaderDies, EventTable, clear_events
from quadriga.games.republic.whole.forum.games import ChangeLeader, SponsorGames
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.forum.persuasion import Persuade
from quadriga.games.republic.whole.mortality.death import Bereft, die
from quadriga.games.republic.whole.neutral.money import NeutralBid
from quadriga.games.republic.whole.options import COMMISSIONER, IN_FORUM_PHASE
from quadriga.games.republic.whole.revenue.personal import totals
from quadriga.games.republic.whole.revolution.ending import EraEnds
from quadriga.games.republic.whole.rome import (
    CAPTIVE,
    CURIA,
    FORUM,
    GONE,
    MAJOR,
    PROCONSUL,
    WAITING,
    WITH_WAR,
    Rome,
)
from quadriga.games.republic.whole.war.arrival import destroy
from quadriga.games.republic.whole.war.strength import is_active

EVENT_ON: Final = 7
REVIVES: Final = 5
OF_FAMILY: Final = 0
OF_CONCESSION: Final = 1
OF_LEADER: Final = 2
"""7.2c, 7.8c: the throw that brings an event, the die that empties the Curia, and what such a die is for."""


@final
class ForumPhase(Procedure[Rome]):
    """7.1, 7.2a, 7.E4: events leave, captives of raiders die; one initiative each, then auctions."""

    def run(self, p: Rome) -> None:
        p.phase = words.FORUM_PHASE
        p.tell(words.E_TURN_PHASE, p.phase)
        clear_events(p)
        if p.options[COMMISSIONER] == IN_FORUM_PHASE:
            from quadriga.games.republic.whole.senate.land import free_commissioner  # of a later phase

            free_commissioner(p)
        for one in range(p.cards.senators):
            if p.place[one] == CAPTIVE and p.where[one] < 0:
                die(p, one)
        enter_provinces(p)
        order = p.in_order()
        p.begin(EndOfForum())
        p.begin(EnemyLeaderDies())
        p.begin(InOrderAgain())
        for _ in range(p.deck.initiatives - len(order)):
            p.begin(OpenAuction())
        for seat in reversed(order):
            p.begin(Initiative(seat))


@final
class Initiative(Procedure[Rome]):
    """7.2c, 7.2e: the throw; then persuasion, knights, games and leader, each at most once."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        if p.gone[self.seat]:
            return
        p.tell(words.E_INITIATIVE, self.seat)
        p.begin(Bereft())
        p.begin(Acts(self.seat))
        p.begin(InitiativeDice(self.seat))


@final
class InitiativeDice(Chance[Rome]):
    """7.2c, 7.21b: two dice, never modified: 7 is an event, anything else a card."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, total), ways) for total, ways in totals(2)]

    def play(self, p: Rome, move: Move) -> None:
        if move.a == EVENT_ON:
            p.begin(EventTable())
        else:
            p.begin(Draw(self.seat))


@final
class Acts(Procedure[Rome]):
    """7.2b, 7.2e: what the faction may do, each step only where it can do something."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        own = p.members(self.seat)
        in_rome = p.voters(self.seat)
        if [one for one in own if one != p.leader[self.seat]]:
            p.begin(ChangeLeader(self.seat))
        if any(p.is_loyal(one) and p.talents[one] >= p.deck.games_cost[0] for one in own):
            p.begin(SponsorGames(self.seat))
        if in_rome or any(p.knights[one] for one in own):
            p.begin(Knights(self.seat))
        if in_rome:
            p.begin(Persuade(self.seat))


# ---------------------------------------------------------------- auctions


@final
class OpenAuction(Procedure[Rome]):
    """7.22a, 7.22b: one round of bids, from the highest official's faction clockwise."""

    def run(self, p: Rome) -> None:
        p.auction = Auction()
        p.auction.lay_out()
        p.begin(CloseAuction())
        for seat in reversed(p.in_order()):
            p.begin(NeutralBid(seat) if seat >= p.seats else Bid(seat))


@final
class Bid(Decision[Rome]):
    """7.22b, 7.22c, D17: pass, or more than the last bid, backed by one senator in Rome; nobody too poor is asked."""

    verbs: ClassVar[tuple[int, ...]] = (words.BID, words.DONE)
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
        return [*moves, Move(words.DONE)]

    def why(self, p: Rome, move: Move) -> int:
        if move.a not in p.voters(self.seat):
            return words.R_NOT_IN_ROME
        if move.b > p.talents[move.a]:
            return words.R_NOT_SO_MUCH
        return words.R_BID_HIGHER

    def play(self, p: Rome, move: Move) -> None:
        if move.verb == words.BID:
            auction = bidding(p)
            auction.best = move.b
            auction.backer = move.a
            p.tell(words.E_BID, move.a, move.b)


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


# ---------------------------------------------------------------- Rome in order


@final
class InOrderAgain(Procedure[Rome]):
    """7.8a to 7.8c: major offices are marked, tax farmers lost, the Curia rolled for."""

    def run(self, p: Rome) -> None:
        for one in range(p.cards.senators):
            if p.is_in_play(one) and (one in p.offices or p.marks[one] & PROCONSUL):
                p.marks[one] |= MAJOR
        for family in range(FAMILIES - 1, -1, -1):
            if family in p.curia:
                p.begin(RevivalDie(OF_FAMILY, family))
        for concession in range(p.deck.concessions - 1, -1, -1):
            p.begin(Revival(concession))
        for leader in range(p.cards.leaders - 1, -1, -1):
            if p.chief[leader] == WAITING and leader != p.refugee:
                p.begin(RevivalDie(OF_LEADER, leader))
        for _ in range(farm_dice(p)):
            p.begin(FarmDie())


def farm_dice(p: Rome) -> int:
    """7.8b: one die while the 2nd Punic War is active, one more for Hannibal; so the Gladiators and Spartacus."""
    dice = 0
    for war, leader in (("punic_2", "hannibal"), ("gladiator", "spartacus")):
        if is_active(p, p.cards.conflict_of[war]):
            dice += 1 + (1 if p.chief[p.cards.leader_of[leader]] == WITH_WAR else 0)
    return dice


@final
class FarmDie(Chance[Rome]):
    """7.8b: the tax farmer of that number is destroyed; no omens."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        destroy(p, p.deck.tax_farmer.index(move.a))


@final
class Revival(Procedure[Rome]):
    """7.8c, D20: a concession in the Curia rolls, unless the war that destroys it is active."""

    def __init__(self, concession: int) -> None:
        self.concession: Final = concession

    def run(self, p: Rome) -> None:
        wars = p.deck.destroyed_by[self.concession]
        if p.holder[self.concession] == CURIA and not any(is_active(p, war) for war in wars):
            p.begin(RevivalDie(OF_CONCESSION, self.concession))


@final
class RevivalDie(Chance[Rome]):
    """7.8c: 5 or 6, less omens: concessions and families come to the Forum, leaders leave the game."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, kind: int, one: int) -> None:
        self.kind: Final = kind
        self.one: Final = one

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        if move.a - p.omens() < REVIVES:
            return
        if self.kind == OF_CONCESSION:
            p.holder[self.one] = FORUM
            p.tell(words.E_CONCESSION_FREE, self.one)
        elif self.kind == OF_LEADER:
            p.chief[self.one] = GONE
            p.tell(words.E_LEADER_LEFT, self.one)
        else:
            p.curia.remove(self.one)
            arrive_family(p, self.one)
            p.tell(words.E_REVIVED, self.one)


@final
class EndOfForum(Procedure[Rome]):
    """7.8e: if Era Ends was revealed in this phase the game ends now."""

    def run(self, p: Rome) -> None:
        if p.era_ends:
            p.begin(EraEnds())
