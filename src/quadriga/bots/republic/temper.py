"""The four tempers of a faction, after the guidelines of the neutral factions (rules N4.02)."""

from typing import Final

IMPERIAL: Final = 0
PLUTOCRAT: Final = 1
CONSERVATIVE: Final = 2
POPULIST: Final = 3
TEMPERS: Final = 4

SPOILS_FROM: Final = [4, 1, 7, 3]
"""The face of an imagined die from which on a governor robs a province that is not developed: 7 is never."""
KNIGHT: Final = [1, 2, 0, 1]
"""Talents for a knight in an ordinary initiative."""
EAGERNESS: Final = [0, 2, -1, 1]
"""What is added to the highest bid for an initiative."""
GIVES: Final = [True, False, True, False]
"""Whether the State's treasury is a matter of charity before it is a matter of life."""
STAGES: Final = [2, 3, 4, 1]
"""The heat of the people from which on games are given."""
HOARD: Final = [4, 6, 8, 5]
"""What is kept in the faction's treasury against persuasion."""


def temper_of(seat: int) -> int:
    """Every seat has its own, always the same one."""
    return seat % TEMPERS
