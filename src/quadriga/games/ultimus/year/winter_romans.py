"""Adjustments of Roman pieces (rulebook 9.1 to 9.3): winter quarters."""

from typing import Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll, TenRoll
from quadriga.games.ultimus.forces import eliminate, has_units, nearest, remove, strangers_in
from quadriga.games.ultimus.movement.fleets import cargo_leaders, cargo_units
from quadriga.games.ultimus.movement.limits import leaves_half
from quadriga.games.ultimus.placement import put_leader_among, put_unit_among, settle_unit
from quadriga.games.ultimus.position import BOX, DEAD, FALLEN, OFF, TEMPORARY_FLEET, Ultimus
from quadriga.games.ultimus.printed.board import EAST, NONE
from quadriga.games.ultimus.printed.pieces import BU, CO, LI, PA
from quadriga.games.ultimus.printed.tables import BARBARE
from quadriga.games.ultimus.stratagems.counters import FLEET, take_up
from quadriga.games.ultimus.throne.lives import AT_SEA, REFUGE, kill
from quadriga.games.ultimus.year.winter_tribes import TribalAdjustments

FLEET_ABSENCE: Final = 6
"""9.2: five full turns are missed: lost in 418, back in 424."""
SAVING_ROLL: Final = 5


@final
class Adjustments(Procedure[Ultimus]):
    """9.1: fleets, LI and CO, PA, BU, leaders, refugees, then the tribes, in this order."""

    def run(self, p: Ultimus) -> None:
        p.begin(TribalAdjustments())
        for half in (1, 0):
            p.begin(Siege(half))
        p.begin(LeadersHome())
        p.begin(Guards())
        p.begin(Palatini())
        p.begin(Legions())
        p.begin(FleetLosses())


@final
class FleetLosses(Procedure[Ultimus]):
    """9.2: fleets away from their port are lost with all aboard; the temporary one ends unless in a great port."""

    def run(self, p: Ultimus) -> None:
        for fleet in range(len(p.fleet_at)):
            if p.fleet_at[fleet] == OFF:
                continue
            if fleet == TEMPORARY_FLEET:
                if p.fleet_at[fleet] not in p.board.fleet_home:
                    sink(p, fleet)
                    take_up(p, FLEET)
            elif p.fleet_at[fleet] != p.board.fleet_home[fleet]:
                sink(p, fleet)
                p.fleet_back = replaced(p.fleet_back, fleet, p.year + FLEET_ABSENCE)


def sink(p: Ultimus, fleet: int) -> None:
    """9.2: units aboard come back with the adjustments, leaders do not."""
    p.fleet_at = replaced(p.fleet_at, fleet, OFF)
    p.tell(words.E_FLEET_LOST, fleet)
    for unit in cargo_units(p, fleet):
        eliminate(p, unit)
    for leader in cargo_leaders(p, fleet):
        kill(p, leader, AT_SEA)
        p.leader_at[leader] = DEAD


def is_threatened(p: Ultimus, unit: int) -> bool:
    """9.3.1: whether an enemy unit stands in the unit's zone or in an adjacent one, inside the empire."""
    at, enemy = p.unit_at[unit], 1 - p.unit_side[unit]
    return any(p.board.is_empire(zone) and has_units(p, zone, enemy) for zone in [at, *p.board.near[at]])


def is_town(p: Ultimus, zone: int) -> bool:
    """9.3: a zone with a town or an imperial capital."""
    return zone >= 0 and (p.board.town[zone] or p.board.capital[zone])


def billets(p: Ultimus, unit: int) -> list[int]:
    """9.3.1: zones of the unit's diocese without non-Roman units, Foederati included."""
    return [
        zone
        for zone in range(p.board.size)
        if p.board.diocese[zone] == p.roster.unit_diocese[unit] and not strangers_in(p, zone, False)
    ]


@final
class Legions(Procedure[Ultimus]):
    """9.3.1: limitanei and comitatenses return, recover or are lost."""

    def run(self, p: Ultimus) -> None:
        for unit in range(len(p.unit_at) - 1, -1, -1):
            if p.roster.unit_category[unit] in (LI, CO):
                p.begin(LegionQuarters(unit))


@final
class LegionQuarters(Procedure[Ultimus]):
    """9.3.1: one unit of limitanei or comitatenses."""

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def run(self, p: Ultimus) -> None:
        unit, at = self.unit, p.unit_at[self.unit]
        home = p.roster.unit_diocese[unit]
        if at == FALLEN:
            fell = p.unit_fell[unit]
            if fell == NONE or p.board.diocese[fell] == home:
                bring_back(p, unit)
            else:
                lose(p, unit)
        elif at >= 0 and not p.board.is_empire(at):
            p.put_unit(unit, FALLEN)
            p.unit_weak = replaced(p.unit_weak, unit, 1)
            bring_back(p, unit)
        elif at >= 0 and p.unit_weak[unit] and not is_threatened(p, unit):
            in_town = p.roster.unit_category[unit] == CO and is_town(p, at)
            p.unit_weak = replaced(p.unit_weak, unit, int(p.board.diocese[at] != home and not in_town))


