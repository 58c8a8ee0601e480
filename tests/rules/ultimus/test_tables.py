"""The tables: events 1 to 15, entry and death of leaders, palatini."""

import pytest

from quadriga.games.ultimus.adjustments import Legions
from quadriga.games.ultimus.battle import carry_out
from quadriga.games.ultimus.combat import modifier
from quadriga.games.ultimus.events import CHANCES, EventRoll, happen
from quadriga.games.ultimus.field import assess
from quadriga.games.ultimus.limits import allowance, is_crossing, step_cost
from quadriga.games.ultimus.lives import AGE, Deaths, Entries, TribeEntries, kill, next_heir
from quadriga.games.ultimus.rounds import share_rounds
from quadriga.games.ultimus.sequence import NextRound, PaxHolds, Reinforcements
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from rules.ultimus.scene import (
    BOOK,
    asks,
    at,
    augusti,
    begin,
    leader,
    moving,
    offered,
    play,
    put,
    refusal,
    roll,
    scene,
    start,
    status,
    status_of,
    tribe,
    unit,
    zone,
)

ROSTER = BOOK.roster


@pytest.mark.rule("ultimus", "events")
def test_events_one_six_sided_and_one_ten_sided_die() -> None:
    assert [move.a for move, _ in CHANCES] == list(range(1, 16))
    assert [weight for _, weight in CHANCES] == [1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 5, 4, 3, 2, 1]
    p = begin(scene(), EventRoll())
    roll(p, 9)
    assert p.event == 9


@pytest.mark.rule("ultimus", "events.1")
def test_event_1_famine_in_the_west() -> None:
    p = scene()
    put(p, "galliae-1", "li-galliae-1", "aetius")
    put(p, "hispaniae-1", "co-hispaniae-1", weak=True)
    put(p, "italia-5", "co-italia-2")
    happen(p, 1)
    assert [p.unit_weak[unit(n)] for n in ("li-galliae-1", "co-italia-2")] == [1, 0]
    assert (at(p, "co-hispaniae-1"), at(p, "aetius")) == ("fallen", "galliae-1")


@pytest.mark.rule("ultimus", "events.2")
def test_event_2_everybody_has_one_point_less() -> None:
    p = scene()
    happen(p, 2)
    assert (allowance(p, ()), allowance(p, (unit("co-galliae-1"),))) == (3, 2)


@pytest.mark.rule("ultimus", "events.3")
@pytest.mark.parametrize(("attacker", "change"), [(ROMAIN, -1), (BARBARE, 1)])
def test_event_3_roman_dismay_example(attacker: int, change: int) -> None:
    p = scene(450, active=attacker)
    status(p, "visigothi", "revolt")
    put(p, "galliae-5", "visigothi-u1", "co-galliae-1")
    before = modifier(assess(p, zone("galliae-5")))
    happen(p, 3)
    assert modifier(assess(p, zone("galliae-5"))) == before + change


@pytest.mark.rule("ultimus", "events.4")
@pytest.mark.parametrize(("number", "name"), [(2, "honorius"), (3, "arcadius")])
def test_event_4_a_sick_augustus_stays_lends_no_bonus_and_dies_when_driven_out(number: int, name: str) -> None:
    p = scene(410, active=BARBARE)
    augusti(p)
    put(p, "italia-2", "constance-iii")
    put(p, "thracia-4", "anthemius")
    happen(p, 4)
    roll(p, number)
    assert p.sick == leader(name)
    moving(p, ROMAIN)
    assert refusal(p, f"march {name}") == "sick"
    play(p, "end-movement")
    where = ["italia-4", "thracia-3"][number % 2]
    status(p, "visigothi", "revolt")
    put(p, where, "visigothi-u1", ["pa-w-scolae", "pa-e-scolae"][number % 2])
    p.active = BARBARE
    carry_out(p, zone(where), [5, 5], BARBARE)
    assert at(p, name) == "dead"


@pytest.mark.rule("ultimus", "events.5")
@pytest.mark.parametrize(("attacker", "change"), [(ROMAIN, -1), (BARBARE, 1)])
def test_event_5_german_vigour(attacker: int, change: int) -> None:
    p = scene(450, active=attacker)
    status(p, "visigothi", "revolt")
    put(p, "galliae-5", "visigothi-u1", "co-galliae-1")
    before = modifier(assess(p, zone("galliae-5")))
    happen(p, 5)
    assert modifier(assess(p, zone("galliae-5"))) == before + change
    status(p, "burgondi", "foederati")
    put(p, "galliae-5", "burgondi-u1")
    p.event = 0
    even = modifier(assess(p, zone("galliae-5")))
    p.event = 5
    assert modifier(assess(p, zone("galliae-5"))) == even


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_augustus_and_a_better_patrice_go_to_the_nearest_capital_and_stay() -> None:
    p = scene()
    augusti(p)
    put(p, "italia-6", "honorius")
    put(p, "viennensis-4", "aetius")
    p.patrice[0] = leader("aetius")
    happen(p, 6)
    moving(p, ROMAIN)
    assert refusal(p, "end-movement") == "must-go-on"
    play(p, "march honorius")
    assert offered(p) == {"go italia-5"}
    assert refusal(p, "go italia-7") == "unrest"
    play(p, "go italia-5")
    assert offered(p) == {"halt"}
    play(p, "halt", "march aetius", "go viennensis-3", "halt", "end-movement")
    assert at(p, "aetius") == "viennensis-3"


