"""The battery: random games of every start of a title, shared among processes."""

import multiprocessing
import random
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final

from quadriga.conform.chances import check_draw, check_lumps, check_weights
from quadriga.conform.choices import check_choices, check_events, check_list, check_push, check_text
from quadriga.conform.ending import check_end, check_replay
from quadriga.conform.hidden import (
    check_audience,
    check_guess,
    check_guess_json,
    check_hidden_moves,
    check_memory,
    check_twins,
)
from quadriga.conform.refusals import check_intruders, check_made_up, check_partial, check_wrong_seat
from quadriga.conform.report import Breach, Report
from quadriga.conform.shape import (
    check_audit,
    check_copy,
    check_fields,
    check_frames,
    check_json,
    check_prompt,
    check_views,
)
from quadriga.conform.texts import Texts, headings, keys, missing
from quadriga.conform.trial import Start, Trial
from quadriga.conform.undo import check_undo
from quadriga.conform.wholes import at_once, check_wholes
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import IllegalMove, UnknownGame
from quadriga.engine.event import Event
from quadriga.engine.game import Game
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, EVERYONE, NOBODY, Seat

GENERAL_BAR: Final = 0.05
"""The share of refusals that may name no particular rule."""
ENOUGH: Final = 200
"""How many refusals, or guesses, it takes to judge their share."""
BATCH: Final = 8
REMEMBERED: Final = 4
ASIDE: Final = 50
"""One in so many moves of random games gives way to a word said aside, where a title knows such words."""

Progress = Callable[[int, int], None]
"""Told after every few games: (games done, games to do)."""


@dataclass(frozen=True)
class Rates:
    """How often the thorough checks are made."""

    thorough: float = 0.01
    """The share of decisions."""
    first: float = 0.1
    """The share of those decisions whose step comes up for the first time in the game."""
    replay: float = 0.25
    """The share of games replayed from their record."""


def conform(
    game: Game,
    games: int = 100,
    seed: int = 1,
    *,
    scenario: str = "",
    workers: int = 1,
    rates: Rates | None = None,
    texts: Texts | None = None,
    general: float = GENERAL_BAR,
    progress: Progress | None = None,
) -> Report:
    """Play random games of every scenario, or of one, and number of seats, and report what breaks the contract.

    `texts` tells whether a language has a message; without it texts are not checked. `workers` processes share the
    games where the system can fork. The report depends on the game, `games`, `seed` and `rates` alone.
    """
    report = Report(game.id, seed)
    run = Run(game, seed, rates or Rates(), scenario)
    try:
        for found in run.reports(games, workers):
            report.merge(found)
            if progress is not None:
                progress(report.games, games)
    except BrokenProcessPool:
        lost = f"a process died soon after game {report.games}; the games since are lost"
        report.add(Breach("crash", seed, -1, 0, lost))
    check_whole(report, game, texts, general)
    return report


class Run:
    """The games of one run; each depends on the seed and its own number alone."""

    def __init__(self, game: Game, seed: int, rates: Rates, scenario: str = "") -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.rates: Final = rates
        self.starts: Final = [start for start in starts_of(game) if scenario in ("", start[0])]

    def reports(self, games: int, workers: int) -> Iterator[Report]:
        """The reports of the games in their order, several games at a time."""
        batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
        if workers <= 1 or "fork" not in multiprocessing.get_all_start_methods():
            yield from map(self.batch, batches)
            return
        global _shared
        _shared = self
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("fork"))
        try:
            yield from pool.map(_batch_of_shared, batches)
        finally:
            pool.shutdown(cancel_futures=True)

    def batch(self, numbers: range) -> Report:
        """Some games, one after the other."""
        report = Report(self.game.id, self.seed)
        for number in numbers:
            report.merge(self.one(number))
        return report

    def one(self, number: int) -> Report:
        """One game from start to end."""
        try:
            trial = Trial(self.game, number, self.seed, self.start(number))
        except Exception:
            report = Report(self.game.id, self.seed, games=1)
            report.add(Breach("crash", self.seed, number, 0, traceback.format_exc(limit=-5)))
            return report
        try:
            play_through(trial, self.rates)
        except Exception:
            trial.breach("crash", traceback.format_exc(limit=-5))
        trial.report.checks["crash"] += 1
        trial.report.moves = trial.report.longest = len(trial.made)
        return trial.report

    def start(self, number: int) -> Start:
        """How a game begins: scenarios and seats in turn, every other game with options at random."""
        scenario, seats = self.starts[number % len(self.starts)]
        if number // len(self.starts) % 2:
            rng = random.Random(f"{self.seed}:{number}:start")
            options = {option.id: rng.choice(option.values) for option in self.game.options_of(scenario)}
            if can_start(self.game, scenario, seats, options):
                return Start(scenario, seats, options)
        return Start(scenario, seats, {})


_shared: Run
"""The run that forked processes take their games from."""


def _batch_of_shared(numbers: range) -> Report:
    return _shared.batch(numbers)


def starts_of(game: Game) -> list[tuple[str, int]]:
    """Every scenario with every number of seats it can be played with."""
    pairs = [(scenario.id, seats) for scenario in game.scenarios for seats in game.seats_of(scenario.id)]
    return [(scenario, seats) for scenario, seats in pairs if can_start(game, scenario, seats, {})]


def can_start(game: Game, scenario: str, seats: int, options: dict[str, str]) -> bool:
    """Whether the title offers this start; one that fails for another reason is offered, and fails in its game."""
    try:
        game.start(scenario, seats, options)
    except UnknownGame:
        return False
    except Exception:
        return True
    return True


