from typing import Any

import pytest

from quadriga.games.hannibal.attrition import attrition_column, attrition_row
from quadriga.games.hannibal.board import BOARD
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, space

ITALIAN = (
    "pisae",
    "faesulae",
    "cosa",
    "capua",
    "neapolis",
    "heraclea",
    "paestum",
    "croton",
    "ariminum",
    "sena",
    "praeneste",
    "arpi",
    "cannae",
    "brundisium",
)


def cannae(rome: int = 8, carthage: int = 6, elephants: int = 0, who: str = "flaminius", **options: Any) -> Scene:
    """Hannibal attacks a Roman army in Cannae from Arpi."""
    s = Scene(CARTHAGE, "epidemic", **options).put("hannibal", "arpi", carthage, elephants).put(who, "cannae", rome)
    return s.play("march epidemic hannibal", f"take {carthage} {elephants} 0", "step cannae")


@pytest.mark.rule("hannibal", "14.1")
def test_14_1_cards_for_units_and_general_and_never_more_than_twenty() -> None:
    s = cannae().mark(NEUTRAL, *ITALIAN)
    assert s.due() == [10, 10]
    s = cannae(rome=25).mark(NEUTRAL, *ITALIAN)
    assert s.due()[ROME] == 20
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("rome", "cannae", 8).mark(NEUTRAL, *ITALIAN)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae")
    assert s.due() == [8, 10]


@pytest.mark.rule("hannibal", "14.2")
def test_14_2_the_three_examples_of_the_book() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "iberus", 6).put("nero", "numantia", 8)
    s.mark(ROME, "iberus", "ilerda", "bilbilis", "azaila")
    s.play("march epidemic hannibal", "take 6 0 0", "step numantia")
    assert s.due() == [8 + 2 + 1, 6 + 4 + 3]
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "zama", 6).put("nero", "thapsus", 8)
    s.mark(ROME, "icosium", "zuccabar", "saldae").mark(NEUTRAL, "sitilis", "cirta", "thamugadi")
    s.play("march epidemic hannibal", "take 6 0 0", "step thapsus")
    assert s.due() == [8 + 2 + 2, 6 + 4 + 2]
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "enna", 6).put("nero", "agrigentum", 8).mark(CARTHAGE, "syracusae")
    s.play("march epidemic hannibal", "take 6 0 0", "step agrigentum")
    assert s.due() == [8 + 2 + 1, 6 + 4 + 1]


@pytest.mark.rule("hannibal", "14.3")
def test_14_3_the_example_of_cannae_two_cards_each() -> None:
    s = cannae().mark(CARTHAGE, "taurini", "verona", "heraclea", "paestum")
    s.mark(NEUTRAL, "arpi", "cannae", "brundisium")
    assert s.due() == [8 + 2 + 2, 6 + 4 + 2]


