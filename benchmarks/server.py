"""Load on a real server: moves acknowledged and safe on disk, over many tables with a live socket on each seat.

python benchmarks/server.py QUADRIGA [SECONDS] [TABLES] prints the figures as JSON.

The client is a process of its own with a bare HTTP and WebSocket client, so that most of the second core is left to it.
First the tables are played as fast as the server answers, which gives the rate; then at a fixed pace of 500 moves a
second, which gives the latency: the time from a move leaving the client to its acknowledgement, dice and the changes
sent to all sockets included. Where there are many tables each of them has 500 moves behind it.
"""

import asyncio
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial

import orjson

from quadriga.bots import names
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games import load as load_game
from quadriga.games import titles
from quadriga.records.dice import SeededDice
from quadriga.records.record import new

TABLES = 100
MANY = 1000
"""So many tables, each with PLAYED moves behind it, show what a table costs."""
PLAYED = 500
PACE = 500.0
"""Moves a second that are asked for when latency is measured."""
ENOUGH = 60
"""So many moves of a game between bots are looked at."""
BOTS = tuple(title for title in titles() if "greedy" in names(title))
LOAD: list[dict[str, object]] = [
    {"game": "conquest", "scenario": "short", "options": {"homes": "listed"}},
    {"game": "hannibal"},
]
"""What is played at the tables, always the same, so that figures of different days can be compared."""
LONG = (("conquest", ""), ("hannibal", ""))
"""What has been played where there are many tables."""


class Wire(asyncio.Protocol):
    """A connection that gives whole messages to `take`; subclasses know where one ends."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport


class Http(Wire):
    """One kept-alive connection, one request at a time; opened again when the server has closed it as idle."""

    def __init__(self, port: int, visitor: str) -> None:
        super().__init__()
        self.port, self.visitor = port, visitor
        self.is_open = False
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.is_open = True

    def connection_lost(self, problem: Exception | None) -> None:
        self.is_open = False
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(problem or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(self.buffer[:end]).lower()
        at = head.find(b"content-length:") + 15
        length = int(head[at:].split(b"\r\n", 1)[0]) if at >= 15 else 0
        if len(self.buffer) < end + 4 + length:
            return
        body = bytes(self.buffer[end + 4 : end + 4 + length])
        del self.buffer[: end + 4 + length]
        answer, self.answer = self.answer, None
        assert answer is not None
        answer.set_result((int(head[9:12]), body))

    async def post(self, path: str, body: object, token: str = "") -> tuple[int, bytes]:
        """The status and body of the answer."""
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(data)}\r\nX-Forwarded-For: {self.visitor}\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\nPrefer: return=minimal\r\n"
        try:
            return await self._say(head.encode() + b"\r\n" + data)
        except ConnectionResetError:  # closed as idle at the very moment
            return await self._say(head.encode() + b"\r\n" + data)

    async def _say(self, request: bytes) -> tuple[int, bytes]:
        loop = asyncio.get_running_loop()
        if not self.is_open:
            await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        self.answer = loop.create_future()
        self.transport.write(request)
        return await self.answer


class Socket(Wire):
    """A WebSocket that hears all that happens at a table."""

    def __init__(self, path: str, token: str, visitor: str, take: Callable[[bytes], None]) -> None:
        super().__init__()
        self.path, self.token, self.visitor, self.take = path, token, visitor, take
        self.is_open = False
        self.heard = 0
        self.size = 0
        """Bytes heard since it was last looked at."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        head = f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += f"X-Forwarded-For: {self.visitor}\r\nSec-WebSocket-Version: 13\r\n"
        head += "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        self.transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.is_open = True
            self.frame(1, self.token.encode())
        while self.next_frame():
            pass

    def frame(self, code: int, data: bytes) -> None:
        """Send a short frame, masked with zeros as a client must mask it."""
        self.transport.write(bytes([0x80 | code, 0x80 | len(data), 0, 0, 0, 0]) + data)

    def next_frame(self) -> bool:
        """Take one whole frame off the buffer, if there is one."""
        if len(self.buffer) < 2:
            return False
        length, at = self.buffer[1] & 0x7F, 2
        if length >= 126:
            at = 4 if length == 126 else 10
            length = int.from_bytes(self.buffer[2:at], "big")
        if len(self.buffer) < at + length:
            return False
        code = self.buffer[0] & 0x0F
        data = bytes(self.buffer[at : at + length])
        del self.buffer[: at + length]
        if code == 9:
            self.frame(10, data)
        elif code == 1:
            self.heard += 1
            self.size += len(data)
            self.take(data)
        return True


