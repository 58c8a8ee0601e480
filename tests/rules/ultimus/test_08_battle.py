"""Chapter 8 and the combat table: order, evasion, refuge, ratio, results, deaths, modifiers."""

import pytest

from quadriga.engine.errors import BadSituation
from quadriga.games.ultimus import combat
from quadriga.games.ultimus.battle import Evasion, Refuge, carry_out
from quadriga.games.ultimus.battles import Battle, Battles
from quadriga.games.ultimus.combat import Situation
from quadriga.games.ultimus.field import assess
from quadriga.games.ultimus.forces import is_contested
from quadriga.games.ultimus.lives import AGE, kill
from quadriga.games.ultimus.position import BOX
from quadriga.games.ultimus.retreat import EVASION, ROUT, Withdrawal, ways
from quadriga.games.ultimus.tables import BARBARE, RESULTS, ROMAIN
from quadriga.games.ultimus.tactics import BattleDie, Clash
from quadriga.games.ultimus.words import FLEE, FLEE_ALONE, PHASES
from rules.ultimus.scene import (
    BOOK,
    GAME,
    WEST,
    asks,
    at,
    augusti,
    begin,
    guard,
    half_said,
    leader,
    moving,
    offered,
    play,
    points,
    put,
    refusal,
    roll,
    scene,
    status,
    tribe,
    unit,
    zone,
)

TABLES = BOOK.tables
E, A, Q1, Q2, Q3, R = range(6)


@pytest.mark.rule("ultimus", "8.1")
def test_8_1_every_zone_shared_with_enemies_is_fought_in_the_attackers_order() -> None:
    p = scene(450, active=BARBARE)
    status(p, "suevi", "revolt")
    put(p, "hispaniae-1", "suevi-u1", "co-hispaniae-1")
    put(p, "hispaniae-4", "suevi-u2", "co-hispaniae-2")
    begin(p, Battles())
    assert p.turn() == p.seat_of(BARBARE)
    assert offered(p) == {"fight hispaniae-1", "fight hispaniae-4"}
    assert refusal(p, "fight italia-5") == "no-battle"
    play(p, "fight hispaniae-4")
    assert asks(p) == "BattleDie"


@pytest.mark.rule("ultimus", "8.2.1")
@pytest.mark.parametrize(("number", "away"), [(3, True), (4, False)])
def test_8_2_1_evasion_strictly_below_the_best_vs(number: int, away: bool) -> None:
    p = scene(450, active=BARBARE)
    status(p, "hunni", "war")
    put(p, "galliae-5", "attila", "hunni-u1")
    put(p, "galliae-5", "aegidius", "co-galliae-1", "li-galliae-1")
    begin(p, Evasion(zone("galliae-5")))
    play(p, "evade")
    roll(p, number)
    assert (asks(p) == "Withdraw") is away


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_a_leader_of_vs_1_cannot_even_try() -> None:
    p = scene(450, active=BARBARE)
    status(p, "hunni", "war")
    put(p, "galliae-5", "attila", "hunni-u1")
    put(p, "galliae-5", "sidoine", "co-galliae-1")
    begin(p, Evasion(zone("galliae-5")))
    assert asks(p) == "Movement"


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_one_zone_not_where_the_attackers_came_from_with_at_most_cc_units() -> None:
    p = scene(450, active=BARBARE)
    status(p, "hunni", "war")
    put(p, "galliae-5", "attila", "hunni-u1")
    p.unit_from[unit("hunni-u1")] = zone("galliae-4")
    put(p, "galliae-5", "sarus", "co-galliae-1", "co-galliae-2", "li-galliae-1", "li-galliae-2", "li-galliae-3")
    put(p, "galliae-3", "hunni-u2")
    begin(p, Evasion(zone("galliae-5")))
    play(p, "evade")
    roll(p, 1)
    assert refusal(p, "flee sarus galliae-4") == "attacker-came"
    assert refusal(p, "flee sarus galliae-3") == "enemy-there"
    assert refusal(p, "flee sarus italia-5") == "not-next"
    assert refusal(p, "flee-alone li-galliae-1 galliae-6") == "without-leader"
    play(p, "flee sarus galliae-6", "take li-galliae-1", "take li-galliae-2", "take li-galliae-3")
    assert asks(p) == "Movement"
    assert at(p, "li-galliae-2") == at(p, "sarus") == "galliae-6"
    assert at(p, "co-galliae-1") == "galliae-5"


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_limitanei_do_not_evade_out_of_their_diocese() -> None:
    p = scene(450, active=BARBARE)
    status(p, "hunni", "war")
    put(p, "galliae-5", "attila", "hunni-u1")
    put(p, "galliae-5", "aegidius", "li-galliae-1", "pa-w-scolae")
    begin(p, Evasion(zone("galliae-5")))
    play(p, "evade")
    roll(p, 1)
    play(p, "flee aegidius viennensis-1")
    assert refusal(p, "take li-galliae-1") == "li-diocese"
    assert "take pa-w-scolae" in offered(p)


