"""Bounds that hold at every look."""

from random import Random

import pytest

from quadriga.arena.interval import bounds


def test_nothing_is_known_before_the_first_game() -> None:
    assert bounds(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("wins", "games"), [(0, 5), (5, 5), (30, 40), (400, 1000)])
def test_the_share_seen_lies_inside_and_more_games_narrow_it(wins: int, games: int) -> None:
    low, high = bounds(wins, games)
    assert 0.0 <= low <= wins / games <= high <= 1.0
    wide = high - low
    low, high = bounds(10 * wins, 10 * games)
    assert high - low < wide


def test_the_bounds_of_a_mirrored_match_are_mirrored() -> None:
    low, high = bounds(7, 10)
    other_low, other_high = bounds(3, 10)
    assert low == pytest.approx(1 - other_high)
    assert high == pytest.approx(1 - other_low)


@pytest.mark.parametrize("share", [0.5, 0.75])
def test_looking_after_every_game_hardly_ever_leaves_the_truth_outside(share: float) -> None:
    rng = Random(4)
    misled = 0
    for _ in range(200):
        wins = 0
        for game in range(1, 121):
            wins += rng.random() < share
            low, high = bounds(wins, game)
            if not low <= share <= high:
                misled += 1
                break
    assert misled <= 10, "more than 5 in a hundred"
