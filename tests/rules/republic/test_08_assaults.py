"""8. A conflict assaults provinces."""

from typing import Any

import pytest

from quadriga.games.republic.combat.assault import assault_land, assault_naval, assault_support
from rules.republic.scene import CARDS, Scene, active, army, assault, phase

AFRICA: dict[str, object] = {"province": "africa", "developed": True}
CRETE: dict[str, object] = {"province": "crete_cyrene"}
SARDINIA: dict[str, object] = {"province": "sardinia_corsica"}
BITHYNIA: dict[str, object] = {"province": "bithynia"}


def africa_in(*expeditions: dict[str, object], **more: Any) -> Scene:
    """A phase with the Jugurthine War and a guarded Africa."""
    africa = {**AFRICA, "governor": {"military": 2}, "legions": 1, "militia": 6}
    return phase(conflicts=active("jugurthine"), provinces=[africa], expeditions=list(expeditions), **more)


@pytest.mark.rule("republic", "8")
@pytest.mark.rule("republic", "8.1")
@pytest.mark.rule("republic", "8.1.1")
def test_8_1_1_a_conflict_nobody_fights_assaults() -> None:
    scene = africa_in().roll(9)
    assert scene.told("assaulted") == [["africa", "jugurthine", "land", "13", "8"]]


@pytest.mark.rule("republic", "8.1.1")
@pytest.mark.rule("republic", "A21")
@pytest.mark.parametrize(("total", "assaults"), [(14, True), (7, True), (13, False), (12, False)])
def test_8_1_1_after_disaster_or_defeat_but_not_otherwise(total: int, assaults: bool) -> None:
    scene = africa_in(army("jugurthine", military=3, legions=5, fleets=5)).roll(total).spare()
    assert (scene.verb() == "roll") == assaults
    assert scene.ended() == ("" if assaults else "phase-over")


@pytest.mark.rule("republic", "8.1.1")
@pytest.mark.rule("republic", "A21")
def test_a21_one_expedition_that_held_is_enough() -> None:
    two = [army("jugurthine", military=3, legions=5, fleets=5), army("jugurthine", military=3, legions=5, fleets=5)]
    scene = africa_in(*two).play("fight expedition-1").roll(7).roll(12).spare()
    assert scene.told("assaulted") == []
    assert scene.ended() == "phase-over"


@pytest.mark.rule("republic", "A22")
def test_a22_an_expedition_stopped_for_lack_of_fleets() -> None:
    assert africa_in(army("jugurthine", fleets=0)).verb() == "roll"
    crete = {**CRETE, "governor": {"military": 2}}
    scene = phase(
        conflicts=active("pirates_1"), provinces=[crete], expeditions=[army("pirates_1", legions=6, fleets=9)]
    )
    scene.roll(10).spare()  # 13 - 8 + 10 = 15
    assert scene.told("fleet-defeated") == [["pirates-1"]]
    scene.play("halt")
    assert scene.told("assaulted") == []


@pytest.mark.rule("republic", "A23")
def test_a23_inactive_conflicts_do_not_assault_unprosecuted_ones_do() -> None:
    africa = {**AFRICA, "governor": {"military": 2}}
    asleep = phase(conflicts=[{"conflict": "jugurthine", "status": "inactive"}], provinces=[africa])
    assert asleep.ended() == "phase-over"
    alone = phase(conflicts=[{"conflict": "jugurthine", "status": "unprosecuted"}], provinces=[africa])
    assert alone.verb() == "roll"


@pytest.mark.rule("republic", "8.1.2")
def test_8_1_2_the_first_listed_province_that_exists_and_is_not_captured() -> None:
    greece = {"province": "greece", "governor": {"military": 2}}
    scene = phase(conflicts=active("macedonian_1"), provinces=[greece]).roll(17)
    assert scene.told("assaulted")[0][0] == "greece"
    held = {"province": "illyricum", "holder": "macedonian_2"}
    scene = phase(conflicts=active("macedonian_1", "gladiator"), provinces=[greece]).roll(17)
    assert scene.told("assaulted")[0][0] == "greece"
    scene = phase(conflicts=active("macedonian_2"), provinces=[held, greece]).roll(17)
    assert [one[0] for one in scene.told("assaulted")] == ["greece"]


