"""Somebody who means ill, with a bare socket: what no browser sends, and what no rule allows."""

import asyncio
import base64
import json
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from server.serving import Server

AT_ONCE = 16
SILENCE = 0.1
"""Seconds after which somebody who has said half of something goes without an answer."""
GROWN = 80_000_000
"""Bytes of memory all of it together may leave behind."""
START = {"game": "conquest", "scenario": "short", "options": {"homes": "listed"}, "chairs": [{"kind": "person"}] * 2}
VERBS = [b"GET", b"POST", b"PUT", b"DELETE", b"OPTIONS", b"HEAD", b"TRACE", b"CONNECT", b"PATCH", b"G\x00T", b""]
PLACES = [
    "",
    "/moves",
    "/roll",
    "/undo",
    "/claim",
    "/live",
    "/record",
    "/course",
    "/log?first=0",
    "/at/-1",
    "/chat",
    "/x",
]
OTHERS = ["/", "/api/games", "/api/games/conquest/odds", "/api/games/conquest/battle", "/api/records", "/api/tables"]
TWISTS = [
    b"Host: evil.example",
    b"Origin: http://evil.example",
    b"X-Forwarded-For: 1.2.3.4",
    b"Content-Length: 99999999999999999999",
    b"Content-Length: -1",
    b"Content-Length: 5\r\nContent-Length: 6",
    b"Transfer-Encoding: chunked",
    b"Transfer-Encoding: gzip, chunked",
    b"Content-Encoding: gzip",
    b"Expect: 100-continue",
    b"Upgrade: websocket\r\nConnection: Upgrade",
    b"Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings",
    b"Authorization: Bearer " + b"x" * 500,
    b"Authorization: Basic eDp5",
    b"Prefer: return=minimal",
    b"Quadriga-Fresh: zz",
    b"Range: bytes=0-,0-,0-",
    b"Accept-Encoding: gzip;q=-1, *",
    b"X: \xff\xfe",
    b" folded: header",
]
DEEP = "[" * 3000 + "]" * 3000
VALUES: list[Any] = [
    None,
    True,
    -1,
    10**40,
    1e308,
    "",
    "\u0000",
    "\ud800",
    "x" * 5000,
    [],
    {},
    [[]],
    ["end-movement"] * 300,
]


