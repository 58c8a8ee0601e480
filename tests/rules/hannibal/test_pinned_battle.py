"""Facts of battles, retreats, sieges and winters that nothing else pins down."""

import pytest

from quadriga.engine.move import ANY, Move
from quadriga.games.hannibal import words
from quadriga.games.hannibal.attrition import WinterAttrition
from quadriga.games.hannibal.battle.retreat import retreat_paths
from quadriga.games.hannibal.board import BOARD
from quadriga.games.hannibal.cards.strategy import NextCard
from quadriga.games.hannibal.force import is_watched
from quadriga.games.hannibal.march.avoidance import companions
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, inside, space


@pytest.mark.rule("hannibal", "15.1")
@pytest.mark.rule("hannibal", "15.3")
def test_15_1_a_longer_way_is_open_if_it_costs_less_than_the_shortest() -> None:
    s = Scene(ROME).bare().mark(CARTHAGE, "carthago-nova", "malaca", "dertosa").mark(ROME, "acci")
    s.put("hasdrubal", "carthago-nova", 5).put("nero", "carthago-nova", 5).battle(ROME, "carthago-nova")
    s.p.fighting().came_from = space("salaria")
    ways = [[BOARD.spaces[one] for one in path] for path in retreat_paths(s.p, CARTHAGE, space("carthago-nova"))]
    assert sorted(ways) == [
        ["acci", "malaca"],
        ["dianium", "saguntum", "dertosa"],
        ["laminium", "saguntum", "dertosa"],
        ["laminium", "segobriga", "saguntum", "dertosa"],
    ]
    s.mark(CARTHAGE, "acci")
    ways = [[BOARD.spaces[one] for one in path] for path in retreat_paths(s.p, CARTHAGE, space("carthago-nova"))]
    assert ways == [["acci"]]


@pytest.mark.rule("hannibal", "15.4")
def test_15_4_every_general_of_a_beaten_force_is_asked_about_the_walls() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 8).put("hannibal magon", "carthago-nova", 6)
    s.play("march epidemic nero", "take 8 0 0", "step carthago-nova", "garrison 0 0")
    s.play("stay-out hannibal", "stay-out magon").hands("probe", "flank-left")
    s.play("lead probe probe", "concede", "roll 1", "roll 1", "retreat-inside 2 0")
    assert s.offered() == ["go-in hannibal", "stay-out hannibal"]
    s.play("go-in hannibal")
    assert s.offered() == ["go-in magon", "stay-out magon"]


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.rule("hannibal", "24")
def test_20_2_a_seven_is_read_as_the_last_row_of_the_table() -> None:
    s = Scene(ROME, "minor-campaign-1").put("marcellus", "saguntum", 5)
    s.play("campaign minor-campaign-1", "activate marcellus", "besiege", "roll 6")
    assert s.told("siege-roll") == [["saguntum", "6", "1", "2"]]


@pytest.mark.rule("hannibal", "10.4")
@pytest.mark.rule("hannibal", "25")
def test_10_4_who_may_not_stay_beside_an_enemy_general_has_nothing_else_to_do_there() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 0).put("nero", "beneventum", 0)
    s.play("march epidemic hannibal", "step beneventum")
    assert s.verbs() == {"step"}


@pytest.mark.rule("hannibal", "14.10")
@pytest.mark.rule("hannibal", "14.11")
def test_14_11_a_battle_without_a_round_costs_nobody_a_unit() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 5).put("hannibal", "beneventum", 5)
    s.play("march epidemic nero", "take 5 0 0", "step beneventum").hands("", "probe")
    assert s.step() == "RetreatTable"


@pytest.mark.rule("hannibal", "14.12")
@pytest.mark.rule("hannibal", "10.10")
@pytest.mark.parametrize(("side", "winner", "loser"), [(ROME, "nero", "magon"), (CARTHAGE, "magon", "nero")])
def test_14_12_a_small_force_is_wiped_out_by_the_table_with_its_general(side: int, winner: str, loser: str) -> None:
    s = Scene(side, "epidemic").put(winner, "capua", 8).put(loser, "beneventum", 2)
    s.play(f"march epidemic {winner}", "take 8 0 0", "step beneventum").hands("double-envelopment", "probe")
    s.play("lead double-envelopment double-envelopment", "concede", "roll 1", "roll 6")
    assert s.cu(1 - side, "beneventum") == 0
    assert s.at(loser) == "displaced"


@pytest.mark.rule("hannibal", "25")
def test_25_card_28_hannibal_alone_charms_a_space_he_may_not_stay_in() -> None:
    s = Scene(CARTHAGE, "hannibal-charms-italy").put("hannibal", "arpi", 0).put("nero", "beneventum", 0)
    s.mark(ROME, "beneventum").play("march hannibal-charms-italy hannibal", "step beneventum")
    assert s.verbs() == {"step", "charm"}


