"""Facts of single sections that nothing else pins down."""

from itertools import product

import pytest

from quadriga.engine.frame import Decision
from quadriga.engine.move import ANY, Move
from quadriga.engine.position import LOSS
from quadriga.engine.vocabulary import Named
from quadriga.games.hannibal import words
from quadriga.games.hannibal.battle.aftermath import Withdrawal, withdrawal_spaces
from quadriga.games.hannibal.battle.hand import allied_cards, cards_from, hand_sources
from quadriga.games.hannibal.board import BOARD, DOUBLE_ENVELOPMENT, GENERAL_IDS, PLACES, SPACES
from quadriga.games.hannibal.cards.recruits import new_elephants
from quadriga.games.hannibal.cards.strategy import PlayCard
from quadriga.games.hannibal.march.fatigue import SPENT_OUT
from quadriga.games.hannibal.position import DISPLACED
from quadriga.games.hannibal.year.reinforcements import AfricanusArrives, ReturnOfTheDisplaced, carthaginian_spaces
from quadriga.games.hannibal.year.sequence import PoliticalPoints
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, VOCABULARY, Scene, general, space


@pytest.mark.rule("hannibal", "12.8")
@pytest.mark.parametrize(("watch", "asked"), [(0, "react"), (3, "march")])
def test_12_8_a_roman_garrison_intercepts_unless_it_is_watched(watch: int, asked: str) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 5).put("nero", "capua", 5, within=True)
    s.put("carthage", "capua", watch).play("march epidemic hannibal", "take 5 0 0", "step beneventum")
    assert s.asked()[1] == asked


@pytest.mark.rule("hannibal", "8.2")
@pytest.mark.rule("hannibal", "9.1")
@pytest.mark.parametrize(("side", "chiefs"), [(ROME, ("nero", "varro", "fabius")), (CARTHAGE, ("hannibal", "magon"))])
def test_8_2_every_march_nothing_forbids_is_offered(side: int, chiefs: tuple[str, ...]) -> None:
    cards = ("numidian-ally", "epidemic", "truce", "minor-campaign-1")
    s = Scene(side, *cards)
    for chief, place in zip(chiefs, ("roma", "capua", "neapolis"), strict=False):
        s.put(chief, place, 5)
    frame = s.p.question()
    assert isinstance(frame, PlayCard)
    offered = 0
    for name, who in product(cards, GENERAL_IDS):
        move = s.parse(f"march {name} {who}")
        is_offered = move in s.p.moves()
        assert (frame.why(s.p, move) == 0) == is_offered, f"{name} {who}"
        offered += is_offered
    assert offered > len(chiefs)


@pytest.mark.rule("hannibal", "10.7")
def test_10_7_those_inside_are_asked_anew_with_those_outside() -> None:
    def asked() -> Scene:
        s = Scene(ROME, "epidemic").put("nero", "acci", 6).put("hasdrubal", "carthago-nova", 1, within=True)
        s.put("carthage", "carthago-nova", 2)
        return s.play("march epidemic nero", "take 6 0 0", "step carthago-nova")

    s = asked().play("garrison 0 0")
    assert (s.cu(CARTHAGE, "carthago-nova"), s.cu(CARTHAGE, "carthago-nova", within=True)) == (3, 0)
    s = asked().play("garrison 2 0")
    assert (s.cu(CARTHAGE, "carthago-nova"), s.cu(CARTHAGE, "carthago-nova", within=True)) == (1, 2)
    assert asked().why("garrison-with 1 0 magon") == "not-here"


def one_thing(s: Scene, *verbs: str) -> int:
    """Every conceivable move with these verbs is offered exactly if nothing forbids it; how many are."""
    frame = s.p.question()
    assert isinstance(frame, Decision)
    offered = set(s.offered())
    found = 0
    for name in verbs:
        (verb,) = [one for one in VOCABULARY.verbs if one.name == name]
        for values in product(*[kind.slugs for kind in verb.kinds if isinstance(kind, Named)]):
            text = " ".join([name, *values])
            assert (frame.why(s.p, s.parse(text)) == 0) == (text in offered), text
            found += text in offered
    return found


