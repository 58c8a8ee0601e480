"""Chapter 3, 3.5 and 3.6: Augustus, Patrice, succession, usurpation, civil war."""

import pytest

from quadriga.games.ultimus.movement.caught import ways_out
from quadriga.games.ultimus.peoples.tribes import revolt
from quadriga.games.ultimus.position import BOX
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.counters import USURPATIONS, DrawCounters
from quadriga.games.ultimus.stratagems.entry import LeaderTarget
from quadriga.games.ultimus.stratagems.usurpations import Attempt, Usurpation
from quadriga.games.ultimus.throne.camps import dismiss_escort, exchange, has_seized, note_flights
from quadriga.games.ultimus.throne.lives import AGE, ASSASSIN, USURPED, FillThrone, kill
from quadriga.games.ultimus.throne.succession import NamePatrices
from quadriga.games.ultimus.throne.usurpation import can_usurp, collapse, proclaim
from rules.ultimus.scene import EAST, WEST, Scene, counter, leader, start, tribe, unit, zone


@pytest.mark.rule("ultimus", "3.5.1")
def test_3_5_1_a_patrice_in_each_half_that_has_an_augustus_with_guards() -> None:
    s = Scene()
    s.augusti()
    s.put("viennensis-3", "aetius", "dux-galliae")
    s.put("thracia-4", "zenon")
    s.begin(NamePatrices())
    assert set(s.offered()) == {"patrice aetius", "pass"}
    s.play("patrice aetius")
    assert s.at("bu-4-1") == "viennensis-3"
    assert set(s.offered()) == {"patrice zenon", "pass"}
    s.play("pass")
    assert s.p.patrice == [leader("aetius"), -1]
    s.begin(NamePatrices())
    assert set(s.offered()) == {"patrice zenon", "pass"}


@pytest.mark.rule("ultimus", "3.5.1")
def test_3_5_1_a_foederati_patrice_has_no_guards_and_loses_the_title_in_revolt() -> None:
    s = Scene()
    s.augusti()
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "theodoric-i", "visigothi-leader", "visigothi-u1")
    s.begin(NamePatrices())
    assert set(s.offered()) == {"patrice theodoric-i", "pass"}
    s.play("patrice theodoric-i")
    assert leader("theodoric-i") not in s.p.unit_lead
    revolt(s.p, tribe("visigothi"))
    assert s.p.patrice[WEST] == -1


@pytest.mark.rule("ultimus", "3.5.1")
def test_3_5_1_without_any_augustus_the_romain_has_lost() -> None:
    s = Scene(407)
    s.augusti()
    kill(s.p, leader("honorius"), USURPED)
    s.p.settle()
    assert s.p.result is None
    assert s.p.augustus == [-1, leader("arcadius")]
    kill(s.p, leader("arcadius"), AGE)
    s.p.settle()
    assert s.p.result is not None
    assert (s.p.result.key, s.p.result.results) == ("no-augustus", [0, 2])


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_case_1_the_house_of_theodosius_first() -> None:
    s = Scene(410)
    s.augusti()
    s.put("thracia-3", "theodose-ii", "anthemius")
    kill(s.p, leader("arcadius"), AGE)
    s.p.settle()
    assert s.p.augustus[EAST] == leader("theodose-ii")


