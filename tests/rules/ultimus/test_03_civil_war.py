"""Chapter 3, 3.5 to 3.7, and chapter 5: who ends a civil war on which side."""

import pytest

from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import eliminate
from quadriga.games.ultimus.movement.army import Army
from quadriga.games.ultimus.movement.march import RallyUnits
from quadriga.games.ultimus.position import AFLOAT
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.camps import dismiss_escort, exchange
from quadriga.games.ultimus.throne.lives import AGE, BATTLE, kill
from quadriga.games.ultimus.year.winter_romans import Legions, Palatini
from quadriga.games.ultimus.year.winter_tribes import TribalAdjustments
from rules.ultimus.scene import EAST, WEST, Scene, leader, unit, zone


def civil_war(year: int = 410) -> Scene:
    """Jovin has usurped the West and stands with a unit in Galliae 1."""
    s = Scene(year)
    s.augusti()
    s.put("galliae-1", "jovin", "co-galliae-1", side=BARBARE)
    s.p.usurper[WEST] = leader("jovin")
    return s


@pytest.mark.rule("ultimus", "3.7.2")
def test_3_7_2_a_rallied_roman_unit_is_the_usurpers_until_it_is_eliminated() -> None:
    s = civil_war()
    s.put("galliae-4", "co-galliae-2", "li-galliae-1", side=BARBARE)
    eliminate(s.p, unit("co-galliae-2"))
    eliminate(s.p, unit("li-galliae-1"))
    s.begin(Legions())
    assert s.p.turn() == s.p.seat_of(ROMAIN)
    s.play("place-unit li-galliae-1 galliae-3", "place-unit co-galliae-2 galliae-1")
    assert s.side("li-galliae-1") == ROMAIN
    assert s.side("co-galliae-2") == BARBARE


@pytest.mark.rule("ultimus", "3.7.2")
def test_3_7_2_foederati_of_a_usurper_who_are_wiped_out_settle_as_the_romains() -> None:
    s = civil_war()
    s.status("burgondi", "foederati")
    s.put("galliae-4", "burgondi-u1", "burgondi-u2", side=BARBARE)
    s.put("galliae-1", "chilperic", side=BARBARE)
    eliminate(s.p, unit("burgondi-u1"))
    eliminate(s.p, unit("burgondi-u2"))
    s.begin(TribalAdjustments())
    while s.step() == "Resettle":
        s.p.push(s.p.moves()[0])
    assert s.side("burgondi-u1") == s.side("burgondi-u2") == s.side("chilperic") == ROMAIN
    assert s.at("chilperic") == s.at("burgondi-u1")


@pytest.mark.rule("ultimus", "9.3.2")
def test_9_3_2_palatini_pass_to_whoever_alone_holds_their_capital() -> None:
    s = civil_war()
    s.status("visigothi", "foederati")
    s.put("italia-2", "visigothi-u1", side=BARBARE)
    s.put("galliae-4", "pa-w-victores")
    eliminate(s.p, unit("pa-w-victores"))
    s.begin(Palatini())
    assert s.at("pa-w-victores") == "italia-2"
    assert s.side("pa-w-victores") == BARBARE


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_honorius_dead_before_424_leads_to_case_2_though_the_house_of_theodosius_is_there() -> None:
    s = Scene(415)
    s.augusti("honorius", "arcadius")
    s.put("italia-2", "theodose-ii", "constance-iii")
    kill(s.p, leader("honorius"), AGE)
    s.p.settle()
    assert set(s.offered()) == {"crown theodose-ii", "crown constance-iii"}
    s.play("crown constance-iii")
    assert s.step() == "Approval"


