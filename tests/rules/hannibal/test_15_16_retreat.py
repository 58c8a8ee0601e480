import pytest

from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, space


def beaten_defender(where: str = "numantia", units: int = 8, who: str = "hasdrubal", start: str = "iberus") -> Scene:
    """Nero has beaten a Carthaginian army; the casualties are rolled, the retreat table is next."""
    s = Scene(ROME, "truce").put("nero", start, 8).put(who, where, units)
    s.play("march truce nero", "take 8 0 0", f"step {where}")
    return s


def lose(s: Scene, retreat: int = 1) -> Scene:
    s.hands("flank-left*2", "flank-right").play("lead flank-left flank-left", "concede", "roll 1", f"roll {retreat}")
    return s


@pytest.mark.rule("hannibal", "15.1")
def test_15_1_the_nearest_own_marker_or_larger_force_by_the_losers_choice() -> None:
    s = lose(beaten_defender())
    assert s.offered() == ["retreat segovia"]
    s = beaten_defender().mark(CARTHAGE, "bilbilis")
    assert lose(s).offered() == ["retreat segovia", "retreat bilbilis"]
    s = beaten_defender().put("carthage", "araceli", 9)
    assert lose(s).offered() == ["retreat segovia", "retreat araceli"]
    s.play("retreat araceli")
    assert s.cu(CARTHAGE, "araceli") == 15


@pytest.mark.rule("hannibal", "15.1")
def test_15_1_friends_on_the_way_are_swept_along() -> None:
    s = beaten_defender().mark(NEUTRAL, "segovia").put("carthage", "segovia", 2)
    lose(s).play("retreat segovia")
    s.play("retreat salmantica") if "retreat salmantica" in s.offered() else s
    assert s.cu(CARTHAGE, "segovia") == 0
    assert s.cu(CARTHAGE, "salmantica") == 8


@pytest.mark.rule("hannibal", "15.1")
def test_15_1_a_longer_way_may_be_taken_if_it_costs_fewer_units() -> None:
    """To Segobriga by the Roman Bilbilis costs a CU; by the empty Segovia it is as long and free."""
    s = beaten_defender("bilbilis", start="iberus").mark(NEUTRAL, "segobriga", "segovia", "toletum")
    s.mark(ROME, "segobriga").mark(CARTHAGE, "laminium", "salmantica")
    lose(s)
    assert s.offered() == ["retreat segovia", "retreat segobriga"]


@pytest.mark.rule("hannibal", "15.2")
def test_15_2_the_attacker_goes_back_where_he_came_from_and_the_defender_never_there() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "arpi", 6).put("flaminius", "cannae", 8)
    s.play("march epidemic hannibal", "take 6 0 0", "step cannae").hands("probe", "probe*2")
    s.mark(CARTHAGE, "beneventum", "heraclea")
    s.play("lead probe probe", "match probe", "remain", "concede", "roll 1", "roll 1")
    assert s.offered() == ["retreat arpi"]
    s.play("retreat arpi", "retreat beneventum")
    assert s.at("hannibal") == "beneventum"
    assert s.cu(CARTHAGE, "beneventum") == 6 - 2 - 1
    s = beaten_defender().mark(CARTHAGE, "iberus")
    assert "retreat iberus" not in lose(s).offered()


@pytest.mark.rule("hannibal", "15.2")
def test_15_2_an_army_beaten_where_it_landed_is_destroyed_but_for_its_own_city() -> None:
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5).put("hannibal", "tarraco", 6)
    s.play("march numidian-ally nero", "sail tarraco").hands("probe", "probe*2")
    s.play("lead probe probe", "match probe", "remain", "roll 1", "roll 1")
    assert s.told("destroyed") == [["rome", "tarraco"]]
    assert s.at("nero") == "displaced"
    s = Scene(ROME, "numidian-ally").put("nero", "roma", 5).put("hannibal", "massilia", 6)
    s.play("march numidian-ally nero", "sail massilia").hands("probe", "probe*2")
    s.play("lead probe probe", "match probe", "remain", "roll 1", "roll 1", "retreat-inside 2 0", "go-in nero")
    assert s.at("nero") == "massilia"
    assert s.cu(ROME, "massilia", within=True) == 2
    assert s.cu(ROME, "massilia") == 0


