"""A table in memory is its position and the latest moves; what came before is read from the disk when asked for."""

import random
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from quadriga.engine import CHANCE, Seeded
from quadriga.games import load as load_game
from quadriga.records.dice import RealDice
from quadriga.records.loader import load
from quadriga.records.record import new
from quadriga.server.app import create_app
from quadriga.server.host import Host
from quadriga.server.memory import SLACK, TAIL
from quadriga.server.seated import Seated

MOVES = 150


def long_record() -> str:
    """A game of Conquest with real dice, so that anybody may bring it along."""
    record, rng = new(load_game("conquest"), RealDice(), "short", 2, {"homes": "listed"}), random.Random(3)
    while record.history.count < MOVES:
        turn = record.position.turn()
        record.play(
            record.position.draw(Seeded(rng.randrange(1 << 30)))
            if turn == CHANCE
            else rng.choice(record.position.moves()),
            turn,
        )
    return record.text()


class Room:
    """A table around a long record, both seats ours."""

    def __init__(self, client: TestClient, text: str) -> None:
        self.client = client
        made = client.post("/api/records", json={"record": text, "chairs": [{"kind": "person"}] * 2}).json()
        self.path, self.links = f"/api/tables/{made['id']}", made["links"]
        self.id: str = made["id"]

    def get(self, path: str = "", seat: str = "0") -> Any:
        answer = self.client.get(f"{self.path}{path}", headers={"Authorization": f"Bearer {self.links[seat]}"})
        assert answer.status_code == 200, answer.text
        return answer.text if path == "/record" else answer.json()

    def post(self, path: str, body: Any, seat: str = "0") -> Any:
        head = {"Authorization": f"Bearer {self.links[seat]}"}
        answer = self.client.post(f"{self.path}{path}", json=body, headers=head)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def seated(self) -> Seated:
        host: Host = self.client.app.state.host  # type: ignore[attr-defined]
        return host._seated[self.id]


@pytest.fixture
def room(tmp_path: Path) -> Any:
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as client:
        yield Room(client, long_record())


def test_the_past_is_told_as_if_it_were_in_memory(room: Room) -> None:
    state = room.get()
    assert state["count"] == MOVES
    assert len(room.seated().table.record.history.entries) <= TAIL + SLACK
    whole = load(load_game("conquest"), room.get("/record").encode())
    log = room.get("/log")
    assert [entry["number"] for entry in log] == list(range(1, MOVES + 1))
    assert log[-TAIL:] == state["log"]
    for number in (0, 7, MOVES - 3, MOVES):
        assert room.get(f"/at/{number}") == whole.history.at(number).view(None)
    assert room.get("/course")["moments"][-1] == MOVES


def test_a_take_back_reaches_further_than_memory(room: Room) -> None:
    state = room.get()
    proposed = room.post("/proposal", {"number": 9, "sequence": state["sequence"]})
    assert proposed["proposal"] == 9
    gone_back = room.post("/consent", {"agrees": True, "sequence": proposed["sequence"]}, "1")
    assert (gone_back["count"], gone_back["proposal"]) == (9, None)
    assert [entry["number"] for entry in gone_back["log"]] == list(range(1, 10))
    whole = load(load_game("conquest"), room.get("/record").encode())
    assert gone_back["view"] == whole.position.view(None)
    assert gone_back["sequence"] > proposed["sequence"]


def test_memory_does_not_grow_with_the_game(room: Room) -> None:
    rng = random.Random(5)
    for _ in range(TAIL):
        states = [room.get(seat=seat) for seat in "01"]
        for seat, state in enumerate(states):
            if state["step"] == "waits" and state["moves"]:
                move = rng.choice(state["moves"])["text"]
                room.post("/moves", {"sequence": state["sequence"], "moves": [move]}, str(seat))
        if states[0]["step"] == "rolls":
            roll = room.seated().table.position.draw(Seeded(rng.randrange(1 << 30)))
            text = room.seated().game.vocabulary.text(roll)
            room.post("/roll", {"sequence": states[0]["sequence"], "move": text})
    record = room.seated().table.record
    assert record.history.count > MOVES + 30
    assert len(record.history.entries) <= TAIL + SLACK + 20
    assert len(record.lines) <= TAIL + SLACK + 40
