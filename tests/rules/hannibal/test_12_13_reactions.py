import pytest

from quadriga.games.hannibal.march.contact import naval_modifier
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, inside, space


@pytest.mark.rule("hannibal", "12.1")
def test_12_1_an_interceptor_steps_in_and_forces_battle_or_a_step_back() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 4")
    assert s.at("hannibal") == "numantia"
    assert s.asked() == ("rome", "fight-or-back-up")
    assert s.offered() == ["fight", "back-up"]


@pytest.mark.rule("hannibal", "12.2")
def test_12_2_an_army_may_try_at_every_step_and_lone_generals_can_be_intercepted() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "bilbilis", 6)
    s.play("march truce longus", "take 6 0 0", "step azaila", "intercept hannibal 6 0", "roll 5", "step iberus")
    assert s.asked() == ("carthage", "react")
    assert "intercept hannibal 6 0" in s.offered()
    s = Scene(ROME, "epidemic").put("nero", "iberus").put("hannibal", "bilbilis", 6)
    s.play("march epidemic nero", "step azaila", "intercept hannibal 6 0", "roll 1")
    assert s.offered() == ["back-up"]
    assert s.why("fight") == "must-back-up"


@pytest.mark.rule("hannibal", "12.3")
def test_12_3_not_onto_standing_enemy_units_nor_without_units() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6).put("rome", "numantia", 1)
    s.play("march truce longus", "take 6 0 0", "step numantia")
    assert s.asked() == ("rome", "march")
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia")
    s.play("march truce longus", "take 6 0 0", "step numantia")
    assert s.asked() == ("rome", "march")


@pytest.mark.rule("hannibal", "12.3")
def test_12_3_nobody_intercepts_an_army_that_avoids_battle() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 6).put("nero", "arsa", 5)
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid hannibal 6 0", "roll 4", "avoid-to segovia")
    assert s.asked() == ("rome", "pursue")


@pytest.mark.rule("hannibal", "12.4")
@pytest.mark.parametrize(("marker", "friends", "needed"), [(NEUTRAL, 0, 4), (ROME, 0, 3), (ROME, 1, 4)])
def test_12_4_one_more_on_the_die_among_enemy_markers_without_friends(marker: int, friends: int, needed: int) -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6).mark(marker, "numantia")
    s.put("carthage", "numantia", friends)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", f"roll {needed}")
    assert s.told("intercepted") == [["hannibal", str(needed), str(needed)]]


@pytest.mark.rule("hannibal", "12.4")
def test_12_4_a_successful_interception_brings_one_battle_card_however_many_armies() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6).put("hasdrubal", "bilbilis", 3)
    for name in ("carthago-nova", "acci"):
        s.mark(NEUTRAL, name)
    s.play(
        "march truce longus",
        "take 6 0 0",
        "step numantia",
        "intercept hannibal 6 0",
        "intercept hasdrubal 3 0",
        "roll 1",
        "roll 1",
        "fight",
    ).shrug()
    due = {one[0]: one[1] for one in s.told("battle-hand")}
    allies = sum(s.p.controls(CARTHAGE, province) for province in range(22) if s.p.board.country[province] == 1)
    assert due["carthage"] == str(9 + 4 + allies + 1)


@pytest.mark.rule("hannibal", "12.5")
def test_12_5_backing_up_ends_the_move_but_a_siege_is_still_possible() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "capua", 6).put("varro", "arpi", 6)
    s.play("march epidemic hannibal", "take 6 0 0", "step terventum", "intercept varro 6 0", "roll 4", "back-up")
    assert s.at("hannibal") == "capua"
    assert s.offered() == ["besiege", "halt"]
    assert s.why("step neapolis") == "stopped"


@pytest.mark.rule("hannibal", "12.5")
def test_12_5_backing_up_over_a_pass_costs_attrition() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "druentia", 6).put("varro", "boii", 6).mark(NEUTRAL, "taurini")
    s.play(
        "march epidemic hannibal", "take 6 0 0", "step taurini", "roll 1", "intercept varro 6 0", "roll 1", "back-up"
    )
    assert s.p.turn() == -1
    s.play("roll 6")
    assert s.cu(CARTHAGE, "druentia") == 4


