"""`quadriga conform`: the battery, run from outside."""

from collections.abc import Callable
from pathlib import Path

from rich.table import Table

from quadriga import text
from quadriga.cli.say import BREACH, OK, Failure, Voice
from quadriga.conform import CHECKS, Report, conform
from quadriga.engine.game import Game


def check(
    game: Game, scenario: str, games: int, seed: int, workers: int, progress: Callable[[int, int], None]
) -> Report:
    """Run the battery with our catalogues; without a scenario with all of them."""
    return conform(game, games=games, seed=seed, scenario=scenario, workers=workers, progress=progress, texts=text.has)


def keep(report: Report, folder: Path) -> list[Path]:
    """Write the record of every game that failed; the battery names them by check and number."""
    written = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for breach in report.breaches:
            if breach.record:
                path = folder / f"{report.title}-{breach.seed}-{breach.game}-{breach.check}.jsonl"
                path.write_text(breach.record, encoding="utf-8")
                written.append(path)
    except OSError as error:
        raise Failure("cli-cannot-write", file=str(folder), reason=error.strerror or str(error)) from None
    return written


def plain(report: Report) -> dict[str, object]:
    """The report ready for JSON, without the records: they are files of their own."""
    made = report.to_plain()
    made["breaches"] = [
        {name: value for name, value in breach.to_plain().items() if name != "record"} for breach in report.breaches
    ]
    return made


def show(voice: Voice, report: Report) -> None:
    """The report for people."""
    table = Table(voice.text("cli-conform-check"), voice.text("cli-conform-times"), voice.text("cli-conform-failures"))
    for name in CHECKS:
        failed = report.failures[name]
        times = voice.text("cli-number", number=report.checks[name])
        table.add_row(name, times, str(failed or ""), style="red" if failed else "")
    voice.show(table)
    for breach in report.breaches:
        voice.complain(
            "cli-conform-breach", check=breach.check, detail=breach.detail, game=breach.game, move=breach.move
        )
    voice.say("cli-conform-summary", games=report.games, moves=report.moves, failures=sum(report.failures.values()))


def code(report: Report) -> int:
    """The exit code."""
    return BREACH if report.failures else OK
