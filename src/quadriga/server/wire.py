"""A socket that can be told something at once.

What ASGI does for a message of a socket - a task woken, a dictionary filled, four functions called - costs as much as
finding out what has changed. It is needed where somebody is slow; most are not.
"""

from collections.abc import Callable
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME: Final = "quadriga.wire"
"""The extension of a scope that holds its socket."""
TEXT: Final = 0x81
"""How a whole message of text begins."""


class Wire(WebSocketsSansIOProtocol):
    """A socket as uvicorn has it, which its scope leads to."""

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