@pytest.mark.rule("ultimus", "8.2.2")
def test_8_2_2_augustus_shuts_himself_up_in_ravenna_with_palatini_and_a_companion() -> None:
    p = scene(450, active=BARBARE)
    augusti(p, "valentinien-iii", "marcien")
    status(p, "hunni", "war")
    put(p, "italia-4", "attila", "hunni-u1", "hunni-u2")
    put(p, "italia-4", "aetius", "boniface", "pa-w-scolae", "pa-w-domestici-pedites", "co-italia-1")
    guard(p, "bu-4-1", "aetius")
    begin(p, Refuge(zone("italia-4")))
    assert refusal(p, "shelter co-italia-1") == "not-palatini"
    play(p, "shelter pa-w-scolae", "accompany aetius")
    for name in ("valentinien-iii", "aetius", "bu-4-1", "pa-w-scolae"):
        assert at(p, name) == "refuge"
    assert at(p, "pa-w-domestici-pedites") == "italia-4"
    moving(p, ROMAIN)
    assert refusal(p, "leave-refuge west") == "besieged"
    for name in ("hunni-u1", "hunni-u2"):
        p.put_unit(unit(name), zone("italia-5"))
    play(p, "leave-refuge west", "march valentinien-iii")
    assert at(p, "valentinien-iii") == "italia-4"


@pytest.mark.rule("ultimus", "8.2.2")
def test_8_2_2_constantinopolis_likewise_and_all_inside_die_with_augustus() -> None:
    p = scene(450, active=BARBARE)
    augusti(p, "valentinien-iii", "theodose-ii")
    put(p, "thracia-4", "marcien")
    status(p, "hunni", "war")
    put(p, "thracia-3", "attila", "hunni-u1")
    put(p, "thracia-3", "aspar", "pa-e-scolae", "pa-e-isauri")
    begin(p, Refuge(zone("thracia-3")))
    play(p, "shelter pa-e-scolae", "accompany aspar")
    assert p.leader_at[leader("aspar")] == BOX - 1
    kill(p, leader("theodose-ii"), AGE)
    p.settle()
    assert at(p, "aspar") == "dead"
    assert at(p, "pa-e-scolae") == "off"
    assert p.augustus[1] == leader("marcien")


@pytest.mark.rule("ultimus", "8.3")
def test_8_3_example_55_against_37_is_column_5_4() -> None:
    assert TABLES.columns[TABLES.column(55, 37)] == "5/4"


@pytest.mark.rule("ultimus", "8.3")
@pytest.mark.parametrize(
    ("attacker", "defender", "column"),
    [(1, 9, "1/3"), (4, 9, "1/3"), (1, 2, "1/2"), (2, 3, "2/3"), (4, 5, "4/5"), (9, 10, "4/5"), (1, 1, "1/1"),
     (5, 4, "5/4"),
     (3, 2, "3/2"), (19, 10, "3/2"), (2, 1, "2/1"), (3, 1, "3/1"), (4, 1, "4/1"), (50, 1, "4/1")],
)  # fmt: skip
def test_8_3_ratios_round_for_the_defender(attacker: int, defender: int, column: str) -> None:
    assert TABLES.columns[TABLES.column(attacker, defender)] == column


