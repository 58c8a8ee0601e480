"""1. Rome against an active conflict; 7. allied to captured provinces."""

import pytest

from quadriga.games.republic.combat.active_conflict import needs_naval_battle
from quadriga.games.republic.combat.allied_conflict import conflict_land, conflict_naval, conflict_support
from rules.republic.scene import ARMY, CARDS, Scene, active, army, conflict, phase

NAVAL_CARDS = {"punic_1", "pirates_1", "pirates_2", "alexandrine"}


@pytest.mark.rule("republic", "1")
@pytest.mark.rule("republic", "1.1")
def test_1_1_a_conflict_with_a_fleet_is_fought_at_sea_first() -> None:
    for id, at in CARDS.conflict_of.items():
        scene = conflict(id)
        assert needs_naval_battle(scene.p, at) == (id in NAVAL_CARDS)
    assert conflict("punic_1").roll(3).told("fought")[0][2] == "naval"
    assert conflict("punic_1", fleet_defeated=True).roll(3).told("fought")[0][2] == "land"


@pytest.mark.rule("republic", "1.2")
def test_1_2_fleets_and_rating_against_naval_strength() -> None:
    scene = conflict("punic_1", military=4, fleets=9, leaders=["hamilcar"], omens=2).roll(10)
    assert scene.told("fought") == [[ARMY, "punic-1", "naval", "13", "13"]]
    assert scene.told("rolled")[0][:3] == ["10", "2", "8"]


@pytest.mark.rule("republic", "1.2.1")
def test_1_2_1_naval_disaster() -> None:
    scene = conflict("punic_1", legions=5, fleets=9).roll(13)
    assert scene.result() == "disaster"
    assert scene.chits_owed() == 8
    scene.spare()
    assert scene.lost(ARMY) == {"legion": 3, "fleet": 5}
    assert scene.p.unrest == 1
    assert scene.told("promoted") == []
    assert scene.ended() == "confrontation-over"


@pytest.mark.rule("republic", "1.2.2")
def test_1_2_2_naval_standoff() -> None:
    scene = conflict("punic_1", legions=5, fleets=9).roll(11)
    assert scene.result() == "standoff"
    scene.spare()
    assert scene.lost(ARMY) == {"legion": 2, "fleet": 3}
    assert scene.p.unrest == 0
    assert scene.told("promoted") == [[ARMY, "1", "general"]]


@pytest.mark.rule("republic", "1.2.3")
def test_1_2_3_naval_defeat() -> None:
    scene = conflict("punic_1", legions=5, fleets=7).roll(7)  # 10 - 10 + 7
    assert scene.result() == "defeat"
    assert scene.lost(ARMY) == {"legion": 1, "fleet": 1}
    assert scene.fate() == "killed"
    assert scene.p.unrest == 2
    assert scene.told("promoted") == []


@pytest.mark.rule("republic", "1.2.3")
def test_1_2_3_naval_stalemate() -> None:
    scene = conflict("punic_1", legions=5, fleets=7).roll(12).spare()
    assert scene.result() == "stalemate"
    assert scene.p.unrest == 0
    assert scene.told("promoted") == [[ARMY, "1", "general"]]
    assert scene.told("fleet-defeated") == []


@pytest.mark.rule("republic", "1.2.3")
def test_1_2_3_naval_victory_is_for_good_and_may_open_the_land_battle() -> None:
    scene = conflict("punic_1", legions=8, fleets=17).roll(12).spare()
    assert scene.p.unrest == -1
    assert scene.told("fame") == [["general", "5", "5"]]
    assert scene.told("promoted") == [[ARMY, "1", "general"]]
    assert scene.told("fleet-defeated") == [["punic-1"]]
    assert scene.p.marker[CARDS.conflict_of["punic_1"]] == 1
    assert scene.verb() == "go-on"
    scene.play("go-on").roll(12)
    assert scene.told("fought")[1][2] == "land"


@pytest.mark.rule("republic", "1.2.3")
def test_1_2_3_the_general_may_halt() -> None:
    scene = conflict("punic_1", legions=8, fleets=17).roll(12).play("halt")
    assert scene.told("halted") == [[ARMY]]
    assert scene.ended() == "confrontation-over"


@pytest.mark.rule("republic", "1.2.4")
@pytest.mark.parametrize(("total", "unrest", "promoted"), [(7, 2, 0), (11, 0, 1), (12, 0, 1), (13, 1, 0)])
def test_1_2_4_any_result_but_victory_ends_the_turn_of_the_expedition(total: int, unrest: int, promoted: int) -> None:
    scene = conflict("punic_1", legions=8, fleets=7).roll(total).spare()
    assert scene.ended() == "confrontation-over"
    assert (scene.p.unrest, len(scene.told("promoted"))) == (unrest, promoted)
    assert len(scene.told("fought")) == 1


