"""The arithmetic and the results of a battle (chapter 8), term by term; events and the sequence of a year."""

import pytest

from quadriga.games.ultimus.battle.aftermath import OfferPact
from quadriga.games.ultimus.battle.evasion import EvasionRoll
from quadriga.games.ultimus.battle.field import politics, quality, tactics
from quadriga.games.ultimus.battle.phase import Battles
from quadriga.games.ultimus.battle.refuge import TakeShelter, companions
from quadriga.games.ultimus.battle.result import Losses, carry_out, personal_defeat
from quadriga.games.ultimus.battle.retreat import EVASION, FLIGHT, ROUT, Follow, Withdrawal, fall, forbids_way, reward
from quadriga.games.ultimus.battle.table import Situation, losses, modifier, row, shift
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ELIMINATED, ROMAIN, UNHURT, WEAKENED
from quadriga.games.ultimus.throne.lives import BATTLE
from quadriga.games.ultimus.year.events import (
    RiotRoll,
    SickRoll,
    afflict,
    call_to_capitals,
    change_mind,
    freezes,
    happen,
    has_riot,
    mood,
    to_capital,
)
from quadriga.games.ultimus.year.sequence import NextRound, PaxOrWar, PhaseD, Reinforcements, YearBegins
from rules.ultimus.scene import EAST, WEST, Scene, key_of, leader, tribe, unit, zone


def about(s: Scene) -> list[object]:
    prompt = s.p.prompt()
    assert prompt is not None
    found = prompt["about"]
    assert isinstance(found, list)
    return found


# ---------------------------------------------------------------- arithmetic


@pytest.mark.rule("ultimus", "8.6.1")
@pytest.mark.parametrize(
    ("attacker", "defender", "columns"),
    [(2, 2, 0), (3, 2, 1), (4, 2, 2), (5, 2, 2), (2, 3, -1), (2, 4, -2), (1, 3, -2)],
)
def test_8_6_1_better_quality_moves_one_column_double_two(attacker: int, defender: int, columns: int) -> None:
    assert shift(attacker, defender) == columns


@pytest.mark.rule("ultimus", "combat-table")
@pytest.mark.parametrize(
    ("changes", "total"),
    [
        ({}, 0), ({"attacker_bonus": 3}, 3), ({"defender_bonus": 2}, -2), ({"luck": 2}, 2), ({"outside": True}, 0),
        ({"defender_free": True}, 0), ({"outside": True, "defender_free": True}, -1), ({"attacker_tribal": True}, 0),
        ({"outside": True, "attacker_tribal": True}, 1), ({"capital": True}, -1), ({"crossed": True}, -1),
        ({"attacker_politics": 3, "defender_politics": 2}, 1), ({"attacker_politics": 2, "defender_politics": 3}, -1),
        ({"attacker_politics": 3, "defender_politics": 3}, 0), ({"attacker_politics": 3}, 0),
        ({"defender_politics": 3}, 0), ({"attacker_politics": 0, "defender_politics": 1}, -1),
        ({"crossed": True, "capital": True, "attacker_bonus": 3}, 1),
    ],
)  # fmt: skip
def test_every_modifier_of_the_die_by_itself(changes: dict[str, int], total: int) -> None:
    s = Situation(10, 10, 2, 2)
    for name, value in changes.items():
        setattr(s, name, value)
    assert modifier(s) == total


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_rows_are_open_at_both_ends_and_fractions_round_down() -> None:
    assert [row(die) for die in (-5, -2, -1, 0, 8, 9, 12)] == [0, 0, 1, 2, 10, 11, 11]
    quarters = {struck: [losses(result, struck, 9) for result in (2, 3, 4)] for struck in (4, 9)}
    assert sorted(quarters[4]) == [1, 2, 3]
    assert sorted(quarters[9]) == [2, 4, 6]
    assert losses(UNHURT, 9, 9) == 0
    assert max(losses(result, 9, 2) for result in (2, 3, 4)) == 2


