"""A battle while it lasts (rulebook 8.1 to 8.5)."""

from typing import ClassVar, final

from quadriga.engine.part import Part
from quadriga.games.ultimus.printed.board import NONE


@final
class Battle(Part):
    """Where it is fought, and what stratagems have done to it before the die."""

    def lay_out(self, zone: int, camp: int) -> None:
        """A battle in a zone; `camp` is asked first for stratagems."""
        self.zone = zone
        self.camp = camp
        self.passes = 0
        """How many players in a row have let the die decide."""
        self.luck = 0
        """Divine Favour, positive for the attacker."""
        self.grace = 0
        """Divine Favour for the evasion roll, positive for the defender."""
        self.fury = NONE
        """The camp whose stratagem fixes the row; NONE if the die decides."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "zone",
        "camp",
        "passes",
        "luck",
        "grace",
        "fury",
    )
    shapes: ClassVar[str] = "nnnnnn"

    def copy(self) -> "Battle":
        to = Battle()
        to.zone = self.zone
        to.camp = self.camp
        to.passes = self.passes
        to.luck = self.luck
        to.grace = self.grace
        to.fury = self.fury
        return to