@pytest.mark.rule("republic", "8.1.2")
def test_8_1_2_pirates_spare_a_developed_bithynia_on_the_cards_only() -> None:
    developed = {**BITHYNIA, "developed": True}
    assert assault("pirates_1", developed).verb() == "roll"
    assert assault("pirates_1", developed, options={"pirate-targets": "card-1990"}).ended() == "confrontation-over"
    assert assault("pirates_1", BITHYNIA, options={"pirate-targets": "card-1990"}).verb() == "roll"


@pytest.mark.rule("republic", "8.1.2")
@pytest.mark.rule("republic", "R-22")
@pytest.mark.parametrize(("targets", "first"), [
    ("house", "crete-cyrene"), ("card-1990", ""), ("card-2009", "cilicia-cyprus"), ("errata", "crete-cyrene"),
])  # fmt: skip
def test_r22_the_targets_of_the_pirates_are_an_option(targets: str, first: str) -> None:
    provinces = [{"province": id, "governor": {"military": 1}} for id in ("crete_cyrene", "cilicia_cyprus", "bithynia")]
    scene = phase({"pirate-targets": targets}, conflicts=active("pirates_2"), provinces=provinces)
    assert scene.told("no-income")[:1] == ([[first]] if first else [])


@pytest.mark.rule("republic", "8.1.3")
def test_8_1_3_a_province_under_assault_yields_no_income() -> None:
    assert assault("jugurthine", AFRICA).told("no-income") == [["africa"]]


@pytest.mark.rule("republic", "8.1.4")
@pytest.mark.rule("republic", "A31")
def test_8_1_4_leaders_and_captured_militia_help_but_no_multiplier_and_no_natives() -> None:
    held = [{"province": "asia", "developed": True, "militia": 4, "flotillas": 3}]
    scene = assault("mithridatic_1", BITHYNIA, captured=held, leaders=["mithridates_vi"], active_in_group=2)
    at = CARDS.conflict_of["mithridatic_1"]
    assert assault_land(scene.p, at) == 10 + 4 + 4
    assert assault_support(scene.p, at) == 5 + 2
    pirates = assault("pirates_1", BITHYNIA, captured=held)
    at = CARDS.conflict_of["pirates_1"]
    assert assault_naval(pirates.p, at) == 8 + 2
    assert assault_support(pirates.p, at) == 2 + 1


@pytest.mark.rule("republic", "8.1.5")
@pytest.mark.rule("republic", "R-16")
def test_8_1_5_a_fallen_province_joins_the_conflict_and_its_garrison_goes_to_rome() -> None:
    strong = {**AFRICA, "legions": 2, "veterans": 1, "fleets": 1, "militia": 3}
    scene = assault("jugurthine", strong).roll(5)  # 2 + 2 + 2 + 7 - 8 + 5 = 10: three
    scene.play("lose-land 0 0 3", "lose-naval 0 0").kill()
    assert scene.told("province-taken") == [["africa", "jugurthine"]]
    assert [scene.units("rome", unit) for unit in ("legion", "veteran", "fleet")] == [1, 2, 1]
    assert scene.holder("africa") == 3 + CARDS.conflict_of["jugurthine"]
    assert scene.units("africa", "legion") == 0


