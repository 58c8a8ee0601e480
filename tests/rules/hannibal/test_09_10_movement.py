import pytest

from quadriga.games.hannibal.attrition import Attrition
from quadriga.games.hannibal.force import name_chief, rank
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, inside, space


@pytest.mark.rule("hannibal", "9.1")
def test_9_1_there_is_no_limit_to_units_in_a_space() -> None:
    s = Scene(ROME, "numidian-ally").put("varro", "sena", 24)
    s.play("raise numidian-ally sena")
    assert s.cu(ROME, "sena") == 25


@pytest.mark.rule("hannibal", "9.2")
def test_9_2_subordinates_go_along_freely_and_may_be_left_with_units() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal giscon magon", "toletum", 10)
    s.play(
        "march epidemic hannibal",
        "bring magon",
        "bring giscon",
        "take 10 0 0",
        "step segovia",
        "drop 3 0",
        "detach giscon",
        "step numantia",
        "drop 2 0",
        "detach magon",
        "step iberus",
        "halt",
    )
    assert [s.at(n) for n in ("giscon", "magon", "hannibal")] == ["segovia", "numantia", "iberus"]
    assert [s.cu(CARTHAGE, n) for n in ("segovia", "numantia", "iberus")] == [3, 2, 5]
    assert s.commands("giscon")
    assert s.commands("magon")


@pytest.mark.rule("hannibal", "9.2")
def test_9_2_a_subordinate_lends_his_chief_nothing() -> None:
    """Gisgo avoids battle on 1 to 3, but not for Mago, who commands and needs a 2."""
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("magon giscon", "numantia", 5)
    s.mark(CARTHAGE, "segovia")
    s.play("march truce longus", "take 6 0 0", "step numantia", "avoid magon 5 0", "roll 3")
    assert s.told("avoid-failed") == [["magon", "3", "2"]]


@pytest.mark.rule("hannibal", "9.3")
def test_9_3_hannibal_outranks_and_consuls_outrank_proconsuls() -> None:
    s = Scene(CARTHAGE).put("magon", "zama", 5).put("hannibal", "zama")
    assert s.commands("hannibal")
    s.put("nero", "roma", 8).put("varro", "roma")
    s.p.proconsul = general("nero")
    name_chief(s.p, ROME, space("roma"), general("nero"))
    assert s.commands("varro")
    assert rank(s.p, general("nero")) < rank(s.p, general("varro"))
    s.put("marcellus", "roma")
    name_chief(s.p, ROME, space("roma"), general("marcellus"))
    assert s.commands("marcellus")


@pytest.mark.rule("hannibal", "10.1")
def test_10_1_only_one_army_moves_by_an_ordinary_card_and_units_need_a_general() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "toletum", 6).put("hasdrubal", "corduba", 3)
    s.put("carthage", "zama", 4)
    assert {one.split()[-1] for one in s.offered("march")} == {"hannibal", "hasdrubal"}
    s.play("march epidemic hannibal", "take 6 0 0", "step segovia", "halt")
    assert s.asked()[1] == "play-card"


@pytest.mark.rule("hannibal", "10.2")
def test_10_2_four_points_and_ten_units() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "toletum", 12)
    s.play("march epidemic hannibal")
    assert s.why("take 11 0 0") == "units"
    s.play("take 10 0 0", "step segovia", "step numantia", "step iberus", "step ilerda")
    assert s.why("step emporiae") == "no-points"
    assert s.why("step roma") == "not-adjacent"
    s.play("halt")
    assert s.cu(CARTHAGE, "ilerda") == 10
    assert s.cu(CARTHAGE, "toletum") == 2


@pytest.mark.rule("hannibal", "10.2")
def test_10_2_a_forced_march_goes_six() -> None:
    s = Scene(CARTHAGE, "force-march-1").put("hannibal", "toletum", 6)
    s.play(
        "march force-march-1 hannibal",
        "take 6 0 0",
        "step segovia",
        "step numantia",
        "step iberus",
        "step ilerda",
        "step emporiae",
        "step narbo",
    )
    assert s.why("step tolosa") == "no-points"