@pytest.mark.rule("hannibal", "14.3")
def test_14_3_no_allies_without_a_general_and_latium_never_for_rome() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("rome", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae")
    assert s.due()[ROME] == 8
    s = cannae().mark(NEUTRAL, *ITALIAN)
    assert s.control("roma") == "rome"
    assert s.due()[ROME] == 10


@pytest.mark.rule("hannibal", "14.3")
def test_14_3_carthage_counts_up_to_six_italian_provinces() -> None:
    s = cannae().mark(CARTHAGE, *ITALIAN, "taurini", "verona")
    assert s.due()[CARTHAGE] == 6 + 4 + 6


@pytest.mark.rule("hannibal", "14.4")
def test_14_4_two_cards_of_militia_in_latium_even_without_a_general() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "capua", 6).put("rome", "roma", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step roma", "garrison 0 0")
    assert s.due()[ROME] == 10


@pytest.mark.rule("hannibal", "14.5")
def test_14_5_command_then_attackers_card_then_defenders_then_elephants_then_the_deal() -> None:
    s = Scene(CARTHAGE, "epidemic", "spy-in-enemy-camp").give(ROME, "diplomacy-1")
    s.put("hannibal", "arpi", 6, 2).put("longus varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 2 0", "step cannae")
    assert s.asked() == ("rome", "react")
    s.play("no-reaction")
    assert s.asked()[0] == "chance"
    s.play("roll 1")
    assert s.asked() == ("carthage", "battle-event")
    s.play("counter spy-in-enemy-camp")
    assert s.asked() == ("rome", "battle-event") or s.asked() == ("carthage", "charge")
    s.play("charge", "roll 2")
    assert s.p.turn() == -1
    assert s.offered()[0].startswith("deal-battle")


@pytest.mark.rule("hannibal", "14.6")
def test_14_6_an_unmatched_card_wins_a_matched_one_opens_the_next_round() -> None:
    s = cannae().hands("probe*2 frontal-assault", "probe flank-left*2")
    assert s.asked() == ("carthage", "lead")
    s.play("lead probe probe")
    assert s.asked() == ("rome", "match")
    s.play("match probe", "remain")
    assert s.p.fighting().rounds == 1
    assert s.asked() == ("carthage", "lead")
    s.play("lead probe probe", "concede")
    assert s.told("battle-won") == [["carthage", "2"]]


@pytest.mark.rule("hannibal", "14.7")
def test_14_7_only_a_card_of_the_same_tactic_matches() -> None:
    s = cannae().hands("probe*2", "flank-left*2")
    s.play("lead probe probe")
    assert s.why("match flank-left") == "no-match"
    assert s.why("match probe") == "no-battle-card"
    assert s.offered() == ["concede"]


@pytest.mark.rule("hannibal", "14.8")
@pytest.mark.parametrize(("die", "lead"), [(2, "rome"), (3, "carthage")])
def test_14_8_defender_seizes_initiative_on_roll_up_to_battle_rating(die: int, lead: str) -> None:
    s = cannae().hands("probe*3", "probe*3").play("lead probe probe", "match probe", "counter-attack", f"roll {die}")
    assert s.asked() == (lead, "lead")


@pytest.mark.rule("hannibal", "14.8")
def test_14_8_a_matched_double_envelopment_gives_the_initiative_even_without_a_general() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("rome", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae")
    s.hands("double-envelopment probe", "double-envelopment probe probe")
    s.play("lead double-envelopment double-envelopment", "match double-envelopment")
    assert s.offered() == ["take-initiative", "remain"]
    s.play("take-initiative")
    assert s.asked() == ("rome", "lead")
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("rome", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae").hands("probe*2", "probe*2")
    s.play("lead probe probe", "match probe")
    assert s.asked() == ("carthage", "lead"), "without a general nobody counter-attacks"


@pytest.mark.rule("hannibal", "14.9")
def test_14_9_a_reserve_stands_for_any_tactic_with_all_its_features() -> None:
    s = cannae().hands("reserve probe", "double-envelopment reserve probe")
    assert set(s.offered("lead reserve")) == {
        f"lead reserve {name}"
        for name in ("frontal-assault", "flank-left", "flank-right", "probe", "double-envelopment")
    }
    assert s.why("lead probe frontal-assault") == "no-match", "only a Reserve stands for another"
    s.play("lead reserve double-envelopment", "match reserve")
    assert s.asked()[1] == "seize-initiative"
    s = cannae().hands("frontal-assault probe", "flank-left reserve")
    s.play("lead frontal-assault frontal-assault")
    assert s.offered() == ["match reserve", "concede"]


@pytest.mark.rule("hannibal", "14.10")
def test_14_10_an_attacker_without_cards_loses_even_to_an_empty_hand() -> None:
    s = cannae().hands("probe", "probe").play("lead probe probe", "match probe", "remain")
    assert s.offered() == ["concede"], "asked only because Carthage could hold Marharbal's Cavalry"
    s.play("concede")
    assert s.told("battle-won") == [["rome", "1"]]
    s = Scene(ROME, "truce").put("longus", "arpi", 6).put("hannibal", "cannae", 6)
    s.play("march truce longus", "take 6 0 0", "step cannae").hands("flank-left", "flank-left")
    s.play("lead flank-left flank-left", "match flank-left", "remain")
    assert s.told("battle-won") == [["carthage", "1"]]


TABLE = [
    [0, 0, 0, 0, 0, 1, 1],
    [0, 0, 0, 0, 1, 1, 1],
    [0, 0, 0, 1, 1, 1, 2],
    [0, 0, 1, 1, 1, 2, 2],
    [0, 1, 1, 1, 2, 2, 3],
    [1, 1, 1, 2, 2, 3, 3],
    [1, 1, 2, 2, 3, 3, 4],
]


@pytest.mark.rule("hannibal", "21.2")
@pytest.mark.parametrize("die", range(-4, 10))
@pytest.mark.parametrize(
    ("size", "column"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5), (9, 5), (10, 6), (14, 6)]
)
def test_21_2_the_attrition_table(die: int, size: int, column: int) -> None:
    p = Scene(ROME).p
    row = min(max(die, 1), 7) - 1
    assert BOARD.attrition[attrition_row(p, die)][attrition_column(p, size)] == TABLE[row][column]
    assert BOARD.attrition_elephant[attrition_row(p, die)] == (die >= 6)


@pytest.mark.rule("hannibal", "14.11")
def test_14_11_four_rounds_and_a_five_cost_both_sides_one_unit() -> None:
    s = cannae().hands("probe*5", "probe*3")
    for _ in range(3):
        s.play("lead probe probe", "match probe", "remain")
    s.play("lead probe probe", "concede", "roll 5")
    assert s.told("casualties") == [["5", "1"]]
    assert s.cu(CARTHAGE, "cannae") == 5
    assert s.cu(ROME, "cannae") == 7


@pytest.mark.rule("hannibal", "14.12")
@pytest.mark.parametrize(("size", "losses"), [(4, [0, 1, 1, 2, 2, 2, 3, 4]), (5, [1, 2, 2, 3, 3, 4, 5, 5])])
@pytest.mark.parametrize(("tactic", "modifier"), [("frontal-assault", 0), ("double-envelopment", 2), ("probe", -2)])
@pytest.mark.parametrize("die", range(1, 7))
def test_14_12_the_retreat_table_by_size_and_winning_card(
    die: int, tactic: str, modifier: int, size: int, losses: list[int]
) -> None:
    s = cannae(rome=size).hands(f"{tactic}*2", "flank-left").play(f"lead {tactic} {tactic}", "concede", "roll 1")
    s.play(f"roll {die}")
    row = max(0, min(7, die + modifier))
    assert s.told("retreat-roll") == [["rome", str(die), str(modifier), str(losses[row])]]


@pytest.mark.rule("hannibal", "14.12")
def test_14_12_no_modifier_when_the_attacker_runs_out_of_cards() -> None:
    s = cannae().hands("probe", "probe").play("lead probe probe", "match probe", "remain", "concede")
    s.play("roll 1", "roll 3")
    assert s.told("retreat-roll") == [["carthage", "3", "0", "3"]]


@pytest.mark.rule("hannibal", "14.12")
def test_14_12_the_first_unit_lost_to_the_retreat_table_is_an_elephant() -> None:
    s = cannae(elephants=2).hands("probe", "probe")
    s.play("lead probe probe", "match probe", "remain", "concede", "roll 1", "roll 3")
    assert s.offered() == ["lose-elephants 1", "lose-elephants 2"]


@pytest.mark.rule("hannibal", "14.12")
def test_14_12_an_army_wiped_out_by_the_table_loses_its_generals() -> None:
    s = cannae(rome=3).hands("double-envelopment*2", "probe")
    s.play("lead double-envelopment double-envelopment", "concede", "roll 1", "roll 5")
    assert s.at("flaminius") == "displaced"


@pytest.mark.rule("hannibal", "26")
def test_26_the_battle_deck_and_hannibals_ruse_once_in_a_battle() -> None:
    assert BOARD.battle_count == [12, 9, 9, 8, 6, 4]
    s = cannae().hands("probe*3", "flank-left*2 flank-right*2")
    assert "lead probe double-envelopment" in s.offered()
    assert "lead probe frontal-assault" not in s.offered()
    s.play("lead probe flank-left", "match flank-left", "remain")
    assert s.offered("lead") == ["lead probe probe"]
    assert s.why("lead probe flank-right") == "no-probe"


@pytest.mark.rule("hannibal", "26")
def test_26_hannibals_probe_also_matches_and_others_have_no_such_ruse() -> None:
    s = Scene(ROME, "truce").put("longus", "arpi", 6).put("hannibal", "cannae", 6)
    s.play("march truce longus", "take 6 0 0", "step cannae").hands("flank-right*2", "probe*2")
    s.play("lead flank-right flank-right", "match probe")
    assert s.p.fighting().probe_used == 1
    s = Scene(CARTHAGE, "truce").put("hasdrubal", "arpi", 6).put("varro", "cannae", 6)
    s.play("march truce hasdrubal", "take 6 0 0", "step cannae").hands("probe*2", "flank-right*2")
    assert s.offered("lead") == ["lead probe probe"]


# ---------------------------------------------------------------- 17 elephants


@pytest.mark.rule("hannibal", "17.3")
@pytest.mark.parametrize(("who", "die", "lost"), [("flaminius", 3, 2), ("flaminius", 2, 0), ("scipio-africanus", 4, 0)])
def test_17_3_a_charge_succeeds_above_the_roman_rating(who: str, die: int, lost: int) -> None:
    s = cannae(elephants=2, who=who).mark(NEUTRAL, *ITALIAN)
    s.play("charge", f"roll {die}")
    assert s.due() == [8 + BOARD.battle[general(who)] - lost, 10]


@pytest.mark.rule("hannibal", "17.3")
def test_17_3_without_a_roman_general_only_a_one_fails() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6, 2).put("rome", "cannae", 8).mark(NEUTRAL, *ITALIAN)
    s.play("march epidemic hannibal", "take 6 2 0", "step cannae", "charge", "roll 2")
    assert s.due()[ROME] == 6


@pytest.mark.rule("hannibal", "17.4")
def test_17_4_the_charge_comes_after_the_limit_of_twenty() -> None:
    s = cannae(rome=25, elephants=2).play("charge", "roll 6")
    assert s.due()[ROME] == 18


@pytest.mark.rule("hannibal", "17.5")
def test_17_5_a_one_costs_carthage_a_card() -> None:
    s = cannae(elephants=2).mark(NEUTRAL, *ITALIAN).play("charge", "roll 1")
    assert s.due() == [10, 9]


@pytest.mark.rule("hannibal", "17.1")
def test_17_1_there_are_never_more_than_four_elephants() -> None:
    s = Scene(CARTHAGE, "african-reinforcements").put("hannibal", "toletum", 5, 3)
    s.play("event african-reinforcements", "choose-space carthago")
    assert s.p.elephants[space("carthago")] == 1
    assert s.cu(CARTHAGE, "carthago") == 2


def test_ruling_h_07_elephants_may_come_both_or_not_at_all() -> None:
    s = Scene(CARTHAGE, "african-reinforcements", card_12_elephants="all-or-nothing").put("hannibal", "toletum", 5, 3)
    s.play("event african-reinforcements", "choose-space carthago")
    assert s.p.elephants[space("carthago")] == 0


@pytest.mark.rule("hannibal", "17.2")
def test_17_2_carthage_chooses_its_losses_but_a_six_takes_an_elephant() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "druentia", 10, 4)
    s.play("march epidemic hannibal", "take 10 4 0", "step taurini", "roll 5")
    assert s.offered() == [f"lose-elephants {n}" for n in (0, 1, 2, 3)]
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "druentia", 10, 4)
    s.play("march epidemic hannibal", "take 10 4 0", "step taurini", "roll 6")
    assert s.why("lose-elephants 0") == "elephants"


