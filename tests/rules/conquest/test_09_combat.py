"""Section 9: battles, legions, dice, losses, and whether to go on."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.land import hitting
from rules.conquest.scene import Scene, zone


def battle(
    attacker: tuple[int, int, int],
    defender: tuple[int, int, int],
    *,
    walls: bool = False,
    generals: tuple[int, int] = (1, 1),
) -> Scene:
    """Black attacks blue in Thrace; blue holds it, behind walls or not. The defender is to form his legion."""
    s = Scene(3)
    s.hold("blue", "thracia")
    if walls:
        s.city("thracia", fortified=True)
    s.units("black", "thracia", *attacker)
    s.units("blue", "thracia", *defender)
    s.leaders("thracia", *[f"black-general-{number + 1}" for number in range(generals[0])])
    s.leaders("thracia", *[f"blue-general-{number + 1}" for number in range(generals[1])])
    s.phase("black", "combat")
    s.play("fight thracia")
    return s


# ---------------------------------------------------------------- 9: which battles


@pytest.mark.rule("conquest", "9")
def test_9_battles_are_fought_where_legions_met_in_the_attackers_order() -> None:
    s = Scene(3)
    for place in ("thracia", "moesia"):
        s.units("blue", place, infantry=1)
    s.units("black", "macedonia", infantry=2)
    s.turn("black")
    s.march("black-general-1", "thracia", infantry=1)
    s.march("black-general-2", "moesia", infantry=1)
    s.play("end-movement")
    assert s.deeds() == ["fight thracia", "fight moesia"]
    assert s.refused("fight dalmatia") == ("9", "no-battle-there")
    assert s.refused("end-combat") == ("9", "battles-wait")
    s.play("fight moesia")
    assert s.asked() == ("blue", "legion")
    s.play("form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert s.deeds() == ["fight thracia"]


@pytest.mark.rule("conquest", "9")
def test_9_without_a_meeting_there_is_no_combat_phase() -> None:
    s = Scene(3)
    s.units("black", "macedonia", infantry=1)
    s.units("blue", "thracia", infantry=1)
    s.turn("black")
    s.play("end-movement")
    assert s.asked() == ("black", "razing")


@pytest.mark.rule("conquest", "9")
def test_9_a_naval_battle_is_the_active_players_choice_and_his_alone_ruling_c_21() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus")
    s.galley("blue-galley-1", "mare-epirus")
    s.galley("yellow-galley-1", "mare-epirus")
    s.phase("black", "combat")
    assert s.deeds() == ["engage mare-epirus yellow", "engage mare-epirus blue", "end-combat"]
    s.play("end-combat")
    assert s.asked() == ("black", "purchase")
    assert s.at("blue-galley-1") == "mare-epirus"


@pytest.mark.rule("conquest", "9")
def test_9_only_fleets_in_the_same_sea_and_each_once_a_turn_ruling_c_21() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus")
    s.galley("blue-galley-1", "mare-epirus")
    s.galley("yellow-galley-1", "mare-aegaeum")
    s.phase("black", "combat")
    assert s.refused("engage mare-aegaeum yellow") == ("9", "no-fleet-there")
    assert s.refused("engage mare-epirus yellow") == ("9", "no-fleet-there")
    assert s.refused("engage mare-epirus black") == ("9", "no-fleet-there")
    assert s.refused("engage thracia blue") == ("9", "no-fleet-there")
    s.play("engage mare-epirus blue")
    s.roll(*["blank:2"] * 6)
    assert s.asked() == ("black", "purchase")


@pytest.mark.rule("conquest", "9")
def test_9_the_same_fleet_is_not_fought_twice_in_a_turn_ruling_c_21() -> None:
    s = Scene(3)
    for colour in ("black", "blue", "yellow"):
        s.galley(f"{colour}-galley-1", "mare-epirus")
    s.phase("black", "combat")
    s.play("engage mare-epirus blue")
    s.roll(*["blank:2"] * 6)
    assert s.deeds() == ["engage mare-epirus yellow", "end-combat"]
    assert s.refused("engage mare-epirus blue") == ("9", "fought-already")


@pytest.mark.rule("conquest", "9")
def test_9_galleys_in_port_never_fight_ruling_c_21() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "creta")
    s.galley("blue-galley-1", "creta")
    s.phase("black", "combat")
    assert s.asked() == ("black", "purchase")


@pytest.mark.rule("conquest", "9")
def test_9_land_and_sea_battles_in_any_order_ruling_c_21() -> None:
    s = Scene(3)
    s.legion("black-general-1", "thracia", infantry=1)
    s.units("blue", "thracia", infantry=1)
    s.galley("black-galley-1", "mare-epirus")
    s.galley("blue-galley-1", "mare-epirus")
    s.phase("black", "combat")
    assert s.deeds() == ["fight thracia", "engage mare-epirus blue"]


@pytest.mark.rule("conquest", "9")
def test_9_lone_leaders_are_captured_without_dice_ruling_c_17() -> None:
    s = Scene(3)
    s.leaders("thracia", "blue-general-1")
    s.units("black", "macedonia", infantry=1)
    s.turn("black")
    s.march("black-general-1", "thracia", infantry=1)
    s.play("end-movement")
    assert s.deeds() == ["fight thracia"]
    s.play("fight thracia")
    assert s.asked() == ("black", "fate")
    s.play("hold blue-general-1")
    assert s.at("blue-general-1") == "captive of black"


@pytest.mark.rule("conquest", "9")
def test_9_after_the_battle_lone_leaders_of_others_are_captured_too_ruling_c_17() -> None:
    s = battle((1, 0, 0), (1, 0, 0))
    s.leaders("thracia", "yellow-general-1")
    s.play("form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1", "hold blue-general-1")
    assert s.deeds() == ["fight thracia"]
    s.play("fight thracia", "remove yellow-general-1")
    assert s.at("yellow-general-1") == "gone"


@pytest.mark.rule("conquest", "9")
def test_9_the_die_has_two_infantry_faces_and_one_each_of_four() -> None:
    assert dict(zip(words.ROLL.keys(), words.DIE.weights, strict=True)) == {
        "infantry": 2, "cavalry": 1, "catapult": 1, "galley": 1, "blank": 1,
    }  # fmt: skip
    s = battle((1, 0, 0), (1, 0, 0))
    s.play("form 1 0 0", "form 1 0 0")
    assert {words.ROLL.slug(move.a): weight for move, weight in s.p.chances()} == {
        "infantry:1": 2, "cavalry:1": 1, "catapult:1": 1, "galley:1": 1, "blank:1": 1,
    }  # fmt: skip


# ---------------------------------------------------------------- 9.1: combat legions


@pytest.mark.rule("conquest", "9.1")
def test_9_1_the_defender_forms_first_then_the_attacker() -> None:
    s = battle((1, 0, 0), (1, 0, 0))
    assert s.asked() == ("blue", "legion")
    s.play("form 1 0 0")
    assert s.asked() == ("black", "legion")


@pytest.mark.rule("conquest", "9.1")
@pytest.mark.parametrize("generals", [0, 1, 2, 4])
def test_9_1_five_units_and_one_more_for_each_leader_ruling_c_10(generals: int) -> None:
    s = battle((1, 0, 0), (12, 0, 0), generals=(1, generals))
    assert s.offered() == [f"form {5 + generals} 0 0"]
    assert s.refused(f"form {6 + generals} 0 0") == ("9.1", "legion-too-large")
    assert s.refused(f"form {4 + generals} 0 0") == ("9.1", "legion-not-largest")


@pytest.mark.rule("conquest", "9.1")
def test_9_1_the_emperor_counts_as_a_leader_ruling_c_10() -> None:
    s = battle((12, 0, 0), (1, 0, 0))
    s.leaders("thracia", "black-emperor")
    s.play("form 1 0 0")
    assert s.offered() == ["form 7 0 0"]


@pytest.mark.rule("conquest", "9.1")
def test_9_1_the_largest_roll_is_twelve_dice_ruling_c_45() -> None:
    s = battle((1, 0, 0), (20, 0, 0), walls=True, generals=(1, 4))
    s.leaders("thracia", "blue-emperor")
    s.play("form 10 0 0", "form 1 0 0", "strike blank:1")
    assert s.dice() == 12


@pytest.mark.rule("conquest", "9.1")
def test_9_1_the_legion_is_as_large_as_can_be_and_its_owner_chooses_who() -> None:
    s = battle((1, 0, 0), (4, 3, 2))
    assert "form 4 2 0" in s.offered()
    assert "form 1 3 2" in s.offered()
    assert s.refused("form 4 1 0") == ("9.1", "legion-not-largest")
    assert s.refused("form 4 3 0") == ("9.1", "legion-too-large")
    assert s.refused("form 5 1 0") == ("9.1", "not-so-many")
    assert s.refused("form -4 3 2") == ("9.1", "not-so-many")


@pytest.mark.rule("conquest", "9.1")
def test_9_1_smaller_forces_fight_whole() -> None:
    s = battle((1, 0, 0), (2, 1, 0))
    assert s.offered() == ["form 2 1 0"]


@pytest.mark.rule("conquest", "9.1")
def test_9_1_galleys_give_no_dice_on_land_and_their_face_does_not_hit_ruling_c_23() -> None:
    s = Scene(3)
    s.hold("blue", "thracia")
    s.units("blue", "thracia", infantry=1)
    s.galley("blue-galley-1", "thracia")
    s.galley("blue-galley-2", "thracia")
    s.legion("black-general-1", "thracia", infantry=2)
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 2 0 0")
    s.listen().roll("galley:2")
    assert s.told("struck") == [["black", "galley:2", "0", "-"]]
    assert s.dice() == 1


# ---------------------------------------------------------------- 9.2: dice and losses


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_attacker_rolls_first_one_die_a_unit_of_the_legion() -> None:
    s = battle((9, 0, 0), (7, 0, 0))
    s.play("form 6 0 0", "form 6 0 0")
    assert (s.asked()[0], s.dice()) == ("chance", 6)
    assert s.why("strike blank:7") == "no-such-choice"
    s.play("strike blank:6")
    assert s.dice() == 6
    s.play("strike blank:6")
    assert s.asked() == ("blue", "retreat")


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
    s = battle((6, 0, 2), (6, 0, 0))
    s.play("form 6 0 0", "form 6 0 0")
    assert s.dice() == 6
    s.listen().roll("catapult:3.blank:3")
    assert s.told("struck") == [["black", "catapult:3.blank:3", "2", "catapult:2"]]


@pytest.mark.rule("conquest", "9.2")
def test_9_2_infantry_and_cavalry_in_reserve_do_not_score() -> None:
    s = battle((6, 6, 0), (6, 0, 0))
    s.play("form 6 0 0", "form 0 6 0")
    s.listen().roll("infantry:4.cavalry:2")
    assert s.told("struck") == [["black", "infantry:4.cavalry:2", "2", "cavalry:2"]]


@pytest.mark.rule("conquest", "9.2")
def test_9_2_units_hit_roll_before_they_leave_ruling_c_05() -> None:
    s = battle((2, 0, 0), (1, 1, 0))
    s.play("form 1 1 0", "form 2 0 0")
    s.roll("infantry:2")
    s.play("lose 1 1 0")
    assert s.army("blue", "thracia") == (1, 1, 0)
    assert s.dice() == 2
    s.listen().roll("infantry:1.cavalry:1")
    assert s.told("struck") == [["blue", "infantry:1.cavalry:1", "2", "infantry:1.cavalry:1"]]
    s.play("lose 2 0 0")
    assert (s.army("black", "thracia"), s.army("blue", "thracia")) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_fallen_defenders_are_seen_lying_until_both_have_rolled() -> None:
    s = battle((2, 0, 0), (3, 1, 0))
    s.play("form 3 1 0", "form 2 0 0")
    s.roll("infantry:2")
    s.play("lose 1 1 0")
    for seat in (None, s.p.turn()):
        own = s.p.look(seat)["own"]
        assert isinstance(own, dict)
        assert (own["legions"], own["fallen"]) == (
            {"defender": [3, 1, 0], "attacker": [2, 0, 0]},
            {"defender": [1, 1, 0]},
        )
    s.roll("blank:4")
    own = s.p.look(None)["own"]
    assert isinstance(own, dict)
    assert own["fallen"] == {"defender": [0, 0, 0]}


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_owner_chooses_losses_from_his_legion_only_ruling_c_07() -> None:
    s = battle((6, 0, 0), (5, 1, 2))
    s.play("form 5 1 0", "form 6 0 0")
    s.roll("infantry:2.blank:4")
    assert s.asked() == ("blue", "losses")
    assert s.offered() == ["lose 2 0 0", "lose 1 1 0"]
    assert s.refused("lose 0 0 2") == ("9.2", "losses-from-legion")
    assert s.refused("lose 0 2 0") == ("9.2", "losses-from-legion")
    assert s.refused("lose 1 0 0") == ("9.2", "losses-exact")
    assert s.refused("lose 3 0 0") == ("9.2", "losses-exact")
    assert s.refused("lose -2 1 0") == ("9.2", "losses-from-legion")


@pytest.mark.rule("conquest", "9.2")
def test_9_2_hits_beyond_the_legion_are_lost_and_the_reserve_is_safe_ruling_c_09() -> None:
    s = battle((4, 4, 0), (8, 0, 0), generals=(3, 0))
    s.play("form 5 0 0", "form 4 4 0")
    s.listen().roll("infantry:4.cavalry:4")
    assert s.told("struck") == [["black", "infantry:4.cavalry:4", "5", "infantry:4.cavalry:1"]]
    s.play("lose 5 0 0")
    s.roll("blank:5")
    assert s.army("blue", "thracia") == (3, 0, 0)
    assert s.asked() == ("blue", "retreat-cut-off")


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_fallen_go_back_to_their_owners_pools() -> None:
    s = battle((2, 0, 0), (2, 1, 0))
    s.play("form 2 1 0", "form 2 0 0")
    s.roll("infantry:2")
    s.play("lose 1 1 0")
    s.roll("infantry:1.blank:2")
    s.play("lose 1 0 0")
    assert s.pool("blue") == (19, 20, 6)
    assert s.pool("black") == (19, 20, 6)


@pytest.mark.rule("conquest", "9.2")
@pytest.mark.rule("conquest", "4.4.2")
@pytest.mark.parametrize(("catapults", "number"), [(0, 4), (1, 3), (2, 3)])
def test_9_2_walls_give_two_dice_or_one_against_catapults_t21(catapults: int, number: int) -> None:
    s = battle((2, 0, catapults), (2, 0, 0), walls=True)
    s.play("form 2 0 0", f"form 2 0 {catapults}")
    s.roll(f"blank:{2 + catapults}")
    assert s.dice() == number


@pytest.mark.rule("conquest", "9.2")
def test_9_2_a_catapult_in_reserve_weakens_walls_too_ruling_c_08() -> None:
    s = battle((6, 0, 1), (2, 0, 0), walls=True)
    s.play("form 2 0 0", "form 6 0 0")
    s.roll("blank:6")
    assert s.dice() == 3


@pytest.mark.rule("conquest", "9.2")
def test_9_2_dice_of_the_walls_must_match_a_unit_as_well_t21() -> None:
    s = battle((6, 0, 0), (2, 0, 0), walls=True)
    s.play("form 2 0 0", "form 6 0 0")
    s.roll("blank:6")
    s.listen().roll("infantry:4")
    assert s.told("struck") == [["blue", "infantry:4", "2", "infantry:2"]]


@pytest.mark.rule("conquest", "9.2")
def test_9_2_walls_serve_only_the_defender_who_controls_them_ruling_c_08() -> None:
    s = Scene(3)
    s.legion("black-general-1", "macedonia", infantry=1)
    s.units("blue", "macedonia", infantry=2)
    s.phase("black", "combat")
    s.play("fight macedonia", "form 2 0 0", "form 1 0 0")
    assert s.dice() == 1
    s.roll("blank:1")
    assert s.dice() == 2


@pytest.mark.rule("conquest", "9.2")
def test_9_2_a_city_without_walls_gives_no_dice() -> None:
    s = battle((1, 0, 0), (1, 0, 0))
    s.city("thracia")
    s.play("form 1 0 0", "form 1 0 0", "strike blank:1")
    assert s.dice() == 1


@pytest.mark.rule("conquest", "9.2")
def test_9_2_the_catapult_counts_as_it_stood_when_the_round_began_ruling_c_08() -> None:
    s = battle((1, 0, 1), (1, 0, 0), walls=True)
    s.play("form 1 0 0", "form 1 0 1")
    s.roll("blank:2")
    assert s.dice() == 2
    s.roll("infantry:2")
    s.play("lose 0 0 1", "fight-on", "fight-on", "form 1 0 0", "form 1 0 0")
    s.roll("blank:1")
    assert s.dice() == 3


@pytest.mark.rule("conquest", "9.2.1")
def test_9_2_1_the_example_of_matching_t3() -> None:
    s = battle((3, 1, 1), (5, 0, 0))
    s.play("form 5 0 0")
    assert s.offered() == ["form 3 1 1"]
    s.play("form 3 1 1")
    s.listen().roll("infantry:1.cavalry:2.catapult:1.blank:1")
    [struck] = s.told("struck")
    assert struck == ["black", "infantry:1.cavalry:2.catapult:1.blank:1", "3", "infantry:1.cavalry:1.catapult:1"]


@pytest.mark.rule("conquest", "9.2")
def test_9_2_lumps_weigh_as_much_as_their_rolls_and_have_their_hits() -> None:
    s = battle((3, 2, 2), (2, 1, 0))
    s.play("form 2 1 0", "form 3 2 1")
    volley = s.p.question()
    by_hits: dict[int, int] = {}
    for move, weight in s.p.chances():
        struck = volley.hits(s.p, move.a)  # type: ignore[attr-defined]
        by_hits[struck] = by_hits.get(struck, 0) + weight
    lumped = {volley.hits(s.p, move.a): weight for move, weight in s.p.lumps()}  # type: ignore[attr-defined]
    assert lumped == by_hits
    assert max(by_hits) == 3
    assert sum(by_hits.values()) == 6**6


@pytest.mark.rule("conquest", "9.2")
def test_9_2_a_drawn_roll_has_the_right_number_of_dice() -> None:
    s = battle((3, 2, 0), (2, 0, 0))
    s.play("form 2 0 0", "form 3 2 0")
    for seed in range(20):
        assert sum(words.DIE.counts(s.p.draw(Seeded(seed)).a)) == 5


# ---------------------------------------------------------------- 9.3: go on or retreat


@pytest.mark.rule("conquest", "9.3")
def test_9_3_the_defender_decides_first_and_then_the_attacker_ruling_c_11() -> None:
    s = battle((2, 0, 0), (2, 0, 0))
    s.play("form 2 0 0", "form 2 0 0", "strike blank:2", "strike blank:2")
    assert s.asked() == ("blue", "retreat")
    assert s.deeds() == ["fight-on", "retreat"]
    s.play("fight-on")
    assert s.asked() == ("black", "retreat")
    s.play("fight-on")
    assert s.asked() == ("blue", "legion")


@pytest.mark.rule("conquest", "9.3")
def test_9_3_when_the_defender_retreats_the_attacker_is_not_asked_ruling_c_04_c_11() -> None:
    s = battle((2, 0, 0), (2, 0, 0))
    s.play("form 2 0 0", "form 2 0 0", "strike blank:2", "strike blank:2", "retreat")
    assert s.asked() == ("blue", "withdrawal")
    assert s.owner("thracia") == "black"


@pytest.mark.rule("conquest", "9.3")
def test_9_3_the_attackers_retreat_ends_the_battle_too_ruling_c_04() -> None:
    s = battle((2, 0, 0), (2, 0, 0))
    s.play("form 2 0 0", "form 2 0 0", "strike blank:2", "strike blank:2", "fight-on", "retreat")
    assert s.asked() == ("black", "withdrawal")
    assert s.owner("thracia") == "blue"


@pytest.mark.rule("conquest", "9.3")
def test_9_3_a_new_legion_is_formed_from_the_reserve_each_round() -> None:
    s = battle((6, 0, 0), (6, 3, 0))
    s.play("form 6 0 0", "form 6 0 0", "strike infantry:6", "lose 6 0 0", "strike blank:6")
    assert s.asked() == ("blue", "retreat")
    s.play("fight-on", "fight-on")
    assert s.offered() == ["form 0 3 0"]


@pytest.mark.rule("conquest", "9.3")
def test_9_3_a_side_without_units_has_lost() -> None:
    s = battle((1, 0, 0), (1, 0, 0), generals=(1, 0))
    s.play("form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert s.asked() == ("black", "purchase")
    assert s.owner("thracia") == "black"


@pytest.mark.rule("conquest", "12")
@pytest.mark.parametrize(("emperor", "key"), [(True, "retreat-loses-emperor"), (False, "retreat-cut-off")])
def test_12_who_would_be_lost_by_a_retreat_is_warned_ruling_c_72(emperor: bool, key: str) -> None:
    s = battle((3, 0, 0), (3, 0, 0), generals=(1, 1))
    if emperor:
        s.leaders("thracia", "blue-emperor")
    for number, place in enumerate(s.p.board.land.near[zone("thracia")], 1):
        at = words.ZONE.slug(place)
        if s.p.board.coasts[place]:
            s.galley(f"black-galley-{number}", at)
        else:
            s.units("black", at, infantry=1)
    s.play(s.offered()[0], s.offered()[0])
    s.roll(f"blank:{s.dice()}").roll(f"blank:{s.dice()}")
    assert s.asked() == ("blue", key)
    s.listen().play("retreat")
    assert "blue-emperor" in [told[0] for told in s.told("captured")] or not emperor
    assert s.told("cut-off") == [["blue", "3", "0", "0"]]


@pytest.mark.rule("conquest", "9.1")
def test_9_1_both_legions_are_written_down_type_by_type_and_nothing_else() -> None:
    s = Scene(3)
    s.legion("black-general-1", "thracia", infantry=2, cavalry=1)
    s.units("yellow", "thracia", infantry=1, catapults=2)
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 2", "form 2 1 0")
    battle = s.p.battle
    assert battle is not None
    assert battle.legion == [1, 0, 2, 2, 1, 0]
