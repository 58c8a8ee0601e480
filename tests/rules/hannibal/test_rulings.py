"""The rulings of docs/rulings/hannibal.md that no test of a section shows already."""

import pytest

from quadriga.games.hannibal.battle.retreat import ShelterGeneral, toll
from quadriga.games.hannibal.force import name_chief
from quadriga.games.hannibal.position import GONE
from quadriga.games.hannibal.year.consuls import Election
from quadriga.games.hannibal.year.sequence import EndTurn
from rules.hannibal.scene import CARTHAGE, ROME, Scene, general, space


def test_ruling_h_03_pestilence_adds_one_and_storms_add_two() -> None:
    from quadriga.games.hannibal.cards.hardship import PESTILENCE_MODIFIER, STORM_MODIFIER

    assert (PESTILENCE_MODIFIER, STORM_MODIFIER) == (1, 2)


def test_ruling_h_11_generals_in_a_fallen_city_are_displaced_and_hannibal_lost() -> None:
    s = Scene(ROME, "epidemic").put("nero", "utica", 5).put("hannibal", "utica", 2, within=True).siege("utica", 2, ROME)
    s.play("march epidemic nero", "take 5 0 0", "besiege", "roll 5")
    assert s.at("hannibal") == "gone"
    assert s.asked() == ("carthage", "remove-marker")


def test_ruling_h_18_a_beaten_attacker_steps_back_first_and_then_goes_on() -> None:
    s = Scene(ROME, "truce").put("nero", "bilbilis", 8).put("hasdrubal", "numantia", 6).mark(ROME, "ilerda")
    s.play("march truce nero", "take 8 0 0", "step numantia").hands("probe", "probe*2")
    s.play("lead probe probe", "match probe", "remain", "roll 1", "roll 1")
    assert s.offered() == ["retreat bilbilis"]
    s.play("retreat bilbilis")
    assert s.offered() == ["retreat iberus", "retreat azaila"]
    s.play("retreat azaila", "retreat ilerda")
    assert s.at("nero") == "ilerda"


def test_ruling_h_20_who_was_inside_is_inside_again_when_the_besieger_is_turned_back() -> None:
    s = Scene(ROME, "truce").put("nero", "saguntum", 6).put("carthage", "saguntum", 2, within=True)
    s.put("hannibal", "laminium", 8)
    s.play("march truce nero", "take 6 0 0", "step segobriga", "intercept hannibal 8 0", "roll 1", "back-up")
    assert s.cu(CARTHAGE, "saguntum", within=True) == 2
    assert s.cu(ROME, "saguntum") == 6


def test_ruling_h_23_a_campaign_card_moves_generals_as_a_campaign_only() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "roma", 5)
    assert s.why("march minor-campaign-1 nero") == "no-campaign"
    assert s.why("campaign treachery-within-city") == "no-campaign"


def test_ruling_h_25_bad_weather_after_a_voyage_holds_the_general_in_the_port() -> None:
    s = Scene(ROME, "numidian-ally").give(CARTHAGE, "bad-weather").put("nero", "roma", 5)
    s.play("march numidian-ally nero", "sail massilia", "pass", "step nicaea", "counter bad-weather")
    assert s.at("nero") == "massilia"


def test_ruling_h_28_the_least_tired_units_march_first() -> None:
    s = Scene(CARTHAGE, "major-campaign-1").put("hasdrubal", "toletum", 3).put("magon", "numantia", 2)
    s.play(
        "campaign major-campaign-1",
        "activate hasdrubal",
        "take 3 0 0",
        "step segovia",
        "step numantia",
        "halt",
        "activate magon",
        "ready",
        "take 2 0 0",
        "step iberus",
        "step ilerda",
        "step emporiae",
        "step narbo",
    )
    assert s.cu(CARTHAGE, "narbo") == 2


def test_ruling_h_29_with_all_his_units_a_chief_takes_his_generals_along() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal magon", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 1")
    assert s.at("magon") == "numantia"
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal magon", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 5 0", "roll 1")
    assert s.at("magon") == "segovia"


def test_ruling_h_30_the_better_of_equal_generals_commands_a_combined_force() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hasdrubal", "segovia", 3).put("magon", "bilbilis", 3)
    s.play(
        "march truce longus",
        "take 6 0 0",
        "step numantia",
        "intercept hasdrubal 3 0",
        "intercept magon 3 0",
        "roll 1",
        "roll 1",
    )
    assert s.commands("hasdrubal")


def test_ruling_h_31_an_army_that_dies_on_a_pass_before_enemies_goes_back() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "druentia", 1).put("rome", "taurini", 3)
    s.play("march epidemic hannibal", "take 1 0 0", "step taurini", "roll 6")
    assert s.at("hannibal") == "druentia"


def test_ruling_h_34_a_garrison_takes_no_toll() -> None:
    s = Scene(ROME).put("carthage", "saguntum", 2, within=True).put("rome", "saguntum", 5)
    assert toll(s.p, ROME, space("saguntum")) == 1