@pytest.mark.rule("ultimus", "3.5.2")
@pytest.mark.parametrize(("number", "crowned"), [(5, True), (6, False)])
def test_3_5_2_case_2_a_western_candidate_needs_the_approval_of_the_east(number: int, crowned: bool) -> None:
    s = Scene(421)
    s.augusti()
    s.put("italia-2", "constance-iii", "sarus", "pa-w-victores")
    s.put("thracia-4", "procopius")
    kill(s.p, leader("honorius"), AGE)
    s.p.settle()
    assert s.step() == "Approval"
    s.roll(number)
    if crowned:
        assert s.p.augustus[WEST] == leader("constance-iii")
        return
    assert s.p.usurper[WEST] == leader("constance-iii")
    assert s.side("sarus") == s.side("pa-w-victores") == BARBARE
    while s.step() != "Movement":
        s.p.push(s.p.moves()[-1])
    assert s.p.augustus[WEST] == leader("procopius")


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_the_western_patrice_lends_his_cp() -> None:
    s = Scene(460)
    s.augusti("avitus", "leon")
    s.put("italia-2", "libius-severus", "ricimer")
    s.p.patrice[WEST] = leader("ricimer")
    kill(s.p, leader("avitus"), AGE)
    s.p.settle()
    s.roll(5)
    assert s.p.augustus[WEST] == leader("libius-severus")


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_one_of_barbarian_origin_never_follows_and_case_3_takes_the_other_half() -> None:
    s = Scene(460)
    s.augusti("avitus", "leon")
    s.put("italia-2", "ricimer")
    s.put("thracia-3", "marcien", "aspar")
    kill(s.p, leader("avitus"), AGE)
    s.p.settle()
    assert s.p.augustus[WEST] == leader("marcien")


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_case_4_an_empty_throne_gives_a_free_rex_and_is_filled_later() -> None:
    s = Scene(460)
    s.augusti("avitus", "leon")
    s.status("visigothi", "revolt")
    s.put("viennensis-5", "euric", "visigothi-u1")
    kill(s.p, leader("avitus"), AGE)
    s.p.settle()
    assert set(s.offered()) == {"raise-king euric", "pass"}
    s.play("raise-king euric")
    s.roll(5)
    assert s.p.tribe_capital[tribe("visigothi")] == zone("viennensis-5")
    assert s.p.augustus[WEST] == -1
    s.put("italia-4", "majorien")
    s.begin(FillThrone(WEST))
    s.roll(1)
    assert s.p.augustus[WEST] == leader("majorien")


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_honorius_dead_in_424_valentinien_a_usurper_and_an_escort() -> None:
    s = Scene(424)
    s.augusti("honorius", "theodose-ii")
    s.put("italia-5", "johannes", "co-italia-2")
    s.put("thracia-3", "procopius", "pa-e-scolae")
    kill(s.p, leader("honorius"), AGE)
    s.p.settle()
    assert set(s.offered()) == {"proclaim johannes"}
    s.play("proclaim johannes")
    assert s.p.augustus[WEST] == leader("valentinien-iii")
    assert s.at("valentinien-iii") == s.at("pa-w-placidi-felices") == "thracia-3"
    assert s.p.hand[0][counter("augusta-occidentalis")] == 1
    assert s.p.known[1][counter("augusta-occidentalis")] == 1
    while s.step() != "ChooseEscort":
        s.p.push(s.p.moves()[-1])
    s.play("escort procopius")
    s.moving(ROMAIN)
    s.p.leader_at[leader("procopius")] = zone("moesiae-1")
    s.p.put_unit(unit("pa-e-scolae"), zone("moesiae-1"))
    s.play("march procopius", "take pa-e-scolae", "set-out", "go pannoniae-3", "halt")
    collapse(s.p, WEST)
    dismiss_escort(s.p)
    assert s.at("procopius") == s.at("pa-e-scolae") == "thracia-3"
    assert s.p.escort == -1


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_honorius_dead_before_424_goes_by_case_2() -> None:
    s = Scene(423)
    s.augusti("honorius", "theodose-ii")
    s.put("italia-5", "johannes")
    kill(s.p, leader("honorius"), AGE)
    s.p.settle()
    assert s.step() == "Approval"


@pytest.mark.rule("ultimus", "3.6.1")
def test_3_6_1_only_historical_roman_leaders_of_the_romain_usurp() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "theodoric-i", "jovin", "dux-galliae")
    assert can_usurp(s.p, leader("jovin"), WEST)
    assert not can_usurp(s.p, leader("theodoric-i"), WEST)
    assert not can_usurp(s.p, leader("dux-galliae"), WEST)
    assert not can_usurp(s.p, leader("jovin"), EAST)


