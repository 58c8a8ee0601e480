"""What a second reading of the book set right, section by section, and what nothing else pins down."""

import pytest

from quadriga.engine.seat import Seat
from quadriga.games.hannibal.cards.strategy import shuffle
from quadriga.games.hannibal.march.fatigue import SPENT_OUT
from quadriga.games.hannibal.position import DECK, DISCARDED, HAND
from rules.hannibal.scene import CARTHAGE, ROME, Scene, card, general, space


@pytest.mark.rule("hannibal", "18.1")
def test_18_1_two_consuls_part_on_the_way_only_if_ten_units_stood_where_they_set_out() -> None:
    for began, why in ((6, "consul-units"), (10, "")):
        s = Scene(ROME, "numidian-ally").put("marcellus longus", "roma", began).put("rome", "capua", 10)
        s.play("march numidian-ally marcellus", "bring longus", f"take {began} 0 0", "step capua")
        assert s.why("detach longus") == why


@pytest.mark.rule("hannibal", "10.11")
def test_10_11_a_marker_expelled_does_not_set_a_stopped_army_free() -> None:
    s = Scene(CARTHAGE, "minor-campaign-1").put("hannon magon", "carthago", 4)
    s.mark(ROME, "hadrumetum", "thapsus", "zama").put("nero", "hadrumetum", 2)
    s.play("campaign minor-campaign-1", "activate hannon", "ready", "take 4 0 0", "step hadrumetum")
    s.play("avoid nero 2 0", "roll 1")
    s.play(s.offered("avoid-to")[0], "pursue", "roll 6", "expel")
    assert s.p.in_play().spent[general("hannon")] == SPENT_OUT


@pytest.mark.rule("hannibal", "10.11")
@pytest.mark.rule("hannibal", "20.7")
def test_10_11_who_came_out_to_fight_beside_the_relieving_army_is_spent() -> None:
    s = Scene(ROME, "major-campaign-1").put("nero", "capua", 6).put("varro", "roma", 5, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE).put("paulus", "sena", 5)
    s.p.proconsul = general("varro")
    s.play("campaign major-campaign-1", "activate nero", "take 6 0 0", "step roma", "sortie 5 0").shrug()
    s.hands("probe", "probe")
    s.play("lead probe probe", "concede")
    while s.asked()[1] != "next-general":
        s.play(s.offered()[0])
    assert s.why("activate varro") == "exhausted"


@pytest.mark.rule("hannibal", "15.2")
@pytest.mark.rule("hannibal", "16.3")
def test_15_2_a_defender_does_not_flee_to_the_port_the_attacker_came_from() -> None:
    from quadriga.games.hannibal.battle.aftermath import withdrawal_spaces

    s = Scene(ROME, "numidian-ally").put("hasdrubal", "carthago-nova", 4).mark(CARTHAGE, "acci", "dianium")
    for port, seen in ((-1, True), (space("dianium"), False)):
        s.battle(ROME, "carthago-nova").p.fighting().port = port
        assert (space("dianium") in withdrawal_spaces(s.p, CARTHAGE)) == seen


@pytest.mark.rule("hannibal", "10.7")
def test_10_7_a_general_alone_may_stay_outside_and_try_to_avoid() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 5).put("hasdrubal", "carthago-nova").mark(CARTHAGE, "dianium")
    s.play("march epidemic nero", "take 5 0 0", "step carthago-nova", "garrison 0 0")
    assert s.offered() == ["go-in hasdrubal", "stay-out hasdrubal"]
    s.play("stay-out hasdrubal")
    assert s.why("avoid hasdrubal 0 0") == ""


@pytest.mark.rule("hannibal", "20.3")
def test_20_3_a_general_who_was_carried_to_the_walls_may_besiege_them() -> None:
    s = Scene(CARTHAGE, "minor-campaign-1").put("hannibal magon", "roma", 10)
    s.play("campaign minor-campaign-1", "activate hannibal", "bring magon", "take 10 0 0")
    s.play("step falerii", "step faesulae", "step tarquinii", "step roma", "halt")
    assert s.why("activate magon") == ""
    s.play("activate magon")
    if s.asked()[1] == "take":
        s.play("take 0 0 0")
    assert s.verbs() == {"besiege", "halt"}
    s.play("besiege")
    assert s.p.marching().cu == 3
    assert s.p.turn() == -1


