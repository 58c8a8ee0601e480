from typing import Any

import pytest

from quadriga.games.hannibal.cards.strategy import shuffle
from quadriga.games.hannibal.position import HAND
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, card, space

pytestmark = pytest.mark.rule("hannibal", "25")


@pytest.mark.parametrize("name", ["major-campaign-1", "major-campaign-2"])
def test_25_cards_33_and_34_a_major_campaign_moves_three_generals(name: str) -> None:
    s = Scene(CARTHAGE, name).put("hannon", "zama", 1).put("hasdrubal", "toletum", 1).put("magon", "arsa", 1)
    s.put("giscon", "acci", 1)
    s.play(
        f"campaign {name}",
        "activate hannon",
        "take 1 0 0",
        "halt",
        "activate hasdrubal",
        "take 1 0 0",
        "halt",
        "activate magon",
        "take 1 0 0",
        "halt",
    )
    assert s.asked()[1] == "play-card"


@pytest.mark.parametrize("name", ["diplomacy-1", "diplomacy-2"])
def test_25_cards_35_and_36_diplomacy_turns_one_unguarded_marker(name: str) -> None:
    s = Scene(CARTHAGE, name).put("rome", "sena", 1)
    s.play(f"event {name}")
    for there in ("sena", "capua", "arverni", "iberus"):
        assert s.why(f"choose-space {there}") == "event-target"
    s.play("choose-space ariminum")
    assert s.control("ariminum") == "carthage"
    assert s.asked()[1] == "play-card"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_25_cards_37_to_40_a_minor_campaign_moves_two_generals(number: int) -> None:
    name = f"minor-campaign-{number}"
    s = Scene(CARTHAGE, name).put("hannon", "zama", 1).put("hasdrubal", "toletum", 1).put("magon", "arsa", 1)
    s.play(f"campaign {name}", "activate hannon", "take 1 0 0", "halt", "activate magon", "take 1 0 0", "halt")
    assert s.asked()[1] == "play-card"
    s = Scene(CARTHAGE, name).put("hannon", "zama", 1)
    s.play(f"campaign {name}", "end-campaign")
    assert s.asked()[1] == "play-card"


def test_25_card_41_bad_weather_puts_a_general_back_in_the_second_space() -> None:
    s = Scene(CARTHAGE, "epidemic").give(ROME, "bad-weather").put("hannibal", "toletum", 6)
    s.play(
        "march epidemic hannibal",
        "take 6 0 0",
        "step segovia",
        "step numantia",
        "step iberus",
        "pass",
        "step ilerda",
        "counter bad-weather",
    )
    assert s.at("hannibal") == "numantia"
    assert s.cu(CARTHAGE, "numantia") == 6
    assert s.asked()[1] == "play-card"


def test_25_card_41_no_pass_is_crossed_with_the_third_point_and_no_sea() -> None:
    s = Scene(CARTHAGE, "epidemic").give(ROME, "bad-weather").put("hannibal", "nicaea", 6)
    s.play("march epidemic hannibal", "take 6 0 0", "step druentia", "step taurini", "counter bad-weather")
    assert s.at("hannibal") == "druentia"
    assert s.told("attrition") == []
    s = Scene(CARTHAGE, "numidian-ally").give(ROME, "bad-weather").put("hasdrubal", "carthago-nova", 5)
    s.play("march numidian-ally hasdrubal", "take 5 0 0", "sail tarraco", "counter bad-weather")
    assert s.at("hasdrubal") == "carthago-nova"
    assert s.told("sea-result") == []


def test_25_card_42_elephant_fright_stops_the_charge_and_costs_two_cards() -> None:
    s = Scene(CARTHAGE, "epidemic").give(ROME, "elephant-fright").put("hannibal", "arpi", 6, 2)
    s.put("varro", "cannae", 6)
    s.mark(
        NEUTRAL,
        "arpi",
        "cannae",
        "brundisium",
        "sena",
        "praeneste",
        "ariminum",
        "capua",
        "pisae",
        "cosa",
        "faesulae",
        "heraclea",
        "paestum",
        "croton",
    )
    s.play("march epidemic hannibal", "take 6 2 0", "step cannae", "charge", "counter elephant-fright")
    assert s.due() == [7, 10 - 2]


