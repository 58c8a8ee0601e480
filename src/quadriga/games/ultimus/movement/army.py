"""An army on the march (rulebook 3.4.1, 7.2): a leader, the units with him, and how far they have come."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Army(Part):
    """What lasts a march."""

    def lay_out(self, leader: int, units: list[int], spent: int, outside: int) -> None:
        """A leader sets out, or goes on, with these units."""
        self.leader = leader
        self.units: list[int] = units
        self.spent = spent
        """PM."""
        self.outside = outside
        """7.3: the PM spent outside the empire in a row."""
        self.alone = 0
        """3.4.1: whether the leader set out without a unit, and so may go on without one."""
        self.last = -1
        """The last unit left behind in this zone: they are named in order."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "leader",
        "units",
        "spent",
        "outside",
        "alone",
        "last",
    )
    shapes: ClassVar[str] = "nlnnnn"

    def copy(self) -> "Army":
        to = Army()
        to.leader = self.leader
        to.units = self.units[:]
        to.spent = self.spent
        to.outside = self.outside
        to.alone = self.alone
        to.last = self.last
        return to
