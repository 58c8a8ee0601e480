"""Sections 4.6.4 and 8.2: galleys, embarking, landing."""

import pytest

from quadriga.games.conquest import words
from rules.conquest.scene import (
    army,
    asked,
    captive,
    cargo,
    city,
    embark,
    empty,
    end_turn,
    galley,
    hold,
    leaders,
    legion,
    march,
    offered,
    owner,
    play,
    points,
    turn,
    units,
    where,
    why,
    zone,
)


@pytest.mark.rule("conquest", "8.2")
def test_8_2_coast_to_coast_is_refused_and_by_sea_costs_two_t18() -> None:
    p = empty(6)
    galley(p, "purple-galley-1", "italia", coast=1)
    turn(p, "purple")
    assert why(p, "sail purple-galley-1 neapolis") == ("8.2", "coast-to-coast")
    play(p, "sail purple-galley-1 mare-tyrrhenum", "cast-off", "sail purple-galley-1 neapolis")
    assert where(p, "purple-galley-1") == "neapolis"
    assert why(p, "sail purple-galley-1 mare-epirus") == ("8.2", "ship-spent")


@pytest.mark.rule("conquest", "4.6.4")
@pytest.mark.rule("conquest", "8.2")
def test_8_2_two_steps_from_sea_to_sea_and_no_third_t18() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus")
    turn(p, "black")
    play(p, "sail black-galley-1 mare-tyrrhenum", "sail black-galley-1 mare-narbo")
    assert points(p, "black-galley-1") == 0
    assert why(p, "sail black-galley-1 mare-baliaricum") == ("8.2", "ship-spent")
    end_turn(p)
    end_turn(p)
    end_turn(p)
    assert points(p, "black-galley-1") == 2


@pytest.mark.rule("conquest", "8.2")
def test_8_2_seas_that_do_not_touch_and_shores_that_do_not() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus")
    turn(p, "black")
    assert why(p, "sail black-galley-1 mare-narbo") == ("8.2", "no-such-water")
    assert why(p, "sail black-galley-1 italia") == ("8.2", "no-such-water")
    assert set(offered(p, "sail")) == {
        f"sail black-galley-1 {place}"
        for place in (
            "mare-tyrrhenum", "mare-adriatico", "mare-aegaeum", "mare-libycum",
            "neapolis", "sicilia", "creta", "achaia", "macedonia", "dalmatia",
        )
    }  # fmt: skip


@pytest.mark.rule("conquest", "4.6.4")
@pytest.mark.rule("conquest", "4.6")
def test_4_6_4_an_empty_galley_moves_without_a_leader_with_units_it_needs_one_t18() -> None:
    p = empty(3)
    hold(p, "black", "achaia")
    units(p, "black", "achaia", infantry=1)
    galley(p, "black-galley-1", "achaia")
    turn(p, "black")
    play(p, "sail black-galley-1 mare-epirus")
    assert asked(p)[1] == "movement"
    assert where(p, "black-galley-1") == "mare-epirus"
    assert army(p, "black", "achaia") == (1, 0, 0)


@pytest.mark.rule("conquest", "4.3")
@pytest.mark.rule("conquest", "4.6.4")
@pytest.mark.rule("conquest", "8.2")
def test_4_6_4_without_a_passenger_no_unit_comes_aboard_ruling_c_26() -> None:
    p = empty(3)
    legion(p, "black-general-1", "achaia", infantry=1, held=True)
    galley(p, "black-galley-1", "achaia")
    turn(p, "black")
    play(p, "sail black-galley-1 mare-epirus", "cast-off")
    assert asked(p)[1] == "movement"
    assert cargo(p, "black-galley-1") == (0, 0, 0)


@pytest.mark.rule("conquest", "4.6.4")
def test_4_6_4_seven_units_aboard_and_not_eight_t18() -> None:
    p = empty(3)
    legion(p, "black-general-1", "achaia", infantry=9, cavalry=1, held=True)
    galley(p, "black-galley-1", "achaia")
    turn(p, "black")
    play(p, "sail black-galley-1 mare-epirus", "board black-general-1")
    assert why(p, "load infantry 8") == ("4.6.4", "galley-full")
    assert why(p, "load infantry -2") == ("8.1", "not-a-number")
    assert why(p, "load cavalry 1") == ("8.2", "other-load")
    play(p, "load infantry 7")
    assert asked(p)[1] == "movement"
    assert cargo(p, "black-galley-1") == (7, 0, 0)


