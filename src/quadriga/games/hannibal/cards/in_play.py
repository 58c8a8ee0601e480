"""The card in play (rulebook chapters 8 and 10.11)."""

from typing import ClassVar, final

from quadriga.engine.part import Part
from quadriga.games.hannibal.board import GENERALS


@final
class CardInPlay(Part):
    """8.2: the card whose turn it is and what it has brought about so far: nothing of it is remembered for the next."""

    steady: ClassVar[tuple[str, ...]] = ("attempted", "tired")

    def lay_out(self, card: int) -> None:
        self.card = card
        self.left = 0
        """10.11: how many generals of a campaign may still be activated."""
        self.activated = 0
        self.sailed = 0
        self.attempted: list[int] = []
        """20.2: where a siege or a subjugation was tried."""
        self.spent: list[int] = [0] * GENERALS
        self.tired: list[int] = []
        """Place, points spent, number of CUs; place, points ...: what moved earlier in this campaign (10.11)."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "card",
        "left",
        "activated",
        "sailed",
        "attempted",
        "spent",
        "tired",
    )
    shapes: ClassVar[str] = "nnnnlll"

    def copy(self) -> "CardInPlay":
        to = CardInPlay()
        to.card = self.card
        to.left = self.left
        to.activated = self.activated
        to.sailed = self.sailed
        to.attempted = self.attempted
        to.spent = self.spent[:]
        to.tired = self.tired
        return to