@pytest.mark.rule("hannibal", "10.1")
@pytest.mark.rule("hannibal", "10.6")
@pytest.mark.rule("hannibal", "11.1")
def test_10_every_step_and_voyage_nothing_forbids_is_offered() -> None:
    s = Scene(ROME, "numidian-ally").put("nero varro", "messana", 10).put("hannibal", "enna", 6)
    s.put("fabius", "rhegium", 5).put("carthage", "panormus", 2).mark(CARTHAGE, "panormus")
    s.play("march numidian-ally nero")
    assert one_thing(s, "bring") == 1
    s.play("bring varro", "take 10 0 0")
    assert one_thing(s, "step", "sail", "sail-into", "attach", "detach") >= 2
    s.play("step rhegium")
    assert one_thing(s, "step", "sail", "sail-into", "attach", "detach") >= 2
    s = Scene(CARTHAGE, "numidian-ally").put("hannon magon", "carthago", 4).put("hannibal", "utica", 3)
    s.mark(ROME, "hadrumetum").play("march numidian-ally hannon", "ready", "take 4 0 0")
    assert one_thing(s, "step", "sail", "sail-into", "attach", "detach") >= 2
    s.play("step utica")
    assert one_thing(s, "step", "sail", "sail-into", "attach", "detach") >= 2


@pytest.mark.rule("hannibal", "12.2")
def test_12_2_a_garrison_far_away_keeps_nobody_from_intercepting() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 5).put("nero", "terventum", 5)
    s.put("rome", "massilia", 1, within=True).put("carthage", "massilia", 1).siege("massilia", 1, CARTHAGE)
    s.play("march epidemic hannibal", "take 5 0 0", "step beneventum")
    assert "intercept nero 5 0" in s.offered()


@pytest.mark.rule("hannibal", "16.2")
@pytest.mark.rule("hannibal", "20.6")
def test_16_2_who_breaks_off_before_a_city_he_besieges_lifts_the_siege() -> None:
    s = Scene(ROME).put("hannibal", "capua", 6).put("rome", "capua", 1, within=True).put("nero", "capua", 6)
    s.siege("capua", 2, CARTHAGE).mark(CARTHAGE, "beneventum").battle(ROME, "capua")
    s.p.fighting().came_from = space("roma")
    s.begin(Withdrawal(CARTHAGE)).play("withdraw-to beneventum")
    assert s.told("siege-lifted") == [["capua"]]
    assert (s.cu(CARTHAGE, "beneventum"), s.at("hannibal")) == (6, "beneventum")


@pytest.mark.rule("hannibal", "12.4")
def test_12_4_one_interception_that_succeeds_is_counted_once() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "segovia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia", "intercept hannibal 6 0", "roll 4")
    assert s.p.marching().intercepted == 1
    assert s.asked() == ("rome", "fight-or-back-up")


@pytest.mark.rule("hannibal", "6.7")
def test_6_7_without_a_place_to_land_africanus_never_comes_and_it_is_told() -> None:
    s = Scene(ROME, "epidemic").bare()
    s.p.stack.insert(-1, AfricanusArrives())
    s.play("discard epidemic")
    assert s.told("gone") == [["scipio-africanus"]]
    assert s.at("scipio-africanus") == "gone"


@pytest.mark.rule("hannibal", "6.7")
def test_6_7_africanus_comes_once() -> None:
    s = Scene(ROME).put("scipio-africanus", "roma", 5).begin(AfricanusArrives())
    assert (s.asked()[1], s.at("scipio-africanus")) == ("play-card", "roma")


# ---------------------------------------------------------------- marches


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.rule("hannibal", "25")
def test_10_7_a_roman_garrison_that_shuts_its_gates_takes_no_siege_train_in() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "nemausus", 6).put("rome", "massilia", 2)
    s.p.train = space("nemausus")
    s.play("march epidemic hannibal", "take 6 0 1", "step massilia", "garrison 2 0")
    assert s.p.train == space("massilia")


@pytest.mark.rule("hannibal", "10.11")
@pytest.mark.rule("hannibal", "12.8")
def test_10_11_units_that_fled_from_the_ships_into_their_city_are_spent() -> None:
    s = Scene(CARTHAGE, "minor-campaign-1").put("magon", "carthago", 2).put("p-scipio", "acci", 6)
    s.put("hasdrubal", "carthago-nova", 0, within=True).put("nero", "carthago-nova", 0)
    s.play("campaign minor-campaign-1", "activate magon", "take 2 0 0", "sail carthago-nova", "roll 1")
    s.play("intercept p-scipio 6 0", "roll 1", "back-into 2 0")
    assert s.asked()[1] == "next-general"
    s.play("activate hasdrubal")
    assert s.p.marching().cu == 0
    assert s.asked()[1] == "march"


