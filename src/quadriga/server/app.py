"""The server: routes, WebSocket, errors. `create_app` is all another module needs."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Header, Query, Request, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException

from quadriga import bots
from quadriga.engine.errors import BadSituation, IllegalMove, QuadrigaError, UnknownGame, UnknownMove
from quadriga.engine.loader import header_of
from quadriga.engine.move import ANY, Move
from quadriga.engine.record import BrokenRecord
from quadriga.engine.seat import Seat
from quadriga.engine.verify import verify
from quadriga.server.battles import add_battles
from quadriga.server.client import serve_client
from quadriga.server.course import CourseShown, course_of
from quadriga.server.host import Host, Seated
from quadriga.server.lexicon import words_of
from quadriga.server.limits import Guard
from quadriga.server.links import SPECTATOR, hash_of, seat_of
from quadriga.server.messages import (
    AcclaimAsked,
    ConsentAsked,
    GameShown,
    Happened,
    MovesAsked,
    OddsAsked,
    Opened,
    OrderAsked,
    Problem,
    ProposalAsked,
    RecordAsked,
    RollAsked,
    RuleShown,
    SequenceAsked,
    State,
    TableAsked,
    Verified,
    Why,
    WhyAsked,
    WordsShown,
)
from quadriga.server.shown import log_of, refusal_shown, state_of
from quadriga.server.store import Conflict, Store
from quadriga.server.titles import Titles
from quadriga.table import Chair, Stale, Table, TableError
from quadriga.text.catalogues import LANGUAGES, files

log: Final = logging.getLogger("quadriga.server")

PAUSE: Final = 0.6
PAGE: Final = 500
"""How many moves of the past one question gets."""


class Unlinked(Exception):
    """No link, or one that opens nothing here."""


class Visit:
    """A request with a link: which table, and with whose eyes."""

    def __init__(self, seated: Seated, seat: Seat | None) -> None:
        self.seated: Final = seated
        self.seat: Final = seat

    @property
    def player(self) -> Seat:
        """The seat; a spectator may only watch."""
        if self.seat is None:
            raise TableError("spectator")
        return self.seat

    def eyes(self, asked: int | None) -> Seat | None:
        """Whose eyes to look with: one's own, or once the game is over anybody's."""
        if asked is None or seat_of(asked) == self.seat:
            return self.seat
        table = self.seated.table
        if not table.record.is_closed:
            raise TableError("not-over")
        if asked >= len(table.chairs):
            raise TableError("no-seat", str(asked))
        return seat_of(asked)


Eyes = Annotated[int | None, Query(ge=SPECTATOR, le=7)]
"""A seat to look with, or a spectator; one's own where it is left out."""


