"""Greedy factions beside neutral ones: the game of one or two players comes to an end."""

import pytest

import quadriga
from quadriga.bots import named
from quadriga.bots.play import run
from quadriga.engine.chance import Seeded


@pytest.mark.parametrize(("scenario", "seats"), [("early", 1), ("late", 2)])
def test_greedy_plays_with_neutral_factions(scenario: str, seats: int) -> None:
    game = quadriga.load("republic")
    tally = run(game, scenario, seats, {}, [named("republic", "greedy")] * seats, Seeded(3))
    assert (tally.games, tally.finished) == (1, 1)
