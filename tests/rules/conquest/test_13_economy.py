"""Sections 4.1, 4.2, 4.4, 4.5 and 13 to 15.1: tribute, destruction, purchases, inflation."""

import pytest

from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from rules.conquest.scene import GAME, Scene, side, start, zone

PRICES = {
    "infantry": 10, "cavalry": 20, "galley": 20, "catapult": 30, "city": 30, "fortification": 20, "road": 10,
}  # fmt: skip

# ---------------------------------------------------------------- 4.1, 4.2, 13: money and tribute


@pytest.mark.rule("conquest", "4.1")
@pytest.mark.rule("conquest", "13")
def test_13_a_player_collects_what_his_provinces_and_cities_are_worth() -> None:
    s = Scene(3)
    s.hold("black", "asia", "thracia")
    s.city("thracia")
    s.money("black", 5)
    s.turn("black")
    s.listen().play("end-movement")
    assert s.told("tribute-paid") == [["black", "35"]]
    assert s.talents("black") == 5 + 35
    assert (s.talents("yellow"), s.talents("blue")) == (0, 0)


@pytest.mark.rule("conquest", "13")
def test_13_tribute_comes_after_combat_and_counts_what_was_won_there() -> None:
    s = Scene(3)
    s.hold("blue", "asia")
    s.units("blue", "asia", infantry=1)
    s.legion("black-general-1", "asia", infantry=1)
    s.phase("black", "combat")
    s.play("fight asia", "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert s.talents("black") == 25


@pytest.mark.rule("conquest", "4.2")
def test_4_2_the_marker_follows_provinces_and_cities_both_ways() -> None:
    s = Scene(3)
    assert s.tribute("black") == 15
    s.hold("black", "asia")
    assert s.tribute("black") == 25
    s.money("black", 30)
    s.phase("black", "purchase")
    s.play("build-city asia")
    s.end_turn()
    assert s.tribute("black") == 30
    s.hold("blue", "asia")
    assert (s.tribute("black"), s.tribute("blue")) == (15, 30)


@pytest.mark.rule("conquest", "4.2")
def test_4_2_the_scale_has_no_end_ruling_c_39() -> None:
    s = Scene(2)
    for at in range(42):
        s.p.take_control(0, at)
    assert s.tribute("black") == 290 + 10


# ---------------------------------------------------------------- 14: destruction


@pytest.mark.rule("conquest", "14")
def test_14_a_city_goes_with_its_walls_and_roads_and_all_can_be_bought_again_t25() -> None:
    s = Scene(3)
    s.hold("black", "thracia", "moesia")
    s.city("thracia", fortified=True)
    s.city("moesia")
    s.road("moesia--thracia", "macedonia--thracia", "macedonia--moesia")
    s.units("yellow", "dacia", infantry=1)
    before = s.tribute("black")
    s.phase("black", "destruction")
    s.listen().play("raze thracia")
    assert s.told("city-razed") == [["black", "thracia"]]
    assert s.tribute("black") == before - 5
    assert (s.p.city[zone("thracia")], s.p.fort[zone("thracia")]) == (0, 0)
    assert s.p.building_pool == [16 - 4, 16 - 3, 20 - 1]
    assert [words.BORDER.slug(number) for number, there in enumerate(s.p.road) if there] == ["macedonia--moesia"]
    assert s.owner("thracia") == "black"


@pytest.mark.rule("conquest", "14")
def test_14_several_cities_may_go_but_only_ones_own() -> None:
    s = Scene(3)
    s.hold("black", "thracia")
    s.hold("blue", "asia")
    s.city("thracia", "asia")
    s.units("blue", "asia", infantry=1)
    s.phase("black", "destruction")
    assert s.deeds() == ["raze thracia", "raze macedonia", "end-razing"]
    assert s.refused("raze asia") == ("14", "no-own-city")
    assert s.refused("raze moesia") == ("14", "no-own-city")
    assert s.refused("raze mare-epirus") == ("14", "no-own-city")
    s.play("raze thracia", "raze macedonia")
    assert s.p.city[zone("macedonia")] == 0
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "14")
def test_14_money_collected_is_kept_ruling_c_35() -> None:
    s = Scene(3)
    s.units("yellow", "thracia", infantry=1)
    s.turn("black")
    s.play("end-movement")
    assert s.talents("black") == 15
    s.play("raze macedonia")
    assert (s.talents("black"), s.tribute("black")) == (15, 10)


@pytest.mark.rule("conquest", "14")
def test_14_walls_alone_cannot_be_taken_down() -> None:
    s = Scene(3)
    s.units("yellow", "thracia", infantry=1)
    s.phase("black", "destruction")
    assert s.deeds() == ["raze macedonia", "end-razing"]
    s.play("end-razing")
    assert (s.p.city[zone("macedonia")], s.p.fort[zone("macedonia")]) == (1, 1)


def is_asked_to_raze(s: Scene) -> bool:
    """Whether black is asked about his cities; Thrace with its city is his, besides Macedonia."""
    s.hold("black", "thracia")
    s.city("thracia")
    s.phase("black", "destruction")
    return s.asked() == ("black", "razing")