@pytest.mark.rule("republic", "8.1.5")
@pytest.mark.rule("republic", "A27")
@pytest.mark.parametrize("captured", [True, False])
def test_a27_a_governor_dead_or_captured_loses_the_province_and_the_chain_goes_on(captured: bool) -> None:
    greece = {"province": "greece", "governor": {"military": 2, "chit": 20}, "legions": 2}
    illyricum = {"province": "illyricum", "governor": {"military": 2, "chit": 10}, "legions": 2, "militia": 5}
    scene = assault("macedonian_3", illyricum, greece).roll(7)  # 10: three
    scene.play("lose-land 0 0 3")
    order = ["20", "21", "10"] if captured else ["10", "20", "21"]
    for chit in order:
        if scene.verb() == "draw-chit":
            scene.play(f"draw-chit {chit}")
    assert scene.fate() == ("captured" if captured else "killed")
    assert scene.told("province-taken") == [["illyricum", "macedonian-3"]]
    assert scene.told("no-income")[-1] == ["greece"]


@pytest.mark.rule("republic", "A24")
def test_a24_a_province_without_a_governor_falls_without_a_fight() -> None:
    scene = assault("jugurthine", {**AFRICA, "governor": None, "militia": 9, "legions": 3})
    assert scene.told("no-governor") == [["africa"]]
    assert scene.told("province-taken") == [["africa", "jugurthine"]]
    assert scene.units("rome", "legion") == 3


@pytest.mark.rule("republic", "A26")
def test_a26_units_captured_on_the_way_help_at_once() -> None:
    illyricum: dict[str, object] = {"province": "illyricum", "governor": None, "militia": 5}
    scene = assault("macedonian_3", illyricum, {"province": "greece"}).roll(17)
    assert scene.told("assaulted")[0][-1] == str(8 + 5)


@pytest.mark.rule("republic", "A29")
def test_a29_the_numbers_count_in_an_assault_after_a_roman_disaster() -> None:
    scene = africa_in(army("jugurthine", legions=5, fleets=5)).roll(14).spare().roll(14)
    assert scene.result() == "disaster"


# ---------------------------------------------------------------- 8.2


def crete(**more: object) -> dict[str, object]:
    return {**CRETE, "legions": 1, "militia": 3, "flotillas": 5, "fleets": 1, **more}


@pytest.mark.rule("republic", "8.2")
def test_8_2_ships_and_rating_against_naval_strength_omens_for_loyal_governors_only() -> None:
    loyal = assault("pirates_1", crete(), omens=2).roll(11)
    assert loyal.told("assaulted") == [["crete-cyrene", "pirates-1", "naval", "13", "8"]]
    assert loyal.told("rolled")[0][1] == "2"
    rebels = assault("pirates_1", crete(loyal=False), omens=2).roll(11)
    assert rebels.told("rolled")[0][1] == "0"
    assert assault("pirates_1", crete(), fleet_defeated=True).roll(11).told("assaulted")[0][2] == "land"


@pytest.mark.rule("republic", "8.2.1")
def test_8_2_1_naval_disaster_half_lost_then_the_land_battle() -> None:
    scene = assault("pirates_1", crete()).roll(18)
    assert scene.result() == "disaster"
    scene.play("lose-land 0 0 3", "lose-naval 0 5")
    assert scene.chits_owed() == 3 + 6
    scene.spare()
    assert scene.told("promoted") == []
    assert scene.p.unrest == 0
    assert scene.roll(8).told("assaulted")[-1][2] == "land"


@pytest.mark.rule("republic", "8.2.2")
def test_8_2_2_naval_standoff_a_quarter_lost_and_as_many_captured_units() -> None:
    held = [{"province": "asia", "militia": 4, "flotillas": 1}]
    scene = assault("pirates_1", crete(), captured=held).roll(15)
    scene.play("lose-land 0 0 2", "lose-naval 0 3").spare()
    assert scene.told("conflict-lost") == [
        ["pirates-1", "militia", "2", "asia"],
        ["pirates-1", "flotilla", "1", "asia"],
    ]
    assert scene.told("promoted") == [["crete-cyrene", "1", "governor"]]
    assert scene.verb() == "roll"


