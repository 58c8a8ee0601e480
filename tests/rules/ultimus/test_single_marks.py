"""Single facts that only one sentence of the book decides: set-up, counters, quarters, kings, refusals."""

import re
from pathlib import Path

import pytest

import quadriga.games.ultimus as package
from quadriga.engine.errors import BrokenData
from quadriga.engine.steps import BySteps
from quadriga.games.ultimus import title, words
from quadriga.games.ultimus.battle.result import Losses
from quadriga.games.ultimus.battle.retreat import FLIGHT, Withdrawal
from quadriga.games.ultimus.game import UltimusGame
from quadriga.games.ultimus.position import BOX, DEAD, OFF, Ultimus
from quadriga.games.ultimus.printed.board import NONE, WEST
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.alliances import pairs
from quadriga.games.ultimus.stratagems.counters import lay_down, spend, take_up
from quadriga.games.ultimus.throne.camps import exchange
from quadriga.games.ultimus.throne.lives import GenericReturn
from quadriga.games.ultimus.year.balance import CapitalsAndPorts
from quadriga.games.ultimus.year.events import happen
from quadriga.games.ultimus.year.winter_romans import Guards, Legions
from quadriga.games.ultimus.year.winter_tribes import settle
from rules.ultimus.scene import BOOK, Scene, counter, leader, tribe, unit, zone

DATA = Path(package.__file__).parent / "data"


@pytest.mark.rule("ultimus", "0.2")
@pytest.mark.rule("ultimus", "1.3")
@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("map.toml", "diocese"),
        ("map.toml", "zone"),
        ("map.toml", "sea"),
        ("units.toml", "tribe"),
        ("units.toml", "unit"),
        ("leaders.toml", "leader"),
        ("stratagems.toml", "stratagem"),
    ],
)
def test_0_2_data_of_a_table_may_be_listed_in_any_order(file: str, kind: str, tmp_path: Path) -> None:
    text = (DATA / file).read_text(encoding="utf-8")
    found = re.search(rf"(?ms)^\[\[{kind}\]\]\n.*?(?=^\[)", text)
    assert found is not None
    moved = f"{text[: found.start()]}{text[found.end() :]}\n{found[0]}\n"
    (tmp_path / file).write_text(moved, encoding="utf-8")
    book = UltimusGame(tmp_path).book
    assert book.board.diocese_ids == BOOK.board.diocese_ids
    assert book.board.zone_ids == BOOK.board.zone_ids
    assert book.board.sea_ids == BOOK.board.sea_ids
    assert book.roster.tribe_ids == BOOK.roster.tribe_ids
    assert book.roster.unit_ids == BOOK.roster.unit_ids
    assert book.roster.leader_ids == BOOK.roster.leader_ids
    assert book.tables.ids == BOOK.tables.ids
    assert book.board.near == BOOK.board.near
    assert book.roster.unit_home == BOOK.roster.unit_home


@pytest.mark.rule("ultimus", "3.6.3")
def test_3_6_3_c_dioceses_are_neighbours_where_zones_of_theirs_are() -> None:
    board = BOOK.board
    for number, name in enumerate(board.diocese_ids):
        zones = [at for at in range(board.size) if board.diocese[at] == number]
        beside = {board.diocese[to] for at in zones for to in board.near[at]} - {number, NONE}
        assert sorted(board.diocese_near[number]) == sorted(beside), name
        assert {board.half[at] for at in zones} == {board.diocese_half[number]}, name


@pytest.mark.rule("ultimus", "combat-table")
@pytest.mark.parametrize(
    ("old", "new", "about"),
    [
        ('column_min_ratio = ["0/1", ', "column_min_ratio = [", "one ratio for each column"),
        ('"1/2", "2/3"', '"1:2", "2/3"', "no ratio"),
        ("die = -1\n", "die = 5\n", "one row for each die"),
        ('["E", "R", "D"], ["E", "R", "D"], ["E", "R", "D"]', '["E", "R", "D"], ["E", "R", "D"]', "cells"),
        ('["E", "R", "D"]', '["E", "R", "X"]', "winner"),
        ('["E", "R", "D"]', '["Q", "R", "D"]', "two results"),
    ],
)
def test_combat_table_of_ones_own_is_checked(old: str, new: str, about: str, tmp_path: Path) -> None:
    text = (DATA / "tables.toml").read_text(encoding="utf-8")
    begin = text.index("column_min_ratio") if "ratio" in about else 0
    assert old in text[begin:]
    (tmp_path / "tables.toml").write_text(text[:begin] + text[begin:].replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenData, match=about):
        title(tmp_path)


