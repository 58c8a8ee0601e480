"""Who comes with a link: to which table, and with whose eyes."""

from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from inspect import signature
from typing import Annotated, Any, Final

from fastapi import Depends, Header, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.datastructures import Headers

from quadriga.engine.history import Forgotten
from quadriga.engine.seat import Seat
from quadriga.records.chain import is_fresh
from quadriga.server.host import Host
from quadriga.server.links import SPECTATOR, hash_of, seat_of
from quadriga.server.seated import Seated
from quadriga.table import Table, TableError

LONGEST: Final = 200
"""No header that holds a link is longer."""
JSON: Final = "application/json"
FRESH: Final = "quadriga-fresh"
"""The header with a visitor's own numbers."""
BRIEF: Final = "return=minimal"
"""What a visitor prefers who hears of the new state by other ways."""
SEQUENCE: Final = "Quadriga-Sequence"
"""The header that tells him the sequence his change has led to."""


class Visit:
    """A request with a link."""

    def __init__(
        self, host: Host, seated: Seated, number: int, link: str, fresh: str = "", is_brief: bool = False
    ) -> None:
        self.host: Final = host
        self.seated: Final = seated
        self.number: Final = number
        """The seat's number, or SPECTATOR."""
        self.link: Final = link
        """The hash of the link."""
        self.fresh: Final = fresh
        """Numbers of the visitor's own for the dice, where he brought some."""
        self.is_brief: Final = is_brief
        """Whether he needs no more than the word that his change was made."""

    @property
    def seat(self) -> Seat | None:
        """Whose eyes; None watches."""
        return seat_of(self.number)

    @property
    def player(self) -> Seat:
        """The seat; a spectator may only watch."""
        if self.number == SPECTATOR:
            raise TableError("spectator")
        return Seat(self.number)

    def eyes(self, asked: int | None) -> Seat | None:
        """Whose eyes to look with: one's own, or once the game is over anybody's."""
        if asked is None or asked == self.number:
            return self.seat
        table = self.seated.table
        if not table.record.is_closed:
            raise TableError("not-over")
        if asked >= len(table.chairs):
            raise TableError("no-seat", str(asked))
        return seat_of(asked)

    @asynccontextmanager
    async def looking(self, is_latest: bool = False) -> AsyncIterator[Table]:
        """The table as it is on disk, while this link still opens it."""
        async with self.host.looking(self.seated, self.link, is_latest) as table:
            yield table

    async def state(self, is_latest: bool = False) -> Response:
        """The state as the visitor may know it; `is_latest` where he has just changed it."""
        async with self.looking(is_latest):
            return Response(self.seated.text(self.number), media_type=JSON)

    async def change(self, change: Callable[[Table], object], only: int | None = None) -> Response:
        """Change the table, and answer with its new state; what is shown to one seat alone adds no numbers.

        A change that goes back further than memory does is made once memory has been brought there.
        """
        try:
            return await self._change(change, only)
        except Forgotten as error:
            await self.host.remember(self.seated, error.number)
        return await self._change(change, only)

    async def _change(self, change: Callable[[Table], object], only: int | None) -> Response:
        async with self.host.change(self.seated, self.link, only) as table:
            change(table)
            if self.fresh and only is None:
                table.add_numbers(self.player, self.fresh)
            sequence = table.sequence
        return await self.changed(sequence)

    async def changed(self, sequence: int) -> Response:
        """The answer to a change that was made."""
        if not self.is_brief:
            return await self.state(is_latest=True)
        return Response(status_code=204, headers={SEQUENCE: str(sequence), "Preference-Applied": BRIEF})


def host_of(request: Request) -> Host:
    """The host of the application a request came to."""
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


async def visit(host: Host, id: str, token: str, fresh: str = "", is_brief: bool = False) -> Visit:
    """The visit of somebody who shows a link; raises Unlinked."""
    link = hash_of(token)
    seated, number = await host.enter(id, link)
    return Visit(host, seated, number, link, fresh, is_brief)


async def visiting(request: Request, id: str, authorization: Annotated[str, Header(max_length=LONGEST)] = "") -> Visit:
    """The visit of a request that carries its link as a bearer token, perhaps with numbers."""
    scheme, _, token = authorization.partition(" ")
    fresh, is_brief = fresh_of(request.headers), request.headers.get("prefer") == BRIEF
    return await visit(host_of(request), id, token if scheme.lower() == "bearer" else "", fresh, is_brief)


def fresh_of(headers: Headers) -> str:
    """The 16 bytes of his own that a visitor adds to what the dice come from; empty where he brought none."""
    return fresh_checked(headers.get(FRESH, ""))


def fresh_checked(fresh: str) -> str:
    """Such bytes as the header has them; raises RequestValidationError."""
    if fresh and not is_fresh(fresh):
        found = {"loc": ("header", FRESH), "msg": "32 hexadecimal digits", "type": "value_error"}
        raise RequestValidationError([found])
    return fresh


class ChangeRoute(APIRoute):
    """A route that changes a table: (id, visit), perhaps with a message, gives the new state.

    FastAPI describes it and nothing more: its general way to read a request costs as much as a move does.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        endpoint: Callable[..., Awaitable[Response]] = self.endpoint
        asked = signature(endpoint).parameters.get("asked")
        model: type[BaseModel] | None = asked.annotation if asked is not None else None

        async def handle(request: Request) -> Response:
            id = request.path_params["id"]
            body = await request.body()
            visit = await visiting(request, id, request.headers.get("authorization", "")[:LONGEST])
            if model is None:
                return await endpoint(id, visit)
            try:
                message = model.model_validate_json(body)
            except ValidationError as error:
                raise invalid_body(error) from None
            return await endpoint(id, visit, message)

        return handle


def invalid_body(error: ValidationError) -> RequestValidationError:
    """A body that is not the message it should be, as FastAPI tells of it."""
    return RequestValidationError([{**one, "loc": ("body", *one["loc"])} for one in error.errors(include_input=False)])


Visiting = Annotated[Visit, Depends(visiting)]
Eyes = Annotated[int | None, Query(ge=SPECTATOR, le=7)]
"""A seat to look with, or a spectator; one's own where it is left out."""
