import pytest

from quadriga.games.hannibal.march.contact import naval_modifier
from rules.hannibal.scene import CARTHAGE, ROME, Scene, general, space


@pytest.mark.rule("hannibal", "11.1")
def test_11_1_sailing_costs_three_points_and_a_ship_on_the_card() -> None:
    s = Scene(ROME, "grain-shortage", "numidian-ally").put("nero", "roma", 5)
    s.play("march numidian-ally nero", "sail massilia")
    assert s.p.marching().spent == 3
    s.play("step nicaea", "halt")
    assert s.at("nero") == "nicaea"
    s = Scene(ROME, "grain-shortage").put("nero", "roma", 5)
    s.play("march grain-shortage nero")
    assert s.why("sail massilia") == "no-ship"


@pytest.mark.rule("hannibal", "11.1")
def test_11_1_a_march_to_the_port_comes_first_or_after_and_never_between_other_spaces() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "tarquinii", 5)
    s.play("march numidian-ally nero")
    assert s.why("sail massilia") == "no-port"
    s.play("step cosa", "sail massilia")
    assert s.why("step nicaea") == "no-points"


@pytest.mark.rule("hannibal", "11.2")
def test_11_2_a_port_held_by_the_enemy_may_be_landed_in_and_fought_for() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5).put("carthage", "tarraco", 3).mark(CARTHAGE, "tarraco")
    s.play("march numidian-ally nero")
    assert s.why("sail ilerda") == "no-port"
    s.play("sail tarraco").shrug()
    assert s.p.fighting().at == space("tarraco")
    assert s.p.fighting().port == space("roma")


@pytest.mark.rule("hannibal", "11.3")
def test_11_3_an_army_may_land_inside_its_own_invested_city_unless_it_is_besieged() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "messana", 2).put("hannibal", "massilia", 6)
    s.p.proconsul = general("nero")
    s.play("march numidian-ally nero", "take 2 0 0")
    assert s.why("sail-into massilia") == ""
    s.siege("massilia", 1, CARTHAGE)
    assert s.why("sail-into massilia") == "besieged"
    s.p.siege[space("massilia")] = 0
    s.play("sail-into massilia")
    assert s.cu(ROME, "massilia", within=True) == 2
    assert s.asked()[1] == "play-card"


@pytest.mark.rule("hannibal", "11.3")
def test_11_3_nobody_leaves_a_besieged_city_by_sea() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "massilia", 2, within=True).put("hannibal", "massilia", 6)
    s.siege("massilia", 1, CARTHAGE)
    s.play("march numidian-ally nero", "take 2 0 0")
    assert s.why("sail roma") == "besieged"


@pytest.mark.rule("hannibal", "11.4")
def test_11_4_five_units_with_a_three_ten_with_a_campaign_and_one_army_of_it() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 8)
    s.play("march numidian-ally nero", "take 6 0 0")
    assert s.why("sail massilia") == "sea-limit"
    assert s.why("step massilia") == "sea-limit"  # whoever points at the port is told of the ships
    s = Scene(ROME, "minor-campaign-1").put("nero", "roma", 10).put("longus", "neapolis", 5)
    s.play("campaign minor-campaign-1", "activate nero", "take 10 0 0", "sail massilia", "halt", "activate longus")
    assert s.why("sail messana") == "sea-once"


def test_ruling_h_10_card_63_carries_five_units_or_ten_by_option() -> None:
    for value, why in (("five", "sea-limit"), ("ten", "")):
        s = Scene(ROME, "force-march-3", card_63_sea=value).put("nero", "roma", 8)
        s.play("march force-march-3 nero", "take 8 0 0")
        assert s.why("sail massilia") == why


@pytest.mark.rule("hannibal", "11.5")
@pytest.mark.parametrize(("die", "result"), [(1, "safe"), (2, "return"), (3, "sunk"), (6, "sunk")])
def test_11_5_naval_combat_safe_back_or_sunk(die: int, result: str) -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal", "dertosa", 3).mark(CARTHAGE, "tarraco", "emporiae", "dertosa")
    s.play("march numidian-ally hasdrubal", "take 3 0 0", "sail emporiae", f"roll {die}")
    assert s.told("sea-result") == [[str(die), "0", result]]
    assert s.at("hasdrubal") == {"safe": "emporiae", "return": "dertosa", "sunk": "displaced"}[result]
    assert s.cu(CARTHAGE, "emporiae") + s.cu(CARTHAGE, "dertosa") == (0 if result == "sunk" else 3)
    if result == "sunk":
        assert s.asked() == ("carthage", "play-card"), "no political consequences for CUs lost at sea"


@pytest.mark.rule("hannibal", "11.5")
def test_11_5_rome_sails_unmolested() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5)
    s.play("march numidian-ally nero", "sail carthago-nova")
    assert s.told("sea-result") == []


@pytest.mark.rule("hannibal", "11.6")
def test_11_6_the_two_examples_of_the_book() -> None:
    s = Scene(CARTHAGE, "numidian-ally").put("hasdrubal", "carthago", 3)
    s.army("hasdrubal", 3)
    assert naval_modifier(s.p, space("carthago"), space("carthago-nova")) == -4
    s.p.marching().cu = 1
    assert naval_modifier(s.p, space("carthago-nova"), space("rhegium")) == -1


@pytest.mark.rule("hannibal", "11.6")
def test_11_6_syracusae_macedon_naval_victory_and_roman_markers() -> None:
    s = Scene(CARTHAGE, "numidian-ally")
    s.army("hasdrubal", 3)
    way = space("saguntum"), space("dianium")
    assert naval_modifier(s.p, *way) == 0
    s.mark(CARTHAGE, "syracusae")
    assert naval_modifier(s.p, *way) == -1
    s.p.macedon = 1
    assert naval_modifier(s.p, *way) == -2
    s.p.naval_victory = 1
    assert naval_modifier(s.p, *way) == -3
    s.mark(ROME, "saguntum", "dianium")
    assert naval_modifier(s.p, *way) == -1


@pytest.mark.rule("hannibal", "24")
def test_24_mago_lowers_the_naval_roll_in_command_only() -> None:
    s = Scene(CARTHAGE, "numidian-ally")
    s.army("magon", 3)
    assert naval_modifier(s.p, space("saguntum"), space("dianium")) == -1
    s.army("hannibal", 3).p.marching().generals = 1 << general("magon")
    assert naval_modifier(s.p, space("saguntum"), space("dianium")) == 0


def test_ruling_h_04_the_etruscan_port_may_be_pisae() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5)
    s.play("march numidian-ally nero")
    assert s.why("sail pisae") == "no-port"
    s = Scene(ROME, "numidian-ally", cosa_port="pisae").put("nero", "roma", 5)
    s.play("march numidian-ally nero")
    assert s.why("sail cosa") == "no-port"
    s.play("sail pisae")
    assert s.p.port_modifier(space("pisae")) == 2


@pytest.mark.rule("hannibal", "11.3")
def test_11_3_a_truce_and_his_own_country_keep_a_general_out_of_an_invested_city() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma").put("carthage", "massilia", 3).put("fabius", "neapolis")
    s.p.truce = 1
    s.play("march numidian-ally nero")
    assert s.why("sail-into massilia") == "truce"
    s.p.truce = 0
    assert s.why("sail-into massilia") == ""
    s = Scene(ROME, "numidian-ally").put("carthage", "massilia", 3).put("fabius", "neapolis")
    s.play("march numidian-ally fabius")
    assert s.why("sail-into massilia") == "confined"
