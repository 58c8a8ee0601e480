"""What lasts one Combat Phase: the expeditions of Rome, and a rebellion."""

from typing import ClassVar, final

from quadriga.engine.part import Part
from quadriga.games.republic.cards import NO_BATTLE


@final
class Expedition(Part):
    """0.3.5: an army of Rome, by the number of its force; its units are counted on the board."""

    def lay_out(self, target: int, general: int, master: int) -> None:
        """Against whom it is sent and who leads it; a Master of Horse of -1 is none."""
        self.target = target
        self.general = general
        self.master = master
        self.fought = 0
        """0.3.1: 1 once it has had its turn."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "target",
        "general",
        "master",
        "fought",
    )
    shapes: ClassVar[str] = "nnnn"

    def copy(self) -> "Expedition":
        to = Expedition()
        to.target = self.target
        to.general = self.general
        to.master = self.master
        to.fought = self.fought
        return to


@final
class Rebellion(Part):
    """2, 4, 5: a rebellion from the day it breaks out; gone when it collapses."""

    def lay_out(self, head: int, place: int, home: int) -> None:
        """Who leads it, where he stands, and his province; -1 if he has none."""
        self.head = head
        self.place = place
        self.home = home
        self.result = NO_BATTLE
        """How Rome's battle against a rebel who marches ended for Rome, this phase."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "head",
        "place",
        "home",
        "result",
    )
    shapes: ClassVar[str] = "nnnn"

    def copy(self) -> "Rebellion":
        to = Rebellion()
        to.head = self.head
        to.place = self.place
        to.home = self.home
        to.result = self.result
        return to
