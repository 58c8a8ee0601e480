"""A server of several processes on PostgreSQL and Redis, people who play at many of its tables, and what befalls it."""

import asyncio
import json
import os
import random
import re
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from server.parts import Postgres, RedisServer
from server.serving import Couple, Sent, Server, check_lines

WORKERS = 4
AGAIN = 0.1
"""Seconds until somebody who was not served tries again."""
PATIENCE = 60.0
SEQUENCE = re.compile(r'"sequence"(?::|\],)(\d+)')
START = {"game": "conquest", "scenario": "short", "options": {"homes": "listed"}, "chairs": [{"kind": "person"}] * 2}


class Fleet:
    """The server, and the parts it stands on."""

    def __init__(self, data: Path, postgres: Postgres, redis: RedisServer, workers: int = WORKERS) -> None:
        self.postgres = postgres
        self.redis = redis
        self.database = postgres.new()
        given = ["--database", self.database, "--bus", redis.address, "--workers", str(workers)]
        self.server = Server(data, 0.0, *given)

    def workers(self) -> dict[int, int]:
        """The process of each worker, as the log tells them."""
        lines = [json.loads(line) for line in (self.server.data / "server.log").read_text().splitlines()]
        return {one["number"]: one["process"] for one in lines if one["event"] == "worker-began"}

    def kill_one(self, rng: random.Random) -> bool:
        """End a worker at once; False where all are just being replaced."""
        there = [process for process in self.workers().values() if Path(f"/proc/{process}").exists()]
        with suppress(ProcessLookupError, IndexError):
            os.kill(rng.choice(there), signal.SIGKILL)
            return True
        return False

    def kill_for(self, seconds: float, every: float, rng: random.Random) -> int:
        """End a worker now and then, for so many seconds; how many were ended."""
        kills = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            time.sleep(every)
            kills += self.kill_one(rng)
        return kills

    def connections(self) -> list[int]:
        """How many connections each worker serves."""
        port = f":{self.server.port:04X}"
        rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        served = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(port) and row[3] == "01"}
        found = []
        for process in self.workers().values():
            links = list(Path(f"/proc/{process}/fd").iterdir())
            found.append(sum(1 for link in links if _read(link) in served))
        return found


def _read(link: Path) -> str:
    try:
        return os.readlink(link)
    except OSError:
        return ""


class Caller:
    """One kept connection; a new one where it broke."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """The status and the JSON of an answer; raises OSError and the like where there is none."""
        try:
            return await asyncio.wait_for(self._ask(method, path, body, token), PATIENCE)
        except BaseException:
            self.close()
            raise

    async def _ask(self, method: str, path: str, body: Any, token: str) -> tuple[int, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        writer.write(
            f"{head}Authorization: Bearer {token}\r\nContent-Length: {len(content)}\r\n\r\n".encode() + content
        )
        found = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(found.split("content-length: ")[1].split("\r\n")[0])
        text = await reader.readexactly(length)
        return int(found.split()[1]), json.loads(text) if text.startswith((b"{", b"[")) else text.decode()

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


UNSERVED = (OSError, asyncio.IncompleteReadError, TimeoutError, IndexError, WebSocketException)
"""What may come over somebody whose server is gone."""


@dataclass
class Played:
    """A table at which two people make any move, and which others watch."""

    id: str
    links: dict[str, str]
    rng: random.Random
    pace: float
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By sequence number: who moved, and how."""
    sent: Sent = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    """By link: the sequence number whoever watches with it has seen."""

    async def play(self, port: int, stop: asyncio.Event) -> None:
        """Move after move, whatever befalls the server."""
        caller = Caller(port)
        while not stop.is_set():
            try:
                await self._move(caller)
                await asyncio.sleep(self.rng.uniform(0, 2 * self.pace))
            except UNSERVED:
                await asyncio.sleep(AGAIN)
        caller.close()

    async def _move(self, caller: Caller) -> None:
        for seat in (0, 1):
            status, state = await caller.ask("GET", f"/api/tables/{self.id}", token=self.links[str(seat)])
            if status == 200 and state["moves"]:
                text = self.rng.choice(state["moves"])["text"]
                sequence = state["sequence"]
                self.sent.setdefault(sequence, []).append((seat, text))
                body = {"sequence": sequence, "moves": [text]}
                status, answer = await caller.ask("POST", f"/api/tables/{self.id}/moves", body, self.links[str(seat)])
                assert status in (200, 409, 503), answer
                if status == 200:
                    assert sequence not in self.acknowledged, "a sequence number was taken twice"
                    self.acknowledged[sequence] = (seat, text)
                return

    async def watch(self, port: int, eyes: str, stop: asyncio.Event) -> None:
        """Follow the table, and come back whenever the server goes away."""
        while not stop.is_set():
            try:
                async with connect(f"ws://127.0.0.1:{port}/api/tables/{self.id}/live", proxy=None) as socket:
                    await socket.send(self.links[eyes])
                    while not stop.is_set():
                        with suppress(TimeoutError):
                            text = await asyncio.wait_for(socket.recv(), 0.5)
                            for found in SEQUENCE.findall(str(text) if isinstance(text, str) else text.decode()):
                                self.seen[eyes] = int(found)
            except UNSERVED:
                await asyncio.sleep(AGAIN)