@pytest.mark.rule("hannibal", "12.5")
def test_12_5_carthage_backing_up_by_sea_is_attacked_again_and_may_have_to_fight() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal", "carthago-nova", 5).put("nero", "ilerda", 6)
    s.play(
        "march numidian-ally hasdrubal",
        "take 5 0 0",
        "sail tarraco",
        "roll 1",
        "intercept nero 6 0",
        "roll 1",
        "back-up",
        "roll 4",
    ).shrug()
    assert s.p.fighting().at == space("tarraco")
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal", "carthago-nova", 5).put("nero", "ilerda", 6)
    s.play(
        "march numidian-ally hasdrubal",
        "take 5 0 0",
        "sail tarraco",
        "roll 1",
        "intercept nero 6 0",
        "roll 1",
        "back-up",
        "roll 3",
    )
    assert s.at("hasdrubal") == "carthago-nova"


@pytest.mark.rule("hannibal", "12.6")
def test_12_6_all_interceptions_are_declared_before_the_first_roll_and_combine() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6).put("hasdrubal", "bilbilis", 3)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hasdrubal 3 0")
    assert s.asked() == ("carthage", "react")
    s.play("intercept hannibal 4 0")
    s.play("roll 3", "roll 4")
    assert s.cu(CARTHAGE, "numantia") == 7
    assert s.commands("hannibal")


@pytest.mark.rule("hannibal", "12.7")
def test_12_7_part_of_an_army_may_intercept_once_and_the_chief_keeps_a_unit() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal magon", "segovia", 5)
    s.play("march truce longus", "take 6 0 0", "step numantia")
    assert s.why("intercept magon 5 0") == "outranked"
    s.play("intercept magon 4 0")
    assert s.why("intercept hannibal 1 0") in ("not-now", "intercept-once")
    s.play("roll 2")
    assert s.at("magon") == "numantia"
    assert s.at("hannibal") == "segovia"
    assert s.cu(CARTHAGE, "segovia") == 1


@pytest.mark.rule("hannibal", "12.7")
def test_12_7_a_consul_is_not_left_behind_with_fewer_than_five() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("varro nero", "capua", 7)
    s.p.proconsul = 10
    s.play("march epidemic hannibal", "take 6 0 0", "step terventum")
    assert s.why("intercept nero 3 0") == "consul-units"
    assert s.why("intercept nero 2 0") == ""


@pytest.mark.rule("hannibal", "12.8")
def test_12_8_an_army_landed_before_its_city_may_go_inside_sail_back_or_do_both() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5).put("hannibal", "nemausus", 6)
    s.play("march numidian-ally nero", "sail massilia", "intercept hannibal 6 0", "roll 1")
    assert s.offered() == ["fight", "back-up"]
    assert s.why("back-into 2 0") == "consul-units"
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5).put("hannibal", "nemausus", 6)
    s.p.proconsul = general("nero")
    s.play("march numidian-ally nero", "take 5 0 0", "sail massilia", "intercept hannibal 6 0", "roll 1")
    assert s.offered() == ["fight", "back-up", "back-into 1 0", "back-into 2 0"]
    assert s.why("back-into 3 0") == "capacity"
    s.play("back-into 2 0")
    assert s.cu(ROME, "massilia", within=True) == 2
    assert s.cu(ROME, "roma") == 3
    assert s.at("nero") == "roma"


@pytest.mark.rule("hannibal", "12.8")
def test_12_8_a_general_who_landed_alone_may_go_inside_too() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 0).put("hannibal", "nemausus", 6)
    s.play("march numidian-ally nero", "sail massilia", "intercept hannibal 6 0", "roll 1")
    assert s.offered() == ["back-up", "back-into 0 0"]
    s.play("back-into 0 0")
    assert s.p.at[general("nero")] == inside("massilia")


