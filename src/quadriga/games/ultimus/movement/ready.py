"""What a list of moves found out about who can move off, kept for the next list of the same movement."""

from typing import Final, final


@final
class Ready:
    """The leaders and units of a camp that can set out, and the facts of the whole map they were asked under."""

    def __init__(self, camp: int, facts: list[list[int]], numbers: list[int], leaders: int, units: int) -> None:
        self.camp: Final = camp
        self.facts: Final = facts
        """Steady lists: they are put anew when they change, so they need not be copied to be compared."""
        self.numbers: Final = numbers
        self.leads: Final = [False] * leaders
        self.goes: Final = [False] * units
        self.leader_at: list[int] = []
        self.leader_done: list[int] = []
        self.unit_at: list[int] = []
        self.unit_done: list[int] = []
        """Where everybody stood and who had moved when they were asked."""
