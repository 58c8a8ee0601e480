"""Large battles of Conquest, 100,000 times each, against their exact odds."""

import pytest

import quadriga
from odds.fights import LARGE, SITUATION, fight_out, fits

BATTLES = 100_000


@pytest.mark.soak
@pytest.mark.parametrize("situation", [SITUATION, LARGE])
def test_exact_odds_agree_with_100_000_battles(situation: dict[str, object]) -> None:
    game = quadriga.load("conquest")
    found = game.battle_odds(situation)
    assert found["exact"] is True
    fits(found, fight_out(game, situation, BATTLES, 7))
