"""Rulings (docs/rulings/ultimus.md) that no chapter's test shows on its own."""

from pathlib import Path

import pytest

from quadriga.games.ultimus import options
from quadriga.games.ultimus.battle.phase import Battles
from quadriga.games.ultimus.battle.retreat import ROUT, Withdrawal
from quadriga.games.ultimus.forces import owns_guard
from quadriga.games.ultimus.movement.limits import forbids_tribe
from quadriga.games.ultimus.movement.phase import Window
from quadriga.games.ultimus.peoples.regnum import found
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.council import Attend
from quadriga.games.ultimus.stratagems.geostrategy import Counsel
from quadriga.games.ultimus.throne.camps import exchange
from quadriga.games.ultimus.throne.lives import AGE, ASSASSIN, BATTLE, TribeEntries, kill
from quadriga.games.ultimus.throne.succession import give_guards
from quadriga.games.ultimus.throne.usurpation import proclaim
from quadriga.games.ultimus.year.initiative import InitiativeRoll
from quadriga.games.ultimus.year.rounds import count_rounds
from quadriga.games.ultimus.year.sequence import SeekInitiative
from rules.ultimus.scene import EAST, WEST, Scene, key_of, leader, start, tribe, unit, zone

ROOT = Path(__file__).parents[3]


def test_u_45_with_one_augustus_his_cp_decides_the_initiative() -> None:
    s = Scene()
    s.put("thracia-3", "leon")
    s.p.augustus[EAST] = leader("leon")
    s.begin(InitiativeRoll())
    s.roll(3)
    assert s.p.initiative == ROMAIN


def test_u_46_without_a_barbarian_leader_nothing_is_added() -> None:
    s = Scene()
    s.augusti("libius-severus", "leon")
    assert count_rounds(s.p) == 2


def test_u_54_the_hunnis_subjects_share_their_zones_of_origin() -> None:
    s = Scene()
    s.status("gepidae", "war")
    far = zone("galliae-5")
    assert key_of(forbids_tribe(s.p, tribe("gepidae"), far)) == "five-zones"
    s.p.tribe_ally[tribe("gepidae")] = tribe("hunni")
    assert forbids_tribe(s.p, tribe("gepidae"), far) == 0


def test_u_60_a_people_that_cannot_meet_changes_control_only() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.put("hispaniae-1", "visigothi-u1")
    s.put("thracia-4", "visigothi-u2")
    s.hold(BARBARE, "migration")
    s.moving(BARBARE)
    s.play("play migration", "choose-tribe visigothi")
    assert s.step() == "Movement"
    assert s.side("visigothi-u1") == s.side("visigothi-u2") == BARBARE
    assert s.at("visigothi-u1") == "hispaniae-1"


def test_u_63_a_regnum_without_leader_waits_for_one() -> None:
    s = Scene(460)
    s.status("visigothi", "revolt")
    s.put("viennensis-5", "theodoric-ii", "visigothi-u1")
    found(s.p, tribe("visigothi"), leader("theodoric-ii"))
    for name in ("alaric-i", "athaulf", "wallia", "theodoric-i"):
        s.p.leader_at[leader(name)] = -3
    kill(s.p, leader("theodoric-ii"), BATTLE)
    s.p.settle()
    assert (s.status_of("visigothi"), s.p.tribe_rex[tribe("visigothi")]) == ("regnum", -1)
    s.begin(TribeEntries(tribe("visigothi")))
    assert s.p.tribe_rex[tribe("visigothi")] == leader("euric")


def test_u_66_no_council_without_an_eastern_augustus() -> None:
    s = Scene()
    s.put("italia-4", "honorius")
    s.p.augustus[WEST] = leader("honorius")
    s.hold(BARBARE, "concile")
    s.begin(Counsel(BARBARE))
    assert s.why("play concile") == "no-target"


def test_u_76_a_patrice_who_joins_a_usurper_loses_his_title() -> None:
    s = Scene(410)
    s.augusti()
    s.put("galliae-1", "jovin", "constance-iii")
    s.p.patrice[WEST] = leader("constance-iii")
    proclaim(s.p, leader("jovin"), WEST)
    assert s.side("constance-iii") == BARBARE
    assert s.p.patrice[WEST] == -1


def test_u_77_leaders_beside_an_augustus_are_tested_unless_the_option_spares_them() -> None:
    s = Scene(410)
    s.p.options[options.LOYALTY] = options.AUGUSTUS_KEEPS
    s.augusti()
    s.put("italia-4", "constance-iii")
    s.put("italia-2", "jovin")
    proclaim(s.p, leader("jovin"), WEST)
    s.p.settle()
    assert s.step() == "ChooseDiocese"


def test_u_81_a_barbarian_leader_without_units_retreats_alone() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("visigothi", "revolt")
    s.put("viennensis-5", "euric")
    s.put("viennensis-5", "pa-w-scolae")
    s.battle("viennensis-5").begin(Withdrawal(BARBARE, ROUT))
    assert "flee euric viennensis-1" in s.offered()


def test_u_83_another_roman_is_crowned_if_the_nominee_is_dead() -> None:
    s = Scene(460)
    s.augusti("majorien", "leon")
    s.put("italia-2", "ricimer", side=BARBARE)
    s.put("italia-5", "libius-severus", "olybrius")
    s.p.usurper[WEST] = leader("ricimer")
    s.p.nominee[WEST] = leader("libius-severus")
    kill(s.p, leader("libius-severus"), AGE)
    exchange(s.p, WEST)
    assert s.p.augustus[WEST] == leader("olybrius")


