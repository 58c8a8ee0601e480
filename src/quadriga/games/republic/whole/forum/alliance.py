"""The alliance with Rhodes while it lasts (rule 7.E16)."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Alliance(Part):
    """The war whose end is the alliance's, the fleets that go with it, and the turn of the last offer."""

    def lay_out(self, war: int) -> None:
        """D37: the war that needs most fleets, fixed when the event comes."""
        self.war = war
        self.fleets = 0
        self.round = 0
        """The Senate may refuse it in this turn."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "war",
        "fleets",
        "round",
    )
    shapes: ClassVar[str] = "nnn"

    def copy(self) -> "Alliance":
        to = Alliance()
        to.war = self.war
        to.fleets = self.fleets
        to.round = self.round
        return to
