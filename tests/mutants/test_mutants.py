"""What breaks the rules on purpose: every change is a change, and is made where it says."""

from pathlib import Path
from typing import Any

import pytest
from tools.mutants.__main__ import breakable, equivalent, is_in_the_making
from tools.mutants.breaking import Source

from quadriga.games import TITLES

RULES = '''
def forbids_march(points: int, enemies: list[int]) -> int:
    """8.1: no points, or an enemy."""
    if points < 1 and not enemies:
        return 7
    return 0


class Army:
    def __init__(self, size: int) -> None:
        self.size = size
        self.leader: int | None = None

    def losses(self, hits: int) -> list[int]:
        self.size -= hits
        return [unit for unit in range(hits) if unit != 3]


LIMIT = 4
'''


@pytest.fixture
def source(tmp_path: Path) -> Source:
    (tmp_path / "march.py").write_text(RULES, encoding="utf-8")
    return Source(tmp_path, "march.py")


def test_an_entry_is_a_function_or_every_method_of_a_class(source: Source) -> None:
    assert source.functions("forbids_march") == ["forbids_march"]
    assert source.functions("Army") == ["Army.__init__", "Army.losses"]
    assert source.functions("Army.losses") == ["Army.losses"]
    assert source.functions("LIMIT") == []


def test_conditions_are_broken_in_every_part(source: Source) -> None:
    changes = [mutant.change for mutant in source.mutants("forbids_march")]
    assert set(changes) == {
        "if points < 1 and (not enemies) -> if True",
        "if points < 1 and (not enemies) -> if False",
        "points < 1 and (not enemies) -> points < 1 or not enemies",
        "points < 1 and (not enemies) -> not enemies",
        "points < 1 and (not enemies) -> points < 1",
        "points < 1 -> points <= 1",
        "not enemies -> enemies",
        "7 -> 8",
        "1 -> 2",
        "0 -> 1",
    }


def test_statements_and_what_is_returned_are_left_out(source: Source) -> None:
    changes = [mutant.change for mutant in source.mutants("Army.losses")]
    assert "self.size -= hits -> pass" in changes
    assert "self.size -= hits -> self.size += hits" in changes
    assert "return [unit for unit in range(hits) if unit != 3] -> return []" in changes
    assert "for unit in range(hits) if unit != 3 -> for unit in range(hits)" in changes


def test_what_a_function_says_of_its_fields_is_not_broken(source: Source) -> None:
    assert [mutant.change for mutant in source.mutants("Army.__init__")] == ["self.size = size -> pass"]


def test_a_weight_all_outcomes_share_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "dice.py").write_text(
        "def chances(p: int) -> list[tuple[int, int]]:\n    return [(face + 1, 1) for face in range(6)]\n"
        "def weights(p: int) -> list[tuple[int, int]]:\n    return [(face, 1) for face in range(6)]\n",
        encoding="utf-8",
    )
    dice = Source(tmp_path, "dice.py")
    assert [one.change for one in dice.mutants("chances") if one.change.startswith("1 ")] == ["1 -> 2"]
    assert [one.change for one in dice.mutants("weights") if one.change.startswith("1 ")] == ["1 -> 2"]
    (twin,) = [one for one in dice.mutants("chances") if one.change == "1 -> 2"]
    space: dict[str, Any] = {}
    exec(dice.whole(twin), space)
    assert space["chances"](0)[0] == (2, 1)


def test_each_change_is_made_where_it_says(source: Source) -> None:
    scope: dict[str, Any] = {}
    exec(RULES, scope)
    forbids = scope["forbids_march"]
    cases: list[tuple[int, list[int]]] = [(0, []), (1, []), (2, []), (0, [4]), (2, [4])]
    answers: dict[str, list[int]] = {}
    for mutant in source.mutants("forbids_march"):
        forbids.__code__ = source.broken(mutant)
        answers[mutant.change] = [forbids(points, enemies) for points, enemies in cases]
    assert all(answer != [7, 0, 0, 0, 0] for answer in answers.values())
    assert answers["points < 1 and (not enemies) -> points < 1"] == [7, 0, 0, 7, 0]
    assert answers["points < 1 -> points <= 1"] == [7, 7, 0, 0, 0]
    assert answers["7 -> 8"] == [8, 0, 0, 0, 0]


@pytest.mark.parametrize("game", TITLES)
def test_every_title_can_be_broken_under_names_of_its_own(game: str) -> None:
    _, made = breakable(game)
    names = [mutant.name for mutant in made]
    assert len(names) == len(set(names)) > 0
    assert not [name for name in names if ".samples: " in name]
    assert equivalent(game) <= set(names)


def test_equivalent_mutants_are_read_from_the_page(tmp_path: Path) -> None:
    page = tmp_path / "mutants.md"
    page.write_text("# Mutants\n\n- `toy` `a.py:b: 1 -> 2`: nobody counts.\n- `other` `c.py:d: 0 -> 1`: no.\n")
    assert equivalent("toy", page) == {"a.py:b: 1 -> 2"}


def test_a_game_in_the_making_is_not_broken_with_its_title(tmp_path: Path) -> None:
    (tmp_path / "whole").mkdir()
    (tmp_path / "combat").mkdir()
    (tmp_path / "game.py").touch()
    (tmp_path / "whole" / "game.py").touch()
    assert is_in_the_making(tmp_path, "whole/senate/votes.py")
    assert not is_in_the_making(tmp_path, "combat/roll.py")
    assert not is_in_the_making(tmp_path, "game.py")
