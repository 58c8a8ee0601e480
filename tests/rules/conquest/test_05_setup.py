"""Sections 5 to 7: set-up, turn order, sequence of the turn."""

import pytest

from quadriga.engine.chance import Seeded
from quadriga.engine.seat import CHANCE, Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.pieces import COLOURS
from rules.conquest.scene import Scene, start, zone

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
    s = start(seats)
    assert [words.ZONE.slug(home) for home in s.p.home] == HOMES[seats]


@pytest.mark.rule("conquest", "5.2")
def test_5_2_homes_are_chosen_seat_by_seat_and_the_last_is_left_over() -> None:
    s = start(3, homes="chosen")
    assert s.asked() == ("black", "home")
    assert s.offered() == ["choose-home macedonia", "choose-home aegyptus", "choose-home hispania"]
    assert s.refused("choose-home italia") == ("5.2", "home-not-in-play")
    s.play("choose-home hispania")
    assert s.asked() == ("yellow", "home")
    assert s.refused("choose-home hispania") == ("5.2", "home-taken")
    s.play("choose-home macedonia")
    assert [words.ZONE.slug(home) for home in s.p.home] == ["hispania", "macedonia", "aegyptus"]
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "5.2")
def test_5_2_homes_are_drawn_by_lot_each_as_likely() -> None:
    s = start(4, homes="drawn")
    assert s.p.turn() == CHANCE
    assert [(words.ZONE.slug(move.a), weight) for move, weight in s.p.chances()] == [(home, 1) for home in HOMES[4]]
    seen = {words.ZONE.slug(s.p.draw(Seeded(seed)).a) for seed in range(60)}
    assert seen == set(HOMES[4])
    while s.p.turn() == CHANCE:
        s.p.push(s.p.draw(Seeded(1)))
    assert sorted(words.ZONE.slug(home) for home in s.p.home) == sorted(HOMES[4])


@pytest.mark.rule("conquest", "5.2")
def test_5_2_homes_may_be_as_the_list_has_them() -> None:
    s = start(5, homes="listed")
    assert s.asked()[1] == "movement"
    assert [words.ZONE.slug(home) for home in s.p.home] == HOMES[5]


@pytest.mark.rule("conquest", "5.3")
def test_5_3_each_player_has_the_pieces_of_one_colour() -> None:
    s = start(6)
    for seat, colour in enumerate(COLOURS):
        assert [
            owner for leader, owner in enumerate(s.p.leader_owner) if words.LEADER.slug(leader).startswith(colour)
        ] == [seat] * 5
        assert [owner for ship, owner in enumerate(s.p.ship_owner) if words.SHIP.slug(ship).startswith(colour)] == [
            seat
        ] * 8
    s.turn("black")
    assert s.refused("march yellow-general-1 asia") == ("4.3", "leader-not-yours")