@pytest.mark.rule("hannibal", "10.11")
def test_10_11_a_stopped_army_that_only_halts_is_spent() -> None:
    s = Scene(CARTHAGE, "minor-campaign-1").put("hannibal", "nemausus", 6).put("nero", "massilia", 2)
    s.put("magon", "zama", 5)
    s.play("campaign minor-campaign-1", "activate hannibal", "take 6 0 0", "step massilia", "garrison 0 0")
    s.play("stay-out nero", "avoid nero 2 0", "roll 1", "avoid-to druentia", "pursue", "roll 6", "halt")
    assert s.p.in_play().spent[general("hannibal")] == SPENT_OUT


@pytest.mark.rule("hannibal", "12.7")
def test_12_7_more_units_than_there_are_is_no_matter_of_consuls() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 5).put("nero varro", "capua", 10)
    s.play("march epidemic hannibal", "take 5 0 0", "step beneventum")
    assert s.why("intercept nero 5 0") == ""
    assert s.why("intercept nero 4 0") == "consul-units"
    assert s.why("intercept nero 11 0") == "units"


@pytest.mark.rule("hannibal", "16.3")
def test_16_3_an_attacker_breaks_off_to_wherever_he_came_from() -> None:
    for start, into in (("carthago", "utica"), ("zama", "carthago")):
        s = Scene(CARTHAGE, "epidemic").put("hannibal", start, 6).put("nero", into, 6)
        s.play("march epidemic hannibal", "take 6 0 0", f"step {into}").hands("probe*2", "probe")
        assert s.offered("withdraw") == ["withdraw"]
        assert withdrawal_spaces(s.p, CARTHAGE) == [space(start)]


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.rule("hannibal", "24")
def test_24_africanus_rolls_twice_and_no_more() -> None:
    s = Scene(ROME, "force-march-1").put("scipio-africanus", "saguntum", 5)
    s.play("march force-march-1 scipio-africanus", "take 5 0 0", "besiege", "roll 1", "roll 1")
    assert len(s.told("siege-roll")) == 2
    assert s.p.march is None


@pytest.mark.rule("hannibal", "10.8")
@pytest.mark.rule("hannibal", "18.1")
@pytest.mark.parametrize(("taken", "why"), [(5, ""), (6, "")])
def test_10_8_a_consul_with_his_five_units_takes_the_other_consul_along(taken: int, why: str) -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "capua", taken).put("varro", "neapolis", 7)
    s.play("march numidian-ally nero", f"take {taken} 0 0", "step neapolis")
    assert s.why("attach varro") == why


@pytest.mark.rule("hannibal", "10.10")
def test_10_10_a_general_lost_on_the_march_commands_nobody() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("magon giscon", "carthago", 5).put("nero", "lilybaeum", 8)
    s.play("march numidian-ally magon", "bring giscon", "take 5 0 0", "sail lilybaeum", "roll 1").hands(
        "probe", "probe"
    )
    s.play("lead probe probe", "match probe", "remain", "concede", "roll 1", "roll 1")
    while s.p.march is not None:
        s.play(s.offered()[0])
    assert (s.at("magon"), s.at("giscon")) == ("displaced", "displaced")
    assert not s.commands("magon")
    assert not s.commands("giscon")


@pytest.mark.rule("hannibal", "10.7")
def test_10_7_walled_cities_alone_have_an_inside() -> None:
    insides = [BOARD.inside[place] for place in BOARD.cities]
    assert insides == list(range(SPACES, PLACES))
    assert [BOARD.space_of[inside] for inside in insides] == BOARD.cities
    assert {BOARD.inside[place] for place in range(SPACES) if place not in BOARD.cities} == {-1}


@pytest.mark.rule("hannibal", "10.7")
def test_10_7_a_general_alone_within_is_asked_when_an_army_comes() -> None:
    s = Scene(ROME, "epidemic").put("p-scipio", "acci", 6).put("nero", "carthago-nova", 0)
    s.put("hasdrubal", "carthago-nova", 0, within=True)
    s.play("march epidemic p-scipio", "take 6 0 0", "step carthago-nova")
    assert s.asked() == ("carthage", "garrison")