@pytest.mark.rule("republic", "8.2.3")
def test_8_2_3_naval_defeat_the_province_is_taken_and_the_next_one_assaulted() -> None:
    held = [{"province": "asia", "militia": 4}]
    scene = assault("pirates_1", {**SARDINIA, "flotillas": 2}, BITHYNIA, captured=held).roll(10)  # 1 + 1 - 8 + 10
    assert scene.result() == "defeat"
    assert scene.fate() == "killed"
    assert scene.told("conflict-lost") == []
    assert scene.told("province-taken") == [["sardinia-corsica", "pirates-1"]]
    assert scene.told("no-income")[-1] == ["bithynia"]


@pytest.mark.rule("republic", "8.2.4")
@pytest.mark.rule("republic", "A28")
def test_8_2_4_naval_stalemate_losses_on_land_and_at_sea() -> None:
    held = [{"province": "asia", "militia": 4, "flotillas": 0}]
    scene = assault("pirates_1", crete(), captured=held).roll(6)  # 13 - 8 + 6 = 11: two
    scene.play("lose-land 0 0 2", "lose-naval 0 2").spare()
    assert scene.lost("crete-cyrene") == {"militia": 2, "flotilla": 2}
    assert scene.told("conflict-lost") == [["pirates-1", "militia", "2", "asia"]]
    assert scene.told("promoted") == [["crete-cyrene", "1", "governor"]]
    assert scene.verb() == "roll"


@pytest.mark.rule("republic", "8.2.5")
@pytest.mark.rule("republic", "A34")
@pytest.mark.rule("republic", "A35")
@pytest.mark.parametrize("loyal", [True, False])
def test_8_2_5_naval_victory_a_third_for_a_loyal_governor_and_the_marker(loyal: bool) -> None:
    scene = assault("pirates_1", crete(loyal=loyal), active_in_group=2).roll(14)
    assert scene.told("fame") == ([["governor", "3", "3"]] if loyal else [])
    assert scene.told("fleet-defeated") == [["pirates-1"]]
    assert scene.told("promoted") == [["crete-cyrene", "1", "governor"]]
    assert scene.verb() == "roll"


# ---------------------------------------------------------------- 8.3


@pytest.mark.rule("republic", "8.3")
@pytest.mark.rule("republic", "A32b")
def test_8_3_a_province_without_units_of_the_domain_loses_at_once() -> None:
    scene = assault("slave_1", {"province": "sicily"}).roll(18)
    assert scene.told("no-units") == []
    bare = assault("pirates_1", SARDINIA)
    assert bare.told("no-units") == [["sardinia-corsica", "naval"]]
    assert bare.told("province-taken") == [["sardinia-corsica", "pirates-1"]]
    assert bare.fate() == "killed"


@pytest.mark.rule("republic", "8.3")
def test_8_3_too_few_ships_turn_a_victory_into_a_stalemate() -> None:
    illyricum = {"province": "illyricum", "legions": 5, "militia": 5}
    scene = assault("macedonian_3", illyricum).roll(18)  # 2 + 12 - 8 + 18
    assert scene.result() == "stalemate"
    assert scene.told("downgraded") == [["illyricum", "0", "5"]]
    assert scene.status("macedonian-3") == "active"
    assert assault("macedonian_3", {**illyricum, "fleets": 5}).roll(18).result() == "victory"


@pytest.mark.rule("republic", "8.3.1")
def test_8_3_1_land_disaster_the_province_stands_and_the_next_is_assaulted() -> None:
    illyricum = {"province": "illyricum", "legions": 2, "militia": 4}
    scene = assault("macedonian_3", illyricum, {"province": "greece", "governor": {"military": 1}}).roll(8)
    assert scene.result() == "disaster"
    scene.play("lose-land 0 0 4").spare()
    assert scene.told("province-taken") == []
    assert scene.told("promoted") == []
    assert scene.told("no-income")[-1] == ["greece"]


