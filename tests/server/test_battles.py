"""Battles by themselves over HTTP: every form describes what its title reads, and every battle can be fought out."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from quadriga.games import load, titles
from quadriga.server.app import create_app
from server.following import Follower

every_title = pytest.mark.parametrize("title", titles())


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path_factory.mktemp("data"), pause=0.0, rate=10_000)) as made:
        yield made


def filled(fields: list[dict[str, Any]]) -> dict[str, Any]:
    """A form as it stands before anybody touches it."""
    plain: dict[str, Any] = {}
    for field in fields:
        if (field["optional"] and field["value"] is not True) or field["kind"] == "choices":
            continue
        if field["kind"] == "parts":
            plain[field["name"]] = [filled(field["fields"]) for _ in range(field["least"])]
        else:
            plain[field["name"]] = filled(field["fields"]) if field["kind"] == "part" else field["value"]
    return plain


def forms(client: TestClient, title: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every sort of battle of a title, with the situation its form begins with."""
    for form in client.get(f"/api/games/{title}/battle").json():
        plain = filled(form["fields"])
        if form["id"]:
            plain[form["words"]] = form["id"]
        yield form, plain


@every_title
def test_a_form_as_it_stands_has_odds_unless_it_is_a_whole_phase(client: TestClient, title: str) -> None:
    seen: list[str] = []
    for form, plain in forms(client, title):
        answer = client.post(f"/api/games/{title}/odds", json={"situation": plain})
        seen.append(form["id"])
        if form["id"] == "phase":
            assert (answer.status_code, answer.json()["key"]) == (400, "situation-whole-phase")
            continue
        assert answer.status_code == 200, answer.text
        assert answer.json()["exact"] != ("interval" in answer.json())
    assert seen == [form.id for form in load(title).forms()]


def test_a_hand_of_battle_cards_can_be_given(client: TestClient) -> None:
    side = {"cards": 6, "rating": 2}
    chances = []
    for hand in ({"probe": 2}, {"double-envelopment": 4, "reserve": 2}):
        situation = {"attacker": {**side, "hand": hand}, "defender": side}
        chances.append(client.post("/api/games/hannibal/odds", json={"situation": situation}).json()["attacker_wins"])
    assert chances[0] != chances[1]


def test_every_senator_of_the_form_can_command(client: TestClient) -> None:
    form = client.get("/api/games/republic/battle").json()[0]
    general = next(field for field in form["fields"] if field["name"] == "general")
    senators = next(field for field in general["fields"] if field["name"] == "senator")["among"]
    assert len(senators) > 40
    for senator in senators:
        plain = {**filled(form["fields"]), "confrontation": form["id"], "general": {"senator": senator}}
        answer = client.post("/api/games/republic/battle", json={"situation": plain})
        assert answer.status_code == 200, (senator, answer.text)


@every_title
def test_a_battle_is_fought_out_with_our_dice(client: TestClient, title: str) -> None:
    for _form, plain in forms(client, title):
        made: list[str] = []
        for _ in range(400):
            body = {"situation": plain, "moves": made, "draw": True}
            answer = client.post(f"/api/games/{title}/battle", json=body)
            assert answer.status_code == 200, answer.text
            shown = answer.json()
            made = shown["made"]
            if shown["outcome"]:
                assert shown["moves"] == []
                assert shown["events"]
                break
            if shown["turn"] >= 0:
                assert shown["prompt"]
                made.append(shown["moves"][0]["text"])
        else:
            pytest.fail(f"{title}: no end")


def test_rolled_dice_are_taken_and_impossible_ones_refused(client: TestClient) -> None:
    situation = {"strength": [8, 4], "quality": [2, 2]}
    first = client.post("/api/games/ultimus/battle", json={"situation": situation}).json()
    assert first["turn"] == -1
    assert first["made"] == []
    roll = first["moves"][-1]["text"]
    shown = client.post("/api/games/ultimus/battle", json={"situation": situation, "moves": [roll]}).json()
    assert shown["made"] == [roll]
    assert shown["outcome"]
    wrong = client.post("/api/games/ultimus/battle", json={"situation": situation, "moves": [roll, roll]})
    assert wrong.status_code == 409
    assert wrong.json()["key"] == "illegal"
    none = client.post("/api/games/ultimus/battle", json={"situation": {"strength": 3}})
    assert none.status_code == 400
    assert none.json()["key"] == "situation-not-a-number"
    assert none.json()["detail"] == "strength"
    assert none.json()["expected"]


def test_dice_with_faces_are_asked_for_by_their_number(client: TestClient) -> None:
    situation = {"battle": "naval", "attacker": {"galleys": 8}, "defender": {"galleys": 40}}
    first = client.post("/api/games/conquest/battle", json={"situation": situation}).json()
    assert first["turn"] == -1
    assert first["moves"] == []
    assert first["sides"] == ["black", "yellow"]
    assert first["roll"] == {"verb": "broadside", "kind": "face", "dice": 80}
    for faces, status in (("galley:2.blank:78", 200), ("galley:2.blank:77", 409), ("galley:80.blank:0", 400)):
        body = {"situation": situation, "moves": [f"broadside {faces}"]}
        answer = client.post("/api/games/conquest/battle", json=body)
        assert answer.status_code == status, (faces, answer.text)


