"""Records written and read back; every way a record can be broken is refused with its line and reason."""

import json
from pathlib import Path

import pytest

from quadriga.engine import CHANCE, CannotUndo, IllegalMove, Move, Seat, Seeded
from quadriga.records.dice import FairDice, RealDice, SeededDice, commitment_of
from quadriga.records.loader import header_of, load, read
from quadriga.records.record import BrokenRecord, Record, RecordClosed, check_of, new
from records.harbour import BET, FIND, LOAD, SAIL, WEATHER, HarbourGame, play_on

GAME = HarbourGame()
SECRET = bytes(range(32))


def finished(seed: int = 1, hidden: str = "yes", seats: int = 2, scenario: str = "short") -> Record:
    record = new(GAME, FairDice(SECRET), scenario, seats, {"hidden": hidden})
    play_on(record, Seeded(seed))
    record.end()
    return record


def rewritten(text: str, number: int, change: dict[str, object]) -> bytes:
    """The record with one line changed (None removes a key) and every check value made right again."""
    lines = text.splitlines()
    before = ""
    out = []
    for at, line in enumerate(lines, 1):
        plain = json.loads(line)
        del plain["check"]
        if at == number:
            plain.update(change)
        body = json.dumps(plain, separators=(",", ":"))[:-1]
        before = check_of(before, body)
        out.append(f'{body},"check":"{before}"}}\n')
    return "".join(out).encode()


def broken(data: bytes) -> tuple[int, str]:
    with pytest.raises(BrokenRecord) as caught:
        load(GAME, data)
    return caught.value.line, caught.value.key


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def test_a_record_loads_back_with_the_same_history_and_text() -> None:
    record = finished()
    again = load(GAME, record.text().encode())
    assert again.position == record.position
    assert again.text() == record.text()
    assert [entry.events for entry in again.history.entries] == [entry.events for entry in record.history.entries]
    assert again.is_closed


def test_the_header_says_everything_the_game_began_with() -> None:
    header = json.loads(finished(seats=3).text().splitlines()[0])
    del header["check"]
    assert header == {
        "format": 1,
        "game": "harbour",
        "version": 1,
        "scenario": "short",
        "seats": 3,
        "options": {"hidden": "yes"},
        "dice": {"commitment": commitment_of(SECRET)},
    }


def test_the_secret_stands_in_the_last_line_only() -> None:
    lines = finished().text().splitlines()
    assert json.loads(lines[-1])["secret"] == SECRET.hex()
    assert not any(SECRET.hex() in line for line in lines[:-1])


def test_every_line_reaches_the_sink_as_it_is_written() -> None:
    written: list[str] = []
    record = new(GAME, FairDice(SECRET), sink=written.append)
    assert len(written) == 1
    record.play(Move(LOAD, 2), Seat(0))
    assert json.loads(written[-1])["move"] == "load 2"
    record.undo(Seat(0))
    assert json.loads(written[-1])["undo"] == 0
    play_on(record, Seeded(3))
    record.end()
    assert "".join(written) == record.text()


def test_a_sink_that_fails_refuses_the_move_and_changes_nothing() -> None:
    def full(line: str) -> None:
        raise OSError("disk full")

    record = new(GAME, FairDice(SECRET))
    record.play(Move(SAIL), Seat(0))
    record.play(Move(BET, 1), Seat(0))
    before, text = record.position.copy(), record.text()
    record.sink = full
    with pytest.raises(OSError, match="disk full"):
        record.draw()
    assert record.position == before
    assert record.text() == text
    record.sink = None
    record.draw()
    whole = new(GAME, FairDice(SECRET))
    whole.play(Move(SAIL), Seat(0))
    whole.play(Move(BET, 1), Seat(0))
    whole.draw()
    assert record.text() == whole.text()


def test_an_illegal_move_leaves_no_line() -> None:
    record = new(GAME, FairDice(SECRET))
    with pytest.raises(IllegalMove):
        record.play(Move(LOAD, 9), Seat(0))
    with pytest.raises(IllegalMove):
        record.play(Move(LOAD, 1), Seat(1))
    assert record.text().count("\n") == 1


def test_an_undone_move_stays_in_the_file_with_its_undo() -> None:
    record = new(GAME, FairDice(SECRET))
    record.play(Move(LOAD, 2), Seat(0))
    record.play(Move(LOAD, 3), Seat(0))
    record.undo(Seat(0))
    record.play(Move(LOAD, 1), Seat(0))
    with pytest.raises(CannotUndo):
        record.undo(Seat(1))
    again = load(GAME, record.text().encode())
    assert [entry.move.a for entry in again.history.entries] == [2, 1]
    again.undo(Seat(0))
    again.undo(Seat(0))
    assert not again.history.entries