@pytest.mark.rule("conquest", "4.6.4")
def test_4_6_4_any_number_of_leaders_come_aboard_t18() -> None:
    p = empty(3)
    names = ["black-emperor", *[f"black-general-{number}" for number in range(1, 5)]]
    leaders(p, "achaia", *names)
    units(p, "black", "achaia", infantry=7)
    galley(p, "black-galley-1", "achaia")
    turn(p, "black")
    embark(p, "black-galley-1", "mare-epirus", *names, infantry=7)
    assert [where(p, name) for name in names] == ["mare-epirus"] * 5
    assert cargo(p, "black-galley-1") == (7, 0, 0)


@pytest.mark.rule("conquest", "4.3")
@pytest.mark.rule("conquest", "4.6")
@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_legion_crosses_from_coast_to_coast_in_one_turn_at_no_cost_of_its_own_ruling_c_26() -> None:
    p = empty(3)
    legion(p, "black-general-1", "achaia", infantry=3, cavalry=1, catapults=1, held=True)
    galley(p, "black-galley-1", "achaia")
    turn(p, "black")
    embark(p, "black-galley-1", "mare-epirus", "black-general-1", infantry=3, cavalry=1, catapults=1)
    assert army(p, "black", "achaia") == (0, 0, 0)
    assert (where(p, "black-general-1"), p.leader_ship[words.LEADER.value("black-general-1")]) == ("mare-epirus", 0)
    play(p, "sail black-galley-1 sicilia")
    assert army(p, "black", "sicilia") == (3, 1, 1)
    assert cargo(p, "black-galley-1") == (0, 0, 0)
    assert where(p, "black-general-1") == "sicilia"
    play(p, "end-movement")
    assert owner(p, "sicilia") == "black"


@pytest.mark.rule("conquest", "8.2")
def test_8_2_who_lands_walks_no_more_this_turn_t19() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus", infantry=1, cavalry=1, aboard=("black-general-1",))
    leaders(p, "sicilia", "black-general-2")
    turn(p, "black")
    play(p, "sail black-galley-1 sicilia")
    assert why(p, "march black-general-1 neapolis") == ("8.1", "leader-spent")
    play(p, "march black-general-2 neapolis")
    assert asked(p)[1] == "movement"
    assert army(p, "black", "sicilia") == (1, 1, 0)


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_leader_aboard_does_not_march() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus", aboard=("black-general-1",))
    turn(p, "black")
    assert why(p, "march black-general-1 neapolis") == ("8.2", "leader-aboard")


@pytest.mark.rule("conquest", "8.2")
def test_8_2_who_walked_does_not_embark_t19() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", infantry=2, cavalry=1)
    legion(p, "black-general-2", "achaia", infantry=1, cavalry=1, held=True)
    galley(p, "black-galley-1", "achaia")
    turn(p, "black")
    march(p, "black-general-1", "achaia", infantry=2, cavalry=1)
    play(p, "sail black-galley-1 mare-epirus")
    assert offered(p) == ["board black-general-2", "cast-off"]
    assert why(p, "board black-general-1") == ("8.2", "cannot-board")
    play(p, "board black-general-2")
    assert why(p, "load infantry 2") == ("8.2", "too-few-to-load")
    play(p, "load infantry 1")
    assert offered(p) == ["load cavalry 0", "load cavalry 1"]
    play(p, "load cavalry 1")
    assert army(p, "black", "achaia") == (2, 1, 0)


@pytest.mark.rule("conquest", "4.3")
@pytest.mark.rule("conquest", "4.6.4")
@pytest.mark.rule("conquest", "8.2")
def test_8_2_who_comes_aboard_is_there_free_and_in_turn() -> None:
    p = empty(3)
    leaders(p, "achaia", "black-emperor", "black-general-2")
    captive(p, "black-general-3", "blue")
    galley(p, "black-galley-1", "achaia")
    turn(p, "black")
    play(p, "sail black-galley-1 mare-epirus")
    assert why(p, "board yellow-general-1") == ("4.3", "leader-not-yours")
    assert why(p, "board black-general-3") == ("4.3.2", "leader-captive")
    assert why(p, "board black-general-1") == ("8.2", "leader-elsewhere")
    play(p, "board black-general-2")
    assert asked(p)[1] == "movement"
    assert where(p, "black-emperor") == "achaia"


@pytest.mark.rule("conquest", "8.2")
def test_8_2_leaders_come_aboard_in_the_order_of_their_numbers() -> None:
    p = empty(3)
    leaders(p, "achaia", "black-general-1", "black-general-2", "black-general-3")
    galley(p, "black-galley-1", "achaia")
    turn(p, "black")
    play(p, "sail black-galley-1 mare-epirus", "board black-general-2")
    assert why(p, "board black-general-1") == ("8.2", "boarded-out-of-order")
    assert offered(p) == ["board black-general-3", "cast-off"]


