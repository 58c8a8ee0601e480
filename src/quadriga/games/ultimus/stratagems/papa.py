"""The Pope (rulebook 6.1): he goes out to meet the barbarians before Roma."""

from typing import ClassVar, final

from quadriga.games.ultimus import words
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.tables import ROMAIN
from quadriga.games.ultimus.stratagems.counters import PAPA
from quadriga.games.ultimus.stratagems.entry import IN_ANSWER, PlayOrPass, Stratagem


@final
class Papa(Stratagem):
    """6.1 Papa: the BARBARE scores nothing for the zone of Roma this turn."""

    def __init__(self) -> None:
        super().__init__(PAPA, IN_ANSWER)

    def forbids(self, p: Ultimus, camp: int) -> int:
        return 0

    def begin(self, p: Ultimus, camp: int) -> None:
        p.papa = 1


@final
class CallPope(PlayOrPass):
    """6.1 Papa, 10.2: asked of the ROMAIN when barbarians stand in Roma as points are counted."""

    prompt: ClassVar[str] = words.ASK_PAPA

    def asked(self, p: Ultimus) -> int:
        return ROMAIN