@pytest.mark.rule("republic", "8.3.2")
def test_8_3_2_land_standoff_ends_the_assault() -> None:
    held = [{"province": "asia", "militia": 4, "flotillas": 4}]
    strong = {**AFRICA, "legions": 2, "militia": 4}
    scene = assault("jugurthine", strong, captured=held).roll(13)
    assert scene.result() == "standoff"
    scene.play("lose-land 0 0 3")
    assert scene.chits_owed() == 3 + 2
    scene.spare()
    assert scene.told("conflict-lost") == [
        ["jugurthine", "militia", "3", "asia"],
        ["jugurthine", "flotilla", "2", "asia"],
    ]
    assert scene.told("promoted") == [["africa", "1", "governor"]]
    assert scene.ended() == "confrontation-over"


@pytest.mark.rule("republic", "8.3.3")
def test_8_3_3_land_defeat_takes_the_province() -> None:
    held = [{"province": "asia", "militia": 4}]
    scene = assault("jugurthine", {**AFRICA, "legions": 1, "militia": 2}, captured=held).roll(8)  # 9 - 12 + 8 = 5
    assert scene.result() == "defeat"
    scene.play("lose-land 0 0 2").spare()
    assert scene.fate() == "killed"
    assert scene.told("province-taken") == [["africa", "jugurthine"]]
    assert scene.told("conflict-lost") == []
    assert scene.units("rome", "legion") == 1


@pytest.mark.rule("republic", "8.3.4")
@pytest.mark.rule("republic", "A28b")
def test_8_3_4_land_stalemate_costs_the_conflict_too_unless_the_table_says_no() -> None:
    held = [{"province": "asia", "militia": 4}]
    strong = {**AFRICA, "legions": 1, "militia": 6}
    scene = assault("jugurthine", strong, captured=held).roll(10).play("lose-land 0 0 2").spare()  # 13 - 12 + 10
    assert scene.result() == "stalemate"
    assert scene.told("conflict-lost") == [["jugurthine", "militia", "2", "asia"]]
    assert scene.told("promoted") == [["africa", "1", "governor"]]
    assert scene.ended() == "confrontation-over"
    alone = {"assault-stalemate": "province-loses"}
    scene = assault("jugurthine", strong, captured=held, options=alone).roll(10).play("lose-land 0 0 2").spare()
    assert scene.told("conflict-lost") == []


@pytest.mark.rule("republic", "8.3.5")
@pytest.mark.rule("republic", "A34")
@pytest.mark.rule("republic", "A35")
def test_8_3_5_victory_puts_a_conflict_without_leader_to_sleep() -> None:
    held = [{"province": "asia", "militia": 4}]
    strong = {**AFRICA, "legions": 5, "militia": 9}
    scene = assault("jugurthine", strong, captured=held).roll(18)
    assert scene.told("fell-asleep") == [["jugurthine"]]
    assert scene.status("jugurthine") == "inactive"
    assert scene.told("fame") == [["governor", "4", "4"]]  # a third of 8 + 4
    rebels = assault("jugurthine", {**strong, "loyal": False}, captured=held).roll(18)
    assert rebels.told("fame") == []


@pytest.mark.rule("republic", "8.3.5")
@pytest.mark.rule("republic", "A33")
def test_a33_the_conflicts_provinces_are_freed_undeveloped_and_empty() -> None:
    held = [{"province": "asia", "developed": True, "militia": 4, "flotillas": 2}]
    scene = assault("jugurthine", {**AFRICA, "legions": 5, "militia": 9}, captured=held).roll(18)
    assert scene.told("province-freed") == [["asia"]]
    assert scene.told("undeveloped") == [["asia"]]
    assert scene.holder("asia") == 1
    assert scene.units("asia", "militia") + scene.units("asia", "flotilla") == 0


