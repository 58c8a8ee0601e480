"""5. and 6. Rome attacks a rebel province, without and with naval units."""

from typing import Any

import pytest

from quadriga.games.republic.combat.rebel_province_naval import surplus
from rules.republic.scene import ARMY, CARDS, Scene, active, army, phase, province

GAUL = "transalpine_gaul"
ASIA = CARDS.province_of["asia"]


@pytest.mark.rule("republic", "5")
@pytest.mark.rule("republic", "5.1")
def test_5_1_garrison_militia_and_natives_against_the_army() -> None:
    scene = province(GAUL, {"legions": 12, "veterans": 2}, legions=1, veterans=1, militia=5, omens=1).roll(18)
    assert scene.told("fought-province") == [[ARMY, "transalpine-gaul", "land", "20", str(3 + 1 + 2 + 5 + 6)]]
    assert scene.told("rolled")[0][:3] == ["18", "1", "20"]
    halved = province(GAUL, {"legions": 12}, militia=5).roll(18)
    assert halved.told("fought-province")[0][-1] == str(3 + 6)


@pytest.mark.rule("republic", "5.1")
def test_5_1_no_disaster_no_standoff_and_fleets_are_useless() -> None:
    for total in range(3, 19):
        scene = province(GAUL, {"legions": 12, "fleets": 5}, militia=5).roll(total)
        assert scene.told("natural") == []
        assert "fleet" not in scene.lost(ARMY)


@pytest.mark.rule("republic", "5.2")
def test_5_2_defeat_plain_legions_go_over_veterans_return() -> None:
    scene = province(GAUL, {"legions": 6, "veterans": 2}, legions=5, militia=8).roll(14)  # 14 - 22 + 14 = 6
    assert scene.result() == "defeat"
    scene.play("lose-land 2 0 0", "lose-land 2 0 0")
    assert scene.fate(scene.p.expeditions[0].general) == "killed"
    assert scene.chits_owed() == 2
    scene.spare()
    assert scene.told("defected") == [[ARMY, "4", "transalpine-gaul"]]
    assert scene.told("returned") == [[ARMY, "veteran", "2"]]
    assert scene.told("promoted") == [["transalpine-gaul", "1", "rebel"]]
    assert scene.units("transalpine-gaul", "legion") == 3 + 4 - 1
    assert scene.units("rome", "veteran") == 2


@pytest.mark.rule("republic", "5.2")
def test_5_2_annihilation_strikes_rome_only() -> None:
    scene = province(GAUL, {"legions": 3}, legions=5, militia=8).roll(3)
    assert scene.lost(ARMY) == {"legion": 3}
    assert scene.lost("transalpine-gaul") == {}


@pytest.mark.rule("republic", "5.3")
@pytest.mark.rule("republic", "A45")
def test_5_3_stalemate_losses_mortality_defection_promotion() -> None:
    scene = province(GAUL, {"legions": 9}, legions=1, militia=3).roll(12)  # 13 - 13 + 12: one each
    scene.play("lose-land 0 0 1")
    weights = [weight for _, weight in scene.play("draw-chit 20", "draw-chit 20").p.chances()]
    assert weights[0] == 5**8
    assert weights[8] == 1
    scene.play("defect 3")
    assert scene.told("defected") == [[ARMY, "3", "transalpine-gaul"]]
    assert scene.told("promoted") == [[ARMY, "1", "general"], ["transalpine-gaul", "1", "rebel"]]
    keys = scene.news()
    assert keys.index("lost") < keys.index("chit-drawn") < keys.index("defected") < keys.index("promoted")


@pytest.mark.rule("republic", "5.3")
def test_5_3_legions_of_a_dead_general_defect_on_1_to_3() -> None:
    scene = province(GAUL, {"legions": 9}, legions=1, militia=3).roll(12).play("lose-land 0 0 1")
    scene.kill(scene.p.expeditions[0].general)
    assert {weight for _, weight in scene.p.chances() if weight} >= {3**8}
    assert scene.p.chances()[0][1] == 3**8


@pytest.mark.rule("republic", "5.4")
def test_5_4_victory_lays_the_rebellion_and_its_provinces_low() -> None:
    scene = phase(
        provinces=[
            {
                "province": "sicily",
                "holder": "rebel",
                "developed": True,
                "governor": {"military": 2},
                "militia": 3,
                "legions": 1,
            },
            {"province": "illyricum", "holder": "rebel", "developed": True, "governor": {"military": 2}, "militia": 3},
        ],
        rebellion={"place": "province", "province": "sicily"},
        expeditions=[army("sicily", legions=12)],
    ).roll(15)  # 16 - 8 + 15 = 23
    assert [one[0] for one in scene.told("died")] == ["governor", "governor"]
    assert scene.told("fame") == [["general", "3", "3"]]
    assert [one[0] for one in scene.told("undeveloped")] == ["sicily", "illyricum"]
    assert scene.units("sicily", "militia") + scene.units("illyricum", "militia") == 0
    assert scene.units("rome", "legion") == 1
    assert scene.told("promoted") == [[ARMY, "1", "general"]]
    assert scene.p.unrest == 0


