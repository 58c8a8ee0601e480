"""Stratagems before the die of a battle (rulebook 6.2 Fleau de Dieu, 6.3 Furor Germanicus, Faveur divine, Fuite)."""

from typing import final

from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.retreat import FLIGHT as IN_FLIGHT
from quadriga.games.ultimus.battle.retreat import Withdrawal, ways
from quadriga.games.ultimus.forces import leaders_in, units_in
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE
from quadriga.games.ultimus.stratagems.counters import FAVOUR, FAVOUR_BONUS, FLIGHT, FUROR, SCOURGE
from quadriga.games.ultimus.stratagems.entry import BEFORE_DIE, Stratagem


def enrage(p: Ultimus, camp: int) -> None:
    """6.2, 6.3: the row is fixed for a camp; two of them cancel each other."""
    battle = p.fight()
    battle.fury = camp if battle.fury == NONE else NONE


@final
class Scourge(Stratagem):
    """6.2 Fleau de Dieu: the Hunni fight with fury."""

    def __init__(self) -> None:
        super().__init__(SCOURGE, BEFORE_DIE)

    def forbids(self, p: Ultimus, camp: int) -> int:
        battle = p.fight()
        return 0 if battle.fury != camp and has_scourge(p, battle.zone) else words.R_NO_TARGET

    def begin(self, p: Ultimus, camp: int) -> None:
        enrage(p, camp)


def has_scourge(p: Ultimus, zone: int) -> bool:
    """6.2 Scourge of God: half of the BARBARE's PF are Hunni, under a historical leader of theirs (Ruling U-70)."""
    hunni = total = 0
    for unit in units_in(p, zone, BARBARE):
        pf = p.roster.unit_pf[unit][p.unit_weak[unit]]
        total += pf
        if p.roster.unit_tribe[unit] == p.roster.hunni:
            hunni += pf
    led = any(
        p.roster.leader_tribe[leader] == p.roster.hunni and not p.roster.leader_generic[leader]
        for leader in leaders_in(p, zone, BARBARE)
    )
    return led and 2 * hunni >= total


@final
class Furor(Stratagem):
    """6.3 Furor Germanicus: Germans in either force fight with fury for whoever plays it."""

    def __init__(self) -> None:
        super().__init__(FUROR, BEFORE_DIE)

    def forbids(self, p: Ultimus, camp: int) -> int:
        battle = p.fight()
        return 0 if battle.fury != camp and has_germans(p, battle.zone) else words.R_NO_TARGET

    def begin(self, p: Ultimus, camp: int) -> None:
        enrage(p, camp)


def has_germans(p: Ultimus, zone: int) -> bool:
    """6.3 Furor Germanicus: whether a German unit of any status takes part."""
    for unit, at in enumerate(p.unit_at):
        if at == zone:
            tribe = p.roster.unit_tribe[unit]
            if tribe != NONE and p.roster.tribe_german[tribe]:
                return True
    return False


@final
class Favour(Stratagem):
    """6.3 Faveur divine: the die moves by two."""

    def __init__(self) -> None:
        super().__init__(FAVOUR, BEFORE_DIE)

    def forbids(self, p: Ultimus, camp: int) -> int:
        return 0

    def begin(self, p: Ultimus, camp: int) -> None:
        p.fight().luck += FAVOUR_BONUS if camp == p.active else -FAVOUR_BONUS


@final
class OpportuneFlight(Stratagem):
    """6.3 Fuite opportune: the force, or a part of it, leaves before the die."""

    def __init__(self) -> None:
        super().__init__(FLIGHT, BEFORE_DIE)

    def forbids(self, p: Ultimus, camp: int) -> int:
        return 0 if ways(p, p.fight().zone, camp, IN_FLIGHT) else words.R_NO_TARGET

    def begin(self, p: Ultimus, camp: int) -> None:
        p.begin(Withdrawal(camp, IN_FLIGHT))
