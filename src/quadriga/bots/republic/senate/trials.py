"""Prosecutions, fines, consents, and the smaller questions of a meeting (rules 9.41, 9.17a, 13)."""

from typing import Final

from quadriga.bots.republic.plan import force_promise
from quadriga.bots.republic.scene import LIFE_VOTE, Scene, offered, with_verb
from quadriga.bots.republic.worth import of_governor, predicted, worth
from quadriga.engine.move import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import CENSOR
from quadriga.games.republic.whole.senate.consent import Consent
from quadriga.games.republic.whole.senate.convictions import MAJOR_CHARGE
from quadriga.games.republic.whole.senate.trials import NameProsecutor, WillProsecute
from quadriga.games.republic.whole.senate.votes import Rebuked

WORTH_A_TRIAL: Final = 1.0
POPULAR: Final = 3
"""7 of HOW-IT-PLAYS: whom the people love they free."""


def own_prosecutor(scene: Scene, accused: int) -> int:
    """9.411a: the own senator in Rome who would gain most standing; -1 for nobody."""
    p = scene.p
    best = -1
    for one in p.voters(scene.seat):
        if one in (accused, p.offices[CENSOR]):
            continue
        if best < 0 or p.influence[one] > p.influence[best]:
            best = one
    return best


def prosecute(scene: Scene, moves: list[Move]) -> Move:
    """9.41: the most influential rival who can be convicted, unless the people would free him."""
    p = scene.p
    best = moves[-1]
    most = WORTH_A_TRIAL
    for move in with_verb(moves, words.PROSECUTE):
        if p.faction[move.a] == scene.seat or p.popularity[move.a] > POPULAR:
            continue
        if move.c == MAJOR_CHARGE and p.influence[move.a] < LIFE_VOTE:
            continue
        prosecutor = own_prosecutor(scene, move.a)
        if prosecutor < 0:
            continue
        items = [move.a, move.b, move.c, prosecutor]
        if predicted(scene, words.FOR_TRIAL, items) <= 4 * max(0, p.popularity[move.a]):
            continue
        value = worth(scene, scene.seat, words.FOR_TRIAL, items)
        if value > most:
            most = value
            best = move
    return best


def name_prosecutor(scene: Scene, frame: NameProsecutor, moves: list[Move]) -> Move:
    """9.411a: an own man; the charge is dropped if there is none."""
    one = own_prosecutor(scene, frame.accused)
    for move in moves:
        if move.verb == words.NAME_PROSECUTOR and move.a == one:
            return move
    return moves[-1]


def will_prosecute(scene: Scene, frame: WillProsecute, moves: list[Move]) -> Move:
    """9.411a: yes, if he is no friend and can be convicted."""
    items = [frame.accused, frame.reason, frame.charge, frame.prosecutor]
    fit = worth(scene, scene.seat, words.FOR_TRIAL, items) > 0.0 and predicted(scene, words.FOR_TRIAL, items) > 0
    return moves[0] if fit else moves[-1]


def fine(scene: Scene, moves: list[Move]) -> Move:
    """13.L1: somebody else's governor, the leader's first."""
    p = scene.p
    best = moves[-1]
    most = 0.0
    for move in with_verb(moves, words.FINE):
        if p.faction[move.a] == scene.seat or p.faction[move.a] < 0:
            continue
        value = 1.0 - scene.favour(scene.seat, p.faction[move.a]) + 0.01 * p.influence[move.a]
        if value > most:
            most = value
            best = move
    return best


def consent(scene: Scene, frame: Consent, moves: list[Move]) -> Move:
    """9.17a: yes to a land bill; to a province that pays; to an army that can win; no repeal."""
    kind, items = frame.kind, list(frame.items)
    one = frame.asked[0]
    agrees = False
    if kind == words.FOR_LAND_BILL:
        agrees = True
    elif kind == words.FOR_GOVERNORS:
        for at in range(0, len(items), 2):
            if items[at + 1] == one:
                agrees = of_governor(scene, scene.seat, items[at], one) > 0.0
    elif kind == words.FOR_FORCES:
        for at in range(0, len(items), 5):
            if items[at] == one:
                agrees = force_promise(scene, items[at : at + 5]) > 0.0
    return moves[0] if agrees else moves[-1]


def rebuked(scene: Scene, frame: Rebuked, moves: list[Move]) -> Move:
    """9.144a: a point of influence is less than the chair."""
    bear = offered(moves, words.BEAR_IT)
    return bear if bear is not None and scene.p.influence[frame.senator] > 1 else moves[-1]


def take_senator(scene: Scene, moves: list[Move]) -> Move:
    """9.81a: the best speaker."""
    best = moves[0]
    for move in moves:
        if talent(scene, move.a) > talent(scene, best.a):
            best = move
    return best


def talent(scene: Scene, one: int) -> int:
    """What is printed on a card, and what is on it."""
    p = scene.p
    return 2 * p.deck.oratory[one] + p.cards.military[one] + 2 * p.influence[one] + p.talents[one] // 3


def answer_tribune(scene: Scene, moves: list[Move]) -> Move:
    """13.I8, 13.I9: a tribune against one's own proposal is bought, by the richest man."""
    p = scene.p
    motion = p.motion
    if motion is None or motion.seat != scene.seat:
        return moves[-1]
    best = moves[-1]
    for move in with_verb(moves, words.GRAFT):
        if p.talents[move.a] >= 6 and (best.verb == words.DONE or p.talents[move.a] > p.talents[best.a]):
            best = move
    return best


def incite(scene: Scene, moves: list[Move]) -> Move:
    """13.I11: the best speaker, if the leader's men are the victims."""
    p = scene.p
    best = moves[-1]
    if scene.ahead in (-1, scene.seat):
        return best
    for move in with_verb(moves, words.INCITE):
        if best.verb == words.DONE or p.deck.oratory[move.a] > p.deck.oratory[best.a]:
            best = move
    return best
