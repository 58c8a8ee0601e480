"""Chapter 3, 3.1 to 3.4 and 3.7: dioceses, control, kinds of unit, placement, movement."""

import pytest

from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import holder, set_aside_moves
from quadriga.games.ultimus.movement.limits import forbids_unit
from quadriga.games.ultimus.placement import settle_unit
from quadriga.games.ultimus.position import AT_SEA
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.lives import BATTLE, GenericReturn, enter_roman, kill
from quadriga.games.ultimus.throne.succession import free_guard
from quadriga.games.ultimus.year.balance import CapitalsAndPorts
from rules.ultimus.scene import BOOK, Scene, key_of, leader, start, unit, zone

BOARD = BOOK.board


@pytest.mark.rule("ultimus", "3.1.1")
def test_3_1_1_seven_western_and_five_eastern_dioceses() -> None:
    west = {id for id, half in zip(BOARD.diocese_ids, BOARD.diocese_half, strict=True) if half == 0}
    assert west == {"hispaniae", "britanniae", "viennensis", "galliae", "italia", "africa", "pannoniae"}
    assert set(BOARD.diocese_ids) - west == {"moesiae", "thracia", "asia", "pontica", "oriens"}


@pytest.mark.rule("ultimus", "3.1.2")
def test_3_1_2_six_imperial_capitals() -> None:
    capitals = {BOARD.zone_ids[z] for z in BOARD.capitals}
    assert capitals == {"viennensis-3", "italia-2", "italia-4", "italia-5", "thracia-3", "oriens-9"}


@pytest.mark.rule("ultimus", "3.1.3")
def test_3_1_3_a_zone_is_the_romains_unless_an_enemy_unit_stands_there() -> None:
    s = Scene()
    assert holder(s.p, zone("italia-5")) == ROMAIN
    s.status("visigothi", "revolt")
    s.put("italia-5", "alaric-i")
    assert holder(s.p, zone("italia-5")) == ROMAIN
    s.put("italia-5", "visigothi-u1")
    assert holder(s.p, zone("italia-5")) == BARBARE


@pytest.mark.rule("ultimus", "3.2.1")
def test_3_2_1_limitanei_never_leave_their_diocese() -> None:
    s = Scene()
    s.put("galliae-5", "aetius", "li-galliae-1")
    s.p.patrice[0] = leader("aetius")
    s.status("alamanni", "war")
    s.moving(ROMAIN)
    s.play("move li-galliae-1")
    assert s.why("go viennensis-1") == "li-diocese"
    s = Scene()
    s.put("galliae-4", "aetius", "li-galliae-1")
    s.p.patrice[0] = leader("aetius")
    s.status("alamanni", "war")
    s.moving(ROMAIN)
    s.play("march aetius", "take li-galliae-1", "set-out")
    assert s.why("go alamanni") == "li-diocese"
    assert "go galliae-2" in s.offered()


@pytest.mark.rule("ultimus", "3.2.2")
def test_3_2_2_comitatenses_leave_their_diocese_with_a_titled_leader_only() -> None:
    s = Scene()
    s.put("galliae-5", "aegidius", "co-galliae-1")
    s.moving(ROMAIN)
    s.play("march aegidius", "take co-galliae-1", "set-out")
    assert s.why("go viennensis-1") == "co-diocese"
    s.p.patrice[0] = leader("aegidius")
    assert "go viennensis-1" in s.offered()


@pytest.mark.rule("ultimus", "3.2.2")
def test_3_2_2_a_western_co_may_enter_alamanni_never_gepidae_nor_the_east() -> None:
    s = Scene()
    for name in ("alamanni", "gepidae", "hunni"):
        s.status(name, "war")
    s.put("galliae-4", "honorius", "co-galliae-1")
    s.p.augustus[0] = leader("honorius")
    who, boss = unit("co-galliae-1"), leader("honorius")
    assert forbids_unit(s.p, who, boss, zone("alamanni")) == 0
    assert key_of(forbids_unit(s.p, who, boss, zone("gepidae"))) == "co-outside"
    assert key_of(forbids_unit(s.p, who, boss, zone("moesiae-1"))) == "co-half"


@pytest.mark.rule("ultimus", "3.2.2")
def test_3_2_2_a_usurper_takes_them_through_his_half_but_not_outside() -> None:
    s = Scene()
    s.status("picti", "war")
    s.put("britanniae-1", "constantin-iii", "co-britanniae-1", side=BARBARE)
    s.p.usurper[0] = leader("constantin-iii")
    s.moving(BARBARE)
    s.play("march constantin-iii", "take co-britanniae-1", "set-out")
    assert s.why("go picti-1") == "co-outside"
    assert "go britanniae-2" in s.offered()
    assert forbids_unit(s.p, unit("co-britanniae-1"), leader("constantin-iii"), zone("galliae-7")) == 0