@pytest.mark.rule("ultimus", "8.4.1")
def test_8_4_1_the_loser_leaves_and_what_cannot_is_eliminated() -> None:
    p = scene(450, active=BARBARE)
    status(p, "hunni", "war")
    put(p, "galliae-5", "hunni-u1", "hunni-u2", "hunni-u3")
    put(p, "galliae-5", "li-galliae-1", "pa-w-scolae")
    for n, name in ((3, "alamanni-u1"), (4, "alamanni-u2"), (6, "alamanni-u3")):
        status(p, "alamanni", "war")
        put(p, f"galliae-{n}", name)
    carry_out(p, zone("galliae-5"), [R, R], BARBARE)
    p.settle()
    assert refusal(p, "stay") == "must-retreat"
    assert refusal(p, "flee-alone li-galliae-1 viennensis-1") == "li-diocese"
    assert half_said(p, FLEE, b=zone("viennensis-1")) == "not-here"
    assert half_said(p, FLEE_ALONE, b=zone("italia-5")) == "not-next"
    play(p, "flee-alone pa-w-scolae viennensis-1")
    assert at(p, "li-galliae-1") == "fallen"
    assert at(p, "pa-w-scolae") == "viennensis-1"


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_example_half_of_nine_enemy_units_struck_is_four() -> None:
    assert combat.losses(Q2, 9, 6) == 4


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_example_three_quarters_of_four_but_only_two_units_once_each() -> None:
    p = scene(450, active=ROMAIN)
    status(p, "suevi", "revolt")
    status(p, "alamanni", "revolt")
    put(p, "hispaniae-4", "pa-w-scolae", "pa-w-victores")
    put(p, "hispaniae-4", "suevi-u1", "suevi-u2", "alamanni-u1", "alamanni-u2", weak=True)
    carry_out(p, zone("hispaniae-4"), [Q3, A], ROMAIN)
    p.settle()
    assert all(at(p, name) == "fallen" for name in ("suevi-u1", "suevi-u2", "alamanni-u1", "alamanni-u2"))
    assert p.unit_weak[unit("pa-w-scolae")] == p.unit_weak[unit("pa-w-victores")] == 1
    assert at(p, "pa-w-scolae") == "hispaniae-4"


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_the_winner_chooses_his_losses_each_unit_once() -> None:
    p = scene(450, active=ROMAIN)
    status(p, "suevi", "revolt")
    put(p, "hispaniae-4", "pa-w-scolae", "pa-w-victores", "co-hispaniae-1")
    put(p, "hispaniae-4", "suevi-u1", "suevi-u2")
    carry_out(p, zone("hispaniae-4"), [Q2, A], ROMAIN)
    p.settle()
    assert offered(p) == {"weaken pa-w-scolae", "weaken pa-w-victores", "weaken co-hispaniae-1"}
    play(p, "weaken co-hispaniae-1")
    assert p.unit_weak[unit("co-hispaniae-1")] == 1
    assert asks(p) == "Withdraw"


@pytest.mark.rule("ultimus", "8.5.1")
def test_8_5_1_leaders_of_a_force_eliminated_or_without_retreat_die() -> None:
    p = scene(450, active=BARBARE)
    augusti(p)
    status(p, "hunni", "war")
    put(p, "galliae-5", "attila", "hunni-u1")
    put(p, "galliae-5", "aegidius", "dux-galliae", "co-galliae-1")
    carry_out(p, zone("galliae-5"), [E, R], BARBARE)
    p.settle()
    assert (at(p, "aegidius"), at(p, "dux-galliae"), at(p, "co-galliae-1")) == ("dead", "fallen", "fallen")
    assert points(p, BARBARE) == 2
    p = scene(450, active=ROMAIN)
    status(p, "picti", "war")
    put(p, "picti-3", "constantin-iii", "pa-w-scolae")
    p.patrice[WEST] = leader("constantin-iii")
    put(p, "picti-2", "picti-u2")
    put(p, "picti-3", "picti-u1")
    carry_out(p, zone("picti-3"), [R, R], BARBARE)
    p.settle()
    assert at(p, "constantin-iii") == "dead"


@pytest.mark.rule("ultimus", "8.5.2")
@pytest.mark.parametrize("winner", [ROMAIN, BARBARE])
def test_8_5_2_usurper_against_augustus_the_beaten_one_dies(winner: int) -> None:
    p = scene(410, active=BARBARE)
    augusti(p)
    put(p, "italia-4", "jovin", "pa-w-victores", side=BARBARE)
    put(p, "italia-4", "constance-iii", "pa-w-scolae")
    p.patrice[WEST] = leader("constance-iii")
    p.usurper[WEST] = leader("jovin")
    carry_out(p, zone("italia-4"), [R, R], winner)
    p.settle()
    if winner == BARBARE:
        assert at(p, "honorius") == at(p, "constance-iii") == "dead"
        assert p.won[WEST] == 1
        assert points(p, BARBARE) == 2
    else:
        assert at(p, "jovin") == "dead"
        assert p.usurper[WEST] == -1
        assert p.unit_side[unit("pa-w-victores")] == ROMAIN


