"""0.3 general procedure: order, one throw each, related conflicts, leaders, several expeditions; statesmen."""

from typing import Any

import pytest

from quadriga.engine import IllegalMove, Seat
from quadriga.engine.errors import BadSituation
from quadriga.games.republic.combat.allied_conflict import conflict_land, conflict_naval, conflict_support
from rules.republic.scene import ARMY, CARDS, Scene, active, army, assault, conflict, phase, rebel


def number(id: str) -> int:
    return CARDS.conflict_of[id]


@pytest.mark.rule("republic", "0.3.1")
@pytest.mark.rule("republic", "A01")
def test_0_3_1_one_throw_for_each_expedition() -> None:
    scene = phase(conflicts=active("gladiator"), expeditions=[army("gladiator"), army("gladiator")])
    scene.play("fight expedition-2").roll(3).spare()
    assert scene.verb() == "roll"
    scene.roll(3).spare()
    assert [one[0] for one in scene.told("fought")] == ["expedition-2", "expedition-1"]
    assert scene.ended() == "phase-over"


@pytest.mark.rule("republic", "0.3.1")
def test_0_3_1_an_expedition_that_has_fought_is_refused() -> None:
    three = [army("gladiator", legions=8), army("gladiator", legions=8), army("gladiator", legions=8)]
    scene = phase(conflicts=active("gladiator"), expeditions=three)
    scene.play("fight expedition-2").roll(3).spare()
    with pytest.raises(IllegalMove, match="has-fought"):
        scene.play("fight expedition-2")
    with pytest.raises(IllegalMove, match="no-expedition"):
        scene.play("fight expedition-8")


@pytest.mark.rule("republic", "0.3.2")
def test_0_3_2_survivors_stay_on_the_conflict() -> None:
    scene = phase(conflicts=active("gladiator"), expeditions=[army("gladiator", military=3)]).roll(5).spare()
    assert [scene.units(ARMY, unit) for unit in ("legion", "veteran")] == [8, 1]
    assert scene.status("gladiator") == "active"
    assert conflict("gladiator", fleets=0).roll(18).ended() == "confrontation-over"
    assert scene.told("left-alone") == []


@pytest.mark.rule("republic", "0.3.3")
def test_0_3_3_rome_rolls_where_it_takes_part() -> None:
    scene = rebel(legions=8, veterans=0)
    assert scene.verb() == "roll"
    scene.roll(3)
    assert scene.told("fought-rebel") == [[ARMY, str(3 + 14), str(5 + 8)]]


@pytest.mark.rule("republic", "0.3")
@pytest.mark.rule("republic", "0.3.4")
def test_0_3_4_interceptions_then_romes_battles_then_assaults_then_the_end() -> None:
    scene = phase(
        conflicts=active("gladiator", "jugurthine"),
        provinces=[
            {"province": "africa", "developed": True, "governor": {"military": 2}, "legions": 1},
            {"province": "sicily", "holder": "rebel", "governor": {"military": 1}},
        ],
        rebellion={"place": "marching-general", "military": 2, "legions": 5},
        convoys=[{"province": "sicily", "militia": 2, "flotillas": 2}],
        interceptors=6,
        expeditions=[army("gladiator", legions=8), army("rebel", legions=11)],
    )
    scene.roll(18).spare()
    assert scene.verb() == "fight"
    scene.play("fight expedition-1").roll(18).roll(18).spare()
    battles = ("intercepted", "fought", "fought-rebel")
    assert [event.kind.key for event in scene.heard if event.kind.key in battles] == list(battles)
    assert scene.told("assaulted") == []
    scene.roll(10).spare()
    assert scene.told("assaulted")[0][0] == "africa"
    assert scene.ended() == "phase-over"


@pytest.mark.rule("republic", "0.3.4")
def test_0_3_4_everybody_sees_whom_each_expedition_was_sent_against() -> None:
    scene = phase(
        conflicts=active("gladiator"),
        provinces=[{"province": "sicily", "holder": "rebel", "governor": {"military": 1}, "legions": 1}],
        rebellion={"place": "province", "province": "sicily"},
        expeditions=[army("gladiator"), army("sicily")],
    )
    own = scene.p.view(None)["own"]
    assert isinstance(own, dict)
    assert own["targets"] == {"expedition-1": ["conflict", "gladiator"], "expedition-2": ["province", "sicily"]}
    marching = {"place": "marching-general", "military": 2, "legions": 5}
    own = phase(conflicts=[], rebellion=marching, expeditions=[army("rebel")]).p.view(None)["own"]
    assert isinstance(own, dict)
    assert own["targets"] == {"expedition-1": ["force", "rebel-army"]}