@pytest.mark.rule("conquest", "5")
@pytest.mark.rule("conquest", "5.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_5_4_emperor_four_generals_five_infantry_and_a_fortified_city_t1(seats: int) -> None:
    s = start(seats)
    for seat, home in enumerate(HOMES[seats]):
        colour = COLOURS[seat]
        names = [f"{colour}-emperor", *[f"{colour}-general-{number}" for number in range(1, 5)]]
        assert [s.at(name) for name in names] == [home] * 5
        assert s.army(colour, home) == (5, 0, 0)
        assert s.pool(colour) == (15, 20, 6)
        assert s.owner(home) == colour
        assert (s.p.city[zone(home)], s.p.fort[zone(home)]) == (1, 1)
    assert s.p.building_pool == [16 - seats, 16 - seats, 20]
    assert set(s.p.ship_at) == {-1}


@pytest.mark.rule("conquest", "5")
@pytest.mark.rule("conquest", "5.5")
def test_5_5_every_tribute_marker_stands_at_fifteen_t1() -> None:
    assert start(6).p.tribute == [15] * 6


@pytest.mark.rule("conquest", "5")
def test_5_treasuries_are_empty_and_the_first_tribute_comes_in_the_first_turn_ruling_c_36() -> None:
    s = start(3)
    assert s.p.money == [0, 0, 0]
    s.play("end-movement")
    assert s.talents("black") == 15


@pytest.mark.rule("conquest", "6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_6_macedonia_begins_then_clockwise_round_the_sea_t1_t2(seats: int) -> None:
    s = start(seats, homes="drawn")
    while s.p.turn() == CHANCE:
        s.p.push(s.p.draw(Seeded(7)))
    assert [words.ZONE.slug(s.p.home[seat]) for seat in s.p.order] == HOMES[seats]


@pytest.mark.rule("conquest", "6")
def test_6_turns_go_round_and_a_round_is_one_pass() -> None:
    s = Scene(3)
    s.turn("black")
    seen = []
    for _ in range(4):
        seen.append((s.asked()[0], s.p.round))
        s.end_turn()
    assert seen == [("black", 1), ("yellow", 1), ("blue", 1), ("black", 2)]


@pytest.mark.rule("conquest", "6")
def test_6_only_the_player_whose_turn_it_is_moves() -> None:
    s = Scene(3)
    s.turn("black")
    move = words.VOCABULARY.parse("end-movement")
    refusal = s.p.why_not(move, Seat(1))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("6", "not-your-turn")


@pytest.mark.rule("conquest", "6")
def test_6_a_fallen_player_has_no_turn() -> None:
    s = Scene(3)
    s.legion("black-general-1", "cyrenaica", infantry=1)
    s.turn("black")
    s.march("black-general-1", "aegyptus", infantry=1)
    s.play("end-movement", "fight aegyptus")
    assert s.at("yellow-emperor") == "gone"
    s.end_turn()
    assert s.asked() == ("blue", "movement")


@pytest.mark.rule("conquest", "7")
@pytest.mark.rule("conquest", "21")
def test_7_six_phases_in_their_order() -> None:
    s = Scene(3)
    s.legion("black-general-1", "thracia", infantry=1)
    s.units("blue", "asia", infantry=1)
    s.units("yellow", "moesia", infantry=1)
    s.p.captor[words.LEADER.value("black-general-4")] = 2
    s.p.leader_at[words.LEADER.value("black-general-4")] = -1
    s.money("black", 10)
    s.turn("black")
    seen = [(s.p.phase, s.asked()[1])]
    s.march("black-general-1", "asia", infantry=1)
    s.play("end-movement")
    seen.append((s.p.phase, s.asked()[1]))
    s.play("fight asia", "form 1 0 0", "form 1 0 0", "strike infantry:1", "lose 1 0 0", "strike blank:1")
    assert s.talents("black") == 10 + 25
    seen.append((s.p.phase, s.asked()[1]))
    s.play("end-razing")
    seen.append((s.p.phase, s.asked()[1]))
    s.play("buy galley 1", "end-buying")
    seen.append((s.p.phase, s.asked()[1]))
    s.play("moor macedonia 0")
    seen.append((s.p.phase, s.asked()[1]))
    s.play("end-turn")
    assert seen == [
        (1, "movement"), (2, "combat"), (4, "razing"), (5, "purchase"), (6, "mooring"), (6, "negotiation"),
    ]  # fmt: skip
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "7")
def test_7_phases_with_nothing_to_decide_pass_by_themselves() -> None:
    s = Scene(3)
    s.p.city[zone("macedonia")] = 0
    s.p.fort[zone("macedonia")] = 0
    s.p.building_pool[0] += 1
    s.p.building_pool[1] += 1
    s.p.tribute[0] -= 5
    s.p.take_control(1, zone("macedonia"))
    s.turn("black")
    s.listen().play("end-movement")
    assert s.told("tribute-paid") == [["black", "0"]]
    assert s.tribute("black") == 0
    assert s.asked() == ("yellow", "movement")
