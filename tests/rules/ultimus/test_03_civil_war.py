"""Chapter 3, 3.5 to 3.7, and chapter 5: who ends a civil war on which side."""

import pytest

from quadriga.games.ultimus import words as w
from quadriga.games.ultimus.adjustments import Legions, Palatini
from quadriga.games.ultimus.camps import dismiss_escort, exchange
from quadriga.games.ultimus.forces import eliminate
from quadriga.games.ultimus.lives import AGE, BATTLE, kill
from quadriga.games.ultimus.march import RallyUnits
from quadriga.games.ultimus.position import AFLOAT, Ultimus
from quadriga.games.ultimus.quarters import TribalAdjustments
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from rules.ultimus.scene import (
    EAST,
    WEST,
    asks,
    at,
    augusti,
    begin,
    guard,
    half_said,
    leader,
    moving,
    offered,
    play,
    put,
    refusal,
    roll,
    scene,
    side,
    status,
    unit,
    zone,
)


def civil_war(year: int = 410) -> Ultimus:
    """Jovin has usurped the West and stands with a unit in Galliae 1."""
    p = scene(year)
    augusti(p)
    put(p, "galliae-1", "jovin", "co-galliae-1", side=BARBARE)
    p.usurper[WEST] = leader("jovin")
    return p


@pytest.mark.rule("ultimus", "3.7.2")
def test_3_7_2_a_rallied_roman_unit_is_the_usurpers_until_it_is_eliminated() -> None:
    p = civil_war()
    put(p, "galliae-4", "co-galliae-2", "li-galliae-1", side=BARBARE)
    eliminate(p, unit("co-galliae-2"))
    eliminate(p, unit("li-galliae-1"))
    begin(p, Legions())
    assert p.turn() == p.seat_of(ROMAIN)
    play(p, "place-unit li-galliae-1 galliae-3", "place-unit co-galliae-2 galliae-1")
    assert side(p, "li-galliae-1") == ROMAIN
    assert side(p, "co-galliae-2") == BARBARE


@pytest.mark.rule("ultimus", "3.7.2")
def test_3_7_2_foederati_of_a_usurper_who_are_wiped_out_settle_as_the_romains() -> None:
    p = civil_war()
    status(p, "burgondi", "foederati")
    put(p, "galliae-4", "burgondi-u1", "burgondi-u2", side=BARBARE)
    put(p, "galliae-1", "chilperic", side=BARBARE)
    eliminate(p, unit("burgondi-u1"))
    eliminate(p, unit("burgondi-u2"))
    begin(p, TribalAdjustments())
    while asks(p) == "Resettle":
        p.push(p.moves()[0])
    assert side(p, "burgondi-u1") == side(p, "burgondi-u2") == side(p, "chilperic") == ROMAIN
    assert at(p, "chilperic") == at(p, "burgondi-u1")


@pytest.mark.rule("ultimus", "9.3.2")
def test_9_3_2_palatini_pass_to_whoever_alone_holds_their_capital() -> None:
    p = civil_war()
    status(p, "visigothi", "foederati")
    put(p, "italia-2", "visigothi-u1", side=BARBARE)
    put(p, "galliae-4", "pa-w-victores")
    eliminate(p, unit("pa-w-victores"))
    begin(p, Palatini())
    assert at(p, "pa-w-victores") == "italia-2"
    assert side(p, "pa-w-victores") == BARBARE


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_honorius_dead_before_424_leads_to_case_2_though_the_house_of_theodosius_is_there() -> None:
    p = scene(415)
    augusti(p, "honorius", "arcadius")
    put(p, "italia-2", "theodose-ii", "constance-iii")
    kill(p, leader("honorius"), AGE)
    p.settle()
    assert offered(p) == {"crown theodose-ii", "crown constance-iii"}
    play(p, "crown constance-iii")
    assert asks(p) == "Approval"