@pytest.mark.rule("hannibal", "10.2")
def test_10_2_units_are_picked_up_on_the_way_never_more_than_ten_together() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "toletum", 8).put("carthage", "segovia", 5)
    s.play("march epidemic hannibal", "take 8 0 0", "step segovia")
    assert s.why("pick-up 3 0") == "units"
    s.play("pick-up 2 0")
    assert s.why("drop 1 0") == "touched"
    s.play("step numantia", "halt")
    assert s.cu(CARTHAGE, "numantia") == 10
    assert s.cu(CARTHAGE, "segovia") == 3


@pytest.mark.rule("hannibal", "10.3")
def test_10_3_walls_then_declarations_then_avoiding_then_interceptions() -> None:
    s = Scene(ROME, "truce").put("longus", "thabraca", 6).put("hannon", "utica", 4).put("magon", "carthago", 5)
    s.play("march truce longus", "take 6 0 0", "step utica")
    assert s.asked() == ("carthage", "garrison")
    s.play("garrison 1 0", "stay-out hannon")
    assert s.asked() == ("carthage", "react")
    s.play("intercept magon 4 0", "avoid hannon 3 0")
    assert s.asked()[0] == "chance"
    s.play("roll 2")
    assert s.told("avoided") == [["hannon", "2", "2"]]
    s.play("avoid-to carthago", "roll 2")
    assert s.told("intercepted") == [["magon", "2", "2"]]
    assert s.asked() == ("rome", "fight-or-back-up")


@pytest.mark.rule("hannibal", "10.4")
def test_10_4_enemy_units_stop_an_army_and_must_be_fought() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("carthage", "numantia", 2)
    s.play("march truce longus", "take 6 0 0", "step numantia")
    assert s.p.fighting().at == space("numantia")
    assert s.told("battle") == [["rome", "numantia"]]


@pytest.mark.rule("hannibal", "10.4")
def test_10_4_a_lone_general_may_not_meet_units_nor_end_with_a_lone_general() -> None:
    s = Scene(CARTHAGE, "truce").put("hasdrubal", "iberus").put("rome", "numantia", 1).put("nero", "bilbilis")
    s.play("march truce hasdrubal")
    assert s.why("step numantia") == "general-alone"
    s.play("step bilbilis")
    assert s.why("halt") == "may-not-end"
    s.play("step azaila", "halt")
    assert s.at("hasdrubal") == "azaila"
    assert s.at("nero") == "bilbilis"


@pytest.mark.rule("hannibal", "10.5")
def test_10_5_five_units_overrun_one_and_march_on() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 5).put("carthage", "numantia", 1).put("carthage", "segovia", 1)
    s.play("march truce longus", "take 5 0 0", "step numantia", "step segovia", "step segobriga")
    assert s.cu(CARTHAGE, "numantia") == s.cu(CARTHAGE, "segovia") == 0
    assert len(s.told("overrun")) == 2
    assert s.asked() == ("rome", "march")


@pytest.mark.rule("hannibal", "10.5")
def test_10_5_four_units_do_not_overrun_nor_are_two_nor_a_general_overrun() -> None:
    for attackers, defenders, who in ((4, 1, "carthage"), (10, 2, "carthage"), (5, 1, "magon")):
        s = Scene(ROME, "truce").put("marcellus", "iberus", attackers).put(who, "numantia", defenders)
        s.play("march truce marcellus", f"take {attackers} 0 0", "step numantia").shrug()
        assert s.p.fighting().at == space("numantia")


@pytest.mark.rule("hannibal", "10.6")
def test_10_6_a_pass_costs_two_points_and_attrition() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "druentia", 10)
    s.play("march epidemic hannibal", "take 10 0 0", "step taurini", "roll 6")
    assert s.p.marching().limit - s.p.marching().spent == 2
    assert s.cu(CARTHAGE, "taurini") == 7
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "ilerda", 10)
    s.play("march epidemic hannibal", "take 10 0 0", "step tolosa", "roll 6")
    assert s.told("attrition") == [["carthage", "tolosa", "6", "-2", "2"]]


