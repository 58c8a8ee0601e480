"""What the program sees of promises, in public facts alone: kept, broken, lapsed (rules 4.3a, D11, ruling R-46)."""

from typing import Final

from quadriga.games.republic import words
from quadriga.games.republic.whole.ledger.promise import BROKEN, KEPT, LAPSED, STANDING, Promise
from quadriga.games.republic.whole.rome import CENSOR, Rome
from quadriga.games.republic.whole.senate.motion import Motion

SHOWN: Final = 30
"""So many promises that are over stay in the ledger."""


def standing(p: Rome, promiser: int) -> list[Promise]:
    """The promises of a faction that were accepted and are not over."""
    return [one for one in p.ledger if one.promiser == promiser and one.fate == STANDING]


def settle(p: Rome, promise: Promise, state: int) -> None:
    """A promise is over, and everybody is told how."""
    promise.fate = state
    p.tell(
        words.E_PROMISE_KEPT
        if state == KEPT
        else words.E_PROMISE_BROKEN
        if state == BROKEN
        else words.E_PROMISE_LAPSED,
        promise.promiser,
        promise.receiver,
        promise.deed,
    )
    over = [one for one in p.ledger if one.fate != STANDING]
    if len(over) > SHOWN:
        p.ledger.remove(over[0])


def is_talents(deed: int) -> bool:
    """A sum in the next Redistribution."""
    return words.PLEDGE_TALENTS <= deed < words.PLEDGE_CARD


def is_spared(promise: Promise) -> bool:
    """Whether the receiver's senators are not to be prosecuted."""
    return promise.deed == words.PLEDGE_NO_CHARGE


def voted(deed: int) -> tuple[int, int]:
    """The kind of proposal a promised vote is about, and the stance; (-1, 0) for other deeds."""
    if words.PLEDGE_FOR <= deed < words.PLEDGE_AGAINST:
        return deed - words.PLEDGE_FOR, 1
    return (deed - words.PLEDGE_AGAINST, 2) if deed >= words.PLEDGE_AGAINST else (-1, 0)


def see_gift(p: Rome, giver: int, taker: int) -> None:
    """6.3b, R-43: that talents were given is seen, not how many."""
    for promise in standing(p, giver):
        if is_talents(promise.deed) and promise.receiver == taker:
            settle(p, promise, KEPT)
            return


def see_card(p: Rome, giver: int, taker: int) -> None:
    """11.1a: that a card changed hands is seen."""
    for promise in standing(p, giver):
        if promise.deed == words.PLEDGE_CARD and promise.receiver == taker:
            settle(p, promise, KEPT)
            return


def see_proposal(p: Rome, motion: Motion) -> None:
    """9.2a, 9.32a, 9.4a: whom a faction nominates; 9.41a: whom its Censor prosecutes."""
    named = {p.faction[one] for one in motion.items if 0 <= one < p.cards.senators}
    for promise in standing(p, motion.seat):
        if promise.deed == words.PLEDGE_NOMINATION + motion.kind and motion.kind <= words.FOR_CENSOR:
            settle(p, promise, KEPT if promise.receiver in named else BROKEN)
        elif is_spared(promise) and motion.kind == words.FOR_TRIAL and p.faction[motion.items[0]] == promise.receiver:
            settle(p, promise, BROKEN)


def see_votes(p: Rome, motion: Motion) -> None:
    """9.142a: how the senators of each faction voted on a kind of proposal."""
    for promise in p.ledger[:]:
        kind, stance = voted(promise.deed)
        if promise.fate != STANDING or kind != motion.kind:
            continue
        cast = [how for one, how in enumerate(motion.stance) if how and p.faction[one] == promise.promiser]
        if cast:
            settle(p, promise, KEPT if all(how == stance for how in cast) else BROKEN)


def end_gifts(p: Rome) -> None:
    """A sum that was due and was not given."""
    _end(p, [one for one in p.ledger if is_talents(one.deed)], BROKEN)


def end_trades(p: Rome) -> None:
    """A card that was due and was not given."""
    _end(p, [one for one in p.ledger if one.deed == words.PLEDGE_CARD], BROKEN)


def end_meeting(p: Rome) -> None:
    """The Senate has closed: nobody was charged by who could have, and what never came to a vote lapses."""
    censor = p.offices[CENSOR]
    judge = p.faction[censor] if censor >= 0 else -1
    _end(p, [one for one in p.ledger if is_spared(one) and one.promiser == judge], KEPT)
    rest = [one for one in p.ledger if not is_talents(one.deed) and one.deed != words.PLEDGE_CARD]
    _end(p, rest, LAPSED)


def _end(p: Rome, promises: list[Promise], state: int) -> None:
    for promise in promises:
        if promise.fate == STANDING and promise.due <= p.round:
            gone = p.gone[promise.promiser] or p.gone[promise.receiver]
            settle(p, promise, LAPSED if gone else state)
