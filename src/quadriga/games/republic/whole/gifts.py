"""What nobody but giver and taker knows of gifts between factions (rules 4.9a and 6.3b)."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Gifts(Part):
    """From the first gift on: what everybody can tell of each treasury, and how else the gifts could have been."""

    def lay_out(self, purse: list[int]) -> None:
        """Before the first gift all treasuries can be told from what flowed in the open."""
        seats = len(purse)
        self.least: list[int] = purse[:]
        self.most: list[int] = purse[:]
        """4.9d: what everybody can tell of them."""
        self.more: list[int] = [0] * (seats * seats)
        self.less: list[int] = [0] * (seats * seats)
        """By how much all gifts of one faction to another could have been more, or less."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "least",
        "most",
        "more",
        "less",
    )
    shapes: ClassVar[str] = "llll"

    def copy(self) -> "Gifts":
        to = Gifts()
        to.least = self.least[:]
        to.most = self.most[:]
        to.more = self.more[:]
        to.less = self.less[:]
        return to
