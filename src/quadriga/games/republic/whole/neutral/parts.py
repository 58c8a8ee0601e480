"""What the one- and two-player game keeps of its neutral factions, and of the spoils they divide (chapter N)."""

from typing import Any, ClassVar, final

from quadriga.engine.part import Part


@final
class Division(Part):
    """Whose pick it is, and what is pending."""

    before: ClassVar[dict[str, object]] = {"blocked": 0, "picking": -1, "tribune": -1}

    def lay_out(self) -> None:
        """Nothing was picked."""
        self.at = 0
        """How many picks were made or passed."""
        self.passes = 0
        """How many factions in a row have passed."""
        self.bill = -1
        self.sponsor = -1
        """N4.05.417a: a land bill that waits for a cosponsor."""
        self.must = 0
        """N4.05.416a: whether it is mandatory."""
        self.checked = 0
        """Whether the consul was asked for one."""
        self.billed = 0
        """One land bill a turn."""
        self.blocked = 0
        """N4.05.419a: a tribune has cancelled the pick, or upholds the bill."""
        self.picking = -1
        self.tribune = -1
        """N4.07.6a: the faction whose pick a tribune would cancel, and the tribune's."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "at",
        "passes",
        "bill",
        "sponsor",
        "must",
        "checked",
        "billed",
        "blocked",
        "picking",
        "tribune",
    )
    shapes: ClassVar[str] = "nnnnnnnnnn"

    def copy(self) -> "Division":
        to = Division()
        to.at = self.at
        to.passes = self.passes
        to.bill = self.bill
        to.sponsor = self.sponsor
        to.must = self.must
        to.checked = self.checked
        to.billed = self.billed
        to.blocked = self.blocked
        to.picking = self.picking
        to.tribune = self.tribune
        return to


@final
class Neutrals(Part):
    """All that only the one- and two-player game has."""

    def lay_out(self, factions: int) -> None:
        """Nobody has a name yet."""
        self.temper: list[int] = [-1] * factions
        """N4.01.2a: which neutral faction it is, -1 for a player's."""
        self.pool: list[int] = [0] * factions
        """N4.03: what a neutral faction has earned this phase, before it is shared out."""
        self.coalition: list[int] = []
        """N4.05.2a: the factions that rule this turn, the one with most votes first."""
        self.division: Division | None = None
        """N4.05.4a: the spoils while they are divided."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "temper",
        "pool",
        "coalition",
        "division",
    )
    shapes: ClassVar[str] = "lllp"
    parts: ClassVar[tuple[Any, ...]] = (Division,)

    def copy(self) -> "Neutrals":
        to = Neutrals()
        to.temper = self.temper[:]
        to.pool = self.pool[:]
        to.coalition = self.coalition[:]
        to.division = None if self.division is None else self.division.copy()
        return to
