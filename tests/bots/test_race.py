"""The search: the same answer for the same seed, values that add up, and no peeking."""

import pickle
from pathlib import Path

import pytest

import quadriga
from quadriga import bots
from quadriga.bots import described, has_judge, judge_of, named
from quadriga.bots.fitting import Sample, chances, fit, surprise
from quadriga.bots.judge import shares
from quadriga.bots.race import Race, sample
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import UnknownGame
from quadriga.engine.move import Move
from quadriga.engine.position import DRAW, LOSS, WIN, Position
from quadriga.engine.seat import CHANCE, NOBODY

JUDGED = [title for title in quadriga.titles() if has_judge(title)]


def opened(title: str, seats: int) -> Position:
    """A game just begun, of the first scenario that is more than one battle, with as many seats or as few as it has."""
    game = quadriga.load(title)
    whole = next(scenario for scenario in game.scenarios if scenario.bound > 10000)
    return game.start(whole.id, seats if seats in seats_of(title) else seats_of(title)[0])


def seats_of(title: str) -> list[int]:
    """How many may play that scenario."""
    game = quadriga.load(title)
    whole = next(scenario for scenario in game.scenarios if scenario.bound > 10000)
    return list(whole.seats or game.seats)


def walk(title: str, seats: int, moves: int, seed: int) -> Position:
    """A position some random moves into a game, at a decision with a choice."""
    rng = Seeded(seed)
    p = opened(title, seats)
    for _ in range(moves):
        if p.turn() == NOBODY:
            p = opened(title, seats)
        offered = p.moves() if p.turn() != CHANCE else []
        p.push(p.draw(rng) if not offered else offered[rng.below(len(offered))])
    while p.turn() == CHANCE or len(p.moves()) < 2:
        p.push(p.draw(rng) if p.turn() == CHANCE else p.moves()[0])
    return p


def test_titles_with_a_greedy_bot_have_a_judge() -> None:
    assert [title for title in quadriga.titles() if "greedy" in bots.names(title)] == JUDGED
    assert len(JUDGED) == 4


@pytest.mark.parametrize("title", JUDGED)
def test_values_of_all_seats_add_up_to_one(title: str) -> None:
    judge = judge_of(title)
    for seats in seats_of(title):
        p = walk(title, seats, 150, 2)
        assert len(judge.features(p, 0)) == len(judge.names)
        values = judge.values(p)
        assert len(values) == seats
        assert sum(values) == pytest.approx(1.0)


def test_a_result_is_shared_among_those_who_won() -> None:
    assert shares([WIN, LOSS]) == [1.0, 0.0]
    assert shares([DRAW, DRAW]) == [0.5, 0.5]
    assert shares([LOSS, LOSS, LOSS]) == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("title", JUDGED)
def test_the_same_seed_gives_the_same_move_and_leaves_the_table_alone(title: str) -> None:
    p = walk(title, 2, 60, 7)
    seat, moves, before = p.turn(), p.moves(), p.to_json()
    bot = described(title, "race:12x")
    first = bot.decide(p, seat, moves, Seeded(3))
    assert first == described(title, "race:12x").decide(p, seat, moves, Seeded(3))
    assert p.why_not(first, seat) is None
    assert p.to_json() == before


