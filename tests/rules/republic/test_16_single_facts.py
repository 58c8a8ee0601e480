"""Small facts of the Combat Phase, one by one: what is told, who is asked, who is spared."""

from typing import Any

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.cards import NO_BATTLE, STALEMATE
from quadriga.games.republic.combat.end_of_phase import CONTINUE, EVERYBODY_LOSES, MUST_REDUCE, judge
from rules.republic.scene import ARMY, CARDS, GAME, Scene, active, army, conflict, phase, province

MARCHING: dict[str, object] = {"place": "marching-general", "military": 2, "legions": 5}
SICILY: dict[str, object] = {"province": "sicily", "holder": "rebel", "governor": {"military": 1}}


# ---------------------------------------------------------------- who does not fight


@pytest.mark.rule("republic", "0.3.5")
@pytest.mark.parametrize("against", ["gladiator", "rebel", "sicily"])
def test_0_3_5_an_army_whose_general_is_dead_does_not_fight(against: str) -> None:
    scene = phase(
        conflicts=active("gladiator", "social"),
        provinces=[SICILY],
        rebellion=MARCHING,
        expeditions=[army(against), army("social")],
    )
    scene.p.fate[scene.p.expeditions[0].general] = words.KILLED
    before = scene.p.tally[:]
    scene.play(f"fight {ARMY}")
    assert scene.told("no-commander") == [[ARMY]]
    assert [now - then for now, then in zip(scene.p.tally, before, strict=True)].count(1) == 1
    assert scene.verb() == "roll"
    assert scene.roll(3).told("fought") == [["expedition-2", "social", "land", "14", "10"]]


@pytest.mark.rule("republic", "R-13")
def test_r13_an_army_without_ships_or_legions_says_so() -> None:
    assert conflict("punic_1", fleets=0).told("stopped") == [[ARMY, "0", "1"]]
    assert conflict("gladiator", legions=0).told("no-legions") == [[ARMY]]
    asia = province("asia", {"legions": 9, "fleets": 0}, flotillas=10)
    assert asia.told("stopped") == [[ARMY, "0", "1"]]
    gaul = province("transalpine_gaul", {"legions": 0, "fleets": 3})
    assert gaul.told("no-legions") == [[ARMY]]
    rome = Scene(
        confrontation="rebel-general",
        general={"military": 3},
        legions=0,
        fleets=2,
        rebel={"military": 2, "legions": 3},
    )
    assert rome.told("no-legions") == [[ARMY]]


@pytest.mark.rule("republic", "1.2.3")
@pytest.mark.rule("republic", "1.3.1")
def test_1_2_3_a_victor_at_sea_with_too_few_fleets_left_stops() -> None:
    scene = conflict("punic_1", legions=8, fleets=8).roll(16).spare()  # 11 - 10 + 16 = 17
    assert scene.told("stopped") == []
    short = conflict("punic_1", legions=8, fleets=6).roll(16).spare()  # 9 - 10 + 16 = 15 costs three fleets
    assert short.result() == "victory"
    assert short.told("stopped") == [[ARMY, "3", "5"]]
    assert short.ended() == "confrontation-over"


@pytest.mark.rule("republic", "1.2.3")
@pytest.mark.rule("republic", "6.4")
def test_1_2_3_the_question_names_the_army_and_its_enemy() -> None:
    scene = conflict("punic_1", legions=8, fleets=20).roll(17).spare()
    assert scene.p.prompt() == {
        "key": "may-go-on",
        "rule": "1.2.3",
        "about": [["force", "force", ARMY], ["conflict", "conflict", "punic-1"]],
    }
    asia = province("asia", {"legions": 15, "fleets": 25}, flotillas=10).roll(18).spare()
    assert asia.p.prompt() == {
        "key": "may-land",
        "rule": "6.4",
        "about": [["force", "force", ARMY], ["province", "province", "asia"]],
    }


# ---------------------------------------------------------------- conflicts


@pytest.mark.rule("republic", "0.2.7")
@pytest.mark.rule("republic", "A16")
@pytest.mark.parametrize(("total", "fate"), [(11, "captured"), (14, "killed")])
def test_0_2_7_the_last_chit_captures_where_rome_did_not_win(total: int, fate: str) -> None:
    scene = conflict("social", military=2, legions=8, general={"military": 2, "chit": 5}).roll(total)
    assert scene.result() == ("stalemate" if total == 11 else "victory")
    while scene.chits_owed() > 1:
        scene.play(f"draw-chit {10 + scene.chits_owed()}")
    assert scene.play("draw-chit 5").fate() == fate