@pytest.mark.rule("conquest", "14")
def test_14_nobody_is_asked_about_cities_that_nothing_threatens_ruling_c_70() -> None:
    assert not is_asked_to_raze(Scene(3))
    own = Scene(3)
    own.units("black", "moesia", infantry=5, cavalry=2)
    own.units("black", "dalmatia", infantry=1)
    own.galley("black-galley-1", "mare-aegaeum", infantry=3, aboard=("black-general-1",))
    assert not is_asked_to_raze(own)
    alone = Scene(3)
    alone.leaders("moesia", "yellow-general-1", "yellow-emperor")
    assert not is_asked_to_raze(alone)


@pytest.mark.rule("conquest", "14")
@pytest.mark.parametrize(
    ("at", "infantry", "cavalry", "catapults", "asked"),
    [
        ("thracia", 1, 0, 0, True),
        ("moesia", 1, 0, 0, True),
        ("asia", 0, 0, 1, True),
        ("dacia", 1, 0, 1, False),
        ("dacia", 0, 1, 0, True),
        ("galatia", 0, 1, 0, True),
        ("cilicia", 3, 2, 1, False),
    ],
)
def test_14_land_units_threaten_what_their_points_reach_ruling_c_70(
    at: str, infantry: int, cavalry: int, catapults: int, asked: bool
) -> None:
    s = Scene(3)
    s.units("yellow", at, infantry, cavalry, catapults)
    assert is_asked_to_raze(s) == asked


@pytest.mark.rule("conquest", "14")
@pytest.mark.parametrize(
    ("cavalry", "holder", "asked"), [(1, "yellow", True), (0, "yellow", False), (1, "blue", False)]
)
def test_14_cavalry_threatens_from_the_end_of_its_roads_ruling_c_70(cavalry: int, holder: str, asked: bool) -> None:
    s = Scene(3)
    s.hold("yellow", "asia", "cilicia")
    s.hold(holder, "galatia")
    s.city("asia", "galatia", "cilicia")
    s.road("asia--galatia", "cilicia--galatia")
    s.units("yellow", "cilicia", infantry=2, cavalry=cavalry)
    assert is_asked_to_raze(s) == asked


@pytest.mark.rule("conquest", "14")
@pytest.mark.parametrize(
    ("at", "infantry", "asked"),
    [
        ("mare-aegaeum", 1, True),
        ("mare-aegaeum", 0, False),
        ("mare-rhodus", 1, True),
        ("mare-alexandria", 1, False),
    ],
)
def test_14_a_galley_threatens_with_what_it_carries_ruling_c_70(at: str, infantry: int, asked: bool) -> None:
    s = Scene(3)
    s.galley("yellow-galley-1", at, infantry=infantry, aboard=("yellow-general-1",))
    assert is_asked_to_raze(s) == asked


@pytest.mark.rule("conquest", "14")
@pytest.mark.parametrize(
    ("port", "infantry", "asked"), [("asia", 1, True), ("creta", 1, True), ("creta", 0, False), ("syria", 1, False)]
)
def test_14_a_galley_in_port_threatens_with_the_units_there_ruling_c_70(port: str, infantry: int, asked: bool) -> None:
    s = Scene(3)
    s.galley("yellow-galley-1", port)
    s.units("yellow", port, infantry=infantry)
    assert is_asked_to_raze(s) == asked


# ---------------------------------------------------------------- 15: purchases


def shopping(talents: int, **options: str) -> Scene:
    """Black with Macedonia, Thrace and Moesia, and so much money, in the purchase phase."""
    s = Scene(3, **options)
    s.hold("black", "thracia", "moesia")
    s.money("black", talents)
    s.phase("black", "purchase")
    return s


@pytest.mark.rule("conquest", "15")
@pytest.mark.rule("conquest", "22")
@pytest.mark.rule("conquest", "4.6.1")
@pytest.mark.rule("conquest", "4.6.2")
@pytest.mark.rule("conquest", "4.6.3")
@pytest.mark.rule("conquest", "4.6.4")
@pytest.mark.parametrize("piece", ["infantry", "cavalry", "catapult", "galley"])
def test_15_units_at_their_prices(piece: str) -> None:
    price = PRICES[piece]
    s = shopping(2 * price + 5)
    assert [text for text in s.offered("buy") if piece in text] == [f"buy {piece} 1", f"buy {piece} 2"]
    assert s.refused(f"buy {piece} 3") == ("15", "too-dear")
    s.listen().play(f"buy {piece} 2")
    assert s.talents("black") == 5
    assert s.told("bought") == [["black", piece, "2", str(2 * price)]]


@pytest.mark.rule("conquest", "15")
@pytest.mark.rule("conquest", "22")
@pytest.mark.rule("conquest", "4.4.1")
@pytest.mark.rule("conquest", "4.4.2")
def test_15_buildings_at_their_prices_a_fortified_city_for_fifty_t14() -> None:
    s = shopping(100)
    s.play("build-city thracia")
    assert s.talents("black") == 70
    s.play("fortify thracia")
    assert s.talents("black") == 50
    s.play("build-road macedonia--thracia")
    assert s.talents("black") == 40
    assert GAME.pieces.price[4] + GAME.pieces.price[5] == 50


