"""Who comes with a link: to which table, and with whose eyes."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Final

from fastapi import Depends, Header, Query, Request, Response

from quadriga.engine.seat import Seat
from quadriga.server.host import Host, Seated
from quadriga.server.links import SPECTATOR, seat_of
from quadriga.table import Table, TableError

JSON: Final = "application/json"


class Unlinked(Exception):
    """No link, or one that opens nothing here."""


class Visit:
    """A request with a link."""

    def __init__(self, host: Host, seated: Seated, number: int) -> None:
        self.host: Final = host
        self.seated: Final = seated
        self.number: Final = number
        """The seat's number, or SPECTATOR."""

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
    found = await host.link(token)
    if found is None or found[0] != id:
        raise Unlinked
    seated = await host.seated(id)
    assert seated is not None
    return Visit(host, seated, found[1])


async def visiting(request: Request, id: str, authorization: Annotated[str, Header(max_length=200)] = "") -> Visit:
    """The visit of a request that carries its link as a bearer token."""
    scheme, _, token = authorization.partition(" ")
    return await visit(host_of(request), id, token if scheme.lower() == "bearer" else "")


Visiting = Annotated[Visit, Depends(visiting)]
Eyes = Annotated[int | None, Query(ge=SPECTATOR, le=7)]
"""A seat to look with, or a spectator; one's own where it is left out."""
