import pytest

from quadriga.engine.errors import BadSituation
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.hannibal.position import Hannibal
from rules.hannibal.scene import GAME, WORDS


@pytest.mark.rule("hannibal", "14.10")
def test_odds_of_eleven_cards_under_hannibals_rating_against_twelve() -> None:
    found = GAME.battle_odds({"attacker": {"cards": 11, "rating": 4}, "defender": {"cards": 12, "rating": 2}})
    low, high = found["interval"]
    assert found["exact"] is False
    assert 0.62 < low < found["attacker_wins"] < high < 0.73
    assert 4 < found["rounds_mean"] < 8
    assert found["policy"] == "lead-largest-share"


def test_a_battle_with_given_hands_is_played_without_a_deal() -> None:
    p = GAME.battle({"attacker": {"hand": {"probe": 2}, "rating": 3}, "defender": {"hand": {"flank-left": 2}}})
    assert isinstance(p, Hannibal)
    for text in ("lead probe probe", "concede"):
        p.push(WORDS.parse(text))
    while p.turn() != NOBODY:
        p.push(p.moves()[0])
    assert p.result is not None
    assert p.result.results == [2, 0]


def test_a_certain_battle_has_certain_odds() -> None:
    found = GAME.battle_odds({"attacker": {"hand": {"probe": 2}}, "defender": {"hand": {"flank-left": 9}}})
    assert found["attacker_wins"] == 1.0
    found = GAME.battle_odds({"attacker": {"cards": 0}, "defender": {"cards": 5, "rating": 1}})
    assert found["attacker_wins"] == 0.0


def test_numbers_of_cards_are_dealt_from_what_given_hands_leave() -> None:
    p = GAME.battle({"attacker": {"cards": 3}, "defender": {"hand": {"frontal-assault": 12}}})
    assert p.turn() == CHANCE
    assert "deal-battle frontal-assault" not in [WORDS.text(move) for move in p.moves()]


@pytest.mark.parametrize(
    "situation",
    [
        7,
        {},
        {"attacker": {"cards": 5}},
        {"attacker": {"cards": 50}, "defender": {"cards": 5}},
        {"attacker": {"cards": 5, "rating": 9}, "defender": {"cards": 5}},
        {"attacker": {}, "defender": {"cards": 5}},
        {"attacker": {"hand": {"probe": 8}}, "defender": {"hand": {"probe": 1}}},
        {"attacker": {"hand": {"spear": 8}}, "defender": {"cards": 1}},
        {"attacker": {"cards": 5, "general": "caesar"}, "defender": {"cards": 1}},
    ],
)
def test_a_situation_that_is_none_is_refused(situation: object) -> None:
    with pytest.raises(BadSituation):
        GAME.battle_odds(situation)
