"""Treaties and tribute (rulebook 6.1): the ROMAIN ends a war without fighting it."""

from typing import Final, final

from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import group_of, score
from quadriga.games.ultimus.peoples.tribes import are_inside, can_be_federated, federate, make_peace, set_status
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.scenarios import FOEDERATI, REVOLT, WAR
from quadriga.games.ultimus.printed.tables import ROMAIN
from quadriga.games.ultimus.stratagems.counters import TRIBUTE
from quadriga.games.ultimus.stratagems.entry import IN_CAMPAIGN, AtTribe, is_own_master

TRIBUTE_COST: Final = [1, 3]
"""For a minor and for a major tribe."""


def enemies(p: Ultimus) -> list[int]:
    """6.1: the tribes at war or in revolt that are their own masters."""
    return [t for t, status in enumerate(p.tribe_status) if status in (WAR, REVOLT) and is_own_master(p, t)]


@final
class Treaty(AtTribe):
    """6.1 Treaties of Federation: a people wholly inside the empire becomes Foederati at once."""

    def __init__(self, kind: int, major: int) -> None:
        super().__init__(kind, IN_CAMPAIGN)
        self.major: Final = major

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        return [
            tribe
            for tribe in enemies(p)
            if p.tribe_major[tribe] == self.major and can_be_federated(p, tribe) and are_inside(p, group_of(p, tribe))
        ]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        federate(p, target)


@final
class Tribute(AtTribe):
    """6.1 Tribute: the tribe has its former status back; the ROMAIN pays in points."""

    def __init__(self) -> None:
        super().__init__(TRIBUTE, IN_CAMPAIGN)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        return enemies(p)

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        score(p, ROMAIN, -TRIBUTE_COST[p.tribe_major[target]], words.FOR_TRIBUTE)
        if p.tribe_status[target] == WAR:
            make_peace(p, target)
        else:
            for one in group_of(p, target):
                set_status(p, one, FOEDERATI)
