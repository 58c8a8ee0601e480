"""What greedy does where armies meet."""

from typing import Final

from quadriga.bots.hannibal.marching import strength
from quadriga.bots.hannibal.provinces import NOTHING, best
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.games.hannibal import words
from quadriga.games.hannibal.battle import odds
from quadriga.games.hannibal.board import PLACES
from quadriga.games.hannibal.cards.counters import Interrupt
from quadriga.games.hannibal.cards.entry import BEFORE_BATTLE, CHARGE
from quadriga.games.hannibal.position import Hannibal

STAKE: Final = 4
"""A counter-event is kept where fewer CUs are on the march."""


def counter(p: Hannibal, asked: Interrupt, moves: list[Move]) -> Move:
    """8.4: a card against an army that is worth one; before a battle of any size; the weakest card that does it."""
    if asked.moment == BEFORE_BATTLE:
        at = p.fighting().at
        stake = p.cu[at] + p.cu[PLACES + at]
    else:
        stake = 2 * STAKE if asked.moment == CHARGE else p.marching().cu
    if stake < STAKE:
        return moves[-1]
    return best(moves, [NOTHING - 9.0 if m.verb != words.COUNTER else -float(p.board.ops[m.a]) for m in moves])


def react(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """Intercept the weaker, avoid the stronger, shut the gates when outnumbered."""
    marching = p.marching()
    enemy = marching.cu + p.board.battle[marching.general]
    if moves[0].verb == words.GARRISON:
        weak = strength(p, side, marching.at) < enemy
        return best(moves, [float(m.a if weak else -m.a) for m in moves])
    if moves[0].verb in (words.GO_IN, words.STAY_OUT):
        place = p.at[moves[0].a]
        inside = p.cu[side * PLACES + p.board.inside[p.board.space_of[place]]]
        return moves[0] if inside or not p.cu[side * PLACES + place] else moves[-1]
    if moves[0].verb == words.AVOID_TO:
        return best(moves, [1.0 if p.control[m.a] == side else 0.0 for m in moves])
    values: list[float] = []
    for move in moves:
        if move.verb == words.NO_REACTION:
            values.append(0.0)
            continue
        power = move.b + p.board.battle[move.a]
        if move.verb == words.INTERCEPT:
            values.append(power - 1.3 * enemy if marching.cu else float(move.b))
        else:
            values.append(1.1 * move.b - 5.0 + enemy - power if power < enemy else NOTHING)
    return best(moves, values)


def face(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """An intercepted army fights if it is not much the weaker."""
    marching = p.marching()
    mine = marching.cu + p.board.battle[marching.general]
    fights = mine >= 0.9 * strength(p, 1 - side, marching.at)
    for move in moves:
        if (move.verb == words.FIGHT) == fights:
            return move
    return moves[0]


def fight(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """Battle cards by the standing orders, with the strategy cards that help."""
    for move in moves:
        if move.verb in (words.DESERT, words.CAVALRY):
            return move
    wanted = odds.StandingOrders().decide(p, Seat(side))
    return wanted if wanted in moves else moves[0]
