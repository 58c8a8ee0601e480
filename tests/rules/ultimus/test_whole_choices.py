"""Whole choices: an army, a march, a retreat, losses and a voyage said in one move lead where their steps lead."""

import pytest

from quadriga.games.ultimus.battle.evasion import Evasion
from quadriga.games.ultimus.battle.result import carry_out
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from rules.ultimus.scene import Scene, unit

ALL, THREE_QUARTERS = 1, 4


def spain() -> Scene:
    s = Scene()
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1")
    s.put("hispaniae-2", "aetius", "pa-w-scolae", "pa-w-victores", "co-hispaniae-1")
    return s.moving(ROMAIN)


@pytest.mark.rule("ultimus", "3.4.1")
def test_a_march_with_its_army_and_road_is_one_move() -> None:
    steps, whole = spain(), spain()
    steps.play("march aetius", "take pa-w-victores", "take pa-w-scolae", "set-out", "go hispaniae-4", "halt")
    whole.play("march-by aetius pa-w-scolae+pa-w-victores hispaniae-4")
    assert whole.p == steps.p
    assert whole.at("pa-w-victores") == "hispaniae-4"


@pytest.mark.rule("ultimus", "7.1")
def test_the_step_at_fault_is_named() -> None:
    s = spain()
    assert s.why("march-by aetius pa-w-scolae hispaniae-1>hispaniae-4") == "must-stop"
    assert s.why("march-by aetius suevi-u1 hispaniae-1") == "not-here"
    assert s.why("march-by aetius - italia-4") == "not-next"
    assert s.why("move-to co-hispaniae-1 galliae-6") == "not-next"


@pytest.mark.rule("ultimus", "3.4.1")
def test_an_army_is_named_at_once_and_units_left_at_once() -> None:
    s = spain()
    s.play("march aetius", "take-these co-hispaniae-1+pa-w-scolae+pa-w-victores")
    assert s.step() == "March"
    assert s.why("drop-these pa-w-scolae") == "not-here"
    s.play("go hispaniae-4", "drop-these co-hispaniae-1+pa-w-victores", "go-by -")
    assert s.at("pa-w-victores") == "hispaniae-4"
    assert s.step() == "Movement"


@pytest.mark.rule("ultimus", "3.4.1")
def test_a_unit_moves_off_alone_in_one_move() -> None:
    s = spain()
    s.play("move-to co-hispaniae-1 hispaniae-1")
    assert s.at("co-hispaniae-1") == "hispaniae-1"


@pytest.mark.rule("ultimus", "8.2.1")
def test_a_retreat_into_one_zone_is_one_move() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1")
    s.put("galliae-5", "sarus", "li-galliae-1", "li-galliae-2", "li-galliae-3", "co-galliae-1")
    s.battle("galliae-5").begin(Evasion())
    s.play("evade")
    s.roll(1)
    assert s.why("retreat - li-galliae-1 galliae-6") == "without-leader"
    assert s.why("retreat - - galliae-6") == "no-such-choice"
    s.play("retreat sarus li-galliae-3+li-galliae-1 galliae-6")
    assert [s.at(name) for name in ("sarus", "li-galliae-1", "li-galliae-3")] == ["galliae-6"] * 3
    assert s.at("li-galliae-2") == "galliae-5"


@pytest.mark.rule("ultimus", "8.4.2")
def test_losses_are_one_move() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("suevi", "revolt")
    s.status("vandali", "revolt")
    s.put("hispaniae-4", "pa-w-scolae", "pa-w-victores", "co-hispaniae-1")
    s.put("hispaniae-4", "suevi-u1", "suevi-u2", "vandali-u1")
    carry_out(s.battle("hispaniae-4").p, [THREE_QUARTERS, ALL], ROMAIN)
    s.p.settle()
    assert s.step() == "Losses"
    assert s.why("weaken-these suevi-u1") == "already-hit"
    s.play("weaken-these co-hispaniae-1+pa-w-scolae")
    assert s.step() == "Withdraw"
    assert [s.p.unit_weak[unit(name)] for name in ("co-hispaniae-1", "pa-w-scolae", "pa-w-victores")] == [1, 1, 0]


@pytest.mark.rule("ultimus", "3.4.2")
def test_a_voyage_begins_in_one_move() -> None:
    s = Scene()
    home = s.p.board.fleet_home[0]
    s.p.fleet_at[0] = home
    where = s.p.board.zone_ids[home]
    s.put(where, "aetius", "pa-w-scolae")
    s.moving(ROMAIN)
    s.play(f"sail {next(text for text in s.offered() if text.startswith('sail ')).split()[1]}")
    sea = next(text for text in sorted(s.offered()) if text.startswith("cast-off ")).split()[1]
    s.play(f"sail-with aetius pa-w-scolae {sea}")
    assert s.at("aetius") == s.at("pa-w-scolae") == "sea"
    assert s.step() == "OnSea"
