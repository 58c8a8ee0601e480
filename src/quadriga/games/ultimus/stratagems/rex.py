"""A people makes itself a king (rulebook 6.2 Rex, 4.5.3)."""

from typing import final

from quadriga.games.ultimus.peoples.regnum import ChooseKing, pretenders
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.stratagems.counters import REX
from quadriga.games.ultimus.stratagems.entry import IN_GEOSTRATEGY, Stratagem


@final
class Rex(Stratagem):
    """6.2 Rex: a leader in revolt who holds a town tries to become king."""

    def __init__(self) -> None:
        super().__init__(REX, IN_GEOSTRATEGY)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        return pretenders(p)

    def begin(self, p: Ultimus, camp: int) -> None:
        p.begin(ChooseKing(0))