@pytest.mark.rule("ultimus", "8.5.1")
def test_8_5_1_followers_killed_with_their_usurper_score_for_the_victor() -> None:
    p = scene(410, active=ROMAIN)
    augusti(p)
    put(p, "italia-4", "jovin", "sarus", "pa-w-victores", side=BARBARE)
    put(p, "italia-4", "pa-w-scolae")
    p.usurper[WEST] = leader("jovin")
    carry_out(p, zone("italia-4"), [R, E], ROMAIN)
    p.settle()
    assert at(p, "jovin") == at(p, "sarus") == "dead"
    assert (points(p, ROMAIN), points(p, BARBARE)) == (2, 0)


@pytest.mark.rule("ultimus", "8.5.2")
def test_8_5_2_without_a_usurper_nobody_dies_of_defeat() -> None:
    p = scene(410, active=BARBARE)
    augusti(p)
    status(p, "visigothi", "revolt")
    put(p, "italia-4", "alaric-i", "visigothi-u1")
    put(p, "italia-4", "pa-w-scolae")
    carry_out(p, zone("italia-4"), [R, R], BARBARE)
    p.settle()
    assert at(p, "honorius") == "italia-4"
    assert asks(p) == "Withdraw"


@pytest.mark.rule("ultimus", "8.6.1")
def test_8_6_1_example_quality_1_1_3_2_averages_to_1() -> None:
    p = scene(450, active=ROMAIN)
    status(p, "suevi", "revolt")
    put(p, "galliae-5", "co-galliae-1", "co-galliae-2", "pa-w-comites-alani", "pa-w-comites-seniores")
    put(p, "galliae-5", "suevi-u1")
    assert assess(p, zone("galliae-5")).attacker_quality == 1
    assert assess(p, zone("galliae-5")).defender_quality == 2


@pytest.mark.rule("ultimus", "8.6.1")
@pytest.mark.rule("ultimus", "combat-table")
@pytest.mark.parametrize(
    ("attacker", "defender", "shift"), [(2, 2, 0), (3, 2, 1), (2, 3, -1), (2, 1, 2), (1, 2, -2), (3, 1, 2), (1, 3, -2)]
)
def test_8_6_1_quality_shifts_one_column_or_two(attacker: int, defender: int, shift: int) -> None:
    assert combat.shift(attacker, defender) == shift


@pytest.mark.rule("ultimus", "8.6.2")
def test_8_6_2_the_best_leader_or_the_average_of_the_units() -> None:
    p = scene(450, active=ROMAIN)
    status(p, "hunni", "war")
    put(p, "galliae-5", "aetius", "avitus", "pa-w-scolae")
    put(p, "galliae-5", "hunni-u1", "hunni-u2")
    s = assess(p, zone("galliae-5"))
    assert (s.attacker_bonus, s.defender_bonus) == (3, 2)


@pytest.mark.rule("ultimus", "8.6.3")
def test_8_6_3_political_capacity_between_roman_forces_with_titled_leaders() -> None:
    p = scene(410, active=BARBARE)
    augusti(p)
    put(p, "italia-4", "constantin-iii", "pa-w-victores", side=BARBARE)
    put(p, "italia-4", "pa-w-scolae")
    p.usurper[WEST] = leader("constantin-iii")
    s = assess(p, zone("italia-4"))
    assert (s.attacker_politics, s.defender_politics) == (4, 3)
    with_cp = combat.modifier(s)
    s.attacker_politics = 3
    assert combat.modifier(s) == with_cp - 1
    s.attacker_politics = 2
    assert combat.modifier(s) == with_cp - 2
    p.leader_at[leader("honorius")] = zone("italia-5")
    assert assess(p, zone("italia-4")).defender_politics == -1


@pytest.mark.rule("ultimus", "combat-table")
def test_modifiers_b_c_d_g() -> None:
    s = Situation(10, 10, 1, 1)
    assert combat.modifier(s) == 0
    s.defender_free = s.attacker_tribal = True
    assert combat.modifier(s) == 0
    s.outside = True
    s.attacker_tribal = False
    assert combat.modifier(s) == -1
    s.attacker_tribal, s.defender_free = True, False
    assert combat.modifier(s) == 1
    s.capital = s.crossed = True
    assert combat.modifier(s) == -1


