"""What an army may not do and the rule that says so: one fact for each part of each condition."""

import pytest

from quadriga.games.hannibal.march.march import STOPPED
from rules.hannibal.scene import CARTHAGE, ROME, Scene, general, inside, space


def nero_in(where: str, card: str = "epidemic", cu: int = 5) -> Scene:
    """Nero about to march with all his CUs."""
    return Scene(ROME, card).put("nero", where, cu).play(f"march {card} nero", f"take {cu} 0 0")


# ---------------------------------------------------------------- 10.2 what is asked of an army on the march


@pytest.mark.rule("hannibal", "10.2")
def test_10_2_an_army_without_points_and_one_that_was_stopped_do_not_step() -> None:
    s = nero_in("roma").play("go-by falerii>faesulae", "step tarquinii", "step cosa")
    assert s.p.marching().spent == 4
    assert s.why("step") == "no-points"
    assert s.why("step pisae") == "no-points"
    s = nero_in("falerii")
    s.mark(CARTHAGE, "roma")
    s.play("step roma")
    s.p.marching().over = STOPPED
    assert s.why("step") == "stopped"
    assert s.why("step capua") == "stopped"
    assert s.why("sail") == "stopped"
    assert s.why("sail massilia") == "stopped"
    assert s.why("sally") == "stopped"
    assert s.verbs() == {"besiege", "halt"}


@pytest.mark.rule("hannibal", "11.1")
def test_11_1_why_an_army_does_not_sail() -> None:
    s = nero_in("roma")
    assert s.why("sail") == "no-ship"
    assert s.why("sail-into massilia") == "no-ship"
    s = nero_in("tarquinii", "numidian-ally")
    assert s.why("sail") == "no-port"
    s = nero_in("roma", "numidian-ally")
    assert s.why("sail roma") == "no-port"
    assert s.why("sail falerii") == "no-port"
    assert s.why("sail-into massilia") == "no-city"
    s = nero_in("roma", "numidian-ally", 6)
    assert s.why("sail massilia") == "sea-limit"
    s.p.marching().cu = 5
    s.p.marching().spent = 1
    assert s.why("sail massilia") == ""
    s.p.marching().spent = 2
    assert s.why("sail massilia") == "no-points"


@pytest.mark.rule("hannibal", "11.1")
@pytest.mark.rule("hannibal", "25")
def test_11_1_after_a_carthaginian_naval_victory_rome_sails_on_campaigns_only() -> None:
    s = nero_in("roma", "numidian-ally")
    s.p.naval_victory = 1
    assert s.why("sail massilia") == "no-ship"
    s = Scene(ROME, "minor-campaign-1").put("nero", "roma", 5).play("campaign minor-campaign-1", "activate nero")
    s.p.naval_victory = 1
    s.play("take 5 0 0")
    assert s.why("sail massilia") == ""
    s = Scene(CARTHAGE, "numidian-ally").put("magon", "carthago", 5)
    s.play("march numidian-ally magon", "take 5 0 0")
    s.p.naval_victory = 1
    assert s.why("sail carthago-nova") == ""


@pytest.mark.rule("hannibal", "11.4")
def test_11_4_one_army_of_a_campaign_sails_but_as_often_as_its_points_allow() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "roma", 5).put("varro", "neapolis", 5)
    s.play("campaign minor-campaign-1", "activate nero", "take 5 0 0", "sail massilia")
    assert s.why("sail roma") == ""
    s.play("halt", "activate varro", "take 5 0 0")
    assert s.why("sail massilia") == "sea-once"
    assert s.why("step roma") == "sea-once"


@pytest.mark.rule("hannibal", "20.5")
def test_20_5_who_may_come_out_of_a_city() -> None:
    s = nero_in("roma")
    assert s.why("sally") == "no-sally"
    s = Scene(ROME, "epidemic").put("nero", "roma", 5, within=True).put("hannibal", "roma", 5)
    s.play("march epidemic nero", "take 5 0 0")
    assert s.why("step capua") == "inside"
    assert s.offered() == ["sally", "halt"]
    s.p.truce = 1
    assert s.why("sally") == "truce"
    s.p.truce = 0
    s.p.marching().spent = 3
    assert s.why("sally") == ""
    s.p.marching().spent = 4
    assert s.why("sally") == "no-points"
    s.p.marching().spent = 0
    s.p.marching().cu = 0
    assert s.why("sally") == "no-sally"


