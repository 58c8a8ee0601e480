"""Looks back at a game, each a job for a process of its own: its course for the chart under a replay (open figures of
every seat, turns and battles), a position of the past, its log, its record."""

from collections.abc import Mapping
from time import process_time
from typing import Any, Final

from pydantic import BaseModel

from quadriga.bots import is_fitted, judge_of
from quadriga.bots.race import Race
from quadriga.engine.chance import Seeded
from quadriga.records.record import Record
from quadriga.server.delta import written
from quadriga.server.links import seat_of
from quadriga.server.reading import Past
from quadriga.server.states import log_of, turn_of

POINTS: Final = 160
"""How many moments of a game are looked at."""
CHANCE: Final = "chance"
"""The figure that tells the chances to win; only of games that are over, for it knows what was hidden."""
LOOKS: Final = 40
"""At how many of them the chances are reckoned."""
WORLDS: Final = 3
"""How often each is played on for that."""
PATIENCE: Final = 6.0
"""Seconds of processor time the chances may take."""


class CourseShown(BaseModel):
    """Figures everybody may know, at some moments of a game; the last is the present."""

    moments: list[int]
    """After how many moves each moment is."""
    figures: dict[str, list[list[int]]]
    """By name: for every moment, the figure of each seat."""
    turns: list[tuple[int, int]]
    """After how many moves a new turn had begun, and its number."""
    battles: list[int]
    """The moves that opened a battle."""


def charted(past: Past) -> dict[str, Any]:
    """A job: the course of a game."""
    return course_of(past.record()).model_dump()


def seen_at(past: Past, number: int, seat: int) -> dict[str, object]:
    """A job: what a seat (SPECTATOR watches) may know of the position after `number` moves."""
    return past.record().history.at(number).view(seat_of(seat))


def told(past: Past, seat: int, first: int, last: int) -> bytes:
    """A job: the moves numbered first to last, as a seat (SPECTATOR watches) may know them, as JSON."""
    return written(log_of(past.record(), seat_of(seat), first, last))


def exported(past: Past, seat: int) -> str:
    """A job: the record as a seat (SPECTATOR watches) may know it."""
    return past.record().export(seat_of(seat))


def course_of(record: Record, points: int = POINTS) -> CourseShown:
    """Look at a game from its beginning. A pure function of the record: the same for everybody."""
    history = record.history
    entries = history.entries
    keys = set(record.game.battle_keys())
    battles = [n for n, entry in enumerate(entries, 1) if any(event.kind.key in keys for event in entry.events)]
    step = max(1, -(-len(entries) // points))
    moments: list[int] = []
    figures: dict[str, list[list[int]]] = {}
    turns: list[tuple[int, int]] = []
    for number, moment in enumerate([*[entry.moment for entry in entries], history.position.moment()]):
        turn = turn_of(moment)
        if turn is not None and (not turns or turns[-1][1] != turn):
            turns.append((number, turn))
    position = history.start.copy()
    for number in range(len(entries) + 1):
        if number:
            position.push(entries[number - 1].move)
        if number % step and number != len(entries):
            continue
        moments.append(number)
        _note(figures, position.look(None), len(moments))
    if record.is_closed and is_fitted(record.game.id):
        chances = chances_of(record, moments)
        if chances:
            figures[CHANCE] = chances
    return CourseShown(moments=moments, figures=figures, turns=turns, battles=battles)


def chances_of(record: Record, moments: list[int], seconds: float = PATIENCE) -> list[list[int]]:
    """In hundredths, the chance of each seat at some moments of a game that is over; nothing if that takes too long.

    Every few moments are looked at; between them a chance is what it was.
    """
    race = Race(judge_of(record.game.id), runs=1)
    began = process_time()
    position = record.history.start.copy()
    apart = max(1, len(moments) // LOOKS)
    found: list[list[int]] = []
    done = 0
    for number, moment in enumerate(moments):
        for entry in record.history.entries[done:moment]:
            position.push(entry.move)
        done = moment
        if number % apart and number != len(moments) - 1:
            found.append(found[-1])
            continue
        if process_time() - began > seconds:
            return []
        values = race.outlook(position, None, WORLDS, Seeded(moment))
        found.append([round(100 * value) for value in values])
    return found


def _note(figures: dict[str, list[list[int]]], view: Mapping[str, Any], moment: int) -> None:
    sides = view.get("sides") or []
    names = [name for name, value in sides[0].items() if _is_number(value)] if sides else []
    for name in names:
        track = figures.setdefault(name, [[0] * len(sides) for _ in range(moment - 1)])
        track.append([side[name] if _is_number(side.get(name)) else 0 for side in sides])
    for track in figures.values():
        if len(track) < moment:
            track.append([0] * len(sides))


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
