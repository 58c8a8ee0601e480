"""Section 9: battles, legions, dice, losses, and whether to go on."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.games.conquest import words
from quadriga.games.conquest.battle import hitting
from quadriga.games.conquest.position import Conquest
from rules.conquest.scene import (
    army,
    asked,
    city,
    dice,
    empty,
    galley,
    heard,
    hold,
    leaders,
    legion,
    march,
    offered,
    owner,
    phase,
    play,
    pool,
    refused,
    roll,
    turn,
    units,
    where,
    why,
)


def battle(
    attacker: tuple[int, int, int],
    defender: tuple[int, int, int],
    *,
    walls: bool = False,
    generals: tuple[int, int] = (1, 1),
) -> Conquest:
    """Black attacks blue in Thrace; blue holds it, behind walls or not. The defender is to form his legion."""
    p = empty(3)
    hold(p, "blue", "thracia")
    if walls:
        city(p, "thracia", fortified=True)
    units(p, "black", "thracia", *attacker)
    units(p, "blue", "thracia", *defender)
    leaders(p, "thracia", *[f"black-general-{number + 1}" for number in range(generals[0])])
    leaders(p, "thracia", *[f"blue-general-{number + 1}" for number in range(generals[1])])
    phase(p, "black", "combat")
    play(p, "fight thracia")
    return p


# ---------------------------------------------------------------- 9: which battles


@pytest.mark.rule("conquest", "9")
def test_9_battles_are_fought_where_legions_met_in_the_attackers_order() -> None:
    p = empty(3)
    for place in ("thracia", "moesia"):
        units(p, "blue", place, infantry=1)
    units(p, "black", "macedonia", infantry=2)
    turn(p, "black")
    march(p, "black-general-1", "thracia", infantry=1)
    march(p, "black-general-2", "moesia", infantry=1)
    play(p, "end-movement")
    assert offered(p) == ["fight thracia", "fight moesia"]
    assert why(p, "fight dalmatia") == ("9", "no-battle-there")
    assert why(p, "end-combat") == ("9", "battles-wait")
    play(p, "fight moesia")
    assert asked(p) == ("blue", "legion")
    play(p, "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert offered(p) == ["fight thracia"]


@pytest.mark.rule("conquest", "9")
def test_9_without_a_meeting_there_is_no_combat_phase() -> None:
    p = empty(3)
    units(p, "black", "macedonia", infantry=1)
    units(p, "blue", "thracia", infantry=1)
    turn(p, "black")
    play(p, "end-movement")
    assert asked(p) == ("black", "razing")


@pytest.mark.rule("conquest", "9")
def test_9_a_naval_battle_is_the_active_players_choice_and_his_alone_ruling_c_21() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus")
    galley(p, "blue-galley-1", "mare-epirus")
    galley(p, "yellow-galley-1", "mare-epirus")
    phase(p, "black", "combat")
    assert offered(p) == ["engage mare-epirus yellow", "engage mare-epirus blue", "end-combat"]
    play(p, "end-combat")
    assert asked(p) == ("black", "razing")
    assert where(p, "blue-galley-1") == "mare-epirus"


@pytest.mark.rule("conquest", "9")
def test_9_only_fleets_in_the_same_sea_and_each_once_a_turn_ruling_c_21() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus")
    galley(p, "blue-galley-1", "mare-epirus")
    galley(p, "yellow-galley-1", "mare-aegaeum")
    phase(p, "black", "combat")
    assert why(p, "engage mare-aegaeum yellow") == ("9", "no-fleet-there")
    assert why(p, "engage mare-epirus yellow") == ("9", "no-fleet-there")
    assert why(p, "engage mare-epirus black") == ("9", "no-fleet-there")
    assert why(p, "engage thracia blue") == ("9", "no-fleet-there")
    play(p, "engage mare-epirus blue")
    roll(p, *["blank:2"] * 6)
    assert asked(p) == ("black", "razing")


@pytest.mark.rule("conquest", "9")
def test_9_the_same_fleet_is_not_fought_twice_in_a_turn_ruling_c_21() -> None:
    p = empty(3)
    for colour in ("black", "blue", "yellow"):
        galley(p, f"{colour}-galley-1", "mare-epirus")
    phase(p, "black", "combat")
    play(p, "engage mare-epirus blue")
    roll(p, *["blank:2"] * 6)
    assert offered(p) == ["engage mare-epirus yellow", "end-combat"]
    assert why(p, "engage mare-epirus blue") == ("9", "fought-already")


@pytest.mark.rule("conquest", "9")
def test_9_galleys_in_port_never_fight_ruling_c_21() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "creta")
    galley(p, "blue-galley-1", "creta")
    phase(p, "black", "combat")
    assert asked(p) == ("black", "razing")


@pytest.mark.rule("conquest", "9")
def test_9_land_and_sea_battles_in_any_order_ruling_c_21() -> None:
    p = empty(3)
    legion(p, "black-general-1", "thracia", infantry=1)
    units(p, "blue", "thracia", infantry=1)
    galley(p, "black-galley-1", "mare-epirus")
    galley(p, "blue-galley-1", "mare-epirus")
    phase(p, "black", "combat")
    assert offered(p) == ["fight thracia", "engage mare-epirus blue"]


@pytest.mark.rule("conquest", "9")
def test_9_lone_leaders_are_captured_without_dice_ruling_c_17() -> None:
    p = empty(3)
    leaders(p, "thracia", "blue-general-1")
    units(p, "black", "macedonia", infantry=1)
    turn(p, "black")
    march(p, "black-general-1", "thracia", infantry=1)
    play(p, "end-movement")
    assert offered(p) == ["fight thracia"]
    play(p, "fight thracia")
    assert asked(p) == ("black", "fate")
    play(p, "hold blue-general-1")
    assert where(p, "blue-general-1") == "captive of black"


@pytest.mark.rule("conquest", "9")
def test_9_after_the_battle_lone_leaders_of_others_are_captured_too_ruling_c_17() -> None:
    p = battle((1, 0, 0), (1, 0, 0))
    leaders(p, "thracia", "yellow-general-1")
    play(p, "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1", "hold blue-general-1")
    assert offered(p) == ["fight thracia"]
    play(p, "fight thracia", "remove yellow-general-1")
    assert where(p, "yellow-general-1") == "gone"


@pytest.mark.rule("conquest", "9")
def test_9_the_die_has_two_infantry_faces_and_one_each_of_four() -> None:
    assert dict(zip(words.ROLL.keys(), words.DIE.weights, strict=True)) == {
        "infantry": 2, "cavalry": 1, "catapult": 1, "galley": 1, "blank": 1,
    }  # fmt: skip
    p = battle((1, 0, 0), (1, 0, 0))
    play(p, "form 1 0 0", "form 1 0 0")
    assert {words.ROLL.slug(move.a): weight for move, weight in p.chances()} == {
        "infantry:1": 2, "cavalry:1": 1, "catapult:1": 1, "galley:1": 1, "blank:1": 1,
    }  # fmt: skip


# ---------------------------------------------------------------- 9.1: combat legions


@pytest.mark.rule("conquest", "9.1")
def test_9_1_the_defender_forms_first_then_the_attacker() -> None:
    p = battle((1, 0, 0), (1, 0, 0))
    assert asked(p) == ("blue", "legion")
    play(p, "form 1 0 0")
    assert asked(p) == ("black", "legion")


@pytest.mark.rule("conquest", "9.1")
@pytest.mark.parametrize("generals", [0, 1, 2, 4])
def test_9_1_five_units_and_one_more_for_each_leader_ruling_c_10(generals: int) -> None:
    p = battle((1, 0, 0), (12, 0, 0), generals=(1, generals))
    assert offered(p) == [f"form {5 + generals} 0 0"]
    assert why(p, f"form {6 + generals} 0 0") == ("9.1", "legion-too-large")
    assert why(p, f"form {4 + generals} 0 0") == ("9.1", "legion-not-largest")


@pytest.mark.rule("conquest", "9.1")
def test_9_1_the_emperor_counts_as_a_leader_ruling_c_10() -> None:
    p = battle((12, 0, 0), (1, 0, 0))
    leaders(p, "thracia", "black-emperor")
    play(p, "form 1 0 0")
    assert offered(p) == ["form 7 0 0"]


@pytest.mark.rule("conquest", "9.1")
def test_9_1_the_largest_roll_is_twelve_dice_ruling_c_45() -> None:
    p = battle((1, 0, 0), (20, 0, 0), walls=True, generals=(1, 4))
    leaders(p, "thracia", "blue-emperor")
    play(p, "form 10 0 0", "form 1 0 0", "strike blank:1")
    assert dice(p) == 12


@pytest.mark.rule("conquest", "9.1")
def test_9_1_the_legion_is_as_large_as_can_be_and_its_owner_chooses_who() -> None:
    p = battle((1, 0, 0), (4, 3, 2))
    assert "form 4 2 0" in offered(p)
    assert "form 1 3 2" in offered(p)
    assert why(p, "form 4 1 0") == ("9.1", "legion-not-largest")
    assert why(p, "form 4 3 0") == ("9.1", "legion-too-large")
    assert why(p, "form 5 1 0") == ("9.1", "not-so-many")
    assert why(p, "form -4 3 2") == ("9.1", "not-so-many")


@pytest.mark.rule("conquest", "9.1")
def test_9_1_smaller_forces_fight_whole() -> None:
    p = battle((1, 0, 0), (2, 1, 0))
    assert offered(p) == ["form 2 1 0"]


@pytest.mark.rule("conquest", "9.1")
def test_9_1_galleys_give_no_dice_on_land_and_their_face_does_not_hit_ruling_c_23() -> None:
    p = empty(3)
    hold(p, "blue", "thracia")
    units(p, "blue", "thracia", infantry=1)
    galley(p, "blue-galley-1", "thracia")
    galley(p, "blue-galley-2", "thracia")
    legion(p, "black-general-1", "thracia", infantry=2)
    phase(p, "black", "combat")
    play(p, "fight thracia", "form 1 0 0", "form 2 0 0")
    events = roll(p, "galley:2")
    assert heard(events, "struck") == [["black", "galley:2", "0", "-"]]
    assert dice(p) == 1


# ---------------------------------------------------------------- 9.2: dice and losses


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_attacker_rolls_first_one_die_a_unit_of_the_legion() -> None:
    p = battle((9, 0, 0), (7, 0, 0))
    play(p, "form 6 0 0", "form 6 0 0")
    assert (asked(p)[0], dice(p)) == ("chance", 6)
    assert refused(p, "strike blank:7").key == "no-such-choice"
    play(p, "strike blank:6")
    assert dice(p) == 6
    play(p, "strike blank:6")
    assert asked(p) == ("blue", "retreat")


@pytest.mark.rule("conquest", "9.2")
def test_9_2_dice_are_matched_by_type_one_die_a_unit_ruling_c_06() -> None:
    four = [3, 1, 0]
    for faces, struck in (
        ("infantry:3", "infantry:3"),
        ("infantry:4", "infantry:3"),
        ("cavalry:1", "cavalry:1"),
        ("cavalry:4", "cavalry:1"),
        ("catapult:2", "-"),
        ("galley:2.blank:2", "-"),
        ("infantry:2.cavalry:2", "infantry:2.cavalry:1"),
    ):
        assert words.ROLL.slug(hitting(words.ROLL.value(faces), four, 0, 6)) == struck, faces


@pytest.mark.rule("conquest", "9.2")
def test_9_2_catapults_score_from_the_reserve_but_bring_no_die_ruling_c_07() -> None:
    p = battle((6, 0, 2), (6, 0, 0))
    play(p, "form 6 0 0", "form 6 0 0")
    assert dice(p) == 6
    events = roll(p, "catapult:3.blank:3")
    assert heard(events, "struck") == [["black", "catapult:3.blank:3", "2", "catapult:2"]]


@pytest.mark.rule("conquest", "9.2")
def test_9_2_infantry_and_cavalry_in_reserve_do_not_score() -> None:
    p = battle((6, 6, 0), (6, 0, 0))
    play(p, "form 6 0 0", "form 0 6 0")
    events = roll(p, "infantry:4.cavalry:2")
    assert heard(events, "struck") == [["black", "infantry:4.cavalry:2", "2", "cavalry:2"]]


@pytest.mark.rule("conquest", "9.2")
def test_9_2_units_hit_roll_before_they_leave_ruling_c_05() -> None:
    p = battle((2, 0, 0), (1, 1, 0))
    play(p, "form 1 1 0", "form 2 0 0")
    roll(p, "infantry:2")
    play(p, "lose 1 1 0")
    assert army(p, "blue", "thracia") == (1, 1, 0)
    assert dice(p) == 2
    events = roll(p, "infantry:1.cavalry:1")
    assert heard(events, "struck") == [["blue", "infantry:1.cavalry:1", "2", "infantry:1.cavalry:1"]]
    play(p, "lose 2 0 0")
    assert (army(p, "black", "thracia"), army(p, "blue", "thracia")) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_fallen_defenders_are_seen_lying_until_both_have_rolled() -> None:
    p = battle((2, 0, 0), (3, 1, 0))
    play(p, "form 3 1 0", "form 2 0 0")
    roll(p, "infantry:2")
    play(p, "lose 1 1 0")
    for seat in (None, p.turn()):
        own = p.look(seat)["own"]
        assert isinstance(own, dict)
        assert (own["legions"], own["fallen"]) == (
            {"defender": [3, 1, 0], "attacker": [2, 0, 0]},
            {"defender": [1, 1, 0]},
        )
    roll(p, "blank:4")
    own = p.look(None)["own"]
    assert isinstance(own, dict)
    assert own["fallen"] == {"defender": [0, 0, 0]}


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_owner_chooses_losses_from_his_legion_only_ruling_c_07() -> None:
    p = battle((6, 0, 0), (5, 1, 2))
    play(p, "form 5 1 0", "form 6 0 0")
    roll(p, "infantry:2.blank:4")
    assert asked(p) == ("blue", "losses")
    assert offered(p) == ["lose 2 0 0", "lose 1 1 0"]
    assert why(p, "lose 0 0 2") == ("9.2", "losses-from-legion")
    assert why(p, "lose 0 2 0") == ("9.2", "losses-from-legion")
    assert why(p, "lose 1 0 0") == ("9.2", "losses-exact")
    assert why(p, "lose 3 0 0") == ("9.2", "losses-exact")
    assert why(p, "lose -2 1 0") == ("9.2", "losses-from-legion")


@pytest.mark.rule("conquest", "9.2")
def test_9_2_hits_beyond_the_legion_are_lost_and_the_reserve_is_safe_ruling_c_09() -> None:
    p = battle((4, 4, 0), (8, 0, 0), generals=(3, 0))
    play(p, "form 5 0 0", "form 4 4 0")
    events = roll(p, "infantry:4.cavalry:4")
    assert heard(events, "struck") == [["black", "infantry:4.cavalry:4", "5", "infantry:4.cavalry:1"]]
    play(p, "lose 5 0 0")
    roll(p, "blank:5")
    assert army(p, "blue", "thracia") == (3, 0, 0)
    assert asked(p) == ("blue", "retreat")


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_fallen_go_back_to_their_owners_pools() -> None:
    p = battle((2, 0, 0), (2, 1, 0))
    play(p, "form 2 1 0", "form 2 0 0")
    roll(p, "infantry:2")
    play(p, "lose 1 1 0")
    roll(p, "infantry:1.blank:2")
    play(p, "lose 1 0 0")
    assert pool(p, "blue") == (19, 20, 6)
    assert pool(p, "black") == (19, 20, 6)


@pytest.mark.rule("conquest", "9.2")
@pytest.mark.rule("conquest", "4.4.2")
@pytest.mark.parametrize(("catapults", "number"), [(0, 4), (1, 3), (2, 3)])
def test_9_2_walls_give_two_dice_or_one_against_catapults_t21(catapults: int, number: int) -> None:
    p = battle((2, 0, catapults), (2, 0, 0), walls=True)
    play(p, "form 2 0 0", f"form 2 0 {catapults}")
    roll(p, f"blank:{2 + catapults}")
    assert dice(p) == number


@pytest.mark.rule("conquest", "9.2")
def test_9_2_a_catapult_in_reserve_weakens_walls_too_ruling_c_08() -> None:
    p = battle((6, 0, 1), (2, 0, 0), walls=True)
    play(p, "form 2 0 0", "form 6 0 0")
    roll(p, "blank:6")
    assert dice(p) == 3


@pytest.mark.rule("conquest", "9.2")
def test_9_2_dice_of_the_walls_must_match_a_unit_as_well_t21() -> None:
    p = battle((6, 0, 0), (2, 0, 0), walls=True)
    play(p, "form 2 0 0", "form 6 0 0")
    roll(p, "blank:6")
    events = roll(p, "infantry:4")
    assert heard(events, "struck") == [["blue", "infantry:4", "2", "infantry:2"]]


@pytest.mark.rule("conquest", "9.2")
def test_9_2_walls_serve_only_the_defender_who_controls_them_ruling_c_08() -> None:
    p = empty(3)
    legion(p, "black-general-1", "macedonia", infantry=1)
    units(p, "blue", "macedonia", infantry=2)
    phase(p, "black", "combat")
    play(p, "fight macedonia", "form 2 0 0", "form 1 0 0")
    assert dice(p) == 1
    roll(p, "blank:1")
    assert dice(p) == 2


@pytest.mark.rule("conquest", "9.2")
def test_9_2_a_city_without_walls_gives_no_dice() -> None:
    p = battle((1, 0, 0), (1, 0, 0))
    city(p, "thracia")
    play(p, "form 1 0 0", "form 1 0 0", "strike blank:1")
    assert dice(p) == 1


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_catapult_counts_as_it_stood_when_the_round_began_ruling_c_08() -> None:
    p = battle((1, 0, 1), (1, 0, 0), walls=True)
    play(p, "form 1 0 0", "form 1 0 1")
    roll(p, "blank:2")
    assert dice(p) == 2
    roll(p, "infantry:2")
    play(p, "lose 0 0 1", "fight-on", "fight-on", "form 1 0 0", "form 1 0 0")
    roll(p, "blank:1")
    assert dice(p) == 3


@pytest.mark.rule("conquest", "9.2.1")
def test_9_2_1_the_example_of_matching_t3() -> None:
    p = battle((3, 1, 1), (5, 0, 0))
    play(p, "form 5 0 0")
    assert offered(p) == ["form 3 1 1"]
    play(p, "form 3 1 1")
    events = roll(p, "infantry:1.cavalry:2.catapult:1.blank:1")
    [struck] = heard(events, "struck")
    assert struck == ["black", "infantry:1.cavalry:2.catapult:1.blank:1", "3", "infantry:1.cavalry:1.catapult:1"]


@pytest.mark.rule("conquest", "9.2")
def test_9_2_lumps_weigh_as_much_as_their_rolls_and_have_their_hits() -> None:
    p = battle((3, 2, 2), (2, 1, 0))
    play(p, "form 2 1 0", "form 3 2 1")
    volley = p.question()
    by_hits: dict[int, int] = {}
    for move, weight in p.chances():
        struck = volley.hits(p, move.a)  # type: ignore[attr-defined]
        by_hits[struck] = by_hits.get(struck, 0) + weight
    lumped = {volley.hits(p, move.a): weight for move, weight in p.lumps()}  # type: ignore[attr-defined]
    assert lumped == by_hits
    assert max(by_hits) == 3
    assert sum(by_hits.values()) == 6**6


@pytest.mark.rule("conquest", "9.2")
def test_9_2_a_drawn_roll_has_the_right_number_of_dice() -> None:
    p = battle((3, 2, 0), (2, 0, 0))
    play(p, "form 2 0 0", "form 3 2 0")
    for seed in range(20):
        assert sum(words.DIE.counts(p.draw(Seeded(seed)).a)) == 5


# ---------------------------------------------------------------- 9.3: go on or retreat


@pytest.mark.rule("conquest", "9.3")
def test_9_3_the_defender_decides_first_and_then_the_attacker_ruling_c_11() -> None:
    p = battle((2, 0, 0), (2, 0, 0))
    play(p, "form 2 0 0", "form 2 0 0", "strike blank:2", "strike blank:2")
    assert asked(p) == ("blue", "retreat")
    assert offered(p) == ["fight-on", "retreat"]
    play(p, "fight-on")
    assert asked(p) == ("black", "retreat")
    play(p, "fight-on")
    assert asked(p) == ("blue", "legion")


@pytest.mark.rule("conquest", "9.3")
def test_9_3_when_the_defender_retreats_the_attacker_is_not_asked_ruling_c_04_c_11() -> None:
    p = battle((2, 0, 0), (2, 0, 0))
    play(p, "form 2 0 0", "form 2 0 0", "strike blank:2", "strike blank:2", "retreat")
    assert asked(p) == ("blue", "withdrawal")
    assert owner(p, "thracia") == "black"


@pytest.mark.rule("conquest", "9.3")
def test_9_3_the_attackers_retreat_ends_the_battle_too_ruling_c_04() -> None:
    p = battle((2, 0, 0), (2, 0, 0))
    play(p, "form 2 0 0", "form 2 0 0", "strike blank:2", "strike blank:2", "fight-on", "retreat")
    assert asked(p) == ("black", "withdrawal")
    assert owner(p, "thracia") == "blue"


@pytest.mark.rule("conquest", "9.3")
def test_9_3_a_new_legion_is_formed_from_the_reserve_each_round() -> None:
    p = battle((6, 0, 0), (6, 3, 0))
    play(p, "form 6 0 0", "form 6 0 0", "strike infantry:6", "lose 6 0 0", "strike blank:6")
    assert asked(p) == ("blue", "retreat")
    play(p, "fight-on", "fight-on")
    assert offered(p) == ["form 0 3 0"]


@pytest.mark.rule("conquest", "9.3")
def test_9_3_a_side_without_units_has_lost() -> None:
    p = battle((1, 0, 0), (1, 0, 0), generals=(1, 0))
    play(p, "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert asked(p) == ("black", "razing")
    assert owner(p, "thracia") == "black"
