"""Britanniae 1 is the first zone of the map and a zone like any other, whatever its number."""

import pytest

from quadriga.games.ultimus.movement.limits import forbids_move
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.camps import note_flights
from quadriga.games.ultimus.throne.lives import JoinTribe
from quadriga.games.ultimus.throne.succession import Approval
from quadriga.games.ultimus.throne.usurpation import can_usurp
from quadriga.games.ultimus.year.winter_romans import LegionQuarters
from quadriga.games.ultimus.year.winter_tribes import PeopleQuarters
from rules.ultimus.scene import WEST, Scene, leader, tribe, unit, zone

HERE = "britanniae-1"


@pytest.mark.rule("ultimus", "0.2")
def test_0_2_it_is_the_first() -> None:
    assert zone(HERE) == 0


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_unit_sets_out_from_there_and_comes_back() -> None:
    s = Scene(450).put(HERE, "li-britanniae-1").moving(ROMAIN)
    assert forbids_move(s.p, unit("li-britanniae-1"), ROMAIN) == 0
    s.play("move li-britanniae-1", "go britanniae-2", "end-movement")
    s.moving(ROMAIN)
    s.p.unit_done = [0] * len(s.p.unit_done)
    s.play("move li-britanniae-1", f"go {HERE}").sound()
    assert s.at("li-britanniae-1") == HERE


@pytest.mark.rule("ultimus", "3.6.2")
def test_3_6_2_a_leader_there_may_usurp() -> None:
    s = Scene(450).augusti("valentinien-iii", "marcien").put(HERE, "aetius")
    assert can_usurp(s.p, leader("aetius"), WEST)


@pytest.mark.rule("ultimus", "3.5.2")
def test_3_5_2_a_candidate_there_whom_the_east_refuses_usurps() -> None:
    s = Scene(450).put("thracia-3", "marcien").put(HERE, "majorien")
    s.p.augustus = [NONE, leader("marcien")]
    s.begin(Approval(leader("majorien"))).roll(6)
    assert s.p.usurper[WEST] == leader("majorien")


@pytest.mark.rule("ultimus", "3.6.6")
def test_3_6_6_an_augustus_there_has_not_fled() -> None:
    s = Scene(450).augusti().put(HERE, "honorius")
    note_flights(s.p)
    assert s.p.flight == [0, 0]


@pytest.mark.rule("ultimus", "4.2.1")
def test_4_2_1_a_king_joins_his_people_there() -> None:
    s = Scene(450).status("visigothi", "war").put(HERE, "visigothi-u1").begin(JoinTribe(leader("theodoric-i")))
    assert s.at("theodoric-i") == HERE


@pytest.mark.rule("ultimus", "deaths.barbarian")
def test_deaths_gondebaud_is_called_from_there_to_the_nearest_of_his_people() -> None:
    s = Scene(473).status("burgondi", "foederati").put(HERE, "gondebaud")
    s.put("galliae-1", "burgondi-u1").put("italia-1", "burgondi-u2").begin(JoinTribe(leader("gondebaud-rex")))
    assert s.at("gondebaud-rex") == "galliae-1"


@pytest.mark.rule("ultimus", "9.3.1")
def test_9_3_1_limitanei_recover_there() -> None:
    s = Scene(450).put(HERE, "li-britanniae-1", weak=True).begin(LegionQuarters(unit("li-britanniae-1")))
    assert s.p.unit_weak[unit("li-britanniae-1")] == 0


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_the_fallen_of_a_settled_people_rejoin_their_kin_there() -> None:
    s = Scene(450).status("visigothi", "foederati").put(HERE, "visigothi-u1").put("galliae-1", "visigothi-u2")
    s.p.put_unit(unit("visigothi-u3"), -2)
    s.begin(PeopleQuarters(tribe("visigothi")))
    assert s.offered() == [f"place-unit visigothi-u3 {HERE}", "place-unit visigothi-u3 galliae-1"]


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_d_a_rebel_who_rallies_troops_there_marches_on_with_his_own() -> None:
    s = Scene(450).put("britanniae-2", "aetius", "pa-w-scolae", side=BARBARE).put(HERE, "li-britanniae-1")
    s.p.usurper = [leader("aetius"), NONE]
    s.moving(BARBARE).play("march aetius", "take pa-w-scolae", "set-out", f"go {HERE}", "rally").roll(1)
    assert s.side("li-britanniae-1") == BARBARE
    assert s.p.army().units == [unit("pa-w-scolae")]
