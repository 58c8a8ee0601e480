"""Rulings (docs/rulings/ultimus.md) that no chapter's test shows on its own."""

import re
from pathlib import Path

import pytest

from quadriga.games.ultimus.battles import Battles
from quadriga.games.ultimus.camps import exchange
from quadriga.games.ultimus.geostrategy import Counsel
from quadriga.games.ultimus.hazards import Attend
from quadriga.games.ultimus.initiative import InitiativeRoll
from quadriga.games.ultimus.limits import forbids_tribe
from quadriga.games.ultimus.lives import AGE, ASSASSIN, BATTLE, TribeEntries, kill
from quadriga.games.ultimus.movement import Window
from quadriga.games.ultimus.regnum import found
from quadriga.games.ultimus.retreat import ROUT, Withdrawal
from quadriga.games.ultimus.rounds import count_rounds
from quadriga.games.ultimus.sequence import SeekInitiative
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.usurpation import proclaim
from rules.ultimus.scene import (
    EAST,
    WEST,
    asks,
    at,
    augusti,
    begin,
    hold,
    key_of,
    leader,
    moving,
    offered,
    play,
    points,
    put,
    refusal,
    roll,
    scene,
    side,
    status,
    status_of,
    tribe,
    zone,
)

ROOT = Path(__file__).parents[3]


def test_u_45_with_one_augustus_his_cp_decides_the_initiative() -> None:
    p = scene()
    put(p, "thracia-3", "leon")
    p.augustus[EAST] = leader("leon")
    begin(p, InitiativeRoll())
    roll(p, 3)
    assert p.initiative == ROMAIN


def test_u_46_without_a_barbarian_leader_nothing_is_added() -> None:
    p = scene()
    augusti(p, "libius-severus", "leon")
    assert count_rounds(p) == 2


def test_u_54_the_hunnis_subjects_share_their_zones_of_origin() -> None:
    p = scene()
    status(p, "gepidae", "war")
    far = zone("galliae-5")
    assert key_of(forbids_tribe(p, tribe("gepidae"), far)) == "five-zones"
    p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    assert forbids_tribe(p, tribe("gepidae"), far) == 0


def test_u_60_a_people_that_cannot_meet_changes_control_only() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    put(p, "hispaniae-1", "visigothi-u1")
    put(p, "thracia-4", "visigothi-u2")
    hold(p, BARBARE, "migration")
    moving(p, BARBARE)
    play(p, "play migration", "choose-tribe visigothi")
    assert asks(p) == "Movement"
    assert side(p, "visigothi-u1") == side(p, "visigothi-u2") == BARBARE
    assert at(p, "visigothi-u1") == "hispaniae-1"


def test_u_63_a_regnum_without_leader_waits_for_one() -> None:
    p = scene(460)
    status(p, "visigothi", "revolt")
    put(p, "viennensis-5", "theodoric-ii", "visigothi-u1")
    found(p, tribe("visigothi"), leader("theodoric-ii"))
    for name in ("alaric-i", "athaulf", "wallia", "theodoric-i"):
        p.leader_at[leader(name)] = -3
    kill(p, leader("theodoric-ii"), BATTLE)
    p.settle()
    assert (status_of(p, "visigothi"), p.tribe_rex[tribe("visigothi")]) == ("regnum", -1)
    begin(p, TribeEntries(tribe("visigothi")))
    assert p.tribe_rex[tribe("visigothi")] == leader("euric")


def test_u_66_no_council_without_an_eastern_augustus() -> None:
    p = scene()
    put(p, "italia-4", "honorius")
    p.augustus[WEST] = leader("honorius")
    hold(p, BARBARE, "concile")
    begin(p, Counsel(BARBARE))
    assert refusal(p, "play concile") == "no-target"


def test_u_76_a_patrice_who_joins_a_usurper_loses_his_title() -> None:
    p = scene(410)
    augusti(p)
    put(p, "galliae-1", "jovin", "constance-iii")
    p.patrice[WEST] = leader("constance-iii")
    proclaim(p, leader("jovin"), WEST)
    assert side(p, "constance-iii") == BARBARE
    assert p.patrice[WEST] == -1


def test_u_77_leaders_beside_an_augustus_are_not_tested() -> None:
    p = scene(410)
    augusti(p)
    put(p, "italia-4", "constance-iii")
    put(p, "italia-2", "jovin")
    proclaim(p, leader("jovin"), WEST)
    p.settle()
    assert asks(p) == "ChooseDiocese"


def test_u_81_a_barbarian_leader_without_units_retreats_alone() -> None:
    p = scene(450, active=ROMAIN)
    status(p, "visigothi", "revolt")
    put(p, "viennensis-5", "euric")
    put(p, "viennensis-5", "pa-w-scolae")
    begin(p, Withdrawal(zone("viennensis-5"), BARBARE, ROUT))
    assert "flee euric viennensis-1" in offered(p)


def test_u_83_another_roman_is_crowned_if_the_nominee_is_dead() -> None:
    p = scene(460)
    augusti(p, "majorien", "leon")
    put(p, "italia-2", "ricimer", side=BARBARE)
    put(p, "italia-5", "libius-severus", "olybrius")
    p.usurper[WEST] = leader("ricimer")
    p.nominee[WEST] = leader("libius-severus")
    kill(p, leader("libius-severus"), AGE)
    exchange(p, WEST)
    assert p.augustus[WEST] == leader("olybrius")


