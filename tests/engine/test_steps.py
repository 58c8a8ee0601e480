"""Steps that every book has, by steps and as a whole, in the toy that is made of them."""

import pytest

from quadriga.engine import IllegalMove, Seat, UnknownMove, steps
from quadriga.engine.history import History
from quadriga.engine.position import Position
from quadriga.records.dice import SeededDice
from quadriga.records.loader import load
from quadriga.records.record import new
from toys import camp

GAME = camp.title(None)
PARSE = GAME.vocabulary.parse


def at(*texts: str) -> Position:
    p = GAME.start("long", 2)
    for text in texts:
        p.play(PARSE(text), p.turn())
    return p


def offered(p: Position) -> list[str]:
    return [GAME.vocabulary.text(move) for move in p.moves()]


def refused(p: Position, text: str) -> tuple[str, str]:
    refusal = p.why_not(PARSE(text), p.turn())
    assert refusal is not None
    return refusal.key, GAME.vocabulary.text(refusal.move)


MUSTER = ("march", "take-road appia")


def test_each_set_is_reached_in_one_order_only() -> None:
    assert offered(at(*MUSTER, "take cohors-iii")) == ["take cohors-v", "take cohors-vi", "set-out"]
    assert refused(at(*MUSTER, "take cohors-iii"), "take cohors-i") == ("not-in-order", "take cohors-i")


def test_nothing_is_taken_that_cannot_end() -> None:
    assert "set-out" not in offered(at(*MUSTER))
    assert refused(at(*MUSTER), "set-out") == ("nobody", "set-out")


def test_a_whole_choice_does_what_its_steps_do_in_any_order() -> None:
    by_steps = at(*MUSTER, "take cohors-i", "take cohors-v", "set-out")
    assert at(*MUSTER, "take-these cohors-v+cohors-i") == by_steps
    assert at(*MUSTER, "take cohors-i", "take-these cohors-v") == by_steps


def test_a_full_choice_ends_by_itself() -> None:
    assert at(*MUSTER, "take cohors-i", "take cohors-ii", "take cohors-v") == at(
        *MUSTER, "take-these cohors-i+cohors-ii+cohors-v"
    )


@pytest.mark.parametrize(
    ("text", "key", "fault"),
    [
        ("take-these cohors-i+cohors-ii+cohors-iii+cohors-v", "too-many", "take cohors-v"),
        ("take-these cohors-iii+cohors-iv", "apart", "take cohors-iv"),
        ("take-these -", "nobody", "set-out"),
    ],
)
def test_a_refused_whole_choice_names_the_one_at_fault(text: str, key: str, fault: str) -> None:
    p = at(*MUSTER)
    assert refused(p, text) == (key, fault)
    before = p.to_plain()
    with pytest.raises(IllegalMove):
        p.play(PARSE(text), Seat(0))
    assert p.to_plain() == before


def test_a_whole_choice_is_never_listed_and_belongs_to_its_question() -> None:
    p = at(*MUSTER)
    assert not any(text.startswith("take-these") for text in offered(p))
    assert p.why_not(PARSE("take-these ?"), Seat(0)) is None
    assert refused(p, "pack-these wheat:1")[0] == "not-now"


@pytest.mark.parametrize("text", ["take-these cohors-i+cohors-i", "take-these cohors-ix", "pack-these wheat:0"])
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(UnknownMove):
        PARSE(text)


def test_counts_of_each_kind_pass_over_what_there_is_none_of() -> None:
    packing = (*MUSTER, "take-these cohors-i")
    assert offered(at(*packing, "pack wheat 0")) == [f"pack oil {number}" for number in range(5)]
    assert at(*packing, "pack-these wheat:1.oil:2") == at(*packing, "pack wheat 1", "pack wine 0", "pack oil 2")
    assert refused(at(*packing), "pack-these wheat:1.wine:2") == ("rations", "pack wine 2")


