"""Small print: what a sentence of the book does not touch stays as it is."""

import pytest

from quadriga.games.ultimus.battle.tactics import Parley
from quadriga.games.ultimus.position import BOX, OFF
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import CO, LI
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.council import Attend
from quadriga.games.ultimus.stratagems.plague import infection
from quadriga.games.ultimus.throne.camps import ChangeOfCamps
from quadriga.games.ultimus.throne.lives import TribeEntries
from quadriga.games.ultimus.year.events import SickRoll
from quadriga.games.ultimus.year.winter_tribes import TribalAdjustments
from rules.ultimus.scene import EAST, WEST, Scene, counter, leader, start, tribe, unit, zone

# ---------------------------------------------------------------- set up


@pytest.mark.rule("ultimus", "3.3.2")
@pytest.mark.parametrize("scenario", ["campus-mauriacus", "fleau-de-dieu", "crepuscule"])
def test_3_3_2_units_a_scenario_does_not_name_are_nobodys_to_place(scenario: str) -> None:
    s = start(scenario, deployment="chosen")
    while s.step() == "PlaceUnit":
        s.play(s.offered()[0])
    gone = [u for u, at in enumerate(s.p.setup.unit_zone) if at == NONE and s.p.roster.unit_category[u] in (LI, CO)]
    assert gone
    assert all(s.p.unit_at[u] == OFF for u in gone)


# ---------------------------------------------------------------- battles


@pytest.mark.rule("ultimus", "6.3.fuite-opportune")
def test_6_3_nobody_flees_from_an_island() -> None:
    s = Scene(450, active=BARBARE)
    s.status("vandali", "revolt")
    s.put("italia-8", "vandali-u1", "pa-w-scolae")
    s.hold(ROMAIN, "fuite-opportune")
    s.battle("italia-8")
    s.p.fight().camp = ROMAIN
    s.begin(Parley())
    assert s.why("play fuite-opportune") == "no-target"


@pytest.mark.rule("ultimus", "6.2.fleau-de-dieu")
@pytest.mark.rule("ultimus", "6.3.furor-germanicus")
@pytest.mark.parametrize(
    ("first", "second"), [("fleau-de-dieu", "furor-germanicus"), ("furor-germanicus", "fleau-de-dieu")]
)
def test_6_2_one_fury_is_enough_for_a_camp_and_two_camps_cancel_theirs(first: str, second: str) -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.status("heruli", "war")
    s.put("galliae-5", "attila", "hunni-u1", "heruli-u1", "pa-w-scolae")
    s.hold(BARBARE, first, second)
    s.battle("galliae-5").begin(Parley())
    s.play(f"play {first}")
    assert (s.asked()[0], s.p.fight().fury) == ("barbare", BARBARE)
    assert s.why(f"play {second}") == "no-target"


# ---------------------------------------------------------------- marches


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_roman_may_leave_his_last_roman_and_go_on_with_foederati_and_their_allies() -> None:
    s = Scene()
    s.p.tribe_ally[tribe("alani")] = tribe("visigothi")
    s.status("visigothi", "foederati").status("alani", "foederati")
    s.put("viennensis-5", "aetius", "alani-u1", "pa-w-scolae")
    s.p.patrice[WEST] = leader("aetius")
    s.moving(ROMAIN)
    s.play("march aetius", "take-these pa-w-scolae+alani-u1", "go viennensis-1", "drop pa-w-scolae")
    s.play("go galliae-5", "halt")
    assert (s.at("aetius"), s.at("alani-u1"), s.at("pa-w-scolae")) == ("galliae-5", "galliae-5", "viennensis-1")


