"""Facts of single rules, each part of each condition for itself."""

import pytest

from quadriga.games.hannibal import words
from quadriga.games.hannibal.battle.aftermath import withdrawal_spaces
from quadriga.games.hannibal.battle.hand import allied_cards, cards_due, cards_from
from quadriga.games.hannibal.battle.retreat import can_hide, retreat_paths, toll
from quadriga.games.hannibal.board import BOARD, GENERAL_IDS, PLACES
from quadriga.games.hannibal.force import (
    arrival_place,
    besieged,
    displace,
    is_unfriendly,
    is_watched,
    name_chief,
    settle_space,
    split_is_legal,
    strategy_rating,
)
from quadriga.games.hannibal.march.avoidance import avoid_rating, avoid_spaces, forbids_avoiding, unfailed_cu
from quadriga.games.hannibal.march.contact import meet
from quadriga.games.hannibal.march.detachment import forbids_detail
from quadriga.games.hannibal.march.interception import forbids_interception
from quadriga.games.hannibal.politics import MustRemove, forbids_marker, isolated, sue_for_peace
from quadriga.games.hannibal.position import DISPLACED, GONE
from quadriga.games.hannibal.year.consuls import station_places
from quadriga.games.hannibal.year.reinforcements import africanus_spaces, carthaginian_spaces
from quadriga.games.hannibal.year.sequence import holds_italy
from rules.hannibal.scene import CARTHAGE, NEUTRAL, ROME, Scene, general, inside, space


def key(refusal: int) -> str:
    """The name of a refusal, empty for none."""
    return words.VOCABULARY.refusals[refusal][0] if refusal else ""


def names(spaces: list[int]) -> set[str]:
    return {BOARD.spaces[BOARD.space_of[one]] for one in spaces}


# ---------------------------------------------------------------- 6 reinforcements


@pytest.mark.rule("hannibal", "6.1")
def test_6_1_where_each_carthaginian_unit_may_come() -> None:
    s = Scene(CARTHAGE).put("hannon", "zama").put("hasdrubal", "corduba").put("hannibal", "mutina")
    africa = {"carthago", "zama"}
    spain = {"carthago-nova", "corduba"}
    found = [names(carthaginian_spaces(s.p, step)) for step in range(4)]
    assert found == [africa, spain, spain, africa | spain | {"mutina"}]
    s.mark(ROME, "carthago-nova")
    found = [names(carthaginian_spaces(s.p, step)) for step in range(4)]
    assert found == [africa, set(), {"corduba"}, africa | {"corduba", "mutina"}]
    s.mark(CARTHAGE, "carthago-nova").mark(ROME, "gades", "malaca", "hispalis", "acci")
    assert names(carthaginian_spaces(s.p, 1)) == spain
    assert carthaginian_spaces(s.p, 2) == []
    s.put("rome", "carthago", 1).siege("carthago", 1, ROME)
    assert names(carthaginian_spaces(s.p, 0)) == {"zama"}
    assert carthaginian_spaces(s.p, 3) == sorted(carthaginian_spaces(s.p, 3))


@pytest.mark.rule("hannibal", "6.3")
def test_6_3_where_new_units_stand() -> None:
    s = Scene(ROME)
    assert arrival_place(s.p, ROME, space("capua")) == space("capua")
    s.put("carthage", "capua", 3)
    assert arrival_place(s.p, ROME, space("capua")) == inside("capua")
    s.put("rome", "capua", 1, within=True)
    assert arrival_place(s.p, ROME, space("capua")) == inside("capua")
    s.put("rome", "capua", 1, within=True)
    assert arrival_place(s.p, ROME, space("capua")) == -1
    s.p.cu[inside("capua")] = 0
    s.siege("capua", 1, CARTHAGE)
    assert arrival_place(s.p, ROME, space("capua")) == -1
    s.put("carthage", "sena", 1)
    assert arrival_place(s.p, ROME, space("sena")) == -1
    assert arrival_place(s.p, CARTHAGE, space("sena")) == space("sena")


@pytest.mark.rule("hannibal", "6.5")
@pytest.mark.rule("hannibal", "24")
def test_6_5_where_a_consul_may_be_stationed() -> None:
    s = Scene(ROME).put("rome", "capua", 5).put("rome", "tarraco", 6).put("rome", "roma", 4)
    assert names(station_places(s.p, general("nero"))) == {"capua", "tarraco"}
    assert names(station_places(s.p, general("fabius"))) == {"capua"}
    s.p.cu[space("capua")] = 4
    assert names(station_places(s.p, general("fabius"))) == {"capua", "roma"}
    s.p.cu[space("tarraco")] = 3
    assert names(station_places(s.p, general("nero"))) == {"capua", "roma"}
    s.p.cu[space("capua")] = 3
    assert names(station_places(s.p, general("nero"))) == {"roma"}
    s.p.cu[space("roma")] = s.p.cu[space("capua")] = s.p.cu[space("tarraco")] = 0
    assert station_places(s.p, general("nero")) == [space("roma")]
    assert station_places(s.p, general("fabius")) == [space("roma")]
    s.put("carthage", "roma", 3)
    assert station_places(s.p, general("nero")) == [inside("roma")]
    s.put("rome", "roma", 5, within=True).siege("roma", 1, CARTHAGE)
    assert station_places(s.p, general("nero")) == [inside("roma")]
    s.put("rome", "capua", 5)
    assert names(station_places(s.p, general("nero"))) == {"capua"}
    s.siege("roma", 0, NEUTRAL)
    assert names(station_places(s.p, general("nero"))) == {"capua", "roma"}


