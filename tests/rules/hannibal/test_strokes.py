"""Where one stroke of a condition decides (10.2, 15.2, 16.3), and no other test tells."""

import pytest

from rules.hannibal.scene import CARTHAGE, ROME, Scene


@pytest.mark.rule("hannibal", "10.2")
def test_10_2_an_army_may_leave_one_unit_or_all_of_them_once_in_a_space() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "corduba", 3).put("carthage", "salaria", 2)
    s.play("march epidemic hannibal", "take 3 0 0", "step salaria")
    assert s.offered("drop") == ["drop 1 0", "drop 2 0", "drop 3 0"]
    assert s.offered("pick-up") == ["pick-up 1 0", "pick-up 2 0"]
    s.play("drop 1 0")
    assert s.offered("drop") == s.offered("pick-up") == []
    assert s.why("drop 1 0") == "touched"


@pytest.mark.rule("hannibal", "15.2")
@pytest.mark.rule("hannibal", "16.3")
def test_15_2_who_came_by_sea_has_no_way_back_though_a_road_leads_to_his_port() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "dertosa", 5).put("hannibal", "tarraco", 6).mark(ROME, "dertosa")
    s.play("march numidian-ally nero", "take 5 0 0", "sail tarraco").hands("probe*2", "probe*2")
    assert s.why("withdraw") == "no-withdrawal"
    s.play("lead probe probe", "match probe", "remain", "lead probe probe", "match probe", "remain", "roll 1", "roll 1")
    assert s.told("destroyed") == [["rome", "tarraco"]]
    assert s.at("nero") == "displaced"