def test_25_card_43_slaves_are_armed_when_carthage_holds_three_italian_provinces() -> None:
    s = Scene(ROME, "two-legions-of-slaves-raised")
    assert s.why("event two-legions-of-slaves-raised") == "event-idle"
    s.mark(CARTHAGE, "taurini", "heraclea", "paestum", "arpi", "cannae", "brundisium")
    s.play("event two-legions-of-slaves-raised", "choose-space roma")
    assert s.cu(ROME, "roma") == 4
    s = Scene(ROME, "two-legions-of-slaves-raised").put("carthage", "roma", 1)
    s.mark(CARTHAGE, "taurini", "heraclea", "paestum", "arpi", "cannae", "brundisium")
    assert s.why("event two-legions-of-slaves-raised") == "event-idle"


@pytest.mark.parametrize(
    ("number", "province", "lost"),
    [
        (44, "apulia", ("arpi", "cannae", "brundisium")),
        (45, "etruria", ("pisae", "cosa", "falerii")),
        (46, "samnium", ("sena", "ariminum", "praeneste")),
        (47, "lucania", ("croton", "heraclea")),
        (48, "campania", ("capua",)),
    ],
)
def test_25_cards_44_to_48_auxiliaries_join_a_general_in_italy(number: int, province: str, lost: tuple[str]) -> None:
    name = f"allied-auxiliaries-{province}"
    assert card(name) == number - 1
    s = Scene(ROME, name).put("varro", "tarquinii", 5).put("longus", "agrigentum", 5)
    s.play(f"event {name}")
    assert s.offered() == ["choose-space tarquinii"]
    s.play("choose-space tarquinii")
    assert s.cu(ROME, "tarquinii") == 7
    s = Scene(ROME, name).put("varro", "tarquinii", 5).mark(NEUTRAL, *lost)
    assert s.why(f"event {name}") == "event-idle"
    assert Scene(ROME, name).why(f"event {name}") == "event-idle", "a general is needed"


def test_25_card_49_a_fleet_breaks_the_siege_of_a_port() -> None:
    s = Scene(ROME, "opposing-fleet-breaks-siege").put("hannibal", "massilia", 5).siege("massilia", 2, CARTHAGE)
    s.put("magon", "capua", 3).siege("capua", 1, CARTHAGE)
    s.play("event opposing-fleet-breaks-siege")
    assert s.why("choose-space capua") == "event-target"
    s.play("choose-space massilia")
    assert s.p.siege[space("massilia")] == 0


def test_25_card_50_pirates_bring_three_units_safely_to_the_adriatic() -> None:
    s = Scene(CARTHAGE, "adriatic-pirates").put("hasdrubal", "carthago-nova", 5)
    s.play("march adriatic-pirates hasdrubal", "take 3 0 0", "sail croton")
    assert s.at("hasdrubal") == "croton"
    s = Scene(CARTHAGE, "adriatic-pirates").put("hasdrubal", "carthago-nova", 5)
    s.play("march adriatic-pirates hasdrubal", "take 4 0 0", "sail croton")
    assert s.p.turn() == -1
    s = Scene(CARTHAGE, "adriatic-pirates").put("hasdrubal", "carthago-nova", 5)
    s.play("march adriatic-pirates hasdrubal", "take 3 0 0", "sail tarraco")
    assert s.p.turn() == -1


def test_25_card_51_an_enemy_army_of_the_players_choice_falls_ill() -> None:
    s = Scene(ROME, "epidemic").put("hannibal", "toletum", 8).put("carthage", "arsa", 5)
    s.play("event epidemic")
    assert s.why("choose-space arsa") == "event-target"
    s.play("choose-space toletum", "roll 6")
    assert s.cu(CARTHAGE, "toletum") == 5


def test_25_card_52_pestilence_strikes_a_besieging_army_at_plus_one() -> None:
    s = Scene(ROME, "pestilence").put("hannibal", "capua", 6)
    assert s.why("event pestilence") == "event-idle"
    s.siege("capua", 1, CARTHAGE)
    s.play("event pestilence", "choose-space capua", "roll 6")
    assert s.told("attrition") == [["carthage", "capua", "6", "1", "3"]]


