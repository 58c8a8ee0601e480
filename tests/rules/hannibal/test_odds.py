from typing import Any

import pytest

from quadriga.engine.errors import BadSituation
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.games.hannibal.board import BATTLE_IDS
from quadriga.games.hannibal.position import Hannibal
from rules.hannibal.scene import CARTHAGE, GAME, ROME, VOCABULARY, Scene


@pytest.mark.rule("hannibal", "14.10")
def test_odds_of_eleven_cards_under_hannibals_rating_against_twelve() -> None:
    found: Any = GAME.battle_odds({"attacker": {"cards": 11, "rating": 4}, "defender": {"cards": 12, "rating": 2}})
    low, high = found["interval"]
    assert found["exact"] is False
    assert 0.62 < low < found["attacker_wins"] < high < 0.73
    assert 4 < found["rounds_mean"] < 8
    assert found["policy"] == "lead-largest-share"


def test_a_battle_with_given_hands_is_played_without_a_deal() -> None:
    p = GAME.battle({"attacker": {"hand": {"probe": 2}, "rating": 3}, "defender": {"hand": {"flank-left": 2}}})
    assert isinstance(p, Hannibal)
    for text in ("lead probe probe", "concede"):
        p.push(VOCABULARY.parse(text))
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
    assert "deal-battle frontal-assault" not in [VOCABULARY.text(move) for move in p.moves()]


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
        {"attacker": {"hand": {"probe": 8}}, "defender": {"cards": 5}, "played": {"probe": 1}},
        {"attacker": {"cards": 20}, "defender": {"cards": 20}, "played": {"frontal-assault": 9}},
        {"attacker": {"cards": 5, "general": "caesar"}, "defender": {"cards": 1}},
    ],
)
def test_a_situation_that_is_none_is_refused(situation: object) -> None:
    with pytest.raises(BadSituation):
        GAME.battle_odds(situation)


@pytest.mark.rule("hannibal", "14.1")
def test_an_attack_still_to_be_chosen_is_told_with_the_cards_it_would_be_dealt() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("flaminius", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0")
    ((where, situation),) = GAME.battles_at(s.p, Seat(CARTHAGE))
    assert where == "cannae arpi"
    assert GAME.battles_at(s.p, Seat(ROME)) == []
    assert s.cu(CARTHAGE, "cannae") == 0
    s.play("step cannae")
    due = s.due()
    assert situation == {
        "attacker": {"general": "hannibal", "cards": due[CARTHAGE]},
        "defender": {"general": "flaminius", "cards": due[ROME]},
    }
    assert 0 < float(str(GAME.battle_odds(situation)["attacker_wins"])) < 1


@pytest.mark.rule("hannibal", "14.6")
def test_in_battle_a_side_knows_its_own_hand_and_the_number_of_the_enemys() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("flaminius", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae")
    s.hands("probe*2 reserve", "flank-left*3 probe")
    ((where, own),) = GAME.battles_at(s.p, Seat(CARTHAGE))
    ((_, other),) = GAME.battles_at(s.p, Seat(ROME))
    assert where == "cannae"
    assert own["attacker"] == {"general": "hannibal", "cards": 3, "hand": hand(probe=2, reserve=1)}
    assert own["defender"] == {"general": "flaminius", "cards": 4, "hand": hand()}
    assert other["attacker"] == {"general": "hannibal", "cards": 3, "hand": hand()}
    assert other["defender"] == {"general": "flaminius", "cards": 4, "hand": hand(flank_left=3, probe=1)}
    s.play("lead probe flank-left")
    assert GAME.battles_at(s.p, Seat(ROME)) == []
    s.play("match flank-left", "remain")
    ((_, later),) = GAME.battles_at(s.p, Seat(CARTHAGE))
    assert later["attacker"] == {"rating": 4, "cards": 2, "hand": hand(probe=1, reserve=1)}
    assert later["played"] == hand(probe=1, flank_left=1)


def hand(**counts: int) -> dict[str, int]:
    """Battle cards by type, none of those left out."""
    given = {name.replace("_", "-"): count for name, count in counts.items()}
    return {id: given.get(id, 0) for id in BATTLE_IDS}


def test_cards_laid_already_are_not_dealt_again() -> None:
    sides = {"attacker": {"hand": {"reserve": 4}, "cards": 4}, "defender": {"cards": 3}}
    p = GAME.battle({**sides, "played": {"frontal-assault": 12, "flank-left": 9, "flank-right": 8}})
    offered = [VOCABULARY.text(move) for move in p.moves()]
    assert offered == ["deal-battle flank-right", "deal-battle probe", "deal-battle double-envelopment"]


@pytest.mark.rule("hannibal", "24")
def test_a_general_whose_talent_depends_on_who_began_is_told_by_what_he_counter_attacks_with() -> None:
    s = Scene(ROME, "truce").put("longus", "arpi", 6).put("hasdrubal", "cannae", 6)
    s.play("march truce longus", "take 6 0 0", "step cannae").hands("probe*3", "probe*3")
    told: Any
    ((_, told),) = GAME.battles_at(s.p, Seat(ROME))
    assert told["attacker"]["general"] == "longus"
    s.play("lead probe probe", "match probe", "counter-attack", "roll 1")
    ((_, told),) = GAME.battles_at(s.p, Seat(ROME))
    assert told["defender"]["rating"] == 2


@pytest.mark.rule("hannibal", "12.5")
def test_before_an_intercepted_army_decides_both_sides_are_told_of_the_battle() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 1")
    found = GAME.battles_at(s.p, Seat(ROME))
    assert found == GAME.battles_at(s.p, Seat(CARTHAGE))
    ((where, situation),) = found
    assert where == "numantia"
    s.play("fight")
    assert situation["defender"] == {"general": "hannibal", "cards": s.due()[CARTHAGE]}


@pytest.mark.rule("hannibal", "11.2")
def test_only_attacks_the_army_could_make_next_are_told_by_sea_too() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5).put("hannibal", "capua", 6).put("carthage", "tarraco", 3)
    s.play("march numidian-ally nero", "take 5 0 0")
    assert [where for where, _ in GAME.battles_at(s.p, Seat(ROME))] == ["capua roma", "tarraco roma"]
    s.p.truce = 1
    assert GAME.battles_at(s.p, Seat(ROME)) == []
