"""What lasts one round: a closed hand."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Hand(Part):
    """2: whose hand it is, and the nuts in it."""

    def lay_out(self, side: int) -> None:
        """An empty hand."""
        self.side = side
        self.nuts = 0

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "side",
        "nuts",
    )
    shapes: ClassVar[str] = "nn"

    def copy(self) -> "Hand":
        to = Hand()
        to.side = self.side
        to.nuts = self.nuts
        return to