@pytest.mark.rule("hannibal", "10.2")
def test_10_2_what_may_be_picked_up_and_dropped() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "toletum", 8, 2).put("carthage", "segovia", 3, 1)
    s.play("march epidemic hannibal", "take 8 2 0")
    assert s.why("pick-up 1 0") == "touched"
    assert s.why("drop 1 0") == "touched"
    assert s.why("pick-up") == "units"
    s.play("step segovia")
    assert s.offered("pick-up") == ["pick-up 1 0", "pick-up 1 1", "pick-up 2 0", "pick-up 2 1"]
    assert s.why("pick-up 0 0") == "units"
    assert s.why("pick-up 3 0") == "units"
    assert s.why("pick-up 1 2") == "units"
    assert s.why("drop 0 0") == "units"
    assert s.why("drop 9 0") == "units"
    assert s.why("drop 1 3") == "units"
    assert s.why("drop 8 2") == ""
    assert s.why("drop 8 1") == "units"
    s.play("pick-up 2 1")
    march = s.p.marching()
    assert (march.cu, march.elephants) == (10, 3)
    s.play("step numantia", "drop 4 1")
    assert (march.cu, march.elephants) == (6, 2)
    assert s.why("pick-up 1 0") == "touched"


@pytest.mark.rule("hannibal", "18.1")
def test_18_1_a_consul_takes_nothing_from_a_consul_and_drops_nothing_below_five() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 6).put("varro", "capua", 6)
    s.play("march epidemic nero", "take 6 0 0", "step capua")
    assert s.why("pick-up 1 0") == ""
    assert s.why("pick-up 2 0") == "consul-units"
    assert s.why("drop 1 0") == ""
    assert s.why("drop 2 0") == "consul-units"
    s.p.proconsul = general("varro")
    assert s.why("pick-up 2 0") == ""
    s.p.proconsul = general("nero")
    assert s.why("drop 2 0") == ""


@pytest.mark.rule("hannibal", "10.8")
def test_10_8_who_may_join_an_army() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 6).put("varro", "capua", 5).put("magon", "sena")
    s.p.proconsul = general("nero")
    s.play("march numidian-ally nero", "take 6 0 0")
    assert s.why("attach varro") == "not-here"
    assert s.why("attach") == "not-here"
    assert s.why("detach") == "not-here"
    assert s.why("detach nero") == "not-here"
    s.play("step capua")
    assert s.why("attach varro") == "outranked"
    assert s.why("attach magon") == "not-here"
    s.p.proconsul = general("varro")
    assert s.why("attach varro") == ""
    s.play("attach varro")
    assert s.why("attach varro") == "not-here"
    assert s.why("detach varro") == "touched"
    s.play("step neapolis")
    assert s.at("varro") == "neapolis"
    s.play("detach varro")
    assert s.why("attach varro") == "touched"
    s.play("halt")
    assert s.at("nero") == "neapolis"


@pytest.mark.rule("hannibal", "10.8")
@pytest.mark.rule("hannibal", "18.1")
def test_10_8_a_consul_joins_an_army_of_five_or_the_larger_part() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5).put("varro", "capua", 5)
    s.play("march numidian-ally nero", "take 5 0 0", "step capua")
    assert s.why("attach varro") == ""
    s.p.marching().cu = 4
    assert s.why("attach varro") == "consul-units"
    s.p.cu[space("capua")] = 8
    assert s.why("attach varro") == ""
    s.p.proconsul = general("varro")
    s.p.cu[space("capua")] = 9
    assert s.why("attach varro") == ""


@pytest.mark.rule("hannibal", "10.9")
@pytest.mark.rule("hannibal", "18.1")
def test_10_9_a_consul_is_left_only_with_five_units_by_an_army_of_five_that_were_ten() -> None:
    for began, rest, army, why in ((10, 5, 5, ""), (9, 5, 5, "consul-units"), (10, 4, 5, "consul-units")):
        s = Scene(ROME, "numidian-ally").put("nero varro", "roma", 10)
        s.play("march numidian-ally nero", "bring varro", "take 10 0 0", "step capua")
        march = s.p.marching()
        march.began = began
        march.cu = army
        s.p.cu[space("capua")] = army + rest
        assert s.why("detach varro") == why
        march.cu = 4
        assert s.why("detach varro") == "consul-units"
        s.p.proconsul = general("varro")
        assert s.why("detach varro") == ""