@pytest.mark.rule("republic", "R-06")
def test_r06_another_mans_disaster_does_not_recall_lucullus() -> None:
    scene = phase(
        conflicts=active("gladiator", "social"),
        expeditions=[
            army("gladiator", military=0, legions=6),
            {"against": "social", "general": {"senator": "lucullus"}, "legions": 9},
        ],
    )
    scene.play(f"fight {ARMY}").roll(6)
    assert scene.result() == "disaster"
    scene.kill(0)
    assert scene.told("recalled") == []


@pytest.mark.rule("republic", "0.2.6")
def test_0_2_6_influence_is_counted_up_to_999() -> None:
    scene = conflict("social", general={"military": 5, "influence": 996}, legions=20).roll(18)
    assert scene.p.influence == [999]


@pytest.mark.rule("republic", "9.2.3")
def test_9_2_3_the_rebel_is_not_asked_whether_he_lands() -> None:
    scene = phase(
        conflicts=active("gladiator", "britain", "social", "pirates_1"),
        rebellion={"place": "marching-general", "military": 5, "legions": 12},
        reserves={"fleets": 20},
    )
    scene.play("attack pirates-1").roll(17)
    assert scene.told("fought")[-1] == ["rebel-army", "pirates-1", "naval", "25", "8"]
    assert scene.spare().verb() == "roll"
    assert scene.roll(17).told("fought")[-1][2] == "land"


@pytest.mark.rule("republic", "0.2.7")
def test_0_2_7_captives_of_another_conflict_live_on() -> None:
    scene = phase(
        conflicts=active("gladiator", "social"),
        expeditions=[army("gladiator", legions=20)],
        captives=[{"conflict": "gladiator", "military": 1}, {"conflict": "social", "military": 1}],
    )
    scene.roll(18)
    assert scene.status("gladiator") == "beaten"
    assert [scene.fate(1), scene.fate(2)] == ["killed", "captured"]


@pytest.mark.rule("republic", "0.3.9")
def test_0_3_9_leaders_of_other_groups_stay() -> None:
    scene = phase(
        conflicts=active("gladiator", "syrian"),
        leaders=["spartacus", "antiochus_iii"],
        expeditions=[army("gladiator", legions=22)],
    )
    scene.roll(18).spare()
    assert scene.told("leader-left") == [["spartacus"]]


@pytest.mark.rule("republic", "1.3.5")
@pytest.mark.rule("republic", "A52")
def test_1_3_5_a_war_brings_its_spoils_and_a_revolt_none() -> None:
    war = conflict("gallic_1", military=5, legions=20).roll(18)
    assert war.told("spoils") == [["gallic-1", str(CARDS.spoils[CARDS.conflict_of["gallic_1"]])]]
    assert conflict("gladiator", military=5, legions=15).roll(18).told("spoils") == []


# ---------------------------------------------------------------- rebel provinces


@pytest.mark.rule("republic", "6.5")
def test_6_5_a_landing_needs_as_many_fleets_as_ships_and_no_more() -> None:
    enough: dict[str, Any] = {"legions": 12, "fleets": 5}
    assert province("asia", enough, legions=2).verb() == "roll"
    assert province("asia", {**enough, "fleets": 4}, legions=2).told("stopped") == [[ARMY, "4", "5"]]


@pytest.mark.rule("republic", "6.4")
@pytest.mark.rule("republic", "6.5")
def test_6_4_a_victor_at_sea_with_exactly_the_fleets_needed_may_land() -> None:
    scene = province("crete_cyrene", {"legions": 9, "fleets": 8}, developed=False, flotillas=5).roll(18)
    # natives 1 and no legion: land value 1; of ten ships nine fought
    assert scene.told("fought-province") == [[ARMY, "crete-cyrene", "naval", "12", "12"]]
    assert scene.result() == "victory"
    assert scene.verb() == "go-on"
    assert scene.p.landing[CARDS.province_of["crete_cyrene"]] == 1
    one = province("crete_cyrene", {"legions": 9, "fleets": 1}, developed=False, flotillas=5, naval_won=True)
    assert one.told("stopped") == [[ARMY, "1", "10"]]


@pytest.mark.rule("republic", "R-17")
def test_r17_a_province_without_governor_keeps_what_it_has() -> None:
    home = {"province": "asia", "developed": True, "holder": "rebel", "militia": 5}
    scene = phase(provinces=[home], rebellion=MARCHING, expeditions=[army("asia"), army("rebel", legions=5)])
    scene.play(f"fight {ARMY}")
    assert scene.told("no-governor") == [["asia"]]
    assert scene.units("asia", "militia") == 5
    assert scene.told("undeveloped") == []