@pytest.mark.rule("hannibal", "6.7")
def test_6_7_where_africanus_may_land() -> None:
    s = Scene(ROME).mark(ROME, "tarraco", "ilerda", "carthago-nova", "utica")
    found = names(africanus_spaces(s.p))
    assert {"roma", "sena", "tarraco", "carthago-nova"} <= found
    assert not {"ilerda", "utica", "agrigentum", "boii", "massilia"} & found
    s.put("carthage", "sena", 1).mark(CARTHAGE, "arpi").siege("carthago-nova", 1, CARTHAGE)
    assert not {"sena", "arpi", "carthago-nova"} & names(africanus_spaces(s.p))
    s = Scene(ROME, africanus_city="any-city")
    assert "roma" not in names(africanus_spaces(s.p))
    assert "sena" in names(africanus_spaces(s.p))


# ---------------------------------------------------------------- 9, 10 stacks and generals


@pytest.mark.rule("hannibal", "9.2")
def test_9_2_one_general_commands_a_stack() -> None:
    s = Scene(ROME).put("varro", "roma", 5)
    name_chief(s.p, ROME, space("roma"))
    assert s.commands("varro")
    s.put("marcellus", "roma")
    name_chief(s.p, ROME, space("roma"), general("varro"))
    assert s.commands("varro")
    assert not s.commands("marcellus")
    name_chief(s.p, ROME, space("roma"), general("nero"))
    assert s.commands("varro")
    s.p.chief[general("varro")] = 0
    name_chief(s.p, ROME, space("roma"))
    assert s.commands("marcellus")
    assert not s.commands("varro")
    name_chief(s.p, ROME, space("roma"))
    assert s.commands("marcellus")
    name_chief(s.p, ROME, space("capua"))
    assert not s.commands("nero")


@pytest.mark.rule("hannibal", "10.10")
def test_10_10_what_becomes_of_a_displaced_general() -> None:
    s = Scene(CARTHAGE).put("hasdrubal magon", "saguntum", 5)
    displace(s.p, general("hasdrubal"))
    assert s.p.at[general("hasdrubal")] == DISPLACED
    assert s.p.chief[general("hasdrubal")] == 0
    assert s.commands("magon")
    displace(s.p, general("magon"), for_good=True)
    assert s.p.at[general("magon")] == GONE


@pytest.mark.rule("hannibal", "10.10")
@pytest.mark.parametrize(("markers", "option"), [("peace", 0), ("what-is-left", 1)])
def test_10_10_hannibals_fall_costs_carthage_five_markers(markers: str, option: int) -> None:
    s = Scene(CARTHAGE, hannibal_lost_markers=markers).put("hannibal", "saguntum")
    s.p.stack = s.p.stack[:1]
    displace(s.p, general("hannibal"))
    top = s.p.stack[-1]
    assert isinstance(top, MustRemove)
    assert (top.side, top.count, top.spared) == (CARTHAGE, 5, option)
    assert s.p.at[general("hannibal")] == GONE


@pytest.mark.rule("hannibal", "10.10")
@pytest.mark.rule("hannibal", "20.6")
def test_20_6_what_follows_when_units_leave_a_space() -> None:
    s = Scene(ROME).put("magon", "capua").put("rome", "capua", 1, within=True).siege("capua", 2, CARTHAGE)
    s.p.train = space("capua")
    settle_space(s.p, space("capua"))
    assert (s.p.siege[space("capua")], s.p.besieger[space("capua")]) == (0, NEUTRAL)
    assert s.cu(ROME, "capua", within=True) == 1
    assert s.at("magon") == "capua"
    assert s.p.train == space("capua")
    s.put("rome", "capua", 1)
    settle_space(s.p, space("capua"))
    assert s.at("magon") == "displaced"
    assert s.p.train == -1
    assert s.cu(ROME, "capua", within=True) == 0
    assert s.cu(ROME, "capua") == 2
    s = Scene(ROME).put("nero", "sena").put("magon", "sena")
    settle_space(s.p, space("sena"))
    assert [s.at("nero"), s.at("magon")] == ["sena", "sena"]
    s.put("carthage", "sena", 1)
    settle_space(s.p, space("sena"))
    assert [s.at("nero"), s.at("magon")] == ["displaced", "sena"]
    s = Scene(ROME).put("carthage", "capua", 3).put("nero", "capua", 1, within=True).siege("capua", 1, CARTHAGE)
    settle_space(s.p, space("capua"))
    assert s.p.siege[space("capua")] == 1
    assert s.p.at[general("nero")] == inside("capua")


@pytest.mark.rule("hannibal", "10.10")
def test_10_10_who_watches_a_city() -> None:
    s = Scene(ROME)
    assert not is_watched(s.p, CARTHAGE, space("capua"))
    s.put("magon", "capua")
    assert is_watched(s.p, CARTHAGE, space("capua"))
    assert not is_watched(s.p, ROME, space("capua"))
    s = Scene(ROME).put("carthage", "capua", 1)
    assert is_watched(s.p, CARTHAGE, space("capua"))