def bring_back(p: Ultimus, unit: int) -> None:
    """9.3.1: into a zone of the diocese, at the owner's choice; with none left the unit is lost for good."""
    zones = billets(p, unit)
    if zones:
        put_unit_among(p, unit, zones)
    else:
        lose(p, unit)


def lose(p: Ultimus, unit: int) -> None:
    """9.3.1: a unit leaves the game."""
    remove(p, unit)
    p.tell(words.E_GONE, unit)


def barracks(p: Ultimus, unit: int, abroad: bool) -> int:
    """9.3.2: the capital of the table; from outside the empire that of the scenario's deployment."""
    start = p.setup.unit_zone[unit]
    return start if abroad and start != NONE and p.board.capital[start] else p.roster.unit_home[unit]


@final
class Palatini(Procedure[Ultimus]):
    """9.3.2: palatini return to their capital unless non-Romans other than Foederati hold it; others recover."""

    def run(self, p: Ultimus) -> None:
        for unit, category in enumerate(p.roster.unit_category):
            if category != PA:
                continue
            at = p.unit_at[unit]
            abroad = at >= 0 and not p.board.is_empire(at)
            if abroad:
                eliminate(p, unit)
            if p.unit_at[unit] == FALLEN:
                home = barracks(p, unit, abroad)
                p.unit_weak = replaced(p.unit_weak, unit, 0)
                if not strangers_in(p, home, not abroad):
                    settle_unit(p, unit, home)
            elif p.unit_weak[unit] and is_town(p, at) and not is_threatened(p, unit):
                p.unit_weak = replaced(p.unit_weak, unit, 0)


@final
class Guards(Procedure[Ultimus]):
    """9.3.3: buccellarii recover, or rejoin their leader, in a town away from enemies; else they are gone."""

    def run(self, p: Ultimus) -> None:
        for unit, category in enumerate(p.roster.unit_category):
            leader = p.unit_lead[unit]
            if category != BU or leader == NONE:
                continue
            if p.unit_at[unit] == FALLEN:
                p.put_unit(unit, p.leader_at[leader])
                p.unit_weak = replaced(p.unit_weak, unit, 0)
                at = p.unit_at[unit]
                if not is_town(p, at) or is_threatened(p, unit):
                    remove(p, unit)
            elif p.unit_weak[unit] and is_town(p, p.unit_at[unit]) and not is_threatened(p, unit):
                p.unit_weak = replaced(p.unit_weak, unit, 0)


@final
class LeadersHome(Procedure[Ultimus]):
    """9.3.4: Roman leaders outside the empire go to the nearest town without enemies."""

    def run(self, p: Ultimus) -> None:
        for leader in range(len(p.leader_at) - 1, -1, -1):
            at = p.leader_at[leader]
            if p.roster.leader_tribe[leader] == NONE and at >= 0 and not p.board.is_empire(at):
                enemy = 1 - p.leader_side[leader]
                towns = [p.board.is_empire(z) and is_town(p, z) for z in range(p.board.size)]
                fits = [
                    town and not has_units(p, z, enemy) and not leaves_half(p, leader, z)
                    for z, town in enumerate(towns)
                ]
                put_leader_among(p, leader, nearest(p, at, fits))


# ---------------------------------------------------------------- refugees


@final
class Siege(Procedure[Ultimus]):
    """9.3.5: a city with refugees in a zone the BARBARE holds may fall."""

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def run(self, p: Ultimus) -> None:
        if BOX - self.half in p.leader_at and has_units(p, p.board.refuge[self.half], BARBARE):
            p.begin(SiegeRoll(self.half))


@final
class SiegeRoll(TenRoll):
    """9.3.5: on a 0 the city falls; Constantinopolis has one more chance."""

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(words.E_FALL, self.half, number)
        if number == 0:
            if self.half == EAST:
                p.begin(LastStand())
            else:
                storm(p, self.half)


@final
class LastStand(SixRoll):
    """9.3.5: a 5 or 6 saves Constantinopolis."""

    def rolled(self, p: Ultimus, number: int) -> None:
        if number < SAVING_ROLL:
            storm(p, EAST)


def storm(p: Ultimus, half: int) -> None:
    """9.3.5: everybody in the city is out of the game."""
    for leader, at in enumerate(p.leader_at):
        if at == BOX - half:
            kill(p, leader, REFUGE)
            p.leader_at[leader] = DEAD
    for unit, at in enumerate(p.unit_at):
        if at == BOX - half:
            lose(p, unit)
