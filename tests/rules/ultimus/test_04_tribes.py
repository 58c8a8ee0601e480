"""Chapter 4: tribes, war and peace, stacking, movement, Armenia, Foederati, Regnum."""

import pytest

from quadriga.games.ultimus.battle.phase import Battles
from quadriga.games.ultimus.forces import camp_of_tribe
from quadriga.games.ultimus.movement.limits import forbids_stacking, forbids_tribe, forbids_unit
from quadriga.games.ultimus.peoples.regnum import ChooseKing, found, pretenders
from quadriga.games.ultimus.peoples.tribes import go_to_war, make_peace, revolt
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.lives import AGE, BATTLE, TribeEntries, kill
from quadriga.games.ultimus.year.balance import CapitalsAndPorts
from quadriga.games.ultimus.year.winter_tribes import TribalAdjustments
from rules.ultimus.scene import Scene, key_of, leader, start, tribe, unit, zone


@pytest.mark.rule("ultimus", "4.1")
def test_4_1_the_first_historical_leader_makes_a_tribe_major_for_good() -> None:
    s = Scene(437)
    s.p.tribe_major[tribe("burgondi")] = 0
    s.p.leader_at[leader("chilperic")] = -1
    s.begin(TribeEntries(tribe("burgondi")))
    assert s.p.tribe_major[tribe("burgondi")] == 1
    assert s.at("burgondi-u1") == s.at("chilperic") == "burgondi"
    kill(s.p, leader("chilperic"), AGE)
    assert s.p.tribe_major[tribe("burgondi")] == 1


@pytest.mark.rule("ultimus", "4.1")
def test_4_1_franci_salii_are_minor_before_430_and_ostrogothi_always_major() -> None:
    s = start("grandes-invasions")
    assert not s.p.tribe_major[tribe("franci-salii")]
    assert s.p.tribe_major[tribe("ostrogothi")]
    assert s.p.tribe_major[tribe("visigothi")]


@pytest.mark.rule("ultimus", "4.2.1")
def test_4_2_1_a_generic_barbarian_returns_on_any_unit_of_his_people() -> None:
    s = Scene()
    s.status("vandali", "war")
    s.put("africa-4", "vandali-u1")
    s.put("africa-3", "vandali-u2", "vandali-leader")
    for heir in ("godegisel", "gunderic", "genseric"):
        s.p.leader_at[leader(heir)] = -3
    kill(s.p, leader("vandali-leader"), BATTLE)
    s.begin(TribeEntries(tribe("vandali")))
    assert set(s.offered()) == {"place-leader vandali-leader africa-3", "place-leader vandali-leader africa-4"}


@pytest.mark.rule("ultimus", "4.2.2")
def test_4_2_2_at_peace_majors_stay_at_home_and_minors_are_off_the_map() -> None:
    s = start("grandes-invasions")
    assert s.at("hunni-u1") == "hunni-1"
    assert s.at("alamanni-u1") == "off"
    s = Scene()
    s.put("hunni-1", "hunni-u1")
    s.moving(BARBARE)
    assert s.why("move hunni-u1") == "at-peace"
    s.put("hunni-2", "hunni-u2")
    assert forbids_tribe(s.p, tribe("hunni"), zone("hunni-2")) == 0
    assert key_of(forbids_tribe(s.p, tribe("hunni"), zone("pannoniae-2"))) == "at-peace"


@pytest.mark.rule("ultimus", "4.2.3")
def test_4_2_3_a_minor_tribe_that_goes_to_war_appears_at_home_and_may_enter_the_empire() -> None:
    s = Scene()
    go_to_war(s.p, tribe("alamanni"))
    s.p.settle()
    assert s.status_of("alamanni") == "war"
    assert s.at("alamanni-u3") == "alamanni"
    s.moving(BARBARE)
    s.play("move alamanni-u1")
    assert "go galliae-2" in s.offered()