def test_ruling_h_15_pass_attrition_may_be_switched_off() -> None:
    s = Scene(CARTHAGE, "epidemic", pass_attrition="off").put("hannibal", "druentia", 10)
    s.play("march epidemic hannibal", "take 10 0 0", "step taurini")
    assert s.asked() == ("carthage", "march")
    assert s.cu(CARTHAGE, "taurini") == 10


@pytest.mark.rule("hannibal", "10.6")
def test_10_6_messina_needs_both_shores_and_sardinia_nothing() -> None:
    s = Scene(CARTHAGE, "truce").put("hasdrubal", "rhegium", 3).mark(CARTHAGE, "rhegium")
    s.play("march truce hasdrubal", "take 3 0 0")
    assert s.why("step messana") == "strait"
    s.mark(CARTHAGE, "messana")
    assert s.why("step messana") == ""
    s = Scene(CARTHAGE, "truce").put("hasdrubal", "aleria", 3)
    s.play("march truce hasdrubal", "take 3 0 0", "step sassari")
    assert s.p.marching().spent == 2


@pytest.mark.rule("hannibal", "10.6")
def test_10_6_nobody_intercepts_across_a_pass_or_strait() -> None:
    s = Scene(ROME, "truce").put("longus", "insubres", 6).put("hannibal", "druentia", 6).mark(NEUTRAL, "insubres")
    s.play("march truce longus", "take 6 0 0", "step taurini")
    assert s.asked() == ("rome", "march")


@pytest.mark.rule("hannibal", "10.7")
def test_10_7_a_city_shelters_two_units_and_a_capital_five() -> None:
    s = Scene(ROME, "truce").put("longus", "thabraca", 6).put("carthage", "utica", 4)
    s.play("march truce longus", "take 6 0 0", "step utica")
    assert s.offered() == ["garrison 0 0", "garrison 1 0", "garrison 2 0"]
    assert s.why("garrison 3 0") == "capacity"
    s = Scene(CARTHAGE, "truce").put("hasdrubal", "capua", 6).put("rome", "roma", 7)
    s.play("march truce hasdrubal", "take 6 0 0", "step roma")
    assert s.offered()[-1] == "garrison 5 0"


@pytest.mark.rule("hannibal", "10.7")
def test_10_7_units_inside_do_not_stop_an_enemy_and_come_out_when_he_is_gone() -> None:
    s = Scene(ROME, "truce").put("longus", "thabraca", 6).put("carthage", "utica", 2)
    s.play("march truce longus", "take 6 0 0", "step utica", "garrison 2 0")
    assert s.cu(CARTHAGE, "utica", within=True) == 2
    assert s.asked() == ("rome", "march")
    s.play("step carthago", "halt")
    assert s.cu(CARTHAGE, "utica") == 2


@pytest.mark.rule("hannibal", "10.8")
def test_10_8_a_general_who_outranks_cannot_be_attached_and_takes_command_at_the_end() -> None:
    s = Scene(CARTHAGE, "truce").put("hasdrubal", "toletum", 3).put("hannibal magon", "segovia", 5)
    s.play("march truce hasdrubal", "take 3 0 0", "step segovia")
    assert s.why("attach hannibal") == "outranked"
    s.play("attach magon", "step numantia", "halt")
    assert s.at("magon") == "numantia"
    assert s.commands("hasdrubal")
    s = Scene(CARTHAGE, "truce").put("hasdrubal", "toletum", 3).put("hannibal", "segovia", 5)
    s.play("march truce hasdrubal", "take 3 0 0", "step segovia", "halt")
    assert s.commands("hannibal")
    assert not s.commands("hasdrubal")


@pytest.mark.rule("hannibal", "10.8")
def test_10_8_among_equals_the_one_who_arrives_commands() -> None:
    s = Scene(CARTHAGE, "truce").put("giscon", "toletum", 3).put("hasdrubal", "segovia", 5)
    s.play("march truce giscon", "take 3 0 0", "step segovia", "halt")
    assert s.commands("giscon")
    assert s.p.march is None


