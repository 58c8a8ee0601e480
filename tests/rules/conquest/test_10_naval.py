"""Section 10: naval battles."""

import pytest

from quadriga.games.conquest import words
from rules.conquest.scene import GAME, Scene


def fleets(black: int, blue: int, seats: int = 3) -> Scene:
    """So many galleys each in the Sea of Epirus."""
    s = Scene(seats)
    for number in range(black):
        s.galley(f"black-galley-{number + 1}", "mare-epirus")
    enemy = "blue" if seats > 2 else "yellow"
    for number in range(blue):
        s.galley(f"{enemy}-galley-{number + 1}", "mare-epirus")
    return s


def engage(s: Scene, enemy: str = "blue") -> Scene:
    """Black attacks."""
    s.phase("black", "combat")
    s.play(f"engage mare-epirus {enemy}")
    return s


@pytest.mark.rule("conquest", "10")
def test_10_two_dice_a_galley_whatever_it_carries() -> None:
    s = fleets(3, 0)
    s.galley("blue-galley-1", "mare-epirus", infantry=7, aboard=("blue-general-1",))
    engage(s)
    assert s.dice() == 2
    assert s.why("broadside galley:3") == "no-such-choice"
    assert s.why("broadside galley:1") == "no-such-choice"
    s.roll("blank:2")
    assert s.dice() == 6


@pytest.mark.rule("conquest", "10")
def test_10_only_galley_faces_hit_and_each_sinks_one_ruling_c_20() -> None:
    s = engage(fleets(1, 3))
    s.roll("infantry:2.cavalry:2.catapult:2")
    s.listen().roll("galley:2")
    assert s.told("fired") == [["black", "galley:2", "2", "galley:2"]]
    assert s.asked() == ("blue", "sinking")
    assert s.refused("sink black-galley-1") == ("10", "ship-not-in-battle")
    s.play("sink blue-galley-3")
    assert s.offered() == ["sink blue-galley-1", "sink blue-galley-2"]
    s.play("sink blue-galley-1")
    assert [s.at(f"blue-galley-{number}") for number in (1, 2, 3)] == ["gone", "mare-epirus", "gone"]


@pytest.mark.rule("conquest", "10")
def test_10_both_fleets_fire_before_any_galley_sinks_ruling_c_19() -> None:
    s = engage(fleets(1, 1))
    s.roll("galley:1.blank:1")
    assert s.at("black-galley-1") == "mare-epirus"
    assert s.dice() == 2
    s.roll("galley:1.blank:1")
    s.play("sink blue-galley-1", "sink black-galley-1")
    assert (s.at("black-galley-1"), s.at("blue-galley-1")) == ("gone", "gone")
    assert s.asked() == ("black", "purchase")


@pytest.mark.rule("conquest", "10")
def test_10_three_rounds_and_no_more_t26() -> None:
    s = engage(fleets(2, 2))
    s.listen().roll(*["blank:4"] * 6)
    assert "fleets-part" in s.news()
    assert len(s.told("fired")) == 6
    assert [s.at(f"{colour}-galley-{number}") for colour in ("black", "blue") for number in (1, 2)] == [
        "mare-epirus"
    ] * 4
    assert s.asked() == ("black", "purchase")


@pytest.mark.rule("conquest", "10")
def test_10_nobody_retreats_at_sea_and_survivors_fire_again() -> None:
    s = engage(fleets(2, 2))
    s.roll("blank:4", "galley:1.blank:3")
    s.play("sink blue-galley-2")
    assert s.asked()[0] == "chance"
    assert s.dice() == 2


@pytest.mark.rule("conquest", "10")
def test_10_hits_beyond_the_fleet_are_lost() -> None:
    s = engage(fleets(3, 1))
    s.roll("blank:2")
    s.listen().roll("galley:4.blank:2")
    assert s.told("fired") == [["black", "galley:4.blank:2", "1", "galley:1"]]
    s.play("sink blue-galley-1")
    assert s.asked() == ("black", "purchase")


@pytest.mark.rule("conquest", "10")
def test_10_cargo_sinks_with_its_galley_and_leaders_are_captured_ruling_c_22() -> None:
    s = fleets(1, 1)
    s.galley("blue-galley-2", "mare-epirus", infantry=3, cavalry=2, catapults=1, aboard=("blue-general-1",))
    engage(s)
    s.roll("blank:4", "galley:1.blank:1")
    s.play("sink blue-galley-2")
    assert s.pool("blue") == (20, 20, 6)
    assert s.asked() == ("black", "fate")
    s.play("hold blue-general-1")
    assert s.at("blue-general-1") == "captive of black"
    assert s.at("blue-galley-1") == "mare-epirus"


