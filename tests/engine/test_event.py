"""Events, and what each seat may know of them."""

import pytest

from quadriga.engine import CHANCE, EVERYONE, HIDDEN, Event, Kind, Seat, Vocabulary, is_in, only
from toys import forum

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize(
    ("seat", "knows"), [(FIRST, True), (SECOND, True), (THIRD, False), (CHANCE, False), (None, False)]
)
def test_secret_arguments_are_for_the_audience_alone(seat: Seat | None, knows: bool) -> None:
    event = Event(forum.SHOWN, [0, 1, 5], only(FIRST) | only(SECOND))
    told = event.redact(seat)
    assert told.slugs() == ["first", "second", "spy-iii" if knows else None]
    assert told.values[2] == (5 if knows else HIDDEN)
    assert event.values == [0, 1, 5]


def test_what_was_redacted_cannot_be_redacted_back() -> None:
    told = Event(forum.DEALT, [0, 5], only(FIRST)).redact(SECOND)
    assert told.redact(FIRST).slugs() == ["first", None]


def test_a_public_event_is_everybodys() -> None:
    event = Event(forum.PLAYED, [0, 5])
    assert all(event.redact(seat) is event for seat in (FIRST, SECOND, None))


def test_events_are_equal_by_what_they_say() -> None:
    assert Event(forum.PLAYED, [0, 5]) == Event(forum.PLAYED, [0, 5], only(FIRST))
    assert hash(Event(forum.PLAYED, [0, 5])) == hash(Event(forum.PLAYED, [0, 5]))
    assert Event(forum.PLAYED, [0, 5]) != Event(forum.VETOED, [0, 5])
    assert Event(forum.PLAYED, [0, 5]) != Event(forum.PLAYED, [0, 6])


def test_audiences() -> None:
    assert is_in(EVERYONE, FIRST)
    assert is_in(EVERYONE, None)
    assert is_in(only(SECOND), SECOND)
    assert not is_in(only(SECOND), FIRST)
    assert not is_in(only(SECOND), None)
    assert not is_in(0, FIRST)


def test_no_number_of_a_game_is_taken_for_hidden() -> None:
    vocabulary = Vocabulary("toy")
    counted = vocabulary.event("counted", number=vocabulary.kind(Kind("number")))
    assert [Event(counted, [number]).args()["number"] for number in (-9, -1, 0)] == ["-9", "-1", "0"]