@pytest.mark.rule("hannibal", "11.3")
def test_11_3_a_general_alone_lands_inside_walls_only_where_there_are_walls() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("magon", "carthago", 0).put("nero", "tacapae", 6)
    s.put("varro", "utica", 5).mark(CARTHAGE, "tacapae", "utica").play("march numidian-ally magon")
    assert (s.why("sail-into utica"), s.why("sail-into tacapae")) == ("", "no-city")
    assert s.why("sail-into gades") == "no-city"
    s.put("p-scipio", "neapolis", 2)
    assert s.why("sail-into neapolis") == "no-city"
    s = Scene(CARTHAGE, "numidian-ally").put("magon", "carthago", 0).play("march numidian-ally magon")
    refusal = s.p.why_not(Move(words.SAIL_INTO, ANY), s.p.turn())
    assert refusal is not None
    assert refusal.key == "no-port"


# ---------------------------------------------------------------- battles


@pytest.mark.rule("hannibal", "14.2")
@pytest.mark.rule("hannibal", "14.3")
def test_14_3_two_allies_are_the_most_for_rome_in_italy_alone() -> None:
    for where, provinces, cards in (
        ("saguntum", ("baetica", "celtiberia", "orospeda", "idubeda"), 4),
        ("mutina", ("etruria", "samnium", "campania", "lucania"), 2),
    ):
        s = Scene(ROME).bare().put("nero", where, 5).put("hannibal", where, 5).battle(ROME, where)
        s.p.fighting().chief = [general("nero"), general("hannibal")]
        for name in provinces:
            s.mark(ROME, *[BOARD.spaces[one] for one in BOARD.in_province[BOARD.province_number[name]]])
        assert allied_cards(s.p, ROME) == cards


@pytest.mark.rule("hannibal", "14.7")
@pytest.mark.rule("hannibal", "26")
def test_26_hannibal_makes_other_tactics_of_a_probe_and_of_nothing_else() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 5).put("hannibal", "beneventum", 5)
    s.play("march epidemic nero", "take 5 0 0", "step beneventum").hands("flank-left*2", "probe frontal-assault*2")
    s.play("lead flank-left flank-left")
    assert s.why("match probe") == ""
    assert s.why("match frontal-assault") == "no-match"


@pytest.mark.rule("hannibal", "14.6")
def test_14_6_a_tactic_without_any_card_for_it_is_refused_for_want_of_a_card() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 5).put("hannibal", "beneventum", 5)
    s.play("march epidemic nero", "take 5 0 0", "step beneventum").hands("flank-left*2", "reserve*2")
    refusal = s.p.why_not(Move(words.LEAD, ANY, DOUBLE_ENVELOPMENT), s.p.turn())
    assert refusal is not None
    assert refusal.key == "no-battle-card"


@pytest.mark.rule("hannibal", "20.7")
@pytest.mark.parametrize(("side", "who", "foe"), [(ROME, "nero", "hannibal"), (CARTHAGE, "hannibal", "nero")])
def test_20_7_those_within_a_far_city_come_out_to_no_battle(side: int, who: str, foe: str) -> None:
    s = Scene(side, "epidemic").put(who, "capua", 5).put(foe, "beneventum", 5)
    for city in BOARD.cities:
        s.mark(side, BOARD.spaces[city]).put("carthage" if side else "rome", BOARD.spaces[city], 2, within=True)
        s.put("rome" if side else "carthage", BOARD.spaces[city], 1)
    s.p.cu[(1 - side) * PLACES + space("capua")] = 0
    s.play(f"march epidemic {who}", "take 5 0 0", "step beneventum")
    assert s.step() != "Sortie"


@pytest.mark.rule("hannibal", "20.8")
def test_20_8_nobody_besieges_a_city_that_was_taken() -> None:
    s = Scene(ROME, "epidemic").put("nero", "saguntum", 5).siege("saguntum", 2, ROME)
    s.play("march epidemic nero", "besiege", "roll 6")
    assert s.control("saguntum") == "rome"
    assert (s.p.siege[space("saguntum")], s.p.besieger[space("saguntum")]) == (0, NEUTRAL)


# ---------------------------------------------------------------- reinforcements and cards


