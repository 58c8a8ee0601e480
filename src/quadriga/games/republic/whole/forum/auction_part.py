"""An auction of an initiative while it lasts (rules 7.22)."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Auction(Part):
    """The best bid so far and the senator who backs it."""

    before: ClassVar[dict[str, object]] = {"out": []}

    def lay_out(self) -> None:
        """Nobody has bid."""
        self.best = 0
        self.backer = -1
        self.out: list[int] = []
        """The factions that have passed."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "best",
        "backer",
        "out",
    )
    shapes: ClassVar[str] = "nnl"

    def copy(self) -> "Auction":
        to = Auction()
        to.best = self.best
        to.backer = self.backer
        to.out = self.out[:]
        return to