def test_a_battle_that_is_over_before_any_throw_says_why(client: TestClient) -> None:
    situation = {"strength": [8, 4], "quality": [2, 2], "fury": "defender"}
    shown = client.post("/api/games/ultimus/battle", json={"situation": situation}).json()
    assert shown["outcome"]
    assert [event["key"] for event in shown["events"]] == ["trial"]


@every_title
def test_the_opening_of_every_title_is_open_to_all(client: TestClient, title: str) -> None:
    view = client.get(f"/api/games/{title}/opening").json()
    assert view["game"] == title
    assert view["zones"]
    assert view["prompt"]
    assert "hand" not in view


def test_the_course_of_a_game_and_the_eyes_of_others(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000)) as client:
        body = {"game": "hannibal", "chairs": [{"kind": "person"}, {"kind": "person"}]}
        made = client.post("/api/tables", json=body).json()
        links = {seat: {"Authorization": f"Bearer {token}"} for seat, token in made["links"].items()}
        table = f"/api/tables/{made['id']}"
        with client.websocket_connect(f"{table}/live") as socket:
            socket.send_text(made["links"]["0"])
            follower = Follower()
            while (state := follower.hear(socket.receive_text()))["step"] != "waits":
                pass
        course = client.get(f"{table}/course", headers=links["spectator"]).json()
        assert course["moments"][0] == 0
        assert course["moments"][-1] == state["count"]
        assert [len(track) for track in course["figures"].values()] == [len(course["moments"])] * len(course["figures"])
        assert "points" in course["figures"]
        assert course["turns"][0] == [0, 1]

        number = state["count"]
        own = client.get(f"{table}/at/{number}?eyes=0", headers=links["0"])
        assert len(own.json()["hand"]) == 7
        for link, eyes in (("0", 1), ("0", -1), ("spectator", 0)):
            refused = client.get(f"{table}/at/{number}?eyes={eyes}", headers=links[link])
            assert refused.status_code == 409
            assert refused.json()["key"] == "not-over"
            assert client.get(f"{table}/log?eyes={eyes}", headers=links[link]).status_code == 409
        assert state["closed"] is None
        over = client.post(f"{table}/concede", headers=links["1"]).json()
        assert over["over"]
        assert over["closed"] == ["concession", [2, 0]]
        other = client.get(f"{table}/at/{number}?eyes=1", headers=links["0"]).json()
        assert len(other["hand"]) == 7
        assert other["hand"] != own.json()["hand"]
        assert client.get(f"{table}/at/{number}?eyes=5", headers=links["0"]).status_code == 409


def test_a_battle_tells_what_a_throw_decides_and_what_to_change_on_the_board(client: TestClient) -> None:
    situation = {
        "confrontation": "active-conflict",
        "conflict": "gladiator",
        "general": {"military": 4, "senator": 2},
        "legions": 9,
        "veterans": 2,
    }

    def after(*moves: str) -> dict[str, Any]:
        answer = client.post("/api/games/republic/battle", json={"situation": situation, "moves": list(moves)})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    first = after()
    assert first["changes"] == first["remarks"] == []
    losses = after("roll 4")
    (remark,) = losses["remarks"]
    assert remark["key"] == "losses"
    assert remark["things"][0] == {"name": "force", "kind": "force", "slug": "expedition-1", "count": None}
    assert [(thing["slug"], thing["count"]) for thing in remark["things"][1:]] == [("legion", 9), ("veteran", 2)]
    number = remark["numbers"]["number"]
    chits = after("roll 4", f"lose-land {number} 0 0")
    assert [(one["key"], one["numbers"]["number"]) for one in chits["remarks"]] == [("chits", number)]
    over = after("roll 4", f"lose-land {number} 0 0", *["draw-chit blank"] * number)
    keys = [change["key"] for change in over["changes"]]
    assert over["outcome"]
    assert over["remarks"] == []
    assert "lost" in keys
    assert len(keys) < len(over["events"])


def test_the_choice_of_a_battle_names_target_and_general(client: TestClient) -> None:
    situation = {
        "confrontation": "phase",
        "conflicts": [{"conflict": "gladiator"}, {"conflict": "britain"}],
        "expeditions": [
            {"against": "gladiator", "general": {"senator": 2}, "legions": 5},
            {"against": "britain", "general": {"senator": 3}, "legions": 5},
        ],
    }
    shown = client.post("/api/games/republic/battle", json={"situation": situation}).json()
    assert sorted(shown["told"]) == ["fight expedition-1", "fight expedition-2"]
    (remark,) = shown["told"]["fight expedition-2"]
    assert remark["key"] == "expedition"
    target, general = remark["things"]
    assert (target["name"], target["slug"], general["name"]) == ("target", "britain", "general")
