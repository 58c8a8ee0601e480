"""Checks of the choices a decision offers, and of their text."""

from typing import Final

from quadriga.conform.trial import Trial
from quadriga.engine.errors import UnknownMove
from quadriga.engine.event import Event
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat

MOST: Final = 100
"""Of longer lists, so many moves are tried one by one."""


def check_choices(trial: Trial, moves: list[Move]) -> None:
    """moves, unique: at every decision there is a choice, and no choice twice."""
    trial.expect("moves", bool(moves), "nothing can be done, and the game is not over")
    trial.expect("unique", len(set(moves)) == len(moves), "a move is offered twice: {}", moves)


def check_text(trial: Trial, move: Move) -> None:
    """text: a move is read back from its text."""
    vocabulary = trial.game.vocabulary
    try:
        text = vocabulary.text(move)
        back = vocabulary.parse(text)
    except UnknownMove as error:
        trial.breach("text", f"{move!r}: {error}")
        return
    trial.expect("text", back == move, "{} is written '{}', which is read as {}", repr(move), text, repr(back))


def check_list(trial: Trial, p: Position, moves: list[Move]) -> None:
    """stable, text, offered: the whole list, asked again, written and read, and defended against why_not."""
    again, once_more = p.moves(), p.moves()
    trial.expect("stable", again == moves == once_more, "the list changes from one call to the next")
    texts = [trial.text(move) for move in moves]
    trial.expect("text", len(set(texts)) == len(texts), "two moves have the same text: {}", texts)
    turn = p.turn()
    for move in moves if len(moves) <= MOST else trial.random.sample(moves, MOST):
        check_text(trial, move)
        refusal = p.why_not(move, turn)
        trial.expect("offered", refusal is None, "'{}' is offered, and refused: {}", move, refusal)
        whole = trial.game.vocabulary.is_whole(move)
        trial.expect("offered", whole, "{} is offered and leaves something open", repr(move))


def check_push(trial: Trial, p: Position, move: Move, seat: Seat) -> None:
    """push: the unchecked twin has the same effect."""
    pushed, played = p.copy(), p.copy()
    pushed.push(move)
    played.play(move, seat)
    trial.expect("push", pushed == played, "push and play of '{}' differ", move)


def check_events(trial: Trial, events: list[Event]) -> None:
    """events: what is told belongs to the vocabulary, and each value to its kind."""
    known = trial.game.vocabulary.events
    for event in events:
        trial.heard.append(event.to_json())
        kind = event.kind
        fine = known.get(kind.key) is kind and len(event.values) == len(kind.names)
        trial.expect("events", fine, "an event of another vocabulary: {}", event)
