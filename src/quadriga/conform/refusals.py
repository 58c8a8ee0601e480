"""Checks of what must be refused: wrong seats, foreign, stale and made-up moves, and partial moves."""

import random
from typing import Final

from quadriga.conform.report import KEPT
from quadriga.conform.trial import Trial
from quadriga.conform.wholes import is_legal, random_pack
from quadriga.engine.errors import IllegalMove, Refusal
from quadriga.engine.event import Event
from quadriga.engine.frame import Decision
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Pack
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.engine.vocabulary import Kind, Roll, Vocabulary

GENERAL: Final = frozenset(("partial", "game-over", "not-your-turn", "no-such-choice", "not-now", "not-concerned"))
"""The reasons the engine itself gives."""
HIGHEST: Final = (9, 50, 500)
"""Up to which random numbers go: small ones are likely, large ones possible."""
MOST_DICE: Final = 5


def value_of(kind: Kind, rng: random.Random) -> int:
    """A random value that the kind has a text for."""
    if isinstance(kind, Roll):
        rolls = kind.die.rolls(rng.randint(0, MOST_DICE))
        return rng.choice(rolls)[0]
    if isinstance(kind, Pack):
        return random_pack(kind, rng)
    slugs = kind.keys()
    return kind.value(rng.choice(slugs)) if slugs else rng.randint(0, rng.choice(HIGHEST))


def invented(vocabulary: Vocabulary, rng: random.Random) -> Move:
    """A move of random words."""
    number = rng.randrange(len(vocabulary.verbs))
    values = [ANY, ANY, ANY]
    for place, kind in enumerate(vocabulary.verbs[number].kinds):
        values[place] = value_of(kind, rng)
    return Move(number, *values)


def mutated(vocabulary: Vocabulary, move: Move, rng: random.Random) -> Move:
    """An offered move with one argument changed; an invented one if it has none."""
    kinds = vocabulary.verbs[move.verb].kinds
    if not kinds:
        return invented(vocabulary, rng)
    values = [move.a, move.b, move.c]
    place = rng.randrange(len(kinds))
    values[place] = value_of(kinds[place], rng)
    return Move(move.verb, *values)


def made_up(vocabulary: Vocabulary, moves: list[Move], rng: random.Random) -> Move:
    """A well-formed move that may or may not be offered: half of them close to an offered one."""
    return mutated(vocabulary, rng.choice(moves), rng) if rng.random() < 0.5 else invented(vocabulary, rng)


def malformed(vocabulary: Vocabulary, moves: list[Move], rng: random.Random) -> Move:
    """A move with a number that means nothing: a verb or value out of range, or an argument too many."""
    move = rng.choice(moves)
    wild = rng.choice((-2, -9, 1000, 10**6, 2**70, -(2**70)))
    if rng.random() < 0.3:
        return Move(wild, move.a, move.b, move.c)
    values = [move.a, move.b, move.c]
    values[rng.randrange(3)] = wild
    return Move(move.verb, *values)


def check_refusal(trial: Trial, refusal: Refusal) -> None:
    """refusal: it names a rule and a reason that has words."""
    key, rule = refusal.key, refusal.rule
    known = (key, rule) in trial.game.vocabulary.refusals[1:] or key in GENERAL
    trial.expect("refusal", known and bool(rule or key == "partial"), "no rule or no such reason: {}", refusal)


def check_made_up(trial: Trial, p: Position, moves: list[Move], turn: Seat) -> None:
    """made-up: at every decision a random move; why_not is None exactly if it is offered. Counts general answers."""
    move = made_up(trial.game.vocabulary, moves, trial.random)
    refusal = p.why_not(move, turn)
    legal = is_legal(p, moves, move)
    trial.expect("made-up", (refusal is None) == legal, "'{}' is {}, why_not says {}", move, offered(legal), refusal)
    if refusal is not None and turn != CHANCE:
        trial.report.refused += 1
        if refusal.general:
            trial.report.general += 1
            if len(trial.report.vague) < KEPT:
                trial.report.vague.append(f"{type(p.question()).__name__}: {trial.text(move)}")


