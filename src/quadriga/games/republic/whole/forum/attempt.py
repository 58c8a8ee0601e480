"""A persuasion while it lasts (rules 7.4)."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Attempt(Part):
    """Who persuades whom, what was spent, and what lies apart for the target."""

    def lay_out(self, persuader: int, target: int) -> None:
        """Nothing is spent yet."""
        self.persuader = persuader
        self.target = target
        self.bribes = 0
        self.counter = 0
        self.spent = 0
        """7.414b: whether anybody spent in this round."""
        self.answered = 0
        """D25: what the others spent in this round."""
        self.card = 0
        """13.I5, 13.I6: 1 for Seduction, 2 for Blackmail: nobody may bid against it."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "persuader",
        "target",
        "bribes",
        "counter",
        "spent",
        "answered",
        "card",
    )
    shapes: ClassVar[str] = "nnnnnnn"

    def copy(self) -> "Attempt":
        to = Attempt()
        to.persuader = self.persuader
        to.target = self.target
        to.bribes = self.bribes
        to.counter = self.counter
        to.spent = self.spent
        to.answered = self.answered
        to.card = self.card
        return to
