"""An auction of an initiative while it lasts (rules 7.22)."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Auction(Part):
    """The best bid so far and the senator who backs it."""

    def lay_out(self) -> None:
        """Nobody has bid."""
        self.best = 0
        self.backer = -1

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "best",
        "backer",
    )
    shapes: ClassVar[str] = "nn"

    def copy(self) -> "Auction":
        to = Auction()
        to.best = self.best
        to.backer = self.backer
        return to