@pytest.mark.rule("ultimus", "9.4")
def test_9_4_where_no_zone_of_the_empire_is_empty_nobody_is_asked() -> None:
    s = Scene(450)
    s.status("visigothi", "foederati")
    units = [number for number, people in enumerate(BOOK.roster.unit_tribe) if people != tribe("visigothi")]
    empire = [number for number in range(BOOK.board.size) if BOOK.board.is_empire(number)]
    for number, at in zip(units, empire, strict=False):
        s.p.put_unit(number, at)
    settle(s.p, tribe("visigothi"))
    s.p.settle()
    assert s.step() == "Movement"


@pytest.mark.rule("ultimus", "4.5.3")
def test_4_5_3_an_ally_of_a_regnum_has_no_capital_to_lose() -> None:
    s = Scene(450)
    for people in ("vandali", "alani"):
        s.status(people, "regnum")
    s.p.tribe_ally[tribe("alani")] = tribe("vandali")
    s.p.tribe_capital[tribe("vandali")] = zone("africa-4")
    s.put("africa-4", "genseric", "vandali-u1")
    s.put("hispaniae-1", "alani-u1")
    s.put(BOOK.board.zone_ids[-1], "pa-w-scolae")
    s.begin(CapitalsAndPorts())
    assert (s.status_of("alani"), s.status_of("vandali")) == ("regnum", "regnum")


@pytest.mark.rule("ultimus", "5")
def test_u_83_a_usurper_of_barbarian_birth_with_nobody_to_crown_leaves_the_throne_empty() -> None:
    s = Scene(460)
    s.augusti("majorien", "leon")
    s.p.usurper[WEST] = leader("ricimer")
    s.put("italia-4", "ricimer", "pa-w-scolae", side=BARBARE)
    s.p.hear = s.heard.append
    exchange(s.p, WEST)
    s.p.hear = None
    assert s.told("vacant") == [["west"]]
    assert s.told("augustus") == []
    assert s.p.augustus[WEST] == NONE
    assert s.p.camp == [BARBARE, ROMAIN]


@pytest.mark.rule("ultimus", "scenario")
def test_scenario_a_listed_leader_who_stands_nowhere_is_dead(tmp_path: Path) -> None:
    text = (DATA / "scenarios.toml").read_text(encoding="utf-8")
    begin = text.index('id = "grandes-invasions"')
    who = text.index('id = "stilicon"', begin)
    where = text.index('zone = "', who)
    end = text.index('"', where + len('zone = "')) + 1
    (tmp_path / "scenarios.toml").write_text(f'{text[:where]}zone = "out"{text[end:]}', encoding="utf-8")
    changed = title(tmp_path).start("grandes-invasions", 2, {})
    assert isinstance(changed, Ultimus)
    assert changed.leader_at[leader("stilicon")] == DEAD
    assert changed.roster.leader_entry[leader("stilicon")] == changed.setup.start
    plain = title(None).start("grandes-invasions", 2, {})
    assert isinstance(plain, Ultimus)
    assert plain.leader_at[leader("stilicon")] >= 0
    assert plain.leader_at[leader("theodose-ii")] == OFF


@pytest.mark.rule("ultimus", "8.2.2")
def test_8_2_2_while_a_city_may_be_left_nothing_else_is_taken_for_it() -> None:
    s = Scene(450)
    s.augusti("majorien", "leon")
    s.p.leader_at[leader("majorien")] = BOX
    s.p.put_unit(unit("pa-w-scolae"), BOX)
    s.moving(ROMAIN)
    assert s.offered("leave-refuge") == ["leave-refuge west"]
    assert s.why("leave-refuge east") == "no-refugee"
    assert s.why("go britanniae-1") == "not-now"
    assert s.why("halt") == "not-now"
    s.play("leave-refuge west")
    assert s.at("majorien") == s.at("pa-w-scolae") == "italia-4"
    assert s.told("left-refuge") == [["west"]]