@pytest.mark.rule("ultimus", "8.6.2")
def test_8_6_2_the_best_leader_or_the_average_of_the_units() -> None:
    s = Scene(450)
    men = [unit("co-galliae-1"), unit("pa-w-scolae")]
    best = max(s.p.roster.leader_bt[leader(name)] for name in ("aetius", "avitus"))
    assert tactics(s.p, [leader("avitus"), leader("aetius")], men) == best
    s.p.sick = leader("aetius")
    assert tactics(s.p, [leader("avitus"), leader("aetius")], men) == s.p.roster.leader_bt[leader("avitus")]
    assert tactics(s.p, [leader("aetius")], men) == 0
    assert tactics(s.p, [], men) == sum(s.p.roster.unit_bt[one][0] for one in men) // 2
    assert quality(s.p, men) == sum(s.p.roster.unit_qu[one][0] for one in men) // 2


@pytest.mark.rule("ultimus", "8.6.3")
def test_8_6_3_only_augustus_patrice_and_usurper_have_a_say() -> None:
    s = Scene(450)
    leaders = [leader("avitus"), leader("aetius")]
    assert politics(s.p, leaders) == NONE
    s.p.patrice[WEST] = leader("avitus")
    assert politics(s.p, leaders) == 3
    s.p.usurper[EAST] = leader("aetius")
    assert politics(s.p, leaders) == 5
    s.p.patrice[WEST] = s.p.usurper[EAST] = NONE
    s.p.augustus[EAST] = leader("avitus")
    assert politics(s.p, leaders) == 3


# ---------------------------------------------------------------- results


def field(active: int = ROMAIN) -> Scene:
    s = Scene(450, active=active)
    s.status("hunni", "war")
    s.put("britanniae-1", "avitus", "co-britanniae-1", "pa-w-scolae", "attila", "hunni-u1", "hunni-u2")
    return s.battle("britanniae-1")


@pytest.mark.rule("ultimus", "8.5.1")
@pytest.mark.parametrize("loser", [ROMAIN, BARBARE])
def test_8_5_1_an_eliminated_force_loses_all_units_and_leaders(loser: int) -> None:
    s = field()
    results = [UNHURT, UNHURT]
    results[loser] = ELIMINATED
    carry_out(s.p, results, 1 - loser)
    lost = ("co-britanniae-1", "pa-w-scolae") if loser == ROMAIN else ("hunni-u1", "hunni-u2")
    kept = ("hunni-u1", "hunni-u2") if loser == ROMAIN else ("co-britanniae-1", "pa-w-scolae")
    assert {s.at(name) for name in lost} == {"fallen"}
    assert {s.at(name) for name in kept} == {"britanniae-1"}
    assert not any(s.p.unit_weak[unit(name)] for name in kept)
    dead, alive = ("avitus", "attila") if loser == ROMAIN else ("attila", "avitus")
    assert (s.at(dead), s.at(alive)) == ("dead", "britanniae-1")
    assert s.points(1 - loser) == (1 if loser == ROMAIN else 5)


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_who_is_weakened_and_who_chooses() -> None:
    s = field()
    carry_out(s.p, [UNHURT, WEAKENED], ROMAIN)
    assert [s.p.unit_weak[unit(name)] for name in ("hunni-u1", "hunni-u2", "co-britanniae-1")] == [1, 1, 0]
    half = field()
    carry_out(half.p, [3, WEAKENED], ROMAIN)
    half.p.settle()
    assert half.step() == "Losses"
    assert half.p.turn() == half.p.seat_of(ROMAIN)
    assert about(half) == [["zone", "zone", "britanniae-1"], ["number", "number", "1"]]
    assert half.offered() == ["weaken co-britanniae-1", "weaken pa-w-scolae"]
    question = half.p.question()
    assert isinstance(question, Losses)
    assert [half.p.game.vocabulary.text(move) for move in question.samples(half.p)] == ["weaken-these co-britanniae-1"]
    assert question.among(half.p, question.wholes[0])[0].values == [unit("co-britanniae-1"), unit("pa-w-scolae")]
    half.play("weaken pa-w-scolae")
    assert [half.p.unit_weak[unit(name)] for name in ("co-britanniae-1", "pa-w-scolae")] == [0, 1]


@pytest.mark.rule("ultimus", "8.5.2")
def test_8_5_2_only_where_a_usurper_meets_augustus_or_patrice() -> None:
    s = Scene(410)
    s.put("britanniae-1", "jovin", side=BARBARE).put("britanniae-1", "honorius", "stilicon", "sarus")
    at = zone("britanniae-1")
    assert personal_defeat(s.p, at, ROMAIN) == []
    s.p.usurper[WEST] = leader("jovin")
    assert personal_defeat(s.p, at, ROMAIN) == []
    s.p.augustus[WEST] = leader("honorius")
    s.p.patrice[WEST] = leader("stilicon")
    assert sorted(personal_defeat(s.p, at, ROMAIN)) == sorted([leader("honorius"), leader("stilicon")])
    assert personal_defeat(s.p, at, BARBARE) == [leader("jovin")]
    s.p.augustus[WEST] = NONE
    assert personal_defeat(s.p, at, ROMAIN) == [leader("stilicon")]
    s.p.usurper[WEST] = NONE
    assert personal_defeat(s.p, at, BARBARE) == []


