"""Neutral money: spoils by a die, income shared out, bids (rules N4.03 and N4.04.5)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.whole.neutral.guidelines import (
    CONSERVATIVES,
    HONEST,
    IMPERIALS,
    MODIFIER,
    NEVER,
    PLUTOCRATS,
    SPOILS_FROM,
    richest,
)
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.treasury import change_treasury

WILLING: Final = 4
"""N4.04.5a: the total that raises above turn number + 4."""
LIMIT: Final = 4


def spoils_from(p: Rome, governor: int) -> int:
    """N4.03.3a: the die from which a neutral governor takes spoils."""
    if governor in [p.cards.senator_of[id] for id in HONEST]:
        return NEVER
    return SPOILS_FROM[p.others().temper[p.faction[governor]]]


@final
class NeutralSpoils(Procedure[Rome]):
    """N4.03, table: always, never, or by a die."""

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def run(self, p: Rome) -> None:
        least = spoils_from(p, p.governor(self.province))
        if least <= 1:
            take(p, self.province)
        elif least < NEVER:
            p.begin(NeutralSpoilsDie(self.province))


def take(p: Rome, province: int) -> None:
    """6.13b: the governor takes spoils."""
    from quadriga.games.republic.whole.revenue.personal import TakeSpoils  # which asks players

    TakeSpoils(province).yes(p)


@final
class NeutralSpoilsDie(Chance[Rome]):
    """N4.03, table: 4 or more, or 3 or more."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        if move.a >= spoils_from(p, p.governor(self.province)):
            take(p, self.province)


# ---------------------------------------------------------------- income


@final
class ShareOut(Procedure[Rome]):
    """N4.03, table: all income of the phase is pooled and shared out by each faction's guideline."""

    def run(self, p: Rome) -> None:
        for seat in range(p.factions - 1, p.seats - 1, -1):
            if not p.gone[seat] and p.others().pool[seat]:
                if p.others().temper[seat] == IMPERIALS:
                    p.begin(ShareDie(seat))
                else:
                    share(p, seat, 0)


@final
class ShareDie(Chance[Rome]):
    """N4.03, table: a die of talents to the treasury of the Imperials."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        share(p, self.seat, move.a)


def share(p: Rome, seat: int, die: int) -> None:
    """N4.03, table: leader, senators and treasury."""
    pool, temper = p.others().pool[seat], p.others().temper[seat]
    p.others().pool[seat] = 0
    p.tell(words.E_SHARED_OUT, seat, pool)
    own = [one for one in p.members(seat) if p.is_loyal(one)]
    leader = p.leader[seat] if p.leader[seat] in own else -1
    treasury = 0
    if temper == IMPERIALS:
        treasury = min(die, pool)
    elif temper == PLUTOCRATS:
        each = pool // len(own) if own else 0
        for one in own:
            p.talents[one] += each
        treasury = pool - each * len(own)
    elif temper == CONSERVATIVES:
        treasury = pool // 2
    else:
        for one in own:
            if pool > 0:
                p.talents[one] += 1
                pool -= 1
        treasury = min(1, pool)
    if temper != PLUTOCRATS:
        rest = pool - treasury
        if leader >= 0:
            p.talents[leader] += rest
        else:
            treasury += rest
    change_treasury(p, seat, treasury)


# ---------------------------------------------------------------- bids


@final
class NeutralBid(Procedure[Rome]):
    """N4.04.5a: the official's faction opens by a die; others raise by one, above turn number + 4 by a die."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        assert p.auction is not None
        purse = own_purse(p, self.seat)
        if purse <= p.auction.best:
            p.auction.out.append(self.seat)
        elif opens(p, self.seat) or p.auction.best + 1 > p.round + LIMIT:
            p.begin(BidDie(self.seat))
        else:
            bid(p, self.seat, p.auction.best + 1)


def opens(p: Rome, seat: int) -> bool:
    """N4.04.5a: whether it is the first bid of the official's own faction."""
    return p.auction is not None and p.auction.backer < 0 and p.in_order()[0] == seat


def own_purse(p: Rome, seat: int) -> int:
    """7.22c: what the richest senator in Rome can back."""
    return max([p.talents[one] for one in p.voters(seat)], default=0)


@final
class BidDie(Chance[Rome]):
    """N4.04.5a: the die of a bid."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        assert p.auction is not None
        total = move.a + MODIFIER[p.others().temper[self.seat]]
        if opens(p, self.seat):
            others = [own_purse(p, seat) for seat in range(p.factions) if seat != self.seat and not p.gone[seat]]
            wanted = min(p.round + total, own_purse(p, self.seat), max(others))
            if wanted > 0:
                bid(p, self.seat, wanted)
                return
        elif total >= WILLING:
            bid(p, self.seat, p.auction.best + 1)
            return
        p.auction.out.append(self.seat)


def bid(p: Rome, seat: int, talents: int) -> None:
    """7.22b: the best bid so far, backed by the richest senator in Rome."""
    assert p.auction is not None
    backer = richest(p, p.voters(seat))
    p.auction.best = talents
    p.auction.backer = backer
    p.tell(words.E_BID, backer, talents)