@pytest.mark.rule("ultimus", "combat-table")
def test_modifiers_on_the_map_tribes_outside_a_capital_and_a_river() -> None:
    p = scene(450, active=ROMAIN)
    status(p, "alamanni", "war")
    put(p, "alamanni", "aetius", "pa-w-scolae")
    put(p, "alamanni", "alamanni-u1")
    p.unit_wet[unit("pa-w-scolae")] = 1
    s = assess(p, zone("alamanni"))
    assert (s.outside, s.defender_free, s.crossed, s.attacker_tribal) == (True, True, True, False)
    status(p, "vandali", "regnum")
    put(p, "africa-4", "vandali-u1", "genseric")
    put(p, "africa-4", "pa-w-victores")
    p.tribe_capital[tribe("vandali")] = zone("africa-4")
    assert assess(p, zone("africa-4")).capital
    p.tribe_capital[tribe("vandali")] = zone("africa-3")
    assert not assess(p, zone("africa-4")).capital


@pytest.mark.rule("ultimus", "combat-table")
def test_crossing_a_river_to_attack_is_remembered() -> None:
    p = scene(450)
    status(p, "alamanni", "war")
    put(p, "alamanni", "alamanni-u1")
    put(p, "galliae-2", "li-galliae-1")
    moving(p, BARBARE)
    play(p, "move alamanni-u1", "go galliae-2", "end-movement")
    assert assess(p, zone("galliae-2")).crossed


@pytest.mark.rule("ultimus", "combat-table")
def test_example_die_6_bonus_3_river_crossed_is_row_8_at_1_1() -> None:
    s = Situation(10, 10, 1, 1)
    s.attacker_bonus, s.crossed = 3, True
    row, column = combat.row(6 + combat.modifier(s)), combat.column(TABLES, s)
    assert row + combat.BOTTOM_ROW == 8
    assert (TABLES.attacker[row][column], TABLES.defender[row][column]) == (Q1, A)
    assert TABLES.attacker_wins[row][column]


PRINTED = {
    "1/3": "E/R E/R E/R A/R A/R A/R A/Q A/H A/H R/R R/R Q/A",
    "1/2": "E/R E/R A/R A/R A/Q A/Q A/H A/H R/R R/R Q/A Q/A",
    "2/3": "E/R A/R A/Q A/Q A/Q A/H A/H R/R R/R H/A H/A Q/A",
    "4/5": "A/R A/Q A/Q A/H A/H A/T R/R R/R T/A H/A Q/A R/A",
    "1/1": "A/R A/Q A/Q A/H A/T R/R R/R T/A H/A Q/A Q/A R/A",
    "5/4": "A/R A/Q A/H A/T R/R R/R T/A H/A H/A Q/A Q/A R/A",
    "3/2": "A/Q A/H A/H R/R R/R T/A H/A H/A Q/A Q/A R/A R/A",
    "2/1": "A/Q A/Q R/R R/R T/A H/A H/A Q/A Q/A R/A R/A R/E",
    "3/1": "A/Q R/R R/R T/A H/A H/A Q/A Q/A R/A R/A R/E R/E",
    "4/1": "R/R R/R T/A H/A R/A R/A R/A R/A R/A R/E R/E R/E",
}
LETTERS = {"E": "E", "A": "A", "Q": "1/4", "H": "1/2", "T": "3/4", "R": "R"}


@pytest.mark.rule("ultimus", "combat-table")
@pytest.mark.parametrize("name", list(PRINTED))
def test_every_column_of_the_combat_table(name: str) -> None:
    column = TABLES.columns.index(name)
    cells = [
        (RESULTS[TABLES.attacker[row][column]], RESULTS[TABLES.defender[row][column]])
        for row in range(len(TABLES.attacker))
    ]
    assert cells == [tuple(LETTERS[letter] for letter in cell.split("/")) for cell in PRINTED[name].split()]
    wins = [TABLES.attacker_wins[row][column] for row in range(12)]
    assert wins == sorted(wins)
    ties = [row for row, cell in enumerate(cells) if cell == ("R", "R")]
    assert len(ties) == 2
    assert [wins[row] for row in ties] == [False, True]


