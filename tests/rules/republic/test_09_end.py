"""9. The end of the phase."""

from typing import Any

import pytest

from quadriga.engine import LOSS, WIN, IllegalMove, Seat
from rules.republic.scene import ARMY, Scene, active, army, phase

FOUR = ("gladiator", "social", "germany", "britain")


@pytest.mark.rule("republic", "9")
@pytest.mark.rule("republic", "9.1")
@pytest.mark.rule("republic", "A56")
def test_9_1_conflicts_without_a_roman_unit_become_unprosecuted() -> None:
    scene = phase(conflicts=active("gladiator", "social"), expeditions=[army("gladiator", military=3)]).roll(5).spare()
    assert scene.told("left-alone") == [["social"]]
    assert (scene.status("gladiator"), scene.status("social")) == ("active", "unprosecuted")


@pytest.mark.rule("republic", "9.1")
@pytest.mark.rule("republic", "A56")
def test_9_1_an_army_wiped_out_prosecutes_nothing_a_fleet_left_does() -> None:
    gone = phase(conflicts=active("germanic_migrations"), expeditions=[army("germanic_migrations", legions=2)]).roll(3)
    assert gone.told("left-alone") == [["germanic-migrations"]]
    sea = phase(conflicts=active("punic_1"), expeditions=[army("punic_1", legions=0, fleets=6)]).roll(15)
    sea.spare()
    assert sea.result() == "victory"
    assert sea.told("left-alone") == []


@pytest.mark.rule("republic", "9.1")
def test_9_1_a_rebellion_nobody_faces_counts_as_left_alone() -> None:
    sicily = {"province": "sicily", "holder": "rebel", "governor": {"military": 2}}
    scene = phase(provinces=[sicily], rebellion={"place": "province", "province": "sicily"})
    assert scene.told("rebellion-alone") == [[]]
    faced = phase(
        provinces=[sicily],
        rebellion={"place": "province", "province": "sicily"},
        expeditions=[army("sicily", military=1, legions=2)],
    ).roll(13)
    if faced.verb() == "defect":
        faced.play("defect 0")
    assert faced.told("rebellion-alone") == []


@pytest.mark.rule("republic", "9.2")
@pytest.mark.rule("republic", "9.2.4")
def test_9_2_4_three_conflicts_or_fewer_and_the_game_goes_on() -> None:
    scene = phase(conflicts=active(*FOUR[:3]))
    assert scene.told("counted") == [["3", "3"]]
    assert scene.ended() == "phase-over"


@pytest.mark.rule("republic", "9.2.2")
def test_9_2_2_more_than_three_and_everybody_loses() -> None:
    scene = phase(conflicts=active(*FOUR))
    assert scene.ended() == "all-lose"
    assert scene.p.result is not None
    assert scene.p.result.results == [LOSS, LOSS]


@pytest.mark.rule("republic", "9.2.2")
def test_9_2_2_a_rebel_in_his_province_loses_with_the_others() -> None:
    sicily = {"province": "sicily", "holder": "rebel", "governor": {"military": 2}}
    rebels = {"place": "province", "province": "sicily"}
    scene = phase(conflicts=active(*FOUR[:3]), provinces=[sicily], rebellion=rebels)
    assert scene.ended() == "all-lose"


def marching(conflicts: tuple[str, ...], legions: int = 12, **more: Any) -> Scene:
    return phase(
        conflicts=active(*conflicts),
        rebellion={"place": "marching-general", "military": 4, "legions": legions, "chit": 9},
        **more,
    )


@pytest.mark.rule("republic", "9.2.1")
def test_9_2_1_a_rebel_who_beat_rome_wins_within_the_limit() -> None:
    scene = marching(FOUR[:2])
    assert scene.ended() == "rebel-wins"
    assert scene.p.result is not None
    assert scene.p.result.results == [LOSS, WIN]


@pytest.mark.rule("republic", "9.2.2")
@pytest.mark.rule("republic", "9.2.3")
def test_9_2_2_a_marching_rebel_who_held_rome_to_a_stalemate_gets_his_chance() -> None:
    against = [army("rebel", military=4, legions=12)]
    scene = marching(FOUR[:3], expeditions=against).roll(13)
    assert scene.verb() == "attack"
    assert marching(FOUR[:2], expeditions=against).roll(13).ended() == "phase-over"


@pytest.mark.rule("republic", "9.2.3")
@pytest.mark.rule("republic", "A58")
def test_9_2_3_the_rebel_takes_the_senates_army_and_all_fleets() -> None:
    scene = marching(
        ("gladiator", "britain", "social"),
        5,
        expeditions=[army("rebel", military=4, legions=4, veterans=1), army("social", legions=9, fleets=3)],
        reserves={"legions": 2, "fleets": 1},
        interceptors=2,
    )
    scene.play("fight expedition-1").roll(12).roll(10)  # two stalemates without losses
    assert scene.verb() == "attack"
    assert scene.p.turn() == Seat(1)
    senate = [scene.units("rebel-army", unit) for unit in ("legion", "veteran", "fleet")]
    assert senate == [5 - 1 + 4 - 1 + 2, 1 + 1 + 1, 3 + 1 + 2]
    assert scene.units("expedition-2", "legion") == 8
    with pytest.raises(IllegalMove, match="not-in-play"):
        scene.play("attack punic-1")


@pytest.mark.rule("republic", "9.2.3")
def test_9_2_3_he_wins_by_beating_the_surplus() -> None:
    scene = marching(FOUR).play("attack gladiator").roll(17)
    assert scene.status("gladiator") == "beaten"
    assert scene.verb() == "attack"
    scene.play("attack germany").roll(17)
    assert scene.ended() == "rebel-clears"
    assert scene.p.result is not None
    assert scene.p.result.results == [LOSS, WIN]


@pytest.mark.rule("republic", "9.2.3")
@pytest.mark.rule("republic", "A58")
def test_9_2_3_a_battle_he_does_not_win_ruins_everybody() -> None:
    assert marching(FOUR).play("attack gladiator").roll(16).spare().ended() == "all-lose"
    assert marching(FOUR).play("attack britain").ended() == "all-lose"  # no fleets for its support


@pytest.mark.rule("republic", "R-12")
def test_r12_he_must_outlive_his_last_battle() -> None:
    scene = marching(FOUR[:3]).play("attack social").roll(10)  # 16 - 10 + 10 = 16: two
    scene.play("draw-chit 9")
    assert scene.status("social") == "beaten"
    assert scene.ended() == "all-lose"


@pytest.mark.rule("republic", "R-18")
def test_r18_omens_trouble_his_last_battles_too() -> None:
    scene = marching(FOUR[:3], omens=2).play("attack gladiator").roll(12)
    assert scene.told("rolled")[0][1] == "2"
    assert scene.told("fought") == [["rebel-army", "gladiator", "land", "16", "6"]]


def test_an_inactive_conflict_wakes_when_rome_attacks_it() -> None:
    sleeping = [{"conflict": "gladiator", "status": "inactive"}]
    scene = phase(conflicts=sleeping, expeditions=[army("gladiator", military=3)])
    assert scene.told("woke") == [["gladiator"]]
    scene.roll(5).spare()
    assert scene.status("gladiator") == "active"
    assert scene.units(ARMY, "legion") == 8