def test_an_order_ends_with_whoever_is_left() -> None:
    crossing = (*MUSTER, "take-these cohors-i+cohors-v+cohors-vi", "pack-these -", "pay 1")
    assert offered(at(*crossing)) == ["cross cohors-i", "cross cohors-v"]
    assert at(*crossing, "cross cohors-v", "cross cohors-vi") == at(*crossing, "cross-so cohors-v>cohors-vi>cohors-i")
    assert refused(at(*crossing), "cross-so cohors-vi>cohors-i>cohors-v") == ("never-first", "cross cohors-vi")


def test_a_part_is_gone_when_it_is_over() -> None:
    p = at(*MUSTER, "take-these cohors-ii", "pack-these oil:4", "pay 2")
    assert isinstance(p, camp.Camp)
    assert p.column is None
    assert p.miles == [1 + 2 + 4, 0]


def test_a_part_is_copied_compared_and_saved() -> None:
    p = at(*MUSTER, "take-these cohors-ii+cohors-iii")
    assert isinstance(p, camp.Camp)
    twin = p.copy()
    assert twin.marching() == p.marching()
    twin.marching().cohorts.append(5)
    assert p.marching().cohorts == [1, 2]
    assert twin != p
    back = GAME.from_json(p.to_json())
    assert back == p
    assert isinstance(back, camp.Camp)
    assert back.marching().cohorts == [1, 2]


def test_one_entry_one_line_one_undo() -> None:
    record = new(GAME, SeededDice(1), "long", 2)
    for text in ("march", "take-road appia", "take-these cohors-i+cohors-ii+cohors-v"):
        record.play(PARSE(text), Seat(0))
    assert [line.plain["move"] for line in record.lines[-1:]] == ["take-these cohors-i+cohors-ii+cohors-v"]
    assert load(GAME, record.text().encode()).position == record.position
    record.undo(Seat(0))
    assert record.position == at(*MUSTER)


def test_an_entry_knows_when_its_move_was_made() -> None:
    history = History(GAME.start("long", 2))
    for text in ("rest", "rest", "rest"):
        history.play(PARSE(text), history.position.turn())
    assert [entry.moment for entry in history.entries] == [{"round": 1}, {"round": 1}, {"round": 2}]
    assert history.entries[0].moment is history.entries[1].moment


def test_the_toy_has_every_step_there_is() -> None:
    used = {base for frame in GAME.frames.values() for base in frame.__mro__}
    assert [name for name in steps.__all__ if getattr(steps, name) not in used] == []


TIRED = (
    *MUSTER,
    "take-these cohors-i+cohors-ii+cohors-v",
    "pack-these -",
    "pay 1",
    "cross-so cohors-i>cohors-ii>cohors-v",
)


def test_one_by_one_each_is_taken_at_once_or_all_are_named_together() -> None:
    assert offered(at(*TIRED, "rest")) == ["wake cohors-i", "wake cohors-ii", "wake cohors-v", "enough"]
    woken = at(*TIRED, "rest", "wake cohors-v")
    assert isinstance(woken, camp.Camp)
    assert woken.tired == [1, 1, 0, 0, 0, 0]
    assert at(*TIRED, "rest", "wake-these cohors-v+cohors-i") == at(*TIRED, "rest", "wake cohors-v", "wake cohors-i")
    assert at(*TIRED, "rest", "wake-these cohors-i") == at(*TIRED, "rest", "wake cohors-i", "enough")
    assert refused(at(*TIRED, "rest"), "wake-these cohors-i+cohors-iii") == ("awake", "wake cohors-iii")
    assert refused(at(*TIRED, "rest"), "wake-these cohors-i+cohors-ii+cohors-v")[0] == "too-many"


def test_a_whole_choice_may_stand_for_the_steps_of_several_frames() -> None:
    riding = ("march", "stay")
    assert offered(at(*riding)) == ["ride ara", "halt"]
    assert at(*riding, "ride-by ara>fons") == at(*riding, "ride ara", "ride fons", "halt")
    assert at(*riding, "ride ara", "ride-by pons") == at(*riding, "ride ara", "ride pons", "halt")
    assert refused(at(*riding), "ride-by pons") == ("not-next", "ride pons")
    assert refused(at(*riding), "ride-by ara>porta") == ("not-next", "ride porta")
    assert refused(at(*riding), "ride-by -")[0] == "no-way"