def test_u_94_without_an_eastern_augustus_no_approval_is_needed() -> None:
    p = scene(410)
    put(p, "italia-4", "honorius", "constance-iii")
    p.augustus[WEST] = leader("honorius")
    kill(p, leader("honorius"), AGE)
    p.settle()
    assert p.augustus[WEST] == leader("constance-iii")


def test_u_95_a_usurper_dead_after_his_triumph_loses_all() -> None:
    p = scene(410)
    augusti(p)
    put(p, "italia-2", "jovin", side=BARBARE)
    put(p, "italia-5", "constance-iii")
    p.usurper[WEST] = leader("jovin")
    kill(p, leader("honorius"), ASSASSIN)
    assert p.won[WEST] == 1
    kill(p, leader("jovin"), ASSASSIN)
    p.settle()
    assert p.won[WEST] == 0
    roll(p, 1)
    assert p.augustus[WEST] == leader("constance-iii")


def test_every_ruling_the_code_cites_is_on_the_page_once() -> None:
    page = (ROOT / "docs" / "rulings" / "ultimus.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (U-\d+) \|", page, re.MULTILINE)
    assert listed == [f"U-{number:02}" for number in range(1, len(listed) + 1)]
    code = (ROOT / "src" / "quadriga" / "games" / "ultimus").glob("*.py")
    cited = {one for path in code for one in re.findall(r"Ruling (U-\d+)", path.read_text(encoding="utf-8"))}
    assert cited <= set(listed)


def test_every_test_the_rulings_name_exists() -> None:
    page = (ROOT / "docs" / "rulings" / "ultimus.md").read_text(encoding="utf-8")
    names = " ".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for wanted in re.findall(r"`(test_[a-z0-9_]+)", page):
        assert wanted in names, wanted


@pytest.mark.rule("ultimus", "3.5.2")
def test_u_14_case_3_needs_nobody_eligible_in_the_half() -> None:
    p = scene(410)
    augusti(p)
    put(p, "italia-2", "constance-iii")
    put(p, "thracia-4", "anthemius")
    kill(p, leader("honorius"), AGE)
    p.settle()
    assert asks(p) == "Approval"


@pytest.mark.rule("ultimus", "6.1.tribut")
@pytest.mark.rule("ultimus", "8.1")
def test_u_98_romans_in_the_home_of_a_people_that_makes_peace_still_fight_it() -> None:
    p = scene()
    augusti(p, "majorien", "leon")
    status(p, "ostrogothi", "war")
    put(p, "ostrogothi", "leon", "pa-e-isauri")
    put(p, "thracia-1", "ostrogothi-u1")
    hold(p, ROMAIN, "tribut")
    begin(p, Window(ROMAIN), Battles())
    play(p, "play tribut", "choose-tribe ostrogothi")
    assert status_of(p, "ostrogothi") == "peace"
    assert at(p, "ostrogothi-u1") == "ostrogothi"
    play(p, *["pass"] * (asks(p) == "Interrupt"))
    assert asks(p) in ("TryEvasion", "BattleDie")


@pytest.mark.rule("ultimus", "6.3.concile")
@pytest.mark.rule("ultimus", "6.1.augusta-orientalis")
def test_u_101_an_augusta_spares_the_roll_of_a_council_not_the_way_to_it() -> None:
    p = scene()
    augusti(p, "majorien", "leon")
    hold(p, ROMAIN, "concile", "augusta-orientalis")
    begin(p, Counsel(ROMAIN))
    play(p, "play concile", "choose-zone asia-1")
    assert p.council == zone("asia-1")
    assert refusal(p, "play augusta-orientalis") == "wrong-phase"
    put(p, "asia-1", "leon")
    begin(p, Attend())
    play(p, "play augusta-orientalis")
    assert (p.council, points(p, ROMAIN)) == (-1, 3)


@pytest.mark.rule("ultimus", "2.B")
def test_u_106_the_initiative_a_scenario_gives_is_not_contested() -> None:
    p = scene(405)
    augusti(p)
    p.year = p.setup.start
    hold(p, ROMAIN, "initiative")
    begin(p, SeekInitiative())
    assert (p.initiative, asks(p)) == (BARBARE, "Geostrategy")


@pytest.mark.rule("ultimus", "3.4.2")
def test_u_107_a_fleet_lands_all_it_carries_in_one_zone() -> None:
    p = scene()
    put(p, "africa-4", "pa-w-scolae", "pa-w-victores")
    p.fleet_at[0] = zone("africa-4")
    moving(p, ROMAIN)
    play(p, "sail classis-occidentalis", "embark pa-w-victores", "embark pa-w-scolae")
    play(p, "cast-off mare-internum-occidentalis", "land italia-5")
    assert at(p, "pa-w-scolae") == at(p, "pa-w-victores") == "italia-5"


@pytest.mark.rule("ultimus", "7.1")
def test_u_108_a_roman_leader_alone_is_caught_by_a_people_at_peace_too() -> None:
    p = scene()
    put(p, "ostrogothi", "ostrogothi-u1")
    put(p, "thracia-1", "zenon")
    moving(p, ROMAIN)
    play(p, "march zenon", "go ostrogothi", "halt")
    assert asks(p) == "CaughtRoll"
