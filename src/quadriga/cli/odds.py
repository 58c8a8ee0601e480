"""`quadriga odds`: how a battle will end."""

import json
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from quadriga.cli.recorded import decimal, percent
from quadriga.cli.say import OK, Failure, Voice
from quadriga.engine.errors import BadSituation
from quadriga.engine.game import Game


def answer(voice: Voice, game: Game, text: str, as_json: bool) -> int:
    """The odds of a situation given as JSON, or as @FILE."""
    found = odds_of(game, parse(text))
    if as_json:
        voice.json(found)
    else:
        show(voice, found)
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
        where = "".join(letter if letter.isprintable() else "?" for letter in error.where or "situation")[:60]
        raise Failure(f"records-situation-{error.key}", where=where, expected=error.expected) from None


def show(voice: Voice, found: dict[str, object]) -> None:
    """The answer as tables: who wins, and what is left."""
    intervals = found.get("interval_95")
    grid = Grid(show_header=False)
    for name in ("attacker_wins", "defender_wins", "both_destroyed"):
        shown = percent(voice, _float(found[name]))
        if isinstance(intervals, dict):
            low, high = intervals[name]
            shown = voice.text("records-interval", chance=shown, low=percent(voice, low), high=percent(voice, high))
        grid.add_row(voice.text(f"records-{name.replace('_', '-')}"), shown)
    voice.show(grid)
    sides = [_left(found["attacker_left"]), _left(found["defender_left"])]
    counts = [{int(number): chance for number, chance in side["by_count"].items()} for side in sides]
    left = Grid(*[voice.text(f"records-{name}") for name in ("units-left", "attacker", "defender")])
    for number in sorted({*counts[0], *counts[1]}):
        left.add_row(str(number), *[percent(voice, count.get(number, 0.0)) for count in counts])
    left.add_row(voice.text("records-mean"), *[decimal(voice, side["mean"]) for side in sides])
    voice.show(left)
    if found["exact"]:
        voice.say("records-exact")
    else:
        voice.say("records-sampled", samples=int(_float(found["samples"])))


def _left(value: object) -> dict[str, Any]:
    assert isinstance(value, dict)
    return value


def _float(value: object) -> float:
    assert isinstance(value, (int, float))
    return float(value)
