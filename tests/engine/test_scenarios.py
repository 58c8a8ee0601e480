"""Seats, options and defaults that belong to a scenario."""

import pytest

from quadriga.conform.battery import starts_of
from quadriga.engine import Game, Option, Position, Scenario, UnknownGame
from quadriga.records.dice import RealDice
from quadriga.records.record import new
from toys.camp import VOCABULARY, Camp, Round


class Camps(Game):
    """The camp once more: its second way to begin is for four alone, has one option less and another default."""

    def __init__(self) -> None:
        scenarios = [
            Scenario("short", 200),
            Scenario("long", 400, seats=[4], options=["wind"], defaults={"wind": "storm"}),
        ]
        options = [Option("weather", ["fair", "foul"]), Option("wind", ["calm", "storm"])]
        super().__init__("camp", 1, [2, 3], scenarios, options, VOCABULARY, "toys.camp", "1")

    def fresh(self, scenario: int, seats: int, options: list[int]) -> Camp:
        return Camp(self, scenario, seats, options)

    def set_up(self, position: Position) -> None:
        position.begin(Round())


GAME = Camps()


def test_a_scenario_has_its_own_seats() -> None:
    assert [GAME.seats_of("short"), GAME.seats_of("long")] == [[2, 3], [4]]
    assert [GAME.seat_count(0, "short"), GAME.seat_count(0, "long")] == [2, 4]
    assert starts_of(GAME) == [("short", 2), ("short", 3), ("long", 4)]
    with pytest.raises(UnknownGame):
        GAME.start("long", 2)
    with pytest.raises(UnknownGame):
        GAME.start("short", 4)


def test_a_scenario_has_its_own_options_and_defaults() -> None:
    assert [option.id for option in GAME.options_of("long")] == ["wind"]
    assert GAME.start("short").options == [0, 0]
    assert GAME.start("long").options == [0, 1]
    assert GAME.start("long", options={"wind": "calm"}).options == [0, 0]
    with pytest.raises(UnknownGame):
        GAME.start("long", options={"weather": "foul"})


def test_a_position_and_a_record_name_the_options_of_their_scenario() -> None:
    position = GAME.start("long")
    assert position.to_plain()["options"] == {"wind": "storm"}
    assert GAME.from_json(position.to_json()) == position
    record = new(GAME, RealDice(), "long")
    assert [record.header.seats, record.header.options] == [4, {"wind": "storm"}]
    assert new(GAME, RealDice(), "short").header.options == {"weather": "fair", "wind": "calm"}
