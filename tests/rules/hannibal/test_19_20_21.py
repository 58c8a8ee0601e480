from typing import Any

import pytest

from quadriga.games.hannibal.attrition import WinterAttrition
from quadriga.games.hannibal.board import BOARD
from quadriga.games.hannibal.politics import isolated
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, space


@pytest.mark.rule("hannibal", "19.1")
def test_19_1_the_majority_of_spaces_controls_a_province_not_of_markers() -> None:
    s = Scene(ROME).mark(NEUTRAL, "arpi", "cannae", "brundisium")
    apulia = BOARD.province_number["apulia"]
    assert not s.p.controls(ROME, apulia)
    s.mark(ROME, "arpi")
    assert s.p.controls(ROME, apulia)
    s.put("hannibal", "arpi", 6)
    assert s.p.controls(ROME, apulia)


@pytest.mark.rule("hannibal", "19.1")
def test_26_majorities_needed_are_those_of_the_book() -> None:
    wanted = {
        "carthago": 1,
        "carthaginia": 4,
        "numidia-orientalis": 3,
        "numidia-occidentalis": 3,
        "baetica": 3,
        "celtiberia": 3,
        "orospeda": 3,
        "idubeda": 4,
        "lucania": 3,
        "gallia-cisalpina": 3,
        "etruria": 3,
        "latium": 1,
        "samnium": 3,
        "campania": 2,
        "apulia": 3,
        "sicilia": 3,
        "corsica-sardinia": 3,
        "syracusae": 1,
    }
    assert {BOARD.provinces[n]: BOARD.needed[n] for n in range(22) if BOARD.scores[n]} == wanted


@pytest.mark.rule("hannibal", "19.2")
def test_19_2_on_empty_spaces_without_enemy_units_or_under_own_units() -> None:
    s = Scene(ROME, "truce").put("carthage", "iberus", 1).put("rome", "zama", 1)
    s.play("politics truce")
    assert s.why("place-marker iberus") == "no-marker"
    assert s.why("place-marker cirta") == "no-marker"
    assert s.why("place-marker numantia") == ""
    s.play("place-marker zama")
    assert s.control("zama") == "rome"


@pytest.mark.rule("hannibal", "20.1")
def test_20_1_cities_and_tribes_are_not_turned_by_markers() -> None:
    s = Scene(ROME, "truce").put("rome", "utica", 3).put("rome", "arverni", 3).put("rome", "boii", 3)
    s.play("politics truce")
    for name in ("utica", "arverni", "boii"):
        assert s.why(f"place-marker {name}") == "no-marker"


@pytest.mark.rule("hannibal", "19.4")
def test_19_4_a_marker_needs_a_line_to_a_unit_city_tribe_or_port_of_its_side() -> None:
    s = Scene(ROME).mark(ROME, "numantia", "bilbilis", "vescera").mark(CARTHAGE, "iberus", "azaila")
    assert [BOARD.spaces[n] for n in isolated(s.p, ROME)] == ["vescera", "numantia", "bilbilis"]
    s.put("rome", "azaila", 1)
    assert [BOARD.spaces[n] for n in isolated(s.p, ROME)] == ["vescera"]
    s.p.cu[space("azaila")] = 0
    s.mark(NEUTRAL, "azaila").mark(CARTHAGE, "ilerda").mark(ROME, "dertosa")
    assert [BOARD.spaces[n] for n in isolated(s.p, ROME)] == ["vescera"]


@pytest.mark.rule("hannibal", "19.4")
def test_19_4_no_line_over_a_pass_through_neutral_tribes_or_through_enemy_units() -> None:
    s = Scene(ROME).mark(ROME, "tolosa").mark(ROME, "ilerda").put("rome", "ilerda", 1)
    s.mark(CARTHAGE, "narbo")
    assert [BOARD.spaces[n] for n in isolated(s.p, ROME)] == ["tolosa"]
    s.mark(NEUTRAL, "narbo").mark(ROME, "emporiae")
    assert isolated(s.p, ROME) == []
    s.put("carthage", "narbo", 1)
    assert [BOARD.spaces[n] for n in isolated(s.p, ROME)] == ["tolosa"]
    s.mark(ROME, "narbo")
    assert isolated(s.p, ROME) == []


