"""Games whose rules change while they go on: carried over from a snapshot, or taken back to where the rules agree."""

import json
import zlib

import pytest

from quadriga.engine import CHANCE, NOBODY, BrokenPosition, CannotUndo, Move, Seat, Seeded
from quadriga.records.dice import FairDice
from quadriga.records.loader import Page, Reading, load, read, replay
from quadriga.records.record import BrokenRecord, Record, RecordClosed, new
from quadriga.records.snapshot import CARRIED, OUTGROWN, Snapshot, revive, take
from quadriga.records.verify import PARTLY, VERIFIED, verify
from records.harbour import play_on
from records.test_record import rewritten
from toys.ferry import FIND, POLE, FerryGame

FIRST, SECOND, THIRD = FerryGame(1), FerryGame(2), FerryGame(3)
SECRET = bytes(range(32))


def played(lengths: list[int]) -> Record:
    """A game of the first day: so many lengths poled, one seat after the other, and one more token found."""
    record = new(FIRST, FairDice(SECRET))
    for by in lengths:
        record.draw()
        record.play(Move(POLE, by), record.position.turn())
    if record.position.turn() == NOBODY:
        record.end()
    else:
        record.draw()
    return record


def read_by(game: FerryGame, record: Record) -> tuple[Reading, Page]:
    page = Page(record.text().encode())
    reading = replay(game, page)
    dice = reading.record.dice
    assert isinstance(dice, FairDice)
    dice.secret = SECRET
    return reading, page


def carried(lengths: list[int], game: FerryGame = SECOND, lines: int = 0) -> tuple[str, Record, list[str]]:
    """What becomes of a game when its rules have changed; `lines` were made after its snapshot."""
    record = played(lengths)
    snapshot = take(played(lengths[: len(lengths) - lines]) if lines else record)
    reading, page = read_by(game, record)
    fresh: list[str] = []
    return revive(reading, page, snapshot, fresh.append), reading.record, fresh


def test_a_game_whose_moves_lead_to_the_same_goes_on_silently() -> None:
    record = played([1, 2, 2])
    again = load(SECOND, record.text().encode())
    assert again.text() == record.text()
    assert not again.is_outgrown
    assert again.change == {}


def test_a_game_goes_on_from_its_snapshot_behind_a_line_that_says_so() -> None:
    before = played([1, 3, 2])
    how, record, fresh = carried([1, 3, 2])
    assert how == CARRIED
    assert record.position.state() == before.position.state()
    assert record.position.turn() == before.position.turn()
    assert len(fresh) == 1
    line = json.loads(fresh[0])
    assert (line["behaviour"], line["from"], line["void"]) == (2, len(before.lines) + 1, [])
    assert record.text() == before.text() + fresh[0]
    assert (record.behaviour, record.change["behaviour"]) == (2, 2)
    assert record.history.entries == []


def test_a_carried_game_is_played_to_its_end_and_loads_again() -> None:
    _, record, _ = carried([1, 3, 2])
    draws = record.draws
    play_on(record, Seeded(1))
    record.end()
    numbers = [line.plain["draw"] for line in record.lines if "draw" in line.plain]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > draws
    data = record.text().encode()
    reading = read(SECOND, data)
    assert reading.stop is None
    assert [gap.key for gap in reading.gaps] == ["illegal"]
    assert reading.record.text() == record.text()
    assert reading.record.position == record.position
    verdict = verify(SECOND, data)
    assert (verdict.status, verdict.draws) == (PARTLY, len(numbers) - 2)
    assert verdict.stop is not None
    assert verdict.stop.line == 5


def test_nobody_can_undo_or_take_back_across_the_change() -> None:
    _, record, _ = carried([1, 3, 2])
    seat = record.position.turn()
    with pytest.raises(CannotUndo):
        record.undo(seat)
    with pytest.raises(CannotUndo):
        record.take_back(0)
    record.play(Move(POLE, 1), seat)
    record.take_back(0)
    assert load(SECOND, record.text().encode()).text() == record.text()


def test_what_was_hidden_stays_hidden() -> None:
    before = played([1, 3, 2])
    _, record, _ = carried([1, 3, 2])
    for seat in (Seat(0), Seat(1), None):
        was = [json.loads(line) for line in before.export(seat).splitlines()]
        now = [json.loads(line) for line in record.export(seat).splitlines()]
        assert [line.get("move") for line in now[:-1]] == [line.get("move") for line in was]
        assert {"position": None, "known": {}}.items() <= now[-1].items()
        with pytest.raises(BrokenRecord, match="redacted"):
            read(SECOND, record.export(seat).encode())


def test_the_same_is_hidden_when_the_table_is_loaded_again() -> None:
    _, record, _ = carried([1, 3, 2])
    again = load(SECOND, record.text().encode())
    for seat in (Seat(0), Seat(1), None):
        assert again.export(seat) == record.export(seat)


def test_lines_after_the_snapshot_are_followed_as_far_as_the_rules_of_today_allow() -> None:
    how, record, _ = carried([1, 3, 2, 2], lines=1)
    assert how == CARRIED
    assert record.position.state() == played([1, 3, 2, 2]).position.state()
    how, record, fresh = carried([3, 1, 3, 2], lines=2)
    assert how == CARRIED
    line = json.loads(fresh[0])
    assert line["from"] == len(played([3, 1]).lines) + 1
    assert line["void"] == [4, 5]
    assert record.position.state() == played([3, 1]).position.state()
    assert load(SECOND, record.text().encode()).position == record.position