@pytest.mark.rule("ultimus", "6")
def test_6_what_becomes_of_a_counter_that_is_played() -> None:
    s = Scene(450)
    s.hold(ROMAIN, "tribut", "papa", "foyer-de-peste")
    seat = int(s.p.seat_of(ROMAIN))
    s.p.kept[seat] = 3
    s.p.known[1 - seat][counter("tribut")] = 1
    whole = s.p.cup[:]
    spend(s.p, ROMAIN, counter("tribut"))
    assert s.p.cup[counter("tribut")] == whole[counter("tribut")] + 1
    assert (s.p.kept[seat], s.p.known[1 - seat][counter("tribut")]) == (2, 0)
    spend(s.p, ROMAIN, counter("papa"))
    assert (s.p.cup[counter("papa")], s.p.gone[counter("papa")]) == (whole[counter("papa")], 1)
    spend(s.p, ROMAIN, counter("foyer-de-peste"))
    assert s.p.laid[counter("foyer-de-peste")] == 1
    assert s.p.cup[counter("foyer-de-peste")] == whole[counter("foyer-de-peste")]
    take_up(s.p, counter("foyer-de-peste"))
    assert s.p.laid[counter("foyer-de-peste")] == 0
    assert s.p.cup[counter("foyer-de-peste")] == whole[counter("foyer-de-peste")] + 1
    assert (s.p.kept[seat], sum(s.p.hand[seat])) == (0, 0)
    s.hold(BARBARE, "rex")
    s.p.loan[counter("rex")] = 1
    before = s.p.cup[counter("rex")]
    lay_down(s.p, BARBARE, counter("rex"))
    assert (s.p.cup[counter("rex")], s.p.loan[counter("rex")]) == (before, 0)


@pytest.mark.rule("ultimus", "9.3.1")
@pytest.mark.parametrize(
    ("near", "side", "weak"), [("italia-3", ROMAIN, 1), ("italia-3", BARBARE, 0), ("italia-5", 0, 0)]
)
def test_9_3_1_rebels_too_recover_away_from_their_enemies(near: str, side: int, weak: int) -> None:
    s = Scene(450)
    s.put("italia-2", "co-italia-1", side=BARBARE, weak=True)
    s.put(near, "co-italia-2", side=side)
    s.begin(Legions())
    assert s.p.unit_weak[unit("co-italia-1")] == weak


@pytest.mark.rule("ultimus", "3.3.1")
def test_3_3_1_a_generic_leader_who_was_a_rebel_returns_as_the_romains() -> None:
    s = Scene(450)
    s.p.leader_side[leader("dux-galliae")] = BARBARE
    s.p.leader_at[leader("dux-galliae")] = -2
    s.begin(GenericReturn(leader("dux-galliae")))
    assert (s.at("dux-galliae"), s.side("dux-galliae")) == ("galliae-3", ROMAIN)


def tried(s: Scene) -> list[str]:
    """The whole choices a step is tried with."""
    step = s.p.question()
    assert isinstance(step, BySteps)
    return [s.p.game.vocabulary.text(move) for move in step.samples(s.p)]


def named(s: Scene, verb: int) -> list[list[int]]:
    """What may be named in each argument of a whole choice."""
    return [list(one.values) for one in s.p.question().among(s.p, verb)]


@pytest.mark.rule("ultimus", "3.4.1")
def test_3_4_1_what_the_whole_choices_of_a_movement_are_tried_with() -> None:
    s = Scene(450)
    s.put("galliae-5", "aetius", "pa-w-scolae", "co-galliae-1")
    s.put("italia-2", "ricimer")
    s.put("africa-4", "comes-africae")
    s.moving(ROMAIN)
    assert tried(s) == [
        "march-by aetius - galliae-3",
        "march-by aetius co-galliae-1+pa-w-scolae galliae-3",
        "march-by aetius co-galliae-1 galliae-3",
        "march-by ricimer - galliae-4",
        "march-by ricimer - galliae-4",
        "march-by ricimer - galliae-4",
        "move-to co-galliae-1 galliae-3",
        "move-to co-galliae-1 galliae-4",
    ]
    s.play("march aetius", "take-these pa-w-scolae+co-galliae-1", "go galliae-4")
    assert tried(s) == ["go-by galliae-2", "go-by galliae-3", "drop-these co-galliae-1+pa-w-scolae"]


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_who_may_be_named_to_sail_in_one_move() -> None:
    s = Scene(450)
    s.put("africa-4", "comes-africae", "boniface", "co-africa-1", "pa-w-scolae", "pa-w-victores")
    s.p.fleet_at[0] = zone("africa-4")
    s.moving(ROMAIN)
    s.play("sail classis-occidentalis")
    assert tried(s) == ["sail-with boniface co-africa-1+pa-w-victores mare-internum-occidentalis"]
    assert named(s, words.SAIL_WITH) == [
        [leader("boniface"), leader("comes-africae")],
        [unit("co-africa-1"), unit("pa-w-victores"), unit("pa-w-scolae")],
        [0],
    ]


