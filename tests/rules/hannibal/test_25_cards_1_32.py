import pytest

from quadriga.games.hannibal.board import BOARD
from quadriga.games.hannibal.position import DISCARDED, OUT
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, card, general, inside, space

pytestmark = pytest.mark.rule("hannibal", "25")


@pytest.mark.parametrize(
    ("number", "name", "guarded", "open_space"),
    [(1, "corsica-sardinia-revolt", "nuoro", "aleria"), (2, "sicilia-revolts", "enna", "panormus")],
)
def test_25_cards_1_and_2_unguarded_markers_leave_a_province_the_enemy_controls(
    number: int, name: str, guarded: str, open_space: str
) -> None:
    assert card(name) == number - 1
    s = Scene(CARTHAGE, name).put("rome", guarded, 1)
    s.play(f"event {name}")
    assert s.control(guarded) == "rome"
    assert s.control(open_space) == "neutral"
    assert s.control("messana") == s.control("syracusae") == "rome"
    s = Scene(ROME, name)
    assert s.why(f"event {name}") == "event-idle"


def test_25_card_3_one_numidia_revolts_without_need_of_control() -> None:
    s = Scene(ROME, "numidia-revolts").put("carthage", "icosium", 1)
    s.mark(NEUTRAL, "zuccabar", "tupusuctu", "vescera")
    s.play("event numidia-revolts", "choose-province numidia-occidentalis")
    assert s.control("saldae") == "neutral"
    assert s.control("icosium") == "carthage"
    assert s.control("cirta") == "carthage"


def test_25_card_4_celtiberia_revolts_against_who_controls_it() -> None:
    s = Scene(ROME, "celtiberia-revolts").put("carthage", "toletum", 1)
    s.play("event celtiberia-revolts")
    assert [s.control(n) for n in ("arsa", "salmantica", "segovia", "toletum", "segobriga")] == [
        "neutral",
        "neutral",
        "neutral",
        "carthage",
        "neutral",
    ]
    s = Scene(ROME, "celtiberia-revolts").mark(NEUTRAL, "arsa", "segovia", "segobriga")
    assert s.why("event celtiberia-revolts") == "event-idle"


@pytest.mark.parametrize(("start", "end", "modifier"), [("ilerda", "tolosa", "-5"), ("druentia", "taurini", "-3")])
def test_25_card_5_a_native_guide_eases_every_pass(start: str, end: str, modifier: str) -> None:
    s = Scene(CARTHAGE, "native-guide").put("hannibal", start, 6)
    s.play("march native-guide hannibal", "take 6 0 0", f"step {end}", "roll 6")
    assert s.told("attrition")[0][3] == modifier
    assert s.why("event native-guide") in ("only-operation", "not-now")


def test_25_card_6_marharbal_is_a_double_envelopment_that_keeps_the_initiative() -> None:
    s = Scene(CARTHAGE, "epidemic", "marharbals-cavalry").put("hannibal", "arpi", 6).put("varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae").hands("probe", "double-envelopment*2")
    s.play("cavalry", "match double-envelopment")
    assert s.told("cavalry-led") == [["carthage", "marharbals-cavalry", "double-envelopment"]]
    assert s.told("matched") == [["rome", "double-envelopment", "double-envelopment"]]
    assert s.asked() == ("rome", "counter-attack")
    s = Scene(CARTHAGE, "epidemic", "marharbals-cavalry").put("hannibal", "arpi", 6).put("varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae").hands("frontal-assault", "frontal-assault")
    s.play("lead frontal-assault frontal-assault", "match frontal-assault", "remain")
    assert s.offered() == ["cavalry", "concede"], "it may be laid without a battle card left"
    s.play("cavalry", "concede", "roll 1", "roll 3")
    assert s.told("retreat-roll")[0][2] == "2"


def test_ruling_h_10_marharbal_may_match_a_double_envelopment_unless_the_option_forbids() -> None:
    for value, offered in (("allowed", True), ("forbidden", False)):
        s = Scene(ROME, "truce", marharbal_match=value).give(CARTHAGE, "marharbals-cavalry")
        s.put("longus", "arpi", 6).put("hasdrubal", "cannae", 6)
        s.play("march truce longus", "take 6 0 0", "step cannae").hands("double-envelopment", "probe")
        s.play("lead double-envelopment double-envelopment")
        assert ("cavalry" in s.offered()) is offered
        if offered:
            s.play("cavalry")
            assert s.told("cavalry-matched") == [["carthage", "marharbals-cavalry", "double-envelopment"]]
            assert s.told("cavalry-led") == []