@pytest.mark.rule("republic", "6.4")
@pytest.mark.rule("republic", "A37")
@pytest.mark.parametrize("total", [18, 11])
def test_6_4_a_rebel_who_dies_at_sea_ends_his_rebellion(total: int) -> None:
    scene = province("asia", {"legions": 5, "fleets": 12}, flotillas=10, chit=9).roll(total)
    while scene.verb() in ("lose-land", "lose-naval"):
        scene.play(scene.offered()[0])
    while scene.verb() == "draw-chit":
        governor = scene.p.governor[CARDS.province_of["asia"]]
        ours = [one for one in scene.offered("draw-chit") if one == f"draw-chit {scene.p.chit[governor] + 1}"]
        scene.play(ours[0] if ours else "draw-chit blank")
    if scene.p.fate[scene.p.governor[CARDS.province_of["asia"]]] == words.KILLED:
        assert scene.told("rebellion-over") == [[]]
        assert scene.told("undeveloped") == []
        assert scene.ended() == "confrontation-over"
    else:
        assert total == 18


@pytest.mark.rule("republic", "R-05")
def test_r05_pompey_throws_his_rating_at_a_rebel_province() -> None:
    pompey = {"senator": "pompey"}
    by_land = province("transalpine_gaul", {"legions": 9, "general": pompey}, militia=2)
    assert by_land.verb() == "rate"
    by_sea = province("asia", {"legions": 9, "fleets": 20, "general": pompey}, flotillas=10)
    assert by_sea.verb() == "rate"


# ---------------------------------------------------------------- convoys


def convoy(fleets: int, aboard: dict[str, int], options: dict[str, str] | None = None) -> Scene:
    return Scene(options, confrontation="interception", fleets=fleets, convoy={"fleets": 3, **aboard})


@pytest.mark.rule("republic", "3")
@pytest.mark.parametrize("aboard", [{"legions": 2}, {"veterans": 2}, {"militia": 2}])
def test_3_a_convoy_nobody_meets_lands_whomever_it_carries(aboard: dict[str, int]) -> None:
    landed = [["convoy-1", *[str(aboard.get(kind, 0)) for kind in ("legions", "veterans", "militia")]]]
    assert convoy(0, aboard).told("landed") == landed
    assert convoy(0, {}).told("landed") == []


@pytest.mark.rule("republic", "3.3")
@pytest.mark.rule("republic", "R-08")
def test_3_3_every_half_of_the_convoy_can_land_and_nothing_else() -> None:
    scene = convoy(3, {"legions": 2, "veterans": 1, "militia": 1}).roll(13)
    assert scene.result() == "stalemate"
    assert scene.offered() == ["disembark 1 1 0", "disembark 0 1 1", "disembark 2 0 0", "disembark 1 0 1"]
    assert scene.p.prompt() == {
        "key": "who-lands",
        "rule": "3.3",
        "about": [["force", "force", "convoy-1"], ["number", "number", "2"]],
    }
    empty = convoy(3, {}).roll(13)
    assert empty.result() == "stalemate"
    assert empty.ended() == "confrontation-over"


@pytest.mark.rule("republic", "R-07")
def test_r07_the_question_names_the_convoy_and_the_fleets_sent() -> None:
    scene = convoy(4, {"legions": 2}, {"interception": "choice"})
    assert scene.p.prompt() == {
        "key": "may-intercept",
        "rule": "3",
        "about": [["force", "force", "convoy-1"], ["number", "number", "4"]],
    }


# ---------------------------------------------------------------- the end of the phase


@pytest.mark.rule("republic", "9.1")
def test_9_1_a_rebellion_is_left_alone_while_nobody_faces_it_and_rome_has_not_fallen() -> None:
    place = {"place": "province", "province": "sicily"}
    alone = phase(provinces=[SICILY], rebellion=place)
    assert alone.told("rebellion-alone") == [[]]
    faced = phase(provinces=[SICILY], rebellion=place, expeditions=[army("sicily", legions=5)])
    assert faced.roll(10).spare().told("rebellion-alone") == []
    fallen = phase(rebellion=MARCHING)
    assert fallen.told("rebel-in-rome") == [[]]
    assert fallen.told("rebellion-alone") == []
    assert phase(conflicts=active("gladiator")).told("rebellion-alone") == []