@pytest.mark.rule("republic", "A36")
def test_a36_unrest_moves_only_if_the_table_wants_it() -> None:
    strong, weak = {"legions": 20}, {"legions": 3}
    as_conflicts = {"province-unrest": "as-conflicts"}
    assert province(GAUL, strong, militia=2).roll(18).p.unrest == 0
    assert province(GAUL, strong, militia=2, options=as_conflicts).roll(18).p.unrest == -1
    assert province(GAUL, weak, militia=9, options=as_conflicts).roll(3).p.unrest == 2


@pytest.mark.rule("republic", "A46")
def test_a46_a_beaten_partisan_takes_only_his_province_with_him() -> None:
    scene = (
        phase(
            provinces=[{"province": "sicily", "holder": "rebel", "governor": {"military": 2}, "militia": 3}],
            rebellion={"place": "marching-general", "military": 3, "legions": 4},
            expeditions=[army("sicily", legions=12), army("rebel", legions=9)],
        )
        .play("fight expedition-1")
        .roll(18)
    )
    assert scene.told("undeveloped") == [["sicily"]]
    assert scene.told("rebellion-over") == []
    assert scene.verb() == "roll"


@pytest.mark.rule("republic", "A37")
@pytest.mark.rule("republic", "R-19")
@pytest.mark.parametrize("partisan", [True, False])
def test_r19_a_governor_who_dies_in_a_stalemate_loses_his_province(partisan: bool) -> None:
    scene = province(GAUL, {"legions": 9}, legions=1, militia=3, partisan=partisan).roll(12)
    scene.play("lose-land 0 0 1", "draw-chit 20")
    scene.kill(scene.p.governor[CARDS.province_of[GAUL]])
    assert scene.verb() != "defect"
    assert scene.told("province-returned") == [["transalpine-gaul"]]
    assert bool(scene.told("rebellion-over")) is not partisan
    assert scene.told("undeveloped") == []


@pytest.mark.rule("republic", "R-17")
def test_r17_a_rebel_province_without_a_governor_returns_without_a_fight() -> None:
    scene = phase(
        provinces=[{"province": "sicily", "holder": "rebel", "militia": 5, "legions": 2}],
        rebellion={"place": "marching-governor", "province": "sicily", "military": 2, "militia": 2},
        expeditions=[army("sicily", legions=3), army("rebel", legions=15)],
    ).play("fight expedition-1")
    assert scene.told("no-governor") == [["sicily"]]
    assert scene.holder("sicily") == 1
    assert scene.units("rome", "legion") == 2
    assert scene.told("rebellion-over") == []


# ---------------------------------------------------------------- 6


def asia(fleets: int = 20, legions: int = 10, options: dict[str, str] | None = None, **rebels: Any) -> Scene:
    units = {"veterans": 1, "militia": 3, "flotillas": 10, **rebels}
    return province("asia", {"legions": legions, "fleets": fleets}, options=options, **units)


@pytest.mark.rule("republic", "6")
@pytest.mark.rule("republic", "6.1")
def test_6_1_natives_garrison_and_rebel_fleets_all_count() -> None:
    assert surplus(asia().p, ASIA) == 15 - 11
    army_of_rome = {"legions": 9, "fleets": 20}
    with_fleets = province("asia", army_of_rome, veterans=1, militia=3, flotillas=10, fleets=2)
    assert surplus(with_fleets.p, ASIA) == 17 - 11


@pytest.mark.rule("republic", "6.2")
def test_6_2_no_naval_battle_where_ships_do_not_exceed_land() -> None:
    scene = asia(flotillas=5)  # ten ships against eleven
    assert scene.roll(18).told("fought-province")[0][2] == "land"
    stopped = asia(fleets=9, flotillas=5)
    assert stopped.told("stopped") == [[ARMY, "9", "10"]]
    equal = asia(flotillas=6)
    assert equal.roll(18).told("fought-province")[0][2] == "land"