@pytest.mark.rule("conquest", "8.2")
def test_8_2_one_galley_a_piece_a_turn_ruling_c_26() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus", infantry=1, aboard=("black-general-1",))
    hold(p, "black", "achaia")
    galley(p, "black-galley-2", "achaia")
    turn(p, "black")
    play(p, "sail black-galley-1 achaia", "sail black-galley-2 mare-aegaeum")
    assert asked(p)[1] == "movement"
    assert where(p, "black-general-1") == "achaia"
    play(p, "sail black-galley-1 mare-epirus")
    assert cargo(p, "black-galley-1") == (0, 0, 0)


@pytest.mark.rule("conquest", "8.2")
def test_8_2_units_stay_aboard_at_sea_from_turn_to_turn() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus", catapults=2, aboard=("black-general-1",))
    turn(p, "black")
    play(p, "sail black-galley-1 mare-libycum")
    end_turn(p)
    assert cargo(p, "black-galley-1") == (0, 0, 2)
    assert where(p, "black-general-1") == "mare-libycum"


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_galley_passes_enemy_galleys() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus")
    galley(p, "blue-galley-1", "mare-tyrrhenum")
    turn(p, "black")
    play(p, "sail black-galley-1 mare-tyrrhenum", "sail black-galley-1 mare-narbo")
    assert where(p, "black-galley-1") == "mare-narbo"


@pytest.mark.rule("conquest", "8.2")
@pytest.mark.parametrize("defended", [True, False])
def test_8_2_an_enemy_port_is_entered_only_to_land_ruling_c_24(defended: bool) -> None:
    p = empty(3)
    hold(p, "blue", "sicilia")
    if defended:
        units(p, "blue", "sicilia", infantry=1)
    galley(p, "black-galley-1", "mare-epirus")
    galley(p, "black-galley-2", "mare-epirus", aboard=("black-general-1",))
    galley(p, "black-galley-3", "mare-epirus", infantry=1, aboard=("black-general-2",))
    turn(p, "black")
    assert why(p, "sail black-galley-1 sicilia") == ("8.2", "port-held")
    assert why(p, "sail black-galley-2 sicilia") == ("8.2", "port-held")
    play(p, "sail black-galley-3 sicilia")
    assert army(p, "black", "sicilia") == (1, 0, 0)


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_free_port_is_open_to_an_empty_galley_ruling_c_24() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus")
    turn(p, "black")
    play(p, "sail black-galley-1 sicilia")
    assert where(p, "black-galley-1") == "sicilia"
    play(p, "end-movement")
    assert owner(p, "sicilia") is None


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
    p = empty(6)
    colour = {"hispania": "green", "italia": "purple", "macedonia": "black"}[home]
    galley(p, f"{colour}-galley-1", sea)
    turn(p, colour)
    play(p, f"sail {colour}-galley-1 {home}")
    assert why(p, f"sail {colour}-galley-1 {other}") == ("8.2", "no-such-water")
    play(p, f"sail {colour}-galley-1 {same}")
    assert where(p, f"{colour}-galley-1") == same


@pytest.mark.rule("conquest", "8.2")
def test_8_2_only_own_galleys_that_were_built() -> None:
    p = empty(3)
    galley(p, "blue-galley-1", "mare-epirus")
    turn(p, "black")
    assert why(p, "sail blue-galley-1 mare-adriatico") == ("4.6.4", "ship-not-yours")
    assert why(p, "sail black-galley-8 mare-epirus") == ("4.6.4", "ship-not-built")


@pytest.mark.rule("conquest", "8.2")
def test_8_2_a_landing_on_enemies_is_a_battle() -> None:
    p = empty(3)
    hold(p, "blue", "sicilia")
    city(p, "sicilia")
    units(p, "blue", "sicilia", infantry=1)
    galley(p, "black-galley-1", "mare-epirus", infantry=2, aboard=("black-general-1",))
    turn(p, "black")
    play(p, "sail black-galley-1 sicilia", "end-movement")
    assert p.battles == [zone("sicilia")]
    assert offered(p) == ["fight sicilia"]


@pytest.mark.rule("conquest", "8.2")
def test_8_2_an_empty_galley_does_not_follow_a_landing_ruling_c_65() -> None:
    p = empty(3)
    hold(p, "blue", "sicilia")
    galley(p, "black-galley-1", "mare-epirus", infantry=1, aboard=("black-general-1",))
    galley(p, "black-galley-2", "mare-epirus")
    turn(p, "black")
    play(p, "sail black-galley-1 sicilia")
    assert why(p, "sail black-galley-2 sicilia") == ("8.2", "port-held")
