"""Sections 4.3, 4.5, 4.6, 8 and 8.1: leaders, legions, roads, movement on land."""

from typing import Any

import pytest

from rules.conquest.scene import Scene, zone

# ---------------------------------------------------------------- leaders


@pytest.mark.rule("conquest", "4.3")
def test_4_3_units_move_only_with_a_leader() -> None:
    s = Scene(3)
    s.units("black", "thracia", infantry=3)
    s.turn("black")
    assert not [text for text in s.offered("march") if "thracia" not in text and "asia" in text]
    s.march("black-general-1", "thracia")
    s.march("black-general-1", "asia", infantry=3)
    assert s.army("black", "asia") == (3, 0, 0)


@pytest.mark.rule("conquest", "4.3")
@pytest.mark.parametrize("leader", ["black-emperor", "black-general-1"])
def test_4_3_emperors_and_generals_lead_alike(leader: str) -> None:
    s = Scene(3)
    s.legion(leader, "thracia", infantry=7)
    s.turn("black")
    s.march(leader, "asia", infantry=7)
    assert s.army("black", "asia") == (7, 0, 0)


@pytest.mark.rule("conquest", "4.3")
def test_4_3_only_ones_own_leaders_lead_and_only_units_that_are_there() -> None:
    s = Scene(3)
    s.legion("black-general-1", "thracia", infantry=1)
    s.legion("blue-general-1", "asia", infantry=1)
    s.turn("black")
    assert s.refused("march blue-general-1 galatia") == ("4.3", "leader-not-yours")
    s.play("march black-general-1 moesia")
    assert s.refused("take infantry 2") == ("8.1", "too-few-followers")


@pytest.mark.rule("conquest", "4.3.1")
@pytest.mark.rule("conquest", "4.3.2")
@pytest.mark.parametrize("leader", ["black-emperor", "black-general-4"])
def test_4_3_1_a_leader_has_two_moves_a_turn(leader: str) -> None:
    s = Scene(3)
    s.turn("black")
    s.march(leader, "thracia")
    s.march(leader, "asia")
    assert s.points(leader) == 0
    assert s.refused(f"march {leader} galatia") == ("8.1", "leader-spent")
    s.end_turn()
    s.end_turn()
    s.end_turn()
    assert s.points(leader) == 2


@pytest.mark.rule("conquest", "4.3.1")
def test_4_3_1_a_leader_alone_conquers_nothing_with_one_infantry_he_does_t23() -> None:
    for infantry, holder in ((0, None), (1, "black")):
        s = Scene(3)
        s.units("black", "macedonia", infantry=1)
        s.turn("black")
        s.march("black-emperor", "thracia", infantry=infantry)
        s.play("end-movement")
        assert s.owner("thracia") == holder
        assert s.tribute("black") == 15 + 5 * infantry


@pytest.mark.rule("conquest", "4.3.1")
def test_4_3_1_a_leader_alone_enters_what_an_enemy_controls_and_takes_nothing_ruling_c_32() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.turn("black")
    s.march("black-emperor", "thracia")
    s.march("black-emperor", "asia")
    s.march("black-general-1", "thracia")
    s.play("end-movement")
    assert (s.at("black-emperor"), s.at("black-general-1")) == ("asia", "thracia")
    assert s.owner("thracia") == "blue"


@pytest.mark.rule("conquest", "4.3.1")
def test_4_3_1_a_leader_alone_who_meets_enemy_units_stops_and_is_theirs_to_take_ruling_c_32() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.units("blue", "thracia", infantry=1)
    s.turn("black")
    s.march("black-general-1", "thracia")
    assert s.refused("march black-general-1 asia") == ("8.1", "stopped-by-enemy")
    s.play("end-movement")
    assert s.asked()[1] != "combat"
    assert s.owner("thracia") == "blue"
    s.turn("blue")
    s.play("end-movement", "fight thracia", "hold black-general-1")
    assert s.at("black-general-1") == "captive of blue"


