"""Fleets of the greedy bot (3.4.2): two units go where they score or strike, and land as soon as they can."""

from typing import Final, final

from quadriga.bots.ultimus.worth import Force, Ground, worth
from quadriga.engine.move import Move
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import is_contested, is_migrating, units_in
from quadriga.games.ultimus.movement.fleets import InPort, OnSea, capacity, cargo_units
from quadriga.games.ultimus.position import AT_SEA, Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import BU
from quadriga.games.ultimus.printed.scenarios import CLIENT, PEACE
from quadriga.games.ultimus.printed.tables import ROMAIN

NEXT: Final = 0.5
"""What a coast is worth that is one sea further."""
FREIGHT: Final = 0.4
"""What a voyage costs: a round in which the units do nothing else."""


@final
class Voyage:
    """The best use of a fleet: what it promises, who goes aboard, to which sea."""

    def __init__(self, value: float, units: list[int], sea: int) -> None:
        self.value: Final = value
        self.units: Final = units
        self.sea: Final = sea


def freight(p: Ultimus, camp: int, fleet: int) -> list[int]:
    """The strongest units in a fleet's port that may go and are not needed there."""
    at = p.fleet_at[fleet]
    if is_contested(p, at):
        return []
    able: list[int] = []
    kept = 1 if camp == ROMAIN and p.board.capital[at] else 0
    for unit in units_in(p, at, camp):
        if p.unit_done[unit] or p.roster.unit_category[unit] in (0, BU):
            continue
        tribe = p.roster.unit_tribe[unit]
        if tribe != NONE and p.tribe_status[tribe] in (PEACE, CLIENT) and not is_migrating(p, tribe):
            continue
        able.append(unit)
    able.sort(key=lambda unit: -p.roster.unit_pf[unit][p.unit_weak[unit]])
    return sorted(able[: max(0, min(capacity(p, fleet), len(able) - kept))])


def landing(ground: Ground, force: Force, sea: int) -> float:
    """The best coast of a sea for a force."""
    best = 0.0
    for zone in ground.p.board.sea_coast[sea]:
        best = max(best, worth(ground, force, zone))
    return best


def best_voyage(ground: Ground, camp: int, fleet: int) -> Voyage:
    """What a fleet could do now."""
    p = ground.p
    at = p.fleet_at[fleet]
    if at >= AT_SEA:
        units = cargo_units(p, fleet)
        if not units:
            return Voyage(0.0, [], NONE)
        force = Force(p, camp, NONE, units)
        here = landing(ground, force, at - AT_SEA)
        best = Voyage(max(here, 0.2), units, NONE)
        for sea in p.board.sea_near[at - AT_SEA]:
            value = landing(ground, force, sea) if p.board.sea_open[sea] else 0.0
            if value > best.value:
                best = Voyage(value, units, sea)
        return best
    units = freight(p, camp, fleet)
    best = Voyage(0.0, [], NONE)
    if not units:
        return best
    force = Force(p, camp, NONE, units)
    here = max(0.0, worth(ground, force, at)) + FREIGHT
    for sea in p.board.coast[at]:
        value = landing(ground, force, sea)
        for beyond in p.board.sea_near[sea]:
            if p.board.sea_open[beyond]:
                value = max(value, NEXT * landing(ground, force, beyond))
        if value - here > best.value:
            best = Voyage(value - here, units, sea)
    return best


def embark(p: Ultimus, frame: InPort, moves: list[Move]) -> Move:
    """Who was meant to goes aboard, and the fleet puts to sea; if they may not after all, it stays."""
    voyage = best_voyage(Ground(p), p.fleet_side[p.sailing().fleet], p.sailing().fleet)
    if voyage.sea == NONE:
        return moves[-1]
    whole = Move(words.SAIL_WITH, words.LEADERS.pack([]), words.UNITS.pack(voyage.units), voyage.sea)
    return whole if frame.offers(p, whole) else moves[-1]


def at_sea(p: Ultimus, frame: OnSea, moves: list[Move]) -> Move:
    """Land where it is best; sail on to a better coast; nobody stays afloat who can go ashore."""
    fleet = p.sailing().fleet
    camp = p.fleet_side[fleet]
    ground = Ground(p)
    units = cargo_units(p, fleet)
    force = Force(p, camp, NONE, units)
    best, value = moves[-1], -1e9
    for move in moves:
        promise = -1e6
        if move.verb == words.LAND and units:
            promise = worth(ground, force, move.a) - 0.01 * ground.pf[1 - camp][move.a]
        elif move.verb == words.CAST_OFF and units:
            promise = NEXT * landing(ground, force, move.a)
        if promise > value:
            best, value = move, promise
    return best