@pytest.mark.parametrize("name", ["hostile-tribes-1", "hostile-tribes-2"])
def test_25_cards_7_and_8_hostile_tribes_strike_those_who_enter_or_stand(name: str) -> None:
    s = Scene(CARTHAGE, "epidemic").give(ROME, name).put("hannibal", "narbo", 3)
    s.play("march epidemic hannibal", "take 3 0 0", "step tolosa", f"counter {name}", "roll 5")
    assert s.cu(CARTHAGE, "tolosa") == 1
    s = Scene(ROME, name).put("carthage", "isara", 3)
    s.play(f"event {name}", "choose-space isara", "roll 6")
    assert s.cu(CARTHAGE, "isara") == 1


@pytest.mark.rule("hannibal", "8.5")
def test_25_card_9_philip_joins_carthage_and_later_makes_peace_and_is_gone() -> None:
    s = Scene(CARTHAGE, "philip-v-of-macedon").give(ROME, "diplomacy-1", "truce")
    s.play("event philip-v-of-macedon")
    assert s.p.turn() == -1
    s.play("draw-from-hand diplomacy-1")
    assert s.p.macedon == 1
    assert s.p.card_at[card("diplomacy-1")] == DISCARDED
    s = Scene(ROME, "philip-v-of-macedon").give(CARTHAGE, "epidemic")
    s.p.macedon = 1
    s.play("event philip-v-of-macedon", "draw-from-hand epidemic")
    assert s.p.macedon == 0
    assert s.p.card_at[card("philip-v-of-macedon")] == OUT
    s = Scene(CARTHAGE, "philip-v-of-macedon")
    s.p.macedon = 1
    assert s.why("event philip-v-of-macedon") == "event-idle"


def test_ruling_h_09_rome_may_play_philip_first_unless_the_option_forbids() -> None:
    assert Scene(ROME, "philip-v-of-macedon").why("event philip-v-of-macedon") == ""
    s = Scene(ROME, "philip-v-of-macedon", card_9_rome_first="forbidden")
    assert s.why("event philip-v-of-macedon") == "event-idle"


def test_25_card_10_macedonians_land_in_a_port_of_africa_or_italy() -> None:
    s = Scene(CARTHAGE, "macedonian-reinforcements")
    assert s.why("event macedonian-reinforcements") == "event-idle"
    s.p.macedon = 1
    s.mark(CARTHAGE, "croton")
    s.play("event macedonian-reinforcements")
    assert s.why("choose-space saguntum") == "event-target"
    s.play("choose-space croton")
    assert s.cu(CARTHAGE, "croton") == 2


def test_25_card_11_slingers_for_who_controls_the_baleares() -> None:
    s = Scene(CARTHAGE, "balearic-slingers").put("rome", "malaca", 1)
    s.play("event balearic-slingers")
    assert s.why("choose-space malaca") == "event-target"
    s.play("choose-space gades")
    assert s.cu(CARTHAGE, "gades") == 1
    assert Scene(ROME, "balearic-slingers").why("event balearic-slingers") == "event-idle"


def test_25_card_12_two_elephants_arrive_in_carthago() -> None:
    s = Scene(CARTHAGE, "african-reinforcements")
    s.play("event african-reinforcements", "choose-space carthago")
    assert s.p.elephants[space("carthago")] == 2


@pytest.mark.parametrize(
    ("name", "where", "elsewhere"),
    [
        ("bruttium-recruits", "heraclea", "mutina"),
        ("ligurian-recruits", "ligures-orientales", "heraclea"),
        ("gallic-recruits", "tolosa", "heraclea"),
    ],
)
def test_25_cards_13_14_16_recruits_join_a_carthaginian_general_there(name: str, where: str, elsewhere: str) -> None:
    s = Scene(CARTHAGE, name).put("magon", where, 1).put("hasdrubal", elsewhere, 1)
    s.play(f"event {name}")
    assert [one for one in s.offered() if elsewhere in one] == (
        [f"choose-space {elsewhere}"] if name == "ligurian-recruits" and elsewhere == "mutina" else []
    )
    s.play(f"choose-space {where}")
    assert s.cu(CARTHAGE, where) == 3
    assert Scene(CARTHAGE, name).why(f"event {name}") == "event-idle"


def test_25_card_15_iberians_join_a_general_in_a_spanish_province_of_his_side() -> None:
    s = Scene(ROME, "iberian-recruits").put("p-scipio", "tarraco", 5)
    assert s.why("event iberian-recruits") == "event-idle"
    s.mark(ROME, "tarraco", "dertosa", "ilerda", "azaila")
    s.play("event iberian-recruits", "choose-space tarraco")
    assert s.cu(ROME, "tarraco") == 7


