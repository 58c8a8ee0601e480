"""One game of par impar."""

from typing import Any, ClassVar, Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.parimpar import options as choices
from quadriga.games.parimpar import view
from quadriga.games.parimpar.hand import Hand
from quadriga.games.parimpar.shown import Look, Status

NOBODY: Final = -1


@final
class ParImpar(Position):
    """Who took which place, and the hand that is closed now."""

    def lay_out(self) -> None:
        self.place = 0
        self.owner: list[int] = [NOBODY] * choices.PLACES[self.scenario]
        self.hand: Hand | None = None

    def closed(self) -> Hand:
        """The hand that is closed now."""
        assert self.hand is not None
        return self.hand

    def most_nuts(self) -> int:
        """2, Ruling P-01: how many nuts a hand holds."""
        return 4 if self.options[choices.NUTS] == choices.FOUR else 3

    def moment(self) -> Status:
        return view.status(self)

    def look(self, seat: Seat | None) -> Look:
        return view.look(self, seat)

    def guess(self, seat: Seat, rng: Rng) -> "ParImpar":
        to = self.copy()
        if to.hand is not None and to.hand.nuts and to.hand.side != seat:
            to.hand.nuts = 1 + rng.below(self.most_nuts())
        return to

    def audit(self) -> list[str]:
        faults = [] if self.place <= len(self.owner) else ["a place beyond the last"]
        if any(not NOBODY <= owner < self.seats for owner in self.owner):
            faults.append("a place belongs to a stranger")
        if self.hand is not None and not (0 <= self.hand.side < self.seats and 0 <= self.hand.nuts <= self.most_nuts()):
            faults.append("a hand that cannot be")
        return faults

    # ---------------------------------------------------------- derived from lay_out by `make derive`

    fields: ClassVar[tuple[str, ...]] = (
        "place",
        "owner",
        "hand",
    )
    shapes: ClassVar[str] = "nlp"
    parts: ClassVar[tuple[Any, ...]] = (Hand,)

    def copy(self) -> "ParImpar":
        to = ParImpar(self.game, self.scenario, self.seats, self.options)
        self.copy_base(to)
        to.place = self.place
        to.owner = self.owner[:]
        to.hand = None if self.hand is None else self.hand.copy()
        return to
