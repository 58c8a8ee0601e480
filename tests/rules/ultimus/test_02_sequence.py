"""Chapter 2: the phases of a year."""

import pytest

from quadriga.engine.seat import CHANCE, Seat, is_in
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.counters import DrawCounters
from quadriga.games.ultimus.year.balance import ReturnCounters
from quadriga.games.ultimus.year.initiative import InitiativeRoll
from quadriga.games.ultimus.year.rounds import count_rounds, share_rounds
from quadriga.games.ultimus.year.sequence import (
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
from rules.ultimus.scene import Scene, counter, leader, start


@pytest.mark.rule("ultimus", "2")
def test_2_a_year_begins_with_a_draw_and_ends_with_the_next_year() -> None:
    s = Scene(450)
    s.p.stack.clear()
    s.augusti()
    s.status("suevi", "war")
    s.put("hispaniae-1", "suevi-u1")
    s.begin(YearBegins())
    phases = [s.p.phase]
    while s.p.year == 450:
        s.p.push(s.p.moves()[-1])
        if s.p.phase != phases[-1]:
            phases.append(s.p.phase)
    assert phases == [0, 1, 2, 3, 4, 5, 0]


@pytest.mark.rule("ultimus", "2.A")
def test_2_a_each_player_draws_one_counter_in_secret() -> None:
    s = Scene().begin(DrawCounters())
    assert s.p.turn() == CHANCE
    assert sum(weight for _, weight in s.p.chances()) == 46
    question = s.p.question()
    move = s.p.moves()[0]
    assert is_in(question.audience(s.p, move), Seat(0))
    assert not is_in(question.audience(s.p, move), Seat(1))
    s.p.push(move)
    s.p.push(s.p.moves()[0])
    assert [sum(hand) for hand in s.p.hand] == [1, 1]
    assert sum(s.p.cup) == 44


@pytest.mark.rule("ultimus", "2.B")
def test_2_b_example_of_463_a_3_is_not_below_cp_1() -> None:
    s = Scene(463)
    s.augusti("libius-severus", "leon")
    s.begin(InitiativeRoll())
    s.roll(3)
    assert s.p.initiative == BARBARE


@pytest.mark.rule("ultimus", "2.B")
@pytest.mark.parametrize(("number", "side"), [(3, ROMAIN), (4, BARBARE)])
def test_2_b_strictly_below_the_lowest_cp_of_the_augusti(number: int, side: int) -> None:
    s = Scene(463)
    s.augusti("majorien", "leon")
    s.begin(InitiativeRoll())
    s.roll(number)
    assert s.p.initiative == side


@pytest.mark.rule("ultimus", "2.B")
def test_2_b_the_scenario_gives_the_first_initiative() -> None:
    assert start("fleau-de-dieu").p.initiative == BARBARE
    s = Scene(405)
    s.p.stack.clear()
    s.augusti()
    s.status("suevi", "war")
    s.begin(SeekInitiative())
    assert s.p.initiative == BARBARE
    assert s.p.phase > 1


@pytest.mark.rule("ultimus", "2.C")
def test_2_c_geostrategy_in_order_of_initiative() -> None:
    s = Scene()
    s.augusti()
    s.status("suevi", "war")
    s.hold(ROMAIN, "rebellion")
    s.hold(BARBARE, "soulevement-mineur-1")
    s.p.initiative = BARBARE
    s.begin(PhaseC())
    assert (s.step(), s.p.turn()) == ("Geostrategy", 1)
    s.play("pass")
    assert (s.step(), s.p.turn()) == ("Geostrategy", 0)


@pytest.mark.rule("ultimus", "2.C")
def test_2_c_roman_peace_scores_and_skips_to_the_balance() -> None:
    s = Scene(445)
    s.augusti("valentinien-iii", "marcien")
    s.begin(PaxOrWar())
    assert (s.step(), s.p.year, s.p.phase) == ("DrawCounter", 446, 0)
    assert s.points(ROMAIN) == 5 + 4


@pytest.mark.rule("ultimus", "2.C")
@pytest.mark.parametrize("disturbance", ["war", "revolt", "regnum", "usurper"])
def test_2_c_any_war_or_usurpation_ends_the_peace(disturbance: str) -> None:
    s = Scene(440)
    s.augusti()
    s.put("viennensis-3", "boniface", side=BARBARE)
    if disturbance == "usurper":
        s.p.usurper[0] = leader("boniface")
    else:
        s.status("visigothi", disturbance)
    s.begin(PaxOrWar())
    assert s.p.pax == 0
    assert s.p.phase == 3


@pytest.mark.rule("ultimus", "2.C")
def test_2_c_the_death_of_an_augustus_interrupts_the_peace_without_a_second_test() -> None:
    s = Scene(429)
    s.put("italia-4", "honorius", "constance-iii")
    s.put("thracia-3", "theodose-ii")
    s.p.augustus = [leader("honorius"), leader("theodose-ii")]
    s.begin(PaxOrWar())
    assert s.at("honorius") == "dead"
    assert s.p.pax == 0
    assert s.p.tested == 1
    while s.step() != "EventRoll":
        s.p.push(s.p.moves()[0])
    s.roll(9)
    while s.p.turn() != CHANCE and s.step() != "Movement":
        s.p.push(s.p.moves()[-1])
    assert s.step() == "Movement"


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_example_of_463_six_rounds_three_each() -> None:
    s = Scene(463)
    s.augusti("libius-severus", "leon")
    s.status("vandali", "regnum")
    s.put("africa-4", "genseric")
    s.p.initiative = BARBARE
    share_rounds(s.p, count_rounds(s.p))
    assert s.p.smc == [3, 3]


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_one_augustus_is_not_halved_and_the_odd_round_goes_with_the_initiative() -> None:
    s = Scene(463)
    s.put("thracia-3", "leon")
    s.p.augustus[1] = leader("leon")
    s.status("vandali", "regnum")
    s.put("africa-4", "genseric")
    s.p.initiative = BARBARE
    assert count_rounds(s.p) == 7
    share_rounds(s.p, 7)
    assert s.p.smc == [3, 4]


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_a_leader_on_his_peace_face_does_not_count() -> None:
    s = Scene(463)
    s.augusti("libius-severus", "leon")
    s.put("hunni-1", "attila")
    assert count_rounds(s.p) == 2
    s.status("hunni", "war")
    assert count_rounds(s.p) == 7


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_order_event_patrices_deaths_then_the_campaign() -> None:
    s = Scene(420)
    s.augusti()
    s.put("italia-2", "constance-iii")
    s.status("suevi", "war")
    s.p.year = 420
    s.begin(PhaseD())
    assert s.step() == "EventRoll"
    s.roll(9)
    assert s.step() == "NamePatrice"
    s.play("patrice constance-iii")
    assert s.step() == "DeathRoll"


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_reinforcements_fleet_and_excubitores() -> None:
    s = Scene(460)
    s.p.fleet_back[0] = 460
    s.begin(Reinforcements())
    assert s.p.fleet_at[0] == s.p.board.fleet_home[0]
    assert s.at("pa-e-excubitores") == "thracia-3"


@pytest.mark.rule("ultimus", "2.E")
def test_2_e_seven_rounds_alternate_from_the_initiative() -> None:
    s = Scene()
    s.augusti()
    s.put("italia-2", "sarus")
    s.status("suevi", "war")
    s.put("suevi", "suevi-u1", "suevi-u2")
    s.p.initiative = BARBARE
    share_rounds(s.p, 7)
    s.begin(NextRound(BARBARE))
    order: list[int] = []
    while len(order) < 7:
        assert s.step() == "Movement"
        order.append(s.p.active)
        s.play("end-movement")
    assert order == [BARBARE, ROMAIN, BARBARE, ROMAIN, BARBARE, ROMAIN, BARBARE]
    assert s.p.smc == [0, 0]


@pytest.mark.rule("ultimus", "2.E")
def test_2_e_movement_comes_before_combat_and_the_opponent_may_break_in() -> None:
    s = Scene()
    s.status("suevi", "war")
    s.put("hispaniae-1", "suevi-u1")
    s.put("hispaniae-4", "co-hispaniae-1")
    s.hold(BARBARE, "assassinat")
    s.p.smc[ROMAIN] = 1
    s.begin(Round(ROMAIN))
    assert (s.step(), s.p.turn()) == ("Interrupt", 1)
    s.play("pass", "move co-hispaniae-1", "go hispaniae-1", "end-movement")
    assert s.step() == "Interrupt"
    s.play("pass")
    assert s.step() == "BattleStratagem"
    s.play("pass")
    assert s.step() == "BattleDie"


@pytest.mark.rule("ultimus", "2.F")
def test_2_f_counters_of_the_other_camp_go_back() -> None:
    s = Scene()
    s.hold(ROMAIN, "rex", "papa")
    s.begin(ReturnCounters())
    assert set(s.offered()) == {"discard rex"}
    s.play("discard rex")
    assert set(s.offered()) == {"pass"}
    s.play("pass")
    assert s.p.cup[counter("rex")] == 2
    assert s.p.hand[0][counter("papa")] == 1


@pytest.mark.rule("ultimus", "2.F")
def test_2_f_camps_change_before_points_and_adjustments() -> None:
    s = Scene(420)
    s.augusti()
    s.put("italia-5", "constance-iii", "pa-w-victores", side=BARBARE)
    s.p.usurper[0] = leader("constance-iii")
    s.p.won[0] = 1
    s.p.points = [32, 24]
    s.begin(PhaseF())
    assert s.p.camp == [BARBARE, ROMAIN]
    assert s.p.points[1] > 24
    assert s.p.year == 421


@pytest.mark.rule("ultimus", "generic-leaders")
def test_generic_leaders_stand_in_their_zones_and_are_never_tested() -> None:
    s = start("grandes-invasions")
    places = {
        "magister-thracias": "thracia-3", "magister-oriens": "oriens-9", "comes-africae": "africa-4",
        "dux-galliae": "galliae-3", "dux-britanniae": "britanniae-2",
    }  # fmt: skip
    for name, where in places.items():
        assert s.at(name) == where
        assert all(s.p.roster.threshold(leader(name), year) == 0 for year in range(405, 486))