def test_dice_taken_back_are_void_and_the_counter_goes_on() -> None:
    record = new(GAME, FairDice(SECRET))
    play_on(record, Seeded(5), 9)
    drawn = record.draws
    assert drawn == 2
    record.take_back(1)
    assert json.loads(record.text().splitlines()[-1])["void"] == [1, 2]
    play_on(record, Seeded(6), 6)
    draws = [line.plain["draw"] for line in record.lines if "draw" in line.plain]
    assert draws == list(range(1, len(draws) + 1))
    again = load(GAME, record.text().encode())
    assert again.position == record.position
    assert again.draws == record.draws > drawn
    with pytest.raises(CannotUndo):
        record.take_back(len(record.history.entries))


def test_a_running_record_loads_and_goes_on_as_if_never_stopped() -> None:
    whole = finished(seed=9)
    part = "".join(line + "\n" for line in whole.text().splitlines()[:8])
    again = load(GAME, part.encode())
    assert not again.is_closed
    dice = again.dice
    assert isinstance(dice, FairDice)
    dice.secret = SECRET
    for line in whole.lines[7:-1]:
        if "draw" in line.plain:
            again.draw()
        else:
            again.play(GAME.vocabulary.parse(str(line.plain["move"])), Seat(int(str(line.plain["seat"]))))
    again.end()
    assert again.text() == whole.text()


def test_a_table_may_close_a_game_that_is_not_over() -> None:
    record = new(GAME, FairDice(SECRET))
    record.play(Move(LOAD, 2), Seat(0))
    with pytest.raises(RecordClosed):
        record.end()
    with pytest.raises(RecordClosed):
        record.close("Conceded!", [2, 0])
    record.close("conceded", [2, 0])
    assert json.loads(record.text().splitlines()[-1])["secret"] == SECRET.hex()
    assert load(GAME, record.text().encode()).is_closed
    with pytest.raises(RecordClosed):
        record.play(Move(LOAD, 2), Seat(0))


def test_real_dice_are_typed_in_and_impossible_rolls_refused() -> None:
    record = new(GAME, RealDice())
    record.play(Move(SAIL), Seat(0))
    record.play(Move(BET, 0), Seat(0))
    record.play(Move(FIND, 2), CHANCE)
    with pytest.raises(IllegalMove):
        record.play(GAME.vocabulary.parse("weather storm:1.wind:1"), CHANCE)
    record.play(GAME.vocabulary.parse("weather wind:1"), CHANCE)
    assert load(GAME, record.text().encode()).draws == 2


# -------------------------------------------------------------------- broken records


def test_an_empty_file_is_refused() -> None:
    assert broken(b"") == (1, "empty")


def test_every_cut_inside_a_line_is_a_truncated_record_and_names_that_line() -> None:
    data = finished().text().encode()
    for size in range(1, len(data)):
        if data[size - 1 : size] != b"\n":
            assert broken(data[:size]) == (data[:size].count(b"\n") + 1, "truncated")


def test_a_line_cut_by_a_crash_can_be_mended() -> None:
    data = finished().text().encode()
    lines = data.splitlines(keepends=True)
    record = load(GAME, b"".join(lines[:6]) + lines[6][:-3], mend=True)
    assert record.text().encode() == b"".join(lines[:6])


def test_a_finished_game_without_its_last_line_is_refused() -> None:
    lines = finished().text().splitlines(keepends=True)
    assert broken("".join(lines[:-1]).encode()) == (len(lines), "missing-end")


@pytest.mark.parametrize("end", [True, False])
def test_a_flipped_bit_anywhere_is_found_and_its_line_named(end: bool) -> None:
    text = finished().text()
    data = text.encode() if end else "".join(text.splitlines(keepends=True)[:9]).encode()
    for at in range(len(data)):
        number = data[:at].count(b"\n") + 1
        for bit in range(8):
            flipped = bytearray(data)
            flipped[at] ^= 1 << bit
            line, key = broken(bytes(flipped))
            assert line in (number, number + 1), (at, bit, key)


@pytest.mark.parametrize(
    ("old", "new", "also"),
    [
        ('"seat":0,"move":"load 5"', '"seat":0,"move":"load 6"', "illegal"),
        ('"seat":0,"move":"load 5"', '"seat":0,"move":"swim"', "unknown-move"),
        ('"seat":0,"move":"load 5"', '"seat":0,"move":null', "redacted"),
        ('"seat":0,"move":"load 5"', '"seat":1,"move":"load 5"', "illegal"),
        ('"seat":0,"move":"load 5"', '"seat":0,"move":"load 4"', ""),
    ],
)
def test_an_altered_line_says_what_else_is_wrong_with_it(old: str, new: str, also: str) -> None:
    record = new_game()
    record.play(Move(LOAD, 5), Seat(0))
    record.play(Move(SAIL), Seat(0))
    assert old in record.text()
    with pytest.raises(BrokenRecord) as caught:
        load(GAME, record.text().replace(old, new).encode())
    assert (caught.value.line, caught.value.key, caught.value.detail) == (2, "altered", also)


