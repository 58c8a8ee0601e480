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
from time import perf_counter
from typing import Final

from rich.table import Table

import quadriga.engine.position
from quadriga.bots import Bot, named
from quadriga.bots.play import Tally, play_out
from quadriga.cli.say import Voice
from quadriga.engine.chance import Seeded
from quadriga.engine.dice import FairDice
from quadriga.engine.game import Game
from quadriga.engine.loader import load
from quadriga.engine.position import DRAW, Position
from quadriga.engine.record import Record, new
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.engine.verify import VERIFIED, verify
from quadriga.text import Speaker

REPLAYED: Final = 1000
"""The length of the record that is replayed."""
IMPORTS: Final = 5

BATTLES: Final[dict[str, dict[str, object]]] = {
    "conquest": {
        "odds-milliseconds": {
            "attacker": {"leaders": 2, "infantry": 5, "cavalry": 2, "catapults": 1},
            "defender": {"leaders": 1, "infantry": 4, "cavalry": 2},
        },
        "odds-large-milliseconds": {
            "attacker": {"leaders": 5, "infantry": 6, "cavalry": 4, "catapults": 2},
            "defender": {"leaders": 5, "infantry": 6, "cavalry": 4, "catapults": 2, "fortified": True},
        },
    },
    "republic": {
        "odds-active-conflict-milliseconds": {
            "confrontation": "active-conflict", "conflict": "punic_1", "general": {"military": 4},
            "legions": 10, "veterans": 2, "fleets": 15,
        },
        "odds-rebel-general-milliseconds": {
            "confrontation": "rebel-general", "general": {"military": 3}, "legions": 10, "veterans": 2,
            "rebel": {"military": 5, "legions": 8, "veterans": 3},
        },
        "odds-interception-milliseconds": {
            "confrontation": "interception", "fleets": 10,
            "convoy": {"legions": 2, "veterans": 1, "militia": 8, "flotillas": 7, "fleets": 1},
        },
        "odds-march-on-rome-milliseconds": {
            "confrontation": "march-on-rome", "general": {"military": 4}, "legions": 12, "veterans": 1,
            "rebel": {"military": 4, "legions": 1, "militia": 9},
        },
        "odds-rebel-province-milliseconds": {
            "confrontation": "rebel-province", "province": "transalpine_gaul", "developed": True,
            "general": {"military": 4}, "legions": 18, "veterans": 2,
            "rebel": {"military": 4, "legions": 2, "militia": 10},
        },
        "odds-rebel-province-naval-milliseconds": {
            "confrontation": "rebel-province-naval", "province": "asia", "developed": True,
            "general": {"military": 4}, "legions": 12, "veterans": 3, "fleets": 16,
            "rebel": {"military": 3, "veterans": 1, "militia": 3, "flotillas": 10},
        },
        "odds-allied-conflict-milliseconds": {
            "confrontation": "allied-conflict", "conflict": "pirates_1", "general": {"military": 4},
            "legions": 10, "veterans": 3, "fleets": 18,
            "captured": [{"province": "bithynia", "militia": 1, "flotillas": 3}],
        },
        "odds-assault-milliseconds": {
            "confrontation": "assault", "conflict": "macedonian_3", "leaders": ["philip_v"],
            "provinces": [
                {"province": "illyricum", "governor": {"military": 3}, "legions": 1, "militia": 5},
                {"province": "greece", "governor": {"military": 2}, "militia": 6, "flotillas": 4},
            ],
        },
        "odds-assault-of-four-provinces-milliseconds": {
            "confrontation": "assault", "conflict": "mithridatic_1",
            "provinces": [
                {
                    "province": province, "developed": True, "governor": {"military": 3},
                    "legions": 4, "veterans": 2, "fleets": 3, "militia": 4, "flotillas": 4,
                }
                for province in ("bithynia", "greece", "syria", "asia")
            ],
        },
    },
}  # fmt: skip
"""The battles whose odds are timed."""

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
        """How often a second something can be done."""
        times = 0
        batch = 1
        began = perf_counter()
        while (spent := perf_counter() - began) < self.seconds:
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


def random_play(bench: Bench) -> Numbers:
    """Uniform random play: decisions, games, and what kind of decisions they were."""
    game = bench.game
    seats = game.seats[0]
    players: list[Bot] = [named(game.id, "random")] * seats
    tally = Tally(seats)
    seconds = 0.0
    while seconds < bench.seconds:
        position = game.start()
        rng = Seeded(f"{bench.seed}.{tally.games}")
        began = perf_counter()
        play_out(position, players, rng, tally)
        seconds += perf_counter() - began
    return {
        "decisions-per-second": tally.decisions / seconds,
        "games-per-second": tally.games / seconds,
        "decisions-per-game": tally.decisions / tally.games,
        "forced-per-game": tally.forced / tally.games,
        "choices-mean": tally.choices / tally.decisions if tally.decisions else 0,
    }


def copies(bench: Bench) -> Numbers:
    """Independent copies of a position."""
    return {"copies-per-second": bench.rate(bench.middle.copy)}


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
    for name, situation in BATTLES.get(bench.game.id, {}).items():
        assert bench.game.battle_odds(situation)["exact"]
        numbers[name] = 1000 / bench.rate(partial(bench.game.battle_odds, situation))
    return numbers


FIGURES: Final[list[Callable[[Bench], Numbers]]] = [
    random_play,
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
