"""Hints for whoever decides, and analyses: made once, kept, ended by whoever takes them away."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from quadriga.arena import analysis
from quadriga.bots import is_fitted, named
from quadriga.engine import CHANCE, Seeded
from quadriga.games import load as load_game
from quadriga.records.dice import RealDice
from quadriga.records.record import new
from quadriga.server import advice
from quadriga.server.app import create_app
from quadriga.server.host import Host

MOVES = 30


def begun() -> str:
    """The first moves of a game of Ultimus between greedy bots."""
    record, rng, bot = (
        new(load_game("ultimus"), RealDice(), "campus-mauriacus", 2, {}),
        Seeded(5),
        named("ultimus", "greedy"),
    )
    while record.history.count < MOVES or record.position.turn() != 0 or len(record.position.moves()) < 2:
        turn, position = record.position.turn(), record.position
        record.play(position.draw(rng) if turn == CHANCE else bot.decide(position, turn, position.moves(), rng), turn)
    return record.text()


class Room:
    """A table of two people who have played for a while; the first is to decide."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        made = client.post("/api/records", json={"record": begun(), "chairs": [{"kind": "person"}] * 2}).json()
        self.path, self.links = f"/api/tables/{made['id']}", made["links"]

    def ask(self, method: str, path: str, seat: str = "0") -> tuple[int, Any]:
        head = {"Authorization": f"Bearer {self.links[seat]}"}
        answer = self.client.request(method, f"{self.path}{path}", headers=head)
        return answer.status_code, answer.json()

    def host(self) -> Host:
        host: Host = self.client.app.state.host  # type: ignore[attr-defined]
        return host

    def call(self, work: Any, *given: object) -> Any:
        """The result of something the server does."""
        assert self.client.portal is not None
        return self.client.portal.call(work, *given)

    def analysed(self) -> Any:
        """The analysis once it is done."""
        while True:
            found = self.ask("GET", "/analysis")[1]
            if found["state"] == "done":
                return found
            time.sleep(0.1)


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.setattr(advice, "THINKING", 0.2)
    monkeypatch.setattr(analysis, "moments_of", lambda moves: [0, moves])
    monkeypatch.setattr(analysis, "turns_of", lambda moments, curve: [])
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as client:
        yield Room(client)


def test_a_hint_names_moves_of_the_one_who_decides(room: Room) -> None:
    assert is_fitted("ultimus")
    code, found = room.ask("POST", "/hint")
    assert code == 200
    assert 1 <= len(found) <= advice.SHOWN
    game = load_game("ultimus")
    for one in found:
        game.vocabulary.parse(one["move"])
        assert 0 <= one["chance"] <= 100
        assert one["doubt"] >= 0
    assert [one["chance"] for one in found[1:]] == sorted([one["chance"] for one in found[1:]], reverse=True)


def test_nobody_is_advised_out_of_turn(room: Room) -> None:
    assert room.ask("POST", "/hint", "1")[0] == 409
    assert room.ask("POST", "/hint", "spectator")[0] == 409


def test_a_game_is_analysed_once_it_is_over_and_once_only(room: Room) -> None:
    assert room.ask("GET", "/analysis")[1]["state"] == "none"
    assert room.ask("POST", "/analysis")[0] == 409, "it would tell what is hidden"
    assert room.ask("POST", "/concede", "1")[0] == 200
    assert room.ask("POST", "/analysis")[1]["state"] in ("running", "done")
    found = room.analysed()
    count = room.ask("GET", "")[1]["count"]
    assert found["moments"][-1] == count
    assert len(found["chances"]) == len(found["moments"])
    for chances in found["chances"]:
        assert sum(chances) == pytest.approx(1.0, abs=1e-3)
    assert room.ask("POST", "/analysis", "spectator")[1] == found, "what is there is not made again"


def test_an_analysis_that_was_taken_away_goes_no_further(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    assert room.ask("POST", "/concede", "1")[0] == 200
    monkeypatch.setattr(advice, "_pieces", _stand_still)
    assert room.ask("POST", "/analysis")[1]["state"] == "running"
    assert room.ask("POST", "/analysis", "1")[1]["done"] == 0, "nobody begins another beside it"
    host, id = room.host(), room.path.rpartition("/")[2]
    kept = advice.Kept(host, id, room.call(host.store.analysis, id))
    assert room.call(kept.put, advice.Analysed(state="running", done=1, of=9))
    assert room.ask("GET", "/analysis")[1]["done"] == 1
    assert room.ask("DELETE", "/analysis")[1]["state"] == "none"
    assert not room.call(kept.put, advice.Analysed(state="running", done=2, of=9)), "the next piece finds it gone"
    assert room.ask("GET", "/analysis")[1]["state"] == "none"


def test_an_analysis_left_behind_is_taken_up(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    assert room.ask("POST", "/concede", "1")[0] == 200
    pieces = advice._pieces
    monkeypatch.setattr(advice, "_pieces", _stand_still)
    assert room.ask("POST", "/analysis")[1]["state"] == "running"
    monkeypatch.setattr(advice, "_pieces", pieces)
    assert room.ask("POST", "/analysis")[1]["done"] == 0, "it may still be going on"
    monkeypatch.setattr(advice, "LEFT", -1)
    room.ask("POST", "/analysis")
    assert room.analysed()["moments"]


def test_many_analyses_leave_room_for_other_questions(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = under_way = most = 0

    async def slowly(_: object, seconds: float, job: Any, *given: Any) -> Any:
        nonlocal asked, under_way, most
        asked, under_way = asked + 1, under_way + 1
        most = max(most, under_way)
        await asyncio.sleep(0.01)
        under_way -= 1
        return MOVES if job is advice.measured else [[0.5, 0.5] for _ in given[-1]]

    async def many() -> None:
        kept = [advice.Kept(room.host(), f"table {number}", "") for number in range(6)]
        await asyncio.gather(*[advice._pieces(one, None) for one in kept])  # type: ignore[arg-type]

    monkeypatch.setattr(advice, "reckon", slowly)
    room.call(many)
    assert asked >= 12
    assert most == 1


async def _stand_still(*_: object) -> None:
    """As if the process had gone."""


def test_a_table_in_a_hurry_does_not_wait_for_what_bots_do_to_be_seen(tmp_path: Path) -> None:
    chairs = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    asked = {"game": "ultimus", "scenario": "campus-mauriacus", "chairs": chairs, "options": {}}
    with TestClient(create_app(tmp_path, pause=30.0, rate=100_000)) as client:
        made = client.post("/api/tables", json=asked).json()
        head = {"Authorization": f"Bearer {made['links']['0']}"}
        path = f"/api/tables/{made['id']}"
        state = client.get(path, headers=head).json()
        assert not state["quick"]
        assert client.post(f"{path}/pace", json={"quick": True}, headers=head).json()["quick"]
        watching = {"Authorization": f"Bearer {made['links']['spectator']}"}
        assert client.post(f"{path}/pace", json={"quick": False}, headers=watching).status_code == 409
        host = client.app.state.host  # type: ignore[attr-defined]
        table = host._seated[made["id"]].table
        assert host.runner._pause(table) == 0.0
        table.is_quick = False
        assert host.runner._pause(table) == 30.0
