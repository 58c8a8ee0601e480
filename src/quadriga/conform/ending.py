"""Checks of the end of a game, and of the whole of it played again."""

from quadriga.conform.refusals import check_refused, invented
from quadriga.conform.trial import Trial
from quadriga.engine.position import DRAW, LOSS, WIN, Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.records.loader import load
from quadriga.records.record import BrokenRecord


def check_end(trial: Trial, p: Position) -> None:
    """outcome, moves: a result for each seat by a rule of the vocabulary, and nothing to do any more."""
    outcome = p.outcome()
    if outcome is None:
        trial.breach("outcome", "nobody has to decide, and there is no outcome")
        return
    ends = trial.game.vocabulary.ends
    trial.expect("outcome", ends.get(outcome.key) == outcome.rule, "'{}' is no end of the vocabulary", outcome.key)
    results = outcome.results
    fine = len(results) == p.seats and all(one in (WIN, DRAW, LOSS) for one in results)
    trial.expect("outcome", fine, "{} is not one result for each of {} seats", results, p.seats)
    trial.expect("moves", p.moves() == [], "the game is over and offers moves")
    for seat in (int(CHANCE), int(NOBODY), *range(p.seats)):
        check_refused(trial, "outcome", p.copy(), invented(trial.game.vocabulary, trial.random), Seat(seat))


def check_replay(trial: Trial, p: Position) -> None:
    """replay: the record of the game, loaded, gives the same position and events; its moves, pushed, the position."""
    try:
        record = load(trial.game, trial.record().encode())
    except BrokenRecord as error:
        trial.breach("replay", f"the record of the game does not load: {error}")
        return
    heard = [event.to_json() for entry in record.history.entries for event in entry.events]
    trial.expect("replay", record.position == p, "the record leads to another position")
    trial.expect("replay", heard == trial.heard, "the record tells other events")
    pushed = trial.first.copy()
    for _, move in trial.made:
        pushed.push(move)
    trial.expect("replay", pushed == p, "the moves pushed lead to another position")
