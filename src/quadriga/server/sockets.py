"""Every new state of a table, as it comes, over a WebSocket."""

import asyncio
import contextlib
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from quadriga.engine.seat import Seat
from quadriga.records.chain import is_fresh
from quadriga.server.access import Visit, visit
from quadriga.server.host import Host, Watcher
from quadriga.server.links import SPECTATOR, Unlinked
from quadriga.server.reading import Damaged
from quadriga.server.store import BrokenStore, Conflict, Unreachable, Unwritten
from quadriga.table import OPEN, PERSON, Chair

router: Final = APIRouter()

PATIENCE: Final = 10
"""Seconds until somebody who connects has to show a link."""
LONGEST: Final = 200
"""No link is longer."""
UNKNOWN: Final = 4404
"""The code that closes the socket of somebody whose link opens nothing."""
LATER: Final = 1013
"""The code that closes the socket when the database is away for a moment."""
DAMAGED: Final = 4503
"""The code that closes the socket to a table that cannot be read any more."""


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """Every new state, as it comes. The first message names the link, perhaps with numbers; nothing more is read."""
    await socket.accept()
    host: Host = socket.app.state.host
    try:
        token, _, fresh = (await asyncio.wait_for(socket.receive_text(), PATIENCE)).partition(" ")
    except (TimeoutError, WebSocketDisconnect, KeyError, TypeError):
        await _refuse(socket)
        return
    try:
        visitor = await visit(host, id, token[:LONGEST], fresh if is_fresh(fresh) else "")
        await _arrive(visitor)
        await _follow(socket, visitor)
    except Unlinked:
        await _refuse(socket)
    except (Unreachable, Unwritten, Conflict):
        await _refuse(socket, LATER)
    except (Damaged, BrokenStore):
        await _refuse(socket, DAMAGED)


async def _refuse(socket: WebSocket, code: int = UNKNOWN) -> None:
    with contextlib.suppress(RuntimeError):
        await socket.close(code)


async def _arrive(visitor: Visit) -> None:
    """Whoever comes with the link to an open seat sits down there, if he brings numbers where the dice need them."""
    seat = visitor.number
    if seat != SPECTATOR:
        await visitor.host.look(visitor.seated)
    if seat != SPECTATOR and visitor.seated.table.chairs[seat].kind == OPEN:
        async with visitor.host.change(visitor.seated, visitor.link) as table:
            if table.chairs[seat].kind == OPEN and not table.record.is_closed and (visitor.fresh or not table.awaits):
                table.sit(Seat(seat), Chair(PERSON))
                if visitor.fresh:
                    table.add_numbers(Seat(seat), visitor.fresh)


async def _follow(socket: WebSocket, visitor: Visit) -> None:
    """Send each new state; one that is out of date before it could be sent is left out."""
    latest = ""
    sent_away = False
    news = asyncio.Event()

    def take(text: str) -> None:
        nonlocal latest
        latest = text
        news.set()

    def leave() -> None:
        nonlocal sent_away
        sent_away = True
        news.set()

    async def gone() -> None:
        with contextlib.suppress(RuntimeError):
            while (await socket.receive())["type"] != "websocket.disconnect":
                continue

    watcher = Watcher(visitor.number, visitor.link, take, leave)
    async with visitor.looking():
        visitor.host.watch(visitor.seated, watcher)
        take(visitor.seated.text(visitor.number))
    listening = asyncio.create_task(gone())
    listening.add_done_callback(lambda _: news.set())
    try:
        while not listening.done():
            await news.wait()
            news.clear()
            if sent_away:
                await socket.close(UNKNOWN)
                return
            if latest:
                text, latest = latest, ""
                await socket.send_text(text)
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        visitor.host.unwatch(visitor.seated, watcher)
        listening.cancel()
