"""A real server, stopped and begun again with other rules: tables go on, agree to go back, or close, readable."""

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server.serving import Server

SERVE = """
import sys
from pathlib import Path
from quadriga.server.run import Settings, listen, run
port, data, source = sys.argv[1:]
settings = Settings(Path(data), 0.0, titles=(source,))
run(settings, listen("127.0.0.1", int(port)), lambda: print("listening", flush=True))
"""


class Ferry(Server):
    """A server that has the ferry of some day."""

    def __init__(self, data: Path, source: str) -> None:
        super().__init__(data, begins=False)
        data.mkdir(exist_ok=True)
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), str(data), source],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.wait()


class People:
    """Two at a table."""

    def __init__(self, server: Server) -> None:
        chairs = [{"kind": "person"}, {"kind": "person"}]
        status, made = server.ask("POST", "/api/tables", {"game": "ferry", "chairs": chairs})
        assert status == 201, made
        self.path = f"/api/tables/{made['id']}"
        self.id = made["id"]
        self.links = made["links"]

    def state(self, server: Server, seat: str = "0") -> dict[str, Any]:
        """What a seat sees once the dice have fallen."""
        for _ in range(200):
            status, state = server.ask("GET", self.path, token=self.links[seat])
            assert status == 200, state
            if state["step"] != "draws":
                break
        assert isinstance(state, dict)
        return state

    def pole(self, server: Server, lengths: list[int]) -> None:
        """Whoever has to decides poles so far."""
        for by in lengths:
            state = self.state(server)
            body = {"sequence": state["sequence"], "moves": [f"pole {by}"]}
            status, answer = server.ask("POST", f"{self.path}/moves", body, self.links[str(state["turn"])])
            assert status == 200, answer
        self.state(server)

    def consent(self, server: Server, seat: str, agrees: bool = True) -> dict[str, Any]:
        """Say yes or no to the proposal on the table."""
        body = {"agrees": agrees, "sequence": self.state(server)["sequence"]}
        status, state = server.ask("POST", f"{self.path}/consent", body, self.links[seat])
        assert status == 200, state
        assert isinstance(state, dict)
        return state

    def record(self, server: Server, seat: str) -> list[dict[str, Any]]:
        """The record as a seat may know it."""
        status, text = server.ask("GET", f"{self.path}/record", token=self.links[seat])
        assert status == 200
        return [json.loads(line) for line in text.splitlines()]


def lines_of(data: Path, id: str) -> list[dict[str, Any]]:
    """The lines on disk."""
    with sqlite3.connect(data / "quadriga.sqlite") as file:
        asked = "SELECT text FROM lines WHERE table_id = ? ORDER BY number"
        return [json.loads(text) for (text,) in file.execute(asked, (id,))]


def played(data: Path, lengths: list[int], gracefully: bool = True) -> People:
    """A table of the first day, left when so many lengths were poled."""
    server = Ferry(data, "toys.ferry")
    people = People(server)
    people.pole(server, lengths)
    if gracefully:
        assert server.stop()[0] == 0
    else:
        server.kill()
    return people


def finish(server: Server, people: People) -> dict[str, Any]:
    """Play on until nobody is asked."""
    while not (state := people.state(server))["over"]:
        people.pole(server, [1])
    return state


def test_a_table_whose_moves_lead_to_the_same_goes_on_silently(tmp_path: Path) -> None:
    people = played(tmp_path, [1, 2, 2])
    before = lines_of(tmp_path, people.id)
    server = Ferry(tmp_path, "toys.second.ferry")
    state = people.state(server)
    assert (state["changed"], state["count"]) == (None, 7)
    assert lines_of(tmp_path, people.id) == before
    assert finish(server, people)["over"]
    server.stop()


def test_a_table_goes_on_from_its_snapshot_and_its_people_are_told(tmp_path: Path) -> None:
    people = played(tmp_path, [1, 3, 2])
    before = lines_of(tmp_path, people.id)
    server = Ferry(tmp_path, "toys.second.ferry")
    state = people.state(server)
    assert state["changed"] == {"versions": [2], "carried": True, "void": 0}
    assert [side["at"] for side in state["view"]["sides"]] == [3, 3]
    lines = lines_of(tmp_path, people.id)
    assert lines[:-1] == before
    assert lines[-1]["behaviour"] == 2
    token = people.state(server, "1")["view"]["token"]
    assert token is not None
    for seat in ("0", "1", "spectator"):
        text = json.dumps(people.state(server, seat))
        assert '"position"' not in text
        shown = people.record(server, seat)
        assert shown[-1]["position"] is None
        finds = [line["move"] for line in shown if "draw" in line]
        own = [None if (number % 2 == 0) != (seat == "0") or seat == "spectator" else "find" for number in range(4)]
        assert [move and move.split()[0] for move in finds] == own
    assert finish(server, people)["over"]
    assert people.record(server, "0")[-1]["end"] == "farthest"
    server.stop()
    again = Ferry(tmp_path, "toys.second.ferry")
    assert people.state(again)["over"]
    again.stop()


def test_people_agree_to_go_back_where_no_position_was_kept(tmp_path: Path) -> None:
    people = played(tmp_path, [1, 3, 2], gracefully=False)
    server = Ferry(tmp_path, "toys.second.ferry")
    state = people.state(server)
    assert (state["step"], state["proposal"], state["count"], state["moves"]) == ("agrees", 3, 3, [])
    assert state["changed"] == {"versions": [2], "carried": False, "void": 0}
    body = {"sequence": state["sequence"], "moves": ["pole 1"]}
    assert server.ask("POST", f"{people.path}/moves", body, people.links["1"])[0] == 409
    people.consent(server, "0")
    server.kill()
    server = Ferry(tmp_path, "toys.second.ferry")
    assert people.state(server)["consents"] == [0]
    state = people.consent(server, "1")
    assert (state["step"], state["turn"], state["proposal"]) == ("waits", 1, None)
    assert state["changed"] == {"versions": [2], "carried": False, "void": 2}
    assert finish(server, people)["over"]
    server.stop()


def test_a_table_whose_people_do_not_agree_closes_and_stays_readable(tmp_path: Path) -> None:
    people = played(tmp_path, [3, 3, 3])
    server = Ferry(tmp_path, "toys.third.ferry")
    assert people.state(server)["step"] == "agrees"
    state = people.consent(server, "1", agrees=False)
    assert (state["over"], state["closed"]) == (True, ["outgrown", [1, 1]])
    server.stop()
    server = Ferry(tmp_path, "toys.third.ferry")
    state = people.state(server)
    assert (state["over"], state["closed"]) == (True, ["outgrown", [1, 1]])
    moves = [line["move"] for line in people.record(server, "0") if "seat" in line]
    assert moves == ["pole 3", "pole 3", "pole 3"]
    server.stop()


@pytest.mark.parametrize("source", ["toys.second.ferry", "toys.third.ferry"])
def test_a_game_that_was_over_keeps_its_result(tmp_path: Path, source: str) -> None:
    people = played(tmp_path, [3, 1, 2, 2, 2, 2])
    server = Ferry(tmp_path, source)
    state = people.state(server)
    assert state["over"]
    assert state["view"]["outcome"] == ["farthest", "3", [2, 0]]
    assert str(people.record(server, "1")[1]["move"]).startswith("find")
    server.stop()
