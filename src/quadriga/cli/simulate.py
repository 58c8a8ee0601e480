"""`quadriga simulate`: games played by bots, counted and timed."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

from rich.table import Table

from quadriga.bots import Bot
from quadriga.bots.play import Tally, play_out
from quadriga.cli.begin import Setup
from quadriga.cli.say import Voice
from quadriga.engine.chance import Seeded
from quadriga.engine.game import Game
from quadriga.text import Speaker


def simulate(setup: Setup, players: list[Bot], games: int, seed: int, tick: Callable[[], None]) -> dict[str, object]:
    """Play the games; number i of a seed is always the same one. What is timed is play, not starting up."""
    tally = Tally(setup.seats)
    seconds = 0.0
    for number in range(games):
        position = setup.game.start(setup.scenario, setup.seats, setup.options)
        rng = Seeded(f"{seed}.{number}")
        began = perf_counter()
        play_out(position, players, rng, tally)
        seconds += perf_counter() - began
        tick()
    return report(setup, tally, seconds)


def report(setup: Setup, tally: Tally, seconds: float) -> dict[str, object]:
    """The figures, ready for JSON."""
    results: dict[str, object] = {"wins": tally.wins, "draws": tally.draws, "ends": tally.ends}
    if tally.turns:
        results["turns_median"] = median(tally.turns)
        results["turns_max"] = max(tally.turns)
    turns = sum(tally.turns) if len(tally.turns) == tally.games else 0
    return {
        "game": setup.game.id,
        "scenario": setup.scenario,
        "seats": setup.seats,
        "games": tally.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "forced": tally.forced,
        "drawn": tally.drawn,
        "choices_mean": round(tally.choices / tally.decisions, 2) if tally.decisions else 0,
        "decisions_per_game": round(tally.decisions / tally.games, 1) if tally.games else 0,
        "decisions_per_turn": round(tally.decisions / turns, 1) if turns else 0,
        "decisions_per_turn_and_seat": round(tally.decisions / turns / setup.seats, 1) if turns else 0,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
        "decisions_by_verb": by_verb(setup.game, tally),
        "results": results,
    }


def by_verb(game: Game, tally: Tally) -> dict[str, int]:
    """How many decisions each verb made, most first."""
    most_first = sorted(tally.verbs.items(), key=lambda counted: -counted[1])
    return {game.vocabulary.verbs[verb].name: count for verb, count in most_first}


def show(voice: Voice, speaker: Speaker, figures: dict[str, object]) -> None:
    """The figures as tables for people."""
    table = Table(show_header=False)
    for name in ("games", "finished", "decisions", "forced", "drawn"):
        table.add_row(voice.text(f"cli-simulate-{name}"), voice.text("cli-number", number=_int(figures[name])))
    turns = ("decisions_per_turn", "decisions_per_turn_and_seat") if figures["decisions_per_turn"] else ()
    for name in ("choices_mean", "decisions_per_game", *turns, "decisions_per_second"):
        table.add_row(voice.text(f"cli-simulate-{name.replace('_', '-')}"), str(figures[name]))
    results = figures["results"]
    assert isinstance(results, dict)
    for name in ("turns_median", "turns_max"):
        if name in results:
            table.add_row(voice.text(f"cli-simulate-{name.replace('_', '-')}"), str(results[name]))
    for seat, wins in enumerate(results["wins"], 1):
        table.add_row(voice.text("cli-simulate-wins", seat=seat), str(wins))
    table.add_row(voice.text("cli-simulate-draws"), str(results["draws"]))
    for key, times in results["ends"].items():
        table.add_row(voice.text("cli-simulate-end", end=speaker.end(key)), str(times))
    voice.show(table)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