@pytest.mark.rule("hannibal", "15.2")
def test_15_2_no_retreat_by_pass_or_strait_nor_further_than_four() -> None:
    s = Scene(ROME, "truce").put("nero", "insubres", 8).put("hasdrubal", "taurini", 6).mark(NEUTRAL, "boii", "insubres")
    s.mark(CARTHAGE, "druentia")
    s.play("march truce nero", "take 8 0 0", "step taurini")
    lose(s)
    assert "retreat druentia" not in s.offered()
    assert s.told("destroyed") == [["carthage", "taurini"]]


@pytest.mark.rule("hannibal", "15.3")
def test_15_3_a_unit_for_each_unfriendly_marker_and_each_enemy_unit_on_the_way() -> None:
    s = beaten_defender().mark(ROME, "segovia").put("rome", "segovia", 2).mark(ROME, "araceli", "bilbilis")
    s.mark(NEUTRAL, "salmantica", "segobriga").mark(ROME, "azaila")
    lose(s).play("retreat segovia", "retreat toletum")
    assert s.cu(CARTHAGE, "toletum") == 8 - 2 - 3


@pytest.mark.rule("hannibal", "15.3")
def test_15_3_without_a_way_out_the_army_is_destroyed_and_its_generals_displaced() -> None:
    s = Scene(CARTHAGE, "truce").put("hasdrubal", "nemausus", 8).put("nero", "massilia", 6)
    s.mark(NEUTRAL, "massilia")
    s.p.control[space("massilia")] = NEUTRAL
    s.play("march truce hasdrubal", "take 8 0 0", "step massilia").shrug()
    s.hands("flank-left*2", "flank-right").play("lead flank-left flank-left", "concede", "roll 1", "roll 1")
    assert s.at("nero") == "displaced"
    assert s.cu(ROME, "massilia") == 0
    assert s.asked() == ("rome", "remove-marker")


@pytest.mark.rule("hannibal", "15.4")
def test_15_4_a_beaten_force_may_split_between_its_city_and_the_road() -> None:
    s = Scene(ROME, "truce").put("nero", "dianium", 8).put("hasdrubal magon", "carthago-nova", 6)
    s.play(
        "march truce nero", "take 8 0 0", "step carthago-nova", "garrison 0 0", "stay-out hasdrubal", "stay-out magon"
    )
    s.shrug()
    lose(s).play("retreat-inside 2 0", "stay-out hasdrubal", "go-in magon", "retreat acci")
    assert s.cu(CARTHAGE, "carthago-nova", within=True) == 2
    assert s.cu(CARTHAGE, "acci") == 2
    assert s.at("magon") == "carthago-nova"
    assert s.at("hasdrubal") == "acci"


@pytest.mark.rule("hannibal", "15.4")
def test_15_4_nobody_retreats_into_a_besieged_city() -> None:
    s = Scene(ROME, "truce").put("nero", "dianium", 8).put("rome", "carthago-nova", 1).siege("carthago-nova", 1, ROME)
    s.put("hasdrubal", "acci", 6)
    s.p.active = CARTHAGE
    from quadriga.games.hannibal.battle.retreat import shelter_for

    s.battle(ROME, "carthago-nova")
    s.put("carthage", "carthago-nova", 3)
    assert shelter_for(s.p, CARTHAGE, space("carthago-nova")) == 0
    s.p.siege[space("carthago-nova")] = 0
    assert shelter_for(s.p, CARTHAGE, space("carthago-nova")) == 2


