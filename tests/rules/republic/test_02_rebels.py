"""2. Rome against a rebel general; 3. interceptions; 4. a governor marches on Rome."""

from typing import Any

import pytest

from quadriga.engine import IllegalMove, Seat
from rules.republic.scene import ARMY, Scene, active, army, phase, rebel

SICILY: dict[str, object] = {"province": "sicily", "holder": "rebel", "governor": {"military": 1, "chit": 30}}


@pytest.mark.rule("republic", "2")
@pytest.mark.rule("republic", "2.1")
def test_2_1_army_against_army_without_disaster_or_standoff() -> None:
    for total in range(3, 19):
        scene = rebel(legions=8, veterans=3, omens=1).roll(total)
        assert scene.told("natural") == []
    assert scene.told("fought-rebel") == [[ARMY, str(3 + 10 + 4), str(5 + 8 + 6)]]
    assert scene.told("rolled")[0][:3] == ["18", "1", "15"]


@pytest.mark.rule("republic", "2.1")
def test_2_1_fleets_take_no_part() -> None:
    general = {"military": 3}
    plain: dict[str, Any] = {"confrontation": "rebel-general", "general": general, "legions": 10, "fleets": 4}
    scene = Scene(**plain, rebel={"military": 3, "legions": 10}).roll(8).spare()
    assert scene.lost(ARMY) == {"legion": 5}


@pytest.mark.rule("republic", "2.2")
@pytest.mark.rule("republic", "A38")
def test_2_2_defeat_kills_the_general_and_opens_rome() -> None:
    scene = rebel(legions=8, veterans=0, army=(7, 0)).roll(10)  # 10 - 13 + 10 = 7
    assert scene.result() == "defeat"
    assert scene.fate() == "killed"
    assert scene.chits_owed() == 1
    scene.spare()
    assert scene.lost("rebel-army") == {"legion": 1}
    assert scene.told("promoted") == [["rebel-army", "1", "rebel"]]
    assert scene.told("rebel-in-rome") == [[]]


@pytest.mark.rule("republic", "2.3")
def test_2_3_stalemate_bleeds_and_promotes_both_and_must_be_fought_again() -> None:
    scene = rebel(legions=8, veterans=0, army=(10, 0)).roll(11).spare()  # 13 - 13 + 11
    assert scene.lost(ARMY) == scene.lost("rebel-army") == {"legion": 2}
    assert [one[0] for one in scene.told("promoted")] == [ARMY, "rebel-army"]
    assert scene.told("must-fight-again") == [[]]
    assert scene.told("may-ship") == []


@pytest.mark.rule("republic", "2.4")
def test_2_4_victory_ends_the_rebellion() -> None:
    scene = phase(
        provinces=[{**SICILY, "developed": True, "militia": 4, "legions": 1}],
        rebellion={"place": "marching-general", "military": 3, "legions": 6, "veterans": 2},
        expeditions=[army("rebel", legions=14)],
    ).roll(10)  # 18 - 13 + 10 = 15
    scene.play("lose-land 3 0 0").spare()
    assert scene.p.unrest == -1
    assert sorted(str(one[0]) for one in scene.told("died")) == ["governor", "rebel"]
    assert scene.told("fame") == [["general", "5", "5"]]
    assert scene.units("rome", "legion") == 3 + 1
    assert scene.units("rome", "veteran") == 2
    assert scene.told("rebellion-over") == [[]]
    assert scene.holder("sicily") == 1
    assert (scene.p.developed[0], scene.units("sicily", "militia")) == (1, 4)


@pytest.mark.rule("republic", "2.4")
@pytest.mark.rule("republic", "A36b")
def test_a36b_the_beaten_value_counts_units_only_unless_the_table_adds_the_rating() -> None:
    assert rebel(legions=8, veterans=0, army=(17, 0)).roll(18).told("fame")[0][1] == "4"
    with_rating = {"beaten-value": "with-rating"}
    assert rebel(legions=8, veterans=0, army=(17, 0), options=with_rating).roll(18).told("fame")[0][1] == "7"


