"""Exact odds on small games of known answer, and against linear algebra in fractions."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odds.maze import Maze, Room, first_door, last_door, maze, where
from quadriga.engine import Position, Seeded
from quadriga.engine.odds import Endless, Odds, TooLarge, exact, knots, odds, sampled

CLOSE = 1e-12


def brute(rooms: list[Room], start: int = 0) -> dict[int, Fraction]:
    """The chance of each end room, by solving the linear equations of all rooms in fractions."""
    size = len(rooms)
    ends = [room for room in range(size) if not rooms[room].doors]
    rows = []
    for room in range(size):
        row = [Fraction(int(room == other)) for other in range(size)] + [Fraction(int(room == end)) for end in ends]
        doors = rooms[room].doors if rooms[room].is_chance else [(to, 1) for to, _ in rooms[room].doors[:1]]
        total = sum(weight for _, weight in doors)
        for to, weight in doors:
            row[to] -= Fraction(weight, total)
        rows.append(row)
    for column in range(size):
        pivot = next(at for at in range(column, size) if rows[at][column])
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for at in range(size):
            if at != column and rows[at][column]:
                factor = rows[at][column]
                rows[at] = [value - factor * other for value, other in zip(rows[at], rows[column], strict=True)]
    return {end: rows[start][size + number] for number, end in enumerate(ends) if rows[start][size + number]}


def agrees(found: Odds, expected: dict[int, Fraction]) -> None:
    assert found.exact
    assert set(found.chances) == set(expected)
    for end, chance in expected.items():
        assert found.chances[end] == pytest.approx(float(chance), rel=CLOSE, abs=1e-300)
    assert abs(sum(found.chances.values()) - 1) < CLOSE


def ruin(size: int, win: int, lose: int, start: int) -> Maze:
    """Gambler's ruin: the entrance is room 0, room i + 1 has fortune i; 0 and `size` are the ends."""
    fortunes = [Room((i + 2, win), (i, lose)) for i in range(1, size)]
    return maze(Room((start + 1, 1)), Room(), *fortunes, Room())


def test_one_throw() -> None:
    found = exact(maze(Room((1, 1), (2, 2)), Room(), Room()), first_door, where)
    agrees(found, {1: Fraction(1, 3), 2: Fraction(2, 3)})
    assert found.size == 1


def test_a_loop_without_effect_is_solved_not_unrolled() -> None:
    found = exact(maze(Room((0, 97), (1, 1), (2, 2)), Room(), Room()), first_door, where)
    agrees(found, {1: Fraction(1, 3), 2: Fraction(2, 3)})
    assert found.size == 1


def test_a_loop_of_near_certainty_loses_no_accuracy() -> None:
    many = 10**400
    found = exact(maze(Room((0, many), (1, many), (2, 2 * many)), Room(), Room()), first_door, where)
    agrees(found, {1: Fraction(1, 3), 2: Fraction(2, 3)})
    many = 10**30
    found = exact(maze(Room((3, many), (1, 1), (2, 2)), Room(), Room(), Room((0, many), (2, 3))), first_door, where)
    agrees(found, {1: Fraction(1, 6), 2: Fraction(5, 6)})


@pytest.mark.parametrize(("size", "win", "lose", "start"), [(10, 1, 1, 3), (20, 18, 20, 10), (300, 1, 1, 150)])
def test_gamblers_ruin(size: int, win: int, lose: int, start: int) -> None:
    found = exact(ruin(size, win, lose, start), first_door, where)
    ratio = Fraction(lose, win)
    reach = Fraction(start, size) if win == lose else (1 - ratio**start) / (1 - ratio**size)
    agrees(found, {1: 1 - reach, size + 1: reach})
    assert found.size == size


def test_policies_decide_and_different_ones_differ() -> None:
    rooms = [Room((1, 1), (2, 1)), Room((3, 0), (4, 0)), Room((1, 0), (4, 0)), Room(), Room()]
    agrees(exact(maze(*rooms), first_door, where), {3: Fraction(1)})
    agrees(exact(maze(*rooms), last_door, where), {4: Fraction(1)})


def test_an_end_that_is_already_there() -> None:
    found = exact(maze(Room()), first_door, where)
    assert found.chances == {0: 1.0}
    assert found.size == 0


def test_any_question_about_the_end_position() -> None:
    def is_odd(p: Position) -> object:
        assert isinstance(p, Maze)
        return p.at % 2

    rooms = [Room((1, 1), (2, 1), (3, 1)), Room(), Room(), Room()]
    found = exact(maze(*rooms), first_door, is_odd)
    agrees(found, {1: Fraction(2, 3), 0: Fraction(1, 3)})
    assert found.chance(lambda answer: answer == 1) == pytest.approx(2 / 3)
    assert found.mean(lambda answer: 3.0 * float(str(answer))) == pytest.approx(2)


