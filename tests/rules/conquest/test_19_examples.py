"""Section 19: the examples of play, with their own dice."""

import pytest

from rules.conquest.scene import Scene, zone


@pytest.mark.rule("conquest", "19.1")
@pytest.mark.rule("conquest", "19")
def test_19_1_fred_attacks_alice_t4_t5_t6_t7() -> None:
    s = Scene(3)
    s.hold("blue", "dalmatia")
    s.legion("black-general-1", "dalmatia", infantry=5, cavalry=2, catapults=1)
    s.leaders("dalmatia", "black-general-2")
    s.legion("blue-general-1", "dalmatia", infantry=4, cavalry=2)
    s.phase("black", "combat")
    s.play("fight dalmatia")
    assert s.asked()[0] == "blue"
    assert s.offered() == ["form 4 2 0"]
    assert s.refused("form 4 1 0") == ("9.1", "legion-not-largest")
    s.play("form 4 2 0")
    assert "form 5 2 0" in s.offered()
    assert s.refused("form 5 2 1") == ("9.1", "legion-too-large")
    s.listen().play("form 5 2 0")
    assert s.told("legion-formed") == [["black", "5", "2", "0", "1"]]
    assert s.dice() == 7
    assert s.why("strike blank:8") == "no-such-choice"
    s.listen().roll("infantry:3.cavalry:1.catapult:1.galley:1.blank:1")
    assert s.told("struck")[0][2] == "5"
    assert s.refused("lose 4 2 0") == ("9.2", "losses-exact")
    s.play("lose 3 2 0")
    assert s.dice() == 6
    s.listen().roll("infantry:4.cavalry:1.galley:1")
    assert s.told("struck")[0][2] == "5"
    s.play("lose 4 1 0")
    assert (s.army("black", "dalmatia"), s.army("blue", "dalmatia")) == ((1, 1, 1), (1, 0, 0))
    s.play("fight-on", "fight-on")
    assert s.offered() == ["form 1 0 0"]
    s.play("form 1 0 0")
    assert s.offered() == ["form 1 1 1"]
    s.play("form 1 1 1")
    assert s.dice() == 3
    s.listen().roll("infantry:1.catapult:1.blank:1")
    assert s.told("struck")[0][2] == "1"
    s.play("lose 1 0 0")
    assert s.dice() == 1
    s.listen().roll("infantry:1")
    assert s.told("struck")[0][2] == "1"
    s.listen().play("lose 1 0 0")
    assert (s.army("black", "dalmatia"), s.army("blue", "dalmatia")) == ((0, 1, 1), (0, 0, 0))
    assert s.told("captured") == [["blue-general-1", "black"]]
    assert not {"pursued", "retreated", "withdrew"} & set(s.news())
    assert s.owner("dalmatia") == "black"
    assert s.asked() == ("black", "fate")


@pytest.mark.rule("conquest", "19.1")
def test_19_1_alices_first_roll_counts_units_laid_down_t6() -> None:
    s = Scene(3)
    s.legion("black-general-1", "dalmatia", infantry=5, cavalry=2)
    s.leaders("dalmatia", "black-general-2")
    s.legion("blue-general-1", "dalmatia", infantry=4, cavalry=2)
    s.phase("black", "combat")
    s.play("fight dalmatia", "form 4 2 0", "form 5 2 0")
    s.roll("infantry:5.cavalry:2")
    s.play("lose 4 2 0")
    s.listen().roll("infantry:4.cavalry:1.galley:1")
    assert s.told("struck")[0][2] == "5"


def before_italia_plays() -> Scene:
    """Green's legion stands in Narbonensis, black's in Dalmatia, and purple plays Italia, with Neapolis and a road."""
    s = Scene(6)
    s.hold("purple", "neapolis")
    s.city("neapolis")
    s.road("italia--neapolis")
    s.legion("green-general-1", "narbonensis", infantry=2, held=True)
    s.legion("black-general-1", "dalmatia", infantry=4, cavalry=2, catapults=1, held=True)
    s.units("purple", "italia", infantry=5, cavalry=3, catapults=2)
    return s


