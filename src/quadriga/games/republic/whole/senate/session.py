"""A meeting of the Senate while it lasts (rules 9.1)."""

from typing import ClassVar, Final, final

from quadriga.engine.part import Part

OPENING: Final = 0
CONSULS: Final = 1
DICTATORSHIP: Final = 2
CENSORSHIP: Final = 3
TRIALS: Final = 4
GOVERNORS: Final = 5
BUSINESS: Final = 6
"""9.13a: the order of business."""


@final
class Session(Part):
    """What was tried, used up and raised in this meeting."""

    def lay_out(self, legions: int, fleets: int) -> None:
        """The meeting opens; so many legions and fleets are in the box."""
        self.step = 0
        """How far the order of business has come (9.13a)."""
        self.stepped: list[int] = []
        """9.144a: who stepped down as presiding magistrate."""
        self.beaten: list[list[int]] = []
        """9.131a: proposals that failed: kind and items."""
        self.attempted: list[int] = []
        self.targeted: list[int] = []
        """9.7a: factions that made, or suffered, an attempt on a life."""
        self.free_used: list[int] = []
        """Statesmen whose free tribune, proposal or veto was used."""
        self.minor = 0
        self.major = 0
        """Prosecutions made."""
        self.reasons: list[int] = []
        """9.43a: senators and reasons already brought to court."""
        self.bills = 0
        """9.62a: types of land bill proposed, bit n for type n."""
        self.repealed = 0
        self.tried = 0
        """9.61b: concessions voted on, bit n for concession n."""
        self.life_tried = 0
        self.proposals = 0
        """Ruling R-26: proposals of other business made by those who preside."""
        self.box_legions = legions
        self.box_fleets = fleets
        """9.63b: what may still be raised."""
        self.raised_legions = 0
        self.raised_fleets = 0
        self.trials: list[int] = []
        """9.74e: special trials that wait: the accused and the popularity of the target."""
        self.fined = 0
        self.filled = 0
        """9.173a: offices filled this turn, bit n for office n."""
        self.adjourned = 0
        self.closed = 0
        """9.642a: who presided was sent away, which ends the meeting for good."""
        self.silenced = 0
        """13.I10: whether the tribune just declared was cancelled."""
        self.batches = 0
        """Proposals that sent commanders."""

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "step",
        "stepped",
        "beaten",
        "attempted",
        "targeted",
        "free_used",
        "minor",
        "major",
        "reasons",
        "bills",
        "repealed",
        "tried",
        "life_tried",
        "proposals",
        "box_legions",
        "box_fleets",
        "raised_legions",
        "raised_fleets",
        "trials",
        "fined",
        "filled",
        "adjourned",
        "closed",
        "silenced",
        "batches",
    )
    shapes: ClassVar[str] = "nltlllnnlnnnnnnnnnlnnnnnn"

    def copy(self) -> "Session":
        to = Session()
        to.step = self.step
        to.stepped = self.stepped[:]
        to.beaten = [row[:] for row in self.beaten]
        to.attempted = self.attempted[:]
        to.targeted = self.targeted[:]
        to.free_used = self.free_used[:]
        to.minor = self.minor
        to.major = self.major
        to.reasons = self.reasons[:]
        to.bills = self.bills
        to.repealed = self.repealed
        to.tried = self.tried
        to.life_tried = self.life_tried
        to.proposals = self.proposals
        to.box_legions = self.box_legions
        to.box_fleets = self.box_fleets
        to.raised_legions = self.raised_legions
        to.raised_fleets = self.raised_fleets
        to.trials = self.trials[:]
        to.fined = self.fined
        to.filled = self.filled
        to.adjourned = self.adjourned
        to.closed = self.closed
        to.silenced = self.silenced
        to.batches = self.batches
        return to
