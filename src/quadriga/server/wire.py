"""A socket that can be told something at once.

What ASGI does for a message of a socket - a task woken, a dictionary filled, four functions called - costs as much as
finding out what has changed. It is needed where somebody is slow; most are not.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME: Final = "quadriga.wire"
"""The extension of a scope that holds its socket."""
TEXT: Final = 0x81
"""How a whole message of text begins."""


class Bell:
    """An event as asyncio has it, in a tenth of the room: hardly ever does anybody wait for it."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Whether it has rung."""
        return self._is_set

    def set(self) -> None:
        """Ring: whoever waits goes on."""
        self._is_set = True
        waiting, self._waiting = self._waiting, None
        for one in waiting or ():
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        """Be silent again."""
        self._is_set = False

    async def wait(self) -> bool:
        """Go on when it has rung."""
        if not self._is_set:
            one: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting = [*(self._waiting or ()), one]
            await one
        return True


class Post:
    """A queue as asyncio has it, for one who takes, in a tenth of the room."""

    __slots__ = ("_come", "_items")

    def __init__(self) -> None:
        self._come: Final = Bell()
        self._items: Final[list[Any]] = []

    def empty(self) -> bool:
        """Whether nothing is there."""
        return not self._items

    def put_nowait(self, item: Any) -> None:
        """Add something."""
        self._items.append(item)
        self._come.set()

    async def get(self) -> Any:
        """Take what has come first, once there is something."""
        while not self._items:
            self._come.clear()
            await self._come.wait()
        return self._items.pop(0)


class Wire(WebSocketsSansIOProtocol):
    """A socket as uvicorn has it, which its scope leads to, in less room: there are more of them than of anything."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = cast("asyncio.Queue[Any]", Post())
        self.writable = cast(asyncio.Event, Bell())
        self.writable.set()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._let_go()

    def _let_go(self) -> None:
        """Nobody asks how a socket was opened once it is."""
        del self.request, self.response
        self.scope["headers"] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    def say(self, text: bytes) -> bool:
        """Send a message now; False where it has to wait, or nobody is there any more."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """A message as a server sends it: RFC 6455, section 5.2."""
    length = len(text)
    if length < 126:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + text


def saying(scope: Scope) -> Callable[[bytes], bool]:
    """How something is said to a socket at once; where that cannot be, nothing ever is."""
    wire = scope.get("extensions", {}).get(NAME)
    return wire.say if isinstance(wire, Wire) else _not_now


def _not_now(_: bytes) -> bool:
    return False