@pytest.mark.rule("hannibal", "19.4")
def test_19_4_isolated_markers_leave_the_map_at_the_end_of_the_turn() -> None:
    s = Scene(ROME).mark(ROME, "vescera")
    s.play("discard treachery-within-city")
    assert s.control("vescera") == "neutral"


def test_ruling_h_06_a_line_may_cross_a_strait_unless_the_option_closes_it() -> None:
    for value, expected in (("open", []), ("closed", ["nuoro"])):
        s = Scene(CARTHAGE, isolation_straits=value).mark(CARTHAGE, "nuoro").put("carthage", "aleria", 1)
        s.mark(NEUTRAL, "sassari", "oristano", "carales")
        assert [BOARD.spaces[n] for n in isolated(s.p, CARTHAGE)] == expected
    s = Scene(ROME).mark(NEUTRAL, "croton", "heraclea", "paestum").mark(CARTHAGE, "rhegium", "messana")
    s.mark(CARTHAGE, "enna").mark(NEUTRAL, "syracusae")
    assert space("enna") not in isolated(s.p, CARTHAGE)


# ---------------------------------------------------------------- 20


def besieging(side: int, who: str, city: str, units: int = 5, card: str = "epidemic", **options: Any) -> Scene:
    s = Scene(side, card, **options).put(who, city, units)
    return s.play(f"march {card} {who}", f"take {units} 0 0")


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.parametrize(("die", "points", "loss"), [(1, 0, 1), (2, 0, 0), (3, 1, 1), (4, 1, 0), (5, 1, 0), (6, 2, 0)])
def test_20_2_the_siege_table(die: int, points: int, loss: int) -> None:
    s = besieging(ROME, "nero", "saguntum").play("besiege", f"roll {die}")
    assert s.p.siege[space("saguntum")] == points
    assert s.cu(ROME, "saguntum") == 5 - loss


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.parametrize(
    ("side", "who", "city", "modifier"),
    [
        (ROME, "nero", "saguntum", 0),
        (ROME, "nero", "carthago", -1),
        (CARTHAGE, "hannibal", "massilia", -1),
        (CARTHAGE, "hannibal", "roma", -2),
        (CARTHAGE, "hannibal", "syracusae", -2),
    ],
)
def test_20_2_modifiers_of_the_siege_table(side: int, who: str, city: str, modifier: int) -> None:
    s = besieging(side, who, city).play("besiege", "roll 4")
    assert s.told("siege-roll")[0][2] == str(modifier)


@pytest.mark.rule("hannibal", "20.2")
def test_20_2_it_takes_three_units_there_and_one_attempt_per_card() -> None:
    s = Scene(ROME, "epidemic").put("nero", "saguntum", 2)
    s.play("march epidemic nero")
    assert s.why("besiege") == "siege-units"
    s = Scene(ROME, "epidemic").put("nero", "dertosa").put("rome", "saguntum", 3)
    s.play("march epidemic nero", "step saguntum")
    assert s.why("besiege") == "", "CUs that stand there already count"


@pytest.mark.rule("hannibal", "20.3")
def test_20_3_a_subordinate_besieges_with_three_units_and_the_rest_may_still_move() -> None:
    s = Scene(CARTHAGE, "minor-campaign-1").put("hannibal magon", "massilia", 9)
    s.play("campaign minor-campaign-1", "activate magon", "take 3 0 0", "besiege", "roll 5")
    assert s.p.siege[space("massilia")] == 1
    s.play("activate hannibal", "take 6 0 0", "step nemausus", "halt")
    assert s.cu(CARTHAGE, "nemausus") == 6


