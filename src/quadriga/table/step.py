"""What a table does next."""

from dataclasses import dataclass
from typing import Final

from quadriga.engine.seat import NOBODY, Seat

WAITS: Final = "waits"
"""A person has to decide."""
DRAWS: Final = "draws"
"""Our dice have to fall."""
ROLLS: Final = "rolls"
"""The people at the table have to say what they rolled."""
THINKS: Final = "thinks"
"""A bot has to decide."""
PASSES: Final = "passes"
"""A person's standing order decides, or at a table that hurries his only move; shown after the same pause as everything
that needs no person."""
SEATS: Final = "seats"
"""The seat that has to decide is open."""
AGREES: Final = "agrees"
"""The rules have changed and the latest moves lead elsewhere: the people have to agree how the game goes on."""
OVER: Final = "over"


@dataclass(frozen=True, slots=True)
class Step:
    """What happens next, and to whom."""

    kind: str
    seat: Seat = NOBODY

    @property
    def is_automatic(self) -> bool:
        """Whether the table can take the step without a person."""
        return self.kind in (DRAWS, THINKS, PASSES)