@pytest.mark.rule("ultimus", "3.5.2")
@pytest.mark.rule("ultimus", "6.2.usurpation-occident")
def test_3_5_2_a_usurper_of_barbarian_origin_against_the_child_names_his_emperor() -> None:
    p = scene(425)
    augusti(p, "honorius", "theodose-ii")
    put(p, "italia-2", "sarus", "pa-w-victores")
    put(p, "italia-5", "olybrius", "libius-severus")
    kill(p, leader("honorius"), AGE)
    p.settle()
    play(p, "proclaim sarus")
    assert (asks(p), p.turn()) == ("ChooseNominee", p.seat_of(BARBARE))
    play(p, "choose-leader olybrius")
    assert p.nominee[WEST] == leader("olybrius")
    assert side(p, "pa-w-victores") == BARBARE


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_the_escort_goes_home_from_the_sea_and_from_the_east_too() -> None:
    for place in (AFLOAT - 1, 0):
        p = scene(426)
        augusti(p, "valentinien-iii", "theodose-ii")
        put(p, "moesiae-4", "aspar", "pa-e-isauri", "pa-w-placidi-felices")
        if place:
            p.leader_at[leader("aspar")] = place
            p.put_unit(unit("pa-e-isauri"), place)
        p.escort = leader("aspar")
        dismiss_escort(p)
        assert at(p, "aspar") == at(p, "pa-e-isauri") == "thracia-3"
        assert at(p, "pa-w-placidi-felices") == "moesiae-4"


@pytest.mark.rule("ultimus", "5")
def test_5_an_emperor_put_forward_from_the_other_civil_war_brings_his_guards() -> None:
    p = scene(465)
    augusti(p, "majorien", "leon")
    put(p, "italia-2", "ricimer", side=BARBARE)
    put(p, "thracia-4", "basilicus", side=BARBARE)
    put(p, "thracia-2", "olybrius", side=BARBARE)
    guard(p, "bu-2-1", "olybrius")
    p.usurper = [leader("ricimer"), leader("basilicus")]
    p.nominee[WEST] = leader("olybrius")
    exchange(p, WEST)
    assert p.augustus[WEST] == leader("olybrius")
    assert side(p, "olybrius") == side(p, "bu-2-1") == ROMAIN
    assert p.usurper[EAST] == leader("basilicus")


@pytest.mark.rule("ultimus", "3.6.4")
def test_u_100_an_augustus_killed_by_rebels_without_their_usurper_has_a_successor() -> None:
    p = civil_war()
    put(p, "italia-5", "constance-iii")
    kill(p, leader("honorius"), BATTLE)
    p.settle()
    assert p.won[WEST] == 0
    roll(p, 1)
    assert p.augustus[WEST] == leader("constance-iii")


@pytest.mark.rule("ultimus", "3.6.3")
@pytest.mark.rule("ultimus", "3.4.2")
@pytest.mark.parametrize(("number", "joined"), [(1, True), (6, False)])
def test_3_6_3_d_a_usurper_who_lands_may_rally_units_but_goes_no_further(number: int, joined: bool) -> None:
    p = scene(410)
    augusti(p)
    put(p, "africa-4", "heraclien", "co-italia-1", side=BARBARE)
    put(p, "italia-5", "co-italia-2")
    p.usurper[WEST] = leader("heraclien")
    p.fleet_at[0], p.fleet_side[0] = zone("africa-4"), BARBARE
    moving(p, BARBARE)
    play(p, "sail classis-occidentalis", "embark co-italia-1", "board heraclien")
    play(p, "cast-off mare-internum-occidentalis", "land italia-5", "rally")
    roll(p, number)
    assert (side(p, "co-italia-2") == BARBARE) is joined
    while asks(p) != "Movement":
        assert not any(text.startswith("go ") for text in offered(p))
        p.push(p.moves()[-1])
    assert at(p, "heraclien") == "italia-5"
    assert refusal(p, "march heraclien") == "already-moved"


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_a_usurper_who_died_on_the_way_wins_nobody_over() -> None:
    p = scene()
    put(p, "galliae-5", "co-galliae-1")
    begin(p, RallyUnits(leader("constantin-iii"), (), 1, 0, 1))
    assert offered(p) == {"pass"}
    assert half_said(p, w.RALLY) == "not-on-map"