@pytest.mark.rule("hannibal", "25")
def test_25_card_30_a_train_that_was_not_taken_cannot_be_left() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "toletum", 5).put("carthage", "segobriga", 1)
    s.p.train = space("segobriga")
    s.play("march epidemic hannibal", "take 5 0 0", "step segobriga")
    assert (s.why("take-train"), s.why("leave-train")) == ("", "no-train")
    s.play("take-train")
    assert (s.why("take-train"), s.why("leave-train")) == ("touched", "touched")


@pytest.mark.rule("hannibal", "12.3")
@pytest.mark.parametrize(("units", "why"), [(0, ""), (2, "no-intercept")])
def test_12_3_units_within_the_walls_there_keep_the_enemy_from_intercepting(units: int, why: str) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "dianium", 5).put("nero", "carthago-nova", 0)
    s.put("hasdrubal", "carthago-nova", units, within=True).put("p-scipio", "acci", 6)
    s.play("march epidemic hannibal", "take 5 0 0", "step carthago-nova")
    assert (s.why("intercept p-scipio 6 0") if s.asked()[1] == "react" else "no-intercept") == why


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.parametrize(("within", "place"), [(0, 1), (2, 0)])
def test_10_7_the_siege_train_comes_out_with_the_garrison_or_stays_with_all_of_it(within: int, place: int) -> None:
    s = Scene(ROME, "epidemic").put("p-scipio", "acci", 6).put("nero", "carthago-nova", 0)
    s.put("carthage", "carthago-nova", 2, within=True)
    s.p.train = inside("carthago-nova")
    s.play("march epidemic p-scipio", "take 6 0 0", "step carthago-nova", f"garrison {within} 0")
    assert s.p.train == (space("carthago-nova") if place else inside("carthago-nova"))


@pytest.mark.rule("hannibal", "21.1")
@pytest.mark.parametrize("side", [ROME, CARTHAGE])
def test_21_1_those_within_their_walls_suffer_no_winter(side: int) -> None:
    s = Scene(ROME).mark(side, "massilia").put("carthage" if side else "rome", "massilia", 2, within=True)
    s.put("rome" if side else "carthage", "massilia", 3)
    s.p.stack.clear()
    s.begin(WinterAttrition(), NextCard(ROME)).play("roll 1")
    assert s.told("attrition") == [["rome" if side else "carthage", "massilia", "1", "0", "0"]]
    assert s.asked()[0] != "chance"


@pytest.mark.rule("hannibal", "19.2")
def test_19_2_no_marker_on_ones_own() -> None:
    s = Scene(ROME, "epidemic").mark(ROME, "beneventum").mark(CARTHAGE, "arpi", "cannae").mark(NEUTRAL, "paestum")
    for place in ("beneventum", "arpi"):
        s.put("rome", place, 1)
    s.play("politics epidemic")
    whys = [s.why(f"place-marker {place}") for place in ("beneventum", "arpi", "cannae", "paestum")]
    assert whys == ["no-marker", "", "no-marker", ""]


@pytest.mark.rule("hannibal", "20.5")
@pytest.mark.parametrize(("spent", "why"), [(3, ""), (4, "no-points")])
def test_20_5_the_last_point_is_enough_to_come_out(spent: int, why: str) -> None:
    s = Scene(CARTHAGE, "minor-campaign-1").put("magon", "carthago", 5, within=True).put("nero", "carthago", 6)
    s.play("campaign minor-campaign-1")
    s.p.in_play().tired = [inside("carthago"), 3, 5]
    s.play("activate magon", "take 5 0 0")
    s.p.marching().spent = spent
    assert s.why("sally") == why


@pytest.mark.rule("hannibal", "14.7")
def test_14_7_who_can_match_with_nothing_is_told_so() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "capua", 6).put("nero", "beneventum", 6)
    s.play("march epidemic hannibal", "take 6 0 0", "step beneventum").hands("flank-left*2", "probe")
    s.play("lead flank-left flank-left")
    refusal = s.p.why_not(Move(words.MATCH, ANY), s.p.turn())
    assert refusal is not None
    assert refusal.key == "no-match"


@pytest.mark.rule("hannibal", "11.5")
@pytest.mark.rule("hannibal", "10.10")
def test_11_5_whoever_is_sunk_is_gone_before_anything_else_is_asked() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hannibal", "carthago", 5, elephants=2)
    s.play("march numidian-ally hannibal", "take 5 2 0", "sail roma", "roll 6")
    assert s.at("hannibal") == "gone"
    assert s.asked() == ("carthage", "remove-marker")
    assert (s.p.marching().cu, s.p.marching().elephants) == (0, 0)


