"""The dice of a record counted, and the luck of each seat."""

import math

import pytest

from quadriga.engine import CHANCE, Move, Seat, Seeded
from quadriga.records.dice import FairDice, RealDice
from quadriga.records.record import BrokenRecord, Record, new
from quadriga.records.tally import surprise, tally
from records.harbour import BET, FIND, LOAD, SAIL, play_on
from records.test_record import GAME, SECRET, finished, rewritten


def voyage(record: Record, seat: int, load: int, find: int, weather: str) -> None:
    if load:
        record.play(Move(LOAD, load), Seat(seat))
    record.play(Move(SAIL), Seat(seat))
    record.play(Move(BET, 0), Seat(seat))
    record.play(Move(FIND, find), CHANCE)
    record.play(GAME.vocabulary.parse(f"weather {weather}"), CHANCE)


def test_faces_and_luck_by_hand() -> None:
    record = new(GAME, RealDice())
    voyage(record, 0, 2, 1, "wind:3")
    voyage(record, 1, 0, 2, "storm:1")
    found = tally(GAME, record.text().encode())
    weather = next(table for table in found.tables if table.name == "roll")
    assert weather.labels == ["storm", "calm", "wind"]
    assert weather.seen == [1, 0, 3]
    assert weather.expected == pytest.approx([4 / 6, 8 / 6, 12 / 6])
    assert weather.chi_square() is None
    first, second = found.lucks
    assert (first.rolls, first.scored) == (1, 3)
    assert first.expected == pytest.approx(1.5)
    assert first.variance == pytest.approx(0.75)
    assert first.surplus() == pytest.approx(1.5)
    assert first.deviations() == pytest.approx(1.5 / math.sqrt(0.75))
    assert (second.rolls, second.scored) == (1, 0)
    assert second.surplus() == pytest.approx(-0.5)


def test_draws_that_are_no_dice_are_counted_by_outcome() -> None:
    record = finished(scenario="long", seats=3)
    find = next(table for table in tally(GAME, record.text().encode()).tables if table.name == "find")
    assert sum(find.seen) == 36
    assert dict(zip(find.labels, find.expected, strict=True)) == pytest.approx(
        {"wine": 36 / 7, "oil": 72 / 7, "grain": 144 / 7}
    )
    chi = find.chi_square()
    assert chi is not None
    assert chi == pytest.approx(sum((s - e) ** 2 / e for s, e in zip(find.seen, find.expected, strict=True)))
    assert find.freedom() == 2


def test_void_dice_are_in_the_table_but_not_in_the_luck() -> None:
    record = new(GAME, RealDice())
    voyage(record, 0, 0, 1, "wind:1")
    record.take_back(0)
    voyage(record, 0, 0, 1, "storm:1")
    found = tally(GAME, record.text().encode())
    assert (found.draws, found.void) == (4, 2)
    assert next(table for table in found.tables if table.name == "roll").seen == [1, 0, 1]
    assert [(luck.seat, luck.rolls, luck.scored) for luck in found.lucks] == [(0, 1, 0)]


def test_luck_of_fair_dice_is_a_few_deviations_at_most() -> None:
    record = new(GAME, FairDice(SECRET), "long", 3)
    play_on(record, Seeded(8))
    record.end()
    found = tally(GAME, record.text().encode())
    assert len(found.lucks) == 3
    for luck in found.lucks:
        assert luck.rolls == 12
        assert abs(luck.deviations()) < 5


def test_an_altered_record_is_not_counted() -> None:
    with pytest.raises(BrokenRecord):
        tally(GAME, finished().text().replace("wind", "calm", 1).encode())
    with pytest.raises(BrokenRecord):
        tally(GAME, rewritten(finished().text(), 2, {"move": "load 9"}))


@pytest.mark.parametrize(
    ("chi", "freedom", "tail"),
    [
        (3.841459, 1, 0.05),
        (5.991465, 2, 0.05),
        (9.487729, 4, 0.05),
        (15.086272, 5, 0.01),
        (11.0705, 5, 0.05),
        (0, 3, 1),
    ],
)
def test_the_tail_of_chi_square(chi: float, freedom: int, tail: float) -> None:
    assert surprise(chi, freedom) == pytest.approx(tail, abs=1e-6)