@pytest.mark.rule("conquest", "15")
def test_15_what_is_too_dear_is_refused_and_nothing_is_bought_on_credit() -> None:
    s = shopping(10)
    assert s.refused("buy cavalry 1") == ("15", "too-dear")
    assert s.refused("build-city thracia") == ("15", "too-dear")
    assert s.refused("fortify thracia") == ("4.4.2", "no-city-to-fortify")
    assert s.refused("buy infantry 0") == ("15", "buy-at-least-one")
    assert s.refused("buy city 1") == ("15", "not-bought-by-number")
    s.play("buy infantry 1")
    assert s.asked() == ("black", "purchase")
    assert s.deeds() == ["end-buying"]
    s.play("end-buying")
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "15")
def test_15_nothing_need_be_bought_and_money_is_kept() -> None:
    s = shopping(60)
    s.play("end-buying")
    assert s.talents("black") == 60
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "15")
def test_15_who_can_afford_nothing_is_not_asked() -> None:
    s = shopping(5)
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "4")
@pytest.mark.rule("conquest", "15")
@pytest.mark.parametrize(("piece", "limit"), [("infantry", 20), ("cavalry", 20), ("catapult", 6), ("galley", 8)])
def test_4_one_buys_no_more_units_than_the_pool_has_ruling_c_40(piece: str, limit: int) -> None:
    s = shopping(1000)
    assert [text for text in s.offered("buy") if piece in text][-1] == f"buy {piece} {limit}"
    assert s.refused(f"buy {piece} {limit + 1}") == ("4", "no-pieces-left")
    s.play(f"buy {piece} {limit}")
    assert s.refused(f"buy {piece} 1") == ("4", "no-pieces-left")
    assert s.refused(f"buy {piece}") == ("4", "no-pieces-left")


@pytest.mark.rule("conquest", "4")
def test_4_lost_pieces_can_be_bought_again_at_once_ruling_c_40() -> None:
    s = Scene(3)
    s.units("black", "thracia", infantry=20)
    s.money("black", 100)
    s.phase("black", "purchase")
    assert s.refused("buy infantry 1") == ("4", "no-pieces-left")
    s.p.lose_units(0, zone("thracia"), 0, 2)
    assert [text for text in s.offered("buy") if "infantry" in text] == ["buy infantry 1", "buy infantry 2"]


@pytest.mark.rule("conquest", "4")
@pytest.mark.rule("conquest", "4.4")
@pytest.mark.parametrize(
    ("kind", "text"), [(0, "build-city thracia"), (1, "fortify moesia"), (2, "build-road macedonia--moesia")]
)
def test_4_buildings_are_common_to_all_and_limited(kind: int, text: str) -> None:
    s = Scene(3)
    s.hold("black", "thracia", "moesia")
    s.city("moesia")
    s.money("black", 100)
    s.phase("black", "purchase")
    assert text in s.offered()
    s.p.building_pool[kind] = 0
    assert text not in s.offered()
    refusal = s.p.why_not(GAME.vocabulary.parse(text), s.p.turn())
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("4", "no-pieces-left")


@pytest.mark.rule("conquest", "4.4")
@pytest.mark.rule("conquest", "4.4.1")
def test_4_4_1_one_city_in_a_province_one_controls_with_or_without_units_ruling_c_02() -> None:
    s = shopping(100)
    s.hold("blue", "asia")
    assert s.offered("build-city") == ["build-city thracia", "build-city moesia"]
    assert s.refused("build-city macedonia") == ("4.4.1", "city-there")
    assert s.refused("build-city asia") == ("4.4.1", "not-controlled")
    assert s.refused("build-city dacia") == ("4.4.1", "not-controlled")
    assert s.refused("build-city mare-epirus") == ("4.4.1", "not-controlled")
    s.play("build-city thracia")
    assert s.refused("build-city thracia") == ("4.4.1", "city-there")


@pytest.mark.rule("conquest", "4.4.1")
def test_4_4_1_units_in_a_province_one_does_not_control_build_nothing_ruling_c_02() -> None:
    s = Scene(3)
    s.hold("blue", "asia")
    s.units("black", "asia", infantry=2)
    s.money("black", 100)
    s.phase("black", "purchase")
    assert s.refused("build-city asia") == ("4.4.1", "not-controlled")


@pytest.mark.rule("conquest", "4.4.1")
def test_4_4_1_no_city_where_only_an_enemy_army_stands_ruling_c_02() -> None:
    s = shopping(30)
    s.units("blue", "thracia", infantry=1)
    assert s.refused("build-city thracia") == ("4.4.1", "enemy-stands-there")
    s.p.lose_units(2, zone("thracia"), 0, 1)
    s.play("build-city thracia")


@pytest.mark.rule("conquest", "16")
def test_16_galleys_come_in_at_syria_when_mesopotamia_is_lost_ruling_c_27() -> None:
    s = Scene(4)
    s.hold("yellow", "syria")
    s.hold("blue", "mesopotamia")
    s.money("yellow", 40)
    s.phase("yellow", "purchase")
    assert s.refused("buy infantry 1") == ("16", "home-lost")
    s.play("buy galley 2", "end-buying")
    assert (s.at("yellow-galley-1"), s.at("yellow-galley-2")) == ("syria", "syria")


@pytest.mark.rule("conquest", "16")
@pytest.mark.parametrize("enemy", [False, True])
def test_16_no_galley_comes_in_beside_enemy_units_ruling_c_50(enemy: bool) -> None:
    s = Scene(4)
    s.hold("yellow", "syria", "armenia")
    if enemy:
        s.units("blue", "syria", infantry=1)
    s.money("yellow", 20)
    s.phase("yellow", "purchase")
    s.play("buy galley 1", "end-buying")
    assert s.asked() == (("blue", "movement") if enemy else ("yellow", "mooring"))
    assert s.at("yellow-galley-1") == ("armenia" if enemy else "gone")


