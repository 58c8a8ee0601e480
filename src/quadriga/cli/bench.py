"""`quadriga bench`: figures of speed, each from one run on one core.

A figure is a function from a `Bench` (a game, positions of it, and the time to spend) to numbers by name. Add it to
`FIGURES`, and the names of its numbers to `cli.ftl`.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final

from rich.table import Table

import quadriga.engine.position
from quadriga.bots import Bot, named, names
from quadriga.bots.play import Tally, play_out
from quadriga.cli.say import Voice
from quadriga.engine.chance import Seeded
from quadriga.engine.game import Game
from quadriga.engine.part import Part
from quadriga.engine.position import DRAW, Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.records.dice import FairDice
from quadriga.records.loader import load
from quadriga.records.record import Record, new
from quadriga.records.verify import VERIFIED, verify
from quadriga.text import Speaker

REPLAYED: Final = 1000
"""The length of the record that is replayed."""
WALKED: Final = 20000
"""How many random moves are searched for the position whose copy costs most."""
THOUGHT: Final = 300
"""How many positions a bot is asked about."""
IMPORTS: Final = 5

Numbers = dict[str, float]


class Bench:
    """What the figures of one game are taken from."""

    def __init__(self, game: Game, seconds: float, seed: int) -> None:
        self.game: Final = game
        self.seconds: Final = seconds
        self.seed: Final = seed
        self.record: Final = random_record(game, seed)
        moves = len(self.record.history.entries)
        self.middle: Final = self.record.history.at(moves // 2)
        """A position from the middle of a game."""

    def rate(self, once: Callable[[], object]) -> float:
        """How often a second of processor time something can be done."""
        times = 0
        batch = 1
        began = process_time()
        while (spent := process_time() - began) < self.seconds:
            for _ in range(batch):
                once()
            times += batch
            batch = min(batch * 2, 1000) if spent < self.seconds / 10 else batch
        return times / spent


def random_record(game: Game, seed: int) -> Record:
    """The first moves of random play as a record with fair dice, closed; of as many games as it takes to fill one."""
    rng = Seeded(seed)
    longest: Record | None = None
    for number in range(20):
        record = new(game, FairDice(hashlib.sha256(f"{seed}.{number}".encode()).digest()))
        position = record.position
        while position.turn() != NOBODY and len(record.history.entries) < REPLAYED:
            turn = position.turn()
            if turn == CHANCE:
                record.draw()
            else:
                moves = position.moves()
                record.play(moves[rng.below(len(moves))], turn)
            position = record.position
        if longest is None or len(record.lines) > len(longest.lines):
            longest = record
        if len(record.lines) >= REPLAYED:
            break
    assert longest is not None
    if longest.position.turn() == NOBODY:
        longest.end()
    else:
        longest.close("measured", [DRAW] * longest.header.seats)
    return longest


def played(bench: Bench, scenario: str) -> tuple[Tally, float]:
    """Uniform random play of a scenario, of the first one if it has no name, and the time it took."""
    game = bench.game
    seats = game.seat_count(0, scenario)
    players: list[Bot] = [named(game.id, "random")] * seats
    tally = Tally(seats)
    seconds = 0.0
    while seconds < bench.seconds:
        position = game.start(scenario)
        rng = Seeded(f"{bench.seed}.{tally.games}")
        began = process_time()
        play_out(position, players, rng, tally)
        seconds += process_time() - began
    return tally, seconds


def random_play(bench: Bench) -> Numbers:
    """Uniform random play: decisions, games, and what kind of decisions they were."""
    tally, seconds = played(bench, "")
    return {
        "decisions-per-second": tally.decisions / seconds,
        "games-per-second": tally.games / seconds,
        "decisions-per-game": tally.decisions / tally.games,
        "forced-per-game": tally.forced / tally.games,
        "choices-mean": tally.choices / tally.decisions if tally.decisions else 0,
    }


def other_scenarios(bench: Bench) -> Numbers:
    """The same of scenarios that are another game: decisions, the moves listed for them, copies from the middle."""
    numbers: Numbers = {}
    for scenario in bench.game.timed_scenarios():
        tally, seconds = played(bench, scenario)
        numbers[f"{scenario}-decisions-per-second"] = tally.decisions / seconds
        numbers[f"{scenario}-listed-moves-per-second"] = tally.choices / seconds
        middle = walked(bench.game, scenario, bench.seed)[-1][0]
        numbers[f"{scenario}-copies-per-second"] = bench.rate(middle.copy)
    return numbers


def walked(game: Game, scenario: str, seed: int) -> list[tuple[Position, Seat]]:
    """Positions of random play in which somebody decides, no two next to each other."""
    rng = Seeded(seed)
    position = game.start(scenario)
    found: list[tuple[Position, Seat]] = []
    while len(found) < THOUGHT:
        turn = position.turn()
        if turn == NOBODY:
            position = game.start(scenario)
            continue
        moves = [] if turn == CHANCE else position.moves()
        if len(moves) > 1 and rng.below(3) == 0:
            found.append((position.copy(), turn))
        position.push(moves[rng.below(len(moves))] if moves else position.draw(rng))
    return found


def greedy_thought(bench: Bench) -> Numbers:
    """How long the greedy bot thinks about a decision of random play; of the timed scenario where there is one."""
    game = bench.game
    if "greedy" not in names(game.id):
        return {}
    bot = named(game.id, "greedy")
    asked = walked(game, "".join(game.timed_scenarios()[:1]), bench.seed)
    rng = Seeded(bench.seed)

    def think() -> None:
        for position, seat in asked:
            bot.decide(position, seat, position.moves(), rng)

    def list_moves() -> None:
        for position, _ in asked:
            position.moves()

    return {"greedy-microseconds": max(0.0, 1e6 / bench.rate(think) - 1e6 / bench.rate(list_moves)) / len(asked)}


def parts_of(position: Position) -> int:
    """How much a position holds in parts: the fields of its battle, its march."""
    parts = [getattr(position, name) for name in position.fields]
    return sum(len(part.fields) for part in parts if isinstance(part, Part))


def busiest(game: Game, seed: int) -> Position:
    """The position of some random games that holds the most parts."""
    rng = Seeded(seed)
    position = busiest = game.start()
    for _ in range(WALKED):
        turn = position.turn()
        if turn == NOBODY:
            position = game.start()
        elif turn == CHANCE:
            position.push(position.draw(rng))
        else:
            moves = position.moves()
            position.push(moves[rng.below(len(moves))])
        if parts_of(position) > parts_of(busiest):
            busiest = position.copy()
    return busiest


def copies(bench: Bench) -> Numbers:
    """Independent copies of a position: from the middle of a game, and where most is going on at once."""
    numbers = {"copies-per-second": bench.rate(bench.middle.copy)}
    busy = busiest(bench.game, bench.seed)
    if parts_of(busy):
        numbers["copies-in-battle-per-second"] = bench.rate(busy.copy)
    return numbers


def round_trips(bench: Bench) -> Numbers:
    """A position to JSON and back."""
    position = bench.middle
    rate = bench.rate(lambda: bench.game.from_json(position.to_json()))
    return {"round-trips-per-second": rate, "position-bytes": len(position.to_json())}


def views(bench: Bench) -> Numbers:
    """What one seat may see."""
    position: Position = bench.middle
    return {"views-per-second": bench.rate(lambda: position.view(Seat(0)))}


def replay(bench: Bench) -> Numbers:
    """A record read back, every move checked."""
    data = bench.record.text().encode()
    rate = bench.rate(lambda: load(bench.game, data))
    return {"replay-moves": len(bench.record.history.entries), "replay-milliseconds": 1000 / rate}


def verification(bench: Bench) -> Numbers:
    """The same record with every draw recomputed from its secret."""
    data = bench.record.text().encode()
    assert verify(bench.game, data).status == VERIFIED
    return {"verify-milliseconds": 1000 / bench.rate(lambda: verify(bench.game, data))}


def battle_odds(bench: Bench) -> Numbers:
    """Exact odds of battles, for the titles that have them."""
    numbers: Numbers = {}
    for name, situation in bench.game.timed_battles().items():
        assert bench.game.battle_odds(situation)["exact"]
        numbers[name] = 1000 / bench.rate(partial(bench.game.battle_odds, situation))
    return numbers


FIGURES: Final[list[Callable[[Bench], Numbers]]] = [
    random_play,
    other_scenarios,
    greedy_thought,
    copies,
    round_trips,
    views,
    replay,
    verification,
    battle_odds,
]


def import_seconds() -> float:
    """How long `import quadriga` takes in a fresh process: the median of a few."""
    program = "import time; began = time.perf_counter(); import quadriga; print(time.perf_counter() - began)"
    here = str(Path(quadriga.engine.position.__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([here, os.environ.get("PYTHONPATH", "")])}
    line = [sys.executable, "-c", program]
    taken = [
        float(subprocess.run(line, env=environment, capture_output=True, check=True, text=True).stdout)
        for _ in range(IMPORTS)
    ]
    return sorted(taken)[IMPORTS // 2]


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return not quadriga.engine.position.__file__.endswith(".py")


def bench(games: list[Game], seconds: float, seed: int, tick: Callable[[], None]) -> dict[str, object]:
    """All figures of some games, ready for JSON."""
    figures: dict[str, Numbers] = {}
    for game in games:
        numbers: Numbers = {}
        taken = Bench(game, seconds, seed)
        for figure in FIGURES:
            numbers.update(figure(taken))
            tick()
        figures[game.id] = {name: round(number, 1 if number < 1000 else None) for name, number in numbers.items()}
    return {
        "compiled": is_compiled(),
        "python": ".".join(map(str, sys.version_info[:3])),
        "seconds_per_figure": seconds,
        "import_seconds": round(import_seconds(), 3),
        "games": figures,
    }


def show(voice: Voice, games: list[Game], report: dict[str, object]) -> None:
    """The figures as one table, a column for each game."""
    figures = report["games"]
    assert isinstance(figures, dict)
    titles = [Speaker(voice.lang, game).title() for game in games]
    table = Table(voice.text("cli-bench-figure"), *titles)
    for name in dict.fromkeys(name for game in games for name in figures[game.id]):
        taken = [figures[game.id].get(name) for game in games]
        shown = ["–" if number is None else voice.text("cli-number", number=number) for number in taken]
        table.add_row(voice.text(f"cli-bench-{name}"), *shown)
    voice.show(table)
    voice.say("cli-bench-compiled" if report["compiled"] else "cli-bench-interpreted", python=str(report["python"]))
    voice.say("cli-bench-import", milliseconds=round(1000 * float(str(report["import_seconds"]))))