@pytest.mark.rule("ultimus", "3.2.3")
def test_3_2_3_palatini_are_free_in_their_half_and_go_beyond_with_augustus_or_patrice() -> None:
    s = Scene()
    s.put("pannoniae-3", "marcellinus", "pa-w-victores")
    s.moving(ROMAIN)
    s.play("march marcellinus", "take pa-w-victores", "set-out")
    assert "go pannoniae-2" in s.offered()
    assert s.why("go moesiae-1") == "pa-half"
    s.p.patrice[0] = leader("marcellinus")
    assert "go moesiae-1" in s.offered()


@pytest.mark.rule("ultimus", "3.2.4")
@pytest.mark.parametrize(
    ("name", "strength"),
    [("honorius", 0), ("marcien", 2), ("anthemius", 2), ("aspar", 3), ("timasius", 3), ("stilicon", 4), ("ricimer", 4)],
)
def test_3_2_4_guards_by_command_capacity(name: str, strength: int) -> None:
    s = Scene()
    s.put("italia-4", name)
    given = free_guard(s.p, leader(name))
    assert (s.p.roster.unit_pf[given][0] if given >= 0 else 0) == strength


@pytest.mark.rule("ultimus", "3.2.4")
def test_3_2_4_guards_go_with_their_leader_and_die_with_him() -> None:
    s = Scene()
    s.put("italia-4", "aetius")
    s.guard("bu-4-1", "aetius")
    s.moving(ROMAIN)
    assert "move bu-4-1" not in s.offered()
    assert s.why("move bu-4-1") == "bu-alone"
    s.play("march aetius", "go italia-5", "halt")
    assert s.at("bu-4-1") == "italia-5"
    kill(s.p, leader("aetius"), BATTLE)
    assert s.at("bu-4-1") == "off"


@pytest.mark.rule("ultimus", "3.3.1")
def test_3_3_1_a_leader_enters_in_his_zone_or_the_nearest_free_one_of_the_half() -> None:
    s = Scene()
    enter_roman(s.p, leader("ricimer"))
    assert s.at("ricimer") == "italia-4"
    s.status("visigothi", "revolt")
    s.put("italia-4", "visigothi-u1")
    enter_roman(s.p, leader("majorien"))
    assert s.at("majorien") in {"italia-3", "italia-5", "italia-2"}


@pytest.mark.rule("ultimus", "3.3.1")
def test_3_3_1_a_generic_leader_returns_at_home_in_his_diocese_or_never() -> None:
    s = Scene()
    boss = leader("dux-galliae")
    kill(s.p, boss, BATTLE)
    assert s.at("dux-galliae") == "fallen"
    s.begin(GenericReturn(boss))
    assert s.at("dux-galliae") == "galliae-3"
    s.status("franci-salii", "revolt")
    s.put("galliae-3", "franci-salii-u1")
    s.begin(GenericReturn(boss))
    assert set(s.offered()) == {f"place-leader dux-galliae galliae-{n}" for n in (1, 2, 4, 5, 6, 7)}
    s.play("place-leader dux-galliae galliae-6")
    for n, name in enumerate(["alamanni-u1", "alamanni-u2", "alamanni-u3", "suevi-u1", "suevi-u2", "heruli-u1"]):
        s.put(f"galliae-{[1, 2, 4, 5, 6, 7][n]}", name)
    s.begin(GenericReturn(boss))
    assert s.at("dux-galliae") == "dead"


@pytest.mark.rule("ultimus", "3.3.1")
def test_3_3_1_returned_among_a_usurpers_troops_he_passes_to_the_barbare() -> None:
    s = Scene()
    s.put("galliae-3", "co-galliae-1", side=BARBARE)
    s.begin(GenericReturn(leader("dux-galliae")))
    assert s.side("dux-galliae") == BARBARE