class Attack:
    """One server, one table of two honest people, and requests that must change nothing there."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        status, made = server.ask("POST", "/api/tables", START)
        assert status == 201, made
        self.table: str = made["id"]
        self.links: dict[str, str] = made["links"]
        turn = self.state("0")["turn"]
        self.waits = self.links[str(1 - turn)]
        """The link of the one whose turn it is not."""

    def state(self, seat: str) -> Any:
        """What one of the two sees."""
        status, state = self.server.ask("GET", f"/api/tables/{self.table}", token=self.links[seat])
        assert status == 200, state
        return state

    # ---------------------------------------------------------------- what is sent

    def request(self) -> bytes:
        """Any of it."""
        return self.rng.choice([self.noise, self.half, self.bent, self.bent, self.forged, self.forged, self.frames])()

    def noise(self) -> bytes:
        """Bytes without sense."""
        start = self.rng.choice([b"", b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"])
        return start + self.rng.randbytes(self.rng.choice([1, 50, 2000, 30_000])) + b"\r\n\r\n"

    def half(self) -> bytes:
        """A request whose sender goes before all of it was said."""
        path = self.rng.choice([*OTHERS, f"/api/tables/{self.table}{self.rng.choice(PLACES)}"])
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
        return head.encode() + self.rng.choice([b"", b"\r\n", b"\r\n{"])

    def bent(self) -> bytes:
        """A request that is nearly one."""
        rng = self.rng
        path = rng.choice(
            [*OTHERS, "/" + "a" * 3000, "/../../etc/passwd", "/%00", "/api/tables/" + "é" * 90, "*", "//"]
        )
        path = rng.choice([path, f"/api/tables/{self.table}{rng.choice(PLACES)}"])
        heads = [b"Host: localhost", *rng.sample(TWISTS, rng.randrange(4))]
        body = self.body()
        if not any(head.startswith((b"Content-Length", b"Transfer")) for head in heads):
            heads.append(b"Content-Length: %d" % len(body))
        version = rng.choice([b"HTTP/1.1", b"HTTP/1.1", b"HTTP/1.0", b"HTTP/9.9", b"", b"HTTP/1.1\x00"])
        first = b" ".join([rng.choice(VERBS), path.encode("utf-8"), version])
        return b"\r\n".join([first, *heads, b"", b""]) + body

    def body(self) -> bytes:
        """What is no message."""
        rng = self.rng
        given = {
            key: rng.choice(VALUES) for key in rng.sample(["sequence", "moves", "move", "record", "chairs", "game"], 3)
        }
        return rng.choice(
            [json.dumps(given).encode(), DEEP.encode(), rng.randbytes(200), b'{"sequence":NaN}', b"", b"5\r\n{"]
        )

    def forged(self) -> bytes:
        """A move of somebody who may not make it: a stranger, a spectator, or the one whose turn it is not."""
        rng = self.rng
        tokens = [self.waits, self.links["spectator"], base64.urlsafe_b64encode(rng.randbytes(32)).decode()]
        name, more = rng.choice([("moves", "moves"), ("roll", "move"), ("undo", "")])
        said: Any = {"sequence": rng.choice([0, 1, -1, 2**63])}
        if more:
            text = rng.choice(["end-movement", "move 1 2", "roll 6 6", "?", "end-movement ?", "accept", "draw 1"])
            said[more] = [text] * rng.randrange(1, 4) if more == "moves" else text
        body = json.dumps(said).encode()
        head = f"POST /api/tables/{self.table}/{name} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
        head += f"Authorization: Bearer {rng.choice(tokens)}\r\n" + rng.choice(["", "Prefer: return=minimal\r\n"])
        return head.encode() + b"\r\n" + body

    def frames(self) -> bytes:
        """A socket that is opened well and used badly."""
        rng = self.rng
        head = f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        head += (
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        said = [bytes([rng.randrange(256), rng.randrange(256)]) + rng.randbytes(rng.choice([0, 4, 130, 9000]))]
        said.append(bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + bytes(4))
        said.append(bytes([0x81, 0x82, 0, 0, 0, 0]) + b"\xff\xfe")
        said.append(bytes([0x82, 0x80 | 43, 0, 0, 0, 0]) + b"x" * 43)
        return head.encode() + b"".join(rng.sample(said, 2))

    # ---------------------------------------------------------------- how it is sent

    async def send(self, request: bytes) -> int:
        """The status of the answer; 0 where the server ended the connection, or said nothing to half a request."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            writer.write(request)
            with suppress(ConnectionError):
                await writer.drain()
            with suppress(TimeoutError, ConnectionError):
                found = await asyncio.wait_for(reader.read(12), SILENCE)
                return int(found[9:12]) if found.startswith(b"HTTP/1.") and len(found) == 12 else 0
            return 0
        finally:
            writer.close()

    async def send_all(self, count: int) -> Counter[int]:
        """How often each status came."""
        found: Counter[int] = Counter()
        waiting = iter(range(count))

        async def go_on() -> None:
            for _ in waiting:
                request = self.request()
                status = await self.send(request)
                assert status < 500, request[:500]
                found[status] += 1

        await asyncio.gather(*[go_on() for _ in range(AT_ONCE)])
        return found


def memory(process: int) -> int:
    """Bytes a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096


def attack(data: Path, count: int, seed: int) -> Counter[int]:
    """Send so many hostile requests to a server of its own; the two honest people must notice nothing of it."""
    server = Server(data).wait()
    try:
        made = Attack(server, seed)
        before, held = [made.state(seat) for seat in ("0", "1", "spectator")], memory(server.process.pid)
        found = asyncio.run(made.send_all(count))
        assert [made.state(seat) for seat in ("0", "1", "spectator")] == before
        assert memory(server.process.pid) - held < GROWN
        turn = str(before[0]["turn"])
        body = {"sequence": before[0]["sequence"], "moves": [made.state(turn)["moves"][0]["text"]]}
        assert server.ask("POST", f"/api/tables/{made.table}/moves", body, made.links[turn])[0] == 200
    finally:
        code, said = server.stop()
    assert code == 0
    assert "Traceback" not in said
    assert [line for line in (data / "server.log").read_text().splitlines() if '"failed"' in line] == []
    return found