@pytest.mark.rule("hannibal", "12.8")
def test_12_8_an_army_inside_intercepts_while_no_enemy_units_stand_before_its_walls() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "bilbilis", 5).put("varro", "saguntum", 0)
    s.put("hannibal", "saguntum", 2, within=True).put("rome", "roma", 5)
    s.play("campaign minor-campaign-1", "activate nero", "take 5 0 0", "step segobriga")
    assert s.why("intercept hannibal 2 0") == ""
    s = Scene(ROME, "minor-campaign-1").put("nero", "bilbilis", 5).put("varro", "saguntum", 5)
    s.put("hannibal", "saguntum", 2, within=True)
    s.play("campaign minor-campaign-1", "activate nero", "take 5 0 0", "step segobriga")
    assert s.asked()[1] != "react"


@pytest.mark.rule("hannibal", "12.10")
def test_12_10_the_whole_army_that_failed_to_intercept_may_not_avoid_battle() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal magon", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 6", "step segovia")
    assert s.asked()[1] != "react"
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal magon", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 4 0", "roll 6", "step segovia")
    assert s.why("avoid hannibal 2 0") == "failed-before"
    assert s.why("avoid magon 2 0") == ""
    assert s.why("avoid magon 3 0") == "failed-before"


@pytest.mark.rule("hannibal", "12.5")
def test_12_5_an_army_that_sailed_out_of_an_invested_city_backs_up_into_it() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "massilia", 2, within=True).put("carthage", "massilia", 3)
    s.put("hannibal", "ilerda", 6)
    s.play("march numidian-ally nero", "sail tarraco", "intercept hannibal 6 0", "roll 1", "back-up")
    assert s.cu(ROME, "massilia", within=True) == 2


@pytest.mark.rule("hannibal", "12.2")
def test_12_2_nobody_intercepts_those_who_only_come_out_of_their_city() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5, within=True).put("carthage", "roma", 8)
    s.put("hannibal", "falerii", 8)
    s.play("march epidemic nero", "take 5 0 0", "sally")
    assert s.asked()[1] != "react"


@pytest.mark.rule("hannibal", "12.9")
def test_12_9_an_interception_prevents_an_overrun() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("carthage", "numantia", 1).put("hannibal", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 1")
    assert s.asked()[1] == "fight-or-back-up"
    assert s.cu(CARTHAGE, "numantia") == 7


@pytest.mark.rule("hannibal", "12.10")
def test_12_10_who_failed_to_intercept_may_not_avoid_the_same_army() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6).mark(CARTHAGE, "toletum")
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 6", "step segovia")
    assert s.asked()[1] != "react"
    assert s.p.fighting().at == space("segovia") or s.asked()[1] == "battle-event"


# ---------------------------------------------------------------- 13


@pytest.mark.rule("hannibal", "13.1")
def test_13_1_up_to_his_rating_a_general_slips_away_with_his_army() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid hannibal 6 0", "roll 4", "avoid-to segovia")
    assert s.at("hannibal") == "segovia"
    assert s.cu(CARTHAGE, "segovia") == 6


@pytest.mark.rule("hannibal", "13.1")
def test_13_1_failing_costs_a_battle_card_and_lone_generals_are_displaced() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("magon", "numantia", 3)
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid magon 3 0", "roll 5").shrug()
    due = {one[0]: int(str(one[1])) for one in s.told("battle-hand")}
    allies = sum(s.p.controls(CARTHAGE, province) for province in range(22) if s.p.board.country[province] == 1)
    assert due["carthage"] == 3 + 2 + allies - 1
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("magon", "numantia")
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid magon 0 0", "roll 5")
    assert s.at("magon") == "displaced"


@pytest.mark.rule("hannibal", "13.2")
def test_13_2_not_where_the_enemy_came_from_nor_among_enemies_or_unfriendly_tribes() -> None:
    s = Scene(ROME, "truce").put("longus", "tolosa", 6).put("hannibal", "aquitani", 6)
    s.play("march truce longus", "take 6 0 0", "step aquitani", "avoid hannibal 6 0", "roll 1")
    assert s.offered() == ["avoid-to araceli"]
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 6).put("rome", "araceli", 1)
    s.mark(ROME, "segovia")
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid hannibal 6 0", "roll 1")
    assert s.offered() == ["avoid-to bilbilis"]


