"""Breeding: the same games give the same weights, and what was played is not played again."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga.arena.breed import GAMES, Breeding, Made, gather, generation
from quadriga.arena.crew import Crew
from quadriga.bots.judge import WEIGHTS, read_weights


@pytest.fixture(autouse=True, scope="module")
def crew() -> Iterator[None]:
    """One process for all games here."""
    with CREW:
        yield


CREW = Crew(1)
MADE: Made = {"command": "a command", "commit": "abc"}
SMALL = Breeding("hannibal", (("hannibal-ad-portas", 2),), "greedy", 0.05, 4, 5)


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    steps: list[int] = []
    first = gather(SMALL, CREW, tmp_path, lambda: steps.append(1))
    assert len(first) == len(steps) == 4
    assert all(sum(sample.shares) == 1 for game in first for sample in game)
    lines = (tmp_path / GAMES).read_text().splitlines(keepends=True)
    (tmp_path / GAMES).write_text("".join(lines[:3]) + lines[3][:20])
    assert gather(SMALL, CREW, tmp_path, lambda: None) == first
    other = Breeding("hannibal", (("hannibal-ad-portas", 2),), "greedy", 0.05, 4, 4)
    assert gather(other, CREW, tmp_path, lambda: None) != first


def test_a_generation_tells_what_made_it_and_meets_the_last(tmp_path: Path) -> None:
    found = generation(
        SMALL,
        tmp_path / "none.toml",
        tmp_path / "one",
        "4x",
        1,
        CREW,
        MADE,
        lambda: None,
    )
    path = tmp_path / "one" / WEIGHTS
    kept = tomllib.loads(path.read_text())
    assert (kept["command"], kept["commit"], kept["seed"], kept["games"]) == ("a command", "abc", 5, 4)
    assert found["surprise_before"] == 0.6931, "who knows nothing is surprised by the logarithm of two"
    assert found["match"]["bots"][1]["bot"] == "greedy"
    again = generation(SMALL, path, tmp_path / "two", "4x", 1, CREW, MADE, lambda: None)
    assert again["match"]["bots"][1]["bot"] == f"race@{path}:4x"
    assert read_weights(path, list(kept["weights"])) == list(kept["weights"].values())


def test_when_time_is_up_there_is_what_there_is(tmp_path: Path) -> None:
    many = Breeding("hannibal", (("hannibal-ad-portas", 2),), "random", 0.05, 100_000, 3)
    steps: list[int] = []
    with Crew(1, seconds=6.0, clock=lambda: float(len(steps))) as hurried:
        found = gather(many, hurried, tmp_path, lambda: steps.append(1))
    assert len(found) == 3, "half of the time goes into games, and each takes one second by this clock"
    lines = (tmp_path / GAMES).read_text().splitlines()
    assert len(lines) == len(found) + 1
    with Crew(1, seconds=6.0, clock=lambda: float(len(steps))) as late:
        assert gather(many, late, tmp_path, lambda: steps.append(1)) == found, "what was played is not lost"
