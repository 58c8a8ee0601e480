"""Sections 4.1, 4.2, 4.4, 4.5 and 13 to 15.1: tribute, destruction, purchases, inflation."""

import pytest

from quadriga.games.conquest import words
from quadriga.games.conquest.position import Conquest
from rules.conquest.scene import (
    GAME,
    army,
    asked,
    city,
    empty,
    end_turn,
    galley,
    heard,
    hold,
    keys,
    legion,
    march,
    money,
    offered,
    owner,
    phase,
    play,
    pool,
    road,
    side,
    start,
    talents,
    tribute,
    turn,
    units,
    where,
    why,
    zone,
)

PRICES = {
    "infantry": 10, "cavalry": 20, "galley": 20, "catapult": 30, "city": 30, "fortification": 20, "road": 10,
}  # fmt: skip

# ---------------------------------------------------------------- 4.1, 4.2, 13: money and tribute


@pytest.mark.rule("conquest", "4.1")
@pytest.mark.rule("conquest", "13")
def test_13_a_player_collects_what_his_provinces_and_cities_are_worth() -> None:
    p = empty(3)
    hold(p, "black", "asia", "thracia")
    city(p, "thracia")
    money(p, "black", 5)
    turn(p, "black")
    events = play(p, "end-movement")
    assert heard(events, "tribute-paid") == [["black", "35"]]
    assert talents(p, "black") == 5 + 35
    assert (talents(p, "yellow"), talents(p, "blue")) == (0, 0)


