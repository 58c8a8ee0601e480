"""The tables: events 1 to 15, entry and death of leaders, palatini."""

import pytest

from quadriga.games.ultimus.battle.field import assess
from quadriga.games.ultimus.battle.result import carry_out
from quadriga.games.ultimus.battle.table import modifier
from quadriga.games.ultimus.movement.limits import allowance, is_crossing, step_cost
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.lives import AGE, Deaths, Entries, TribeEntries, kill, next_heir
from quadriga.games.ultimus.year.events import CHANCES, EventRoll, happen
from quadriga.games.ultimus.year.rounds import share_rounds
from quadriga.games.ultimus.year.sequence import NextRound, PaxHolds, Reinforcements
from quadriga.games.ultimus.year.winter_romans import Legions
from rules.ultimus.scene import BOOK, Scene, leader, start, tribe, unit, zone

ROSTER = BOOK.roster


@pytest.mark.rule("ultimus", "events")
def test_events_one_six_sided_and_one_ten_sided_die() -> None:
    assert [move.a for move, _ in CHANCES] == list(range(1, 16))
    assert [weight for _, weight in CHANCES] == [1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 5, 4, 3, 2, 1]
    s = Scene().begin(EventRoll())
    s.roll(9)
    assert s.p.event == 9


@pytest.mark.rule("ultimus", "events.1")
def test_event_1_famine_in_the_west() -> None:
    s = Scene()
    s.put("galliae-1", "li-galliae-1", "aetius")
    s.put("hispaniae-1", "co-hispaniae-1", weak=True)
    s.put("italia-5", "co-italia-2")
    happen(s.p, 1)
    assert [s.p.unit_weak[unit(n)] for n in ("li-galliae-1", "co-italia-2")] == [1, 0]
    assert (s.at("co-hispaniae-1"), s.at("aetius")) == ("fallen", "galliae-1")


@pytest.mark.rule("ultimus", "events.2")
def test_event_2_everybody_has_one_point_less() -> None:
    s = Scene()
    happen(s.p, 2)
    assert (allowance(s.p, []), allowance(s.p, [unit("co-galliae-1")])) == (3, 2)


@pytest.mark.rule("ultimus", "events.3")
@pytest.mark.parametrize(("attacker", "change"), [(ROMAIN, -1), (BARBARE, 1)])
def test_event_3_roman_dismay_example(attacker: int, change: int) -> None:
    s = Scene(450, active=attacker)
    s.status("visigothi", "revolt")
    s.put("galliae-5", "visigothi-u1", "co-galliae-1")
    before = modifier(assess(s.p, zone("galliae-5")))
    happen(s.p, 3)
    assert modifier(assess(s.p, zone("galliae-5"))) == before + change


@pytest.mark.rule("ultimus", "events.4")
@pytest.mark.parametrize(("number", "name"), [(2, "honorius"), (3, "arcadius")])
def test_event_4_a_sick_augustus_stays_lends_no_bonus_and_dies_when_driven_out(number: int, name: str) -> None:
    s = Scene(410, active=BARBARE)
    s.augusti()
    s.put("italia-2", "constance-iii")
    s.put("thracia-4", "anthemius")
    happen(s.p, 4)
    s.roll(number)
    assert s.p.sick == leader(name)
    s.moving(ROMAIN)
    assert s.why(f"march {name}") == "sick"
    s.play("end-movement")
    where = ["italia-4", "thracia-3"][number % 2]
    s.status("visigothi", "revolt")
    s.put(where, "visigothi-u1", ["pa-w-scolae", "pa-e-scolae"][number % 2])
    s.p.active = BARBARE
    carry_out(s.battle(where).p, [5, 5], BARBARE)
    assert s.at(name) == "dead"


@pytest.mark.rule("ultimus", "events.5")
@pytest.mark.parametrize(("attacker", "change"), [(ROMAIN, -1), (BARBARE, 1)])
def test_event_5_german_vigour(attacker: int, change: int) -> None:
    s = Scene(450, active=attacker)
    s.status("visigothi", "revolt")
    s.put("galliae-5", "visigothi-u1", "co-galliae-1")
    before = modifier(assess(s.p, zone("galliae-5")))
    happen(s.p, 5)
    assert modifier(assess(s.p, zone("galliae-5"))) == before + change
    s.status("burgondi", "foederati")
    s.put("galliae-5", "burgondi-u1")
    s.p.event = 0
    even = modifier(assess(s.p, zone("galliae-5")))
    s.p.event = 5
    assert modifier(assess(s.p, zone("galliae-5"))) == even


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_augustus_and_a_better_patrice_go_to_the_nearest_capital_and_stay() -> None:
    s = Scene()
    s.augusti()
    s.put("italia-6", "honorius")
    s.put("viennensis-4", "aetius")
    s.p.patrice[0] = leader("aetius")
    happen(s.p, 6)
    s.moving(ROMAIN)
    assert s.why("end-movement") == "called"
    s.play("march honorius")
    assert set(s.offered()) == {"go italia-5"}
    assert s.why("go italia-7") == "unrest"
    s.play("go italia-5")
    assert set(s.offered()) == {"halt"}
    s.play("halt", "march aetius", "go viennensis-3", "halt", "end-movement")
    assert s.at("aetius") == "viennensis-3"


