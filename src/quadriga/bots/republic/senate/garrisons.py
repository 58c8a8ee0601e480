"""Legions for provinces that would rise, and home again when it is quiet (rules 9.646 and 7.E9)."""

from typing import Final

from quadriga.bots.republic.scene import Scene
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.revenue.raids import QUIET
from quadriga.games.republic.whole.rome import GOVERNED, GOVERNING
from quadriga.games.republic.whole.senate.business import manned
from quadriga.games.republic.whole.war.forces import garrison_size

FEW: Final = 2
"""So many legions stay in the active box for the wars."""


def is_restless(scene: Scene, province: int) -> bool:
    """7.E9: whether a province rises in the next Revenue Phase unless it is held."""
    p = scene.p
    if not p.event("internal_disorder") or p.province[province] != GOVERNED or p.developed[province]:
        return False
    return p.place[p.governor(province)] == GOVERNING


def missing_legions(scene: Scene, province: int) -> int:
    """7.E9: how many legions more keep a province quiet whatever the die shows."""
    p = scene.p
    if not is_restless(scene, province):
        return 0
    sure = QUIET[min(p.event("internal_disorder"), len(QUIET)) - 1] + p.omens() - 1
    return max(0, sure - garrison_size(p, province))


def province_to_hold(scene: Scene) -> int:
    """The province that lacks fewest legions, an own governor's first; -1 for none or without legions to spare."""
    p = scene.p
    best = -1
    least = 1000
    for province in range(PROVINCES):
        missing = missing_legions(scene, province)
        if missing and p.legions - FEW >= min(missing, 2):
            burden = 2 * missing - (1 if p.faction[p.governor(province)] == scene.seat else 0)
            if burden < least:
                least = burden
                best = province
    return best


def legions_for(scene: Scene, province: int) -> int:
    """As many as it lacks, or can be spared."""
    return max(1, min(missing_legions(scene, province), scene.p.legions - FEW))


def province_to_leave(scene: Scene) -> int:
    """A garrison that nobody needs any more; -1 for none."""
    p = scene.p
    if p.event("internal_disorder") or p.event("barbarian_raids"):
        return -1
    idle = manned(p)
    return idle[0] if idle else -1
