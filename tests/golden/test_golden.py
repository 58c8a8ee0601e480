"""Whole games recorded earlier are replayed move by move, their dice recomputed, their end compared."""

import json
from pathlib import Path

import pytest

import quadriga
from golden.make import FIRST, FOLDER, TOLD, told
from quadriga.engine import HIDDEN
from quadriga.records.dice import FairDice
from quadriga.records.loader import Reading, header_of, read
from quadriga.records.verify import PARTLY, VERIFIED, verify

TITLES = quadriga.titles()
RECORDS = sorted(path for title in TITLES for path in (FOLDER / title).glob("*.jsonl"))
FIRST_RECORDS = sorted(FIRST.glob("*/*.jsonl"))


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def reading_of(path: Path) -> Reading:
    return read(quadriga.load(path.parent.name), path.read_bytes())


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_golden_record_replays_to_the_same_end(path: Path) -> None:
    reading = reading_of(path)
    record = reading.record
    assert reading.stop is None
    assert record.is_closed
    assert record.header.version <= record.game.version
    assert record.text().encode() == path.read_bytes()
    assert told(record) == json.loads((path.parent / TOLD).read_text())[path.stem]
    assert all(HIDDEN not in event.values for entry in record.history.entries for event in entry.events)


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_the_dice_of_a_golden_record_are_verified(path: Path) -> None:
    verdict = verify(quadriga.load(path.parent.name), path.read_bytes())
    assert verdict.status == VERIFIED
    assert verdict.draws > 0


@pytest.mark.parametrize("title", TITLES)
def test_the_golden_records_of_a_title_show_what_it_can_be(title: str) -> None:
    game = quadriga.load(title)
    paths = [path for path in RECORDS if path.parent.name == title]
    headers = [header_of(path.read_bytes()) for path in paths]
    assert {header.scenario for header in headers} == {scenario.id for scenario in game.scenarios}
    possible = {seats for scenario in game.scenarios for seats in game.seats_of(scenario.id)}
    assert {header.seats for header in headers} == possible
    for option in game.options:
        told = [header.options for header in headers if option in game.options_of(header.scenario)]
        there = [options.get(option.id, option.before) for options in told]
        assert set(there) == set(option.values)
    lines = [json.loads(line) for path in paths for line in path.read_text().splitlines()]
    assert any("undo" in line for line in lines)
    assert any(line.get("void") for line in lines)
    assert sorted(path.stem for path in paths) == sorted(json.loads((FOLDER / title / TOLD).read_text()))


def test_nothing_lies_among_the_golden_records_that_no_title_owns() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("__")}
    assert folders - {FIRST.name} == set(TITLES)


@pytest.mark.parametrize("path", FIRST_RECORDS, ids=name)
def test_the_first_golden_records_replay_as_far_as_the_game_still_behaves_like_that(path: Path) -> None:
    data = path.read_bytes()
    reading = reading_of(path)
    record, game = reading.record, reading.record.game
    last = json.loads(data.splitlines()[-1])
    assert reading.ending == (last.get("end", last.get("closed")), last["results"])
    verdict = verify(game, data)
    if reading.stop is None:
        assert record.text().encode() == data
        assert verdict.status == VERIFIED
    else:
        assert record.header.version < game.version
        assert len(record.lines) == reading.stop.line - 2
        assert data.startswith(record.text().encode())
        assert verdict.status == PARTLY
        assert verdict.stop is not None
        assert verdict.stop.line == reading.stop.line
    assert isinstance(record.header.dice, FairDice)


def test_the_first_golden_records_are_all_there() -> None:
    assert {path.parent.name for path in FIRST_RECORDS} <= set(TITLES)
    assert len(FIRST_RECORDS) == 29
