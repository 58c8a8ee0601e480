"""What strangers may ask us to work out: odds, battles by hand, records. Each is done in a process of its own.

Jobs are made of plain data, and so are their answers: an exception on its way between processes would lose what it
knows, so the kinds we expect are taken apart there and put together here.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from quadriga.engine.errors import BadSituation, UnknownMove
from quadriga.engine.position import Position
from quadriga.records.dice import FairDice
from quadriga.records.loader import load
from quadriga.records.record import BrokenRecord
from quadriga.records.snapshot import take
from quadriga.records.verify import verify
from quadriga.server.workers import Workers
from quadriga.table import OPEN, PERSON, Chair, NotNow, NotSeated, Table
from quadriga.table.think import title

Kept = tuple[int, int, str, bytes]
"""What a snapshot is made of."""
Bad = tuple[str, tuple[Any, ...]]
"""An expected error: which, and what it was made of."""

ERRORS: Final[dict[str, Callable[..., Exception]]] = {
    "situation": BadSituation,
    "move": UnknownMove,
    "now": NotNow,
    "seated": NotSeated,
    "record": BrokenRecord,
}


def attempt(job: Callable[..., Any], given: tuple[object, ...]) -> tuple[Any, Bad | None]:
    """In the process that works: the answer, or the error it came to."""
    try:
        return job(*given), None
    except BadSituation as error:
        return None, ("situation", (error.key, error.where, error.expected))
    except UnknownMove as error:
        return None, ("move", (error.key, error.word, error.expected))
    except NotNow as error:
        return None, ("now", (error.key, error.detail))
    except NotSeated as error:
        return None, ("seated", (error.key, error.detail))
    except BrokenRecord as error:
        return None, ("record", (error.line, error.key, error.detail))


async def reckon(workers: Workers, seconds: float, job: Callable[..., Any], *given: object) -> Any:
    """The answer of a job; raises what it raised, and TooLong if it takes more than so many seconds or much memory."""
    answer, bad = await workers.ask(seconds, attempt, job, given)
    if bad is not None:
        kind, made_of = bad
        raise ERRORS[kind](*made_of)
    return answer


def battle_odds(source: str, data: Path | None, situation: dict[str, Any]) -> dict[str, object]:
    """A job: how a battle of a title will end."""
    return title(source, data).battle_odds(situation)


def verified(source: str, data: Path | None, record: bytes) -> dict[str, Any]:
    """A job: every draw of a record recomputed."""
    verdict = verify(title(source, data), record)
    wrong, fault = verdict.wrong, verdict.fault or verdict.stop
    detail = str(fault) if fault is not None else ""
    if wrong is not None:
        detail = f"{wrong.number}: {wrong.recorded} / {wrong.expected}"
    return {
        "status": verdict.status,
        "draws": verdict.draws,
        "void": verdict.void,
        "detail": detail,
        "chained": verdict.chained,
        "numbers": verdict.numbers,
        "fingerprint": verdict.fingerprint,
    }


def adopted(
    source: str, data: Path | None, record: bytes, chairs: list[Chair]
) -> tuple[str, dict[str, Any], bool, Kept | None]:
    """A job: the lines of a record from outside, the state of a table around it, whether its game is over, and the
    position it goes on from.

    Only a finished game brings its dice along, or a position it went on from: anybody could have written that. Of an
    unfinished one whoever brings it knows the seed, or the hands: it is marked, and has no seat for others.
    """
    found = load(title(source, data), record)
    if not found.is_closed and isinstance(found.dice, FairDice) and found.dice.secret is None:
        raise NotNow("no-secret")
    if found.change and not found.is_closed:
        raise NotNow("carried")
    hides = type(found.position).guess is not Position.guess
    chairs = chairs or [Chair(PERSON)] * found.header.seats
    table = Table(found, chairs, foreseen=hides and not found.is_closed)
    if table.foreseen and any(chair.kind == OPEN for chair in chairs):
        raise NotNow("foreseen")
    kept = None if found.is_closed else take(found)
    made_of = None if kept is None else (kept.number, kept.version, kept.hash, kept.packed)
    return found.text(), table.to_plain(), found.is_closed, made_of