@pytest.mark.rule("ultimus", "3.6.2")
def test_3_6_2_not_beside_an_augustus_and_a_failed_attempt_leaves_him_loyal() -> None:
    s = Scene()
    s.augusti()
    s.put("italia-4", "constance-iii")
    s.put("italia-2", "jovin")
    assert Usurpation(WEST).targets(s.p, BARBARE) == [leader("jovin")]
    s.begin(Attempt(WEST, leader("jovin")))
    s.roll(4)
    assert s.p.usurper[WEST] == -1
    assert s.side("jovin") == ROMAIN


@pytest.mark.rule("ultimus", "3.7.1")
@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_a_his_zone_joins_b_his_diocese_is_tested_by_the_best_leader() -> None:
    s = Scene()
    s.status("franci-salii", "foederati")
    s.put("galliae-1", "jovin", "franci-salii-u1", "co-galliae-1")
    s.put("galliae-3", "dux-galliae", "co-galliae-2", "li-galliae-1")
    s.put("galliae-6", "syagrius", "sidoine", "li-galliae-2")
    proclaim(s.p, leader("jovin"), WEST)
    s.p.settle()
    assert s.side("franci-salii-u1") == s.side("co-galliae-1") == s.side("jovin") == BARBARE
    s.roll(2)
    assert s.side("dux-galliae") == s.side("co-galliae-2") == BARBARE
    s.roll(2)
    assert s.side("syagrius") == s.side("sidoine") == s.side("li-galliae-2") == ROMAIN


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_c_a_neighbouring_diocese_over_the_strait_is_tested_only_below_the_usurpers_cp() -> None:
    for number, tested in ((3, True), (4, False)):
        s = Scene(407)
        s.put("britanniae-2", "constantin-iii", "co-britanniae-1")
        s.put("galliae-3", "dux-galliae")
        proclaim(s.p, leader("constantin-iii"), WEST)
        s.p.settle()
        assert set(s.offered()) == {"choose-diocese galliae"}
        s.play("choose-diocese galliae")
        s.roll(number)
        assert (s.step() == "LoyaltyRoll") is tested
        if tested:
            s.roll(1)
            assert s.side("dux-galliae") == ROMAIN


@pytest.mark.rule("ultimus", "3.6.3")
@pytest.mark.parametrize(("number", "joined"), [(4, True), (5, False)])
def test_3_6_3_d_leaderless_units_are_rallied_on_the_march(number: int, joined: bool) -> None:
    s = Scene(407)
    s.status("franci-salii", "foederati")
    s.put("galliae-7", "constantin-iii", "co-britanniae-1", side=BARBARE)
    s.put("galliae-1", "franci-salii-u1", "franci-salii-u2")
    s.p.usurper[WEST] = leader("constantin-iii")
    s.moving(BARBARE)
    s.play("march constantin-iii", "take co-britanniae-1", "set-out", "go galliae-1", "rally")
    s.roll(number)
    assert (s.side("franci-salii-u1") == BARBARE) is joined
    if joined:
        s.play("take franci-salii-u2", "set-out", "go galliae-3", "halt")
        assert s.at("franci-salii-u2") == "galliae-3"
    else:
        assert s.step() == "Movement"
        assert s.why("march constantin-iii") == "already-moved"


@pytest.mark.rule("ultimus", "3.6.4")
def test_3_6_4_a_and_b_ravenna_and_roma_held_and_no_augustus_shut_up() -> None:
    s = Scene()
    s.augusti()
    s.put("italia-5", "jovin", "co-italia-2", side=BARBARE)
    s.p.usurper[WEST] = leader("jovin")
    assert not has_seized(s.p, WEST)
    s.put("italia-4", "sarus", "co-italia-1", side=BARBARE)
    assert has_seized(s.p, WEST)
    s.p.leader_at[leader("honorius")] = BOX
    assert not has_seized(s.p, WEST)


@pytest.mark.rule("ultimus", "3.6.4")
def test_3_6_4_d_a_murder_during_civil_war_makes_the_usurper_succeed() -> None:
    s = Scene(410)
    s.augusti()
    s.put("viennensis-3", "jovin", side=BARBARE)
    s.p.usurper[WEST] = leader("jovin")
    kill(s.p, leader("honorius"), ASSASSIN)
    s.p.settle()
    assert s.p.won[WEST] == 1
    assert s.p.augustus[WEST] == -1