def test_a_snapshot_from_before_the_change_of_course_is_of_no_use() -> None:
    how, record, fresh = carried([1, 2, 3, 2], lines=2)
    assert how == OUTGROWN
    assert fresh == []
    assert record.is_outgrown
    assert len(record.history.entries) == 5


def test_a_game_without_a_snapshot_goes_back_by_consent() -> None:
    before = played([1, 3, 2])
    reading, page = read_by(SECOND, before)
    assert revive(reading, page, None) == OUTGROWN
    record = reading.record
    assert record.text() == before.text()
    with pytest.raises(RecordClosed):
        record.draw()
    with pytest.raises(CannotUndo):
        record.take_back(9)
    record.take_back(len(record.history.entries))
    assert json.loads(record.text().splitlines()[-1])["void"] == [3, 4]
    assert record.lines[-1].plain["behaviour"] == 2
    assert record.position.turn() == Seat(1)
    record.play(Move(POLE, 2), Seat(1))
    record.draw()
    assert record.lines[-1].plain["draw"] == 5
    again = load(SECOND, record.text().encode())
    assert again.text() == record.text()
    assert again.position == record.position


def test_moves_nobody_can_carry_out_any_more_are_shown_to_their_players_alone() -> None:
    reading, page = read_by(SECOND, played([1, 3, 2]))
    revive(reading, page, None)
    moves = [json.loads(line).get("move") for line in reading.record.export(Seat(0)).splitlines()[4:]]
    assert moves == [None, None, "pole 2", None]


def test_a_snapshot_that_cannot_be_is_not_carried_over() -> None:
    how, record, fresh = carried([3, 3, 3], THIRD)
    assert (how, fresh) == (OUTGROWN, [])
    assert len(record.history.entries) == 1


def test_a_snapshot_that_was_changed_is_not_carried_over() -> None:
    record = played([1, 3, 2])
    sound = take(record)
    for broken in (
        Snapshot(sound.number, 1, sound.hash, zlib.compress(zlib.decompress(sound.packed) + b" ")),
        Snapshot(sound.number, 1, sound.hash, b"nothing"),
    ):
        with pytest.raises(BrokenPosition):
            broken.unpack()
        reading, page = read_by(SECOND, record)
        assert revive(reading, page, broken) == OUTGROWN


def test_a_game_carried_over_once_is_carried_over_again() -> None:
    _, record, _ = carried([3, 3, 3])
    record.play(Move(POLE, 2), record.position.turn())
    fourth = FerryGame(4)
    again = load(fourth, record.text().encode())
    assert again.position.state() == record.position.state()
    reading, page = read_by(THIRD, record)
    assert reading.stop is not None
    assert reading.stop.key == "position"
    assert revive(reading, page, take(record)) == CARRIED
    assert load(THIRD, reading.record.text().encode()).position.state() == record.position.state()
    reading, page = read_by(THIRD, record)
    assert revive(reading, page, None) == OUTGROWN
    assert len(reading.record.history.entries) == 1
    reading.record.take_back(1)
    assert load(THIRD, reading.record.text().encode()).text() == reading.record.text()


def test_a_game_that_is_over_stays_readable_and_keeps_its_result() -> None:
    record = played([1, 3, 2, 2, 2, 2])
    assert record.is_closed
    reading, page = read_by(SECOND, record)
    assert reading.ending == ("farthest", [0, 2])
    assert revive(reading, page, None) == OUTGROWN
    assert reading.record.is_closed
    assert reading.record.text() == record.text()


def test_a_game_of_the_rules_of_today_may_not_disagree() -> None:
    _, record, _ = carried([1, 3, 2])
    record.play(Move(POLE, 2), record.position.turn())
    last = len(record.lines) + 1
    with pytest.raises(BrokenRecord) as caught:
        read(SECOND, rewritten(record.text(), last, {"move": "pole 3"}))
    assert (caught.value.line, caught.value.key) == (last, "illegal")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"behaviour": "2"}, "garbled"),
        ({"void": 7}, "garbled"),
        ({"back": 1}, "garbled"),
        ({"position": {}}, "position"),
        ({"position": None}, "redacted"),
    ],
)
def test_a_line_about_a_change_that_makes_no_sense_is_refused(change: dict[str, object], key: str) -> None:
    _, record, _ = carried([1, 3, 2])
    last = len(record.lines) + 1
    data = rewritten(record.text(), last, change)
    with pytest.raises(BrokenRecord) as caught:
        load(SECOND, data)
    assert (caught.value.line, caught.value.key) == (last, key)


def test_a_snapshot_is_small() -> None:
    record = new(FIRST, FairDice(SECRET))
    assert record.position.turn() == CHANCE
    record.draw()
    assert record.history.entries[0].move.verb == FIND
    assert len(take(record).packed) < 400
    assert verify(FIRST, played([1, 1, 1, 1, 1, 1]).text().encode()).status == VERIFIED
