"""Facts of battles, retreats and sieges that nothing else pins down."""

import pytest

from quadriga.games.hannibal.battle.retreat import retreat_paths
from quadriga.games.hannibal.board import BOARD
from rules.hannibal.scene import CARTHAGE, ROME, Scene, space


@pytest.mark.rule("hannibal", "15.1")
@pytest.mark.rule("hannibal", "15.3")
def test_15_1_a_longer_way_is_open_if_it_costs_less_than_the_shortest() -> None:
    s = Scene(ROME).bare().mark(CARTHAGE, "carthago-nova", "malaca", "dertosa").mark(ROME, "acci")
    s.put("hasdrubal", "carthago-nova", 5).put("nero", "carthago-nova", 5).battle(ROME, "carthago-nova")
    s.p.fighting().came_from = space("salaria")
    ways = [[BOARD.spaces[one] for one in path] for path in retreat_paths(s.p, CARTHAGE, space("carthago-nova"))]
    assert sorted(ways) == [
        ["acci", "malaca"],
        ["dianium", "saguntum", "dertosa"],
        ["laminium", "saguntum", "dertosa"],
        ["laminium", "segobriga", "saguntum", "dertosa"],
    ]
    s.mark(CARTHAGE, "acci")
    ways = [[BOARD.spaces[one] for one in path] for path in retreat_paths(s.p, CARTHAGE, space("carthago-nova"))]
    assert ways == [["acci"]]


@pytest.mark.rule("hannibal", "15.4")
def test_15_4_every_general_of_a_beaten_force_is_asked_about_the_walls() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 8).put("hannibal magon", "carthago-nova", 6)
    s.play("march epidemic nero", "take 8 0 0", "step carthago-nova", "garrison 0 0")
    s.play("stay-out hannibal", "stay-out magon").hands("probe", "flank-left")
    s.play("lead probe probe", "concede", "roll 1", "roll 1", "retreat-inside 2 0")
    assert s.offered() == ["go-in hannibal", "stay-out hannibal"]
    s.play("go-in hannibal")
    assert s.offered() == ["go-in magon", "stay-out magon"]


@pytest.mark.rule("hannibal", "20.2")
@pytest.mark.rule("hannibal", "24")
def test_20_2_a_seven_is_read_as_the_last_row_of_the_table() -> None:
    s = Scene(ROME, "minor-campaign-1").put("marcellus", "saguntum", 5)
    s.play("campaign minor-campaign-1", "activate marcellus", "besiege", "roll 6")
    assert s.told("siege-roll") == [["saguntum", "6", "1", "2"]]


@pytest.mark.rule("hannibal", "10.4")
@pytest.mark.rule("hannibal", "25")
def test_10_4_who_may_not_stay_beside_an_enemy_general_has_nothing_else_to_do_there() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 0).put("nero", "beneventum", 0)
    s.play("march epidemic hannibal", "step beneventum")
    assert s.verbs() == {"step"}
