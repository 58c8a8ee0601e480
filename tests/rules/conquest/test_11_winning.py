"""Sections 11 and 12: winning, pursuit, retreat, conquest, captured leaders, the fall of an emperor."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.games.conquest import words
from quadriga.games.conquest.position import Conquest
from rules.conquest.scene import (
    army,
    asked,
    captive,
    city,
    dice,
    empty,
    end_turn,
    galley,
    heard,
    hold,
    keys,
    leaders,
    legion,
    march,
    money,
    offered,
    owner,
    phase,
    play,
    points,
    pool,
    refused,
    road,
    roll,
    side,
    talents,
    tribute,
    turn,
    units,
    where,
    why,
    zone,
)


def fought(
    attacker: tuple[int, int, int],
    defender: tuple[int, int, int],
    at: str = "thracia",
    *,
    generals: tuple[int, int] = (1, 1),
    seats: int = 3,
) -> Conquest:
    """Black and blue have fought a round without a hit; the defender is asked whether he retreats."""
    p = empty(seats)
    hold(p, "blue", at)
    units(p, "black", at, *attacker)
    units(p, "blue", at, *defender)
    leaders(p, at, *[f"black-general-{number + 1}" for number in range(generals[0])])
    leaders(p, at, *[f"blue-general-{number + 1}" for number in range(generals[1])])
    return p


def one_round(p: Conquest, at: str = "thracia") -> Conquest:
    """Fight one round without a hit."""
    phase(p, "black", "combat")
    play(p, f"fight {at}")
    play(p, offered(p)[0])
    play(p, offered(p)[0])
    roll(p, f"blank:{dice(p)}")
    roll(p, f"blank:{dice(p)}")
    assert asked(p) == ("blue", "retreat")
    return p


def destroyed(p: Conquest, at: str = "thracia") -> list[str]:
    """Let the attacker's single infantry destroy the defender's."""
    phase(p, "black", "combat")
    events = play(p, f"fight {at}", "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0")
    return keys(events + roll(p, f"blank:{dice(p)}"))


# ---------------------------------------------------------------- 11: winning


@pytest.mark.rule("conquest", "11")
@pytest.mark.rule("conquest", "4.2")
def test_11_the_winning_attacker_takes_the_province_and_both_markers_move_t25() -> None:
    p = fought((1, 0, 0), (1, 0, 0), "asia", generals=(1, 0))
    city(p, "asia")
    assert (tribute(p, "black"), tribute(p, "blue")) == (15, 30)
    destroyed(p, "asia")
    assert owner(p, "asia") == "black"
    assert (tribute(p, "black"), tribute(p, "blue")) == (30, 15)


@pytest.mark.rule("conquest", "11")
def test_11_the_winning_defender_keeps_the_province_ruling_c_03() -> None:
    p = fought((1, 0, 0), (1, 0, 0), generals=(0, 1))
    phase(p, "black", "combat")
    play(p, "fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert owner(p, "thracia") == "blue"
    assert (tribute(p, "black"), tribute(p, "blue")) == (15, 20)
    assert asked(p) == ("black", "razing")


@pytest.mark.rule("conquest", "11")
@pytest.mark.rule("conquest", "4.3.2")
def test_11_leaders_whose_units_were_destroyed_are_captured_and_their_fate_is_the_winners_ruling_c_18() -> None:
    p = fought((1, 0, 0), (1, 0, 0), generals=(1, 2))
    destroyed(p)
    assert asked(p) == ("black", "fate")
    assert why(p, "hold blue-general-2") == ("4.3.2", "other-captive")
    play(p, "hold blue-general-1", "remove blue-general-2")
    assert (where(p, "blue-general-1"), where(p, "blue-general-2")) == ("captive of black", "gone")


@pytest.mark.rule("conquest", "11")
def test_11_the_defender_captures_the_attackers_leaders_too() -> None:
    p = fought((1, 0, 0), (1, 0, 0))
    phase(p, "black", "combat")
    play(p, "fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert asked(p) == ("blue", "fate")
    play(p, "hold black-general-1")
    assert where(p, "black-general-1") == "captive of blue"


@pytest.mark.rule("conquest", "11")
def test_11_a_removed_general_never_comes_back_ruling_c_18() -> None:
    p = fought((1, 0, 0), (1, 0, 0))
    destroyed(p)
    play(p, "remove blue-general-1")
    phase(p, "blue", "placement")
    assert asked(p) == ("black", "movement")


@pytest.mark.rule("conquest", "11")
def test_11_enemy_galleys_in_a_conquered_port_are_destroyed_ruling_c_23() -> None:
    p = fought((1, 0, 0), (1, 0, 0), generals=(1, 0))
    galley(p, "blue-galley-1", "thracia")
    galley(p, "blue-galley-2", "mare-aegaeum")
    galley(p, "black-galley-1", "thracia")
    destroyed(p)
    assert where(p, "blue-galley-1") == "gone"
    assert where(p, "blue-galley-2") == "mare-aegaeum"
    assert where(p, "black-galley-1") == "thracia"


@pytest.mark.rule("conquest", "11")
def test_11_so_are_they_when_the_defender_retreated_or_only_galleys_were_there_ruling_c_23() -> None:
    p = fought((1, 0, 0), (1, 0, 0))
    galley(p, "blue-galley-1", "thracia")
    one_round(p)
    play(p, "retreat")
    assert where(p, "blue-galley-1") == "gone"
    p = empty(3)
    hold(p, "blue", "thracia")
    galley(p, "blue-galley-1", "thracia")
    galley(p, "yellow-galley-1", "thracia")
    units(p, "black", "macedonia", infantry=1)
    turn(p, "black")
    march(p, "black-general-1", "thracia", infantry=1)
    events = play(p, "end-movement")
    assert heard(events, "galleys-burnt") == [["yellow", "thracia", "1"], ["blue", "thracia", "1"]]
    assert owner(p, "thracia") == "black"


@pytest.mark.rule("conquest", "11")
@pytest.mark.parametrize("ends", ["destroyed", "retreats"])
def test_11_a_beaten_attacker_loses_his_galleys_there_ruling_c_23(ends: str) -> None:
    p = fought((1, 0, 0), (1, 0, 0))
    galley(p, "black-galley-1", "thracia")
    galley(p, "blue-galley-1", "thracia")
    if ends == "retreats":
        one_round(p)
        play(p, "fight-on", "retreat")
    else:
        phase(p, "black", "combat")
        play(p, "fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert (where(p, "black-galley-1"), where(p, "blue-galley-1")) == ("gone", "thracia")


@pytest.mark.rule("conquest", "11")
def test_11_when_both_are_destroyed_nobody_wins_ruling_c_12() -> None:
    p = fought((1, 0, 0), (1, 0, 0))
    galley(p, "black-galley-1", "thracia")
    galley(p, "blue-galley-1", "thracia")
    phase(p, "black", "combat")
    play(p, "fight thracia", "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0")
    events = play(p, "strike infantry:1", "lose 1 0 0")
    assert "both-destroyed" in keys(events)
    assert "captured" not in keys(events)
    assert owner(p, "thracia") == "blue"
    assert asked(p) == ("black", "withdrawal")
    assert where(p, "black-galley-1") == "gone"
    play(p, "withdraw macedonia")
    assert (where(p, "black-general-1"), where(p, "blue-general-1")) == ("macedonia", "thracia")
    assert where(p, "blue-galley-1") == "thracia"


@pytest.mark.rule("conquest", "11")
def test_11_when_both_are_destroyed_leaders_with_nowhere_to_go_are_captured_ruling_c_12() -> None:
    p = fought((1, 0, 0), (1, 0, 0), "creta")
    phase(p, "black", "combat")
    play(
        p,
        "fight creta",
        "form 1 0 0",
        "form 1 0 0",
        "strike infantry:1",
        "lose 1 0 0",
        "strike infantry:1",
        "lose 1 0 0",
    )
    assert asked(p) == ("blue", "fate")
    play(p, "hold black-general-1")
    assert where(p, "black-general-1") == "captive of blue"


# ---------------------------------------------------------------- 11: the fall of an emperor


@pytest.mark.rule("conquest", "11")
@pytest.mark.rule("conquest", "4.3.1")
@pytest.mark.rule("conquest", "18")
def test_11_a_captured_emperor_leaves_all_he_had_to_the_captor_t27() -> None:
    p = fought((1, 0, 0), (1, 0, 0), generals=(1, 1))
    leaders(p, "thracia", "blue-emperor")
    hold(p, "blue", "asia", "baetica")
    city(p, "baetica", fortified=True)
    road(p, "baetica--hispania")
    units(p, "blue", "asia", infantry=2, cavalry=3)
    galley(p, "blue-galley-1", "mare-narbo", catapults=2, aboard=("blue-general-2",))
    captive(p, "yellow-general-1", "blue")
    captive(p, "black-general-4", "blue")
    captive(p, "blue-general-4", "yellow")
    money(p, "blue", 45)
    money(p, "black", 10)
    spoils = tribute(p, "blue")
    events = destroyed(p)
    assert "emperor-falls" in events
    assert tribute(p, "blue") == 0
    assert talents(p, "blue") == 0
    assert tribute(p, "black") == 15 + spoils
    assert talents(p, "black") == 10 + 45 + 15 + spoils
    assert where(p, "blue-emperor") == "gone"
    assert owner(p, "hispania") == owner(p, "asia") == owner(p, "baetica") == "black"
    assert army(p, "black", "asia") == (2, 3, 0)
    assert army(p, "blue", "asia") == (0, 0, 0)
    assert pool(p, "blue") == (0, 0, 0)
    assert pool(p, "black") == (19 + 18, 20 + 17, 6 + 4)
    assert p.ship_owner[words.SHIP.value("blue-galley-1")] == side("black")
    assert p.road_builder[words.BORDER.value("baetica--hispania")] == side("black")
    assert [where(p, f"blue-general-{number}") for number in (1, 2, 3)] == ["thracia", "mare-narbo", "hispania"]
    assert [p.leader_owner[words.LEADER.value(f"blue-general-{number}")] for number in (1, 2, 3)] == [0, 0, 0]
    assert where(p, "blue-general-4") == "gone"
    assert where(p, "yellow-general-1") == "captive of black"
    assert where(p, "black-general-4") == "macedonia"
    assert p.outcome() is None


@pytest.mark.rule("conquest", "11")
def test_11_the_captor_moves_and_buys_the_fallen_colours_ruling_c_43() -> None:
    p = fought((1, 0, 0), (1, 0, 0), generals=(1, 1))
    leaders(p, "thracia", "blue-emperor")
    destroyed(p)
    end_turn(p)
    assert asked(p)[0] == "yellow"
    end_turn(p)
    assert asked(p) == ("black", "movement")
    assert points(p, "blue-general-1") == 2
    assert "march blue-general-2 narbonensis" in offered(p)


@pytest.mark.rule("conquest", "11")
def test_11_an_emperor_is_lost_where_his_units_are_lost_not_where_they_are_pursued() -> None:
    p = fought((0, 1, 0), (1, 0, 0), generals=(1, 0))
    leaders(p, "thracia", "blue-emperor")
    one_round(p)
    play(p, "retreat")
    roll(p, "cavalry:1")
    play(p, "cut-down 1 0 0")
    assert asked(p) == ("blue", "withdrawal")
    play(p, "withdraw asia")
    assert where(p, "blue-emperor") == "asia"


@pytest.mark.rule("conquest", "11")
def test_11_an_attacker_who_loses_his_emperor_loses_his_turn_ruling_c_43() -> None:
    p = fought((1, 0, 0), (1, 0, 0), generals=(0, 1))
    leaders(p, "thracia", "black-emperor")
    legion(p, "black-general-2", "dalmatia", infantry=1)
    units(p, "yellow", "dalmatia", infantry=1)
    hold(p, "yellow", "dalmatia")
    money(p, "black", 50)
    phase(p, "black", "combat")
    play(p, "fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert talents(p, "blue") == 50
    assert asked(p) == ("blue", "combat")
    assert offered(p) == ["fight dalmatia"]
    play(p, "fight dalmatia", "form 1 0 0")
    assert asked(p) == ("blue", "legion")
    play(p, "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert owner(p, "dalmatia") == "blue"
    assert asked(p) == ("yellow", "movement")
    assert talents(p, "blue") == 50


@pytest.mark.rule("conquest", "11")
def test_11_a_fallen_attackers_fleets_fight_no_more_this_turn_ruling_c_43() -> None:
    p = fought((1, 0, 0), (1, 0, 0), generals=(0, 1))
    leaders(p, "thracia", "black-emperor")
    galley(p, "black-galley-1", "mare-epirus")
    galley(p, "yellow-galley-1", "mare-epirus")
    phase(p, "black", "combat")
    play(p, "fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert asked(p) == ("yellow", "movement")


@pytest.mark.rule("conquest", "11")
def test_11_own_generals_are_free_when_their_captor_falls_ruling_c_58() -> None:
    p = fought((1, 0, 0), (1, 0, 0), generals=(1, 0))
    leaders(p, "thracia", "blue-emperor")
    captive(p, "black-general-3", "blue")
    destroyed(p)
    assert where(p, "black-general-3") == "macedonia"


@pytest.mark.rule("conquest", "11")
def test_11_the_freed_come_back_to_the_first_own_province_when_home_is_lost_ruling_c_58() -> None:
    p = fought((1, 0, 0), (1, 0, 0), generals=(1, 0))
    leaders(p, "thracia", "blue-emperor")
    captive(p, "black-general-3", "blue")
    hold(p, "yellow", "macedonia")
    hold(p, "black", "asia")
    leaders(p, "asia", "black-emperor", "black-general-2", "black-general-4")
    destroyed(p)
    assert where(p, "black-general-3") == "hispania"


# ---------------------------------------------------------------- 11.1: pursuit


@pytest.mark.rule("conquest", "11.1")
def test_11_1_a_die_for_each_unit_left_and_one_hit_for_each_cavalry_t22() -> None:
    p = one_round(fought((3, 2, 0), (3, 1, 1)))
    play(p, "retreat")
    assert dice(p) == 5
    assert refused(p, "pursue cavalry:6").key == "no-such-choice"
    assert refused(p, "pursue cavalry:4").key == "no-such-choice"
    events = roll(p, "cavalry:3.infantry:2")
    assert heard(events, "pursued") == [["black", "infantry:2.cavalry:3", "2", "cavalry:2"]]
    assert asked(p) == ("black", "cut-down")
    assert "cut-down 0 1 1" in offered(p)
    assert why(p, "cut-down 1 0 0") == ("11.1", "pursuit-exact")
    assert why(p, "cut-down 0 2 0") == ("11.1", "pursuit-from-survivors")
    assert why(p, "cut-down 3 -2 1") == ("11.1", "pursuit-from-survivors")
    play(p, "cut-down 0 1 1")
    assert army(p, "blue", "thracia") == (3, 0, 0)
    assert asked(p) == ("blue", "withdrawal")


@pytest.mark.rule("conquest", "11.1")
def test_11_1_the_reserve_pursues_and_the_reserve_is_caught_ruling_c_13() -> None:
    p = one_round(fought((9, 1, 0), (9, 1, 0)))
    play(p, "retreat")
    assert dice(p) == 10
    roll(p, "cavalry:5.blank:5")
    assert offered(p) == ["cut-down 1 0 0", "cut-down 0 1 0"]


@pytest.mark.rule("conquest", "11.1")
def test_11_1_leaders_escape_when_the_pursuit_kills_the_last_unit_t22() -> None:
    p = one_round(fought((3, 2, 0), (2, 0, 0)))
    play(p, "retreat")
    events = roll(p, "cavalry:2.blank:3")
    events += play(p, "cut-down 2 0 0")
    assert "captured" not in keys(events)
    play(p, "withdraw moesia")
    assert where(p, "blue-general-1") == "moesia"


@pytest.mark.rule("conquest", "11.1")
def test_11_1_without_cavalry_there_is_nothing_to_roll_ruling_c_59() -> None:
    p = one_round(fought((3, 0, 1), (2, 0, 0)))
    play(p, "retreat")
    assert asked(p) == ("blue", "withdrawal")


@pytest.mark.rule("conquest", "11.1")
def test_11_1_walls_give_no_dice_in_a_pursuit_ruling_c_13() -> None:
    p = fought((3, 0, 0), (1, 1, 0))
    city(p, "thracia", fortified=True)
    one_round(p)
    play(p, "fight-on", "retreat")
    assert dice(p) == 2
    events = roll(p, "cavalry:2")
    assert heard(events, "pursued") == [["blue", "cavalry:2", "1", "cavalry:1"]]
    assert asked(p) == ("blue", "cut-down")


@pytest.mark.rule("conquest", "11.1")
def test_11_1_no_more_fall_than_flee() -> None:
    p = one_round(fought((0, 4, 0), (1, 0, 0)))
    play(p, "retreat")
    roll(p, "cavalry:4")
    assert offered(p) == ["cut-down 1 0 0"]


@pytest.mark.rule("conquest", "11.1")
def test_11_1_a_pursuit_of_many_dice_rolls_them_all() -> None:
    p = fought((20, 20, 6), (1, 0, 0))
    one_round(p)
    play(p, "retreat")
    assert dice(p) == 46
    move = words.VOCABULARY.parse("pursue infantry:40.cavalry:6")
    assert p.why_not(move, p.turn()) is None
    assert words.VOCABULARY.text(move) == "pursue infantry:40.cavalry:6"
    for seed in range(20):
        assert p.why_not(p.draw(Seeded(seed)), p.turn()) is None
    events = play(p, "pursue infantry:46")
    assert heard(events, "pursued") == [["black", "infantry:46", "0", "-"]]


# ---------------------------------------------------------------- 12: retreat


@pytest.mark.rule("conquest", "12")
def test_12_one_adjacent_province_free_of_other_players_combat_units_ruling_c_14() -> None:
    p = fought((1, 0, 0), (2, 1, 1))
    units(p, "yellow", "moesia", infantry=1)
    one_round(p)
    play(p, "retreat")
    assert offered(p) == ["withdraw asia", "withdraw macedonia"]
    assert why(p, "withdraw moesia") == ("12", "retreat-blocked")
    assert why(p, "withdraw galatia") == ("12", "retreat-not-adjacent")
    assert why(p, "withdraw mare-aegaeum") == ("12", "retreat-not-to-sea")
    play(p, "withdraw asia")
    assert army(p, "blue", "asia") == (2, 1, 1)
    assert where(p, "blue-general-1") == "asia"
    assert army(p, "blue", "thracia") == (0, 0, 0)


@pytest.mark.rule("conquest", "12")
def test_12_galleys_of_others_bar_a_province_own_galleys_do_not_ruling_c_14() -> None:
    p = fought((1, 0, 0), (1, 0, 0))
    galley(p, "yellow-galley-1", "moesia")
    galley(p, "blue-galley-1", "asia")
    one_round(p)
    play(p, "retreat")
    assert why(p, "withdraw moesia") == ("12", "retreat-blocked")
    assert offered(p) == ["withdraw asia", "withdraw macedonia"]


@pytest.mark.rule("conquest", "12")
def test_12_a_crossing_leads_out_and_lone_leaders_bar_nothing_ruling_c_14() -> None:
    p = fought((1, 0, 0), (1, 0, 0))
    leaders(p, "asia", "yellow-general-1")
    one_round(p)
    play(p, "retreat", "withdraw asia")
    assert army(p, "blue", "asia") == (1, 0, 0)
    assert where(p, "yellow-general-1") == "asia"


@pytest.mark.rule("conquest", "12")
def test_12_the_limit_of_seven_does_not_apply_to_a_retreat_ruling_c_15() -> None:
    p = one_round(fought((1, 0, 0), (12, 0, 0)))
    play(p, "retreat", "withdraw asia")
    assert army(p, "blue", "asia") == (12, 0, 0)


@pytest.mark.rule("conquest", "12")
def test_12_without_a_leader_units_cannot_leave_ruling_c_15() -> None:
    p = one_round(fought((1, 0, 0), (3, 1, 0), generals=(1, 0)))
    assert offered(p) == ["fight-on", "retreat"]
    events = play(p, "retreat")
    assert heard(events, "cut-off") == [["blue", "3", "1", "0"]]
    assert pool(p, "blue") == (20, 20, 6)
    assert owner(p, "thracia") == "black"


@pytest.mark.rule("conquest", "12")
def test_12_with_nowhere_to_go_units_are_eliminated_and_leaders_captured_ruling_c_15() -> None:
    p = one_round(fought((1, 0, 0), (2, 0, 0), "cyprus"), "cyprus")
    events = play(p, "retreat")
    assert heard(events, "cut-off") == [["blue", "2", "0", "0"]]
    assert asked(p) == ("black", "fate")
    play(p, "hold blue-general-1")
    assert where(p, "blue-general-1") == "captive of black"


@pytest.mark.rule("conquest", "12")
def test_12_the_attacker_retreats_as_the_defender_does_and_not_only_where_he_came_from_ruling_c_14() -> None:
    p = one_round(fought((2, 0, 0), (2, 0, 0)))
    play(p, "fight-on", "retreat")
    assert asked(p) == ("black", "withdrawal")
    assert offered(p) == ["withdraw asia", "withdraw moesia", "withdraw macedonia"]
    play(p, "withdraw moesia")
    assert army(p, "black", "moesia") == (2, 0, 0)


@pytest.mark.rule("conquest", "12")
def test_12_a_retreat_conquers_nothing_until_the_next_own_movement_ruling_c_16() -> None:
    p = fought((1, 0, 0), (2, 0, 0))
    hold(p, "yellow", "asia")
    one_round(p)
    play(p, "retreat", "withdraw asia")
    assert owner(p, "asia") == "yellow"
    end_turn(p)
    assert asked(p)[0] == "yellow"
    end_turn(p)
    assert owner(p, "asia") == "yellow"
    assert asked(p)[0] == "blue"
    play(p, "end-movement")
    assert owner(p, "asia") == "blue"


@pytest.mark.rule("conquest", "12")
def test_12_who_has_retreated_does_not_move_again_but_moves_in_his_own_turn() -> None:
    p = one_round(fought((2, 0, 0), (2, 0, 0)))
    play(p, "retreat", "withdraw asia")
    end_turn(p)
    end_turn(p)
    march(p, "blue-general-1", "galatia", infantry=2)
    assert army(p, "blue", "galatia") == (2, 0, 0)


# ---------------------------------------------------------------- 12.1: conquest


@pytest.mark.rule("conquest", "12.1")
def test_12_1_an_empty_province_is_conquered_by_leaving_units_in_it_ruling_c_34() -> None:
    p = empty(3)
    hold(p, "blue", "asia")
    city(p, "asia")
    legion(p, "black-general-1", "thracia", infantry=1)
    turn(p, "black")
    march(p, "black-general-1", "asia", infantry=1)
    assert owner(p, "asia") == "blue"
    events = play(p, "end-movement")
    assert heard(events, "conquered") == [["black", "asia"]]
    assert (tribute(p, "black"), tribute(p, "blue")) == (30, 15)
    assert talents(p, "black") == 30


@pytest.mark.rule("conquest", "12.1")
def test_12_1_control_costs_nothing_ruling_c_01() -> None:
    p = empty(3)
    legion(p, "black-general-1", "thracia", infantry=1)
    money(p, "black", 50)
    turn(p, "black")
    play(p, "end-movement")
    assert owner(p, "thracia") == "black"
    assert talents(p, "black") == 50 + 20


@pytest.mark.rule("conquest", "12.1")
def test_12_1_only_units_conquer_an_enemy_province() -> None:
    p = empty(3)
    hold(p, "blue", "thracia")
    leaders(p, "thracia", "black-general-1")
    turn(p, "black")
    play(p, "end-movement")
    assert owner(p, "thracia") == "blue"


@pytest.mark.rule("conquest", "12.1")
def test_12_1_what_enemy_units_hold_is_not_conquered_before_the_battle() -> None:
    p = fought((1, 0, 0), (1, 0, 0))
    legion(p, "black-general-2", "macedonia")
    turn(p, "black")
    play(p, "end-movement")
    assert owner(p, "thracia") == "blue"


@pytest.mark.rule("conquest", "12.1")
def test_12_1_the_city_changes_hands_with_the_province_and_its_roads_stay_ruling_c_31() -> None:
    p = fought((1, 0, 0), (1, 0, 0), "asia", generals=(1, 0))
    hold(p, "blue", "galatia")
    city(p, "asia", "galatia", fortified=True)
    road(p, "asia--galatia")
    destroyed(p, "asia")
    assert (p.city[zone("asia")], p.fort[zone("asia")]) == (1, 1)
    assert p.road[words.BORDER.value("asia--galatia")] == 1