@pytest.mark.rule("ultimus", "events.7")
def test_event_7_one_round_less_and_frozen_rivers() -> None:
    p = scene()
    p.initiative = ROMAIN
    share_rounds(p, 6)
    happen(p, 7)
    assert p.smc == [3, 2]
    assert step_cost(p, zone("alamanni"), zone("galliae-2")) == 1
    assert not is_crossing(p, zone("alamanni"), zone("galliae-2"))
    assert step_cost(p, zone("oriens-8"), zone("oriens-11")) == 2


@pytest.mark.rule("ultimus", "events.8")
def test_event_8_one_round_each() -> None:
    p = scene()
    share_rounds(p, 9)
    happen(p, 8)
    assert p.smc == [1, 1]


@pytest.mark.rule("ultimus", "events.9")
def test_event_9_no_fleet_moves() -> None:
    p = scene()
    p.fleet_at[1] = zone("thracia-3")
    happen(p, 9)
    moving(p, ROMAIN)
    assert refusal(p, "sail classis-orientalis") == "storms"


@pytest.mark.rule("ultimus", "events.10")
def test_event_10_one_more_round_for_the_barbare_at_the_end() -> None:
    p = scene()
    augusti(p)
    status(p, "suevi", "war")
    put(p, "suevi", "suevi-u1")
    happen(p, 10)
    p.smc = [1, 0]
    begin(p, NextRound(ROMAIN))
    play(p, "end-movement")
    assert (asks(p), p.active) == ("Movement", BARBARE)


@pytest.mark.rule("ultimus", "events.11")
@pytest.mark.parametrize(("number", "west", "east"), [(0, True, True), (4, True, False), (7, False, True)])
def test_event_11_the_people_keeps_everybody_in_the_capitals(number: int, west: bool, east: bool) -> None:
    p = scene()
    put(p, "italia-5", "co-italia-2")
    put(p, "oriens-9", "pa-e-equites-arcades")
    put(p, "italia-6", "co-italia-1")
    happen(p, 11)
    roll(p, number)
    moving(p, ROMAIN)
    assert ("move co-italia-2" not in offered(p)) is west
    assert ("move pa-e-equites-arcades" not in offered(p)) is east
    assert "move co-italia-1" in offered(p)


@pytest.mark.rule("ultimus", "events.12")
def test_event_12_the_donative_helps_palatini_against_non_romans() -> None:
    p = scene(450, active=ROMAIN)
    status(p, "hunni", "war")
    put(p, "galliae-5", "hunni-u1", "co-galliae-1")
    happen(p, 12)
    plain = assess(p, zone("galliae-5")).luck
    put(p, "galliae-5", "pa-w-scolae")
    assert (plain, assess(p, zone("galliae-5")).luck) == (0, 1)


@pytest.mark.rule("ultimus", "events.13")
def test_event_13_plague_in_the_east() -> None:
    p = scene()
    put(p, "oriens-9", "co-oriens-1", "zenon")
    put(p, "asia-2", "co-asia-1")
    happen(p, 13)
    assert [p.unit_weak[unit(n)] for n in ("co-oriens-1", "co-asia-1")] == [1, 0]
    assert at(p, "zenon") == "oriens-9"


@pytest.mark.rule("ultimus", "events.14")
@pytest.mark.rule("ultimus", "events.15")
@pytest.mark.parametrize(("number", "name"), [(14, "persae"), (15, "hunni")])
def test_events_14_and_15_peace_becomes_war_and_war_peace(number: int, name: str) -> None:
    p = scene()
    put(p, f"{name}-1", *[ROSTER.unit_ids[u] for u in ROSTER.tribe_units[tribe(name)]])
    happen(p, number)
    assert status_of(p, name) == "war"
    happen(p, number)
    assert status_of(p, name) == "peace"


# ---------------------------------------------------------------- lives


@pytest.mark.rule("ultimus", "deaths.roman")
def test_example_honorius_lives_on_a_6_in_425_dies_on_it_in_426_and_surely_in_429() -> None:
    for year, dies in ((425, False), (426, True)):
        p = scene(year)
        augusti(p, "honorius", "theodose-ii")
        begin(p, Deaths())
        assert asks(p) == "DeathRoll"
        roll(p, 6)
        assert (at(p, "honorius") == "dead") is dies
    assert ROSTER.threshold(leader("honorius"), 429) == 10
    assert ROSTER.threshold(leader("timasius"), 405) == 0
    assert ROSTER.threshold(leader("timasius"), 406) == 6
    assert ROSTER.threshold(leader("theodose-ii"), 451) == 6
    assert ROSTER.threshold(leader("anagaste"), 474) == 2
    assert ROSTER.threshold(leader("alaric-i"), 418) == 10
    assert ROSTER.threshold(leader("oreste"), 476) == 0