@pytest.mark.rule("conquest", "4.4.1")
def test_4_4_1_a_city_adds_five_and_who_takes_the_province_gets_it() -> None:
    s = shopping(30)
    s.play("build-city thracia", "end-buying")
    assert s.tribute("black") == 15 + 5 + 5 + 5
    s.hold("blue", "thracia")
    assert s.tribute("blue") == 15 + 10


@pytest.mark.rule("conquest", "4.4.2")
def test_4_4_2_walls_go_under_own_cities_old_or_new_once() -> None:
    s = Scene(3)
    s.hold("black", "thracia", "moesia", "dacia")
    s.hold("blue", "asia")
    s.city("thracia", "asia")
    s.money("black", 200)
    s.phase("black", "purchase")
    assert s.offered("fortify") == ["fortify thracia"]
    assert s.refused("fortify macedonia") == ("4.4.2", "fortified-already")
    assert s.refused("fortify moesia") == ("4.4.2", "no-city-to-fortify")
    assert s.refused("fortify asia") == ("4.4.1", "not-controlled")
    s.play("build-city moesia")
    assert s.offered("fortify") == ["fortify thracia", "fortify moesia"]
    s.play("fortify moesia")
    assert s.refused("fortify moesia") == ("4.4.2", "fortified-already")
    s.end_turn()
    assert (s.p.city[zone("moesia")], s.p.fort[zone("moesia")]) == (1, 1)


@pytest.mark.rule("conquest", "4.5")
@pytest.mark.rule("conquest", "15")
def test_4_5_roads_join_own_cities_of_adjacent_provinces_also_new_ones_ruling_c_31() -> None:
    s = shopping(200)
    s.hold("blue", "asia")
    assert s.offered("build-road") == []
    assert s.refused("build-road macedonia--thracia") == ("4.5", "road-needs-cities")
    s.play("build-city thracia")
    assert s.offered("build-road") == ["build-road macedonia--thracia"]
    s.play("build-road macedonia--thracia")
    assert s.refused("build-road macedonia--thracia") == ("4.5", "road-there")
    s.end_turn()
    assert s.p.road[words.BORDER.value("macedonia--thracia")] == 1
    assert s.p.road_builder[words.BORDER.value("macedonia--thracia")] == side("black")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_no_road_to_a_foreign_city() -> None:
    s = Scene(3)
    s.hold("black", "thracia")
    s.hold("blue", "moesia")
    s.city("thracia", "moesia")
    s.money("black", 100)
    s.phase("black", "purchase")
    assert s.refused("build-road moesia--thracia") == ("4.5", "road-needs-cities")
    assert "build-road macedonia--thracia" in s.offered()


@pytest.mark.rule("conquest", "4.5")
def test_4_5_no_road_over_water_t17() -> None:
    slugs = words.BORDER.keys()
    for one, other in (
        ("sicilia", "neapolis"), ("thracia", "asia"), ("britannia", "belgica"), ("baetica", "mauretania-tingitana"),
    ):  # fmt: skip
        assert f"{one}--{other}" not in slugs
        assert f"{other}--{one}" not in slugs
    assert len(slugs) == 56


@pytest.mark.rule("conquest", "15")
def test_15_a_lost_home_takes_no_units_but_buildings_are_bought_ruling_c_41() -> None:
    s = Scene(3)
    s.hold("black", "thracia")
    s.hold("blue", "macedonia")
    s.money("black", 100)
    s.phase("black", "purchase")
    for piece in ("infantry", "cavalry", "catapult", "galley"):
        assert s.refused(f"buy {piece} 1") == ("16", "home-lost")
    assert s.deeds() == ["build-city thracia", "end-buying"]


@pytest.mark.rule("conquest", "15")
def test_15_a_home_with_enemies_in_it_takes_no_units_ruling_c_50() -> None:
    s = Scene(3)
    s.units("blue", "macedonia", infantry=1)
    s.hold("black", "thracia")
    s.money("black", 100)
    s.phase("black", "purchase")
    assert s.refused("buy infantry 1") == ("16", "home-lost")


# ---------------------------------------------------------------- 15.1: inflation


def rich(s: Scene, colour: str, mark: int) -> None:
    """Give a side provinces until its marker stands at the mark, all through the rules."""
    for at in range(42):
        if s.p.control[at] == -1 and s.tribute(colour) + s.p.board.value[at] <= mark:
            s.p.take_control(side(colour), at)
    while s.tribute(colour) < mark:
        s.city(next(words.ZONE.slug(at) for at in range(42) if s.p.control[at] == side(colour) and not s.p.city[at]))
    assert s.tribute(colour) == mark


def price_of_infantry(s: Scene) -> int:
    """What a unit of infantry costs now."""
    return s.p.price(0)


@pytest.mark.rule("conquest", "15.1")
def test_15_1_prices_double_at_the_next_turn_of_whoever_reached_105_t15() -> None:
    s = Scene(3)
    s.p.round = 4
    s.turn("yellow")
    rich(s, "yellow", 105)
    assert price_of_infantry(s) == 10
    s.end_turn()
    assert (s.asked()[0], s.p.round, s.p.factor) == ("blue", 4, 1)
    s.end_turn()
    assert (s.asked()[0], s.p.round, s.p.factor) == ("black", 5, 1)
    s.end_turn()
    assert (s.asked()[0], s.p.round, s.p.factor) == ("yellow", 5, 2)
    assert price_of_infantry(s) == 20


