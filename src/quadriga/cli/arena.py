"""`quadriga arena`: bots against bots, rated."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.table import Table

from quadriga.arena.chart import svg
from quadriga.arena.crew import Crew
from quadriga.arena.field import OtherMatch, hold
from quadriga.arena.match import Match, report
from quadriga.cli import begin
from quadriga.cli.begin import Setup
from quadriga.cli.say import Failure, Voice


def match_of(setup: Setup, names: list[str], seed: int) -> Match:
    """The match that was asked for, its bots known."""
    if len(names) < 2:
        raise Failure("cli-arena-few")
    for name in names:
        begin.described(setup.game, name)
    return Match(setup.game.id, setup.scenario, setup.seats, setup.options, tuple(names), seed)


@contextmanager
def told(path: Path | None) -> Iterator[None]:
    """What goes wrong with a file, as a sentence."""
    try:
        yield
    except OtherMatch:
        raise Failure("cli-arena-other", file=str(path)) from None
    except ValueError:
        raise Failure("cli-arena-torn", file=str(path)) from None
    except OSError as error:
        raise Failure("cli-arena-write", file=str(path), reason=error.strerror or str(error)) from None


def held(
    match: Match, games: int, bar: float | None, crew: Crew, path: Path | None, tick: Callable[[], None]
) -> dict[str, Any]:
    """Play the match, or what is missing of it; the figures, ready for JSON."""
    with told(path), manned(crew):
        return report(match, hold(match, games, bar, crew, path, tick))


@contextmanager
def manned(crew: Crew) -> Iterator[None]:
    """The workers at their places; without Ray there is no cluster."""
    try:
        crew.__enter__()
    except ImportError:
        raise Failure("cli-no-ray") from None
    except ConnectionError as error:
        raise Failure("cli-no-cluster", address=crew.cluster, reason=str(error)) from None
    try:
        yield
    finally:
        crew.__exit__(None, None, None)


def crew_of(workers: int, cluster: str, minutes: float) -> Crew:
    """Who plays the games, and for how long at most."""
    begin.at_least("--workers", workers, 1)
    if minutes < 0:
        raise Failure("cli-too-small", name="--minutes", value=str(minutes), least=0)
    return Crew(workers, cluster, 60 * minutes)


def draw(figures: dict[str, Any], path: Path) -> None:
    """The ratings as a picture."""
    with told(path):
        path.write_text(svg(figures), encoding="utf-8")


def show(voice: Voice, figures: dict[str, Any]) -> None:
    """The ratings as a table, the strongest first, and every two bots against each other."""
    heads = ("cli-arena-bot", "cli-arena-games", "cli-arena-won", "cli-arena-rating", "cli-arena-sure")
    table = Table(*[voice.text(head) for head in heads])
    for bot in sorted(figures["bots"], key=lambda bot: -bot["rating"]):
        sure = voice.text("cli-arena-interval", low=bot["rating_from"], high=bot["rating_to"])
        table.add_row(bot["bot"], str(bot["games"]), f"{bot['won']:g}", f"{bot['rating']:+d}", sure)
    voice.show(table)
    for pair in figures["against"]:
        one, other = pair["bots"]
        voice.say(
            "cli-arena-against",
            one=one,
            other=other,
            won=round(pair["won"]),
            deals=round(pair["decided_deals"]),
            share=round(100 * pair["share"]),
            low=round(100 * pair["share_from"]),
            high=round(100 * pair["share_to"]),
        )
