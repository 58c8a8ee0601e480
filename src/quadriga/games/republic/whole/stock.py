"""The cards that were not drawn yet (rules S3.01.4, S3.02 to S3.05)."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Stock(Part):
    """The deck in use, as far as anybody can know it: which cards may come, not in what order."""

    def lay_out(self, pool: list[int], spare: list[int], spares: int) -> None:
        """The cards of a deck; of the spare ones so many, drawn at random and unseen, are in it too."""
        self.pool: list[int] = pool
        """Cards of this deck that were not drawn."""
        self.spare: list[int] = spare
        self.spares = spares
        """S3.02a, S3.03a: cards of earlier decks of which some are in this one, and how many of those are left."""
        self.later: list[int] = []
        """Cards of the next deck of which some lie at the bottom of this one."""
        self.deep = 0
        """How many of those are still in the deck."""
        self.top = 0
        """Cards to be drawn before the bottom of the deck, where Era Ends lies."""
        self.last_card = 0
        """Whether Era Ends lies in this deck."""
        self.returned: list[int] = []
        """Wars that made peace and were shuffled into the top cards of the deck."""
        self.window = 0
        """Among how many top cards they lie."""

    def own(self) -> int:
        """How many cards are left of the deck itself."""
        return len(self.pool) + self.spares

    def left(self) -> int:
        """4.9b: how many cards the deck in use has."""
        return len(self.returned) + self.own() + self.deep + self.last_card

    def weights(self) -> list[tuple[int, int]]:
        """Cards of the deck itself that may come next, each with its weight."""
        if not self.spares:
            return [(card, 1) for card in self.pool]
        share = len(self.spare)
        return [*[(card, share) for card in self.pool], *[(card, self.spares) for card in self.spare]]

    def take(self, card: int) -> None:
        """A card leaves the deck itself."""
        if card in self.pool:
            self.pool.remove(card)
        else:
            self.spare.remove(card)
            self.spares -= 1
            if not self.spares:
                self.spare = []

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "pool",
        "spare",
        "spares",
        "later",
        "deep",
        "top",
        "last_card",
        "returned",
        "window",
    )
    shapes: ClassVar[str] = "llnlnnnln"

    def copy(self) -> "Stock":
        to = Stock()
        to.pool = self.pool[:]
        to.spare = self.spare[:]
        to.spares = self.spares
        to.later = self.later[:]
        to.deep = self.deep
        to.top = self.top
        to.last_card = self.last_card
        to.returned = self.returned[:]
        to.window = self.window
        return to
