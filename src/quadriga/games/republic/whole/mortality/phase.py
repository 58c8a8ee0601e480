"""The order of the Mortality Phase (rules 5.1 and 5.2)."""

from typing import final

from quadriga.engine import Procedure
from quadriga.games.republic import words
from quadriga.games.republic.whole.mortality.chits import ANYWHERE, DrawChits
from quadriga.games.republic.whole.mortality.death import Bereft
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.war.arrival import wake


@final
class MortalityPhase(Procedure[Rome]):
    """5.1, 5.2: imminent wars break out, then one chit is drawn."""

    def run(self, p: Rome) -> None:
        p.phase = words.MORTALITY
        p.tell(words.E_TURN_PHASE, p.phase)
        p.begin(Bereft())
        p.begin(DrawChits(1, ANYWHERE))
        break_out(p)


def break_out(p: Rome) -> None:
    """5.1a: of each series with imminent wars the earliest becomes active; 5.1b: its leader leaves the Curia for it."""
    broken: list[int] = []
    for war, status in enumerate(p.war[: p.cards.conflicts]):
        group = p.cards.group[war]
        if status == words.IMMINENT and group not in broken:
            broken.append(group)
            wake(p, war)
