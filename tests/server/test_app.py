"""The server over HTTP and WebSocket, with a real database in a folder of its own."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from quadriga.games import titles
from quadriga.server.app import create_app
from quadriga.server.sockets import UNSENT, Outbox
from quadriga.server.wire import framed
from quadriga.table.think import title
from server.following import Follower


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000)) as made:
        yield made


def opened(client: TestClient, *chairs: str, **asked: Any) -> tuple[str, dict[str, dict[str, str]]]:
    """A new table of Conquest and, for each link, the headers that carry it."""
    seats = [{"kind": "bot", "bot": chair} if chair in ("random", "greedy") else {"kind": chair} for chair in chairs]
    body = {"game": "conquest", "scenario": "short", "options": {"homes": "listed"}, "chairs": seats, **asked}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["id"], {seat: {"Authorization": f"Bearer {token}"} for seat, token in made["links"].items()}


def state(client: TestClient, id: str, link: dict[str, str]) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{id}", headers=link)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_library_lists_titles_rules_and_sentences(client: TestClient) -> None:
    games = client.get("/api/games").json()
    assert "conquest" in [game["id"] for game in games]
    rules = client.get("/api/games/conquest/rules").json()
    assert {"8.1", "9.2"} <= {rule["id"] for rule in rules}
    assert "conquest-title" in client.get("/api/text/fr/conquest").text
    assert client.get("/api/games/chess/rules").status_code == 400
    assert client.get("/api/text/fr/..%2Fsecret").status_code in (400, 404)


def test_all_titles_are_loaded_before_anybody_is_served(tmp_path: Path) -> None:
    title.cache_clear()
    with TestClient(create_app(tmp_path)):
        assert title.cache_info().currsize == len(titles())


def test_a_link_opens_its_seat_and_nothing_else(client: TestClient) -> None:
    id, links = opened(client, "person", "person")
    assert state(client, id, links["0"])["moves"]
    assert state(client, id, links["1"])["moves"] == []
    assert state(client, id, links["spectator"])["seat"] == -1
    other, _ = opened(client, "person", "person")
    assert client.get(f"/api/tables/{other}", headers=links["0"]).status_code == 404
    assert client.get(f"/api/tables/{id}").status_code == 404
    assert client.get(f"/api/tables/{id}", headers={"Authorization": "Bearer nonsense"}).status_code == 404


def test_a_move_is_made_once(client: TestClient) -> None:
    id, links = opened(client, "person", "person")
    at = state(client, id, links["0"])["sequence"]
    body = {"sequence": at, "moves": ["end-movement"]}
    first = client.post(f"/api/tables/{id}/moves", json=body, headers=links["0"])
    assert first.status_code == 200
    again = client.post(f"/api/tables/{id}/moves", json=body, headers=links["0"])
    assert (again.status_code, again.json()["key"], again.json()["sequence"]) == (409, "stale", at + 1)


def test_an_illegal_move_is_refused_with_its_rule(client: TestClient) -> None:
    id, links = opened(client, "person", "person")
    before = state(client, id, links["0"])
    body = {"sequence": before["sequence"], "moves": ["march black-general-1 italia"]}
    answer = client.post(f"/api/tables/{id}/moves", json=body, headers=links["0"])
    assert answer.status_code == 409
    assert (answer.json()["refusal"]["key"], answer.json()["refusal"]["rule"]) == ("not-adjacent", "3.1")
    assert state(client, id, links["0"]) == before
    wrong = client.post(f"/api/tables/{id}/moves", json={**body, "moves": ["end-movement"]}, headers=links["1"])
    assert wrong.json()["refusal"]["key"] == "not-your-turn"
    watching = client.post(f"/api/tables/{id}/moves", json=body, headers=links["spectator"])
    assert (watching.status_code, watching.json()["key"]) == (409, "spectator")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"sequence": 0, "moves": ["fly to the moon"]}, 400),
        ({"sequence": 0, "moves": []}, 422),
        ({"sequence": "0", "moves": ["end-movement"]}, 422),
        ({"sequence": -1, "moves": ["end-movement"]}, 422),
        ({"sequence": 0, "moves": ["end-movement"], "more": 1}, 422),
        ({"sequence": 0, "moves": ["x" * 3001]}, 422),
        ([], 422),
    ],
)
def test_broken_submissions_get_a_clear_refusal(client: TestClient, body: Any, status: int) -> None:
    id, links = opened(client, "person", "person")
    before = state(client, id, links["0"])
    answer = client.post(f"/api/tables/{id}/moves", json=body, headers=links["0"])
    assert (answer.status_code, bool(answer.json()["key"])) == (status, True)
    assert state(client, id, links["0"]) == before


def test_junk_is_never_a_server_error(client: TestClient) -> None:
    id, links = opened(client, "person", "person")
    for junk in (b"{", b"\xff\xfe", b"null", b"[" * 5000, b'{"sequence":1e999}'):
        headers = {**links["0"], "content-type": "application/json"}
        answer = client.post(f"/api/tables/{id}/moves", content=junk, headers=headers)
        assert (answer.status_code, answer.json()["key"]) in ((400, "invalid"), (422, "invalid")), junk[:10]


def test_why_not_answers_moves_and_things(client: TestClient) -> None:
    id, links = opened(client, "person", "person")
    asked = client.post(f"/api/tables/{id}/why", json={"move": "march black-general-1 italia"}, headers=links["0"])
    assert asked.json()["refusal"]["rule"] == "3.1"
    asked = client.post(f"/api/tables/{id}/why", json={"move": "end-movement"}, headers=links["0"])
    assert asked.json()["refusal"] is None
    thing = {"kind": "leader", "thing": "yellow-general-1"}
    asked = client.post(f"/api/tables/{id}/why", json=thing, headers=links["0"])
    assert asked.json()["refusal"]["key"] == "leader-not-yours"


def test_a_game_of_bots_plays_to_its_end_and_verifies(client: TestClient) -> None:
    id, links = opened(client, "random", "random", options={"homes": "listed", "rounds": "6"})
    with client.websocket_connect(f"/api/tables/{id}/live") as socket:
        socket.send_text(links["spectator"]["Authorization"].split()[1])
        sequence, follower = -1, Follower()
        for _ in range(5000):
            seen = follower.hear(socket.receive_text())
            assert seen["sequence"] >= sequence
            sequence = seen["sequence"]
            if seen["over"]:
                break
    assert seen["over"]
    record = client.get(f"/api/tables/{id}/record", headers=links["spectator"]).text
    verified = client.post("/api/records/verify", json={"record": record}).json()
    assert verified["status"] == "verified"
    broken = record.replace("infantry", "cavalry", 1)
    assert client.post("/api/records", json={"record": broken}).status_code == 400


def test_undo_and_take_back(client: TestClient) -> None:
    id, links = opened(client, "person", "person")
    at = state(client, id, links["0"])["sequence"]
    moves = ["march black-general-1 cyrenaica", "take infantry 2"]
    made = client.post(f"/api/tables/{id}/moves", json={"sequence": at, "moves": moves}, headers=links["0"]).json()
    assert made["can_undo"]
    undone = client.post(f"/api/tables/{id}/undo", json={"sequence": made["sequence"]}, headers=links["0"]).json()
    assert undone["count"] == 1
    body = {"sequence": undone["sequence"], "number": 0}
    proposed = client.post(f"/api/tables/{id}/proposal", json=body, headers=links["0"]).json()
    assert (proposed["proposal"], proposed["count"]) == (0, 1)
    body = {"sequence": proposed["sequence"], "agrees": True}
    assert client.post(f"/api/tables/{id}/consent", json=body, headers=links["1"]).json()["count"] == 0


def test_every_move_is_there_after_a_restart(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000)) as client:
        id, links = opened(client, "person", "person")
        for move in ("end-movement", "end-buying"):
            at = state(client, id, links["0"])["sequence"]
            body = {"sequence": at, "moves": [move]}
            assert client.post(f"/api/tables/{id}/moves", json=body, headers=links["0"]).status_code == 200
        before = state(client, id, links["1"])
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000)) as client:
        assert state(client, id, links["1"]) == before


def test_hasty_and_heavy_visitors_are_refused(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, pause=0.0, rate=1)) as client:
        answers = [client.get("/api/games").status_code for _ in range(10)]
    assert answers[0] == 200
    assert 429 in answers
    with TestClient(create_app(tmp_path, pause=0.0, rate=100)) as client:
        headers = {"content-type": "application/json"}
        assert client.post("/api/records", content=b" " * 6_000_000, headers=headers).status_code == 413


def test_every_answer_carries_the_security_headers(client: TestClient) -> None:
    for answer in (client.get("/api/games"), client.get("/api/tables/none")):
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_is_large_is_compressed_for_those_who_can_read_it(client: TestClient) -> None:
    large = client.get("/api/games/conquest/words", headers={"Accept-Encoding": "gzip"})
    assert large.headers["content-encoding"] == "gzip"
    assert int(large.headers["content-length"]) < len(large.content) / 4
    for path, accepted in (("/api/games/conquest/words", "identity"), ("/api/tables/none", "gzip")):
        assert "content-encoding" not in client.get(path, headers={"Accept-Encoding": accepted}).headers


def test_a_change_is_acknowledged_shortly_to_whoever_prefers_it(client: TestClient) -> None:
    id, links = opened(client, "person", "person")
    at = state(client, id, links["0"])["sequence"]
    body = {"sequence": at, "moves": ["end-movement"]}
    headers = {**links["0"], "Prefer": "return=minimal"}
    answer = client.post(f"/api/tables/{id}/moves", json=body, headers=headers)
    assert (answer.status_code, answer.content) == (204, b"")
    assert answer.headers["preference-applied"] == "return=minimal"
    assert int(answer.headers["quadriga-sequence"]) == state(client, id, links["0"])["sequence"] == at + 1
    assert client.post(f"/api/tables/{id}/moves", json=body, headers=headers).json()["key"] == "stale"


def test_whoever_has_missed_a_change_gets_the_whole_state_again(client: TestClient) -> None:
    id, links = opened(client, "person", "person")
    with client.websocket_connect(f"/api/tables/{id}/live") as socket:
        socket.send_text(links["1"]["Authorization"].split()[1])
        first = json.loads(socket.receive_text())
        socket.send_text("again")
        again = json.loads(socket.receive_text())
        assert again == first
        at = state(client, id, links["0"])["sequence"]
        client.post(f"/api/tables/{id}/moves", json={"sequence": at, "moves": ["end-movement"]}, headers=links["0"])
        change = json.loads(socket.receive_text())
        assert (change["from"], change["to"]) == (again["to"], again["to"] + 1)


def test_whoever_is_too_slow_gets_the_state_anew_instead_of_all_changes() -> None:
    outbox = Outbox(lambda _: False)
    outbox.is_behind = False
    for _ in range(10):
        outbox.take(b"x" * (UNSENT // 10))
    assert len(outbox.taken()) == 10
    for _ in range(11):
        outbox.take(b"x" * (UNSENT // 10))
    assert outbox.is_behind
    outbox.take(b"more")
    assert outbox.taken() == []


def test_a_change_is_said_at_once_only_to_who_waits_for_nothing_else() -> None:
    said: list[bytes] = []

    def say(text: bytes) -> bool:
        said.append(text)
        return True

    outbox = Outbox(say)
    outbox.is_idle = True
    outbox.take(b"before the state")
    assert not said, "without the state it makes no sense to him"
    outbox.is_behind = False
    outbox.take(b"first")
    assert said == [b"first"]
    assert not outbox.news.is_set()
    outbox.is_idle = False
    outbox.take(b"second, while something is being sent")
    outbox.is_idle = True
    outbox.take(b"third, behind it")
    assert said == [b"first"]
    assert len(outbox.taken()) == 2
    outbox.news.clear()
    outbox.leave()
    outbox.take(b"after his link was exchanged")
    assert said == [b"first"]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_what_is_said_at_once_is_a_frame_every_client_reads(length: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    client.receive_data(framed(b"x" * length))
    assert client.events_received() == [Frame(Opcode.TEXT, b"x" * length)]