def new_game() -> Record:
    return new(GAME, FairDice(SECRET))


def test_lines_swapped_repeated_or_left_out_are_found() -> None:
    lines = finished().text().splitlines(keepends=True)
    for at in range(1, len(lines) - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert broken("".join(swapped).encode()) == (at + 1, "altered")
        assert broken("".join(lines[:at] + lines[at + 1 :]).encode()) == (at + 1, "altered")
        assert broken("".join([*lines[:at], lines[at], *lines[at:]]).encode()) == (at + 2, "altered")


def test_a_record_of_another_game_is_foreign() -> None:
    assert broken(rewritten(finished().text(), 1, {"game": "tennis"})) == (1, "foreign")


def test_a_record_of_another_format_is_refused() -> None:
    assert broken(rewritten(finished().text(), 1, {"format": 3})) == (1, "format")


def test_another_behaviour_version_that_leads_to_the_same_is_no_hindrance() -> None:
    text = finished().text()
    assert load(HarbourGame(version=2), text.encode()).text() == text


def test_a_record_of_another_behaviour_is_read_as_far_as_it_agrees_and_keeps_its_result() -> None:
    text = finished().text()
    number = line_with(text, "sail")
    data = rewritten(text, number, {"move": "load 9"})
    with pytest.raises(BrokenRecord):
        read(GAME, data)
    newer = HarbourGame(version=2)
    reading = read(newer, data)
    assert reading.stop is not None
    assert (reading.stop.line, reading.stop.key) == (number, "illegal")
    assert reading.record.text().encode() == b"".join(data.splitlines(keepends=True)[: number - 1])
    last = json.loads(data.splitlines()[-1])
    assert reading.ending == (last["end"], last["results"])
    with pytest.raises(BrokenRecord) as caught:
        load(newer, data)
    assert caught.value.line == number


def test_damage_is_never_taken_for_another_behaviour() -> None:
    text = finished().text()
    with pytest.raises(BrokenRecord) as caught:
        read(HarbourGame(version=2), text.replace("sail", "load 1", 1).encode())
    assert caught.value.key == "altered"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"scenario": "endless"}, "unknown-start"),
        ({"seats": 7}, "unknown-start"),
        ({"options": {"hidden": "maybe"}}, "unknown-start"),
        ({"options": {}}, "unknown-start"),
        ({"scenario": ""}, "disagrees"),
        ({"seats": 0}, "disagrees"),
        ({"options": ["hidden"]}, "garbled"),
        ({"options": {"hidden": 1}}, "garbled"),
        ({"seats": "2"}, "garbled"),
        ({"seats": True}, "garbled"),
        ({"dice": {"commitment": "abc"}}, "dice"),
        ({"dice": {"commitment": commitment_of(SECRET).upper()}}, "dice"),
        ({"dice": None}, "dice"),
        ({"dice": {"seed": 1, "real": True}}, "dice"),
        ({"more": 1}, "disagrees"),
    ],
)
def test_a_header_that_makes_no_game_is_refused(change: dict[str, object], key: str) -> None:
    assert broken(rewritten(finished().text(), 1, change)) == (1, key)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"move": "load 77"}, "illegal"),
        ({"move": "load"}, "illegal"),
        ({"move": "load +1"}, "disagrees"),
        ({"move": "swim"}, "unknown-move"),
        ({"move": ""}, "unknown-move"),
        ({"move": 5}, "garbled"),
        ({"seat": 1}, "illegal"),
        ({"seat": "0"}, "garbled"),
        ({"seat": 10**30}, "illegal"),
        ({"note": "hello"}, "disagrees"),
        ({"move": None}, "redacted"),
    ],
)
def test_a_line_that_is_no_legal_move_is_refused(change: dict[str, object], key: str) -> None:
    text = finished().text()
    if change.get("move") == "load +1":
        record = new(GAME, FairDice(SECRET))
        record.play(Move(LOAD, 1), Seat(0))
        text = record.text()
    assert broken(rewritten(text, 2, change)) == (2, key)


def test_an_illegal_line_carries_the_rule_that_forbids_it() -> None:
    with pytest.raises(BrokenRecord) as caught:
        load(GAME, rewritten(finished().text(), 2, {"move": "load 6"}))
    assert caught.value.refusal is not None
    assert (caught.value.refusal.rule, caught.value.refusal.key) == ("1.1", "too-much")


def test_a_wrong_draw_number_is_refused() -> None:
    text = finished().text()
    number = line_with(text, '"draw":2')
    assert broken(rewritten(text, number, {"draw": 3})) == (number, "disagrees")


