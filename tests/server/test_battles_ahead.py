"""The battles ahead of a seat, asked of the server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from quadriga.bots import named
from quadriga.engine import CHANCE, NOBODY, Seeded
from quadriga.games import load
from quadriga.records.dice import SeededDice
from quadriga.records.record import Record, new
from quadriga.server.app import create_app


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(tmp_path, pause=0.0, rate=10_000)) as made:
        yield made


def played(game: str, scenario: str, seats: int, prompt: str, verb: str) -> Record:
    """The first seeded game in which the question comes up with a move of this verb, up to there."""
    for seed in range(1, 200):
        record = new(load(game), SeededDice(seed), scenario, seats, {})
        rng = Seeded(seed)
        bot = named(game, "greedy")
        while len(record.history.entries) < 600 and (turn := record.position.turn()) != NOBODY:
            if turn == CHANCE:
                record.draw()
                continue
            moves = record.position.moves()
            asked = record.position.prompt()
            if asked is not None and asked["key"] == prompt:
                texts = [record.game.vocabulary.text(move) for move in moves]
                if any(text.startswith(verb) for text in texts) and record.game.battles_at(record.position, turn):
                    return record
            record.play(bot.decide(record.position, turn, moves, rng), turn)
    raise AssertionError("no such game")


def asked(client: TestClient, record: Record, move: str | None = None) -> list[dict[str, Any]]:
    """What the server says to the seat that decides."""
    body = {"record": record.text(), "chairs": [{"kind": "person"}] * record.header.seats}
    made = client.post("/api/records", json=body).json()
    link = {"Authorization": f"Bearer {made['links'][str(int(record.position.turn()))]}"}
    answer = client.post(f"/api/tables/{made['id']}/ahead", json={"move": move}, headers=link)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_an_attack_is_told_with_where_it_comes_from_and_its_odds_can_be_asked(client: TestClient) -> None:
    record = played("conquest", "short", 3, "movement", "march")
    found = asked(client, record)
    coming = [one for one in found if one["start"] is not None]
    assert coming
    odds = client.post("/api/games/conquest/odds", json={"situation": coming[0]["situation"]}).json()
    assert odds["exact"] is True
    assert abs(odds["attacker_wins"] + odds["defender_wins"] + odds["both_destroyed"] - 1) < 1e-9


def test_a_move_that_would_begin_a_battle_is_told_with_just_the_units_it_takes(client: TestClient) -> None:
    record = played("conquest", "short", 3, "followers", "take infantry 2")
    one = [battle for battle in asked(client, record, "take infantry 1") if battle["start"] is None]
    two = [battle for battle in asked(client, record, "take infantry 2") if battle["start"] is None]
    for battle in one:
        other = next(more for more in two if more["zone"] == battle["zone"])
        gain = other["situation"]["attacker"]["infantry"] - battle["situation"]["attacker"]["infantry"]
        assert gain in (0, 1)


def test_what_a_seat_is_told_of_a_battle_does_not_depend_on_what_it_cannot_know(client: TestClient) -> None:
    record = played("hannibal", "second-punic-war", 2, "lead", "lead")
    seat = record.position.turn()
    (battle,) = asked(client, record)
    for seed in range(5):
        guess = record.position.guess(seat, Seeded(seed))
        ((zone, situation),) = record.game.battles_at(guess, seat)
        assert (battle["zone"], battle["situation"]) == (zone, situation)


def test_a_move_that_is_not_offered_begins_nothing_and_a_spectator_is_refused(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "conquest", "chairs": [{"kind": "person"}] * 2}).json()
    link = {"Authorization": f"Bearer {made['links']['0']}"}
    for move in ("end-turn", "march ? achaia"):
        answer = client.post(f"/api/tables/{made['id']}/ahead", json={"move": move}, headers=link)
        assert (answer.status_code, answer.json()) == (200, [])
    assert client.post(f"/api/tables/{made['id']}/ahead", json={"move": "fly"}, headers=link).status_code == 400
    watcher = {"Authorization": f"Bearer {made['links']['spectator']}"}
    assert client.post(f"/api/tables/{made['id']}/ahead", json={}, headers=watcher).status_code == 409
