"""A title that grows: records, tables and positions of before still load, with what was added filled in."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import quadriga
from golden.make import FOLDER
from quadriga.engine import CHANCE, NOBODY, BrokenPosition, Game, Option, Scenario, Seeded
from quadriga.records.dice import FairDice
from quadriga.records.loader import load, read
from quadriga.records.record import Record, new
from quadriga.table import PERSON, Chair, Table
from records import grown as grown_copy
from records.harbour import play_on
from toys.ferry import FerryGame, GrownFerry

FERRY = FerryGame()
GROWN = FerryGame(is_grown=True)
SECRET = bytes(range(32))


def played(game: Game, seed: int, moves: int = 10_000) -> Record:
    record = new(game, FairDice(SECRET), seats=2)
    play_on(record, Seeded(seed), moves)
    if record.position.turn() == NOBODY:
        record.end()
    return record


@pytest.mark.parametrize("seed", range(5))
def test_a_record_without_the_new_option_loads_with_what_it_implies(seed: int) -> None:
    record = played(FERRY, seed)
    text = record.text()
    again = load(GROWN, text.encode())
    assert again.text() == text
    assert "wind" not in json.loads(text.splitlines()[0])["options"]
    assert GROWN.options[1].values[again.position.options[1]] == "calm"
    assert GROWN.scenarios[again.position.scenario].id == "short"
    was, now = record.position, again.position
    assert now.outcome() == was.outcome()


def test_a_new_game_has_the_default_and_names_it() -> None:
    record = played(GROWN, 1)
    header = json.loads(record.text().splitlines()[0])
    assert header["options"] == {"banks": "low", "wind": "gusty"}
    assert header["scenario"] == "long"
    assert load(GROWN, record.text().encode()).text() == record.text()


def test_an_option_of_the_first_day_must_be_named() -> None:
    with pytest.raises(Exception, match="banks"):
        GROWN.implied({"wind": "calm"})


def test_a_position_without_what_was_added_is_filled_in() -> None:
    position = played(FERRY, 3, 9).position
    stored = position.to_plain() | {"kinds": FERRY.kinds()}
    now = GROWN.from_plain(json.loads(json.dumps(stored)))
    assert isinstance(now, GrownFerry)
    assert now.tolls == 7
    assert now.shown[:3] == position.state()["shown"]
    assert now.shown[3:] == [0]
    assert GROWN.options[1].values[now.options[1]] == "calm"
    assert now.moves() == position.moves() or now.turn() == CHANCE
    assert GROWN.from_json(now.to_json()) == now


def test_a_list_that_is_short_for_no_reason_is_not_filled() -> None:
    stored = played(FERRY, 3, 9).position.to_plain()
    with pytest.raises(BrokenPosition, match="tokens"):
        GROWN.from_plain(stored)


def test_a_field_nobody_can_imply_is_missed() -> None:
    stored = played(FERRY, 3, 9).position.to_plain()
    state = stored["state"]
    assert isinstance(state, dict)
    del state["at"]
    with pytest.raises(BrokenPosition, match="at"):
        FERRY.from_plain(stored)


def test_a_stored_table_goes_on_where_it_was() -> None:
    table = Table(played(FERRY, 3, 9), [Chair(PERSON), Chair(PERSON)])
    stored = json.loads(json.dumps(table.to_plain()))
    again = Table.from_plain(load(GROWN, table.record.text().encode()), stored)
    assert again.sequence == table.sequence
    assert again.next_step() == table.next_step()


# -------------------------------------------------------------------- the titles themselves


@pytest.fixture(params=quadriga.titles())
def grown(request: pytest.FixtureRequest) -> Iterator[Game]:
    """A title with a scenario more, and with an option more that all its scenarios have."""
    game = quadriga.load(request.param)
    game.options.append(Option("added", ["new", "old"], before="old"))
    own = [scenario.options for scenario in game.scenarios if scenario.options is not None]
    for options in own:
        options.append("added")
    game.scenarios.append(Scenario("added", 10))
    yield game
    game.options.pop()
    for options in own:
        options.pop()
    game.scenarios.pop()


def records_of(title: str) -> list[Path]:
    """The golden records of a title, those of the first day among them."""
    return sorted(FOLDER.glob(f"**/{title}/*.jsonl"))


def test_every_golden_record_loads_with_a_title_that_has_grown(grown: Game) -> None:
    paths = records_of(grown.id)
    assert len(paths) > 1
    for path in paths:
        data = path.read_bytes()
        reading = read(grown, data)
        record = reading.record
        assert record.header.version < grown.version if reading.stop else record.text().encode() == data
        assert data.startswith(record.text().encode())
        assert record.position.options[-1] == 1


def test_a_stored_table_and_position_load_with_a_title_that_has_grown(grown: Game) -> None:
    path = min((FOLDER / grown.id).glob("*.jsonl"), key=lambda one: one.stat().st_size)
    lines = path.read_bytes().splitlines(keepends=True)
    record = load(grown, b"".join(lines[: len(lines) // 2]))
    chairs = [Chair(PERSON)] * record.header.seats
    table = Table.from_plain(record, Table(record, chairs).to_plain())
    assert table.next_step().kind != "over"
    stored = record.position.to_plain()
    options = stored["options"]
    assert isinstance(options, dict)
    del options["added"]
    assert grown.from_plain(stored) == record.position


def test_hannibal_with_one_of_everything_more_loads_all_that_was_stored(tmp_path: Path) -> None:
    """An option, a scenario, a card and a field, written into a copy of the sources."""
    stored = tmp_path / "stored"
    for path in records_of(grown_copy.TITLE):
        to = stored / "golden" / path.relative_to(FOLDER)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes(path.read_bytes())
    game = quadriga.load(grown_copy.TITLE)
    lines = (FOLDER / game.id / "random-1.jsonl").read_bytes().splitlines(keepends=True)
    half = b"".join(lines[: len(lines) // 2])
    record = load(game, half)
    table = Table(record, [Chair(PERSON)] * record.header.seats)
    (stored / "record.jsonl").write_bytes(half)
    (stored / "table.json").write_text(json.dumps(table.to_plain()))
    (stored / "sequence.json").write_text(json.dumps(table.sequence))
    (stored / "position.json").write_text(json.dumps(record.position.to_plain() | {"kinds": game.kinds()}))
    folder = grown_copy.grow(tmp_path / "copy")
    done = subprocess.run(
        [sys.executable, grown_copy.__file__, str(stored)],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == str(len(records_of(game.id))), done.stderr