@pytest.mark.rule("hannibal", "20.4")
def test_20_4_only_a_city_with_siege_points_is_besieged() -> None:
    s = Scene(ROME)
    assert not besieged(s.p, space("capua"))
    s.siege("capua", 1, CARTHAGE).siege("boii", 1, ROME)
    assert besieged(s.p, space("capua"))
    assert not besieged(s.p, space("boii"))


@pytest.mark.rule("hannibal", "18.1")
def test_18_1_what_split_leaves_a_consul_short() -> None:
    s = Scene(ROME).put("nero", "roma", 9).put("varro", "capua", 5)
    consul, proconsul = 1 << general("nero"), 1 << general("varro")
    s.p.proconsul = general("varro")
    legal = [
        (9, 5, consul, 0, True),
        (9, 4, consul, 0, False),
        (4, 4, consul, 0, True),
        (4, 3, consul, 0, False),
        (9, 4, 0, consul, True),
        (9, 5, 0, consul, False),
        (4, 0, 0, consul, True),
        (9, 9, 0, 0, True),
        (9, 9, 0, consul, False),
        (9, 1, proconsul, 0, True),
        (9, 8, 0, proconsul, True),
        (10, 5, consul, consul, True),
    ]
    for total, part, with_part, with_rest, is_legal in legal:
        assert split_is_legal(s.p, total, part, with_part, with_rest) == is_legal, (total, part)


@pytest.mark.rule("hannibal", "24")
def test_24_publius_scipio_is_readier_in_spain() -> None:
    s = Scene(ROME).put("p-scipio", "tarraco", 5).put("nero", "ilerda", 5)
    assert strategy_rating(s.p, general("p-scipio")) == 2
    nero = strategy_rating(s.p, general("nero"))
    s.put("p-scipio", "roma").put("nero", "roma")
    assert strategy_rating(s.p, general("p-scipio")) == 3
    assert strategy_rating(s.p, general("nero")) == nero


@pytest.mark.rule("hannibal", "19.3")
def test_19_3_what_is_unfriendly() -> None:
    s = Scene(ROME).mark(NEUTRAL, "sena")
    assert is_unfriendly(s.p, ROME, space("boii"))
    assert not is_unfriendly(s.p, CARTHAGE, space("boii"))
    assert is_unfriendly(s.p, CARTHAGE, space("roma"))
    assert not is_unfriendly(s.p, ROME, space("roma"))
    assert not is_unfriendly(s.p, ROME, space("sena"))
    assert is_unfriendly(s.p, ROME, space("arverni"))
    assert is_unfriendly(s.p, CARTHAGE, space("arverni"))
    s.p.tribe[space("boii")] = 0
    assert is_unfriendly(s.p, ROME, space("boii"))


# ---------------------------------------------------------------- 10.4, 10.5 meeting


def nero_before(defenders: int, cu: int, *, led: bool = False) -> Scene:
    """Nero has just come to Sena, where CUs of Carthage stand."""
    s = Scene(ROME, "epidemic").put("nero", "praeneste", cu).put("carthage", "sena", defenders)
    s.play("march epidemic nero", f"take {cu} 0 0")
    if led:
        s.put("magon", "sena")
    return s.play("step sena")


@pytest.mark.rule("hannibal", "10.5")
@pytest.mark.parametrize(
    ("defenders", "cu", "led", "fights"), [(1, 5, False, 0), (2, 10, False, 1), (1, 5, True, 1), (0, 5, False, 0)]
)
def test_10_5_one_unit_without_general_is_overrun_by_five(defenders: int, cu: int, led: bool, fights: int) -> None:
    s = nero_before(defenders, cu, led=led).shrug()
    assert (s.p.battle is not None) == bool(fights)
    assert len(s.told("overrun")) == (1 if defenders == 1 and not fights else 0)
    assert s.cu(CARTHAGE, "sena") == (defenders if fights else 0)
    if not fights:
        assert s.p.marching().over == 0
        assert s.why("step terventum") == ""


@pytest.mark.rule("hannibal", "10.5")
def test_10_5_four_units_overrun_nobody() -> None:
    s = Scene(ROME, "epidemic").put("nero", "praeneste", 4).put("carthage", "sena", 1)
    s.p.proconsul = general("nero")
    s.play("march epidemic nero", "take 4 0 0", "step sena").shrug()
    assert s.p.battle is not None


@pytest.mark.rule("hannibal", "10.5")
def test_10_5_an_elephant_is_overrun_too() -> None:
    s = Scene(ROME, "epidemic").put("nero", "praeneste", 5).put("carthage", "sena", 1, 1)
    s.play("march epidemic nero", "take 5 0 0", "step sena")
    assert sum(s.p.elephants) == 0
    s = Scene(CARTHAGE, "epidemic").put("magon", "praeneste", 5, 2).put("rome", "sena", 1)
    s.play("march epidemic magon", "take 5 2 0", "step sena")
    assert s.p.elephants[space("sena")] == 2


