"""Sections 11 and 12: winning, pursuit, retreat, conquest, captured leaders, the fall of an emperor."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.games.conquest import words
from rules.conquest.scene import Scene, side, zone


def fought(
    attacker: tuple[int, int, int],
    defender: tuple[int, int, int],
    at: str = "thracia",
    *,
    generals: tuple[int, int] = (1, 1),
    seats: int = 3,
) -> Scene:
    """Black and blue have fought a round without a hit; the defender is asked whether he retreats."""
    s = Scene(seats)
    s.hold("blue", at)
    s.units("black", at, *attacker)
    s.units("blue", at, *defender)
    s.leaders(at, *[f"black-general-{number + 1}" for number in range(generals[0])])
    s.leaders(at, *[f"blue-general-{number + 1}" for number in range(generals[1])])
    return s


def one_round(s: Scene, at: str = "thracia", asked: str = "retreat") -> Scene:
    """Fight one round without a hit; `asked` is what blue, who defends, is asked then."""
    s.phase("black", "combat")
    s.play(f"fight {at}")
    s.play(s.offered()[0])
    s.play(s.offered()[0])
    s.roll(f"blank:{s.dice()}")
    s.roll(f"blank:{s.dice()}")
    assert s.asked() == ("blue", asked)
    return s


def destroyed(s: Scene, at: str = "thracia") -> list[str]:
    """Let the attacker's single infantry destroy the defender's."""
    s.phase("black", "combat")
    s.listen().play(f"fight {at}", "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0")
    return s.roll(f"blank:{s.dice()}").news()


# ---------------------------------------------------------------- 11: winning


@pytest.mark.rule("conquest", "11")
@pytest.mark.rule("conquest", "4.2")
def test_11_the_winning_attacker_takes_the_province_and_both_markers_move_t25() -> None:
    s = fought((1, 0, 0), (1, 0, 0), "asia", generals=(1, 0))
    s.city("asia")
    assert (s.tribute("black"), s.tribute("blue")) == (15, 30)
    destroyed(s, "asia")
    assert s.owner("asia") == "black"
    assert (s.tribute("black"), s.tribute("blue")) == (30, 15)


@pytest.mark.rule("conquest", "11")
def test_11_the_winning_defender_keeps_the_province_ruling_c_03() -> None:
    s = fought((1, 0, 0), (1, 0, 0), generals=(0, 1))
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert s.owner("thracia") == "blue"
    assert (s.tribute("black"), s.tribute("blue")) == (15, 20)
    assert s.asked() == ("black", "razing")


@pytest.mark.rule("conquest", "11")
@pytest.mark.rule("conquest", "4.3.2")
def test_11_leaders_whose_units_were_destroyed_are_captured_and_their_fate_is_the_winners_ruling_c_18() -> None:
    s = fought((1, 0, 0), (1, 0, 0), generals=(1, 2))
    destroyed(s)
    assert s.asked() == ("black", "fate")
    assert s.refused("hold blue-general-2") == ("4.3.2", "other-captive")
    s.play("hold blue-general-1", "remove blue-general-2")
    assert (s.at("blue-general-1"), s.at("blue-general-2")) == ("captive of black", "gone")


@pytest.mark.rule("conquest", "11")
def test_11_the_defender_captures_the_attackers_leaders_too() -> None:
    s = fought((1, 0, 0), (1, 0, 0))
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert s.asked() == ("blue", "fate")
    s.play("hold black-general-1")
    assert s.at("black-general-1") == "captive of blue"


@pytest.mark.rule("conquest", "11")
def test_11_a_removed_general_never_comes_back_ruling_c_18() -> None:
    s = fought((1, 0, 0), (1, 0, 0))
    destroyed(s)
    s.play("remove blue-general-1")
    s.phase("blue", "placement")
    assert s.asked() == ("black", "movement")


@pytest.mark.rule("conquest", "11")
def test_11_enemy_galleys_in_a_conquered_port_are_destroyed_ruling_c_23() -> None:
    s = fought((1, 0, 0), (1, 0, 0), generals=(1, 0))
    s.galley("blue-galley-1", "thracia")
    s.galley("blue-galley-2", "mare-aegaeum")
    s.galley("black-galley-1", "thracia")
    destroyed(s)
    assert s.at("blue-galley-1") == "gone"
    assert s.at("blue-galley-2") == "mare-aegaeum"
    assert s.at("black-galley-1") == "thracia"


@pytest.mark.rule("conquest", "11")
def test_11_so_are_they_when_the_defender_retreated_or_only_galleys_were_there_ruling_c_23() -> None:
    s = fought((1, 0, 0), (1, 0, 0))
    s.galley("blue-galley-1", "thracia")
    one_round(s)
    s.play("retreat")
    assert s.at("blue-galley-1") == "gone"
    s = Scene(3)
    s.hold("blue", "thracia")
    s.galley("blue-galley-1", "thracia")
    s.galley("yellow-galley-1", "thracia")
    s.units("black", "macedonia", infantry=1)
    s.turn("black")
    s.march("black-general-1", "thracia", infantry=1)
    s.listen().play("end-movement")
    assert s.told("galleys-burnt") == [["yellow", "thracia", "1"], ["blue", "thracia", "1"]]
    assert s.owner("thracia") == "black"


@pytest.mark.rule("conquest", "11")
@pytest.mark.parametrize("ends", ["destroyed", "retreats"])
def test_11_a_beaten_attacker_keeps_his_galleys_there_ruling_c_23(ends: str) -> None:
    s = fought((1, 0, 0), (1, 0, 0))
    s.galley("black-galley-1", "thracia")
    s.galley("blue-galley-1", "thracia")
    if ends == "retreats":
        one_round(s)
        s.play("fight-on", "retreat")
    else:
        s.phase("black", "combat")
        s.play("fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert (s.at("black-galley-1"), s.at("blue-galley-1")) == ("thracia", "thracia")


@pytest.mark.rule("conquest", "11")
def test_11_when_both_are_destroyed_nobody_wins_ruling_c_12() -> None:
    s = fought((1, 0, 0), (1, 0, 0))
    s.galley("black-galley-1", "thracia")
    s.galley("blue-galley-1", "thracia")
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0")
    s.listen().play("strike infantry:1", "lose 1 0 0")
    assert "both-destroyed" in s.news()
    assert "captured" not in s.news()
    assert s.owner("thracia") == "blue"
    assert s.asked() == ("black", "withdrawal")
    assert s.at("black-galley-1") == "thracia"
    s.play("withdraw macedonia")
    assert (s.at("black-general-1"), s.at("blue-general-1")) == ("macedonia", "thracia")
    assert s.at("blue-galley-1") == "thracia"


@pytest.mark.rule("conquest", "11")
def test_11_when_both_are_destroyed_leaders_with_nowhere_to_go_are_captured_ruling_c_12() -> None:
    s = fought((1, 0, 0), (1, 0, 0), "creta")
    s.phase("black", "combat")
    s.play(
        "fight creta",
        "form 1 0 0",
        "form 1 0 0",
        "strike infantry:1",
        "lose 1 0 0",
        "strike infantry:1",
        "lose 1 0 0",
    )
    assert s.asked() == ("blue", "fate")
    s.play("hold black-general-1")
    assert s.at("black-general-1") == "captive of blue"


# ---------------------------------------------------------------- 11: the fall of an emperor


@pytest.mark.rule("conquest", "11")
@pytest.mark.rule("conquest", "4.3.1")
@pytest.mark.rule("conquest", "18")
def test_11_a_captured_emperor_leaves_all_he_had_to_the_captor_t27() -> None:
    s = fought((1, 0, 0), (1, 0, 0), generals=(1, 1))
    s.leaders("thracia", "blue-emperor")
    s.hold("blue", "asia", "baetica")
    s.city("baetica", fortified=True)
    s.road("baetica--hispania")
    s.units("blue", "asia", infantry=2, cavalry=3)
    s.galley("blue-galley-1", "mare-narbo", catapults=2, aboard=("blue-general-2",))
    s.captive("yellow-general-1", "blue")
    s.captive("black-general-4", "blue")
    s.captive("blue-general-4", "yellow")
    s.money("blue", 45)
    s.money("black", 10)
    spoils = s.tribute("blue")
    events = destroyed(s)
    assert "emperor-falls" in events
    assert s.tribute("blue") == 0
    assert s.talents("blue") == 0
    assert s.tribute("black") == 15 + spoils
    assert s.talents("black") == 10 + 45 + 15 + spoils
    assert s.at("blue-emperor") == "gone"
    assert s.owner("hispania") == s.owner("asia") == s.owner("baetica") == "black"
    assert s.army("black", "asia") == (2, 3, 0)
    assert s.army("blue", "asia") == (0, 0, 0)
    assert s.pool("blue") == (0, 0, 0)
    assert s.pool("black") == (19 + 18, 20 + 17, 6 + 4)
    assert s.p.ship_owner[words.SHIP.value("blue-galley-1")] == side("black")
    assert s.p.road_builder[words.BORDER.value("baetica--hispania")] == side("black")
    assert [s.at(f"blue-general-{number}") for number in (1, 2, 3)] == ["thracia", "mare-narbo", "hispania"]
    assert [s.p.leader_owner[words.LEADER.value(f"blue-general-{number}")] for number in (1, 2, 3)] == [0, 0, 0]
    assert s.at("blue-general-4") == "gone"
    assert s.at("yellow-general-1") == "captive of black"
    assert s.at("black-general-4") == "macedonia"
    assert s.p.outcome() is None


@pytest.mark.rule("conquest", "11")
def test_11_the_captor_moves_and_buys_the_fallen_colours_ruling_c_43() -> None:
    s = fought((1, 0, 0), (1, 0, 0), generals=(1, 1))
    s.leaders("thracia", "blue-emperor")
    destroyed(s)
    s.end_turn()
    assert s.asked()[0] == "yellow"
    s.end_turn()
    assert s.asked() == ("black", "movement")
    assert s.points("blue-general-1") == 2
    assert "march blue-general-2 narbonensis" in s.offered()


@pytest.mark.rule("conquest", "11")
def test_11_an_emperor_is_lost_where_his_units_are_lost_not_where_they_are_pursued() -> None:
    s = fought((0, 1, 0), (1, 0, 0), generals=(1, 0))
    s.leaders("thracia", "blue-emperor")
    one_round(s)
    s.play("retreat")
    s.roll("cavalry:1")
    s.play("cut-down 1 0 0")
    assert s.asked() == ("blue", "withdrawal")
    s.play("withdraw asia")
    assert s.at("blue-emperor") == "asia"


@pytest.mark.rule("conquest", "11")
def test_11_an_attacker_who_loses_his_emperor_loses_his_turn_ruling_c_43() -> None:
    s = fought((1, 0, 0), (1, 0, 0), generals=(0, 1))
    s.leaders("thracia", "black-emperor")
    s.legion("black-general-2", "dalmatia", infantry=1)
    s.units("yellow", "dalmatia", infantry=1)
    s.hold("yellow", "dalmatia")
    s.money("black", 50)
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert s.talents("blue") == 50
    assert s.asked() == ("blue", "combat")
    assert s.deeds() == ["fight dalmatia"]
    s.play("fight dalmatia", "form 1 0 0")
    assert s.asked() == ("blue", "legion")
    s.play("form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert s.owner("dalmatia") == "blue"
    assert s.asked() == ("yellow", "movement")
    assert s.p.battle is None
    assert s.talents("blue") == 50


@pytest.mark.rule("conquest", "11")
def test_11_a_fallen_attackers_fleets_fight_no_more_this_turn_ruling_c_43() -> None:
    s = fought((1, 0, 0), (1, 0, 0), generals=(0, 1))
    s.leaders("thracia", "black-emperor")
    s.galley("black-galley-1", "mare-epirus")
    s.galley("yellow-galley-1", "mare-epirus")
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "11")
def test_11_own_generals_are_free_when_their_captor_falls_ruling_c_58() -> None:
    s = fought((1, 0, 0), (1, 0, 0), generals=(1, 0))
    s.leaders("thracia", "blue-emperor")
    s.captive("black-general-3", "blue")
    destroyed(s)
    assert s.at("black-general-3") == "macedonia"


@pytest.mark.rule("conquest", "11")
def test_11_the_freed_come_back_to_the_first_own_province_when_home_is_lost_ruling_c_58() -> None:
    s = fought((1, 0, 0), (1, 0, 0), generals=(1, 0))
    s.leaders("thracia", "blue-emperor")
    s.captive("black-general-3", "blue")
    s.hold("yellow", "macedonia")
    s.hold("black", "asia")
    s.leaders("asia", "black-emperor", "black-general-2", "black-general-4")
    destroyed(s)
    assert s.at("black-general-3") == "hispania"


# ---------------------------------------------------------------- 11.1: pursuit


@pytest.mark.rule("conquest", "11.1")
def test_11_1_a_die_for_each_unit_left_and_one_hit_for_each_cavalry_t22() -> None:
    s = one_round(fought((3, 2, 0), (3, 1, 1)))
    s.play("retreat")
    assert s.dice() == 5
    assert s.why("pursue cavalry:6") == "no-such-choice"
    assert s.why("pursue cavalry:4") == "no-such-choice"
    s.listen().roll("cavalry:3.infantry:2")
    assert s.told("pursued") == [["black", "infantry:2.cavalry:3", "2", "cavalry:2"]]
    assert s.asked() == ("black", "cut-down")
    assert "cut-down 0 1 1" in s.offered()
    assert s.refused("cut-down 1 0 0") == ("11.1", "pursuit-exact")
    assert s.refused("cut-down 0 2 0") == ("11.1", "pursuit-from-survivors")
    assert s.refused("cut-down 3 -2 1") == ("11.1", "pursuit-from-survivors")
    s.play("cut-down 0 1 1")
    assert s.army("blue", "thracia") == (3, 0, 0)
    assert s.asked() == ("blue", "withdrawal")


@pytest.mark.rule("conquest", "11.1")
def test_11_1_the_reserve_pursues_and_the_reserve_is_caught_ruling_c_13() -> None:
    s = one_round(fought((9, 1, 0), (9, 1, 0)))
    s.play("retreat")
    assert s.dice() == 10
    s.roll("cavalry:5.blank:5")
    assert s.offered() == ["cut-down 1 0 0", "cut-down 0 1 0"]


@pytest.mark.rule("conquest", "11.1")
def test_11_1_leaders_escape_when_the_pursuit_kills_the_last_unit_t22() -> None:
    s = one_round(fought((3, 2, 0), (2, 0, 0)))
    s.play("retreat")
    s.listen().roll("cavalry:2.blank:3")
    s.play("cut-down 2 0 0")
    assert "captured" not in s.news()
    s.play("withdraw moesia")
    assert s.at("blue-general-1") == "moesia"


@pytest.mark.rule("conquest", "11.1")
def test_11_1_without_cavalry_there_is_nothing_to_roll_ruling_c_59() -> None:
    s = one_round(fought((3, 0, 1), (2, 0, 0)))
    s.play("retreat")
    assert s.asked() == ("blue", "withdrawal")


@pytest.mark.rule("conquest", "11.1")
def test_11_1_walls_give_no_dice_in_a_pursuit_ruling_c_13() -> None:
    s = fought((3, 0, 0), (1, 1, 0))
    s.city("thracia", fortified=True)
    one_round(s)
    s.play("fight-on", "retreat")
    assert s.dice() == 2
    s.listen().roll("cavalry:2")
    assert s.told("pursued") == [["blue", "cavalry:2", "1", "cavalry:1"]]
    assert s.asked() == ("blue", "cut-down")


@pytest.mark.rule("conquest", "11.1")
def test_11_1_no_more_fall_than_flee() -> None:
    s = one_round(fought((0, 4, 0), (1, 0, 0)))
    s.play("retreat")
    s.roll("cavalry:4")
    assert s.offered() == ["cut-down 1 0 0"]


@pytest.mark.rule("conquest", "11.1")
def test_11_1_a_pursuit_of_many_dice_rolls_them_all() -> None:
    s = fought((20, 20, 6), (1, 0, 0))
    one_round(s)
    s.play("retreat")
    assert s.dice() == 46
    move = words.VOCABULARY.parse("pursue infantry:40.cavalry:6")
    assert s.p.why_not(move, s.p.turn()) is None
    assert words.VOCABULARY.text(move) == "pursue infantry:40.cavalry:6"
    for seed in range(20):
        assert s.p.why_not(s.p.draw(Seeded(seed)), s.p.turn()) is None
    s.listen().play("pursue infantry:46")
    assert s.told("pursued") == [["black", "infantry:46", "0", "-"]]


# ---------------------------------------------------------------- 12: retreat


@pytest.mark.rule("conquest", "12")
def test_12_one_adjacent_province_free_of_other_players_combat_units_ruling_c_14() -> None:
    s = fought((1, 0, 0), (2, 1, 1))
    s.units("yellow", "moesia", infantry=1)
    one_round(s)
    s.play("retreat")
    assert s.offered() == ["withdraw asia", "withdraw macedonia"]
    assert s.refused("withdraw moesia") == ("12", "retreat-blocked")
    assert s.refused("withdraw galatia") == ("12", "retreat-not-adjacent")
    assert s.refused("withdraw mare-aegaeum") == ("12", "retreat-not-to-sea")
    s.play("withdraw asia")
    assert s.army("blue", "asia") == (2, 1, 1)
    assert s.at("blue-general-1") == "asia"
    assert s.army("blue", "thracia") == (0, 0, 0)


@pytest.mark.rule("conquest", "12")
def test_12_galleys_of_others_bar_a_province_own_galleys_do_not_ruling_c_14() -> None:
    s = fought((1, 0, 0), (1, 0, 0))
    s.galley("yellow-galley-1", "moesia")
    s.galley("blue-galley-1", "asia")
    one_round(s)
    s.play("retreat")
    assert s.refused("withdraw moesia") == ("12", "retreat-blocked")
    assert s.offered() == ["withdraw asia", "withdraw macedonia"]


@pytest.mark.rule("conquest", "12")
def test_12_a_crossing_leads_out_and_lone_leaders_bar_nothing_ruling_c_14() -> None:
    s = fought((1, 0, 0), (1, 0, 0))
    s.leaders("asia", "yellow-general-1")
    one_round(s)
    s.play("retreat", "withdraw asia")
    assert s.army("blue", "asia") == (1, 0, 0)
    assert s.at("yellow-general-1") == "asia"


@pytest.mark.rule("conquest", "12")
def test_12_the_limit_of_seven_does_not_apply_to_a_retreat_ruling_c_15() -> None:
    s = one_round(fought((1, 0, 0), (12, 0, 0)))
    s.play("retreat", "withdraw asia")
    assert s.army("blue", "asia") == (12, 0, 0)


@pytest.mark.rule("conquest", "12")
def test_12_without_a_leader_units_cannot_leave_ruling_c_15() -> None:
    s = one_round(fought((1, 0, 0), (3, 1, 0), generals=(1, 0)), asked="retreat-cut-off")
    assert s.deeds() == ["fight-on", "retreat"]
    s.listen().play("retreat")
    assert s.told("cut-off") == [["blue", "3", "1", "0"]]
    assert s.pool("blue") == (20, 20, 6)
    assert s.owner("thracia") == "black"


@pytest.mark.rule("conquest", "12")
def test_12_with_nowhere_to_go_units_are_eliminated_and_leaders_captured_ruling_c_15() -> None:
    s = one_round(fought((1, 0, 0), (2, 0, 0), "cyprus"), "cyprus", "retreat-cut-off")
    s.listen().play("retreat")
    assert s.told("cut-off") == [["blue", "2", "0", "0"]]
    assert s.asked() == ("black", "fate")
    s.play("hold blue-general-1")
    assert s.at("blue-general-1") == "captive of black"


@pytest.mark.rule("conquest", "12")
def test_12_the_attacker_retreats_as_the_defender_does_and_not_only_where_he_came_from_ruling_c_14() -> None:
    s = one_round(fought((2, 0, 0), (2, 0, 0)))
    s.play("fight-on", "retreat")
    assert s.asked() == ("black", "withdrawal")
    assert s.offered() == ["withdraw asia", "withdraw moesia", "withdraw macedonia"]
    s.play("withdraw moesia")
    assert s.army("black", "moesia") == (2, 0, 0)


@pytest.mark.rule("conquest", "12")
def test_12_a_retreat_conquers_nothing_until_the_next_own_movement_ruling_c_16() -> None:
    s = fought((1, 0, 0), (2, 0, 0))
    s.hold("yellow", "asia")
    one_round(s)
    s.play("retreat", "withdraw asia")
    assert s.owner("asia") == "yellow"
    s.end_turn()
    assert s.asked()[0] == "yellow"
    s.end_turn()
    assert s.owner("asia") == "yellow"
    assert s.asked()[0] == "blue"
    s.play("end-movement")
    assert s.owner("asia") == "blue"


@pytest.mark.rule("conquest", "12")
def test_12_who_has_retreated_does_not_move_again_but_moves_in_his_own_turn() -> None:
    s = one_round(fought((2, 0, 0), (2, 0, 0)))
    s.play("retreat", "withdraw asia")
    s.end_turn()
    s.end_turn()
    s.march("blue-general-1", "galatia", infantry=2)
    assert s.army("blue", "galatia") == (2, 0, 0)


# ---------------------------------------------------------------- 12.1: conquest


@pytest.mark.rule("conquest", "12.1")
def test_12_1_an_empty_province_is_conquered_by_leaving_units_in_it_ruling_c_34() -> None:
    s = Scene(3)
    s.hold("blue", "asia")
    s.city("asia")
    s.legion("black-general-1", "thracia", infantry=1)
    s.turn("black")
    s.march("black-general-1", "asia", infantry=1)
    assert s.owner("asia") == "blue"
    s.listen().play("end-movement")
    assert s.told("conquered") == [["black", "asia"]]
    assert (s.tribute("black"), s.tribute("blue")) == (30, 15)
    assert s.talents("black") == 30


@pytest.mark.rule("conquest", "12.1")
def test_12_1_control_costs_nothing_ruling_c_01() -> None:
    s = Scene(3)
    s.legion("black-general-1", "thracia", infantry=1)
    s.money("black", 50)
    s.turn("black")
    s.play("end-movement")
    assert s.owner("thracia") == "black"
    assert s.talents("black") == 50 + 20


@pytest.mark.rule("conquest", "12.1")
def test_12_1_only_units_conquer_an_enemy_province() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.leaders("thracia", "black-general-1")
    s.turn("black")
    s.play("end-movement")
    assert s.owner("thracia") == "blue"


@pytest.mark.rule("conquest", "12.1")
def test_12_1_what_enemy_units_hold_is_not_conquered_before_the_battle() -> None:
    s = fought((1, 0, 0), (1, 0, 0))
    s.legion("black-general-2", "macedonia")
    s.turn("black")
    s.play("end-movement")
    assert s.owner("thracia") == "blue"


@pytest.mark.rule("conquest", "12.1")
def test_12_1_the_city_changes_hands_with_the_province_and_its_roads_stay_ruling_c_31() -> None:
    s = fought((1, 0, 0), (1, 0, 0), "asia", generals=(1, 0))
    s.hold("blue", "galatia")
    s.city("asia", "galatia", fortified=True)
    s.road("asia--galatia")
    destroyed(s, "asia")
    assert (s.p.city[zone("asia")], s.p.fort[zone("asia")]) == (1, 1)
    assert s.p.road[words.BORDER.value("asia--galatia")] == 1


@pytest.mark.rule("conquest", "11")
@pytest.mark.rule("conquest", "18")
def test_11_what_is_left_of_a_fallen_players_turn_is_left_out_ruling_c_43() -> None:
    s = Scene(3, "short")
    s.p.round = 12
    s.leaders("thracia", "blue-emperor")
    s.units("blue", "thracia", infantry=1)
    s.units("black", "thracia", infantry=1)
    s.money("black", 100)
    s.phase("blue", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert s.ended() == "round-limit"
    assert s.p.turn_over == 3
    assert s.p.view(None)["status"] == {"round": 12, "phase": "combat", "active": "black", "prices": 1}
    assert s.talents("black") == 100


@pytest.mark.rule("conquest", "9")
@pytest.mark.rule("conquest", "12")
def test_9_who_retreats_beside_lone_leaders_takes_them_in_his_next_turn_ruling_c_17() -> None:
    s = fought((1, 0, 0), (1, 0, 0))
    s.leaders("moesia", "yellow-general-1")
    one_round(s)
    s.play("fight-on", "retreat", "withdraw moesia")
    assert (s.asked()[0], s.at("yellow-general-1")) == ("black", "moesia")
    assert s.asked()[1] != "combat"
    s.phase("black", "combat")
    assert s.deeds() == ["fight moesia"]


@pytest.mark.rule("conquest", "11")
@pytest.mark.parametrize("wins", [True, False])
def test_11_a_won_port_costs_a_third_player_his_galleys_too_ruling_c_23(wins: bool) -> None:
    s = fought((1, 0, 0), (1, 0, 0))
    s.galley("yellow-galley-1", "thracia")
    s.galley("yellow-galley-2", "mare-aegaeum")
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 0 0")
    if wins:
        s.play("strike infantry:1", "lose 1 0 0", "strike blank:1")
    else:
        s.play("strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert s.at("yellow-galley-1") == ("gone" if wins else "thracia")
    assert s.at("yellow-galley-2") == "mare-aegaeum"


@pytest.mark.rule("conquest", "12.1")
def test_12_1_who_occupies_a_port_keeps_his_own_galleys_there_ruling_c_23() -> None:
    s = Scene(3).hold("yellow", "thracia")
    s.galley("black-galley-1", "thracia").galley("yellow-galley-1", "thracia").galley("blue-galley-1", "thracia")
    s.legion("black-general-1", "macedonia", infantry=1).turn("black")
    s.march("black-general-1", "thracia", infantry=1).play("end-movement")
    assert s.owner("thracia") == "black"
    assert [s.at(f"{colour}-galley-1") for colour in ("black", "yellow", "blue")] == ["thracia", "gone", "gone"]
