"""Parts of a position: alone, or a list of them."""

from typing import Any, ClassVar

import pytest

from quadriga.engine.errors import BrokenPosition
from quadriga.engine.part import Part


class Wing(Part):
    """A part without parts."""

    fields: ClassVar[tuple[str, ...]] = ("strength",)
    shapes: ClassVar[str] = "n"

    def lay_out(self, strength: int) -> None:
        self.strength = strength


class Battle(Part):
    """A part of parts."""

    fields: ClassVar[tuple[str, ...]] = ("reserve", "wings")
    shapes: ClassVar[str] = "ps"
    parts: ClassVar[tuple[Any, ...]] = (Wing, Wing)

    def lay_out(self, *strengths: int) -> None:
        self.reserve: Wing | None = None
        self.wings: list[Wing] = []
        for strength in strengths:
            wing = Wing()
            wing.lay_out(strength)
            self.wings.append(wing)


def battle(*strengths: int) -> Battle:
    part = Battle()
    part.lay_out(*strengths)
    return part


def test_a_list_of_parts_is_told_by_what_is_in_it() -> None:
    assert battle(3, 5) == battle(3, 5)
    assert battle(3, 5) != battle(5, 3)
    assert battle(3) != battle()
    assert battle(3, 5).state() == {"reserve": None, "wings": [{"strength": 3}, {"strength": 5}]}
    assert hash(battle(3, 5).frozen()) == hash(battle(3, 5).frozen())


def test_a_list_of_parts_comes_back_from_plain_data() -> None:
    stored = battle(3, 5).state()
    back = battle(7)
    back.put_back(stored, "battle")
    assert back == battle(3, 5)
    back.wings[0].strength = 9
    assert stored == battle(3, 5).state()


@pytest.mark.parametrize("wings", [3, {"strength": 3}, [3], [{"strength": "many"}], [{}], [None]])
def test_a_broken_list_of_parts_is_refused(wings: object) -> None:
    with pytest.raises(BrokenPosition, match=r"battle\.wings"):
        battle().put_back({"reserve": None, "wings": wings}, "battle")