@pytest.mark.rule("republic", "0.3.4")
@pytest.mark.rule("republic", "A60")
def test_0_3_4_rome_chooses_the_order_of_its_battles() -> None:
    scene = phase(conflicts=active("gladiator", "social"), expeditions=[army("gladiator"), army("social")])
    assert scene.p.turn() == Seat(0)
    assert len(scene.p.moves()) == 2


@pytest.mark.rule("republic", "0.3.5")
def test_0_3_5_no_army_fights_without_a_commander() -> None:
    scene = conflict("punic_1", military=4, legions=5, fleets=12).roll(10).kill()  # 16: a victory that costs two each
    assert scene.told("fleet-defeated") == [["punic-1"]]
    assert scene.ended() == "confrontation-over"
    with pytest.raises(Exception, match="general: missing"):
        Scene(confrontation="active-conflict", conflict="gladiator", legions=3)


@pytest.mark.rule("republic", "0.3.5")
def test_0_3_5_interceptions_need_no_commander() -> None:
    scene = Scene(confrontation="interception", fleets=5, convoy={"militia": 3, "flotillas": 3})
    scene.roll(18)
    assert scene.result() == "victory"


@pytest.mark.rule("republic", "0.3.6")
def test_0_3_6_only_a_victory_beats_a_conflict_even_if_captured_units_remain() -> None:
    plain: dict[str, Any] = {"conflict": "jugurthine", "general": {"military": 4}, "fleets": 20}
    held = [{"province": "africa", "developed": True, "militia": 9, "flotillas": 3}]
    scene = Scene(confrontation="allied-conflict", legions=25, captured=held, **plain).roll(15)  # 29 - 21 + 15 = 23
    assert scene.status("jugurthine") == "beaten"
    bare = [{"province": "africa", "developed": True}]
    scene = Scene(confrontation="allied-conflict", legions=10, captured=bare, **plain).roll(9).spare()  # 14 - 12 + 9
    assert scene.result() == "stalemate"
    assert scene.status("jugurthine") == "active"


@pytest.mark.rule("republic", "0.3.7")
@pytest.mark.rule("republic", "A04")
def test_0_3_7_support_never_changes_unless_the_table_lets_leaders_raise_it() -> None:
    plain: dict[str, Any] = {"leaders": ["philip_v"], "active_in_group": 2}
    assert conflict_support(conflict("macedonian_1", **plain).p, number("macedonian_1")) == 10
    raised = conflict("macedonian_1", options={"leader-support": "yes"}, **plain)
    assert conflict_support(raised.p, number("macedonian_1")) == 16


@pytest.mark.rule("republic", "0.3.8")
@pytest.mark.rule("republic", "A05")
def test_0_3_8_strengths_are_multiplied_before_leaders_and_captured_units_are_added() -> None:
    scene = conflict("punic_1", leaders=["hannibal", "hamilcar"], active_in_group=3)
    assert conflict_land(scene.p, number("punic_1")) == 10 * 3 + 7 + 3
    assert conflict_naval(scene.p, number("punic_1")) == 10 * 3 + 7 + 3
    zones = scene.p.look(None)["zones"]
    assert isinstance(zones, dict)
    assert zones["punic-1"]["leaders"] == ["hamilcar", "hannibal"], "everybody sees with which war they are"
    held = [{"province": "asia", "developed": True, "militia": 4}]
    scene = Scene(
        confrontation="allied-conflict",
        conflict="mithridatic_1",
        active_in_group=2,
        general={"military": 1},
        legions=5,
        captured=held,
    )
    assert conflict_land(scene.p, number("mithridatic_1")) == 10 * 2 + 4 + 6