@pytest.mark.rule("hannibal", "25")
def test_25_card_30_where_the_siege_train_is_taken_up_or_left() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "toletum", 5)
    s.p.train = space("segovia")
    s.play("march epidemic hannibal", "take 5 0 0")
    assert s.why("take-train") == "no-train"
    s.play("step segovia", "take-train")
    assert s.why("leave-train") == "touched"
    s.play("step numantia")
    assert s.p.train == space("numantia")
    s.play("leave-train")
    assert s.why("take-train") == "touched"
    s.play("step iberus")
    assert s.p.train == space("numantia")
    assert s.why("leave-train") == "no-train"


@pytest.mark.rule("hannibal", "25")
def test_25_card_30_the_train_goes_neither_over_the_alps_nor_by_sea() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hannibal", "carthago", 5)
    s.p.train = space("carthago")
    s.play("march numidian-ally hannibal", "take 5 0 1")
    assert s.why("sail carthago-nova") == "train"
    assert s.why("sail") == "train"
    s.p.marching().train = 0
    assert s.why("sail carthago-nova") == ""


@pytest.mark.rule("hannibal", "20.2")
def test_20_2_why_there_is_no_siege_or_subjugation() -> None:
    s = nero_in("roma")
    assert s.why("besiege") == "no-siege"
    assert s.why("subjugate") == "no-siege"
    assert s.why("expel") == "no-expel"
    assert s.why("charm") == "no-charm"
    s = nero_in("salaria", cu=6).play("step carthago-nova")
    assert s.why("besiege") == ""
    assert s.why("subjugate") == "no-siege"
    s.p.truce = 1
    assert s.why("besiege") == "truce"
    s.p.truce = 0
    s.p.in_play().attempted.append(space("carthago-nova"))
    assert s.why("besiege") == "siege-once"
    s.p.in_play().attempted.clear()
    s.p.cu[space("carthago-nova")] = 3
    assert s.why("besiege") == ""
    s.p.cu[space("carthago-nova")] = s.p.marching().cu = 2
    assert s.why("besiege") == "siege-units"


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.rule("hannibal", "25")
def test_20_2_a_truce_spares_the_tribes_of_carthage_but_not_neutral_ones() -> None:
    s = nero_in("mutina").play("step boii")
    assert s.why("subjugate") == ""
    s.p.truce = 1
    assert s.why("subjugate") == "truce"
    s = nero_in("nicaea")
    s.p.at[general("nero")] = s.p.marching().at = space("ligures-occidentales")
    s.p.cu[space("ligures-occidentales")] = 5
    s.p.truce = 1
    assert s.why("subjugate") == ""


@pytest.mark.rule("hannibal", "24")
def test_24_hanno_alone_takes_a_roman_marker_off_at_the_end_of_his_move() -> None:
    for name, why in (("hannon", ""), ("magon", "no-expel")):
        s = Scene(CARTHAGE, "numidian-ally").put(name, "carthago", 4).mark(ROME, "zama")
        s.play(f"march numidian-ally {name}", "take 4 0 0")
        assert s.why("expel") == "no-expel"
        s.play("step zama")
        assert s.why("expel") == why
        s.p.truce = 1
        assert s.why("expel") == (why or "truce")
    s = Scene(CARTHAGE, "numidian-ally").put("hannon", "carthago", 4).mark(ROME, "utica")
    s.play("march numidian-ally hannon", "take 4 0 0", "step utica")
    assert s.why("expel") == "no-expel"


@pytest.mark.rule("hannibal", "10.4")
def test_10_4_a_general_alone_may_not_end_with_an_enemy_general() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma").put("magon", "capua")
    s.play("march epidemic nero", "step capua")
    for verb in ("halt", "besiege", "subjugate", "expel"):
        assert s.why(verb) in ("may-not-end", "no-siege", "no-expel")
    assert s.why("halt") == "may-not-end"
    s.play("step neapolis", "halt")
    assert s.at("magon") == "capua"


