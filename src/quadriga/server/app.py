"""The server: `create_app` is all another module needs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from starlette.middleware.errors import ServerErrorMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from quadriga.server import advice, library, logs, tables
from quadriga.server.battles import add_battles
from quadriga.server.bus import Alone, Bus
from quadriga.server.client import serve_client
from quadriga.server.host import KEEP_DAYS, Host
from quadriga.server.lane import Lane
from quadriga.server.limits import RATE, Guard
from quadriga.server.messages import PROBLEMS
from quadriga.server.problems import answer_problems
from quadriga.server.schema import add_view
from quadriga.server.shelf import LARGE, KeptRoute
from quadriga.server.store import store_at
from quadriga.server.titles import Titles
from quadriga.server.workers import Workers

PAUSE: Final = 0.6
RECKONED: Final = 40
"""So many odds, battles by hand, verifications and looks back may be worked out or wait for it."""


class Application(FastAPI):
    """FastAPI behind the guard and beside the lane; its document also has the shapes of the titles' views.

    What happens most never gets as far as FastAPI: each of its layers would cost time for every move, and memory for
    every socket.
    """

    shown: Titles
    guard: Guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.guard(scope, receive, send)

    def build_middleware_stack(self) -> ASGIApp:
        """Without the layer that answers what nobody has expected: the guard does, and says no more than it should."""
        stack = super().build_middleware_stack()
        assert isinstance(stack, ServerErrorMiddleware)
        return stack.app

    async def inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What FastAPI does with a request that was let in."""
        await super().__call__(scope, receive, send)

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI document."""
        document = super().openapi()
        for id in self.shown.ids():
            add_view(document["components"]["schemas"], id, self.shown.game(id).shape())
        return document


def _document_of(app: FastAPI) -> APIRouter:
    always = APIRouter(route_class=KeptRoute)

    @always.get("/api/openapi.json", include_in_schema=False)
    async def document() -> JSONResponse:
        return JSONResponse(app.openapi())

    return always


def _bus_at(address: str) -> Bus:
    if not address:
        return Alone()
    from quadriga.server.redis_bus import RedisBus  # large

    return RedisBus(address)


def create_app(
    data: Path,
    pause: float = PAUSE,
    titles_data: Path | None = None,
    rate: float = RATE,
    titles: tuple[str, ...] = (),
    names: tuple[str, ...] | None = None,
    keep_days: int = KEEP_DAYS,
    database: str = "",
    bus: str = "",
) -> Application:
    """The application around one folder of games, or around the database and the bus at these addresses; `titles` are
    modules with further titles, for tests.

    `names` are the hosts it goes by beside localhost and plain addresses; None believes any. Tables nobody
    touches go after `keep_days`, none where that is 0.
    """

    known = Titles(titles_data, titles)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = store_at(database or str(data))
        workers, reckoners = Workers(), Workers(RECKONED)
        known.read()
        await store.open()
        host = app.state.host = Host(store, workers, reckoners, pause, known, keep_days, _bus_at(bus))
        await host.start()
        logs.write("started")
        yield
        await host.stop()
        await store.close()
        workers.close()
        reckoners.close()
        logs.write("stopped")

    app = Application(
        title="Quadriga",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        responses=PROBLEMS,
    )
    app.shown = known
    app.add_middleware(GZipMiddleware, minimum_size=LARGE, compresslevel=5)
    app.guard = Guard(Lane(app.inside, tables.changes, app), rate, names)
    answer_problems(app)
    app.router.routes.extend(tables.changes.routes)
    app.router.routes.extend(tables.router.routes)
    app.include_router(advice.router)
    app.include_router(_document_of(app))
    app.include_router(library.always)
    app.include_router(library.router)
    add_battles(app)
    serve_client(app)
    return app