@pytest.mark.rule("ultimus", "4.2.4")
@pytest.mark.parametrize(
    ("one", "other", "banned"),
    [
        ("franci-orientales", "visigothi", False), ("hunni", "alani", False), ("visigothi", "hunni", False),
        ("persae", "visigothi", True), ("persae", "alani", True), ("saxones", "picti", True),
        ("bagaudes", "visigothi", False), ("mauri", "vandali", True), ("armenia", "hunni", True),
        ("iberia", "persae", False),
    ],
)  # fmt: skip
def test_4_2_4_which_peoples_may_share_a_zone(one: str, other: str, banned: bool) -> None:
    s = Scene()
    s.put("galliae-5", f"{other}-u1", side=BARBARE)
    assert (key_of(forbids_stacking(s.p, tribe(one), BARBARE, zone("galliae-5"))) == "no-stacking") is banned


@pytest.mark.rule("ultimus", "4.2.4")
def test_4_2_4_romans_stack_with_foederati_and_bans_hold_on_the_march() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "visigothi-u1")
    s.put("viennensis-4", "pa-w-scolae")
    s.moving(ROMAIN)
    s.play("move pa-w-scolae", "go viennensis-5")
    assert s.at("pa-w-scolae") == "viennensis-5"
    for name in ("saxones", "picti"):
        s.status(name, "war")
    s.put("britanniae-2", "saxones-u1")
    s.put("britanniae-1", "picti-u1")
    s.moving(BARBARE)
    s.play("move picti-u1")
    assert s.why("go britanniae-2") == "no-stacking"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_a_leader_takes_units_of_his_own_tribe_only() -> None:
    s = Scene()
    s.status("persae", "war")
    s.status("iberia", "war")
    s.put("persae-1", "varhan-v", "persae-u1", "iberia-u1")
    s.moving(BARBARE)
    s.play("march varhan-v")
    assert "take persae-u1" in s.offered()
    assert s.why("take iberia-u1") == "not-his-men"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_the_home_of_a_people_at_peace_is_closed_while_it_stands_there() -> None:
    s = Scene()
    s.status("burgondi", "war")
    assert forbids_tribe(s.p, tribe("burgondi"), zone("alamanni")) == 0
    s.put("alamanni", "alamanni-u1")
    assert key_of(forbids_tribe(s.p, tribe("burgondi"), zone("alamanni"))) == "other-tribe"
    s.status("alamanni", "war")
    assert forbids_tribe(s.p, tribe("burgondi"), zone("alamanni")) == 0


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_the_hunni_cross_it_but_do_not_stop_there() -> None:
    s = Scene()
    s.status("hunni", "war")
    s.put("alamanni", "alamanni-u1")
    s.put("burgondi", "attila", "hunni-u1")
    s.moving(BARBARE)
    s.play("march attila", "take hunni-u1", "set-out", "go alamanni")
    assert "halt" not in s.offered()
    assert s.why("halt") == "must-go-on"
    assert s.why("drop hunni-u1") == "no-stop"
    s.play("go galliae-4", "halt")
    assert s.at("attila") == "galliae-4"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_mauri_may_enter_the_nameless_zone_to_their_west() -> None:
    s = Scene()
    s.status("mauri", "war")
    assert forbids_tribe(s.p, tribe("mauri"), zone("gaetulia")) == 0


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_no_further_than_five_zones_from_home_unless_settled() -> None:
    s = Scene()
    s.status("hunni", "war")
    assert forbids_tribe(s.p, tribe("hunni"), zone("galliae-5")) == 0
    assert key_of(forbids_tribe(s.p, tribe("hunni"), zone("galliae-6"))) == "five-zones"
    s.status("vandali", "revolt")
    assert forbids_tribe(s.p, tribe("vandali"), zone("africa-4")) == 0
    s.status("vandali", "war")
    assert key_of(forbids_tribe(s.p, tribe("vandali"), zone("africa-4"))) == "five-zones"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_a_barbarian_leader_does_not_travel_alone_inside_the_empire() -> None:
    s = Scene()
    s.status("visigothi", "revolt")
    s.put("viennensis-5", "euric")
    s.put("viennensis-4", "visigothi-u1")
    s.moving(BARBARE)
    assert s.why("march euric") == "lone-barbarian"
    s.status("hunni", "war")
    s.put("hunni-1", "attila")
    s.play("march attila")
    assert s.why("go pannoniae-2") == "lone-barbarian"
    assert "go gepidae" in s.offered()


