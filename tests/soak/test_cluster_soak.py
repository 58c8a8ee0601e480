"""The same games on a Ray cluster of this machine and on plain processes. `make soak` installs the extra first."""

from pathlib import Path

import pytest

from quadriga.arena.breed import Breeding, gather
from quadriga.arena.crew import LOCAL, Crew
from quadriga.arena.field import hold
from quadriga.arena.match import Match


def nothing() -> None:
    """No progress is shown."""


@pytest.mark.soak
def test_a_cluster_plays_the_same_games_as_plain_processes(tmp_path: Path) -> None:
    match = Match("hannibal", "hannibal-ad-portas", 2, {}, ("greedy", "random"), 5)
    breeding = Breeding("hannibal", (("hannibal-ad-portas", 2),), "greedy", 0.04, 3, 1)
    played = []
    for cluster in ("", LOCAL):
        folder = tmp_path / (cluster or "plain")
        folder.mkdir()
        with Crew(2, cluster) as crew:
            played.append((hold(match, 8, None, crew, None, nothing), gather(breeding, crew, folder, nothing)))
    assert len(played[0][0]) == 8
    assert played[0] == played[1]
