"""A real `quadriga serve` on loopback, in a process and a folder of its own, and people who play at it."""

import http.client
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quadriga.games import load as load_game
from quadriga.records.loader import load

PATIENCE = 60
Sent = dict[int, list[tuple[int, str]]]
"""By sequence number: who tried to move, and how; more than once where no answer came."""


class Port:
    """A port that is ours until we let go of it: bound, not listened at, so that a server of ours can share it.

    The system gives such a port to nobody else who asks for any free one.
    """

    def __init__(self, host: str = "127.0.0.1") -> None:
        self._held = socket.socket()
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind((host, 0))
        self.number: int = self._held.getsockname()[1]

    def __enter__(self) -> int:
        return self.number

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._held.close()


class Server:
    """The process."""

    def __init__(self, data: Path, pause: float = 0.0, *more: str, begins: bool = True) -> None:
        self._held = Port()
        self.port = self._held.number
        self.data = data
        if not begins:
            return
        command = [sys.executable, "-m", "quadriga", "serve", "--port", str(self.port), "--data", str(data)]
        self.process = subprocess.Popen(
            [*command, "--pause", str(pause), "--rate", "100000", *more],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def wait(self) -> "Server":
        """Until it says that it listens."""
        assert self.process.stdout is not None
        assert self.process.stdout.readline()
        return self

    def kill(self) -> None:
        """At once, with no time for anything."""
        self.process.kill()
        self._gone()

    def stop(self) -> tuple[int, str]:
        """As one asks a program to stop: its exit code, and what it said on its error output."""
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> tuple[int, str]:
        _, said = self.process.communicate(timeout=PATIENCE)
        self._held.close()
        return self.process.returncode, said

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """The status and the JSON of an answer, over a connection of its own."""
        caller = Caller(self.port)
        try:
            return caller.ask(method, path, body, token)
        finally:
            caller.close()


class Caller:
    """One kept connection."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.connection.getresponse()
        text = answer.read().decode()
        return answer.status, json.loads(text) if text.startswith(("{", "[")) and "\n" not in text else text

    def close(self) -> None:
        self.connection.close()


@dataclass
class Couple:
    """Two people at a table of Conquest, who make any move and write down which were acknowledged."""

    id: str
    links: dict[str, str]
    rng: random.Random
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By sequence number: who moved, and how."""
    sent: Sent = field(default_factory=dict)

    @classmethod
    def seated(cls, server: Server, seed: int) -> "Couple":
        """At a new table."""
        body = {"game": "conquest", "scenario": "short", "options": {"homes": "listed"}}
        status, made = server.ask("POST", "/api/tables", {**body, "chairs": [{"kind": "person"}] * 2})
        assert status == 201
        return cls(made["id"], made["links"], random.Random(seed))

    def play(self, port: int) -> None:
        """Move after move, until the server is gone."""
        caller = Caller(port)
        try:
            while True:
                self._move(caller)
        except (OSError, http.client.HTTPException, ValueError):
            return
        finally:
            caller.close()

    def _move(self, caller: Caller) -> None:
        for seat in (0, 1):
            _, state = caller.ask("GET", f"/api/tables/{self.id}", token=self.links[str(seat)])
            while state["moves"]:
                text = self.rng.choice(state["moves"])["text"]
                body = {"sequence": state["sequence"], "moves": [text]}
                self.sent.setdefault(state["sequence"], []).append((seat, text))
                status, answer = caller.ask("POST", f"/api/tables/{self.id}/moves", body, self.links[str(seat)])
                assert status == 200, answer
                self.acknowledged[state["sequence"]] = (seat, text)
                state = answer


def check_lines(rows: list[tuple[int, str]], acknowledged: dict[int, tuple[int, str]], sent: Sent) -> int:
    """The lines of a table hold every acknowledged move once, and nothing nobody sent; how many moves they hold."""
    assert [number for number, _ in rows] == list(range(len(rows)))
    record = load(load_game("conquest"), "".join(text for _, text in rows).encode())
    for sequence, (seat, text) in acknowledged.items():
        assert record.lines[sequence].plain == {"seat": seat, "move": text}
    made = {sequence: line.plain for sequence, line in enumerate(record.lines) if "seat" in line.plain}
    for sequence, plain in made.items():
        assert (plain["seat"], plain["move"]) in sent[sequence]
    return len(made)


def check_file(data: Path, couples: list[Couple]) -> int:
    """The file is whole and holds every acknowledged move once; how many moves it holds."""
    asked = "SELECT number, text FROM lines WHERE table_id = ? ORDER BY number"
    with closing(sqlite3.connect(data / "quadriga.sqlite")) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        found = [(file.execute(asked, [couple.id]).fetchall(), couple) for couple in couples]
    return sum(check_lines(rows, couple.acknowledged, couple.sent) for rows, couple in found)


Check = Callable[[Path, list[Couple]], int]


def ends(process: int, seconds: float = 20) -> bool:
    """Whether a process that is not our child is gone before long."""
    for _ in range(int(seconds * 10)):
        if not Path(f"/proc/{process}").exists():
            return True
        time.sleep(0.1)
    return False


def children(process: int) -> list[int]:
    """The processes a process has begun."""
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def kill_again_and_again(data: Path, times: int, seed: int, check: Check = check_file, *more: str) -> None:
    """Load from several tables, SIGKILL at random instants, restart: nothing acknowledged is lost or doubled.

    `more` is told to the server: where it keeps its games, if not in the folder.
    """
    rng = random.Random(seed)
    first = Server(data, 0.0, *more).wait()
    couples = [Couple.seated(first, number) for number in range(4)]
    first.kill()
    for _ in range(times):
        server = Server(data, 0.0, *more)
        if rng.random() < 0.2:
            time.sleep(rng.uniform(0.2, 1.5))
            server.kill()
        else:
            server.wait()
            people = [threading.Thread(target=couple.play, args=[server.port]) for couple in couples]
            for person in people:
                person.start()
            wait_for_moves(couples, rng.randint(1, 25))
            time.sleep(rng.uniform(0, 0.02))
            server.kill()
            for person in people:
                person.join()
        check(data, couples)
    last = Server(data, 0.0, *more).wait()
    for couple in couples:
        _, record = last.ask("GET", f"/api/tables/{couple.id}/record", token=couple.links["spectator"])
        assert len(record.splitlines()) > max(couple.acknowledged, default=0)
    assert last.stop()[0] == 0
    assert check(data, couples) >= times


def wait_for_moves(couples: list[Couple], number: int) -> None:
    """Until so many more moves were acknowledged, but not for long."""
    wanted = number + sum(len(couple.acknowledged) for couple in couples)
    for _ in range(400):
        if sum(len(couple.acknowledged) for couple in couples) >= wanted:
            return
        time.sleep(0.01)
