"""Sections 1 to 3: object, components, the board."""

import pytest

from quadriga.engine.errors import UnknownMove
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES, ZONES
from rules.conquest.scene import GAME, Scene, start, zone

BOARD = GAME.boards[0]
HOMES = {"hispania", "italia", "macedonia", "galatia", "numidia", "mesopotamia", "aegyptus"}


@pytest.mark.rule("conquest", "1")
def test_1_the_last_emperor_is_the_emperor_of_rome() -> None:
    s = Scene(2)
    s.legion("black-general-1", "cyrenaica", infantry=1)
    s.turn("black")
    s.p.leader_at[words.LEADER.value("yellow-emperor")] = zone("africa-proconsularis")
    s.march("black-general-1", "africa-proconsularis", infantry=1)
    s.play("end-movement", "fight africa-proconsularis")
    assert s.asked()[0] == "nobody"
    outcome = s.p.outcome()
    assert outcome is not None
    assert (outcome.key, outcome.rule, outcome.results) == ("last-emperor", "18", [2, 0])


@pytest.mark.rule("conquest", "1")
def test_1_a_captive_general_ends_nothing() -> None:
    s = Scene(2)
    s.captive("yellow-general-1", "black")
    s.turn("black")
    assert s.p.outcome() is None


@pytest.mark.rule("conquest", "2")
def test_2_the_box_limits_what_each_colour_and_all_together_can_have() -> None:
    limit = dict(zip(["infantry", "cavalry", "catapult", "galley", "city", "fortification", "road"],
                     GAME.pieces.limit, strict=True))  # fmt: skip
    assert limit == {
        "infantry": 20, "cavalry": 20, "catapult": 6, "galley": 8, "city": 16, "fortification": 16, "road": 20,
    }  # fmt: skip
    s = start(6)
    assert len(s.p.leader_at) == 6 * 5
    assert len(s.p.ship_at) == 6 * 8
    assert s.p.pool[:3] == [15, 20, 6]
    assert s.p.building_pool == [10, 10, 20]


@pytest.mark.rule("conquest", "3")
def test_3_seven_homes_are_worth_ten_and_all_others_five_or_ten() -> None:
    homes = {words.ZONE.slug(at) for at in range(PROVINCES) if BOARD.is_home[at]}
    assert homes == HOMES
    assert all(BOARD.value[zone(home)] == 10 for home in homes)
    assert set(BOARD.value) == {5, 10}


@pytest.mark.rule("conquest", "3")
def test_3_at_the_start_only_homes_are_held() -> None:
    s = start(3)
    assert [s.provinces_of(colour) for colour in ("black", "yellow", "blue")] == [
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
    s = Scene(3)
    s.turn("black")
    assert s.refused("march black-general-1 asia") == ("3.1", "not-adjacent")
    assert s.refused("march black-general-1 macedonia") == ("3.1", "already-there")
    s.march("black-general-1", "thracia")
    assert s.p.leader_points[words.LEADER.value("black-general-1")] == 1


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
        s = Scene(3)
        s.legion("black-general-1", there, infantry=1)
        s.turn("black")
        s.march("black-general-1", back, infantry=1)
        s.play("end-movement")
        assert back in s.provinces_of("black")


@pytest.mark.rule("conquest", "3.1")
@pytest.mark.parametrize(("one", "other"), [("corsica", "sardinia"), ("thracia", "bithynia-et-pontus")])
def test_3_1_no_other_strait_can_be_walked_t17(one: str, other: str) -> None:
    s = Scene(3)
    s.legion("black-general-1", one, infantry=1)
    s.turn("black")
    assert s.refused(f"march black-general-1 {other}") == ("3.1", "not-adjacent")


@pytest.mark.rule("conquest", "3.1")
def test_3_1_nobody_can_bar_a_crossing_ruling_c_33() -> None:
    s = Scene(3)
    s.legion("black-general-1", "sicilia", infantry=1)
    for number, sea in enumerate(("mare-tyrrhenum", "mare-epirus"), 1):
        s.p.ship_at[words.SHIP.value(f"blue-galley-{number}")] = zone(sea)
    s.turn("black")
    assert "march black-general-1 neapolis" in s.offered()


@pytest.mark.rule("conquest", "3.1")
def test_3_1_the_nile_does_not_divide_egypt() -> None:
    near = {words.ZONE.slug(at) for at in BOARD.land.near[zone("aegyptus")]}
    assert near == {"cyrenaica", "palaestina", "arabia-petraea"}


@pytest.mark.rule("conquest", "3.1")
def test_3_1_arabia_and_mesopotamia_touch_only_by_option_ruling_c_46() -> None:
    for option, offers in (("closed", False), ("open", True)):
        s = Scene(4, arabia=option)
        s.legion("yellow-general-1", "mesopotamia", infantry=1)
        s.turn("yellow")
        assert ("march yellow-general-1 arabia-petraea" in s.offered()) is offers
    with pytest.raises(UnknownMove):
        GAME.vocabulary.parse("build-road mesopotamia--arabia")


@pytest.mark.rule("conquest", "3.1")
def test_3_1_the_contested_border_carries_a_road_only_when_it_is_open_ruling_c_46() -> None:
    for option, offers in (("closed", False), ("open", True)):
        s = Scene(4, arabia=option)
        s.hold("yellow", "arabia-petraea")
        s.city("arabia-petraea")
        s.money("yellow", 30)
        s.phase("yellow", "purchase")
        assert ("build-road mesopotamia--arabia-petraea" in s.offered()) is offers
        if not offers:
            assert s.refused("build-road mesopotamia--arabia-petraea") == ("4.5", "no-such-border")