async def open_tables(port: int, tables: int, pace: float, seed: int) -> list[Played]:
    """So many tables."""
    caller = Caller(port)
    found = []
    for number in range(tables):
        status, made = await caller.ask("POST", "/api/tables", START)
        assert status == 201, made
        found.append(Played(made["id"], made["links"], random.Random(seed + number), pace))
    caller.close()
    return found


def check_database(address: str, tables: Sequence[Played | Couple]) -> int:
    """The database holds every acknowledged move once, and nothing nobody sent; how many moves it holds."""
    asked = "SELECT number, text FROM lines WHERE table_id = %s ORDER BY number"
    with psycopg.connect(address) as line:
        found = [(line.execute(asked, [table.id]).fetchall(), table) for table in tables]
    return sum(check_lines(rows, table.acknowledged, table.sent) for rows, table in found)


async def until_all_have_seen(address: str, tables: list[Played]) -> float:
    """Seconds until whoever watches has seen what is in the database, while nobody moves."""
    began = time.monotonic()
    while behind := await asyncio.to_thread(_behind, address, tables):
        assert time.monotonic() - began < PATIENCE, behind
        await asyncio.sleep(0.05)
    return time.monotonic() - began


def _behind(address: str, tables: list[Played]) -> list[str]:
    """The tables whose latest line somebody who watches has not seen, or whose dice are still to fall."""
    asked = """SELECT table_id, count(*) - 1 FROM lines WHERE table_id = ANY(%s)
        AND table_id NOT IN (SELECT table_id FROM due) GROUP BY table_id"""
    with psycopg.connect(address) as line:
        latest: dict[str, int] = dict(line.execute(asked, [[table.id for table in tables]]).fetchall())
    return [table.id for table in tables if set(table.seen.values()) != {latest.get(table.id)}]


@dataclass
class Befallen:
    """What came of it."""

    kills: int
    moves: int
    acknowledged: int
    after_kills: float
    after_postgres: float
    after_redis: float
    """Seconds until every watcher was up to date."""


async def befall(fleet: Fleet, tables: int, seconds: float, every: float, pace: float, seed: int) -> Befallen:
    """People play and watch at all tables; workers are killed, PostgreSQL is restarted, Redis killed and restarted."""
    rng = random.Random(seed)
    port = fleet.server.port
    played = await open_tables(port, tables, pace, seed)
    over = asyncio.Event()
    watching = [asyncio.create_task(table.watch(port, eyes, over)) for table in played for eyes in ("0", "spectator")]

    async def play(stop: asyncio.Event) -> None:
        await asyncio.gather(*[table.play(port, stop) for table in played])

    stop = asyncio.Event()
    playing = asyncio.create_task(play(stop))
    kills = await asyncio.to_thread(fleet.kill_for, seconds, every, rng)
    stop.set()
    await playing
    after_kills = await until_all_have_seen(fleet.database, played)

    async def meanwhile(*steps: Any) -> float:
        """Let people play while something is done to a part; then all must see the latest."""
        stop = asyncio.Event()
        playing = asyncio.create_task(play(stop))
        await asyncio.sleep(1.0)
        for step in steps:
            await asyncio.to_thread(step)
            await asyncio.sleep(0.5)
        stop.set()
        await playing
        return await until_all_have_seen(fleet.database, played)

    after_postgres = await meanwhile(fleet.postgres.end, fleet.postgres.begin)
    after_redis = await meanwhile(lambda: fleet.redis.end(signal.SIGKILL), fleet.redis.begin)
    over.set()
    await asyncio.gather(*watching)
    moves = await asyncio.to_thread(check_database, fleet.database, played)
    acknowledged = sum(len(table.acknowledged) for table in played)
    assert all(table.acknowledged for table in played)
    return Befallen(kills, moves, acknowledged, after_kills, after_postgres, after_redis)
