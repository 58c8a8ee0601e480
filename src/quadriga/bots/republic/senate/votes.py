"""Votes, vetoes and appeals; attempts on lives (rules 9.14, 9.42, 9.7)."""

from typing import Final

from quadriga.bots.republic.scene import LIFE, LIFE_VOTE, Scene, offered
from quadriga.bots.republic.worth import ABSTAIN, AGAINST, FOR, INDIFFERENT, worth
from quadriga.engine.move import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import IN_ROME
from quadriga.games.republic.whole.senate.murder import Guards
from quadriga.games.republic.whole.senate.votes import Vote

VETO: Final = -4.5
"""What a proposal must threaten before a tribune is spent on it."""
DEADLY: Final = LIFE - 3
"""Whoever has so much influence wins by his next office."""
KILLED: Final = 5


def vote(scene: Scene, frame: Vote, moves: list[Move]) -> Move:
    """9.14a: for what is worth it, against what is not; talents and tribunes where they decide something."""
    p = scene.p
    motion = p.on_floor()
    value = worth(scene, scene.seat, motion.kind, motion.items)
    margin = outlook(scene, frame.seat)
    own = scene.votes[frame.seat]
    stance = FOR if value > INDIFFERENT else AGAINST if value < -INDIFFERENT else ABSTAIN
    best: Move | None = None
    needed = shortfall(scene, frame.seat, stance, margin, value)
    rich = sum([p.talents[one] for one in p.voters(frame.seat)])
    if value < 0.0 and margin - own > 0 and (needed == 0 or needed > rich):
        answer = resist(scene, moves, value)
        if answer is not None:
            return answer
    plot = offered(moves, words.PLOT)
    if plot is not None and sure_winner(scene) >= 0 and can_strike(scene, sure_winner(scene)):
        return plot
    if motion.kind == words.FOR_LIFE:
        needed = min(needed, rich)
    for move in moves:
        if move.verb == words.VOTE and move.a == stance and move.b >= needed and (best is None or move.b < best.b):
            best = move
    return best if best is not None else next_to_nothing(moves, stance)


def next_to_nothing(moves: list[Move], stance: int) -> Move:
    """A stance without talents; whatever can be voted if that cannot."""
    found = [move for move in moves if move.verb == words.VOTE and move.b == 0]
    for move in found:
        if move.a == stance:
            return move
    return found[0] if found else moves[0]


def outlook(scene: Scene, voting: int) -> int:
    """By how many votes it would be carried if all who are still to be called vote as they should; one left out."""
    p = scene.p
    motion = p.on_floor()
    found = motion.pro - motion.contra
    for seat in range(p.factions):
        if seat in motion.called or seat == voting or not scene.votes[seat]:
            continue
        value = worth(scene, p.controller(seat), motion.kind, motion.items)
        here = scene.votes[seat]
        if motion.kind == words.FOR_LIFE and p.faction[motion.items[0]] == seat:
            here += p.influence[motion.items[0]]
        found += here if value > INDIFFERENT else -here if value < -INDIFFERENT else 0
    return found


def shortfall(scene: Scene, voting: int, stance: int, margin: int, value: float) -> int:
    """9.141a: how many votes have to be bought for one's own way, if that is worth the talents."""
    p = scene.p
    motion = p.on_floor()
    own = scene.votes[voting]
    if motion.kind == words.FOR_LIFE and p.faction[motion.items[0]] == voting:
        own += p.influence[motion.items[0]]
    needed = 0
    if stance == FOR:
        needed = 1 - margin - own
    elif stance == AGAINST:
        needed = margin - own
    if needed <= 0 or stance == ABSTAIN:
        return 0
    if motion.kind == words.FOR_LIFE:
        return needed if needed <= reserves(scene, stance) else 0
    price = int(abs(value))
    if motion.kind not in (words.FOR_CONSULS, words.FOR_DICTATOR, words.FOR_TRIAL, words.FOR_CENSOR):
        price = 0
    return needed if needed <= price else 0


def reserves(scene: Scene, stance: int) -> int:
    """9.141a: the talents in Rome of all who are still to vote on a consul for life as this faction does."""
    p = scene.p
    motion = p.on_floor()
    owner = p.faction[motion.items[0]]
    found = 0
    for seat in range(p.factions):
        if (seat == owner) == (stance == FOR) and (seat == scene.seat or seat not in motion.called):
            found += sum([p.talents[one] for one in p.voters(seat)])
    return found


def resist(scene: Scene, moves: list[Move], value: float) -> Move | None:
    """9.421a, 9.152a, 9.7a: what is about to be carried against this faction: an appeal, a tribune, a dagger."""
    p = scene.p
    motion = p.on_floor()
    appeal = offered(moves, words.APPEAL)
    if appeal is not None and (
        p.popularity[motion.items[0]] >= 1 or (motion.items[2] and offered(moves, words.VETO) is None)
    ):
        return appeal
    veto = offered(moves, words.VETO)
    if veto is not None and value <= VETO:
        return veto
    plot = offered(moves, words.PLOT)
    if plot is not None and motion.kind == words.FOR_LIFE and can_strike(scene, motion.items[0]):
        return plot
    return None


def can_strike(scene: Scene, target: int) -> bool:
    """9.7a: whether he can be attacked at all."""
    p = scene.p
    if p.faction[target] in p.meeting().targeted or p.place[target] != IN_ROME:
        return False
    return len(p.voters(scene.seat)) > 1


def murder(scene: Scene, moves: list[Move]) -> Move:
    """9.7a: the man with most influence, by one's least man, who is not the leader."""
    p = scene.p
    best = moves[0]
    most = -1000.0
    for move in moves:
        cost = p.influence[move.a] + p.deck.oratory[move.a] + (50 if move.a == p.leader[scene.seat] else 0)
        nominee = 100 if p.motion is not None and p.motion.kind == words.FOR_LIFE and move.b in p.motion.items else 0
        value = 2.0 * p.influence[move.b] + nominee - cost - p.popularity[move.b]
        if value > most:
            most = value
            best = move
    return best


def add_assassins(scene: Scene, moves: list[Move]) -> Move:
    """9.71a: an attempt is worth all there is."""
    return moves[-1]


def show_guards(scene: Scene, frame: Guards, moves: list[Move]) -> Move:
    """9.73a: as few as save him; none where he lives anyway or cannot be saved."""
    total = frame.face + frame.bonus
    for move in moves:
        if total - move.a < KILLED:
            return move
    return moves[0]


def sure_winner(scene: Scene) -> int:
    """9.822a: a senator of another faction in Rome whom the next office makes consul for life; -1 for nobody."""
    p = scene.p
    if p.has_law("military_reforms") or p.life >= 0:
        return -1
    for one in range(p.cards.senators):
        if p.place[one] == IN_ROME and p.faction[one] != scene.seat and p.influence[one] >= DEADLY:
            return one
    return -1


def can_be_for_life(scene: Scene) -> int:
    """9.821a: an own senator in Rome who might be elected consul for life; -1 for nobody."""
    p = scene.p
    best = -1
    for one in p.voters(scene.seat):
        if p.influence[one] >= LIFE_VOTE and (best < 0 or p.influence[one] > p.influence[best]):
            best = one
    if best < 0:
        return -1
    own = scene.votes[scene.seat] + p.influence[best] + p.talents[best]
    total = sum(scene.votes) - scene.votes[scene.seat]
    return best if 10 * own >= 9 * total else -1
