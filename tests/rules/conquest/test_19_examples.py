"""Section 19: the examples of play, with their own dice."""

import pytest

from quadriga.games.conquest.position import Conquest
from rules.conquest.scene import (
    army,
    asked,
    cargo,
    city,
    dice,
    empty,
    galley,
    heard,
    hold,
    keys,
    leaders,
    legion,
    march,
    offered,
    owner,
    phase,
    play,
    pool,
    refused,
    road,
    roll,
    talents,
    tribute,
    turn,
    units,
    where,
    why,
    zone,
)


@pytest.mark.rule("conquest", "19.1")
@pytest.mark.rule("conquest", "19")
def test_19_1_fred_attacks_alice_t4_t5_t6_t7() -> None:
    p = empty(3)
    hold(p, "blue", "dalmatia")
    legion(p, "black-general-1", "dalmatia", infantry=5, cavalry=2, catapults=1)
    leaders(p, "dalmatia", "black-general-2")
    legion(p, "blue-general-1", "dalmatia", infantry=4, cavalry=2)
    phase(p, "black", "combat")
    play(p, "fight dalmatia")
    assert asked(p)[0] == "blue"
    assert offered(p) == ["form 4 2 0"]
    assert why(p, "form 4 1 0") == ("9.1", "legion-not-largest")
    play(p, "form 4 2 0")
    assert "form 5 2 0" in offered(p)
    assert why(p, "form 5 2 1") == ("9.1", "legion-too-large")
    events = play(p, "form 5 2 0")
    assert heard(events, "legion-formed") == [["black", "5", "2", "0", "1"]]
    assert dice(p) == 7
    assert refused(p, "strike blank:8").key == "no-such-choice"
    events = roll(p, "infantry:3.cavalry:1.catapult:1.galley:1.blank:1")
    assert heard(events, "struck")[0][2] == "5"
    assert why(p, "lose 4 2 0") == ("9.2", "losses-exact")
    play(p, "lose 3 2 0")
    assert dice(p) == 6
    events = roll(p, "infantry:4.cavalry:1.galley:1")
    assert heard(events, "struck")[0][2] == "5"
    play(p, "lose 4 1 0")
    assert (army(p, "black", "dalmatia"), army(p, "blue", "dalmatia")) == ((1, 1, 1), (1, 0, 0))
    play(p, "fight-on", "fight-on")
    assert offered(p) == ["form 1 0 0"]
    play(p, "form 1 0 0")
    assert offered(p) == ["form 1 1 1"]
    play(p, "form 1 1 1")
    assert dice(p) == 3
    events = roll(p, "infantry:1.catapult:1.blank:1")
    assert heard(events, "struck")[0][2] == "1"
    play(p, "lose 1 0 0")
    assert dice(p) == 1
    events = roll(p, "infantry:1")
    assert heard(events, "struck")[0][2] == "1"
    events = play(p, "lose 1 0 0")
    assert (army(p, "black", "dalmatia"), army(p, "blue", "dalmatia")) == ((0, 1, 1), (0, 0, 0))
    assert heard(events, "captured") == [["blue-general-1", "black"]]
    assert not {"pursued", "retreated", "withdrew"} & set(keys(events))
    assert owner(p, "dalmatia") == "black"
    assert asked(p) == ("black", "fate")


@pytest.mark.rule("conquest", "19.1")
def test_19_1_alices_first_roll_counts_units_laid_down_t6() -> None:
    p = empty(3)
    legion(p, "black-general-1", "dalmatia", infantry=5, cavalry=2)
    leaders(p, "dalmatia", "black-general-2")
    legion(p, "blue-general-1", "dalmatia", infantry=4, cavalry=2)
    phase(p, "black", "combat")
    play(p, "fight dalmatia", "form 4 2 0", "form 5 2 0")
    roll(p, "infantry:5.cavalry:2")
    play(p, "lose 4 2 0")
    events = roll(p, "infantry:4.cavalry:1.galley:1")
    assert heard(events, "struck")[0][2] == "5"


def before_italia_plays() -> Conquest:
    """Green's legion stands in Narbonensis, black's in Dalmatia, and purple plays Italia, with Neapolis and a road."""
    p = empty(6)
    hold(p, "purple", "neapolis")
    city(p, "neapolis")
    road(p, "italia--neapolis")
    legion(p, "green-general-1", "narbonensis", infantry=2, held=True)
    legion(p, "black-general-1", "dalmatia", infantry=4, cavalry=2, catapults=1, held=True)
    units(p, "purple", "italia", infantry=5, cavalry=3, catapults=2)
    return p


