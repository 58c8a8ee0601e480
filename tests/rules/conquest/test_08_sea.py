"""Sections 4.6.4 and 8.2: galleys, embarking, landing."""

import pytest

from quadriga.games.conquest import words
from rules.conquest.scene import Scene, zone


@pytest.mark.rule("conquest", "8.2")
def test_8_2_coast_to_coast_is_refused_and_by_sea_costs_two_t18() -> None:
    s = Scene(6)
    s.galley("purple-galley-1", "italia", coast=1)
    s.turn("purple")
    assert s.refused("sail purple-galley-1 neapolis") == ("8.2", "coast-to-coast")
    s.play("sail purple-galley-1 mare-tyrrhenum", "cast-off", "sail purple-galley-1 neapolis")
    assert s.at("purple-galley-1") == "neapolis"
    assert s.refused("sail purple-galley-1 mare-epirus") == ("8.2", "ship-spent")


@pytest.mark.rule("conquest", "4.6.4")
@pytest.mark.rule("conquest", "8.2")
def test_8_2_two_steps_from_sea_to_sea_and_no_third_t18() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus")
    s.turn("black")
    s.play("sail black-galley-1 mare-tyrrhenum", "sail black-galley-1 mare-narbo")
    assert s.points("black-galley-1") == 0
    assert s.refused("sail black-galley-1 mare-baliaricum") == ("8.2", "ship-spent")
    s.end_turn()
    s.end_turn()
    s.end_turn()
    assert s.points("black-galley-1") == 2


@pytest.mark.rule("conquest", "8.2")
def test_8_2_seas_that_do_not_touch_and_shores_that_do_not() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus")
    s.turn("black")
    assert s.refused("sail black-galley-1 mare-narbo") == ("8.2", "no-such-water")
    assert s.refused("sail black-galley-1 italia") == ("8.2", "no-such-water")
    assert set(s.offered("sail")) == {
        f"sail black-galley-1 {place}"
        for place in (
            "mare-tyrrhenum", "mare-adriatico", "mare-aegaeum", "mare-libycum",
            "neapolis", "sicilia", "creta", "achaia", "macedonia", "dalmatia",
        )
    }  # fmt: skip


@pytest.mark.rule("conquest", "4.6.4")
@pytest.mark.rule("conquest", "4.6")
def test_4_6_4_an_empty_galley_moves_without_a_leader_with_units_it_needs_one_t18() -> None:
    s = Scene(3)
    s.hold("black", "achaia")
    s.units("black", "achaia", infantry=1)
    s.galley("black-galley-1", "achaia")
    s.turn("black")
    s.play("sail black-galley-1 mare-epirus")
    assert s.asked()[1] == "movement"
    assert s.at("black-galley-1") == "mare-epirus"
    assert s.army("black", "achaia") == (1, 0, 0)


@pytest.mark.rule("conquest", "4.3")
@pytest.mark.rule("conquest", "4.6.4")
@pytest.mark.rule("conquest", "8.2")
def test_4_6_4_without_a_passenger_no_unit_comes_aboard_ruling_c_26() -> None:
    s = Scene(3)
    s.legion("black-general-1", "achaia", infantry=1, held=True)
    s.galley("black-galley-1", "achaia")
    s.turn("black")
    s.play("sail black-galley-1 mare-epirus", "cast-off")
    assert s.asked()[1] == "movement"
    assert s.cargo("black-galley-1") == (0, 0, 0)


@pytest.mark.rule("conquest", "4.6.4")
def test_4_6_4_seven_units_aboard_and_not_eight_t18() -> None:
    s = Scene(3)
    s.legion("black-general-1", "achaia", infantry=9, cavalry=1, held=True)
    s.galley("black-galley-1", "achaia")
    s.turn("black")
    s.play("sail black-galley-1 mare-epirus", "board black-general-1")
    assert s.refused("load infantry 8") == ("4.6.4", "galley-full")
    assert s.refused("load infantry -2") == ("8.1", "not-a-number")
    assert s.refused("load cavalry 1") == ("8.2", "other-load")
    s.play("load infantry 7")
    assert s.asked()[1] == "movement"
    assert s.cargo("black-galley-1") == (7, 0, 0)


