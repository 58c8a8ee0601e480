"""Sections 4.3, 4.5, 4.6, 8 and 8.1: leaders, legions, roads, movement on land."""

import pytest

from quadriga.games.conquest.position import Conquest
from rules.conquest.scene import (
    army,
    asked,
    captive,
    city,
    empty,
    end_turn,
    galley,
    hold,
    leaders,
    legion,
    march,
    offered,
    owner,
    phase,
    play,
    points,
    refused,
    road,
    tribute,
    turn,
    units,
    where,
    why,
    zone,
)

# ---------------------------------------------------------------- leaders


@pytest.mark.rule("conquest", "4.3")
def test_4_3_units_move_only_with_a_leader() -> None:
    p = empty(3)
    units(p, "black", "thracia", infantry=3)
    turn(p, "black")
    assert not [text for text in offered(p, "march") if "thracia" not in text and "asia" in text]
    march(p, "black-general-1", "thracia")
    march(p, "black-general-1", "asia", infantry=3)
    assert army(p, "black", "asia") == (3, 0, 0)


@pytest.mark.rule("conquest", "4.3")
@pytest.mark.parametrize("leader", ["black-emperor", "black-general-1"])
def test_4_3_emperors_and_generals_lead_alike(leader: str) -> None:
    p = empty(3)
    legion(p, leader, "thracia", infantry=7)
    turn(p, "black")
    march(p, leader, "asia", infantry=7)
    assert army(p, "black", "asia") == (7, 0, 0)


@pytest.mark.rule("conquest", "4.3")
def test_4_3_only_ones_own_leaders_lead_and_only_units_that_are_there() -> None:
    p = empty(3)
    legion(p, "black-general-1", "thracia", infantry=1)
    legion(p, "blue-general-1", "asia", infantry=1)
    turn(p, "black")
    assert why(p, "march blue-general-1 galatia") == ("4.3", "leader-not-yours")
    play(p, "march black-general-1 moesia")
    assert why(p, "take infantry 2") == ("8.1", "too-few-followers")


@pytest.mark.rule("conquest", "4.3.1")
@pytest.mark.rule("conquest", "4.3.2")
@pytest.mark.parametrize("leader", ["black-emperor", "black-general-4"])
def test_4_3_1_a_leader_has_two_moves_a_turn(leader: str) -> None:
    p = empty(3)
    turn(p, "black")
    march(p, leader, "thracia")
    march(p, leader, "asia")
    assert points(p, leader) == 0
    assert why(p, f"march {leader} galatia") == ("8.1", "leader-spent")
    end_turn(p)
    end_turn(p)
    end_turn(p)
    assert points(p, leader) == 2


@pytest.mark.rule("conquest", "4.3.1")
def test_4_3_1_a_leader_alone_conquers_nothing_with_one_infantry_he_does_t23() -> None:
    for infantry, holder in ((0, None), (1, "black")):
        p = empty(3)
        units(p, "black", "macedonia", infantry=1)
        turn(p, "black")
        march(p, "black-emperor", "thracia", infantry=infantry)
        play(p, "end-movement")
        assert owner(p, "thracia") == holder
        assert tribute(p, "black") == 15 + 5 * infantry


@pytest.mark.rule("conquest", "4.3.1")
@pytest.mark.parametrize("defended", [True, False])
def test_4_3_1_a_leader_alone_does_not_enter_what_an_enemy_holds_ruling_c_32(defended: bool) -> None:
    p = empty(3)
    hold(p, "blue", "thracia")
    if defended:
        units(p, "blue", "thracia", infantry=1)
    units(p, "black", "dalmatia", infantry=1)
    leaders(p, "dalmatia", "black-general-2")
    turn(p, "black")
    assert why(p, "march black-emperor thracia") == ("4.3.1", "leader-alone")
    march(p, "black-general-2", "macedonia", infantry=0)
    march(p, "black-general-1", "dalmatia")
    march(p, "black-general-1", "macedonia", infantry=1)
    assert why(p, "march black-general-2 thracia") == ("4.3.1", "leader-alone")


