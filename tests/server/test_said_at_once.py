"""Whole choices over HTTP: offered without the client knowing the title, played as one move, ordered for good."""

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from quadriga.server.app import create_app


class Seats:
    """Two people at a table of the camp."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        asked = {"game": "camp", "scenario": "long", "chairs": [{"kind": "person"}] * 2}
        made = client.post("/api/tables", json=asked).json()
        self.path = f"/api/tables/{made['id']}"
        self.links = made["links"]

    def ask(self, seat: str, what: str = "", body: dict[str, Any] | None = None) -> Any:
        """What the server answers a seat."""
        headers = {"Authorization": f"Bearer {self.links[seat]}"}
        if body is None:
            return self.client.get(self.path + what, headers=headers).json()
        return self.client.post(self.path + what, json=body, headers=headers).json()

    def play(self, *moves: str) -> Any:
        """Moves of the first seat, one after the other."""
        for move in moves:
            answer = self.ask("0", "/moves", {"sequence": self.ask("0")["sequence"], "moves": [move]})
        return answer


@pytest.fixture
def seats(tmp_path: Path) -> Any:
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000, titles=("toys.camp",))) as client:
        yield Seats(client)


def test_a_state_names_what_can_be_said_at_once(seats: Seats) -> None:
    seats.play("march", "take-road appia", "take cohors-ii")
    (whole,) = seats.ask("0")["wholes"]
    assert (whole["verb"], whole["rule"], whole["steps"]) == ("take-these", "3", ["take", "set-out"])
    among = ["cohors-iii", "cohors-iv", "cohors-v", "cohors-vi"]
    assert whole["arguments"] == [{"name": "cohorts", "kind": "cohorts", "among": among, "most": []}]
    assert seats.ask("1")["wholes"] == seats.ask("spectator")["wholes"] == []


def test_what_is_counted_comes_with_the_most_of_each(seats: Seats) -> None:
    seats.play("march", "take-road appia", "take-these cohors-ii+cohors-i")
    (whole,) = seats.ask("0")["wholes"]
    (argument,) = whole["arguments"]
    assert dict(zip(argument["among"], argument["most"], strict=True)) == {"wheat": 4, "wine": 2, "oil": 4}


def test_the_words_tell_how_several_things_are_written(seats: Seats) -> None:
    kinds = seats.client.get("/api/games/camp/words").json()["kinds"]
    assert kinds["cohort"]["pack"] is None
    assert {name: kinds[name]["pack"] for name in ("cohorts", "order", "rations")} == {
        "cohorts": {"form": "several", "of": "cohort", "between": "+"},
        "order": {"form": "sequence", "of": "cohort", "between": ">"},
        "rations": {"form": "counts", "of": "ration", "between": "."},
    }


def test_a_whole_choice_is_one_move_of_the_log(seats: Seats) -> None:
    seats.play("march", "take-road appia", "take-these cohors-ii+cohors-i")
    state = seats.ask("0")
    assert [one["move"] for one in state["log"]][-1] == "take-these cohors-i+cohors-ii"
    assert state["count"] == 3


def test_the_one_at_fault_is_named(seats: Seats) -> None:
    seats.play("march", "take-road appia")
    fault = seats.play("take-these cohors-iii+cohors-iv")["refusal"]
    assert fault["key"] == "apart"
    assert fault["arguments"] == [{"name": "cohort", "kind": "cohort", "value": "cohors-iv"}]
    why = seats.ask("0", "/why", {"move": "take-these cohors-iii+cohors-iv"})
    assert why["refusal"] == fault


def test_a_standing_order_may_be_a_whole_choice(seats: Seats) -> None:
    seats.ask("0", "/orders", {"prompt": "cohorts", "answer": "take-these cohors-i+cohors-v"})
    seats.play("march", "take-road appia")
    state = seats.ask("0")
    assert state["log"][-1]["move"] == "take-these cohors-i+cohors-v"
    assert state["view"]["prompt"]["key"] == "rations"