@pytest.mark.rule("hannibal", "6.1")
def test_6_1_a_space_is_named_once_for_new_units() -> None:
    s = Scene(CARTHAGE).put("hannon", "carthago", 2).put("hasdrubal magon", "carthago-nova", 2)
    for step in range(4):
        spaces = carthaginian_spaces(s.p, step)
        assert len(spaces) == len(set(spaces))


@pytest.mark.rule("hannibal", "17.1")
@pytest.mark.rule("hannibal", "25")
@pytest.mark.parametrize(("there", "new"), [(0, 2), (2, 2), (3, 0), (4, 0)])
def test_ruling_h_07_all_or_nothing_is_all_while_there_are_two(there: int, new: int) -> None:
    s = Scene(CARTHAGE, card_12_elephants="all-or-nothing").put("hannibal", "saguntum", 5, elephants=there)
    assert new_elephants(s.p) == new


@pytest.mark.rule("hannibal", "20.5")
@pytest.mark.rule("hannibal", "20.7")
def test_20_7_those_who_stayed_within_do_not_follow_a_sortie() -> None:
    s = Scene(CARTHAGE, "epidemic").put("magon", "carthago", 5, within=True).put("nero", "carthago", 6)
    s.siege("carthago", 1, ROME).play("march epidemic magon", "take 3 0 0", "sally")
    assert s.step() != "Sortie"
    assert s.p.fighting().sortie == 3


@pytest.mark.rule("hannibal", "15.1")
def test_15_1_a_general_whose_last_unit_fell_in_the_battle_retreats_alone() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "capua", 6).put("nero", "beneventum", 1)
    s.play("march epidemic hannibal", "take 6 0 0", "step beneventum").hands("probe", "flank-left")
    s.play("lead probe probe", "concede", "roll 6", "roll 1")
    assert s.cu(ROME, "beneventum") == 0
    assert s.asked() == ("rome", "retreat")


@pytest.mark.rule("hannibal", "25")
@pytest.mark.parametrize(("allied", "why"), [(0, "event-idle"), (1, "")])
def test_ruling_h_09_where_rome_may_not_begin_with_philip_it_may_still_make_peace(allied: int, why: str) -> None:
    s = Scene(ROME, "philip-v-of-macedon", card_9_rome_first="forbidden")
    s.p.macedon = allied
    assert s.why("event philip-v-of-macedon") == why


@pytest.mark.rule("hannibal", "16.1")
def test_16_1_nobody_holds_who_breaks_off_from_units_without_a_general() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "capua", 6).put("rome", "beneventum", 4).mark(CARTHAGE, "capua")
    s.play("march epidemic hannibal", "take 6 0 0", "step beneventum").hands("probe*2", "probe")
    s.play("withdraw", "roll 1")
    assert s.asked() == ("carthage", "withdraw-to")
    s.play("withdraw-to capua")
    assert (s.cu(CARTHAGE, "capua"), s.cu(CARTHAGE, "beneventum"), s.cu(ROME, "beneventum")) == (6, 0, 4)


@pytest.mark.rule("hannibal", "12.8")
def test_12_8_an_army_that_splits_at_its_harbour_splits_its_elephants() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("magon", "carthago", 3, elephants=2).put("p-scipio", "acci", 6)
    s.play(
        "march numidian-ally magon", "take 3 2 0", "sail carthago-nova", "roll 1", "intercept p-scipio 6 0", "roll 1"
    )
    s.play("back-into 2 1", "roll 1")
    assert s.board() == [
        "carthago carthage 1 elephants 1 magon*",
        "carthago-nova rome 6 p-scipio*",
        "carthago-nova within carthage 2 elephants 1",
    ]


@pytest.mark.rule("hannibal", "11.4")
@pytest.mark.parametrize(("name", "why"), [("numidian-ally", "sea-limit"), ("force-march-3", "")])
def test_ruling_h_10_ten_units_sail_by_a_forced_march_and_by_no_other_card(name: str, why: str) -> None:
    s = Scene(ROME, name, card_63_sea="ten").put("nero", "roma", 6)
    s.play(f"march {name} nero", "take 6 0 0")
    assert s.why("sail neapolis") == why


