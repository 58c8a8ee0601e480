"""Chapter 8 and 2.F, each condition by itself: who wins, who may leave where, what becomes of kingdoms and ports."""

import pytest

from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.result import carry_out, personal_defeat, resolve
from quadriga.games.ultimus.battle.retreat import (
    EVASION,
    FLIGHT,
    ROUT,
    Following,
    Withdraw,
    Withdrawal,
    fall,
    forbids_beside,
    forbids_flee,
    forbids_flee_alone,
    forbids_way,
    reward,
)
from quadriga.games.ultimus.forces import eliminate
from quadriga.games.ultimus.movement.lone_unit import LoneMove, can_go_on, forbids_lone_step, forbids_moving
from quadriga.games.ultimus.position import AT_SEA, OFF, TEMPORARY_FLEET
from quadriga.games.ultimus.printed.board import NONE, WEST
from quadriga.games.ultimus.printed.tables import BARBARE, ELIMINATED, HALF, ROMAIN, UNHURT, WEAKENED
from quadriga.games.ultimus.throne.lives import BATTLE
from quadriga.games.ultimus.year.balance import LostCapital, ReturnCounters, check_port, dissolve
from rules.ultimus.scene import Scene, key_of, leader, tribe, unit, zone

FIELD = "galliae-5"
"""Its neighbours are galliae-3, -4, -6 and viennensis-1, -2."""


def two_forces(active: int = ROMAIN) -> Scene:
    s = Scene(450, active=active)
    s.status("hunni", "war")
    s.put(FIELD, "hunni-u1", "pa-w-scolae")
    return s


# ---------------------------------------------------------------- the result


@pytest.mark.rule("ultimus", "10.1")
@pytest.mark.parametrize(("units", "points"), [(2, 0), (3, 1)])
def test_10_1_a_battle_of_25_points_of_force_scores_for_the_winner(units: int, points: int) -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    hunni = [f"hunni-u{number}" for number in range(1, 6)]
    strengths = [s.p.roster.unit_pf[unit(name)][0] for name in hunni]
    romans = s.p.roster.unit_pf[unit("li-galliae-1")][0]
    while sum(strengths[:units]) + romans >= 25 and points == 0:
        units -= 1
    while sum(strengths[:units]) + romans < 25 and points:
        units += 1
    s.put(FIELD, "li-galliae-1", *hunni[:units])
    resolve(s.battle(FIELD).p, 6, 0)
    assert s.points(BARBARE) == points
    assert s.points(ROMAIN) == 0


@pytest.mark.rule("ultimus", "8.3")
@pytest.mark.parametrize(("active", "winner"), [(ROMAIN, "romain"), (BARBARE, "barbare")])
def test_8_3_a_fixed_row_is_the_best_of_whoever_fixed_it(active: int, winner: str) -> None:
    s = two_forces(active)
    s.p.hear = s.heard.append
    resolve(s.battle(FIELD).p, 0, 9)
    s.p.hear = None
    assert s.told("result")[0][0] == "9"
    assert s.told("result")[0][3] == winner
    lost = two_forces(active)
    lost.p.hear = lost.heard.append
    resolve(lost.battle(FIELD).p, 0, -2)
    lost.p.hear = None
    assert lost.told("result")[0][0] == "-2"
    assert lost.told("result")[0][3] != winner


@pytest.mark.rule("ultimus", "6.3.faveur-divine")
def test_6_3_favour_moves_the_row_of_the_die() -> None:
    rows = []
    for luck in (-2, 0, 2):
        s = two_forces()
        s.battle(FIELD)
        s.p.fight().luck = luck
        s.p.hear = s.heard.append
        resolve(s.p, 3, 0)
        s.p.hear = None
        rows.append(int(str(s.told("result")[0][0])))
    assert rows == [rows[1] - 2, rows[1], rows[1] + 2]


