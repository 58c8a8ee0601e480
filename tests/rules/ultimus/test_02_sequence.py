"""Chapter 2: the phases of a year."""

import pytest

from quadriga.engine.seat import CHANCE, Seat, is_in
from quadriga.games.ultimus.balance import ReturnCounters
from quadriga.games.ultimus.counters import DrawCounters
from quadriga.games.ultimus.initiative import InitiativeRoll
from quadriga.games.ultimus.rounds import count_rounds, share_rounds
from quadriga.games.ultimus.sequence import (
    NextRound,
    PaxOrWar,
    PhaseC,
    PhaseD,
    PhaseF,
    Reinforcements,
    Round,
    SeekInitiative,
    YearBegins,
)
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from rules.ultimus.scene import (
    asks,
    at,
    augusti,
    begin,
    counter,
    hold,
    leader,
    offered,
    play,
    points,
    put,
    roll,
    scene,
    start,
    status,
)


@pytest.mark.rule("ultimus", "2")
def test_2_a_year_begins_with_a_draw_and_ends_with_the_next_year() -> None:
    p = scene(450)
    p.stack.clear()
    augusti(p)
    status(p, "suevi", "war")
    put(p, "hispaniae-1", "suevi-u1")
    begin(p, YearBegins())
    phases = [p.phase]
    while p.year == 450:
        p.push(p.moves()[-1])
        if p.phase != phases[-1]:
            phases.append(p.phase)
    assert phases == [0, 1, 2, 3, 4, 5, 0]


@pytest.mark.rule("ultimus", "2.A")
def test_2_a_each_player_draws_one_counter_in_secret() -> None:
    p = begin(scene(), DrawCounters())
    assert p.turn() == CHANCE
    assert sum(weight for _, weight in p.chances()) == 46
    question = p.question()
    move = p.moves()[0]
    assert is_in(question.audience(p, move), Seat(0))
    assert not is_in(question.audience(p, move), Seat(1))
    p.push(move)
    p.push(p.moves()[0])
    assert [sum(hand) for hand in p.hand] == [1, 1]
    assert sum(p.cup) == 44


@pytest.mark.rule("ultimus", "2.B")
def test_2_b_example_of_463_a_3_is_not_below_cp_1() -> None:
    p = scene(463)
    augusti(p, "libius-severus", "leon")
    begin(p, InitiativeRoll())
    roll(p, 3)
    assert p.initiative == BARBARE


@pytest.mark.rule("ultimus", "2.B")
@pytest.mark.parametrize(("number", "side"), [(3, ROMAIN), (4, BARBARE)])
def test_2_b_strictly_below_the_lowest_cp_of_the_augusti(number: int, side: int) -> None:
    p = scene(463)
    augusti(p, "majorien", "leon")
    begin(p, InitiativeRoll())
    roll(p, number)
    assert p.initiative == side


@pytest.mark.rule("ultimus", "2.B")
def test_2_b_the_scenario_gives_the_first_initiative() -> None:
    assert start("fleau-de-dieu").initiative == BARBARE
    p = scene(405)
    p.stack.clear()
    augusti(p)
    status(p, "suevi", "war")
    begin(p, SeekInitiative())
    assert p.initiative == BARBARE
    assert p.phase > 1


@pytest.mark.rule("ultimus", "2.C")
def test_2_c_geostrategy_in_order_of_initiative() -> None:
    p = scene()
    augusti(p)
    status(p, "suevi", "war")
    hold(p, ROMAIN, "rebellion")
    hold(p, BARBARE, "soulevement-mineur-1")
    p.initiative = BARBARE
    begin(p, PhaseC())
    assert (asks(p), p.turn()) == ("Geostrategy", 1)
    play(p, "pass")
    assert (asks(p), p.turn()) == ("Geostrategy", 0)


@pytest.mark.rule("ultimus", "2.C")
def test_2_c_roman_peace_scores_and_skips_to_the_balance() -> None:
    p = scene(445)
    augusti(p, "valentinien-iii", "marcien")
    begin(p, PaxOrWar())
    assert (asks(p), p.year, p.phase) == ("DrawCounter", 446, 0)
    assert points(p, ROMAIN) == 5 + 4


@pytest.mark.rule("ultimus", "2.C")
@pytest.mark.parametrize("disturbance", ["war", "revolt", "regnum", "usurper"])
def test_2_c_any_war_or_usurpation_ends_the_peace(disturbance: str) -> None:
    p = scene(440)
    augusti(p)
    put(p, "viennensis-3", "boniface", side=BARBARE)
    if disturbance == "usurper":
        p.usurper[0] = leader("boniface")
    else:
        status(p, "visigothi", disturbance)
    begin(p, PaxOrWar())
    assert p.pax == 0
    assert p.phase == 3