@pytest.mark.rule("hannibal", "20.3")
@pytest.mark.rule("hannibal", "10.12")
def test_20_3_those_whom_nero_carried_six_spaces_may_still_besiege() -> None:
    s = Scene(ROME, "minor-campaign-1").put("nero flaminius", "tarraco", 6)
    s.p.proconsul = general("flaminius")
    s.play("campaign minor-campaign-1", "activate nero", "bring flaminius", "take 6 0 0")
    s.play(*[f"step {name}" for name in ("dertosa", "saguntum", "segobriga", "laminium", "salaria", "carthago-nova")])
    s.play("halt")
    assert s.p.in_play().spent[general("flaminius")] == 6
    s.play("activate flaminius")
    assert s.verbs() == {"besiege", "halt"}
    s.play("besiege", "roll 6")
    assert s.p.siege[space("carthago-nova")] > 0


@pytest.mark.rule("hannibal", "6.6")
@pytest.mark.rule("hannibal", "6.7")
def test_6_6_everybody_sees_who_is_proconsul() -> None:
    s = Scene(ROME).put("nero", "roma", 5).put("varro", "capua", 5).put("scipio-africanus", "sena", 5)
    s.p.proconsul = general("varro")
    offices = {"nero": "consul", "varro": "proconsul", "scipio-africanus": "proconsul"}
    for seat in (None, ROME, CARTHAGE):
        assert s.p.look(None if seat is None else Seat(seat))["offices"] == offices


@pytest.mark.rule("hannibal", "25")
def test_25_card_19_the_question_names_the_proconsul_who_is_dismissed() -> None:
    s = Scene(CARTHAGE, "senate-dismisses-proconsul").put("varro", "capua", 5)
    s.p.proconsul = general("varro")
    s.play("event senate-dismisses-proconsul")
    prompt = s.p.prompt()
    assert prompt is not None
    assert prompt["about"] == [["general", "general", "varro"]]


@pytest.mark.rule("hannibal", "10.8")
def test_10_8_a_general_who_has_spent_his_points_is_not_offered_to_join() -> None:
    s = Scene(ROME, "major-campaign-1").put("marcellus", "capua", 5).put("longus", "roma", 5)
    s.play("campaign major-campaign-1", "activate marcellus", "take 5 0 0", "step roma")
    assert s.why("attach longus") == ""
    s.p.in_play().spent[general("longus")] = 4
    assert s.why("attach longus") == "exhausted"


@pytest.mark.rule("hannibal", "6.6")
def test_6_6_the_question_names_the_proconsul_there_is() -> None:
    from quadriga.games.hannibal.year.consuls import NameProconsul

    s = Scene(ROME).put("nero", "roma", 5).begin(NameProconsul())
    assert s.asked()[1] == "name-proconsul"
    s.p.proconsul = general("nero")
    prompt = s.p.prompt()
    assert prompt is not None
    assert (prompt["key"], prompt["about"]) == ("keep-proconsul", [["general", "general", "nero"]])


@pytest.mark.rule("hannibal", "19.2")
@pytest.mark.rule("hannibal", "15.5")
def test_19_2_the_question_says_how_many_markers_are_left() -> None:
    s = Scene(CARTHAGE, "numidian-ally").play("politics numidian-ally")
    for left in ("3", "2", "1"):
        prompt = s.p.prompt()
        assert prompt is not None
        assert prompt["about"] == [["markers", "number", left]]
        s.play(s.offered("place-marker")[0])


@pytest.mark.rule("hannibal", "25")
def test_25_card_41_the_question_names_where_the_army_is_going() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5).give(CARTHAGE, "bad-weather")
    s.play("march epidemic nero", "take 5 0 0", "step falerii", "step faesulae", "step tarquinii")
    prompt = s.p.prompt()
    assert prompt is not None
    assert prompt["about"] == [["general", "general", "nero"], ["space", "space", "tarquinii"]]
    march = s.p.look(None)["march"]
    assert isinstance(march, dict)
    assert (march["at"], march["towards"]) == ("faesulae", "tarquinii")
    s.play("pass")
    march = s.p.look(None)["march"]
    assert isinstance(march, dict)
    assert "towards" not in march


