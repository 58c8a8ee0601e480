"""Checks of hidden information: nothing leaves but by the view and the redacted event.

The method: `guess` gives a twin of the position that a seat cannot tell from it. The same moves are made on both; as
long as the seat was told the same, it must see the same, be asked the same and be offered the same.
"""

from itertools import pairwise
from typing import Final

from quadriga.conform.chances import drawn
from quadriga.conform.refusals import made_up
from quadriga.conform.shape import differences
from quadriga.conform.trial import Trial, told
from quadriga.engine.chance import Seeded
from quadriga.engine.event import Event
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat, is_in

STEPS: Final = 6
"""How far twins are followed."""
ALTERNATIVES: Final = 3


def check_guess(trial: Trial, p: Position, seat: Seat) -> Position:
    """guess-view, -question, -sound: a guess agrees with all the seat has seen. Gives the guess."""
    before = p.to_plain()
    seed = trial.random.getrandbits(64)
    q = p.guess(seat, Seeded(seed))
    after = q.to_plain()
    trial.report.guesses += 1
    trial.report.redrawn += after != before
    trial.expect("guess-sound", p.to_plain() == before, "guessing for {} changed the position", seat)
    faults = q.audit()
    trial.expect("guess-sound", not faults, "a guess for {} is broken: {}", seat, faults)
    view, seen = q.view(seat), p.view(seat)
    trial.expect("guess-view", view == seen, "seat {} would see {}", seat, lambda: contrast(view, seen))
    public, sight = q.view(None), p.view(None)
    about = "by a guess for {} a spectator would see {}"
    trial.expect("guess-view", public == sight, about, seat, lambda: contrast(public, sight))
    trial.expect("guess-question", q.turn() == p.turn(), "a guess for {} asks {}, not {}", seat, q.turn(), p.turn())
    if p.turn() == seat and q.turn() == seat:
        check_same_choices(trial, p, q, seat)
    return q


def check_guess_json(trial: Trial, p: Position, seat: Seat) -> None:
    """guess-json: what a seat has seen is saved with the position."""
    seed = trial.random.getrandbits(64)
    one = p.guess(seat, Seeded(seed))
    other = trial.game.from_json(p.to_json()).guess(seat, Seeded(seed))
    trial.expect(
        "guess-json", one == other, "after JSON seat {} guesses otherwise: {}", seat, lambda: differences(one, other)
    )


def check_same_choices(trial: Trial, p: Position, q: Position, seat: Seat) -> None:
    """guess-question, why-not-leak: the same moves are offered, and the others refused for the same reason."""
    moves, others = p.moves(), q.moves()
    trial.expect("guess-question", moves == others, "seat {} would be offered {}, not {}", seat, others, moves)
    for _ in range(3):
        move = made_up(trial.game.vocabulary, moves, trial.random)
        one, other = repr(p.why_not(move, seat)), repr(q.why_not(move, seat))
        trial.expect("why-not-leak", one == other, "'{}': {}, but {} in a guess", move, one, other)


def check_twins(trial: Trial, p: Position, q: Position, seat: Seat) -> None:
    """teaches, asked, told: the same moves on a position and its guess, as long as the seat cannot tell them apart."""
    one, other = p.copy(), q
    rng = Seeded(trial.random.getrandbits(64))
    for _ in range(STEPS):
        turn = one.turn()
        if turn == NOBODY or other.turn() != turn:
            return
        move = drawn(trial, one, rng) if turn == CHANCE else trial.random.choice(one.moves())
        if move is None:
            return
        question = one.question()
        sealed = question.seals(one, move)
        known = is_in(question.audience(one, move), seat)
        if move not in other.moves():
            trial.expect(
                "teaches",
                sealed or not known,
                "'{}' by {} can be undone, and shows seat {} that it was possible",
                move,
                turn,
                seat,
            )
            return
        if not check_step(trial, one, other, move, seat, sealed):
            return