@pytest.mark.rule("republic", "1.3.1")
def test_1_3_1_without_the_support_needed_the_fight_stops_at_once() -> None:
    scene = conflict("punic_2", legions=20, fleets=4)
    assert scene.told("stopped") == [[ARMY, "4", "5"]]
    assert scene.told("fought") == []
    assert conflict("punic_2", legions=20, fleets=5).verb() == "roll"


@pytest.mark.rule("republic", "1.3")
@pytest.mark.rule("republic", "1.3.2")
def test_1_3_2_legions_veterans_and_rating_against_land_strength() -> None:
    scene = conflict("punic_2", military=4, legions=8, veterans=3, leaders=["hannibal"], omens=1).roll(14)
    assert scene.told("fought") == [[ARMY, "punic-2", "land", "18", "22"]]
    assert scene.told("rolled")[0][:3] == ["14", "1", "9"]


@pytest.mark.rule("republic", "1.3.3")
def test_1_3_3_land_disaster() -> None:
    scene = conflict("jugurthine", legions=7, fleets=3).roll(14)
    scene.play("draw-chit blank", "draw-chit blank", "draw-chit blank", "draw-chit blank", "draw-chit 9")
    scene.play("draw-chit 1")
    assert scene.fate() == "captured"
    assert scene.lost(ARMY) == {"legion": 4, "fleet": 2}
    assert scene.p.unrest == 1
    assert scene.told("promoted-free") == []


@pytest.mark.rule("republic", "1.3.4")
def test_1_3_4_land_standoff() -> None:
    scene = conflict("jugurthine", legions=7, fleets=3).roll(13)
    scene.play("draw-chit blank", "draw-chit blank", "draw-chit 1")
    assert scene.fate() == "captured"
    assert scene.lost(ARMY) == {"legion": 2, "fleet": 1}
    assert scene.p.unrest == 0
    assert scene.told("promoted-free") == [[ARMY, "1"]]


@pytest.mark.rule("republic", "1.3.5")
def test_1_3_5_land_defeat() -> None:
    scene = conflict("jugurthine", legions=5, fleets=3).roll(7)  # 8 - 8 + 7
    assert scene.result() == "defeat"
    assert scene.fate() == "killed"
    assert scene.p.unrest == 2


@pytest.mark.rule("republic", "1.3.5")
def test_1_3_5_land_victory() -> None:
    scene = conflict("jugurthine", legions=8, fleets=3).roll(15).spare()
    assert scene.status("jugurthine") == "beaten"
    assert scene.told("discarded-card") == [["jugurthine"]]
    assert scene.p.unrest == -1
    assert scene.told("fame") == [["general", "4", "4"]]
    assert scene.told("spoils") == [["jugurthine", "25"]]
    assert scene.p.treasury == 25
    assert scene.told("promoted") == [[ARMY, "1", "general"]]


@pytest.mark.rule("republic", "1.3.5")
@pytest.mark.rule("republic", "A52")
def test_a52_a_revolt_brings_no_spoils() -> None:
    assert conflict("numantine", legions=20).roll(17).p.treasury == 0
    greece = {"province": "greece", "governor": {"military": 2}}
    war = phase(conflicts=active("macedonian_3"), expeditions=[army("macedonian_3", legions=20, fleets=9)]).roll(17)
    assert war.p.treasury == 35
    revolt = phase(
        conflicts=active("macedonian_3"),
        provinces=[greece],
        expeditions=[army("macedonian_3", legions=20, fleets=9)],
    ).roll(17)
    assert revolt.p.treasury == 0


@pytest.mark.rule("republic", "A19")
def test_a19_naval_and_land_victory_in_one_turn_both_count() -> None:
    scene = conflict("punic_1", legions=20, fleets=25).roll(12).play("go-on").roll(12).spare()
    assert scene.p.unrest == -2
    assert scene.told("fame") == [["general", "5", "5"], ["general", "5", "5"]]
    assert len(scene.told("promoted")) == 2


@pytest.mark.rule("republic", "A51")
def test_a51_the_pirates_are_those_of_cilicia() -> None:
    for id in ("pirates_1", "pirates_2"):
        assert conflict(id, fleets=20).roll(3).told("fought")[0][2] == "naval"


# ---------------------------------------------------------------- 7


def allied(id: str, *captured: dict[str, object], options: dict[str, str] | None = None, **more: object) -> Scene:
    plain = {"general": {"military": 4}, "legions": 15, "fleets": 20, **more}
    return Scene(options, confrontation="allied-conflict", conflict=id, captured=list(captured), **plain)


ASIA: dict[str, object] = {"province": "asia", "developed": True, "militia": 4, "flotillas": 3}
BITHYNIA: dict[str, object] = {"province": "bithynia", "militia": 1, "flotillas": 3}