@pytest.mark.rule("hannibal", "10.9")
def test_10_9_a_subordinate_may_march_off_with_part_of_the_army() -> None:
    s = Scene(CARTHAGE, "truce").put("hannibal magon giscon", "toletum", 8)
    s.play("march truce magon")
    assert s.why("bring hannibal") == "outranked"
    s.play("bring giscon", "take 4 0 0", "step segovia")
    assert s.why("detach magon") == s.why("detach hannibal") == "not-here"
    assert s.why("detach giscon") == ""
    s.play("halt")
    assert s.cu(CARTHAGE, "segovia") == 4
    assert s.commands("magon")
    assert s.at("hannibal") == "toletum"


@pytest.mark.rule("hannibal", "10.10")
def test_10_10_an_army_displaces_a_lone_general() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("magon", "numantia")
    s.play("march truce longus", "take 6 0 0", "step numantia", "no-reaction", "halt")
    assert s.at("magon") == "displaced"


@pytest.mark.rule("hannibal", "10.10")
def test_10_10_hannibal_displaced_is_lost_and_costs_five_markers() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia")
    s.play("march truce longus", "take 6 0 0", "step numantia", "no-reaction")
    assert s.at("hannibal") == "gone"
    assert s.asked() == ("carthage", "remove-marker")
    s.play(*[f"remove-marker {n}" for n in ("arsa", "zama", "acci", "cirta", "saldae")])
    assert s.asked() == ("rome", "march")


def test_ruling_h_12_hannibal_lost_with_too_few_markers_means_peace_or_what_is_left() -> None:
    for value, over in (("peace", True), ("what-is-left", False)):
        s = Scene(ROME, "truce", hannibal_lost_markers=value).put("longus", "iberus", 6).put("hannibal", "numantia")
        for number in range(96):
            if s.p.control[number] == CARTHAGE and not s.p.tribe[number] and number not in (0, 4):
                s.p.control[number] = NEUTRAL
        s.play("march truce longus", "take 6 0 0", "step numantia", "no-reaction")
        assert (s.p.result is not None) is over
        if not over:
            assert s.offered() == ["remove-marker zama"]


@pytest.mark.rule("hannibal", "10.10")
def test_10_10_africanus_displaced_is_lost() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "iberus", 6).put("scipio-africanus", "numantia")
    s.play("march epidemic hannibal", "take 6 0 0", "step numantia", "no-reaction")
    assert s.at("scipio-africanus") == "gone"


@pytest.mark.rule("hannibal", "10.11")
def test_10_11_a_campaign_moves_generals_of_any_rating_one_after_the_other() -> None:
    s = Scene(ROME, "minor-campaign-1").put("fabius", "roma", 5).put("p-scipio", "sena", 5)
    s.play("campaign minor-campaign-1", "activate fabius", "step falerii", "halt")
    assert s.why("activate fabius") == "already-active"
    s.play("activate p-scipio", "step praeneste", "halt")
    assert s.asked()[1] == "play-card"


@pytest.mark.rule("hannibal", "10.11")
def test_10_11_a_unit_moves_four_points_in_all_under_several_generals() -> None:
    s = Scene(CARTHAGE, "major-campaign-1").put("hasdrubal", "toletum", 4).put("magon", "numantia")
    s.play(
        "campaign major-campaign-1",
        "activate hasdrubal",
        "take 4 0 0",
        "step segovia",
        "step numantia",
        "drop 4 0",
        "halt",
        "activate magon",
        "ready",
        "take 4 0 0",
        "step iberus",
        "step ilerda",
    )
    assert s.why("step emporiae") == "tired"
    s.play("drop 4 0", "step emporiae", "step narbo")
    assert s.at("magon") == "narbo"


