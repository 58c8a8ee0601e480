"""Chapter 3, 3.5 and 3.6: Augustus, Patrice, succession, usurpation, civil war."""

import pytest

from quadriga.games.ultimus.camps import dismiss_escort, exchange, has_seized, note_flights
from quadriga.games.ultimus.counters import DrawCounters
from quadriga.games.ultimus.geostrategy import Attempt, ChoosePretender, usurpers
from quadriga.games.ultimus.hazards import ways_out
from quadriga.games.ultimus.lives import AGE, ASSASSIN, USURPED, FillThrone, kill
from quadriga.games.ultimus.position import BOX
from quadriga.games.ultimus.succession import NamePatrices
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.tribes import revolt
from quadriga.games.ultimus.usurpation import can_usurp, collapse, proclaim
from rules.ultimus.scene import (
    EAST,
    WEST,
    asks,
    at,
    augusti,
    begin,
    counter,
    leader,
    moving,
    offered,
    play,
    put,
    refusal,
    roll,
    scene,
    side,
    start,
    status,
    tribe,
    unit,
    zone,
)


@pytest.mark.rule("ultimus", "3.5.1")
def test_3_5_1_a_patrice_in_each_half_that_has_an_augustus_with_guards() -> None:
    p = scene()
    augusti(p)
    put(p, "viennensis-3", "aetius", "dux-galliae")
    put(p, "thracia-4", "zenon")
    begin(p, NamePatrices())
    assert offered(p) == {"patrice aetius", "pass"}
    play(p, "patrice aetius")
    assert at(p, "bu-4-1") == "viennensis-3"
    assert offered(p) == {"patrice zenon", "pass"}
    play(p, "pass")
    assert p.patrice == [leader("aetius"), -1]
    begin(p, NamePatrices())
    assert offered(p) == {"patrice zenon", "pass"}


@pytest.mark.rule("ultimus", "3.5.1")
def test_3_5_1_a_foederati_patrice_has_no_guards_and_loses_the_title_in_revolt() -> None:
    p = scene()
    augusti(p)
    status(p, "visigothi", "foederati")
    put(p, "viennensis-5", "theodoric-i", "visigothi-leader", "visigothi-u1")
    begin(p, NamePatrices())
    assert offered(p) == {"patrice theodoric-i", "pass"}
    play(p, "patrice theodoric-i")
    assert leader("theodoric-i") not in p.unit_lead
    revolt(p, tribe("visigothi"))
    assert p.patrice[WEST] == -1


@pytest.mark.rule("ultimus", "3.5.1")
def test_3_5_1_without_any_augustus_the_romain_has_lost() -> None:
    p = scene(410)
    augusti(p)
    kill(p, leader("honorius"), USURPED)
    p.settle()
    assert p.result is None
    assert p.augustus == [-1, leader("arcadius")]
    kill(p, leader("arcadius"), AGE)
    p.settle()
    assert p.result is not None
    assert (p.result.key, p.result.results) == ("no-augustus", [0, 2])


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_case_1_the_house_of_theodosius_first() -> None:
    p = scene(410)
    augusti(p)
    put(p, "thracia-3", "theodose-ii", "anthemius")
    kill(p, leader("arcadius"), AGE)
    p.settle()
    assert p.augustus[EAST] == leader("theodose-ii")


