"""Chapter 4: tribes, war and peace, stacking, movement, Armenia, Foederati, Regnum."""

import pytest

from quadriga.games.ultimus.balance import CapitalsAndPorts
from quadriga.games.ultimus.battles import Battles
from quadriga.games.ultimus.forces import camp_of_tribe
from quadriga.games.ultimus.limits import forbids_stacking, forbids_tribe, forbids_unit
from quadriga.games.ultimus.lives import AGE, BATTLE, TribeEntries, kill
from quadriga.games.ultimus.quarters import TribalAdjustments
from quadriga.games.ultimus.regnum import ChooseKing, found, pretenders
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.tribes import go_to_war, make_peace, revolt
from rules.ultimus.scene import (
    at,
    begin,
    key_of,
    leader,
    moving,
    offered,
    play,
    put,
    refusal,
    roll,
    scene,
    side,
    start,
    status,
    status_of,
    tribe,
    unit,
    zone,
)


@pytest.mark.rule("ultimus", "4.1")
def test_4_1_the_first_historical_leader_makes_a_tribe_major_for_good() -> None:
    p = scene(437)
    p.tribe_major[tribe("burgondi")] = 0
    p.leader_at[leader("chilperic")] = -1
    begin(p, TribeEntries(tribe("burgondi")))
    assert p.tribe_major[tribe("burgondi")] == 1
    assert at(p, "burgondi-u1") == at(p, "chilperic") == "burgondi"
    kill(p, leader("chilperic"), AGE)
    assert p.tribe_major[tribe("burgondi")] == 1


@pytest.mark.rule("ultimus", "4.1")
def test_4_1_franci_salii_are_minor_before_430_and_ostrogothi_always_major() -> None:
    p = start("grandes-invasions")
    assert not p.tribe_major[tribe("franci-salii")]
    assert p.tribe_major[tribe("ostrogothi")]
    assert p.tribe_major[tribe("visigothi")]


@pytest.mark.rule("ultimus", "4.2.1")
def test_4_2_1_a_generic_barbarian_returns_on_any_unit_of_his_people() -> None:
    p = scene()
    status(p, "vandali", "war")
    put(p, "africa-4", "vandali-u1")
    put(p, "africa-3", "vandali-u2", "vandali-leader")
    for heir in ("godegisel", "gunderic", "genseric"):
        p.leader_at[leader(heir)] = -3
    kill(p, leader("vandali-leader"), BATTLE)
    begin(p, TribeEntries(tribe("vandali")))
    assert offered(p) == {"place-leader vandali-leader africa-3", "place-leader vandali-leader africa-4"}


@pytest.mark.rule("ultimus", "4.2.2")
def test_4_2_2_at_peace_majors_stay_at_home_and_minors_are_off_the_map() -> None:
    p = start("grandes-invasions")
    assert at(p, "hunni-u1") == "hunni-1"
    assert at(p, "alamanni-u1") == "off"
    p = scene()
    put(p, "hunni-1", "hunni-u1")
    moving(p, BARBARE)
    play(p, "move hunni-u1")
    assert refusal(p, "go pannoniae-2") == "at-peace"


@pytest.mark.rule("ultimus", "4.2.3")
def test_4_2_3_a_minor_tribe_that_goes_to_war_appears_at_home_and_may_enter_the_empire() -> None:
    p = scene()
    go_to_war(p, tribe("alamanni"))
    p.settle()
    assert status_of(p, "alamanni") == "war"
    assert at(p, "alamanni-u3") == "alamanni"
    moving(p, BARBARE)
    play(p, "move alamanni-u1")
    assert "go galliae-2" in offered(p)


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
    p = scene()
    put(p, "galliae-5", f"{other}-u1", side=BARBARE)
    assert (key_of(forbids_stacking(p, tribe(one), BARBARE, zone("galliae-5"))) == "no-stacking") is banned