@pytest.mark.rule("republic", "0.3.8")
def test_0_3_8_each_victory_lowers_the_multiplier_at_once() -> None:
    two = [army("illyrian_1", legions=12, fleets=5), army("illyrian_2", legions=12, fleets=5)]
    scene = phase(conflicts=active("illyrian_1", "illyrian_2"), expeditions=two)
    scene.play("fight expedition-1").roll(18).roll(18)
    assert [one[-1] for one in scene.told("fought")] == ["10", "4"]


@pytest.mark.rule("republic", "0.3.9")
def test_0_3_9_a_leader_stays_until_every_conflict_of_his_group_is_beaten() -> None:
    two = [army("macedonian_3", legions=0, veterans=12, fleets=12), army("macedonian_4", legions=13, fleets=12)]
    scene = phase(conflicts=active("macedonian_3", "macedonian_4"), leaders=["philip_v"], expeditions=two)
    scene.play("fight expedition-1").roll(17)
    assert scene.told("leader-left") == []
    assert scene.status("macedonian-3") == "beaten"
    scene.roll(18)
    assert scene.told("fought")[1][-1] == str(5 + 6)
    assert scene.told("leader-left") == [["philip-v"]]


@pytest.mark.rule("republic", "0.3.10")
@pytest.mark.parametrize(("earlier", "result"), [
    ("stalemate", "victory"), ("standoff", "victory"), ("disaster", "victory"), ("defeat", "disaster"),
    ("victory", "disaster"),
])  # fmt: skip
def test_0_3_10_numbers_are_ignored_after_stalemate_standoff_or_disaster(earlier: str, result: str) -> None:
    assert conflict("jugurthine", earlier=earlier, legions=15).roll(14).result() == result


@pytest.mark.rule("republic", "0.3.10")
def test_0_3_10_expeditions_against_one_conflict_fight_one_after_the_other() -> None:
    two = [army("jugurthine", fleets=5), army("jugurthine", fleets=5)]
    scene = phase(conflicts=active("jugurthine"), expeditions=two).play("fight expedition-1").roll(14).spare()
    assert scene.result() == "disaster"
    scene.roll(14)
    assert scene.result() == "victory"


# ---------------------------------------------------------------- rulings of our own


@pytest.mark.rule("republic", "R-02")
def test_r02_spanish_revolts_multiply_each_other() -> None:
    scene = conflict("lusitanian", active_in_group=2)
    assert conflict_land(scene.p, number("lusitanian")) == 12


@pytest.mark.rule("republic", "R-04")
@pytest.mark.parametrize(("senator", "id", "total"), [
    ("1A", "punic_2", 10), ("18A", "macedonian_1", 12), ("19A", "macedonian_3", 14), ("1B", "punic_3", 7),
    ("1B", "numantine", 14), ("1C", "social", 13), ("1C", "mithridatic_3", 17), ("27A", "jugurthine", 14),
])  # fmt: skip
def test_r04_some_statesmen_cancel_the_numbers_of_a_card(senator: str, id: str, total: int) -> None:
    anybody = conflict(id, military=5, legions=15).roll(total)
    assert anybody.result() in ("disaster", "standoff")
    assert conflict(id, general={"senator": senator}, legions=15).roll(total).told("natural") == []


@pytest.mark.rule("republic", "R-04")
def test_r04_fabius_halves_the_losses_of_his_army() -> None:
    scene = conflict("gladiator", general={"senator": "2A"}, legions=9, fleets=4).roll(6)
    assert scene.lost(ARMY) == {"legion": 3, "fleet": 1}
    scene = conflict("germanic_migrations", general={"senator": "2A"}, legions=5, fleets=1).roll(3)
    assert scene.lost(ARMY) == {"legion": 3, "fleet": 1}


@pytest.mark.rule("republic", "R-05")
def test_r05_pompey_throws_his_rating_and_doubles_his_popularity() -> None:
    scene = conflict("gladiator", general={"senator": "30A"}, legions=10, fleets=0)
    assert [(move.b, weight) for move, weight in scene.p.chances()] == [(n, 1) for n in range(2, 8)]
    scene.play("rate pompey 7").roll(18)
    assert scene.told("fought")[0][-2] == "17"
    assert scene.told("fame") == [["pompey", "6", "3"]]


