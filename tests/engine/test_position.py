"""Saved positions, however broken, and the answers of why_not."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadriga.engine import ANY, CHANCE, NOBODY, BrokenPosition, IllegalMove, Move, Position, Seat, Seeded, UnknownGame
from toys import forum
from toys.forum import Act, Donate, Forum, Interrupt, Spy

GAME = forum.game()
FIRST, SECOND = Seat(0), Seat(1)


def played(seed: int, moves: int) -> Position:
    """A position some random moves into a game."""
    rng = Seeded(seed)
    p = GAME.start("long", 2 + seed % 2)
    for _ in range(moves):
        if p.turn() == NOBODY:
            break
        choices = p.moves()
        p.push(p.draw(rng) if p.turn() == CHANCE else choices[rng.below(len(choices))])
    return p


def acting(*hand: str) -> Forum:
    """The first seat about to act, with these cards."""
    p = GAME.start()
    assert isinstance(p, Forum)
    p.stack[:] = [p.stack[0], Act()]
    for name in hand:
        p.put(forum.CARDS.index(name), forum.IN_HAND)
    return p


# -------------------------------------------------------------------- JSON


@given(st.integers(0, 50), st.integers(0, 60))
def test_a_saved_position_loads(seed: int, moves: int) -> None:
    p = played(seed, moves)
    assert GAME.from_json(p.to_json()) == p


LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3)
JUNK = LEAVES | st.dictionaries(st.text(max_size=3), LEAVES, max_size=2) | st.lists(LEAVES, max_size=3)


def places(plain: Any) -> list[tuple[Any, Any]]:
    """Every container of a tree with each of its keys."""
    found: list[tuple[Any, Any]] = []
    if isinstance(plain, dict):
        found += [(plain, key) for key in plain]
    elif isinstance(plain, list):
        found += [(plain, index) for index in range(len(plain))]
    return found + [deeper for container, key in found for deeper in places(container[key])]


@given(st.integers(0, 20), st.integers(0, 60), st.data())
def test_a_damaged_position_is_refused_or_sound(seed: int, moves: int, data: st.DataObject) -> None:
    plain = played(seed, moves).to_plain()
    for _ in range(data.draw(st.integers(1, 3))):
        container, key = data.draw(st.sampled_from(places(plain)))
        if data.draw(st.booleans()):
            container[key] = data.draw(JUNK)
        else:
            del container[key]
    try:
        p = GAME.from_json(json.dumps(plain))
    except BrokenPosition:
        return
    assert p.audit() == []
    assert p.turn() in (NOBODY, CHANCE, *range(p.seats))
    assert bool(p.moves()) == (p.turn() != NOBODY)


@given(st.text() | st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3)).map(json.dumps))
def test_any_text_is_refused_as_a_position(text: str) -> None:
    with pytest.raises(BrokenPosition):
        GAME.from_json(text)


def test_absurd_depth_is_refused() -> None:
    with pytest.raises(BrokenPosition):
        GAME.from_json("[" * 100000 + "]" * 100000)


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("game", "chess", "'chess'"),
        ("version", "x", "no behaviour version"),
        ("scenario", "endless", "no-scenario: 'endless'"),
        ("seats", 9, "wrong-seats: '9'"),
        ("options", {}, "option-missing: 'dice'"),
        ("options", {"dice": "7"}, "no-value: 'dice=7'"),
        ("options", [0], "are missing"),
        ("stack", [["Siege"]], "no step of this game"),
        ("stack", [["Deal"]], "no step of this game"),
        ("stack", [["Deal", "x"]], "not a number"),
        ("stack", [["Round"]], "the top of the stack is no decision"),
        ("stack", [], "either over or has somebody to decide"),
        ("result", ["poorest", [2, 0]], "no way this game ends"),
        ("result", ["richest", [2]], "not one result for each seat"),
        ("state", {}, "lacks"),
        ("state", {"more": 1}, "fields"),
    ],
)
def test_a_broken_position_is_told_what_is_wrong(key: str, value: object, complaint: str) -> None:
    plain = GAME.start().to_plain()
    plain[key] = value
    with pytest.raises(BrokenPosition) as caught:
        GAME.from_plain(plain)
    assert complaint in str(caught.value)


def test_a_step_that_asks_nobody_is_refused() -> None:
    p = acting("levy-i")
    p.stack[-1] = Interrupt(7, 0)
    with pytest.raises(BrokenPosition, match="asked"):
        GAME.from_plain(p.to_plain())


def test_a_decision_without_a_choice_is_refused() -> None:
    p = acting("levy-i")
    p.stack[-1] = Spy()
    with pytest.raises(BrokenPosition, match="nothing"):
        GAME.from_plain(p.to_plain())


def test_two_positions_from_one_source_share_nothing() -> None:
    plain = played(3, 20).to_plain()
    one, other = GAME.from_plain(plain), GAME.from_plain(plain)
    assert isinstance(one, Forum)
    one.purse[0] += 1
    assert one != other
    assert other.to_plain() == plain


def test_a_position_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(GAME.start())


@pytest.mark.parametrize(
    "start", [("none", 2, {}), ("long", 5, {}), ("long", 2, {"dice": "nine"}), ("long", 2, {"x": "y"})]
)
def test_a_start_that_is_not_offered_is_refused(start: tuple[str, int, dict[str, str]]) -> None:
    with pytest.raises(UnknownGame):
        GAME.start(*start)


# -------------------------------------------------------------------- why not?


def test_an_offered_move_has_nothing_against_it() -> None:
    p = acting("levy-i", "spy-i")
    assert [p.why_not(move, FIRST) for move in p.moves()] == [None, None, None]


@pytest.mark.parametrize(
    ("text", "offered"),
    [("play levy-i", True), ("play", True), ("play ?", True), ("pass", True), ("play spy-i", False), ("bury", False)],
)
def test_a_partial_move_is_possible_if_a_completion_is_offered(text: str, offered: bool) -> None:
    p = acting("levy-i")
    assert (p.why_not(forum.words.parse(text), FIRST) is None) == offered


def test_any_verb_at_all() -> None:
    p = acting("levy-i")
    assert p.why_not(Move(ANY), FIRST) is None
    assert p.why_not(Move(ANY, forum.CARDS.index("levy-i")), FIRST) is None
    assert p.why_not(Move(ANY, forum.CARDS.index("spy-i")), FIRST) is not None


def test_a_partial_move_without_a_completion_names_the_rule() -> None:
    p = acting()
    refusal = p.why_not(forum.words.parse("play"), FIRST)
    assert refusal is not None
    assert (refusal.key, refusal.rule, refusal.general) == ("not-yours", "2", False)


@pytest.mark.parametrize(
    ("seat", "text", "key", "rule"),
    [
        (SECOND, "pass", "not-your-turn", "2"),
        (CHANCE, "pass", "not-your-turn", "2"),
        (FIRST, "donate 1", "not-now", "2"),
        (FIRST, "veto veto-i", "not-now", "3"),
        (FIRST, "play spy-i", "not-yours", "2"),
    ],
)
def test_a_refusal_names_rule_and_reason(seat: Seat, text: str, key: str, rule: str) -> None:
    p = acting("levy-i")
    before = p.copy()
    with pytest.raises(IllegalMove) as caught:
        p.play(forum.words.parse(text), seat)
    assert (caught.value.key, caught.value.rule) == (key, rule)
    assert p == before


@pytest.mark.parametrize("text", ["play", "play ?"])
def test_a_partial_move_is_never_played(text: str) -> None:
    p = acting("levy-i")
    with pytest.raises(IllegalMove, match="partial"):
        p.play(forum.words.parse(text), FIRST)
    assert p == acting("levy-i")


@given(st.integers(), st.integers(), st.integers(), st.integers(), st.integers(-3, 5))
def test_any_numbers_are_refused_and_change_nothing(verb: int, a: int, b: int, c: int, seat: int) -> None:
    p = acting("levy-i")
    move = Move(verb, a, b, c)
    if move in p.moves() and seat == FIRST:
        return
    with pytest.raises(IllegalMove):
        p.play(move, Seat(seat))
    assert p == acting("levy-i")


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    p = played(1, 1000)
    assert (p.turn(), p.moves()) == (NOBODY, [])
    refusal = p.why_not(Move(forum.PASS), FIRST)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("game-over", "7")
    for seat in (FIRST, CHANCE, NOBODY):
        answer = p.why_not_this("card", 0, seat)
        assert answer is not None
        assert answer.key == "game-over"


def test_why_not_this_thing() -> None:
    p = acting("levy-i")
    assert p.why_not_this("card", forum.CARDS.index("levy-i"), FIRST) is None
    answers = [
        p.why_not_this("card", forum.CARDS.index("spy-i"), FIRST),
        p.why_not_this("seat", 1, FIRST),
        p.why_not_this("card", 0, SECOND),
    ]
    assert [answer.key if answer else None for answer in answers] == ["not-yours", "not-concerned", "not-your-turn"]


def test_events_are_heard_by_the_play_that_asks_for_them() -> None:
    p = acting("coup-i")
    p.stack[-1] = Donate()
    heard: list[object] = []
    p.play(Move(forum.DONATE, 1), FIRST, lambda event: heard.append([event.kind.key, *event.slugs()]))
    p.play(Move(forum.KEEP), FIRST)
    assert heard == [["donated", "first", "1"]]