@pytest.mark.rule("conquest", "15.1")
def test_15_1_falling_back_undoes_nothing_and_another_reaching_105_changes_nothing_t15() -> None:
    s = Scene(3)
    s.turn("yellow")
    rich(s, "yellow", 105)
    razed = next(at for at in range(42) if s.p.control[at] == 1 and not s.p.city[at])
    s.p.take_control(2, razed)
    assert s.tribute("yellow") < 105
    s.end_turn()
    hoard = [at for at in range(42) if s.p.control[at] == 1]
    for at in hoard:
        s.p.take_control(2, at)
    assert s.tribute("blue") >= 105
    assert s.p.trigger_seat == [side("yellow"), -1]
    s.end_turn()
    s.end_turn()
    assert (s.asked()[0], s.p.factor) == ("yellow", 2)
    s.end_turn()
    assert (s.asked()[0], s.p.factor) == ("blue", 2)


@pytest.mark.rule("conquest", "15.1")
@pytest.mark.parametrize(("mark", "factor"), [(100, 1), (105, 2), (200, 2), (205, 3)])
def test_15_1_only_the_marks_count_and_both_at_once_triple_t16(mark: int, factor: int) -> None:
    s = Scene(2)
    s.turn("black")
    rich(s, "black", mark)
    s.end_turn()
    s.end_turn()
    assert (s.asked()[0], s.p.factor) == ("black", factor)
    own = s.p.look(None)["own"]
    assert isinstance(own, dict)
    assert {piece: price // factor for piece, price in own["prices"].items()} == {
        "infantry": 10, "cavalry": 20, "catapult": 30, "galley": 20, "city": 30, "fortification": 20, "road": 10
    }  # fmt: skip


@pytest.mark.rule("conquest", "15.1")
def test_15_1_each_level_runs_by_itself_and_the_highest_counts_ruling_c_38() -> None:
    s = Scene(2)
    s.turn("black")
    rich(s, "black", 105)
    s.end_turn()
    assert s.asked()[0] == "yellow"
    for at in range(42):
        if s.p.control[at] == 0 and s.tribute("yellow") < 205:
            s.p.take_control(1, at)
    rich(s, "yellow", 205)
    assert s.p.trigger_seat == [0, 1]
    s.end_turn()
    assert (s.asked()[0], s.p.factor) == ("black", 2)
    s.end_turn()
    assert (s.asked()[0], s.p.factor) == ("yellow", 3)
    assert price_of_infantry(s) == 30


@pytest.mark.rule("conquest", "15.1")
def test_15_1_the_mark_is_watched_on_markers_in_every_phase_not_on_treasuries_ruling_c_37() -> None:
    s = Scene(3)
    s.money("black", 500)
    s.turn("black")
    assert s.p.trigger_seat == [-1, -1]
    rich(s, "black", 100)
    s.play("end-movement")
    assert s.p.trigger_seat == [-1, -1]
    s.listen().play(s.offered("build-city")[0], "end-buying")
    assert s.told("inflation-coming") == [["black", "2"]]
    assert s.p.trigger_seat == [0, -1]


@pytest.mark.rule("conquest", "15.1")
def test_15_1_a_mark_reached_in_anothers_turn_counts_for_the_round_it_was_reached_in_ruling_c_37() -> None:
    s = Scene(3)
    s.p.round = 2
    s.turn("black")
    rich(s, "blue", 105)
    s.end_turn()
    s.end_turn()
    assert (s.asked()[0], s.p.factor) == ("blue", 1)
    s.end_turn()
    s.end_turn()
    s.end_turn()
    assert (s.asked()[0], s.p.round, s.p.factor) == ("blue", 3, 2)


@pytest.mark.rule("conquest", "15.1")
def test_15_1_if_he_is_gone_prices_rise_at_his_seat_ruling_c_37() -> None:
    s = Scene(3)
    s.turn("yellow")
    rich(s, "yellow", 105)
    s.end_turn()
    assert s.asked()[0] == "blue"
    s.end_turn()
    s.units("black", "cyrenaica", infantry=1)
    s.p.leader_at[words.LEADER.value("black-general-1")] = zone("cyrenaica")
    s.turn("black")
    s.march("black-general-1", "aegyptus", infantry=1)
    s.play("end-movement", "fight aegyptus")
    assert s.at("yellow-emperor") == "gone"
    assert s.p.factor == 1
    s.end_turn()
    assert (s.asked()[0], s.p.factor) == ("blue", 2)


@pytest.mark.rule("conquest", "15.1")
@pytest.mark.rule("conquest", "22")
@pytest.mark.parametrize("factor", [1, 2, 3])
def test_15_1_every_price_is_multiplied_t14(factor: int) -> None:
    s = Scene(3)
    s.hold("black", "thracia", "moesia")
    s.city("thracia")
    s.p.factor = factor
    s.money("black", 500)
    s.phase("black", "purchase")
    for text, price in (
        ("buy infantry 1", 10),
        ("buy cavalry 1", 20),
        ("buy galley 1", 20),
        ("buy catapult 1", 30),
        ("build-city moesia", 30),
        ("fortify moesia", 20),
        ("build-road macedonia--thracia", 10),
    ):
        before = s.talents("black")
        s.play(text)
        assert before - s.talents("black") == price * factor, text


