"""Undo: back over one's own moves, never over chance, a reveal or another seat."""

import pytest

from quadriga.engine import CHANCE, CannotUndo, History, IllegalMove, Move, Seat, Seeded
from quadriga.engine.history import Forgotten
from toys import forum
from toys.forum import Donate, Forum

FIRST, SECOND = Seat(0), Seat(1)


def history() -> History:
    """A game after its deal, the first seat consul with a levy and two coups, the second with three vetoes."""
    p = forum.game().start()
    assert isinstance(p, Forum)
    p.stack[:] = [p.stack[0], Donate()]
    for card in ("levy-i", "coup-i", "coup-ii"):
        p.put(forum.CARDS.index(card), forum.IN_HAND)
    for card in ("veto-i", "veto-ii", "veto-iii"):
        p.put(forum.CARDS.index(card), forum.IN_HAND + 1)
    return History(p)


def say(game: History, seat: Seat, text: str) -> None:
    game.play(forum.words.parse(text), seat)


def test_a_seat_takes_its_own_moves_back_one_by_one() -> None:
    game = history()
    start = game.position.copy()
    say(game, FIRST, "donate 2")
    after = game.position.copy()
    say(game, FIRST, "bury coup-i")
    assert game.can_undo(FIRST)
    assert not game.can_undo(SECOND)
    assert game.undo(FIRST).move == forum.words.parse("bury coup-i")
    assert game.position == after
    game.undo(FIRST)
    assert game.position == start
    assert game.entries == []
    with pytest.raises(CannotUndo):
        game.undo(FIRST)


def test_a_move_that_shows_something_stays() -> None:
    game = history()
    say(game, FIRST, "donate 0")
    say(game, FIRST, "keep")
    say(game, FIRST, "play levy-i")
    assert not game.can_undo(FIRST)
    with pytest.raises(CannotUndo):
        game.undo(FIRST)
    assert len(game.entries) == 3


def test_another_seat_cannot_be_undone_and_ends_the_undo_of_the_first() -> None:
    game = history()
    say(game, FIRST, "donate 0")
    say(game, FIRST, "keep")
    say(game, FIRST, "play levy-i")
    say(game, SECOND, "let")
    assert game.can_undo(SECOND)
    assert not game.can_undo(FIRST)
    game.undo(SECOND)
    assert not game.can_undo(SECOND)
    assert not game.can_undo(FIRST)


def test_dice_stay() -> None:
    game = history()
    for seat, text in ((FIRST, "donate 0"), (FIRST, "keep"), (FIRST, "play levy-i"), (SECOND, "let")):
        say(game, seat, text)
    game.draw(Seeded(1))
    assert not any(game.can_undo(seat) for seat in (FIRST, SECOND, CHANCE))


def test_after_dice_only_the_moves_since_can_be_undone() -> None:
    game = history()
    say(game, FIRST, "donate 0")
    say(game, FIRST, "keep")
    say(game, FIRST, "pass")
    while game.position.turn() == CHANCE:
        game.draw(Seeded(2))
    before = game.position.copy()
    say(game, FIRST, "donate 1")
    game.undo(FIRST)
    assert game.position == before
    assert not game.can_undo(FIRST)


def test_a_refused_move_leaves_no_trace() -> None:
    game = history()
    say(game, FIRST, "donate 1")
    before = game.position.copy()
    for seat, move in ((SECOND, Move(forum.KEEP)), (FIRST, Move(forum.BURY, 0)), (FIRST, Move(forum.BURY))):
        with pytest.raises(IllegalMove):
            game.play(move, seat)
    assert game.position == before
    assert len(game.entries) == 1
    assert game.can_undo(FIRST)


def test_an_entry_keeps_who_may_know_and_what_was_heard() -> None:
    game = history()
    say(game, FIRST, "donate 1")
    say(game, FIRST, "bury coup-i")
    public, private = game.entries
    assert (public.audience, private.audience) == (-1, 1)
    assert [event.to_json() for event in public.events] == [{"key": "donated", "args": {"seat": "first", "coins": "1"}}]
    assert private.events[0].redact(SECOND).slugs() == ["first", None]
    assert private.events[0].redact(None).slugs() == ["first", None]
    assert private.events[0].redact(FIRST).slugs() == ["first", "coup-i"]


def test_every_past_position_can_be_had_again() -> None:
    game = history()
    positions = [game.position.copy()]
    for text in ("donate 1", "bury coup-i", "play coup-ii"):
        say(game, FIRST, text)
        positions.append(game.position.copy())
    assert [game.at(number) for number in range(4)] == positions


def test_a_history_does_not_touch_the_position_it_was_given() -> None:
    p = forum.game().start()
    before = p.copy()
    game = History(p)
    game.draw(Seeded(1))
    assert p == before
    assert game.start == before


def test_by_consent_the_table_goes_back_across_dice() -> None:
    game = History(forum.game().start())
    for number in range(4):
        game.draw(Seeded(number))
    second = game.at(2)
    assert len(game.take_back(2)) == 2
    assert game.position == second
    with pytest.raises(CannotUndo):
        game.take_back(2)


def test_what_is_forgotten_is_counted_and_what_may_be_undone_is_kept() -> None:
    game = history()
    start = game.position.copy()
    for text in ("donate 2", "bury coup-i"):
        say(game, FIRST, text)
    assert game.forget(0) == 0, "both may still be undone"
    game.seal()
    now = game.position.copy()
    assert game.forget(1) == 1
    assert (game.count, game.forgotten, len(game.entries)) == (2, 1, 1)
    assert game.at(2) == now == game.position
    assert game.since(FIRST) == 2
    game.forget(0)
    assert (game.count, game.entries, game.start) == (2, [], now)
    assert (game.since(FIRST), game.since(SECOND)) == (2, 0)
    with pytest.raises(Forgotten) as found:
        game.take_back(1)
    assert found.value.number == 1
    assert (game.count, game.position) == (2, now)
    assert start != now
