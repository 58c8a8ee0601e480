"""What the provinces have of their own where battles are the house document's (ruling R-80)."""

from typing import ClassVar, final

from quadriga.engine.part import Part
from quadriga.games.republic.cards import PROVINCES

FREE = -1
"""A province that no war holds."""


@final
class Provincials(Part):
    """Militia and flotillas by province, natives who fell in this phase, the wars that hold provinces."""

    def lay_out(self) -> None:
        """No unit raised, no province taken."""
        self.militia: list[int] = [0] * PROVINCES
        self.flotillas: list[int] = [0] * PROVINCES
        self.fallen: list[int] = [0] * PROVINCES
        self.sunk: list[int] = [0] * PROVINCES
        """0.2.4: natives lost on land and at sea; they are back when the phase is over."""
        self.captor: list[int] = [FREE] * PROVINCES
        """8.1.5: the war that holds a province."""
        self.waiting: list[int] = []
        """8.3.5: cards of beaten wars that belong to the next deck."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "militia",
        "flotillas",
        "fallen",
        "sunk",
        "captor",
        "waiting",
    )
    shapes: ClassVar[str] = "llllll"

    def copy(self) -> "Provincials":
        to = Provincials()
        to.militia = self.militia[:]
        to.flotillas = self.flotillas[:]
        to.fallen = self.fallen[:]
        to.sunk = self.sunk[:]
        to.captor = self.captor[:]
        to.waiting = self.waiting[:]
        return to