def offered(is_offered: bool) -> str:
    """In words."""
    return "offered" if is_offered else "not offered"


def check_wrong_seat(trial: Trial, p: Position, move: Move, turn: Seat) -> None:
    """wrong-seat: the move to be made, tried by somebody else."""
    other = Seat((int(turn) + 1) % p.seats)
    if other != turn:
        refusal = p.why_not(move, other)
        trial.expect("wrong-seat", refusal is not None, "seat {} may move for {}: '{}'", other, turn, move)


def check_refused(trial: Trial, check: str, p: Position, move: Move, seat: Seat) -> None:
    """A move that is not offered raises IllegalMove, tells nothing and changes nothing."""
    before = p.to_plain()
    events: list[Event] = []
    try:
        p.play(move, seat, events.append)
    except IllegalMove as error:
        check_refusal(trial, error.refusal)
    else:
        trial.breach(check, f"'{trial.text(move)}' by seat {seat} was accepted")
    untouched = p.to_plain() == before and not events
    trial.expect(check, untouched, "'{}' by seat {} changed the position or told something", move, seat)


def check_intruders(trial: Trial, p: Position, moves: list[Move]) -> None:
    """wrong-seat, foreign, stale, made-up, malformed: everything that must be refused, tried on a copy."""
    vocabulary, rng, turn = trial.game.vocabulary, trial.random, p.turn()
    for seat in (*range(p.seats), int(CHANCE), int(NOBODY), p.seats, 99):
        if seat != turn:
            check_refused(trial, "wrong-seat", p.copy(), rng.choice(moves), Seat(seat))
    verbs, wholes = p.question().verbs, p.question().wholes
    trial.expect("foreign", all(move.verb in verbs for move in moves), "a move of a verb that is not listed: {}", verbs)
    known = (*verbs, *wholes, *vocabulary.asides)
    strange = [number for number in range(len(vocabulary.verbs)) if number not in known]
    if strange:
        number = rng.choice(strange)
        values = [value_of(kind, rng) for kind in vocabulary.verbs[number].kinds]
        check_refused(trial, "foreign", p.copy(), Move(number, *values), turn)
    for move in trial.offered_before:
        if not is_legal(p, moves, move):
            check_refused(trial, "stale", p.copy(), move, turn)
    for _ in range(4):
        move = made_up(vocabulary, moves, rng)
        if not is_legal(p, moves, move):
            check_refused(trial, "made-up", p.copy(), move, turn)
    for _ in range(2):
        move = malformed(vocabulary, moves, rng)
        if move not in moves:
            check_refused(trial, "malformed", p.copy(), move, turn)


def check_partial(trial: Trial, p: Position, moves: list[Move]) -> None:
    """partial: open arguments may be filled in exactly when why_not has nothing against the rest."""
    vocabulary, rng, turn = trial.game.vocabulary, trial.random, p.turn()
    for _ in range(4):
        move = rng.choice(moves) if rng.random() < 0.5 else made_up(vocabulary, moves, rng)
        kinds = len(vocabulary.verbs[move.verb].kinds)
        open_places = [place for place in range(kinds) if rng.random() < 0.5]
        values = [ANY if place in open_places else value for place, value in enumerate((move.a, move.b, move.c))]
        partial = Move(ANY if not open_places and rng.random() < 0.5 else move.verb, *values)
        if vocabulary.is_whole(partial):
            continue
        open_to_him = p.asides(turn) if partial.verb in vocabulary.asides else moves
        may = any(one.fits(partial) for one in open_to_him) or partial.verb in p.question().wholes
        refusal = p.why_not(partial, turn)
        trial.expect("partial", (refusal is None) == may, "{} is {}: {}", repr(partial), offered(may), refusal)
        check_refused(trial, "partial", p.copy(), partial, turn)
    if isinstance(p.question(), Decision):
        trial.expect("partial", p.why_not(Move(ANY), turn) is None, "nothing at all can be done, says why_not")