@pytest.mark.rule("conquest", "19")
@pytest.mark.rule("conquest", "19.2")
@pytest.mark.rule("conquest", "19.2.1")
@pytest.mark.rule("conquest", "19.2.2")
@pytest.mark.rule("conquest", "19.2.3")
@pytest.mark.rule("conquest", "19.2.4")
@pytest.mark.rule("conquest", "19.2.5")
def test_19_2_a_whole_turn_of_italia_t8_t9() -> None:
    p = before_italia_plays()
    assert (tribute(p, "purple"), tribute(p, "green")) == (30, 25)
    turn(p, "purple")
    march(p, "purple-general-1", "narbonensis", infantry=2, cavalry=1)
    march(p, "purple-general-2", "dalmatia", infantry=3, cavalry=2, catapults=2)
    assert army(p, "purple", "italia") == (0, 0, 0)
    play(p, "end-movement")
    assert offered(p) == ["fight narbonensis", "fight dalmatia"]
    play(p, "fight narbonensis", "form 2 0 0", "form 2 1 0")
    assert dice(p) == 3
    roll(p, "infantry:2.blank:1")
    play(p, "lose 2 0 0")
    assert dice(p) == 2
    roll(p, "blank:2")
    play(p, "hold green-general-1")
    assert (tribute(p, "purple"), tribute(p, "green")) == (40, 15)
    play(p, "fight dalmatia")
    assert all(sum(int(word) for word in text.split()[1:]) == 6 for text in offered(p))
    play(p, "form 4 2 0")
    assert all(sum(int(word) for word in text.split()[1:]) == 6 for text in offered(p))
    play(p, "form 2 2 2")
    roll(p, "blank:6")
    roll(p, "infantry:2.blank:4")
    play(p, "lose 2 0 0", "fight-on", "retreat")
    roll(p, "blank:7")
    play(p, "withdraw italia")
    assert owner(p, "dalmatia") == "black"
    assert owner(p, "narbonensis") == "purple"
    assert talents(p, "purple") == 40
    assert asked(p) == ("purple", "razing")
    play(p, "raze neapolis", "end-razing")
    assert tribute(p, "purple") == 35
    assert talents(p, "purple") == 40
    assert (p.city[zone("neapolis")], sum(p.road)) == (0, 0)
    before = army(p, "purple", "italia")
    play(p, "buy infantry 4")
    assert talents(p, "purple") == 0
    assert army(p, "purple", "italia") == (before[0] + 4, before[1], before[2])
    assert asked(p) == ("purple", "negotiation")
    play(p, "end-turn")
    assert asked(p) == ("black", "movement")


@pytest.mark.rule("conquest", "19.2.1")
def test_19_2_1_two_legions_each_under_its_own_general_and_no_eighth_unit_t9() -> None:
    p = before_italia_plays()
    units(p, "purple", "italia", infantry=3)
    turn(p, "purple")
    play(p, "march purple-general-2 dalmatia")
    assert why(p, "take infantry 8") == ("8.1", "legion-full")
    play(p, "take infantry 3", "take cavalry 2", "take catapult 2")
    assert army(p, "purple", "dalmatia") == (3, 2, 2)
    assert why(p, "march purple-general-2 moesia") == ("8.1", "stopped-by-enemy")


@pytest.mark.rule("conquest", "19.2.2")
def test_19_2_2_a_lost_battle_leaves_dalmatia_macedonian_t9() -> None:
    p = before_italia_plays()
    turn(p, "purple")
    march(p, "purple-general-2", "dalmatia", infantry=1)
    play(p, "end-movement", "fight dalmatia", "form 4 2 0", "form 1 0 0", "strike blank:1")
    roll(p, "infantry:4.blank:2")
    events = play(p, "lose 1 0 0")
    assert heard(events, "battle-won") == [["black", "dalmatia"]]
    assert owner(p, "dalmatia") == "black"
    assert tribute(p, "black") == 20
    assert asked(p) == ("black", "fate")


@pytest.mark.rule("conquest", "19.2.3")
def test_19_2_3_the_tribute_of_forty_is_what_the_marker_shows_t8() -> None:
    p = before_italia_plays()
    hold(p, "purple", "narbonensis")
    p.lose_units(4, zone("narbonensis"), 0, 2)
    phase(p, "purple", "tribute")
    assert talents(p, "purple") == 40


@pytest.mark.rule("conquest", "19.2.4")
def test_19_2_4_the_road_alone_cannot_be_destroyed() -> None:
    p = before_italia_plays()
    phase(p, "purple", "destruction")
    assert offered(p) == ["raze italia", "raze neapolis", "end-razing"]
    play(p, "raze neapolis")
    assert p.building_pool[2] == 20


@pytest.mark.rule("conquest", "19.2.5")
def test_19_2_5_four_infantry_for_forty_and_not_five() -> None:
    p = empty(6)
    p.money[5] = 40
    phase(p, "purple", "purchase")
    assert why(p, "buy infantry 5") == ("15", "too-dear")
    play(p, "buy infantry 4")
    assert army(p, "purple", "italia") == (4, 0, 0)


@pytest.mark.rule("conquest", "19")
@pytest.mark.rule("conquest", "19.3")
def test_19_3_the_battle_in_the_sea_of_alexandria_t12() -> None:
    p = empty(6)
    galley(p, "blue-galley-1", "mare-alexandria", infantry=3, catapults=1, aboard=("blue-general-1",))
    galley(p, "yellow-galley-1", "mare-alexandria")
    phase(p, "yellow", "combat")
    assert offered(p) == ["engage mare-alexandria blue", "end-combat"]
    play(p, "engage mare-alexandria blue")
    assert dice(p) == 2
    roll(p, "infantry:1.blank:1")
    assert dice(p) == 2
    assert refused(p, "broadside galley:3").key == "no-such-choice"
    roll(p, "galley:1.cavalry:1")
    play(p, "sink blue-galley-1")
    assert where(p, "blue-galley-1") == "gone"
    assert pool(p, "blue") == (20, 20, 6)
    assert cargo(p, "blue-galley-1") == (0, 0, 0)
    play(p, "hold blue-general-1")
    assert where(p, "blue-general-1") == "captive of yellow"
    assert where(p, "yellow-galley-1") == "mare-alexandria"
