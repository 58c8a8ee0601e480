"""A table over HTTP: opened, looked at, played at, talked at."""

from collections.abc import Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from quadriga import bots
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.records.loader import header_of
from quadriga.server.access import JSON, ChangeRoute, Eyes, Visit, Visiting, fresh_of, host_of
from quadriga.server.battle_odds import reckon
from quadriga.server.battles_ahead import Ahead, AheadAsked, battles_ahead
from quadriga.server.delta import written
from quadriga.server.links import number_of
from quadriga.server.messages import (
    PROBLEMS,
    AcclaimAsked,
    ChatAsked,
    ChatLine,
    Claimed,
    ConsentAsked,
    Happened,
    MovesAsked,
    Opened,
    OrderAsked,
    PaceAsked,
    ProposalAsked,
    RecordAsked,
    RollAsked,
    SequenceAsked,
    SitAsked,
    State,
    TableAsked,
    Why,
    WhyAsked,
)
from quadriga.server.reading import Past
from quadriga.server.replay_chart import CourseShown, charted, exported, seen_at, told
from quadriga.server.roads import Road, roads_ahead
from quadriga.server.states import log_of, refusal_shown
from quadriga.table import BOT, OPEN, PERSON, Chair, NotNow, NotSeated, Table, TableError

router: Final = APIRouter(responses=PROBLEMS)
changes: Final = APIRouter(route_class=ChangeRoute, responses={**PROBLEMS, 204: {"description": "Made, as preferred"}})

LOOKING_BACK: Final = 10.0
"""Seconds of processor time a look at the past of a game may take."""
PAGE: Final = 500
"""How many moves of the past one question gets."""


def chair_for(game: str, kind: str, bot: str) -> Chair:
    """Somebody to sit there; raises UnknownGame for a bot that cannot play this title."""
    if kind == BOT:
        bots.named(game, bot)
    return Chair(kind, bot if kind == BOT else "")


# -------------------------------------------------------------------- open


@router.post("/api/tables", status_code=201)
async def open_table(request: Request, asked: TableAsked) -> Opened:
    """Open a table. The links are shown this once."""
    chairs = [chair_for(asked.game, chair.kind, chair.bot) for chair in asked.chairs]
    fresh = fresh_of(request.headers)
    id, links = await host_of(request).open(asked.game, asked.scenario, asked.options, chairs, asked.real_dice, fresh)
    return Opened(id=id, links=links)


@router.post("/api/games/{game}/guide", status_code=201)
async def teach(request: Request, game: str) -> Opened:
    """Open a guided first game. The links are shown this once."""
    id, links = await host_of(request).teach(game)
    return Opened(id=id, links=links)


@router.post("/api/records", status_code=201)
async def adopt(request: Request, asked: RecordAsked) -> Opened:
    """Open a table around a record."""
    game = header_of(asked.record.encode()).game
    chairs = [chair_for(game, chair.kind, chair.bot) for chair in asked.chairs]
    id, links = await host_of(request).adopt(asked.record, chairs)
    return Opened(id=id, links=links)


@router.post("/api/tables/{id}/claim")
async def claim(id: str, visit: Visiting) -> Claimed:
    """Take a new link in the place of one that was sent: from then on nobody else has the way to this seat."""
    return Claimed(link=await visit.host.claim(visit.seated, int(visit.player), visit.link))


# -------------------------------------------------------------------- look


@router.get("/api/tables/{id}", response_model=State)
async def look(id: str, visit: Visiting) -> Response:
    """The whole state, as the link's seat may know it."""
    return await visit.state()


@router.get("/api/tables/{id}/log", response_model=list[Happened])
async def past(id: str, visit: Visiting, first: Annotated[int, Query(ge=1)] = 1, eyes: Eyes = None) -> Response:
    """Moves of the past from number `first` on, a page of them."""
    async with visit.looking() as table:
        seat, last = visit.eyes(eyes), first + PAGE - 1
        if first > table.record.history.forgotten:
            return Response(written(log_of(table.record, seat, first, last)), media_type=JSON)
        past = await visit.host.past(visit.seated)
    found = await _look_back(visit, told, past, number_of(seat), first, last)
    return Response(found, media_type=JSON)


async def _look_back(visit: Visit, job: Callable[..., Any], past: Past, *given: object) -> Any:
    """What a job finds in the past of a table; raises TooLong."""
    return await reckon(visit.host.reckoners, LOOKING_BACK, job, past, *given)


@router.get("/api/tables/{id}/at/{number}")
async def at(id: str, number: int, visit: Visiting, eyes: Eyes = None) -> dict[str, Any]:
    """What this seat, or any other once the game is over, may know of the position after `number` moves."""
    async with visit.looking() as table:
        seat, history = visit.eyes(eyes), table.record.history
        if not 0 <= number <= history.count:
            raise TableError("no-such-move", str(number))
        if number == history.count:
            return table.position.view(seat)
        past = await visit.host.past(visit.seated)
    shown: dict[str, Any] = await _look_back(visit, seen_at, past, number, number_of(seat))
    return shown


@router.get("/api/tables/{id}/course")
async def course(id: str, visit: Visiting) -> CourseShown:
    """The open figures of all seats through the game so far."""
    async with visit.looking():
        past = await visit.host.past(visit.seated)
    return CourseShown(**await _look_back(visit, charted, past))


@router.get("/api/tables/{id}/record", response_class=PlainTextResponse)
async def export(id: str, visit: Visiting) -> str:
    """The record, as the asking seat may know it; whole once the game is over."""
    async with visit.looking() as table:
        past = await visit.host.past(visit.seated)
        if table.record.is_closed:
            return past.text
    return str(await _look_back(visit, exported, past, visit.number))


