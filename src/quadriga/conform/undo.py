"""Checks of undo, through the engine's own history."""

from quadriga.conform.chances import drawn
from quadriga.conform.trial import Trial
from quadriga.engine.chance import Seeded
from quadriga.engine.history import History
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat


def check_undo(trial: Trial, p: Position) -> None:
    """undo: some moves from here on, then back as far as it goes: to an equal position, over one's own moves only."""
    history = History(p)
    rng = Seeded(trial.random.getrandbits(64))
    befores: list[dict[str, object]] = []
    turns: list[Seat] = []
    for _ in range(trial.random.randint(1, 8)):
        turn = history.position.turn()
        if turn == NOBODY:
            break
        before = history.position.to_plain()
        sealed = False
        if turn == CHANCE:
            outcome = drawn(trial, history.position, rng)
            if outcome is None:
                return
            history.play(outcome, turn)
        else:
            move = trial.random.choice(history.position.moves())
            sealed = history.position.question().seals(history.position, move)
            history.play(move, turn)
        befores.append(before)
        turns.append(turn)
        for seat in (CHANCE, *[Seat(number) for number in range(p.seats)]):
            may = history.can_undo(seat)
            should = seat == turn and turn != CHANCE and not sealed
            trial.expect("undo", may == should, "undo by {} after a move of {}: {}", seat, turn, may)
    last = turns[-1] if turns else NOBODY
    while turns and history.can_undo(last):
        seat, before = turns.pop(), befores.pop()
        trial.expect("undo", seat == last, "{} undid a move of {}", last, seat)
        history.undo(last)
        trial.expect("undo", history.position.to_plain() == before, "undo leads elsewhere")
    there = history.at(len(history.entries))
    trial.expect("undo", there == history.position, "the moves that stand lead elsewhere")
