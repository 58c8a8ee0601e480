"""Provinces develop under their governors (rules 6.4)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.options import HONESTY, THIS_TURN
from quadriga.games.republic.whole.rome import CORRUPT, Rome


@final
class Development(Procedure[Rome]):
    """6.4a, 6.4c: one die for each undeveloped province with a loyal governor that yields this turn."""

    def run(self, p: Rome) -> None:
        for province in range(PROVINCES - 1, -1, -1):
            if p.pays(province) and not p.developed[province]:
                p.begin(DevelopmentDie(province))


@final
class DevelopmentDie(Chance[Rome]):
    """6.4a, 6.4b, D16: six or more, one more for an honest governor, less omens; he gains influence."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        governor = p.governor(self.province)
        by_province = p.options[HONESTY] == THIS_TURN or p.legate[self.province] >= 0
        robbed = p.spoiled[self.province] if by_province else p.marks[governor] & CORRUPT
        honest = 0 if robbed else 1
        if move.a + honest - p.omens() >= p.deck.develops:
            p.developed[self.province] = 1
            p.influence[governor] += p.deck.developed_influence
            p.tell(words.E_DEVELOPED, self.province, governor)
        else:
            p.tell(words.E_NOT_DEVELOPED, self.province)
