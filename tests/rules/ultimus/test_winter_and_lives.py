"""Winter quarters, and what follows a death: one condition at a time."""

import pytest

from quadriga.games.ultimus.position import AT_SEA, BOX, TEMPORARY_FLEET
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.counters import FLEET
from quadriga.games.ultimus.throne.lives import AGE, JoinTribe, enter_roman, kill
from quadriga.games.ultimus.year.winter_romans import FleetLosses, Siege, is_threatened, is_town
from rules.ultimus.scene import EAST, WEST, Scene, leader, tribe, unit, zone


@pytest.mark.rule("ultimus", "9.2")
@pytest.mark.rule("ultimus", "6.3.flotte")
@pytest.mark.parametrize(("where", "stays"), [("africa-4", True), ("thracia-3", True), ("italia-4", False)])
def test_6_3_the_fleet_of_a_stratagem_lasts_in_one_of_the_great_ports_only(where: str, stays: bool) -> None:
    s = Scene(450)
    s.p.fleet_at[TEMPORARY_FLEET] = zone(where)
    s.p.cup[FLEET] -= 1
    s.p.laid[FLEET] += 1
    s.begin(FleetLosses())
    assert (s.p.fleet_at[TEMPORARY_FLEET] == zone(where)) is stays
    assert s.p.laid[FLEET] == int(stays)
    assert s.p.fleet_back[:2] == [0, 0]


@pytest.mark.rule("ultimus", "9.2")
def test_9_2_each_fleet_has_its_own_port() -> None:
    s = Scene(450)
    s.p.fleet_at[:2] = [zone("thracia-3"), AT_SEA]
    s.begin(FleetLosses())
    assert s.p.fleet_at[:2] == [-1, -1]
    assert s.p.fleet_back[:2] == [456, 456]


@pytest.mark.rule("ultimus", "9.3.1")
@pytest.mark.parametrize(
    ("where", "threatened"),
    [("galliae-2", True), ("galliae-3", True), ("galliae-7", False), ("alamanni", False)],
)
def test_9_3_1_an_enemy_threatens_from_the_zone_or_beside_it_inside_the_empire(where: str, threatened: bool) -> None:
    s = Scene(450)
    s.status("alamanni", "war")
    s.put("galliae-2", "co-galliae-1")
    s.put("galliae-3", "co-galliae-2")
    assert not is_threatened(s.p, unit("co-galliae-1"))
    s.put(where, "alamanni-u1")
    assert is_threatened(s.p, unit("co-galliae-1")) is threatened


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_a_town_or_a_capital_on_the_map() -> None:
    s = Scene(450)
    assert [is_town(s.p, zone(name)) for name in ("italia-5", "galliae-3", "galliae-4")] == [True, True, False]
    assert not is_town(s.p, -1)
    assert not is_town(s.p, BOX)


@pytest.mark.rule("ultimus", "9.3.5")
@pytest.mark.parametrize(
    ("inside", "enemies", "rolled"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_9_3_5_a_siege_needs_refugees_and_enemies(inside: bool, enemies: bool, rolled: bool) -> None:
    s = Scene(410)
    s.augusti()
    s.status("visigothi", "war")
    if inside:
        s.p.leader_at[leader("honorius")] = BOX
    if enemies:
        s.put("italia-4", "visigothi-u1")
    s.begin(Siege(WEST))
    assert (s.step() == "SiegeRoll") is rolled


@pytest.mark.rule("ultimus", "3.5.1")
def test_3_5_1_the_dead_hold_no_office() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.put("italia-2", "aetius", "aegidius")
    s.guard("bu-4-1", "aetius")
    s.p.patrice[WEST] = s.p.escort = s.p.sick = leader("aetius")
    s.p.nominee[EAST] = leader("aetius")
    kill(s.p, leader("aegidius"), AGE)
    assert s.p.patrice[WEST] == s.p.escort == s.p.sick == s.p.nominee[EAST] == leader("aetius")
    kill(s.p, leader("aetius"), AGE)
    assert (s.p.patrice[WEST], s.p.escort, s.p.sick, s.p.nominee[EAST]) == (-1, -1, -1, -1)
    assert s.at("bu-4-1") == "off"
    assert s.p.unit_lead[unit("bu-4-1")] == -1


@pytest.mark.rule("ultimus", "3.3.1")
def test_u_78_who_cannot_enter_at_all_waits() -> None:
    s = Scene(450)
    s.status("hunni", "war")
    home = s.p.roster.leader_zone[leader("majorien")]
    s.put(s.p.board.zone_ids[home], "hunni-u1")
    enter_roman(s.p, leader("majorien"))
    at = s.p.leader_at[leader("majorien")]
    assert at != home
    assert s.p.board.half[at] == WEST
    assert s.p.board.distance[home][at] == 1


@pytest.mark.rule("ultimus", "4.5.3")
@pytest.mark.parametrize(
    ("status", "rex", "crowned"), [("regnum", -1, True), ("revolt", -1, False), ("regnum", 0, False)]
)
def test_u_63_the_first_leader_who_comes_is_king_of_a_regnum_without_one(status: str, rex: int, crowned: bool) -> None:
    s = Scene(465)
    s.status("visigothi", status)
    s.put("viennensis-5", "visigothi-u1")
    people = tribe("visigothi")
    s.p.tribe_rex[people] = leader("visigothi-leader") if rex == 0 else -1
    if rex == 0:
        s.put("viennensis-5", "visigothi-leader")
    s.begin(JoinTribe(leader("euric")))
    assert s.at("euric") == "viennensis-5"
    assert s.side("euric") == BARBARE
    assert (s.p.tribe_rex[people] == leader("euric")) is crowned


@pytest.mark.rule("ultimus", "2.C")
def test_2_c_a_barbarian_leader_comes_to_a_unit_of_his_peoples_camp_or_waits() -> None:
    s = Scene(465)
    s.status("visigothi", "foederati")
    s.begin(JoinTribe(leader("euric")))
    assert s.at("euric") == "off"
    s.put("viennensis-5", "visigothi-u1")
    s.put("viennensis-1", "visigothi-u2", side=BARBARE)
    s.begin(JoinTribe(leader("euric")))
    assert s.at("euric") == "viennensis-5"
    assert s.side("euric") == ROMAIN
