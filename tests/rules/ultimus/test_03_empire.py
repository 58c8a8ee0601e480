"""Chapter 3, 3.1 to 3.4 and 3.7: dioceses, control, kinds of unit, placement, movement."""

import pytest

from quadriga.games.ultimus import words as w
from quadriga.games.ultimus.balance import CapitalsAndPorts
from quadriga.games.ultimus.choices import settle_unit
from quadriga.games.ultimus.forces import holder, set_aside_moves
from quadriga.games.ultimus.limits import forbids_unit
from quadriga.games.ultimus.lives import BATTLE, GenericReturn, enter_roman, kill
from quadriga.games.ultimus.position import AT_SEA
from quadriga.games.ultimus.succession import free_guard
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from rules.ultimus.scene import (
    BOOK,
    at,
    begin,
    guard,
    key_of,
    leader,
    moving,
    offered,
    play,
    put,
    refusal,
    scene,
    side,
    start,
    status,
    unit,
    zone,
)

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
    p = scene()
    assert holder(p, zone("italia-5")) == ROMAIN
    status(p, "visigothi", "revolt")
    put(p, "italia-5", "alaric-i")
    assert holder(p, zone("italia-5")) == ROMAIN
    put(p, "italia-5", "visigothi-u1")
    assert holder(p, zone("italia-5")) == BARBARE


@pytest.mark.rule("ultimus", "3.2.1")
def test_3_2_1_limitanei_never_leave_their_diocese() -> None:
    p = scene()
    put(p, "galliae-5", "aetius", "li-galliae-1")
    p.patrice[0] = leader("aetius")
    status(p, "alamanni", "war")
    moving(p, ROMAIN)
    play(p, "move li-galliae-1")
    assert refusal(p, "go viennensis-1") == "li-diocese"
    p = scene()
    put(p, "galliae-4", "aetius", "li-galliae-1")
    p.patrice[0] = leader("aetius")
    status(p, "alamanni", "war")
    moving(p, ROMAIN)
    play(p, "march aetius", "take li-galliae-1", "set-out")
    assert refusal(p, "go alamanni") == "li-diocese"
    assert "go galliae-2" in offered(p)


@pytest.mark.rule("ultimus", "3.2.2")
def test_3_2_2_comitatenses_leave_their_diocese_with_a_titled_leader_only() -> None:
    p = scene()
    put(p, "galliae-5", "aegidius", "co-galliae-1")
    moving(p, ROMAIN)
    play(p, "march aegidius", "take co-galliae-1", "set-out")
    assert refusal(p, "go viennensis-1") == "co-diocese"
    p.patrice[0] = leader("aegidius")
    assert "go viennensis-1" in offered(p)


@pytest.mark.rule("ultimus", "3.2.2")
def test_3_2_2_a_western_co_may_enter_alamanni_never_gepidae_nor_the_east() -> None:
    p = scene()
    for name in ("alamanni", "gepidae", "hunni"):
        status(p, name, "war")
    put(p, "galliae-4", "honorius", "co-galliae-1")
    p.augustus[0] = leader("honorius")
    who, boss = unit("co-galliae-1"), leader("honorius")
    assert forbids_unit(p, who, boss, zone("alamanni")) == 0
    assert key_of(forbids_unit(p, who, boss, zone("gepidae"))) == "co-outside"
    assert key_of(forbids_unit(p, who, boss, zone("moesiae-1"))) == "co-half"


@pytest.mark.rule("ultimus", "3.2.2")
def test_3_2_2_a_usurper_takes_them_through_his_half_but_not_outside() -> None:
    p = scene()
    status(p, "picti", "war")
    put(p, "britanniae-1", "constantin-iii", "co-britanniae-1", side=BARBARE)
    p.usurper[0] = leader("constantin-iii")
    moving(p, BARBARE)
    play(p, "march constantin-iii", "take co-britanniae-1", "set-out")
    assert refusal(p, "go picti-1") == "co-outside"
    assert "go britanniae-2" in offered(p)
    assert forbids_unit(p, unit("co-britanniae-1"), leader("constantin-iii"), zone("galliae-7")) == 0


@pytest.mark.rule("ultimus", "3.2.3")
def test_3_2_3_palatini_are_free_in_their_half_and_go_beyond_with_augustus_or_patrice() -> None:
    p = scene()
    put(p, "pannoniae-3", "marcellinus", "pa-w-victores")
    moving(p, ROMAIN)
    play(p, "march marcellinus", "take pa-w-victores", "set-out")
    assert "go pannoniae-2" in offered(p)
    assert refusal(p, "go moesiae-1") == "pa-half"
    p.patrice[0] = leader("marcellinus")
    assert "go moesiae-1" in offered(p)


