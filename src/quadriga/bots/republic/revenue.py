"""Revenue: spoils, grain, talents in the right hands, gifts to the State, ransoms (rules 6)."""

from typing import Final

from quadriga.bots.republic.people import spender, value_of
from quadriga.bots.republic.scene import LIFE, LIFE_VOTE, Scene, offered, with_verb
from quadriga.bots.republic.temper import GIVES, HOARD, PLUTOCRAT, SPOILS_FROM
from quadriga.engine.move import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.revenue.personal import TakeSpoils
from quadriga.games.republic.whole.revenue.rebels import Ransom
from quadriga.games.republic.whole.revenue.state import debits
from quadriga.games.republic.whole.rome import IN_ROME

LOW: Final = 50
"""With less than this after its debits the State may be ruined by one bad turn."""
SMALL: Final = 2
"""Less than this is not moved about."""
RICH: Final = 15
"""Who has so much and needs nothing gives it for influence."""


def spoils(scene: Scene, frame: TakeSpoils, moves: list[Move]) -> Move:
    """6.13a: a developed province, or one whose governor comes home, pays; else it depends on the temper."""
    p = scene.p
    die = (p.round + frame.province + 2 * scene.seat) % 6 + 1
    threshold = SPOILS_FROM[scene.temper]
    takes = die >= threshold
    if threshold <= 6 and (p.developed[frame.province] or p.term[frame.province] <= 1):
        takes = True
    return moves[0] if takes else moves[-1]


def local_forces(moves: list[Move]) -> Move:
    """Ruling R-80: what the taxes pay, militia first."""
    fewest = min([move.a + move.b for move in moves])
    return max([move for move in moves if move.a + move.b == fewest], key=lambda move: move.a)


def grain(scene: Scene, moves: list[Move]) -> Move:
    """6.12c: hunger makes no friends; only who counts in talents sells dear."""
    return moves[-1] if scene.temper == PLUTOCRAT and scene.heat() < 2 else moves[0]


def transfers(scene: Scene, moves: list[Move]) -> Move:
    """6.3a: everything to him who spends it; part of it into the faction's treasury."""
    p = scene.p
    seat = scene.seat
    taker = spender(scene)
    done = moves[-1]
    if taker < 0:
        return done
    hoard = 0 if is_career(scene, taker) else hoarded(scene)
    if p.purse[seat] > hoard + 3:
        found = moved(moves, words.TREASURY, taker, p.purse[seat] - hoard)
        if found is not None:
            return found
    for one in scene.members():
        if one != taker and p.talents[one] >= SMALL:
            found = moved(moves, one, taker, p.talents[one])
            if found is not None:
                return found
    if p.purse[seat] + 1 < hoard and p.talents[taker] > hoard:
        found = moved(moves, taker, words.TREASURY, hoard - p.purse[seat])
        if found is not None:
            return found
    return done


def moved(moves: list[Move], giver: int, taker: int, talents: int) -> Move | None:
    """6.3a: the transfer of the largest sum that is not more than wanted; None if there is none."""
    best: Move | None = None
    for move in moves:
        if move.verb != words.TRANSFER or move.a != giver or move.b != taker or move.c > talents:
            continue
        if best is None or move.c > best.c:
            best = move
    return best


def hoarded(scene: Scene) -> int:
    """7 of HOW-IT-PLAYS: what is kept against persuasion; nothing when only influence counts any more."""
    return 0 if scene.ends_soon() else HOARD[scene.temper]


def is_career(scene: Scene, one: int) -> bool:
    """9.822a: whether talents can make him consul for life."""
    return scene.p.influence[one] >= LIFE_VOTE


def contribute(scene: Scene, moves: list[Move]) -> Move:
    """6.52: to save the State, to be consul for life, or because only influence counts any more."""
    p = scene.p
    after = p.treasury - debits(p)
    best = moves[-1]
    most = 0.0
    for move in with_verb(moves, words.CONTRIBUTE):
        gain = p.deck.gift_influence[p.deck.gift.index(move.b)]
        value = contribution_worth(scene, move, gain, after)
        if value > most:
            most = value
            best = move
    return best


def contribution_worth(scene: Scene, move: Move, gain: int, after: int) -> float:
    """What a gift to the State is worth: nothing, as a rule."""
    p = scene.p
    rich = p.talents[move.a]
    if after < 0:
        return 1000.0 + after + move.b if after + move.b < 0 else 2000.0 - move.b
    crowned = p.influence[move.a] + gain >= LIFE and p.place[move.a] == IN_ROME and not p.has_law("military_reforms")
    if crowned:
        return 500.0 - move.b
    if scene.ends_soon():
        return float(gain)
    if after < LOW and (GIVES[scene.temper] or after < LOW // 2) and rich >= move.b + 2:
        return 1.0 + gain
    spare = rich - move.b
    return float(gain) if gain >= 3 and spare >= (0 if gain >= 7 else RICH) else 0.0


def ransom(scene: Scene, frame: Ransom, moves: list[Move]) -> Move:
    """10.71c: if he is worth it, and something is left."""
    p = scene.p
    pay = offered(moves, words.PAY_RANSOM)
    if pay is None:
        return moves[0]
    price = p.cards.ransom(p.influence[frame.senator])
    there = p.talents[frame.senator] + p.purse[scene.seat]
    return pay if there >= 2 * price or value_of(scene, frame.senator) > price else moves[-1]
