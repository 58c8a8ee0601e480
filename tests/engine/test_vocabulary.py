"""Moves to text and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadriga.engine import ANY, Die, Kind, Move, Named, Roll, UnknownMove, Vocabulary
from quadriga.engine.vocabulary import LARGEST
from toys import forum


def words() -> Vocabulary:
    made = Vocabulary("toy")
    zone = made.kind(Named("zone", ["asia", "aegyptus", "roma"]))
    number = made.kind(Kind("number"))
    roll = made.kind(Roll("roll", Die([3, 2, 1]), ["blank", "foot", "horse"]))
    made.verb("wait", "1")
    made.verb("march", "2", zone=zone, number=number)
    made.verb("strike", "3", roll=roll, zone=zone, number=number)
    return made


WORDS = words()
WAIT, MARCH, STRIKE = range(3)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Move(WAIT), "wait"),
        (Move(MARCH, 2, 7), "march roma 7"),
        (Move(MARCH, 0, 0), "march asia 0"),
        (Move(STRIKE, Die([3, 2, 1]).rolls(0)[0][0], 1, 3), "strike - aegyptus 3"),
    ],
)
def test_a_move_and_its_text(move: Move, text: str) -> None:
    assert WORDS.text(move) == text
    assert WORDS.parse(text) == move
    assert WORDS.is_whole(move)


@given(st.integers(0, 2), st.integers(0, 10**6), st.integers(0, 2), st.integers(0, 12), st.data())
def test_every_move_is_read_back(verb: int, number: int, zone: int, dice: int, data: st.DataObject) -> None:
    rolls = Die([3, 2, 1]).rolls(dice)
    roll = rolls[data.draw(st.integers(0, len(rolls) - 1))][0]
    move = (Move(WAIT), Move(MARCH, zone, number), Move(STRIKE, roll, zone, number))[verb]
    assert WORDS.parse(WORDS.text(move)) == move


LONG = "9" * 5000
BITS = ["strike", "march", "asia", "?", "-", "-1", "foot:2.horse:1", "foot:x", f"foot:{LONG}", LONG, "²", "1_0", "+1"]


@given(st.text() | st.lists(st.sampled_from(BITS)).map(" ".join))
def test_any_text_is_a_move_or_unknown(text: str) -> None:
    try:
        move = WORDS.parse(text)
    except UnknownMove:
        return
    assert WORDS.is_sensible(move) or abs(move.b) > LARGEST or abs(move.c) > LARGEST


@given(st.integers(), st.integers(), st.integers(), st.integers())
def test_any_numbers_are_a_move_or_unknown(verb: int, a: int, b: int, c: int) -> None:
    move = Move(verb, a, b, c)
    try:
        WORDS.text(move)
    except UnknownMove:
        assert not (WORDS.is_whole(move) and WORDS.is_sensible(move))
    else:
        assert 0 <= verb < 3


@pytest.mark.parametrize("text", ["march", "march asia", "march ? 3", "march asia ?", "strike"])
def test_a_text_may_leave_arguments_open(text: str) -> None:
    move = WORDS.parse(text)
    assert not WORDS.is_whole(move)
    assert WORDS.parse(WORDS.text(move)) == move


@pytest.mark.parametrize(
    ("text", "key", "word", "expected"),
    [
        ("", "empty", "", ""),
        ("sail asia", "no-verb", "sail", "wait, march, strike"),
        ("march asi 3", "not-quite", "asi", "asia"),
        ("march gallia 3", "nothing-here", "gallia", ""),
        ("march asia three", "not-a-number", "three", ""),
        ("march asia 3 4", "too-many-words", "march", "zone number"),
        ("wait 1", "too-many-words", "wait", "-"),
        ("strike foot", "not-a-face", "foot", "blank:2"),
        ("strike foot:0", "not-a-face", "foot:0", "blank:2"),
        ("march asia -1", "not-a-number", "-1", ""),
    ],
)
def test_an_unknown_text_is_told_what_would_be_right(text: str, key: str, word: str, expected: str) -> None:
    with pytest.raises(UnknownMove) as caught:
        WORDS.parse(text)
    assert (caught.value.key, caught.value.word, caught.value.expected) == (key, word, expected)


@pytest.mark.parametrize("move", [Move(-2), Move(3), Move(MARCH, 3, 1), Move(MARCH, -2, 1), Move(MARCH, -9, 1)])
def test_a_move_of_no_meaning_has_no_text(move: Move) -> None:
    with pytest.raises(UnknownMove):
        WORDS.text(move)


def test_a_move_with_an_argument_too_many_or_few_is_not_whole() -> None:
    assert not WORDS.is_whole(Move(MARCH, 1))
    assert not WORDS.is_whole(Move(WAIT, 1))
    assert not WORDS.is_whole(Move(ANY))


def test_every_offered_move_of_a_game_is_read_back() -> None:
    p = forum.game().start()
    assert [forum.words.parse(forum.words.text(move)) for move in p.moves()] == p.moves()
