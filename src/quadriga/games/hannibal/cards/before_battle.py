"""Cards for a battle about to begin: 20, 31, 32 and 42 (rulebook chapters 14.5 and 25)."""

from typing import ClassVar, Final, final

from quadriga.engine.part import replaced
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.battle.hand import lose_cards
from quadriga.games.hannibal.board import AFRICA, CARTHAGE
from quadriga.games.hannibal.cards.entry import BEFORE_BATTLE, CHARGE, Card
from quadriga.games.hannibal.position import Hannibal

FRIGHT_CARDS: Final = 2
"""25 (42): battle cards Carthage loses when its elephants panic."""


@final
class SpyInCamp(Card):
    """25 (20): half of the enemy's battle cards will be turned up."""

    moments: ClassVar[tuple[int, ...]] = (BEFORE_BATTLE,)

    def interrupt(self, p: Hannibal, moment: int, side: int) -> None:
        battle = p.fighting()
        battle.spy = replaced(battle.spy, side, 1)


@final
class AlliesDesert(Card):
    """25 (31, 32): in Spain, or in Africa, the enemy has no cards from his Spanish, or his Numidian, allies."""

    moments: ClassVar[tuple[int, ...]] = (BEFORE_BATTLE,)

    def __init__(self, number: int, country: int) -> None:
        super().__init__(number)
        self.country: Final = country

    def operations(self, p: Hannibal) -> int:
        """8.1, Ruling H-02: the number of card 32 is hard to read."""
        if self.country == AFRICA and p.options[options.CARD_32_OPERATIONS] == options.TWO:
            return 2
        return p.board.ops[self.number]

    def fits(self, p: Hannibal, moment: int) -> bool:
        return p.board.country_of[p.fighting().at] == self.country

    def interrupt(self, p: Hannibal, moment: int, side: int) -> None:
        battle = p.fighting()
        battle.allies_gone = replaced(battle.allies_gone, 1 - side, 1)


@final
class ElephantFright(Card):
    """25 (42): the elephants turn before their charge is rolled for, and cost Carthage two battle cards."""

    moments: ClassVar[tuple[int, ...]] = (CHARGE,)

    def interrupt(self, p: Hannibal, moment: int, side: int) -> None:
        p.fighting().panic = 1
        lose_cards(p, CARTHAGE, FRIGHT_CARDS)
        p.tell(words.E_FRIGHT, FRIGHT_CARDS)
