"""Measure plain and compiled Python side by side, print one table and keep it in docs/benchmarks.md.

python benchmarks/run.py PLAIN_QUADRIGA COMPILED_QUADRIGA [SECONDS]
"""

import json
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path

import browser
import page
import server

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"

BARS: dict[str, tuple[float | None, float | None]] = {
    "import-seconds": (0.3, 0.3),
    "decisions-per-second": (35_000, 300_000),
    "copies-per-second": (None, 300_000),
    "copies-in-battle-per-second": (None, 300_000),
    "early-decisions-per-second": (None, 150_000),
    "early-listed-moves-per-second": (None, 2_000_000),
    "early-copies-per-second": (None, 100_000),
    "greedy-microseconds": (None, 25),
    "position-bytes": (100_000, 100_000),
    "replay-milliseconds": (None, 100),
    "verify-milliseconds": (None, 200),
    "odds-large-milliseconds": (None, 500),
}
"""For each figure the bar for plain and for compiled Python; a time or a size must stay below, a rate above."""

FEW_DECISIONS = 10
"""A game with fewer decisions is one of dice: how many of them a second says nothing, and no bar is for it."""

EXACT_ODDS = (None, 50)
"""The bar of every battle whose odds are measured, in milliseconds."""

COSTS = ("processor-milliseconds", "median-bytes", "megabytes")
"""What begins so must stay below its bar too."""

NOTES = """
One *decision* is a decision of a player with at least two legal moves, its whole list enumerated and one of them
played; forced decisions, dice and draws are played but not counted. Random play on one core. Bars are those of the
project; a figure below its bar is marked, not hidden. `make bench` writes this page.

The first scenario of the Republic is one combat with about half a decision in it: nearly all its time goes into dice
and chits, so that its games a second count and its decisions have no bar. The whole game is measured in its scenario
`early`; there either the decisions or the moves listed for them should meet their bar. The greedy bot is asked about
decisions of random play, of `early` in the Republic.
"""


def measure(command: str, seconds: str) -> dict[str, object]:
    """The figures of one installation."""
    asked = [command, "bench", "--json", "--seconds", seconds]
    printed = subprocess.run(asked, check=True, capture_output=True, text=True)
    figures: dict[str, object] = json.loads(printed.stdout)
    return figures


def judged(name: str, value: object, bar: float | None) -> str:
    """A figure as it stands in the table, with its bar where it has one."""
    if not isinstance(value, (int, float)):
        return str(value)
    shown = f"{value:,.0f}" if value >= 100 else f"{value:,.3g}"
    if bar is None:
        return shown
    below = name.endswith(("-seconds", "-milliseconds", "-microseconds", "-bytes", "-kilobytes")) or name.startswith(
        COSTS
    )
    met = value <= bar if below else value >= bar
    return f"{shown} ({'bar' if met else '**misses the bar of**'} {'<' if below else '>='} {bar:,g})"


def bars_of(name: str, decisions: float) -> tuple[float | None, float | None]:
    """The bars a figure has to meet, plain and compiled, where a game has so many decisions."""
    if name == "decisions-per-second" and decisions < FEW_DECISIONS:
        return None, None
    if name in BARS:
        return BARS[name]
    return EXACT_ODDS if name.startswith("odds-") else (None, None)


def rows(plain: dict[str, object], compiled: dict[str, object]) -> list[str]:
    """The table's lines, game by game."""
    made = ["| game | figure | interpreted | compiled |", "|---|---|---|---|"]
    imports = {"import-seconds": plain["import_seconds"]}
    games, others = plain["games"], compiled["games"]
    assert isinstance(games, dict)
    assert isinstance(others, dict)
    measured = {"": {"import-seconds": compiled["import_seconds"]}, **others}
    for game, figures in {"": imports, **games}.items():
        for name, one in figures.items():
            low, high = bars_of(name, figures.get("decisions-per-game", 0))
            other = measured[game].get(name)
            shown = f"{judged(name, one, low)} | {judged(name, other, high)}"
            made.append(f"| {game} | {name.replace('-', ' ')} | {shown} |")
    return made


def more_rows(figures: dict[str, float], bars: dict[str, float]) -> list[str]:
    """The lines of what is measured compiled only: the server, the browser."""
    shown = [(name, judged(name, value, bars.get(name))) for name, value in figures.items()]
    return ["| figure | compiled |", "|---|---|", *[f"| {name.replace('-', ' ')} | {value} |" for name, value in shown]]


def main() -> None:
    """Measure, print, write."""
    plain, compiled = sys.argv[1], sys.argv[2]
    seconds = sys.argv[3] if len(sys.argv) > 3 else "3"
    table = "\n".join(rows(measure(plain, seconds), measure(compiled, seconds)))
    few = more_rows(server.measure(compiled, float(seconds)), server.BARS)
    many = more_rows(server.measure(compiled, float(seconds), server.MANY), server.MANY_BARS)
    served = "\n".join([*few, "", *many])
    python = str(Path(compiled).absolute().parent / "python")
    seen = "\n".join(more_rows(browser.measure(python), browser.BARS))
    machine = f"Python {platform.python_version()}, {platform.machine()}, measured on {date.today():%Y-%m-%d}."
    by_hand = page.kept_sections(PAGE.read_text(encoding="utf-8"))
    measured = f"{server.NOTES}\n{served}\n{browser.NOTES}\n{seen}\n"
    PAGE.write_text(f"# Benchmarks\n{NOTES}\n{machine}\n\n{table}\n{by_hand}{measured}", encoding="utf-8")
    print(f"{table}\n\n{served}\n\n{seen}")


main()