@pytest.mark.parametrize("title", JUDGED)
def test_twins_that_differ_in_hidden_facts_alone_get_the_same_answer(title: str) -> None:
    p = walk(title, 2, 60, 9)
    seat, moves = p.turn(), p.moves()
    twin = p.guess(seat, Seeded(11))
    answers = [described(title, "race:8x").decide(one, seat, moves, Seeded(5)) for one in (p, twin)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("title", JUDGED)
def test_the_policy_leaves_the_position_as_it_is_and_goes_on_from_any(title: str) -> None:
    """The search goes on with the position it showed the policy, also from the middle of another's choice."""
    policy = judge_of(title).policy
    asked = 0
    for seed, seats in enumerate(seats_of(title)):
        rng = Seeded(seed)
        p = opened(title, seats)
        for _ in range(600):
            turn = p.turn()
            if turn == NOBODY:
                break
            if turn == CHANCE:
                p.push(p.draw(rng))
                continue
            moves, before = p.moves(), p.copy()
            assert moves
            chosen = policy.choose(p, turn, moves, rng)
            assert p == before
            assert p.why_not(chosen, turn) is None
            asked += 1
            p.push(chosen if rng.below(3) else moves[rng.below(len(moves))])
    assert asked > 100


def test_of_many_candidates_as_many_run_as_the_budget_can_tell_apart() -> None:
    moves = [Move(1, number) for number in range(40)]
    drawn = sample(moves, moves[4], 10, Seeded(1))
    assert len(set(drawn)) == 10
    assert moves[4] not in drawn
    assert sample(moves[:5], moves[4], 10, Seeded(1)) == moves[:4]


def test_the_policys_own_move_runs_first_and_the_others_are_measured_by_it() -> None:
    title = "ultimus"
    game = quadriga.load(title)
    race, greedy = described(title, "race:24x"), described(title, "greedy")
    assert isinstance(race, Race)
    p = game.start("campus-mauriacus")
    rng = Seeded(1)
    while p.turn() == CHANCE or len(p.moves()) < 3:
        p.push(p.draw(rng) if p.turn() == CHANCE else p.moves()[0])
    lanes = race.race(p, p.turn(), p.moves(), Seeded(2))
    assert lanes[0].move == greedy.choose(p.guess(p.turn(), Seeded(2)), p.turn(), p.moves(), Seeded(2))
    assert lanes[0].mean() == 0.0, "the policy's own move is what the others are measured by"
    assert all(0.0 <= lane.chance() <= 1.0 for lane in lanes)


def test_only_its_owner_describes_a_search() -> None:
    """A name comes from strangers too: it may neither read a file nor say how long to think."""
    for line in ("race", "race:1000", "race@/etc/hostname:1x"):
        with pytest.raises(UnknownGame):
            named("hannibal", line)


def test_a_budget_nobody_understands_is_refused() -> None:
    with pytest.raises(UnknownGame):
        described("hannibal", "race:soon")
    with pytest.raises(UnknownGame, match="no-judge"):
        judge_of("forum")


def test_a_fit_finds_what_decides_and_ignores_what_does_not() -> None:
    rng = Seeded(3)
    data: list[Sample] = []
    for _ in range(400):
        rows = [[rng.below(100) / 100, rng.below(100) / 100] for _ in range(2)]
        ahead = rows[0][0] > rows[1][0]
        data.append(Sample(rows, [1.0, 0.0] if ahead else [0.0, 1.0]))
    weights = fit(data, [0.0, 0.0], 1)
    assert weights[0] > 5 * abs(weights[1])
    assert surprise(weights, data) < 0.5 * surprise([0.0, 0.0], data)
    assert sum(chances(weights, data[0])) == pytest.approx(1.0)


@pytest.mark.parametrize("title", JUDGED)
def test_levels_are_offered_where_their_judge_was_fitted(title: str) -> None:
    fitted = (Path(bots.__file__).parent / title / "weights.toml").exists()
    assert [name for name in bots.names(title) if name in bots.LEVELS] == (list(bots.LEVELS) if fitted else [])
    assert bots.usual(title) == "greedy"
    for name in bots.names(title):
        assert isinstance(named(title, name), Race) == (name in bots.LEVELS)


def test_samples_and_faults_travel_between_processes() -> None:
    one = Sample([[0.5, 1.0], [0.0, 2.0]], [1.0, 0.0])
    assert pickle.loads(pickle.dumps(one)) == one
    fault = pickle.loads(pickle.dumps(bots.BadBot("program-ended", "a program", "3")))
    assert (fault.key, fault.word, fault.expected) == ("program-ended", "a program", "3")
