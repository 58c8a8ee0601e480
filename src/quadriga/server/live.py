"""Every new state of a table, as it comes, over a WebSocket."""

import asyncio
import contextlib
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from quadriga.engine.seat import Seat
from quadriga.server.host import Host, Watcher
from quadriga.server.links import SPECTATOR
from quadriga.server.visits import Unlinked, Visit, visit
from quadriga.table import OPEN, PERSON, Chair

router: Final = APIRouter()

PATIENCE: Final = 10
"""Seconds until somebody who connects has to show a link."""
LONGEST: Final = 200
"""No link is longer."""
UNKNOWN: Final = 4404
"""The code that closes the socket of somebody whose link opens nothing."""


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """Every new state, as it comes. The first message names the link; nothing else is ever read."""
    await socket.accept()
    host: Host = socket.app.state.host
    try:
        token = await asyncio.wait_for(socket.receive_text(), PATIENCE)
        visitor = await visit(host, id, token[:LONGEST])
    except (TimeoutError, Unlinked, WebSocketDisconnect, KeyError, TypeError):
        with contextlib.suppress(RuntimeError):
            await socket.close(UNKNOWN)
        return
    await _arrive(visitor)
    await _follow(socket, visitor)


async def _arrive(visitor: Visit) -> None:
    """Whoever comes with the link to an open seat sits down there."""
    seat = visitor.number
    if seat != SPECTATOR and visitor.seated.table.chairs[seat].kind == OPEN:
        async with visitor.host.change(visitor.seated) as table:
            if table.chairs[seat].kind == OPEN and not table.record.is_closed:
                table.sit(Seat(seat), Chair(PERSON))


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
        visitor.seated.watchers.add(watcher)
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
        visitor.seated.watchers.discard(watcher)
        listening.cancel()
