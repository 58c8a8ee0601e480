"""Chapter 2: what each phase consists of, in the order of the book, and who is asked first."""

import pytest

from quadriga.engine.frame import Procedure
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.year.initiative import InitiativeRoll
from quadriga.games.ultimus.year.sequence import (
    NextRound,
    PaxHolds,
    PaxOrWar,
    PhaseC,
    PhaseD,
    PhaseE,
    PhaseF,
    PlagueEnds,
    Round,
    RoundOver,
    SeekInitiative,
    YearBegins,
    YearEnds,
)
from quadriga.games.ultimus.year.winter_romans import Adjustments
from rules.ultimus.scene import EAST, WEST, Scene, leader, tribe, unit, zone


def steps(s: Scene, phase: Procedure[Ultimus]) -> list[str]:
    """The steps a phase begins, the first one first, with the camp or half of each that has one."""
    before = len(s.p.stack)
    phase.run(s.p)
    begun = s.p.stack[before:][::-1]
    return [" ".join(map(str, s.p.frame_to_plain(one))) for one in begun]


@pytest.mark.rule("ultimus", "2.A")
def test_2_a_a_year_begins_with_a_clean_slate() -> None:
    s = Scene(450)
    s.p.event = s.p.riot = s.p.pax = s.p.papa = s.p.regna = s.p.tested = 1
    s.p.sick = leader("leon")
    s.p.smc = [3, 4]
    s.p.leader_bound[0] = s.p.leader_bound[5] = 1
    assert steps(s, YearBegins()) == ["DrawCounters", "SeekInitiative"]
    assert (s.p.event, s.p.riot, s.p.pax, s.p.papa, s.p.regna, s.p.tested, s.p.sick) == (0, 0, 0, 0, 0, 0, -1)
    assert (s.p.smc, sum(s.p.leader_bound)) == ([0, 0], 0)


@pytest.mark.rule("ultimus", "2.B")
def test_2_b_the_scenario_gives_the_first_initiative_later_it_is_rolled() -> None:
    first = Scene(405)
    assert first.p.setup.start == 405
    first.p.initiative = 1 - first.p.setup.initiative
    assert steps(first, SeekInitiative()) == ["PhaseC"]
    assert first.p.initiative == first.p.setup.initiative
    assert steps(Scene(406), SeekInitiative()) == ["InitiativeRoll", "PhaseC"]


@pytest.mark.rule("ultimus", "2.B")
@pytest.mark.parametrize(("number", "asked"), [(1, "barbare"), (6, "romain")])
def test_2_b_who_lost_the_roll_may_turn_it_round(number: int, asked: str) -> None:
    s = Scene()
    s.augusti("majorien", "leon")
    s.hold(ROMAIN, "tribut")
    s.hold(BARBARE, "rex")
    s.begin(InitiativeRoll())
    s.roll(number)
    assert s.asked() == (asked, "initiative")


@pytest.mark.rule("ultimus", "2.C")
@pytest.mark.parametrize("camp", [ROMAIN, BARBARE])
def test_2_c_entries_and_stratagems_of_the_player_with_the_initiative_first(camp: int) -> None:
    s = Scene()
    s.p.initiative = camp
    other = 1 - camp
    assert steps(s, PhaseC()) == [
        f"Entries {camp}",
        f"Counsel {camp}",
        f"Entries {other}",
        f"Counsel {other}",
        "PaxOrWar",
    ]


@pytest.mark.rule("ultimus", "2.C")
def test_2_c_peace_needs_no_war_and_no_usurper() -> None:
    s = Scene()
    assert steps(s, PaxOrWar()) == ["Deaths", "PaxHolds"]
    assert s.p.pax == 1
    usurped = Scene()
    usurped.p.usurper[EAST] = leader("zenon")
    assert steps(usurped, PaxOrWar()) == ["PhaseD"]
    assert usurped.p.pax == 0
    at_war = Scene()
    at_war.status("mauri", "war")
    assert steps(at_war, PaxOrWar()) == ["PhaseD"]


@pytest.mark.rule("ultimus", "2.C")
@pytest.mark.parametrize(("pax", "phase", "guard"), [(1, "PhaseF", "thracia-3"), (0, "PhaseD", "off")])
def test_2_c_a_broken_peace_goes_on_with_phase_d(pax: int, phase: str, guard: str) -> None:
    s = Scene(460)
    s.p.pax = pax
    assert steps(s, PaxHolds()) == [phase]
    assert s.at("pa-e-excubitores") == guard


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_rounds_event_patrices_deaths_reinforcements() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    assert steps(s, PhaseD()) == ["EventRoll", "NamePatrices", "Deaths", "Reinforcements", "PhaseE"]
    assert s.p.smc == [2, 2]
    s.p.tested = 1
    assert steps(s, PhaseD()) == ["EventRoll", "NamePatrices", "Reinforcements", "PhaseE"]
    calm = Scene(451, scenario="campus-mauriacus")
    assert not calm.p.setup.events
    assert steps(calm, PhaseD()) == ["NamePatrices", "Deaths", "Reinforcements", "PhaseE"]