@pytest.mark.rule("ultimus", "3.5.2")
@pytest.mark.parametrize(("number", "crowned"), [(5, True), (6, False)])
def test_3_5_2_case_2_a_western_candidate_needs_the_approval_of_the_east(number: int, crowned: bool) -> None:
    p = scene(421)
    augusti(p)
    put(p, "italia-2", "constance-iii", "sarus", "pa-w-victores")
    put(p, "thracia-4", "procopius")
    kill(p, leader("honorius"), AGE)
    p.settle()
    assert asks(p) == "Approval"
    roll(p, number)
    if crowned:
        assert p.augustus[WEST] == leader("constance-iii")
        return
    assert p.usurper[WEST] == leader("constance-iii")
    assert side(p, "sarus") == side(p, "pa-w-victores") == BARBARE
    while asks(p) != "Movement":
        p.push(p.moves()[-1])
    assert p.augustus[WEST] == leader("procopius")


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_the_western_patrice_lends_his_cp() -> None:
    p = scene(460)
    augusti(p, "avitus", "leon")
    put(p, "italia-2", "libius-severus", "ricimer")
    p.patrice[WEST] = leader("ricimer")
    kill(p, leader("avitus"), AGE)
    p.settle()
    roll(p, 5)
    assert p.augustus[WEST] == leader("libius-severus")


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_one_of_barbarian_origin_never_follows_and_case_3_takes_the_other_half() -> None:
    p = scene(460)
    augusti(p, "avitus", "leon")
    put(p, "italia-2", "ricimer")
    put(p, "thracia-3", "marcien", "aspar")
    kill(p, leader("avitus"), AGE)
    p.settle()
    assert p.augustus[WEST] == leader("marcien")


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_case_4_an_empty_throne_gives_a_free_rex_and_is_filled_later() -> None:
    p = scene(460)
    augusti(p, "avitus", "leon")
    status(p, "visigothi", "revolt")
    put(p, "viennensis-5", "euric", "visigothi-u1")
    kill(p, leader("avitus"), AGE)
    p.settle()
    assert offered(p) == {"raise-king euric", "pass"}
    play(p, "raise-king euric")
    roll(p, 5)
    assert p.tribe_capital[tribe("visigothi")] == zone("viennensis-5")
    assert p.augustus[WEST] == -1
    put(p, "italia-4", "majorien")
    begin(p, FillThrone(WEST))
    roll(p, 1)
    assert p.augustus[WEST] == leader("majorien")


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_honorius_dead_in_424_valentinien_a_usurper_and_an_escort() -> None:
    p = scene(424)
    augusti(p, "honorius", "theodose-ii")
    put(p, "italia-5", "johannes", "co-italia-2")
    put(p, "thracia-3", "procopius", "pa-e-scolae")
    kill(p, leader("honorius"), AGE)
    p.settle()
    assert offered(p) == {"proclaim johannes"}
    play(p, "proclaim johannes")
    assert p.augustus[WEST] == leader("valentinien-iii")
    assert at(p, "valentinien-iii") == at(p, "pa-w-placidi-felices") == "thracia-3"
    assert p.hand[0][counter("augusta-occidentalis")] == 1
    assert p.known[1][counter("augusta-occidentalis")] == 1
    while asks(p) != "ChooseEscort":
        p.push(p.moves()[-1])
    play(p, "escort procopius")
    moving(p, ROMAIN)
    p.leader_at[leader("procopius")] = zone("moesiae-1")
    p.put_unit(unit("pa-e-scolae"), zone("moesiae-1"))
    play(p, "march procopius", "take pa-e-scolae", "set-out", "go pannoniae-3", "halt")
    collapse(p, WEST)
    dismiss_escort(p)
    assert at(p, "procopius") == at(p, "pa-e-scolae") == "thracia-3"
    assert p.escort == -1


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_honorius_dead_before_424_goes_by_case_2() -> None:
    p = scene(423)
    augusti(p, "honorius", "theodose-ii")
    put(p, "italia-5", "johannes")
    kill(p, leader("honorius"), AGE)
    p.settle()
    assert asks(p) == "Approval"


@pytest.mark.rule("ultimus", "3.6.1")
def test_3_6_1_only_historical_roman_leaders_of_the_romain_usurp() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    put(p, "viennensis-5", "theodoric-i", "jovin", "dux-galliae")
    assert can_usurp(p, leader("jovin"), WEST)
    assert not can_usurp(p, leader("theodoric-i"), WEST)
    assert not can_usurp(p, leader("dux-galliae"), WEST)
    assert not can_usurp(p, leader("jovin"), EAST)


