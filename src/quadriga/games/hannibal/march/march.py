"""A march under way (rulebook chapters 10 to 13)."""

from typing import ClassVar, Final, final

from quadriga.engine.part import Part

GOING: Final = 0
STOPPED: Final = 1
"""Nothing of the army moves again on this card (10.11), but it may besiege."""
DONE: Final = 2
"""As STOPPED, and nothing more to do."""
ENDED: Final = 3
"""The march is over, but its CUs may march on under another general of the campaign."""

INTERCEPTION: Final = 0
AVOIDANCE: Final = 1
"""What is declared when an army comes (10.3)."""

EVERYTHING: Final = (1 << 16) - 1
"""Nothing may be picked up or dropped before the first step: the army has just been made up."""


@final
class March(Part):
    """10.2: an army on the march, from activation to halt. Its CUs are counted on the map too."""

    steady: ClassVar[tuple[str, ...]] = ("declared", "failed_cu")

    def lay_out(self, general: int, at: int, spent: int, limit: int, began: int) -> None:
        """10.2: a general is activated with so many points spent and so many at most, among `began` CUs."""
        self.general = general
        self.cu = 0
        self.elephants = 0
        self.train = 0
        self.generals = 1 << general
        self.levels: list[int] = [0] * 8
        """10.11: how many CUs of the army have spent 0, 1, ... points on this card; the last of them all they have."""
        self.whole = 0
        self.faithful = 1 << general
        """10.12: how many CUs, and as a mask which generals, have been with Nero all the way."""
        self.at = at
        self.began = began
        """18.1: how many CUs stood where the march began."""
        self.came_from = -1
        self.link = 0
        self.spent = spent
        self.limit = limit
        self.over = GOING
        self.second_at = at
        """25 (41): where the second point brought the army."""
        self.touched = EVERYTHING
        self.declared: list[int] = []
        """Kind, general, CUs, elephants; ...: reactions declared and not yet resolved (10.3)."""
        self.intercepted = 0
        self.avoided = 0
        self.avoid_failed = 0
        self.failed = 0
        self.failed_cu: list[int] = []
        """12.10: the generals, as a mask, and with space and number the CUs that failed to intercept this army."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "general",
        "cu",
        "elephants",
        "train",
        "generals",
        "levels",
        "whole",
        "faithful",
        "at",
        "began",
        "came_from",
        "link",
        "spent",
        "limit",
        "over",
        "second_at",
        "touched",
        "declared",
        "intercepted",
        "avoided",
        "avoid_failed",
        "failed",
        "failed_cu",
    )
    shapes: ClassVar[str] = "nnnnnlnnnnnnnnnnnlnnnnl"

    def copy(self) -> "March":
        to = March()
        to.general = self.general
        to.cu = self.cu
        to.elephants = self.elephants
        to.train = self.train
        to.generals = self.generals
        to.levels = self.levels[:]
        to.whole = self.whole
        to.faithful = self.faithful
        to.at = self.at
        to.began = self.began
        to.came_from = self.came_from
        to.link = self.link
        to.spent = self.spent
        to.limit = self.limit
        to.over = self.over
        to.second_at = self.second_at
        to.touched = self.touched
        to.declared = self.declared
        to.intercepted = self.intercepted
        to.avoided = self.avoided
        to.avoid_failed = self.avoid_failed
        to.failed = self.failed
        to.failed_cu = self.failed_cu
        return to