@pytest.mark.rule("conquest", "4.6.4")
def test_4_6_4_any_number_of_leaders_come_aboard_t18() -> None:
    s = Scene(3)
    names = ["black-emperor", *[f"black-general-{number}" for number in range(1, 5)]]
    s.leaders("achaia", *names)
    s.units("black", "achaia", infantry=7)
    s.galley("black-galley-1", "achaia")
    s.turn("black")
    s.embark("black-galley-1", "mare-epirus", *names, infantry=7)
    assert [s.at(name) for name in names] == ["mare-epirus"] * 5
    assert s.cargo("black-galley-1") == (7, 0, 0)


@pytest.mark.rule("conquest", "4.3")
@pytest.mark.rule("conquest", "4.6")
@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_legion_crosses_from_coast_to_coast_in_one_turn_at_no_cost_of_its_own_ruling_c_26() -> None:
    s = Scene(3)
    s.legion("black-general-1", "achaia", infantry=3, cavalry=1, catapults=1, held=True)
    s.galley("black-galley-1", "achaia")
    s.turn("black")
    s.embark("black-galley-1", "mare-epirus", "black-general-1", infantry=3, cavalry=1, catapults=1)
    assert s.army("black", "achaia") == (0, 0, 0)
    assert (s.at("black-general-1"), s.p.leader_ship[words.LEADER.value("black-general-1")]) == ("mare-epirus", 0)
    s.play("sail black-galley-1 sicilia")
    assert s.army("black", "sicilia") == (3, 1, 1)
    assert s.cargo("black-galley-1") == (0, 0, 0)
    assert s.at("black-general-1") == "sicilia"
    s.play("end-movement")
    assert s.owner("sicilia") == "black"


@pytest.mark.rule("conquest", "8.2")
def test_8_2_who_lands_walks_no_more_this_turn_t19() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus", infantry=1, cavalry=1, aboard=("black-general-1",))
    s.leaders("sicilia", "black-general-2")
    s.turn("black")
    s.play("sail black-galley-1 sicilia")
    assert s.refused("march black-general-1 neapolis") == ("8.1", "leader-spent")
    s.play("march black-general-2 neapolis")
    assert s.asked()[1] == "movement"
    assert s.army("black", "sicilia") == (1, 1, 0)


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_leader_aboard_does_not_march() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus", aboard=("black-general-1",))
    s.turn("black")
    assert s.refused("march black-general-1 neapolis") == ("8.2", "leader-aboard")


@pytest.mark.rule("conquest", "8.2")
def test_8_2_who_walked_does_not_embark_t19() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", infantry=2, cavalry=1)
    s.legion("black-general-2", "achaia", infantry=1, cavalry=1, held=True)
    s.galley("black-galley-1", "achaia")
    s.turn("black")
    s.march("black-general-1", "achaia", infantry=2, cavalry=1)
    s.play("sail black-galley-1 mare-epirus")
    assert s.offered() == ["board black-general-2", "cast-off"]
    assert s.refused("board black-general-1") == ("8.2", "cannot-board")
    s.play("board black-general-2")
    assert s.refused("load infantry 2") == ("8.2", "too-few-to-load")
    s.play("load infantry 1")
    assert s.offered() == ["load cavalry 0", "load cavalry 1"]
    s.play("load cavalry 1")
    assert s.army("black", "achaia") == (2, 1, 0)


@pytest.mark.rule("conquest", "4.3")
@pytest.mark.rule("conquest", "4.6.4")
@pytest.mark.rule("conquest", "8.2")
def test_8_2_who_comes_aboard_is_there_free_and_in_turn() -> None:
    s = Scene(3)
    s.leaders("achaia", "black-emperor", "black-general-2")
    s.captive("black-general-3", "blue")
    s.galley("black-galley-1", "achaia")
    s.turn("black")
    s.play("sail black-galley-1 mare-epirus")
    assert s.refused("board yellow-general-1") == ("4.3", "leader-not-yours")
    assert s.refused("board black-general-3") == ("4.3.2", "leader-captive")
    assert s.refused("board black-general-1") == ("8.2", "leader-elsewhere")
    s.play("board black-general-2")
    assert s.asked()[1] == "movement"
    assert s.at("black-emperor") == "achaia"