@pytest.mark.rule("conquest", "4.3.1")
def test_4_3_1_the_first_to_enter_takes_a_unit_with_him_and_others_may_follow_alone_ruling_c_32() -> None:
    p = empty(3)
    units(p, "blue", "thracia", infantry=1)
    units(p, "black", "macedonia", infantry=2, cavalry=1)
    turn(p, "black")
    play(p, "march black-general-1 thracia", "take infantry 0")
    assert why(p, "take cavalry 0") == ("4.3.1", "leader-alone")
    play(p, "take cavalry 1")
    march(p, "black-general-2", "thracia", infantry=0)
    assert where(p, "black-general-2") == "thracia"


@pytest.mark.rule("conquest", "4.3.2")
def test_4_3_2_captive_and_removed_generals_do_not_move() -> None:
    p = empty(3)
    captive(p, "black-general-1", "blue")
    p.leader_at[2] = -1
    turn(p, "black")
    assert why(p, "march black-general-1 thracia") == ("4.3.2", "leader-captive")
    assert why(p, "march black-general-2 thracia") == ("4.3.2", "leader-out-of-play")


# ---------------------------------------------------------------- units


@pytest.mark.rule("conquest", "4.6")
@pytest.mark.rule("conquest", "4.6.1")
@pytest.mark.rule("conquest", "4.6.3")
@pytest.mark.parametrize("kind", ["infantry", "catapults"])
def test_4_6_1_infantry_and_catapults_have_one_move(kind: str) -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", **{kind: 2})
    turn(p, "black")
    march(p, "black-general-1", "thracia", **{kind: 2})
    assert points(p, "black-general-1") == 1
    play(p, "march black-general-1 asia")
    assert asked(p)[1] == "movement"
    assert army(p, "black", "asia") == (0, 0, 0)
    assert sum(army(p, "black", "thracia")) == 2


@pytest.mark.rule("conquest", "4.6")
@pytest.mark.rule("conquest", "4.6.2")
def test_4_6_2_cavalry_has_two_moves_and_not_three() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", cavalry=2)
    leaders(p, "asia", "black-general-2")
    turn(p, "black")
    march(p, "black-general-1", "thracia", cavalry=2)
    march(p, "black-general-1", "asia", weary=2)
    assert army(p, "black", "asia") == (0, 2, 0)
    play(p, "march black-general-2 galatia")
    assert asked(p)[1] == "movement"
    assert army(p, "black", "galatia") == (0, 0, 0)


@pytest.mark.rule("conquest", "4.6.2")
def test_4_6_2_fresh_and_tired_cavalry_are_told_apart() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", cavalry=2)
    units(p, "black", "thracia", cavalry=1)
    turn(p, "black")
    march(p, "black-general-1", "thracia", cavalry=2)
    play(p, "march black-general-1 moesia")
    assert offered(p) == ["take cavalry 0", "take cavalry 1"]
    play(p, "take cavalry 1")
    assert offered(p) == ["take weary-cavalry 0", "take weary-cavalry 1", "take weary-cavalry 2"]
    play(p, "take weary-cavalry 1")
    leaders(p, "moesia", "black-general-2")
    play(p, "march black-general-2 dacia")
    assert offered(p) == ["take weary-cavalry 0", "take weary-cavalry 1"]


@pytest.mark.rule("conquest", "4.6.4")
def test_4_6_4_nobody_walks_on_water() -> None:
    p = empty(3)
    turn(p, "black")
    assert why(p, "march black-general-1 mare-epirus") == ("4.6.4", "no-walking-on-water")


# ---------------------------------------------------------------- legions


@pytest.mark.rule("conquest", "8")
def test_8_movement_ends_before_any_battle_begins() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", infantry=1)
    units(p, "blue", "thracia", infantry=1)
    turn(p, "black")
    assert refused(p, "fight thracia").key == "not-now"
    march(p, "black-general-1", "thracia", infantry=1)
    assert asked(p) == ("black", "movement")
    assert why(p, "march black-general-1 asia") == ("8.1", "stopped-by-enemy")
    play(p, "end-movement")
    assert asked(p) == ("black", "combat")
    assert refused(p, "march black-general-2 thracia").key == "not-now"