def create_app(
    data: Path,
    pause: float = PAUSE,
    titles_data: Path | None = None,
    rate: float = 50.0,
    titles: tuple[str, ...] = (),
) -> FastAPI:
    """The application around one folder of games; `titles` are modules with further titles, for tests."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(data / "quadriga.sqlite")
        await store.open()
        with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
            app.state.host = Host(store, pool, pause, Titles(titles_data, titles))
            yield
            await app.state.host.stop()
            await store.close()

    app = FastAPI(
        title="Quadriga",
        lifespan=lifespan,
        docs_url="/api/docs",
        openapi_url="/api/openapi.json",
        responses={"4XX": {"model": Problem}, 422: {"model": Problem}},
    )
    app.add_middleware(Guard, rate=rate, burst=4 * rate)
    _errors(app)
    _library(app)
    add_battles(app)
    _tables(app)
    _agreements(app)
    _records(app)
    _live(app)
    serve_client(app)
    return app


def _host(request: Request) -> Host:
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


async def _visit(host: Host, id: str, token: str) -> Visit:
    found = await host.store.link(hash_of(token))
    if found is None or found[0] != id:
        raise Unlinked
    seated = await host.seated(id)
    assert seated is not None
    return Visit(seated, seat_of(found[1]))


async def visiting(request: Request, id: str, authorization: Annotated[str, Header(max_length=200)] = "") -> Visit:
    """The visit of a request that carries its link as a bearer token."""
    scheme, _, token = authorization.partition(" ")
    return await _visit(_host(request), id, token if scheme.lower() == "bearer" else "")


Visiting = Annotated[Visit, Depends(visiting)]


# -------------------------------------------------------------------- errors


def _errors(app: FastAPI) -> None:
    def problem(status: int, **values: Any) -> JSONResponse:
        return JSONResponse(Problem(**values).model_dump(), status)

    @app.exception_handler(Unlinked)
    async def unlinked(_: Request, __: Exception) -> JSONResponse:
        return problem(404, key="no-such-table")

    @app.exception_handler(HTTPException)
    async def broken(_: Request, error: HTTPException) -> JSONResponse:
        return problem(error.status_code, key="invalid", detail=str(error.detail))

    @app.exception_handler(Conflict)
    async def conflict(_: Request, __: Exception) -> JSONResponse:
        return problem(409, key="stale")

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0] if error.errors() else {}
        where = ".".join(str(part) for part in first.get("loc", ()))
        return problem(422, key="invalid", detail=f"{where}: {first.get('msg', '')}")

    @app.exception_handler(QuadrigaError)
    async def refused(request: Request, error: QuadrigaError) -> JSONResponse:
        if isinstance(error, Stale):
            return problem(409, key="stale", detail=error.detail, sequence=error.present)
        if isinstance(error, IllegalMove):
            id = request.path_params.get("id", "")
            seated = await _host(request).seated(id)
            assert seated is not None
            shown = refusal_shown(seated.game.vocabulary, error.refusal)
            return problem(409, key="illegal", refusal=shown, sequence=seated.table.sequence)
        if isinstance(error, BrokenRecord):
            return problem(400, key=f"record-{error.key}", detail=str(error))
        if isinstance(error, TableError):
            return problem(409, key=error.key, detail=error.detail)
        if isinstance(error, BadSituation):
            return problem(400, key=f"situation-{error.key}", detail=error.where, expected=error.expected)
        if isinstance(error, (UnknownGame, UnknownMove)):
            return problem(400, key="unknown", detail=str(error))
        return problem(409, key="refused", detail=str(error))


# -------------------------------------------------------------------- what there is


def _library(app: FastAPI) -> None:
    @app.get("/api/games")
    async def games(request: Request) -> list[GameShown]:
        """The titles one can play."""
        host = _host(request)
        return [_game_shown(host, id) for id in host.titles.ids()]

    @app.get("/api/games/{game}/rules")
    async def rules(request: Request, game: str) -> list[RuleShown]:
        """The rulebook of a title in our own words."""
        rules = _host(request).titles.rules(game)
        return [RuleShown(id=rule.id, title=rule.title, gist=rule.gist) for rule in rules]

    @app.get("/api/games/{game}/words")
    async def words(request: Request, game: str) -> WordsShown:
        """The vocabulary of a title."""
        return words_of(_host(request).titles.game(game))

    @app.get("/api/games/{game}/facts")
    async def facts(request: Request, game: str) -> dict[str, dict[str, Any]]:
        """The printed facts of a title: map, pieces, prices, cards."""
        return _host(request).titles.facts(game)

    @app.get("/api/games/{game}/opening")
    async def opening(request: Request, game: str) -> dict[str, Any]:
        """How a title begins, as a spectator sees it: for its poster."""
        return _host(request).titles.game(game).start().view(None)

    @app.get("/api/text/{lang}/{name}", response_class=PlainTextResponse)
    async def text(lang: str, name: str) -> str:
        """A catalogue of sentences: `engine`, or a title's own."""
        if lang not in LANGUAGES or not name.isalpha():
            raise UnknownGame(f"{lang}/{name}")
        return "\n".join(path.read_text(encoding="utf-8") for path in files(lang, name))

    @app.post("/api/games/{game}/odds")
    async def odds(request: Request, game: str, asked: OddsAsked) -> dict[str, Any]:
        """How a battle will end, exact where it can be."""
        title = _host(request).titles.game(game)
        return await asyncio.to_thread(title.battle_odds, asked.situation)