@pytest.mark.rule("hannibal", "20.3")
def test_20_3_three_units_take_part_even_if_the_general_brought_none() -> None:
    s = Scene(CARTHAGE, "minor-campaign-1").put("hannibal magon", "massilia", 9)
    s.play("campaign minor-campaign-1", "activate magon", "take 0 0 0", "besiege", "roll 5", "activate hannibal")
    assert s.why("take 7 0 0") == "units"
    assert s.why("take 6 0 0") == ""


@pytest.mark.rule("hannibal", "20.4")
def test_20_4_a_city_is_besieged_only_with_siege_points() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "massilia", 2, within=True).put("hannibal", "massilia", 6)
    s.play("march numidian-ally nero", "take 2 0 0")
    assert s.why("sail roma") == ""
    s.siege("massilia", 1, CARTHAGE)
    assert s.why("sail roma") == "besieged"


@pytest.mark.rule("hannibal", "20.5")
def test_20_5_those_inside_may_sally_and_go_back_when_beaten() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5, within=True).put("hannibal", "roma", 8)
    s.siege("roma", 1, CARTHAGE)
    s.play("march epidemic nero", "take 5 0 0", "sally").shrug()
    assert s.p.fighting().at == space("roma")
    s.hands("probe", "probe*2").play("lead probe probe", "match probe", "remain", "roll 1", "roll 1")
    s.play("retreat-inside 3 0")
    assert s.cu(ROME, "roma", within=True) == 3
    assert s.at("nero") == "roma"


@pytest.mark.rule("hannibal", "20.5")
def test_20_5_it_takes_units_to_sally() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 0, within=True).put("hannibal", "roma", 8)
    s.play("march epidemic nero")
    assert s.why("sally") == "no-sally"
    assert s.why("step capua") == "inside"


@pytest.mark.rule("hannibal", "20.5")
def test_20_5_no_troops_are_raised_in_a_besieged_city() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5, within=True).put("hannibal", "roma", 8)
    s.siege("roma", 1, CARTHAGE)
    assert s.offered("raise") == []


@pytest.mark.rule("hannibal", "20.6")
def test_20_6_points_are_lost_when_the_last_besieger_leaves() -> None:
    s = besieging(ROME, "nero", "saguntum", card="epidemic").siege("saguntum", 2, ROME)
    s.play("step dertosa")
    assert s.p.siege[space("saguntum")] == 0
    s = Scene(ROME, "epidemic").put("nero", "saguntum", 6).siege("saguntum", 2, ROME)
    s.play("march epidemic nero", "take 5 0 0", "step dertosa")
    assert s.p.siege[space("saguntum")] == 2, "one CU keeps a siege up"


@pytest.mark.rule("hannibal", "20.7")
def test_20_7_the_besieged_may_sortie_with_a_relieving_army_and_go_back_inside() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 6).put("rome", "roma", 4, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE)
    s.play("march epidemic nero", "take 6 0 0", "step roma")
    assert s.asked() == ("rome", "sortie")
    s.play("sortie 3 0")
    assert s.p.fighting().start[ROME] == 9
    s.hands("probe", "probe*2").play("lead probe probe", "match probe", "remain", "roll 1", "roll 1")
    assert s.offered("retreat-inside")[-1] == "retreat-inside 3 0"


@pytest.mark.rule("hannibal", "20.7")
def test_20_7_a_general_inside_who_outranks_the_reliever_commands() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 6).put("marcellus", "roma", 5, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE)
    s.p.proconsul = general("nero")
    s.play("march epidemic nero", "take 6 0 0", "step roma", "sortie 5 0").shrug()
    assert s.p.fighting().chief[ROME] == general("marcellus")