@pytest.mark.rule("ultimus", "10.1")
@pytest.mark.parametrize(("name", "points"), [("attila", 5), ("bleda", 1), ("avitus", 1)])
def test_10_1_what_a_dead_leader_is_worth(name: str, points: int) -> None:
    s = Scene(450).put("galliae-5", name)
    assert reward(s.p, leader(name)) == points
    fall(s.p, leader(name), BATTLE, BARBARE)
    assert (s.at(name), s.points(BARBARE), s.points(ROMAIN)) == ("dead", points, 0)


# ---------------------------------------------------------------- leaving the field


@pytest.mark.rule("ultimus", "8.2.1")
@pytest.mark.parametrize(
    ("to", "mode", "refused"),
    [
        ("galliae-4", EVASION, ""), ("galliae-3", EVASION, "attacker-came"), ("galliae-3", ROUT, "attacker-came"),
        ("galliae-3", FLIGHT, ""), ("galliae-6", FLIGHT, "enemy-there"), ("italia-4", ROUT, "not-next"),
    ],
)  # fmt: skip
def test_8_2_1_which_ways_are_open(to: str, mode: int, refused: str) -> None:
    s = Scene(450)
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "co-galliae-1").put("galliae-6", "hunni-u2").put("galliae-4", "li-galliae-1")
    s.p.unit_from[unit("hunni-u1")] = zone("galliae-3")
    assert key_of(forbids_way(s.p, ROMAIN, zone("galliae-5"), zone(to), mode)) == refused


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_a_leader_takes_units_in_order_and_no_more_than_his_cc() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "jovin", "co-galliae-1", "co-galliae-2", "pa-w-scolae", "pa-w-victores")
    s.guard("bu-2-1", "jovin")
    s.battle("galliae-5").begin(Withdrawal(ROMAIN, ROUT))
    s.play("flee jovin galliae-4")
    assert s.step() == "Follow"
    assert about(s) == [["leader", "leader", "jovin"], ["zone", "zone", "galliae-4"]]
    assert s.at("bu-2-1") == "galliae-4"
    question = s.p.question()
    assert isinstance(question, Follow)
    assert question.room(s.p) == 2
    s.play("take co-galliae-2")
    assert s.why("take co-galliae-1") == "in-order"
    assert s.why("take li-galliae-1") == "not-here"
    s.play("take pa-w-scolae")
    assert s.step() == "Withdraw"
    assert s.at("co-galliae-2") == s.at("pa-w-scolae") == "galliae-4"
    assert s.at("co-galliae-1") == "galliae-5"
    assert Follow(leader("jovin"), zone("galliae-4"), ()).forbids_taking(s.p, [1, 2], unit("pa-w-victores"))


@pytest.mark.rule("ultimus", "8.4.1")
@pytest.mark.parametrize(("mode", "gone"), [(ROUT, True), (EVASION, False), (FLIGHT, False)])
def test_8_4_1_whoever_cannot_leave_after_a_defeat_is_lost(mode: int, gone: bool) -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war").status("picti", "war")
    s.put("britanniae-1", "picti-u1", "dux-britanniae", "li-britanniae-1")
    for name, at in [("picti-u2", "picti-1"), ("hunni-u1", "britanniae-2"), ("hunni-u2", "britanniae-3")]:
        s.put(at, name)
    s.p.leader_at[leader("dux-britanniae")] = zone("britanniae-1")
    s.battle("britanniae-1").begin(Withdrawal(ROMAIN, mode))
    assert (s.at("li-britanniae-1") == "fallen") is gone
    assert (s.at("dux-britanniae") == "fallen") is gone
    assert s.points(BARBARE) == int(gone)
    assert s.at("picti-u1") == "britanniae-1"