def play_through(trial: Trial, rates: Rates) -> None:
    """A random game, checked on its way; it stops where it cannot go on."""
    rng = Seeded(f"{trial.seed}:{trial.number}:play")
    bound = trial.game.scenarios[trial.first.scenario].bound
    met: set[type] = set()
    p = trial.position
    while p.turn() != NOBODY:
        if not trial.expect("bound", len(trial.made) < bound, "the game goes on after {} moves", bound):
            return
        step = type(p.question())
        share = rates.thorough if step in met else max(rates.thorough, rates.first)
        met.add(step)
        thorough = trial.random.random() < share
        if not make_a_move(trial, p, rng, thorough):
            return
    check_end(trial, p)
    check_shape(trial, p)
    if trial.random.random() < rates.replay:
        check_replay(trial, p)


def make_a_move(trial: Trial, p: Position, rng: Seeded, thorough: bool) -> bool:
    """One decision, checked, and a random move made; False where the game cannot go on."""
    turn = p.turn()
    if not trial.expect("moves", turn == CHANCE or 0 <= turn < p.seats, "{} is no seat to be asked", turn):
        return False
    moves: list[Move] = []
    if turn != CHANCE or thorough:
        moves = p.moves()
        check_choices(trial, moves)
        if not moves:
            return False
    move = p.draw(rng) if turn == CHANCE else at_once(trial, p) or moves[rng.below(len(moves))]
    if turn == CHANCE and thorough and move not in moves:
        trial.breach("draw", f"'{trial.text(move)}' was drawn, which is no outcome")
        return False
    check_text(trial, move)
    check_wrong_seat(trial, p, move, turn)
    if turn != CHANCE:
        check_made_up(trial, p, moves, turn)
        remember(trial, moves)
    if thorough:
        check_shape(trial, p)
        check_decision(trial, p, moves, move, turn)
        check_hidden(trial, p, moves, move)
    if p.question().audience(p, move) != EVERYONE:
        trial.report.hidden_moves += 1
    if trial.game.vocabulary.asides and rng.below(ASIDE) == 0:
        return say_aside(trial, p, rng)
    events: list[Event] = []
    try:
        p.play(move, turn, events.append)
    except IllegalMove as error:
        check = "draw" if turn == CHANCE else "offered"
        trial.breach(check, f"'{trial.text(move)}' was chosen, and is refused: {error}")
        return False
    trial.made.append((turn, move))
    check_events(trial, events)
    return True


def say_aside(trial: Trial, p: Position, rng: Seeded) -> bool:
    """offered, push: somebody, asked or not, says something aside, if he may; whoever is asked stays asked."""
    seat = Seat(rng.below(p.seats))
    said = p.asides(seat)
    if not said:
        return True
    move = said[rng.below(len(said))]
    check_text(trial, move)
    check_push(trial, p, move, seat)
    stack, events = p.stack[:], list[Event]()
    try:
        p.play(move, seat, events.append)
    except IllegalMove as error:
        trial.breach("offered", f"'{trial.text(move)}' may be said aside by seat {seat}, and is refused: {error}")
        return False
    trial.expect("offered", p.stack[: len(stack)] == stack, "'{}', said aside, answers the question", move)
    trial.made.append((seat, move))
    check_events(trial, events)
    return True


def remember(trial: Trial, moves: list[Move]) -> None:
    """Keep a move to try again when it is stale."""
    trial.offered_before.append(trial.random.choice(moves))
    if len(trial.offered_before) > REMEMBERED:
        del trial.offered_before[0]


def check_shape(trial: Trial, p: Position) -> None:
    """Everything about the position as plain data."""
    check_fields(trial, p)
    check_frames(trial, p)
    check_prompt(trial, p)
    trial.report.headings |= headings(trial.game, p.view(None))
    check_copy(trial, p)
    check_audit(trial, p)
    check_json(trial, p)
    check_views(trial, p)


def check_decision(trial: Trial, p: Position, moves: list[Move], move: Move, turn: Seat) -> None:
    """Everything about the choices of this decision, and those it does not offer."""
    check_list(trial, p, moves)
    check_push(trial, p, move, turn)
    if turn == CHANCE:
        chances = check_weights(trial, p)
        check_lumps(trial, p, chances)
        check_draw(trial, p, chances)
    check_wholes(trial, p)
    check_intruders(trial, p, moves)
    check_partial(trial, p, moves)
    check_undo(trial, p)


def check_hidden(trial: Trial, p: Position, moves: list[Move], move: Move) -> None:
    """Everything about what a seat may know: a guess of it, followed for some moves."""
    check_audience(trial, p, move)
    chosen = Seat(trial.random.randrange(p.seats))
    check_twins(trial, p, check_guess(trial, p, chosen), chosen)
    check_guess_json(trial, p, chosen)
    check_memory(trial, p, moves, chosen)
    watcher = trial.random.randrange(-1, p.seats)
    check_hidden_moves(trial, p, moves, None if watcher < 0 else Seat(watcher))


def check_whole(report: Report, game: Game, texts: Texts | None, general: float) -> None:
    """english-french, general-refusals, guess-redraws: what only a whole run can tell."""
    if texts is not None:
        wanted = sorted({*keys(game), *report.headings})
        report.checks["english-french"] += len(wanted)
        for lack in missing(wanted, texts):
            report.add(Breach("english-french", report.seed, -1, 0, lack))
    if report.refused >= ENOUGH:
        report.checks["general-refusals"] += 1
        if report.general_share > general:
            share = f"{report.general} of {report.refused} refusals name no particular rule"
            report.add(Breach("general-refusals", report.seed, -1, 0, share))
    if report.hidden_moves >= ENOUGH and report.guesses >= ENOUGH:
        report.checks["guess-redraws"] += 1
        if not report.redrawn:
            report.add(Breach("guess-redraws", report.seed, -1, 0, f"{report.guesses} guesses were all the truth"))