@pytest.mark.rule("hannibal", "10.4")
def test_10_4_generals_whose_units_are_gone_among_enemies_are_caught() -> None:
    s = Scene(ROME, "epidemic").put("nero", "sena").put("magon", "capua", 3)
    s.play("march epidemic nero")
    s.p.at[general("nero")] = s.p.marching().at = space("capua")
    meet(s.p)
    assert s.at("nero") == "displaced"
    assert s.p.marching().over == 2


# ---------------------------------------------------------------- 12, 13 reactions


def longus_in(where: str = "numantia") -> Scene:
    """Longus has come to a space; Hannibal is one away."""
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal magon", "segovia", 6)
    return s.play("march truce longus", "take 6 0 0", f"step {where}")


@pytest.mark.rule("hannibal", "12.2")
@pytest.mark.rule("hannibal", "12.3")
def test_12_2_who_may_intercept() -> None:
    s = longus_in()
    assert key(forbids_interception(s.p, general("hannibal"))) == ""
    assert key(forbids_interception(s.p, general("magon"))) == ""
    assert key(forbids_interception(s.p, general("longus"))) == "not-your-general"
    assert key(forbids_interception(s.p, general("hasdrubal"))) == "no-intercept"
    s.put("hasdrubal", "toletum", 3)
    assert key(forbids_interception(s.p, general("hasdrubal"))) == "no-intercept"
    s.p.truce = 1
    assert key(forbids_interception(s.p, general("hannibal"))) == "truce"
    s.p.truce = 0
    s.p.cu[space("numantia")] += 1
    assert key(forbids_interception(s.p, general("hannibal"))) == "no-intercept"
    s.p.cu[space("numantia")] -= 1
    s.p.cu[PLACES + space("segovia")] = 0
    assert key(forbids_interception(s.p, general("hannibal"))) == "no-intercept"
    s.p.cu[PLACES + space("segovia")] = 6
    s.p.marching().declared = [0, general("magon"), 2, 0]
    assert key(forbids_interception(s.p, general("hannibal"))) == "intercept-once"
    s.p.marching().declared = [1, general("magon"), 2, 0]
    assert key(forbids_interception(s.p, general("hannibal"))) == ""
    s.put("hannon", "segovia")
    assert key(forbids_interception(s.p, general("hannon"))) == "confined"


@pytest.mark.rule("hannibal", "12.8")
def test_12_8_interceptions_out_of_cities_and_into_the_spaces_of_cities() -> None:
    s = Scene(ROME, "epidemic").put("nero", "acci", 5).put("hasdrubal", "carthago-nova", 2, within=True)
    s.play("march epidemic nero", "take 5 0 0")
    s.p.marching().at = s.p.at[general("nero")] = space("salaria")
    s.p.cu[space("salaria")], s.p.cu[space("acci")] = 5, 0
    assert key(forbids_interception(s.p, general("hasdrubal"))) == ""
    s.put("rome", "carthago-nova", 1)
    assert key(forbids_interception(s.p, general("hasdrubal"))) == "no-intercept"
    s = Scene(ROME, "epidemic").put("nero", "falerii", 5).put("hannibal", "capua", 5).put("rome", "roma", 1)
    s.play("march epidemic nero", "take 5 0 0")
    s.p.marching().at = s.p.at[general("nero")] = space("roma")
    s.p.cu[space("roma")] = 5
    assert key(forbids_interception(s.p, general("hannibal"))) == ""
    s.p.cu[inside("roma")] = 1
    assert key(forbids_interception(s.p, general("hannibal"))) == "no-intercept"
    s.p.cu[inside("roma")] = 0
    s.p.marching().came_from = inside("roma")
    assert key(forbids_interception(s.p, general("hannibal"))) == "no-intercept"
    s.p.marching().link = -1
    assert key(forbids_interception(s.p, general("hannibal"))) == ""


@pytest.mark.rule("hannibal", "12.7")
@pytest.mark.rule("hannibal", "13.3")
def test_13_3_a_subordinate_leaves_his_chief_a_unit() -> None:
    s = longus_in()
    hannibal, magon = general("hannibal"), general("magon")
    assert key(forbids_detail(s.p, hannibal, 6)) == ""
    assert key(forbids_detail(s.p, hannibal, 7)) == "units"
    assert key(forbids_detail(s.p, hannibal, -1)) == "units"
    assert key(forbids_detail(s.p, hannibal, 0)) == ""
    assert key(forbids_detail(s.p, magon, 6)) == "outranked"
    assert key(forbids_detail(s.p, magon, 5)) == ""
    s.p.cu[PLACES + space("segovia")] = 12
    assert key(forbids_detail(s.p, hannibal, 10)) == ""
    assert key(forbids_detail(s.p, hannibal, 11)) == "units"


