"""Where greedy's armies go: what a space is worth to an army, by land, by sea and far away."""

from typing import Final

from quadriga.bots.hannibal import grand
from quadriga.bots.hannibal.provinces import NOTHING, PROVINCE, best, capital, gain
from quadriga.engine.move import Move
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import CARTHAGE, CITY, HANNIBAL, PLACES, ROME, SPACES
from quadriga.games.hannibal.force import chief_at
from quadriga.games.hannibal.march.conditions import sea_limit
from quadriga.games.hannibal.march.muster import march_limit
from quadriga.games.hannibal.position import Hannibal

TAKE_CAPITAL: Final = 70.0
SAVE_CAPITAL: Final = 120.0
SECOND: Final = 3.0
"""What it costs that an army is led by another than the best general with it."""
SIEGE: Final = 8.0
"""What it costs to leave a city that is besieged."""
FULL: Final = 5
"""The CUs a consul needs, and those a capital should keep."""
LARGEST: Final = 10
"""So many CUs march together."""
LATER: Final = 0.55
"""What a prize keeps of its worth for every march more that it takes."""
WORTH_STAYING: Final = 2.0
"""Who has that much to win within a march does not look further."""


def strength(p: Hannibal, side: int, place: int) -> float:
    """What a stack would bring to a battle: its CUs and its general."""
    chief = chief_at(p, side, place)
    units = p.cu[side * PLACES + place]
    return units + (p.board.battle[chief] if chief >= 0 and units else 0)


def prize(p: Hannibal, side: int, space: int, army: int, power: float) -> float:
    """What it is worth for an army to go to a space and fight, besiege or stand there."""
    attempted = p.played is not None and space in p.played.attempted
    enemy = 1 - side
    against = strength(p, enemy, space)
    if against:
        if space == capital(p, side) and p.siege[space]:
            return SAVE_CAPITAL if power >= 0.8 * against else 20.0
        if power < 1.3 * against or p.truce:
            return NOTHING
        return 4.0 + 1.5 * p.cu[enemy * PLACES + space] + (20.0 if p.at[HANNIBAL] == space else 0.0)
    if p.board.kind[space] == CITY and p.control[space] == enemy and not p.truce:
        if army < 3 or attempted:
            return NOTHING
        worth = TAKE_CAPITAL if space == capital(p, enemy) else PROVINCE
        return worth * (1 + p.siege[space]) / 3
    if p.tribe[space] and p.control[space] != side:
        return NOTHING if army < 3 or attempted else 2.0 + p.siege[space]
    if p.control[space] == enemy and army and not p.truce:
        return 0.3 * gain(p, side, space)
    return NOTHING


def spare(p: Hannibal, side: int, place: int) -> int:
    """How many CUs may march from a place: a capital in danger keeps its guards."""
    have = p.cu[side * PLACES + place]
    if place == capital(p, side) and danger(p, side, place):
        have = max(0, have - FULL)
    return min(LARGEST, have)


def plan(p: Hannibal, side: int, general: int) -> tuple[float, int]:
    """The best prize a general can march for from where he is, and where to go for it; nothing is (-1, -1)."""
    marching = p.march if p.march is not None and p.march.general == general else None
    place = p.at[general]
    if place >= SPACES:
        return (5.0, p.board.space_of[place]) if p.cu[side * PLACES + place] else (NOTHING, -1)
    army = marching.cu if marching is not None and marching.cu else spare(p, side, place)
    if army == 0:
        return NOTHING, -1
    power = army + p.board.battle[general]
    if marching is not None:
        points = marching.limit - marching.spent
    else:
        points = 4 if p.played is None else march_limit(p, general)
    value, where = NOTHING, -1
    reach = ways(p, side, place, points)
    invades = grand.is_invader(p, side, general, army)
    invests = can_invest(p, side, place)
    standing = SECOND if marching is None and chief_at(p, side, place) != general else 0.0
    if not invests:
        standing += max(0.0, prize(p, side, place, army, power))
    if p.siege[place] > 0 and p.besieger[place] == side and p.cu[side * PLACES + place] - army < 1:
        standing += SIEGE
    steps = grand.from_italy(p.board)
    for space in range(SPACES):
        if reach[space] < 0 or not _can_go(p, general, space):
            continue
        if space == place and not invests:
            continue
        worth = prize(p, side, space, army, power) - 0.3 * reach[space] - (standing if space != place else 0.0)
        if invades and (worth > 0 or not p.cu[(1 - side) * PLACES + space]):
            worth = max(0.0, worth) + grand.call(p, steps, place, space)
        if worth > value:
            value, where = worth, space
    if value < WORTH_STAYING and points > 0 and not invades:
        further, space = afar(p, side, general, army, power, reach)
        if further - standing > value:
            return further - standing, space
    return value, where


