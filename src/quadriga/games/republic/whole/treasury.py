"""Faction treasuries: hidden, but what flows in the open binds them for everybody (rules 4.9a and 4.9d).

A gift from faction to faction is seen, its amount is not. Of each pair of factions the position remembers by how much
all that was given so far could have been more or less without a treasury ever having been short of what was paid.
"""

from quadriga.engine import Rng
from quadriga.games.republic.whole.gifts import Gifts
from quadriga.games.republic.whole.rome import Rome


def change_treasury(p: Rome, seat: int, change: int) -> None:
    """4.9d: talents come or go in the open; who pays had at least that much."""
    p.purse[seat] += change
    gifts = p.gifts
    if gifts is None:
        return
    gifts.least[seat] = max(0, gifts.least[seat] + change)
    gifts.most[seat] += change
    if change < 0:
        _narrow(p, gifts, seat)


def lose_treasury(p: Rome, seat: int) -> None:
    """5.4a: a faction that leaves loses all of it."""
    p.purse[seat] = 0
    if p.gifts is not None:
        p.gifts.least[seat] = p.gifts.most[seat] = 0
        _narrow(p, p.gifts, seat)


def give_in_secret(p: Rome, giver: int, taker: int, talents: int) -> None:
    """6.3b, 4.9a: how much it was only these two know."""
    gifts = p.gifts
    if gifts is None:
        gifts = Gifts()
        gifts.lay_out(p.purse)
        p.gifts = gifts
    gifts.most[taker] += gifts.most[giver]
    gifts.least[taker] += 1
    gifts.least[giver] = 0
    gifts.most[giver] -= 1
    p.purse[giver] -= talents
    p.purse[taker] += talents
    _narrow(p, gifts, giver)
    at = giver * p.factions + taker
    gifts.more[at] = p.purse[giver]
    gifts.less[at] += talents - 1


def _narrow(p: Rome, gifts: Gifts, seat: int) -> None:
    """Neither more given away nor less received may leave a treasury short of what it has paid since."""
    most = p.purse[seat]
    for other in range(p.factions):
        gifts.more[seat * p.factions + other] = min(most, gifts.more[seat * p.factions + other])
        gifts.less[other * p.factions + seat] = min(most, gifts.less[other * p.factions + seat])


def bounds(p: Rome, seat: int) -> tuple[int, int]:
    """4.9d: the least and the most a treasury can hold, by what everybody has seen."""
    gifts = p.gifts
    return (p.purse[seat], p.purse[seat]) if gifts is None else (gifts.least[seat], gifts.most[seat])


def is_open(gifts: Gifts, at: int) -> bool:
    """Whether the gifts of one faction to another could have been others."""
    return gifts.more[at] + gifts.less[at] > 0


def guess_treasuries(to: Rome, seat: int, rng: Rng) -> None:
    """4.9a: gifts between others are guessed anew; a faction takes part in one change at most, so all bounds hold."""
    gifts = to.gifts
    if gifts is None:
        return
    pairs = [
        (giver, taker)
        for giver in range(to.factions)
        for taker in range(to.factions)
        if seat not in (giver, taker)
        and gifts.more[giver * to.factions + taker] + gifts.less[giver * to.factions + taker]
    ]
    changed: list[int] = []
    while pairs:
        giver, taker = pairs.pop(rng.below(len(pairs)))
        if giver in changed or taker in changed:
            continue
        at = giver * to.factions + taker
        more = rng.below(gifts.more[at] + gifts.less[at] + 1) - gifts.less[at]
        to.purse[giver] -= more
        to.purse[taker] += more
        gifts.more[at] -= more
        gifts.less[at] += more
        changed += [giver, taker]