@pytest.mark.rule("ultimus", "8.2.1")
@pytest.mark.parametrize(("number", "grace", "away"), [(4, 0, True), (5, 0, False), (6, 2, True), (3, -2, False)])
def test_8_2_1_a_roll_below_the_best_vs_slips_away(number: int, grace: int, away: bool) -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "aetius", "avitus", "co-galliae-1")
    s.battle("galliae-5")
    s.p.fight().grace = grace
    s.begin(EvasionRoll())
    s.roll(number)
    assert (s.step() == "Withdraw") is away
    assert s.told("evasion") == [["galliae-5", str(number), str(5 + grace)]]


@pytest.mark.rule("ultimus", "8.2.2")
def test_8_2_2_who_goes_into_the_city_with_augustus() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war").status("visigothi", "foederati")
    s.augusti("majorien", "marcien")
    s.put("italia-4", "hunni-u1", "pa-w-scolae", "pa-w-victores", "avitus", "aetius", "theodoric-i", "visigothi-u1")
    s.guard("bu-4-1", "majorien").guard("bu-4-2", "aetius")
    s.battle("italia-4").begin(TakeShelter(WEST))
    assert about(s) == [["half", "half", "west"]]
    assert s.why("shelter visigothi-u1") == "not-palatini"
    s.play("shelter pa-w-scolae")
    assert s.at("majorien") == s.at("bu-4-1") == s.at("pa-w-scolae") == "refuge"
    assert s.at("pa-w-victores") == "italia-4"
    assert companions(s.p, WEST) == [leader("avitus")]
    assert s.offered() == ["accompany avitus", "pass"]
    s.play("accompany avitus")
    assert s.at("avitus") == "refuge"
    assert s.told("refuge") == [["majorien", "west"]]


@pytest.mark.rule("ultimus", "9.4")
@pytest.mark.parametrize(("major", "step"), [(1, "MajorPact"), (0, "MinorPact")])
def test_9_4_a_pact_is_offered_by_name_and_rolled_by_the_size_of_the_people(major: int, step: str) -> None:
    s = Scene(450).put("galliae-5", "avitus")
    s.p.tribe_major[tribe("suevi")] = major
    s.begin(OfferPact(tribe("suevi"), leader("avitus")))
    assert about(s) == [["tribe", "tribe", "suevi"], ["leader", "leader", "avitus"]]
    assert s.why("federate aetius") == "nobody-to-federate"
    s.play("federate avitus")
    assert s.step() == step


@pytest.mark.rule("ultimus", "8.1")
def test_8_1_battles_follow_one_another_and_the_attacker_chooses() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("hunni", "war")
    s.begin(Battles(0))
    assert s.step() == "Movement"
    s.put("galliae-5", "hunni-u1", "co-galliae-1").put("galliae-4", "hunni-u2", "co-galliae-2")
    s.begin(Battles(0))
    assert s.step() == "ChooseBattle"
    assert s.offered() == ["fight galliae-4", "fight galliae-5"]


# ---------------------------------------------------------------- events


@pytest.mark.rule("ultimus", "events.3")
@pytest.mark.rule("ultimus", "events.5")
@pytest.mark.rule("ultimus", "events.12")
@pytest.mark.parametrize(
    ("event", "own", "enemy", "camp", "luck"),
    [
        (3, "co-galliae-1", "hunni-u1", ROMAIN, -1), (3, "co-galliae-1", "co-galliae-2", ROMAIN, 0),
        (3, "hunni-u1", "hunni-u2", ROMAIN, 0), (3, "hunni-u1", "co-galliae-1", BARBARE, 0),
        (5, "suevi-u1", "co-galliae-1", BARBARE, 1), (5, "hunni-u1", "suevi-u1", BARBARE, 0),
        (5, "suevi-u1", "co-galliae-1", ROMAIN, 1), (5, "co-galliae-1", "suevi-u1", ROMAIN, 0),
        (12, "pa-w-scolae", "hunni-u1", ROMAIN, 1), (12, "pa-w-scolae", "hunni-u1", BARBARE, 0),
        (12, "pa-w-scolae", "co-galliae-1", ROMAIN, 0), (12, "co-galliae-1", "hunni-u1", ROMAIN, 0),
        (4, "pa-w-scolae", "hunni-u1", ROMAIN, 0), (0, "suevi-u1", "hunni-u1", ROMAIN, 0),
    ],
)  # fmt: skip
def test_events_3_5_and_12_whose_spirits_they_change(event: int, own: str, enemy: str, camp: int, luck: int) -> None:
    s = Scene(450)
    s.p.event = event
    assert mood(s.p, [unit(own)], [unit(enemy)], camp) == luck


