"""What a search has to say: a hint for whoever decides, and the analysis of a game that is over.

An analysis is made once, piece by piece in the processes that work things out, and is kept in the store as it grows: so
every process can tell how far it has come, anybody at the table can end it by taking it away, and one that was left
behind by a process that is gone is taken up by the next who asks.
"""

import json
import time
from typing import Any, Final

from fastapi import APIRouter
from pydantic import BaseModel

from quadriga.arena import analysis
from quadriga.bots import is_fitted, judge_of
from quadriga.bots.hint import advise
from quadriga.bots.race import Race
from quadriga.engine.chance import Seeded
from quadriga.server.access import Visiting
from quadriga.server.battle_odds import reckon
from quadriga.server.host import Host
from quadriga.server.messages import PROBLEMS
from quadriga.server.reading import Past
from quadriga.server.workers import Busy, TooLong
from quadriga.table import NotNow
from quadriga.table.think import Thought, title

router: Final = APIRouter(responses=PROBLEMS)

THINKING: Final = 1.5
"""Seconds of processor time a hint takes at most."""
PATIENCE: Final = 6.0
"""Seconds of processor time after which a hint is given up."""
SHOWN: Final = 5
"""How many moves a hint names."""
A_PIECE: Final = 60.0
"""Seconds of processor time a piece of an analysis may take."""
LEFT: Final = 90
"""Seconds without a new piece after which an analysis is taken for left behind."""
SEED: Final = 1


class Hint(BaseModel):
    """A move that a search looked at, with its chance to win and how far that may be off, in hundredths."""

    move: str
    chance: int
    doubt: int


class BetterMove(BaseModel):
    """A decision that a search would have made otherwise."""

    at: int
    """After how many moves it was made."""
    seat: int
    played: str
    chance: float
    move: str
    best: float
    lost: float


class TurningPoint(BaseModel):
    """Where the chances changed much between two moments."""

    first: int
    last: int
    before: list[float]
    after: list[float]
    better: list[BetterMove]


class Analysed(BaseModel):
    """How far an analysis has come, and what it found once it is done."""

    state: str
    """`none`, `running` or `done`."""
    done: int = 0
    of: int = 0
    moments: list[int] = []
    chances: list[list[float]] = []
    """For every moment, the chance of each seat."""
    turns: list[TurningPoint] = []


NONE: Final = Analysed(state="none")


# -------------------------------------------------------------------- hint


def advised(thought: Thought, seconds: float) -> list[tuple[str, int, int]]:
    """A job: the best moves with their chances, as a guess of the position lets a seat see them."""
    game = title(thought.source, thought.data)
    position = game.from_json(thought.guess)
    race = Race(judge_of(game.id), seconds=seconds)
    found = advise(race, position, position.turn(), Seeded(thought.seed))
    text = game.vocabulary.text
    return [(text(one.move), round(100 * one.chance), round(100 * one.doubt)) for one in found[:SHOWN]]


@router.post("/api/tables/{id}/hint")
async def hint(id: str, visit: Visiting) -> list[Hint]:
    """The moves a search prefers for the seat that asks, which must be the one that decides."""
    async with visit.looking() as table:
        seat = visit.player
        if not is_fitted(visit.seated.game.id):
            raise NotNow("no-judge")
        if table.position.turn() != seat:
            raise NotNow("not-your-turn")
        titles = visit.host.titles
        thought = table.thought(seat, titles.source(visit.seated.game.id), titles.data)
    found = await reckon(visit.host.reckoners, PATIENCE, advised, thought, THINKING)
    return [Hint(move=move, chance=chance, doubt=doubt) for move, chance, doubt in found]


# -------------------------------------------------------------------- analysis


def measured(past: Past) -> int:
    """A job: how many moves a game had."""
    return len(past.record().history.entries)


def looked(past: Past, moments: list[int]) -> list[list[float]]:
    """A job: the chances at some moments of a game."""
    return analysis.outlooks(past.record(), moments, SEED)


def explained(past: Past, turn: dict[str, Any]) -> dict[str, Any]:
    """A job: what would have been better where a game turned."""
    return analysis.explained(past.record(), turn, SEED)


@router.get("/api/tables/{id}/analysis")
async def shown(id: str, visit: Visiting) -> Analysed:
    """The analysis of a game, or how far it has come."""
    async with visit.looking():
        return _shown(await visit.host.store.analysis(id))


@router.post("/api/tables/{id}/analysis")
async def begin(id: str, visit: Visiting) -> Analysed:
    """Analyse a game that is over, unless that was done or is being done."""
    async with visit.looking() as table:
        if not table.record.is_closed:
            raise NotNow("not-over")
        if not is_fitted(visit.seated.game.id):
            raise NotNow("no-judge")
        before = await visit.host.store.analysis(id)
        if before and not _is_left(before):
            return _shown(before)
        past = await visit.host.past(visit.seated)
    kept = Kept(visit.host, id, before)
    if await kept.put(Analysed(state="running", of=analysis.PIECES)):
        visit.host.spawn(_analyse(kept, past))
    return _shown(await visit.host.store.analysis(id))


@router.delete("/api/tables/{id}/analysis")
async def end(id: str, visit: Visiting) -> Analysed:
    """Give up an analysis that is being made, or forget one that was."""
    async with visit.looking():
        before = await visit.host.store.analysis(id)
        await visit.host.store.keep_analysis(id, before, "")
    return NONE


class Kept:
    """The analysis of a table in the store, as this process has last written it."""

    def __init__(self, host: Host, id: str, text: str) -> None:
        self.host: Final = host
        self.id: Final = id
        self.text = text

    async def put(self, found: Analysed) -> bool:
        """Write it; False where somebody else has written or taken it away since."""
        text = json.dumps({"at": int(time.time()), **found.model_dump()})
        if not await self.host.store.keep_analysis(self.id, self.text, text):
            return False
        self.text = text
        return True


async def _analyse(kept: Kept, past: Past) -> None:
    """Piece by piece, until it is done or taken away."""
    try:
        await _pieces(kept, past)
    except (TooLong, Busy):
        await kept.host.store.keep_analysis(kept.id, kept.text, "")


async def _pieces(kept: Kept, past: Past) -> None:
    async def ask(job: Any, *given: object) -> Any:
        async with kept.host.analysing:
            return await reckon(kept.host.reckoners, A_PIECE, job, past, *given)

    moments = analysis.moments_of(await ask(measured))
    curve: list[list[float]] = []
    pieces = range(0, len(moments), analysis.PIECE)
    for number, first in enumerate(pieces, 1):
        curve += await ask(looked, moments[first : first + analysis.PIECE])
        if not await kept.put(Analysed(state="running", done=number, of=len(pieces) + analysis.TURNS)):
            return
    turns: list[dict[str, Any]] = []
    found = analysis.turns_of(moments, curve)
    for turn in found:
        turns.append(await ask(explained, turn))
        done = len(pieces) + len(turns)
        if not await kept.put(Analysed(state="running", done=done, of=len(pieces) + len(found))):
            return
    await kept.put(
        Analysed(
            state="done",
            done=1,
            of=1,
            moments=moments,
            chances=[[round(chance, 4) for chance in values] for values in curve],
            turns=[TurningPoint(first=turn["from"], last=turn["to"], **turn) for turn in turns],
        )
    )


def _shown(text: str) -> Analysed:
    return Analysed.model_validate_json(text) if text else NONE


def _is_left(text: str) -> bool:
    """Whether an analysis was begun by a process that is gone."""
    kept = json.loads(text)
    return bool(kept["state"] == "running" and time.time() - kept["at"] > LEFT)
