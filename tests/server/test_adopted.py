"""Records from outside: what a stranger could have written is not taken on trust."""

from pathlib import Path

from fastapi.testclient import TestClient

from quadriga.engine import Seeded
from quadriga.games import load
from quadriga.records.dice import RealDice, SeededDice
from quadriga.records.loader import Page, replay
from quadriga.records.record import Record, new
from quadriga.records.snapshot import CARRIED, revive, take
from quadriga.server.app import create_app
from toys.ferry import POLE, FerryGame

FIRST, SECOND = FerryGame(1), FerryGame(2)


def carried() -> Record:
    """A game with real dice that goes on from a stored position."""
    record = new(FIRST, RealDice())
    while len(record.history.entries) < 6:
        position = record.position
        move = position.draw(Seeded(1)) if position.turn() < 0 else position.moves()[2]
        assert position.turn() < 0 or (move.verb, move.a) == (POLE, 3)
        record.play(move, position.turn())
    page = Page(record.text().encode())
    reading = replay(SECOND, page)
    assert revive(reading, page, take(record)) == CARRIED
    return reading.record


def test_a_game_that_goes_on_from_a_position_is_adopted_only_when_it_is_over(tmp_path: Path) -> None:
    record = carried()
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000, titles=("toys.second.ferry",))) as client:
        refused = client.post("/api/records", json={"record": record.text()})
        assert refused.status_code == 409
        assert refused.json()["key"] == "carried"
        while record.position.turn() != -2:
            position = record.position
            move = position.draw(Seeded(1)) if position.turn() < 0 else position.moves()[0]
            record.play(move, position.turn())
        record.end()
        adopted = client.post("/api/records", json={"record": record.text()})
        assert adopted.status_code == 201, adopted.text


def test_an_unfinished_game_somebody_may_foresee_is_marked_and_has_no_seat_for_others(tmp_path: Path) -> None:
    """Who knows the seed, or has written the hidden cards down, would know his friend's hand."""
    seeded = new(load("hannibal"), SeededDice(7)).text()
    typed = new(load("hannibal"), RealDice()).text()
    plain = new(load("conquest"), RealDice()).text()
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000)) as client:
        for record, is_foreseen in ((seeded, True), (typed, True), (plain, False)):
            chairs = [{"kind": "person"}, {"kind": "open"}]
            answer = client.post("/api/records", json={"record": record, "chairs": chairs})
            assert answer.status_code == (409 if is_foreseen else 201)
            assert answer.json().get("key") == ("foreseen" if is_foreseen else None)
            made = client.post("/api/records", json={"record": record, "chairs": [{"kind": "person"}] * 2}).json()
            path, link = f"/api/tables/{made['id']}", {"Authorization": f"Bearer {made['links']['1']}"}
            assert client.get(path, headers=link).json()["foreseen"] is is_foreseen
            assert client.post(f"{path}/sit", json={"kind": "open"}, headers=link).is_error is is_foreseen
            assert client.post(f"{path}/claim", headers=link).is_error is is_foreseen