@pytest.mark.rule("hannibal", "10.11")
def test_10_11_whoever_besieged_moves_no_more_on_the_card_and_a_city_is_tried_once() -> None:
    s = Scene(CARTHAGE, "major-campaign-1").put("hannibal magon", "massilia", 6)
    s.play("campaign major-campaign-1", "activate hannibal", "ready", "take 5 0 0", "besiege", "roll 3")
    s.play("activate magon", "take 1 0 0")
    assert s.why("besiege") == "siege-once"
    s = Scene(CARTHAGE, "major-campaign-1").put("hannibal magon", "massilia", 9)
    s.play(
        "campaign major-campaign-1", "activate hannibal", "ready", "take 3 0 0", "besiege", "roll 4", "activate magon"
    )
    assert s.why("take 7 0 0") == "units"
    s.play("take 6 0 0")
    assert s.why("besiege") == "siege-once"


@pytest.mark.rule("hannibal", "10.12")
def test_10_12_nero_marches_six_on_a_campaign_with_those_who_are_with_him_all_the_way() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "roma", 6).put("rome", "falerii", 2)
    s.play(
        "campaign minor-campaign-1",
        "activate nero",
        "take 5 0 0",
        "step falerii",
        "pick-up 2 0",
        "step faesulae",
        "step tarquinii",
        "step roma",
        "step capua",
    )
    assert s.why("step terventum") == "tired"
    s.play("drop 2 0", "step terventum")
    assert s.p.marching().spent == 6
    s = Scene(ROME, "truce").put("nero", "roma", 6)
    s.play("march truce nero", "take 6 0 0")
    assert s.p.marching().limit == 4


@pytest.mark.rule("hannibal", "18.1")
def test_18_1_a_consul_takes_five_units_with_him_and_is_not_left_with_fewer() -> None:
    s = Scene(ROME, "truce").put("longus", "roma", 8)
    s.play("march truce longus")
    assert s.offered() == [f"take {n} 0 0" for n in (5, 6, 7, 8)]
    assert s.why("take 4 0 0") == "consul-units"
    s.play("take 8 0 0", "step capua")
    assert s.why("drop 4 0") == "consul-units"
    s.play("drop 3 0")
    assert s.p.marching().cu == 5


@pytest.mark.rule("hannibal", "18.1")
def test_18_1_a_weak_consular_army_moves_whole() -> None:
    s = Scene(ROME, "truce").put("longus", "roma", 3)
    s.play("march truce longus")
    assert s.p.marching().cu == 3


@pytest.mark.rule("hannibal", "18.1")
def test_18_1_two_consuls_part_only_with_ten_units() -> None:
    s = Scene(ROME, "truce").put("longus varro", "roma", 9)
    s.play("march truce longus")
    assert s.why("ready") == "consul-bound"
    s = Scene(ROME, "truce").put("longus varro", "roma", 10)
    s.play("march truce longus", "ready", "step capua", "halt")
    assert s.cu(ROME, "roma") == s.cu(ROME, "capua") == 5


@pytest.mark.rule("hannibal", "18.3")
def test_18_3_a_proconsul_obeys_the_consul_and_may_not_pass_a_weak_consular_army() -> None:
    s = Scene(ROME, "truce").put("nero", "roma", 8).put("longus", "capua", 3)
    s.p.proconsul = general("nero")
    s.play("march truce nero", "take 8 0 0", "step capua")
    assert s.why("step neapolis") == "consul-units"
    s.play("drop 2 0", "step neapolis", "halt")
    assert s.cu(ROME, "capua") == 5
    s = Scene(ROME, "truce").put("nero", "roma", 8).put("longus", "capua", 5)
    s.p.proconsul = general("nero")
    s.play("march truce nero", "take 8 0 0", "step capua", "halt")
    assert s.commands("longus")
    assert inside("roma") > 95


@pytest.mark.rule("hannibal", "10.10")
def test_10_10_a_general_whose_last_unit_attrition_took_stays_before_the_walls_until_somebody_comes_out() -> None:
    s = Scene(CARTHAGE, "epidemic").put("nero", "saguntum", 1).put("magon", "saguntum", 2, within=True)
    s.p.stack.append(Attrition(ROME, space("saguntum"), 0, -1, 0))
    s.play("roll 6")
    assert s.at("nero") == "saguntum"
    assert s.cu(CARTHAGE, "saguntum", within=True) == 2
    s.play("march epidemic magon", "take 2 0 0", "sally")
    assert s.at("nero") == "displaced"