@pytest.mark.rule("ultimus", "3.3.2")
def test_3_3_2_units_stand_in_their_diocese_or_are_placed_by_the_romain() -> None:
    s = start("grandes-invasions")
    for number, name in enumerate(s.p.roster.unit_ids):
        if name.startswith(("li-", "co-")):
            assert s.p.board.diocese[s.p.unit_at[number]] == s.p.roster.unit_diocese[number]
    s = start("grandes-invasions", deployment="chosen")
    placed = 0
    while s.step() == "PlaceUnit":
        assert s.p.turn() == s.p.seat_of(ROMAIN)
        s.p.push(s.p.moves()[0])
        placed += 1
    assert placed == sum(name.startswith(("li-", "co-")) for name in s.p.roster.unit_ids)


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_leader_takes_at_most_cc_units_and_may_leave_some_on_the_way() -> None:
    s = Scene()
    s.put("italia-2", "sarus", "pa-w-victores", "pa-w-comites-seniores", "pa-w-comites-alani", "pa-w-scolae")
    s.moving(ROMAIN)
    s.play("march sarus", "take pa-w-comites-seniores", "take pa-w-comites-alani", "take pa-w-victores")
    assert "take pa-w-scolae" not in s.offered()
    s.play("go italia-4", "drop pa-w-comites-seniores", "go italia-5", "drop pa-w-comites-alani", "drop pa-w-victores")
    assert set(s.offered()) == {"halt"}
    s.play("halt")
    assert [s.at(n) for n in ("pa-w-comites-seniores", "pa-w-victores", "sarus")] == [
        "italia-4",
        "italia-5",
        "italia-5",
    ]


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_unit_alone_moves_one_zone_whatever_it_costs() -> None:
    s = Scene()
    s.put("galliae-7", "co-galliae-1", "pa-w-scolae")
    s.moving(ROMAIN)
    s.play("move pa-w-scolae", "go britanniae-2")
    assert s.at("pa-w-scolae") == "britanniae-2"
    assert s.why("move pa-w-scolae") == "already-moved"


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_romans_enter_a_tribes_home_in_war_and_under_augustus_or_patrice() -> None:
    s = Scene()
    s.put("galliae-2", "aetius", "pa-w-scolae")
    s.p.patrice[0] = leader("aetius")
    s.moving(ROMAIN)
    s.play("march aetius", "take pa-w-scolae", "set-out")
    assert s.why("go alamanni") == "foreign-land"
    s.status("alamanni", "war")
    assert "go alamanni" in s.offered()


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_genseric_sails_from_carthago_to_italia_4_and_marches_next_round() -> None:
    s = Scene(455)
    s.status("vandali", "regnum")
    s.put("africa-4", "genseric", "vandali-u1", "vandali-u2", "vandali-u3")
    s.p.fleet_at[0], s.p.fleet_side[0] = zone("africa-4"), BARBARE
    s.moving(BARBARE)
    s.play("sail classis-occidentalis", "embark vandali-u1", "embark vandali-u2", "board genseric")
    assert s.why("embark vandali-u3") == "fleet-full"
    s.play("cast-off mare-internum-occidentalis", "land italia-4")
    assert s.at("genseric") == "italia-4"
    assert s.why("march genseric") == "already-moved"
    s.play("end-movement")
    set_aside_moves(s.p)
    s.moving(BARBARE)
    s.play("march genseric", "take vandali-u1", "take vandali-u2", "set-out", "go italia-5", "halt")
    assert s.at("vandali-u1") == "italia-5"
    s.play("sail classis-occidentalis", "dock africa-4")
    assert s.p.fleet_at[0] == zone("africa-4")


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_fleets_keep_out_of_the_northern_seas_and_away_from_coasts_without_port() -> None:
    s = Scene()
    s.p.fleet_at[1], s.p.fleet_side[1] = zone("thracia-3"), ROMAIN
    s.moving(ROMAIN)
    s.play("sail classis-orientalis")
    assert set(s.offered()) == {"cast-off mare-internum-orientalis", "cast-off pontus-euxinus", "anchor"}
    s.p.fleet_at[0] = zone("hispaniae-5")
    s.play("anchor", "sail classis-occidentalis")
    assert set(s.offered()) == {"cast-off mare-internum-occidentalis", "anchor"}


@pytest.mark.rule("ultimus", "2.F")
@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_the_holder_of_its_port_controls_a_fleet_next_year() -> None:
    s = Scene()
    s.status("vandali", "war")
    s.p.fleet_at[:2] = [zone("africa-4"), zone("thracia-3")]
    s.put("africa-4", "vandali-u1")
    s.begin(CapitalsAndPorts())
    assert s.p.fleet_side[:2] == [BARBARE, ROMAIN]


@pytest.mark.rule("ultimus", "3.7.1")
def test_3_7_1_the_scenario_gives_each_roman_leader_his_camp() -> None:
    s = start("enfant-empereur")
    assert s.side("johannes") == BARBARE
    assert s.side("aspar") == ROMAIN


@pytest.mark.rule("ultimus", "3.7.2")
def test_3_7_2_a_unit_put_among_kin_of_the_other_camp_passes_to_it() -> None:
    s = Scene()
    s.status("franci-salii", "foederati")
    s.put("galliae-1", "franci-salii-u1", side=BARBARE)
    s.p.unit_side[unit("franci-salii-u2")] = ROMAIN
    settle_unit(s.p, unit("franci-salii-u2"), zone("galliae-1"))
    assert s.side("franci-salii-u2") == BARBARE
    s.put("galliae-5", "co-galliae-1")
    settle_unit(s.p, unit("franci-salii-u3"), zone("galliae-5"))
    assert s.side("franci-salii-u3") == ROMAIN


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_an_empty_fleet_lands_nobody() -> None:
    s = Scene()
    s.p.fleet_at[0] = AT_SEA + words.SEA.value("mare-internum-occidentalis")
    s.moving(ROMAIN)
    s.play("sail classis-occidentalis")
    assert s.why("land italia-5") == "no-cargo"
