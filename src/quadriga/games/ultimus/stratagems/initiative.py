"""Turning the initiative round (rulebook 6.3 Initiative, 6.1 Augusta; 2.B)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.games.ultimus import words
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.stratagems.counters import INITIATIVE
from quadriga.games.ultimus.stratagems.entry import IN_INITIATIVE, PlayOrPass, Stratagem


@final
class Initiative(Stratagem):
    """6.3 Initiative: the roll is reversed; the other player may answer in kind."""

    def __init__(self) -> None:
        super().__init__(INITIATIVE, IN_INITIATIVE)

    def forbids(self, p: Ultimus, camp: int) -> int:
        return 0

    def begin(self, p: Ultimus, camp: int) -> None:
        p.initiative = camp
        p.tell(words.E_INITIATIVE, camp)
        p.begin(Contest(1 - camp))


@final
class Contest(Procedure[Ultimus]):
    """2.B, 6.3: the player without the initiative may turn it round; he is asked whenever he holds any counter."""

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if p.held(self.camp):
            p.begin(TurnInitiative(self.camp))


@final
class TurnInitiative(PlayOrPass):
    """6.3 Initiative reverses the roll; 6.1 an Augusta takes it for good and cancels the other (Ruling U-67)."""

    prompt: ClassVar[str] = words.ASK_INITIATIVE
    moment: ClassVar[int] = IN_INITIATIVE

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def asked(self, p: Ultimus) -> int:
        return self.camp