@pytest.mark.rule("republic", "8.3.5")
@pytest.mark.rule("republic", "A32")
@pytest.mark.parametrize(("pile", "next_pile", "status"), [
    (7, True, "shuffled"), (6, True, "next-pile"), (6, False, "discarded"),
])  # fmt: skip
def test_a32_a_conflict_with_a_leader_goes_back_into_a_thick_pile(pile: int, next_pile: bool, status: str) -> None:
    bithynia = {**BITHYNIA, "legions": 9, "flotillas": 3}
    scene = assault("mithridatic_2", bithynia, leaders=["mithridates_vi"], draw_pile=pile, next_pile=next_pile).roll(18)
    assert scene.told("leader-left") == [["mithridates-vi"]]
    assert scene.status("mithridatic-2") == status


@pytest.mark.rule("republic", "R-10")
def test_r10_a_governor_who_falls_in_the_victory_loses_the_province_unless_the_table_says_it_stands() -> None:
    def victory(options: dict[str, str]) -> Scene:
        africa = {**AFRICA, "legions": 1, "militia": 6}
        return assault("jugurthine", africa, options=options).roll(9).play("lose-land 0 0 4").kill()

    scene = victory({})
    assert scene.fate() == "killed"
    assert scene.told("province-taken") == [["africa", "jugurthine"]]
    assert scene.status("jugurthine") == "inactive"
    assert scene.units("rome", "veteran") == 1
    stands = victory({"governor-lost": "stands"})
    assert stands.told("province-taken") == []
    assert stands.units("africa", "veteran") == 1


@pytest.mark.rule("republic", "R-10")
def test_r10_with_a_leader_the_conflict_is_gone_and_the_province_is_romes_again_but_empty() -> None:
    bithynia = {**BITHYNIA, "legions": 10, "veterans": 5, "fleets": 10, "flotillas": 0}
    scene = assault("mithridatic_1", bithynia, leaders=["mithridates_vi"], draw_pile=9).roll(7)
    scene.kill()
    assert scene.status("mithridatic-1") == "shuffled"
    assert scene.told("province-taken") == [["bithynia", "mithridatic-1"]]
    assert scene.told("province-freed") == [["bithynia"]]


@pytest.mark.rule("republic", "R-11")
def test_r11_the_head_of_a_rebellion_captured_by_a_conflict_ends_it_and_stays_captive() -> None:
    africa = {**AFRICA, "holder": "rebel", "governor": {"military": 2, "chit": 5}, "legions": 1, "militia": 6}
    scene = phase(
        conflicts=active("jugurthine"), provinces=[africa], rebellion={"place": "province", "province": "africa"}
    ).roll(5)  # 13 - 8 + 5 = 10
    scene.play("lose-land 0 0 3")
    for chit in ("20", "21", "22", "5"):
        if scene.verb() == "draw-chit":
            while scene.chits_owed() > 1 and chit == "5":
                scene.play("draw-chit blank")
            scene.play(f"draw-chit {chit}")
    assert scene.fate() == "captured"
    assert scene.told("rebellion-over") == [[]]
    assert scene.told("province-taken") == [["africa", "jugurthine"]]


# ---------------------------------------------------------------- facts of one assault


@pytest.mark.rule("republic", "8.1.2")
@pytest.mark.rule("republic", "R-22")
def test_8_1_2_on_the_cards_only_pirates_spare_only_bithynia() -> None:
    by_card: dict[str, str] = {"pirate-targets": "card-1990"}
    sardinia = {**SARDINIA, "developed": True}
    assert assault("pirates_1", sardinia, options=by_card).told("no-income") == [["sardinia-corsica"]]
    bithynia = {**BITHYNIA, "developed": True}
    assert assault("mithridatic_1", bithynia, options=by_card).told("no-income") == [["bithynia"]]