@pytest.mark.rule("republic", "7")
@pytest.mark.rule("republic", "7.1")
def test_7_1_militia_and_natives_of_all_captured_provinces_add_to_the_land_strength() -> None:
    scene = allied("mithridatic_1", ASIA, BITHYNIA, leaders=["mithridates_vi"])
    assert conflict_land(scene.p, CARDS.conflict_of["mithridatic_1"]) == 10 + 4 + (4 + 6) + (1 + 2)
    bare = allied("mithridatic_1", {"province": "asia", "developed": True})
    assert conflict_land(bare.p, CARDS.conflict_of["mithridatic_1"]) == 10 + 6


@pytest.mark.rule("republic", "7.2")
def test_7_2_captured_ships_add_to_the_support() -> None:
    scene = allied("mithridatic_1", ASIA)
    assert conflict_support(scene.p, CARDS.conflict_of["mithridatic_1"]) == 5 + 3 + 5


@pytest.mark.rule("republic", "7.2")
@pytest.mark.rule("republic", "A49")
def test_7_2_pirates_split_captured_ships_between_strength_and_support() -> None:
    pirates = CARDS.conflict_of["pirates_1"]
    odd = {**BITHYNIA, "flotillas": 2}  # seven ships
    scene = allied("pirates_1", odd)
    assert (conflict_naval(scene.p, pirates), conflict_support(scene.p, pirates)) == (8 + 4, 2 + 3)
    scene = allied("pirates_1", odd, options={"pirate-ships": "full-support"})
    assert (conflict_naval(scene.p, pirates), conflict_support(scene.p, pirates)) == (8 + 4, 2 + 7)


@pytest.mark.rule("republic", "7.3")
def test_7_3_a_conflict_raises_no_units() -> None:
    africa = {"province": "africa", "developed": True, "militia": 3, "governor": {"military": 2}}
    scene = phase(conflicts=active("jugurthine"), provinces=[africa]).roll(8)  # 2 + 4 - 8 + 8 = 6: two die
    scene.play("lose-land 0 0 1")
    assert scene.told("province-taken") == [["africa", "jugurthine"]]
    assert [scene.units("africa", unit) for unit in ("native", "native-flotilla")] == [4, 5]
    assert [scene.units("africa", unit) for unit in ("militia", "flotilla")] == [2, 0]


@pytest.mark.rule("republic", "7.4")
@pytest.mark.rule("republic", "A47")
@pytest.mark.parametrize(("total", "result"), [(14, "standoff"), (11, "stalemate")])
def test_7_4_the_conflict_loses_militia_for_legions_and_flotillas_for_fleets(total: int, result: str) -> None:
    scene = allied("mithridatic_1", {**ASIA, "flotillas": 1}).roll(total).spare()  # 19 - 20 + 11 = 10
    assert scene.result() == result
    lost = scene.lost(ARMY)
    assert (lost["legion"], lost["fleet"]) == ((4, 5) if result == "standoff" else (3, 3))
    assert scene.told("conflict-lost") == [
        ["mithridatic-1", "militia", str(lost["legion"]), "asia"],
        ["mithridatic-1", "flotilla", "1", "asia"],
    ]


@pytest.mark.rule("republic", "7.4")
@pytest.mark.parametrize(("total", "result"), [(13, "disaster"), (7, "defeat")])
def test_7_4_the_conflict_loses_nothing_in_disaster_and_defeat(total: int, result: str) -> None:
    scene = allied("mithridatic_1", ASIA).roll(total).spare()
    assert scene.result() == result
    assert scene.told("conflict-lost") == []


@pytest.mark.rule("republic", "7.5")
@pytest.mark.rule("republic", "A48")
def test_7_5_a_victory_frees_the_provinces_undeveloped_and_empty() -> None:
    scene = allied("mithridatic_1", ASIA, BITHYNIA, legions=25, fleets=25).roll(17).spare()
    assert scene.result() == "victory"
    assert scene.told("fame") == [["general", "5", "5"]]
    assert [one[0] for one in scene.told("province-freed")] == ["asia", "bithynia"]
    assert scene.holder("asia") == 1
    assert scene.p.developed[CARDS.province_of["asia"]] == 0
    assert scene.units("asia", "militia") + scene.units("asia", "flotilla") == 0


@pytest.mark.rule("republic", "R-03")
def test_r03_captured_provinces_lose_units_in_the_order_of_the_list() -> None:
    scene = allied("mithridatic_1", {**BITHYNIA, "flotillas": 0}, {**ASIA, "militia": 2, "flotillas": 0}).roll(14)
    scene.spare()
    assert scene.told("conflict-lost") == [
        ["mithridatic-1", "militia", "2", "asia"],
        ["mithridatic-1", "militia", "1", "bithynia"],
    ]
