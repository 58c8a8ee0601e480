"""A fleet on its way (rulebook 3.4.2): what it has taken aboard and whether it has moved in this round."""

from typing import ClassVar, final

from quadriga.engine.part import Part


@final
class Voyage(Part):
    """What lasts a voyage."""

    def lay_out(self, fleet: int) -> None:
        """A fleet of its owner's choice; nobody has gone aboard yet."""
        self.fleet = fleet
        self.unit = -1
        """The last unit that embarked: they are named in order."""
        self.leader = -1
        """The last leader who went aboard: so are they."""
        self.moved = 0
        """Whether it has sailed its one sea zone."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "fleet",
        "unit",
        "leader",
        "moved",
    )
    shapes: ClassVar[str] = "nnnn"

    def copy(self) -> "Voyage":
        to = Voyage()
        to.fleet = self.fleet
        to.unit = self.unit
        to.leader = self.leader
        to.moved = self.moved
        return to
