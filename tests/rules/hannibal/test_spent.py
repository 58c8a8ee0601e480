"""Who is spent after a fight on a campaign (10.11): everybody who fought, wherever he is now, and nobody else."""

import json

import pytest

from quadriga.games.hannibal.march.fatigue import SPENT_OUT
from quadriga.games.hannibal.position import Hannibal
from rules.hannibal.scene import CARTHAGE, GAME, NEUTRAL, ROME, Scene, general, inside, space


def relief() -> Scene:
    """On a campaign Nero relieves Roma from Capua, where three CUs stay; Varro and three of five come out to him."""
    s = Scene(ROME, "major-campaign-1").put("nero", "capua", 9).put("varro", "roma", 5, within=True)
    s.put("hannibal", "roma", 9).siege("roma", 2, CARTHAGE).put("paulus", "sena", 5)
    s.p.proconsul = general("varro")
    return s.play("campaign major-campaign-1", "activate nero", "take 6 0 0", "step roma", "sortie 3 0").shrug()


def go_on(s: Scene) -> Scene:
    """Retreats and lost markers, whichever, until the next general of the campaign is named."""
    while s.asked()[1] != "next-general":
        s.play(s.offered()[0])
    return s


@pytest.mark.rule("hannibal", "20.7")
@pytest.mark.rule("hannibal", "10.11")
def test_10_11_a_sortie_that_goes_back_is_spent_within_and_the_relief_where_it_flees() -> None:
    s = relief().hands("probe", "probe*2").play("lead probe probe", "match probe", "remain", "roll 1", "roll 1")
    assert s.cu(ROME, "roma") == 7
    go_on(s.play("retreat-inside 3 0", "go-in varro", "retreat capua"))
    assert s.cu(ROME, "roma", within=True) == 5
    assert s.cu(ROME, "capua") == 7
    assert s.p.in_play().tired == [inside("roma"), SPENT_OUT, 3, space("capua"), SPENT_OUT, 4]
    assert s.why("activate varro") == "exhausted"


@pytest.mark.rule("hannibal", "20.7")
@pytest.mark.rule("hannibal", "10.11")
def test_10_11_a_sortie_that_stays_with_the_relief_flees_and_is_spent_with_it() -> None:
    s = relief().hands("probe", "probe*2").play("lead probe probe", "match probe", "remain", "roll 1", "roll 1")
    go_on(s.play("retreat-inside 0 0", "retreat capua"))
    assert s.p.in_play().tired == [space("capua"), SPENT_OUT, 7]
    assert s.cu(ROME, "capua") == 10


@pytest.mark.rule("hannibal", "20.7")
@pytest.mark.rule("hannibal", "10.11")
def test_10_11_a_sortie_that_wins_is_spent_before_the_walls() -> None:
    s = go_on(relief().hands("probe", "frontal-assault").play("lead probe probe", "concede", "roll 1", "roll 1"))
    assert s.cu(ROME, "roma") == 11
    assert s.p.in_play().tired == [space("roma"), SPENT_OUT, 9]
    assert s.p.in_play().spent[general("varro")] == SPENT_OUT


@pytest.mark.rule("hannibal", "15.3")
@pytest.mark.rule("hannibal", "10.11")
def test_10_11_the_toll_of_a_retreat_is_paid_by_those_who_flee() -> None:
    s = Scene(ROME, "major-campaign-1").put("nero", "saguntum", 6).put("hasdrubal", "laminium", 8)
    s.bare("saguntum", "laminium").mark(CARTHAGE, "saguntum", "laminium").mark(ROME, "dertosa").put(
        "rome", "dertosa", 3
    )
    s.play("campaign major-campaign-1", "activate nero", "take 6 0 0", "step laminium").hands("probe", "probe*2")
    s.play("lead probe probe", "match probe", "remain", "roll 1", "roll 1", "retreat saguntum", "retreat dertosa")
    assert s.cu(ROME, "dertosa") == 6
    assert s.p.in_play().tired == [space("dertosa"), SPENT_OUT, 3]


@pytest.mark.rule("hannibal", "15.4")
@pytest.mark.rule("hannibal", "10.11")
def test_10_11_a_beaten_army_that_parts_is_spent_on_both_sides_of_the_walls() -> None:
    s = Scene(ROME, "major-campaign-1").put("nero", "capua", 6).put("hannibal", "roma", 9)
    s.put("rome", "roma", 1, within=True).put("rome", "capua", 3)
    s.play("campaign major-campaign-1", "activate nero", "take 6 0 0", "step roma", "sortie 0 0").hands(
        "probe", "probe*2"
    )
    s.play("lead probe probe", "match probe", "remain", "roll 1", "roll 1", "retreat-inside 1 0", "stay-out nero")
    s.play("retreat capua")
    assert s.cu(ROME, "roma", within=True) == 2
    assert s.p.in_play().tired == [inside("roma"), SPENT_OUT, 1, space("capua"), SPENT_OUT, 3]


@pytest.mark.rule("hannibal", "20.7")
def test_20_7_a_battle_stored_before_sorties_joined_the_army_goes_on() -> None:
    s = relief()
    stored = json.loads(s.p.to_json())
    stored["version"] = 4
    march = stored["state"]["march"]
    march["cu"], march["generals"] = 6, 1 << general("nero")
    march["sortied"], march["sortied_with"], march["sortied_at"] = 3, 1 << general("varro"), space("roma")
    loaded = GAME.from_json(json.dumps(stored))
    assert isinstance(loaded, Hannibal)
    assert loaded.marching().cu == 9
    assert loaded.marching().generals == 1 << general("nero") | 1 << general("varro")


@pytest.mark.rule("hannibal", "10.7")
@pytest.mark.rule("hannibal", "17.2")
def test_10_7_a_garrison_without_units_has_no_elephants() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 6).put("hasdrubal", "carthago-nova", 4, 2).mark(NEUTRAL, "acci")
    s.play("march epidemic nero", "take 6 0 0", "step carthago-nova")
    assert s.why("garrison 0 0") == ""
    assert s.why("garrison 0 1") == s.why("garrison 1 2") == "elephants"
    assert s.why("garrison 3 0") == "capacity"