def test_25_card_53_tribal_resistance_clears_a_tribes_points() -> None:
    s = Scene(ROME, "tribal-resistance").put("hannibal", "arverni", 5).siege("arverni", 2, CARTHAGE)
    s.play("event tribal-resistance", "choose-space arverni")
    assert s.p.siege[space("arverni")] == 0


def test_25_card_54_treachery_rolls_twice_in_a_siege() -> None:
    s = Scene(CARTHAGE).put("hannibal", "massilia", 5)
    s.play("march treachery-within-city hannibal", "take 5 0 0", "besiege", "roll 5", "roll 6")
    assert s.p.siege[space("massilia")] == 2


def test_25_card_55_a_messenger_is_caught_and_both_players_know_the_card() -> None:
    s = Scene(CARTHAGE, "messenger-intercepted").give(ROME, "truce", "diplomacy-1")
    s.play("event messenger-intercepted")
    assert s.p.question().audience(s.p, s.p.moves()[0]) == 3
    s.play("draw-from-hand truce")
    assert s.p.card_at[card("truce")] == HAND + CARTHAGE
    assert s.p.seen[card("truce")] == 1


def test_25_card_56_hunger_takes_three_roman_markers_if_carthage_holds_sicily() -> None:
    s = Scene(CARTHAGE, "grain-shortage")
    assert s.why("event grain-shortage") == "event-idle"
    s.mark(CARTHAGE, "enna", "panormus", "agrigentum")
    s.play("event grain-shortage", "choose-space sena", "choose-space aleria", "choose-space croton")
    assert s.control("sena") == s.control("aleria") == s.control("croton") == "neutral"
    assert s.asked()[1] == "play-card"


def test_25_card_57_hanno_keeps_carthaginian_units_in_africa_until_the_shuffle() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal", "carthago", 3)
    s.p.hanno_counsels = 1
    s.play("march numidian-ally hasdrubal", "take 3 0 0")
    assert s.why("sail carthago-nova") == "counsel"
    assert s.why("sail saldae") == ""
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal", "carthago", 3)
    s.p.hanno_counsels = 1
    s.play("march numidian-ally hasdrubal", "take 0 0 0")
    assert s.why("sail carthago-nova") == "", "generals without CUs are free"
    shuffle(s.p)
    assert s.p.hanno_counsels == 0
    s = Scene(ROME, "hanno-counsels-carthage")
    s.play("event hanno-counsels-carthage")
    assert s.p.hanno_counsels == 1


def test_25_card_58_cato_keeps_roman_units_out_of_africa() -> None:
    s = Scene(CARTHAGE, "cato-counsels-rome")
    s.play("event cato-counsels-rome")
    assert s.p.cato_counsels == 1
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5)
    s.p.cato_counsels = 1
    s.play("march numidian-ally nero")
    assert s.why("sail saldae") == "counsel"
    s = Scene(ROME, "numidian-ally").put("nero", "saldae", 5)
    s.p.cato_counsels = 1
    s.play("march numidian-ally nero")
    assert s.why("sail icosium") == "", "those already there are not concerned"


def test_25_card_59_an_ally_deserts_before_or_during_a_battle() -> None:
    s = Scene(CARTHAGE, "epidemic", "ally-deserts").put("hannibal", "arpi", 6).put("varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae").hands("probe*2", "flank-left*2 frontal-assault")
    s.play("desert", "draw-battle flank-left")
    assert s.p.fighting().hand[6 + 1] == 1
    assert s.p.fighting().cards(ROME) == 2
    assert s.asked() == ("carthage", "lead")
    s = Scene(CARTHAGE, "epidemic").give(ROME, "ally-deserts").put("hannibal", "arpi", 6).put("varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae").hands("probe*3", "flank-left")
    s.play("lead probe probe", "desert", "draw-battle probe", "match probe")
    assert s.p.fighting().rounds == 1


def test_25_cards_20_and_59_with_a_spy_an_open_card_or_a_hidden_one() -> None:
    s = Scene(CARTHAGE, "epidemic", "ally-deserts", "spy-in-enemy-camp")
    s.put("hannibal", "arpi", 6).put("varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae", "counter spy-in-enemy-camp")
    s.hands("probe*3", "flank-left*2 frontal-assault*2").play("show flank-left", "show frontal-assault", "desert")
    assert s.offered() == ["take-shown frontal-assault", "take-shown flank-left", "take-hidden"]
    s.play("take-shown flank-left")
    assert s.p.fighting().hand[6 + 1] == 1
    assert s.p.fighting().shown[1] == 0


