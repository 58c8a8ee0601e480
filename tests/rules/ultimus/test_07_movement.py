"""Chapter 7: steps, costs, limits, leaders caught alone."""

import pytest

from quadriga.games.ultimus import words as w
from quadriga.games.ultimus.limits import step_cost
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from rules.ultimus.scene import (
    asks,
    at,
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
    status,
    zone,
)


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_troops_stop_among_enemies_a_leader_alone_passes() -> None:
    p = scene()
    status(p, "suevi", "war")
    put(p, "hispaniae-1", "suevi-u1")
    put(p, "hispaniae-2", "aetius", "co-hispaniae-1", "avitus")
    moving(p, ROMAIN)
    play(p, "march aetius", "take co-hispaniae-1", "set-out", "go hispaniae-1")
    assert refusal(p, "go hispaniae-4") == "must-stop"
    p = scene()
    status(p, "suevi", "war")
    put(p, "hispaniae-1", "suevi-u1")
    put(p, "hispaniae-2", "aetius")
    moving(p, ROMAIN)
    play(p, "march aetius", "go hispaniae-1", "go hispaniae-4", "halt")
    assert at(p, "aetius") == "hispaniae-4"


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_units_pass_a_zone_held_by_an_enemy_leader_alone_and_he_suffers_only_if_they_stop() -> None:
    p = scene()
    status(p, "suevi", "revolt")
    put(p, "hispaniae-1", "suevi-u1")
    put(p, "hispaniae-4", "avitus")
    moving(p, BARBARE)
    play(p, "move suevi-u1", "go hispaniae-4")
    assert asks(p) == "CaughtRoll"
    roll(p, 8)
    play(p, "flee avitus hispaniae-5")
    assert at(p, "avitus") == "hispaniae-5"


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_a_caught_leader_dies_on_a_9() -> None:
    p = scene()
    status(p, "suevi", "revolt")
    put(p, "hispaniae-1", "suevi-u1")
    put(p, "hispaniae-2", "avitus")
    moving(p, ROMAIN)
    play(p, "march avitus", "go hispaniae-1", "halt")
    roll(p, 9)
    assert at(p, "avitus") == "dead"


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_or_if_no_adjacent_zone_is_free() -> None:
    p = scene()
    status(p, "picti", "war")
    put(p, "picti-2", "picti-u1")
    put(p, "picti-3", "gerontius")
    moving(p, BARBARE)
    play(p, "move picti-u1", "go picti-3")
    roll(p, 1)
    assert at(p, "gerontius") == "picti-2"
    put(p, "picti-2", "picti-u2")
    put(p, "picti-3", "gerontius")
    p.unit_done = [0] * len(p.unit_done)
    put(p, "picti-2", "picti-u1", "picti-u2")
    play(p, "move picti-u1", "go picti-3")
    roll(p, 1)
    assert at(p, "gerontius") == "dead"


@pytest.mark.rule("ultimus", "7.2")
@pytest.mark.parametrize(
    ("start", "to", "cost"),
    [("ostrogothi", "thracia-1", 2), ("galliae-7", "britanniae-2", 3), ("saxones", "britanniae-2", 3),
     ("scoti", "britanniae-3", 3), ("italia-4", "italia-5", 1), ("thracia-3", "pontica-1", 2),
     ("oriens-8", "oriens-11", 2)],
)  # fmt: skip
def test_7_2_what_a_step_costs(start: str, to: str, cost: int) -> None:
    p = scene()
    assert step_cost(p, zone(start), zone(to)) == cost == step_cost(p, zone(to), zone(start))


@pytest.mark.rule("ultimus", "7.2")
def test_7_2_only_to_adjacent_zones_and_within_the_points() -> None:
    p = scene()
    put(p, "galliae-7", "aetius", "co-galliae-1")
    p.patrice[0] = leader("aetius")
    moving(p, ROMAIN)
    play(p, "march aetius", "take co-galliae-1", "set-out")
    assert refusal(p, "go galliae-5") == "not-next"
    play(p, "go galliae-6")
    assert "go galliae-7" in offered(p)
    play(p, "go galliae-7")
    assert refusal(p, "go britanniae-2") == "too-far"


@pytest.mark.rule("ultimus", "7.2")
def test_7_2_a_march_that_names_no_zone_is_refused_with_a_reason_too() -> None:
    p = scene()
    put(p, "italia-8", "avitus", "co-italia-1")
    moving(p, ROMAIN)
    play(p, "march avitus", "take co-italia-1", "set-out")
    assert half_said(p, w.GO) == "not-next"
    assert half_said(p, w.DROP) == "not-here"
    p = scene()
    put(p, "italia-8", "co-italia-1")
    moving(p, ROMAIN)
    play(p, "move co-italia-1")
    assert half_said(p, w.GO) == "not-next"


@pytest.mark.rule("ultimus", "7.3")
@pytest.mark.parametrize(
    ("troops", "furthest"), [(("pa-w-victores", "pa-w-scolae"), "picti-2"), (("co-britanniae-1",), "picti-1")]
)
def test_7_3_constantin_reaches_the_second_pictish_zone_with_palatini_the_first_with_comitatenses(
    troops: tuple[str, ...], furthest: str
) -> None:
    p = scene()
    status(p, "picti", "war")
    put(p, "britanniae-1", "constantin-iii", *troops)
    p.patrice[0] = leader("constantin-iii")
    moving(p, ROMAIN)
    play(p, "march constantin-iii", *[f"take {name}" for name in troops], "set-out", "go picti-1")
    if furthest == "picti-1":
        assert refusal(p, "go picti-2") == "co-outside"
        return
    play(p, "go picti-2")
    assert refusal(p, "go picti-3") == "outside-limit"
    play(p, "halt")
    assert at(p, "pa-w-scolae") == "picti-2"


@pytest.mark.rule("ultimus", "7.3")
def test_7_3_a_move_wholly_outside_costs_two_points_at_most() -> None:
    p = scene()
    for name in ("alamanni", "franci-orientales", "saxones"):
        status(p, name, "war")
    put(p, "alamanni", "aetius", "pa-w-scolae", "pa-w-victores")
    guard(p, "bu-4-1", "aetius")
    p.patrice[0] = leader("aetius")
    moving(p, ROMAIN)
    play(p, "march aetius", "take pa-w-victores", "take pa-w-scolae", "set-out", "go franci", "go saxones")
    assert refusal(p, "go germania") == "outside-limit"
    assert "halt" in offered(p)
    play(p, "go galliae-1", "halt")
    assert at(p, "aetius") == at(p, "bu-4-1") == "galliae-1"


@pytest.mark.rule("ultimus", "7.3")
def test_7_3_the_eight_oriental_zones_count_as_inside() -> None:
    p = scene()
    status(p, "persae", "war")
    put(p, "persae-6", "varhan-v", "persae-u1")
    moving(p, BARBARE)
    play(p, "march varhan-v", "take persae-u1", "set-out", "go persae-5", "go persae-4", "go armenia")
    assert at(p, "varhan-v") == "armenia"
