"""What a province and its spaces are worth to a side of Hannibal."""

from typing import Final

from quadriga.engine.move import Move
from quadriga.games.hannibal.board import ROME, SPACES
from quadriga.games.hannibal.politics import forbids_marker
from quadriga.games.hannibal.position import Hannibal

PROVINCE: Final = 10.0
"""What a province is worth, beside which all other values are set."""
NOTHING: Final = -1.0


def capital(p: Hannibal, side: int) -> int:
    """The city whose loss ends the war for a side."""
    return p.board.roma if side == ROME else p.board.carthago


def best(moves: list[Move], values: list[float]) -> Move:
    """The move of the highest value, the first of several."""
    found = 0
    for number in range(len(values)):
        if values[number] > values[found]:
            found = number
    return moves[found]


def held(p: Hannibal, side: int, province: int) -> int:
    """How many spaces of a province a side controls."""
    return sum(1 for space in p.board.in_province[province] if p.control[space] == side)


def gain(p: Hannibal, side: int, space: int) -> float:
    """What a marker in a space is worth: the nearer it brings a province, the more."""
    board = p.board
    province = board.province[space]
    worth = PROVINCE if board.scores[province] else 1.0
    missing = board.needed[province] - held(p, side, province)
    value = worth / missing if missing > 0 else 0.4
    if p.control[space] == 1 - side:
        value += loss(p, 1 - side, space)
    return value


def loss(p: Hannibal, side: int, space: int) -> float:
    """What it costs a side to lose the marker of a space."""
    board = p.board
    province = board.province[space]
    if not board.scores[province]:
        return 0.2
    spare = held(p, side, province) - board.needed[province]
    if spare == 0:
        return PROVINCE
    return 1.0 / spare if spare > 0 else 0.5 + 1.0 / (1 - spare)


def best_gains(p: Hannibal, side: int, count: int) -> float:
    """What the best markers of an operation would be worth."""
    values = sorted(
        [gain(p, side, space) for space in range(SPACES) if forbids_marker(p, side, space) == 0], reverse=True
    )
    return sum(values[:count])