@router.post("/api/tables/{id}/why")
async def why(id: str, visit: Visiting, asked: WhyAsked) -> Why:
    """Why not? For a move, perhaps partial, or for one thing on the table."""
    words = visit.seated.game.vocabulary
    async with visit.looking() as table:
        position = table.position
        if asked.move is not None:
            refusal = position.why_not(words.parse(asked.move), visit.player)
        elif asked.kind is not None and asked.thing is not None and asked.kind in words.kinds:
            refusal = position.why_not_this(asked.kind, words.kinds[asked.kind].value(asked.thing), visit.player)
        else:
            refusal = position.why_not(Move(ANY), visit.player)
    return Why(refusal=None if refusal is None else refusal_shown(words, refusal))


@router.post("/api/tables/{id}/ahead")
async def ahead(id: str, visit: Visiting, asked: AheadAsked) -> list[Ahead]:
    """The battles before this seat, now or after a move of its own."""
    async with visit.looking() as table:
        return battles_ahead(visit.seated.game, table.position, visit.player, asked.move)


@router.get("/api/tables/{id}/roads")
async def roads(id: str, visit: Visiting) -> list[Road]:
    """The ways this seat may go now in one move."""
    async with visit.looking() as table:
        return roads_ahead(table.position, visit.player)


# -------------------------------------------------------------------- play


@changes.post("/api/tables/{id}/moves", response_model=State)
async def play(id: str, visit: Visiting, asked: MovesAsked) -> Response:
    """Make moves: all or nothing, never past chance or another seat."""
    words = visit.seated.game.vocabulary
    moves = [words.parse(text) for text in asked.moves]
    return await visit.change(lambda table: table.play(visit.player, moves, asked.sequence))


@changes.post("/api/tables/{id}/roll", response_model=State)
async def roll(id: str, visit: Visiting, asked: RollAsked) -> Response:
    """Say what was rolled on the real table."""
    move = visit.seated.game.vocabulary.parse(asked.move)
    return await visit.change(lambda table: table.roll(visit.player, move, asked.sequence))


@changes.post("/api/tables/{id}/undo", response_model=State)
async def undo(id: str, visit: Visiting, asked: SequenceAsked) -> Response:
    """Take the last move back, while that is free."""
    return await visit.change(lambda table: table.undo(visit.player, asked.sequence))


# -------------------------------------------------------------------- agree


@changes.post("/api/tables/{id}/sit", response_model=State)
async def sit(id: str, visit: Visiting, asked: SitAsked) -> Response:
    """Sit down, let a bot play on for oneself, or put a bot on a seat nobody has taken."""
    chair = chair_for(visit.seated.game.id, asked.kind, asked.bot)
    seat = visit.player if asked.seat is None else Seat(asked.seat)
    return await visit.change(lambda table: _sit(table, visit, seat, chair))


def _sit(table: Table, visit: Visit, seat: Seat, chair: Chair) -> None:
    if seat != visit.player and (chair.kind != BOT or seat >= len(table.chairs) or table.chairs[seat].kind != OPEN):
        raise NotSeated("not-your-seat", str(int(seat)))
    if chair.kind == PERSON and int(seat) in table.awaits and not visit.fresh:
        raise NotNow("no-numbers")
    table.sit(seat, chair)


@changes.post("/api/tables/{id}/orders", response_model=State)
async def order(id: str, visit: Visiting, asked: OrderAsked) -> Response:
    """Give or withdraw a standing order."""
    seat = visit.player
    return await visit.change(lambda table: table.order(seat, asked.prompt, asked.answer), only=int(seat))


@changes.post("/api/tables/{id}/pace", response_model=State)
async def pace(id: str, visit: Visiting, asked: PaceAsked) -> Response:
    """Let bots and dice go on at once, or one step after the other."""
    return await visit.change(lambda table: table.pace(visit.player, asked.quick))


@changes.post("/api/tables/{id}/proposal", response_model=State)
async def propose(id: str, visit: Visiting, asked: ProposalAsked) -> Response:
    """Propose to go back."""
    return await visit.change(lambda table: table.propose(visit.player, asked.number, asked.sequence))


@changes.post("/api/tables/{id}/consent", response_model=State)
async def consent(id: str, visit: Visiting, asked: ConsentAsked) -> Response:
    """Agree to the proposal on the table, or turn it down."""
    return await visit.change(lambda table: table.consent(visit.player, asked.agrees, asked.sequence))


@changes.post("/api/tables/{id}/concede", response_model=State)
async def concede(id: str, visit: Visiting) -> Response:
    """Give up."""
    return await visit.change(lambda table: table.concede(visit.player))


@changes.post("/api/tables/{id}/acclaim", response_model=State)
async def acclaim(id: str, visit: Visiting, asked: AcclaimAsked) -> Response:
    """Declare another player the winner."""
    return await visit.change(lambda table: table.acclaim(visit.player, Seat(asked.winner)))


# -------------------------------------------------------------------- talk


@router.get("/api/tables/{id}/chat")
async def talk(id: str, visit: Visiting, first: Annotated[int, Query(ge=1)] = 1) -> list[ChatLine]:
    """What was said, from line `first` on, a page of it."""
    async with visit.looking():
        return await visit.host.talk(visit.seated, first, PAGE)


@changes.post("/api/tables/{id}/chat", response_model=State)
async def say(id: str, visit: Visiting, asked: ChatAsked) -> Response:
    """Say something to all at the table."""
    await visit.host.say(visit.seated, visit.link, visit.player, asked.text)
    return await visit.changed(visit.seated.table.sequence)