@pytest.mark.rule("ultimus", "3.6.4")
def test_3_6_4_the_usurper_dead_his_followers_fall_back_into_line() -> None:
    s = Scene(410)
    s.augusti()
    s.put("viennensis-3", "jovin", "co-viennensis-1", "sarus", side=BARBARE)
    s.p.usurper[WEST] = leader("jovin")
    kill(s.p, leader("jovin"), ASSASSIN)
    s.p.settle()
    assert s.side("sarus") == s.side("co-viennensis-1") == ROMAIN
    assert s.p.usurper[WEST] == -1


@pytest.mark.rule("ultimus", "3.6.5")
def test_3_6_5_one_usurpation_in_each_half_and_usurpers_stay_there() -> None:
    s = Scene()
    s.augusti()
    s.put("pannoniae-3", "jovin", side=BARBARE)
    s.put("italia-2", "sarus", "constance-iii")
    s.put("oriens-9", "zenon", side=ROMAIN)
    s.p.usurper[WEST] = leader("jovin")
    assert Usurpation(WEST).targets(s.p, BARBARE) == []
    assert Usurpation(EAST).targets(s.p, BARBARE) == [leader("zenon")]
    s.moving(BARBARE)
    s.play("march jovin")
    assert s.why("go moesiae-1") == "usurpers-apart"


@pytest.mark.rule("ultimus", "3.6.5")
def test_3_6_5_the_second_usurper_falls_to_the_new_barbare() -> None:
    s = Scene()
    s.augusti()
    s.put("italia-5", "jovin", "co-italia-2", side=BARBARE)
    s.put("oriens-9", "zenon", "co-oriens-1", side=BARBARE)
    s.p.usurper = [leader("jovin"), leader("zenon")]
    exchange(s.p, WEST)
    assert s.p.augustus[WEST] == leader("jovin")
    assert s.side("jovin") == s.side("co-italia-2") == ROMAIN
    assert s.side("zenon") == s.side("co-oriens-1") == BARBARE
    assert s.p.usurper == [-1, leader("zenon")]


@pytest.mark.rule("ultimus", "3.6.5")
def test_3_6_5_a_usurper_caught_alone_slips_away_inside_his_half() -> None:
    s = Scene()
    s.augusti()
    s.put("pannoniae-3", "jovin", side=BARBARE)
    s.p.usurper[WEST] = leader("jovin")
    assert "moesiae-1" in {s.p.board.zone_ids[z] for z in s.p.board.near[zone("pannoniae-3")]}
    assert zone("moesiae-1") not in ways_out(s.p, leader("jovin"))
    assert ways_out(s.p, leader("jovin"))


@pytest.mark.rule("ultimus", "3.6.6")
def test_3_6_6_an_augustus_out_of_his_half_gives_the_barbare_a_usurpation() -> None:
    s = Scene()
    s.augusti()
    s.put("moesiae-5", "honorius")
    note_flights(s.p)
    assert s.p.flight == [1, 0]
    s.begin(DrawCounters())
    assert s.p.hand[1][counter("usurpation-occident")] == 1
    assert s.p.known[0][counter("usurpation-occident")] == 1


@pytest.mark.rule("ultimus", "3.6.6")
def test_3_6_6_an_augustus_in_his_city_has_not_fled() -> None:
    s = Scene()
    s.augusti()
    s.p.leader_at[leader("honorius")] = BOX
    note_flights(s.p)
    assert s.p.flight == [0, 0]


@pytest.mark.rule("ultimus", "scenario")
def test_the_child_emperor_begins_in_the_middle_of_a_civil_war() -> None:
    s = start("enfant-empereur")
    assert s.p.usurper[WEST] == leader("johannes")
    assert s.p.escort == leader("aspar")
    s.begin(LeaderTarget(BARBARE, USURPATIONS[EAST]))
    assert set(s.offered()) == {"choose-leader procopius"}
