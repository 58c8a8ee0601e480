"""Chapters 0 and 1: dice, map, leaders and units."""

import pytest

from quadriga.games.ultimus.battle.field import strength
from quadriga.games.ultimus.dice import SIX, TEN
from quadriga.games.ultimus.forces import units_in
from quadriga.games.ultimus.movement.limits import allowance
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.lives import DeathRoll
from quadriga.games.ultimus.year.initiative import InitiativeRoll
from rules.ultimus.scene import BOOK, Scene, leader, start, tribe, unit, zone

ROSTER, BOARD = BOOK.roster, BOOK.board


@pytest.mark.rule("ultimus", "0.1")
def test_0_1_six_sided_die_from_1_ten_sided_die_from_0() -> None:
    assert [move.a for move, _ in SIX] == [1, 2, 3, 4, 5, 6]
    assert [move.a for move, _ in TEN] == list(range(10))


@pytest.mark.rule("ultimus", "0.1")
def test_0_1_the_dice_decide_what_waits_for_them() -> None:
    s = Scene(410)
    s.augusti("honorius", "arcadius")
    s.begin(InitiativeRoll())
    s.roll(1)
    assert s.p.initiative == ROMAIN
    s.begin(DeathRoll(leader("honorius"), 1))
    s.put("italia-2", "constance-iii")
    s.roll(0)
    assert s.at("honorius") == "dead"


@pytest.mark.rule("ultimus", "0.2")
def test_0_2_the_map_has_103_zones_joined_both_ways() -> None:
    assert BOARD.size == 103
    assert sum(len(near) for near in BOARD.near) == 2 * 218
    assert all(a in BOARD.near[b] for a in range(103) for b in BOARD.near[a])


@pytest.mark.rule("ultimus", "0.4")
def test_0_4_any_number_of_pieces_shares_a_zone() -> None:
    s = Scene()
    s.put("thracia-3", *[id for id in ROSTER.unit_ids if id.startswith("pa-e-")], "co-thracia-1", "co-thracia-2")
    s.put("thracia-4", "co-thracia-3")
    s.moving(ROMAIN)
    s.play("move co-thracia-3", "go thracia-3")
    assert len(units_in(s.p, zone("thracia-3"), ROMAIN)) == 15


@pytest.mark.rule("ultimus", "0.5")
def test_0_5_the_romain_moves_foederati_and_the_barbare_all_other_tribes() -> None:
    s = Scene()
    s.status("visigothi", "foederati")
    s.status("hunni", "war")
    s.put("viennensis-5", "visigothi-u1")
    s.put("galliae-2", "hunni-u1")
    s.put("galliae-4", "li-galliae-1")
    assert s.p.seat_of(ROMAIN) == 0
    assert s.p.seat_of(BARBARE) == 1
    s.moving(ROMAIN)
    assert {"move visigothi-u1", "move li-galliae-1"} <= set(s.offered())
    assert "move hunni-u1" not in s.offered()
    s.p.stack.pop()
    s.moving(BARBARE)
    assert "move hunni-u1" in s.offered()
    assert "move visigothi-u1" not in s.offered()


@pytest.mark.rule("ultimus", "1.1")
def test_1_1_nationalities_of_the_tribes() -> None:
    german = {id for id, is_german in zip(ROSTER.tribe_ids, ROSTER.tribe_german, strict=True) if is_german}
    assert german == {
        "visigothi", "vandali", "franci-salii", "burgondi", "ostrogothi", "gepidae", "alamanni", "franci-orientales",
        "saxones", "suevi", "heruli",
    }  # fmt: skip
    assert len(ROSTER.tribe_ids) == 24


@pytest.mark.rule("ultimus", "1.2")
def test_1_2_values_the_book_quotes_for_leaders() -> None:
    assert ROSTER.leader_cp[leader("libius-severus")] == 1
    assert ROSTER.leader_vs[leader("libius-severus")] == 1
    assert ROSTER.leader_cp[leader("leon")] == 4
    assert ROSTER.leader_vs[leader("leon")] == 3
    assert ROSTER.leader_vs[leader("genseric")] == 4


@pytest.mark.rule("ultimus", "1.2.1")
def test_1_2_1_the_view_shows_side_and_title_of_a_leader() -> None:
    s = start("enfant-empereur")
    zones = s.p.look(None)["zones"]
    assert isinstance(zones, dict)
    pieces = {piece["leader"]: piece for piece in zones["italia-4"]["pieces"] if "leader" in piece and "values" in piece
              and "piece" not in piece}  # fmt: skip
    assert pieces["johannes"]["side"] == "barbare"
    assert pieces["johannes"]["title"] == "usurper"
    assert pieces["aetius"]["title"] is None


@pytest.mark.rule("ultimus", "1.2.2")
def test_1_2_2_leaders_have_four_points() -> None:
    s = Scene()
    assert allowance(s.p, []) == 4
    s.put("italia-4", "stilicon")
    s.moving(ROMAIN)
    s.play("march stilicon", "go italia-5", "go italia-6", "go italia-7")
    assert set(s.offered()) == {"halt"}


@pytest.mark.rule("ultimus", "1.3")
def test_1_3_a_weakened_unit_has_the_values_of_its_back() -> None:
    s = Scene()
    s.put("italia-4", "pa-w-scolae")
    assert strength(s.p, zone("italia-4"), ROMAIN) == 4
    s.p.unit_weak[unit("pa-w-scolae")] = 1
    assert strength(s.p, zone("italia-4"), ROMAIN) == 2


@pytest.mark.rule("ultimus", "1.3.1")
def test_1_3_1_categories_and_barbarian_marks() -> None:
    assert ROSTER.unit_category[unit("li-galliae-1")] == 0
    assert ROSTER.unit_category[unit("bu-4-1")] == 3
    assert ROSTER.unit_barbarian[unit("pa-w-comites-alani")]
    assert not ROSTER.unit_barbarian[unit("pa-w-comites-seniores")]
    assert ROSTER.unit_tribe[unit("hunni-u1")] == tribe("hunni")


@pytest.mark.rule("ultimus", "1.3.2")
def test_1_3_2_palatini_and_buccellarii_have_four_points_all_others_three() -> None:
    s = Scene()
    assert allowance(s.p, [unit("pa-w-scolae")]) == 4
    assert allowance(s.p, [unit("bu-3-1")]) == 4
    for slow in ("li-galliae-1", "co-galliae-1", "hunni-u1"):
        assert allowance(s.p, [unit(slow), unit("pa-w-scolae")]) == 3