@pytest.mark.rule("republic", "R-06")
def test_r06_lucullus_loses_nothing_in_a_disaster_but_the_conflict_is_left_alone() -> None:
    lucullus = {"against": "gladiator", "general": {"senator": "29B"}, "legions": 8}
    scene = phase(conflicts=active("gladiator"), expeditions=[lucullus]).roll(6)
    assert scene.lost(ARMY) == {}
    assert scene.told("recalled") == [["lucullus"]]
    assert scene.told("left-alone") == [["gladiator"]]


@pytest.mark.rule("republic", "R-13")
def test_r13_an_army_without_the_units_a_battle_needs_does_not_fight_it() -> None:
    assert conflict("punic_1", legions=5, fleets=0).told("fought") == []
    assert conflict("punic_1", legions=5, fleets=0).ended() == "confrontation-over"
    assert conflict("gladiator", legions=0, fleets=3).ended() == "confrontation-over"
    scene = conflict("punic_1", legions=1, fleets=20, military=5).roll(3)  # 25 - 10 + 3 = 18
    assert scene.verb() == "go-on"
    scene = conflict("punic_1", legions=0, fleets=20, military=5).roll(3)
    assert scene.ended() == "confrontation-over"


@pytest.mark.rule("republic", "R-14")
def test_r14_conflicts_assault_in_the_order_of_their_cards() -> None:
    scene = phase(
        conflicts=active("jugurthine", "slave_1"),
        provinces=[
            {"province": "sicily", "governor": {"military": 2}, "militia": 6, "legions": 2},
            {"province": "africa", "governor": {"military": 2}, "militia": 5, "legions": 2},
        ],
    )
    scene.roll(14).spare().roll(12).spare()
    assert [one[1] for one in scene.told("assaulted")] == ["slave-1", "jugurthine"]


@pytest.mark.rule("republic", "R-15")
def test_r15_several_armies_meet_the_rebel_one_after_the_other_unless_the_table_sends_one() -> None:
    marching = {"place": "marching-general", "military": 2, "legions": 5}
    two = [army("rebel", military=0, legions=3), army("rebel", legions=9)]
    with pytest.raises(BadSituation, match="one-army"):
        phase({"rebel-expeditions": "one"}, rebellion=marching, expeditions=two)
    scene = phase(rebellion=marching, expeditions=two).play("fight expedition-1").roll(3).spare()
    assert scene.told("rebel-in-rome") == []
    scene.roll(18)
    assert scene.told("fought-rebel")[1] == ["expedition-2", str(9 + 4), str(4 + 2 + 2)]
    assert scene.told("rebellion-over") == [[]]
    assert scene.ended() == "phase-over"


@pytest.mark.rule("republic", "R-15")
def test_r15_rome_falls_only_if_every_army_was_beaten() -> None:
    both = [army("rebel", military=0, legions=3), army("rebel", military=0, legions=4)]
    scene = phase(rebellion={"place": "marching-general", "military": 2, "legions": 5}, expeditions=both)
    scene.play("fight expedition-1").roll(3).spare()
    lost = scene.roll(3).spare()
    assert lost.told("rebel-in-rome") == [[]]
    assert lost.ended() == "rebel-wins"
    again = phase(rebellion={"place": "marching-general", "military": 2, "legions": 5}, expeditions=both)
    again.play("fight expedition-1").roll(3).spare().roll(13).spare()
    assert again.told("rebel-in-rome") == []
    assert again.told("must-fight-again") == [[]]
    assert again.ended() == "phase-over"


@pytest.mark.rule("republic", "R-20")
def test_r20_a_master_of_horse_does_not_take_over_when_the_general_dies_at_sea() -> None:
    scene = conflict("punic_1", military=4, legions=5, fleets=12, master_of_horse={"military": 2}).roll(8).kill(0)
    assert scene.fate(1) == "unharmed"
    assert scene.told("fleet-defeated") == [["punic-1"]]
    assert scene.ended() == "confrontation-over"


@pytest.mark.rule("republic", "R-21")
def test_r21_a_leader_driven_off_is_lost_to_his_whole_group() -> None:
    africa = {"province": "illyricum", "governor": {"military": 3}, "legions": 9, "militia": 5, "fleets": 9}
    scene = assault("macedonian_4", africa, leaders=["philip_v"], active_in_group=2).roll(18)
    assert scene.told("leader-left") == [["philip-v"]]
    assert conflict_land(scene.p, number("macedonian_1")) == 12
