"""A finished game looked at again: how the chances went, where the game turned, and what would have been better.

It knows everything that was hidden while the game was played: it is for games that are over.
"""

from collections.abc import Callable
from typing import Any, Final

from quadriga.bots import judge_of
from quadriga.bots.hint import advise
from quadriga.bots.race import Race
from quadriga.engine.chance import Seeded
from quadriga.engine.history import Entry
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE
from quadriga.records.record import Record

POINTS: Final = 120
"""How many moments of a game are looked at."""
WORLDS: Final = 6
"""How often each is played on."""
RUNS: Final = 96
"""How many runs a decision gets where the game turned."""
TURNS: Final = 6
"""So many turning points are shown at most."""
SWING: Final = 0.08
"""A change of the chances that is called a turn."""
SHOWN: Final = 3
"""How many better moves are named."""

Step = Callable[[], None]
"""Called after each moment; raises to end the analysis."""


def nothing() -> None:
    """Go on."""


def analyse(
    record: Record, seed: int = 1, points: int = POINTS, step: Step = nothing, runs: int = RUNS, most: int = TURNS
) -> dict[str, Any]:
    """The analysis of a game, ready for JSON; the same record and seed give the same. Raises UnknownGame."""
    game = record.game
    race = Race(judge_of(game.id), runs=runs)
    entries = record.history.entries
    apart = max(1, -(-len(entries) // points))
    position = record.history.start.copy()
    moments: list[int] = []
    curve: list[list[float]] = []
    for number in range(len(entries) + 1):
        if number:
            position.push(entries[number - 1].move)
        if number % apart == 0 or number == len(entries):
            moments.append(number)
            curve.append(race.outlook(position, None, WORLDS, Seeded(f"{seed}.{number}")))
            step()
    turns = _turns(moments, curve, most)
    return {
        "game": game.id,
        "behaviour": game.version,
        "moves": len(entries),
        "moments": moments,
        "chances": [[round(chance, 4) for chance in values] for values in curve],
        "turns": [_explained(record, race, one, entries, seed, step) for one in turns],
        "seed": seed,
    }


def _turns(moments: list[int], curve: list[list[float]], most: int) -> list[dict[str, Any]]:
    """Where the chances changed most, in the order of the game."""
    found: list[dict[str, Any]] = []
    for number in range(1, len(moments)):
        before, after = curve[number - 1], curve[number]
        change = max(abs(after[seat] - before[seat]) for seat in range(len(after)))
        if change >= SWING:
            ends = {"from": moments[number - 1], "to": moments[number]}
            shown = {"before": [round(one, 4) for one in before], "after": [round(one, 4) for one in after]}
            found.append({**ends, **shown, "change": round(change, 4)})
    found.sort(key=lambda turn: -float(turn["change"]))
    return sorted(found[:most], key=lambda turn: int(turn["from"]))


def _explained(
    record: Record, race: Race, turn: dict[str, Any], entries: list[Entry], seed: int, step: Step
) -> dict[str, Any]:
    """A turning point with the decisions in it that a search would have made otherwise."""
    position = record.history.start.copy()
    better: list[dict[str, Any]] = []
    for number, entry in enumerate(entries[: turn["to"]]):
        if number >= turn["from"] and entry.seat != CHANCE and len(position.moves()) > 1:
            found = _better(position, race, entry, f"{seed}.better.{number}")
            if found is not None:
                better.append({"at": number, "seat": int(entry.seat), **found})
            step()
        position.push(entry.move)
    better.sort(key=lambda one: -float(one["lost"]))
    return {**turn, "better": better[:SHOWN]}


def _better(position: Position, race: Race, entry: Entry, seed: str) -> dict[str, Any] | None:
    """What a search prefers to the move that was made, if it is clearly better."""
    advice = advise(race, position, entry.seat, Seeded(seed), entry.move)
    played = [one for one in advice if one.move == entry.move]
    best = advice[0]
    if not played or best.move == entry.move or best.chance - played[0].chance <= best.doubt + played[0].doubt:
        return None
    text = position.game.vocabulary.text
    return {
        "played": text(entry.move),
        "chance": round(played[0].chance, 4),
        "move": text(best.move),
        "best": round(best.chance, 4),
        "lost": round(best.chance - played[0].chance, 4),
    }