def check_step(trial: Trial, one: Position, other: Position, move: Move, seat: Seat, sealed: bool) -> bool:
    """The same move on both twins, which changes them. True if the seat can still not tell them apart."""
    mover = one.turn()
    heard, heard_there = told(played(one, move), seat), told(played(other, move), seat)
    sees, sees_there = one.view(seat), other.view(seat)
    told_same, sees_same = heard == heard_there, sees == sees_there
    if not sealed:
        fine = told_same and sees_same
        lesson = "'{}' by {} can be undone, and teaches seat {}: {}"
        about_it = (move, mover, seat, lambda: contrast(sees_there, sees) or (heard_there, heard))
        trial.expect("teaches", fine, lesson, *about_it)
    elif told_same and NOBODY not in (one.turn(), other.turn()):
        fine = asked(one) == asked(other)
        trial.expect("asked", fine, "after '{}' seat {} learns from {} or {}", move, seat, asked(one), asked(other))
    if sees_same:
        about = (move, seat, heard, heard_there)
        trial.expect("told", told_same, "after '{}' seat {} was told {} or {}, and forgets it", *about)
    if not (told_same and sees_same):
        return False
    if one.turn() == seat:
        fine = one.moves() == other.moves()
        trial.expect("guess-question", fine, "after '{}' seat {} is offered other moves", move, seat)
    return True


def check_audience(trial: Trial, p: Position, move: Move) -> None:
    """audience: whoever makes a move knows it."""
    turn = p.turn()
    fine = turn == CHANCE or is_in(p.question().audience(p, move), turn)
    trial.expect("audience", fine, "{} may not know its own move '{}'", turn, move)


def check_hidden_moves(trial: Trial, p: Position, moves: list[Move], seat: Seat | None) -> None:
    """hidden-move, asked: moves a seat (None: a spectator) may not know, nor tell apart by its view, are told alike."""
    question = p.question()
    secret = [move for move in moves if not is_in(question.audience(p, move), seat)]
    results = []
    for move in trial.random.sample(secret, min(len(secret), ALTERNATIVES)):
        there = p.copy()
        heard = told(played(there, move), seat)
        results.append((move, there, heard, there.view(seat)))
    for (move, there, heard, view), (other, elsewhere, rumour, sight) in pairwise(results):
        about = (move, other, seat)
        if view == sight:
            trial.expect("hidden-move", heard == rumour, "'{}' or '{}': {} hears {} or {}", *about, heard, rumour)
        if heard == rumour and NOBODY not in (there.turn(), elsewhere.turn()):
            questions = asked(there), asked(elsewhere)
            trial.expect("asked", questions[0] == questions[1], "'{}' or '{}': {} learns from {}", *about, questions)


def check_memory(trial: Trial, p: Position, moves: list[Move], seat: Seat) -> None:
    """told: a move that is news to a seat, for it could not be sure that it was possible, leaves a trace."""
    question = p.question()
    known = [move for move in moves if is_in(question.audience(p, move), seat)]
    if len(known) < 2 or p.turn() == seat:
        return
    guesses = [p.guess(seat, Seeded(trial.random.getrandbits(64))).moves() for _ in range(ALTERNATIVES)]
    for one, other in pairwise(trial.random.sample(known, min(len(known), ALTERNATIVES))):
        if any(one not in offered for offered in guesses):
            here, there = p.copy(), p.copy()
            here.push(one)
            there.push(other)
            about = (seat, one, other)
            trial.expect("told", here != there, "seat {} learns '{}' or '{}', and nothing remembers which", *about)


def played(p: Position, move: Move) -> list[Event]:
    """Make a move and give what was told."""
    events: list[Event] = []
    p.play(move, p.turn(), events.append)
    return events


def asked(p: Position) -> tuple[int, object]:
    """Who is asked, and what."""
    prompt = p.prompt()
    return int(p.turn()), None if prompt is None else prompt["key"]


def contrast(view: dict[str, object], seen: dict[str, object]) -> dict[str, tuple[object, object]]:
    """Where two views differ."""
    return {key: (view.get(key), seen.get(key)) for key in {**view, **seen} if view.get(key) != seen.get(key)}