class Player:
    """Both seats of one table: hears what happens, makes any of the offered moves."""

    def __init__(self, http: Http, id: str, links: dict[str, str], seed: int) -> None:
        self.http, self.id, self.links = http, id, links
        self.rng = random.Random(seed)
        self.sequences = [0, 0]
        self.moves: list[list[str]] = [[], []]
        self.asked: tuple[int, int, list[str]] | None = None
        """The sequence, the seat and its moves."""
        self.ready = asyncio.Event()
        self.sockets: list[Socket] = []
        self.refused = 0
        self.is_over = False
        self.sizes: list[int] = []
        """For each move and each socket, the bytes heard of it."""

    def take(self, seat: int, data: bytes) -> None:
        """A state or a change from a socket."""
        message = orjson.loads(data)
        if "state" in message:
            self.sequences[seat] = message["state"]["sequence"]
            self.moves[seat] = [move["text"] for move in message["state"]["moves"]]
        else:
            for path, *value in message["set"]:
                if path == ["sequence"]:
                    self.sequences[seat] = value[0]
                elif path == ["over"]:
                    self.is_over = True
                    self.ready.set()
            if "moves" in message:
                self.moves[seat] = []
            for verb, _, _, arguments in message.get("moves", ()):
                self.moves[seat] += [f"{verb} {one}" if one else verb for one in arguments]
        moves = self.moves[seat]
        if moves and (self.asked is None or self.sequences[seat] > self.asked[0]):
            self.asked = (self.sequences[seat], seat, moves)
            self.ready.set()

    async def play(self) -> float:
        """Wait until somebody is asked, make a move, and give the seconds until it was acknowledged."""
        await self.ready.wait()
        if self.is_over:
            return 0.0
        self.ready.clear()
        self.sizes += [wire.size for wire in self.sockets]
        for wire in self.sockets:
            wire.size = 0
        assert self.asked is not None
        sequence, seat, moves = self.asked
        body = {"sequence": sequence, "moves": [self.rng.choice(moves)]}
        began = time.perf_counter()
        status, _ = await self.http.post(f"/api/tables/{self.id}/moves", body, self.links[str(seat)])
        took = time.perf_counter() - began
        if status != 204:
            self.refused += 1
        return took


def long_records(count: int) -> list[str]:
    """Random games with PLAYED moves behind them and some before them."""
    found: list[str] = []
    for seed in range(100):
        game, scenario = LONG[seed % len(LONG)]
        record, rng = new(load_game(game), SeededDice(seed), scenario, 2), random.Random(seed)
        text = ""
        while len(record.lines) < PLAYED + 60 and record.position.turn() != NOBODY:
            if len(record.lines) == PLAYED:
                text = record.text()
            turn = record.position.turn()
            if turn == CHANCE:
                record.draw()
            else:
                record.play(rng.choice(record.position.moves()), turn)
        if len(record.lines) == PLAYED + 60:
            found.append(text)
        if len(found) == count:
            break
    assert found, "no random game is so long"
    return found


async def seat_all(port: int, tables: int) -> list[Player]:
    """The tables with a socket on each seat."""
    loop = asyncio.get_running_loop()
    players = []
    texts = long_records(8) if tables > TABLES else []
    for number in range(tables):
        visitor = f"10.0.{number // 250}.{number % 250}"
        http = Http(port, visitor)
        chairs = {"chairs": [{"kind": "person"}] * 2}
        if texts:
            status, body = await http.post("/api/records", {"record": texts[number % len(texts)], **chairs})
        else:
            status, body = await http.post("/api/tables", {**LOAD[number % len(LOAD)], **chairs})
        assert status == 201, body
        made = json.loads(body)
        player = Player(http, made["id"], made["links"], number)
        for seat in (0, 1):
            path, token = f"/api/tables/{player.id}/live", player.links[str(seat)]
            take = partial(player.take, seat)
            _, wire = await loop.create_connection(partial(Socket, path, token, visitor, take), "127.0.0.1", port)
            player.sockets.append(wire)
        players.append(player)
    await asyncio.gather(*[player.ready.wait() for player in players])
    return players


async def flat_out(players: list[Player], seconds: float) -> int:
    """Moves acknowledged when every table plays as fast as it is answered."""
    made = 0
    end = time.perf_counter() + seconds

    async def drive(player: Player) -> None:
        nonlocal made
        while time.perf_counter() < end and not player.is_over:
            await player.play()
            made += 1

    await asyncio.gather(*[drive(player) for player in players])
    return made


async def paced(players: list[Player], seconds: float, pace: float) -> tuple[float, list[float]]:
    """Moves acknowledged a second at a given pace, and the seconds each took."""
    took: list[float] = []
    began = time.perf_counter()

    async def drive(number: int, player: Player) -> None:
        every = len(players) / pace
        due = began + every * number / len(players)
        while due < began + seconds and not player.is_over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            took.append(await player.play())
            due += every

    await asyncio.gather(*[drive(number, player) for number, player in enumerate(players)])
    return len(took) / (time.perf_counter() - began), sorted(took)