@pytest.mark.rule("hannibal", "18.3")
@pytest.mark.parametrize(("units", "why"), [(3, "consul-units"), (5, "")])
def test_18_3_a_proconsul_leaves_no_weak_consul_behind_wherever_he_came_from(units: int, why: str) -> None:
    s = Scene(ROME, "epidemic").put("nero", "carthago", 6).put("varro", "zama", units)
    s.p.proconsul = general("nero")
    s.play("march epidemic nero", "take 6 0 0", "step zama")
    assert s.why("step hadrumetum") == why


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.rule("hannibal", "10.10")
@pytest.mark.parametrize("who", ["hannibal", "magon"])
def test_ruling_h_20_any_general_alone_watches_the_walls(who: str) -> None:
    assert is_watched(Scene(CARTHAGE).put(who, "capua", 0).p, CARTHAGE, space("capua"))
    assert not is_watched(Scene(CARTHAGE).put(who, "arpi", 0).p, CARTHAGE, space("capua"))


@pytest.mark.rule("hannibal", "10.11")
def test_10_11_a_tired_general_elsewhere_holds_up_nobody() -> None:
    s = Scene(CARTHAGE, "major-campaign-1").put("magon", "gades", 3).put("hannibal", "toletum", 6)
    s.put("giscon", "segobriga", 1).play("campaign major-campaign-1", "activate magon", "take 3 0 0")
    s.play("step malaca", "step acci", "step carthago-nova", "step dianium", "halt", "activate hannibal", "take 6 0 0")
    s.play("step segobriga", "attach giscon")
    assert s.why("step bilbilis") == ""


@pytest.mark.rule("hannibal", "13.2")
def test_13_2_a_proconsul_takes_no_consul_along() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "capua", 6).put("varro nero fabius longus", "beneventum", 12)
    s.p.proconsul = general("fabius")
    s.play("march epidemic hannibal", "take 6 0 0", "step beneventum")
    assert companions(s.p, general("fabius"), space("arpi")) == []
    assert companions(s.p, general("nero"), space("arpi")) == [general("longus"), general("fabius")]


@pytest.mark.rule("hannibal", "15.4")
def test_15_4_generals_go_inside_with_the_last_of_their_units() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 8).put("magon", "carthago-nova", 2)
    s.play("march epidemic nero", "take 8 0 0", "step carthago-nova", "garrison 0 0", "stay-out magon")
    s.hands("probe", "flank-left").play("lead probe probe", "concede", "roll 1", "roll 1", "retreat-inside 2 0")
    assert s.p.at[general("magon")] == inside("carthago-nova")


@pytest.mark.rule("hannibal", "16.2")
@pytest.mark.rule("hannibal", "25")
def test_16_2_romans_who_break_off_leave_the_siege_train_where_it_is() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 6).put("hannibal", "beneventum", 6).mark(ROME, "capua")
    s.p.train = space("beneventum")
    s.play("march epidemic nero", "take 6 0 0", "step beneventum").hands("probe*2", "probe")
    s.play("withdraw", "roll 1", "let-go", "withdraw-to capua")
    assert s.p.train == space("beneventum")


@pytest.mark.rule("hannibal", "10.7")
def test_10_7_a_general_alone_makes_nobody_shut_the_gates() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "beneventum", 0).put("nero", "capua", 0)
    s.play("march epidemic hannibal", "step capua")
    assert s.asked() == ("carthage", "march")


@pytest.mark.rule("hannibal", "16.3")
@pytest.mark.parametrize(("start", "verb"), [("druentia", False), ("insubres", True)])
def test_16_3_nobody_breaks_off_over_a_pass(start: str, verb: bool) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", start, 8).put("nero", "taurini", 5).mark(CARTHAGE, start)
    s.play("march epidemic hannibal", "take 8 0 0", "step taurini")
    if s.asked()[0] == "chance":
        s.play("roll 1")
    s.hands("probe*2", "probe")
    assert ("withdraw" in s.offered()) == verb


@pytest.mark.rule("hannibal", "15.1")
@pytest.mark.parametrize(("friends", "first"), [(4, False), (6, True)])
def test_15_1_a_friendly_force_is_a_refuge_only_if_it_is_the_larger(friends: int, first: bool) -> None:
    s = Scene(ROME).bare().mark(CARTHAGE, "carthago-nova", "malaca").put("carthage", "acci", friends)
    s.put("hasdrubal", "carthago-nova", 5).put("nero", "carthago-nova", 2).battle(ROME, "carthago-nova")
    s.p.fighting().came_from = space("salaria")
    ways = [[BOARD.spaces[one] for one in path] for path in retreat_paths(s.p, CARTHAGE, space("carthago-nova"))]
    assert (["acci"] in ways, ["acci", "malaca"] in ways) == (first, not first)