@pytest.mark.rule("ultimus", "8.5.2")
def test_8_5_2_only_a_usurper_against_augustus_or_patrice_makes_a_defeat_personal() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    s.put(FIELD, "aegidius", "ricimer", side=BARBARE)
    s.put(FIELD, "majorien", "avitus", "aetius")
    at = zone(FIELD)
    assert personal_defeat(s.p, at, ROMAIN) == personal_defeat(s.p, at, BARBARE) == []
    s.p.usurper[WEST] = leader("aegidius")
    assert personal_defeat(s.p, at, ROMAIN) == [leader("majorien")]
    assert personal_defeat(s.p, at, BARBARE) == [leader("aegidius")]
    s.p.patrice[WEST] = leader("aetius")
    assert sorted(personal_defeat(s.p, at, ROMAIN)) == sorted([leader("majorien"), leader("aetius")])
    s.p.augustus[WEST] = s.p.patrice[WEST] = NONE
    assert personal_defeat(s.p, at, ROMAIN) == personal_defeat(s.p, at, BARBARE) == []


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_all_units_of_a_winner_suffer_without_a_question() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("hunni", "war")
    s.put(FIELD, "hunni-u1", "hunni-u2", "hunni-u3", "hunni-u4", "pa-w-scolae", "pa-w-victores")
    carry_out(s.battle(FIELD).p, [HALF, WEAKENED], ROMAIN)
    s.p.settle()
    assert s.step() == "Withdraw"
    assert [s.p.unit_weak[unit(name)] for name in ("pa-w-scolae", "pa-w-victores")] == [1, 1]
    assert [s.p.unit_weak[unit(f"hunni-u{number}")] for number in range(1, 5)] == [1] * 4
    some = Scene(450, active=ROMAIN)
    some.status("hunni", "war")
    some.put(FIELD, "hunni-u1", "hunni-u2", "pa-w-scolae", "pa-w-victores")
    carry_out(some.battle(FIELD).p, [HALF, WEAKENED], ROMAIN)
    some.p.settle()
    assert (some.step(), some.offered()) == ("Losses", ["weaken pa-w-victores", "weaken pa-w-scolae"])


@pytest.mark.rule("ultimus", "8.5.1")
def test_8_5_1_leaders_of_a_force_that_is_wiped_out_fall_and_score() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("hunni", "war")
    s.put(FIELD, "attila", "hunni-leader", "hunni-u1", "pa-w-scolae")
    carry_out(s.battle(FIELD).p, [UNHURT, ELIMINATED], ROMAIN)
    s.p.settle()
    assert (s.at("attila"), s.at("hunni-leader"), s.at("hunni-u1")) == ("dead", "fallen", "fallen")
    assert (s.points(ROMAIN), s.points(BARBARE)) == (5 + 1, 0)
    assert s.p.unit_weak[unit("pa-w-scolae")] == 0


@pytest.mark.rule("ultimus", "10.1")
def test_10_1_what_a_fallen_leader_is_worth() -> None:
    s = Scene(450)
    assert [reward(s.p, leader(name)) for name in ("attila", "bleda", "majorien", "hunni-leader")] == [5, 1, 1, 1]
    s.put(FIELD, "attila", "bleda")
    fall(s.p, leader("bleda"), BATTLE, ROMAIN)
    assert (s.points(ROMAIN), s.at("bleda")) == (1, "dead")
    fall(s.p, leader("attila"), BATTLE, ROMAIN)
    assert (s.points(ROMAIN), s.at("attila")) == (6, "dead")


# ---------------------------------------------------------------- leaving the field


@pytest.mark.rule("ultimus", "8.2.1")
@pytest.mark.parametrize(("mode", "came"), [(EVASION, "attacker-came"), (ROUT, "attacker-came"), (FLIGHT, "")])
def test_8_2_1_which_ways_are_open(mode: int, came: str) -> None:
    s = two_forces(BARBARE)
    s.p.unit_from = [zone("galliae-6") if n == unit("hunni-u1") else -1 for n in range(len(s.p.unit_from))]
    s.put("galliae-3", "hunni-u2")
    at = zone(FIELD)
    assert key_of(forbids_way(s.p, ROMAIN, at, zone("italia-2"), mode)) == "not-next"
    assert key_of(forbids_way(s.p, ROMAIN, at, zone("galliae-3"), mode)) == "enemy-there"
    assert forbids_way(s.p, ROMAIN, at, zone("galliae-4"), mode) == 0
    found = forbids_way(s.p, ROMAIN, at, zone("galliae-6"), mode)
    assert (key_of(found) if found else "") == came
    assert forbids_way(s.p, BARBARE, at, zone("galliae-3"), mode) == 0


