"""The hundred-game match: greedy against random in The Scourge of God, seats alternated."""

import pytest

from quadriga.bots import Bot, named
from quadriga.bots.play import run
from quadriga.engine import Seeded
from quadriga.games import load

GAMES = 100


@pytest.mark.soak
def test_greedy_beats_random_in_90_of_100_games_of_the_scourge_of_god() -> None:
    game = load("ultimus")
    won = 0
    for number in range(GAMES):
        seat = number % 2
        bots: list[Bot] = [named("ultimus", "random"), named("ultimus", "random")]
        bots[seat] = named("ultimus", "greedy")
        won += run(game, "fleau-de-dieu", 2, {}, bots, Seeded(f"hundred.{number}")).wins[seat]
    assert won >= 90
