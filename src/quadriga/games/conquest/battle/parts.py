"""What lasts a battle: who fights whom, the legions, and the hits not yet taken (sections 9 and 10)."""

from typing import ClassVar, Final, final

from quadriga.engine.part import Part
from quadriga.games.conquest.pieces import LAND_TYPES

DEFENDER: Final = 0
ATTACKER: Final = 1
"""The sides of a battle."""


@final
class Battle(Part):
    """9: a battle on land."""

    def lay_out(self, zone: int, attacker: int, defender: int) -> None:
        """Two armies meet in a province."""
        self.zone = zone
        self.attacker = attacker
        self.defender = defender
        self.legion: list[int] = [0] * (2 * LAND_TYPES)
        """The combat legions: the defender's types, then the attacker's."""
        self.down: list[int] = [0] * LAND_TYPES
        """The defender's units laid down this round."""
        self.hits: list[int] = [0, 0]
        """Hits scored and not yet taken, by side."""

    def seat(self, side: int) -> int:
        """Who fights on a side."""
        return self.attacker if side == ATTACKER else self.defender

    def legion_of(self, side: int) -> list[int]:
        """The combat legion of a side, by type."""
        return self.legion[side * LAND_TYPES : (side + 1) * LAND_TYPES]

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "zone",
        "attacker",
        "defender",
        "legion",
        "down",
        "hits",
    )
    shapes: ClassVar[str] = "nnnlll"

    def copy(self) -> "Battle":
        to = Battle()
        to.zone = self.zone
        to.attacker = self.attacker
        to.defender = self.defender
        to.legion = self.legion[:]
        to.down = self.down[:]
        to.hits = self.hits[:]
        return to


@final
class Engagement(Part):
    """10: a battle at sea."""

    def lay_out(self, zone: int, attacker: int, defender: int) -> None:
        """Two fleets meet in a sea zone."""
        self.zone = zone
        self.attacker = attacker
        self.defender = defender
        self.round = 1
        self.hits: list[int] = [0, 0]
        """Hits scored and not yet taken, by side."""
        self.doomed: list[int] = []
        """Galleys their owners have chosen to go down this round."""

    def seat(self, side: int) -> int:
        """Who fights on a side."""
        return self.attacker if side == ATTACKER else self.defender

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "zone",
        "attacker",
        "defender",
        "round",
        "hits",
        "doomed",
    )
    shapes: ClassVar[str] = "nnnnll"

    def copy(self) -> "Engagement":
        to = Engagement()
        to.zone = self.zone
        to.attacker = self.attacker
        to.defender = self.defender
        to.round = self.round
        to.hits = self.hits[:]
        to.doomed = self.doomed[:]
        return to