@pytest.mark.rule("ultimus", "4.2.4")
def test_4_2_4_romans_stack_with_foederati_and_bans_hold_on_the_march() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    put(p, "viennensis-5", "visigothi-u1")
    put(p, "viennensis-4", "pa-w-scolae")
    moving(p, ROMAIN)
    play(p, "move pa-w-scolae", "go viennensis-5")
    assert at(p, "pa-w-scolae") == "viennensis-5"
    for name in ("saxones", "picti"):
        status(p, name, "war")
    put(p, "britanniae-2", "saxones-u1")
    put(p, "britanniae-1", "picti-u1")
    moving(p, BARBARE)
    play(p, "move picti-u1")
    assert refusal(p, "go britanniae-2") == "no-stacking"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_a_leader_takes_units_of_his_own_tribe_only() -> None:
    p = scene()
    status(p, "persae", "war")
    status(p, "iberia", "war")
    put(p, "persae-1", "varhan-v", "persae-u1", "iberia-u1")
    moving(p, BARBARE)
    play(p, "march varhan-v")
    assert "take persae-u1" in offered(p)
    assert refusal(p, "take iberia-u1") == "not-his-men"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_the_home_of_a_people_at_peace_is_closed_while_it_stands_there() -> None:
    p = scene()
    status(p, "burgondi", "war")
    assert forbids_tribe(p, tribe("burgondi"), zone("alamanni")) == 0
    put(p, "alamanni", "alamanni-u1")
    assert key_of(forbids_tribe(p, tribe("burgondi"), zone("alamanni"))) == "other-tribe"
    status(p, "alamanni", "war")
    assert forbids_tribe(p, tribe("burgondi"), zone("alamanni")) == 0


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_the_hunni_cross_it_but_do_not_stop_there() -> None:
    p = scene()
    status(p, "hunni", "war")
    put(p, "alamanni", "alamanni-u1")
    put(p, "burgondi", "attila", "hunni-u1")
    moving(p, BARBARE)
    play(p, "march attila", "take hunni-u1", "set-out", "go alamanni")
    assert "halt" not in offered(p)
    assert refusal(p, "halt") == "must-go-on"
    assert refusal(p, "drop hunni-u1") == "no-stop"
    play(p, "go galliae-4", "halt")
    assert at(p, "attila") == "galliae-4"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_mauri_may_enter_the_nameless_zone_to_their_west() -> None:
    p = scene()
    status(p, "mauri", "war")
    assert forbids_tribe(p, tribe("mauri"), zone("gaetulia")) == 0


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_no_further_than_five_zones_from_home_unless_settled() -> None:
    p = scene()
    status(p, "hunni", "war")
    assert forbids_tribe(p, tribe("hunni"), zone("galliae-5")) == 0
    assert key_of(forbids_tribe(p, tribe("hunni"), zone("galliae-6"))) == "five-zones"
    status(p, "vandali", "revolt")
    assert forbids_tribe(p, tribe("vandali"), zone("africa-4")) == 0
    status(p, "vandali", "war")
    assert key_of(forbids_tribe(p, tribe("vandali"), zone("africa-4"))) == "five-zones"


@pytest.mark.rule("ultimus", "4.3")
def test_4_3_a_barbarian_leader_does_not_travel_alone_inside_the_empire() -> None:
    p = scene()
    status(p, "visigothi", "revolt")
    put(p, "viennensis-5", "euric")
    put(p, "viennensis-4", "visigothi-u1")
    moving(p, BARBARE)
    assert refusal(p, "march euric") == "lone-barbarian"
    status(p, "hunni", "war")
    put(p, "hunni-1", "attila")
    play(p, "march attila")
    assert refusal(p, "go pannoniae-2") == "lone-barbarian"
    assert "go gepidae" in offered(p)


