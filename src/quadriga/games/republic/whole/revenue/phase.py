"""The order of the Revenue Phase (rule 6)."""

from typing import final

from quadriga.engine import Procedure
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.revenue.bodyguard import GuardPay, OpenGuard
from quadriga.games.republic.whole.revenue.development import Development
from quadriga.games.republic.whole.revenue.personal import PersonalRevenue
from quadriga.games.republic.whole.revenue.raids import Troubles
from quadriga.games.republic.whole.revenue.rebels import Ransoms, RebelUpkeep
from quadriga.games.republic.whole.revenue.redistribution import Redistribution
from quadriga.games.republic.whole.revenue.state import StateRevenue
from quadriga.games.republic.whole.rome import Rome


@final
class RevenuePhase(Procedure[Rome]):
    """6: raids and disorder, personal revenue, redistribution, development, the State's revenue, terms."""

    def run(self, p: Rome) -> None:
        p.phase = words.REVENUE
        p.tell(words.E_TURN_PHASE, p.phase)
        p.spoiled = [0] * PROVINCES
        p.owed = 0
        p.collected = [0] * p.deck.concessions
        p.freed = []
        p.begin(StateRevenue())
        p.begin(Development())
        p.begin(Redistribution())
        p.begin(Ransoms())
        p.begin(RebelUpkeep())
        p.begin(GuardPay())
        p.begin(PersonalRevenue())
        p.begin(OpenGuard())
        p.begin(Troubles())
