"""Initiative (rulebook 2.B)."""

from typing import final

from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.initiative import Contest


@final
class InitiativeRoll(SixRoll):
    """2.B: the ROMAIN has the initiative on 1d6 strictly below the lowest CP of the Augusti."""

    def rolled(self, p: Ultimus, number: int) -> None:
        lowest = min((p.roster.leader_cp[leader] for leader in p.augustus if leader != NONE), default=0)
        p.initiative = ROMAIN if number < lowest else BARBARE
        p.tell(words.E_INITIATIVE, p.initiative)
        p.begin(Contest(1 - p.initiative))