@pytest.mark.rule("hannibal", "13.1")
@pytest.mark.rule("hannibal", "13.2")
def test_13_1_who_may_avoid_battle() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 6).put("magon", "segovia", 1)
    s.play("march truce longus", "take 6 0 0", "step numantia")
    march = s.p.marching()
    hannibal = general("hannibal")
    assert key(forbids_avoiding(s.p, hannibal)) == ""
    assert key(forbids_avoiding(s.p, general("longus"))) == "not-your-general"
    assert key(forbids_avoiding(s.p, general("magon"))) == "no-avoid"
    march.failed = 1 << hannibal
    assert key(forbids_avoiding(s.p, hannibal)) == "failed-before"
    march.failed = 1 << general("magon")
    assert key(forbids_avoiding(s.p, hannibal)) == ""
    march.declared = [1, hannibal, 6, 0]
    assert key(forbids_avoiding(s.p, hannibal)) == "avoid-once"
    march.declared = [0, general("magon"), 1, 0]
    assert key(forbids_avoiding(s.p, hannibal)) == ""
    march.cu = 0
    assert key(forbids_avoiding(s.p, hannibal)) == "no-avoid"
    march.cu = 6
    for near in BOARD.road[space("numantia")]:
        s.p.control[near] = ROME
    assert key(forbids_avoiding(s.p, hannibal)) == "avoid-where"


@pytest.mark.rule("hannibal", "13.2")
def test_13_2_where_battle_may_be_avoided_to() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal hannon", "numantia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia")
    around = names(BOARD.road[space("numantia")])
    assert "iberus" in around
    assert names(avoid_spaces(s.p, general("hannibal"))) == around - {"iberus"}
    s.mark(ROME, "segovia")
    assert names(avoid_spaces(s.p, general("hannibal"))) == around - {"iberus", "segovia"}
    s.mark(NEUTRAL, "segovia").put("rome", "segovia", 1)
    assert names(avoid_spaces(s.p, general("hannibal"))) == around - {"iberus", "segovia"}
    assert avoid_spaces(s.p, general("hannon")) == []


@pytest.mark.rule("hannibal", "12.10")
def test_12_10_how_many_units_may_still_avoid() -> None:
    s = Scene(ROME, "truce").put("longus", "iberus", 6).put("hannibal", "numantia", 6)
    s.play("march truce longus", "take 6 0 0", "step numantia")
    here, there = space("numantia"), space("segovia")
    march = s.p.marching()
    assert unfailed_cu(s.p, CARTHAGE, here) == 6
    march.failed_cu = [there, 5]
    assert unfailed_cu(s.p, CARTHAGE, here) == 6
    march.failed_cu = [here, 4, here, 2]
    assert unfailed_cu(s.p, CARTHAGE, here) == 2
    march.failed_cu = [here, 9]
    assert unfailed_cu(s.p, CARTHAGE, here) == 0


@pytest.mark.rule("hannibal", "24")
def test_24_up_to_what_generals_avoid_battle() -> None:
    s = Scene(ROME)
    assert avoid_rating(s.p, general("fabius")) == 5
    assert avoid_rating(s.p, general("giscon")) == 3
    assert avoid_rating(s.p, general("varro")) == BOARD.battle[general("varro")]
    s = Scene(ROME, fabius_talent="withdrawal")
    assert avoid_rating(s.p, general("fabius")) == BOARD.battle[general("fabius")]
    assert avoid_rating(s.p, general("giscon")) == 3


# ---------------------------------------------------------------- 14 hands


@pytest.mark.rule("hannibal", "14.1")
@pytest.mark.rule("hannibal", "14.2")
@pytest.mark.rule("hannibal", "14.3")
def test_14_2_allies_by_area_and_only_with_a_general() -> None:
    s = Scene(CARTHAGE).put("hannibal", "saguntum", 5).put("nero", "saguntum", 5).battle(CARTHAGE, "saguntum")
    spain = sum(s.p.controls(CARTHAGE, one) for one, country in enumerate(BOARD.country) if country == 1)
    s.p.fighting().chief = [general("nero"), general("hannibal")]
    assert spain > 0
    assert allied_cards(s.p, CARTHAGE) == spain
    assert allied_cards(s.p, ROME) == 0
    s.p.fighting().allies_gone = [0, 1]
    assert allied_cards(s.p, CARTHAGE) == 0
    s.p.fighting().allies_gone = [1, 0]
    assert allied_cards(s.p, CARTHAGE) == spain
    s.p.fighting().chief = [general("nero"), -1]
    assert allied_cards(s.p, CARTHAGE) == 0


@pytest.mark.rule("hannibal", "14.3")
def test_14_3_rome_counts_two_italian_provinces_and_never_latium() -> None:
    s = Scene(CARTHAGE).put("hannibal", "capua", 5).put("nero", "capua", 5).battle(CARTHAGE, "capua")
    s.p.fighting().chief = [general("nero"), general("hannibal")]
    assert allied_cards(s.p, ROME) == 2
    for place in BOARD.italian:
        if BOARD.province[place] != BOARD.latium:
            s.p.control[place] = CARTHAGE
    assert allied_cards(s.p, ROME) == 0
    assert allied_cards(s.p, CARTHAGE) == 6


@pytest.mark.rule("hannibal", "14.2")
@pytest.mark.rule("hannibal", "25")
def test_25_card_32_takes_the_numidian_allies_and_leaves_the_others() -> None:
    s = Scene(CARTHAGE).put("hannibal", "zama", 5).put("nero", "zama", 5).battle(CARTHAGE, "zama")
    s.p.fighting().chief = [general("nero"), general("hannibal")]
    for place in BOARD.african:
        s.p.control[place] = CARTHAGE
    assert allied_cards(s.p, CARTHAGE) == 6
    s.p.fighting().allies_gone = [0, 1]
    assert allied_cards(s.p, CARTHAGE) == 2


