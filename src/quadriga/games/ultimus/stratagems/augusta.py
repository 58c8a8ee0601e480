"""Augusta Occidentalis and Orientalis (rulebook 6.1): they turn the initiative, and help where their half is asked."""

from typing import ClassVar, final

from quadriga.games.ultimus import words
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.tables import ROMAIN
from quadriga.games.ultimus.stratagems.counters import AUGUSTAE, spend
from quadriga.games.ultimus.stratagems.entry import IN_INITIATIVE, PlayOrPass, Stratagem


@final
class Augusta(Stratagem):
    """6.1: an Augusta takes the initiative for good (Ruling U-67); otherwise she is played when `CallAugusta` asks."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, IN_INITIATIVE)

    def forbids(self, p: Ultimus, camp: int) -> int:
        return 0

    def begin(self, p: Ultimus, camp: int) -> None:
        p.initiative = camp
        p.tell(words.E_INITIATIVE, camp)


class CallAugusta(PlayOrPass):
    """6.1: the ROMAIN, who is asked whenever he holds any counter, may let the Augusta of a half step in."""

    prompt: ClassVar[str] = words.ASK_AUGUSTA

    def realm(self, p: Ultimus) -> int:
        """The half whose Augusta can help."""
        raise NotImplementedError

    def answered(self, p: Ultimus, helped: bool) -> None:
        """What comes next, with her help or without."""
        raise NotImplementedError

    def asked(self, p: Ultimus) -> int:
        return ROMAIN

    def candidates(self, p: Ultimus) -> list[int]:
        kind = AUGUSTAE[self.realm(p)]
        return [kind] if p.has(ROMAIN, kind) else []

    def chose(self, p: Ultimus, one: int) -> None:
        spend(p, ROMAIN, one)
        self.answered(p, True)

    def declined(self, p: Ultimus) -> None:
        self.answered(p, False)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_IN_HAND if one == AUGUSTAE[self.realm(p)] else words.R_NO_TARGET
