"""Chapter 8 and the combat table: order, evasion, refuge, ratio, results, deaths, modifiers."""

import pytest

from quadriga.engine.errors import BadSituation
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle import table
from quadriga.games.ultimus.battle.evasion import Evasion
from quadriga.games.ultimus.battle.field import assess
from quadriga.games.ultimus.battle.phase import Battles
from quadriga.games.ultimus.battle.refuge import Refuge
from quadriga.games.ultimus.battle.result import carry_out
from quadriga.games.ultimus.battle.retreat import EVASION, ROUT, Withdrawal, ways
from quadriga.games.ultimus.battle.table import Situation
from quadriga.games.ultimus.battle.tactics import BattleDie, Parley
from quadriga.games.ultimus.forces import is_contested
from quadriga.games.ultimus.position import BOX
from quadriga.games.ultimus.printed.tables import BARBARE, RESULTS, ROMAIN
from quadriga.games.ultimus.throne.lives import AGE, kill
from rules.ultimus.scene import BOOK, GAME, WEST, Scene, leader, tribe, unit, zone

TABLES = BOOK.tables
E, A, Q1, Q2, Q3, R = range(6)


@pytest.mark.rule("ultimus", "8.1")
def test_8_1_every_zone_shared_with_enemies_is_fought_in_the_attackers_order() -> None:
    s = Scene(450, active=BARBARE)
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1", "co-hispaniae-1")
    s.put("hispaniae-4", "suevi-u2", "co-hispaniae-2")
    s.begin(Battles(0))
    assert s.p.turn() == s.p.seat_of(BARBARE)
    assert set(s.offered()) == {"fight hispaniae-1", "fight hispaniae-4"}
    assert s.why("fight italia-5") == "no-battle"
    s.play("fight hispaniae-4")
    assert s.step() == "BattleDie"


@pytest.mark.rule("ultimus", "8.2.1")
@pytest.mark.parametrize(("number", "away"), [(3, True), (4, False)])
def test_8_2_1_evasion_strictly_below_the_best_vs(number: int, away: bool) -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1")
    s.put("galliae-5", "aegidius", "co-galliae-1", "li-galliae-1")
    s.battle("galliae-5").begin(Evasion())
    s.play("evade")
    s.roll(number)
    assert (s.step() == "Withdraw") is away


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_a_leader_of_vs_1_cannot_even_try() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1")
    s.put("galliae-5", "sidoine", "co-galliae-1")
    s.battle("galliae-5").begin(Evasion())
    assert s.step() == "Movement"


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_one_zone_not_where_the_attackers_came_from_with_at_most_cc_units() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1")
    s.p.unit_from[unit("hunni-u1")] = zone("galliae-4")
    s.put("galliae-5", "sarus", "co-galliae-1", "co-galliae-2", "li-galliae-1", "li-galliae-2", "li-galliae-3")
    s.put("galliae-3", "hunni-u2")
    s.battle("galliae-5").begin(Evasion())
    s.play("evade")
    s.roll(1)
    assert s.why("flee sarus galliae-4") == "attacker-came"
    assert s.why("flee sarus galliae-3") == "enemy-there"
    assert s.why("flee sarus italia-5") == "not-next"
    assert s.why("flee-alone li-galliae-1 galliae-6") == "without-leader"
    s.play("flee sarus galliae-6", "take li-galliae-1", "take li-galliae-2", "take li-galliae-3")
    assert s.step() == "Movement"
    assert s.at("li-galliae-2") == s.at("sarus") == "galliae-6"
    assert s.at("co-galliae-1") == "galliae-5"


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_limitanei_do_not_evade_out_of_their_diocese() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1")
    s.put("galliae-5", "aegidius", "li-galliae-1", "pa-w-scolae")
    s.battle("galliae-5").begin(Evasion())
    s.play("evade")
    s.roll(1)
    s.play("flee aegidius viennensis-1")
    assert s.why("take li-galliae-1") == "li-diocese"
    assert "take pa-w-scolae" in s.offered()