@pytest.mark.rule("ultimus", "4.5.1")
def test_4_5_1_a_patrice_of_foederati_keeps_room_for_a_unit_of_his_people() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    romans = ["pa-w-scolae", "pa-w-victores", "pa-w-divitenses", "pa-w-comites-alani", "pa-w-comites-seniores"]
    s.put("viennensis-5", "theodoric-i", "visigothi-u1", "pa-w-felices-iuniores", *romans)
    s.p.patrice[WEST] = leader("theodoric-i")
    s.moving(ROMAIN)
    everybody = sorted([*romans, "pa-w-felices-iuniores"], key=unit)
    s.play("march theodoric-i", *[f"take {name}" for name in everybody[:5]])
    assert s.offered() == ["take visigothi-u1"]


# ---------------------------------------------------------------- plague


@pytest.mark.rule("ultimus", "6.3.epidemie-de-peste")
def test_6_3_without_a_counter_on_the_map_there_is_no_plague() -> None:
    s = Scene()
    assert not any(infection(s.p, one) for one in range(s.p.board.size))


@pytest.mark.rule("ultimus", "6.3.foyer-de-peste")
def test_6_3_units_that_come_without_a_leader_endanger_no_leader_who_is_there() -> None:
    s = Scene(450, active=BARBARE)
    s.status("vandali", "revolt")
    s.put("africa-3", "vandali-u1")
    s.put("africa-4", "vandali-leader")
    s.p.foyer = zone("africa-4")
    s.moving(BARBARE)
    s.play("move-to vandali-u1 africa-4")
    assert s.step() == "Movement"
    assert s.p.unit_weak[unit("vandali-u1")]


# ---------------------------------------------------------------- emperors and kings


@pytest.mark.rule("ultimus", "3.6.6")
@pytest.mark.parametrize(("half", "name"), [(WEST, "honorius"), (EAST, "arcadius")])
def test_3_6_6_an_augustus_shut_up_in_his_own_city_has_not_fled(half: int, name: str) -> None:
    s = Scene(410).augusti()
    s.p.leader_at[leader(name)] = BOX - half
    s.begin(ChangeOfCamps())
    assert s.p.flight == [0, 0]


@pytest.mark.rule("ultimus", "events.4")
def test_event_4_an_empty_throne_does_not_fall_ill() -> None:
    s = Scene(410).augusti()
    s.p.augustus[EAST] = NONE
    s.begin(SickRoll())
    s.roll(3)
    assert s.told("sick") == []
    assert s.p.sick == NONE


@pytest.mark.rule("ultimus", "6.3.concile")
@pytest.mark.parametrize(("number", "points"), [(1, 3), (6, 0)])
def test_6_3_a_council_is_rolled_for_if_no_augusta_helps(number: int, points: int) -> None:
    s = Scene(450).augusti("valentinien-iii", "marcien")
    s.put("asia-2", "marcien")
    s.p.council = zone("asia-2")
    s.p.cup[counter("concile")] -= 1
    s.p.laid[counter("concile")] += 1
    s.hold(ROMAIN, "tribut")
    s.begin(Attend())
    assert s.offered() == ["pass"]
    s.play("pass")
    s.roll(number)
    assert s.points(ROMAIN) == points


@pytest.mark.rule("ultimus", "deaths.barbarian")
def test_a_new_king_of_one_people_takes_no_leader_from_another() -> None:
    s = Scene(470)
    s.status("visigothi", "revolt")
    s.status("vandali", "revolt")
    s.put("viennensis-5", "visigothi-u1")
    s.put("africa-4", "vandali-u1", "vandali-leader")
    for name in ("alaric-i", "athaulf", "wallia", "theodoric-i", "theodoric-ii"):
        s.p.leader_at[leader(name)] = -3
    s.begin(TribeEntries(tribe("visigothi")))
    assert (s.at("euric"), s.at("vandali-leader")) == ("viennensis-5", "africa-4")


# ---------------------------------------------------------------- winter


@pytest.mark.rule("ultimus", "4.4.2")
def test_4_4_2_the_armenian_unit_stays_in_winter_where_it_stands() -> None:
    s = Scene()
    s.status("persae", "war")
    s.put("persae-3", "persae-u1")
    s.put("oriens-12", "armenia-u1")
    s.begin(TribalAdjustments())
    assert s.at("armenia-u1") == "oriens-12"
