"""Breeding: the same games give the same weights, and what was played is not played again."""

import tomllib
from pathlib import Path

from quadriga.arena.breed import GAMES, Breeding, gather, generation
from quadriga.bots.judge import WEIGHTS, read_weights

SMALL = Breeding("hannibal", (("hannibal-ad-portas", 2),), "greedy", 0.05, 4, 3)


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    steps: list[int] = []
    first = gather(SMALL, 1, tmp_path, lambda: steps.append(1))
    assert len(first) == len(steps) == 4
    assert all(sum(sample.shares) == 1 for game in first for sample in game)
    lines = (tmp_path / GAMES).read_text().splitlines(keepends=True)
    (tmp_path / GAMES).write_text("".join(lines[:3]) + lines[3][:20])
    assert gather(SMALL, 1, tmp_path, lambda: None) == first
    other = Breeding("hannibal", (("hannibal-ad-portas", 2),), "greedy", 0.05, 4, 4)
    assert gather(other, 1, tmp_path, lambda: None) != first


def test_a_generation_tells_what_made_it_and_meets_the_last(tmp_path: Path) -> None:
    found = generation(SMALL, tmp_path / "none.toml", tmp_path / "one", "4x", 1, 1, "a command", lambda: None)
    path = tmp_path / "one" / WEIGHTS
    kept = tomllib.loads(path.read_text())
    assert (kept["command"], kept["seed"], kept["games"]) == ("a command", 3, 4)
    assert found["surprise_before"] == 0.6931, "who knows nothing is surprised by the logarithm of two"
    assert found["match"]["bots"][1]["bot"] == "greedy"
    again = generation(SMALL, path, tmp_path / "two", "4x", 1, 1, "a command", lambda: None)
    assert again["match"]["bots"][1]["bot"] == f"race@{path}:4x"
    assert read_weights(path, list(kept["weights"])) == list(kept["weights"].values())
