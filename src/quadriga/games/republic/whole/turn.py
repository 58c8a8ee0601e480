"""The seven phases of a turn, in the order of play (rule 3)."""

from typing import final

from quadriga.engine import Procedure
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.phase import ForumPhase
from quadriga.games.republic.whole.mortality.phase import MortalityPhase
from quadriga.games.republic.whole.population.phase import PopulationPhase
from quadriga.games.republic.whole.revenue.phase import RevenuePhase
from quadriga.games.republic.whole.revolution.phase import RevolutionPhase
from quadriga.games.republic.whole.rome import Rome
from quadriga.games.republic.whole.senate.phase import SenatePhase
from quadriga.games.republic.whole.war.phase import WarPhase


@final
class Turn(Procedure[Rome]):
    """3a, S3.05a: one phase after the other; turns are numbered from 1; a single deck ages with the turns."""

    def run(self, p: Rome) -> None:
        p.tell(words.E_ROUND, p.round)
        turns = p.deck.starts[p.start()].turns
        if p.round in turns:
            p.era = turns.index(p.round) + 1
            p.tell(words.E_NEW_DECK, p.era)
        p.no_recruits = 0
        p.offers = [0] * p.factions
        p.begin(EndOfTurn())
        p.begin(RevolutionPhase())
        p.begin(WarPhase())
        p.begin(SenatePhase())
        p.begin(PopulationPhase())
        p.begin(ForumPhase())
        p.begin(RevenuePhase())
        p.begin(MortalityPhase())


@final
class EndOfTurn(Procedure[Rome]):
    """3a: the next turn begins."""

    def run(self, p: Rome) -> None:
        p.round += 1
        p.begin(Turn())