@pytest.mark.rule("hannibal", "14.1")
@pytest.mark.rule("hannibal", "14.4")
@pytest.mark.rule("hannibal", "20.9")
def test_14_1_what_each_side_is_dealt_for() -> None:
    s = Scene(CARTHAGE, "epidemic").put("hannibal", "roma", 6).put("rome", "roma", 4).battle(CARTHAGE, "roma")
    s.p.fighting().chief = [-1, general("hannibal")]
    assert cards_from(s.p, ROME) == [4, 0, 0, 0, 0, 2, 0]
    assert cards_from(s.p, CARTHAGE) == [6, 4, 0, 0, 0, 0, 0]
    s.army("hannibal", 6)
    s.p.marching().intercepted = 1
    assert cards_from(s.p, ROME)[3:5] == [1, 0]
    assert cards_from(s.p, CARTHAGE)[3:5] == [0, 0]
    s.p.marching().intercepted = 0
    s.p.marching().avoid_failed = 1
    assert cards_from(s.p, ROME)[3:5] == [0, -1]
    assert cards_from(s.p, CARTHAGE)[3:5] == [0, 0]
    s.battle(ROME, "boii").put("carthage", "boii", 3)
    assert cards_from(s.p, CARTHAGE)[5:] == [0, 1]
    assert cards_from(s.p, ROME)[5:] == [0, 0]
    s.p.tribe[space("boii")] = 0
    assert cards_from(s.p, CARTHAGE)[6] == 0
    s.p.cu[PLACES + space("boii")] = 30
    assert cards_due(s.p, CARTHAGE) == 20
    s.p.cu[PLACES + space("boii")] = 0
    assert cards_due(s.p, CARTHAGE) == 0


# ---------------------------------------------------------------- 15, 16 ways out


def field(side: int, cu: int = 4) -> Scene:
    """A battle in Numantia that `side` has lost; everything around belongs to nobody."""
    s = Scene(CARTHAGE)
    for place in range(len(BOARD.spaces)):
        s.p.control[place] = NEUTRAL
        s.p.tribe[place] = 0
    s.put("hannibal" if side == CARTHAGE else "nero", "numantia", cu)
    s.battle(1 - side, "numantia").p.fighting().came_from = space("iberus")
    return s


def ways(s: Scene, side: int) -> list[list[str]]:
    return sorted([[BOARD.spaces[one] for one in path] for path in retreat_paths(s.p, side, space("numantia"))])


@pytest.mark.rule("hannibal", "15.1")
@pytest.mark.rule("hannibal", "15.2")
def test_15_1_the_nearest_refuge_and_never_the_way_the_attacker_came() -> None:
    s = field(ROME)
    assert ways(s, ROME) == []
    s.mark(ROME, "toletum")
    assert ways(s, ROME) == [["segovia", "toletum"]]
    s.mark(ROME, "bilbilis", "iberus")
    assert ways(s, ROME) == [["bilbilis"]]
    s.put("carthage", "bilbilis", 1)
    assert ways(s, ROME) == [["segovia", "toletum"]]
    s.p.cu[PLACES + space("bilbilis")] = 0
    s.p.fighting().came_from = -1
    s.p.fighting().port = space("bilbilis")
    assert ["bilbilis"] not in ways(s, ROME)
    assert ["iberus"] in ways(s, ROME)


@pytest.mark.rule("hannibal", "15.1")
def test_15_1_a_larger_force_of_ones_own_is_a_refuge() -> None:
    s = field(ROME)
    s.put("rome", "segovia", 4)
    assert ways(s, ROME) == []
    s.put("rome", "segovia", 1)
    assert ways(s, ROME) == [["segovia"]]


@pytest.mark.rule("hannibal", "15.1")
@pytest.mark.rule("hannibal", "15.3")
def test_15_1_a_longer_way_that_costs_less_may_be_taken() -> None:
    s = field(ROME).mark(CARTHAGE, "bilbilis").mark(ROME, "segobriga")
    assert toll(s.p, ROME, space("bilbilis")) == 1
    assert toll(s.p, ROME, space("numantia")) == 0
    assert ways(s, ROME) == [["bilbilis", "segobriga"], ["segovia", "segobriga"]]
    s.mark(CARTHAGE, "segovia")
    s.p.control[space("segobriga")] = NEUTRAL
    s.mark(ROME, "laminium")
    short = [path for path in ways(s, ROME) if len(path) == 3]
    assert short
    assert all(len(path) == 3 for path in ways(s, ROME))
    s.put("carthage", "bilbilis", 2)
    assert toll(s.p, ROME, space("bilbilis")) == 3


@pytest.mark.rule("hannibal", "15.2")
def test_15_2_a_beaten_attacker_goes_first_where_he_came_from() -> None:
    s = field(CARTHAGE)
    s.p.fighting().attacker = CARTHAGE
    s.mark(CARTHAGE, "segovia", "ilerda")
    assert ways(s, CARTHAGE) == [["iberus", "ilerda"]]
    s.mark(CARTHAGE, "iberus")
    assert ways(s, CARTHAGE) == [["iberus"]]
    s.p.fighting().came_from = -1
    assert ways(s, CARTHAGE) == []
    s.p.fighting().came_from = inside("roma")
    assert ways(s, CARTHAGE) == []


