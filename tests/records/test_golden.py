"""Whole games recorded earlier are replayed move by move, their dice recomputed, their end compared."""

import json

import pytest

import quadriga
from quadriga.engine import HIDDEN
from quadriga.engine.loader import header_of, load
from quadriga.engine.verify import VERIFIED, verify
from records.make_golden import ENDS, FOLDER, GAMES, digest

NAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def test_there_is_a_record_for_every_number_of_seats() -> None:
    assert sorted(GAMES) == NAMES
    seats = {header_of((FOLDER / f"{name}.jsonl").read_bytes()).seats for name in NAMES}
    assert seats == set(quadriga.load("conquest").seats)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_to_the_same_end(name: str) -> None:
    data = (FOLDER / f"{name}.jsonl").read_bytes()
    game = quadriga.load(GAMES[name][0])
    record = load(game, data)
    assert record.is_closed
    assert record.text().encode() == data
    assert digest(record) == json.loads(ENDS.read_text())[name]
    assert all(HIDDEN not in event.values for entry in record.history.entries for event in entry.events)


@pytest.mark.parametrize("name", NAMES)
def test_the_dice_of_a_golden_record_are_verified(name: str) -> None:
    data = (FOLDER / f"{name}.jsonl").read_bytes()
    verdict = verify(quadriga.load(GAMES[name][0]), data)
    assert verdict.status == VERIFIED
    assert verdict.draws > 3


def test_the_golden_games_saw_all_there_is_to_see() -> None:
    lines = [json.loads(line) for name in NAMES for line in (FOLDER / f"{name}.jsonl").read_text().splitlines()]
    verbs = {line["move"].split()[0] for line in lines if "move" in line}
    assert {verb.name for verb in quadriga.load("conquest").vocabulary.verbs} - verbs == set()
    assert any("undo" in line for line in lines)
    assert any(line.get("void") for line in lines)
