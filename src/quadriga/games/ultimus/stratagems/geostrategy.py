"""Geostrategy (rulebook 2.C): each player may play stratagems of this phase."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.games.ultimus import words
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.stratagems.entry import IN_GEOSTRATEGY, PlayOrPass
from quadriga.games.ultimus.stratagems.table import play_stratagem


@final
class Counsel(Procedure[Ultimus]):
    """2.C: a player who holds any counter decides about his stratagems."""

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if p.held(self.camp):
            p.begin(Geostrategy(self.camp))


@final
class Geostrategy(PlayOrPass):
    """2.C: a player plays any number of stratagems of this phase, one after another."""

    prompt: ClassVar[str] = words.ASK_GEOSTRATEGY
    moment: ClassVar[int] = IN_GEOSTRATEGY

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def asked(self, p: Ultimus) -> int:
        return self.camp

    def chose(self, p: Ultimus, one: int) -> None:
        p.begin(Counsel(self.camp))
        play_stratagem(p, self.camp, one)