def _game_shown(host: Host, id: str) -> GameShown:
    game = host.titles.game(id)
    return GameShown(
        id=game.id,
        version=game.version,
        seats=list(game.seats),
        scenarios=[scenario.id for scenario in game.scenarios],
        options={option.id: list(option.values) for option in game.options},
        bots=bots.names(game.id),
    )


# -------------------------------------------------------------------- tables


def _tables(app: FastAPI) -> None:
    @app.post("/api/tables", status_code=201)
    async def open_table(request: Request, asked: TableAsked) -> Opened:
        """Open a table. The links are shown this once."""
        chairs = [_chair(asked.game, chair.kind, chair.bot) for chair in asked.chairs]
        id, links = await _host(request).open(asked.game, asked.scenario, asked.options, chairs, asked.real_dice)
        return Opened(id=id, links=links)

    @app.get("/api/tables/{id}")
    async def look(id: str, visit: Visiting) -> State:
        """The whole state, as the link's seat may know it."""
        return state_of(id, visit.seated.table, visit.seat)

    @app.get("/api/tables/{id}/log")
    async def past(
        id: str, visit: Visiting, first: Annotated[int, Query(ge=1)] = 1, eyes: Eyes = None
    ) -> list[Happened]:
        """Moves of the past from number `first` on, a page of them."""
        return log_of(visit.seated.table, visit.eyes(eyes), first, first + PAGE - 1)

    @app.get("/api/tables/{id}/at/{number}")
    async def at(id: str, number: int, visit: Visiting, eyes: Eyes = None) -> dict[str, Any]:
        """What this seat, or any other once the game is over, may know of the position after `number` moves."""
        history = visit.seated.table.record.history
        if not 0 <= number <= len(history.entries):
            raise TableError("no-such-move", str(number))
        return history.at(number).view(visit.eyes(eyes))

    @app.get("/api/tables/{id}/course")
    async def course(id: str, visit: Visiting) -> CourseShown:
        """The open figures of all seats through the game so far."""
        return course_of(visit.seated.table)

    @app.post("/api/tables/{id}/moves")
    async def play(request: Request, id: str, visit: Visiting, asked: MovesAsked) -> State:
        """Make moves: all or nothing, never past chance or another seat."""
        words = visit.seated.game.vocabulary
        moves = [words.parse(text) for text in asked.moves]
        return await _changed(request, visit, lambda table: table.play(visit.player, moves, asked.sequence))

    @app.post("/api/tables/{id}/roll")
    async def roll(request: Request, id: str, visit: Visiting, asked: RollAsked) -> State:
        """Say what was rolled on the real table."""
        move = visit.seated.game.vocabulary.parse(asked.move)
        assert visit.player is not None
        return await _changed(request, visit, lambda table: table.roll(move, asked.sequence))

    @app.post("/api/tables/{id}/undo")
    async def undo(request: Request, id: str, visit: Visiting, asked: SequenceAsked) -> State:
        """Take the last move back, while that is free."""
        return await _changed(request, visit, lambda table: table.undo(visit.player, asked.sequence))

    @app.post("/api/tables/{id}/why")
    async def why(id: str, visit: Visiting, asked: WhyAsked) -> Why:
        """Why not? For a move, perhaps partial, or for one thing on the table."""
        position = visit.seated.table.position
        words = visit.seated.game.vocabulary
        if asked.move is not None:
            refusal = position.why_not(words.parse(asked.move), visit.player)
        elif asked.kind is not None and asked.thing is not None and asked.kind in words.kinds:
            refusal = position.why_not_this(asked.kind, words.kinds[asked.kind].value(asked.thing), visit.player)
        else:
            refusal = position.why_not(Move(ANY), visit.player)
        return Why(refusal=None if refusal is None else refusal_shown(words, refusal))


def _chair(game: str, kind: str, bot: str) -> Chair:
    if kind == "bot":
        bots.named(game, bot)
    return Chair(kind, bot if kind == "bot" else "")


async def _changed(request: Request, visit: Visit, change: Callable[[Table], object]) -> State:
    async with _host(request).change(visit.seated) as table:
        change(table)
    return state_of(visit.seated.id, visit.seated.table, visit.seat)