def afar(p: Hannibal, side: int, general: int, army: int, power: float, reach: list[int]) -> tuple[float, int]:
    """The best prize that takes several marches, and the end of the first of them; nothing is (-1, -1)."""
    roads = grand.roads(p.board)
    place = p.at[general]
    value, aim = 0.0, -1
    for space in range(SPACES):
        away = roads[place * SPACES + space]
        if reach[space] >= 0 or away >= grand.FAR or not _can_go(p, general, space):
            continue
        worth = prize(p, side, space, army, power)
        if worth > value:
            worth *= LATER ** ((away - 1) // grand.MARCH)
            if worth > value:
                value, aim = worth, space
    if aim < 0:
        return NOTHING, -1
    where, left = -1, roads[place * SPACES + aim]
    for space in range(SPACES):
        if reach[space] <= 0 or p.cu[(1 - side) * PLACES + space] or not _can_go(p, general, space):
            continue
        if roads[space * SPACES + aim] < left:
            where, left = space, roads[space * SPACES + aim]
    return (value, where) if where >= 0 else (NOTHING, -1)


def can_invest(p: Hannibal, side: int, place: int) -> bool:
    """Whether an army has something to do where it stands: a city to besiege, a tribe to subdue, an enemy to fight."""
    if p.cu[(1 - side) * PLACES + place]:
        return True
    return p.control[place] != side and (p.board.kind[place] == CITY or p.tribe[place] > 0)


def outlook(p: Hannibal, side: int, general: int) -> float:
    """What it is worth to move a general, by land or by sea."""
    return max(plan(p, side, general)[0], voyage(p, side, general)[0])


def voyage(p: Hannibal, side: int, general: int) -> tuple[float, int]:
    """The best prize in a port that a general can sail to from where he is, and the port; nothing is (-1, -1)."""
    played = p.in_play()
    marching = p.march if p.march is not None and p.march.general == general else None
    here = p.at[general]
    spent, limit = (0, march_limit(p, general)) if marching is None else (marching.spent, marching.limit)
    if not p.board.naval[played.card] or here >= SPACES or not p.is_port(here) or spent + p.board.naval_cost > limit:
        return NOTHING, -1
    if (played.sailed and played.sailed != general + 1) or (
        side == ROME and p.naval_victory and not p.board.campaign[played.card]
    ):
        return NOTHING, -1
    have = p.cu[side * PLACES + here]
    army = marching.cu if marching is not None and marching.cu else min(spare(p, side, here), sea_limit(p))
    if army > sea_limit(p) or army < (FULL if side == ROME else 1):
        return NOTHING, -1
    cost = 2.0 + (SIEGE if p.siege[here] and p.besieger[here] == side and army == have else 0.0)
    value, where = NOTHING, -1
    for port in p.board.ports:
        if port == here or not _can_go(p, general, port):
            continue
        worth = prize(p, side, port, army, army + p.board.battle[general]) - cost
        if side == CARTHAGE and worth > value:
            faces = sunk(p, here, port)
            if faces > 1 and not (port == capital(p, side) and p.siege[port]):
                continue
            worth *= (6 - faces) / 6.0
        if worth > value:
            value, where = worth, port
    return value, where


def sunk(p: Hannibal, start: int, end: int) -> int:
    """On how many faces of the die the ships of Carthage would go down, its friends at sea left out."""
    modifier = p.port_modifier(start) + p.port_modifier(end)
    modifier += (1 if p.control[start] == ROME else 0) + (1 if p.control[end] == ROME else 0)
    return 0 if p.truce else max(0, min(6, 4 + modifier))


def _can_go(p: Hannibal, general: int, space: int) -> bool:
    confined = p.board.confined[general]
    return confined < 0 or p.board.country_of[space] == confined


def ways(p: Hannibal, side: int, start: int, points: int) -> list[int]:
    """The points it costs to march to each space, -1 where it is too far; enemy CUs bar the way beyond them."""
    cost = [-1] * SPACES
    cost[start] = 0
    queue = [start]
    for here in queue:
        if here != start and p.cu[(1 - side) * PLACES + here]:
            continue
        for number, other in enumerate(p.board.near[here]):
            if p.truce and p.control[other] == 1 - side:
                continue
            there = cost[here] + p.board.cost[p.board.link[here][number]]
            if there <= points and (cost[other] < 0 or there < cost[other]):
                cost[other] = there
                queue.append(other)
    return cost


def danger(p: Hannibal, side: int, home: int) -> bool:
    """Whether an enemy army is within a march of a city."""
    reach = ways(p, side, home, 4)
    return any(reach[s] >= 0 and p.cu[(1 - side) * PLACES + s] >= 3 for s in range(SPACES))


def march(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """The next step towards the best prize, or the end of the march there."""
    marching = p.marching()
    for move in moves:
        if move.verb in (words.CHARM, words.EXPEL):
            return move
    value, where = plan(p, side, marching.general)
    by_sea, port = voyage(p, side, marching.general)
    if by_sea > value:
        for move in moves:
            if move.verb == words.SAIL and move.a == port:
                return move
    last = [move for move in moves if move.verb in (words.BESIEGE, words.SUBJUGATE)]
    if last and (where == marching.at or value <= 0):
        return last[0]
    ends = [move for move in moves if move.verb in (words.SALLY, words.HALT)]
    if where < 0 or where == marching.at or value <= 0:
        return ends[-1] if ends else moves[0]
    if marching.at >= SPACES:
        return ends[0] if ends else moves[0]
    near = ways(p, side, where, 8)
    found = ends[-1] if ends else moves[0]
    left = near[marching.at] if near[marching.at] >= 0 else 99
    for move in moves:
        if move.verb == words.STEP and 0 <= near[move.a] < left:
            found, left = move, near[move.a]
    return found


def form_army(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """Who marches: the general with the best plan and all the CUs that home can spare; none stays behind alone."""
    if moves[0].verb in (words.ACTIVATE, words.END_CAMPAIGN):
        values = [0.0 if m.verb == words.END_CAMPAIGN else outlook(p, side, m.a) for m in moves]
        return best(moves, values)
    marching = p.marching()
    if moves[-1].verb == words.READY and p.cu[side * PLACES + marching.at] > LARGEST:
        return moves[-1]
    if moves[0].verb in (words.BRING, words.READY):
        value, where = plan(p, side, marching.general)
        by_sea, port = voyage(p, side, marching.general)
        where = port if by_sea > value else where
        for move in moves:
            if move.verb == words.BRING and (where < 0 or _can_go(p, move.a, where)):
                return move
        return moves[-1]
    most = spare(p, side, marching.at)
    if voyage(p, side, marching.general)[0] > plan(p, side, marching.general)[0]:
        most = min(most, sea_limit(p))
    return best(moves, [(m.a if m.a <= most else 0.1 * m.a) + 0.01 * m.b + 0.001 * m.c for m in moves])
