"""A title the package knows nothing of, served whole: words, sentences, rules, every move of a game against a bot."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from quadriga.server.app import create_app
from quadriga.text import catalogues
from server.following import Follower
from toys import forum


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    folders = [*catalogues._FOLDERS, Path(forum.__file__).parent / "locale"]
    monkeypatch.setattr(catalogues, "_FOLDERS", folders)
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000, titles=("toys.forum",))) as made:
        yield made


def test_the_toy_is_in_the_library(client: TestClient) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    assert {"conquest", "forum"} <= set(games)
    assert games["forum"]["seats"] == [2, 3]
    assert games["forum"]["bots"] == ["random"]
    assert [rule["id"] for rule in client.get("/api/games/forum/rules").json()] == list("1234567")
    assert "forum-prompt-veto" in client.get("/api/text/fr/forum").text
    words = client.get("/api/games/forum/words").json()
    assert {"deal", "donate", "bury", "veto"} <= {verb["name"] for verb in words["verbs"]}
    assert client.get("/api/games/forum/facts").json() == {}


def test_only_who_was_started_with_the_toy_has_it(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, pause=0.0)) as client:
        assert "forum" not in [game["id"] for game in client.get("/api/games").json()]
        assert client.get("/api/games/forum/words").status_code == 400


def test_a_person_plays_the_toy_against_a_bot_to_its_end(client: TestClient) -> None:
    chairs = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = client.post("/api/tables", json={"game": "forum", "chairs": chairs}).json()
    link = {"Authorization": f"Bearer {made['links']['0']}"}
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        socket.send_text(made["links"]["0"])
        follower = Follower()
        for _ in range(500):
            state = follower.hear(socket.receive_text())
            if state["over"]:
                break
            if state["moves"]:
                body = {"sequence": state["sequence"], "moves": [state["moves"][-1]["text"]]}
                answer = client.post(f"/api/tables/{made['id']}/moves", json=body, headers=link)
                assert answer.status_code in (200, 409), answer.text
    assert state["over"]
    assert state["view"]["outcome"][0] == "richest"