def _agreements(app: FastAPI) -> None:
    @app.post("/api/tables/{id}/orders")
    async def order(request: Request, id: str, visit: Visiting, asked: OrderAsked) -> State:
        """Give or withdraw a standing order."""
        return await _changed(request, visit, lambda table: table.order(visit.player, asked.prompt, asked.answer))

    @app.post("/api/tables/{id}/proposal")
    async def propose(request: Request, id: str, visit: Visiting, asked: ProposalAsked) -> State:
        """Propose to go back."""
        return await _changed(request, visit, lambda table: table.propose(visit.player, asked.number, asked.sequence))

    @app.post("/api/tables/{id}/consent")
    async def consent(request: Request, id: str, visit: Visiting, asked: ConsentAsked) -> State:
        """Agree to the proposal on the table, or turn it down."""
        return await _changed(request, visit, lambda table: table.consent(visit.player, asked.agrees, asked.sequence))

    @app.post("/api/tables/{id}/concede")
    async def concede(request: Request, id: str, visit: Visiting) -> State:
        """Give up."""
        return await _changed(request, visit, lambda table: table.concede(visit.player))

    @app.post("/api/tables/{id}/acclaim")
    async def acclaim(request: Request, id: str, visit: Visiting, asked: AcclaimAsked) -> State:
        """Declare another player the winner."""
        return await _changed(request, visit, lambda table: table.acclaim(visit.player, Seat(asked.winner)))


# -------------------------------------------------------------------- records


def _records(app: FastAPI) -> None:
    @app.get("/api/tables/{id}/record", response_class=PlainTextResponse)
    async def export(id: str, visit: Visiting) -> str:
        """The record, as the asking seat may know it; whole once the game is over."""
        record = visit.seated.table.record
        return record.text() if record.is_closed else record.export(visit.seat)

    @app.post("/api/records", status_code=201)
    async def adopt(request: Request, asked: RecordAsked) -> Opened:
        """Open a table around a record."""
        data = asked.record.encode()
        game = header_of(data).game
        chairs = [_chair(game, chair.kind, chair.bot) for chair in asked.chairs]
        id, links = await _host(request).adopt(asked.record, chairs)
        return Opened(id=id, links=links)

    @app.post("/api/records/verify")
    async def check(request: Request, asked: RecordAsked) -> Verified:
        """Recompute every draw of a record."""
        data = asked.record.encode()
        game = _host(request).titles.game(header_of(data).game)
        verdict = await asyncio.to_thread(verify, game, data)
        wrong = verdict.wrong
        detail = str(verdict.fault) if verdict.fault is not None else ""
        if wrong is not None:
            detail = f"{wrong.number}: {wrong.recorded} / {wrong.expected}"
        return Verified(status=verdict.status, draws=verdict.draws, void=verdict.void, detail=detail)


# -------------------------------------------------------------------- live


def _live(app: FastAPI) -> None:
    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str) -> None:
        """Every new state, as it comes. The first message names the link; nothing else is ever read."""
        await socket.accept()
        host = socket.app.state.host
        try:
            token = await asyncio.wait_for(socket.receive_text(), 10)
            visit = await _visit(host, id, token[:200])
        except (TimeoutError, Unlinked, WebSocketDisconnect, KeyError):
            with contextlib.suppress(RuntimeError):
                await socket.close(4404)
            return
        await _follow(socket, visit)


async def _follow(socket: WebSocket, visit: Visit) -> None:
    news = asyncio.Event()

    def heard(_: Seated) -> None:
        news.set()

    async def gone() -> None:
        while (await socket.receive())["type"] != "websocket.disconnect":
            continue

    visit.seated.watchers.add(heard)
    listening = asyncio.ensure_future(gone())
    try:
        news.set()
        while not listening.done():
            if news.is_set():
                news.clear()
                state = state_of(visit.seated.id, visit.seated.table, visit.seat)
                await socket.send_text(state.model_dump_json())
            await _either(news.wait(), listening)
    except (WebSocketDisconnect, RuntimeError):
        log.debug("a socket went away")
    finally:
        visit.seated.watchers.discard(heard)
        listening.cancel()


async def _either(one: Awaitable[Any], other: "asyncio.Future[None]") -> None:
    waiting = asyncio.ensure_future(one)
    await asyncio.wait({waiting, other}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