def test_25_card_17_a_surprise_sortie_takes_one_siege_point_off() -> None:
    s = Scene(ROME, "surprise-sortie").put("hannibal", "capua", 5).siege("capua", 2, CARTHAGE)
    s.play("event surprise-sortie", "choose-space capua")
    assert s.p.siege[space("capua")] == 1


def test_25_card_18_a_traitor_opens_tarentum_to_three_units() -> None:
    s = Scene(CARTHAGE, "traitor-in-tarentum").put("hannibal", "cannae", 5).put("rome", "tarentum", 2)
    s.play("march traitor-in-tarentum hannibal", "take 3 0 0", "step tarentum", "garrison 2 0", "besiege")
    assert s.control("tarentum") == "carthage"
    assert s.cu(ROME, "tarentum", within=True) == 0
    s = Scene(CARTHAGE, "traitor-in-tarentum").put("hannibal", "cannae", 5)
    s.play("march traitor-in-tarentum hannibal", "take 2 0 0", "step tarentum")
    assert s.why("besiege") == "siege-units"


def test_25_card_19_the_senate_dismisses_the_proconsul() -> None:
    s = Scene(CARTHAGE, "senate-dismisses-proconsul").put("marcellus", "sena", 6)
    assert s.why("event senate-dismisses-proconsul") == "event-idle"
    s.p.proconsul = general("marcellus")
    s.play("event senate-dismisses-proconsul")
    assert "choose-general scipio-africanus" not in s.offered()
    s.play("choose-general varro")
    assert s.at("marcellus") == "pool"
    assert s.at("varro") == "sena"
    assert s.p.proconsul == general("varro")
    assert s.commands("varro")


def test_25_card_20_a_spy_turns_up_half_of_the_enemys_hand() -> None:
    s = Scene(CARTHAGE, "epidemic", "spy-in-enemy-camp").put("hannibal", "arpi", 6).put("varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae", "counter spy-in-enemy-camp")
    s.hands("probe*3", "flank-left*3 probe*2")
    assert s.offered() == ["show flank-left", "show probe"]
    s.play("show flank-left", "show probe")
    assert s.p.fighting().shown[:6] == [0, 1, 0, 1, 0, 0]
    assert s.asked() == ("carthage", "lead")