@pytest.mark.rule("conquest", "8.2")
def test_8_2_leaders_come_aboard_in_the_order_of_their_numbers() -> None:
    s = Scene(3)
    s.leaders("achaia", "black-general-1", "black-general-2", "black-general-3")
    s.galley("black-galley-1", "achaia")
    s.turn("black")
    s.play("sail black-galley-1 mare-epirus", "board black-general-2")
    assert s.refused("board black-general-1") == ("8.2", "boarded-out-of-order")
    assert s.offered() == ["board black-general-3", "cast-off"]


@pytest.mark.rule("conquest", "8.2")
def test_8_2_one_galley_a_piece_a_turn_ruling_c_26() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus", infantry=1, aboard=("black-general-1",))
    s.hold("black", "achaia")
    s.galley("black-galley-2", "achaia")
    s.turn("black")
    s.play("sail black-galley-1 achaia", "sail black-galley-2 mare-aegaeum")
    assert s.asked()[1] == "movement"
    assert s.at("black-general-1") == "achaia"
    s.play("sail black-galley-1 mare-epirus")
    assert s.cargo("black-galley-1") == (0, 0, 0)


@pytest.mark.rule("conquest", "8.2")
def test_8_2_units_stay_aboard_at_sea_from_turn_to_turn() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus", catapults=2, aboard=("black-general-1",))
    s.turn("black")
    s.play("sail black-galley-1 mare-libycum")
    s.end_turn()
    assert s.cargo("black-galley-1") == (0, 0, 2)
    assert s.at("black-general-1") == "mare-libycum"


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_galley_passes_enemy_galleys() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus")
    s.galley("blue-galley-1", "mare-tyrrhenum")
    s.turn("black")
    s.play("sail black-galley-1 mare-tyrrhenum", "sail black-galley-1 mare-narbo")
    assert s.at("black-galley-1") == "mare-narbo"


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_port_with_enemy_units_is_entered_only_to_land_ruling_c_24() -> None:
    s = Scene(3)
    s.hold("blue", "sicilia")
    s.units("blue", "sicilia", infantry=1)
    s.galley("black-galley-1", "mare-epirus")
    s.galley("black-galley-2", "mare-epirus", aboard=("black-general-1",))
    s.galley("black-galley-3", "mare-epirus", infantry=1, aboard=("black-general-2",))
    s.turn("black")
    assert s.refused("sail black-galley-1 sicilia") == ("8.2", "port-held")
    assert s.refused("sail black-galley-2 sicilia") == ("8.2", "port-held")
    s.play("sail black-galley-3 sicilia")
    assert s.army("black", "sicilia") == (1, 0, 0)


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_free_port_is_open_to_an_empty_galley_ruling_c_24() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus")
    s.turn("black")
    s.play("sail black-galley-1 sicilia")
    assert s.at("black-galley-1") == "sicilia"
    s.play("end-movement")
    assert s.owner("sicilia") is None


@pytest.mark.rule("conquest", "8.2")
@pytest.mark.parametrize(
    ("home", "sea", "same", "other"),
    [
        ("hispania", "mare-narbo", "mare-baliaricum", "mare-cantabricum"),
        ("italia", "mare-tyrrhenum", "mare-narbo", "mare-adriatico"),
        ("macedonia", "mare-epirus", "mare-epirus", "mare-aegaeum"),
    ],
)
def test_8_2_two_coasts_are_not_one_ruling_c_25(home: str, sea: str, same: str, other: str) -> None:
    s = Scene(6)
    colour = {"hispania": "green", "italia": "purple", "macedonia": "black"}[home]
    s.galley(f"{colour}-galley-1", sea)
    s.turn(colour)
    s.play(f"sail {colour}-galley-1 {home}")
    assert s.refused(f"sail {colour}-galley-1 {other}") == ("8.2", "no-such-water")
    s.play(f"sail {colour}-galley-1 {same}")
    assert s.at(f"{colour}-galley-1") == same