@pytest.mark.rule("ultimus", "2.E")
@pytest.mark.parametrize("camp", [ROMAIN, BARBARE])
def test_2_e_a_round_is_movement_then_combat_and_the_other_may_break_in_before_and_after(camp: int) -> None:
    s = Scene()
    s.p.initiative = camp
    assert steps(s, PhaseE()) == [f"NextRound {camp}"]
    other = 1 - camp
    s.p.unit_done[3] = s.p.leader_done[3] = s.p.fleet_done[1] = s.p.unit_wet[3] = 1
    s.p.unit_from[3] = 7
    assert steps(s, Round(camp)) == [
        "Stragglers",
        f"Window {other}",
        f"Movement {camp}",
        f"Window {other}",
        "Stragglers",
        "Battles 0",
        f"RoundOver {camp}",
    ]
    assert s.p.active == camp
    assert not any(s.p.unit_done + s.p.leader_done + s.p.fleet_done + s.p.unit_wet)
    assert set(s.p.unit_from) == {-1}


@pytest.mark.rule("ultimus", "2.E")
def test_2_e_rounds_alternate_until_both_have_none() -> None:
    s = Scene()
    s.p.smc = [1, 2]
    assert steps(s, NextRound(ROMAIN)) == ["Round 0", "NextRound 1"]
    assert steps(s, NextRound(BARBARE)) == ["Round 1", "NextRound 0"]
    s.p.smc = [0, 1]
    assert steps(s, NextRound(ROMAIN)) == ["NextRound 1"]
    s.p.smc = [1, 0]
    assert steps(s, NextRound(BARBARE)) == ["NextRound 0"]
    s.p.smc = [0, 0]
    assert steps(s, NextRound(ROMAIN)) == ["PlagueEnds"]
    s.p.event = 10
    assert steps(s, NextRound(ROMAIN)) == ["Round 1", "PlagueEnds"]


@pytest.mark.rule("ultimus", "2.E")
def test_2_e_the_marker_goes_back_by_one_and_never_below_none() -> None:
    s = Scene()
    s.p.smc = [2, 0]
    RoundOver(ROMAIN).run(s.p)
    RoundOver(BARBARE).run(s.p)
    assert s.p.smc == [1, 0]


@pytest.mark.rule("ultimus", "6.3.foyer-de-peste")
def test_6_3_plague_counters_go_back_into_the_cup_before_phase_f() -> None:
    s = Scene()
    s.hold(ROMAIN, "foyer-de-peste")
    seat = int(s.p.seat_of(ROMAIN))
    kind = s.p.hand[seat].index(1)
    s.p.hand[seat][kind] = 0
    s.p.laid[kind] = 1
    s.p.foyer = zone("italia-2")
    before = s.p.cup[kind]
    assert steps(s, PlagueEnds()) == ["PhaseF"]
    assert (s.p.foyer, s.p.laid[kind], s.p.cup[kind]) == (-1, 0, before + 1)


@pytest.mark.rule("ultimus", "2.F")
def test_2_f_camps_capitals_points_adjustments_counters_the_next_year() -> None:
    s = Scene()
    assert steps(s, PhaseF()) == [
        "ChangeOfCamps",
        "CapitalsAndPorts",
        "Scoring",
        "Adjustments",
        "ReturnCounters",
        "YearEnds",
    ]
    assert s.p.phase == 5


@pytest.mark.rule("ultimus", "2.F")
def test_2_f_the_year_goes_on_until_the_last() -> None:
    s = Scene(475)
    assert steps(s, YearEnds()) == ["YearBegins"]
    assert s.p.year == 476
    assert steps(s, YearEnds()) == []
    assert (s.p.year, s.ended()) == (476, "equal")


@pytest.mark.rule("ultimus", "9.1")
def test_9_1_the_order_of_the_adjustments() -> None:
    assert steps(Scene(), Adjustments()) == [
        "FleetLosses",
        "Legions",
        "Palatini",
        "Guards",
        "LeadersHome",
        f"Siege {WEST}",
        f"Siege {EAST}",
        "TribalAdjustments",
    ]


@pytest.mark.rule("ultimus", "2.D")
def test_2_d_the_excubitores_wait_while_strangers_hold_their_city() -> None:
    s = Scene(460)
    s.status("hunni", "war")
    s.put("thracia-3", "hunni-u1")
    s.p.pax = 1
    PaxHolds().run(s.p)
    assert s.at("pa-e-excubitores") == "fallen"
    early = Scene(459)
    early.p.pax = 1
    PaxHolds().run(early.p)
    assert early.at("pa-e-excubitores") == "off"
    there = Scene(460)
    there.put("italia-4", "pa-e-excubitores")
    there.p.pax = 1
    PaxHolds().run(there.p)
    assert there.at("pa-e-excubitores") == "italia-4"
    assert (tribe("hunni"), unit("pa-e-excubitores")) == (s.p.roster.hunni, s.p.roster.excubitores)
