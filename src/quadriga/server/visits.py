"""Who comes with a link: to which table, and with whose eyes."""

from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from inspect import signature
from typing import Annotated, Any, Final

from fastapi import Depends, Header, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError

from quadriga.engine.seat import Seat
from quadriga.server.host import Host, Seated
from quadriga.server.links import SPECTATOR, hash_of, seat_of
from quadriga.table import Table, TableError

LONGEST: Final = 200
"""No header that holds a link is longer."""
JSON: Final = "application/json"


class Unlinked(Exception):
    """No link, or one that opens nothing here."""


class Visit:
    """A request with a link."""

    def __init__(self, host: Host, seated: Seated, number: int, link: str) -> None:
        self.host: Final = host
        self.seated: Final = seated
        self.number: Final = number
        """The seat's number, or SPECTATOR."""
        self.link: Final = link
        """The hash of the link."""

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
    async def looking(self) -> AsyncIterator[Table]:
        """The table as it is on disk: what is not yet safe there is shown to nobody."""
        async with self.seated.lock:
            yield self.seated.table

    async def state(self) -> Response:
        """The state as the visitor may know it."""
        async with self.looking():
            return Response(self.seated.text(self.number), media_type=JSON)

    async def change(self, change: Callable[[Table], object], only: int | None = None) -> Response:
        """Change the table, and answer with its new state."""
        async with self.host.change(self.seated, only) as table:
            change(table)
        return await self.state()


def host_of(request: Request) -> Host:
    """The host of the application a request came to."""
    host = request.app.state.host
    assert isinstance(host, Host)
    return host


async def visit(host: Host, id: str, token: str) -> Visit:
    """The visit of somebody who shows a link; raises Unlinked."""
    link = hash_of(token)
    found = await host.link(link)
    if found is None or found[0] != id:
        raise Unlinked
    seated = await host.seated(id)
    assert seated is not None
    return Visit(host, seated, found[1], link)


async def visiting(request: Request, id: str, authorization: Annotated[str, Header(max_length=LONGEST)] = "") -> Visit:
    """The visit of a request that carries its link as a bearer token."""
    scheme, _, token = authorization.partition(" ")
    return await visit(host_of(request), id, token if scheme.lower() == "bearer" else "")


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
            visit = await visiting(request, id, request.headers.get("authorization", "")[:LONGEST])
            if model is None:
                return await endpoint(id, visit)
            try:
                message = model.model_validate_json(await request.body())
            except ValidationError as error:
                found = [{**one, "loc": ("body", *one["loc"])} for one in error.errors(include_input=False)]
                raise RequestValidationError(found) from None
            return await endpoint(id, visit, message)

        return handle


Visiting = Annotated[Visit, Depends(visiting)]
Eyes = Annotated[int | None, Query(ge=SPECTATOR, le=7)]
"""A seat to look with, or a spectator; one's own where it is left out."""
