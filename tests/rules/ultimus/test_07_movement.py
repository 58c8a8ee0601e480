"""Chapter 7: steps, costs, limits, leaders caught alone."""

import pytest

from quadriga.games.ultimus.movement.limits import step_cost
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from rules.ultimus.scene import Scene, leader, zone


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_troops_stop_among_enemies_a_leader_alone_passes() -> None:
    s = Scene()
    s.status("suevi", "war")
    s.put("hispaniae-1", "suevi-u1")
    s.put("hispaniae-2", "aetius", "co-hispaniae-1", "avitus")
    s.moving(ROMAIN)
    s.play("march aetius", "take co-hispaniae-1", "set-out", "go hispaniae-1")
    assert s.why("go hispaniae-4") == "must-stop"
    s = Scene()
    s.status("suevi", "war")
    s.put("hispaniae-1", "suevi-u1")
    s.put("hispaniae-2", "aetius")
    s.moving(ROMAIN)
    s.play("march aetius", "go hispaniae-1", "go hispaniae-4", "halt")
    assert s.at("aetius") == "hispaniae-4"


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_units_pass_a_zone_held_by_an_enemy_leader_alone_and_he_suffers_only_if_they_stop() -> None:
    s = Scene()
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1")
    s.put("hispaniae-4", "avitus")
    s.moving(BARBARE)
    s.play("move suevi-u1", "go hispaniae-4")
    assert s.step() == "CaughtRoll"
    s.roll(8)
    s.play("flee avitus hispaniae-5")
    assert s.at("avitus") == "hispaniae-5"


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_a_caught_leader_dies_on_a_9() -> None:
    s = Scene()
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1")
    s.put("hispaniae-2", "avitus")
    s.moving(ROMAIN)
    s.play("march avitus", "go hispaniae-1", "halt")
    s.roll(9)
    assert s.at("avitus") == "dead"


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_or_if_no_adjacent_zone_is_free() -> None:
    s = Scene()
    s.status("picti", "war")
    s.put("picti-2", "picti-u1")
    s.put("picti-3", "gerontius")
    s.moving(BARBARE)
    s.play("move picti-u1", "go picti-3")
    s.roll(1)
    assert s.at("gerontius") == "picti-2"
    s.put("picti-2", "picti-u2")
    s.put("picti-3", "gerontius")
    s.p.unit_done = [0] * len(s.p.unit_done)
    s.put("picti-2", "picti-u1", "picti-u2")
    s.play("move picti-u1", "go picti-3")
    s.roll(1)
    assert s.at("gerontius") == "dead"


@pytest.mark.rule("ultimus", "7.2")
@pytest.mark.parametrize(
    ("start", "to", "cost"),
    [("ostrogothi", "thracia-1", 2), ("galliae-7", "britanniae-2", 3), ("saxones", "britanniae-2", 3),
     ("scoti", "britanniae-3", 3), ("italia-4", "italia-5", 1), ("thracia-3", "pontica-1", 2),
     ("oriens-8", "oriens-11", 2)],
)  # fmt: skip
def test_7_2_what_a_step_costs(start: str, to: str, cost: int) -> None:
    s = Scene()
    assert step_cost(s.p, zone(start), zone(to)) == cost == step_cost(s.p, zone(to), zone(start))


@pytest.mark.rule("ultimus", "7.2")
def test_7_2_only_to_adjacent_zones_and_within_the_points() -> None:
    s = Scene()
    s.put("galliae-7", "aetius", "co-galliae-1")
    s.p.patrice[0] = leader("aetius")
    s.moving(ROMAIN)
    s.play("march aetius", "take co-galliae-1", "set-out")
    assert s.why("go galliae-5") == "not-next"
    s.play("go galliae-6")
    assert "go galliae-7" in s.offered()
    s.play("go galliae-7")
    assert s.why("go britanniae-2") == "too-far"


@pytest.mark.rule("ultimus", "7.2")
def test_7_2_a_march_that_names_no_zone_is_refused_with_a_reason_too() -> None:
    s = Scene()
    s.put("italia-8", "avitus", "co-italia-1")
    s.moving(ROMAIN)
    assert s.why("march avitus") == "not-next"
    s = Scene()
    s.put("italia-8", "co-italia-1")
    s.moving(ROMAIN)
    assert s.why("move co-italia-1") == "not-next"


@pytest.mark.rule("ultimus", "7.3")
@pytest.mark.parametrize(
    ("troops", "furthest"), [(("pa-w-victores", "pa-w-scolae"), "picti-2"), (("co-britanniae-1",), "picti-1")]
)
def test_7_3_constantin_reaches_the_second_pictish_zone_with_palatini_the_first_with_comitatenses(
    troops: tuple[str, ...], furthest: str
) -> None:
    s = Scene()
    s.status("picti", "war")
    s.put("britanniae-1", "constantin-iii", *troops)
    s.p.patrice[0] = leader("constantin-iii")
    s.moving(ROMAIN)
    s.play("march constantin-iii", *[f"take {name}" for name in troops], "set-out", "go picti-1")
    if furthest == "picti-1":
        assert s.why("go picti-2") == "co-outside"
        return
    s.play("go picti-2")
    assert s.why("go picti-3") == "outside-limit"
    s.play("halt")
    assert s.at("pa-w-scolae") == "picti-2"


@pytest.mark.rule("ultimus", "7.3")
def test_7_3_a_move_wholly_outside_costs_two_points_at_most() -> None:
    s = Scene()
    for name in ("alamanni", "franci-orientales", "saxones"):
        s.status(name, "war")
    s.put("alamanni", "aetius", "pa-w-scolae", "pa-w-victores")
    s.guard("bu-4-1", "aetius")
    s.p.patrice[0] = leader("aetius")
    s.moving(ROMAIN)
    s.play("march aetius", "take pa-w-victores", "take pa-w-scolae", "set-out", "go franci", "go saxones")
    assert s.why("go germania") == "outside-limit"
    assert "halt" in s.offered()
    s.play("go galliae-1", "halt")
    assert s.at("aetius") == s.at("bu-4-1") == "galliae-1"


@pytest.mark.rule("ultimus", "7.3")
def test_7_3_the_eight_oriental_zones_count_as_inside() -> None:
    s = Scene()
    s.status("persae", "war")
    s.put("persae-6", "varhan-v", "persae-u1")
    s.moving(BARBARE)
    s.play("march varhan-v", "take persae-u1", "set-out", "go persae-5", "go persae-4", "go armenia")
    assert s.at("varhan-v") == "armenia"