@pytest.mark.rule("ultimus", "4.4.1")
@pytest.mark.parametrize(
    ("value", "camp"),
    [("peace", BARBARE), ("war", BARBARE), ("revolt", BARBARE), ("regnum", BARBARE), ("foederati", ROMAIN)],
)
def test_4_4_1_foederati_are_the_romains_all_others_the_barbares(value: str, camp: int) -> None:
    p = scene()
    status(p, "visigothi", value)
    assert camp_of_tribe(p, tribe("visigothi")) == camp


@pytest.mark.rule("ultimus", "4.4.2")
def test_4_4_2_the_armenians_leave_only_for_a_neighbour_while_iberia_or_persia_is_at_war() -> None:
    p = scene()
    put(p, "armenia", "armenia-u1")
    moving(p, ROMAIN)
    assert refusal(p, "move armenia-u1") == "armenia-stays"
    status(p, "persae", "war")
    assert forbids_unit(p, unit("armenia-u1"), -1, zone("oriens-12")) == 0
    assert key_of(forbids_unit(p, unit("armenia-u1"), -1, zone("oriens-11"))) == "armenia-stays"


@pytest.mark.rule("ultimus", "4.4.2")
@pytest.mark.parametrize("held", [False, True])
def test_4_4_2_the_armenian_unit_returns_unless_persians_hold_armenia(held: bool) -> None:
    p = scene()
    p.unit_at[unit("armenia-u1")] = -2
    if held:
        status(p, "persae", "war")
        put(p, "armenia", "persae-u1")
    begin(p, TribalAdjustments())
    assert at(p, "armenia-u1") == ("fallen" if held else "armenia")


@pytest.mark.rule("ultimus", "4.5.1")
def test_4_5_1_foederati_obey_their_own_leaders_or_augustus_or_patrice_and_stay_inside() -> None:
    p = scene()
    status(p, "burgondi", "foederati")
    put(p, "galliae-4", "burgondi-u1", "aegidius")
    moving(p, ROMAIN)
    play(p, "march aegidius")
    assert offered(p) == {"halt", *{text for text in offered(p) if text.startswith("go ")}}
    play(p, "halt")
    put(p, "galliae-4", "aetius")
    p.patrice[0] = leader("aetius")
    play(p, "march aetius", "take burgondi-u1", "set-out")
    assert refusal(p, "go alamanni") == "foederati-inside"


@pytest.mark.rule("ultimus", "4.5.1")
def test_4_5_1_a_foederati_patrice_commands_romans_and_keeps_a_unit_of_his_people() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    put(p, "viennensis-5", "theodoric-i", "visigothi-u1", "co-viennensis-1", "pa-w-scolae")
    moving(p, ROMAIN)
    play(p, "march theodoric-i")
    assert refusal(p, "take pa-w-scolae") == "not-his-men"
    p.patrice[0] = leader("theodoric-i")
    play(p, "take pa-w-scolae", "take visigothi-u1", "set-out", "go viennensis-4")
    assert refusal(p, "drop visigothi-u1") == "kin-needed"


@pytest.mark.rule("ultimus", "4.5.2")
def test_4_5_2_a_revolt_changes_camp_at_once_and_those_together_must_fight() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    put(p, "viennensis-5", "visigothi-u1", "pa-w-scolae")
    revolt(p, tribe("visigothi"))
    assert side(p, "visigothi-u1") == BARBARE
    moving(p, ROMAIN)
    assert refusal(p, "move pa-w-scolae") == "must-stop"
    play(p, "end-movement")
    p.active = ROMAIN
    begin(p, Battles())
    assert type(p.stack[-1]).__name__ == "BattleDie"