@pytest.mark.rule("ultimus", "3.6.2")
def test_3_6_2_not_beside_an_augustus_and_a_failed_attempt_leaves_him_loyal() -> None:
    p = scene()
    augusti(p)
    put(p, "italia-4", "constance-iii")
    put(p, "italia-2", "jovin")
    assert usurpers(p, WEST) == [leader("jovin")]
    begin(p, Attempt(WEST, leader("jovin")))
    roll(p, 4)
    assert p.usurper[WEST] == -1
    assert side(p, "jovin") == ROMAIN


@pytest.mark.rule("ultimus", "3.7.1")
@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_a_his_zone_joins_b_his_diocese_is_tested_by_the_best_leader() -> None:
    p = scene()
    status(p, "franci-salii", "foederati")
    put(p, "galliae-1", "jovin", "franci-salii-u1", "co-galliae-1")
    put(p, "galliae-3", "dux-galliae", "co-galliae-2", "li-galliae-1")
    put(p, "galliae-6", "syagrius", "sidoine", "li-galliae-2")
    proclaim(p, leader("jovin"), WEST)
    p.settle()
    assert side(p, "franci-salii-u1") == side(p, "co-galliae-1") == side(p, "jovin") == BARBARE
    roll(p, 2)
    assert side(p, "dux-galliae") == side(p, "co-galliae-2") == BARBARE
    roll(p, 2)
    assert side(p, "syagrius") == side(p, "sidoine") == side(p, "li-galliae-2") == ROMAIN


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_c_a_neighbouring_diocese_over_the_strait_is_tested_only_below_the_usurpers_cp() -> None:
    for number, tested in ((3, True), (4, False)):
        p = scene(407)
        put(p, "britanniae-2", "constantin-iii", "co-britanniae-1")
        put(p, "galliae-3", "dux-galliae")
        proclaim(p, leader("constantin-iii"), WEST)
        p.settle()
        assert offered(p) == {"choose-diocese galliae"}
        play(p, "choose-diocese galliae")
        roll(p, number)
        assert (asks(p) == "LoyaltyRoll") is tested
        if tested:
            roll(p, 1)
            assert side(p, "dux-galliae") == ROMAIN


@pytest.mark.rule("ultimus", "3.6.3")
@pytest.mark.parametrize(("number", "joined"), [(4, True), (5, False)])
def test_3_6_3_d_leaderless_units_are_rallied_on_the_march(number: int, joined: bool) -> None:
    p = scene(407)
    status(p, "franci-salii", "foederati")
    put(p, "galliae-7", "constantin-iii", "co-britanniae-1", side=BARBARE)
    put(p, "galliae-1", "franci-salii-u1", "franci-salii-u2")
    p.usurper[WEST] = leader("constantin-iii")
    moving(p, BARBARE)
    play(p, "march constantin-iii", "take co-britanniae-1", "set-out", "go galliae-1", "rally")
    roll(p, number)
    assert (side(p, "franci-salii-u1") == BARBARE) is joined
    if joined:
        play(p, "take franci-salii-u2", "set-out", "go galliae-3", "halt")
        assert at(p, "franci-salii-u2") == "galliae-3"
    else:
        assert asks(p) == "Movement"
        assert refusal(p, "march constantin-iii") == "already-moved"


@pytest.mark.rule("ultimus", "3.6.4")
def test_3_6_4_a_and_b_ravenna_and_roma_held_and_no_augustus_shut_up() -> None:
    p = scene()
    augusti(p)
    put(p, "italia-5", "jovin", "co-italia-2", side=BARBARE)
    p.usurper[WEST] = leader("jovin")
    assert not has_seized(p, WEST)
    put(p, "italia-4", "sarus", "co-italia-1", side=BARBARE)
    assert has_seized(p, WEST)
    p.leader_at[leader("honorius")] = BOX
    assert not has_seized(p, WEST)


