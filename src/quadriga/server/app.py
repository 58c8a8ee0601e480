"""The server: `create_app` is all another module needs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI

from quadriga.server import library, live, logs, tables
from quadriga.server.battles import add_battles
from quadriga.server.client import serve_client
from quadriga.server.host import Host
from quadriga.server.limits import RATE, Guard
from quadriga.server.messages import PROBLEMS
from quadriga.server.minds import Minds
from quadriga.server.problems import answer_problems
from quadriga.server.store import Store
from quadriga.server.titles import Titles

PAUSE: Final = 0.6
FILE: Final = "quadriga.sqlite"


def create_app(
    data: Path,
    pause: float = PAUSE,
    titles_data: Path | None = None,
    rate: float = RATE,
    titles: tuple[str, ...] = (),
) -> FastAPI:
    """The application around one folder of games; `titles` are modules with further titles, for tests."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(data / FILE)
        minds = Minds()
        await store.open()
        app.state.host = Host(store, minds, pause, Titles(titles_data, titles))
        logs.write("started")
        yield
        await app.state.host.stop()
        await store.close()
        minds.close()
        logs.write("stopped")

    app = FastAPI(
        title="Quadriga",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=PROBLEMS,
    )
    app.add_middleware(Guard, rate=rate)
    answer_problems(app)
    app.router.routes.extend(tables.changes.routes)
    app.router.routes.extend(tables.router.routes)
    app.include_router(library.router)
    add_battles(app)
    app.include_router(live.router)
    serve_client(app)
    return app