@pytest.mark.rule("ultimus", "8.3")
def test_8_3_odds_of_a_battle_as_plain_data() -> None:
    situation = {
        "strength": [55, 37], "quality": [1, 2], "bonus": [3, 0], "crossed": True, "attacker_roman": True,
        "defender_roman": False, "outside_empire": False,
    }  # fmt: skip
    odds = GAME.battle_odds(situation)
    assert odds["exact"] is True
    assert (odds["column"], odds["shifted"]) == ("5/4", "4/5")
    assert odds["attacker_wins"] == pytest.approx(4 / 6)
    p = GAME.battle(situation)
    wins = 0
    for move, weight in p.chances():
        q = p.copy()
        q.push(move)
        assert q.result is not None
        wins += weight * (q.result.results[0] == 2)
    assert wins == 4


@pytest.mark.rule("ultimus", "8.3")
def test_8_3_a_whole_battle_on_the_map() -> None:
    p = scene(450, active=BARBARE)
    status(p, "hunni", "war")
    put(p, "galliae-5", "attila", "hunni-u1", "hunni-u2", "hunni-u3")
    put(p, "galliae-5", "aegidius", "co-galliae-1", "pa-w-scolae")
    begin(p, Battle(zone("galliae-5")))
    play(p, "stay")
    heard = roll(p, 6)
    [battle] = [event for event in heard if event.kind.key == "battle"]
    assert battle.values[1:3] == [18, 8]
    assert asks(p) in ("Withdraw", "Losses", "Movement")


@pytest.mark.rule("ultimus", "8.3")
def test_8_3_the_die_decides_when_neither_holds_a_counter() -> None:
    p = scene(450, active=BARBARE)
    status(p, "suevi", "revolt")
    put(p, "hispaniae-1", "suevi-u1", "co-hispaniae-1")
    begin(p, Clash(zone("hispaniae-1")))
    assert asks(p) == "BattleDie"


@pytest.mark.rule("ultimus", "combat-table")
@pytest.mark.parametrize(("die", "attacker_wins"), [(3, False), (4, True)])
def test_example_column_1_1_a_3_drives_the_attacker_out_a_4_the_defender(die: int, attacker_wins: bool) -> None:
    column, row = TABLES.columns.index("1/1"), combat.row(die)
    assert (TABLES.attacker[row][column], TABLES.defender[row][column]) == (R, R)
    assert TABLES.attacker_wins[row][column] is attacker_wins


@pytest.mark.rule("ultimus", "6.2.fleau-de-dieu")
def test_example_scourge_of_god_at_2_1_attacking_and_at_4_1_defending() -> None:
    odds = GAME.battle_odds({"strength": [20, 10], "quality": [1, 1], "fury": "attacker"})
    assert odds["results"] == [{"attacker": "R", "defender": "E", "winner": "attacker", "p": 1.0}]
    odds = GAME.battle_odds({"strength": [40, 10], "quality": [1, 1], "fury": "defender"})
    assert odds["results"] == [{"attacker": "R", "defender": "R", "winner": "defender", "p": 1.0}]


@pytest.mark.parametrize(
    "situation",
    [None, {}, {"strength": [1, 2]},
     {"strength": [0, 2], "quality": [1, 1]}, {"strength": [1, 2], "quality": [1, True]},
     {"strength": [1, 2], "quality": [1, 1], "weather": 3}, {"strength": [1, 2], "quality": [1, 1], "crossed": 1},
     {"strength": [1, 2], "quality": [1, 1], "luck": 99}, {"strength": [1, 2], "quality": [1, 1], "fury": "both"}],
)  # fmt: skip
def test_a_situation_that_is_none_is_refused(situation: object) -> None:
    with pytest.raises(BadSituation):
        GAME.battle_odds(situation)


