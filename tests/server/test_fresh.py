"""Numbers of people's own for the dice: who has to bring them, where they are written, what is shown of it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from quadriga.engine import Seat
from quadriga.games import load
from quadriga.records.dice import FairDice
from quadriga.records.record import new
from quadriga.records.verify import VERIFIED, verify
from quadriga.server.app import create_app
from quadriga.table import OPEN, PERSON, Chair, Table
from quadriga.table import step as steps
from server.following import Follower

ONE, TWO, THREE = "1" * 32, "2" * 32, "3" * 32


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as made:
        yield made


class Guest:
    """Somebody with a link, who brings numbers with every request that has some."""

    def __init__(self, client: TestClient, id: str, token: str) -> None:
        self.client, self.path, self.token = client, f"/api/tables/{id}", token

    def ask(self, method: str, path: str = "", body: Any = None, fresh: str = "") -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} | ({"Quadriga-Fresh": fresh} if fresh else {})
        return self.client.request(method, self.path + path, json=body, headers=headers)

    def settled(self) -> dict[str, Any]:
        with self.client.websocket_connect(f"{self.path}/live") as socket:
            socket.send_text(self.token)
            follower = Follower()
            while (state := follower.hear(socket.receive_text()))["step"] in ("draws", "thinks"):
                pass
        return dict(state)


def opened(client: TestClient, game: str, *chairs: str) -> dict[str, Guest]:
    asked = {"game": game, "chairs": [{"kind": chair} for chair in chairs]}
    made = client.post("/api/tables", json=asked, headers={"Quadriga-Fresh": ONE}).json()
    return {seat: Guest(client, made["id"], token) for seat, token in made["links"].items()}


def lines_of(guest: Guest) -> list[dict[str, Any]]:
    return [json.loads(line) for line in guest.ask("GET", "/record").text.splitlines()]


def test_nothing_is_dealt_before_every_person_is_there_and_has_added_numbers(client: TestClient) -> None:
    table = opened(client, "hannibal", "person", "open")
    state = table["0"].settled()
    assert (state["step"], state["count"], state["turn"]) == ("seats", 0, -1)
    assert table["1"].ask("POST", "/sit", {"kind": "person"}).json()["key"] == "no-numbers"
    assert table["1"].ask("POST", "/sit", {"kind": "person"}, "no numbers").status_code == 422
    assert table["0"].settled()["fingerprint"] == state["fingerprint"]
    assert table["1"].ask("POST", "/sit", {"kind": "person"}, TWO).is_success
    after = table["0"].settled()
    assert after["step"] == "waits"
    assert after["fingerprint"] != state["fingerprint"]
    assert [(line["seat"], line["fresh"]) for line in lines_of(table["0"])[1:3]] == [(0, ONE), (1, TWO)]


def test_an_open_seat_that_a_bot_takes_is_waited_for_no_longer(client: TestClient) -> None:
    table = opened(client, "hannibal", "person", "open")
    assert table["0"].ask("POST", "/sit", {"seat": 1, "kind": "bot", "bot": "random"}).is_success
    assert table["0"].settled()["count"] > 0


def test_numbers_are_written_once_a_request_and_never_for_what_is_secret_or_refused(client: TestClient) -> None:
    table = opened(client, "conquest", "person", "person")
    state = table["0"].settled()
    asked = {"sequence": state["sequence"], "moves": [state["moves"][0]["text"]]}
    assert table["0"].ask("POST", "/moves", {**asked, "sequence": 99}, TWO).status_code == 409
    assert table["0"].ask("POST", "/orders", {"prompt": "razing", "answer": "end-razing"}, TWO).is_success
    assert table["0"].ask("POST", "/chat", {"text": "Ave"}, TWO).is_success
    assert table["0"].settled()["fingerprint"] == state["fingerprint"]
    assert table["0"].ask("POST", "/moves", asked, THREE).is_success
    kinds = [line["fresh"] for line in lines_of(table["0"]) if "fresh" in line]
    assert kinds == [ONE, THREE]


def test_the_record_of_a_table_is_verified_and_has_the_fingerprint_its_last_state_showed(client: TestClient) -> None:
    table = opened(client, "hannibal", "person", "person")
    state = table["0"].settled()
    assert state["commitment"]
    over = table["1"].ask("POST", "/concede", None, TWO).json()
    text = table["0"].ask("GET", "/record").text
    verdict = verify(load("hannibal"), text.encode())
    assert (verdict.status, verdict.chained, verdict.numbers) == (VERIFIED, True, [1, 0])
    assert verdict.fingerprint == over["fingerprint"] != state["fingerprint"]
    assert verdict.draws > 0
    told = client.post("/api/records/verify", json={"record": text}).json()
    assert (told["status"], told["chained"], told["numbers"]) == ("verified", True, [1, 0])
    assert told["fingerprint"] == over["fingerprint"]


def test_a_table_of_the_first_format_goes_on_as_it_began() -> None:
    table = Table(new(load("hannibal"), FairDice(bytes(32))), [Chair(PERSON), Chair(OPEN)])
    assert table.next_step().kind == steps.DRAWS
    table.add_numbers(Seat(0), ONE)
    assert table.record.lines == []
    table.draw()
    assert table.record.header.to_plain()["format"] == 1