@pytest.mark.rule("conquest", "15.1")
def test_15_1_it_is_announced_when_it_comes() -> None:
    s = Scene(2)
    s.turn("yellow")
    rich(s, "yellow", 105)
    s.end_turn()
    s.play("end-movement").listen()
    while s.asked()[0] == "black":
        s.play(s.offered()[-1])
    assert s.told("prices-rise") == [["2"]]
    assert s.news().index("prices-rise") < s.news().index("turn-begins")


# ---------------------------------------------------------------- 16: placement of what was bought


@pytest.mark.rule("conquest", "16")
def test_16_new_units_stand_in_the_home_province() -> None:
    s = shopping(100)
    s.listen().play("buy infantry 2", "buy cavalry 1", "buy catapult 1", "end-buying")
    assert s.army("black", "macedonia") == (2, 1, 1)
    assert ["black", "infantry", "2", "macedonia"] in s.told("placed")
    assert s.pool("black") == (18, 19, 5)


@pytest.mark.rule("conquest", "16")
def test_16_what_is_bought_comes_after_buying_and_not_before_ruling_c_35() -> None:
    s = shopping(60)
    s.play("build-city thracia", "buy infantry 1")
    assert s.army("black", "macedonia") == (0, 0, 0)
    assert s.tribute("black") == 25
    s.play("end-buying")
    assert s.army("black", "macedonia") == (1, 0, 0)
    assert s.tribute("black") == 30


@pytest.mark.rule("conquest", "16")
def test_16_galleys_lie_on_any_coast_of_the_home_chosen_for_each_ruling_c_27() -> None:
    s = shopping(40)
    s.play("buy galley 2", "end-buying")
    assert s.asked() == ("black", "mooring")
    assert s.offered() == ["moor macedonia 0", "moor macedonia 1"]
    assert s.refused("moor thracia 0") == ("16", "not-your-harbour")
    assert s.refused("moor macedonia 2") == ("16", "not-your-harbour")
    s.play("moor macedonia 1", "moor macedonia 0")
    assert (s.at("black-galley-1"), s.at("black-galley-2")) == ("macedonia", "macedonia")
    assert s.p.ship_coast[:2] == [1, 0]


@pytest.mark.rule("conquest", "16")
def test_16_one_coast_needs_no_question() -> None:
    s = Scene(3)
    s.money("yellow", 20)
    s.phase("yellow", "purchase")
    s.play("buy galley 1", "end-buying")
    assert s.at("yellow-galley-1") == "aegyptus"
    assert s.asked() == ("blue", "movement")


@pytest.mark.rule("conquest", "16")
def test_16_mesopotamian_galleys_need_syria_or_armenia_t20() -> None:
    s = Scene(4)
    s.money("yellow", 60)
    s.phase("yellow", "purchase")
    assert s.refused("buy galley 1") == ("16", "no-harbour")
    for place in ("syria", "armenia"):
        s = Scene(4)
        s.hold("yellow", place)
        s.money("yellow", 20)
        s.phase("yellow", "purchase")
        s.play("buy galley 1", "end-buying")
        assert s.at("yellow-galley-1") == place
    s = Scene(4)
    s.hold("yellow", "syria", "armenia")
    s.money("yellow", 20)
    s.phase("yellow", "purchase")
    s.play("buy galley 1", "end-buying")
    assert s.offered() == ["moor syria 0", "moor armenia 0"]


@pytest.mark.rule("conquest", "16")
def test_16_no_one_elses_galleys_come_in_at_syria() -> None:
    s = Scene(4)
    s.hold("black", "syria")
    s.money("black", 20)
    s.phase("black", "purchase")
    s.play("buy galley 1", "end-buying")
    assert s.offered() == ["moor macedonia 0", "moor macedonia 1"]


@pytest.mark.rule("conquest", "16")
def test_16_a_lost_galley_can_be_built_again() -> None:
    s = Scene(3)
    for number in range(1, 9):
        s.galley(f"yellow-galley-{number}", "aegyptus")
    s.money("yellow", 20)
    s.phase("yellow", "purchase")
    assert s.refused("buy galley 1") == ("4", "no-pieces-left")
    s.p.ship_at[words.SHIP.value("yellow-galley-3")] = -1
    s.play("buy galley 1", "end-buying")
    assert s.at("yellow-galley-3") == "aegyptus"


@pytest.mark.rule("conquest", "16")
def test_16_buildings_stand_where_they_were_bought_for_ruling_c_49() -> None:
    s = shopping(60)
    s.listen().play("build-city thracia", "fortify thracia", "build-road macedonia--thracia", "end-buying")
    assert ["black", "city", "1", "thracia"] in s.told("placed")
    assert ["black", "fortification", "1", "thracia"] in s.told("placed")
    assert s.told("road-built") == [["black", "macedonia--thracia"]]
    assert (s.p.city[zone("thracia")], s.p.fort[zone("thracia")]) == (1, 1)


@pytest.mark.rule("conquest", "16")
def test_16_in_the_next_turn_new_pieces_move() -> None:
    s = start(2)
    s.play("end-movement", "buy infantry 1", "end-buying")
    s.end_turn()
    s.march("black-general-1", "cyrenaica", infantry=6)
    assert s.army("black", "cyrenaica") == (6, 0, 0)


