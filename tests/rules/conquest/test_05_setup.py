"""Sections 5 to 7: set-up, turn order, sequence of the turn."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.seat import CHANCE, Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.pieces import COLOURS
from rules.conquest.scene import (
    army,
    asked,
    empty,
    end_turn,
    heard,
    legion,
    march,
    money,
    offered,
    owner,
    play,
    pool,
    start,
    talents,
    tribute,
    turn,
    units,
    where,
    why,
    zone,
)

HOMES = {
    2: ["aegyptus", "hispania"],
    3: ["macedonia", "aegyptus", "hispania"],
    4: ["macedonia", "mesopotamia", "numidia", "hispania"],
    5: ["macedonia", "mesopotamia", "aegyptus", "hispania", "italia"],
    6: ["macedonia", "galatia", "aegyptus", "numidia", "hispania", "italia"],
}


@pytest.mark.rule("conquest", "5.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_5_2_homes_by_number_of_players_t2(seats: int) -> None:
    p = start(seats)
    assert [words.ZONE.slug(home) for home in p.home] == HOMES[seats]


@pytest.mark.rule("conquest", "5.2")
def test_5_2_homes_are_chosen_seat_by_seat_and_the_last_is_left_over() -> None:
    p = start(3, homes="chosen")
    assert asked(p) == ("black", "home")
    assert offered(p) == ["choose-home macedonia", "choose-home aegyptus", "choose-home hispania"]
    assert why(p, "choose-home italia") == ("5.2", "home-not-in-play")
    play(p, "choose-home hispania")
    assert asked(p) == ("yellow", "home")
    assert why(p, "choose-home hispania") == ("5.2", "home-taken")
    play(p, "choose-home macedonia")
    assert [words.ZONE.slug(home) for home in p.home] == ["hispania", "macedonia", "aegyptus"]
    assert asked(p) == ("yellow", "movement")


@pytest.mark.rule("conquest", "5.2")
def test_5_2_homes_are_drawn_by_lot_each_as_likely() -> None:
    p = start(4, homes="drawn")
    assert p.turn() == CHANCE
    assert [(words.ZONE.slug(move.a), weight) for move, weight in p.chances()] == [(home, 1) for home in HOMES[4]]
    seen = {words.ZONE.slug(p.draw(Seeded(seed)).a) for seed in range(60)}
    assert seen == set(HOMES[4])
    while p.turn() == CHANCE:
        p.push(p.draw(Seeded(1)))
    assert sorted(words.ZONE.slug(home) for home in p.home) == sorted(HOMES[4])


@pytest.mark.rule("conquest", "5.2")
def test_5_2_homes_may_be_as_the_list_has_them() -> None:
    p = start(5, homes="listed")
    assert asked(p)[1] == "movement"
    assert [words.ZONE.slug(home) for home in p.home] == HOMES[5]


@pytest.mark.rule("conquest", "5.3")
def test_5_3_each_player_has_the_pieces_of_one_colour() -> None:
    p = start(6)
    for seat, colour in enumerate(COLOURS):
        assert [
            owner for leader, owner in enumerate(p.leader_owner) if words.LEADER.slug(leader).startswith(colour)
        ] == [seat] * 5
        assert [owner for ship, owner in enumerate(p.ship_owner) if words.SHIP.slug(ship).startswith(colour)] == [
            seat
        ] * 8
    turn(p, "black")
    assert why(p, "march yellow-general-1 asia") == ("4.3", "leader-not-yours")


@pytest.mark.rule("conquest", "5")
@pytest.mark.rule("conquest", "5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_5_4_emperor_four_generals_five_infantry_and_a_fortified_city_t1(seats: int) -> None:
    p = start(seats)
    for seat, home in enumerate(HOMES[seats]):
        colour = COLOURS[seat]
        names = [f"{colour}-emperor", *[f"{colour}-general-{number}" for number in range(1, 5)]]
        assert [where(p, name) for name in names] == [home] * 5
        assert army(p, colour, home) == (5, 0, 0)
        assert pool(p, colour) == (15, 20, 6)
        assert owner(p, home) == colour
        assert (p.city[zone(home)], p.fort[zone(home)]) == (1, 1)
    assert p.building_pool == [16 - seats, 16 - seats, 20]
    assert set(p.ship_at) == {-1}


@pytest.mark.rule("conquest", "5")
@pytest.mark.rule("conquest", "5.5")
def test_5_5_every_tribute_marker_stands_at_fifteen_t1() -> None:
    assert start(6).tribute == [15] * 6


@pytest.mark.rule("conquest", "5")
def test_5_treasuries_are_empty_and_the_first_tribute_comes_in_the_first_turn_ruling_c_36() -> None:
    p = start(3)
    assert p.money == [0, 0, 0]
    play(p, "end-movement")
    assert talents(p, "black") == 15


@pytest.mark.rule("conquest", "6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_6_macedonia_begins_then_clockwise_round_the_sea_t1_t2(seats: int) -> None:
    p = start(seats, homes="drawn")
    while p.turn() == CHANCE:
        p.push(p.draw(Seeded(7)))
    assert [words.ZONE.slug(p.home[seat]) for seat in p.order] == HOMES[seats]


@pytest.mark.rule("conquest", "6")
def test_6_turns_go_round_and_a_round_is_one_pass() -> None:
    p = empty(3)
    turn(p, "black")
    seen = []
    for _ in range(4):
        seen.append((asked(p)[0], p.round))
        end_turn(p)
    assert seen == [("black", 1), ("yellow", 1), ("blue", 1), ("black", 2)]


@pytest.mark.rule("conquest", "6")
def test_6_only_the_player_whose_turn_it_is_moves() -> None:
    p = empty(3)
    turn(p, "black")
    move = words.VOCABULARY.parse("end-movement")
    refusal = p.why_not(move, Seat(1))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("6", "not-your-turn")


@pytest.mark.rule("conquest", "6")
def test_6_a_fallen_player_has_no_turn() -> None:
    p = empty(3)
    legion(p, "black-general-1", "cyrenaica", infantry=1)
    turn(p, "black")
    march(p, "black-general-1", "aegyptus", infantry=1)
    play(p, "end-movement", "fight aegyptus")
    assert where(p, "yellow-emperor") == "gone"
    end_turn(p)
    assert asked(p) == ("blue", "movement")


@pytest.mark.rule("conquest", "7")
@pytest.mark.rule("conquest", "21")
def test_7_six_phases_in_their_order() -> None:
    p = empty(3)
    legion(p, "black-general-1", "thracia", infantry=1)
    units(p, "blue", "asia", infantry=1)
    p.captor[words.LEADER.value("black-general-4")] = 2
    p.leader_at[words.LEADER.value("black-general-4")] = -1
    money(p, "black", 10)
    turn(p, "black")
    seen = [(p.phase, asked(p)[1])]
    march(p, "black-general-1", "asia", infantry=1)
    play(p, "end-movement")
    seen.append((p.phase, asked(p)[1]))
    play(p, "fight asia", "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert talents(p, "black") == 10 + 25
    seen.append((p.phase, asked(p)[1]))
    play(p, "end-razing")
    seen.append((p.phase, asked(p)[1]))
    play(p, "buy galley 1", "end-buying")
    seen.append((p.phase, asked(p)[1]))
    play(p, "moor macedonia 0")
    seen.append((p.phase, asked(p)[1]))
    play(p, "end-turn")
    assert seen == [
        (1, "movement"), (2, "combat"), (4, "razing"), (5, "purchase"), (6, "mooring"), (6, "negotiation"),
    ]  # fmt: skip
    assert asked(p) == ("yellow", "movement")


@pytest.mark.rule("conquest", "7")
def test_7_phases_with_nothing_to_decide_pass_by_themselves() -> None:
    p = empty(3)
    p.city[zone("macedonia")] = 0
    p.fort[zone("macedonia")] = 0
    p.building_pool[0] += 1
    p.building_pool[1] += 1
    p.tribute[0] -= 5
    p.take_control(1, zone("macedonia"))
    turn(p, "black")
    events = play(p, "end-movement")
    assert heard(events, "tribute-paid") == [["black", "0"]]
    assert tribute(p, "black") == 0
    assert asked(p) == ("yellow", "movement")