@pytest.mark.rule("hannibal", "20.8")
def test_20_8_a_taken_city_changes_hands_with_all_inside() -> None:
    s = Scene(ROME, "epidemic").put("nero", "utica", 5).put("magon", "utica", 2, within=True).siege("utica", 2, ROME)
    s.play("march epidemic nero", "take 5 0 0", "besiege", "roll 5")
    assert s.control("utica") == "rome"
    assert s.cu(CARTHAGE, "utica", within=True) == 0
    assert s.at("magon") == "displaced"
    assert s.p.siege[space("utica")] == 0


@pytest.mark.rule("hannibal", "20.8")
def test_20_8_a_subdued_tribe_becomes_a_common_space_for_good() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arverni", 5).siege("arverni", 2, CARTHAGE)
    s.play("march epidemic hannibal", "take 5 0 0", "subjugate", "roll 4")
    assert s.p.tribe[space("arverni")] == 0
    assert s.control("arverni") == "carthage"


def test_ruling_h_01_the_minus_one_of_carthage_spares_tribes_unless_the_option_says_so() -> None:
    for value, modifier in (("sieges-only", "0"), ("tribes-too", "-1")):
        s = Scene(CARTHAGE, "epidemic", subjugation_penalty=value).put("hannibal", "arverni", 5)
        s.play("march epidemic hannibal", "take 5 0 0", "subjugate", "roll 4")
        assert s.told("siege-roll")[0][2] == modifier


@pytest.mark.rule("hannibal", "20.9")
def test_20_9_a_friendly_tribe_is_a_marker_and_worth_a_battle_card() -> None:
    s = Scene(ROME, "truce").put("longus", "mutina", 6).put("carthage", "boii", 3)
    s.play("march truce longus", "take 6 0 0", "step boii")
    assert s.due()[CARTHAGE] == 4
    s = Scene(ROME).mark(CARTHAGE, "taurini", "verona", "mutina")
    assert space("verona") not in isolated(s.p, CARTHAGE)
    assert s.p.controls(CARTHAGE, BOARD.province_number["gallia-cisalpina"])


# ---------------------------------------------------------------- 21


@pytest.mark.rule("hannibal", "21.1")
def test_21_1_in_winter_forces_among_enemy_markers_and_unfriendly_tribes_roll() -> None:
    s = Scene(ROME).put("carthage", "sena", 5).put("carthage", "arverni", 5).put("carthage", "boii", 5)
    s.put("rome", "boii", 0).put("rome", "numantia", 5).put("rome", "zama", 5)
    s.p.stack = s.p.stack[:1]
    s.p.begin(WinterAttrition())
    s.p.settle()
    s.play("roll 1", "roll 1", "roll 1")
    assert sorted(str(one[1]) for one in s.told("attrition")) == ["arverni", "sena", "zama"]


@pytest.mark.rule("hannibal", "21.2")
def test_21_2_a_force_rolls_by_its_size_and_its_general_is_never_hurt() -> None:
    s = Scene(ROME).put("magon", "sena", 1)
    s.p.stack = s.p.stack[:1]
    s.p.begin(WinterAttrition())
    s.p.settle()
    s.play("roll 6")
    assert s.cu(CARTHAGE, "sena") == 0
    assert s.at("magon") == "sena"


@pytest.mark.rule("hannibal", "21.3")
def test_21_3_hostile_tribes_use_the_column_five_to_six() -> None:
    s = Scene(CARTHAGE, "epidemic").give(ROME, "hostile-tribes-1").put("hannibal", "narbo", 10)
    s.play("march epidemic hannibal", "take 10 0 0", "step tolosa", "counter hostile-tribes-1", "roll 5")
    assert s.cu(CARTHAGE, "tolosa") == 8