def test_ruling_h_10_the_spy_may_round_up() -> None:
    s = Scene(CARTHAGE, "epidemic", "spy-in-enemy-camp", spy_rounding="up").put("hannibal", "arpi", 6)
    s.put("varro", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae", "counter spy-in-enemy-camp")
    s.hands("probe*3", "flank-left*5").play("show flank-left", "show flank-left", "show flank-left")
    assert s.asked()[1] == "lead"


def test_25_card_21_mercenaries_desert_unless_their_general_holds_them_or_walls_are_near() -> None:
    s = Scene(ROME, "mercenaries-desert").put("carthage", "utica", 5).put("hannibal", "toletum", 6)
    s.put("carthage", "iberus", 5)
    s.play("event mercenaries-desert", "roll 4", "roll 6")
    assert s.told("spared") == [["hannibal", "4"]]
    assert s.cu(CARTHAGE, "toletum") == 6
    assert s.cu(CARTHAGE, "iberus") == 3
    assert s.cu(CARTHAGE, "utica") == 5
    s = Scene(ROME, "mercenaries-desert").put("hannibal", "toletum", 6)
    s.play("event mercenaries-desert", "roll 5", "roll 6")
    assert s.cu(CARTHAGE, "toletum") == 4


def test_25_card_22_mutin_brings_a_unit_and_a_marker_to_sicily() -> None:
    s = Scene(CARTHAGE, "mutins-numidians").put("rome", "enna", 1)
    s.play("event mutins-numidians")
    assert s.why("choose-space enna") == s.why("choose-space messana") == "event-target"
    s.play("choose-space panormus")
    assert s.control("panormus") == "carthage"
    assert s.cu(CARTHAGE, "panormus") == 1


def test_25_card_23_up_to_three_roman_markers_in_eastern_numidia() -> None:
    s = Scene(ROME, "numidian-ally").put("carthage", "cirta", 1)
    s.play("event numidian-ally")
    assert s.why("choose-space cirta") == s.why("choose-space saldae") == "event-target"
    s.play("choose-space sitilis", "choose-space thamugadi", "enough")
    assert s.control("sitilis") == s.control("thamugadi") == "rome"
    assert s.control("thevestis") == "carthage"


def test_25_card_24_sophonisba_turns_up_to_three_spaces_of_one_numidia() -> None:
    s = Scene(CARTHAGE, "sophonisba").mark(ROME, "sitilis", "thamugadi", "icosium")
    s.play("event sophonisba", "choose-province numidia-orientalis", "choose-space sitilis")
    assert s.why("choose-space icosium") == "event-target"
    s.play("choose-space thamugadi")
    assert s.control("sitilis") == s.control("thamugadi") == "carthage"


def test_25_card_25_capua_goes_over_with_three_italian_provinces() -> None:
    s = Scene(CARTHAGE, "capua-sides-with-carthage").mark(CARTHAGE, "taurini", "heraclea", "paestum")
    assert s.why("event capua-sides-with-carthage") == "event-idle"
    s.mark(CARTHAGE, "arpi", "cannae", "brundisium").put("hannibal", "capua", 3).put("nero", "capua", 2, within=True)
    s.play("event capua-sides-with-carthage")
    assert s.control("capua") == "carthage"
    assert s.cu(ROME, "capua", within=True) == 0
    assert s.at("nero") == "displaced"
    assert s.p.card_at[card("capua-sides-with-carthage")] == OUT


def test_25_card_26_syracusae_goes_over() -> None:
    s = Scene(CARTHAGE, "syracuse-allies-with-carthage")
    s.play("event syracuse-allies-with-carthage")
    assert s.control("syracusae") == "carthage"


def test_25_card_27_two_italian_markers_turn_if_hannibal_is_in_italy() -> None:
    s = Scene(CARTHAGE, "i-have-come-into-italy").put("hannibal", "toletum", 3)
    assert s.why("event i-have-come-into-italy") == "event-idle"
    s = Scene(CARTHAGE, "i-have-come-into-italy").put("hannibal", "mutina", 3).put("rome", "sena", 1)
    s.play("event i-have-come-into-italy")
    assert s.why("choose-space sena") == s.why("choose-space capua") == s.why("choose-space enna") == "event-target"
    s.play("choose-space arpi", "choose-space cannae")
    assert s.control("arpi") == s.control("cannae") == "carthage"
    assert s.asked()[1] == "play-card"


def test_25_card_28_hannibal_talks_markers_away_as_he_marches_through_italy() -> None:
    s = Scene(CARTHAGE, "hannibal-charms-italy").put("hannibal", "arpi", 6).put("rome", "terventum", 1)
    s.play("march hannibal-charms-italy hannibal", "take 6 0 0", "charm")
    assert s.p.marching().spent == 1
    s.play("step terventum", "charm", "step capua")
    assert s.control("arpi") == s.control("terventum") == "neutral"
    assert s.why("charm") == "no-charm"
    s = Scene(CARTHAGE, "hannibal-charms-italy").put("hasdrubal", "arpi", 6)
    s.play("march hannibal-charms-italy hasdrubal", "take 6 0 0")
    assert s.why("charm") == "no-charm"


def test_25_card_29_after_a_naval_victory_rome_sails_only_on_campaigns() -> None:
    s = Scene(CARTHAGE, "carthaginian-naval-victory").give(ROME, "numidian-ally", "minor-campaign-1")
    s.put("nero", "roma", 5).play("event carthaginian-naval-victory", "march numidian-ally nero")
    assert s.why("sail massilia") == "no-ship"
    s.play("halt", "discard treachery-within-city", "campaign minor-campaign-1", "activate nero")
    assert s.why("sail massilia") == ""


def test_25_card_30_the_siege_train_cancels_the_minus_one_and_cannot_cross_alps_or_sea() -> None:
    s = Scene(CARTHAGE, "carthaginian-siege-train", "numidian-ally").put("hannibal", "massilia", 10)
    s.play("event carthaginian-siege-train", "choose-space massilia", "march numidian-ally hannibal", "take 10 0 1")
    assert s.why("sail baleares") in ("train", "sea-limit")
    s.play("besiege", "roll 4")
    assert s.told("siege-roll")[0][2] == "0"
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "druentia", 5)
    s.p.train = space("druentia")
    s.play("march epidemic hannibal", "take 5 0 1")
    assert s.why("step taurini") == "train"
    s.play("step massilia", "leave-train", "halt")
    assert s.p.train == space("massilia")


def test_25_card_30_the_train_is_lost_when_caught_alone_or_made_to_retreat() -> None:
    s = Scene(ROME, "epidemic").put("nero", "iberus", 6)
    s.p.train = space("numantia")
    s.play("march epidemic nero", "take 6 0 0", "step numantia")
    assert s.p.train == -1
    s = Scene(ROME, "epidemic").put("nero", "iberus", 8).put("hasdrubal", "numantia", 6)
    s.p.train = space("numantia")
    s.play("march epidemic nero", "take 8 0 0", "step numantia").hands("flank-left*2", "probe")
    s.play("lead flank-left flank-left", "concede", "roll 1", "roll 1", "retreat segovia")
    assert s.p.train == -1