@pytest.mark.rule("republic", "9.1")
def test_9_1_natives_return_in_provinces_that_exist_only() -> None:
    scene = phase(conflicts=active("gladiator"))
    assert scene.ended() == "phase-over"
    assert scene.told("natives-back") == []
    assert sum(scene.p.units) == 0


@pytest.mark.rule("republic", "9.2.2")
@pytest.mark.rule("republic", "9.2.3")
def test_9_2_only_a_rebel_who_marches_and_was_not_beaten_may_reduce_the_conflicts() -> None:
    assert judge(4, 3, marching=True, result=STALEMATE) == MUST_REDUCE
    assert judge(4, 3, marching=True, result=NO_BATTLE) == EVERYBODY_LOSES
    assert judge(4, 3, marching=False, result=STALEMATE) == EVERYBODY_LOSES
    assert judge(4, 3, marching=False, result=NO_BATTLE) == EVERYBODY_LOSES
    assert judge(3, 3, marching=True, result=STALEMATE) == CONTINUE


@pytest.mark.rule("republic", "A03")
@pytest.mark.rule("republic", "5.2")
def test_a03_a_master_of_horse_dies_with_his_general_at_a_rebel_province() -> None:
    lost = {"legions": 3, "master_of_horse": {"military": 1}, "general": {"military": 1}}
    scene = province("transalpine_gaul", lost, militia=10, legions=5).roll(3)
    assert scene.result() == "defeat"
    expedition = scene.p.expeditions[0]
    assert [scene.fate(expedition.general), scene.fate(expedition.master)] == ["killed", "killed"]


# ---------------------------------------------------------------- the rebel at Rome


@pytest.mark.rule("republic", "2.3")
@pytest.mark.rule("republic", "2.2")
def test_2_3_a_stalemate_is_fought_out_next_turn_and_a_defeat_opens_rome() -> None:
    def at_rome(total: int) -> Scene:
        return phase(provinces=[SICILY], rebellion=MARCHING, expeditions=[army("rebel", military=0, legions=7)]).roll(
            total
        )

    worn = at_rome(11).spare()
    assert worn.result() == "stalemate"
    assert worn.told("must-fight-again") == [[]]
    assert worn.told("rebel-in-rome") == []
    beaten = at_rome(3)
    assert beaten.result() == "defeat"
    assert beaten.told("must-fight-again") == []
    assert beaten.told("rebel-in-rome") == [[]]


@pytest.mark.rule("republic", "2.4")
def test_2_4_the_provinces_of_partisans_are_romes_again_and_keep_what_they_have() -> None:
    home = {**SICILY, "developed": True, "militia": 4, "legions": 2}
    scene = phase(provinces=[home], rebellion=MARCHING, expeditions=[army("rebel", legions=14)]).roll(18)
    assert scene.told("province-returned") == [["sicily"]]
    assert scene.told("undeveloped") == []
    assert scene.units("sicily", "militia") == 4
    assert scene.units("rome", "legion") == 2 + 5
    assert scene.fate(0) == "killed"


@pytest.mark.rule("republic", "R-15")
def test_r15_the_second_army_finds_nothing_left_or_cannot_undo_a_stalemate() -> None:
    both = [army("rebel", military=0, legions=7), army("rebel", military=0, legions=3)]
    won = phase(rebellion=MARCHING, expeditions=both).play(f"fight {ARMY}").roll(18)
    assert won.told("nothing-left") == [["expedition-2"]]
    assert won.ended() == "phase-over"
    worn = phase(rebellion=MARCHING, expeditions=both).play(f"fight {ARMY}").roll(13).spare()
    assert worn.result() == "stalemate"
    worn.roll(3).spare()
    assert worn.result() == "defeat"
    assert worn.told("rebel-in-rome") == []
    assert worn.ended() == "phase-over"


@pytest.mark.rule("republic", "R-13")
def test_r13_an_army_that_cannot_fight_counts_as_no_battle() -> None:
    idle = {"general": {"military": 3}, "legions": 0, "fleets": 2}
    rebel = {"military": 2, "legions": 3}
    for situation in (
        {"confrontation": "rebel-general", "rebel": rebel, **idle},
        {"confrontation": "active-conflict", "conflict": "gladiator", **idle},
        {"confrontation": "rebel-province", "province": "transalpine_gaul", "rebel": rebel, **idle},
    ):
        assert GAME.battle_odds(situation)["overall"]["not_fought"] == 1  # type: ignore[index]
