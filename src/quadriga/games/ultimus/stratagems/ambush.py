"""Stratagems laid on a zone (rulebook 6.2 Bagaudes, 6.3 Desertion, 6.3 Flotte)."""

from typing import Final, final

from quadriga.engine.part import replaced
from quadriga.games.ultimus.forces import has_temporary_fleet, is_empty, units_in, weaken
from quadriga.games.ultimus.movement.caught import EndMove
from quadriga.games.ultimus.peoples.tribes import set_status
from quadriga.games.ultimus.position import TEMPORARY_FLEET, Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import OUT, WAR
from quadriga.games.ultimus.stratagems.counters import BAGAUDES, DESERTION, FLEET
from quadriga.games.ultimus.stratagems.entry import IN_CAMPAIGN, AtZone

BAGAUDES_DIOCESES: Final = ("galliae", "viennensis", "hispaniae")


@final
class Bagaudes(AtZone):
    """6.2 Bagaudes: their unit appears in a western zone empty of combat units and is at war."""

    def __init__(self) -> None:
        super().__init__(BAGAUDES, IN_CAMPAIGN)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        if p.tribe_status[p.roster.bagaudes] != OUT:
            return []
        board = p.board
        return [
            zone
            for zone in range(board.size)
            if not p.setup.closed[zone]
            and board.diocese[zone] != NONE
            and board.diocese_ids[board.diocese[zone]] in BAGAUDES_DIOCESES
            and is_empty(p, zone)
        ]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        tribe = p.roster.bagaudes
        set_status(p, tribe, WAR)
        for unit in p.roster.tribe_units[tribe]:
            p.unit_weak = replaced(p.unit_weak, unit, 0)
            p.put_unit(unit, target)
        p.begin(EndMove(target))


@final
class Desertion(AtZone):
    """6.3 Desertion: the enemy's units in a zone with Romans or Persae of his are weakened."""

    def __init__(self) -> None:
        super().__init__(DESERTION, IN_CAMPAIGN)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        able = (NONE, p.roster.persae)
        return [
            zone
            for zone in range(p.board.size)
            if not p.setup.closed[zone]
            and any(p.roster.unit_tribe[unit] in able for unit in units_in(p, zone, 1 - camp))
        ]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        p.begin(EndMove(target))
        for unit in units_in(p, target, 1 - camp):
            weaken(p, unit)


@final
class TemporaryFleet(AtZone):
    """6.3 Flotte: a fleet of one's own on any coast, until it is lost (9.2)."""

    def __init__(self) -> None:
        super().__init__(FLEET, IN_CAMPAIGN)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        if has_temporary_fleet(p):
            return []
        return [zone for zone in range(p.board.size) if p.board.coast[zone] and not p.setup.closed[zone]]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        p.fleet_at = replaced(p.fleet_at, TEMPORARY_FLEET, target)
        p.fleet_side = replaced(p.fleet_side, TEMPORARY_FLEET, camp)
        p.fleet_done = replaced(p.fleet_done, TEMPORARY_FLEET, 0)