def test_u_94_without_an_eastern_augustus_no_approval_is_needed() -> None:
    s = Scene(410)
    s.put("italia-4", "honorius", "constance-iii")
    s.p.augustus[WEST] = leader("honorius")
    kill(s.p, leader("honorius"), AGE)
    s.p.settle()
    assert s.p.augustus[WEST] == leader("constance-iii")


def test_u_95_a_usurper_dead_after_his_triumph_loses_all() -> None:
    s = Scene(410)
    s.augusti()
    s.put("italia-2", "jovin", side=BARBARE)
    s.put("italia-5", "constance-iii")
    s.p.usurper[WEST] = leader("jovin")
    kill(s.p, leader("honorius"), ASSASSIN)
    assert s.p.won[WEST] == 1
    kill(s.p, leader("jovin"), ASSASSIN)
    s.p.settle()
    assert s.p.won[WEST] == 0
    s.roll(1)
    assert s.p.augustus[WEST] == leader("constance-iii")


@pytest.mark.rule("ultimus", "3.5.2")
def test_u_14_case_3_needs_nobody_eligible_in_the_half() -> None:
    s = Scene(410)
    s.augusti()
    s.put("italia-2", "constance-iii")
    s.put("thracia-4", "anthemius")
    kill(s.p, leader("honorius"), AGE)
    s.p.settle()
    assert s.step() == "Approval"


@pytest.mark.rule("ultimus", "6.1.tribut")
@pytest.mark.rule("ultimus", "8.1")
def test_u_98_romans_in_the_home_of_a_people_that_makes_peace_still_fight_it() -> None:
    s = Scene()
    s.augusti("majorien", "leon")
    s.status("ostrogothi", "war")
    s.put("ostrogothi", "leon", "pa-e-isauri")
    s.put("thracia-1", "ostrogothi-u1")
    s.hold(ROMAIN, "tribut")
    s.begin(Window(ROMAIN), Battles(0))
    s.play("play tribut", "choose-tribe ostrogothi")
    assert s.status_of("ostrogothi") == "peace"
    assert s.at("ostrogothi-u1") == "ostrogothi"
    s.play(*["pass"] * (s.step() == "Interrupt"))
    assert s.step() in ("TryEvasion", "BattleDie")


@pytest.mark.rule("ultimus", "6.3.concile")
@pytest.mark.rule("ultimus", "6.1.augusta-orientalis")
def test_u_101_an_augusta_spares_the_roll_of_a_council_not_the_way_to_it() -> None:
    s = Scene()
    s.augusti("majorien", "leon")
    s.hold(ROMAIN, "concile", "augusta-orientalis")
    s.begin(Counsel(ROMAIN))
    s.play("play concile", "choose-zone asia-1")
    assert s.p.council == zone("asia-1")
    assert s.why("play augusta-orientalis") == "wrong-phase"
    s.put("asia-1", "leon")
    s.begin(Attend())
    s.play("play augusta-orientalis")
    assert (s.p.council, s.points(ROMAIN)) == (-1, 3)


@pytest.mark.rule("ultimus", "2.B")
def test_u_106_the_initiative_a_scenario_gives_is_not_contested() -> None:
    s = Scene(405)
    s.augusti()
    s.p.year = s.p.setup.start
    s.hold(ROMAIN, "initiative")
    s.begin(SeekInitiative())
    assert (s.p.initiative, s.step()) == (BARBARE, "Geostrategy")


@pytest.mark.rule("ultimus", "3.4.2")
def test_u_107_a_fleet_lands_all_it_carries_in_one_zone() -> None:
    s = Scene()
    s.put("africa-4", "pa-w-scolae", "pa-w-victores")
    s.p.fleet_at[0] = zone("africa-4")
    s.moving(ROMAIN)
    s.play("sail classis-occidentalis", "embark pa-w-victores", "embark pa-w-scolae")
    s.play("cast-off mare-internum-occidentalis", "land italia-5")
    assert s.at("pa-w-scolae") == s.at("pa-w-victores") == "italia-5"


@pytest.mark.rule("ultimus", "7.1")
def test_u_108_a_roman_leader_alone_is_caught_by_a_people_at_peace_too() -> None:
    s = Scene()
    s.put("ostrogothi", "ostrogothi-u1")
    s.put("thracia-1", "zenon")
    s.moving(ROMAIN)
    s.play("march zenon", "go ostrogothi", "halt")
    assert s.step() == "CaughtRoll"


@pytest.mark.rule("ultimus", "3.2.4")
@pytest.mark.rule("ultimus", "scenario")
def test_u_117_a_leader_for_whose_guards_no_counter_is_left_has_none() -> None:
    s = start("crepuscule")
    owners = {guard: s.p.roster.leader_ids[s.p.unit_lead[unit(guard)]] for guard in ("bu-3-1", "bu-3-2", "bu-3-3")}
    assert owners == {"bu-3-1": "aspar", "bu-3-2": "marcellinus", "bu-3-3": "zenon"}
    assert s.p.setup.leader_guards[leader("syagrius")] == s.p.roster.guards_for(leader("syagrius")) == 3
    assert not owns_guard(s.p, leader("syagrius"))
    kill(s.p, leader("zenon"), AGE)
    give_guards(s.p, leader("syagrius"))
    assert s.at("bu-3-3") == s.at("syagrius") == "galliae-6"