@pytest.mark.rule("ultimus", "8.2.2")
def test_8_2_2_augustus_shuts_himself_up_in_ravenna_with_palatini_and_a_companion() -> None:
    s = Scene(450, active=BARBARE)
    s.augusti("valentinien-iii", "marcien")
    s.status("hunni", "war")
    s.put("italia-4", "attila", "hunni-u1", "hunni-u2")
    s.put("italia-4", "aetius", "boniface", "pa-w-scolae", "pa-w-domestici-pedites", "co-italia-1")
    s.guard("bu-4-1", "aetius")
    s.battle("italia-4").begin(Refuge())
    assert s.why("shelter co-italia-1") == "not-palatini"
    s.play("shelter pa-w-scolae", "accompany aetius")
    for name in ("valentinien-iii", "aetius", "bu-4-1", "pa-w-scolae"):
        assert s.at(name) == "refuge"
    assert s.at("pa-w-domestici-pedites") == "italia-4"
    s.moving(ROMAIN)
    assert s.why("leave-refuge west") == "besieged"
    for name in ("hunni-u1", "hunni-u2"):
        s.p.put_unit(unit(name), zone("italia-5"))
    s.play("leave-refuge west", "march valentinien-iii")
    assert s.at("valentinien-iii") == "italia-4"


@pytest.mark.rule("ultimus", "8.2.2")
def test_8_2_2_constantinopolis_likewise_and_all_inside_die_with_augustus() -> None:
    s = Scene(450, active=BARBARE)
    s.augusti("valentinien-iii", "theodose-ii")
    s.put("thracia-4", "marcien")
    s.status("hunni", "war")
    s.put("thracia-3", "attila", "hunni-u1")
    s.put("thracia-3", "aspar", "pa-e-scolae", "pa-e-isauri")
    s.battle("thracia-3").begin(Refuge())
    s.play("shelter pa-e-scolae", "accompany aspar")
    assert s.p.leader_at[leader("aspar")] == BOX - 1
    kill(s.p, leader("theodose-ii"), AGE)
    s.p.settle()
    assert s.at("aspar") == "dead"
    assert s.at("pa-e-scolae") == "off"
    assert s.p.augustus[1] == leader("marcien")


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
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "hunni-u1", "hunni-u2", "hunni-u3")
    s.put("galliae-5", "li-galliae-1", "pa-w-scolae")
    for n, name in ((3, "alamanni-u1"), (4, "alamanni-u2"), (6, "alamanni-u3")):
        s.status("alamanni", "war")
        s.put(f"galliae-{n}", name)
    carry_out(s.battle("galliae-5").p, [R, R], BARBARE)
    s.p.settle()
    assert s.why("stay") == "must-retreat"
    assert s.why("flee-alone li-galliae-1 viennensis-1") == "li-diocese"
    assert s.half_said(words.FLEE, b=zone("viennensis-1")) == "not-here"
    assert s.half_said(words.FLEE_ALONE, b=zone("italia-5")) == "not-next"
    s.play("flee-alone pa-w-scolae viennensis-1")
    assert s.at("li-galliae-1") == "fallen"
    assert s.at("pa-w-scolae") == "viennensis-1"


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_example_half_of_nine_enemy_units_struck_is_four() -> None:
    assert table.losses(Q2, 9, 6) == 4


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_example_three_quarters_of_four_but_only_two_units_once_each() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("suevi", "revolt")
    s.status("alamanni", "revolt")
    s.put("hispaniae-4", "pa-w-scolae", "pa-w-victores")
    s.put("hispaniae-4", "suevi-u1", "suevi-u2", "alamanni-u1", "alamanni-u2", weak=True)
    carry_out(s.battle("hispaniae-4").p, [Q3, A], ROMAIN)
    s.p.settle()
    assert all(s.at(name) == "fallen" for name in ("suevi-u1", "suevi-u2", "alamanni-u1", "alamanni-u2"))
    assert s.p.unit_weak[unit("pa-w-scolae")] == s.p.unit_weak[unit("pa-w-victores")] == 1
    assert s.at("pa-w-scolae") == "hispaniae-4"


@pytest.mark.rule("ultimus", "8.4.2")
def test_8_4_2_the_winner_chooses_his_losses_each_unit_once() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("suevi", "revolt")
    s.put("hispaniae-4", "pa-w-scolae", "pa-w-victores", "co-hispaniae-1")
    s.put("hispaniae-4", "suevi-u1", "suevi-u2")
    carry_out(s.battle("hispaniae-4").p, [Q2, A], ROMAIN)
    s.p.settle()
    assert set(s.offered()) == {"weaken pa-w-scolae", "weaken pa-w-victores", "weaken co-hispaniae-1"}
    s.play("weaken co-hispaniae-1")
    assert s.p.unit_weak[unit("co-hispaniae-1")] == 1
    assert s.step() == "Withdraw"