@pytest.mark.rule("conquest", "8")
def test_8_every_turn_points_are_new() -> None:
    p = empty(2)
    legion(p, "black-general-1", "aegyptus", infantry=1)
    turn(p, "black")
    march(p, "black-general-1", "cyrenaica", infantry=1)
    end_turn(p)
    end_turn(p)
    march(p, "black-general-1", "africa-proconsularis", infantry=1)
    assert army(p, "black", "africa-proconsularis") == (1, 0, 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_a_leader_moves_seven_units_and_not_eight() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", infantry=5, cavalry=2, catapults=2)
    turn(p, "black")
    play(p, "march black-general-1 thracia", "take infantry 5", "take cavalry 2")
    assert asked(p)[1] == "movement"
    assert army(p, "black", "thracia") == (5, 2, 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_an_eighth_unit_is_refused_and_so_is_one_that_is_not_there() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", infantry=9, cavalry=2)
    turn(p, "black")
    play(p, "march black-general-1 thracia")
    assert offered(p)[-1] == "take infantry 7"
    assert why(p, "take infantry 8") == ("8.1", "legion-full")
    assert why(p, "take infantry -3") == ("8.1", "not-a-number")
    assert why(p, "take cavalry 1") == ("8.1", "other-follower")
    play(p, "take infantry 4")
    assert why(p, "take cavalry 3") == ("8.1", "too-few-followers")
    assert why(p, "take cavalry 4") == ("8.1", "legion-full")


@pytest.mark.rule("conquest", "8.1")
def test_8_1_two_leaders_move_fourteen_and_do_not_count_themselves_ruling_c_28() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", infantry=15)
    turn(p, "black")
    march(p, "black-general-1", "thracia", infantry=7)
    march(p, "black-general-2", "thracia", infantry=7)
    assert army(p, "black", "thracia") == (14, 0, 0)
    assert army(p, "black", "macedonia") == (1, 0, 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_units_are_left_and_taken_on_the_way_each_with_its_own_points_ruling_c_29() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", infantry=2, cavalry=2)
    units(p, "black", "thracia", catapults=1)
    turn(p, "black")
    march(p, "black-general-1", "thracia", infantry=2, cavalry=2)
    march(p, "black-general-1", "asia", weary=1, catapults=1)
    assert army(p, "black", "thracia") == (2, 1, 0)
    assert army(p, "black", "asia") == (0, 1, 1)
    play(p, "end-movement")
    assert (owner(p, "thracia"), owner(p, "asia")) == ("black", "black")


@pytest.mark.rule("conquest", "8.1")
def test_8_1_units_left_without_a_leader_hold_but_do_not_move_ruling_c_29() -> None:
    p = empty(3)
    hold(p, "black", "thracia")
    units(p, "black", "thracia", infantry=2)
    turn(p, "black")
    assert not [text for text in offered(p, "march") if text.endswith("asia")]
    play(p, "end-movement")
    assert army(p, "black", "thracia") == (2, 0, 0)
    assert owner(p, "thracia") == "black"


@pytest.mark.rule("conquest", "8.1")
def test_8_1_enemy_land_units_stop_the_legion_and_its_leader_t24() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", cavalry=2)
    leaders(p, "macedonia", "black-general-2")
    units(p, "blue", "thracia", infantry=1)
    turn(p, "black")
    march(p, "black-general-1", "thracia", cavalry=1)
    assert points(p, "black-general-1") == 0
    assert why(p, "march black-general-1 asia") == ("8.1", "stopped-by-enemy")
    march(p, "black-general-2", "thracia", cavalry=1)
    assert why(p, "march black-general-2 asia") == ("8.1", "stopped-by-enemy")
    assert army(p, "black", "thracia") == (0, 2, 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_a_marker_and_a_city_stop_nobody_and_passing_gains_nothing_t24() -> None:
    p = empty(3)
    hold(p, "blue", "thracia")
    city(p, "thracia")
    legion(p, "black-general-1", "macedonia", cavalry=1)
    turn(p, "black")
    march(p, "black-general-1", "thracia", cavalry=1)
    march(p, "black-general-1", "asia", weary=1)
    play(p, "end-movement")
    assert owner(p, "thracia") == "blue"
    assert owner(p, "asia") == "black"


@pytest.mark.rule("conquest", "8.1")
def test_8_1_galleys_in_port_stop_nobody_ruling_c_23() -> None:
    p = empty(3)
    hold(p, "blue", "thracia")
    galley(p, "blue-galley-1", "thracia")
    legion(p, "black-general-1", "macedonia", cavalry=1)
    turn(p, "black")
    march(p, "black-general-1", "thracia", cavalry=1)
    march(p, "black-general-1", "asia", weary=1)
    play(p, "end-movement")
    assert where(p, "blue-galley-1") == "thracia"


@pytest.mark.rule("conquest", "8.1")
@pytest.mark.rule("conquest", "4.2")
def test_8_1_a_province_left_empty_stays_its_owners() -> None:
    p = empty(3)
    legion(p, "black-general-1", "thracia", infantry=1, held=True)
    turn(p, "black")
    march(p, "black-general-1", "asia", infantry=1)
    play(p, "end-movement")
    assert owner(p, "thracia") == "black"
    assert tribute(p, "black") == 15 + 5 + 10


@pytest.mark.rule("conquest", "8.1")
def test_8_1_no_movement_after_the_battle() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", cavalry=2)
    units(p, "blue", "thracia", infantry=1)
    turn(p, "black")
    march(p, "black-general-1", "thracia", cavalry=2)
    play(
        p,
        "end-movement",
        "fight thracia",
        "form 1 0 0",
        "form 0 2 0",
        "strike cavalry:2",
        "lose 1 0 0",
        "strike blank:1",
    )
    assert asked(p) == ("black", "razing")
    assert army(p, "black", "thracia") == (0, 2, 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_a_leader_found_by_a_retreating_enemy_may_leave_ruling_c_54() -> None:
    p = empty(3)
    leaders(p, "thracia", "black-general-1")
    units(p, "blue", "thracia", infantry=1)
    turn(p, "black")
    march(p, "black-general-1", "moesia")
    assert where(p, "black-general-1") == "moesia"


@pytest.mark.rule("conquest", "8.1.1")
def test_8_1_1_the_first_example_t10() -> None:
    p = empty(3)
    hold(p, "blue", "narbonensis")
    city(p, "narbonensis")
    units(p, "blue", "narbonensis", infantry=2)
    legion(p, "blue-general-1", "hispania", infantry=6)
    turn(p, "blue")
    march(p, "blue-general-1", "narbonensis", infantry=6)
    assert army(p, "blue", "narbonensis") == (8, 0, 0)
    play(p, "march blue-general-1 lugdunensis")
    assert offered(p) == ["take infantry 0", "take infantry 1", "take infantry 2"]
    play(p, "take infantry 2")
    assert army(p, "blue", "narbonensis") == (6, 0, 0)
    assert army(p, "blue", "lugdunensis") == (2, 0, 0)
    assert points(p, "blue-general-1") == 0
    assert why(p, "march blue-general-1 belgica") == ("8.1", "leader-spent")
    leaders(p, "lugdunensis", "blue-general-2")
    leaders(p, "narbonensis", "blue-general-3")
    march(p, "blue-general-2", "belgica")
    march(p, "blue-general-3", "raetia")
    assert army(p, "blue", "lugdunensis") == (2, 0, 0)
    assert army(p, "blue", "narbonensis") == (6, 0, 0)


# ---------------------------------------------------------------- roads


def western_road(**options: str) -> Conquest:
    """Blue holds the road Lusitania - Hispania - Narbonensis - Italia, with a general at its western end."""
    p = empty(3, **options)
    hold(p, "blue", "lusitania", "narbonensis", "italia")
    city(p, "lusitania", "narbonensis", "italia")
    road(p, "hispania--lusitania", "hispania--narbonensis", "italia--narbonensis")
    leaders(p, "lusitania", "blue-general-1")
    return p


@pytest.mark.rule("conquest", "8.1.2")
@pytest.mark.rule("conquest", "4.5")
def test_8_1_2_the_second_example_t11() -> None:
    p = western_road()
    units(p, "blue", "lusitania", infantry=4)
    turn(p, "blue")
    march(p, "blue-general-1", "hispania", infantry=4)
    assert points(p, "blue-general-1") == 1
    march(p, "blue-general-1", "italia", infantry=2)
    assert points(p, "blue-general-1") == 1
    assert (army(p, "blue", "hispania"), army(p, "blue", "italia")) == ((2, 0, 0), (2, 0, 0))
    assert why(p, "march blue-general-1 macedonia") == ("3.1", "not-adjacent")
    march(p, "blue-general-1", "dalmatia")
    assert points(p, "blue-general-1") == 0
    assert army(p, "blue", "italia") == (2, 0, 0)
    assert why(p, "march blue-general-1 moesia") == ("8.1", "leader-spent")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_any_distance_along_a_road_costs_one_point() -> None:
    p = western_road()
    units(p, "blue", "lusitania", infantry=1, cavalry=1, catapults=1)
    turn(p, "blue")
    march(p, "blue-general-1", "italia", infantry=1, cavalry=1, catapults=1)
    assert army(p, "blue", "italia") == (1, 1, 1)
    march(p, "blue-general-1", "dalmatia", weary=1)
    assert army(p, "blue", "dalmatia") == (0, 1, 0)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_step_then_road_and_road_then_step_t13() -> None:
    p = western_road()
    legion(p, "blue-general-2", "baetica", infantry=1, cavalry=1)
    turn(p, "blue")
    march(p, "blue-general-2", "lusitania", infantry=1, cavalry=1)
    play(p, "march blue-general-2 italia")
    assert offered(p) == ["take weary-cavalry 0", "take weary-cavalry 1"]
    play(p, "take weary-cavalry 1")
    assert army(p, "blue", "italia") == (0, 1, 0)
    assert points(p, "blue-general-2") == 0
    p = western_road()
    units(p, "blue", "lusitania", infantry=1, cavalry=1)
    turn(p, "blue")
    march(p, "blue-general-1", "italia", infantry=1, cavalry=1)
    march(p, "blue-general-1", "pannonia", weary=1)
    assert army(p, "blue", "pannonia") == (0, 1, 0)
    assert army(p, "blue", "italia") == (1, 0, 0)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_tired_cavalry_goes_on_along_the_same_road_move_ruling_c_30() -> None:
    p = western_road()
    legion(p, "blue-general-2", "baetica", cavalry=2)
    turn(p, "blue")
    march(p, "blue-general-2", "lusitania", cavalry=2)
    march(p, "blue-general-2", "hispania", weary=2)
    assert points(p, "blue-general-2") == 0
    march(p, "blue-general-2", "italia", weary=1)
    assert (army(p, "blue", "hispania"), army(p, "blue", "italia")) == ((0, 1, 0), (0, 1, 0))


@pytest.mark.rule("conquest", "4.5")
def test_4_5_units_join_a_road_move_on_the_way_for_their_own_point_ruling_c_30() -> None:
    p = western_road()
    units(p, "blue", "lusitania", infantry=2, cavalry=1)
    units(p, "blue", "hispania", infantry=3, cavalry=1)
    turn(p, "blue")
    march(p, "blue-general-1", "hispania", infantry=2, cavalry=1)
    play(p, "march blue-general-1 italia")
    assert offered(p)[-1] == "take infantry 5"
    play(p, "take infantry 4", "take cavalry 2")
    assert army(p, "blue", "italia") == (4, 2, 0)
    march(p, "blue-general-1", "dalmatia", weary=2)
    assert army(p, "blue", "dalmatia") == (0, 2, 0)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_those_already_on_the_road_go_first_ruling_c_55() -> None:
    p = western_road()
    units(p, "blue", "lusitania", infantry=2)
    units(p, "blue", "hispania", infantry=2)
    turn(p, "blue")
    march(p, "blue-general-1", "hispania", infantry=2)
    march(p, "blue-general-1", "narbonensis", infantry=2)
    leaders(p, "hispania", "blue-general-2")
    march(p, "blue-general-2", "baetica", infantry=2)
    assert army(p, "blue", "baetica") == (2, 0, 0)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_road_move_is_one_path_and_never_turns_back_ruling_c_56() -> None:
    p = western_road()
    units(p, "blue", "lusitania", infantry=7)
    turn(p, "blue")
    march(p, "blue-general-1", "hispania", infantry=7)
    march(p, "blue-general-1", "narbonensis", infantry=7)
    march(p, "blue-general-1", "hispania", infantry=0)
    assert points(p, "blue-general-1") == 0
    assert army(p, "blue", "narbonensis") == (7, 0, 0)
    assert [text for text in offered(p) if "blue-general-1 " in text] == ["march blue-general-1 lusitania"]
    assert why(p, "march blue-general-1 narbonensis") == ("8.1", "leader-spent")
    assert why(p, "march blue-general-1 italia") == ("8.1", "leader-spent")
    march(p, "blue-general-1", "lusitania")
    assert why(p, "march blue-general-1") == ("8.1", "leader-spent")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_what_a_long_ride_passed_is_behind_the_rider_ruling_c_56() -> None:
    p = western_road()
    units(p, "blue", "narbonensis", infantry=7)
    turn(p, "blue")
    march(p, "blue-general-1", "italia")
    march(p, "blue-general-1", "narbonensis")
    assert points(p, "blue-general-1") == 0
    play(p, "march blue-general-1 hispania", "take infantry 7")
    assert army(p, "blue", "hispania") == (7, 0, 0)
    assert why(p, "march blue-general-1 narbonensis") == ("8.1", "leader-spent")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_road_move_that_came_to_its_end_is_over_ruling_c_56() -> None:
    p = western_road()
    turn(p, "blue")
    march(p, "blue-general-1", "italia")
    march(p, "blue-general-1", "dalmatia")
    assert why(p, "march blue-general-1 italia") == ("8.1", "leader-spent")
    p = western_road()
    turn(p, "blue")
    march(p, "blue-general-1", "baetica")
    march(p, "blue-general-1", "lusitania")
    assert points(p, "blue-general-1") == 0
    p = western_road()
    turn(p, "blue")
    march(p, "blue-general-1", "narbonensis")
    march(p, "blue-general-1", "lugdunensis")
    assert points(p, "blue-general-1") == 0


@pytest.mark.rule("conquest", "4.5")
def test_4_5_any_other_move_ends_the_road_move_ruling_c_57() -> None:
    p = western_road()
    units(p, "blue", "lusitania", infantry=1)
    turn(p, "blue")
    march(p, "blue-general-1", "hispania", infantry=1)
    march(p, "blue-general-2", "baetica")
    play(p, "march blue-general-1 narbonensis")
    assert asked(p)[1] == "movement"
    assert points(p, "blue-general-1") == 0
    assert army(p, "blue", "hispania") == (1, 0, 0)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_galley_that_moves_ends_the_road_move_too_ruling_c_57() -> None:
    p = western_road()
    galley(p, "blue-galley-1", "mare-narbo")
    turn(p, "blue")
    march(p, "blue-general-1", "hispania")
    play(p, "sail blue-galley-1 mare-baliaricum")
    march(p, "blue-general-1", "narbonensis")
    assert points(p, "blue-general-1") == 0


@pytest.mark.rule("conquest", "4.5")
def test_4_5_enemy_units_on_the_road_stop_the_legion() -> None:
    p = western_road()
    units(p, "black", "narbonensis", infantry=1)
    units(p, "blue", "lusitania", cavalry=1)
    turn(p, "blue")
    assert why(p, "march blue-general-1 italia") == ("3.1", "not-adjacent")
    march(p, "blue-general-1", "narbonensis", cavalry=1)
    assert points(p, "blue-general-1") == 0
    assert why(p, "march blue-general-1 italia") == ("8.1", "stopped-by-enemy")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_road_serves_whoever_holds_both_its_cities_ruling_c_30() -> None:
    p = western_road()
    p.take_control(0, zone("narbonensis"))
    p.take_control(0, zone("italia"))
    leaders(p, "narbonensis", "black-general-1")
    turn(p, "blue")
    assert why(p, "march blue-general-1 narbonensis") == ("3.1", "not-adjacent")
    assert "march blue-general-1 hispania" in offered(p)
    turn(p, "black")
    march(p, "black-general-1", "italia")
    march(p, "black-general-1", "dalmatia")
    assert where(p, "black-general-1") == "dalmatia"
    assert why(p, "march black-general-1 moesia") == ("8.1", "leader-spent")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_by_option_a_road_serves_only_its_builder_ruling_c_30() -> None:
    for option, left in (("controller", 1), ("builder", 0)):
        p = western_road(roads=option)
        for place in ("narbonensis", "italia", "hispania"):
            p.take_control(0, zone(place))
        leaders(p, "hispania", "black-general-1")
        turn(p, "black")
        march(p, "black-general-1", "narbonensis")
        march(p, "black-general-1", "italia")
        assert points(p, "black-general-1") == left


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_road_without_its_cities_is_taken_away_and_cannot_be_otherwise() -> None:
    p = western_road()
    phase(p, "blue", "destruction")
    assert not [text for text in offered(p) if "road" in text]
    play(p, "raze narbonensis")
    built = [number for number, there in enumerate(p.road) if there]
    assert len(built) == 1
    assert p.building_pool[2] == 19
