"""The hundred-game match: greedy against random in short games of two, seats alternated."""

import pytest

from quadriga.bots import Bot, named
from quadriga.bots.play import run
from quadriga.engine import Seeded
from quadriga.games import load

GAMES = 100


@pytest.mark.soak
def test_greedy_beats_random_in_95_of_100_short_games() -> None:
    game = load("conquest")
    won = 0
    for number in range(GAMES):
        seat = number % 2
        bots: list[Bot] = [named("conquest", "random"), named("conquest", "random")]
        bots[seat] = named("conquest", "greedy")
        won += run(game, "short", 2, {}, bots, Seeded(f"hundred.{number}")).wins[seat]
    assert won >= 95


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_greedy_ends_its_classic_games_by_the_last_emperor(seats: int) -> None:
    game = load("conquest")
    ends: dict[str, int] = {}
    for number in range(10):
        bots: list[Bot] = [named("conquest", "greedy") for _ in range(seats)]
        tally = run(game, "classic", seats, {}, bots, Seeded(f"war.{seats}.{number}"))
        for end, times in tally.ends.items():
            ends[end] = ends.get(end, 0) + times
    assert sum(ends.values()) == 10
    assert ends.get("last-emperor", 0) >= 8
