"""What protects the server from its visitors: sizes, rates, origins, headers. What it refuses is logged."""

import ipaddress
import logging
import time
from collections import Counter, OrderedDict
from typing import Final

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quadriga.server import logs

BODY: Final = 5_000_000
RATE: Final = 50.0
"""Requests a second an address may make for long; four times as many at once."""
DEAR: Final = 10.0
"""A request that opens a table or has a record verified counts for so many."""
OPENED: Final = 20.0
"""For each request a second that an address may make for long, the tables it may open in a day."""
DAY: Final = 86_400
RECKONED: Final = 3.0
"""A request for odds, for a battle by hand, for the course of a game, its past, its record or the ways ahead counts for
so many."""
AT_ONCE: Final = 8
"""So many such requests of an address are worked out at the same time; one more has to be made later."""
LOOKS_BACK: Final = ("/course", "/log", "/record", "/hint", "/analysis", "/roads")
"""How the paths of such requests end."""
SOCKETS: Final = 500
"""Sockets an address may hold open."""
ADDRESSES: Final = 10_000
FOREIGN: Final = 4403
"""The code that closes a socket opened by a page of another site."""
CROWDED: Final = 4429
"""The code that closes one socket too many."""

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
RAW_HEADERS: Final = [
    *[(name.encode(), value.encode()) for name, value in HEADERS.items()],
    (b"cache-control", b"no-store"),
]
LOCAL: Final = ("", "localhost")
"""What this machine may be called without being told; the empty name is that of a client older than HTTP/1.1."""
SLOW: Final = 1.0
"""Seconds from which on a request that went well is logged too."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
Heads = dict[bytes, bytes]
"""Headers by their names in small letters."""


class Bucket:
    """Tokens that refill with time, one bucket an address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._filled: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, address: str, now: float, cost: float = 1.0) -> bool:
        """Whether this address may make one more request now."""
        tokens, since = self._filled.pop(address, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        allowed = tokens >= min(cost, self.burst)
        self._filled[address] = (tokens - cost if allowed else tokens, now)
        while len(self._filled) > ADDRESSES:
            self._filled.popitem(last=False)
        return allowed


class Guard:
    """The outermost layer: refuses large bodies, hasty visitors and foreign pages, and adds the security headers."""

    def __init__(self, app: ASGIApp, rate: float = RATE, names: tuple[str, ...] | None = None) -> None:
        self.app: Final = app
        self.names: Final = None if names is None else frozenset(name.lower() for name in names)
        self.bucket: Final = Bucket(rate, 4 * rate)
        self.opened: Final = Bucket(OPENED * rate / DAY, OPENED * rate)
        self.sockets: Final[Counter[str]] = Counter()
        self.working: Final[Counter[str]] = Counter()
        """By address, what is being worked out for it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        answer = _Answer(send)
        refusal = self._refusal(scope, began)
        if refusal is not None:
            await answer.refuse(*refusal)
        elif _cost(scope) > 1.0:
            await self._work_out(scope, receive, answer)
        else:
            await self._pass_on(scope, receive, answer)
        took = time.monotonic() - began
        if answer.status >= 400 or took > SLOW:
            about = {"method": scope["method"], "path": scope["path"], "status": answer.status}
            logs.write("request", logging.INFO, None, **about, milliseconds=round(1000 * took))

    async def _work_out(self, scope: Scope, receive: Receive, answer: "_Answer") -> None:
        """Pass a dear request on: while it is worked out it counts among those of its address."""
        address = _address(scope)
        self.working[address] += 1
        try:
            await self._pass_on(scope, receive, answer)
        finally:
            self.working[address] -= 1
            if not self.working[address]:
                del self.working[address]

    def _refusal(self, scope: Scope, now: float) -> tuple[int, str] | None:
        headers = _headers(scope)
        address, cost = _address(scope), _cost(scope)
        if not self.bucket.take(address, now, cost) or (cost > 1.0 and self.working[address] >= AT_ONCE):
            return 429, "too-fast"
        if not self._is_named(headers):
            return 421, "unknown-host"
        opens = scope["method"] == "POST" and scope["path"] in ("/api/tables", "/api/records")
        if opens and not self.opened.take(address, now):
            return 429, "too-many-tables"
        if scope["method"] not in SAFE and not _is_own(headers):
            return 403, "foreign-origin"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 12 or int(length) > BODY:
            return 413, "too-large"
        return None

    def _is_named(self, headers: Heads) -> bool:
        """Whether the host asked for is ours: no page may reach us under a name of its own that leads here."""
        if self.names is None:
            return True
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        return name in LOCAL or name in self.names or _is_plain_address(name)

    async def _pass_on(self, scope: Scope, receive: Receive, answer: "_Answer") -> None:
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > BODY:
                answer.instead = (413, "too-large")
                return {"type": "http.disconnect"}
            return message

        try:
            await self.app(scope, counted, answer.send)
        except ClientDisconnect:  # gone in the middle of a body, or ended there by us
            if answer.instead is not None:
                await answer.refuse(*answer.instead)
        except Exception as error:
            logs.write("failed", logging.ERROR, error, method=scope["method"], path=scope["path"])
            await answer.refuse(*(answer.instead or (500, "failed")))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        code = 0
        headers = _headers(scope)
        if not self._is_named(headers) or not _is_own(headers):
            code = FOREIGN
        elif self.sockets[address] >= SOCKETS or not self.bucket.take(address, time.monotonic()):
            code = CROWDED
        if code:
            await send({"type": "websocket.close", "code": code})
            return
        del headers  # a socket may be open for days
        self.sockets[address] += 1
        has_come = False

        async def counted() -> Message:
            """What he says after his link costs as much as a request."""
            nonlocal has_come
            message = await receive()
            if message["type"] == "websocket.receive":
                if has_come and not self.bucket.take(address, time.monotonic()):
                    await send({"type": "websocket.close", "code": CROWDED})
                    return {"type": "websocket.disconnect", "code": CROWDED}
                has_come = True
            return message

        try:
            await self.app(scope, counted, send)
        except Exception as error:
            logs.write("failed", logging.ERROR, error, method="SOCKET", path=scope["path"])
            raise
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


class _Answer:
    """What goes back, with the security headers on it."""

    def __init__(self, send: Send) -> None:
        self.status = 0
        self.instead: tuple[int, str] | None = None
        """The refusal that takes the place of whatever the application answers."""
        self._send: Final = send

    async def send(self, message: Message) -> None:
        """Pass a part of the answer on."""
        if self.instead is not None:
            await self.refuse(*self.instead)
            return
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = list(message.get("headers", ()))
            names = {name for name, _ in given}
            message["headers"] = given + [one for one in RAW_HEADERS if one[0] not in names]
        await self._send(message)

    async def refuse(self, status: int, key: str) -> None:
        """Answer with a problem, unless an answer has begun."""
        if self.status:
            return
        self.status = status
        body = f'{{"key":"{key}","detail":"","refusal":null,"sequence":null}}'.encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += RAW_HEADERS
        await self._send({"type": "http.response.start", "status": status, "headers": headers})
        await self._send({"type": "http.response.body", "body": body})


def _cost(scope: Scope) -> float:
    """What a request takes from the bucket of its address: what it may cost us."""
    path: str = scope["path"]
    if scope["method"] != "POST":
        return RECKONED if path.endswith((*LOOKS_BACK, "/chat")) or "/at/" in path else 1.0
    if path in ("/api/tables", "/api/records", "/api/records/verify"):
        return DEAR
    return RECKONED if path.startswith("/api/games/") or path.endswith(LOOKS_BACK) else 1.0


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _is_plain_address(name: str) -> bool:
    """Whether a host is named by its address, which no other site can claim."""
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def _headers(scope: Scope) -> Heads:
    """The headers of a request; the first of each name counts."""
    return dict(scope["headers"][::-1])


def _is_own(headers: Heads) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        return False
    origin = headers.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == headers.get(b"host", b"")
