"""Sections 1 to 3: object, components, the board."""

import pytest

from quadriga.engine.errors import UnknownMove
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES, ZONES
from rules.conquest.scene import (
    GAME,
    asked,
    captive,
    city,
    empty,
    hold,
    legion,
    march,
    money,
    offered,
    phase,
    play,
    provinces_of,
    start,
    turn,
    why,
    zone,
)

BOARD = GAME.boards[0]
HOMES = {"hispania", "italia", "macedonia", "galatia", "numidia", "mesopotamia", "aegyptus"}


@pytest.mark.rule("conquest", "1")
def test_1_the_last_emperor_is_the_emperor_of_rome() -> None:
    p = empty(2)
    legion(p, "black-general-1", "cyrenaica", infantry=1)
    turn(p, "black")
    p.leader_at[words.LEADER.value("yellow-emperor")] = zone("africa-proconsularis")
    march(p, "black-general-1", "africa-proconsularis", infantry=1)
    play(p, "end-movement", "fight africa-proconsularis")
    assert asked(p)[0] == "nobody"
    outcome = p.outcome()
    assert outcome is not None
    assert (outcome.key, outcome.rule, outcome.results) == ("last-emperor", "18", [2, 0])


@pytest.mark.rule("conquest", "1")
def test_1_a_captive_general_ends_nothing() -> None:
    p = empty(2)
    captive(p, "yellow-general-1", "black")
    turn(p, "black")
    assert p.outcome() is None


@pytest.mark.rule("conquest", "2")
def test_2_the_box_limits_what_each_colour_and_all_together_can_have() -> None:
    limit = dict(zip(["infantry", "cavalry", "catapult", "galley", "city", "fortification", "road"],
                     GAME.pieces.limit, strict=True))  # fmt: skip
    assert limit == {
        "infantry": 20, "cavalry": 20, "catapult": 6, "galley": 8, "city": 16, "fortification": 16, "road": 20,
    }  # fmt: skip
    p = start(6)
    assert len(p.leader_at) == 6 * 5
    assert len(p.ship_at) == 6 * 8
    assert p.pool[:3] == [15, 20, 6]
    assert p.building_pool == [10, 10, 20]


@pytest.mark.rule("conquest", "3")
def test_3_seven_homes_are_worth_ten_and_all_others_five_or_ten() -> None:
    homes = {words.ZONE.slug(at) for at in range(PROVINCES) if BOARD.is_home[at]}
    assert homes == HOMES
    assert all(BOARD.value[zone(home)] == 10 for home in homes)
    assert set(BOARD.value) == {5, 10}


@pytest.mark.rule("conquest", "3")
def test_3_at_the_start_only_homes_are_held() -> None:
    p = start(3)
    assert [provinces_of(p, colour) for colour in ("black", "yellow", "blue")] == [
        {"macedonia"}, {"aegyptus"}, {"hispania"},
    ]  # fmt: skip


@pytest.mark.rule("conquest", "3")
def test_3_map_sanity_t28() -> None:
    assert PROVINCES == 42
    assert ZONES - PROVINCES == 18
    assert sum(BOARD.value) == 290
    assert BOARD.value.count(10) == 16
    assert BOARD.value.count(5) == 26
    inland = {words.ZONE.slug(at) for at in range(PROVINCES) if not BOARD.coasts[at]}
    assert inland == {"mesopotamia", "arabia-petraea", "dacia", "pannonia", "noricum", "raetia"}
    islands = {words.ZONE.slug(at) for at in range(PROVINCES) if not BOARD.land.near[at]}
    assert islands == {"baleares", "corsica", "sardinia", "creta", "cyprus"}


@pytest.mark.rule("conquest", "3.1")
def test_3_1_a_neighbour_is_one_point_away_and_others_are_not_adjacent() -> None:
    p = empty(3)
    turn(p, "black")
    assert why(p, "march black-general-1 asia") == ("3.1", "not-adjacent")
    assert why(p, "march black-general-1 macedonia") == ("3.1", "already-there")
    march(p, "black-general-1", "thracia")
    assert p.leader_points[words.LEADER.value("black-general-1")] == 1


@pytest.mark.rule("conquest", "3.1")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("thracia", "asia"),
        ("sicilia", "neapolis"),
        ("britannia", "belgica"),
        ("baetica", "mauretania-tingitana"),
    ],
)
def test_3_1_four_crossings_are_walked_without_galleys_t17(one: str, other: str) -> None:
    for there, back in ((one, other), (other, one)):
        p = empty(3)
        legion(p, "black-general-1", there, infantry=1)
        turn(p, "black")
        march(p, "black-general-1", back, infantry=1)
        play(p, "end-movement")
        assert back in provinces_of(p, "black")


@pytest.mark.rule("conquest", "3.1")
@pytest.mark.parametrize(("one", "other"), [("corsica", "sardinia"), ("thracia", "bithynia-et-pontus")])
def test_3_1_no_other_strait_can_be_walked_t17(one: str, other: str) -> None:
    p = empty(3)
    legion(p, "black-general-1", one, infantry=1)
    turn(p, "black")
    assert why(p, f"march black-general-1 {other}") == ("3.1", "not-adjacent")


@pytest.mark.rule("conquest", "3.1")
def test_3_1_nobody_can_bar_a_crossing_ruling_c_33() -> None:
    p = empty(3)
    legion(p, "black-general-1", "sicilia", infantry=1)
    for number, sea in enumerate(("mare-tyrrhenum", "mare-epirus"), 1):
        p.ship_at[words.SHIP.value(f"blue-galley-{number}")] = zone(sea)
    turn(p, "black")
    assert "march black-general-1 neapolis" in offered(p)


@pytest.mark.rule("conquest", "3.1")
def test_3_1_the_nile_does_not_divide_egypt() -> None:
    near = {words.ZONE.slug(at) for at in BOARD.land.near[zone("aegyptus")]}
    assert near == {"cyrenaica", "palaestina", "arabia-petraea"}


@pytest.mark.rule("conquest", "3.1")
def test_3_1_arabia_and_mesopotamia_touch_only_by_option_ruling_c_46() -> None:
    for option, offers in (("closed", False), ("open", True)):
        p = empty(4, arabia=option)
        legion(p, "yellow-general-1", "mesopotamia", infantry=1)
        turn(p, "yellow")
        assert ("march yellow-general-1 arabia-petraea" in offered(p)) is offers
    with pytest.raises(UnknownMove):
        GAME.vocabulary.parse("build-road mesopotamia--arabia")


@pytest.mark.rule("conquest", "3.1")
def test_3_1_the_contested_border_carries_a_road_only_when_it_is_open_ruling_c_46() -> None:
    for option, offers in (("closed", False), ("open", True)):
        p = empty(4, arabia=option)
        hold(p, "yellow", "arabia-petraea")
        city(p, "arabia-petraea")
        money(p, "yellow", 30)
        phase(p, "yellow", "purchase")
        assert ("build-road mesopotamia--arabia-petraea" in offered(p)) is offers
        if not offers:
            assert why(p, "build-road mesopotamia--arabia-petraea") == ("4.5", "no-such-border")
