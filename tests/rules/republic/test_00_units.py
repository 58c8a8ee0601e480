"""0.1 unit values; 0.2 losses, mortality, promotion, capture."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.combat.losses import LandCasualties
from quadriga.games.republic.combat.values import command, land_value, naval_value
from rules.republic.scene import ARMY, CARDS, Scene, active, army, assault, conflict, phase, province, rebel

AFRICA = CARDS.province_of["africa"]


def governed(**units: object) -> Scene:
    """Developed Africa (natives 4/5) under assault."""
    return assault("jugurthine", {"province": "africa", "developed": True, **units})


@pytest.mark.rule("republic", "0.1")
@pytest.mark.rule("republic", "0.1.1")
def test_0_1_1_a_legion_is_worth_1_a_veteran_2_a_fleet_1() -> None:
    scene = conflict("gladiator", legions=7, veterans=3, fleets=5)
    assert land_value(scene.p, words.FIRST_EXPEDITION) == 7 + 2 * 3
    assert naval_value(scene.p, words.FIRST_EXPEDITION) == 5


@pytest.mark.rule("republic", "0.1.2")
@pytest.mark.rule("republic", "A06")
def test_0_1_2_provincials_without_a_legion_are_halved_together_and_rounded_up_once() -> None:
    scene = governed(militia=3, flotillas=2)
    assert land_value(scene.p, AFRICA) == 4  # (3 + 4) / 2
    assert naval_value(scene.p, AFRICA) == 4  # (2 + 5) / 2


@pytest.mark.rule("republic", "0.1.2")
@pytest.mark.rule("republic", "A07")
@pytest.mark.parametrize("stiffening", ["legions", "veterans"])
def test_0_1_2_one_legion_or_veteran_makes_them_count_in_full(stiffening: str) -> None:
    scene = governed(militia=3, flotillas=2, **{stiffening: 1})
    assert land_value(scene.p, AFRICA) == 3 + 4 + (1 if stiffening == "legions" else 2)
    assert naval_value(scene.p, AFRICA) == 2 + 5


@pytest.mark.rule("republic", "0.1.3")
def test_0_1_3_rebel_flotillas_are_never_halved() -> None:
    scene = province("africa", {"legions": 10, "fleets": 20}, militia=3, flotillas=2)
    assert naval_value(scene.p, AFRICA) == 7
    assert land_value(scene.p, AFRICA) == 4


@pytest.mark.rule("republic", "0.1.4")
def test_0_1_4_units_of_a_captured_province_are_worth_1_each() -> None:
    captured = [{"province": "africa", "developed": True, "militia": 3, "flotillas": 2}]
    scene = Scene(
        confrontation="allied-conflict",
        conflict="jugurthine",
        general={"military": 3},
        legions=10,
        fleets=20,
        captured=captured,
    ).roll(18)
    assert scene.told("fought")[0][-1] == str(8 + 3 + 4)


@pytest.mark.rule("republic", "0.1.5")
def test_0_1_5_natives_neither_march_nor_sail() -> None:
    rebels = {"province": "africa", "developed": True, "holder": "rebel", "militia": 4, "flotillas": 3}
    scene = phase(
        provinces=[rebels],
        rebellion={"place": "marching-governor", "province": "africa", "military": 3, "militia": 4},
        convoys=[{"province": "africa", "militia": 1, "flotillas": 2}],
        expeditions=[army("rebel", legions=20)],
    )
    scene.roll(3)
    assert scene.told("landed") == [["convoy-1", "0", "0", "1"]]
    assert [scene.units("africa", unit) for unit in ("native", "native-flotilla")] == [4, 5]
    assert scene.told("fought-rebel")[0][-1] == str(3 + 3)


@pytest.mark.rule("republic", "0.1.6")
def test_0_1_6_provincials_fight_only_for_their_own_province() -> None:
    with pytest.raises(Exception, match="militia: unknown-entry"):
        conflict("gladiator", militia=3)
    africa = {"province": "africa", "militia": 5, "flotillas": 3, "governor": {"military": 2}}
    scene = phase(
        conflicts=active("jugurthine"), provinces=[africa], expeditions=[army("jugurthine", legions=5, fleets=2)]
    ).roll(10)
    assert scene.told("fought")[0][-2] == str(5 + 4)


# ---------------------------------------------------------------- 0.2


@pytest.mark.rule("republic", "0.2")
@pytest.mark.rule("republic", "0.2.1")
@pytest.mark.rule("republic", "A10")
def test_0_2_1_each_domain_loses_the_number_of_the_row_and_no_more_than_it_has() -> None:
    scene = conflict("gladiator", legions=10, fleets=2).roll(7)
    assert scene.lost(ARMY) == {"legion": 4, "fleet": 2}


@pytest.mark.rule("republic", "0.2.2")
@pytest.mark.rule("republic", "A09")
def test_0_2_2_disaster_takes_half_and_standoff_a_quarter_of_the_units_by_domain() -> None:
    scene = conflict("gladiator", legions=4, veterans=5, fleets=5).roll(6)
    assert scene.result() == "disaster"
    scene.play("lose-land 0 5 0")
    assert scene.lost(ARMY) == {"veteran": 5, "fleet": 3}
    scene = conflict("gladiator", legions=4, veterans=5, fleets=5).roll(16)
    scene.play("lose-land 3 0 0")
    assert scene.lost(ARMY) == {"legion": 3, "fleet": 2}


@pytest.mark.rule("republic", "0.2.3")
@pytest.mark.rule("republic", "A11")
def test_0_2_3_every_unit_of_a_domain_is_as_likely_to_die() -> None:
    scene = governed(legions=2, veterans=1, militia=3, fleets=1).roll(8)  # 2+2+2+3+4 - 8 + 8 = 13
    scene = governed(legions=2, veterans=1, militia=3, fleets=1).roll(7)  # 12: one unit each
    weights = {(move.a, move.b, move.c): weight for move, weight in scene.p.chances()}
    assert weights == {(0, 0, 0): 4, (0, 0, 1): 3, (0, 1, 0): 1, (1, 0, 0): 2}
    scene.play("lose-land 0 1 0")
    assert {(move.a, move.b): weight for move, weight in scene.p.chances()} == {(0, 0): 5, (1, 0): 1}


@pytest.mark.rule("republic", "0.2.3")
def test_0_2_3_several_losses_weigh_as_draws_without_putting_back() -> None:
    scene = conflict("gladiator", legions=5, veterans=3, fleets=0)
    weights = {move.a: weight for move, weight in LandCasualties(words.FIRST_EXPEDITION, 4).chances(scene.p)}
    assert weights == {1: 5, 2: 30, 3: 30, 4: 5}


@pytest.mark.rule("republic", "0.2.4")
def test_0_2_4_natives_are_back_at_the_end_of_the_phase() -> None:
    africa = {"province": "africa", "developed": True, "governor": {"military": 2}}
    scene = phase(conflicts=active("jugurthine"), provinces=[africa]).roll(9)  # 2 + 2 - 8 + 9 = 5: three die
    assert scene.lost("africa") == {"native": 3, "native-flotilla": 3}
    assert ["africa", "native", "3"] in scene.told("natives-back")
    assert [scene.units("africa", unit) for unit in ("native", "native-flotilla")] == [4, 5]


@pytest.mark.rule("republic", "0.2.5")
@pytest.mark.rule("republic", "A13")
def test_0_2_5_one_chit_for_each_unit_lost_without_putting_back() -> None:
    scene = conflict("gladiator", fleets=2).roll(9)
    assert scene.chits_owed() == 4
    assert sum(weight for _, weight in scene.p.chances()) == 36
    scene.play("draw-chit 20", "draw-chit blank")
    assert scene.chits_owed() == 2
    weights = {move.a: weight for move, weight in scene.p.chances()}
    assert 19 not in weights
    assert weights[30] == 3
    assert sum(weights.values()) == 34


@pytest.mark.rule("republic", "0.2.5")
@pytest.mark.rule("republic", "A13")
def test_0_2_5_a_draw_two_goes_back_and_adds_two() -> None:
    scene = conflict("gladiator", fleets=0).roll(10)
    scene.play("draw-chit draw-two")
    assert scene.chits_owed() == 2
    assert {move.a: weight for move, weight in scene.p.chances()}[31] == 2


@pytest.mark.rule("republic", "0.2.5")
def test_0_2_5_only_commanders_of_the_battle_die() -> None:
    scene = phase(
        conflicts=active("gladiator"),
        expeditions=[army("gladiator", military=3)],
        provinces=[{"province": "africa", "governor": {"military": 2}}],
    ).roll(10)
    scene.play(f"draw-chit {scene.p.chit[0] + 1}")
    assert scene.told("died") == []
    scene = conflict("gladiator", fleets=0).roll(10).kill()
    assert scene.told("died") == [["general"]]


@pytest.mark.rule("republic", "0.2.5")
def test_0_2_5_no_chit_is_drawn_for_a_general_killed_by_a_defeat() -> None:
    scene = conflict("gladiator", legions=1, fleets=3).roll(9)
    assert scene.result() == "defeat"
    assert scene.fate() == "killed"
    assert scene.ended() == "confrontation-over"


@pytest.mark.rule("republic", "0.2.6")
def test_0_2_6_one_surviving_plain_legion_becomes_a_veteran_bound_to_the_commander() -> None:
    scene = conflict("gladiator", legions=10, fleets=0).roll(5).spare()
    assert scene.told("promoted") == [[ARMY, "1", "general"]]
    assert [scene.units(ARMY, unit) for unit in ("legion", "veteran")] == [8, 1]


@pytest.mark.rule("republic", "0.2.6")
def test_0_2_6_no_plain_legion_left_no_promotion_and_never_militia() -> None:
    scene = conflict("gladiator", legions=0, veterans=6, fleets=0).roll(5).spare()
    assert scene.told("promoted") == []
    scene = governed(militia=9).roll(17).spare()
    assert scene.told("promoted") == []
    assert scene.units("africa", "veteran") == 0


@pytest.mark.rule("republic", "0.2.6")
@pytest.mark.rule("republic", "A18")
def test_0_2_6_caesar_promotes_two_on_a_victory_and_one_otherwise() -> None:
    scene = conflict("gladiator", general={"senator": "4A"}, legions=10, fleets=0).roll(18)
    assert scene.told("promoted") == [[ARMY, "2", "caesar"]]
    scene = conflict("gladiator", general={"senator": "4A"}, legions=10, fleets=0).roll(16).spare()
    assert scene.told("promoted") == [[ARMY, "1", "caesar"]]


@pytest.mark.rule("republic", "0.2.7")
def test_0_2_7_the_last_chit_of_a_land_stalemate_captures() -> None:
    scene = conflict("gladiator", fleets=0).roll(3)
    scene.play("draw-chit blank", "draw-chit blank", "draw-chit 1")
    assert scene.fate() == "captured"
    assert scene.told("taken") == [["general", "gladiator", "10"]]


@pytest.mark.rule("republic", "0.2.7")
def test_0_2_7_a_captive_dies_when_his_conflict_is_beaten() -> None:
    captive = {"conflict": "gladiator", "military": 3, "chit": 20}
    scene = phase(conflicts=active("gladiator"), captives=[captive], expeditions=[army("gladiator")]).roll(18)
    assert scene.told("died") == [["captive"]]


@pytest.mark.rule("republic", "0.2.7")
@pytest.mark.parametrize(("total", "id", "component"), [(18, "gladiator", "victory"), (3, "punic_1", "at sea")])
def test_0_2_7_nobody_is_captured_in_a_victory_or_at_sea(total: int, id: str, component: str) -> None:
    if component == "victory":
        scene = conflict(id, legions=10, fleets=0).roll(9)
        scene.play("draw-chit blank", "draw-chit 1")
    else:
        scene = conflict(id, legions=0, veterans=1, fleets=12).roll(10)  # 12 + 3 - 10 + 10 = 15
        scene.play("draw-chit blank", "draw-chit blank", "draw-chit blank", "draw-chit 1")
    assert scene.fate() == "killed"


@pytest.mark.rule("republic", "A02")
def test_a02_the_rating_is_capped_by_the_force_unless_the_table_frees_it() -> None:
    assert command(conflict("gladiator", military=5, legions=2).p, words.FIRST_EXPEDITION, 2) == 2
    free = conflict("gladiator", military=5, legions=2, options={"rating-cap": "free"})
    assert command(free.p, words.FIRST_EXPEDITION, 2) == 5


@pytest.mark.rule("republic", "A03")
def test_a03_a_dictator_adds_his_master_of_horse_who_shares_defeat_and_chits() -> None:
    scene = conflict("gladiator", military=4, legions=10, fleets=0, master_of_horse={"military": 3})
    assert scene.roll(3).told("fought")[0][-2] == str(10 + 7)
    scene = conflict("gladiator", military=0, legions=1, fleets=0, master_of_horse={"military": 0}).roll(9)
    assert [scene.fate(0), scene.fate(1)] == ["killed", "killed"]
    scene = conflict("gladiator", military=0, legions=10, fleets=0, master_of_horse={"military": 3}).roll(10)
    scene.play("draw-chit 2")
    assert [scene.fate(0), scene.fate(1)] == ["unharmed", "killed"]


@pytest.mark.rule("republic", "A08")
def test_a08_flotillas_of_a_convoy_count_1_each() -> None:
    convoy = {"militia": 4, "flotillas": 7}
    scene = Scene(confrontation="interception", fleets=5, convoy=convoy).roll(10)
    assert scene.told("intercepted") == [["convoy-1", "5", "7"]]


@pytest.mark.rule("republic", "A15")
def test_a15_a_single_chit_kills() -> None:
    scene = conflict("gladiator", fleets=0).roll(5).play("draw-chit 1")
    assert scene.result() == "stalemate"
    assert scene.fate() == "killed"


@pytest.mark.rule("republic", "A16")
def test_a16_a_rebel_always_kills() -> None:
    scene = rebel(legions=8, veterans=0, army=(10, 0)).roll(10)  # 13 - 13 + 10: three each
    for chit in ("blank", "blank"):
        scene.play(f"draw-chit {chit}")
    scene.play("draw-chit 1")
    assert scene.fate() == "killed"


@pytest.mark.rule("republic", "A17")
def test_a17_a_master_of_horse_drawn_last_is_captured() -> None:
    scene = conflict("gladiator", military=3, legions=10, fleets=0, master_of_horse={"military": 0}).roll(3)
    scene.play("draw-chit blank", "draw-chit blank", "draw-chit 2")
    assert [scene.fate(0), scene.fate(1)] == ["unharmed", "captured"]


@pytest.mark.rule("republic", "A18")
def test_a18_without_a_living_commander_the_veteran_is_nobodys() -> None:
    scene = conflict("gladiator", fleets=0).roll(5).play("draw-chit 1")
    assert scene.told("promoted-free") == [[ARMY, "1"]]
    assert scene.units(ARMY, "veteran") == 1


@pytest.mark.rule("republic", "A63")
def test_a63_when_every_other_chit_must_come_a_draw_two_is_passed_over() -> None:
    scene = conflict("gladiator", legions=25, fleets=25, military=0).roll(6)
    while scene.chits_owed() < 34:
        scene.play("draw-chit draw-two")
    assert all(move.verb == words.DRAW_CHIT and move.a != 31 for move in scene.p.moves())


@pytest.mark.rule("republic", "R-01")
def test_r01_each_side_draws_for_its_own_losses_from_a_full_cup() -> None:
    scene = rebel(legions=8, veterans=0, army=(10, 0)).roll(10)
    for chit in (28, 29, 30):
        scene.play(f"draw-chit {chit}")
    assert scene.chits_owed() == 3
    assert sum(weight for _, weight in scene.p.chances()) == 36