def test_it_can_stop_before_the_end_of_the_game() -> None:
    def is_in_two(p: Position) -> bool:
        assert isinstance(p, Maze)
        return p.at == 2

    rooms = [Room((1, 1), (2, 1)), Room(), Room((1, 5), (3, 1)), Room()]
    agrees(exact(maze(*rooms), first_door, where, is_in_two), {1: Fraction(1, 2), 2: Fraction(1, 2)})


def test_counters_do_not_tell_states_apart() -> None:
    position = maze(Room((0, 1), (1, 1)), Room())
    other = position.copy()
    other.steps = 5
    assert position.odds_key() == other.odds_key()
    other.at = 1
    assert position.odds_key() != other.odds_key()


def test_chance_that_never_ends_is_refused() -> None:
    with pytest.raises(Endless):
        exact(maze(Room((0, 1))), first_door, where)
    with pytest.raises(Endless):
        exact(maze(Room((1, 1), (3, 1)), Room((2, 1)), Room((1, 1)), Room()), first_door, where)
    with pytest.raises(Endless):
        exact(maze(Room((1, 0)), Room((0, 0))), first_door, where)
    with pytest.raises(Endless):
        sampled(maze(Room((1, 0)), Room((0, 0))), first_door, where, Seeded(1), samples=1)


def test_too_many_states_are_sampled_and_say_so() -> None:
    position = ruin(40, 1, 1, 20)
    with pytest.raises(TooLarge):
        exact(position, first_door, where, limit=39)
    found = odds(position, first_door, where, Seeded(3), limit=39, samples=2000)
    assert not found.exact
    assert found.size == 2000
    low, high = found.interval(found.chances[41])
    assert low < 0.5 < high
    assert 0.03 < high - low < 0.06
    assert odds(position, first_door, where, Seeded(3), limit=40).exact


def test_intervals_hold_the_truth_95_times_in_100() -> None:
    position = maze(Room((1, 1), (2, 9)), Room(), Room())
    held = mean_held = 0
    for seed in range(400):
        found = sampled(position, first_door, where, Seeded(seed), samples=200)
        low, high = found.interval(found.chances.get(1, 0.0))
        held += low <= 0.1 <= high
        low, high = found.mean_interval(lambda answer: float(str(answer)))
        mean_held += low <= 1.9 <= high
    assert 365 <= held <= 396
    assert 360 <= mean_held <= 396


def test_an_exact_interval_is_a_point() -> None:
    found = exact(maze(Room((1, 1), (2, 3)), Room(), Room()), first_door, where)
    assert found.interval(0.25) == (0.25, 0.25)
    assert found.mean_interval(lambda answer: 1.0) == (1.0, 1.0)


def test_knots_come_after_what_they_lead_to() -> None:
    found = knots([{1: 1}, {2: 1, -1: 1}, {1: 1, 3: 1}, {3: 1, 4: 1}, {}])
    assert [sorted(knot) for knot in found] == [[4], [3], [1, 2], [0]]


def test_a_long_chain_needs_no_recursion() -> None:
    size = 20_000
    found = exact(maze(*[Room((i + 1, 1), (i, 1)) for i in range(size)], Room()), first_door, where)
    assert found.chances == pytest.approx({size: 1.0})


@st.composite
def mazes(draw: st.DrawFn) -> list[Room]:
    """Rooms with doors anywhere, a way out from each of them, and policies that take the first door, which goes on."""
    size = draw(st.integers(2, 9))
    rooms = []
    for room in range(size):
        if draw(st.integers(0, 3)) == 0:
            rooms.append(Room((draw(st.integers(room + 1, size)), 0), (draw(st.integers(0, size)), 0)))
            continue
        doors = [(draw(st.integers(0, size)), draw(st.integers(1, 50))) for _ in range(draw(st.integers(0, 4)))]
        rooms.append(Room((draw(st.integers(room + 1, size)), draw(st.integers(1, 5))), *doors))
    return [*rooms, Room()] if draw(st.booleans()) else [*rooms, Room((size + 1, 1), (size + 2, 2)), Room(), Room()]


@given(mazes())
@settings(max_examples=300)
def test_random_mazes_agree_with_fractions(rooms: list[Room]) -> None:
    agrees(exact(maze(*rooms), first_door, where), brute(rooms))


@given(mazes())
@settings(max_examples=15)
def test_samples_agree_with_exact_odds(rooms: list[Room]) -> None:
    position = maze(*rooms)
    found = sampled(position, first_door, where, Seeded(11), samples=3000)
    for end, chance in exact(position, first_door, where).chances.items():
        assert abs(found.chances.get(end, 0.0) - chance) < 5 * (chance * (1 - chance) / 3000) ** 0.5 + 1e-3