@pytest.mark.rule("republic", "A37")
@pytest.mark.parametrize("total", [10, 11])
def test_a37_a_rebel_who_dies_in_a_battle_he_wins_or_draws_ends_the_rebellion(total: int) -> None:
    scene = rebel(legions=8, veterans=0, army=(7 if total == 10 else 10, 0)).roll(total)
    if total == 11:
        scene.play("draw-chit blank", "draw-chit blank")
    scene.kill(1)
    assert scene.fate(1) == "killed"
    assert scene.told("rebellion-over") == [[]]
    assert scene.told("rebel-in-rome") == []
    assert scene.units("rome", "legion") == 8 - (1 if total == 10 else 2)


@pytest.mark.rule("republic", "A39")
def test_a39_an_army_wiped_out_in_a_stalemate_is_no_fall() -> None:
    scene = phase(
        rebellion={"place": "marching-general", "military": 0, "legions": 4},
        expeditions=[army("rebel", military=0, legions=4)],
    ).roll(8)
    assert scene.units(ARMY, "legion") + scene.units(ARMY, "veteran") == 0
    scene.spare()
    assert scene.told("rebel-in-rome") == []
    assert scene.told("must-fight-again") == [[]]
    assert scene.ended() == "phase-over"


@pytest.mark.rule("republic", "A40")
def test_a40_no_army_against_a_marching_rebel_is_a_defeat() -> None:
    scene = phase(rebellion={"place": "marching-general", "military": 2, "legions": 1})
    assert scene.told("rebel-in-rome") == [[]]
    assert scene.ended() == "rebel-wins"


@pytest.mark.rule("republic", "R-09")
def test_r09_militia_of_a_beaten_rebel_go_home() -> None:
    scene = phase(
        provinces=[{"province": "sicily", "holder": "rebel", "militia": 2}],
        rebellion={"place": "marching-governor", "province": "sicily", "military": 1, "militia": 5},
        expeditions=[army("rebel", legions=20)],
    ).roll(18)
    assert scene.units("sicily", "militia") == 7
    general = rebel(legions=1, veterans=0, militia=6, army=(20, 0)).roll(18)
    assert general.units("rebel-army", "militia") == 0


# ---------------------------------------------------------------- 3


SHIPS = {"legions": 2, "veterans": 1, "militia": 6, "flotillas": 6}


def convoy(fleets: int = 8, **more: object) -> Scene:
    return Scene(confrontation="interception", fleets=fleets, convoy={**SHIPS, **more})


@pytest.mark.rule("republic", "3")
@pytest.mark.rule("republic", "R-07")
def test_3_fleets_that_were_sent_must_fight_the_convoy_unless_the_table_lets_them_choose() -> None:
    assert convoy().verb() == "roll"
    free = Scene({"interception": "choice"}, confrontation="interception", fleets=8, convoy=SHIPS)
    assert free.p.turn() == Seat(0)
    free.play("let-pass convoy-1")
    assert free.told("landed") == [["convoy-1", "2", "1", "6"]]
    assert convoy(fleets=0).told("landed") == [["convoy-1", "2", "1", "6"]]


@pytest.mark.rule("republic", "3.1")
@pytest.mark.rule("republic", "A55")
def test_3_1_annihilation_strikes_the_fleets_of_rome_only() -> None:
    scene = convoy(fleets=2).roll(3)
    assert scene.lost("interceptors") == {"fleet": 2}
    assert scene.lost("convoy-1") == {}
    assert scene.told("landed") == [["convoy-1", "2", "1", "6"]]


@pytest.mark.rule("republic", "3.2")
def test_3_2_victory_nobody_lands() -> None:
    scene = convoy().roll(12).play("lose-land 1 1 2")  # 2 + 12 = 14: four
    assert scene.lost("interceptors") == {"fleet": 4}
    assert scene.lost("convoy-1") == {"legion": 1, "veteran": 1, "militia": 2, "flotilla": 4}
    assert scene.told("landed") == []
    assert ["convoy-1", "militia", "4"] in scene.told("went-home")


@pytest.mark.rule("republic", "3.3")
@pytest.mark.rule("republic", "R-08")
def test_3_3_stalemate_half_lands_and_the_rebel_says_which() -> None:
    scene = convoy().roll(10).play("lose-land 1 0 0")  # 12: one each; eight left
    assert scene.p.turn() == Seat(1)
    with pytest.raises(IllegalMove, match="half-lands"):
        scene.play("disembark 1 1 1")
    with pytest.raises(IllegalMove, match="not-aboard"):
        scene.play("disembark 2 1 1")
    scene.play("disembark 0 1 3")
    assert scene.told("landed") == [["convoy-1", "0", "1", "3"]]
    assert ["convoy-1", "legion", "1"] in scene.told("went-home")