def test_an_undo_across_dice_is_refused() -> None:
    record = new(GAME, FairDice(SECRET))
    play_on(record, Seeded(2), 6)
    at = line_with(record.text(), '"draw":1')
    text = "".join(record.text().splitlines(keepends=True)[: at + 1])
    lines = text.splitlines()
    body = '{"undo":0'
    check = check_of(json.loads(lines[at - 1])["check"], body)
    data = "\n".join([*lines[:at], f'{body},"check":"{check}"}}']) + "\n"
    assert broken(data.encode()) == (at + 1, "take-back")


def test_an_end_that_is_not_what_happened_is_refused() -> None:
    text = finished().text()
    last = len(text.splitlines())
    assert broken(rewritten(text, last, {"results": [1, 1]})) == (last, "disagrees")
    assert broken(rewritten(text, last, {"end": "boredom"})) == (last, "disagrees")
    assert broken(rewritten(text, last, {"secret": bytes(32).hex()})) == (last, "secret")
    assert broken(rewritten(text, last, {"secret": None})) == (last, "secret")
    assert broken(rewritten(text, 1, {"dice": {"seed": 4}})) == (last, "disagrees")


def test_an_end_before_the_end_and_a_line_after_it_are_refused() -> None:
    record = finished()
    lines = record.text().splitlines()
    end = {key: value for key, value in json.loads(lines[-1]).items() if key != "check"}
    early = rewritten("\n".join(lines[:5]) + "\n", 5, {})
    body = json.dumps(end, separators=(",", ":"))[:-1]
    check = check_of(json.loads(early.splitlines()[-1])["check"], body)
    assert broken(early + f'{body},"check":"{check}"}}\n'.encode()) == (6, "wrong-end")
    late = check_of(json.loads(lines[-1])["check"], body)
    assert broken(record.text().encode() + f'{body},"check":"{late}"}}\n'.encode()) == (len(lines) + 1, "after-end")


def test_header_of_tells_the_game_without_loading_it() -> None:
    header = header_of(finished().text().encode())
    assert (header.game, header.seats, header.version) == ("harbour", 2, 1)
    with pytest.raises(BrokenRecord):
        header_of(b"# Hannibal\n")


# -------------------------------------------------------------------- exports


def test_an_export_hides_what_the_seat_may_not_know_and_cannot_be_replayed() -> None:
    record = finished()
    exported = record.export(Seat(0))
    hidden = [json.loads(line) for line in exported.splitlines() if '"move":null' in line]
    assert hidden
    full = [json.loads(line) for line in record.text().splitlines()]
    for plain in full:
        secret = plain.get("move", "").split()[:1] in (["bet"], ["find"])
        if secret and plain.get("seat", 1) == 0:
            assert any(plain["move"] == json.loads(line).get("move") for line in exported.splitlines())
    assert SECRET.hex() not in exported
    line, key = broken(exported.encode())
    assert key == "redacted"
    assert '"move":null' in exported.splitlines()[line - 1]
    assert json.loads(exported.splitlines()[0])["redacted"] == "0"
    assert json.loads(record.export(None).splitlines()[0])["redacted"] == "spectator"


def test_records_that_differ_only_in_hidden_moves_export_alike() -> None:
    def one(bet: int, find: int) -> str:
        record = new(GAME, RealDice())
        for move, seat in ((Move(SAIL), Seat(0)), (Move(BET, bet), Seat(0)), (Move(FIND, find), CHANCE)):
            record.play(move, seat)
        return record.export(Seat(1))

    assert one(0, 0) == one(1, 2)


def test_an_export_leaves_out_what_its_player_undid() -> None:
    record = new(GAME, FairDice(SECRET))
    for move in (Move(LOAD, 1), Move(SAIL), Move(BET, 2)):
        record.play(move, Seat(0))
    record.undo(Seat(0))
    record.play(Move(BET, 0), Seat(0))
    assert record.export(Seat(1)).count('"seat"') == 4 - 1
    assert record.export(Seat(0)).count("bet") == 1
    assert load(GAME, record.export(Seat(0)).encode()).position == record.position


def test_where_nothing_is_hidden_the_export_is_a_whole_record() -> None:
    record = finished(hidden="no")
    assert record.export(Seat(1)) == record.text()
    assert load(GAME, record.export(None).encode()).position == record.position


def test_seeded_records_hold_their_seed(tmp_path: Path) -> None:
    record = new(GAME, SeededDice(42))
    play_on(record, Seeded(1))
    record.end()
    assert json.loads(record.text().splitlines()[0])["dice"] == {"seed": 42}
    again = load(GAME, record.text().encode())
    assert again.position == record.position
    assert WEATHER in {entry.move.verb for entry in again.history.entries}