@pytest.mark.rule("hannibal", "15.5")
@pytest.mark.parametrize(("retreat", "markers"), [(1, 1), (3, 1), (5, 2), (6, 2)])
def test_15_5_the_loser_removes_a_marker_for_every_two_units(retreat: int, markers: int) -> None:
    s = lose(beaten_defender(), retreat).play("retreat segovia")
    for _ in range(markers):
        assert s.asked() == ("carthage", "remove-marker")
        s.play("remove-marker " + s.offered()[0].split()[1])
    assert s.asked()[1] == "play-card"


@pytest.mark.rule("hannibal", "15.6")
def test_15_6_a_loser_without_markers_sues_for_peace() -> None:
    s = beaten_defender()
    for number in range(96):
        if s.p.control[number] == CARTHAGE and not s.p.tribe[number] and number not in (0, space("segovia")):
            s.p.control[number] = NEUTRAL
    lose(s, 6).play("retreat segovia")
    assert s.p.result is not None
    assert s.p.result.key == "sues-for-peace"


# ---------------------------------------------------------------- 16


def fight() -> Scene:
    s = Scene(ROME, "truce").put("marcellus", "iberus", 8).put("hasdrubal", "numantia", 6).mark(ROME, "iberus")
    return s.play("march truce marcellus", "take 8 0 0", "step numantia").hands("probe*4", "probe*4")


@pytest.mark.rule("hannibal", "16.1")
def test_16_1_up_to_his_rating_an_attacker_breaks_off_unless_he_is_held() -> None:
    s = fight().play("withdraw", "roll 3")
    assert s.asked() == ("carthage", "hold-them")
    s.play("hold-them", "roll 4", "withdraw-to iberus")
    assert s.at("marcellus") == "iberus"
    s = fight().play("withdraw", "roll 3", "hold-them", "roll 3")
    assert s.asked() == ("carthage", "seize-initiative")
    s.play("take-initiative")
    assert s.asked() == ("carthage", "lead")


@pytest.mark.rule("hannibal", "16.1")
def test_16_1_a_failed_attempt_is_no_round_and_the_defender_may_take_over() -> None:
    s = fight().play("withdraw", "roll 4", "remain", "withdraw", "roll 4", "take-initiative")
    assert s.p.fighting().rounds == 0
    assert s.asked() == ("carthage", "lead")


@pytest.mark.rule("hannibal", "16.2")
def test_16_2_casualties_but_no_retreat_table_nor_consequences() -> None:
    s = fight().play("lead probe probe", "match probe", "remain", "withdraw", "roll 1", "let-go", "roll 6")
    s.play("withdraw-to iberus")
    assert s.cu(ROME, "iberus") == 7
    assert s.cu(CARTHAGE, "numantia") == 5
    assert s.told("retreat-roll") == []
    assert s.asked()[1] == "play-card"


@pytest.mark.rule("hannibal", "16.3")
def test_16_3_the_attacker_back_where_he_came_from_the_defender_not_there_nor_among_enemies() -> None:
    s = fight()
    s.p.fighting().lead = CARTHAGE
    s.mark(ROME, "bilbilis")
    s.play("withdraw", "roll 1", "let-go")
    assert s.offered() == ["withdraw-to segovia", "withdraw-to araceli"]
    s = fight().mark(CARTHAGE, "iberus")
    assert s.why("withdraw") == "no-withdrawal"


@pytest.mark.rule("hannibal", "24")
def test_24_flaminius_holds_on_four_and_longus_and_paulus_get_nothing_for_it() -> None:
    for who, needed in (("flaminius", 4), ("longus", 1), ("paulus", 2)):
        s = Scene(ROME, "numidian-ally").put(who, "iberus", 8).put("hasdrubal", "numantia", 6).mark(ROME, "iberus")
        s.play(f"march numidian-ally {who}", "take 8 0 0", "step numantia").hands("probe*4", "probe*4")
        s.p.fighting().lead = CARTHAGE
        s.play("withdraw", "roll 1", "hold-them", "roll 1")
        assert s.told("held") == [[who, "1", str(needed)]]