@pytest.mark.rule("republic", "8.3")
@pytest.mark.rule("republic", "A04")
@pytest.mark.rule("republic", "A49")
def test_8_3_what_the_options_do_to_the_ships_a_province_needs() -> None:
    held = [{"province": "asia", "developed": True, "flotillas": 5}]
    pirates = assault("pirates_1", BITHYNIA, captured=held, options={"pirate-ships": "full-support"})
    assert assault_support(pirates.p, CARDS.conflict_of["pirates_1"]) == 2 + 5
    raised = assault("mithridatic_1", BITHYNIA, leaders=["mithridates_vi"], options={"leader-support": "yes"})
    assert assault_support(raised.p, CARDS.conflict_of["mithridatic_1"]) == 5 + 4


@pytest.mark.rule("republic", "R-05")
def test_r05_pompey_throws_his_rating_as_governor_too() -> None:
    scene = assault("jugurthine", {**AFRICA, "governor": {"senator": "pompey"}, "legions": 3})
    assert scene.verb() == "rate"


@pytest.mark.rule("republic", "8.2")
@pytest.mark.rule("republic", "8.3")
def test_8_3_a_victory_at_sea_needs_no_further_ships() -> None:
    sardinia = {**SARDINIA, "legions": 9, "fleets": 1}
    scene = assault("pirates_1", {**sardinia, "governor": {"military": 1}}, options={"rating-cap": "free"})
    scene.roll(17)  # 2 - 8 + 17 = 11
    assert scene.result() == "stalemate"
    strong = assault("pirates_2", {**BITHYNIA, "fleets": 9, "flotillas": 3, "governor": {"military": 6}}).roll(17)
    assert strong.result() == "victory"
    held = [{"province": "asia", "developed": True, "flotillas": 10}, {"province": "greece", "flotillas": 10}]
    short = assault("pirates_2", {**CRETE, "fleets": 8, "legions": 1, "governor": {"military": 6}}, captured=held)
    assert short.p.naval_units(CARDS.province_of["crete_cyrene"]) == 13 > 2 + 10
    short = assault(
        "pirates_2",
        {**CRETE, "fleets": 6, "legions": 1, "governor": {"military": 9}},
        captured=held,
        options={"pirate-ships": "full-support"},
    ).roll(17)  # 11 + 9 - 16 + 17 = 21, with 11 ships of 22 for the siege
    assert short.result() == "victory"
    assert short.told("downgraded") == []
    short.spare()
    assert short.told("fleet-defeated") == [["pirates-2"]]


@pytest.mark.rule("republic", "0.2.7")
@pytest.mark.rule("republic", "A16")
@pytest.mark.parametrize(("id", "where", "total", "fate"), [
    ("jugurthine", {**AFRICA, "legions": 1, "militia": 6}, 5, "captured"),
    ("jugurthine", {**AFRICA, "legions": 1, "militia": 6}, 9, "killed"),
    ("pirates_1", {**CRETE, "legions": 1, "fleets": 4}, 8, "killed"),
])  # fmt: skip
def test_0_2_7_a_governor_is_captured_on_land_by_a_conflict_he_did_not_beat(
    id: str, where: dict[str, object], total: int, fate: str
) -> None:
    scene = assault(id, {**where, "governor": {"military": 2, "chit": 5}}).roll(total)
    while scene.verb() in ("lose-land", "lose-naval"):
        scene.play(scene.offered()[0])
    assert scene.chits_owed() >= 2
    while scene.chits_owed() > 1:
        scene.play(f"draw-chit {10 + scene.chits_owed()}")
    assert scene.play("draw-chit 5").fate() == fate


@pytest.mark.rule("republic", "8.3.2")
@pytest.mark.rule("republic", "8.3.4")
@pytest.mark.parametrize(("total", "later"), [(16, [["greece"]]), (15, []), (8, [])])
def test_8_3_after_a_disaster_the_next_province_is_assaulted_after_a_standoff_or_stalemate_not(
    total: int, later: list[list[str]]
) -> None:
    bithynia = {**BITHYNIA, "legions": 6, "fleets": 9}
    scene = assault("syrian", bithynia, {"province": "greece", "legions": 2}).roll(total).spare()
    assert scene.told("no-income")[1:] == later


