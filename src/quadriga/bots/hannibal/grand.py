"""Where an army is wanted though no prize is within a march: over the Alps, and back to what is in danger."""

from typing import Final

from quadriga.games.hannibal.battle.retreat import retreat_paths, toll
from quadriga.games.hannibal.board import CARTHAGE, HANNIBAL, ITALY, PLACES, SPACES, Board
from quadriga.games.hannibal.position import Hannibal

INVADERS: Final = 5
"""So many CUs an army needs that goes to Italy."""
INVADE: Final = 6.0
"""What it is worth to be on the way there; each space nearer adds a little."""
HOLD_OUT: Final = 6.0
"""What it costs an army that is in Italy to leave it."""
FAR: Final = 99
MARCH: Final = 4
"""The points of an ordinary march."""

_known: list[Board] = []
_away: list[list[int]] = []
"""For each board that was seen, how many spaces each space is from Italy."""
_roads: list[list[int]] = []
"""For each board that was seen, the points between every two spaces by land."""


def from_italy(board: Board) -> list[int]:
    """How many spaces by land each space is away from Italy."""
    for number in range(len(_known)):
        if _known[number] is board:
            return _away[number]
    steps = [FAR] * SPACES
    queue = board.italian[:]
    for space in queue:
        steps[space] = 0
    for here in queue:
        for other in board.near[here]:
            if steps[other] == FAR:
                steps[other] = steps[here] + 1
                queue.append(other)
    _known.append(board)
    _away.append(steps)
    _roads.append([points for space in range(SPACES) for points in _from(board, space)])
    return steps


def roads(board: Board) -> list[int]:
    """The points between every two spaces by land, whoever stands on the way: from a space * SPACES + to a space."""
    for number in range(len(_known)):
        if _known[number] is board:
            return _roads[number]
    from_italy(board)
    return _roads[-1]


def _from(board: Board, start: int) -> list[int]:
    points = [FAR] * SPACES
    points[start] = 0
    queue = [start]
    for here in queue:
        for number, other in enumerate(board.near[here]):
            there = points[here] + board.cost[board.link[here][number]]
            if there < points[other]:
                points[other] = there
                queue.append(other)
    return points


def is_invader(p: Hannibal, side: int, general: int, army: int) -> bool:
    """Whether a general should be in Italy with his army: Hannibal, as long as the war is young enough to win there."""
    return side == CARTHAGE and general == HANNIBAL and army >= INVADERS and p.last_turn() - p.game_turn >= 2


def call(p: Hannibal, steps: list[int], start: int, space: int) -> float:
    """What it is worth to an invader to stand in a space rather than where he starts."""
    if p.board.country_of[start] == ITALY:
        return -HOLD_OUT if steps[space] else 0.0
    if steps[space] >= steps[start]:
        return 0.0
    return INVADE + 0.8 * (steps[start] - steps[space]) + (3.0 if steps[space] == 0 else 0.0)


def best_way_out(p: Hannibal, side: int, gone: tuple[int, ...]) -> int:
    """15: the next space of the retreat that costs least and ends among friends."""
    best, value = -1, -1e9
    for path in retreat_paths(p, side, p.fighting().at):
        if path[: len(gone)] != list(gone):
            continue
        end = path[-1]
        worth = 0.0
        for space in path:
            worth -= 2.0 * toll(p, side, space)
        worth += shelter(p, side, end) - 0.1 * len(path)
        if worth > value:
            best, value = path[len(gone)], worth
    return best


def shelter(p: Hannibal, side: int, space: int) -> float:
    """How good a space is for an army that was beaten: friends there, a friendly marker, no enemy next door."""
    worth = 0.3 * p.cu[side * PLACES + space] + (1.5 if p.control[space] == side else 0.0)
    for other in p.board.near[space]:
        if p.cu[(1 - side) * PLACES + other] >= 3:
            worth -= 0.7
    return worth
