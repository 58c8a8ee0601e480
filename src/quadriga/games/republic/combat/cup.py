"""The mortality chits while they are drawn (section 0.2.5)."""

from typing import ClassVar, final

from quadriga.engine import Move
from quadriga.engine.part import Part
from quadriga.games.republic import words
from quadriga.games.republic.cards import Cards


@final
class Cup(Part):
    """One draw for one side: made when chits are owed, gone when the commanders have met their fates."""

    def lay_out(self, owed: int) -> None:
        """A full cup, and so many draws owed."""
        self.out = 0
        """The numbers that were drawn, bit n for chit n."""
        self.blanks = 0
        """Blanks that were drawn."""
        self.owed = owed
        self.drawn = 0
        """Chits drawn, draw-twos aside: they go back."""
        self.last = -1

    def chances(self, cards: Cards) -> list[tuple[Move, int]]:
        """0.2.5: what the next draw can bring: numbers, blanks, a draw-two."""
        found = [(Move(words.DRAW_CHIT, chit), 1) for chit in range(cards.chits) if not self.out >> chit & 1]
        blanks = cards.blanks - self.blanks
        if blanks:
            found.append((Move(words.DRAW_CHIT, words.BLANK), blanks))
        if self.has_draw_two(cards):
            found.append((Move(words.DRAW_CHIT, words.DRAW_TWO), cards.draw_twos))
        return found

    def has_draw_two(self, cards: Cards) -> bool:
        """A63: when every other chit will come anyway, a draw-two changes nothing and is passed over."""
        return cards.draw_twos > 0 and self.owed < cards.chits + cards.blanks - self.drawn

    def take(self, chit: int) -> None:
        """A13: a draw-two goes back at once and adds two; anything else stays out."""
        if chit == words.DRAW_TWO:
            self.owed += 1
            return
        if chit == words.BLANK:
            self.blanks += 1
        else:
            self.out |= 1 << chit
        self.drawn += 1
        self.owed -= 1
        self.last = chit

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "out",
        "blanks",
        "owed",
        "drawn",
        "last",
    )
    shapes: ClassVar[str] = "nnnnn"

    def copy(self) -> "Cup":
        to = Cup()
        to.out = self.out
        to.blanks = self.blanks
        to.owed = self.owed
        to.drawn = self.drawn
        to.last = self.last
        return to