@pytest.mark.rule("ultimus", "8.1")
def test_8_1_the_battles_ahead_of_a_seat_are_those_joined_and_those_its_next_step_would_begin() -> None:
    p = scene()
    status(p, "suevi", "war")
    put(p, "hispaniae-1", "suevi-u1")
    put(p, "galliae-4", "suevi-u2", "co-galliae-1")
    put(p, "hispaniae-2", "aetius", "pa-w-scolae", "pa-w-victores")
    moving(p, ROMAIN)
    assert [where for where, _ in GAME.battles_at(p, p.turn())] == ["galliae-4"]
    play(p, "march aetius", "take pa-w-victores", "take pa-w-scolae", "set-out")
    ahead = dict(GAME.battles_at(p, p.turn()))
    assert set(ahead) == {"galliae-4", "hispaniae-1 hispaniae-2"}
    assert ahead["hispaniae-1 hispaniae-2"]["bonus"] == [BOOK.roster.leader_bt[leader("aetius")], 0]
    assert GAME.battle_odds(ahead["hispaniae-1 hispaniae-2"])["exact"] is True
    assert [where for where, _ in GAME.battles_at(p, p.seat_of(BARBARE))] == ["galliae-4"]
    play(p, "go hispaniae-1")
    assert [where for where, _ in GAME.battles_at(p, p.turn())] == ["galliae-4", "hispaniae-1"]


@pytest.mark.rule("ultimus", "8.1")
def test_8_1_before_the_campaign_whoever_has_the_initiative_will_attack() -> None:
    p = scene(active=ROMAIN)
    status(p, "suevi", "revolt")
    put(p, "galliae-4", "suevi-u2", "co-galliae-1", "co-galliae-2")
    p.phase, p.initiative = PHASES.index("geostrategy"), BARBARE
    [(_, situation)] = GAME.battles_at(p, p.turn())
    assert (situation["attacker_roman"], situation["defender_roman"]) == (False, True)


@pytest.mark.rule("ultimus", "8.3")
def test_8_3_the_die_of_a_battle_is_the_attackers_luck() -> None:
    p = scene(active=BARBARE)
    status(p, "suevi", "revolt")
    put(p, "hispaniae-1", "suevi-u1", "co-hispaniae-1")
    begin(p, BattleDie(zone("hispaniae-1"), 0))
    die = p.question()
    assert isinstance(die, BattleDie)
    assert die.roller(p) == p.seat_of(BARBARE)
    [(_, situation)] = GAME.battles_at(p, p.seat_of(BARBARE))
    wins = sum(die.score(p, move) for move, _ in p.chances())
    assert wins / 6 == pytest.approx(GAME.battle_odds(situation)["attacker_wins"])
    assert GAME.battle_keys() == ("battle",)


@pytest.mark.rule("ultimus", "8.4.2")
@pytest.mark.parametrize(("number", "struck"), [(6, "co-hispaniae-1"), (1, "suevi-u1")])
def test_8_4_2_the_die_strikes_the_side_its_row_says(number: int, struck: str) -> None:
    p = scene(active=BARBARE)
    status(p, "suevi", "revolt")
    put(p, "hispaniae-1", "suevi-u1", "co-hispaniae-1")
    begin(p, BattleDie(zone("hispaniae-1"), 3 if number == 6 else -3))
    roll(p, number)
    assert p.unit_weak[unit(struck)] == 1 or at(p, struck) == "fallen"
    assert not is_contested(p, zone("hispaniae-1")) or asks(p) in ("Withdraw", "Losses")


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_nobody_flees_to_where_a_unit_alone_came_from() -> None:
    p = scene(active=BARBARE)
    status(p, "suevi", "revolt")
    put(p, "hispaniae-2", "suevi-u1")
    put(p, "hispaniae-1", "co-hispaniae-1", "aegidius")
    moving(p, BARBARE)
    play(p, "move suevi-u1", "go hispaniae-1")
    ways_out = {p.board.zone_ids[move.b] for move in ways(p, zone("hispaniae-1"), ROMAIN, EVASION)}
    assert ways_out
    assert "hispaniae-2" not in ways_out


@pytest.mark.rule("ultimus", "7.1")
@pytest.mark.rule("ultimus", "8.4.1")
def test_8_4_1_troops_who_retreat_catch_an_enemy_leader_who_is_alone_there() -> None:
    p = scene(active=ROMAIN)
    status(p, "suevi", "revolt")
    put(p, "hispaniae-1", "suevi-u1", "pa-w-scolae")
    put(p, "hispaniae-2", "aegidius")
    begin(p, Withdrawal(zone("hispaniae-1"), BARBARE, ROUT))
    play(p, "flee-alone suevi-u1 hispaniae-2")
    assert asks(p) == "CaughtRoll"
    roll(p, 9)
    assert at(p, "aegidius") == "dead"