def test_ruling_h_36_fabius_follows_a_proconsul_outside_italy_only_as_the_last() -> None:
    s = Scene(CARTHAGE, "senate-dismisses-proconsul").put("marcellus", "tarraco", 6)
    s.p.proconsul = general("marcellus")
    s.play("event senate-dismisses-proconsul")
    assert s.why("choose-general fabius") == "event-target"
    s = Scene(CARTHAGE, "senate-dismisses-proconsul").put("marcellus", "sena", 6)
    s.p.proconsul = general("marcellus")
    s.play("event senate-dismisses-proconsul")
    assert s.why("choose-general fabius") == ""


def test_ruling_h_38_a_consul_short_on_both_sides_of_the_walls_chooses() -> None:
    s = Scene(ROME).put("nero", "massilia", 1).put("rome", "massilia", 2, within=True).put("carthage", "massilia", 3)
    assert len(ShelterGeneral(ROME, space("massilia"), general("nero"), 3).moves(s.p)) == 2


def test_ruling_h_39_coming_out_of_a_city_costs_a_point() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5, within=True).put("hannibal", "roma", 8)
    s.play("march epidemic nero", "take 5 0 0", "sally")
    assert s.p.marching().spent == 1
    s.shrug()
    s.hands("probe*2", "probe*2")
    assert s.why("withdraw") == ""
    s.play("withdraw", "roll 1", "let-go", "withdraw-to roma")
    assert s.cu(ROME, "roma", within=True) == 5


def test_ruling_h_03_the_signs_of_pestilence_and_storms_can_be_switched() -> None:
    for value, sign in (("plus", 1), ("minus", -1)):
        s = Scene(ROME, "pestilence", attrition_signs=value).put("hannibal", "roma", 5).siege("roma", 1, CARTHAGE)
        s.play("event pestilence", "choose-space roma", "roll 3")
        assert s.told("attrition")[0][3] == str(sign)
        s = Scene(CARTHAGE, "numidian-ally", attrition_signs=value).give(ROME, "storms-at-sea")
        s.put("hasdrubal", "carthago-nova", 5).play("march numidian-ally hasdrubal", "take 5 0 0", "sail tarraco")
        s.play("counter storms-at-sea", "roll 3")
        assert s.told("attrition")[0][3] == str(2 * sign)


def test_ruling_h_11_generals_in_a_fallen_city_may_be_lost_for_good() -> None:
    for value, where in (("displaced", "displaced"), ("lost", "gone")):
        s = Scene(ROME, "epidemic", fallen_city_generals=value).put("nero", "utica", 5)
        s.put("magon", "utica", 2, within=True).siege("utica", 2, ROME)
        s.play("march epidemic nero", "take 5 0 0", "besiege", "roll 5")
        assert s.at("magon") == where


def test_ruling_h_11_lost_consuls_are_not_drawn_again_and_rome_elects_whom_it_has() -> None:
    s = Scene(ROME, fallen_city_generals="lost").put("rome", "roma", 6)
    for who in range(general("p-scipio"), general("scipio-africanus")):
        if who != general("varro"):
            s.p.at[who] = GONE
    s.p.stack = [EndTurn(), Election()]
    s.p.settle()
    assert s.offered() == ["elect varro"]
    s.play("elect varro")
    assert s.offered() == ["station varro roma"]


@pytest.mark.parametrize(
    ("talent", "avoids", "withdraws"), [("avoid-battle", True, False), ("withdrawal", False, True)]
)
def test_ruling_h_14_the_talent_of_fabius_can_be_for_breaking_off(talent: str, avoids: bool, withdraws: bool) -> None:
    s = Scene(CARTHAGE, "epidemic", fabius_talent=talent).put("hannibal", "arpi", 6).put("fabius", "cannae", 6)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae", "avoid fabius 6 0", "roll 5")
    assert (s.asked()[1] == "avoid-to") == avoids
    s = Scene(ROME, "numidian-ally", fabius_talent=talent).put("fabius", "arpi", 6).put("hannibal", "cannae", 6)
    s.play("march numidian-ally fabius", "take 6 0 0", "step cannae").hands("probe*2", "probe*2")
    s.play("withdraw", "roll 5")
    assert (s.asked()[1] == "hold-them") == withdraws


def test_ruling_h_42_vacant_command_goes_to_the_better_battle_rating() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero longus marcellus", "roma", 10)
    s.p.proconsul = general("nero")
    s.p.chief = [0] * len(s.p.chief)
    name_chief(s.p, ROME, space("roma"))
    assert s.commands("marcellus")


def test_ruling_h_40_a_force_without_a_general_may_take_over_after_a_failed_withdrawal() -> None:
    s = Scene(ROME, "truce").put("marcellus", "iberus", 8).put("carthage", "numantia", 6).mark(ROME, "iberus")
    s.play("march truce marcellus", "take 8 0 0", "step numantia").hands("probe*4", "probe*4")
    s.play("withdraw", "roll 4")
    assert s.asked() == ("carthage", "seize-initiative")
    s.play("take-initiative")
    assert s.asked() == ("carthage", "lead")