@pytest.mark.rule("ultimus", "8.2.1")
@pytest.mark.rule("ultimus", "8.4.2")
def test_8_who_may_be_named_to_retreat_or_to_suffer_in_one_move() -> None:
    s = Scene(450, active=BARBARE)
    s.status("hunni", "war")
    s.put("galliae-5", "aetius", "pa-w-scolae", "pa-w-victores", "hunni-u1")
    s.battle("galliae-5")
    s.begin(Withdrawal(ROMAIN, FLIGHT))
    ways = ["galliae-3", "galliae-4", "galliae-6", "viennensis-1", "viennensis-2"]
    assert tried(s) == [
        *[f"retreat aetius pa-w-victores+pa-w-scolae {way}" for way in ways],
        *[f"retreat aetius - {way}" for way in ways],
    ]
    units = [unit("pa-w-victores"), unit("pa-w-scolae")]
    assert named(s, words.RETREAT) == [[leader("aetius")], units, [zone(way) for way in ways]]
    s.play("stay")
    s.begin(Losses(ROMAIN, 1, ()))
    assert tried(s) == ["weaken-these pa-w-victores"]
    assert named(s, words.WEAKEN_THESE) == [units]


@pytest.mark.rule("ultimus", "events.7")
@pytest.mark.parametrize(("before", "after"), [([1, 0], 1), ([1, 1], 1), ([2, 1], 2), ([3, 3], 5)])
def test_event_7_one_round_stays_in_any_case(before: list[int], after: int) -> None:
    s = Scene(450)
    s.p.smc = before
    happen(s.p, 7)
    assert sum(s.p.smc) == after


@pytest.mark.rule("ultimus", "6.2.alliance-barbare")
def test_6_2_a_major_and_a_minor_people_of_one_status_who_are_neighbours() -> None:
    s = Scene(450)
    pair = (tribe("vandali"), tribe("suevi"))
    assert pair in pairs(s.p)
    assert (tribe("suevi"), tribe("heruli")) not in pairs(s.p)
    assert all(s.p.tribe_major[major] and not s.p.tribe_major[minor] for major, minor in pairs(s.p))
    assert not any(tribe("bagaudes") in found for found in pairs(s.p))
    s.status("suevi", "war")
    assert pair not in pairs(s.p)
    s.status("vandali", "war")
    s.put("africa-4", "vandali-u1")
    s.put("suevi", "suevi-u1")
    assert pair not in pairs(s.p)
    s.put("africa-3", "suevi-u1")
    assert pair in pairs(s.p)
    s.p.tribe_ally[tribe("suevi")] = tribe("burgondi")
    assert pair not in pairs(s.p)
    s.p.tribe_ally[tribe("suevi")] = NONE
    s.status("suevi", "regnum")
    s.status("vandali", "regnum")
    assert pair not in pairs(s.p)


@pytest.mark.rule("ultimus", "9.3.3")
def test_9_3_3_guards_of_a_leader_who_is_not_in_a_town_are_gone() -> None:
    s = Scene(450)
    s.put("galliae-2", "aetius")
    s.guard("bu-4-1", "aetius")
    s.p.put_unit(unit("bu-4-1"), -2)
    s.begin(Guards())
    assert (s.at("bu-4-1"), s.p.unit_lead[unit("bu-4-1")]) == ("off", NONE)
    town = Scene(450)
    town.put("galliae-3", "aetius")
    town.guard("bu-4-1", "aetius")
    town.p.put_unit(unit("bu-4-1"), -2)
    town.begin(Guards())
    assert (town.at("bu-4-1"), town.p.unit_lead[unit("bu-4-1")]) == ("galliae-3", leader("aetius"))
    assert words.UNIT.slug(unit("bu-4-1")) == "bu-4-1"