@pytest.mark.rule("conquest", "19")
@pytest.mark.rule("conquest", "19.2")
@pytest.mark.rule("conquest", "19.2.1")
@pytest.mark.rule("conquest", "19.2.2")
@pytest.mark.rule("conquest", "19.2.3")
@pytest.mark.rule("conquest", "19.2.4")
@pytest.mark.rule("conquest", "19.2.5")
def test_19_2_a_whole_turn_of_italia_t8_t9() -> None:
    s = before_italia_plays()
    assert (s.tribute("purple"), s.tribute("green")) == (30, 25)
    s.turn("purple")
    s.march("purple-general-1", "narbonensis", infantry=2, cavalry=1)
    s.march("purple-general-2", "dalmatia", infantry=3, cavalry=2, catapults=2)
    assert s.army("purple", "italia") == (0, 0, 0)
    s.play("end-movement")
    assert s.deeds() == ["fight narbonensis", "fight dalmatia"]
    s.play("fight narbonensis", "form 2 0 0", "form 2 1 0")
    assert s.dice() == 3
    s.roll("infantry:2.blank:1")
    s.play("lose 2 0 0")
    assert s.dice() == 2
    s.roll("blank:2")
    s.play("hold green-general-1")
    assert (s.tribute("purple"), s.tribute("green")) == (40, 15)
    s.play("fight dalmatia")
    assert all(sum(int(word) for word in text.split()[1:]) == 6 for text in s.offered())
    s.play("form 4 2 0")
    assert all(sum(int(word) for word in text.split()[1:]) == 6 for text in s.offered())
    s.play("form 2 2 2")
    s.roll("blank:6")
    s.roll("infantry:2.blank:4")
    s.play("lose 2 0 0", "fight-on", "retreat")
    s.roll("blank:7")
    s.play("withdraw italia")
    assert s.owner("dalmatia") == "black"
    assert s.owner("narbonensis") == "purple"
    assert s.talents("purple") == 40
    assert s.asked() == ("purple", "razing")
    s.play("raze neapolis", "end-razing")
    assert s.tribute("purple") == 35
    assert s.talents("purple") == 40
    assert (s.p.city[zone("neapolis")], sum(s.p.road)) == (0, 0)
    before = s.army("purple", "italia")
    s.play("buy infantry 4", "end-buying")
    assert s.talents("purple") == 0
    assert s.army("purple", "italia") == (before[0] + 4, before[1], before[2])
    assert s.asked() == ("purple", "negotiation")
    s.play("end-turn")
    assert s.asked() == ("black", "movement")


@pytest.mark.rule("conquest", "19.2.1")
def test_19_2_1_two_legions_each_under_its_own_general_and_no_eighth_unit_t9() -> None:
    s = before_italia_plays()
    s.units("purple", "italia", infantry=3)
    s.turn("purple")
    s.play("march purple-general-2 dalmatia")
    assert s.refused("take infantry 8") == ("8.1", "legion-full")
    s.play("take infantry 3", "take cavalry 2", "take catapult 2")
    assert s.army("purple", "dalmatia") == (3, 2, 2)
    assert s.refused("march purple-general-2 moesia") == ("8.1", "stopped-by-enemy")


@pytest.mark.rule("conquest", "19.2.2")
def test_19_2_2_a_lost_battle_leaves_dalmatia_macedonian_t9() -> None:
    s = before_italia_plays()
    s.turn("purple")
    s.march("purple-general-2", "dalmatia", infantry=1)
    s.play("end-movement", "fight dalmatia", "form 4 2 0", "form 1 0 0", "strike blank:1")
    s.roll("infantry:4.blank:2")
    s.listen().play("lose 1 0 0")
    assert s.told("battle-won") == [["black", "dalmatia"]]
    assert s.owner("dalmatia") == "black"
    assert s.tribute("black") == 20
    assert s.asked() == ("black", "fate")


@pytest.mark.rule("conquest", "19.2.3")
def test_19_2_3_the_tribute_of_forty_is_what_the_marker_shows_t8() -> None:
    s = before_italia_plays()
    s.hold("purple", "narbonensis")
    s.p.lose_units(4, zone("narbonensis"), 0, 2)
    s.phase("purple", "tribute")
    assert s.talents("purple") == 40


@pytest.mark.rule("conquest", "19.2.4")
def test_19_2_4_the_road_alone_cannot_be_destroyed() -> None:
    s = before_italia_plays()
    s.phase("purple", "destruction")
    assert s.deeds() == ["raze italia", "raze neapolis", "end-razing"]
    s.play("raze neapolis")
    assert s.p.building_pool[2] == 20


@pytest.mark.rule("conquest", "19.2.5")
def test_19_2_5_four_infantry_for_forty_and_not_five() -> None:
    s = Scene(6)
    s.p.money[5] = 40
    s.phase("purple", "purchase")
    assert s.refused("buy infantry 5") == ("15", "too-dear")
    s.play("buy infantry 4", "end-buying")
    assert s.army("purple", "italia") == (4, 0, 0)


@pytest.mark.rule("conquest", "19")
@pytest.mark.rule("conquest", "19.3")
def test_19_3_the_battle_in_the_sea_of_alexandria_t12() -> None:
    s = Scene(6)
    s.galley("blue-galley-1", "mare-alexandria", infantry=3, catapults=1, aboard=("blue-general-1",))
    s.galley("yellow-galley-1", "mare-alexandria")
    s.phase("yellow", "combat")
    assert s.deeds() == ["engage mare-alexandria blue", "end-combat"]
    s.play("engage mare-alexandria blue")
    assert s.dice() == 2
    s.roll("infantry:1.blank:1")
    assert s.dice() == 2
    assert s.why("broadside galley:3") == "no-such-choice"
    s.roll("galley:1.cavalry:1")
    s.play("sink blue-galley-1")
    assert s.at("blue-galley-1") == "gone"
    assert s.pool("blue") == (20, 20, 6)
    assert s.cargo("blue-galley-1") == (0, 0, 0)
    s.play("hold blue-general-1")
    assert s.at("blue-general-1") == "captive of yellow"
    assert s.at("yellow-galley-1") == "mare-alexandria"
