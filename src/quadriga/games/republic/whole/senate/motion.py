"""A proposal on the floor of the Senate (rules 9.14)."""

from typing import ClassVar, Final, final

from quadriga.engine.part import Part

CARRIED: Final = 1
LOST: Final = 2
"""How a proposal may be decided before the count."""


@final
class Motion(Part):
    """What is proposed, by whom, and the votes so far."""

    before: ClassVar[dict[str, object]] = {"bought": []}

    def lay_out(self, kind: int, seat: int, speaker: int, tribune: int, senators: int) -> None:
        """Nobody has been called; its items are added as they are named."""
        self.kind = kind
        self.seat = seat
        """The faction that proposes."""
        self.speaker = speaker
        """Who presides."""
        self.tribune = tribune
        """1 if a tribune made it: 9.144a does not apply."""
        self.items: list[int] = []
        self.pro = 0
        self.contra = 0
        self.stance: list[int] = [0] * senators
        """How each senator voted: 1 for, 2 against, 3 abstaining."""
        self.bought: list[int] = []
        """Who bought votes, and how many, one after the other."""
        self.called: list[int] = []
        self.queue: list[int] = []
        self.vetoed = 0
        self.appealed = 0
        self.blow = -1
        """9.623a: who made the one unpunished attempt on a sponsor of a land bill."""
        self.over = 0
        """Decided before the count: 1 carried, 2 lost."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "kind",
        "seat",
        "speaker",
        "tribune",
        "items",
        "pro",
        "contra",
        "stance",
        "bought",
        "called",
        "queue",
        "vetoed",
        "appealed",
        "blow",
        "over",
    )
    shapes: ClassVar[str] = "nnnnlnnllllnnnn"

    def copy(self) -> "Motion":
        to = Motion()
        to.kind = self.kind
        to.seat = self.seat
        to.speaker = self.speaker
        to.tribune = self.tribune
        to.items = self.items[:]
        to.pro = self.pro
        to.contra = self.contra
        to.stance = self.stance[:]
        to.bought = self.bought[:]
        to.called = self.called[:]
        to.queue = self.queue[:]
        to.vetoed = self.vetoed
        to.appealed = self.appealed
        to.blow = self.blow
        to.over = self.over
        return to
