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
PIECE: Final = 10
"""So many moments are looked at in one piece."""
PIECES: Final = POINTS // PIECE + 1 + TURNS
"""So many pieces an analysis has at most."""

Step = Callable[[], None]
"""Called after each piece; raises to end the analysis."""
Turn = dict[str, Any]


def nothing() -> None:
    """Go on."""


def analyse(
    record: Record, seed: int = 1, points: int = POINTS, step: Step = nothing, runs: int = RUNS, most: int = TURNS
) -> dict[str, Any]:
    """The analysis of a game, ready for JSON; the same record and seed give the same. Raises UnknownGame."""
    moments = moments_of(len(record.history.entries), points)
    curve: list[list[float]] = []
    for first in range(0, len(moments), PIECE):
        curve += outlooks(record, moments[first : first + PIECE], seed)
        step()
    turns: list[Turn] = []
    for turn in turns_of(moments, curve, most):
        turns.append(explained(record, turn, seed, runs))
        step()
    return whole(record, moments, curve, turns, seed)


def moments_of(moves: int, points: int = POINTS) -> list[int]:
    """After how many moves a game of so many is looked at; the last is its end."""
    apart = max(1, -(-moves // points))
    return [*range(0, moves, apart), moves]


def whole(record: Record, moments: list[int], curve: list[list[float]], turns: list[Turn], seed: int) -> dict[str, Any]:
    """An analysis, put together of its pieces."""
    return {
        "game": record.game.id,
        "behaviour": record.game.version,
        "moves": len(record.history.entries),
        "moments": moments,
        "chances": [[round(chance, 4) for chance in values] for values in curve],
        "turns": turns,
        "seed": seed,
    }


def outlooks(record: Record, moments: list[int], seed: int) -> list[list[float]]:
    """A piece: the chances of every seat at some moments."""
    race = Race(judge_of(record.game.id), runs=1)
    entries = record.history.entries
    position = record.history.start.copy()
    curve: list[list[float]] = []
    done = 0
    for moment in moments:
        for entry in entries[done:moment]:
            position.push(entry.move)
        done = moment
        curve.append(race.outlook(position, None, WORLDS, Seeded(f"{seed}.{moment}")))
    return curve


def turns_of(moments: list[int], curve: list[list[float]], most: int = TURNS) -> list[Turn]:
    """Where the chances changed most, in the order of the game."""
    found: list[Turn] = []
    for number in range(1, len(moments)):
        before, after = curve[number - 1], curve[number]
        change = max(abs(after[seat] - before[seat]) for seat in range(len(after)))
        if change >= SWING:
            ends = {"from": moments[number - 1], "to": moments[number]}
            shown = {"before": [round(one, 4) for one in before], "after": [round(one, 4) for one in after]}
            found.append({**ends, **shown, "change": round(change, 4)})
    found.sort(key=lambda turn: -float(turn["change"]))
    return sorted(found[:most], key=lambda turn: int(turn["from"]))


def explained(record: Record, turn: Turn, seed: int, runs: int = RUNS) -> Turn:
    """A piece: a turning point with the decisions in it that a search would have made otherwise."""
    race = Race(judge_of(record.game.id), runs=runs)
    entries = record.history.entries
    position = record.history.start.copy()
    better: list[dict[str, Any]] = []
    for number, entry in enumerate(entries[: turn["to"]]):
        if number >= turn["from"] and entry.seat != CHANCE and len(position.moves()) > 1:
            found = _better(position, race, entry, f"{seed}.better.{number}")
            if found is not None:
                better.append({"at": number, "seat": int(entry.seat), **found})
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
