"""The Forum: persuasion, knights, games, leaders, bids, and events that ask somebody (rules 7)."""

from typing import Final

from quadriga.bots.republic.people import best_leader, needs_protection, value_of
from quadriga.bots.republic.scene import Scene, offered, with_verb
from quadriga.bots.republic.temper import EAGERNESS, KNIGHT, STAGES
from quadriga.engine.move import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.auction import bidding
from quadriga.games.republic.whole.forum.persuasion import ALIGNED, HIGHEST, base, loyalty
from quadriga.games.republic.whole.rome import IN_FORUM, Rome
from quadriga.games.republic.whole.war.strength import land, naval

UP_TO: Final = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30]
"""Of 36 throws of two dice those that show at most so much, up to 9."""
AFRAID: Final = 3
"""What a faction is expected to spend at least to keep a senator."""
DEFENDED: Final = 4
"""N4.04.21a: a counter-bribe goes down to this base, or is not paid."""
WORTH_TRYING: Final = 1.0
SURE_KNIGHT: Final = 5
LATE: Final = 6
"""The turn from which on a knight pays back no more."""
CARD: Final = 2.0
"""What a card is worth that nobody can answer."""


def chance(p: Rome, found: int) -> float:
    """7.41b: the chance of a persuasion at a base."""
    most = min(HIGHEST - p.era_ends, found - p.omens())
    return UP_TO[most] / 36.0 if most >= 2 else 0.0


def resistance(p: Rome, target: int, seat: int) -> int:
    """7.41a: what an attempt of a faction on a senator starts with against it."""
    aligned = ALIGNED if p.faction[target] >= 0 else 0
    return loyalty(p, target, seat) + aligned + p.talents[target]


def purse_for(scene: Scene, one: int) -> int:
    """What a persuader may spend: all, but for the games the people need."""
    games = scene.p.deck.games_cost[0] if scene.heat() >= 5 else 0
    return max(0, scene.p.talents[one] - games)


def best_attempt(scene: Scene, target: int, unopposed: bool) -> tuple[int, float]:
    """Who of the own men in Rome should try it, and what it is worth: the chance at his best bribe, less that."""
    p = scene.p
    against = resistance(p, target, scene.seat)
    owner = p.faction[target]
    gain = value_of(scene, target) + 0.6 * p.talents[target]
    if owner >= 0:
        gain *= 1.6 if owner == scene.ahead else 1.2
        against += 0 if unopposed else AFRAID
    best = -1
    most = -1000.0
    for one in p.voters(scene.seat):
        found = p.deck.oratory[one] + p.influence[one] - against
        paid = max(0, min(purse_for(scene, one), HIGHEST + p.omens() - found))
        value = max(gain * chance(p, found), (gain + 0.6 * paid) * chance(p, found + paid) - paid)
        if value > most:
            most = value
            best = one
    return best, most


def persuade(scene: Scene, moves: list[Move]) -> Move:
    """7.4: the attempt that promises most; cards that nobody can answer for the best men of others.

    Who speaks to the people next is not blackmailed: disgraced, he would be the ruin of Rome.
    """
    p = scene.p
    best = moves[-1]
    most = WORTH_TRYING
    tried: list[int] = []
    for move in moves:
        if move.verb == words.PEDDLE:
            value = WORTH_TRYING + 0.1 + 0.1 * len(p.hands[move.a])
            attempt = move
        elif move.verb == words.DONE or move.verb * p.cards.senators + move.b in tried:
            continue
        else:
            tried.append(move.verb * p.cards.senators + move.b)
            plays = move.verb != words.PERSUADE
            if plays and (p.faction[move.b] < 0 or (move.verb == words.BLACKMAIL and move.b == p.official())):
                continue
            one, value = best_attempt(scene, move.b, unopposed=plays)
            value -= CARD if plays else 0.0
            attempt = Move(move.verb, one, move.b)
        if value > most:
            most = value
            best = attempt
    return best


def bribe(scene: Scene, moves: list[Move]) -> Move:
    """7.412a: no more than base 9 needs, and nothing where base 7 cannot be reached for it."""
    p = scene.p
    attempt = p.persuasion()
    now = base(p, attempt)
    gain = value_of(scene, attempt.target)
    best = moves[0]
    most = -1000.0
    for move in moves:
        if move.a > purse_for(scene, attempt.persuader) and move.a > moves[0].a:
            continue
        value = (gain + 0.6 * move.a) * chance(p, now + move.a) - move.a
        if value > most + 0.01:
            most = value
            best = move
    return best


def add_or_throw(scene: Scene, moves: list[Move]) -> Move:
    """7.414a: once more, if a few talents still change much."""
    p = scene.p
    attempt = p.persuasion()
    now = base(p, attempt)
    gain = value_of(scene, attempt.target)
    add = offered(moves, words.ADD)
    for paid in range(1, purse_for(scene, attempt.persuader) + 1):
        if add is not None and gain * (chance(p, now + paid) - chance(p, now)) > paid + 0.5:
            return add
    return moves[0]