@pytest.mark.rule("ultimus", "deaths.roman")
def test_roman_leaders_enter_in_their_year_heirs_after_a_death() -> None:
    p = scene(425)
    augusti(p, "valentinien-iii", "theodose-ii")
    begin(p, Entries(ROMAIN))
    assert at(p, "aetius") == "italia-4"
    assert at(p, "aspar") == "thracia-3"
    assert at(p, "cyrus") == "off"
    p = scene(410)
    augusti(p)
    begin(p, Entries(ROMAIN))
    assert at(p, "theodose-ii") == "off"
    kill(p, leader("arcadius"), AGE)
    p.stack.clear()
    begin(p, Entries(ROMAIN))
    assert at(p, "theodose-ii") == "thracia-3"


@pytest.mark.rule("ultimus", "deaths.barbarian")
def test_a_king_enters_at_the_death_of_the_one_before_not_before_his_year() -> None:
    p = scene(409)
    status(p, "visigothi", "foederati")
    put(p, "moesiae-4", "alaric-i", "visigothi-u1")
    assert next_heir(p, tribe("visigothi")) == -1
    kill(p, leader("alaric-i"), AGE)
    assert next_heir(p, tribe("visigothi")) == -1
    p.year = 410
    begin(p, TribeEntries(tribe("visigothi")))
    assert at(p, "athaulf") == "moesiae-4"


@pytest.mark.rule("ultimus", "deaths.barbarian")
def test_attila_has_no_heir_and_gondebaud_leaves_roman_service() -> None:
    p = scene(471)
    for name in ("ruga", "bleda", "attila", "chilperic", "gondioc"):
        p.leader_at[leader(name)] = -3
    assert next_heir(p, tribe("hunni")) == -1
    status(p, "burgondi", "foederati")
    put(p, "viennensis-2", "burgondi-u1")
    put(p, "hispaniae-1", "burgondi-u2")
    put(p, "italia-4", "gondebaud")
    p.patrice[0] = leader("gondebaud")
    begin(p, TribeEntries(tribe("burgondi")))
    assert at(p, "gondebaud") == "dead"
    assert at(p, "gondebaud-rex") == "viennensis-2"
    assert p.patrice[0] == -1


@pytest.mark.rule("ultimus", "deaths.barbarian")
def test_gondebaud_on_an_island_joins_any_of_his_people() -> None:
    p = scene(471)
    for name in ("chilperic", "gondioc"):
        p.leader_at[leader(name)] = -3
    status(p, "burgondi", "foederati")
    put(p, "viennensis-2", "burgondi-u1")
    put(p, "italia-8", "gondebaud")
    begin(p, TribeEntries(tribe("burgondi")))
    assert at(p, "gondebaud") == "dead"
    assert at(p, "gondebaud-rex") == "viennensis-2"


@pytest.mark.rule("ultimus", "palatini")
def test_palatini_in_their_capitals_placidi_felices_and_excubitores_later() -> None:
    p = start("grandes-invasions")
    homes = {"italia-2": 3, "italia-4": 2, "viennensis-3": 2, "thracia-3": 8, "oriens-9": 3}
    for where, count in homes.items():
        there = [n for n in ROSTER.unit_ids if n.startswith("pa-") and at(p, n) == where]
        assert len(there) == count
    assert at(p, "pa-w-placidi-felices") == at(p, "pa-e-excubitores") == "off"
    assert at(start("fleau-de-dieu"), "pa-e-excubitores") == "off"
    assert at(start("crepuscule"), "pa-e-excubitores") == "thracia-3"
    p.year = 460
    begin(p, Reinforcements())
    assert at(p, "pa-e-excubitores") == "thracia-3"


@pytest.mark.rule("ultimus", "events.1")
def test_event_1_takes_comitatenses_abroad_away_for_this_turn_only() -> None:
    p = scene()
    put(p, "hispaniae-1", "co-galliae-1", weak=True)
    happen(p, 1)
    begin(p, Legions())
    play(p, "place-unit co-galliae-1 galliae-3")
    assert at(p, "co-galliae-1") == "galliae-3"


@pytest.mark.rule("ultimus", "palatini")
def test_palatini_the_excubitores_come_in_460_though_it_be_a_year_of_peace() -> None:
    p = scene(460)
    augusti(p, "majorien", "leon")
    p.pax = 1
    PaxHolds().run(p)
    assert at(p, "pa-e-excubitores") == "thracia-3"


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_nobody_who_is_called_takes_ship() -> None:
    p = scene()
    put(p, "africa-4", "honorius", "pa-w-scolae")
    p.augustus[0] = leader("honorius")
    p.fleet_at[0] = zone("africa-4")
    happen(p, 6)
    moving(p, ROMAIN)
    play(p, "sail classis-occidentalis")
    assert refusal(p, "board honorius") == "unrest"