@pytest.mark.rule("hannibal", "15.2")
def test_15_2_four_spaces_at_most_and_hanno_not_out_of_africa() -> None:
    s = field(ROME)
    reach = {0: {space("numantia")}}
    seen = {space("numantia"), space("iberus")}
    for step in range(1, 6):
        reach[step] = {b for a in reach[step - 1] for b in BOARD.road[a]} - seen
        seen |= reach[step]
    far = [BOARD.spaces[one] for one in sorted(reach[4])]
    s.mark(ROME, far[0])
    assert {len(path) for path in ways(s, ROME)} == {4}
    farther = [BOARD.spaces[one] for one in sorted(reach[5])]
    s.mark(NEUTRAL, far[0]).mark(ROME, *farther)
    assert ways(s, ROME) == []
    s = field(CARTHAGE).mark(CARTHAGE, "segovia")
    assert ways(s, CARTHAGE) == [["segovia"]]
    s.put("hannon", "numantia")
    assert ways(s, CARTHAGE) == []


@pytest.mark.rule("hannibal", "16.2")
@pytest.mark.rule("hannibal", "16.3")
def test_16_3_where_a_side_may_break_off_to() -> None:
    s = field(ROME)
    around = names(BOARD.road[space("numantia")])
    assert names(withdrawal_spaces(s.p, ROME)) == around - {"iberus"}
    s.mark(CARTHAGE, "segovia")
    assert names(withdrawal_spaces(s.p, ROME)) == around - {"iberus", "segovia"}
    s.mark(NEUTRAL, "segovia").put("carthage", "segovia", 1)
    assert names(withdrawal_spaces(s.p, ROME)) == around - {"iberus", "segovia"}
    s.p.cu[PLACES + space("segovia")] = 0
    s.put("fabius", "numantia")
    assert withdrawal_spaces(s.p, ROME) == []
    s = field(CARTHAGE)
    s.p.fighting().attacker = CARTHAGE
    assert names(withdrawal_spaces(s.p, CARTHAGE)) == {"iberus"}
    s.mark(ROME, "iberus")
    assert withdrawal_spaces(s.p, CARTHAGE) == []
    s.p.fighting().came_from = -1
    assert withdrawal_spaces(s.p, CARTHAGE) == []
    s.p.fighting().came_from = inside("roma")
    assert withdrawal_spaces(s.p, CARTHAGE) == [space("numantia")]


@pytest.mark.rule("hannibal", "20.7")
@pytest.mark.rule("hannibal", "15.4")
def test_20_7_which_generals_may_hide_behind_walls() -> None:
    s = Scene(CARTHAGE).put("nero", "capua", 3).put("varro", "capua")
    nero, here = general("nero"), space("capua")
    assert can_hide(s.p, nero, here)
    s.siege("capua", 1, CARTHAGE)
    assert not can_hide(s.p, nero, here)
    s.battle(ROME, "capua")
    battle = s.p.fighting()
    assert not can_hide(s.p, nero, here)
    battle.came_out = 1 << nero
    assert can_hide(s.p, nero, here)
    assert not can_hide(s.p, general("varro"), here)
    battle.came_out = 0
    s.siege("capua", 0, NEUTRAL)
    assert not can_hide(s.p, nero, here)
    battle.loser = ROME
    assert can_hide(s.p, nero, here)
    s.siege("capua", 1, CARTHAGE)
    assert not can_hide(s.p, nero, here)


# ---------------------------------------------------------------- 19, 22, 23 politics


@pytest.mark.rule("hannibal", "19.2")
def test_19_2_where_a_marker_may_be_placed() -> None:
    s = Scene(ROME).mark(NEUTRAL, "sena").mark(CARTHAGE, "arpi")
    assert key(forbids_marker(s.p, ROME, space("sena"))) == ""
    assert key(forbids_marker(s.p, ROME, space("cannae"))) == "no-marker"
    assert key(forbids_marker(s.p, ROME, space("arverni"))) == "no-marker"
    assert key(forbids_marker(s.p, CARTHAGE, space("roma"))) == "no-marker"
    assert key(forbids_marker(s.p, ROME, space("arpi"))) == "no-marker"
    s.put("rome", "arpi", 1)
    assert key(forbids_marker(s.p, ROME, space("arpi"))) == ""
    s.p.truce = 1
    assert key(forbids_marker(s.p, ROME, space("arpi"))) == "truce"
    assert key(forbids_marker(s.p, ROME, space("sena"))) == ""
    s.p.truce = 0
    s.put("carthage", "sena", 1)
    assert key(forbids_marker(s.p, ROME, space("sena"))) == "no-marker"
    s.put("rome", "roma", 1).mark(NEUTRAL, "roma")
    assert key(forbids_marker(s.p, CARTHAGE, space("roma"))) == "no-marker"


