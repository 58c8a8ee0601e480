"""`quadriga odds`: how a battle will end."""

import json
from pathlib import Path
from typing import Any, Final

from rich.table import Table as Grid

from quadriga.cli.confrontation import bad_situation, show_odds
from quadriga.cli.recorded import decimal, percent
from quadriga.cli.say import OK, Failure, Voice
from quadriga.cli.screen import Screen
from quadriga.engine.errors import BadSituation
from quadriga.engine.game import Game
from quadriga.engine.position import Position
from quadriga.text import Speaker

TOLD: Final = (
    "exact",
    "seconds",
    "samples",
    "interval",
    "interval_95",
    "attacker_wins",
    "defender_wins",
    "both_destroyed",
    "fleets_part",
    "attacker_left",
    "defender_left",
    "results",
)
"""The entries of an answer that have a place of their own."""
SHOWN: Final = 5
"""So many battles ahead are shown at once."""
WINS: Final = ("attacker_wins", "defender_wins", "both_destroyed", "fleets_part")


def answer(voice: Voice, game: Game, text: str, as_json: bool) -> int:
    """The odds of a situation given as JSON, or as @FILE."""
    found = odds_of(game, parse(text))
    if as_json:
        voice.json(found)
    else:
        show(voice, Speaker(voice.lang, game), found)
    return OK


def parse(text: str) -> object:
    """The situation a person gave; raises Failure."""
    if not text:
        raise Failure("records-no-situation")
    if text.startswith("@"):
        try:
            text = Path(text[1:]).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            raise Failure("cli-cannot-read", file=text[1:], reason=reason) from None
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Failure("records-not-json", detail=str(error)) from None


def odds_of(game: Game, situation: object) -> dict[str, object]:
    """The answer of the game; raises Failure where the situation is none."""
    try:
        return game.battle_odds(situation)
    except BadSituation as error:
        raise bad_situation(error) from None


def show(voice: Voice, speaker: Speaker, found: dict[str, object]) -> None:
    """The answer as tables: who wins, what is left, and whatever else the title says."""
    if "overall" in found:
        show_odds(voice, speaker, found)
        return
    intervals = found.get("interval_95")
    grid = Grid(show_header=False)
    for name in WINS:
        if name in found:
            shown = percent(voice, _float(found[name]))
            if isinstance(intervals, dict):
                low, high = intervals[name]
                shown = voice.text("records-interval", chance=shown, low=percent(voice, low), high=percent(voice, high))
            grid.add_row(voice.text(f"records-{name.replace('_', '-')}"), shown)
    for name, value in found.items():
        if name not in TOLD:
            _add_rows(voice, speaker, grid, [name], value)
    voice.show(grid)
    if "attacker_left" in found:
        _show_left(voice, _left(found["attacker_left"]), _left(found["defender_left"]))
    results = found.get("results")
    if isinstance(results, list) and results:
        _show_results(voice, speaker, results)
    if found["exact"]:
        voice.say("records-exact")
    else:
        voice.say("records-sampled", samples=int(_float(found["samples"])))


def _add_rows(voice: Voice, speaker: Speaker, grid: Grid, names: list[str], value: object) -> None:
    """One row for each figure of an entry that only this title has."""
    if isinstance(value, dict):
        for name, inner in value.items():
            _add_rows(voice, speaker, grid, [*names, str(name)], inner)
    elif isinstance(value, (list, tuple)):
        for number, inner in enumerate(value, 1):
            _add_rows(voice, speaker, grid, [*names, str(number)], inner)
    else:
        label = " · ".join(_label(voice, name) for name in names)
        grid.add_row(label, decimal(voice, value, 4) if isinstance(value, float) else _named(voice, speaker, value))


def show_ahead(voice: Voice, speaker: Speaker, screen: Screen, position: Position, text: str) -> None:
    """The odds of the battles before the seat that decides; with a text, of those in the zones it means."""
    game = speaker.game
    found = game.battles_at(position, position.turn())
    wanted = screen.find_zones(text) if text else None
    ahead = [(where, situation) for where, situation in found if wanted is None or where.split()[0] in wanted]
    for where, situation in ahead[:SHOWN]:
        zone, _, start = where.partition(" ")
        key = "records-odds-attack" if start else "records-odds-battle"
        voice.line(voice.text(key, zone=speaker.slug(zone), start=speaker.slug(start)), "bold")
        show(voice, speaker, game.battle_odds(situation))
    if not ahead:
        voice.say("records-odds-none")
    elif len(ahead) > SHOWN:
        voice.say("records-odds-more", number=len(ahead) - SHOWN)
    if ahead and voice.words.has(f"records-odds-note-{game.id}"):
        voice.say(f"records-odds-note-{game.id}")


def _show_left(voice: Voice, attacker: dict[str, Any], defender: dict[str, Any]) -> None:
    """How many units each side has left, and how likely that is."""
    sides = (attacker, defender)
    counts = [{int(number): chance for number, chance in side["by_count"].items()} for side in sides]
    left = Grid(*[voice.text(f"records-{name}") for name in ("units-left", "attacker", "defender")])
    for number in sorted({*counts[0], *counts[1]}):
        left.add_row(str(number), *[percent(voice, count.get(number, 0.0)) for count in counts])
    left.add_row(voice.text("records-mean"), *[decimal(voice, side["mean"]) for side in sides])
    voice.show(left)


def _show_results(voice: Voice, speaker: Speaker, results: list[dict[str, Any]]) -> None:
    """The results of a title that has a table of them, each with its probability `p`."""
    grid = Grid(*[_label(voice, name) for name in results[0]])
    for result in results:
        cells = [
            percent(voice, value) if name == "p" else _named(voice, speaker, value) for name, value in result.items()
        ]
        grid.add_row(*cells)
    voice.show(grid)


def _named(voice: Voice, speaker: Speaker, value: object) -> str:
    """A word of an answer: a thing of the title, or a heading."""
    text = str(value)
    named = speaker.slug(text)
    return _label(voice, text) if named == text else named


def _label(voice: Voice, name: str) -> str:
    """The heading of an entry, its bare name if no text is known for it."""
    key = f"records-odds-entry-{name.replace('_', '-')}"
    return voice.text(key) if voice.words.has(key) else name


def _left(value: object) -> dict[str, Any]:
    assert isinstance(value, dict)
    return value


def _float(value: object) -> float:
    assert isinstance(value, (int, float))
    return float(value)
