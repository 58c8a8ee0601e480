"""Dealt situations of every kind, played by chance beside a second board that only listens."""

from fractions import Fraction
from typing import Any

import pytest

from quadriga.engine import Chance, Move, Rng, Seeded
from quadriga.games.republic import options, words
from quadriga.games.republic.combat.losses import LandCasualties, NavalCasualties
from quadriga.games.republic.combat.mortality import Mortality
from quadriga.games.republic.combat.rebel_province import DefectionDice
from quadriga.games.republic.confrontation.deal import random_situation
from quadriga.games.republic.options import OPTIONS
from quadriga.games.republic.position import Combat
from rules.republic.scene import CARDS, GAME, conflict, phase, province
from rules.republic.second_board import play_out

GAMES = 120


def dealt(kind: int, seed: int) -> tuple[dict[str, Any], dict[str, str]]:
    """A situation as chance deals it, by the printed rules and by options in turn."""
    rng = Seeded(f"{kind} {seed}")
    chosen = {one.id: one.values[rng.below(len(one.values))] for one in OPTIONS} if seed % 2 else {}
    targets = GAME.option_values(chosen)[options.PIRATE_TARGETS]
    plain = random_situation(CARDS, kind, rng, targets)
    if "general" in plain and plain.get("fleets"):
        if seed % 7 == 3 and "30" not in str(plain):
            plain["general"] = {"senator": "pompey"}
        if seed % 7 == 5:
            plain["legions"] = plain["veterans"] = 0
        if seed % 7 == 6 and plain["legions"]:
            plain["fleets"] = 0
    return plain, chosen


@pytest.mark.rule("republic", "0.3")
@pytest.mark.parametrize("kind", range(len(words.CONFRONTATIONS)), ids=words.CONFRONTATIONS)
def test_what_is_told_is_what_happens_and_follows_from_the_sections(kind: int) -> None:
    for seed in range(GAMES):
        plain, chosen = dealt(kind, seed)
        play_out(plain, chosen, f"{kind} {seed}")


@pytest.mark.rule("republic", "1.2")
@pytest.mark.rule("republic", "7.2")
@pytest.mark.rule("republic", "8.2")
@pytest.mark.parametrize("kind", [words.ACTIVE_CONFLICT, words.ALLIED_CONFLICT, words.ASSAULT])
def test_conflicts_with_a_fleet_of_their_own(kind: int) -> None:
    found = 0
    for seed in range(GAMES, 1000):
        plain, chosen = dealt(kind, seed)
        if CARDS.naval[CARDS.conflict_of[plain["conflict"]]]:
            found += 1
            play_out(plain, chosen, f"{kind} {seed}")
    assert found >= 50


# ---------------------------------------------------------------- chance is fair


class Every(Rng):
    """Goes through every way a draw can fall: `odds` is how likely the way is that it takes."""

    def __init__(self) -> None:
        self.ways: list[tuple[int, int]] = []
        self.at = 0
        self.odds = Fraction(1)

    def below(self, bound: int) -> int:
        if self.at == len(self.ways):
            self.ways.append((0, bound))
        value, known = self.ways[self.at]
        assert known == bound
        self.at += 1
        self.odds /= bound
        return value

    def next_way(self) -> bool:
        """Prepare the next way; False after the last."""
        self.at, self.odds = 0, Fraction(1)
        while self.ways and self.ways[-1][0] + 1 == self.ways[-1][1]:
            self.ways.pop()
        if not self.ways:
            return False
        value, bound = self.ways.pop()
        self.ways.append((value + 1, bound))
        return True


def check_fair(p: Combat, frame: Chance[Combat]) -> None:
    """Each outcome is drawn exactly as often as its weight says, and each one is offered."""
    weights = {move: Fraction(weight) for move, weight in frame.chances(p)}
    drawn = dict.fromkeys(weights, Fraction(0))
    every = Every()
    while True:
        move = frame.draw(p, every)
        assert frame.offers(p, move)
        drawn[move] += every.odds
        if not every.next_way():
            break
    total = sum(weights.values())
    assert drawn == {move: weight / total for move, weight in weights.items()}


