"""Consuls, Dictator and Master of Horse, Censor, governors (rules 9.2 to 9.5)."""

from typing import Final

from quadriga.bots.republic.scene import LIFE_VOTE, Scene, offered, with_verb
from quadriga.bots.republic.worth import of_governor, of_office, predicted, worth
from quadriga.engine.move import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import BACK, FIELD_CONSUL, ROME_CONSUL, VACANT, Rome
from quadriga.games.republic.whole.senate.elections import AgreeOffice, ChooseOffice, NominateConsul, OfferOffice, pairs
from quadriga.games.republic.whole.senate.governors import GovernorSlate

HOPELESS: Final = 30.0
"""What a name is worth less if the others are expected to vote it down."""


def electable(scene: Scene, kind: int, items: list[int]) -> float:
    """What a proposal is worth to the one who makes it: what it brings, if the others let it pass."""
    found = worth(scene, scene.seat, kind, items)
    votes = predicted(scene, kind, items)
    return found if votes > 0 else found - HOPELESS + 0.1 * votes


def name_consul(scene: Scene, frame: NominateConsul, moves: list[Move]) -> Move:
    """9.2a, 9.2c: the best pair that has a majority; first one of it, then the other; else who misses it least."""
    found = [pair for pair in pairs(scene.p) if frame.first < 0 or frame.first in pair]
    value = [worth(scene, scene.seat, words.FOR_CONSULS, [one, other]) for one, other in found]
    order = sorted(range(len(found)), key=lambda at: -value[at])
    best = order[0]
    most = -1000
    for at in order:
        votes = predicted(scene, words.FOR_CONSULS, [found[at][0], found[at][1]])
        if votes > most:
            most = votes
            best = at
        if votes > 0:
            break
    one, other = found[best]
    return Move(words.NOMINATE, one + other - frame.first if frame.first >= 0 else one)


def nominate(scene: Scene, kind: int, moves: list[Move]) -> Move:
    """9.32a, 9.4b: the best name for an office; a Dictator only while he is worth it to this faction."""
    best = moves[-1]
    most = 0.0 if moves[-1].verb == words.DONE else -1000.0
    for move in with_verb(moves, words.NOMINATE):
        value = electable(scene, kind, [move.a])
        if value > most:
            most = value
            best = move
    return best


def appoint(scene: Scene, moves: list[Move]) -> Move:
    """9.31a: the best soldier the other consul can agree to."""
    p = scene.p
    best = moves[-1]
    most = 0.0
    others = [p.faction[one] for one in (p.offices[ROME_CONSUL], p.offices[FIELD_CONSUL]) if one >= 0]
    for move in with_verb(moves, words.APPOINT):
        value = worth(scene, scene.seat, words.FOR_DICTATOR, [move.a])
        for other in others:
            if other >= 0 and worth(scene, p.controller(other), words.FOR_DICTATOR, [move.a]) <= 0.0:
                value -= HOPELESS
        if value > most:
            most = value
            best = move
    return best


def agree_dictator(scene: Scene, one: int, moves: list[Move]) -> Move:
    """9.31a: yes, if he is of use and will not be consul for life by it."""
    p = scene.p
    own = p.faction[one] == scene.seat
    fit = worth(scene, scene.seat, words.FOR_DICTATOR, [one]) > 0.0 and p.influence[one] + 7 < LIFE_VOTE
    return moves[0] if own or fit else moves[-1]


def name_horseman(scene: Scene, moves: list[Move]) -> Move:
    """9.33a: the best soldier, an own one if he is as good."""
    p = scene.p
    best = moves[0]
    most = -1000.0
    for move in moves:
        value = 2.0 * p.cards.military[move.a] + 0.6 * of_office(scene, scene.seat, move.a, 3)
        if value > most:
            most = value
            best = move
    return best


def choose_office(scene: Scene, moves: list[Move]) -> Move:
    """9.22a: the more popular of the two speaks in Rome, the better soldier takes the field."""
    frame = scene.p.stack[-1]
    assert isinstance(frame, (OfferOffice, ChooseOffice))
    rome = offered(moves, words.TAKE_ROME)
    field = offered(moves, words.TAKE_FIELD)
    assert rome is not None
    assert field is not None
    return rome if suits_rome(scene, frame.one, frame.other) else field


def suits_rome(scene: Scene, one: int, other: int) -> bool:
    """Whether the first rather than the second should be Rome Consul."""
    p = scene.p
    popular = p.popularity[one] - p.popularity[other]
    soldier = p.cards.military[one] - p.cards.military[other]
    if p.active_wars():
        return popular >= soldier
    return popular > 0 or (popular == 0 and soldier <= 0)


def agree_office(scene: Scene, moves: list[Move]) -> Move:
    """9.22a: yes, unless the other way round would be better."""
    frame = scene.p.stack[-1]
    assert isinstance(frame, AgreeOffice)
    return moves[0] if suits_rome(scene, frame.rome, frame.field) else moves[-1]


# ---------------------------------------------------------------- governors


def has_failed(p: Rome, kind: int) -> bool:
    """Whether a proposal of a kind has failed in this meeting: the next one is kept small."""
    return any(beaten[0] == kind for beaten in p.meeting().beaten)


def name_governor(scene: Scene, frame: GovernorSlate, moves: list[Move]) -> Move:
    """9.5: for every vacant province somebody; own men who gain by it, else whoever is let go."""
    p = scene.p
    best = moves[-1]
    most = -1000.0
    named = list(frame.items)
    if named and has_failed(p, words.FOR_GOVERNORS):
        return moves[-1]
    for move in with_verb(moves, words.SEND_GOVERNOR):
        if p.province[move.a] != VACANT:
            continue
        value = of_governor(scene, scene.seat, move.a, move.b)
        owner = p.faction[move.b]
        if owner >= 0 and owner != scene.seat:
            value += 0.1 * (p.deck.oratory[move.b] + p.knights[move.b])
            if p.marks[move.b] & BACK and of_governor(scene, p.controller(owner), move.a, move.b) <= 0.0:
                value -= HOPELESS
        if predicted(scene, words.FOR_GOVERNORS, [*named, move.a, move.b]) <= 0:
            value -= HOPELESS
        if value > most:
            most = value
            best = move
    return best