# ---------------------------------------------------------------- the last turn at the old prices


def marked(colour: str, active: str, **options: str) -> Scene:
    """A marker stands at 100 while another player is at his purchases; three players, black, yellow, blue in turn."""
    s = Scene(3, **options)
    s.money(active, 10)
    s.phase(active, "purchase")
    places = [place for place in words.ZONE.keys()[:PROVINCES] if s.owner(place) is None]
    for place in places:
        worth = s.p.board.value[zone(place)]
        if s.tribute(colour) + worth <= 100:
            s.hold(colour, place)
    assert s.tribute(colour) == 100
    s.hold(colour, next(place for place in places if s.owner(place) is None and s.p.board.value[zone(place)] == 5))
    return s


def prices(s: Scene, turns: list[str]) -> list[int]:
    """The factor at the start of each of these turns; the first begins a round."""
    found = []
    for colour in turns:
        if colour == "black":
            s.p.round += 1
        s.turn(colour)
        found.append(s.p.factor)
    return found


@pytest.mark.rule("conquest", "15.1")
def test_15_1_a_mark_reached_in_anothers_turn_leaves_all_a_last_turn_from_that_player_on_ruling_c_37() -> None:
    assert prices(marked("black", "yellow"), ["blue", "black", "yellow", "blue", "black"]) == [1, 1, 1, 1, 2]


@pytest.mark.rule("conquest", "15.1")
def test_15_1_who_still_has_his_turn_this_round_has_his_last_turn_then_ruling_c_37() -> None:
    assert prices(marked("blue", "yellow"), ["blue", "black", "yellow", "blue"]) == [1, 1, 1, 2]


@pytest.mark.rule("conquest", "15.1")
def test_15_1_a_mark_reached_in_ones_own_turn_makes_it_the_last_ruling_c_37() -> None:
    assert prices(marked("black", "black"), ["yellow", "blue", "black"]) == [1, 1, 2]


@pytest.mark.rule("conquest", "15.1")
def test_15_1_by_option_prices_rise_in_the_next_round_whoever_had_the_turn_ruling_c_37() -> None:
    assert prices(marked("black", "yellow", inflation="next-round"), ["blue", "black"]) == [1, 2]
    assert prices(marked("blue", "yellow", inflation="next-round"), ["blue", "black", "yellow", "blue"]) == [1, 1, 1, 2]


