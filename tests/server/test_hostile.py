"""Hostile input: moves made of the right words in the wrong way, bodies too long or too deep, foreign pages, haste."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

import quadriga
from quadriga.engine import Named
from quadriga.engine.vocabulary import Vocabulary
from quadriga.server.app import create_app
from quadriga.server.limits import AT_ONCE, BODY, HEADERS, SOCKETS, Bucket, Guard

NUMBERS = ["0", "1", "-1", "-2", "7", "999999999999", "9" * 60, "1_0", "٣", "1e3", "+1", "?", "-", "infantry:9999"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path, pause=0.0, rate=1_000_000), raise_server_exceptions=False) as made:
        yield made


def opened(client: TestClient, game: str = "conquest") -> tuple[str, dict[str, dict[str, str]]]:
    body = {"game": game, "chairs": [{"kind": "person"}, {"kind": "person"}]}
    made = client.post("/api/tables", json=body).json()
    return made["id"], {seat: {"Authorization": f"Bearer {token}"} for seat, token in made["links"].items()}


def made_up(words: Vocabulary, rng: random.Random) -> str:
    """A move of words that may not belong together."""
    verb = rng.choice(words.verbs)
    said = [verb.name]
    for kind in verb.kinds:
        other = kind if rng.random() < 0.8 else rng.choice(list(words.kinds.values()))
        named = isinstance(other, Named) and rng.random() < 0.8
        said.append(rng.choice(other.keys() if named else NUMBERS))
    return " ".join(said)[:200]


@pytest.mark.parametrize("game", quadriga.titles())
def test_made_up_moves_are_refused_and_change_nothing(client: TestClient, game: str) -> None:
    id, links = opened(client, game)
    words = quadriga.load(game).vocabulary
    rng = random.Random(5)
    for _ in range(120):
        text = made_up(words, rng)
        state = client.get(f"/api/tables/{id}", headers=links["0"]).json()
        for path, body in (
            ("why", {"move": text}),
            ("ahead", {"move": text}),
            ("orders", {"prompt": rng.choice(list(words.prompts)), "answer": text}),
            ("roll", {"sequence": state["sequence"], "move": text}),
        ):
            answer = client.post(f"/api/tables/{id}/{path}", json=body, headers=links["1"])
            assert answer.status_code < 500, (path, text, answer.text)
        offered = [move["text"] for move in state["moves"]]
        body = {"sequence": state["sequence"], "moves": [text]}
        answer = client.post(f"/api/tables/{id}/moves", json=body, headers=links["0"])
        assert answer.status_code < 500, (text, answer.text)
        if answer.status_code != 200:
            assert answer.json()["key"]
        elif text in offered:
            assert answer.json()["sequence"] > state["sequence"]


SITUATIONS: list[Any] = [
    {},
    {"attacker": []},
    {"attacker": {"infantry": 10**30}},
    {"attacker": {"infantry": -1}, "defender": None},
    {"attacker": {"infantry": 99, "cavalry": 99, "catapult": 99}, "defender": {"infantry": 99, "cavalry": 99}},
    {"strength": [10**9, 1], "quality": [1, 1]},
    {"strength": [99, 99], "quality": [9, 9]},
    {"confrontation": "phase"},
    {
        "confrontation": "active-conflict",
        "conflict": "punic_1",
        "legions": 25,
        "fleets": 25,
        "general": {"military": 99},
    },
    {"confrontation": None, "": {}},
    {"rome": {"units": 10, "cards": 20}, "carthage": {"units": 10, "cards": 20}},
    {str(number): number for number in range(500)},
]


@pytest.mark.parametrize("game", quadriga.titles())
def test_odds_of_nonsense_are_refused_and_those_of_the_largest_armies_come(client: TestClient, game: str) -> None:
    for situation in SITUATIONS:
        for path in ("odds", "battle"):
            answer = client.post(f"/api/games/{game}/{path}", json={"situation": situation})
            assert answer.status_code in (200, 400, 422), (situation, answer.text)
            assert answer.status_code == 200 or answer.json()["key"]


def test_a_wrong_situation_is_told_by_its_entry(client: TestClient) -> None:
    answer = client.post("/api/games/ultimus/odds", json={"situation": {"strength": 3}})
    assert answer.status_code == 400
    problem = answer.json()
    assert (problem["key"], problem["detail"]) == ("situation-not-a-number", "strength")
    assert problem["expected"]


def test_odds_that_take_too_long_are_given_up(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.server.library.RECKONING", 0.001)
    army = {"infantry": 40, "cavalry": 20, "catapult": 10}
    answer = client.post("/api/games/conquest/odds", json={"situation": {"attacker": army, "defender": army}})
    assert (answer.status_code, answer.json()["key"]) == (422, "too-long")
    monkeypatch.undo()
    one = {"infantry": 1}
    answer = client.post("/api/games/conquest/odds", json={"situation": {"attacker": one, "defender": one}})
    assert answer.json()["exact"] is True


def test_states_are_kept_in_no_cache(client: TestClient) -> None:
    id, links = opened(client)
    assert client.get(f"/api/tables/{id}", headers=links["0"]).headers["cache-control"] == "no-store"


def test_a_body_may_be_neither_deep_nor_long(client: TestClient) -> None:
    deep: Any = {}
    for _ in range(9):
        deep = {"a": deep}
    assert client.post("/api/games/conquest/odds", json={"situation": deep}).status_code == 422
    for depth in (150, 5000, 100_000):
        text = '{"situation":' + '{"a":' * depth + "1" + "}" * depth + "}"
        answer = client.post("/api/games/conquest/odds", content=text, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), depth
    id, links = opened(client)
    for depth in (150, 5000, 100_000):
        text = '{"sequence":' + "[" * depth + "]" * depth + "}"
        answer = client.post(f"/api/tables/{id}/moves", content=text, headers=links["0"])
        assert answer.status_code in (400, 422), depth

    def endless() -> Iterator[bytes]:
        for _ in range(BODY // 100_000 + 2):
            yield b" " * 100_000

    for path in ("/api/records", f"/api/tables/{id}/moves"):
        answer = client.post(path, content=endless(), headers={**links["0"], "Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")
    answer = client.post("/api/records", content=b"{}", headers={"Content-Length": "٣".encode()})
    assert answer.status_code == 413


def test_a_page_of_another_site_may_change_nothing(client: TestClient) -> None:
    id, links = opened(client)
    before = client.get(f"/api/tables/{id}", headers=links["0"]).json()
    body = {"sequence": before["sequence"], "moves": [before["moves"][0]["text"]]}
    for foreign in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://testserver.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        answer = client.post(f"/api/tables/{id}/moves", json=body, headers={**links["0"], **foreign})
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
        refused = pytest.raises(WebSocketDisconnect)
        with refused as closed, client.websocket_connect(f"/api/tables/{id}/live", headers=foreign):
            pass
        assert closed.value.code == 4403
    assert client.get(f"/api/tables/{id}", headers=links["0"]).json() == before
    own = {**links["0"], "Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    assert client.post(f"/api/tables/{id}/moves", json=body, headers=own).status_code == 200


def test_the_security_headers_are_on_everything(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    id, links = opened(client)
    answers = [
        client.get("/"),
        client.get("/assets/none.js"),
        client.get("/api/none"),
        client.get(f"/api/tables/{id}", headers=links["0"]),
        client.get(f"/api/tables/{id}"),
        client.put("/api/games"),
        client.post("/api/tables", content=b"{"),
        client.post("/api/tables", headers={"Origin": "http://evil.example"}),
        client.get("/api/openapi.json"),
    ]
    monkeypatch.setattr("quadriga.server.titles.Titles.ids", lambda self: 1 / 0)
    broken = client.get("/api/games")
    assert (broken.status_code, broken.json()["key"], broken.json()["detail"]) == (500, "failed", "")
    for answer in (*answers, broken):
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (answer.request.url, name)
    for hidden in ("/docs", "/redoc", "/api/docs"):
        assert "swagger" not in client.get(hidden).text


def test_opening_tables_is_dearer_than_looking(tmp_path: Path) -> None:
    bucket = Bucket(10, 40)
    assert [bucket.take("a", 0.0, 10) for _ in range(5)] == [True] * 4 + [False]
    assert bucket.take("b", 0.0, 10)
    assert bucket.take("a", 0.1, 1)
    assert not bucket.take("a", 0.1, 1)
    assert bucket.take("a", 1.1, 10)
    with TestClient(create_app(tmp_path, pause=0.0, rate=2.75)) as client:
        body = {"game": "conquest", "chairs": [{"kind": "person"}] * 2}
        assert client.post("/api/tables", json=body).status_code == 201
        assert client.post("/api/tables", json=body).status_code == 429


def test_one_address_never_has_everything_worked_out_for_it_alone() -> None:
    statuses: list[int] = []

    async def ask() -> None:
        gate = asyncio.Event()

        async def app(_: Scope, __: Receive, send: Send) -> None:
            await gate.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})

        async def send(message: Message) -> None:
            statuses.append(message.get("status", 0))

        async def receive() -> Message:
            return {"type": "http.request"}

        guard = Guard(app, rate=1_000)

        def request(address: str) -> asyncio.Task[None]:
            scope = {"type": "http", "method": "POST", "path": "/api/games/conquest/odds", "headers": []}
            return asyncio.create_task(guard({**scope, "client": (address, 1)}, receive, send))

        asked = [request("10.0.0.1") for _ in range(AT_ONCE + 3)] + [request("10.0.0.2")]
        await asyncio.sleep(0.01)
        assert [status for status in statuses if status] == [429] * 3
        gate.set()
        await asyncio.gather(*asked)
        await request("10.0.0.1")
        assert not guard.working

    asyncio.run(ask())
    assert sorted(status for status in statuses if status) == [200] * (AT_ONCE + 2) + [429] * 3


def test_an_address_may_hold_so_many_sockets(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert SOCKETS >= 200
    monkeypatch.setattr("quadriga.server.limits.SOCKETS", 2)
    id, links = opened(client)
    path, token = f"/api/tables/{id}/live", links["0"]["Authorization"].split()[1]
    with client.websocket_connect(path) as one, client.websocket_connect(path) as two:
        for socket in (one, two):
            socket.send_text(token)
            assert json.loads(socket.receive_text())["state"]["seat"] == 0
        refused = pytest.raises(WebSocketDisconnect)
        with refused as closed, client.websocket_connect(path):
            pass
        assert closed.value.code == 4429
    with client.websocket_connect(path) as again:
        again.send_text(token)
        assert again.receive_json()["state"]["seat"] == 0


def test_what_is_said_over_a_socket_counts_in_the_rate(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    id, links = opened(client)
    with client.websocket_connect(f"/api/tables/{id}/live") as socket:
        socket.send_text(links["0"]["Authorization"].split()[1])
        socket.receive_text()
        socket.send_text("again")
        assert "state" in socket.receive_json()
        monkeypatch.setattr(Bucket, "take", lambda *_: False)
        socket.send_text("again")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == 4429


NOTHING: tuple[dict[str, Any], dict[str, Any]] = (
    {"type": "http.response.start", "status": 418, "headers": []},
    {"type": "http.response.body", "body": b""},
)


def test_the_guard_is_what_the_server_has_outermost(tmp_path: Path) -> None:
    asked: list[str] = []

    class Shut(Guard):
        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            asked.append(scope["type"])
            await send({"type": "websocket.close"} if scope["type"] == "websocket" else {**NOTHING[0]})
            if scope["type"] == "http":
                await send({**NOTHING[1]})

    app = create_app(tmp_path)
    assert type(app.guard) is Guard
    app.guard = Shut(app.guard.app)
    with TestClient(app) as client:
        assert client.get("/api/games").status_code == 418
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/tables/0/live"):
            pass
    assert asked == ["http", "websocket"]