@pytest.mark.rule("ultimus", "3.2.4")
@pytest.mark.parametrize(
    ("name", "strength"),
    [("honorius", 0), ("marcien", 2), ("anthemius", 2), ("aspar", 3), ("timasius", 3), ("stilicon", 4), ("ricimer", 4)],
)
def test_3_2_4_guards_by_command_capacity(name: str, strength: int) -> None:
    p = scene()
    put(p, "italia-4", name)
    given = free_guard(p, leader(name))
    assert (p.roster.unit_pf[given][0] if given >= 0 else 0) == strength


@pytest.mark.rule("ultimus", "3.2.4")
def test_3_2_4_guards_go_with_their_leader_and_die_with_him() -> None:
    p = scene()
    put(p, "italia-4", "aetius")
    guard(p, "bu-4-1", "aetius")
    moving(p, ROMAIN)
    assert "move bu-4-1" not in offered(p)
    assert refusal(p, "move bu-4-1") == "bu-alone"
    play(p, "march aetius", "go italia-5", "halt")
    assert at(p, "bu-4-1") == "italia-5"
    kill(p, leader("aetius"), BATTLE)
    assert at(p, "bu-4-1") == "off"


@pytest.mark.rule("ultimus", "3.3.1")
def test_3_3_1_a_leader_enters_in_his_zone_or_the_nearest_free_one_of_the_half() -> None:
    p = scene()
    enter_roman(p, leader("ricimer"))
    assert at(p, "ricimer") == "italia-4"
    status(p, "visigothi", "revolt")
    put(p, "italia-4", "visigothi-u1")
    enter_roman(p, leader("majorien"))
    assert at(p, "majorien") in {"italia-3", "italia-5", "italia-2"}


@pytest.mark.rule("ultimus", "3.3.1")
def test_3_3_1_a_generic_leader_returns_at_home_in_his_diocese_or_never() -> None:
    p = scene()
    boss = leader("dux-galliae")
    kill(p, boss, BATTLE)
    assert at(p, "dux-galliae") == "fallen"
    begin(p, GenericReturn(boss))
    assert at(p, "dux-galliae") == "galliae-3"
    status(p, "franci-salii", "revolt")
    put(p, "galliae-3", "franci-salii-u1")
    begin(p, GenericReturn(boss))
    assert offered(p) == {f"place-leader dux-galliae galliae-{n}" for n in (1, 2, 4, 5, 6, 7)}
    play(p, "place-leader dux-galliae galliae-6")
    for n, name in enumerate(["alamanni-u1", "alamanni-u2", "alamanni-u3", "suevi-u1", "suevi-u2", "heruli-u1"]):
        put(p, f"galliae-{[1, 2, 4, 5, 6, 7][n]}", name)
    begin(p, GenericReturn(boss))
    assert at(p, "dux-galliae") == "dead"


@pytest.mark.rule("ultimus", "3.3.1")
def test_3_3_1_returned_among_a_usurpers_troops_he_passes_to_the_barbare() -> None:
    p = scene()
    put(p, "galliae-3", "co-galliae-1", side=BARBARE)
    begin(p, GenericReturn(leader("dux-galliae")))
    assert side(p, "dux-galliae") == BARBARE