@pytest.mark.rule("ultimus", "events.4")
@pytest.mark.parametrize(("number", "name"), [(2, "majorien"), (6, "majorien"), (1, "marcien"), (5, "marcien")])
def test_event_4_even_is_the_west_odd_the_east(number: int, name: str) -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.begin(SickRoll())
    s.roll(number)
    assert s.p.sick == leader(name)
    assert s.told("sick") == [[name]]
    s.p.augustus = [NONE, NONE]
    SickRoll().rolled(s.p, number)
    assert s.p.sick == NONE


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_the_patrice_is_called_only_if_his_cp_is_better() -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.put("galliae-5", "aetius").put("asia-1", "aspar")
    s.p.patrice = [leader("aetius"), leader("aspar")]
    call_to_capitals(s.p)
    assert [s.p.leader_bound[leader(name)] for name in ("majorien", "marcien", "aetius", "aspar")] == [1, 1, 1, 0]
    none = Scene(450)
    none.put("galliae-5", "aetius")
    none.p.patrice[WEST] = leader("aetius")
    call_to_capitals(none.p)
    assert sum(none.p.leader_bound) == 0


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_the_nearest_capital_is_one_the_romain_holds() -> None:
    s = Scene(450)
    s.status("hunni", "war")
    assert to_capital(s.p, zone("italia-4")) == 0
    assert to_capital(s.p, zone("italia-3")) == 1
    s.put("italia-4", "hunni-u1")
    assert to_capital(s.p, zone("italia-4")) == 1


@pytest.mark.rule("ultimus", "events.11")
@pytest.mark.parametrize(
    ("number", "riots"),
    [(0, {"italia-4", "thracia-3"}), (2, {"italia-4"}), (8, {"italia-4"}), (1, {"thracia-3"}), (9, {"thracia-3"})],
)
def test_event_11_which_capitals_riot(number: int, riots: set[str]) -> None:
    s = Scene(450)
    assert not has_riot(s.p, zone("italia-4"))
    s.begin(RiotRoll())
    s.roll(number)
    found = {name for name in ("italia-4", "thracia-3", "italia-3", "britanniae-1") if has_riot(s.p, zone(name))}
    assert found == riots
    west, east = str(int("italia-4" in riots)), str(int("thracia-3" in riots))
    assert s.told("riot") == [[west, east]]


@pytest.mark.rule("ultimus", "events.1")
@pytest.mark.rule("ultimus", "events.13")
def test_events_1_and_13_weaken_only_their_dioceses_and_remember_no_place() -> None:
    s = Scene(450)
    s.put("galliae-5", "co-galliae-1", "avitus").put("galliae-4", "co-galliae-2", weak=True)
    s.put("italia-4", "pa-w-scolae").put("alamanni", "pa-w-victores").put("britanniae-1", "li-britanniae-1")
    afflict(s.p, ("galliae",))
    assert (s.p.unit_weak[unit("co-galliae-1")], s.at("co-galliae-2")) == (1, "fallen")
    assert s.p.unit_fell[unit("co-galliae-2")] == NONE
    assert not any(s.p.unit_weak[unit(name)] for name in ("pa-w-scolae", "pa-w-victores", "li-britanniae-1"))
    assert s.at("avitus") == "galliae-5"
    happen(s.p, 13)
    assert (s.p.event, s.p.unit_weak[unit("pa-w-scolae")]) == (13, 0)
    s.put("oriens-1", "co-oriens-1")
    happen(s.p, 13)
    assert s.p.unit_weak[unit("co-oriens-1")] == 1


@pytest.mark.rule("ultimus", "events.7")
def test_event_7_freezes_rhenus_and_danuvius_in_that_year_only() -> None:
    s = Scene(450)
    water = s.p.board.water
    rhenus = water[zone("galliae-2")][zone("alamanni")]
    tigris = water[zone("oriens-8")][zone("oriens-11")]
    assert not freezes(s.p, rhenus)
    s.p.event = 7
    assert freezes(s.p, rhenus)
    assert freezes(s.p, water[zone("thracia-1")][zone("ostrogothi")])
    assert not freezes(s.p, tigris)
    assert not freezes(s.p, NONE)