@pytest.mark.rule("hannibal", "10.4")
def test_10_4_where_a_general_alone_may_go() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma").put("carthage", "capua", 1).put("magon", "falerii")
    s.play("march epidemic nero")
    assert s.why("step capua") == "general-alone"
    assert s.why("step falerii") == ""
    s.p.marching().spent = 3
    assert s.why("step falerii") == "general-alone"
    assert s.why("step praeneste") == ""
    s = Scene(ROME, "epidemic").put("nero", "laminium").put("carthage", "carthago-nova", 1, within=True)
    s.play("march epidemic nero")
    assert s.why("step carthago-nova") == "general-alone"
    s.put("rome", "carthago-nova", 2)
    assert s.why("step carthago-nova") == ""


@pytest.mark.rule("hannibal", "25")
def test_25_card_64_a_truce_keeps_armies_from_enemy_markers_and_units() -> None:
    s = nero_in("dertosa")
    s.p.truce = 1
    assert s.why("step saguntum") == "truce"
    assert s.why("step tarraco") == ""
    s.put("carthage", "tarraco", 1)
    assert s.why("step tarraco") == "truce"
    s.p.truce = 0
    assert s.why("step tarraco") == ""
    assert s.why("step saguntum") == ""


@pytest.mark.rule("hannibal", "24")
def test_24_hanno_and_fabius_stay_at_home_also_as_subordinates() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hannibal hannon", "carthago", 5)
    s.play("march numidian-ally hannibal", "bring hannon", "take 5 0 0")
    assert s.why("sail carthago-nova") == "confined"
    assert s.why("sail utica") == ""
    s.p.marching().generals = 1 << general("hannibal")
    assert s.why("sail carthago-nova") == ""


@pytest.mark.rule("hannibal", "18.3")
def test_18_3_a_proconsul_leaves_no_consul_short_on_his_way() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 6).put("varro", "capua", 4)
    s.p.proconsul = general("nero")
    s.play("march numidian-ally nero", "take 6 0 0", "step capua")
    assert s.why("step neapolis") == "consul-units"
    assert s.why("sail") == "no-port"
    s.play("drop 1 0")
    assert s.why("step neapolis") == ""
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 6).put("varro", "capua", 4)
    s.play("march numidian-ally nero", "take 6 0 0", "step capua")
    assert s.why("step neapolis") == ""
    s = Scene(ROME, "numidian-ally").put("varro nero", "capua", 4)
    s.p.proconsul = general("nero")
    s.play("march numidian-ally nero")
    assert s.p.marching().cu == 0
    assert s.why("step neapolis") == ""


@pytest.mark.rule("hannibal", "10.6")
def test_10_6_who_may_cross_the_strait_of_messina() -> None:
    s = nero_in("rhegium")
    assert s.why("step messana") == ""
    s.mark(CARTHAGE, "messana")
    assert s.why("step messana") == "strait"
    s.mark(ROME, "messana").mark(CARTHAGE, "rhegium")
    assert s.why("step messana") == "strait"
    s = nero_in("aleria")
    s.mark(CARTHAGE, "aleria", "sassari")
    assert s.why("step sassari") == ""
    s.p.marching().spent = 3
    assert s.why("step sassari") == "no-points"


@pytest.mark.rule("hannibal", "11.3")
def test_11_3_where_an_army_lands_behind_walls() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "neapolis", 2).put("carthage", "massilia", 3)
    s.put("carthage", "tarraco", 3).mark(ROME, "tarraco")
    s.play("march numidian-ally nero", "take 2 0 0")
    assert s.why("sail-into massilia") == ""
    assert s.why("sail-into tarraco") == "no-city"
    assert s.why("sail-into roma") == "no-city"
    s.put("rome", "massilia", 1, within=True)
    assert s.why("sail-into massilia") == "no-city"
    s.p.cu[inside("massilia")] = 0
    s.mark(CARTHAGE, "massilia")
    assert s.why("sail-into massilia") == "no-city"
    s.mark(ROME, "massilia").siege("massilia", 1, CARTHAGE)
    assert s.why("sail-into massilia") == "besieged"
    s.p.siege[space("massilia")] = 0
    s.p.truce = 1
    assert s.why("sail-into massilia") == "truce"
    s.p.truce = 0
    s.p.marching().generals |= 1 << general("fabius")
    s.p.at[general("fabius")] = space("neapolis")
    assert s.why("sail-into massilia") == "confined"