@pytest.mark.rule("conquest", "4.3.1")
def test_4_3_1_markers_wall_nobody_in_ruling_c_32() -> None:
    s = Scene(3)
    s.hold("blue", "thracia", "moesia", "dalmatia", "achaia")
    s.turn("black")
    assert {text.split()[2] for text in s.offered("march black-emperor")} == {"thracia", "moesia", "dalmatia", "achaia"}


@pytest.mark.rule("conquest", "4.3.2")
def test_4_3_2_captive_and_removed_generals_do_not_move() -> None:
    s = Scene(3)
    s.captive("black-general-1", "blue")
    s.p.leader_at[2] = -1
    s.turn("black")
    assert s.refused("march black-general-1 thracia") == ("4.3.2", "leader-captive")
    assert s.refused("march black-general-2 thracia") == ("4.3.2", "leader-out-of-play")


# ---------------------------------------------------------------- units


@pytest.mark.rule("conquest", "4.6")
@pytest.mark.rule("conquest", "4.6.1")
@pytest.mark.rule("conquest", "4.6.3")
@pytest.mark.parametrize("kind", ["infantry", "catapults"])
def test_4_6_1_infantry_and_catapults_have_one_move(kind: str) -> None:
    s = Scene(3)
    two: dict[str, Any] = {kind: 2}
    s.legion("black-general-1", "macedonia", **two)
    s.turn("black")
    s.march("black-general-1", "thracia", **two)
    assert s.points("black-general-1") == 1
    s.play("march black-general-1 asia")
    assert s.asked()[1] == "movement"
    assert s.army("black", "asia") == (0, 0, 0)
    assert sum(s.army("black", "thracia")) == 2


@pytest.mark.rule("conquest", "4.6")
@pytest.mark.rule("conquest", "4.6.2")
def test_4_6_2_cavalry_has_two_moves_and_not_three() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", cavalry=2)
    s.leaders("asia", "black-general-2")
    s.turn("black")
    s.march("black-general-1", "thracia", cavalry=2)
    s.march("black-general-1", "asia", weary=2)
    assert s.army("black", "asia") == (0, 2, 0)
    s.play("march black-general-2 galatia")
    assert s.asked()[1] == "movement"
    assert s.army("black", "galatia") == (0, 0, 0)


@pytest.mark.rule("conquest", "4.6.2")
def test_4_6_2_fresh_and_tired_cavalry_are_told_apart() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", cavalry=2)
    s.units("black", "thracia", cavalry=1)
    s.turn("black")
    s.march("black-general-1", "thracia", cavalry=2)
    s.play("march black-general-1 moesia")
    assert s.offered() == ["take cavalry 0", "take cavalry 1"]
    s.play("take cavalry 1")
    assert s.offered() == ["take weary-cavalry 0", "take weary-cavalry 1", "take weary-cavalry 2"]
    s.play("take weary-cavalry 1")
    s.leaders("moesia", "black-general-2")
    s.play("march black-general-2 dacia")
    assert s.offered() == ["take weary-cavalry 0", "take weary-cavalry 1"]


@pytest.mark.rule("conquest", "4.6.4")
def test_4_6_4_nobody_walks_on_water() -> None:
    s = Scene(3)
    s.turn("black")
    assert s.refused("march black-general-1 mare-epirus") == ("4.6.4", "no-walking-on-water")


# ---------------------------------------------------------------- legions


@pytest.mark.rule("conquest", "8")
def test_8_movement_ends_before_any_battle_begins() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", infantry=1)
    s.units("blue", "thracia", infantry=1)
    s.turn("black")
    assert s.why("fight thracia") == "not-now"
    s.march("black-general-1", "thracia", infantry=1)
    assert s.asked() == ("black", "movement")
    assert s.refused("march black-general-1 asia") == ("8.1", "stopped-by-enemy")
    s.play("end-movement")
    assert s.asked() == ("black", "combat")
    assert s.why("march black-general-2 thracia") == "not-now"


