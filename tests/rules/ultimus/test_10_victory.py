"""Chapter 10: points and levels of victory."""

import pytest

from quadriga.games.ultimus.battle.result import carry_out, resolve
from quadriga.games.ultimus.battle.retreat import fall
from quadriga.games.ultimus.position import BOX
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.lives import BATTLE, kill
from quadriga.games.ultimus.year.victory import Count, barbarian_points, close, roman_points
from rules.ultimus.scene import Scene, leader, tribe, unit, zone


@pytest.mark.rule("ultimus", "10.1")
@pytest.mark.parametrize(("extra", "gain"), [("pa-w-victores", 1), ("co-galliae-1", 0)])
def test_10_1_a_point_for_a_battle_of_25_pf(extra: str, gain: int) -> None:
    s = Scene(450, active=BARBARE)
    s.status("suevi", "revolt")
    s.status("alamanni", "revolt")
    s.put("galliae-5", "suevi-u1", "suevi-u2", "alamanni-u1")
    s.put("galliae-5", "pa-w-divitenses", extra)
    total = sum(s.p.roster.unit_pf[u][0] for u, at in enumerate(s.p.unit_at) if at == zone("galliae-5"))
    assert total == 24 + gain
    resolve(s.battle("galliae-5").p, 6, 0)
    assert s.points(ROMAIN) + s.points(BARBARE) == gain


@pytest.mark.rule("ultimus", "10.1")
@pytest.mark.parametrize(("name", "gain"), [("hunni-leader", 1), ("attila", 5)])
def test_10_1_a_point_for_a_leader_killed_in_battle_five_for_attila(name: str, gain: int) -> None:
    s = Scene()
    s.status("hunni", "war")
    s.put("galliae-5", name)
    fall(s.p, leader(name), BATTLE, ROMAIN)
    assert s.points(ROMAIN) == gain


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_the_romains_quiet_points() -> None:
    s = Scene()
    s.augusti()
    assert roman_points(s.p) == 4
    s.p.pax = 1
    assert roman_points(s.p) == 9
    s.p.pax = 0
    s.put("italia-6", "honorius")
    assert roman_points(s.p) == 3
    s.p.leader_at[leader("honorius")] = BOX
    assert roman_points(s.p) == 4
    s.status("hunni", "war")
    s.put("oriens-9", "hunni-u1")
    assert roman_points(s.p) == 3
    s.put("italia-2", "hunni-u2")
    assert roman_points(s.p) == 2
    s.put("galliae-5", "jovin", side=BARBARE)
    s.p.usurper[0] = leader("jovin")
    assert roman_points(s.p) == 1


@pytest.mark.rule("ultimus", "10.2")
@pytest.mark.parametrize(
    ("name", "value", "gain"),
    [("suevi", "war", 1), ("suevi", "revolt", 1), ("visigothi", "revolt", 3), ("vandali", "war", 3)],
)
def test_10_2_points_for_peoples_pacified_by_arms(name: str, value: str, gain: int) -> None:
    s = Scene(450, active=ROMAIN)
    s.augusti()
    s.status(name, value)
    s.put("galliae-5", "pa-w-scolae", "pa-w-victores")
    s.put("galliae-5", *[s.p.roster.unit_ids[u] for u in s.p.roster.tribe_units[tribe(name)]])
    carry_out(s.battle("galliae-5").p, [5, 0], ROMAIN)
    s.p.settle()
    assert roman_points(s.p) == 4 + gain


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_a_people_lost_to_hunger_is_not_pacified_by_arms() -> None:
    s = Scene()
    s.augusti()
    s.status("scoti", "war")
    s.p.unit_at[unit("scoti-u1")] = -2
    assert roman_points(s.p) == 4


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_the_barbares_points() -> None:
    s = Scene()
    s.augusti()
    assert barbarian_points(s.p) == 0
    s.status("visigothi", "revolt")
    s.put("viennensis-1", "visigothi-u1")
    assert barbarian_points(s.p) == 1
    s.put("viennensis-5", "visigothi-u2")
    assert barbarian_points(s.p) == 3
    s.put("italia-5", "visigothi-u3")
    assert barbarian_points(s.p) == 8
    s.put("galliae-4", "jovin", "co-galliae-1", side=BARBARE)
    s.p.usurper[0] = leader("jovin")
    assert barbarian_points(s.p) == 11
    s.p.regna = 1
    assert barbarian_points(s.p) == 16
    s.p.augustus[1] = -1
    assert barbarian_points(s.p) == 19
    s.p.council = zone("asia-1")
    assert barbarian_points(s.p) == 22


@pytest.mark.rule("ultimus", "10.2")
def test_10_2_foederati_score_nothing_for_the_barbare() -> None:
    s = Scene()
    s.augusti()
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "visigothi-u1")
    assert barbarian_points(s.p) == 0


@pytest.mark.rule("ultimus", "10.3")
@pytest.mark.parametrize(
    ("score", "key", "results"),
    [([10, 9], "points", [2, 0]), ([10, 20], "points", [0, 2]), ([10, 21], "decisive", [0, 2]),
     ([50, 10], "decisive", [2, 0]),
     ([51, 10], "definitive", [2, 0]), ([7, 7], "equal", [1, 1]), ([3, -2], "definitive", [2, 0])],
)  # fmt: skip
def test_10_3_levels_of_victory(score: list[int], key: str, results: list[int]) -> None:
    s = Scene()
    s.p.points = score
    close(s.p)
    assert s.p.result is not None
    assert (s.p.result.key, s.p.result.results) == (key, results)


@pytest.mark.rule("ultimus", "scenario")
def test_campus_mauriacus_ends_with_attilas_death() -> None:
    s = Scene(451, scenario="campus-mauriacus")
    s.status("hunni", "war")
    s.put("galliae-5", "attila")
    kill(s.p, leader("attila"), BATTLE)
    assert s.p.result is not None
    assert (s.p.result.key, s.p.result.results) == ("attila", [2, 0])


@pytest.mark.rule("ultimus", "scenario")
def test_twilight_ends_when_the_west_has_no_augustus_and_roma_and_ravenna_are_lost() -> None:
    s = Scene(470, scenario="crepuscule")
    s.augusti("proc-anthemius", "leon")
    s.p.augustus[0] = -1
    s.status("visigothi", "revolt")
    s.put("italia-5", "visigothi-u1")
    s.begin(Count())
    assert s.p.result is None
    s.put("italia-4", "visigothi-u2")
    s.begin(Count())
    assert s.p.result is not None
    assert (s.p.result.key, s.p.result.results) == ("west-lost", [0, 2])