# ---------------------------------------------------------------- 18.2 change of command


@pytest.mark.rule("hannibal", "18.2")
@pytest.mark.parametrize(("die", "chief"), [(3, "marcellus"), (4, "varro")])
def test_18_2_carthage_attacking_two_consuls_must_test_who_commands(die: int, chief: str) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("marcellus varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae", "no-reaction")
    assert s.p.turn() == -1
    s.play(f"roll {die}")
    assert s.p.fighting().chief[ROME] == general(chief)


@pytest.mark.rule("hannibal", "18.2")
def test_18_2_against_attacking_consuls_the_test_is_for_carthage_to_ask() -> None:
    s = Scene(ROME, "truce").put("marcellus varro", "arpi", 8).put("hannibal", "cannae", 6)
    s.play("march truce marcellus", "bring varro", "take 8 0 0", "step cannae")
    assert s.asked() == ("carthage", "test-command")
    s.play("test-command", "roll 5")
    assert s.commands("varro")
    s = Scene(ROME, "truce").put("marcellus nero", "arpi", 8).put("hannibal", "cannae", 6)
    s.p.proconsul = general("nero")
    s.play("march truce marcellus", "bring nero", "take 8 0 0", "step cannae")
    assert s.asked()[1] != "test-command"


# ---------------------------------------------------------------- 24 in battle