@pytest.mark.rule("ultimus", "2.C")
def test_2_c_the_death_of_an_augustus_interrupts_the_peace_without_a_second_test() -> None:
    p = scene(429)
    put(p, "italia-4", "honorius", "constance-iii")
    put(p, "thracia-3", "theodose-ii")
    p.augustus = [leader("honorius"), leader("theodose-ii")]
    begin(p, PaxOrWar())
    assert at(p, "honorius") == "dead"
    assert p.pax == 0
    assert p.tested == 1
    while asks(p) != "EventRoll":
        p.push(p.moves()[0])
    roll(p, 9)
    while p.turn() != CHANCE and asks(p) != "Movement":
        p.push(p.moves()[-1])
    assert asks(p) == "Movement"


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_example_of_463_six_rounds_three_each() -> None:
    p = scene(463)
    augusti(p, "libius-severus", "leon")
    status(p, "vandali", "regnum")
    put(p, "africa-4", "genseric")
    p.initiative = BARBARE
    share_rounds(p, count_rounds(p))
    assert p.smc == [3, 3]


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_one_augustus_is_not_halved_and_the_odd_round_goes_with_the_initiative() -> None:
    p = scene(463)
    put(p, "thracia-3", "leon")
    p.augustus[1] = leader("leon")
    status(p, "vandali", "regnum")
    put(p, "africa-4", "genseric")
    p.initiative = BARBARE
    assert count_rounds(p) == 7
    share_rounds(p, 7)
    assert p.smc == [3, 4]


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_a_leader_on_his_peace_face_does_not_count() -> None:
    p = scene(463)
    augusti(p, "libius-severus", "leon")
    put(p, "hunni-1", "attila")
    assert count_rounds(p) == 2
    status(p, "hunni", "war")
    assert count_rounds(p) == 7


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_order_event_patrices_deaths_then_the_campaign() -> None:
    p = scene(420)
    augusti(p)
    put(p, "italia-2", "constance-iii")
    status(p, "suevi", "war")
    p.year = 420
    begin(p, PhaseD())
    assert asks(p) == "EventRoll"
    roll(p, 9)
    assert asks(p) == "NamePatrice"
    play(p, "patrice constance-iii")
    assert asks(p) == "DeathRoll"


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_reinforcements_fleet_and_excubitores() -> None:
    p = scene(460)
    p.fleet_back[0] = 460
    begin(p, Reinforcements())
    assert p.fleet_at[0] == p.board.fleet_home[0]
    assert at(p, "pa-e-excubitores") == "thracia-3"


@pytest.mark.rule("ultimus", "2.E")
def test_2_e_seven_rounds_alternate_from_the_initiative() -> None:
    p = scene()
    augusti(p)
    put(p, "italia-2", "sarus")
    status(p, "suevi", "war")
    put(p, "suevi", "suevi-u1", "suevi-u2")
    p.initiative = BARBARE
    share_rounds(p, 7)
    begin(p, NextRound(BARBARE))
    order = []
    while len(order) < 7:
        assert asks(p) == "Movement"
        order.append(p.active)
        play(p, "end-movement")
    assert order == [BARBARE, ROMAIN, BARBARE, ROMAIN, BARBARE, ROMAIN, BARBARE]
    assert p.smc == [0, 0]


@pytest.mark.rule("ultimus", "2.E")
def test_2_e_movement_comes_before_combat_and_the_opponent_may_break_in() -> None:
    p = scene()
    status(p, "suevi", "war")
    put(p, "hispaniae-1", "suevi-u1")
    put(p, "hispaniae-4", "co-hispaniae-1")
    hold(p, BARBARE, "assassinat")
    p.smc[ROMAIN] = 1
    begin(p, Round(ROMAIN))
    assert (asks(p), p.turn()) == ("Interrupt", 1)
    play(p, "pass", "move co-hispaniae-1", "go hispaniae-1", "end-movement")
    assert asks(p) == "Interrupt"
    play(p, "pass")
    assert asks(p) == "BattleStratagem"
    play(p, "pass")
    assert asks(p) == "BattleDie"


@pytest.mark.rule("ultimus", "2.F")
def test_2_f_counters_of_the_other_camp_go_back() -> None:
    p = scene()
    hold(p, ROMAIN, "rex", "papa")
    begin(p, ReturnCounters())
    assert offered(p) == {"discard rex"}
    play(p, "discard rex")
    assert offered(p) == {"pass"}
    play(p, "pass")
    assert p.cup[counter("rex")] == 2
    assert p.hand[0][counter("papa")] == 1


@pytest.mark.rule("ultimus", "2.F")
def test_2_f_camps_change_before_points_and_adjustments() -> None:
    p = scene(420)
    augusti(p)
    put(p, "italia-5", "constance-iii", "pa-w-victores", side=BARBARE)
    p.usurper[0] = leader("constance-iii")
    p.won[0] = 1
    p.points = [32, 24]
    begin(p, PhaseF())
    assert p.camp == [BARBARE, ROMAIN]
    assert p.points[1] > 24
    assert p.year == 421


@pytest.mark.rule("ultimus", "generic-leaders")
def test_generic_leaders_stand_in_their_zones_and_are_never_tested() -> None:
    p = start("grandes-invasions")
    places = {
        "magister-thracias": "thracia-3", "magister-oriens": "oriens-9", "comes-africae": "africa-4",
        "dux-galliae": "galliae-3", "dux-britanniae": "britanniae-2",
    }  # fmt: skip
    for name, where in places.items():
        assert at(p, name) == where
        assert all(p.roster.threshold(leader(name), year) == 0 for year in range(405, 486))
