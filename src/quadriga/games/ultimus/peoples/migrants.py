"""A people on the road (rulebook 6.2 Migration)."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Migrants(Part):
    """What lasts a migration: from the counter until phase F."""

    def lay_out(self, peoples: list[int], side: int) -> None:
        """These tribes, the named one first, take the road; `side` had them before."""
        self.peoples: list[int] = peoples
        self.side = side

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "peoples",
        "side",
    )
    shapes: ClassVar[str] = "ln"

    def copy(self) -> "Migrants":
        to = Migrants()
        to.peoples = self.peoples[:]
        to.side = self.side
        return to