@pytest.mark.rule("hannibal", "13.2")
def test_13_2_at_most_ten_units_slip_away() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 12)
    s.play("march truce longus", "take 6 0 0", "step numantia")
    assert s.why("avoid hannibal 11 0") == "units"
    s.play("avoid hannibal 10 0", "roll 1", "avoid-to segovia").shrug()
    assert s.cu(CARTHAGE, "numantia") == 2
    assert s.p.fighting().at == space("numantia")


@pytest.mark.rule("hannibal", "13.3")
def test_13_3_a_subordinate_may_go_if_the_chief_keeps_a_unit_and_only_once() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal giscon", "numantia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia")
    assert s.why("avoid giscon 6 0") == "outranked"
    s.play("avoid giscon 5 0", "roll 3", "avoid-to segovia").shrug()
    assert s.at("hannibal") == "numantia"
    assert s.p.fighting().at == space("numantia")


@pytest.mark.rule("hannibal", "13.4")
def test_13_4_pursuit_needs_the_rating_or_less_and_points() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 6)
    s.play(
        "march truce longus",
        "take 6 0 0",
        "step numantia",
        "avoid hannibal 6 0",
        "roll 1",
        "avoid-to segovia",
        "pursue",
        "roll 1",
        "step segovia",
    )
    assert s.asked() == ("carthage", "react")
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 6)
    s.play(
        "march truce longus",
        "take 6 0 0",
        "step numantia",
        "avoid hannibal 6 0",
        "roll 1",
        "avoid-to segovia",
        "pursue",
        "roll 2",
    )
    assert s.asked()[1] == "play-card"
    assert s.at("longus") == "numantia"


@pytest.mark.rule("hannibal", "13.5")
def test_13_5_before_his_city_a_player_goes_inside_or_stays_out_and_slips_away() -> None:
    s = Scene(ROME, "truce").put("longus", "dianium", 6).put("hasdrubal", "carthago-nova", 2)
    s.play("march truce longus", "take 6 0 0", "step carthago-nova", "garrison 2 0", "go-in hasdrubal")
    assert s.asked() == ("rome", "march")
    s = Scene(ROME, "truce").put("longus", "dianium", 6).put("hasdrubal", "carthago-nova", 2)
    s.play(
        "march truce longus",
        "take 6 0 0",
        "step carthago-nova",
        "garrison 0 0",
        "stay-out hasdrubal",
        "avoid hasdrubal 2 0",
        "roll 3",
        "avoid-to acci",
    )
    assert s.asked() == ("rome", "pursue")


@pytest.mark.rule("hannibal", "13.6")
def test_13_6_after_a_failed_pursuit_the_city_may_still_be_besieged() -> None:
    s = Scene(ROME, "truce").put("longus", "dianium", 6).put("hasdrubal", "carthago-nova", 2)
    s.play(
        "march truce longus",
        "take 6 0 0",
        "step carthago-nova",
        "garrison 0 0",
        "stay-out hasdrubal",
        "avoid hasdrubal 2 0",
        "roll 3",
        "avoid-to acci",
        "pursue",
        "roll 6",
    )
    assert s.offered() == ["besiege", "halt"]


@pytest.mark.rule("hannibal", "24")
@pytest.mark.parametrize(("who", "needed"), [("varro", 4), ("nero", 2)])
def test_24_varro_intercepts_on_four(who: str, needed: int) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "mutina", 6).put(who, "verona", 6)
    s.play("march epidemic hannibal", "take 6 0 0", "step boii", f"intercept {who} 6 0", "roll 1")
    assert s.told("intercepted") == [[who, "1", str(needed - 1)]]