@pytest.mark.rule("conquest", "13")
def test_13_tribute_comes_after_combat_and_counts_what_was_won_there() -> None:
    p = empty(3)
    hold(p, "blue", "asia")
    units(p, "blue", "asia", infantry=1)
    legion(p, "black-general-1", "asia", infantry=1)
    phase(p, "black", "combat")
    play(p, "fight asia", "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert talents(p, "black") == 25


@pytest.mark.rule("conquest", "4.2")
def test_4_2_the_marker_follows_provinces_and_cities_both_ways() -> None:
    p = empty(3)
    assert tribute(p, "black") == 15
    hold(p, "black", "asia")
    assert tribute(p, "black") == 25
    money(p, "black", 30)
    phase(p, "black", "purchase")
    play(p, "build-city asia")
    end_turn(p)
    assert tribute(p, "black") == 30
    hold(p, "blue", "asia")
    assert (tribute(p, "black"), tribute(p, "blue")) == (15, 30)


@pytest.mark.rule("conquest", "4.2")
def test_4_2_the_scale_has_no_end_ruling_c_39() -> None:
    p = empty(2)
    for at in range(42):
        p.take_control(0, at)
    assert tribute(p, "black") == 290 + 10


# ---------------------------------------------------------------- 14: destruction


@pytest.mark.rule("conquest", "14")
def test_14_a_city_goes_with_its_walls_and_roads_and_all_can_be_bought_again_t25() -> None:
    p = empty(3)
    hold(p, "black", "thracia", "moesia")
    city(p, "thracia", fortified=True)
    city(p, "moesia")
    road(p, "moesia--thracia", "macedonia--thracia", "macedonia--moesia")
    before = tribute(p, "black")
    phase(p, "black", "destruction")
    events = play(p, "raze thracia")
    assert heard(events, "city-razed") == [["black", "thracia"]]
    assert tribute(p, "black") == before - 5
    assert (p.city[zone("thracia")], p.fort[zone("thracia")]) == (0, 0)
    assert p.building_pool == [16 - 4, 16 - 3, 20 - 1]
    assert [words.BORDER.slug(number) for number, there in enumerate(p.road) if there] == ["macedonia--moesia"]
    assert owner(p, "thracia") == "black"


@pytest.mark.rule("conquest", "14")
def test_14_several_cities_may_go_but_only_ones_own() -> None:
    p = empty(3)
    hold(p, "black", "thracia")
    hold(p, "blue", "asia")
    city(p, "thracia", "asia")
    phase(p, "black", "destruction")
    assert offered(p) == ["raze thracia", "raze macedonia", "end-razing"]
    assert why(p, "raze asia") == ("14", "no-own-city")
    assert why(p, "raze moesia") == ("14", "no-own-city")
    assert why(p, "raze mare-epirus") == ("14", "no-own-city")
    play(p, "raze thracia", "raze macedonia")
    assert p.city[zone("macedonia")] == 0
    assert asked(p) == ("yellow", "movement")


@pytest.mark.rule("conquest", "14")
def test_14_money_collected_is_kept_ruling_c_35() -> None:
    p = empty(3)
    turn(p, "black")
    play(p, "end-movement")
    assert talents(p, "black") == 15
    play(p, "raze macedonia")
    assert (talents(p, "black"), tribute(p, "black")) == (15, 10)


@pytest.mark.rule("conquest", "14")
def test_14_walls_alone_cannot_be_taken_down() -> None:
    p = empty(3)
    phase(p, "black", "destruction")
    assert offered(p) == ["raze macedonia", "end-razing"]
    play(p, "end-razing")
    assert (p.city[zone("macedonia")], p.fort[zone("macedonia")]) == (1, 1)


# ---------------------------------------------------------------- 15: purchases


def shopping(talents: int, **options: str) -> Conquest:
    """Black with Macedonia, Thrace and Moesia, and so much money, in the purchase phase."""
    p = empty(3, **options)
    hold(p, "black", "thracia", "moesia")
    money(p, "black", talents)
    phase(p, "black", "purchase")
    return p


@pytest.mark.rule("conquest", "15")
@pytest.mark.rule("conquest", "22")
@pytest.mark.rule("conquest", "4.6.1")
@pytest.mark.rule("conquest", "4.6.2")
@pytest.mark.rule("conquest", "4.6.3")
@pytest.mark.rule("conquest", "4.6.4")
@pytest.mark.parametrize("piece", ["infantry", "cavalry", "catapult", "galley"])
def test_15_units_at_their_prices(piece: str) -> None:
    price = PRICES[piece]
    p = shopping(2 * price + 5)
    assert [text for text in offered(p, "buy") if piece in text] == [f"buy {piece} 1", f"buy {piece} 2"]
    assert why(p, f"buy {piece} 3") == ("15", "too-dear")
    events = play(p, f"buy {piece} 2")
    assert talents(p, "black") == 5
    assert heard(events, "bought") == [["black", piece, "2", str(2 * price)]]


@pytest.mark.rule("conquest", "15")
@pytest.mark.rule("conquest", "22")
@pytest.mark.rule("conquest", "4.4.1")
@pytest.mark.rule("conquest", "4.4.2")
def test_15_buildings_at_their_prices_a_fortified_city_for_fifty_t14() -> None:
    p = shopping(100)
    play(p, "build-city thracia")
    assert talents(p, "black") == 70
    play(p, "fortify thracia")
    assert talents(p, "black") == 50
    play(p, "build-road macedonia--thracia")
    assert talents(p, "black") == 40
    assert GAME.pieces.price[4] + GAME.pieces.price[5] == 50


@pytest.mark.rule("conquest", "15")
def test_15_what_is_too_dear_is_refused_and_nothing_is_bought_on_credit() -> None:
    p = shopping(10)
    assert why(p, "buy cavalry 1") == ("15", "too-dear")
    assert why(p, "build-city thracia") == ("15", "too-dear")
    assert why(p, "fortify thracia") == ("4.4.2", "no-city-to-fortify")
    assert why(p, "buy infantry 0") == ("15", "buy-at-least-one")
    assert why(p, "buy city 1") == ("15", "not-bought-by-number")
    play(p, "buy infantry 1")
    assert asked(p) == ("yellow", "movement")


@pytest.mark.rule("conquest", "15")
def test_15_nothing_need_be_bought_and_money_is_kept() -> None:
    p = shopping(60)
    play(p, "end-buying")
    assert talents(p, "black") == 60
    assert asked(p) == ("yellow", "movement")


@pytest.mark.rule("conquest", "15")
def test_15_who_can_afford_nothing_is_not_asked() -> None:
    p = shopping(5)
    assert asked(p) == ("yellow", "movement")


@pytest.mark.rule("conquest", "4")
@pytest.mark.rule("conquest", "15")
@pytest.mark.parametrize(("piece", "limit"), [("infantry", 20), ("cavalry", 20), ("catapult", 6), ("galley", 8)])
def test_4_one_buys_no_more_units_than_the_pool_has_ruling_c_40(piece: str, limit: int) -> None:
    p = shopping(1000)
    assert [text for text in offered(p, "buy") if piece in text][-1] == f"buy {piece} {limit}"
    assert why(p, f"buy {piece} {limit + 1}") == ("4", "no-pieces-left")
    play(p, f"buy {piece} {limit}")
    assert why(p, f"buy {piece} 1") == ("4", "no-pieces-left")
    assert why(p, f"buy {piece}") == ("4", "no-pieces-left")


@pytest.mark.rule("conquest", "4")
def test_4_lost_pieces_can_be_bought_again_at_once_ruling_c_40() -> None:
    p = empty(3)
    units(p, "black", "thracia", infantry=20)
    money(p, "black", 100)
    phase(p, "black", "purchase")
    assert why(p, "buy infantry 1") == ("4", "no-pieces-left")
    p.lose_units(0, zone("thracia"), 0, 2)
    assert [text for text in offered(p, "buy") if "infantry" in text] == ["buy infantry 1", "buy infantry 2"]


@pytest.mark.rule("conquest", "4")
@pytest.mark.rule("conquest", "4.4")
@pytest.mark.parametrize(
    ("kind", "text"), [(0, "build-city thracia"), (1, "fortify moesia"), (2, "build-road macedonia--moesia")]
)
def test_4_buildings_are_common_to_all_and_limited(kind: int, text: str) -> None:
    p = empty(3)
    hold(p, "black", "thracia", "moesia")
    city(p, "moesia")
    money(p, "black", 100)
    phase(p, "black", "purchase")
    assert text in offered(p)
    p.building_pool[kind] = 0
    assert text not in offered(p)
    refusal = p.why_not(GAME.vocabulary.parse(text), p.turn())
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("4", "no-pieces-left")


@pytest.mark.rule("conquest", "4.4")
@pytest.mark.rule("conquest", "4.4.1")
def test_4_4_1_one_city_in_a_province_one_controls_with_or_without_units_ruling_c_02() -> None:
    p = shopping(100)
    hold(p, "blue", "asia")
    assert offered(p, "build-city") == ["build-city thracia", "build-city moesia"]
    assert why(p, "build-city macedonia") == ("4.4.1", "city-there")
    assert why(p, "build-city asia") == ("4.4.1", "not-controlled")
    assert why(p, "build-city dacia") == ("4.4.1", "not-controlled")
    assert why(p, "build-city mare-epirus") == ("4.4.1", "not-controlled")
    play(p, "build-city thracia")
    assert why(p, "build-city thracia") == ("4.4.1", "city-there")


@pytest.mark.rule("conquest", "4.4.1")
def test_4_4_1_units_in_a_province_one_does_not_control_build_nothing_ruling_c_02() -> None:
    p = empty(3)
    hold(p, "blue", "asia")
    units(p, "black", "asia", infantry=2)
    money(p, "black", 100)
    phase(p, "black", "purchase")
    assert why(p, "build-city asia") == ("4.4.1", "not-controlled")


@pytest.mark.rule("conquest", "4.4.1")
def test_4_4_1_a_city_adds_five_and_who_takes_the_province_gets_it() -> None:
    p = shopping(30)
    play(p, "build-city thracia")
    assert tribute(p, "black") == 15 + 5 + 5 + 5
    hold(p, "blue", "thracia")
    assert tribute(p, "blue") == 15 + 10


@pytest.mark.rule("conquest", "4.4.2")
def test_4_4_2_walls_go_under_own_cities_old_or_new_once() -> None:
    p = empty(3)
    hold(p, "black", "thracia", "moesia", "dacia")
    hold(p, "blue", "asia")
    city(p, "thracia", "asia")
    money(p, "black", 200)
    phase(p, "black", "purchase")
    assert offered(p, "fortify") == ["fortify thracia"]
    assert why(p, "fortify macedonia") == ("4.4.2", "fortified-already")
    assert why(p, "fortify moesia") == ("4.4.2", "no-city-to-fortify")
    assert why(p, "fortify asia") == ("4.4.1", "not-controlled")
    play(p, "build-city moesia")
    assert offered(p, "fortify") == ["fortify thracia", "fortify moesia"]
    play(p, "fortify moesia")
    assert why(p, "fortify moesia") == ("4.4.2", "fortified-already")
    end_turn(p)
    assert (p.city[zone("moesia")], p.fort[zone("moesia")]) == (1, 1)


@pytest.mark.rule("conquest", "4.5")
@pytest.mark.rule("conquest", "15")
def test_4_5_roads_join_own_cities_of_adjacent_provinces_also_new_ones_ruling_c_31() -> None:
    p = shopping(200)
    hold(p, "blue", "asia")
    assert offered(p, "build-road") == []
    assert why(p, "build-road macedonia--thracia") == ("4.5", "road-needs-cities")
    play(p, "build-city thracia")
    assert offered(p, "build-road") == ["build-road macedonia--thracia"]
    play(p, "build-road macedonia--thracia")
    assert why(p, "build-road macedonia--thracia") == ("4.5", "road-there")
    end_turn(p)
    assert p.road[words.BORDER.value("macedonia--thracia")] == 1
    assert p.road_builder[words.BORDER.value("macedonia--thracia")] == side("black")


@pytest.mark.rule("conquest", "4.5")
def test_4_5_no_road_to_a_foreign_city() -> None:
    p = empty(3)
    hold(p, "black", "thracia")
    hold(p, "blue", "moesia")
    city(p, "thracia", "moesia")
    money(p, "black", 100)
    phase(p, "black", "purchase")
    assert why(p, "build-road moesia--thracia") == ("4.5", "road-needs-cities")
    assert "build-road macedonia--thracia" in offered(p)


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
    p = empty(3)
    hold(p, "black", "thracia")
    hold(p, "blue", "macedonia")
    money(p, "black", 100)
    phase(p, "black", "purchase")
    for piece in ("infantry", "cavalry", "catapult", "galley"):
        assert why(p, f"buy {piece} 1") == ("16", "home-lost")
    assert offered(p) == ["build-city thracia", "end-buying"]


@pytest.mark.rule("conquest", "15")
def test_15_a_home_with_enemies_in_it_takes_no_units_ruling_c_50() -> None:
    p = empty(3)
    units(p, "blue", "macedonia", infantry=1)
    hold(p, "black", "thracia")
    money(p, "black", 100)
    phase(p, "black", "purchase")
    assert why(p, "buy infantry 1") == ("16", "home-lost")


# ---------------------------------------------------------------- 15.1: inflation


def rich(p: Conquest, colour: str, mark: int) -> None:
    """Give a side provinces until its marker stands at the mark, all through the rules."""
    for at in range(42):
        if p.control[at] == -1 and tribute(p, colour) + p.board.value[at] <= mark:
            p.take_control(side(colour), at)
    while tribute(p, colour) < mark:
        city(p, next(words.ZONE.slug(at) for at in range(42) if p.control[at] == side(colour) and not p.city[at]))
    assert tribute(p, colour) == mark


def price_of_infantry(p: Conquest) -> int:
    """What a unit of infantry costs now."""
    return p.price(0)


@pytest.mark.rule("conquest", "15.1")
def test_15_1_prices_double_at_the_next_turn_of_whoever_reached_105_t15() -> None:
    p = empty(3)
    p.round = 4
    turn(p, "yellow")
    rich(p, "yellow", 105)
    assert price_of_infantry(p) == 10
    end_turn(p)
    assert (asked(p)[0], p.round, p.factor) == ("blue", 4, 1)
    end_turn(p)
    assert (asked(p)[0], p.round, p.factor) == ("black", 5, 1)
    end_turn(p)
    assert (asked(p)[0], p.round, p.factor) == ("yellow", 5, 2)
    assert price_of_infantry(p) == 20


@pytest.mark.rule("conquest", "15.1")
def test_15_1_falling_back_undoes_nothing_and_another_reaching_105_changes_nothing_t15() -> None:
    p = empty(3)
    turn(p, "yellow")
    rich(p, "yellow", 105)
    razed = next(at for at in range(42) if p.control[at] == 1 and not p.city[at])
    p.take_control(2, razed)
    assert tribute(p, "yellow") < 105
    end_turn(p)
    hoard = [at for at in range(42) if p.control[at] == 1]
    for at in hoard:
        p.take_control(2, at)
    assert tribute(p, "blue") >= 105
    assert p.trigger_seat == [side("yellow"), -1]
    end_turn(p)
    end_turn(p)
    assert (asked(p)[0], p.factor) == ("yellow", 2)
    end_turn(p)
    assert (asked(p)[0], p.factor) == ("blue", 2)


@pytest.mark.rule("conquest", "15.1")
@pytest.mark.parametrize(("mark", "factor"), [(100, 1), (105, 2), (200, 2), (205, 3)])
def test_15_1_only_the_marks_count_and_both_at_once_triple_t16(mark: int, factor: int) -> None:
    p = empty(2)
    turn(p, "black")
    rich(p, "black", mark)
    end_turn(p)
    end_turn(p)
    assert (asked(p)[0], p.factor) == ("black", factor)
    own = p.look(None)["own"]
    assert isinstance(own, dict)
    assert {piece: price // factor for piece, price in own["prices"].items()} == {
        "infantry": 10, "cavalry": 20, "catapult": 30, "galley": 20, "city": 30, "fortification": 20, "road": 10
    }  # fmt: skip


@pytest.mark.rule("conquest", "15.1")
def test_15_1_each_level_runs_by_itself_and_the_highest_counts_ruling_c_38() -> None:
    p = empty(2)
    turn(p, "black")
    rich(p, "black", 105)
    end_turn(p)
    assert asked(p)[0] == "yellow"
    for at in range(42):
        if p.control[at] == 0 and tribute(p, "yellow") < 205:
            p.take_control(1, at)
    rich(p, "yellow", 205)
    assert p.trigger_seat == [0, 1]
    end_turn(p)
    assert (asked(p)[0], p.factor) == ("black", 2)
    end_turn(p)
    assert (asked(p)[0], p.factor) == ("yellow", 3)
    assert price_of_infantry(p) == 30


@pytest.mark.rule("conquest", "15.1")
def test_15_1_the_mark_is_watched_on_markers_in_every_phase_not_on_treasuries_ruling_c_37() -> None:
    p = empty(3)
    money(p, "black", 500)
    turn(p, "black")
    assert p.trigger_seat == [-1, -1]
    rich(p, "black", 100)
    play(p, "end-movement", "end-razing")
    assert p.trigger_seat == [-1, -1]
    events = play(p, offered(p, "build-city")[0], "end-buying")
    assert heard(events, "inflation-coming") == [["black", "2"]]
    assert p.trigger_seat == [0, -1]


@pytest.mark.rule("conquest", "15.1")
def test_15_1_a_mark_reached_in_anothers_turn_counts_for_the_round_it_was_reached_in_ruling_c_37() -> None:
    p = empty(3)
    p.round = 2
    turn(p, "black")
    rich(p, "blue", 105)
    end_turn(p)
    end_turn(p)
    assert (asked(p)[0], p.factor) == ("blue", 1)
    end_turn(p)
    end_turn(p)
    end_turn(p)
    assert (asked(p)[0], p.round, p.factor) == ("blue", 3, 2)


@pytest.mark.rule("conquest", "15.1")
def test_15_1_if_he_is_gone_prices_rise_at_his_seat_ruling_c_37() -> None:
    p = empty(3)
    turn(p, "yellow")
    rich(p, "yellow", 105)
    end_turn(p)
    assert asked(p)[0] == "blue"
    end_turn(p)
    units(p, "black", "cyrenaica", infantry=1)
    p.leader_at[words.LEADER.value("black-general-1")] = zone("cyrenaica")
    turn(p, "black")
    march(p, "black-general-1", "aegyptus", infantry=1)
    play(p, "end-movement", "fight aegyptus")
    assert where(p, "yellow-emperor") == "gone"
    assert p.factor == 1
    end_turn(p)
    assert (asked(p)[0], p.factor) == ("blue", 2)


@pytest.mark.rule("conquest", "15.1")
@pytest.mark.rule("conquest", "22")
@pytest.mark.parametrize("factor", [1, 2, 3])
def test_15_1_every_price_is_multiplied_t14(factor: int) -> None:
    p = empty(3)
    hold(p, "black", "thracia", "moesia")
    city(p, "thracia")
    p.factor = factor
    money(p, "black", 500)
    phase(p, "black", "purchase")
    for text, price in (
        ("buy infantry 1", 10),
        ("buy cavalry 1", 20),
        ("buy galley 1", 20),
        ("buy catapult 1", 30),
        ("build-city moesia", 30),
        ("fortify moesia", 20),
        ("build-road macedonia--thracia", 10),
    ):
        before = talents(p, "black")
        play(p, text)
        assert before - talents(p, "black") == price * factor, text


@pytest.mark.rule("conquest", "15.1")
def test_15_1_it_is_announced_when_it_comes() -> None:
    p = empty(2)
    turn(p, "yellow")
    rich(p, "yellow", 105)
    end_turn(p)
    play(p, "end-movement")
    events = []
    while asked(p)[0] == "black":
        events += play(p, offered(p)[-1])
    assert heard(events, "prices-rise") == [["2"]]
    assert keys(events).index("prices-rise") < keys(events).index("turn-begins")


# ---------------------------------------------------------------- 16: placement of what was bought


@pytest.mark.rule("conquest", "16")
def test_16_new_units_stand_in_the_home_province() -> None:
    p = shopping(100)
    events = play(p, "buy infantry 2", "buy cavalry 1", "buy catapult 1", "end-buying")
    assert army(p, "black", "macedonia") == (2, 1, 1)
    assert ["black", "infantry", "2", "macedonia"] in heard(events, "placed")
    assert pool(p, "black") == (18, 19, 5)


@pytest.mark.rule("conquest", "16")
def test_16_what_is_bought_comes_after_buying_and_not_before_ruling_c_35() -> None:
    p = shopping(60)
    play(p, "build-city thracia", "buy infantry 1")
    assert army(p, "black", "macedonia") == (0, 0, 0)
    assert tribute(p, "black") == 25
    play(p, "end-buying")
    assert army(p, "black", "macedonia") == (1, 0, 0)
    assert tribute(p, "black") == 30


@pytest.mark.rule("conquest", "16")
def test_16_galleys_lie_on_any_coast_of_the_home_chosen_for_each_ruling_c_27() -> None:
    p = shopping(40)
    play(p, "buy galley 2")
    assert asked(p) == ("black", "mooring")
    assert offered(p) == ["moor macedonia 0", "moor macedonia 1"]
    assert why(p, "moor thracia 0") == ("16", "not-your-harbour")
    assert why(p, "moor macedonia 2") == ("16", "not-your-harbour")
    play(p, "moor macedonia 1", "moor macedonia 0")
    assert (where(p, "black-galley-1"), where(p, "black-galley-2")) == ("macedonia", "macedonia")
    assert p.ship_coast[:2] == [1, 0]


@pytest.mark.rule("conquest", "16")
def test_16_one_coast_needs_no_question() -> None:
    p = empty(3)
    money(p, "yellow", 20)
    phase(p, "yellow", "purchase")
    play(p, "buy galley 1")
    assert where(p, "yellow-galley-1") == "aegyptus"
    assert asked(p) == ("blue", "movement")


@pytest.mark.rule("conquest", "16")
def test_16_mesopotamian_galleys_need_syria_or_armenia_t20() -> None:
    p = empty(4)
    money(p, "yellow", 60)
    phase(p, "yellow", "purchase")
    assert why(p, "buy galley 1") == ("16", "no-harbour")
    for place in ("syria", "armenia"):
        p = empty(4)
        hold(p, "yellow", place)
        money(p, "yellow", 20)
        phase(p, "yellow", "purchase")
        play(p, "buy galley 1")
        assert where(p, "yellow-galley-1") == place
    p = empty(4)
    hold(p, "yellow", "syria", "armenia")
    money(p, "yellow", 20)
    phase(p, "yellow", "purchase")
    play(p, "buy galley 1")
    assert offered(p) == ["moor syria 0", "moor armenia 0"]


@pytest.mark.rule("conquest", "16")
def test_16_no_one_elses_galleys_come_in_at_syria() -> None:
    p = empty(4)
    hold(p, "black", "syria")
    money(p, "black", 20)
    phase(p, "black", "purchase")
    play(p, "buy galley 1")
    assert offered(p) == ["moor macedonia 0", "moor macedonia 1"]


@pytest.mark.rule("conquest", "16")
def test_16_a_lost_galley_can_be_built_again() -> None:
    p = empty(3)
    for number in range(1, 9):
        galley(p, f"yellow-galley-{number}", "aegyptus")
    money(p, "yellow", 20)
    phase(p, "yellow", "purchase")
    assert why(p, "buy galley 1") == ("4", "no-pieces-left")
    p.ship_at[words.SHIP.value("yellow-galley-3")] = -1
    play(p, "buy galley 1")
    assert where(p, "yellow-galley-3") == "aegyptus"


@pytest.mark.rule("conquest", "16")
def test_16_buildings_stand_where_they_were_bought_for_ruling_c_49() -> None:
    p = shopping(60)
    events = play(p, "build-city thracia", "fortify thracia", "build-road macedonia--thracia")
    assert ["black", "city", "1", "thracia"] in heard(events, "placed")
    assert ["black", "fortification", "1", "thracia"] in heard(events, "placed")
    assert heard(events, "road-built") == [["black", "macedonia--thracia"]]
    assert (p.city[zone("thracia")], p.fort[zone("thracia")]) == (1, 1)


@pytest.mark.rule("conquest", "16")
def test_16_in_the_next_turn_new_pieces_move() -> None:
    p = start(2)
    play(p, "end-movement", "end-razing", "buy infantry 1")
    end_turn(p)
    march(p, "black-general-1", "cyrenaica", infantry=6)
    assert army(p, "black", "cyrenaica") == (6, 0, 0)