@pytest.mark.rule("ultimus", "8.4.1")
def test_8_4_1_who_leaves_alone_and_who_does_not() -> None:
    s = two_forces(BARBARE)
    s.put(FIELD, "aetius", "li-galliae-1")
    s.guard("bu-4-1", "aetius")
    at, to = zone(FIELD), zone("galliae-4")
    assert key_of(forbids_flee_alone(s.p, unit("pa-w-scolae"), at, to, EVASION)) == "without-leader"
    assert key_of(forbids_flee_alone(s.p, unit("bu-4-1"), at, to, ROUT)) == "bu-alone"
    assert forbids_flee_alone(s.p, unit("pa-w-scolae"), at, to, ROUT) == 0
    assert key_of(forbids_flee_alone(s.p, unit("li-galliae-1"), at, zone("viennensis-1"), ROUT)) == "li-diocese"
    assert forbids_flee(s.p, leader("aetius"), at, to, ROUT) == 0
    s.p.sick = leader("aetius")
    assert key_of(forbids_flee(s.p, leader("aetius"), at, to, ROUT)) == "sick"


@pytest.mark.rule("ultimus", "8.4.1")
def test_8_4_1_who_evades_may_stay_who_is_beaten_may_not() -> None:
    s = two_forces(BARBARE)
    s.put(FIELD, "aetius")
    s.battle(FIELD)
    s.begin(Withdraw(ROMAIN, EVASION))
    assert "stay" in s.offered()
    assert not s.offered("flee-alone")
    assert s.why("flee attila galliae-4") == "not-here"
    assert s.why("flee-alone hunni-u1 galliae-4") == "not-here"
    assert s.half_said(words.FLEE, leader("attila")) == "not-here"
    s.p.stack.pop()
    s.begin(Withdraw(ROMAIN, ROUT))
    assert s.why("stay") == "must-retreat"
    assert s.offered("flee-alone")
    s.play("flee-alone pa-w-scolae galliae-4")
    assert s.told("moved") == [["pa-w-scolae", "galliae-4"]]
    s.play("flee aetius galliae-3")
    assert s.told("retreated") == [["aetius", "galliae-3"]]
    assert s.step() == "Movement"


@pytest.mark.rule("ultimus", "8.4.1")
@pytest.mark.parametrize(("mode", "gone"), [(EVASION, False), (FLIGHT, False), (ROUT, True)])
def test_8_4_1_only_the_beaten_perish_where_there_is_no_way(mode: int, gone: bool) -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("africa-4", "boniface", "li-africa-1", "hunni-u1")
    s.put("africa-3", "hunni-u2")
    s.put("africa-5", "hunni-u3")
    s.battle("africa-4")
    s.begin(Withdrawal(ROMAIN, mode))
    assert s.step() == "Movement"
    assert (s.at("li-africa-1"), s.at("boniface")) == (("fallen", "dead") if gone else ("africa-4", "africa-4"))
    assert (s.points(BARBARE), s.at("hunni-u1")) == (int(gone), "africa-4")


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_a_leader_takes_as_many_as_he_commands_his_guards_counted() -> None:
    s = Scene(450, active=BARBARE)
    s.put(FIELD, "sarus", "pa-w-scolae", "pa-w-victores", "pa-w-divitenses")
    s.p.leader_at[leader("sarus")] = zone("galliae-4")
    s.guard("bu-2-1", "sarus")
    assert s.p.roster.leader_cc[leader("sarus")] == 3
    s.battle(FIELD)
    s.begin(Following(leader("sarus"), zone("galliae-4")))
    s.play("take pa-w-victores", "take pa-w-scolae")
    assert s.step() == "Movement"
    assert [s.at(name) for name in ("pa-w-victores", "pa-w-scolae", "pa-w-divitenses")] == [
        "galliae-4",
        "galliae-4",
        FIELD,
    ]
    assert forbids_beside(s.p, unit("visigothi-u1"), [unit("persae-u1")])
    assert not forbids_beside(s.p, unit("visigothi-u1"), [unit("hunni-u1"), unit("pa-w-scolae")])
    assert not forbids_beside(s.p, unit("pa-w-scolae"), [unit("persae-u1")])


