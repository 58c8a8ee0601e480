"""The bars of the Republic's factions: Rome under five of them, under five random ones, and one among four."""

import pytest

from quadriga.bots import Bot, named
from quadriga.bots.play import Tally, play_out
from quadriga.engine import Seeded
from quadriga.games import load

GAMES = 200
SURVIVED = 60
MOST = 3000


def played(names: list[str], games: int, seed: str) -> Tally:
    """Games of `early`, one bot a seat."""
    game = load("republic")
    tally = Tally(len(names))
    bots: list[Bot] = [named("republic", name) for name in names]
    for number in range(games):
        play_out(game.start("early", len(names)), bots, Seeded(f"{seed}.{number}"), tally)
    return tally


@pytest.mark.soak
def test_rome_survives_half_of_the_games_of_five_greedy_factions() -> None:
    assert sum(played(["greedy"] * 5, GAMES, "3").wins) >= GAMES // 2


@pytest.mark.soak
def test_rome_survives_fewer_than_a_fifth_of_random_games() -> None:
    assert sum(played(["random"] * 5, GAMES, "3").wins) < GAMES // 5


@pytest.mark.soak
def test_a_greedy_faction_among_random_ones_wins_half_of_what_rome_survives() -> None:
    won = survived = games = 0
    while survived < SURVIVED and games < MOST:
        seat = games % 5
        names = ["random"] * 5
        names[seat] = "greedy"
        tally = played(names, 1, f"among.{games}")
        games += 1
        survived += sum(tally.wins)
        won += tally.wins[seat]
    assert survived
    assert 2 * won >= survived
