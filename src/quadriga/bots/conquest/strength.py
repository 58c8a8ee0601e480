"""How strong a force is: expected hits of a volley, and the chance to win a land battle (sections 9.1 and 9.2).

A battle is played out in its mean: each round both sides lose what a volley hits on average. How clearly one side
outlasts the other then gives a chance, by a curve fitted to battles that were rolled out.
"""

from math import exp
from typing import Final

from quadriga.games.conquest.pieces import CATAPULT, CAVALRY, INFANTRY, LAND_TYPES

COMBAT_LEGION: Final = 5
FORT_DICE: Final = 2
FORT_DICE_AGAINST_CATAPULT: Final = 1
MOST_DICE: Final = 20
MOST_UNITS: Final = 63
COST: Final = [10, 20, 30]
"""What a unit of each type is worth, in talents of the first prices."""

STEEPNESS: Final = 1.9
"""How sharply the chance to win follows the outcome of the mean battle."""


def _expected_least(face_sides: int) -> list[list[float]]:
    """For so many dice and so many units: how many dice with that face find a unit, on average."""
    chance = face_sides / 6.0
    tables: list[list[float]] = []
    row = [1.0]
    for dice in range(MOST_DICE + 1):
        means: list[float] = []
        for units in range(MOST_DICE + 1):
            mean = 0.0
            for number in range(dice + 1):
                mean += row[number] * min(number, units)
            means.append(mean)
        tables.append(means)
        following = [0.0] * (dice + 2)
        for number in range(dice + 1):
            following[number] += row[number] * (1.0 - chance)
            following[number + 1] += row[number] * chance
        row = following
    return tables


_TWO_SIDES: Final = _expected_least(2)
_ONE_SIDE: Final = _expected_least(1)
_KNOWN: Final[dict[int, float]] = {}
_MOST_KNOWN: Final = 100_000


def expected_hits(dice: int, infantry: int, cavalry: int, catapults: int) -> float:
    """9.2: the mean number of hits of so many dice, rolled for a legion with so many units of each type."""
    most = MOST_DICE
    dice = min(dice, most)
    return (
        _TWO_SIDES[dice][min(infantry, most)]
        + _ONE_SIDE[dice][min(cavalry, most)]
        + _ONE_SIDE[dice][min(catapults, most)]
    )


def worth(units: list[int]) -> int:
    """What a force has cost."""
    return units[INFANTRY] * COST[INFANTRY] + units[CAVALRY] * COST[CAVALRY] + units[CATAPULT] * COST[CATAPULT]


def volley(units: list[int], leaders: int, more_dice: int) -> float:
    """9.1 and 9.2: the mean number of hits a force scores in a round; catapults keep to the reserve if they can."""
    total = units[INFANTRY] + units[CAVALRY] + units[CATAPULT]
    legion = min(COMBAT_LEGION + leaders, total)
    riders = min(units[CAVALRY], max(legion - units[INFANTRY], (legion + 1) // 3))
    foot = min(units[INFANTRY], legion - min(riders, legion))
    return expected_hits(legion + more_dice, foot, riders, units[CATAPULT])


def without(units: list[int], lost: int) -> list[int]:
    """What is left after losses, the cheap ones first, some of each type to the last."""
    left = units[:]
    keep = [2, 1, 1]
    for kept in (keep, [0, 0, 0]):
        for kind in range(LAND_TYPES):
            fallen = min(lost, max(0, left[kind] - kept[kind]))
            left[kind] -= fallen
            lost -= fallen
    return left


def chance_to_win(attack: list[int], attackers: int, defence: list[int], defenders: int, fortified: bool) -> float:
    """The attacker's chance to be left alone on the field; `attackers` and `defenders` are numbers of leaders."""
    key = 1 if fortified else 0
    for number in (attack[0], attack[1], attack[2], attackers, defence[0], defence[1], defence[2], defenders):
        key = (key << 6) + min(number, MOST_UNITS)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = _chance(attack, attackers, defence, defenders, fortified)
        _KNOWN[key] = known
    return known


def _chance(attack: list[int], attackers: int, defence: list[int], defenders: int, fortified: bool) -> float:
    ours = sum(attack)
    theirs = sum(defence)
    if ours <= 0:
        return 0.0
    if theirs <= 0:
        return 1.0
    size = ours + theirs
    owed_us = 0.0
    owed_them = 0.0
    for _ in range(30):
        walls = 0
        if fortified:
            walls = FORT_DICE_AGAINST_CATAPULT if attack[CATAPULT] else FORT_DICE
        owed_them += min(volley(attack, attackers, 0), float(min(COMBAT_LEGION + defenders, theirs)))
        owed_us += min(volley(defence, defenders, walls), float(min(COMBAT_LEGION + attackers, ours)))
        if owed_us >= ours or owed_them >= theirs:
            break
        attack = without(attack, int(owed_us))
        defence = without(defence, int(owed_them))
        owed_us -= int(owed_us)
        owed_them -= int(owed_them)
        ours = sum(attack)
        theirs = sum(defence)
        if ours == 0 or theirs == 0:
            break
    margin = (ours - owed_us) - (theirs - owed_them)
    return 1.0 / (1.0 + exp(-STEEPNESS * margin / size**0.5))