# ---------------------------------------------------------------- a unit alone


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_why_a_unit_alone_does_not_move() -> None:
    s = Scene(450)
    s.status("hunni", "war")
    s.put(FIELD, "li-galliae-1", "co-galliae-1")
    s.put("italia-4", "pa-w-scolae", "hunni-u1")
    assert key_of(forbids_lone_step(s.p, unit("li-galliae-1"), zone("italia-2"))) == "not-next"
    assert key_of(forbids_lone_step(s.p, unit("li-galliae-1"), zone("viennensis-1"))) == "li-diocese"
    assert forbids_lone_step(s.p, unit("li-galliae-1"), zone("galliae-4")) == 0
    assert forbids_moving(s.p, unit("li-galliae-1"), ROMAIN) == 0
    assert key_of(forbids_moving(s.p, unit("li-galliae-1"), BARBARE)) == "not-yours"
    assert key_of(forbids_moving(s.p, unit("pa-w-scolae"), ROMAIN)) == "must-stop"
    assert key_of(forbids_moving(s.p, unit("pa-w-victores"), ROMAIN)) == "not-on-map"
    s.moving(ROMAIN)
    s.play("move li-galliae-1", "go galliae-4")
    assert s.told("moved") == [["li-galliae-1", "galliae-4"]]
    assert s.p.unit_from[unit("li-galliae-1")] == zone(FIELD)
    assert (s.p.unit_wet[unit("li-galliae-1")], s.p.unit_done[unit("li-galliae-1")]) == (0, 1)
    assert s.why("move li-galliae-1") == "already-moved"


@pytest.mark.rule("ultimus", "6.2.migration")
def test_6_2_a_migrant_goes_on_until_his_points_are_spent_or_enemies_stop_him() -> None:
    s = Scene(450, active=BARBARE)
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1")
    s.put("hispaniae-3", "pa-w-scolae")
    s.migrating("suevi")
    assert can_go_on(s.p, unit("suevi-u1"), zone("hispaniae-2"))
    assert not can_go_on(s.p, unit("suevi-u1"), zone("hispaniae-6"))
    s.begin(LoneMove(unit("suevi-u1"), 0, 0))
    assert s.why("halt") == "must-go-on"
    s.play("go hispaniae-2")
    assert "halt" in s.offered()
    s.play("go hispaniae-3")
    assert s.step() == "Movement"
    assert s.at("suevi-u1") == "hispaniae-3"
    plain = Scene(450, active=BARBARE)
    plain.status("suevi", "revolt")
    plain.put("hispaniae-1", "suevi-u1")
    assert not can_go_on(plain.p, unit("suevi-u1"), zone("hispaniae-2"))
    last = Scene(450, active=BARBARE)
    last.status("suevi", "revolt")
    last.put("hispaniae-1", "suevi-u1")
    last.migrating("suevi")
    last.begin(LoneMove(unit("suevi-u1"), 3, 0))
    last.play("go hispaniae-2")
    assert last.step() == "Movement"
    spent = Scene(450, active=BARBARE)
    spent.status("suevi", "revolt")
    spent.put("hispaniae-1", "suevi-u1")
    spent.migrating("suevi")
    spent.begin(LoneMove(unit("suevi-u1"), 4, 0))
    assert spent.why("go hispaniae-2") == "too-far"
    spent.play("halt")
    assert spent.at("suevi-u1") == "hispaniae-1"


