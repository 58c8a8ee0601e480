"""Section 10: naval battles."""

import pytest

from quadriga.games.conquest import words
from quadriga.games.conquest.position import Conquest
from rules.conquest.scene import (
    GAME,
    army,
    asked,
    dice,
    empty,
    galley,
    heard,
    keys,
    leaders,
    offered,
    owner,
    phase,
    play,
    pool,
    refused,
    roll,
    sound,
    units,
    where,
    why,
)


def fleets(black: int, blue: int, seats: int = 3) -> Conquest:
    """So many galleys each in the Sea of Epirus."""
    p = empty(seats)
    for number in range(black):
        galley(p, f"black-galley-{number + 1}", "mare-epirus")
    enemy = "blue" if seats > 2 else "yellow"
    for number in range(blue):
        galley(p, f"{enemy}-galley-{number + 1}", "mare-epirus")
    return p


def engage(p: Conquest, enemy: str = "blue") -> Conquest:
    """Black attacks."""
    phase(p, "black", "combat")
    play(p, f"engage mare-epirus {enemy}")
    return p


@pytest.mark.rule("conquest", "10")
def test_10_two_dice_a_galley_whatever_it_carries() -> None:
    p = fleets(3, 0)
    galley(p, "blue-galley-1", "mare-epirus", infantry=7, aboard=("blue-general-1",))
    engage(p)
    assert dice(p) == 2
    assert refused(p, "broadside galley:3").key == "no-such-choice"
    assert refused(p, "broadside galley:1").key == "no-such-choice"
    roll(p, "blank:2")
    assert dice(p) == 6


@pytest.mark.rule("conquest", "10")
def test_10_only_galley_faces_hit_and_each_sinks_one_ruling_c_20() -> None:
    p = engage(fleets(1, 3))
    roll(p, "infantry:2.cavalry:2.catapult:2")
    events = roll(p, "galley:2")
    assert heard(events, "fired") == [["black", "galley:2", "2", "galley:2"]]
    assert asked(p) == ("blue", "sinking")
    assert why(p, "sink black-galley-1") == ("10", "ship-not-in-battle")
    play(p, "sink blue-galley-3")
    assert offered(p) == ["sink blue-galley-1", "sink blue-galley-2"]
    play(p, "sink blue-galley-1")
    assert [where(p, f"blue-galley-{number}") for number in (1, 2, 3)] == ["gone", "mare-epirus", "gone"]


@pytest.mark.rule("conquest", "10")
def test_10_both_fleets_fire_before_any_galley_sinks_ruling_c_19() -> None:
    p = engage(fleets(1, 1))
    roll(p, "galley:1.blank:1")
    assert where(p, "black-galley-1") == "mare-epirus"
    assert dice(p) == 2
    roll(p, "galley:1.blank:1")
    play(p, "sink blue-galley-1", "sink black-galley-1")
    assert (where(p, "black-galley-1"), where(p, "blue-galley-1")) == ("gone", "gone")
    assert asked(p) == ("black", "razing")


@pytest.mark.rule("conquest", "10")
def test_10_three_rounds_and_no_more_t26() -> None:
    p = engage(fleets(2, 2))
    events = roll(p, *["blank:4"] * 6)
    assert "fleets-part" in keys(events)
    assert len(heard(events, "fired")) == 6
    assert [where(p, f"{colour}-galley-{number}") for colour in ("black", "blue") for number in (1, 2)] == [
        "mare-epirus"
    ] * 4
    assert asked(p) == ("black", "razing")


@pytest.mark.rule("conquest", "10")
def test_10_nobody_retreats_at_sea_and_survivors_fire_again() -> None:
    p = engage(fleets(2, 2))
    roll(p, "blank:4", "galley:1.blank:3")
    play(p, "sink blue-galley-2")
    assert asked(p)[0] == "chance"
    assert dice(p) == 2


@pytest.mark.rule("conquest", "10")
def test_10_hits_beyond_the_fleet_are_lost() -> None:
    p = engage(fleets(3, 1))
    roll(p, "blank:2")
    events = roll(p, "galley:4.blank:2")
    assert heard(events, "fired") == [["black", "galley:4.blank:2", "1", "galley:1"]]
    play(p, "sink blue-galley-1")
    assert asked(p) == ("black", "razing")