@pytest.mark.rule("republic", "3.4")
def test_3_4_defeat_only_ships_are_lost_and_all_land() -> None:
    scene = convoy().roll(4)  # 6: two
    assert scene.lost("interceptors") == {"fleet": 2}
    assert scene.lost("convoy-1") == {"flotilla": 2}
    assert scene.told("landed") == [["convoy-1", "2", "1", "6"]]
    assert scene.told("went-home") == [["convoy-1", "flotilla", "4"]]


def rebellion(options: dict[str, str] | None = None, **more: Any) -> Scene:
    return phase(
        options,
        provinces=[SICILY, {"province": "africa", "holder": "rebel", "governor": {"military": 1, "chit": 29}}],
        rebellion={"place": "marching-general", "military": 3, "legions": 6, "chit": 28},
        convoys=[
            {"province": "sicily", "militia": 3, "flotillas": 3},
            {"province": "africa", "militia": 2, "flotillas": 2},
        ],
        **more,
    )


@pytest.mark.rule("republic", "3.5")
def test_3_5_one_interception_for_each_convoy_in_turn_with_the_fleets_left() -> None:
    free = rebellion({"interception": "choice"}, interceptors=5, expeditions=[army("rebel")])
    with pytest.raises(IllegalMove, match="other-convoy"):
        free.play("intercept convoy-2")
    scene = rebellion(interceptors=5, expeditions=[army("rebel")])
    scene.roll(13)  # 2 + 13 = 15: three
    scene.roll(10)
    assert scene.told("intercepted") == [["convoy-1", "5", "3"], ["convoy-2", "2", "2"]]


@pytest.mark.rule("republic", "3.6")
def test_3_6_the_battle_at_rome_follows_with_whatever_landed() -> None:
    scene = rebellion(expeditions=[army("rebel", military=0, legions=19)]).roll(18)
    assert scene.told("fought-rebel") == [[ARMY, "19", str(3 + 6 + 5)]]
    assert rebellion().ended() == "rebel-wins"


# ---------------------------------------------------------------- 4


@pytest.mark.rule("republic", "4")
@pytest.mark.rule("republic", "4.1")
def test_4_1_militia_march_and_count_in_full_only_beside_a_legion() -> None:
    alone = rebel(legions=0, veterans=0, militia=7).roll(18)
    assert alone.told("fought-rebel")[0][-1] == str(4 + 4)
    stiffened = rebel(legions=0, veterans=1, militia=7).roll(18)
    assert stiffened.told("fought-rebel")[0][-1] == str(5 + 2 + 7)


@pytest.mark.rule("republic", "4.2")
@pytest.mark.rule("republic", "A38")
def test_4_2_defeat_as_by_a_general() -> None:
    scene = rebel(legions=1, veterans=0, militia=9, army=(8, 0)).roll(10)  # 11 - 15 + 10 = 6: two
    assert scene.fate() == "killed"
    scene.play("lose-land 0 0 2").spare()
    assert scene.told("promoted") == [["rebel-army", "1", "rebel"]]
    assert scene.told("rebel-in-rome") == [[]]
    assert scene.units("rebel-army", "militia") == 7


@pytest.mark.rule("republic", "4.3")
def test_4_3_stalemate_reinforcements_may_be_shipped() -> None:
    scene = rebel(legions=1, veterans=0, militia=9, army=(12, 0)).roll(13)
    assert scene.told("must-fight-again") == [[]]
    assert scene.told("may-ship") == [[]]


@pytest.mark.rule("republic", "4.4")
def test_4_4_victory_as_over_a_general() -> None:
    scene = rebel(legions=1, veterans=0, militia=9, army=(12, 1), military=4).roll(15)
    assert scene.p.unrest == -1
    assert scene.told("fame") == [["general", "5", "5"]]
    assert scene.told("rebellion-over") == [[]]
    assert scene.units("rome", "legion") == 1


@pytest.mark.rule("republic", "9.2.1")
def test_a_rebel_who_has_beaten_rome_needs_few_conflicts() -> None:
    scene = phase(
        conflicts=active("gladiator", "social"), rebellion={"place": "marching-general", "military": 2, "legions": 1}
    )
    assert scene.told("counted") == [["3", "3"]]
    assert scene.ended() == "rebel-wins"