def counter(scene: Scene, moves: list[Move]) -> Move:
    """7.413a, N4.04.21a: one's own are defended down to base 4 if that is worth it; others only from the leader."""
    p = scene.p
    attempt = p.persuasion()
    now = base(p, attempt)
    cost = now - DEFENDED
    if cost <= 0:
        return moves[0]
    owner = p.faction[attempt.target]
    thief = p.faction[attempt.persuader]
    gain = 0.0
    if owner == scene.seat:
        gain = 1.3 * value_of(scene, attempt.target)
    elif thief == scene.ahead and scene.ahead != scene.seat:
        gain = 0.3 * value_of(scene, attempt.target)
    if gain * (chance(p, now) - chance(p, DEFENDED)) <= cost:
        return moves[0]
    for move in moves:
        if move.a >= cost:
            return move if move.a <= cost + 2 else moves[0]
    return moves[0]


def knights(scene: Scene, moves: list[Move]) -> Move:
    """7.5: a die is free; talents by temper, and for certain while it pays back."""
    p = scene.p
    best = moves[-1]
    most = -1000.0
    paid = KNIGHT[scene.temper]
    for move in with_verb(moves, words.ATTRACT):
        rich = p.talents[move.a]
        wanted = 0
        if p.round < LATE and rich >= SURE_KNIGHT + 6:
            wanted = SURE_KNIGHT + p.omens()
        elif not scene.ends_soon() and rich >= paid + 3:
            wanted = paid
        if move.b != wanted:
            continue
        value = float(wanted) + 0.1 * rich + (2.0 if move.a == p.leader[scene.seat] else 0.0)
        if value > most:
            most = value
            best = move
    return best


def games(scene: Scene, moves: list[Move]) -> Move:
    """7.6: when the people are restless, the dearest that can be paid; the speaker himself first."""
    p = scene.p
    heat = scene.heat()
    best = moves[-1]
    if heat < STAGES[scene.temper] or (p.unrest == 0 and heat < 4):
        return best
    most = 0.0
    speaker = p.official()
    for move in with_verb(moves, words.SPONSOR):
        spare = p.talents[move.a] - p.deck.games_cost[move.b]
        value = float(p.deck.games_popularity[move.b]) * (2.0 if move.a == speaker else 1.0)
        if heat < 5 and spare < 2:
            value -= 1.5
        if value > most:
            most = value
            best = move
    return best


def change_leader(scene: Scene, moves: list[Move]) -> Move:
    """7.7a: somebody who needs it clearly more than the present one."""
    p = scene.p
    now = p.leader[scene.seat]
    wanted = best_leader(scene)
    if now >= 0 and needs_protection(scene, wanted) < needs_protection(scene, now) + 2.0:
        return moves[-1]
    for move in moves:
        if move.verb == words.NAME_LEADER and move.a == wanted:
            return move
    return moves[-1]


def first_leader(scene: Scene, moves: list[Move]) -> Move:
    """S3.01.7: whom others would like best."""
    wanted = best_leader(scene)
    for move in moves:
        if move.a == wanted:
            return move
    return moves[0]


def bid(scene: Scene, moves: list[Move]) -> Move:
    """7.22, N4.04.5a: one more than the last bid, up to what one more persuasion is worth."""
    p = scene.p
    best = bidding(p).best
    value = 0.0
    for target in range(p.cards.senators):
        if p.place[target] == IN_FORUM:
            value = max(value, best_attempt(scene, target, unopposed=True)[1])
    ceiling = min(int(value / 2.0) + 1, p.round + 4) + EAGERNESS[scene.temper]
    found = moves[-1]
    if best + 1 > ceiling:
        return found
    for move in with_verb(moves, words.BID):
        if move.b == best + 1 and (found.verb == words.DONE or p.talents[move.a] > p.talents[found.a]):
            found = move
    return found


# ---------------------------------------------------------------- events


def accuse(scene: Scene, moves: list[Move]) -> Move:
    """7.37f: the strongest of the others."""
    best = moves[0]
    for move in moves:
        if scene.influence[move.a] > scene.influence[best.a]:
            best = move
    return best


def storm(scene: Scene, moves: list[Move]) -> Move:
    """7.E17: a rebel's fleets, then the reserve's, then whatever there is."""
    for verb in (words.SINK_RESERVE, words.SINK_AT, words.SINK_WITH):
        found = offered(moves, verb)
        if found is not None:
            return found
    return moves[0]


def remove_leader(scene: Scene, moves: list[Move]) -> Move:
    """7.E6: the strongest, one with a war before one who waits."""
    p = scene.p
    best = moves[0]
    for move in moves:
        here = p.cards.leader_strength[move.a] + (20 if p.chief[move.a] == 1 else 0)
        if here > p.cards.leader_strength[best.a] + (20 if p.chief[best.a] == 1 else 0):
            best = move
    return best


def name_war(scene: Scene, moves: list[Move]) -> Move:
    """7.E13: the worst war; an active one before one that sleeps."""
    p = scene.p
    best = moves[0]
    most = -1000
    for move in moves:
        awake = 20 if p.war[move.a] in (words.ACTIVE, words.UNPROSECUTED) else 0
        value = land(p, move.a) + naval(p, move.a) + awake - (8 if p.commanders(move.a) else 0)
        if value > most:
            most = value
            best = move
    return best


def easiest_war(scene: Scene, moves: list[Move]) -> Move:
    """12.3a: the war that is beaten most easily."""
    p = scene.p
    best = moves[0]
    for move in moves:
        if land(p, move.a) + naval(p, move.a) < land(p, best.a) + naval(p, best.a):
            best = move
    return best