# ---------------------------------------------------------------- capitals, ports, counters


def vandals(*towns: str) -> Scene:
    s = Scene(450)
    for people in ("vandali", "alani"):
        s.status(people, "regnum")
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.p.tribe_capital[tribe("vandali")] = zone("africa-4")
    s.p.tribe_rex[tribe("vandali")] = leader("genseric")
    for town, chief, troops in zip(towns, ("genseric", "vandali-leader"), ("vandali-u1", "vandali-u2"), strict=False):
        s.put(town, chief, troops)
    return s


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_a_capital_moves_to_the_only_other_town_or_to_one_of_several() -> None:
    one = vandals("africa-3")
    one.begin(LostCapital(tribe("vandali")))
    assert one.p.tribe_capital[tribe("vandali")] == zone("africa-3")
    two = vandals("africa-3", "africa-2")
    two.begin(LostCapital(tribe("vandali")))
    assert two.asked() == ("barbare", "capital")
    assert two.offered() == ["move-capital africa-2", "move-capital africa-3"]
    assert two.why("move-capital africa-5") == "not-a-town"
    two.play("move-capital africa-2")
    assert two.p.tribe_capital[tribe("vandali")] == zone("africa-2")
    assert two.told("capital") == [["vandali", "africa-2"]]
    assert two.status_of("vandali") == "regnum"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_a_regnum_without_towns_is_in_revolt_or_foederati_once_more() -> None:
    alive = vandals("africa-5")
    alive.begin(LostCapital(tribe("vandali")))
    assert (alive.status_of("vandali"), alive.status_of("alani")) == ("revolt", "revolt")
    assert (alive.at("genseric"), alive.p.tribe_broken[tribe("vandali")]) == ("dead", 1)
    gone = vandals()
    gone.put("africa-4", "vandali-u1")
    eliminate(gone.p, unit("vandali-u1"))
    gone.put("hispaniae-1", "genseric")
    dissolve(gone.p, tribe("vandali"))
    assert (gone.status_of("vandali"), gone.status_of("alani")) == ("foederati", "foederati")
    assert (gone.at("genseric"), gone.p.tribe_broken[tribe("vandali")]) == ("hispaniae-1", 2)


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_who_holds_the_home_port_has_the_fleet_wherever_it_lies() -> None:
    s = Scene(450)
    s.status("vandali", "regnum")
    s.put("africa-4", "vandali-u1")
    s.p.fleet_at = [AT_SEA, zone("thracia-3"), OFF]
    s.p.hear = s.heard.append
    for fleet in range(3):
        check_port(s.p, fleet)
    s.p.hear = None
    assert s.p.fleet_side == [BARBARE, ROMAIN, ROMAIN]
    assert s.told("fleet") == [["classis-occidentalis", "barbare"]]
    s.p.fleet_at[TEMPORARY_FLEET] = zone("africa-4")
    check_port(s.p, TEMPORARY_FLEET)
    assert s.p.fleet_side[TEMPORARY_FLEET] == BARBARE
    s.p.fleet_at[TEMPORARY_FLEET] = zone("thracia-3")
    check_port(s.p, TEMPORARY_FLEET)
    assert s.p.fleet_side[TEMPORARY_FLEET] == ROMAIN


@pytest.mark.rule("ultimus", "2.F")
def test_2_f_both_players_sort_their_hands_the_romain_first() -> None:
    s = Scene(450)
    s.hold(ROMAIN, "tribut", "rex")
    s.p.kept = [4, 4]
    s.begin(ReturnCounters())
    assert s.asked() == ("romain", "discard")
    assert s.why("pass") == "must-discard"
    assert s.why("discard papa") == "not-in-hand"
    s.play("discard rex", "pass")
    assert s.step() == "Movement"
    assert [s.p.kept[int(s.p.seat_of(camp))] for camp in (ROMAIN, BARBARE)] == [1, 0]
    assert s.p.kept_for[int(s.p.seat_of(ROMAIN))] == ROMAIN