def test_25_card_60_a_storm_batters_an_army_at_sea_before_naval_combat() -> None:
    s = Scene(ROME, "numidian-ally").give(CARTHAGE, "storms-at-sea").put("nero", "roma", 5)
    s.play("march numidian-ally nero", "sail massilia", "counter storms-at-sea", "roll 5")
    assert s.told("attrition") == [["rome", "roma", "5", "2", "3"]]
    assert s.cu(ROME, "massilia") == 2
    s = Scene(ROME, "numidian-ally").give(CARTHAGE, "storms-at-sea").put("nero", "roma", 1)
    s.play("march numidian-ally nero", "sail massilia", "counter storms-at-sea", "roll 6")
    assert s.at("nero") == "roma", "without CUs the general goes back to his port"


@pytest.mark.parametrize(("number", "who", "too_slow"), [(1, "hannibal", "magon"), (2, "magon", "hannon")])
def test_25_cards_61_and_62_a_forced_march_for_ready_generals(number: int, who: str, too_slow: str) -> None:
    s = Scene(CARTHAGE, f"force-march-{number}").put(who, "zama", 3).put(too_slow, "utica", 3)
    assert s.why(f"march force-march-{number} {too_slow}") == "rating"
    s.play(f"march force-march-{number} {who}")
    assert s.p.marching().limit == 6


def test_25_card_63_a_forced_march_may_sail_twice_or_sail_and_march_three() -> None:
    s = Scene(ROME, "force-march-3").put("fabius", "sena", 5).put("p-scipio", "roma", 5)
    s.play("march force-march-3 p-scipio", "sail massilia", "sail tarraco")
    assert s.p.marching().spent == 6
    s = Scene(ROME, "force-march-3").put("p-scipio", "roma", 5)
    s.play("march force-march-3 p-scipio", "sail tarraco", "step ilerda", "step iberus", "step numantia")
    assert s.why("step segovia") == "no-points"


# ---------------------------------------------------------------- 64 truce


def truce(side: int, *cards: str, **options: Any) -> Scene:
    s = Scene(side, *cards, **options)
    s.p.truce = 1
    return s


def test_25_card_64_under_a_truce_nobody_enters_enemy_spaces() -> None:
    s = truce(CARTHAGE, "epidemic").put("hannibal", "saguntum", 6).put("rome", "dertosa", 1)
    s.play("march epidemic hannibal", "take 6 0 0")
    assert s.why("step dertosa") == "truce"
    s = truce(CARTHAGE, "epidemic").put("hannibal", "rhodanus", 6)
    s.play("march epidemic hannibal", "take 6 0 0")
    assert s.why("step massilia") == "truce"
    assert s.why("step druentia") == ""


def test_25_card_64_no_interception_no_siege_no_naval_combat_but_neutral_tribes_may_be_subdued() -> None:
    s = truce(CARTHAGE, "numidian-ally").put("hasdrubal", "carthago-nova", 3).put("nero", "dertosa", 5)
    s.play("march numidian-ally hasdrubal", "take 3 0 0", "sail emporiae")
    assert s.at("hasdrubal") == "emporiae"
    s = truce(CARTHAGE, "epidemic").put("hannibal", "massilia", 5).siege("massilia", 1, CARTHAGE)
    s.play("march epidemic hannibal", "take 5 0 0")
    assert s.why("besiege") == "truce"
    s.play("halt")
    assert s.p.siege[space("massilia")] == 1
    s = truce(ROME, "epidemic").put("nero", "boii", 5)
    s.play("march epidemic nero", "take 5 0 0")
    assert s.why("subjugate") == "truce"
    s = truce(ROME, "epidemic").put("nero", "arverni", 5)
    s.play("march epidemic nero", "take 5 0 0", "subjugate", "roll 2")
    s = truce(CARTHAGE, "epidemic").put("hannibal", "iberus", 5).put("nero", "segovia", 5).mark(NEUTRAL, "segovia")
    s.play("march epidemic hannibal", "take 5 0 0", "step numantia")
    assert s.asked() == ("carthage", "march")