@pytest.mark.rule("ultimus", "events.14")
@pytest.mark.parametrize(
    ("before", "after"), [("peace", "war"), ("war", "peace"), ("revolt", "revolt"), ("foederati", "foederati")]
)
def test_events_14_and_15_only_peace_and_war_change_places(before: str, after: str) -> None:
    s = Scene(450)
    s.status("hunni", before)
    change_mind(s.p, tribe("hunni"))
    assert s.status_of("hunni") == after


# ---------------------------------------------------------------- the year


@pytest.mark.rule("ultimus", "2.E")
@pytest.mark.parametrize(
    ("smc", "first", "order"),
    [
        ([2, 2], ROMAIN, "RBRB"), ([2, 2], BARBARE, "BRBR"), ([2, 1], ROMAIN, "RBR"), ([0, 2], ROMAIN, "BB"),
        ([1, 0], BARBARE, "R"),
    ],
)  # fmt: skip
def test_2_e_rounds_alternate_while_there_are_any(smc: list[int], first: int, order: str) -> None:
    s = Scene(450)
    s.p.smc = smc[:]
    s.begin(NextRound(first))
    seen = ""
    while s.step() == "Movement" and any(s.p.smc):
        seen += "RB"[s.p.active]
        s.play("end-movement")
    assert seen == order


@pytest.mark.rule("ultimus", "2.C")
@pytest.mark.parametrize(
    ("people", "status", "usurper", "pax"),
    [("", "", False, 1), ("suevi", "war", False, 0), ("suevi", "revolt", False, 0), ("", "", True, 0),
     ("suevi", "foederati", False, 1)],
)  # fmt: skip
def test_2_c_when_a_year_is_one_of_peace(people: str, status: str, usurper: bool, pax: int) -> None:
    s = Scene(450)
    if people:
        s.status(people, status)
    if usurper:
        s.p.usurper[EAST] = leader("timasius")
    PaxOrWar().run(s.p)
    names = [type(frame).__name__ for frame in s.p.stack]
    assert s.p.pax == pax
    assert ("PhaseD" in names) is (pax == 0)
    assert ("PaxHolds" in names and "Deaths" in names) is (pax == 1)


@pytest.mark.rule("ultimus", "2.D")
@pytest.mark.parametrize("tested", [0, 1])
def test_2_d_the_order_of_administration(tested: int) -> None:
    s = Scene(450)
    s.augusti("majorien", "marcien")
    s.p.tested = tested
    PhaseD().run(s.p)
    names = [type(frame).__name__ for frame in s.p.stack[1:]]
    deaths = [] if tested else ["Deaths"]
    assert names == ["PhaseE", "Reinforcements", *deaths, "NamePatrices", "EventRoll"]
    assert sum(s.p.smc) == 4


@pytest.mark.rule("ultimus", "2.A")
def test_2_a_a_new_year_forgets_the_old_one() -> None:
    s = Scene(450)
    s.p.event, s.p.sick, s.p.riot, s.p.pax, s.p.papa, s.p.regna, s.p.tested = 6, leader("aetius"), 3, 1, 1, 2, 1
    s.p.smc = [2, 3]
    s.p.leader_bound[leader("timasius")] = s.p.leader_bound[leader("aetius")] = 1
    YearBegins().run(s.p)
    assert (s.p.event, s.p.sick, s.p.riot, s.p.pax, s.p.papa, s.p.regna, s.p.tested) == (0, NONE, 0, 0, 0, 0, 0)
    assert (s.p.smc, sum(s.p.leader_bound)) == ([0, 0], 0)


@pytest.mark.rule("ultimus", "2.D")
@pytest.mark.parametrize(
    ("back", "year", "returns"), [(424, 423, False), (424, 424, True), (424, 425, True), (0, 424, False)]
)
def test_2_d_a_lost_fleet_returns_in_its_year_to_whoever_holds_its_port(back: int, year: int, returns: bool) -> None:
    s = Scene(year)
    s.p.fleet_at[0] = -1
    s.p.fleet_back[0] = back
    s.begin(Reinforcements())
    assert (s.p.fleet_at[0] == zone("africa-4")) is returns
    assert s.p.fleet_back[0] == (0 if returns else back)
    if returns:
        assert s.p.fleet_side[0] == ROMAIN
        s.status("vandali", "war").put("africa-4", "vandali-u1")
        s.p.fleet_back[0] = back
        s.begin(Reinforcements())
        assert s.p.fleet_side[0] == BARBARE