@pytest.mark.rule("ultimus", "3.3.2")
def test_3_3_2_units_stand_in_their_diocese_or_are_placed_by_the_romain() -> None:
    p = start("grandes-invasions")
    for number, name in enumerate(p.roster.unit_ids):
        if name.startswith(("li-", "co-")):
            assert p.board.diocese[p.unit_at[number]] == p.roster.unit_diocese[number]
    p = start("grandes-invasions", deployment="chosen")
    placed = 0
    while type(p.stack[-1]).__name__ == "PlaceUnit":
        assert p.turn() == p.seat_of(ROMAIN)
        p.push(p.moves()[0])
        placed += 1
    assert placed == sum(name.startswith(("li-", "co-")) for name in p.roster.unit_ids)


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_leader_takes_at_most_cc_units_and_may_leave_some_on_the_way() -> None:
    p = scene()
    put(p, "italia-2", "sarus", "pa-w-victores", "pa-w-comites-seniores", "pa-w-comites-alani", "pa-w-scolae")
    moving(p, ROMAIN)
    play(p, "march sarus", "take pa-w-comites-seniores", "take pa-w-comites-alani", "take pa-w-victores")
    assert "take pa-w-scolae" not in offered(p)
    play(p, "go italia-4", "drop pa-w-comites-seniores", "go italia-5", "drop pa-w-comites-alani", "drop pa-w-victores")
    assert offered(p) == {"halt"}
    play(p, "halt")
    assert [at(p, n) for n in ("pa-w-comites-seniores", "pa-w-victores", "sarus")] == [
        "italia-4",
        "italia-5",
        "italia-5",
    ]


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_a_unit_alone_moves_one_zone_whatever_it_costs() -> None:
    p = scene()
    put(p, "galliae-7", "co-galliae-1", "pa-w-scolae")
    moving(p, ROMAIN)
    play(p, "move pa-w-scolae", "go britanniae-2")
    assert at(p, "pa-w-scolae") == "britanniae-2"
    assert refusal(p, "move pa-w-scolae") == "already-moved"


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_romans_enter_a_tribes_home_in_war_and_under_augustus_or_patrice() -> None:
    p = scene()
    put(p, "galliae-2", "aetius", "pa-w-scolae")
    p.patrice[0] = leader("aetius")
    moving(p, ROMAIN)
    play(p, "march aetius", "take pa-w-scolae", "set-out")
    assert refusal(p, "go alamanni") == "foreign-land"
    status(p, "alamanni", "war")
    assert "go alamanni" in offered(p)


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_genseric_sails_from_carthago_to_italia_4_and_marches_next_round() -> None:
    p = scene(455)
    status(p, "vandali", "regnum")
    put(p, "africa-4", "genseric", "vandali-u1", "vandali-u2", "vandali-u3")
    p.fleet_at[0], p.fleet_side[0] = zone("africa-4"), BARBARE
    moving(p, BARBARE)
    play(p, "sail classis-occidentalis", "embark vandali-u1", "embark vandali-u2", "board genseric")
    assert refusal(p, "embark vandali-u3") == "fleet-full"
    play(p, "cast-off mare-internum-occidentalis", "land italia-4")
    assert at(p, "genseric") == "italia-4"
    assert refusal(p, "march genseric") == "already-moved"
    play(p, "end-movement")
    set_aside_moves(p)
    moving(p, BARBARE)
    play(p, "march genseric", "take vandali-u1", "take vandali-u2", "set-out", "go italia-5", "halt")
    assert at(p, "vandali-u1") == "italia-5"
    play(p, "sail classis-occidentalis", "dock africa-4")
    assert p.fleet_at[0] == zone("africa-4")


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_fleets_keep_out_of_the_northern_seas_and_away_from_coasts_without_port() -> None:
    p = scene()
    p.fleet_at[1], p.fleet_side[1] = zone("thracia-3"), ROMAIN
    moving(p, ROMAIN)
    play(p, "sail classis-orientalis")
    assert offered(p) == {"cast-off mare-internum-orientalis", "cast-off pontus-euxinus", "anchor"}
    p.fleet_at[0] = zone("hispaniae-5")
    play(p, "anchor", "sail classis-occidentalis")
    assert offered(p) == {"cast-off mare-internum-occidentalis", "anchor"}


@pytest.mark.rule("ultimus", "2.F")
@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_the_holder_of_its_port_controls_a_fleet_next_year() -> None:
    p = scene()
    status(p, "vandali", "war")
    p.fleet_at[:2] = [zone("africa-4"), zone("thracia-3")]
    put(p, "africa-4", "vandali-u1")
    begin(p, CapitalsAndPorts())
    assert p.fleet_side[:2] == [BARBARE, ROMAIN]


@pytest.mark.rule("ultimus", "3.7.1")
def test_3_7_1_the_scenario_gives_each_roman_leader_his_camp() -> None:
    p = start("enfant-empereur")
    assert side(p, "johannes") == BARBARE
    assert side(p, "aspar") == ROMAIN


@pytest.mark.rule("ultimus", "3.7.2")
def test_3_7_2_a_unit_put_among_kin_of_the_other_camp_passes_to_it() -> None:
    p = scene()
    status(p, "franci-salii", "foederati")
    put(p, "galliae-1", "franci-salii-u1", side=BARBARE)
    p.unit_side[unit("franci-salii-u2")] = ROMAIN
    settle_unit(p, unit("franci-salii-u2"), zone("galliae-1"))
    assert side(p, "franci-salii-u2") == BARBARE
    put(p, "galliae-5", "co-galliae-1")
    settle_unit(p, unit("franci-salii-u3"), zone("galliae-5"))
    assert side(p, "franci-salii-u3") == ROMAIN


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_an_empty_fleet_lands_nobody() -> None:
    p = scene()
    p.fleet_at[0] = AT_SEA + w.SEA.value("mare-internum-occidentalis")
    moving(p, ROMAIN)
    play(p, "sail classis-occidentalis")
    assert refusal(p, "land italia-5") == "no-cargo"
