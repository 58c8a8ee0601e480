"""Fair dice recomputed from the secret; the first wrong draw is named."""

import contextlib
import json

import pytest

from quadriga.engine import Seeded
from quadriga.records.dice import FairDice, RealDice, SeededDice, commitment_of
from quadriga.records.record import BrokenRecord, Record, new
from quadriga.records.verify import PARTLY, UNFINISHED, UNVERIFIABLE, VERIFIED, WRONG, verify
from records.harbour import HarbourGame, play_on
from records.test_record import GAME, SECRET, finished, line_with, rewritten


def test_a_finished_game_with_fair_dice_is_verified() -> None:
    record = finished(seats=3, scenario="long")
    verdict = verify(GAME, record.text().encode())
    assert (verdict.status, verdict.draws, verdict.void) == (VERIFIED, record.draws, 0)
    assert verdict.draws == 72


def test_void_draws_are_checked_too() -> None:
    record = new(GAME, FairDice(SECRET))
    play_on(record, Seeded(5), 9)
    record.take_back(1)
    play_on(record, Seeded(6))
    record.end()
    verdict = verify(GAME, record.text().encode())
    assert (verdict.status, verdict.draws, verdict.void) == (VERIFIED, record.draws, 2)
    number = line_with(record.text(), '"draw":1,')
    plain = json.loads(record.text().splitlines()[number - 1])
    other = "find wine" if plain["move"] != "find wine" else "find oil"
    verdict = verify(GAME, rewritten(record.text(), number, {"move": other}))
    assert verdict.status == WRONG
    assert verdict.wrong is not None
    assert (verdict.wrong.line, verdict.wrong.number) == (number, 1)


class Chooser:
    """Somebody who changes one draw of his own record and makes every check value right."""

    def __init__(self, draw: int) -> None:
        self.draw = draw

    def record(self) -> Record:
        record = new(GAME, FairDice(SECRET))
        while record.draws < self.draw - 1 or record.position.turn() >= 0:
            play_on(record, Seeded(len(record.lines)), 1)
        drawn = record.position.draw(record.next_rng())
        record.play(next(move for move in record.position.moves() if move != drawn), record.position.turn())
        play_on(record, Seeded(4))
        record.end()
        return record


@pytest.mark.parametrize("draw", [1, 2, 5, 12])
def test_the_first_wrong_draw_is_named_with_what_the_secret_gives(draw: int) -> None:
    record = Chooser(draw).record()
    verdict = verify(GAME, record.text().encode())
    assert verdict.status == WRONG
    assert verdict.fault is None
    assert verdict.wrong is not None
    assert verdict.wrong.number == draw
    assert json.loads(record.text().splitlines()[verdict.wrong.line - 1])["draw"] == draw
    assert verdict.wrong.recorded != verdict.wrong.expected


def test_a_draw_edited_by_hand_is_named_although_the_check_value_is_wrong() -> None:
    text = finished().text()
    number = line_with(text, '"draw":2,')
    lines = text.splitlines(keepends=True)
    plain = json.loads(lines[number - 1])
    found, other = ("wind", "calm") if "wind" in plain["move"] else ("calm", "wind")
    swapped = plain["move"].replace(found, other)
    lines[number - 1] = lines[number - 1].replace(plain["move"], swapped)
    verdict = verify(GAME, "".join(lines).encode())
    assert verdict.status == WRONG
    assert verdict.fault is not None
    assert (verdict.fault.line, verdict.fault.key) == (number, "altered")
    assert verdict.wrong is not None
    assert (verdict.wrong.line, verdict.wrong.number) == (number, 2)


def test_a_secret_other_than_the_committed_one_is_wrong() -> None:
    text = finished().text()
    last = len(text.splitlines())
    for bit in range(256):
        other = bytearray(SECRET)
        other[bit // 8] ^= 1 << bit % 8
        verdict = verify(GAME, rewritten(text, last, {"secret": bytes(other).hex()}))
        assert verdict.status == WRONG
        assert verdict.fault is not None
        assert (verdict.fault.line, verdict.fault.key) == (last, "secret")


def test_a_secret_and_commitment_that_agree_but_give_other_dice_are_wrong() -> None:
    text = finished().text()
    other = bytes(32)
    plain = rewritten(text, 1, {"dice": {"commitment": commitment_of(other)}}).decode()
    verdict = verify(GAME, rewritten(plain, len(text.splitlines()), {"secret": other.hex()}))
    assert verdict.status == WRONG
    assert verdict.wrong is not None


def test_every_flipped_bit_of_a_finished_record_is_detected() -> None:
    data = finished().text().encode()
    for at in range(len(data)):
        for bit in range(8):
            flipped = bytearray(data)
            flipped[at] ^= 1 << bit
            with contextlib.suppress(BrokenRecord):
                assert verify(GAME, bytes(flipped)).status == WRONG


@pytest.mark.parametrize("dice", [SeededDice(5), RealDice()])
def test_seeded_and_real_dice_are_unverifiable(dice: SeededDice | RealDice) -> None:
    record = new(GAME, dice)
    while not record.position.result:
        if record.position.turn() < 0:
            record.play(record.position.draw(Seeded(1)), record.position.turn())
        else:
            play_on(record, Seeded(2), 1)
    record.end()
    verdict = verify(GAME, record.text().encode())
    assert verdict.status == UNVERIFIABLE
    assert verdict.draws == record.draws


def test_a_running_game_cannot_be_verified_yet() -> None:
    record = new(GAME, FairDice(SECRET))
    play_on(record, Seeded(5), 12)
    assert verify(GAME, record.text().encode()).status == UNFINISHED


def test_another_behaviour_is_verified_as_far_as_it_agrees() -> None:
    text = finished().text()
    assert verify(HarbourGame(version=3), text.encode()).status == VERIFIED
    sails = [number for number, line in enumerate(text.splitlines(), 1) if "sail" in line]
    data = rewritten(text, sails[-1], {"move": "load 9"})
    verdict = verify(HarbourGame(version=3), data)
    assert verdict.status == PARTLY
    assert verdict.stop is not None
    assert verdict.stop.line == sails[-1]
    drawn = [line for line in text.splitlines()[: sails[-1] - 1] if '"draw"' in line]
    assert verdict.draws == len(drawn) > 0


def test_a_record_that_is_illegal_for_another_reason_than_its_dice_is_refused() -> None:
    with pytest.raises(BrokenRecord) as caught:
        verify(GAME, rewritten(finished().text(), 2, {"move": "load 9"}))
    assert (caught.value.line, caught.value.key) == (2, "illegal")