@pytest.mark.rule("ultimus", "8.5.1")
def test_8_5_1_leaders_of_a_force_eliminated_or_without_retreat_die() -> None:
    s = Scene(450, active=BARBARE)
    s.augusti()
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1")
    s.put("galliae-5", "aegidius", "dux-galliae", "co-galliae-1")
    carry_out(s.battle("galliae-5").p, [E, R], BARBARE)
    s.p.settle()
    assert (s.at("aegidius"), s.at("dux-galliae"), s.at("co-galliae-1")) == ("dead", "fallen", "fallen")
    assert s.points(BARBARE) == 2
    s = Scene(450, active=ROMAIN)
    s.status("picti", "war")
    s.put("picti-3", "constantin-iii", "pa-w-scolae")
    s.p.patrice[WEST] = leader("constantin-iii")
    s.put("picti-2", "picti-u2")
    s.put("picti-3", "picti-u1")
    carry_out(s.battle("picti-3").p, [R, R], BARBARE)
    s.p.settle()
    assert s.at("constantin-iii") == "dead"


@pytest.mark.rule("ultimus", "8.5.2")
@pytest.mark.parametrize("winner", [ROMAIN, BARBARE])
def test_8_5_2_usurper_against_augustus_the_beaten_one_dies(winner: int) -> None:
    s = Scene(410, active=BARBARE)
    s.augusti()
    s.put("italia-4", "jovin", "pa-w-victores", side=BARBARE)
    s.put("italia-4", "constance-iii", "pa-w-scolae")
    s.p.patrice[WEST] = leader("constance-iii")
    s.p.usurper[WEST] = leader("jovin")
    carry_out(s.battle("italia-4").p, [R, R], winner)
    s.p.settle()
    if winner == BARBARE:
        assert s.at("honorius") == s.at("constance-iii") == "dead"
        assert s.p.won[WEST] == 1
        assert s.points(BARBARE) == 2
    else:
        assert s.at("jovin") == "dead"
        assert s.p.usurper[WEST] == -1
        assert s.p.unit_side[unit("pa-w-victores")] == ROMAIN


@pytest.mark.rule("ultimus", "8.5.1")
def test_8_5_1_followers_killed_with_their_usurper_score_for_the_victor() -> None:
    s = Scene(410, active=ROMAIN)
    s.augusti()
    s.put("italia-4", "jovin", "sarus", "pa-w-victores", side=BARBARE)
    s.put("italia-4", "pa-w-scolae")
    s.p.usurper[WEST] = leader("jovin")
    carry_out(s.battle("italia-4").p, [R, E], ROMAIN)
    s.p.settle()
    assert s.at("jovin") == s.at("sarus") == "dead"
    assert (s.points(ROMAIN), s.points(BARBARE)) == (2, 0)


@pytest.mark.rule("ultimus", "8.5.2")
def test_8_5_2_without_a_usurper_nobody_dies_of_defeat() -> None:
    s = Scene(410, active=BARBARE)
    s.augusti()
    s.status("visigothi", "revolt")
    s.put("italia-4", "alaric-i", "visigothi-u1")
    s.put("italia-4", "pa-w-scolae")
    carry_out(s.battle("italia-4").p, [R, R], BARBARE)
    s.p.settle()
    assert s.at("honorius") == "italia-4"
    assert s.step() == "Withdraw"


@pytest.mark.rule("ultimus", "8.6.1")
def test_8_6_1_example_quality_1_1_3_2_averages_to_1() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("suevi", "revolt")
    s.put("galliae-5", "co-galliae-1", "co-galliae-2", "pa-w-comites-alani", "pa-w-comites-seniores")
    s.put("galliae-5", "suevi-u1")
    assert assess(s.p, zone("galliae-5")).attacker_quality == 1
    assert assess(s.p, zone("galliae-5")).defender_quality == 2


@pytest.mark.rule("ultimus", "8.6.1")
@pytest.mark.rule("ultimus", "combat-table")
@pytest.mark.parametrize(
    ("attacker", "defender", "shift"), [(2, 2, 0), (3, 2, 1), (2, 3, -1), (2, 1, 2), (1, 2, -2), (3, 1, 2), (1, 3, -2)]
)
def test_8_6_1_quality_shifts_one_column_or_two(attacker: int, defender: int, shift: int) -> None:
    assert table.shift(attacker, defender) == shift


@pytest.mark.rule("ultimus", "8.6.2")
def test_8_6_2_the_best_leader_or_the_average_of_the_units() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("hunni", "war")
    s.put("galliae-5", "aetius", "avitus", "pa-w-scolae")
    s.put("galliae-5", "hunni-u1", "hunni-u2")
    clash = assess(s.p, zone("galliae-5"))
    assert (clash.attacker_bonus, clash.defender_bonus) == (3, 2)