@pytest.mark.rule("ultimus", "events.7")
def test_event_7_one_round_less_and_frozen_rivers() -> None:
    s = Scene()
    s.p.initiative = ROMAIN
    share_rounds(s.p, 6)
    happen(s.p, 7)
    assert s.p.smc == [3, 2]
    assert step_cost(s.p, zone("alamanni"), zone("galliae-2")) == 1
    assert not is_crossing(s.p, zone("alamanni"), zone("galliae-2"))
    assert step_cost(s.p, zone("oriens-8"), zone("oriens-11")) == 2


@pytest.mark.rule("ultimus", "events.8")
def test_event_8_one_round_each() -> None:
    s = Scene()
    share_rounds(s.p, 9)
    happen(s.p, 8)
    assert s.p.smc == [1, 1]


@pytest.mark.rule("ultimus", "events.9")
def test_event_9_no_fleet_moves() -> None:
    s = Scene()
    s.p.fleet_at[1] = zone("thracia-3")
    happen(s.p, 9)
    s.moving(ROMAIN)
    assert s.why("sail classis-orientalis") == "storms"


@pytest.mark.rule("ultimus", "events.10")
def test_event_10_one_more_round_for_the_barbare_at_the_end() -> None:
    s = Scene()
    s.augusti()
    s.status("suevi", "war")
    s.put("suevi", "suevi-u1")
    happen(s.p, 10)
    s.p.smc = [1, 0]
    s.begin(NextRound(ROMAIN))
    s.play("end-movement")
    assert (s.step(), s.p.active) == ("Movement", BARBARE)


@pytest.mark.rule("ultimus", "events.11")
@pytest.mark.parametrize(("number", "west", "east"), [(0, True, True), (4, True, False), (7, False, True)])
def test_event_11_the_people_keeps_everybody_in_the_capitals(number: int, west: bool, east: bool) -> None:
    s = Scene()
    s.put("italia-5", "co-italia-2")
    s.put("oriens-9", "pa-e-equites-arcades")
    s.put("italia-6", "co-italia-1")
    happen(s.p, 11)
    s.roll(number)
    s.moving(ROMAIN)
    assert ("move co-italia-2" not in s.offered()) is west
    assert ("move pa-e-equites-arcades" not in s.offered()) is east
    assert "move co-italia-1" in s.offered()


@pytest.mark.rule("ultimus", "events.12")
def test_event_12_the_donative_helps_palatini_against_non_romans() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "co-galliae-1")
    happen(s.p, 12)
    plain = assess(s.p, zone("galliae-5")).luck
    s.put("galliae-5", "pa-w-scolae")
    assert (plain, assess(s.p, zone("galliae-5")).luck) == (0, 1)


@pytest.mark.rule("ultimus", "events.13")
def test_event_13_plague_in_the_east() -> None:
    s = Scene()
    s.put("oriens-9", "co-oriens-1", "zenon")
    s.put("asia-2", "co-asia-1")
    happen(s.p, 13)
    assert [s.p.unit_weak[unit(n)] for n in ("co-oriens-1", "co-asia-1")] == [1, 0]
    assert s.at("zenon") == "oriens-9"


@pytest.mark.rule("ultimus", "events.14")
@pytest.mark.rule("ultimus", "events.15")
@pytest.mark.parametrize(("number", "name"), [(14, "persae"), (15, "hunni")])
def test_events_14_and_15_peace_becomes_war_and_war_peace(number: int, name: str) -> None:
    s = Scene()
    s.put(f"{name}-1", *[ROSTER.unit_ids[u] for u in ROSTER.tribe_units[tribe(name)]])
    happen(s.p, number)
    assert s.status_of(name) == "war"
    happen(s.p, number)
    assert s.status_of(name) == "peace"


# ---------------------------------------------------------------- lives


@pytest.mark.rule("ultimus", "deaths.roman")
def test_example_honorius_lives_on_a_6_in_425_dies_on_it_in_426_and_surely_in_429() -> None:
    for year, dies in ((425, False), (426, True)):
        s = Scene(year)
        s.augusti("honorius", "theodose-ii")
        s.begin(Deaths())
        assert s.step() == "DeathRoll"
        s.roll(6)
        assert (s.at("honorius") == "dead") is dies
    assert ROSTER.threshold(leader("honorius"), 429) == 10
    assert ROSTER.threshold(leader("timasius"), 405) == 0
    assert ROSTER.threshold(leader("timasius"), 406) == 6
    assert ROSTER.threshold(leader("theodose-ii"), 451) == 6
    assert ROSTER.threshold(leader("anagaste"), 474) == 2
    assert ROSTER.threshold(leader("alaric-i"), 418) == 10
    assert ROSTER.threshold(leader("oreste"), 476) == 0