@pytest.mark.rule("conquest", "15.1")
@pytest.mark.parametrize(("heir", "factors"), [("black", [1, 1, 2]), ("yellow", [1, 1, 1, 2])])
def test_15_1_a_mark_an_heir_reaches_in_the_turn_of_the_fallen_leaves_him_his_last_turn_ruling_c_37(
    heir: str, factors: list[int]
) -> None:
    s = Scene(3)
    third = "yellow" if heir == "black" else "black"
    s.legion("blue-emperor", "thracia", infantry=1).legion("blue-general-1", "moesia", infantry=1)
    s.units(heir, "thracia", infantry=1).units(third, "moesia", infantry=1).hold(third, "moesia")
    places = [place for place in words.ZONE.keys()[:PROVINCES] if s.owner(place) is None]
    worth = s.p.board.value[zone("moesia")]
    for place in places:
        if s.tribute(heir) + s.tribute("blue") + s.p.board.value[zone(place)] <= 105 - worth:
            s.hold(heir, place)
    s.phase("blue", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    assert (s.tribute(heir), s.p.conqueror[2]) == (105 - worth, 0 if heir == "black" else 1)
    s.listen().play("fight moesia", "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert s.told("inflation-coming") == [[heir, "2"]]
    assert s.asked() == ("black", "movement")
    s.p.round -= 1
    assert prices(s, ["black", "yellow", "black", "yellow"][: len(factors)]) == factors


@pytest.mark.rule("conquest", "15.1")
def test_15_1_an_heir_whose_turn_is_still_to_come_has_his_last_turn_in_this_round_ruling_c_37() -> None:
    s = Scene(3)
    s.legion("black-emperor", "thracia", infantry=1).legion("black-general-1", "moesia", infantry=1)
    s.units("yellow", "thracia", infantry=1).units("blue", "moesia", infantry=1).hold("blue", "moesia")
    worth = s.p.board.value[zone("moesia")]
    for place in [place for place in words.ZONE.keys()[:PROVINCES] if s.owner(place) is None]:
        if s.tribute("yellow") + s.tribute("black") + s.p.board.value[zone(place)] <= 105 - worth:
            s.hold("yellow", place)
    s.phase("black", "combat")
    s.play("fight thracia", "form 1 0 0", "form 1 0 0", "strike blank:1", "strike infantry:1", "lose 1 0 0")
    s.listen().play("fight moesia", "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert s.told("inflation-coming") == [["yellow", "2"]]
    assert (s.asked(), s.p.factor) == (("yellow", "movement"), 1)
    s.turn("blue")
    assert s.p.factor == 1
    s.p.round += 1
    s.turn("yellow")
    assert s.p.factor == 2


@pytest.mark.rule("conquest", "15.1")
def test_15_1_prices_never_fall() -> None:
    s = marked("black", "black")
    s.p.factor = 3
    assert prices(s, ["yellow", "blue", "black", "yellow"]) == [3, 3, 3, 3]


@pytest.mark.rule("conquest", "15")
@pytest.mark.rule("conquest", "4")
def test_15_without_a_talent_every_wish_is_refused_for_its_own_reason() -> None:
    s = shopping(10)
    s.city("thracia")
    s.city("moesia", fortified=True)
    s.play("buy infantry 1")
    assert s.deeds() == ["end-buying"]
    assert s.refused("buy ?") == ("15", "too-dear")
    assert s.refused("buy infantry ?") == ("15", "too-dear")
    assert s.refused("buy galley 1") == ("15", "too-dear")
    assert s.refused("buy city 1") == ("15", "not-bought-by-number")
    assert s.refused("build-city ?") == ("4.4.1", "not-controlled")
    assert s.refused("build-city thracia") == ("4.4.1", "city-there")
    assert s.refused("fortify ?") == ("4.4.2", "no-city-to-fortify")
    assert s.refused("fortify thracia") == ("15", "too-dear")
    assert s.refused("fortify moesia") == ("4.4.2", "fortified-already")
    assert s.refused("build-road ?") == ("4.5", "road-needs-cities")
    assert s.refused("build-road macedonia--thracia") == ("15", "too-dear")


@pytest.mark.rule("conquest", "15")
@pytest.mark.rule("conquest", "4")
def test_15_the_stock_and_the_purse_bound_what_is_offered() -> None:
    s = shopping(125)
    offered = {name: [int(text.split()[2]) for text in s.offered(f"buy {name}")] for name in ("infantry", "cavalry")}
    assert offered == {"infantry": list(range(1, 13)), "cavalry": list(range(1, 7))}
    assert [text.split()[2] for text in s.offered("buy catapult")] == ["1", "2", "3", "4"]
    assert [text.split()[2] for text in s.offered("buy galley")] == ["1", "2", "3", "4", "5", "6"]
    s.units("black", "thracia", infantry=17)
    for number in range(6):
        s.galley(f"black-galley-{number + 1}", "mare-epirus")
    assert [text.split()[2] for text in s.offered("buy infantry")] == ["1", "2", "3"]
    assert [text.split()[2] for text in s.offered("buy galley")] == ["1", "2"]
    assert s.refused("buy infantry 4") == ("4", "no-pieces-left")
    assert s.refused("buy infantry 13") == ("15", "too-dear")
    assert s.refused("buy galley 3") == ("4", "no-pieces-left")
    assert s.refused("buy infantry 0") == ("15", "buy-at-least-one")
    s.play("buy galley 1")
    assert [text.split()[2] for text in s.offered("buy galley")] == ["1"]
    s.play("buy galley 1", "buy infantry 3")
    assert s.refused("buy galley 1") == ("4", "no-pieces-left")
    assert s.refused("buy infantry 1") == ("4", "no-pieces-left")
    assert s.talents("black") == 125 - 40 - 30


@pytest.mark.rule("conquest", "4")
@pytest.mark.parametrize(
    ("place", "text"), [(0, "build-city thracia"), (1, "fortify moesia"), (2, "build-road macedonia--moesia")]
)
def test_4_the_last_building_of_a_kind_can_be_bought_and_no_more(place: int, text: str) -> None:
    s = shopping(200)
    s.city("moesia")
    s.p.building_pool[place] = 1
    assert text in s.offered()
    s.p.building_pool[place] = 0
    refusal = s.p.why_not(s.parse(text), s.p.turn())
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("4", "no-pieces-left")
    assert text not in s.offered()


@pytest.mark.rule("conquest", "4.5")
def test_4_5_every_way_to_lack_a_city_bars_a_road() -> None:
    s = shopping(200)
    assert s.refused("build-road macedonia--thracia") == ("4.5", "road-needs-cities")
    assert s.refused("build-road moesia--thracia") == ("4.5", "road-needs-cities")
    s.city("thracia")
    assert "build-road macedonia--thracia" in s.offered()
    assert s.refused("build-road moesia--thracia") == ("4.5", "road-needs-cities")
    s.hold("blue", "dacia", "achaia")
    s.city("dacia", "achaia")
    assert s.refused("build-road dacia--moesia") == ("4.5", "road-needs-cities")
    assert s.refused("build-road achaia--macedonia") == ("4.5", "road-needs-cities")
    s.play("build-road macedonia--thracia")
    assert s.refused("build-road macedonia--thracia") == ("4.5", "road-there")


@pytest.mark.rule("conquest", "15")
def test_15_the_end_of_buying_is_said_even_when_the_purse_is_empty_ruling_c_71() -> None:
    s = shopping(10)
    s.play("buy infantry 1")
    assert (s.asked(), s.deeds()) == (("black", "purchase"), ["end-buying"])
    assert s.army("black", "macedonia") == (0, 0, 0)
    s.play("end-buying")
    assert (s.asked()[0], s.army("black", "macedonia")) == ("yellow", (1, 0, 0))
    poor = shopping(5)
    assert poor.asked()[0] == "yellow"


@pytest.mark.rule("conquest", "15.1")
def test_15_1_a_rise_is_told_once() -> None:
    s = Scene(3)
    s.turn("black")
    rich(s, "black", 105)
    s.listen().end_turn().end_turn().end_turn()
    assert (s.told("prices-rise"), s.p.factor) == ([["2"]], 2)
    s.listen().end_turn().end_turn().end_turn()
    assert (s.asked()[0], s.told("prices-rise"), s.p.factor) == ("black", [], 2)