@pytest.mark.rule("ultimus", "4.5.2")
def test_4_5_2_wiped_out_in_revolt_they_are_foederati_again() -> None:
    p = scene()
    status(p, "suevi", "revolt")
    for name in ("suevi-u1", "suevi-u2"):
        p.unit_at[unit(name)] = -2
    p.tribe_fell[tribe("suevi")] = zone("britanniae-3")
    begin(p, TribalAdjustments())
    assert status_of(p, "suevi") == "foederati"
    assert at(p, "suevi-u1") == at(p, "suevi-u2") == "britanniae-3"


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_only_five_tribes_in_revolt_with_a_town_unit_and_leader() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    put(p, "viennensis-5", "euric", "visigothi-u1")
    assert pretenders(p) == []
    revolt(p, tribe("visigothi"))
    assert pretenders(p) == [leader("euric")]
    p.leader_at[leader("euric")] = zone("viennensis-1")
    p.put_unit(unit("visigothi-u1"), zone("viennensis-1"))
    assert pretenders(p) == []


@pytest.mark.rule("ultimus", "4.5.3")
@pytest.mark.rule("ultimus", "6.2.rex")
@pytest.mark.parametrize(("number", "made"), [(5, True), (6, False)])
def test_4_5_3_rex_founds_a_regnum_on_at_most_the_cp(number: int, made: bool) -> None:
    p = scene()
    status(p, "visigothi", "revolt")
    put(p, "viennensis-5", "euric", "visigothi-u1")
    begin(p, ChooseKing(0))
    play(p, "raise-king euric")
    roll(p, number)
    assert status_of(p, "visigothi") == ("regnum" if made else "revolt")
    assert p.regna == int(made)


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_another_leader_follows_a_dead_king() -> None:
    p = scene()
    status(p, "visigothi", "revolt")
    put(p, "viennensis-5", "euric", "visigothi-leader", "visigothi-u1")
    found(p, tribe("visigothi"), leader("euric"))
    kill(p, leader("euric"), BATTLE)
    p.settle()
    assert p.tribe_rex[tribe("visigothi")] == leader("visigothi-leader")


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_a_lost_capital_moves_to_another_town_or_the_kingdom_ends() -> None:
    p = scene()
    status(p, "visigothi", "revolt")
    put(p, "viennensis-5", "euric", "visigothi-u1")
    found(p, tribe("visigothi"), leader("euric"))
    put(p, "hispaniae-2", "visigothi-u1", "visigothi-leader")
    put(p, "hispaniae-1", "euric")
    put(p, "viennensis-5", "pa-w-scolae")
    begin(p, CapitalsAndPorts())
    assert p.tribe_capital[tribe("visigothi")] == zone("hispaniae-2")
    put(p, "hispaniae-3", "visigothi-u1")
    put(p, "hispaniae-2", "pa-w-victores")
    begin(p, CapitalsAndPorts())
    assert status_of(p, "visigothi") == "revolt"
    assert at(p, "euric") == "dead"


@pytest.mark.rule("ultimus", "4.2.2")
def test_4_2_2_peace_sends_a_major_home_and_a_minor_off_the_map() -> None:
    p = scene()
    for name in ("hunni", "suevi"):
        status(p, name, "war")
    put(p, "galliae-5", "attila", "hunni-u1")
    put(p, "hispaniae-1", "suevi-u1")
    make_peace(p, tribe("hunni"))
    make_peace(p, tribe("suevi"))
    while type(p.stack[-1]).__name__ == "PlaceUnit":
        p.push(p.moves()[0])
    assert at(p, "hunni-u1") == at(p, "attila") == "hunni-1"
    assert at(p, "suevi-u1") == "off"


@pytest.mark.rule("ultimus", "4.2.4")
def test_4_2_4_leaders_are_kept_apart_too() -> None:
    p = scene()
    status(p, "hunni", "war")
    status(p, "persae", "war")
    put(p, "persae-1", "persae-leader")
    assert key_of(forbids_stacking(p, tribe("hunni"), BARBARE, zone("persae-1"))) == "no-stacking"
    put(p, "persae-2", "persae-leader")
    assert forbids_stacking(p, tribe("hunni"), BARBARE, zone("persae-1")) == 0