@pytest.mark.rule("hannibal", "10.10")
def test_10_10_the_gates_open_when_a_general_without_units_rides_away() -> None:
    s = Scene(ROME, "epidemic").put("nero", "saguntum", 0).put("carthage", "saguntum", 2, within=True)
    s.play("march epidemic nero", "step dertosa")
    assert s.cu(CARTHAGE, "saguntum") == 2


@pytest.mark.rule("hannibal", "10.4")
def test_10_4_a_general_alone_joins_besiegers_but_no_garrison() -> None:
    s = Scene(ROME, "epidemic").put("nero", "dertosa").put("varro", "saguntum")
    s.put("carthage", "saguntum", 2, within=True)
    s.play("march epidemic nero")
    assert s.why("step saguntum") == "general-alone"
    s = Scene(ROME, "epidemic").put("nero", "dertosa").put("rome", "saguntum", 1)
    s.put("carthage", "saguntum", 2, within=True)
    s.play("march epidemic nero")
    assert s.why("step saguntum") == ""


@pytest.mark.rule("hannibal", "10.11")
def test_10_11_only_a_failed_pursuit_tires_the_army_not_one_that_was_not_tried() -> None:
    for tries, left in (("stop", 6), ("pursue", 0)):
        s = Scene(ROME, "minor-campaign-1").put("longus nero", "iberus", 6).put("magon", "numantia", 2)
        s.p.proconsul = general("nero")
        s.play("campaign minor-campaign-1", "activate longus", "bring nero", "take 6 0 0", "step numantia")
        s.play("avoid magon 2 0", "roll 1", "avoid-to segovia", tries)
        if tries == "pursue":
            s.play("roll 6")
        assert (s.asked()[1] == "next-general" and s.why("activate nero") == "") == bool(left)


@pytest.mark.rule("hannibal", "10.12")
def test_10_12_a_general_who_marched_four_with_another_goes_no_further_with_nero() -> None:
    s = Scene(ROME, "major-campaign-1").put("marcellus longus nero", "roma", 15)
    s.p.proconsul = general("longus")
    round_trip = ["step falerii", "step faesulae", "step tarquinii", "step roma"]
    s.play(
        "campaign major-campaign-1", "activate marcellus", "bring longus", "ready", "take 10 0 0", *round_trip, "halt"
    )
    s.play("activate nero", "take 5 0 0", *round_trip)
    assert s.why("attach longus") == "exhausted"
    s.play("halt")
    s = Scene(ROME, "major-campaign-1").put("nero longus", "roma", 5)
    s.p.proconsul = general("longus")
    s.play("campaign major-campaign-1", "activate nero", "bring longus", "take 5 0 0", *round_trip)
    assert s.why("step capua") == ""


@pytest.mark.rule("hannibal", "10.4")
def test_10_4_with_his_last_point_a_lone_general_does_not_go_to_a_lone_enemy() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma").put("magon", "terventum")
    s.play("march epidemic nero", "step capua")
    assert s.why("step terventum") == "", "he may pass through"
    s.play("step roma", "step capua")
    assert s.why("step terventum") == "general-alone"


@pytest.mark.rule("hannibal", "18.3")
def test_18_3_a_consul_may_pass_a_weak_consular_army() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5).put("varro", "capua", 3)
    s.play("march epidemic nero", "take 5 0 0", "step capua")
    assert s.why("step terventum") == ""


@pytest.mark.rule("hannibal", "18.1")
def test_18_1_on_the_march_no_consul_is_left_or_taken_along_with_fewer_than_five() -> None:
    s = Scene(ROME, "epidemic").put("nero varro", "roma", 9)
    s.play("march epidemic nero", "bring varro", "take 9 0 0", "step capua")
    assert s.why("detach varro") == "consul-units"
    s = Scene(ROME, "epidemic").put("nero", "roma", 3).put("varro", "capua", 6)
    s.play("march epidemic nero", "take 3 0 0", "step capua")
    assert s.why("attach varro") == "consul-units"