@pytest.mark.rule("ultimus", "3.5.2")
@pytest.mark.rule("ultimus", "6.2.usurpation-occident")
def test_3_5_2_a_usurper_of_barbarian_origin_against_the_child_names_his_emperor() -> None:
    s = Scene(425)
    s.augusti("honorius", "theodose-ii")
    s.put("italia-2", "sarus", "pa-w-victores")
    s.put("italia-5", "olybrius", "libius-severus")
    kill(s.p, leader("honorius"), AGE)
    s.p.settle()
    s.play("proclaim sarus")
    assert (s.step(), s.p.turn()) == ("ChooseNominee", s.p.seat_of(BARBARE))
    s.play("choose-leader olybrius")
    assert s.p.nominee[WEST] == leader("olybrius")
    assert s.side("pa-w-victores") == BARBARE


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_the_escort_goes_home_from_the_sea_and_from_the_east_too() -> None:
    for place in (AFLOAT - 1, 0):
        s = Scene(426)
        s.augusti("valentinien-iii", "theodose-ii")
        s.put("moesiae-4", "aspar", "pa-e-isauri", "pa-w-placidi-felices")
        if place:
            s.p.leader_at[leader("aspar")] = place
            s.p.put_unit(unit("pa-e-isauri"), place)
        s.p.escort = leader("aspar")
        dismiss_escort(s.p)
        assert s.at("aspar") == s.at("pa-e-isauri") == "thracia-3"
        assert s.at("pa-w-placidi-felices") == "moesiae-4"


@pytest.mark.rule("ultimus", "5")
def test_5_an_emperor_put_forward_from_the_other_civil_war_brings_his_guards() -> None:
    s = Scene(465)
    s.augusti("majorien", "leon")
    s.put("italia-2", "ricimer", side=BARBARE)
    s.put("thracia-4", "basilicus", side=BARBARE)
    s.put("thracia-2", "olybrius", side=BARBARE)
    s.guard("bu-2-1", "olybrius")
    s.p.usurper = [leader("ricimer"), leader("basilicus")]
    s.p.nominee[WEST] = leader("olybrius")
    exchange(s.p, WEST)
    assert s.p.augustus[WEST] == leader("olybrius")
    assert s.side("olybrius") == s.side("bu-2-1") == ROMAIN
    assert s.p.usurper[EAST] == leader("basilicus")


@pytest.mark.rule("ultimus", "3.6.4")
def test_u_100_an_augustus_killed_by_rebels_without_their_usurper_has_a_successor() -> None:
    s = civil_war()
    s.put("italia-5", "constance-iii")
    kill(s.p, leader("honorius"), BATTLE)
    s.p.settle()
    assert s.p.won[WEST] == 0
    s.roll(1)
    assert s.p.augustus[WEST] == leader("constance-iii")


@pytest.mark.rule("ultimus", "3.6.3")
@pytest.mark.rule("ultimus", "3.4.2")
@pytest.mark.parametrize(("number", "joined"), [(1, True), (6, False)])
def test_3_6_3_d_a_usurper_who_lands_may_rally_units_but_goes_no_further(number: int, joined: bool) -> None:
    s = Scene(410)
    s.augusti()
    s.put("africa-4", "heraclien", "co-italia-1", side=BARBARE)
    s.put("italia-5", "co-italia-2")
    s.p.usurper[WEST] = leader("heraclien")
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), BARBARE
    s.moving(BARBARE)
    s.play("sail classis-occidentalis", "embark co-italia-1", "board heraclien")
    s.play("cast-off mare-internum-occidentalis", "land italia-5", "rally")
    s.roll(number)
    assert (s.side("co-italia-2") == BARBARE) is joined
    while s.step() != "Movement":
        assert not any(text.startswith("go ") for text in s.offered())
        s.p.push(s.p.moves()[-1])
    assert s.at("heraclien") == "italia-5"
    assert s.why("march heraclien") == "already-moved"


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_a_usurper_who_died_on_the_way_wins_nobody_over() -> None:
    s = Scene()
    s.put("galliae-5", "co-galliae-1")
    s.p.march = Army()
    s.p.march.lay_out(leader("constantin-iii"), [], 1, 0)
    s.p.march.alone = 1
    s.begin(RallyUnits())
    assert set(s.offered()) == {"pass"}
    assert s.half_said(words.RALLY) == "not-on-map"
