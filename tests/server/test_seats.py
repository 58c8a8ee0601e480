"""People at a table over HTTP: sitting down, real dice, what happened since one's last move, agreements, talk."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from quadriga.games import load, titles
from quadriga.server.app import create_app
from quadriga.server.glass import CHAT
from quadriga.server.messages import State
from server.following import Follower


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as made:
        yield made


class Person:
    """Somebody with a link."""

    def __init__(self, client: TestClient, id: str, token: str) -> None:
        self.client, self.path, self.token = client, f"/api/tables/{id}", token

    def ask(self, method: str, path: str = "", body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        return self.client.request(method, self.path + path, json=body, headers=headers)

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET").json()
        return found

    def settled(self) -> dict[str, Any]:
        """The state once a person is asked."""
        for _ in range(500):
            state = self.state()
            if state["step"] not in ("draws", "thinks"):
                return state
            time.sleep(0.02)
        raise AssertionError("nobody is ever asked")

    def play(self, *moves: str) -> Any:
        return self.ask("POST", "/moves", {"sequence": self.state()["sequence"], "moves": list(moves)})


def opened(client: TestClient, *chairs: str, **asked: Any) -> dict[str, Person]:
    seats = [{"kind": "bot", "bot": chair} if chair in ("random", "greedy") else {"kind": chair} for chair in chairs]
    start = {"game": "conquest", "scenario": "short", "options": {"homes": "listed"}, **asked}
    made = client.post("/api/tables", json={**start, "chairs": seats}).json()
    return {seat: Person(client, made["id"], token) for seat, token in made["links"].items()}


@pytest.mark.parametrize("title", titles())
def test_a_state_is_what_the_document_says(client: TestClient, title: str) -> None:
    people = opened(client, *["person"] * load(title).seats[0], game=title, scenario="", options={})
    for person in people.values():
        person.settled()
        answer = person.ask("GET")
        known = State.model_validate_json(answer.text, strict=True, extra="forbid")
        assert known.model_dump(mode="json") == answer.json()


def test_whoever_comes_with_the_link_of_an_open_seat_sits_down(client: TestClient) -> None:
    people = opened(client, "person", "open")
    assert people["1"].ask("POST", "/concede").json()["key"] == "no-person"
    assert people["0"].play("end-movement", "end-buying").json()["step"] == "seats"
    with client.websocket_connect(f"{people['spectator'].path}/live") as socket:
        socket.send_text(people["spectator"].token)
        assert socket.receive_json()["state"]["chairs"][1]["kind"] == "open"
    with client.websocket_connect(f"{people['1'].path}/live") as socket:
        socket.send_text(people["1"].token)
        assert socket.receive_json()["state"]["chairs"][1]["kind"] == "open", (
            "nobody sits down without numbers for the dice"
        )
    assert people["1"].ask("POST", "/sit", {"kind": "person"}).json()["key"] == "no-numbers"
    with client.websocket_connect(f"{people['1'].path}/live") as socket:
        socket.send_text(f"{people['1'].token} {'0f' * 16}")
        state = socket.receive_json()["state"]
    assert (state["chairs"][1]["kind"], state["step"]) == ("person", "waits")
    assert state["moves"]


def test_a_bot_may_take_an_open_seat_or_ones_own_and_nobody_elses(client: TestClient) -> None:
    people = opened(client, "person", "person", "open")
    bot = {"kind": "bot", "bot": "random"}
    assert people["0"].ask("POST", "/sit", {"seat": 1, **bot}).json()["key"] == "not-your-seat"
    assert people["0"].ask("POST", "/sit", {"seat": 2, "kind": "person"}).json()["key"] == "not-your-seat"
    assert people["0"].ask("POST", "/sit", {"seat": 7, **bot}).json()["key"] == "not-your-seat"
    assert people["spectator"].ask("POST", "/sit", {"seat": 2, **bot}).json()["key"] == "spectator"
    assert people["0"].ask("POST", "/sit", {"seat": 2, "kind": "bot", "bot": "none"}).status_code == 400
    chairs = people["0"].ask("POST", "/sit", {"seat": 2, **bot}).json()["chairs"]
    assert (chairs[2]["kind"], chairs[2]["bot"]) == ("bot", "random")
    assert people["0"].ask("POST", "/sit", bot).json()["chairs"][0]["kind"] == "bot"
    assert people["1"].settled()["turn"] == 1
    assert people["0"].ask("POST", "/sit", {"kind": "person"}).json()["chairs"][0]["kind"] == "person"


def test_real_dice_are_typed_in_by_whoever_sits_there(client: TestClient) -> None:
    people = opened(client, "person", "person", options={"homes": "drawn"}, real_dice=True)
    state = people["1"].state()
    assert (state["step"], state["commitment"]) == ("rolls", "")
    assert people["spectator"].state()["moves"] == []
    roll = {"sequence": state["sequence"], "move": state["moves"][0]["text"]}
    assert people["spectator"].ask("POST", "/roll", roll).json()["key"] == "spectator"
    assert people["1"].ask("POST", "/roll", {**roll, "move": "draw-home italia"}).status_code == 409
    assert people["1"].ask("POST", "/roll", {**roll, "sequence": 9}).json()["key"] == "stale"
    after = people["1"].ask("POST", "/roll", roll)
    assert after.json()["count"] == 1
    assert people["0"].ask("POST", "/roll", roll).json()["key"] == "stale"


def test_with_real_dice_cards_stay_ours(client: TestClient) -> None:
    """The list of cards still to come would show which ones are in the other hand."""
    people = opened(client, "person", "person", game="hannibal", scenario="", options={}, real_dice=True)
    state = people["0"].settled()
    assert state["step"] == "waits"
    assert len(state["view"]["hand"]) == 7
    exported = people["1"].ask("GET", "/record").text
    assert '"real":true' in exported
    assert '"move":null' in exported


def test_since_my_last_move(client: TestClient) -> None:
    people = opened(client, "person", "person")
    assert [people[seat].state()["since"] for seat in ("0", "1", "spectator")] == [0, 0, 0]
    people["0"].play("end-movement", "end-buying")
    people["1"].play("end-movement")
    assert [people[seat].state()["since"] for seat in ("0", "1", "spectator")] == [2, 3, 0]
    news = people["0"].ask("GET", "/log?first=3").json()
    assert [(one["number"], one["seat"], one["move"]) for one in news] == [(3, 1, "end-movement")]


def test_acclaim_and_concede(client: TestClient) -> None:
    people = opened(client, "person", "person", "random")
    assert people["0"].ask("POST", "/acclaim", {"winner": 0}).json()["key"] == "no-self-acclaim"
    assert people["0"].ask("POST", "/acclaim", {"winner": 2}).json()["acclaims"] == {"0": 2}
    over = people["1"].ask("POST", "/acclaim", {"winner": 2}).json()
    assert over["over"]
    assert people["0"].ask("POST", "/concede").json()["key"] == "game-over"
    assert people["0"].ask("POST", "/sit", {"kind": "bot", "bot": "random"}).json()["key"] == "game-over"
    assert '"closed":"acclamation","results":[0,0,2]' in people["0"].ask("GET", "/record").text


def test_alliances_are_proposed_over_the_table_whoever_is_asked(client: TestClient) -> None:
    people = opened(client, "person", "person", "person")
    assert people["0"].settled()["turn"] == 0
    assert people["2"].state()["moves"] == []
    assert people["2"].state()["asides"] == ["propose blue black", "propose blue yellow"]
    late = people["2"].state()["sequence"]
    people["0"].play("march black-general-1 thracia")
    made = people["2"].ask("POST", "/moves", {"sequence": late, "moves": ["propose blue yellow"]}).json()
    assert (made["turn"], made["asides"]) == (1, [])
    assert people["2"].play("propose blue black").status_code == 409
    made = people["1"].play("accept").json()
    assert (made["turn"], made["asides"]) == (0, ["propose yellow black", "break-off yellow blue"])
    assert people["1"].play("propose blue black").status_code == 409
    assert [side["allies"] for side in people["0"].state()["view"]["sides"]] == [[], ["blue"], ["yellow"]]


def test_what_is_said_is_heard_by_all_and_kept(tmp_path: Path) -> None:
    app = create_app(tmp_path, pause=0.0, rate=100_000)
    with TestClient(app) as client:
        people = opened(client, "person", "person")
        sequence = people["0"].state()["sequence"]
        with client.websocket_connect(f"{people['spectator'].path}/live") as socket:
            socket.send_text(people["spectator"].token)
            follower = Follower()
            assert follower.hear(socket.receive_text())["chat"] == []
            said = people["0"].ask("POST", "/chat", {"text": "Salve <b>Hanno</b>!"}).json()
            assert said["sequence"] == sequence
            heard = follower.hear(socket.receive_text())["chat"]
        assert [(line["number"], line["seat"], line["text"]) for line in heard] == [(1, 0, "Salve <b>Hanno</b>!")]
        for text in ("", "   ", "x" * 501, None, 3):
            assert people["0"].ask("POST", "/chat", {"text": text}).status_code == 422
        assert people["spectator"].ask("POST", "/chat", {"text": "Ave"}).json()["key"] == "spectator"
        for number in range(60):
            people["1"].ask("POST", "/chat", {"text": f"{number}"})
        assert [line["number"] for line in people["1"].state()["chat"]] == list(range(12, 62))
        asked = [people["1"].ask("GET", f"/chat?first={first}").json() for first in (1, 5, 12, 61, 62)]
        assert [[line["number"] for line in lines] for lines in asked] == [
            list(range(first, 62)) for first in (1, 5, 12, 61, 62)
        ]
        assert [len(one.chat) for one in app.state.host._seated.values()] == [CHAT], "what is old is on disk alone"
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as client:
        kept = Person(client, people["1"].path.rpartition("/")[2], people["1"].token)
        assert len(kept.ask("GET", "/chat").json()) == 61
        assert kept.ask("GET", "/chat?first=61").json()[0]["text"] == "59"
        assert kept.ask("POST", "/chat", {"text": "again"}).json()["chat"][-1]["number"] == 62


def test_a_link_that_was_sent_is_exchanged_for_one_nobody_else_has(client: TestClient) -> None:
    people = opened(client, "person", "open", game="hannibal", scenario="", options={})
    sent = people["1"]
    with client.websocket_connect(f"{sent.path}/live") as spy:
        spy.send_text(sent.token)
        spy.receive_json()
        answer = sent.ask("POST", "/claim")
        assert answer.status_code == 200
        with pytest.raises(WebSocketDisconnect) as closed:
            hear_all(spy)
    assert closed.value.code == 4404
    assert sent.ask("GET").status_code == 404
    assert sent.ask("POST", "/claim").status_code == 404
    own = Person(client, sent.path.rpartition("/")[2], answer.json()["link"])
    assert own.state()["seat"] == 1
    assert people["spectator"].ask("POST", "/claim").json()["key"] == "spectator"
    assert people["0"].state()["seat"] == 0


def hear_all(socket: WebSocketTestSession) -> None:
    """Everything that still comes."""
    while True:
        socket.receive_text()