@pytest.mark.rule("conquest", "10")
def test_10_cargo_sinks_with_its_galley_and_leaders_are_captured_ruling_c_22() -> None:
    p = fleets(1, 1)
    galley(p, "blue-galley-2", "mare-epirus", infantry=3, cavalry=2, catapults=1, aboard=("blue-general-1",))
    engage(p)
    roll(p, "blank:4", "galley:1.blank:1")
    play(p, "sink blue-galley-2")
    assert pool(p, "blue") == (20, 20, 6)
    assert asked(p) == ("black", "fate")
    play(p, "hold blue-general-1")
    assert where(p, "blue-general-1") == "captive of black"
    assert where(p, "blue-galley-1") == "mare-epirus"


@pytest.mark.rule("conquest", "10")
def test_10_the_owner_chooses_and_may_spare_the_legion() -> None:
    p = fleets(1, 1)
    galley(p, "blue-galley-2", "mare-epirus", infantry=3, aboard=("blue-general-1",))
    engage(p)
    roll(p, "blank:4", "galley:1.blank:1")
    play(p, "sink blue-galley-1")
    assert where(p, "blue-general-1") == "mare-epirus"


@pytest.mark.rule("conquest", "10")
def test_10_in_a_mutual_sinking_each_takes_the_others_generals_ruling_c_22() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus", aboard=("black-general-1",))
    galley(p, "blue-galley-1", "mare-epirus", aboard=("blue-general-1",))
    engage(p)
    roll(p, "galley:2", "galley:2")
    play(p, "sink blue-galley-1", "sink black-galley-1")
    assert asked(p) == ("black", "fate")
    play(p, "hold blue-general-1")
    assert asked(p) == ("blue", "fate")
    play(p, "hold black-general-1")
    assert (where(p, "blue-general-1"), where(p, "black-general-1")) == ("captive of black", "captive of blue")


@pytest.mark.rule("conquest", "10")
def test_10_an_emperor_aboard_a_sunk_galley_is_captured_ruling_c_22() -> None:
    p = fleets(1, 1)
    galley(p, "blue-galley-2", "mare-epirus", aboard=("blue-emperor", "blue-general-1"))
    engage(p)
    roll(p, "blank:4", "galley:1.blank:1")
    play(p, "sink blue-galley-2")
    assert where(p, "blue-emperor") == "gone"
    assert owner(p, "hispania") == "black"
    assert p.ship_owner[words.SHIP.value("blue-galley-1")] == 0
    assert where(p, "blue-general-1") == "macedonia"
    assert asked(p) == ("black", "razing")


@pytest.mark.rule("conquest", "10")
@pytest.mark.parametrize("seats", [2, 3])
def test_10_of_two_emperors_in_the_water_the_attackers_is_saved_ruling_c_60(seats: int) -> None:
    p = empty(seats)
    enemy = "blue" if seats == 3 else "yellow"
    galley(p, "black-galley-1", "mare-epirus", aboard=("black-emperor", "black-general-1"))
    galley(p, f"{enemy}-galley-1", "mare-epirus", aboard=(f"{enemy}-emperor", f"{enemy}-general-1"))
    engage(p, enemy)
    roll(p, "galley:2", "galley:2")
    play(p, f"sink {enemy}-galley-1", "sink black-galley-1")
    assert where(p, f"{enemy}-emperor") == "gone"
    home = p.game.vocabulary.kinds["zone"].slug(p.home[0])
    assert where(p, "black-emperor") == where(p, "black-general-1") == home
    assert (p.outcome() is not None) == (seats == 2)
    assert GAME.from_json(p.to_json()) == p


@pytest.mark.rule("conquest", "10")
def test_10_an_attackers_emperor_in_the_water_frees_the_generals_he_sank_ruling_c_60() -> None:
    p = empty(3)
    galley(p, "black-galley-1", "mare-epirus", aboard=("black-emperor",))
    galley(p, "blue-galley-1", "mare-epirus", aboard=("blue-general-1",))
    units(p, "black", "macedonia", infantry=2)
    engage(p)
    roll(p, "galley:2", "galley:2")
    play(p, "sink blue-galley-1", "sink black-galley-1")
    sound(p)
    assert where(p, "black-emperor") == "gone"
    assert where(p, "blue-general-1") == "hispania"
    assert army(p, "blue", "macedonia") == (2, 0, 0)
    assert asked(p) == ("yellow", "movement")


@pytest.mark.rule("conquest", "10")
def test_10_after_the_battle_both_fleets_stay_and_the_province_is_nobodys_matter_ruling_c_19() -> None:
    p = fleets(1, 1)
    leaders(p, "achaia", "black-general-1")
    engage(p)
    roll(p, *["infantry:2"] * 6)
    assert (where(p, "black-galley-1"), where(p, "blue-galley-1")) == ("mare-epirus", "mare-epirus")
