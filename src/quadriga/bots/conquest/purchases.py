"""What the greedy bot does with its talents, its cities and its captives (sections 14 to 16)."""

from typing import Final

from quadriga.bots.conquest.sailing import wants_galley
from quadriga.bots.conquest.scene import SAFE, Scene
from quadriga.engine.move import Move
from quadriga.games.conquest import words
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.economy.ransom import Exchange, Promises, Ransom, Reply, forbids_handing_over
from quadriga.games.conquest.pieces import CATAPULT, CAVALRY, CITY, GALLEY, INFANTRY, LAND_TYPES
from quadriga.games.conquest.position import NONE, Conquest
from quadriga.games.conquest.turn import last_round

FAIR_RANSOM: Final = 30
"""What a general is worth at the first prices."""
FLEET_NEEDS: Final = 12
"""Whoever has fewer units needs no galley yet."""
PAYS_BACK: Final = 6
"""In so many rounds a city brings in what it cost."""
IN_SIGHT: Final = 40
"""With no more rounds to go tribute is likely to decide the game."""
SAVING: Final = 2
"""In so many rounds before the last, talents are kept for cities: units bought so late hardly get anywhere."""
ENOUGH: Final = 8
"""With so many units there is somebody to hold what is built."""
NEIGHBOUR: Final = 6
"""Whose home is no more steps away is a neighbour."""
MARGIN: Final = 1.2
"""By how much the bot wants to outnumber its neighbours before it builds."""


def buy(scene: Scene, moves: list[Move]) -> Move:
    """15: units while they are needed, then cities where it is safe; in the last round cities, for they count."""
    p = scene.p
    left = last_round(p) - p.round
    if left <= 0:
        city = _best_city(scene, moves, False)
        return city if city is not None else moves[-1]
    home = p.home[scene.me]
    pressed = scene.weight[home] > 0 and scene.hold(home, _with_orders(scene)) < SAFE
    builds = _is_building(scene, left)
    if builds and not pressed:
        city = _best_city(scene, moves, True)
        if city is not None:
            return city
        if left <= SAVING and p.money[scene.me] < p.price(CITY) and p.building_pool[0] > 0:
            return moves[-1]
    if not pressed and sum(_all_units(scene)) >= FLEET_NEEDS and wants_galley(scene):
        for move in moves:
            if move.verb == words.BUY and move.a == GALLEY and move.b == 1:
                return move
    kind = NONE if _is_saving_for_ransom(scene) and not pressed else _wanted_unit(scene)
    if kind != NONE:
        number = 1 if pressed else _how_many(scene, kind)
        for move in moves:
            if move.verb == words.BUY and move.a == kind and move.b == number:
                return move
    elif builds:
        for move in moves:
            if move.verb == words.BUILD_ROAD or (move.verb == words.FORTIFY and scene.weight[move.a]):
                return move
    return moves[-1]


def _is_building(scene: Scene, left: int) -> bool:
    """Whether cities come before units: early and often where tribute will decide, once rich where it will not."""
    p = scene.p
    if sum(_all_units(scene)) < ENOUGH:
        return False
    if left <= IN_SIGHT and not is_outnumbered(scene):
        return True
    return left >= PAYS_BACK and p.money[scene.me] >= 2 * p.price(CITY)


def is_outnumbered(scene: Scene) -> bool:
    """Whether a neighbour has about as many units as the bot, or more."""
    p = scene.p
    mine = sum(_all_units(scene))
    for enemy in range(p.seats):
        if enemy == scene.me or not p.is_alive(enemy):
            continue
        if scene.steps[p.home[scene.me]][p.home[enemy]] <= NEIGHBOUR:
            at = enemy * PROVINCES * LAND_TYPES
            theirs = 0
            for number in range(PROVINCES * LAND_TYPES):
                theirs += p.units[at + number]
            if mine < MARGIN * theirs:
                return True
    return False


def _is_saving_for_ransom(scene: Scene) -> bool:
    """An army needs its generals: where few are left at large, the ransom of one comes before more units."""
    p = scene.p
    at_large = 0
    captives = 0
    for leader in range(len(p.leader_at)):
        if p.leader_owner[leader] == scene.me and leader != scene.emperor:
            if p.leader_at[leader] != NONE:
                at_large += 1
            elif p.captor[leader] != NONE:
                captives += 1
    if not captives or at_large > 2 or (at_large and sum(_all_units(scene)) < 7 * (at_large + 1)):
        return False
    return p.money[scene.me] < fair_ransom(p) + p.price(INFANTRY)


def _all_units(scene: Scene) -> list[int]:
    """All land units of the bot, those just bought included."""
    p = scene.p
    units = [0, 0, 0]
    at = scene.me * PROVINCES * LAND_TYPES
    for number in range(PROVINCES * LAND_TYPES):
        units[number % LAND_TYPES] += p.units[at + number]
    for kind in range(LAND_TYPES):
        units[kind] += p.ordered[kind]
    return units


def _with_orders(scene: Scene) -> list[int]:
    """The garrison of the home province once the units just bought have come."""
    p = scene.p
    units = scene.force(scene.me, p.home[scene.me])
    for kind in range(LAND_TYPES):
        units[kind] += p.ordered[kind]
    return units