@pytest.mark.rule("conquest", "10")
def test_10_the_owner_chooses_and_may_spare_the_legion() -> None:
    s = fleets(1, 1)
    s.galley("blue-galley-2", "mare-epirus", infantry=3, aboard=("blue-general-1",))
    engage(s)
    s.roll("blank:4", "galley:1.blank:1")
    s.play("sink blue-galley-1")
    assert s.at("blue-general-1") == "mare-epirus"


@pytest.mark.rule("conquest", "10")
def test_10_in_a_mutual_sinking_each_takes_the_others_generals_ruling_c_22() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus", aboard=("black-general-1",))
    s.galley("blue-galley-1", "mare-epirus", aboard=("blue-general-1",))
    engage(s)
    s.roll("galley:2", "galley:2")
    s.play("sink blue-galley-1", "sink black-galley-1")
    assert s.asked() == ("black", "fate")
    s.play("hold blue-general-1")
    assert s.asked() == ("blue", "fate")
    s.play("hold black-general-1")
    assert (s.at("blue-general-1"), s.at("black-general-1")) == ("captive of black", "captive of blue")


@pytest.mark.rule("conquest", "10")
def test_10_an_emperor_aboard_a_sunk_galley_is_captured_ruling_c_22() -> None:
    s = fleets(1, 1)
    s.galley("blue-galley-2", "mare-epirus", aboard=("blue-emperor", "blue-general-1"))
    engage(s)
    s.roll("blank:4", "galley:1.blank:1")
    s.play("sink blue-galley-2")
    assert s.at("blue-emperor") == "gone"
    assert s.owner("hispania") == "black"
    assert s.p.ship_owner[words.SHIP.value("blue-galley-1")] == 0
    assert s.at("blue-general-1") == "macedonia"
    assert s.asked() == ("black", "purchase")


@pytest.mark.rule("conquest", "10")
@pytest.mark.parametrize("seats", [2, 3])
def test_10_of_two_emperors_in_the_water_the_attackers_is_saved_ruling_c_60(seats: int) -> None:
    s = Scene(seats)
    enemy = "blue" if seats == 3 else "yellow"
    s.galley("black-galley-1", "mare-epirus", aboard=("black-emperor", "black-general-1"))
    s.galley(f"{enemy}-galley-1", "mare-epirus", aboard=(f"{enemy}-emperor", f"{enemy}-general-1"))
    engage(s, enemy)
    s.roll("galley:2", "galley:2")
    s.play(f"sink {enemy}-galley-1", "sink black-galley-1")
    assert s.at(f"{enemy}-emperor") == "gone"
    home = s.p.game.vocabulary.kinds["zone"].slug(s.p.home[0])
    assert s.at("black-emperor") == s.at("black-general-1") == home
    assert (s.p.outcome() is not None) == (seats == 2)
    assert GAME.from_json(s.p.to_json()) == s.p


@pytest.mark.rule("conquest", "10")
def test_10_an_attackers_emperor_in_the_water_frees_the_generals_he_sank_ruling_c_60() -> None:
    s = Scene(3)
    s.galley("black-galley-1", "mare-epirus", aboard=("black-emperor",))
    s.galley("blue-galley-1", "mare-epirus", aboard=("blue-general-1",))
    s.units("black", "macedonia", infantry=2)
    engage(s)
    s.roll("galley:2", "galley:2")
    s.play("sink blue-galley-1", "sink black-galley-1")
    s.sound()
    assert s.at("black-emperor") == "gone"
    assert s.at("blue-general-1") == "hispania"
    assert s.army("blue", "macedonia") == (2, 0, 0)
    assert s.asked() == ("yellow", "movement")


@pytest.mark.rule("conquest", "10")
def test_10_after_the_battle_both_fleets_stay_and_the_province_is_nobodys_matter_ruling_c_19() -> None:
    s = fleets(1, 1)
    s.leaders("achaia", "black-general-1")
    engage(s)
    s.roll(*["infantry:2"] * 6)
    assert (s.at("black-galley-1"), s.at("blue-galley-1")) == ("mare-epirus", "mare-epirus")