@pytest.mark.rule("ultimus", "3.6.4")
def test_3_6_4_d_a_murder_during_civil_war_makes_the_usurper_succeed() -> None:
    p = scene(410)
    augusti(p)
    put(p, "viennensis-3", "jovin", side=BARBARE)
    p.usurper[WEST] = leader("jovin")
    kill(p, leader("honorius"), ASSASSIN)
    p.settle()
    assert p.won[WEST] == 1
    assert p.augustus[WEST] == -1


@pytest.mark.rule("ultimus", "3.6.4")
def test_3_6_4_the_usurper_dead_his_followers_fall_back_into_line() -> None:
    p = scene(410)
    augusti(p)
    put(p, "viennensis-3", "jovin", "co-viennensis-1", "sarus", side=BARBARE)
    p.usurper[WEST] = leader("jovin")
    kill(p, leader("jovin"), ASSASSIN)
    p.settle()
    assert side(p, "sarus") == side(p, "co-viennensis-1") == ROMAIN
    assert p.usurper[WEST] == -1


@pytest.mark.rule("ultimus", "3.6.5")
def test_3_6_5_one_usurpation_in_each_half_and_usurpers_stay_there() -> None:
    p = scene()
    augusti(p)
    put(p, "pannoniae-3", "jovin", side=BARBARE)
    put(p, "italia-2", "sarus", "constance-iii")
    put(p, "oriens-9", "zenon", side=ROMAIN)
    p.usurper[WEST] = leader("jovin")
    assert usurpers(p, WEST) == []
    assert usurpers(p, EAST) == [leader("zenon")]
    moving(p, BARBARE)
    play(p, "march jovin")
    assert refusal(p, "go moesiae-1") == "usurpers-apart"


@pytest.mark.rule("ultimus", "3.6.5")
def test_3_6_5_the_second_usurper_falls_to_the_new_barbare() -> None:
    p = scene()
    augusti(p)
    put(p, "italia-5", "jovin", "co-italia-2", side=BARBARE)
    put(p, "oriens-9", "zenon", "co-oriens-1", side=BARBARE)
    p.usurper = [leader("jovin"), leader("zenon")]
    exchange(p, WEST)
    assert p.augustus[WEST] == leader("jovin")
    assert side(p, "jovin") == side(p, "co-italia-2") == ROMAIN
    assert side(p, "zenon") == side(p, "co-oriens-1") == BARBARE
    assert p.usurper == [-1, leader("zenon")]


@pytest.mark.rule("ultimus", "3.6.5")
def test_3_6_5_a_usurper_caught_alone_slips_away_inside_his_half() -> None:
    p = scene()
    augusti(p)
    put(p, "pannoniae-3", "jovin", side=BARBARE)
    p.usurper[WEST] = leader("jovin")
    assert "moesiae-1" in {p.board.zone_ids[z] for z in p.board.near[zone("pannoniae-3")]}
    assert zone("moesiae-1") not in ways_out(p, leader("jovin"))
    assert ways_out(p, leader("jovin"))


@pytest.mark.rule("ultimus", "3.6.6")
def test_3_6_6_an_augustus_out_of_his_half_gives_the_barbare_a_usurpation() -> None:
    p = scene()
    augusti(p)
    put(p, "moesiae-5", "honorius")
    note_flights(p)
    assert p.flight == [1, 0]
    begin(p, DrawCounters())
    assert p.hand[1][counter("usurpation-occident")] == 1
    assert p.known[0][counter("usurpation-occident")] == 1


@pytest.mark.rule("ultimus", "3.6.6")
def test_3_6_6_an_augustus_in_his_city_has_not_fled() -> None:
    p = scene()
    augusti(p)
    p.leader_at[leader("honorius")] = BOX
    note_flights(p)
    assert p.flight == [0, 0]


@pytest.mark.rule("ultimus", "scenario")
def test_the_child_emperor_begins_in_the_middle_of_a_civil_war() -> None:
    p = start("enfant-empereur")
    assert p.usurper[WEST] == leader("johannes")
    assert p.escort == leader("aspar")
    begin(p, ChoosePretender(EAST))
    assert offered(p) == {"choose-leader procopius"}
