"""Who sets out, goes on and comes home (3.4.1, 4.3, 6.2, 7.3, 9.3.4), where one stroke of a condition decides."""

import pytest

from quadriga.games.ultimus.movement.caught import EndMove
from quadriga.games.ultimus.movement.limits import forbids_tribe
from quadriga.games.ultimus.movement.phase import Movement
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.migration import begin_migration
from quadriga.games.ultimus.year.sequence import Round
from quadriga.games.ultimus.year.winter_romans import LeadersHome
from quadriga.games.ultimus.year.winter_tribes import PeopleQuarters
from rules.ultimus.scene import Scene, key_of, leader, tribe, zone


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_outside_the_empire_a_barbarian_leader_may_leave_his_units() -> None:
    s = Scene(450).status("hunni", "war").put("gepidae", "attila", "hunni-u1").moving(BARBARE).play("march attila")
    assert s.asked() == ("barbare", "muster")
    assert s.why("set-out") == ""
    s.play("set-out")
    assert "go sarmatia" in s.offered("go")
    assert s.why("go moesiae-1") == "lone-barbarian"


@pytest.mark.rule("ultimus", "7.3")
@pytest.mark.rule("ultimus", "6.2")
def test_7_3_a_step_inside_the_empire_ends_the_count_of_a_lone_migrant() -> None:
    s = Scene(450).status("alamanni", "war").put("alamanni", "alamanni-u1").migrating("alamanni").moving(BARBARE)
    s.p.unit_done = [0] * len(s.p.unit_done)
    s.play("move alamanni-u1", "go galliae-4")
    assert s.asked() == ("barbare", "lone-unit")
    assert "go alamanni" in s.offered("go")


@pytest.mark.rule("ultimus", "6.2")
def test_6_2_migration_takes_the_title_of_the_migrants_patrice_alone() -> None:
    s = Scene(420).augusti().status("visigothi", "foederati").put("viennensis-1", "alaric-i", "visigothi-u1")
    s.put("thracia-4", "procopius")
    s.p.patrice = [leader("alaric-i"), leader("procopius")]
    begin_migration(s.p, tribe("visigothi"))
    assert s.p.patrice == [NONE, leader("procopius")]
    assert s.side("alaric-i") == s.side("visigothi-u1") == BARBARE


@pytest.mark.rule("ultimus", "9.3.4")
def test_9_3_4_a_usurpers_man_comes_home_where_no_loyal_unit_stands() -> None:
    s = Scene(450).put("moesiae-3", "marcien", side=BARBARE).put("gepidae", "cyrus", side=BARBARE)
    s.p.usurper = [NONE, leader("marcien")]
    s.put("moesiae-1", "co-moesiae-1").put("moesiae-3", "li-moesiae-1")
    s.begin(LeadersHome())
    assert s.asked() == ("barbare", "place-leader")
    assert s.offered() == [f"place-leader cyrus {town}" for town in ("pannoniae-3", "pannoniae-4", "thracia-4")]


@pytest.mark.rule("ultimus", "7.1")
def test_7_1_enemies_in_other_zones_catch_nobody_even_at_the_edge_of_the_map() -> None:
    s = Scene(450).status("austuriani", "war").put("libya-deserta", "cyrus").put("arabia-deserta", "austuriani-u1")
    s.put("oriens-1", "li-oriens-1").begin(EndMove(zone("libya-deserta")))
    assert s.asked()[1] == "movement"
    s.put("libya-deserta", "austuriani-u1").begin(EndMove(zone("libya-deserta")))
    assert s.step() == "CaughtRoll"


@pytest.mark.rule("ultimus", "6.2")
@pytest.mark.rule("ultimus", "4.3")
def test_6_2_a_people_at_peace_leaves_its_home_only_while_it_migrates() -> None:
    s = Scene(450).put("alani", "alani-u1")
    assert forbids_tribe(s.p, tribe("alani"), zone("alani")) == 0
    for to in ("sarmatia", "pannoniae-2"):
        assert key_of(forbids_tribe(s.p, tribe("alani"), zone(to))) == "at-peace"
    s.migrating("alani")
    assert [forbids_tribe(s.p, tribe("alani"), zone(to)) for to in ("alani", "sarmatia", "pannoniae-2")] == [0, 0, 0]


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_leader_at_the_edge_of_britannia_marches_like_any_other() -> None:
    s = Scene(450).put("britanniae-1", "dux-britanniae").moving(ROMAIN)
    assert s.offered("march") == ["march dux-britanniae"]


@pytest.mark.rule("ultimus", "7.1")
@pytest.mark.rule("ultimus", "2.E")
def test_7_1_who_is_alone_among_enemies_is_tested_before_and_after_a_movement() -> None:
    s = Scene(450).status("hunni", "war").put("moesiae-2", "marcien", "hunni-u1").begin(Round(ROMAIN))
    assert s.step() == "CaughtRoll"
    s = Scene(450).status("hunni", "war").begin(Round(ROMAIN))
    assert s.asked() == ("romain", "movement")
    s.put("moesiae-2", "marcien", "hunni-u1").play("end-movement")
    assert s.step() == "CaughtRoll"


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_foederati_who_are_settled_again_do_not_change_their_status() -> None:
    for status, changes in (("foederati", []), ("revolt", [["visigothi", "foederati"]])):
        s = Scene(450).status("visigothi", status)
        s.p.tribe_fell[tribe("visigothi")] = zone("galliae-5")
        s.begin(Movement(ROMAIN), PeopleQuarters(tribe("visigothi"))).play("end-movement")
        assert s.told("status") == changes
        assert s.at("visigothi-u1") == "galliae-5"


@pytest.mark.rule("ultimus", "6.2")
@pytest.mark.rule("ultimus", "4.3")
def test_6_2_a_lone_migrant_goes_on_only_where_its_people_may() -> None:
    s = Scene(450).status("alamanni", "war").put("alamanni", "alamanni-u1").put("franci", "franci-orientales-u1")
    s.migrating("alamanni").moving(BARBARE).play("move alamanni-u1", "go galliae-2")
    assert s.why("go franci") == "other-tribe"
    assert "go galliae-1" in s.offered()


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_enemies_in_the_port_hold_guards_ashore_and_nobody_else() -> None:
    for guarded, why in ((False, ""), (True, "must-stop")):
        s = Scene(450).status("vandali", "war").put("africa-4", "boniface", "co-africa-1", "vandali-u1")
        s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), ROMAIN
        if guarded:
            s.guard("bu-3-1", "boniface")
        s.moving(ROMAIN)
        s.play(s.offered("sail")[0])
        assert s.why("board boniface") == why


@pytest.mark.rule("ultimus", "3.4.2")
@pytest.mark.parametrize(("aboard", "guarded", "why"), [(2, False, ""), (1, True, ""), (2, True, "fleet-full")])
def test_3_4_2_leaders_need_no_room_aboard_their_guards_do(aboard: int, guarded: bool, why: str) -> None:
    s = Scene(450).put("africa-4", "boniface", "co-africa-1", "co-africa-2")
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), ROMAIN
    if guarded:
        s.guard("bu-3-1", "boniface")
    s.moving(ROMAIN)
    s.play(s.offered("sail")[0], *[f"embark co-africa-{number + 1}" for number in range(aboard)])
    assert s.why("board boniface") == why
