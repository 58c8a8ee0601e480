"""What is refused, and how that is said: a status, a key for the sentence, and never more than the asker may know."""

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from quadriga.engine.errors import BadSituation, IllegalMove, QuadrigaError, Unknown
from quadriga.records.record import BrokenRecord
from quadriga.server import logs
from quadriga.server.access import host_of
from quadriga.server.links import Unlinked
from quadriga.server.messages import Problem
from quadriga.server.reading import Damaged
from quadriga.server.states import refusal_shown
from quadriga.server.store import BrokenStore, Conflict, Unreachable, Unwritten
from quadriga.server.workers import Busy, TooLong
from quadriga.table import Stale, TableError


def problem(status: int, **values: Any) -> JSONResponse:
    """A refusal."""
    return JSONResponse(Problem(**values).model_dump(), status)


def answer_problems(app: FastAPI) -> None:
    """Turn every error we know into its refusal."""

    @app.exception_handler(Unlinked)
    async def unlinked(_: Request, __: Exception) -> JSONResponse:
        return problem(404, key="no-such-table")

    @app.exception_handler(HTTPException)
    async def broken(_: Request, error: HTTPException) -> JSONResponse:
        return problem(error.status_code, key="invalid", detail=str(error.detail))

    @app.exception_handler(Conflict)
    async def conflict(_: Request, __: Exception) -> JSONResponse:
        return problem(409, key="stale")

    @app.exception_handler(TooLong)
    async def too_long(_: Request, __: Exception) -> JSONResponse:
        return problem(422, key="too-long")

    @app.exception_handler(Busy)
    async def busy(_: Request, __: Exception) -> JSONResponse:
        return problem(503, key="busy")

    @app.exception_handler(Damaged)
    @app.exception_handler(BrokenStore)
    async def damaged(request: Request, error: Exception) -> JSONResponse:
        logs.write("damaged", logging.ERROR, error, table=request.path_params.get("id", ""))
        return problem(503, key="damaged")

    @app.exception_handler(Unreachable)
    @app.exception_handler(Unwritten)
    async def unwritten(_: Request, __: Exception) -> JSONResponse:
        return problem(503, key="unwritten")

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
            return await illegal(request, error)
        if isinstance(error, BrokenRecord):
            return problem(400, key=f"record-{error.key}", detail=str(error))
        if isinstance(error, TableError):
            return problem(409, key=error.key, detail=error.detail)
        if isinstance(error, BadSituation):
            return problem(400, key=f"situation-{error.key}", detail=error.where, expected=error.expected)
        if isinstance(error, Unknown):
            return problem(400, key=f"unknown-{error.key}", detail=error.word, expected=error.expected)
        return problem(409, key="refused", detail=str(error))


async def illegal(request: Request, error: IllegalMove) -> JSONResponse:
    """A move the rules forbid, with the rule that does."""
    seated = await host_of(request).seated(request.path_params.get("id", ""))
    assert seated is not None
    shown = refusal_shown(seated.game.vocabulary, error.refusal)
    return problem(409, key="illegal", refusal=shown, sequence=seated.table.sequence)
