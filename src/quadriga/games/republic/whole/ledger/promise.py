"""One promise of the public ledger (rule 4.3a)."""

from typing import ClassVar, Final, final

from quadriga.engine.part import Part

OFFERED: Final = 0
STANDING: Final = 1
KEPT: Final = 2
BROKEN: Final = 3
LAPSED: Final = 4
"""Said and not answered yet, accepted, and how it went."""


@final
class Promise(Part):
    """Who promised whom what, until which turn, and what has become of it."""

    def lay_out(self, promiser: int, receiver: int, deed: int, due: int) -> None:
        """As it is offered."""
        self.promiser = promiser
        self.receiver = receiver
        self.deed = deed
        self.due = due
        """The turn in which it can be seen at the latest."""
        self.fate = OFFERED

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "promiser",
        "receiver",
        "deed",
        "due",
        "fate",
    )
    shapes: ClassVar[str] = "nnnnn"

    def copy(self) -> "Promise":
        to = Promise()
        to.promiser = self.promiser
        to.receiver = self.receiver
        to.deed = self.deed
        to.due = self.due
        to.fate = self.fate
        return to
