"""Chapters 0 and 1: dice, map, leaders and units."""

import pytest

from quadriga.games.ultimus.dice import SIX, TEN
from quadriga.games.ultimus.field import strength
from quadriga.games.ultimus.forces import units_in
from quadriga.games.ultimus.initiative import InitiativeRoll
from quadriga.games.ultimus.limits import allowance
from quadriga.games.ultimus.lives import DeathRoll
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from rules.ultimus.scene import (
    BOOK,
    at,
    augusti,
    begin,
    leader,
    moving,
    offered,
    play,
    put,
    roll,
    scene,
    start,
    status,
    tribe,
    unit,
    zone,
)

ROSTER, BOARD = BOOK.roster, BOOK.board


@pytest.mark.rule("ultimus", "0.1")
def test_0_1_six_sided_die_from_1_ten_sided_die_from_0() -> None:
    assert [move.a for move, _ in SIX] == [1, 2, 3, 4, 5, 6]
    assert [move.a for move, _ in TEN] == list(range(10))


@pytest.mark.rule("ultimus", "0.1")
def test_0_1_the_dice_decide_what_waits_for_them() -> None:
    p = scene(410)
    augusti(p, "honorius", "arcadius")
    begin(p, InitiativeRoll())
    roll(p, 1)
    assert p.initiative == ROMAIN
    begin(p, DeathRoll(leader("honorius"), 1))
    put(p, "italia-2", "constance-iii")
    roll(p, 0)
    assert at(p, "honorius") == "dead"


@pytest.mark.rule("ultimus", "0.2")
def test_0_2_the_map_has_103_zones_joined_both_ways() -> None:
    assert BOARD.size == 103
    assert sum(len(near) for near in BOARD.near) == 2 * 218
    assert all(a in BOARD.near[b] for a in range(103) for b in BOARD.near[a])


@pytest.mark.rule("ultimus", "0.4")
def test_0_4_any_number_of_pieces_shares_a_zone() -> None:
    p = scene()
    put(p, "thracia-3", *[id for id in ROSTER.unit_ids if id.startswith("pa-e-")], "co-thracia-1", "co-thracia-2")
    put(p, "thracia-4", "co-thracia-3")
    moving(p, ROMAIN)
    play(p, "move co-thracia-3", "go thracia-3")
    assert len(units_in(p, zone("thracia-3"), ROMAIN)) == 15


@pytest.mark.rule("ultimus", "0.5")
def test_0_5_the_romain_moves_foederati_and_the_barbare_all_other_tribes() -> None:
    p = scene()
    status(p, "visigothi", "foederati")
    status(p, "hunni", "war")
    put(p, "viennensis-5", "visigothi-u1")
    put(p, "galliae-2", "hunni-u1")
    put(p, "galliae-4", "li-galliae-1")
    assert p.seat_of(ROMAIN) == 0
    assert p.seat_of(BARBARE) == 1
    moving(p, ROMAIN)
    assert {"move visigothi-u1", "move li-galliae-1"} <= offered(p)
    assert "move hunni-u1" not in offered(p)
    p.stack.pop()
    moving(p, BARBARE)
    assert "move hunni-u1" in offered(p)
    assert "move visigothi-u1" not in offered(p)


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
    p = start("enfant-empereur")
    zones = p.look(None)["zones"]
    assert isinstance(zones, dict)
    pieces = {piece["leader"]: piece for piece in zones["italia-4"]["pieces"] if "leader" in piece and "values" in piece
              and "piece" not in piece}  # fmt: skip
    assert pieces["johannes"]["side"] == "barbare"
    assert pieces["johannes"]["title"] == "usurper"
    assert pieces["aetius"]["title"] is None


@pytest.mark.rule("ultimus", "1.2.2")
def test_1_2_2_leaders_have_four_points() -> None:
    p = scene()
    assert allowance(p, ()) == 4
    put(p, "italia-4", "stilicon")
    moving(p, ROMAIN)
    play(p, "march stilicon", "go italia-5", "go italia-6", "go italia-7")
    assert offered(p) == {"halt"}


@pytest.mark.rule("ultimus", "1.3")
def test_1_3_a_weakened_unit_has_the_values_of_its_back() -> None:
    p = scene()
    put(p, "italia-4", "pa-w-scolae")
    assert strength(p, zone("italia-4"), ROMAIN) == 4
    p.unit_weak[unit("pa-w-scolae")] = 1
    assert strength(p, zone("italia-4"), ROMAIN) == 2


@pytest.mark.rule("ultimus", "1.3.1")
def test_1_3_1_categories_and_barbarian_marks() -> None:
    assert ROSTER.unit_category[unit("li-galliae-1")] == 0
    assert ROSTER.unit_category[unit("bu-4-1")] == 3
    assert ROSTER.unit_barbarian[unit("pa-w-comites-alani")]
    assert not ROSTER.unit_barbarian[unit("pa-w-comites-seniores")]
    assert ROSTER.unit_tribe[unit("hunni-u1")] == tribe("hunni")


@pytest.mark.rule("ultimus", "1.3.2")
def test_1_3_2_palatini_and_buccellarii_have_four_points_all_others_three() -> None:
    p = scene()
    assert allowance(p, (unit("pa-w-scolae"),)) == 4
    assert allowance(p, (unit("bu-3-1"),)) == 4
    for slow in ("li-galliae-1", "co-galliae-1", "hunni-u1"):
        assert allowance(p, (unit(slow), unit("pa-w-scolae"))) == 3