@pytest.mark.rule("republic", "A28b")
def test_a28b_the_option_spares_the_conflict_in_a_land_stalemate_alone() -> None:
    spares: dict[str, str] = {"assault-stalemate": "province-loses"}
    held = [{"province": "asia", "developed": True, "militia": 5, "flotillas": 5}]
    africa = {**AFRICA, "legions": 1, "militia": 6, "governor": {"military": 2}}
    standoff = assault("jugurthine", africa, captured=held, options=spares).roll(13).spare()
    assert standoff.result() == "standoff"
    assert standoff.told("conflict-lost") != []
    crete = {**CRETE, "legions": 3, "fleets": 4, "governor": {"military": 2}}
    naval = assault("pirates_1", crete, captured=held, options=spares).roll(11)
    assert naval.result() == "stalemate"
    assert naval.spare().told("conflict-lost") != []


@pytest.mark.rule("republic", "R-10")
def test_r10_the_inactive_conflict_holds_what_the_fallen_governor_lost() -> None:
    africa = {**AFRICA, "legions": 1, "militia": 6}
    scene = assault("jugurthine", africa).roll(9).play("lose-land 0 0 4").kill()
    assert scene.holder("africa") == 3 + CARDS.conflict_of["jugurthine"]
    assert scene.told("province-freed") == []


def rebel_africa(options: dict[str, str], **more: Any) -> Scene:
    """A rebel in Africa, head of the rebellion, and a partisan of his in Sicily."""
    africa = {**AFRICA, "holder": "rebel", "governor": {"military": 2, "chit": 5}, "legions": 1, "militia": 6, **more}
    sicily = {"province": "sicily", "developed": True, "holder": "rebel", "governor": {"military": 1}, "militia": 4}
    return phase(
        options,
        conflicts=active("jugurthine"),
        provinces=[africa, sicily],
        rebellion={"place": "province", "province": "africa"},
    )


@pytest.mark.rule("republic", "R-10")
@pytest.mark.rule("republic", "A37")
def test_r10_a_rebel_who_falls_in_his_victory_ends_the_rebellion_where_his_province_stands() -> None:
    stands: dict[str, str] = {"governor-lost": "stands"}
    fallen = rebel_africa(stands).roll(9).play("lose-land 0 0 4").kill()
    assert fallen.told("rebellion-over") == [[]]
    assert fallen.told("undeveloped") == []
    assert fallen.units("sicily", "militia") == 4
    alive = rebel_africa(stands).roll(9).play("lose-land 0 0 4").spare()
    assert alive.status("jugurthine") == "inactive"
    assert alive.told("rebellion-over") == []


@pytest.mark.rule("republic", "8.1.5")
def test_8_1_5_when_the_rebels_province_falls_the_others_are_romes_as_they_are() -> None:
    scene = rebel_africa({}, militia=0, legions=0).roll(4)
    assert scene.told("province-taken") == [["africa", "jugurthine"]]
    assert scene.told("rebellion-over") == [[]]
    assert scene.units("sicily", "militia") == 4
    assert scene.p.developed[CARDS.province_of["sicily"]] == 1
    assert scene.told("undeveloped") == []


@pytest.mark.rule("republic", "8.3.5")
@pytest.mark.parametrize(
    ("pile", "next_pile", "told"), [(7, True, "shuffled-back"), (6, True, "next-era"), (6, False, "out-of-play")]
)
def test_8_3_5_where_a_beaten_conflict_goes_is_told(pile: int, next_pile: bool, told: str) -> None:
    bithynia = {**BITHYNIA, "legions": 10, "veterans": 5, "fleets": 10}
    scene = (
        assault("mithridatic_1", bithynia, leaders=["mithridates_vi"], draw_pile=pile, next_pile=next_pile)
        .roll(17)
        .spare()
    )
    assert scene.told(told) == [["mithridatic-1"]]