def mixed(*numbers: int) -> Combat:
    """An expedition with so many units of each kind."""
    p = conflict("gladiator", legions=1).p
    start = words.FIRST_EXPEDITION * words.KINDS
    p.units[start : start + words.KINDS] = numbers
    return p


@pytest.mark.rule("republic", "0.2.3")
@pytest.mark.parametrize("numbers", [(2, 1, 0, 1, 0, 2, 0), (3, 0, 0, 2, 0, 0, 0), (0, 2, 0, 0, 0, 3, 0)])
@pytest.mark.parametrize("lost", [1, 2, 3])
def test_0_2_3_land_units_die_as_if_each_were_drawn_from_a_cup(numbers: tuple[int, ...], lost: int) -> None:
    check_fair(mixed(*numbers), LandCasualties(words.FIRST_EXPEDITION, lost))


@pytest.mark.rule("republic", "0.2.3")
@pytest.mark.parametrize("numbers", [(1, 1, 2, 1, 1, 1, 2), (0, 0, 3, 0, 2, 0, 0), (5, 0, 0, 0, 2, 0, 3)])
@pytest.mark.parametrize("lost", [1, 2, 3])
def test_0_2_3_ships_go_down_as_if_each_were_drawn_from_a_cup(numbers: tuple[int, ...], lost: int) -> None:
    check_fair(mixed(*numbers), NavalCasualties(words.FIRST_EXPEDITION, lost))


@pytest.mark.rule("republic", "0.2.3")
def test_0_2_3_nothing_else_than_so_many_units_that_are_there_can_die() -> None:
    p = mixed(2, 1, 2, 1, 1, 2, 1)
    land, naval = LandCasualties(words.FIRST_EXPEDITION, 3), NavalCasualties(words.FIRST_EXPEDITION, 2)
    listed = [move for move, _ in land.chances(p)]
    ships = [move for move, _ in naval.chances(p)]
    for legions in range(-1, 4):
        for veterans in range(-1, 4):
            for militia in range(-1, 4):
                move = Move(words.LOSE_LAND, legions, veterans, militia)
                assert land.offers(p, move) == (move in listed)
            ship = Move(words.LOSE_NAVAL, legions, veterans)
            assert naval.offers(p, ship) == (ship in ships)


@pytest.mark.rule("republic", "0.2.5")
@pytest.mark.rule("republic", "A13")
@pytest.mark.rule("republic", "A63")
def test_0_2_5_every_chit_in_the_cup_is_as_likely_as_any_other() -> None:
    p = conflict("gladiator", legions=1).p
    p.begin(Mortality(0, -1, 3, -1))
    p.settle()
    for chit in ("12", "blank", "draw-two", "blank", "7"):
        question = p.question()
        assert isinstance(question, Chance)
        check_fair(p, question)
        p.play(GAME.vocabulary.parse(f"draw-chit {chit}"), p.turn())


@pytest.mark.rule("republic", "5.3")
@pytest.mark.parametrize("legions", [1, 2, 4])
def test_5_3_every_legion_throws_a_die_of_its_own(legions: int) -> None:
    p = province("transalpine_gaul", {"legions": legions}, militia=1).p
    check_fair(p, DefectionDice(words.FIRST_EXPEDITION, CARDS.province_of["transalpine_gaul"]))
    p.fate[p.expeditions[0].general] = words.KILLED
    check_fair(p, DefectionDice(words.FIRST_EXPEDITION, CARDS.province_of["transalpine_gaul"]))


@pytest.mark.rule("republic", "0.3.1")
@pytest.mark.rule("republic", "R-05")
def test_0_3_1_three_dice_are_thrown_and_one_for_pompeys_rating() -> None:
    scene = phase(
        conflicts=[{"conflict": "gladiator"}],
        expeditions=[{"against": "gladiator", "general": {"senator": "pompey"}, "legions": 6}],
    )
    for verb in ("rate", "roll"):
        assert scene.verb() == verb
        question = scene.p.question()
        assert isinstance(question, Chance)
        check_fair(scene.p, question)
        scene.p.play(scene.p.moves()[0], scene.p.turn())