@pytest.mark.rule("ultimus", "4.4.1")
@pytest.mark.parametrize(
    ("value", "camp"),
    [("peace", BARBARE), ("war", BARBARE), ("revolt", BARBARE), ("regnum", BARBARE), ("foederati", ROMAIN)],
)
def test_4_4_1_foederati_are_the_romains_all_others_the_barbares(value: str, camp: int) -> None:
    s = Scene()
    s.status("visigothi", value)
    assert camp_of_tribe(s.p, tribe("visigothi")) == camp


@pytest.mark.rule("ultimus", "4.4.2")
def test_4_4_2_the_armenians_leave_only_for_a_neighbour_while_iberia_or_persia_is_at_war() -> None:
    s = Scene()
    s.put("armenia", "armenia-u1")
    s.moving(ROMAIN)
    assert s.why("move armenia-u1") == "armenia-stays"
    s.status("persae", "war")
    assert forbids_unit(s.p, unit("armenia-u1"), -1, zone("oriens-12")) == 0
    assert key_of(forbids_unit(s.p, unit("armenia-u1"), -1, zone("oriens-11"))) == "armenia-stays"


@pytest.mark.rule("ultimus", "4.4.2")
@pytest.mark.parametrize("held", [False, True])
def test_4_4_2_the_armenian_unit_returns_unless_persians_hold_armenia(held: bool) -> None:
    s = Scene()
    s.p.unit_at[unit("armenia-u1")] = -2
    if held:
        s.status("persae", "war")
        s.put("armenia", "persae-u1")
    s.begin(TribalAdjustments())
    assert s.at("armenia-u1") == ("fallen" if held else "armenia")


@pytest.mark.rule("ultimus", "4.5.1")
def test_4_5_1_foederati_obey_their_own_leaders_or_augustus_or_patrice_and_stay_inside() -> None:
    s = Scene()
    s.status("burgondi", "foederati")
    s.put("galliae-4", "burgondi-u1", "aegidius")
    s.moving(ROMAIN)
    s.play("march aegidius")
    assert {text.split()[0] for text in s.offered()} == {"go"}
    s.play("go galliae-5", "halt")
    s.put("galliae-4", "aetius")
    s.p.patrice[0] = leader("aetius")
    s.play("march aetius", "take burgondi-u1", "set-out")
    assert s.why("go alamanni") == "foederati-inside"


@pytest.mark.rule("ultimus", "4.5.1")
def test_4_5_1_a_foederati_patrice_commands_romans_and_keeps_a_unit_of_his_people() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "theodoric-i", "visigothi-u1", "co-viennensis-1", "pa-w-scolae")
    s.moving(ROMAIN)
    s.play("march theodoric-i")
    assert s.why("take pa-w-scolae") == "not-his-men"
    s.p.patrice[0] = leader("theodoric-i")
    s.play("take pa-w-scolae", "take visigothi-u1", "set-out", "go viennensis-4")
    assert s.why("drop visigothi-u1") == "kin-needed"


@pytest.mark.rule("ultimus", "4.5.2")
def test_4_5_2_a_revolt_changes_camp_at_once_and_those_together_must_fight() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "visigothi-u1", "pa-w-scolae")
    revolt(s.p, tribe("visigothi"))
    assert s.side("visigothi-u1") == BARBARE
    s.moving(ROMAIN)
    assert s.why("move pa-w-scolae") == "must-stop"
    s.play("end-movement")
    s.p.active = ROMAIN
    s.begin(Battles(0))
    assert s.step() == "BattleDie"