def _can_buy(p: Conquest, me: int, kind: int) -> bool:
    return p.pool[me * LAND_TYPES + kind] > 0 and p.money[me] >= p.price(kind)


def _wanted_unit(scene: Scene) -> int:
    """Infantry mostly, for every four one cavalry, for every seven one catapult; NONE if nothing can be had.

    The first catapult waits until there is an army, unless a neighbour has one.
    """
    p = scene.p
    units = _all_units(scene)
    enough = units[INFANTRY] >= 7 * (units[CATAPULT] + 1) - 2 and _can_buy(p, scene.me, CATAPULT)
    if enough and (sum(units) >= ENOUGH or is_outnumbered(scene)):
        return CATAPULT
    if units[INFANTRY] >= 4 * (units[CAVALRY] + 1) and _can_buy(p, scene.me, CAVALRY):
        return CAVALRY
    for kind in (INFANTRY, CAVALRY, CATAPULT):
        if _can_buy(p, scene.me, kind):
            return kind
    return NONE


def _how_many(scene: Scene, kind: int) -> int:
    """How many of a type are bought before another is wanted: counted out on the table, and put back."""
    number = 0
    while _wanted_unit(scene) == kind and not _is_saving_for_ransom(scene):
        _lay_out(scene, kind, 1)
        number += 1
    _lay_out(scene, kind, -number)
    return number


def _lay_out(scene: Scene, kind: int, number: int) -> None:
    """Pay for some units and order them, or take that back."""
    p = scene.p
    p.money[scene.me] -= number * p.price(kind)
    p.pool[scene.me * LAND_TYPES + kind] -= number
    p.ordered[kind] += number


def _best_city(scene: Scene, moves: list[Move], must_be_safe: bool) -> Move | None:
    """A place for a city, as far from enemies as there is one."""
    best: Move | None = None
    most = -1
    p = scene.p
    for move in moves:
        if move.verb != words.BUILD_CITY or (must_be_safe and scene.weight[move.a]):
            continue
        quiet = 0
        for zone in range(PROVINCES):
            if p.control[zone] == scene.me and scene.steps[move.a][zone] <= 2:
                quiet += 1
        if quiet > most:
            most = quiet
            best = move
    return best


def raze(scene: Scene, moves: list[Move]) -> Move:
    """14: only a city that is about to fall, and never the capital."""
    p = scene.p
    for move in moves:
        if move.verb == words.RAZE and move.a != p.home[scene.me] and scene.weight[move.a]:
            units = scene.force(scene.me, move.a)
            if sum(units) and scene.hold(move.a, units) < 0.15:
                return move
    return moves[-1]


def fair_ransom(p: Conquest) -> int:
    """What a general is worth at the prices of the day; more in a duel, where he serves nobody but the only rival."""
    rivals = 0
    for seat in range(p.seats):
        if p.is_alive(seat):
            rivals += 1
    return FAIR_RANSOM * p.factor * (3 if rivals == 2 else 1)


def bargain(scene: Scene, moves: list[Move]) -> Move:
    """16: for a general of one's own, first a captive, then a fair price; otherwise the turn ends."""
    p = scene.p
    for move in moves:
        if move.verb == words.BARGAIN and p.leader_owner[move.a] == scene.me:
            if p.offers[move.a] == 0 and swap(p, move.a) != NONE:
                return move
            if p.offers[move.a] < 2 and p.money[scene.me] >= fair_ransom(p):
                return move
    return moves[-1]


def swap(p: Conquest, leader: int) -> int:
    """The first captive that could go back to the captor of a general in exchange; NONE if there is none."""
    for hostage in range(len(p.captor)):
        if p.leader_owner[hostage] == p.captor[leader] and not forbids_handing_over(p, leader, hostage):
            return hostage
    return NONE


def name(scene: Scene, frame: Ransom | Exchange | Promises, moves: list[Move]) -> Move:
    """16: a captive alone at first, then a fair price, which one also asks; a promise if there is nothing else."""
    p = scene.p
    pays = p.leader_owner[frame.leader] == scene.me
    hostage = swap(p, frame.leader) if pays and p.offers[frame.leader] == 1 else NONE
    if isinstance(frame, Ransom):
        talents = 0 if hostage != NONE else fair_ransom(p)
        return moves[min(talents // frame.by(p), len(moves) - 1)]
    if isinstance(frame, Exchange) and not frame.taken and frame.talents == 0:
        for move in moves:
            if move.verb == words.EXCHANGE and move.a == hostage:
                return move
    return moves[-1]


def replies(scene: Scene, frame: Reply, moves: list[Move]) -> Move:
    """16: a general of one's own is worth any other, talents are if they are fair; promises are wind."""
    p = scene.p
    mine = [hostage for hostage in frame.hostages if p.leader_owner[hostage] == scene.me]
    fair = fair_ransom(p)
    if p.leader_owner[frame.leader] == scene.me:
        accepts = frame.talents <= fair and not frame.hostages
    else:
        accepts = bool(mine) or frame.talents >= fair
    if accepts:
        return moves[0]
    names = moves[-1].verb == words.COUNTER and p.money[p.leader_owner[frame.leader]] >= fair
    return moves[-1] if names else moves[1]
