"""A battle as it stood at its die (rulebook 8.3, 8.6), kept as numbers so that it can be shown once it is over.

Zone, attacking camp, face of the die (0 = not thrown), fixed row (0 = none), the favour of the gods, the die of who
would avoid it (0 = none) and what that must stay below, the situation without favour; then for attacker and defender
the number of leaders and the leaders, the number of units and the units, twice the number of each and one more if it
was weak.
"""

from typing import Final, final

from quadriga.games.ultimus.battle.field import weigh
from quadriga.games.ultimus.battle.odds import FIELDS, Trial, pack, unpack
from quadriga.games.ultimus.battle.table import Situation
from quadriga.games.ultimus.forces import leaders_in, units_in
from quadriga.games.ultimus.position import Ultimus

SLIP: Final = 5
HEAD: Final = 7
ARMIES: Final = HEAD + 1 + len(FIELDS)


def muster(p: Ultimus, die: int, fixed: int) -> list[int]:
    """The battle under way; `die` is 0 before it falls."""
    battle = p.fight()
    slip = p.muster[SLIP:HEAD] if p.muster else [0, 0]
    zone, camp = battle.zone, p.active
    leaders, opponents = leaders_in(p, zone, camp), leaders_in(p, zone, 1 - camp)
    ours, theirs = units_in(p, zone, camp), units_in(p, zone, 1 - camp)
    situation = weigh(p, zone, leaders, ours, opponents, theirs)
    kept = [zone, camp, die, fixed, battle.luck, *slip, *pack(Trial(situation, 0))]
    for chiefs, units in ((leaders, ours), (opponents, theirs)):
        kept += [len(chiefs), *chiefs, len(units), *[2 * unit + p.unit_weak[unit] for unit in units]]
    return kept


def keep_slip(p: Ultimus, roll: int, needed: int) -> None:
    """8.2.1: the die of a defender who would avoid the battle."""
    kept = muster(p, 0, 0)
    kept[SLIP:HEAD] = [roll, needed]
    p.muster = kept


@final
class Muster:
    """A battle read from its numbers."""

    def __init__(self, kept: list[int]) -> None:
        self.zone: Final = kept[0]
        self.attacker: Final = kept[1]
        self.die: Final = kept[2]
        self.fixed: Final = kept[3]
        self.favour: Final = kept[4]
        self.slip: Final = kept[SLIP]
        self.needed: Final = kept[SLIP + 1]
        self.situation: Final[Situation] = unpack(tuple(kept[HEAD:ARMIES])).situation
        self.leaders: Final[list[list[int]]] = [[], []]
        """Those of the attacker, those of the defender."""
        self.units: Final[list[list[int]]] = [[], []]
        self.weak: Final[list[list[int]]] = [[], []]
        at = ARMIES
        for side in range(2):
            count = kept[at]
            self.leaders[side] += kept[at + 1 : at + 1 + count]
            at += count + 1
            count = kept[at]
            self.units[side] += [number // 2 for number in kept[at + 1 : at + 1 + count]]
            self.weak[side] += [number % 2 for number in kept[at + 1 : at + 1 + count]]
            at += count + 1