@pytest.mark.rule("hannibal", "22.2")
@pytest.mark.parametrize(
    ("rome", "carthage", "loser"), [(1, 0, "carthage"), (0, 1, "rome"), (1, 1, ""), (2, 1, "carthage"), (1, 2, "rome")]
)
def test_22_2_who_has_fewer_points_takes_off_the_difference(rome: int, carthage: int, loser: str) -> None:
    s = Scene(ROME).bare().mark(ROME, "aleria", "carales").mark(CARTHAGE, "panormus", "enna")
    for side, count, provinces in (
        (ROME, rome, ("etruria", "samnium")),
        (CARTHAGE, carthage, ("baetica", "celtiberia")),
    ):
        for name in provinces[:count]:
            s.mark(side, *[BOARD.spaces[one] for one in BOARD.in_province[BOARD.province_number[name]]])
    s.begin(PoliticalPoints())
    asked = [f"{loser} remove-marker markers={abs(rome - carthage)}"] if loser else []
    assert [line for line in s.question()[:1] if "remove-marker" in line] == asked
    assert s.p.phase == 5


@pytest.mark.rule("hannibal", "22.3")
@pytest.mark.rule("hannibal", "23")
@pytest.mark.parametrize("loser", [ROME, CARTHAGE])
def test_22_3_who_has_no_marker_to_take_off_sues_for_peace(loser: int) -> None:
    s = Scene(ROME).bare()
    for name in ("etruria", "samnium") if loser else ("baetica", "celtiberia"):
        s.mark(1 - loser, *[BOARD.spaces[one] for one in BOARD.in_province[BOARD.province_number[name]]])
    s.begin(PoliticalPoints())
    assert s.p.result is not None
    assert s.p.result.results[loser] == LOSS


@pytest.mark.rule("hannibal", "13.1")
def test_13_1_a_general_who_failed_to_slip_away_costs_the_next_army_no_card() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "capua", 6).put("nero", "beneventum", 0).put("varro", "arpi", 6)
    s.play("march epidemic hannibal", "take 6 0 0", "step beneventum", "avoid nero 0 0", "roll 6", "step arpi")
    s.shrug()
    assert "failed-to-avoid" not in hand_sources(s.p, ROME)
    assert cards_from(s.p, ROME)[4] == 0


@pytest.mark.rule("hannibal", "14.8")
@pytest.mark.rule("hannibal", "25")
def test_14_8_after_marharbals_ride_a_double_envelopment_is_one_again() -> None:
    s = Scene(CARTHAGE, "epidemic", "marharbals-cavalry").put("hannibal", "capua", 6).put("nero", "beneventum", 6)
    s.play("march epidemic hannibal", "take 6 0 0", "step beneventum")
    s.hands("double-envelopment probe", "double-envelopment*2 reserve")
    s.play("cavalry", "match double-envelopment", "remain", "lead double-envelopment double-envelopment")
    s.play("match double-envelopment")
    assert s.asked() == ("rome", "seize-initiative")


@pytest.mark.rule("hannibal", "7.3")
def test_7_3_rome_discards_the_campaign_it_owes_only_if_it_can_do_nothing_with_it() -> None:
    s = Scene(ROME, "minor-campaign-1", "epidemic").mark(ROME, *BOARD.spaces)
    s.p.must_campaign = 1
    assert s.offered() == ["discard minor-campaign-1"]
    s.put("nero", "roma", 5)
    assert s.offered() == ["campaign minor-campaign-1", "raise minor-campaign-1 roma"]


@pytest.mark.rule("hannibal", "6.1")
def test_6_1_a_roman_who_is_displaced_does_not_come_back_with_the_carthaginians() -> None:
    s = Scene(CARTHAGE).put("magon", "carthago", 4)
    s.p.at[general("nero")] = DISPLACED
    s.p.at[general("hasdrubal")] = DISPLACED
    s.begin(ReturnOfTheDisplaced())
    assert s.asked() == ("carthage", "recall")
    s.play("recall hasdrubal carthago")
    assert s.asked()[1] != "recall"


@pytest.mark.rule("hannibal", "8.4")
@pytest.mark.rule("hannibal", "25")
@pytest.mark.parametrize(("units", "asked"), [(0, ("carthage", "march")), (1, ("rome", "set-tribes-on"))])
def test_25_cards_7_and_8_nobody_is_asked_about_tribes_for_a_general_alone(units: int, asked: tuple[str, str]) -> None:
    s = Scene(CARTHAGE, "epidemic").give(ROME, "hostile-tribes-1").put("hannibal", "nemausus", units)
    s.play("march epidemic hannibal", f"take {units} 0 0", "step rhodanus")
    assert s.asked() == asked