@pytest.mark.rule("ultimus", "deaths.roman")
def test_roman_leaders_enter_in_their_year_heirs_after_a_death() -> None:
    s = Scene(425)
    s.augusti("valentinien-iii", "theodose-ii")
    s.begin(Entries(ROMAIN))
    assert s.at("aetius") == "italia-4"
    assert s.at("aspar") == "thracia-3"
    assert s.at("cyrus") == "off"
    s = Scene(410)
    s.augusti()
    s.begin(Entries(ROMAIN))
    assert s.at("theodose-ii") == "off"
    kill(s.p, leader("arcadius"), AGE)
    s.p.stack.clear()
    s.begin(Entries(ROMAIN))
    assert s.at("theodose-ii") == "thracia-3"


@pytest.mark.rule("ultimus", "deaths.barbarian")
def test_a_king_enters_at_the_death_of_the_one_before_not_before_his_year() -> None:
    s = Scene(409)
    s.status("visigothi", "foederati")
    s.put("moesiae-4", "alaric-i", "visigothi-u1")
    assert next_heir(s.p, tribe("visigothi")) == -1
    kill(s.p, leader("alaric-i"), AGE)
    assert next_heir(s.p, tribe("visigothi")) == -1
    s.p.year = 410
    s.begin(TribeEntries(tribe("visigothi")))
    assert s.at("athaulf") == "moesiae-4"


@pytest.mark.rule("ultimus", "deaths.barbarian")
def test_attila_has_no_heir_and_gondebaud_leaves_roman_service() -> None:
    s = Scene(471)
    for name in ("ruga", "bleda", "attila", "chilperic", "gondioc"):
        s.p.leader_at[leader(name)] = -3
    assert next_heir(s.p, tribe("hunni")) == -1
    s.status("burgondi", "foederati")
    s.put("viennensis-2", "burgondi-u1")
    s.put("hispaniae-1", "burgondi-u2")
    s.put("italia-4", "gondebaud")
    s.p.patrice[0] = leader("gondebaud")
    s.begin(TribeEntries(tribe("burgondi")))
    assert s.at("gondebaud") == "dead"
    assert s.at("gondebaud-rex") == "viennensis-2"
    assert s.p.patrice[0] == -1


@pytest.mark.rule("ultimus", "deaths.barbarian")
def test_gondebaud_on_an_island_joins_any_of_his_people() -> None:
    s = Scene(471)
    for name in ("chilperic", "gondioc"):
        s.p.leader_at[leader(name)] = -3
    s.status("burgondi", "foederati")
    s.put("viennensis-2", "burgondi-u1")
    s.put("italia-8", "gondebaud")
    s.begin(TribeEntries(tribe("burgondi")))
    assert s.at("gondebaud") == "dead"
    assert s.at("gondebaud-rex") == "viennensis-2"


@pytest.mark.rule("ultimus", "palatini")
def test_palatini_in_their_capitals_placidi_felices_and_excubitores_later() -> None:
    s = start("grandes-invasions")
    homes = {"italia-2": 3, "italia-4": 2, "viennensis-3": 2, "thracia-3": 8, "oriens-9": 3}
    for where, count in homes.items():
        there = [n for n in ROSTER.unit_ids if n.startswith("pa-") and s.at(n) == where]
        assert len(there) == count
    assert s.at("pa-w-placidi-felices") == s.at("pa-e-excubitores") == "off"
    assert start("fleau-de-dieu").at("pa-e-excubitores") == "off"
    assert start("crepuscule").at("pa-e-excubitores") == "thracia-3"
    s.p.year = 460
    s.begin(Reinforcements())
    assert s.at("pa-e-excubitores") == "thracia-3"


@pytest.mark.rule("ultimus", "events.1")
def test_event_1_takes_comitatenses_abroad_away_for_this_turn_only() -> None:
    s = Scene()
    s.put("hispaniae-1", "co-galliae-1", weak=True)
    happen(s.p, 1)
    s.begin(Legions())
    s.play("place-unit co-galliae-1 galliae-3")
    assert s.at("co-galliae-1") == "galliae-3"


@pytest.mark.rule("ultimus", "palatini")
def test_palatini_the_excubitores_come_in_460_though_it_be_a_year_of_peace() -> None:
    s = Scene(460)
    s.augusti("majorien", "leon")
    s.p.pax = 1
    PaxHolds().run(s.p)
    assert s.at("pa-e-excubitores") == "thracia-3"


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_nobody_who_is_called_takes_ship() -> None:
    s = Scene()
    s.put("africa-4", "honorius", "pa-w-scolae")
    s.p.augustus[0] = leader("honorius")
    s.p.fleet_at[0] = zone("africa-4")
    happen(s.p, 6)
    s.moving(ROMAIN)
    s.play("sail classis-occidentalis")
    assert s.why("board honorius") == "unrest"
