"""Dice as multisets: their weights against every single throw."""

from collections import Counter
from itertools import product

import pytest

from quadriga.engine import Die, Seeded
from quadriga.engine.chance import choose, packed, shown

DICE = [[1], [1, 1], [3, 2, 1], [1, 1, 1, 1, 1, 1], [2, 0, 4]]


@pytest.mark.parametrize("weights", DICE, ids=str)
@pytest.mark.parametrize("dice", range(5))
def test_rolls_have_the_weights_of_all_throws(weights: list[int], dice: int) -> None:
    faces = [face for face, weight in enumerate(weights) for _ in range(weight)]
    counted = Counter(
        packed([throw.count(face) for face in range(len(weights))]) for throw in product(faces, repeat=dice)
    )
    assert {roll: weight for roll, weight in Die(weights).rolls(dice) if weight} == counted


@pytest.mark.parametrize("weights", DICE, ids=str)
@pytest.mark.parametrize("dice", [0, 1, 7, 20])
def test_weights_sum_to_sides_to_the_power_of_dice(weights: list[int], dice: int) -> None:
    die = Die(weights)
    assert sum(weight for _, weight in die.rolls(dice)) == die.sides**dice


def test_a_roll_is_an_outcome() -> None:
    die = Die([3, 2, 1])
    rng = Seeded(1)
    outcomes = {roll for roll, _ in die.rolls(4)}
    rolls = {die.roll(4, rng) for _ in range(2000)}
    assert rolls <= outcomes
    assert len(rolls) > 12
    assert all(die.is_roll(roll, 4) and not die.is_roll(roll, 3) for roll in rolls)


@pytest.mark.parametrize("roll", [-1, 1 << 80, -(1 << 80)])
def test_nonsense_is_no_roll(roll: int) -> None:
    assert not any(Die([3, 2, 1]).is_roll(roll, dice) for dice in range(6))


def test_counts_of_a_roll() -> None:
    roll = packed([2, 0, 5])
    assert Die([1, 1, 1]).counts(roll) == [2, 0, 5]
    assert [shown(roll, face) for face in range(3)] == [2, 0, 5]


def test_binomials() -> None:
    assert [choose(6, k) for k in range(8)] == [1, 6, 15, 20, 15, 6, 1, 0]


def test_a_seed_gives_the_same_numbers_again() -> None:
    one, other = Seeded("a"), Seeded("a")
    assert [one.below(10) for _ in range(50)] == [other.below(10) for _ in range(50)]
    assert {one.below(4) for _ in range(200)} == {0, 1, 2, 3}
