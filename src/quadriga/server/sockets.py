"""What happens at a table, as it comes, over a WebSocket: the whole state first, then what has changed."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from quadriga.engine.seat import Seat
from quadriga.records.chain import is_fresh
from quadriga.server.access import Visit, visit
from quadriga.server.host import Host
from quadriga.server.links import SPECTATOR, Unlinked
from quadriga.server.reading import Damaged
from quadriga.server.seated import Watcher
from quadriga.server.store import BrokenStore, Conflict, Unreachable, Unwritten
from quadriga.server.wire import Bell, saying
from quadriga.table import OPEN, PERSON, Chair

PATIENCE: Final = 10
"""Seconds until somebody who connects has to show a link."""
LONGEST: Final = 200
"""No link is longer."""
UNKNOWN: Final = 4404
"""The code that closes the socket of somebody whose link opens nothing."""
LATER: Final = 1013
"""The code that closes the socket when the database is away for a moment."""
UNSENT: Final = 200_000
"""Bytes that may wait for somebody who is slow to take them; then he gets the state anew instead."""
ASKING: Final = 1.0
"""Seconds that whoever asks for the whole state again has to wait before he may ask once more."""
DAMAGED: Final = 4503
"""The code that closes the socket to a table that cannot be read any more."""


async def live(socket: WebSocket, id: str, host: Host) -> None:
    """The first message names the link, perhaps with numbers; any other asks for the whole state again."""
    try:
        await socket.accept()
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
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
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


class Outbox:
    """What is still to be said to one who watches."""

    def __init__(self, say: Callable[[bytes], bool]) -> None:
        self._say: Final = say
        """Says something at once, where that can be."""
        self.news: Final = Bell()
        self.is_idle = False
        """Whether all that was to be said has been, and who says it waits for `news`."""
        self.is_behind = True
        """Whether he needs the whole state before anything else makes sense to him."""
        self.is_sent_away = False
        self._waiting: list[bytes] = []
        self._size = 0

    def take(self, change: bytes) -> None:
        """One more change. Whoever is too far behind for them gets the state anew."""
        if self.is_behind or (self.is_idle and not self.news.is_set() and self._say(change)):
            return
        self._waiting.append(change)
        self._size += len(change)
        if self._size > UNSENT:
            self.start_again()
        self.news.set()

    def start_again(self) -> None:
        """Forget the changes: the whole state is needed."""
        self.is_behind = True
        self._waiting = []
        self._size = 0
        self.news.set()

    def leave(self) -> None:
        """His link opens nothing any more."""
        self.is_sent_away = True
        self.news.set()

    def taken(self) -> list[bytes]:
        """All that waits, to be sent now."""
        waiting, self._waiting, self._size = self._waiting, [], 0
        return waiting


async def _follow(socket: WebSocket, visitor: Visit) -> None:
    """Send the state, then each change."""
    outbox = Outbox(saying(socket.scope))
    watcher = Watcher(visitor.number, visitor.link, outbox.take, outbox.leave)
    visitor.host.watch(visitor.seated, watcher)
    listening = asyncio.create_task(_listen(socket, outbox))
    listening.add_done_callback(lambda _: outbox.news.set())
    outbox.news.set()
    try:
        while not listening.done():
            outbox.is_idle = True
            await outbox.news.wait()
            outbox.is_idle = False
            outbox.news.clear()
            if outbox.is_sent_away:
                await socket.close(UNKNOWN)
                return
            if outbox.is_behind:
                async with visitor.looking():
                    outbox.is_behind = False
                    waiting = [visitor.seated.message(visitor.number)]
            else:
                waiting = outbox.taken()
            while waiting:  # nothing long is held while he thinks
                await socket.send_text(waiting.pop(0).decode())
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        visitor.host.unwatch(visitor.seated, watcher)
        listening.cancel()


async def _listen(socket: WebSocket, outbox: Outbox) -> None:
    """Hear whether he asks for the whole state again, until he is gone."""
    with contextlib.suppress(RuntimeError):
        while (await socket.receive())["type"] != "websocket.disconnect":
            outbox.start_again()
            await asyncio.sleep(ASKING)