@pytest.mark.rule("hannibal", "19.4")
def test_19_4_what_keeps_a_marker_from_isolation() -> None:
    s = Scene(ROME)
    for place in range(len(BOARD.spaces)):
        s.p.control[place] = NEUTRAL
        s.p.tribe[place] = 0
    s.mark(ROME, "segovia")
    assert names(isolated(s.p, ROME)) == {"segovia"}
    s.put("rome", "toletum", 1)
    assert isolated(s.p, ROME) == []
    s.p.cu[space("toletum")] = 0
    s.mark(ROME, "tarraco")
    assert isolated(s.p, ROME) == []
    around = [BOARD.spaces[one] for one in BOARD.near[space("segovia")]]
    s.mark(CARTHAGE, *around)
    assert names(isolated(s.p, ROME)) == {"segovia"}
    s.mark(NEUTRAL, "numantia").put("carthage", "numantia", 1)
    assert names(isolated(s.p, ROME)) == {"segovia"}
    s.p.cu[PLACES + space("numantia")] = 0
    assert isolated(s.p, ROME) == []
    s.p.tribe[space("numantia")] = 1
    assert names(isolated(s.p, ROME)) == {"segovia"}
    s.p.tribe[space("numantia")] = 0
    s.mark(ROME, "numantia").put("carthage", "numantia", 1)
    assert isolated(s.p, ROME) == []
    s = Scene(ROME).mark(NEUTRAL, "carthago")
    assert "carthago" not in names(isolated(s.p, CARTHAGE))


@pytest.mark.rule("hannibal", "19.4")
def test_19_4_no_line_of_support_crosses_a_pass() -> None:
    s = Scene(ROME)
    for place in range(len(BOARD.spaces)):
        s.p.control[place] = NEUTRAL
        s.p.tribe[place] = 0
    s.mark(ROME, "mutina").put("rome", "faesulae", 1)
    for name in ("verona", "boii", "ariminum"):
        s.mark(CARTHAGE, name)
    assert names(isolated(s.p, ROME)) == {"mutina"}
    s.mark(ROME, "ariminum")
    assert names(isolated(s.p, ROME)) == set()


@pytest.mark.rule("hannibal", "15.6")
@pytest.mark.rule("hannibal", "22.3")
def test_22_3_who_cannot_give_enough_has_lost() -> None:
    for side, results in ((ROME, [0, 2]), (CARTHAGE, [2, 0])):
        s = Scene(ROME)
        sue_for_peace(s.p, side)
        assert s.p.result is not None
        assert (s.p.result.key, s.p.result.results) == ("sues-for-peace", results)
    s = Scene(ROME)
    for place in range(len(BOARD.spaces)):
        s.p.control[place] = NEUTRAL
    s.mark(ROME, "sena", "arpi", "roma").begin(MustRemove(ROME, 2, 0))
    assert s.asked() == ("rome", "remove-marker")
    s.play("remove-marker sena", "remove-marker arpi")
    assert s.ended() == ""
    s.begin(MustRemove(ROME, 1, 1))
    assert s.ended() == ""
    s.begin(MustRemove(ROME, 0, 0))
    assert s.ended() == ""
    s.begin(MustRemove(ROME, 1, 0))
    assert s.ended() == "sues-for-peace"


@pytest.mark.rule("hannibal", "23")
def test_23_all_of_italy_but_latium() -> None:
    s = Scene(ROME)
    for place in BOARD.italian:
        if BOARD.province[place] != BOARD.latium:
            s.p.control[place] = CARTHAGE
    assert holds_italy(s.p)
    for place in BOARD.in_province[BOARD.province[space("sena")]]:
        s.p.control[place] = ROME
    assert not holds_italy(s.p)


@pytest.mark.rule("hannibal", "24")
def test_24_the_talents_printed_for_each_general() -> None:
    def row(values: list[int]) -> dict[str, int]:
        return dict(zip(GENERAL_IDS, values, strict=True))

    assert row(BOARD.strategy)["fabius"] == 3
    assert row(BOARD.intercepts)["varro"] == 4
    assert row(BOARD.intercepts)["giscon"] == 3
    assert row(BOARD.pursues)["flaminius"] == row(BOARD.cancels)["flaminius"] == 4
    assert row(BOARD.pursues)["longus"] == row(BOARD.battle)["longus"]
    assert (row(BOARD.counters_as_attacker)["longus"], row(BOARD.counters_as_defender)["longus"]) == (2, 1)
    assert (row(BOARD.counters_as_attacker)["paulus"], row(BOARD.counters_as_defender)["paulus"]) == (2, 3)
    assert row(BOARD.naval_bonus)["magon"] == -1
    assert row(BOARD.naval_bonus)["hannibal"] == 0
    assert row(BOARD.siege_bonus)["marcellus"] == 1
    assert row(BOARD.siege_bonus)["nero"] == 0
    assert row(BOARD.siege_dice)["scipio-africanus"] == 2
    assert row(BOARD.siege_dice)["nero"] == 1
    assert row(BOARD.campaign_spaces)["nero"] == 6
    assert row(BOARD.campaign_spaces)["hannibal"] == 4
    confined = {name: place for name, place in row(BOARD.confined).items() if place >= 0}
    assert set(confined) == {"hannon", "fabius"}
    assert [name for name, pooled in zip(GENERAL_IDS, BOARD.pool, strict=True) if pooled] == [
        "p-scipio",
        "longus",
        "flaminius",
        "fabius",
        "marcellus",
        "nero",
        "varro",
        "paulus",
    ]
