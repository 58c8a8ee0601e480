"""How the greedy bot fights (sections 9 to 12)."""

from typing import Final

from quadriga.bots.conquest.scene import Scene
from quadriga.bots.conquest.strength import COST, chance_to_win, expected_hits, volley
from quadriga.engine.move import Move
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.galleys import galleys_at
from quadriga.games.conquest.battle.retreat import refuges
from quadriga.games.conquest.pieces import CATAPULT, LAND_TYPES

HIT: Final = 14.0
"""What one more hit in the next round is worth."""
HOPELESS: Final = 0.3
"""Below this chance to win a battle is given up."""
TOO_RISKY: Final = 0.5
"""The same where the emperor fights along."""


def form(scene: Scene, moves: list[Move], zone: int) -> Move:
    """9.1: the legion that hits best; catapults, which score from the reserve too, stay out of harm's way."""
    catapults = scene.p.count(scene.me, zone, CATAPULT)
    best = moves[0]
    most = -1.0
    for move in moves:
        dice = move.a + move.b + move.c
        value = expected_hits(dice, move.a, move.b, catapults) - 0.03 * move.c - 0.01 * move.b
        if value > most:
            most = value
            best = move
    return best


def lose(scene: Scene, moves: list[Move], zone: int, enemy: int, attacks: bool) -> Move:
    """9.2: the cheap ones first, as long as the rest still hits; the last catapult before walls is worth keeping."""
    p = scene.p
    units = scene.force(scene.me, zone)
    walled = attacks and p.fort[zone] == 1 and p.control[zone] == enemy
    best = moves[0]
    most = -1e9
    for move in moves:
        left = [units[0] - move.a, units[1] - move.b, units[2] - move.c]
        value = HIT * volley(left, 1, 0) - move.a * COST[0] - move.b * COST[1] - move.c * COST[2]
        if walled and left[CATAPULT] == 0 and units[CATAPULT]:
            value -= 20.0
        if value > most:
            most = value
            best = move
    return best


def stand_or_retreat(scene: Scene, moves: list[Move], zone: int, enemy: int, attacks: bool) -> Move:
    """9.3: retreat from a battle that is going badly, while there is a leader and a way out."""
    p = scene.p
    units = scene.force(scene.me, zone)
    foes = scene.force(enemy, zone)
    leaders = scene.leaders(scene.me, zone)
    if not leaders or not refuges(p, scene.me, zone) or (scene.unanswered and scene.throne != zone):
        return moves[0]
    walls = p.fort[zone] == 1
    if attacks:
        chance = chance_to_win(units, leaders, foes, scene.leaders(enemy, zone), walls and p.control[zone] == enemy)
    else:
        walls = walls and p.control[zone] == scene.me
        chance = 1.0 - chance_to_win(foes, scene.leaders(enemy, zone), units, leaders, walls)
    limit = TOO_RISKY if scene.throne == zone else HOPELESS
    return moves[0] if chance >= limit else moves[1]


def cut_down(moves: list[Move]) -> Move:
    """11.1: the dearest of the fleeing units."""
    best = moves[0]
    for move in moves:
        if move.b * COST[1] + move.c * COST[2] + move.a * COST[0] > (
            best.b * COST[1] + best.c * COST[2] + best.a * COST[0]
        ):
            best = move
    return best


def withdraw(scene: Scene, moves: list[Move], start: int) -> Move:
    """12: to where the beaten force is safest, among friends if it can."""
    p = scene.p
    best = moves[0]
    most = -1e9
    beaten = scene.force(scene.me, start)
    for move in moves:
        zone = move.a
        units = scene.force(scene.me, zone)
        for kind in range(LAND_TYPES):
            units[kind] += beaten[kind]
        value = 20.0 * scene.hold(zone, units) + sum(units) + (4.0 if p.control[zone] == scene.me else 0.0)
        if scene.throne == start:
            value -= scene.emperor_risk(zone, units)
        if value > most:
            most = value
            best = move
    return best


def next_battle(scene: Scene, moves: list[Move]) -> Move:
    """9: the battles on land in turn; at sea only with more galleys, and none that carries anybody."""
    p = scene.p
    for move in moves:
        if move.verb == words.ENGAGE:
            mine = galleys_at(p, scene.me, move.a)
            laden = False
            for ship in mine:
                laden = laden or sum(p.cargo[ship * LAND_TYPES : (ship + 1) * LAND_TYPES]) > 0 or ship in p.leader_ship
            if not laden and len(mine) > len(galleys_at(p, move.b, move.a)):
                return move
    for move in moves:
        if move.verb == words.FIGHT:
            return move
    return moves[-1]


def sink(scene: Scene, moves: list[Move]) -> Move:
    """10: the galley whose loss hurts least."""
    p = scene.p
    best = moves[0]
    least = 1e9
    for move in moves:
        burden = float(sum(p.cargo[move.a * LAND_TYPES : (move.a + 1) * LAND_TYPES]))
        for leader in range(len(p.leader_ship)):
            if p.leader_ship[leader] == move.a:
                burden += 100.0 if leader == scene.emperor else 2.0
        if burden < least:
            least = burden
            best = move
    return best
