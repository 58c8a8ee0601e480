"""Moves as values, and partial moves."""

import pytest

from quadriga.engine import ANY, Move


def test_moves_are_equal_by_verb_and_arguments() -> None:
    assert Move(1, 2, 3) == Move(1, 2, 3, ANY)
    assert hash(Move(1, 2, 3)) == hash(Move(1, 2, 3, ANY))
    assert len({Move(0, a, b) for a in range(50) for b in range(50)}) == 2500


@pytest.mark.parametrize("other", [Move(2, 2, 3), Move(1, 3, 3), Move(1, 2, 4), Move(1, 2, 3, 0), "Move(1)", None])
def test_moves_that_differ_are_not_equal(other: object) -> None:
    assert Move(1, 2, 3) != other


def test_a_move_fits_what_it_completes() -> None:
    move = Move(1, 2, 3)
    for partial in (Move(ANY), Move(1), Move(1, 2), Move(1, ANY, 3), Move(ANY, 2), move):
        assert move.fits(partial)
    for partial in (Move(2), Move(1, 3), Move(1, ANY, 2), Move(ANY, 3), Move(1, 2, 3, 0)):
        assert not move.fits(partial)


def test_the_numbers_of_a_move_are_shown() -> None:
    assert repr(Move(1, 2)) == "Move(1, 2, -1, -1)"


def test_a_move_with_a_roll_of_many_dice_has_a_hash() -> None:
    enormous = Move(3, 1 << 60, 1 << 40, 7)
    assert len({enormous, Move(3, 1 << 60, 1 << 40, 7), Move(3, 1 << 60, 1 << 40, 8)}) == 2