def test_ruling_h_33_attempts_to_withdraw_have_an_end() -> None:
    s = fight()
    for _ in range(40):
        s.play("withdraw", "roll 6", "remain")
    assert s.why("withdraw") == "no-withdrawal"


def relief() -> Scene:
    """Nero relieves Roma, and three of the besieged come out to him under Varro."""
    s = Scene(ROME, "epidemic").put("nero", "capua", 6).put("varro", "roma", 5, within=True)
    s.put("hannibal", "roma", 8).siege("roma", 2, CARTHAGE)
    s.p.proconsul = general("varro")
    return s.play("march epidemic nero", "take 6 0 0", "step roma", "sortie 3 0").shrug()


@pytest.mark.rule("hannibal", "16.2")
def test_16_2_those_who_came_out_of_a_besieged_city_may_withdraw_into_it() -> None:
    s = relief()
    s.hands("probe*4", "probe*4").play("withdraw", "roll 1", "let-go")
    assert s.offered() == [f"retreat-inside {count} 0" for count in range(4)]
    s.play("retreat-inside 3 0", "go-in varro", "withdraw-to capua")
    assert s.cu(ROME, "roma", within=True) == 5
    assert s.at("varro") == "roma"
    assert s.cu(ROME, "capua") == 6
    assert s.at("nero") == "capua"


@pytest.mark.rule("hannibal", "20.7")
def test_20_7_only_generals_who_came_out_go_back_into_a_besieged_city() -> None:
    s = relief()
    s.hands("probe", "probe*2").play("lead probe probe", "match probe", "remain", "roll 1", "roll 1")
    s.play("retreat-inside 3 0")
    assert s.offered() == ["go-in varro", "stay-out varro"]
    s.play("go-in varro")
    assert s.asked()[1] == "retreat"
    s.play(s.offered()[0])
    assert s.at("varro") == "roma"
    assert s.at("nero") == "capua"


@pytest.mark.rule("hannibal", "15.1")
@pytest.mark.rule("hannibal", "20.6")
def test_20_6_besiegers_swept_along_by_a_retreat_lift_their_siege() -> None:
    s = Scene(ROME, "truce").put("nero", "saguntum", 8).put("hasdrubal", "laminium", 8)
    s.put("rome", "saguntum", 1).put("carthage", "saguntum", 1, within=True).siege("saguntum", 2, ROME)
    s.mark(ROME, "dertosa").play("march truce nero", "take 8 0 0", "step laminium").hands("probe", "probe*2")
    s.play("lead probe probe", "match probe", "remain", "roll 1", "roll 1", "retreat saguntum", "retreat dertosa")
    assert s.cu(ROME, "saguntum") == 0
    assert s.p.siege[space("saguntum")] == 0
    assert s.cu(CARTHAGE, "saguntum") == 1


@pytest.mark.rule("hannibal", "15.3")
def test_15_3_no_retreat_ends_among_enemy_units_not_even_on_an_own_marker() -> None:
    s = beaten_defender().put("rome", "segovia", 1).mark(ROME, "araceli", "bilbilis", "azaila")
    lose(s).play("retreat segovia")
    assert s.asked() == ("carthage", "retreat")
    s.play(s.offered()[0])
    assert s.cu(CARTHAGE, "segovia") == 0


@pytest.mark.rule("hannibal", "24")
@pytest.mark.parametrize(("who", "can_leave"), [("fabius", False), ("varro", True)])
def test_24_fabius_does_not_retreat_out_of_italy(who: str, can_leave: bool) -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "cosa", 8).put(who, "pisae", 6)
    s.mark(ROME, "ligures-orientales").play("march epidemic hannibal", "take 8 0 0", "step pisae")
    s.hands("flank-left*2", "flank-right").play("lead flank-left flank-left", "concede", "roll 1", "roll 1")
    assert ("retreat ligures-orientales" in s.offered()) == can_leave