@pytest.mark.rule("hannibal", "24")
def test_24_gisgo_intercepts_and_avoids_on_three() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("giscon", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept giscon 6 0", "roll 3")
    assert s.told("intercepted") == [["giscon", "3", "3"]]
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("giscon", "numantia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid giscon 6 0", "roll 3")
    assert s.told("avoided") == [["giscon", "3", "3"]]


@pytest.mark.rule("hannibal", "24")
def test_24_fabius_avoids_on_five_and_stays_in_italy() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("fabius", "terventum", 6)
    s.play("march epidemic hannibal", "take 6 0 0", "step terventum", "avoid fabius 6 0", "roll 5")
    assert s.told("avoided") == [["fabius", "5", "5"]]
    s = Scene(ROME, "numidian-ally").put("fabius", "roma", 5)
    s.play("march numidian-ally fabius")
    assert s.why("sail massilia") == "confined"
    assert s.why("sail neapolis") == ""


@pytest.mark.rule("hannibal", "24")
def test_24_flaminius_pursues_on_four() -> None:
    s = Scene(ROME, "truce").put("flaminius", "iberus", 6).put("hannibal", "numantia", 6)
    s.play(
        "march truce flaminius",
        "take 6 0 0",
        "step numantia",
        "avoid hannibal 6 0",
        "roll 1",
        "avoid-to segovia",
        "pursue",
        "roll 4",
    )
    assert s.told("pursued") == [["flaminius", "4", "4"]]


@pytest.mark.rule("hannibal", "19.3")
def test_19_3_markers_do_not_slow_a_march_but_forbid_avoiding_into_them() -> None:
    s = Scene(ROME, "truce").put("longus", "corduba", 6).put("hannibal", "salaria", 6)
    s.play("march truce longus", "take 6 0 0", "step arsa", "step toletum", "step laminium", "no-reaction")
    assert s.p.marching().spent == 3
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 6).mark(ROME, "segovia")
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid hannibal 6 0", "roll 1")
    assert s.why("avoid-to segovia") == "avoid-where"


@pytest.mark.rule("hannibal", "12.5")
def test_12_5_a_general_alone_whom_the_fleet_throws_back_among_interceptors_is_displaced() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal", "carthago-nova").put("varro", "ilerda", 5)
    s.play("march numidian-ally hasdrubal", "sail tarraco", "roll 1", "intercept varro 5 0", "roll 1", "back-up")
    turned_back = 2 - naval_modifier(s.p, space("tarraco"), space("carthago-nova"))
    s.play(f"roll {turned_back}")
    assert s.at("hasdrubal") == "displaced"


@pytest.mark.rule("hannibal", "12.3")
def test_12_3_who_may_not_intercept_is_told_why() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6).put("hasdrubal", "gades", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia")
    assert s.why("intercept longus 6 0") == "not-your-general"
    assert s.why("intercept hasdrubal 6 0") == "no-intercept"
    assert s.why("avoid longus 6 0") == "not-your-general"
    assert s.why("intercept hannibal 7 0") == "units"


@pytest.mark.rule("hannibal", "12.3")
def test_12_3_nobody_intercepts_a_relief_where_the_besieged_stand_already() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 6).put("rome", "roma", 2, within=True)
    s.put("carthage", "roma", 3).siege("roma", 1, CARTHAGE).put("hannibal", "falerii", 8)
    s.play("march epidemic nero", "take 6 0 0", "step roma")
    assert s.asked() == ("rome", "sortie")


@pytest.mark.rule("hannibal", "12.7")
def test_12_7_two_consuls_intercept_together_with_all_their_units() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("marcellus varro", "capua", 7)
    s.play("march epidemic hannibal", "take 6 0 0", "step terventum")
    assert s.why("intercept marcellus 7 0") == ""
    assert s.why("intercept marcellus 5 0") == "consul-units"


@pytest.mark.rule("hannibal", "24")
@pytest.mark.parametrize(("who", "is_asked"), [("fabius", False), ("varro", True)])
def test_24_fabius_does_not_intercept_beyond_italy(who: str, is_asked: bool) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "taurini", 6).put(who, "pisae", 6)
    s.play("march epidemic hannibal", "take 6 0 0", "step ligures-orientales", "roll 1")
    while s.offered() == ["pass"]:
        s.play("pass")
    assert (s.asked()[1] == "react") == is_asked