@pytest.mark.rule("hannibal", "24")
@pytest.mark.parametrize(
    ("who", "attacks", "needed"), [("longus", True, 2), ("longus", False, 1), ("paulus", True, 2), ("paulus", False, 3)]
)
def test_24_longus_counter_attacks_better_in_his_attack_and_paulus_in_his_defence(
    who: str, attacks: bool, needed: int
) -> None:
    if attacks:
        s = Scene(ROME, "numidian-ally").put(who, "arpi", 6).put("hasdrubal", "cannae", 6)
        s.play(f"march numidian-ally {who}", "take 6 0 0", "step cannae").hands("probe*3", "probe*3")
        s.play("lead probe probe", "match probe", "counter-attack", "roll 1", "lead probe probe", "match probe")
    else:
        s = cannae(who=who).hands("probe*3", "probe*3").play("lead probe probe", "match probe")
    s.play("counter-attack", "roll 1")
    assert s.told("counter-attacked")[-1] == [who, "1", str(needed)]


# ---------------------------------------------------------------- 27 the example


@pytest.mark.rule("hannibal", "27")
def test_27_the_example_of_battle_card_for_card() -> None:
    s = cannae().hands(
        "flank-right*3 reserve*2 frontal-assault*3 flank-left probe double-envelopment",
        "flank-right*2 reserve frontal-assault*4 flank-left*3 probe*3 double-envelopment",
    )
    s.play("lead flank-right flank-right", "match flank-right", "counter-attack", "roll 4")
    s.play("lead flank-right flank-right", "match flank-right", "counter-attack", "roll 2")
    s.play("lead frontal-assault frontal-assault", "match frontal-assault", "counter-attack", "roll 5")
    s.play("lead frontal-assault frontal-assault", "match frontal-assault", "counter-attack", "roll 4")
    s.play("lead flank-right flank-right", "match reserve", "counter-attack", "roll 3")
    assert s.p.fighting().cards(ROME) == 9
    s.play("lead reserve flank-right")
    assert s.offered() == ["concede"]
    s.play("concede", "roll 3", "roll 4")
    assert s.told("battle-won") == [["carthage", "6"]]
    assert s.cu(CARTHAGE, "cannae") == 5
    assert s.told("retreat-roll") == [["rome", "4", "0", "3"]]
    s.play("retreat " + s.offered()[0].split()[1])
    assert s.asked() == ("rome", "remove-marker")
    s.play("remove-marker sena", "remove-marker aleria")
    assert s.asked() == ("carthage", "play-card")


@pytest.mark.rule("hannibal", "14.3")
@pytest.mark.rule("hannibal", "27")
def test_27_by_the_second_edition_the_hands_are_eleven_and_twelve() -> None:
    s = cannae().mark(CARTHAGE, "taurini")
    s.mark(NEUTRAL, "heraclea", "paestum", "croton", "arpi", "cannae", "brundisium")
    assert s.due() == [12, 11]