async def slowest_bot(port: int) -> float:
    """The longest that greedy bots left a table waiting, the first start of their process included."""
    longest = 0.0
    http = Http(port, "10.1.0.0")
    for game in BOTS:
        heard: asyncio.Queue[int] = asyncio.Queue()
        """How many moves were made; ENOUGH too where the game is over sooner."""
        last = time.perf_counter()
        _, body = await http.post("/api/tables", {"game": game, "chairs": [{"kind": "bot", "bot": "greedy"}] * 2})
        made = json.loads(body)
        path, token = f"/api/tables/{made['id']}/live", made["links"]["spectator"]

        def take(data: bytes, heard: "asyncio.Queue[int]" = heard) -> None:
            message = json.loads(data)
            state = message.get("state", {})
            told = [[[key], state[key]] for key in ("count", "over")] if state else message["set"]
            for path, *value in told:
                if path == ["count"]:
                    heard.put_nowait(value[0])
                elif path == ["over"] and value == [True]:
                    heard.put_nowait(ENOUGH)

        loop = asyncio.get_running_loop()
        wire, _ = await loop.create_connection(partial(Socket, path, token, "10.1.0.0", take), "127.0.0.1", port)
        while await heard.get() < ENOUGH:
            now = time.perf_counter()
            longest, last = max(longest, now - last), now
        wire.close()
    return longest


def processor_seconds(process: int) -> float:
    """The processor time a process has used so far."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int) -> float:
    """The memory a process holds now."""
    with open(f"/proc/{process}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 1_000_000


async def load(port: int, seconds: float, server: int, tables: int) -> dict[str, float]:
    """All figures."""
    before = os.getloadavg()[0]
    empty = megabytes(server)
    players = await seat_all(port, tables)
    held = megabytes(server)
    used, began = processor_seconds(server), time.perf_counter()
    made = await flat_out(players, seconds)
    rate = made / (time.perf_counter() - began)
    used = processor_seconds(server) - used
    pace, took = await paced(players, seconds, PACE)
    sizes = sorted(size for player in players for size in player.sizes[2:])
    figures = {
        "load-average-before": before,
        "tables": len(players),
        "live-sockets": sum(len(player.sockets) for player in players),
        "moves-per-second-flat-out": rate,
        "processor-milliseconds-per-move": 1000 * used / made,
        "moves-per-second-paced": pace,
        "median-milliseconds": 1000 * took[len(took) // 2],
        "p99-milliseconds": 1000 * took[int(len(took) * 0.99)],
        "longest-milliseconds": 1000 * took[-1],
        "median-bytes-per-move-and-watcher": sizes[len(sizes) // 2],
        "mean-bytes-per-move-and-watcher": sum(sizes) / len(sizes),
        "megabytes-empty": empty,
        "megabytes-with-tables": held,
        "megabytes-after-play": megabytes(server),
        "messages-heard": sum(wire.heard for player in players for wire in player.sockets),
        "refused": sum(player.refused for player in players),
    }
    if tables <= TABLES:
        figures["slowest-bot-milliseconds"] = 1000 * await slowest_bot(port)
    return figures


def measure(command: str, seconds: float, tables: int = TABLES) -> dict[str, float]:
    """Start a server in a folder of its own, load it, stop it."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="quadriga-bench-") as folder, socket.socket() as free:
        free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # bound and not listened at: nobody else gets it
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        asked = [command, "serve", "--port", str(port), "--data", folder, "--pause", "0", "--rate", "1000000"]
        asked += ["--proxy", "127.0.0.1"]
        with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                assert server.stdout.readline(), "the server did not start"
                if os.environ.get("QUADRIGA_BENCH_PID"):
                    print(server.pid, file=sys.stderr)
                return asyncio.run(load(port, seconds, server.pid, tables))
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(30)


BARS: dict[str, float] = {
    "moves-per-second-flat-out": 500,
    "processor-milliseconds-per-move": 0.45,
    "moves-per-second-paced": 0.98 * PACE,
    "p99-milliseconds": 40,
    "median-bytes-per-move-and-watcher": 1500,
    "slowest-bot-milliseconds": 2000,
}
MANY_BARS: dict[str, float] = {
    "processor-milliseconds-per-move": 0.45,
    "moves-per-second-paced": 0.98 * PACE,
    "p99-milliseconds": 100,
    "median-bytes-per-move-and-watcher": 1500,
    "megabytes-after-play": 300,
}
NOTES = f"""
## The server

The compiled server on loopback, {TABLES} tables (Conquest and Hannibal in turn) with a live socket on each of their
two seats, random moves by a client process that shares the machine. A move counts when it was acknowledged, and it is
acknowledged when it is safe on disk (WAL, synchronous=FULL; tables that move at the same time share a commit).
*Flat out* every table moves again as soon as it was answered; *paced*, {PACE:.0f} moves a second are asked for in all,
and the times are those from sending a move to its acknowledgement. The slowest bot is the longest wait in the first 60
moves of games between greedy bots. The load average is the machine's before the run: above 1 others were at work on it,
and the rates and times are theirs as well as ours; the processor time of a move much less so.

Bytes are those a socket hears from one move of its table to the next, dice included. The second list is of
{MANY:,} tables with {PLAYED} moves behind each and two sockets each; megabytes are the memory of the server's process.
"""


if __name__ == "__main__":
    asked = dict(enumerate(sys.argv))
    print(json.dumps(measure(asked[1], float(asked.get(2, "5")), int(asked.get(3, TABLES))), indent=2))