@pytest.mark.rule("conquest", "8.2")
def test_8_2_only_own_galleys_that_were_built() -> None:
    s = Scene(3)
    s.galley("blue-galley-1", "mare-epirus")
    s.turn("black")
    assert s.refused("sail blue-galley-1 mare-adriatico") == ("4.6.4", "ship-not-yours")
    assert s.refused("sail black-galley-8 mare-epirus") == ("4.6.4", "ship-not-built")


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_landing_on_enemies_is_a_battle() -> None:
    s = Scene(3)
    s.hold("blue", "sicilia")
    s.city("sicilia")
    s.units("blue", "sicilia", infantry=1)
    s.galley("black-galley-1", "mare-epirus", infantry=2, aboard=("black-general-1",))
    s.turn("black")
    s.play("sail black-galley-1 sicilia", "end-movement")
    assert s.p.battles == [zone("sicilia")]
    assert s.deeds() == ["fight sicilia"]


@pytest.mark.rule("conquest", "8.2")
def test_8_2_an_empty_galley_does_not_follow_a_landing_among_enemies_ruling_c_65() -> None:
    s = Scene(3)
    s.units("blue", "sicilia", infantry=1)
    s.galley("black-galley-1", "mare-epirus", infantry=1, aboard=("black-general-1",))
    s.galley("black-galley-2", "mare-epirus")
    s.turn("black")
    s.play("sail black-galley-1 sicilia")
    assert s.refused("sail black-galley-2 sicilia") == ("8.2", "port-held")


@pytest.mark.rule("conquest", "8.2")
def test_8_2_an_empty_galley_enters_an_empty_enemy_port_and_stays_ruling_c_24() -> None:
    s = Scene(3)
    s.hold("blue", "sicilia")
    s.leaders("neapolis", "blue-general-1")
    s.units("blue", "neapolis", infantry=2)
    s.galley("black-galley-1", "mare-epirus")
    s.turn("black")
    s.play("sail black-galley-1 sicilia", "end-movement")
    assert (s.at("black-galley-1"), s.owner("sicilia")) == ("sicilia", "blue")
    s.turn("blue")
    s.march("blue-general-1", "sicilia", infantry=2)
    s.listen().play("end-movement")
    assert s.at("black-galley-1") == "sicilia"
    assert "galleys-burnt" not in s.news()


@pytest.mark.rule("conquest", "8.2")
def test_8_2_passengers_and_cargo_are_named_one_by_one_or_at_once() -> None:
    one, other = Scene(3), Scene(3)
    for s in (one, other):
        s.galley("black-galley-1", "macedonia", coast=1)
        s.units("black", "macedonia", infantry=3, cavalry=1, catapults=2)
        s.turn("black")
    one.embark("black-galley-1", "mare-aegaeum", "black-general-1", "black-general-3", infantry=2, catapults=1)
    other.play("sail black-galley-1 mare-aegaeum")
    assert other.refused("embark black-general-1+blue-general-1") == ("4.3", "leader-not-yours")
    other.play("embark black-general-3+black-general-1")
    assert other.refused("stow infantry:4") == ("8.2", "too-few-to-load")
    other.play("stow catapult:1.infantry:2")
    assert one.p == other.p
    assert other.told("loaded") == [["black-galley-1", "2", "0", "1"]]


@pytest.mark.rule("conquest", "4.6.4")
def test_4_6_4_the_galley_holds_seven_also_when_all_are_named_at_once() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "macedonia", coast=1)
    s.units("black", "macedonia", infantry=6, cavalry=2)
    s.turn("black")
    s.play("sail black-galley-1 mare-aegaeum", "embark black-general-1")
    assert s.refused("stow infantry:6.cavalry:2") == ("4.6.4", "galley-full")
    s.play("stow infantry:5.cavalry:2")
    assert s.cargo("black-galley-1") == (5, 2, 0)


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_full_load_is_refused_for_want_of_units_and_not_of_room() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", infantry=3)
    s.galley("black-galley-1", "macedonia").turn("black")
    s.play("sail black-galley-1 mare-epirus", "board black-general-1", "cast-off")
    assert s.refused("load infantry 7") == ("8.2", "too-few-to-load")
    assert s.refused("load infantry 8") == ("4.6.4", "galley-full")