def test_25_card_30_played_again_the_train_changes_armies() -> None:
    s = Scene(CARTHAGE, "carthaginian-siege-train").put("hannibal", "toletum", 3).put("hasdrubal", "arsa", 3)
    s.p.train = space("toletum")
    s.play("event carthaginian-siege-train", "choose-space arsa")
    assert s.p.train == space("arsa")


def test_25_card_31_spanish_allies_stay_away() -> None:
    s = Scene(ROME, "epidemic", "spanish-allies-desert").put("nero", "iberus", 6).put("hasdrubal", "numantia", 6)
    s.play("march epidemic nero", "take 6 0 0", "step numantia", "no-reaction", "counter spanish-allies-desert")
    assert s.due() == [8, 9]


def test_25_card_32_numidian_allies_stay_away_all_four() -> None:
    s = Scene(ROME, "epidemic", "numidian-allies-desert").put("nero", "thapsus", 6).put("hasdrubal", "zama", 6)
    s.play("march epidemic nero", "take 6 0 0", "step zama")
    s.play("no-reaction", "counter numidian-allies-desert")
    assert s.due() == [8, 6 + 3 + 2]
    assert BOARD.ally_cards[BOARD.numidias[0]] == 2


@pytest.mark.rule("hannibal", "25")
def test_25_card_28_hannibal_charms_where_the_romans_avoided_him_and_he_could_go_no_further() -> None:
    for ends in (["stop"], ["pursue", "roll 6"]):
        s = Scene(CARTHAGE, "hannibal-charms-italy").put("hannibal", "terventum", 6).put("nero", "arpi", 5)
        s.play("march hannibal-charms-italy hannibal", "take 6 0 0", "step arpi", "avoid nero 5 0", "roll 1")
        s.play("avoid-to cannae", *ends, "charm")
        assert s.control("arpi") == "neutral"
        assert s.asked()[1] == "play-card"


@pytest.mark.rule("hannibal", "25")
def test_25_card_28_charms_nobody_under_a_truce() -> None:
    s = Scene(CARTHAGE, "hannibal-charms-italy").put("hannibal", "arpi", 6)
    s.p.truce = 1
    s.play("march hannibal-charms-italy hannibal", "take 6 0 0")
    assert s.why("charm") == "truce"


@pytest.mark.rule("hannibal", "25")
def test_25_card_30_the_train_is_lost_with_the_city_it_is_in_and_when_swept_along() -> None:
    s = Scene(ROME, "epidemic").put("nero", "utica", 5).put("magon", "utica", 2, within=True).siege("utica", 2, ROME)
    s.p.train = inside("utica")
    s.play("march epidemic nero", "take 5 0 0", "besiege", "roll 5")
    assert s.p.train == -1
    s = Scene(ROME, "truce").put("nero", "iberus", 8).put("hasdrubal", "numantia", 8)
    s.mark(NEUTRAL, "segovia").put("carthage", "segovia", 2)
    s.p.train = space("segovia")
    s.play("march truce nero", "take 8 0 0", "step numantia").hands("flank-left*2", "flank-right")
    s.play("lead flank-left flank-left", "concede", "roll 1", "roll 1", "retreat segovia", "retreat toletum")
    assert s.p.train == -1


@pytest.mark.rule("hannibal", "25")
def test_25_card_12_what_finds_no_room_inside_an_invested_city_is_lost() -> None:
    s = Scene(CARTHAGE, "african-reinforcements").put("carthage", "carthago", 4, within=True).put("rome", "carthago", 3)
    s.play("event african-reinforcements", "choose-space carthago")
    assert s.cu(CARTHAGE, "carthago", within=True) == 5
    assert s.p.elephants[inside("carthago")] == 1


@pytest.mark.rule("hannibal", "25")
def test_25_card_30_the_train_joins_carthaginian_generals_only_and_not_where_it_is() -> None:
    s = Scene(CARTHAGE, "carthaginian-siege-train").put("hannibal magon", "massilia", 10).put("nero", "roma", 5)
    s.put("hasdrubal", "numantia", 3).put("hannon", "utica", 2, within=True).put("rome", "utica", 3)
    s.siege("utica", 1, ROME)
    s.p.train = space("numantia")
    s.play("event carthaginian-siege-train")
    assert s.offered() == ["choose-space massilia"]
