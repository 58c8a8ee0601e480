"""What three dice do in a battle of the published Combat Phase: the same for the battle and for its odds (rules 10)."""

from typing import Final

from quadriga.engine import Move
from quadriga.games.republic import words
from quadriga.games.republic.cards import ALL, DEFEAT, DISASTER, HIGHEST, LOWEST, STANDOFF, Cards

WHITES: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
"""In how many ways two white dice show 2, 3, ... 12."""
EVERY_TOTAL: Final = (1 << 19) - 1
"""A mask of all totals."""
LIGHT: Final = 1
"""The side of an event that reads the black die; the dark one reads both white dice."""


def throws() -> list[tuple[Move, int]]:
    """1.2g: a black die and two white ones."""
    return [(Move(words.THROW, black, 2 + at), ways) for black in range(1, 7) for at, ways in enumerate(WHITES)]


def deserted(strength: int, black: int, white: int, ally: int, enemy: int) -> int:
    """7.E2, 7.E3: allies who desert raise or lower the war's strength for this battle."""
    total = black + white
    if ally and total % 2 == 0:
        strength += black if ally == LIGHT else white
    if enemy and total % 2 == 1:
        strength = max(0, strength - (black if enemy == LIGHT else white))
    return strength


def share(number: int, part: int) -> int:
    """One in so many, rounded up."""
    return -(-number // part)


def row_of(total: int) -> int:
    """10.T: the row of the table for a total."""
    return max(LOWEST, min(HIGHEST, total)) - LOWEST


def result_of(cards: Cards, natural: int, total: int, disaster: int, standoff: int) -> int:
    """10.21a, 10.31, 10.T: a number of the war or its leaders decides, else the table."""
    if disaster >> natural & 1:
        return DISASTER
    if standoff >> natural & 1:
        return STANDOFF
    return cards.row_result[row_of(total)]


def losses_of(cards: Cards, result: int, total: int, units: int, one: int) -> int:
    """10.21a, 10.31, 10.31d, 10.T: how many of these units a commander (-1: any) loses, legions or fleets."""
    if result in (DISASTER, STANDOFF):
        if one >= 0 and cards.voids_losses[one]:
            return 0
        lost = share(units, cards.disaster_share if result == DISASTER else cards.standoff_share)
    else:
        loss = cards.row_loss[row_of(total)]
        lost = units if loss == ALL else min(loss, units)
    return share(lost, 2) if one >= 0 and cards.halves_losses[one] else lost


def rebel_losses(cards: Cards, result: int, total: int, legions: int, rebel: int, house: bool) -> int:
    """11.37a: a rebel loses by the table, nothing in a defeat of the Senate; Ha: there too, unless it lost all."""
    if result == DEFEAT and (not house or cards.row_loss[row_of(total)] == ALL):
        return 0
    return losses_of(cards, result, total, legions, rebel if house else -1)