@pytest.mark.rule("republic", "6.3")
@pytest.mark.rule("republic", "A41")
def test_6_3_the_surplus_fights_at_sea_unless_the_table_counts_all_ships() -> None:
    assert asia().roll(18).told("fought-province") == [[ARMY, "asia", "naval", "24", "7"]]
    every = asia(options={"rebel-ships": "all"}).roll(18)
    assert every.told("fought-province") == [[ARMY, "asia", "naval", "24", "18"]]


@pytest.mark.rule("republic", "6.4")
def test_6_4_naval_defeat() -> None:
    scene = asia(fleets=3).roll(6)  # 6 - 7 + 6 = 5: three of each
    assert scene.result() == "defeat"
    scene.spare()
    assert scene.lost(ARMY) == {"legion": 3, "fleet": 3}
    assert sum(scene.lost("asia").values()) == 6
    assert scene.fate(scene.p.expeditions[0].general) == "killed"
    assert scene.told("promoted") == []
    assert scene.told("defected") == []
    assert scene.ended() == "confrontation-over"


@pytest.mark.rule("republic", "6.4")
def test_6_4_naval_stalemate_promotes_both_and_ends_the_turn() -> None:
    scene = province("asia", {"legions": 10, "fleets": 4}, legions=4, militia=2, flotillas=10)
    scene.roll(8).spare()  # 8 - (3 + 3) + 8 = 10: three of each, the rebel's legions first on the list
    assert scene.result() == "stalemate"
    assert [one[0] for one in scene.told("promoted")] == [ARMY, "asia"]
    assert scene.ended() == "confrontation-over"


@pytest.mark.rule("republic", "6.4")
@pytest.mark.rule("republic", "A61")
def test_6_4_naval_victory_gains_by_the_surplus_unless_the_table_counts_all() -> None:
    scene = asia().roll(3)  # 20
    assert scene.told("fame") == [["general", "2", "2"]]
    assert scene.told("fleet-beaten") == [["asia"]]
    assert scene.verb() == "go-on"
    assert scene.play("halt").told("halted") == [[ARMY]]
    assert asia(options={"naval-gain": "total"}).roll(3).told("fame") == [["general", "8", "8"]]


@pytest.mark.rule("republic", "6.4")
@pytest.mark.rule("republic", "A42")
def test_a42_only_a_naval_victory_opens_the_land_battle_and_it_lasts() -> None:
    assert asia(naval_won=True).roll(18).told("fought-province")[0][2] == "land"
    assert asia(fleets=3).roll(9).spare().ended() == "confrontation-over"


@pytest.mark.rule("republic", "6.5")
@pytest.mark.rule("republic", "A43")
def test_6_5_fleets_below_the_support_needed_stop_the_fight() -> None:
    scene = province("asia", {"legions": 10, "fleets": 10}, veterans=1, militia=3, flotillas=10).roll(11)
    assert scene.result() == "victory"
    assert scene.told("stopped") == [[ARMY, "10", "11"]]
    few = province("asia", {"legions": 10, "fleets": 14}, False, flotillas=8)  # land 3, ships 13: surplus 10
    few.roll(14)  # 18 - 13 + 14 = 19
    assert few.verb() == "go-on"


@pytest.mark.rule("republic", "6.5")
@pytest.mark.rule("republic", "A62")
def test_a62_the_land_battle_hits_ships_on_both_sides_too() -> None:
    scene = asia().roll(3).play("go-on").roll(10)  # 4 + 9 + 2 - 14 + 10 = 11: two of each
    assert scene.result() == "stalemate"
    scene.spare()
    lost = scene.lost("asia")
    assert lost.get("flotilla", 0) + lost.get("native-flotilla", 0) == 2
    assert sum(scene.lost(ARMY).values()) == 2 + 2


@pytest.mark.rule("republic", "A44")
def test_a44_after_a_naval_defeat_the_survivors_stay() -> None:
    scene = province("asia", {"legions": 10, "fleets": 3}, legions=4, militia=2, flotillas=10).roll(5).spare()
    assert scene.result() == "defeat"  # 6 - 6 + 5
    assert scene.told("promoted") == [["asia", "1", "rebel"]]
    assert scene.units(ARMY, "legion") == 7
    assert scene.told("defected") == scene.told("returned") == []


def test_a_rebel_province_counts_among_the_conflicts_as_one_rebellion() -> None:
    scene = phase(
        conflicts=active("gladiator"),
        provinces=[{"province": "sicily", "holder": "rebel", "governor": {"military": 2}}],
        rebellion={"place": "province", "province": "sicily"},
    )
    assert scene.told("counted") == [["2", "3"]]
    assert scene.told("rebellion-alone") == [[]]