@pytest.mark.rule("ultimus", "8.6.3")
def test_8_6_3_political_capacity_between_roman_forces_with_titled_leaders() -> None:
    s = Scene(410, active=BARBARE)
    s.augusti()
    s.put("italia-4", "constantin-iii", "pa-w-victores", side=BARBARE)
    s.put("italia-4", "pa-w-scolae")
    s.p.usurper[WEST] = leader("constantin-iii")
    clash = assess(s.p, zone("italia-4"))
    assert (clash.attacker_politics, clash.defender_politics) == (4, 3)
    with_cp = table.modifier(clash)
    clash.attacker_politics = 3
    assert table.modifier(clash) == with_cp - 1
    clash.attacker_politics = 2
    assert table.modifier(clash) == with_cp - 2
    s.p.leader_at[leader("honorius")] = zone("italia-5")
    assert assess(s.p, zone("italia-4")).defender_politics == -1


@pytest.mark.rule("ultimus", "combat-table")
def test_modifiers_b_c_d_g() -> None:
    clash = Situation(10, 10, 1, 1)
    assert table.modifier(clash) == 0
    clash.defender_free = clash.attacker_tribal = True
    assert table.modifier(clash) == 0
    clash.outside = True
    clash.attacker_tribal = False
    assert table.modifier(clash) == -1
    clash.attacker_tribal, clash.defender_free = True, False
    assert table.modifier(clash) == 1
    clash.capital = clash.crossed = True
    assert table.modifier(clash) == -1


@pytest.mark.rule("ultimus", "combat-table")
def test_modifiers_on_the_map_tribes_outside_a_capital_and_a_river() -> None:
    s = Scene(450, active=ROMAIN)
    s.status("alamanni", "war")
    s.put("alamanni", "aetius", "pa-w-scolae")
    s.put("alamanni", "alamanni-u1")
    s.p.unit_wet[unit("pa-w-scolae")] = 1
    clash = assess(s.p, zone("alamanni"))
    assert (clash.outside, clash.defender_free, clash.crossed, clash.attacker_tribal) == (True, True, True, False)
    s.status("vandali", "regnum")
    s.put("africa-4", "vandali-u1", "genseric")
    s.put("africa-4", "pa-w-victores")
    s.p.tribe_capital[tribe("vandali")] = zone("africa-4")
    assert assess(s.p, zone("africa-4")).capital
    s.p.tribe_capital[tribe("vandali")] = zone("africa-3")
    assert not assess(s.p, zone("africa-4")).capital


@pytest.mark.rule("ultimus", "combat-table")
def test_crossing_a_river_to_attack_is_remembered() -> None:
    s = Scene(450)
    s.status("alamanni", "war")
    s.put("alamanni", "alamanni-u1")
    s.put("galliae-2", "li-galliae-1")
    s.moving(BARBARE)
    s.play("move alamanni-u1", "go galliae-2", "end-movement")
    assert assess(s.p, zone("galliae-2")).crossed


@pytest.mark.rule("ultimus", "combat-table")
def test_example_die_6_bonus_3_river_crossed_is_row_8_at_1_1() -> None:
    clash = Situation(10, 10, 1, 1)
    clash.attacker_bonus, clash.crossed = 3, True
    row, column = table.row(6 + table.modifier(clash)), table.column(TABLES, clash)
    assert row + table.BOTTOM_ROW == 8
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
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "attila", "hunni-u1", "hunni-u2", "hunni-u3")
    s.put("galliae-5", "aegidius", "co-galliae-1", "pa-w-scolae")
    s.fight("galliae-5")
    s.play("stay")
    s.listen().roll(6)
    [battle] = [event for event in s.heard if event.kind.key == "battle"]
    assert battle.values[1:3] == [18, 8]
    assert s.step() in ("Withdraw", "Losses", "Movement")


@pytest.mark.rule("ultimus", "8.3")
def test_8_3_the_die_decides_when_neither_holds_a_counter() -> None:
    s = Scene(450, active=BARBARE)
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1", "co-hispaniae-1")
    s.battle("hispaniae-1").begin(Parley())
    assert s.step() == "BattleDie"