@pytest.mark.rule("hannibal", "24")
def test_24_marcellus_besieges_better_on_a_campaign_but_subdues_no_better() -> None:
    s = Scene(ROME, "minor-campaign-1").put("marcellus", "saguntum", 5)
    s.play("campaign minor-campaign-1", "activate marcellus", "besiege", "roll 5")
    assert s.told("siege-roll") == [["saguntum", "5", "1", "2"]]
    s = Scene(ROME, "truce").put("marcellus", "saguntum", 5)
    s.play("march truce marcellus", "besiege", "roll 5")
    assert s.told("siege-roll") == [["saguntum", "5", "0", "1"]]
    s = Scene(ROME, "minor-campaign-1").put("marcellus", "boii", 5)
    s.play("campaign minor-campaign-1", "activate marcellus", "subjugate", "roll 5")
    assert s.told("siege-roll") == [["boii", "5", "0", "1"]]


@pytest.mark.rule("hannibal", "24")
def test_24_africanus_rolls_twice_on_a_forced_march_but_not_against_tribes() -> None:
    s = Scene(ROME, "force-march-1").put("scipio-africanus", "saguntum", 5)
    s.play("march force-march-1 scipio-africanus", "take 5 0 0", "besiege", "roll 4", "roll 4")
    assert s.p.siege[space("saguntum")] == 2
    s = Scene(ROME, "force-march-1").put("scipio-africanus", "boii", 5)
    s.play("march force-march-1 scipio-africanus", "take 5 0 0", "subjugate", "roll 4")
    assert s.asked()[1] == "play-card"


@pytest.mark.rule("hannibal", "24")
def test_24_hanno_stays_in_africa_and_removes_a_roman_marker_where_he_ends() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hannon", "zama", 4).mark(ROME, "thapsus", "tacapae")
    s.play("march numidian-ally hannon", "take 4 0 0", "step thapsus")
    assert s.why("expel") == ""
    assert s.why("besiege") == "no-siege"
    s.play("step thevestis")
    assert s.why("expel") == "no-expel"
    s.play("step tacapae", "expel")
    assert s.control("tacapae") == "neutral"
    assert s.control("thapsus") == "rome"
    s = Scene(CARTHAGE, "numidian-ally").put("hannon", "carthago", 4)
    s.play("march numidian-ally hannon", "take 4 0 0")
    assert s.why("sail carthago-nova") == "confined"
    assert s.why("sail saldae") == ""


@pytest.mark.rule("hannibal", "24")
def test_24_hasdrubal_has_no_talent_of_his_own() -> None:
    assert BOARD.intercepts[general("hasdrubal")] == BOARD.avoids[general("hasdrubal")] == 3
    assert BOARD.confined[general("hasdrubal")] == -1


@pytest.mark.rule("hannibal", "24")
def test_24_publius_scipio_is_readier_in_spain() -> None:
    s = Scene(ROME, "truce").put("p-scipio", "tarraco", 5)
    assert s.why("march truce p-scipio") == ""
    s = Scene(ROME, "truce").put("p-scipio", "emporiae", 5)
    assert s.why("march truce p-scipio") == "rating"


@pytest.mark.rule("hannibal", "24")
def test_24_nero_sails_twice_on_a_campaign() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero", "roma", 6)
    s.play("campaign minor-campaign-1", "activate nero", "take 6 0 0", "sail massilia", "sail tarraco")
    assert s.p.marching().spent == 6


@pytest.mark.rule("hannibal", "24")
def test_24_hannibal_uses_a_probe_as_another_card_in_command_only() -> None:
    s = Scene(CARTHAGE, "truce").put("hasdrubal", "arpi", 6).put("varro", "cannae", 6)
    s.play("march truce hasdrubal", "take 6 0 0", "step cannae").hands("probe*2", "flank-right*2")
    assert s.why("lead probe flank-left") == "no-match"


@pytest.mark.rule("hannibal", "20.3")
def test_20_3_a_subordinate_commands_for_his_siege_attempt_only() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal giscon", "massilia", 6)
    s.play("march numidian-ally giscon", "ready", "take 3 0 0", "besiege", "roll 2")
    assert s.commands("hasdrubal")
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal giscon", "massilia", 6)
    s.play("march numidian-ally giscon", "ready", "take 3 0 0", "halt")
    assert s.commands("giscon"), "who is activated may take command over (9.3)"