@pytest.mark.rule("ultimus", "4.5.2")
def test_4_5_2_wiped_out_in_revolt_they_are_foederati_again() -> None:
    s = Scene()
    s.status("suevi", "revolt")
    for name in ("suevi-u1", "suevi-u2"):
        s.p.unit_at[unit(name)] = -2
    s.p.tribe_fell[tribe("suevi")] = zone("britanniae-3")
    s.begin(TribalAdjustments())
    assert s.status_of("suevi") == "foederati"
    assert s.at("suevi-u1") == s.at("suevi-u2") == "britanniae-3"


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_only_five_tribes_in_revolt_with_a_town_unit_and_leader() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.put("viennensis-5", "euric", "visigothi-u1")
    assert pretenders(s.p) == []
    revolt(s.p, tribe("visigothi"))
    assert pretenders(s.p) == [leader("euric")]
    s.p.leader_at[leader("euric")] = zone("viennensis-1")
    s.p.put_unit(unit("visigothi-u1"), zone("viennensis-1"))
    assert pretenders(s.p) == []


@pytest.mark.rule("ultimus", "4.5.3")
@pytest.mark.rule("ultimus", "6.2.rex")
@pytest.mark.parametrize(("number", "made"), [(5, True), (6, False)])
def test_4_5_3_rex_founds_a_regnum_on_at_most_the_cp(number: int, made: bool) -> None:
    s = Scene()
    s.status("visigothi", "revolt")
    s.put("viennensis-5", "euric", "visigothi-u1")
    s.begin(ChooseKing(0))
    s.play("raise-king euric")
    s.roll(number)
    assert s.status_of("visigothi") == ("regnum" if made else "revolt")
    assert s.p.regna == int(made)


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_another_leader_follows_a_dead_king() -> None:
    s = Scene()
    s.status("visigothi", "revolt")
    s.put("viennensis-5", "euric", "visigothi-leader", "visigothi-u1")
    found(s.p, tribe("visigothi"), leader("euric"))
    kill(s.p, leader("euric"), BATTLE)
    s.p.settle()
    assert s.p.tribe_rex[tribe("visigothi")] == leader("visigothi-leader")


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_a_lost_capital_moves_to_another_town_or_the_kingdom_ends() -> None:
    s = Scene()
    s.status("visigothi", "revolt")
    s.put("viennensis-5", "euric", "visigothi-u1")
    found(s.p, tribe("visigothi"), leader("euric"))
    s.put("hispaniae-2", "visigothi-u1", "visigothi-leader")
    s.put("hispaniae-1", "euric")
    s.put("viennensis-5", "pa-w-scolae")
    s.begin(CapitalsAndPorts())
    assert s.p.tribe_capital[tribe("visigothi")] == zone("hispaniae-2")
    s.put("hispaniae-3", "visigothi-u1")
    s.put("hispaniae-2", "pa-w-victores")
    s.begin(CapitalsAndPorts())
    assert s.status_of("visigothi") == "revolt"
    assert s.at("euric") == "dead"


@pytest.mark.rule("ultimus", "4.2.2")
def test_4_2_2_peace_sends_a_major_home_and_a_minor_off_the_map() -> None:
    s = Scene()
    for name in ("hunni", "suevi"):
        s.status(name, "war")
    s.put("galliae-5", "attila", "hunni-u1")
    s.put("hispaniae-1", "suevi-u1")
    make_peace(s.p, tribe("hunni"))
    make_peace(s.p, tribe("suevi"))
    while s.step() == "PlaceUnit":
        s.p.push(s.p.moves()[0])
    assert s.at("hunni-u1") == s.at("attila") == "hunni-1"
    assert s.at("suevi-u1") == "off"


@pytest.mark.rule("ultimus", "4.2.4")
def test_4_2_4_leaders_are_kept_apart_too() -> None:
    s = Scene()
    s.status("hunni", "war")
    s.status("persae", "war")
    s.put("persae-1", "persae-leader")
    assert key_of(forbids_stacking(s.p, tribe("hunni"), BARBARE, zone("persae-1"))) == "no-stacking"
    s.put("persae-2", "persae-leader")
    assert forbids_stacking(s.p, tribe("hunni"), BARBARE, zone("persae-1")) == 0