@pytest.mark.rule("ultimus", "combat-table")
@pytest.mark.parametrize(("die", "attacker_wins"), [(3, False), (4, True)])
def test_example_column_1_1_a_3_drives_the_attacker_out_a_4_the_defender(die: int, attacker_wins: bool) -> None:
    column, row = TABLES.columns.index("1/1"), table.row(die)
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
    s = Scene()
    s.status("suevi", "war")
    s.put("hispaniae-1", "suevi-u1")
    s.put("galliae-4", "suevi-u2", "co-galliae-1")
    s.put("hispaniae-2", "aetius", "pa-w-scolae", "pa-w-victores")
    s.moving(ROMAIN)
    assert [where for where, _ in GAME.battles_at(s.p, s.p.turn())] == ["galliae-4"]
    s.play("march aetius", "take pa-w-victores", "take pa-w-scolae", "set-out")
    ahead = dict(GAME.battles_at(s.p, s.p.turn()))
    assert set(ahead) == {"galliae-4", "hispaniae-1 hispaniae-2"}
    assert ahead["hispaniae-1 hispaniae-2"]["bonus"] == [BOOK.roster.leader_bt[leader("aetius")], 0]
    assert GAME.battle_odds(ahead["hispaniae-1 hispaniae-2"])["exact"] is True
    assert [where for where, _ in GAME.battles_at(s.p, s.p.seat_of(BARBARE))] == ["galliae-4"]
    s.play("go hispaniae-1")
    assert [where for where, _ in GAME.battles_at(s.p, s.p.turn())] == ["galliae-4", "hispaniae-1"]


@pytest.mark.rule("ultimus", "8.1")
def test_8_1_before_the_campaign_whoever_has_the_initiative_will_attack() -> None:
    s = Scene(active=ROMAIN)
    s.status("suevi", "revolt")
    s.put("galliae-4", "suevi-u2", "co-galliae-1", "co-galliae-2")
    s.p.phase, s.p.initiative = words.PHASES.index("geostrategy"), BARBARE
    [(_, situation)] = GAME.battles_at(s.p, s.p.turn())
    assert (situation["attacker_roman"], situation["defender_roman"]) == (False, True)


@pytest.mark.rule("ultimus", "8.3")
def test_8_3_the_die_of_a_battle_is_the_attackers_luck() -> None:
    s = Scene(active=BARBARE)
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1", "co-hispaniae-1")
    s.battle("hispaniae-1").p.fight().luck = 0
    s.begin(BattleDie())
    die = s.p.question()
    assert isinstance(die, BattleDie)
    assert die.roller(s.p) == s.p.seat_of(BARBARE)
    [(_, situation)] = GAME.battles_at(s.p, s.p.seat_of(BARBARE))
    wins = sum(die.score(s.p, move) for move, _ in s.p.chances())
    assert wins / 6 == pytest.approx(GAME.battle_odds(situation)["attacker_wins"])
    assert GAME.battle_keys() == ("battle",)


@pytest.mark.rule("ultimus", "8.4.2")
@pytest.mark.parametrize(("number", "struck"), [(6, "co-hispaniae-1"), (1, "suevi-u1")])
def test_8_4_2_the_die_strikes_the_side_its_row_says(number: int, struck: str) -> None:
    s = Scene(active=BARBARE)
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1", "co-hispaniae-1")
    s.battle("hispaniae-1").p.fight().luck = 3 if number == 6 else -3
    s.begin(BattleDie())
    s.roll(number)
    assert s.p.unit_weak[unit(struck)] == 1 or s.at(struck) == "fallen"
    assert not is_contested(s.p, zone("hispaniae-1")) or s.step() in ("Withdraw", "Losses")


@pytest.mark.rule("ultimus", "8.2.1")
def test_8_2_1_nobody_flees_to_where_a_unit_alone_came_from() -> None:
    s = Scene(active=BARBARE)
    s.status("suevi", "revolt")
    s.put("hispaniae-2", "suevi-u1")
    s.put("hispaniae-1", "co-hispaniae-1", "aegidius")
    s.moving(BARBARE)
    s.play("move suevi-u1", "go hispaniae-1")
    ways_out = {s.p.board.zone_ids[move.b] for move in ways(s.p, zone("hispaniae-1"), ROMAIN, EVASION)}
    assert ways_out
    assert "hispaniae-2" not in ways_out


@pytest.mark.rule("ultimus", "7.1")
@pytest.mark.rule("ultimus", "8.4.1")
def test_8_4_1_troops_who_retreat_catch_an_enemy_leader_who_is_alone_there() -> None:
    s = Scene(active=ROMAIN)
    s.status("suevi", "revolt")
    s.put("hispaniae-1", "suevi-u1", "pa-w-scolae")
    s.put("hispaniae-2", "aegidius")
    s.battle("hispaniae-1").begin(Withdrawal(BARBARE, ROUT))
    s.play("flee-alone suevi-u1 hispaniae-2")
    assert s.step() == "CaughtRoll"
    s.roll(9)
    assert s.at("aegidius") == "dead"