def test_25_card_64_enemy_markers_under_own_units_are_not_turned() -> None:
    s = truce(CARTHAGE, "epidemic").put("carthage", "sena", 3)
    s.play("politics epidemic")
    assert s.why("place-marker sena") == "truce"


BREAKERS = {
    1,
    2,
    3,
    4,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    21,
    22,
    23,
    24,
    25,
    26,
    27,
    29,
    30,
    35,
    36,
    43,
    44,
    45,
    46,
    47,
    48,
    49,
    51,
    52,
    53,
    55,
    56,
    57,
    58,
}


def test_25_card_64_the_events_that_break_a_truce_are_those_of_the_book() -> None:
    from quadriga.games.hannibal.board import BOARD

    assert {n + 1 for n in range(64) if BOARD.breaks_truce[n]} == BREAKERS


def test_25_card_64_such_an_event_breaks_it_a_counter_event_or_a_move_does_not() -> None:
    s = truce(CARTHAGE, "diplomacy-1")
    s.play("event diplomacy-1")
    assert s.p.truce == 0
    s = truce(ROME, "force-march-1").put("nero", "roma", 5)
    s.play("march force-march-1 nero", "halt")
    assert s.p.truce == 1
    s = truce(ROME, "truce")
    s.p.truce = 0
    s.play("event truce")
    assert s.p.truce == 1


def test_ruling_h_08_hostile_tribes_as_a_counter_keep_the_truce_unless_the_option_breaks_it() -> None:
    for given, left in (({}, 1), ({"hostile_tribes_truce": "breaks"}, 0)):
        s = truce(CARTHAGE, "epidemic", **given).give(ROME, "hostile-tribes-1")
        s.put("hannibal", "narbo", 5)
        s.play("march epidemic hannibal", "take 5 0 0", "step tolosa", "counter hostile-tribes-1", "roll 1")
        assert s.p.truce == left


def test_ruling_h_08_dismissing_a_proconsul_keeps_the_truce_unless_the_option_says_otherwise() -> None:
    for value, left in (("keeps", 1), ("breaks", 0)):
        s = truce(CARTHAGE, "senate-dismisses-proconsul", card_19_truce=value).put("nero", "sena", 5)
        s.p.proconsul = 10
        s.play("event senate-dismisses-proconsul", "choose-general varro")
        assert s.p.truce == left


@pytest.mark.rule("hannibal", "25")
def test_25_card_41_troops_turned_back_at_sea_stay_in_port_for_the_rest_of_the_card() -> None:
    s = Scene(CARTHAGE, "minor-campaign-1").give(ROME, "bad-weather").put("hasdrubal magon", "carthago-nova", 5)
    s.play(
        "campaign minor-campaign-1", "activate hasdrubal", "ready", "take 5 0 0", "sail tarraco", "counter bad-weather"
    )
    assert s.asked()[1] == "next-general"
    s.play("activate magon")
    assert s.p.marching().cu == 0
    assert s.asked()[1] == "march"


@pytest.mark.rule("hannibal", "25")
def test_25_card_59_the_defender_may_take_a_card_before_the_first_is_laid() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("nero", "cannae", 6).give(ROME, "ally-deserts")
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae").hands("probe*2 reserve", "probe*2")
    assert s.asked() == ("rome", "turn-ally")
    s.play("desert", "draw-battle reserve")
    assert s.asked() == ("carthage", "lead")
    assert s.p.fighting().hand[ROME * 6 + 5] == 1


def test_25_card_59_is_asked_for_even_when_it_is_not_held() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("nero", "cannae", 6).give(ROME, "truce")
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae").hands("probe*2", "probe*2")
    assert s.asked() == ("rome", "turn-ally")
    assert s.offered() == ["pass"]
    assert s.why("desert") == "no-desert"


@pytest.mark.rule("hannibal", "25")
def test_25_card_64_nobody_sallies_under_a_truce() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5, within=True).put("hannibal", "roma", 8)
    s.p.truce = 1
    s.play("march epidemic nero", "take 5 0 0")
    assert s.why("sally") == "truce"
