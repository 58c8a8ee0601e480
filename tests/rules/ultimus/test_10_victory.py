"""Chapter 10: points and levels of victory."""

import pytest

from quadriga.games.ultimus.battle import carry_out, resolve
from quadriga.games.ultimus.lives import BATTLE, kill
from quadriga.games.ultimus.position import BOX
from quadriga.games.ultimus.retreat import fall
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.victory import Count, barbarian_points, close, roman_points
from rules.ultimus.scene import (
    augusti,
    begin,
    leader,
    points,
    put,
    scene,
    status,
    tribe,
    unit,
    zone,
)


@pytest.mark.rule("ultimus", "10.1")
@pytest.mark.parametrize(("extra", "gain"), [("pa-w-victores", 1), ("co-galliae-1", 0)])
def test_10_1_a_point_for_a_battle_of_25_pf(extra: str, gain: int) -> None:
    p = scene(450, active=BARBARE)
    status(p, "suevi", "revolt")
    status(p, "alamanni", "revolt")
    put(p, "galliae-5", "suevi-u1", "suevi-u2", "alamanni-u1")
    put(p, "galliae-5", "pa-w-divitenses", extra)
    total = sum(p.roster.unit_pf[u][0] for u, at in enumerate(p.unit_at) if at == zone("galliae-5"))
    assert total == 24 + gain
    resolve(p, zone("galliae-5"), 0, 6, 0)
    assert points(p, ROMAIN) + points(p, BARBARE) == gain


@pytest.mark.rule("ultimus", "10.1")
@pytest.mark.parametrize(("name", "gain"), [("hunni-leader", 1), ("attila", 5)])
def test_10_1_a_point_for_a_leader_killed_in_battle_five_for_attila(name: str, gain: int) -> None:
    p = scene()
    status(p, "hunni", "war")
    put(p, "galliae-5", name)
    fall(p, leader(name), BATTLE, ROMAIN)
    assert points(p, ROMAIN) == gain


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_the_romains_quiet_points() -> None:
    p = scene()
    augusti(p)
    assert roman_points(p) == 4
    p.pax = 1
    assert roman_points(p) == 9
    p.pax = 0
    put(p, "italia-6", "honorius")
    assert roman_points(p) == 3
    p.leader_at[leader("honorius")] = BOX
    assert roman_points(p) == 4
    status(p, "hunni", "war")
    put(p, "oriens-9", "hunni-u1")
    assert roman_points(p) == 3
    put(p, "italia-2", "hunni-u2")
    assert roman_points(p) == 2
    put(p, "galliae-5", "jovin", side=BARBARE)
    p.usurper[0] = leader("jovin")
    assert roman_points(p) == 1


@pytest.mark.rule("ultimus", "10.2")
@pytest.mark.parametrize(
    ("name", "value", "gain"),
    [("suevi", "war", 1), ("suevi", "revolt", 1), ("visigothi", "revolt", 3), ("vandali", "war", 3)],
)
def test_10_2_points_for_peoples_pacified_by_arms(name: str, value: str, gain: int) -> None:
    p = scene(450, active=ROMAIN)
    augusti(p)
    status(p, name, value)
    put(p, "galliae-5", "pa-w-scolae", "pa-w-victores")
    put(p, "galliae-5", *[p.roster.unit_ids[u] for u in p.roster.tribe_units[tribe(name)]])
    carry_out(p, zone("galliae-5"), [5, 0], ROMAIN)
    p.settle()
    assert roman_points(p) == 4 + gain


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_a_people_lost_to_hunger_is_not_pacified_by_arms() -> None:
    p = scene()
    augusti(p)
    status(p, "scoti", "war")
    p.unit_at[unit("scoti-u1")] = -2
    assert roman_points(p) == 4


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_the_barbares_points() -> None:
    p = scene()
    augusti(p)
    assert barbarian_points(p) == 0
    status(p, "visigothi", "revolt")
    put(p, "viennensis-1", "visigothi-u1")
    assert barbarian_points(p) == 1
    put(p, "viennensis-5", "visigothi-u2")
    assert barbarian_points(p) == 3
    put(p, "italia-5", "visigothi-u3")
    assert barbarian_points(p) == 8
    put(p, "galliae-4", "jovin", "co-galliae-1", side=BARBARE)
    p.usurper[0] = leader("jovin")
    assert barbarian_points(p) == 11
    p.regna = 1
    assert barbarian_points(p) == 16
    p.augustus[1] = -1
    assert barbarian_points(p) == 19
    p.council = zone("asia-1")
    assert barbarian_points(p) == 22


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_foederati_score_nothing_for_the_barbare() -> None:
    p = scene()
    augusti(p)
    status(p, "visigothi", "foederati")
    put(p, "viennensis-5", "visigothi-u1")
    assert barbarian_points(p) == 0


@pytest.mark.rule("ultimus", "10.3")
@pytest.mark.parametrize(
    ("score", "key", "results"),
    [([10, 9], "points", [2, 0]), ([10, 20], "points", [0, 2]), ([10, 21], "decisive", [0, 2]),
     ([50, 10], "decisive", [2, 0]),
     ([51, 10], "definitive", [2, 0]), ([7, 7], "equal", [1, 1]), ([3, -2], "definitive", [2, 0])],
)  # fmt: skip
def test_10_3_levels_of_victory(score: list[int], key: str, results: list[int]) -> None:
    p = scene()
    p.points = score
    close(p)
    assert p.result is not None
    assert (p.result.key, p.result.results) == (key, results)


@pytest.mark.rule("ultimus", "scenario")
def test_campus_mauriacus_ends_with_attilas_death() -> None:
    p = scene(451, scenario="campus-mauriacus")
    status(p, "hunni", "war")
    put(p, "galliae-5", "attila")
    kill(p, leader("attila"), BATTLE)
    assert p.result is not None
    assert (p.result.key, p.result.results) == ("attila", [2, 0])


@pytest.mark.rule("ultimus", "scenario")
def test_twilight_ends_when_the_west_has_no_augustus_and_roma_and_ravenna_are_lost() -> None:
    p = scene(470, scenario="crepuscule")
    augusti(p, "proc-anthemius", "leon")
    p.augustus[0] = -1
    status(p, "visigothi", "revolt")
    put(p, "italia-5", "visigothi-u1")
    begin(p, Count())
    assert p.result is None
    put(p, "italia-4", "visigothi-u2")
    begin(p, Count())
    assert p.result is not None
    assert (p.result.key, p.result.results) == ("west-lost", [0, 2])