@pytest.mark.rule("conquest", "8")
def test_8_every_turn_points_are_new() -> None:
    s = Scene(2)
    s.legion("black-general-1", "aegyptus", infantry=1)
    s.turn("black")
    s.march("black-general-1", "cyrenaica", infantry=1)
    s.end_turn()
    s.end_turn()
    s.march("black-general-1", "africa-proconsularis", infantry=1)
    assert s.army("black", "africa-proconsularis") == (1, 0, 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_a_leader_moves_seven_units_and_not_eight() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", infantry=5, cavalry=2, catapults=2)
    s.turn("black")
    s.play("march black-general-1 thracia", "take infantry 5", "take cavalry 2")
    assert s.asked()[1] == "movement"
    assert s.army("black", "thracia") == (5, 2, 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_an_eighth_unit_is_refused_and_so_is_one_that_is_not_there() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", infantry=9, cavalry=2)
    s.turn("black")
    s.play("march black-general-1 thracia")
    assert s.offered()[-1] == "take infantry 7"
    assert s.refused("take infantry 8") == ("8.1", "legion-full")
    assert s.refused("take infantry -3") == ("8.1", "not-a-number")
    assert s.refused("take cavalry 1") == ("8.1", "other-follower")
    s.play("take infantry 4")
    assert s.refused("take cavalry 3") == ("8.1", "too-few-followers")
    assert s.refused("take cavalry 4") == ("8.1", "legion-full")


@pytest.mark.rule("conquest", "8.1")
def test_8_1_two_leaders_move_fourteen_and_do_not_count_themselves_ruling_c_28() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", infantry=15)
    s.turn("black")
    s.march("black-general-1", "thracia", infantry=7)
    s.march("black-general-2", "thracia", infantry=7)
    assert s.army("black", "thracia") == (14, 0, 0)
    assert s.army("black", "macedonia") == (1, 0, 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_units_are_left_and_taken_on_the_way_each_with_its_own_points_ruling_c_29() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", infantry=2, cavalry=2)
    s.units("black", "thracia", catapults=1)
    s.turn("black")
    s.march("black-general-1", "thracia", infantry=2, cavalry=2)
    s.march("black-general-1", "asia", weary=1, catapults=1)
    assert s.army("black", "thracia") == (2, 1, 0)
    assert s.army("black", "asia") == (0, 1, 1)
    s.play("end-movement")
    assert (s.owner("thracia"), s.owner("asia")) == ("black", "black")


@pytest.mark.rule("conquest", "8.1")
def test_8_1_units_left_without_a_leader_hold_but_do_not_move_ruling_c_29() -> None:
    s = Scene(3)
    s.hold("black", "thracia")
    s.units("black", "thracia", infantry=2)
    s.turn("black")
    assert not [text for text in s.offered("march") if text.endswith("asia")]
    s.play("end-movement")
    assert s.army("black", "thracia") == (2, 0, 0)
    assert s.owner("thracia") == "black"


@pytest.mark.rule("conquest", "8.1")
def test_8_1_enemy_land_units_stop_the_legion_and_its_leader_t24() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", cavalry=2)
    s.leaders("macedonia", "black-general-2")
    s.units("blue", "thracia", infantry=1)
    s.turn("black")
    s.march("black-general-1", "thracia", cavalry=1)
    assert s.points("black-general-1") == 0
    assert s.refused("march black-general-1 asia") == ("8.1", "stopped-by-enemy")
    s.march("black-general-2", "thracia", cavalry=1)
    assert s.refused("march black-general-2 asia") == ("8.1", "stopped-by-enemy")
    assert s.army("black", "thracia") == (0, 2, 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_a_marker_and_a_city_stop_nobody_and_passing_gains_nothing_t24() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.city("thracia")
    s.legion("black-general-1", "macedonia", cavalry=1)
    s.turn("black")
    s.march("black-general-1", "thracia", cavalry=1)
    s.march("black-general-1", "asia", weary=1)
    s.play("end-movement")
    assert s.owner("thracia") == "blue"
    assert s.owner("asia") == "black"


@pytest.mark.rule("conquest", "8.1")
def test_8_1_galleys_in_port_stop_nobody_ruling_c_23() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.galley("blue-galley-1", "thracia")
    s.legion("black-general-1", "macedonia", cavalry=1)
    s.turn("black")
    s.march("black-general-1", "thracia", cavalry=1)
    s.march("black-general-1", "asia", weary=1)
    s.play("end-movement")
    assert s.at("blue-galley-1") == "thracia"


@pytest.mark.rule("conquest", "8.1")
@pytest.mark.rule("conquest", "4.2")
def test_8_1_a_province_left_empty_stays_its_owners() -> None:
    s = Scene(3)
    s.legion("black-general-1", "thracia", infantry=1, held=True)
    s.turn("black")
    s.march("black-general-1", "asia", infantry=1)
    s.play("end-movement")
    assert s.owner("thracia") == "black"
    assert s.tribute("black") == 15 + 5 + 10


@pytest.mark.rule("conquest", "8.1")
def test_8_1_no_movement_after_the_battle() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", cavalry=2)
    s.units("blue", "thracia", infantry=1)
    s.turn("black")
    s.march("black-general-1", "thracia", cavalry=2)
    s.play(
        "end-movement",
        "fight thracia",
        "form 1 0 0",
        "form 0 2 0",
        "strike cavalry:2",
        "lose 1 0 0",
        "strike blank:1",
    )
    assert s.asked() == ("black", "purchase")
    assert s.army("black", "thracia") == (0, 2, 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_a_leader_found_by_a_retreating_enemy_may_leave_ruling_c_54() -> None:
    s = Scene(3)
    s.leaders("thracia", "black-general-1")
    s.units("blue", "thracia", infantry=1)
    s.turn("black")
    s.march("black-general-1", "moesia")
    assert s.at("black-general-1") == "moesia"


@pytest.mark.rule("conquest", "8.1.1")
def test_8_1_1_the_first_example_t10() -> None:
    s = Scene(3)
    s.hold("blue", "narbonensis")
    s.city("narbonensis")
    s.units("blue", "narbonensis", infantry=2)
    s.legion("blue-general-1", "hispania", infantry=6)
    s.turn("blue")
    s.march("blue-general-1", "narbonensis", infantry=6)
    assert s.army("blue", "narbonensis") == (8, 0, 0)
    s.play("march blue-general-1 lugdunensis")
    assert s.offered() == ["take infantry 0", "take infantry 1", "take infantry 2"]
    s.play("take infantry 2")
    assert s.army("blue", "narbonensis") == (6, 0, 0)
    assert s.army("blue", "lugdunensis") == (2, 0, 0)
    assert s.points("blue-general-1") == 0
    assert s.refused("march blue-general-1 belgica") == ("8.1", "leader-spent")
    s.leaders("lugdunensis", "blue-general-2")
    s.leaders("narbonensis", "blue-general-3")
    s.march("blue-general-2", "belgica")
    s.march("blue-general-3", "raetia")
    assert s.army("blue", "lugdunensis") == (2, 0, 0)
    assert s.army("blue", "narbonensis") == (6, 0, 0)


# ---------------------------------------------------------------- roads


def western_road(**options: str) -> Scene:
    """Blue holds the road Lusitania - Hispania - Narbonensis - Italia, with a general at its western end."""
    s = Scene(3, **options)
    s.hold("blue", "lusitania", "narbonensis", "italia")
    s.city("lusitania", "narbonensis", "italia")
    s.road("hispania--lusitania", "hispania--narbonensis", "italia--narbonensis")
    s.leaders("lusitania", "blue-general-1")
    return s


@pytest.mark.rule("conquest", "8.1.2")
@pytest.mark.rule("conquest", "4.5")
def test_8_1_2_the_second_example_t11() -> None:
    s = western_road()
    s.units("blue", "lusitania", infantry=4)
    s.turn("blue")
    s.march("blue-general-1", "hispania", infantry=4)
    assert s.points("blue-general-1") == 1
    s.march("blue-general-1", "italia", infantry=2)
    assert s.points("blue-general-1") == 1
    assert (s.army("blue", "hispania"), s.army("blue", "italia")) == ((2, 0, 0), (2, 0, 0))
    assert s.refused("march blue-general-1 macedonia") == ("3.1", "not-adjacent")
    s.march("blue-general-1", "dalmatia")
    assert s.points("blue-general-1") == 0
    assert s.army("blue", "italia") == (2, 0, 0)
    assert s.refused("march blue-general-1 moesia") == ("8.1", "leader-spent")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_any_distance_along_a_road_costs_one_point() -> None:
    s = western_road()
    s.units("blue", "lusitania", infantry=1, cavalry=1, catapults=1)
    s.turn("blue")
    s.march("blue-general-1", "italia", infantry=1, cavalry=1, catapults=1)
    assert s.army("blue", "italia") == (1, 1, 1)
    s.march("blue-general-1", "dalmatia", weary=1)
    assert s.army("blue", "dalmatia") == (0, 1, 0)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_step_then_road_and_road_then_step_t13() -> None:
    s = western_road()
    s.legion("blue-general-2", "baetica", infantry=1, cavalry=1)
    s.turn("blue")
    s.march("blue-general-2", "lusitania", infantry=1, cavalry=1)
    s.play("march blue-general-2 italia")
    assert s.offered() == ["take weary-cavalry 0", "take weary-cavalry 1"]
    s.play("take weary-cavalry 1")
    assert s.army("blue", "italia") == (0, 1, 0)
    assert s.points("blue-general-2") == 0
    s = western_road()
    s.units("blue", "lusitania", infantry=1, cavalry=1)
    s.turn("blue")
    s.march("blue-general-1", "italia", infantry=1, cavalry=1)
    s.march("blue-general-1", "pannonia", weary=1)
    assert s.army("blue", "pannonia") == (0, 1, 0)
    assert s.army("blue", "italia") == (1, 0, 0)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_tired_cavalry_goes_on_along_the_same_road_move_ruling_c_30() -> None:
    s = western_road()
    s.legion("blue-general-2", "baetica", cavalry=2)
    s.turn("blue")
    s.march("blue-general-2", "lusitania", cavalry=2)
    s.march("blue-general-2", "hispania", weary=2)
    assert s.points("blue-general-2") == 0
    s.march("blue-general-2", "italia", weary=1)
    assert (s.army("blue", "hispania"), s.army("blue", "italia")) == ((0, 1, 0), (0, 1, 0))


@pytest.mark.rule("conquest", "4.5")
def test_4_5_units_join_a_road_move_on_the_way_for_their_own_point_ruling_c_30() -> None:
    s = western_road()
    s.units("blue", "lusitania", infantry=2, cavalry=1)
    s.units("blue", "hispania", infantry=3, cavalry=1)
    s.turn("blue")
    s.march("blue-general-1", "hispania", infantry=2, cavalry=1)
    s.play("march blue-general-1 italia")
    assert s.offered()[-1] == "take infantry 5"
    s.play("take infantry 4", "take cavalry 2")
    assert s.army("blue", "italia") == (4, 2, 0)
    s.march("blue-general-1", "dalmatia", weary=2)
    assert s.army("blue", "dalmatia") == (0, 2, 0)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_those_already_on_the_road_go_first_ruling_c_55() -> None:
    s = western_road()
    s.units("blue", "lusitania", infantry=2)
    s.units("blue", "hispania", infantry=2)
    s.turn("blue")
    s.march("blue-general-1", "hispania", infantry=2)
    s.march("blue-general-1", "narbonensis", infantry=2)
    s.leaders("hispania", "blue-general-2")
    s.march("blue-general-2", "baetica", infantry=2)
    assert s.army("blue", "baetica") == (2, 0, 0)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_road_move_is_one_path_and_never_turns_back_ruling_c_56() -> None:
    s = western_road()
    s.units("blue", "lusitania", infantry=7)
    s.turn("blue")
    s.march("blue-general-1", "hispania", infantry=7)
    s.march("blue-general-1", "narbonensis", infantry=7)
    s.march("blue-general-1", "hispania", infantry=0)
    assert s.points("blue-general-1") == 0
    assert s.army("blue", "narbonensis") == (7, 0, 0)
    assert [text for text in s.offered() if "blue-general-1 " in text] == ["march blue-general-1 lusitania"]
    assert s.refused("march blue-general-1 narbonensis") == ("8.1", "leader-spent")
    assert s.refused("march blue-general-1 italia") == ("8.1", "leader-spent")
    s.march("blue-general-1", "lusitania")
    assert s.refused("march blue-general-1") == ("8.1", "leader-spent")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_what_a_long_ride_passed_is_behind_the_rider_ruling_c_56() -> None:
    s = western_road()
    s.units("blue", "narbonensis", infantry=7)
    s.turn("blue")
    s.march("blue-general-1", "italia")
    s.march("blue-general-1", "narbonensis")
    assert s.points("blue-general-1") == 0
    s.play("march blue-general-1 hispania", "take infantry 7")
    assert s.army("blue", "hispania") == (7, 0, 0)
    assert s.refused("march blue-general-1 narbonensis") == ("8.1", "leader-spent")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_road_move_that_came_to_its_end_is_over_ruling_c_56() -> None:
    s = western_road()
    s.turn("blue")
    s.march("blue-general-1", "italia")
    s.march("blue-general-1", "dalmatia")
    assert s.refused("march blue-general-1 italia") == ("8.1", "leader-spent")
    s = western_road()
    s.turn("blue")
    s.march("blue-general-1", "baetica")
    s.march("blue-general-1", "lusitania")
    assert s.points("blue-general-1") == 0
    s = western_road()
    s.turn("blue")
    s.march("blue-general-1", "narbonensis")
    s.march("blue-general-1", "lugdunensis")
    assert s.points("blue-general-1") == 0


@pytest.mark.rule("conquest", "4.5")
def test_4_5_any_other_move_ends_the_road_move_ruling_c_57() -> None:
    s = western_road()
    s.units("blue", "lusitania", infantry=1)
    s.turn("blue")
    s.march("blue-general-1", "hispania", infantry=1)
    s.march("blue-general-2", "baetica")
    s.play("march blue-general-1 narbonensis")
    assert s.asked()[1] == "movement"
    assert s.points("blue-general-1") == 0
    assert s.army("blue", "hispania") == (1, 0, 0)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_galley_that_moves_ends_the_road_move_too_ruling_c_57() -> None:
    s = western_road()
    s.galley("blue-galley-1", "mare-narbo")
    s.turn("blue")
    s.march("blue-general-1", "hispania")
    s.play("sail blue-galley-1 mare-baliaricum")
    s.march("blue-general-1", "narbonensis")
    assert s.points("blue-general-1") == 0


@pytest.mark.rule("conquest", "4.5")
def test_4_5_enemy_units_on_the_road_stop_the_legion() -> None:
    s = western_road()
    s.units("black", "narbonensis", infantry=1)
    s.units("blue", "lusitania", cavalry=1)
    s.turn("blue")
    assert s.refused("march blue-general-1 italia") == ("3.1", "not-adjacent")
    s.march("blue-general-1", "narbonensis", cavalry=1)
    assert s.points("blue-general-1") == 0
    assert s.refused("march blue-general-1 italia") == ("8.1", "stopped-by-enemy")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_road_serves_whoever_holds_both_its_cities_ruling_c_30() -> None:
    s = western_road()
    s.p.take_control(0, zone("narbonensis"))
    s.p.take_control(0, zone("italia"))
    s.leaders("narbonensis", "black-general-1")
    s.turn("blue")
    assert s.refused("march blue-general-1 narbonensis") == ("3.1", "not-adjacent")
    assert "march blue-general-1 hispania" in s.offered()
    s.turn("black")
    s.march("black-general-1", "italia")
    s.march("black-general-1", "dalmatia")
    assert s.at("black-general-1") == "dalmatia"
    assert s.refused("march black-general-1 moesia") == ("8.1", "leader-spent")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_road_serves_its_builder_or_by_option_who_holds_both_cities_ruling_c_30() -> None:
    for option, left in (("controller", 1), ("builder", 0)):
        s = western_road(roads=option)
        for place in ("narbonensis", "italia", "hispania"):
            s.p.take_control(0, zone(place))
        s.leaders("hispania", "black-general-1")
        s.turn("black")
        s.march("black-general-1", "narbonensis")
        s.march("black-general-1", "italia")
        assert s.points("black-general-1") == left


@pytest.mark.rule("conquest", "4.5")
def test_4_5_a_road_without_its_cities_is_taken_away_and_cannot_be_otherwise() -> None:
    s = western_road()
    s.units("black", "raetia", infantry=1)
    s.phase("blue", "destruction")
    assert not [text for text in s.offered() if "road" in text]
    s.play("raze narbonensis")
    built = [number for number, there in enumerate(s.p.road) if there]
    assert len(built) == 1
    assert s.p.building_pool[2] == 19


# ---------------------------------------------------------------- a legion named at once


@pytest.mark.rule("conquest", "8.1")
def test_8_1_a_legion_is_named_kind_by_kind_or_at_once() -> None:
    one, other = Scene(3), Scene(3)
    for s in (one, other):
        s.legion("black-general-1", "thracia", infantry=4, cavalry=2, catapults=1)
        s.turn("black")
    one.march("black-general-1", "asia", infantry=3, cavalry=2)
    other.play("march black-general-1 asia", "lead infantry:3.cavalry:2")
    assert one.p == other.p
    assert other.told("marched") == [["black-general-1", "asia", "3", "2", "0"]]


@pytest.mark.rule("conquest", "8.1")
def test_8_1_a_legion_named_at_once_is_refused_for_the_kind_at_fault() -> None:
    s = Scene(3)
    s.legion("black-general-1", "thracia", infantry=5, cavalry=3)
    s.turn("black")
    s.play("march black-general-1 asia")
    assert s.refused("lead infantry:6") == ("8.1", "too-few-followers")
    assert s.refused("lead infantry:5.cavalry:3") == ("8.1", "legion-full")
    assert s.refused("lead catapult:1") == ("8.1", "too-few-followers")
    s.play("lead -")
    assert s.army("black", "thracia") == (5, 3, 0)
    assert s.at("black-general-1") == "asia"


@pytest.mark.rule("conquest", "4.5")
@pytest.mark.rule("conquest", "8.1")
def test_4_5_who_rides_into_enemy_units_rides_no_further() -> None:
    s = Scene(3).hold("black", "thracia", "moesia", "dalmatia", "pannonia", "dacia")
    s.city("thracia", "moesia", "dalmatia", "pannonia").road(
        "moesia--thracia", "dalmatia--moesia", "dalmatia--pannonia"
    )
    s.leaders("thracia", "black-general-1").units("yellow", "dalmatia", infantry=1).turn("black")
    s.march("black-general-1", "moesia").march("black-general-1", "dalmatia")
    assert s.offered("march black-general-1") == []


@pytest.mark.rule("conquest", "4.5")
def test_4_5_three_cities_joined_in_a_ring_are_each_offered_once() -> None:
    s = Scene(3).hold("black", "moesia", "pannonia", "dacia").city("moesia", "pannonia", "dacia")
    s.road("moesia--pannonia", "dacia--moesia", "dacia--pannonia")
    s.leaders("moesia", "black-general-1").turn("black")
    towards = s.offered("march black-general-1")
    assert len(set(towards)) == len(towards)
    assert {"march black-general-1 pannonia", "march black-general-1 dacia"} <= set(towards)


@pytest.mark.rule("conquest", "4.5")
def test_4_5_with_a_point_left_the_whole_road_leads_back_ruling_c_56() -> None:
    s = western_road()
    s.turn("blue")
    s.march("blue-general-1", "narbonensis").march("blue-general-1", "italia")
    assert s.points("blue-general-1") == 1
    assert "march blue-general-1 hispania" in s.offered()
    s.march("blue-general-1", "hispania")
    assert (s.at("blue-general-1"), s.points("blue-general-1")) == ("hispania", 0)


@pytest.mark.rule("conquest", "8.1")
def test_8_1_cavalry_that_met_an_enemy_follows_nobody_out_again() -> None:
    s = Scene(3).leaders("moesia", "black-general-2").units("yellow", "moesia", infantry=1)
    s.legion("black-general-1", "thracia", cavalry=2).turn("black")
    s.march("black-general-1", "moesia", cavalry=2)
    s.play("march black-general-2 dacia")
    assert (s.asked(), s.at("black-general-2")) == (("black", "movement"), "dacia")
    assert s.army("black", "moesia") == (0, 2, 0)
