"""What the greedy bot does at sea (section 8.2): a galley where land does not lead, and a legion across."""

from typing import Final

from quadriga.bots.conquest.marching import GENERAL, good_odds
from quadriga.bots.conquest.scene import Scene
from quadriga.bots.conquest.strength import chance_to_win, worth
from quadriga.engine.move import Move
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.economy.purchase import harbours
from quadriga.games.conquest.movement.sail import Boarding, Loading, rested
from quadriga.games.conquest.pieces import CATAPULT, CAVALRY, GALLEY, INFANTRY, LAND_TYPES
from quadriga.games.conquest.position import NONE

OVERLAND: Final = 2
"""What is as near as that by land is taken on foot."""
CROSSING: Final = 5.0
"""What it costs to leave the land: the legion that lands moves no more this turn."""
WORTH_A_GALLEY: Final = 24.0
"""So much a landing must promise before a galley is built for it."""
TOMORROW: Final = 0.5
"""What a landing is worth that takes one more turn."""
FEWEST: Final = 2
"""With fewer units nobody puts to sea."""


def shores(scene: Scene, sea: int, points: int) -> list[int]:
    """The provinces a galley in a sea can still land in this turn."""
    board = scene.p.board
    found: list[int] = []
    if points < 1:
        return found
    reached = [sea]
    for step in range(points):
        for zone in reached[:]:
            for port in board.ports[zone]:
                if port not in found:
                    found.append(port)
            if step < points - 1:
                for near in board.waters.near[zone]:
                    if near not in reached:
                        reached.append(near)
    return found


def shore_value(scene: Scene, zone: int, units: list[int], leaders: int) -> float:
    """What it is worth to land some units in a province."""
    p = scene.p
    if not sum(units):
        return 0.0
    if p.has_enemy_units(scene.me, zone):
        enemy = p.enemy_in(scene.me, zone)
        foes = scene.force(enemy, zone)
        walls = p.fort[zone] == 1 and p.control[zone] == enemy
        chance = chance_to_win(units, leaders, foes, scene.leaders(enemy, zone), walls)
        if chance < good_odds(scene):
            return 0.0
        stake = scene.prize(zone) + 0.5 * worth(foes) + 4.0
        return chance * stake - scene.fear * (1.0 - chance) * (worth(units) + GENERAL)
    if p.control[zone] == scene.me:
        return 0.0
    risk = 1.0 - scene.hold(zone, units) if scene.weight[zone] else 0.0
    return scene.prize(zone) - scene.fear * risk * (GENERAL + 0.7 * worth(units))


def legion_at(scene: Scene, port: int) -> list[int]:
    """The units that could go aboard in a port: those who are rested and not needed, seven at most."""
    p = scene.p
    room = min(p.pieces.galley_holds, p.army(scene.me, port) - scene.garrison(port))
    units = [0, 0, 0]
    for kind in (CATAPULT, CAVALRY, INFANTRY):
        most = 1 if kind == CATAPULT else 2 if kind == CAVALRY else room
        units[kind] = max(0, min(room, most, rested(p, port, kind)))
        room -= units[kind]
    return units


def captain_at(scene: Scene, port: int) -> int:
    """A general in a port who has not marched yet; NONE if there is none."""
    p = scene.p
    for leader in range(len(p.leader_at)):
        if p.leader_at[leader] != port or p.leader_owner[leader] != scene.me or leader == scene.emperor:
            continue
        if p.captor[leader] == NONE and p.leader_points[leader] == p.pieces.leader_moves:
            return leader
    return NONE


def across(scene: Scene, port: int, sea: int, points: int, units: list[int]) -> float:
    """The best landing from a port by way of a sea, today or on the next turn, where marching would take too long."""
    best = 0.0
    today = shores(scene, sea, points)
    for zone in shores(scene, sea, points + scene.p.pieces.moves[GALLEY]):
        if port < PROVINCES and (zone == port or scene.steps[port][zone] <= OVERLAND):
            continue
        value = shore_value(scene, zone, units, 1)
        best = max(best, value if zone in today else TOMORROW * value)
    return best


def promise(scene: Scene, ship: int, zone: int) -> float:
    """What a step of a galley promises."""
    p = scene.p
    start = p.ship_at[ship]
    if start < PROVINCES:
        if captain_at(scene, start) == NONE:
            return 0.0
        units = legion_at(scene, start)
        if sum(units) < FEWEST:
            return 0.0
        return across(scene, start, zone, p.ship_points[ship] - 1, units) - CROSSING
    aboard = p.cargo[ship * LAND_TYPES : (ship + 1) * LAND_TYPES]
    if not sum(aboard) and ship not in p.leader_ship:
        return 0.0
    if zone < PROVINCES:
        value = shore_value(scene, zone, aboard, 1)
        if value > 0.0:
            return value
        if p.has_enemy_units(scene.me, zone):
            return 0.0
        return 1.0 - 0.2 * min(4, scene.weight[zone])
    return 0.9 * across(scene, zone, zone, p.ship_points[ship] - 1, aboard)


def moor(scene: Scene, moves: list[Move]) -> Move:
    """16: a new galley lies on the coast from which there is most to land for."""
    p = scene.p
    best, most = moves[0], -1.0
    for move in moves:
        units = legion_at(scene, move.a)
        for sea in p.board.coasts[move.a][move.b]:
            value = across(scene, move.a, sea, p.pieces.moves[GALLEY] - 1, units)
            if value > most:
                best, most = move, value
    return best


def board(scene: Scene, frame: Boarding, moves: list[Move]) -> Move:
    """One general goes with his legion, if there is something to land for; the emperor stays ashore."""
    captain = captain_at(scene, frame.port)
    sea = scene.p.ship_at[frame.ship]
    going = not frame.taken and captain != NONE
    if going:
        units = legion_at(scene, frame.port)
        going = across(scene, frame.port, sea, scene.p.ship_points[frame.ship], units) > 0.0
    for move in moves:
        if (move.verb == words.BOARD and going and move.a == captain) or (move.verb == words.CAST_OFF and not going):
            return move
    return moves[-1]


def load(scene: Scene, frame: Loading, moves: list[Move]) -> Move:
    """As many as can be spared: at once, or of the type that is asked for."""
    p = scene.p
    wanted = legion_at(scene, frame.port)
    if frame.counts:
        return moves[min(wanted[len(frame.counts)], len(moves) - 1)]
    counts: list[int] = []
    while len(counts) < LAND_TYPES:
        low, high = frame.bounds(p, counts)
        counts.append(max(low, min(wanted[len(counts)], high)))
    return Move(words.STOW, words.CARGO.pack(counts))


def wants_galley(scene: Scene) -> bool:
    """15: a first galley, where a legion from the harbour would find something across that no march leads to."""
    p = scene.p
    if p.ordered[GALLEY] or p.money[scene.me] < p.price(GALLEY) + p.price(INFANTRY):
        return False
    for ship in range(len(p.ship_at)):
        if p.ship_owner[ship] == scene.me and p.ship_at[ship] != NONE:
            return False
    for port, coast in harbours(p, scene.me):
        units = legion_at(scene, port)
        for kind in range(LAND_TYPES):
            units[kind] += p.ordered[kind] if port == p.home[scene.me] else 0
        if sum(units) < FEWEST:
            continue
        for sea in p.board.coasts[port][coast]:
            if across(scene, port, sea, p.pieces.moves[GALLEY] - 1, units) >= WORTH_A_GALLEY:
                return True
    return False
