"""Facts of years, cards and garrisons that nothing else pins down."""

import pytest

from quadriga.engine.move import ANY, Move
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import BOARD, SPACES
from quadriga.games.hannibal.politics import MustRemove, isolated
from quadriga.games.hannibal.year.consuls import NameProconsul, station_places
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, card, general, space


@pytest.mark.rule("hannibal", "8.2")
def test_8_2_a_card_that_moves_nobody_says_so() -> None:
    s = Scene(ROME, "epidemic")
    refusal = s.p.why_not(Move(words.MARCH, card("epidemic"), ANY), s.p.turn())
    assert refusal is not None
    assert refusal.key == "not-your-general"


@pytest.mark.rule("hannibal", "19.4")
def test_19_4_a_walled_city_supports_markers_though_it_is_no_port() -> None:
    s = Scene(ROME).bare().mark(ROME, "capua", "beneventum", "segobriga")
    assert isolated(s.p, ROME) == [space("segobriga")]
    assert len(BOARD.in_province[BOARD.province_number["latium"]]) == 1


@pytest.mark.rule("hannibal", "6.4")
@pytest.mark.rule("hannibal", "6.6")
def test_6_6_the_question_names_the_proconsul_there_is() -> None:
    s = Scene(ROME).put("nero", "roma", 5).put("varro", "capua", 5)
    s.begin(NameProconsul())
    assert s.question()[0] == "rome name-proconsul"
    s = Scene(ROME).put("nero", "roma", 5).put("varro", "capua", 5)
    s.p.proconsul = general("nero")
    s.begin(NameProconsul())
    assert s.question()[0] == "rome keep-proconsul general=nero"


@pytest.mark.rule("hannibal", "6.5")
def test_6_5_a_consul_takes_over_besiegers_and_nobody_besieged() -> None:
    s = Scene(ROME).put("rome", "saguntum", 6).siege("saguntum", 1, ROME).put("rome", "capua", 2, within=True)
    s.put("carthage", "capua", 3).siege("capua", 1, CARTHAGE).put("rome", "mutina", 4)
    assert station_places(s.p, general("nero")) == [space("saguntum")]
    s.p.cu[space("saguntum")] = 4
    assert station_places(s.p, general("nero")) == sorted([space("saguntum"), space("mutina")])
    assert all(place < SPACES for place in station_places(s.p, general("nero")))


@pytest.mark.rule("hannibal", "10.6")
@pytest.mark.parametrize(("units", "who"), [(0, "carthage"), (1, "chance")])
def test_10_6_a_general_alone_suffers_nothing_on_a_pass(units: int, who: str) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "druentia", units)
    s.play("march epidemic hannibal", f"take {units} 0 0", "step taurini")
    assert s.asked()[0] == who


@pytest.mark.rule("hannibal", "10.7")
def test_10_7_a_siege_train_far_away_stays_there_when_the_gates_shut() -> None:
    s = Scene(ROME, "epidemic").put("p-scipio", "acci", 6).put("carthage", "carthago-nova", 2)
    s.p.train = space("gades")
    s.play("march epidemic p-scipio", "take 6 0 0", "step carthago-nova", "garrison 2 0")
    assert s.p.train == space("gades")


@pytest.mark.rule("hannibal", "10.8")
def test_10_8_an_enemy_general_joins_nobody() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 0).put("nero", "beneventum", 0)
    s.play("march epidemic hannibal", "step beneventum")
    assert s.why("attach nero") == "not-here"


@pytest.mark.rule("hannibal", "12.2")
@pytest.mark.rule("hannibal", "20.5")
@pytest.mark.parametrize(("city", "near"), [("carthago", "zama"), ("gades", "malaca")])
def test_12_2_nobody_intercepts_a_sortie_from_any_city(city: str, near: str) -> None:
    s = Scene(CARTHAGE, "epidemic").put("magon", city, 2, within=True).put("rome", city, 3).put("nero", near, 6)
    s.play("march epidemic magon", "take 2 0 0", "sally")
    assert s.asked()[1] != "react"


@pytest.mark.rule("hannibal", "16.2")
@pytest.mark.rule("hannibal", "20.7")
def test_16_2_besiegers_who_break_off_go_behind_no_walls() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 6).put("rome", "roma", 4, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 1, CARTHAGE).mark(CARTHAGE, "praeneste")
    s.play("march epidemic nero", "take 6 0 0", "step roma", "sortie 4 0")
    s.hands("double-envelopment probe", "double-envelopment probe*2")
    s.play("lead double-envelopment double-envelopment", "match double-envelopment", "take-initiative", "withdraw")
    s.play("roll 1", "let-go", "roll 1")
    assert s.asked() == ("carthage", "withdraw-to")


@pytest.mark.rule("hannibal", "20.7")
def test_20_7_as_many_come_out_as_are_inside() -> None:
    s = Scene(ROME, "epidemic").put("nero", "capua", 6).put("rome", "roma", 4, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 1, CARTHAGE)
    s.play("march epidemic nero", "take 6 0 0", "step roma")
    assert s.offered() == [f"sortie {count} 0" for count in range(5)]


@pytest.mark.rule("hannibal", "20.8")
def test_20_8_a_tribe_that_was_subdued_is_besieged_no_more() -> None:
    s = Scene(ROME, "epidemic").put("nero", "boii", 5).siege("boii", 2, ROME)
    s.play("march epidemic nero", "subjugate", "roll 6")
    assert (s.control("boii"), s.p.tribe[space("boii")]) == ("rome", 0)
    assert (s.p.siege[space("boii")], s.p.besieger[space("boii")]) == (0, NEUTRAL)


@pytest.mark.rule("hannibal", "15.5")
@pytest.mark.parametrize(("count", "asked"), [(0, "play-card"), (1, "remove-marker")])
def test_15_5_who_owes_no_marker_is_not_asked_for_one(count: int, asked: str) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "carthago", 5).begin(MustRemove(ROME, count, 0))
    assert s.asked()[1] == asked


@pytest.mark.rule("hannibal", "25")
@pytest.mark.parametrize(("side", "foe"), [(ROME, "carthage"), (CARTHAGE, "rome")])
def test_25_cards_7_and_8_the_tribes_strike_the_enemy_of_who_plays_them(side: int, foe: str) -> None:
    s = Scene(side, "hostile-tribes-1").put(foe, "rhodanus", 4)
    s.play("event hostile-tribes-1", "choose-space rhodanus", "roll 6")
    assert s.told("attrition")[0][:2] == [foe, "rhodanus"]
    assert s.cu(1 - side, "rhodanus") < 4