# ---------------------------------------------------------------- what nothing else pinned down


@pytest.mark.rule("hannibal", "8.2")
def test_8_2_no_troops_are_raised_outside_the_provinces_of_a_side() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "tarraco", 5).mark(ROME, "tarraco")
    assert s.why("raise numidian-ally tarraco") == "raise-where"
    s.put("varro", "roma", 5)
    assert s.offered("raise numidian-ally") == ["raise numidian-ally roma"]


@pytest.mark.rule("hannibal", "8.2")
def test_8_2_troops_are_raised_by_a_hand_of_threes_alone() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5)
    s.p.card_at[card("treachery-within-city")] = DECK
    assert s.offered("raise") == ["raise numidian-ally roma"]


@pytest.mark.rule("hannibal", "8.4")
def test_8_4_a_known_card_that_was_played_is_forgotten_when_it_comes_back() -> None:
    s = Scene(ROME, "epidemic").put("nero", "roma", 5).give(CARTHAGE, "bad-weather")
    s.p.seen[card("bad-weather")] = 1
    s.play("march epidemic nero", "take 5 0 0", "step falerii", "step faesulae", "step tarquinii")
    s.play("counter bad-weather")
    assert s.p.card_at[card("bad-weather")] == DISCARDED
    assert s.p.seen[card("bad-weather")] == 0


@pytest.mark.rule("hannibal", "8.7")
def test_8_7_a_truce_that_philip_throws_away_calls_for_a_shuffle() -> None:
    s = Scene(CARTHAGE, "philip-v-of-macedon").give(ROME, "truce", "diplomacy-1")
    s.play("event philip-v-of-macedon", "draw-from-hand truce")
    assert s.p.reshuffle == 1
    s = Scene(CARTHAGE, "philip-v-of-macedon").give(ROME, "truce", "diplomacy-1")
    s.play("event philip-v-of-macedon", "draw-from-hand diplomacy-1")
    assert s.p.reshuffle == 0


@pytest.mark.rule("hannibal", "8.7")
def test_8_7_only_discards_return_to_the_deck() -> None:
    s = Scene(CARTHAGE, "truce")
    s.p.card_at[card("epidemic")] = DISCARDED
    s.p.card_at[card("capua-sides-with-carthage")] = 4
    s.p.reshuffle = s.p.hanno_counsels = s.p.cato_counsels = 1
    shuffle(s.p)
    assert s.p.card_at[card("epidemic")] == DECK
    assert s.p.card_at[card("capua-sides-with-carthage")] == 4
    assert s.p.card_at[card("truce")] == HAND + CARTHAGE
    assert [s.p.reshuffle, s.p.hanno_counsels, s.p.cato_counsels] == [0, 0, 0]


@pytest.mark.rule("hannibal", "10.10")
def test_10_10_a_displaced_proconsul_is_proconsul_no_more_and_africanus_is_gone() -> None:
    from quadriga.games.hannibal.force import displace

    s = Scene(ROME).put("nero", "roma", 5).put("scipio-africanus", "capua")
    s.p.proconsul = general("nero")
    displace(s.p, general("nero"))
    displace(s.p, general("scipio-africanus"))
    assert (s.at("nero"), s.at("scipio-africanus"), s.p.proconsul) == ("displaced", "gone", -1)


@pytest.mark.rule("hannibal", "10.3")
def test_10_3_reactions_to_one_space_are_forgotten_in_the_next() -> None:
    s = Scene(ROME, "epidemic").put("nero", "saguntum", 5).put("hannibal", "laminium", 8)
    s.play("march epidemic nero", "take 5 0 0", "step segobriga", "intercept hannibal 8 0", "roll 6")
    assert s.p.marching().declared == []
    assert s.p.marching().failed == 1 << general("hannibal")
    assert s.p.marching().intercepted == 0
