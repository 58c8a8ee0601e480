"""What protects the server from its visitors: sizes, rates, headers."""

import time
from collections import OrderedDict
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY: Final = 5_000_000
RATE: Final = 50.0
"""Requests a second an address may make for long."""
BURST: Final = 200.0
ADDRESSES: Final = 10_000

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Bucket:
    """Tokens that refill with time, one bucket an address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._filled: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether this address may make one more request now."""
        tokens, since = self._filled.pop(address, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        allowed = tokens >= 1
        self._filled[address] = (tokens - 1 if allowed else tokens, now)
        while len(self._filled) > ADDRESSES:
            self._filled.popitem(last=False)
        return allowed


class Guard:
    """The outermost layer: refuses large bodies and hasty visitors, and adds the security headers."""

    def __init__(self, app: ASGIApp, rate: float = RATE, burst: float = BURST) -> None:
        self.app: Final = app
        self.bucket: Final = Bucket(rate, burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        if not self.bucket.take(client[0] if client else "", time.monotonic()):
            await _refuse(send, 429, b'{"key":"too-fast","detail":"","refusal":null,"sequence":null}')
            return
        headers = dict(scope["headers"])
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > BODY:
            await _refuse(send, 413, b'{"key":"too-large","detail":"","refusal":null,"sequence":null}')
            return
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            return message if seen <= BODY else {"type": "http.disconnect"}

        async def safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
            await send(message)

        await self.app(scope, counted, safe)


async def _refuse(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
