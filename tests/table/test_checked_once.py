"""Whoever makes a move, and however it comes to the table: it is checked once on its way, never twice."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from quadriga.engine import Seat, Seeded
from quadriga.engine.errors import Refusal
from quadriga.engine.move import Move
from quadriga.records.dice import SeededDice
from quadriga.records.record import new
from quadriga.server.app import create_app
from quadriga.table import BOT, PERSON, Chair, Table
from quadriga.table import step as steps
from quadriga.text import catalogues
from toys import forum

FIRST = Seat(0)


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that were checked since it was last cleared."""
    found: list[str] = []

    class Watched(forum.Forum):  # type: ignore[misc]
        def why_not(self, move: Move, seat: Seat) -> Refusal | None:
            found.append(forum.words.text(move))
            return super().why_not(move, seat)

    monkeypatch.setattr(forum, "Forum", Watched)
    return found


def table(*chairs: Chair) -> Table:
    made = Table(new(forum.game(), SeededDice(3), seats=len(chairs)), list(chairs))
    while made.next_step().kind == steps.DRAWS:
        made.draw()
    return made


def moves(*texts: str) -> list[Move]:
    return [forum.words.parse(text) for text in texts]


def test_a_move_of_a_person(checks: list[str]) -> None:
    made = table(Chair(PERSON), Chair(PERSON))
    checks.clear()
    made.play(FIRST, moves("donate 1"), made.sequence)
    assert checks == ["donate 1"]


def test_each_move_of_several(checks: list[str]) -> None:
    made = table(Chair(PERSON), Chair(PERSON))
    checks.clear()
    made.play(FIRST, moves("donate 1", "keep"), made.sequence)
    assert checks == ["donate 1", "keep"]


def test_a_standing_order(checks: list[str]) -> None:
    made = table(Chair(PERSON), Chair(PERSON))
    made.order(FIRST, "donate", "donate 0")
    checks.clear()
    made.obey()
    assert checks == ["donate 0"]


def test_a_move_of_a_bot(checks: list[str]) -> None:
    made = table(Chair(BOT, "random"), Chair(PERSON))
    checks.clear()
    entry = made.think(Seeded(1))
    assert checks == [forum.words.text(entry.move)]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(catalogues, "_FOLDERS", [*catalogues._FOLDERS, Path(forum.__file__).parent / "locale"])
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000, titles=("toys.forum",))) as made:
        yield made


def test_a_move_that_comes_over_the_wire(checks: list[str], client: TestClient) -> None:
    chairs = [{"kind": "person"}, {"kind": "person"}]
    made = client.post("/api/tables", json={"game": "forum", "chairs": chairs}).json()
    link = {"Authorization": f"Bearer {made['links']['0']}"}
    state: dict[str, Any] = client.get(f"/api/tables/{made['id']}", headers=link).json()
    while not state["moves"]:
        state = client.get(f"/api/tables/{made['id']}", headers=link).json()
    checks.clear()
    body = {"sequence": state["sequence"], "moves": ["donate 1", "keep"]}
    assert client.post(f"/api/tables/{made['id']}/moves", json=body, headers=link).status_code == 200
    assert checks == ["donate 1", "keep"]