@pytest.mark.rule("hannibal", "25")
def test_25_cards_57_and_58_hold_units_not_generals() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("magon", "carthago", 3)
    s.p.hanno_counsels = 1
    s.play("march numidian-ally magon", "take 3 0 0")
    assert s.why("sail carthago-nova") == "counsel"
    assert s.why("sail utica") == ""
    s.p.marching().cu = 0
    assert s.why("sail carthago-nova") == ""
    s.p.marching().cu = 3
    s.p.hanno_counsels, s.p.cato_counsels = 0, 1
    assert s.why("sail carthago-nova") == ""
    s = Scene(ROME, "numidian-ally").put("nero", "lilybaeum", 5)
    s.p.cato_counsels = 1
    s.play("march numidian-ally nero", "take 5 0 0")
    assert s.why("sail utica") == "counsel"
    assert s.why("sail carales") == ""
    s.p.cato_counsels, s.p.hanno_counsels = 0, 1
    assert s.why("sail utica") == ""


# ---------------------------------------------------------------- 7, 8 why a card is not played so


@pytest.mark.rule("hannibal", "7.2")
@pytest.mark.rule("hannibal", "8.2")
def test_8_2_why_a_card_is_not_played_so() -> None:
    s = Scene(ROME, "epidemic", "numidian-ally", "minor-campaign-1", "bad-weather").put("nero", "roma", 5)
    s.put("hannibal", "saguntum", 5)
    assert s.why("discard truce") == "not-your-card"
    assert s.why("march") == ""
    assert s.why("march epidemic hannibal") == "not-your-general"
    assert s.why("march epidemic varro") == "not-on-map"
    assert s.why("march minor-campaign-1 nero") == "no-campaign"
    assert s.why("campaign epidemic") == "no-campaign"
    assert s.why("campaign minor-campaign-1") == ""
    assert s.why("raise epidemic roma") == "no-raise"
    assert s.why("raise numidian-ally capua") == "raise-where"
    assert s.why("raise numidian-ally roma") == ""
    assert s.why("event bad-weather") == "only-counter"
    assert s.why("event minor-campaign-1") == "only-operation"
    assert s.why("event treachery-within-city") == "only-operation"
    s.p.must_campaign = 1
    assert s.why("discard epidemic") == "campaign-first"
    assert s.why("discard minor-campaign-1") == "campaign-first"
    assert s.why("campaign minor-campaign-1") == ""
    assert s.why("march epidemic nero") == "campaign-first"
    s.p.at[general("nero")] = -2
    s.p.chief[general("nero")] = 0
    assert s.why("campaign minor-campaign-1") == "no-campaign"


@pytest.mark.rule("hannibal", "8.2")
def test_8_2_politics_needs_somewhere_for_a_marker() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5)
    assert s.why("politics epidemic") == ""
    for place in range(len(s.p.control)):
        s.p.control[place] = ROME
    assert s.why("politics epidemic") == "no-marker"


# ---------------------------------------------------------------- 14 why a battle card is not laid


def in_battle(side: int = ROME) -> Scene:
    """Varro attacks Hannibal, or Hannibal Varro."""
    s = Scene(side, "epidemic")
    s.put("varro", "capua" if side == ROME else "neapolis", 5)
    s.put("hannibal", "neapolis" if side == ROME else "capua", 5).mark(CARTHAGE, "neapolis")
    s.play(f"march epidemic {'varro' if side == ROME else 'hannibal'}", "take 5 0 0")
    if side == ROME:
        s.mark(2, "neapolis")
    return s.play("step neapolis").shrug()


@pytest.mark.rule("hannibal", "14.6")
@pytest.mark.rule("hannibal", "14.7")
def test_14_6_why_a_card_is_not_led_or_matched() -> None:
    s = in_battle()
    if s.asked()[1] == "garrison":
        s.play("garrison 0 0", "stay-out hannibal").shrug()
    s.hands("probe reserve", "flank-left probe")
    assert s.why("lead") == ""
    assert s.why("lead flank-left flank-left") == "no-battle-card"
    assert s.why("lead probe flank-left") == "no-match"
    assert s.why("lead reserve reserve") == "no-match"
    assert s.why("lead reserve flank-left") == ""
    assert s.why("cavalry") == "no-cavalry"
    assert s.why("desert") == "no-desert"
    assert s.why("concede") == "must-lead"
    s.play("lead probe probe")
    assert s.why("match") == ""
    assert s.why("match flank-left") == "no-match"
    assert s.why("match frontal-assault") == "no-battle-card"
    assert s.why("cavalry") == "no-cavalry"
    assert s.why("desert") == "no-desert"
    assert s.why("match probe") == ""
