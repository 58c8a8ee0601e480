"""A position with its past: play, draw, undo."""

from collections.abc import Mapping
from typing import Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.errors import QuadrigaError
from quadriga.engine.event import Event
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, Seat


class CannotUndo(QuadrigaError):
    """An undo across chance, a reveal or another seat's move."""


@final
class Entry:
    """One move made: by whom and when, who may know it, what was heard, and whether it can still be undone."""

    __slots__ = ("audience", "events", "moment", "move", "sealed", "seat")

    def __init__(
        self, seat: Seat, move: Move, audience: int, events: list[Event], sealed: bool, moment: Mapping[str, object]
    ) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.audience: Final = audience
        self.events: Final = events
        self.sealed: Final = sealed
        self.moment: Final = moment
        """The `moment()` of the position it was made in."""


@final
class History:
    """A game from its first position on. `position` is the present; never change it from outside."""

    def __init__(self, start: Position) -> None:
        self.start: Final = start.copy()
        self.position = start.copy()
        self.entries: Final[list[Entry]] = []
        self.cuts: Final[list[int]] = []
        """Each time moves were taken back: how many were left."""
        self._before: Final[list[Position]] = []
        """The positions before each of the latest moves, as far back as undo may go."""

    def play(self, move: Move, seat: Seat, is_checked: bool = False) -> Entry:
        """Make a move, checked unless it was checked at this very position already, and remember it.

        Raises IllegalMove and changes nothing.
        """
        position = self.position
        question = position.question() if is_checked else position.check(move, seat)
        audience = question.audience(position, move)
        sealed = question.seals(position, move)
        if sealed or (self.entries and self.entries[-1].seat != seat):
            self._before.clear()
        if not sealed:
            self._before.append(position.copy())
        events: list[Event] = []
        entry = Entry(seat, move, audience, events, sealed, self._moment(position))
        position.make(move, events.append)
        self.entries.append(entry)
        return entry

    def _moment(self, position: Position) -> Mapping[str, object]:
        """When the next move is made; moves of the same moment share it."""
        moment = position.moment()
        if self.entries and self.entries[-1].moment == moment:
            return self.entries[-1].moment
        return moment

    def draw(self, rng: Rng) -> Entry:
        """At CHANCE: draw an outcome and play it."""
        return self.play(self.position.draw(rng), CHANCE)

    def can_undo(self, seat: Seat) -> bool:
        """Whether `seat` may take its last move back: nothing was drawn or shown and nobody else moved since."""
        return bool(self._before) and self.entries[-1].seat == seat

    def undoable(self, seat: Seat) -> list[Position]:
        """The positions `seat` may still go back to, move by move; the last of them is the nearest."""
        return self._before[:] if self.can_undo(seat) else []

    def undo(self, seat: Seat) -> Entry:
        """Take the last move of `seat` back; raises CannotUndo."""
        if not self.can_undo(seat):
            raise CannotUndo("dice have fallen, something was shown, or another seat has moved")
        self.position = self._before.pop()
        self.cuts.append(len(self.entries) - 1)
        return self.entries.pop()

    def seal(self) -> None:
        """Let nobody undo what was done so far."""
        self._before.clear()

    def take_back(self, number: int) -> list[Entry]:
        """By consent of the table: return to the position after `number` moves, across dice and seats if need be.

        Gives the moves taken back; raises CannotUndo if there are none. Nobody can undo further from there.
        """
        if not 0 <= number < len(self.entries):
            raise CannotUndo(f"there are {len(self.entries)} moves, so none after move {number} to take back")
        self.position = self.at(number)
        taken = self.entries[number:]
        del self.entries[number:]
        self.cuts.append(number)
        self._before.clear()
        return taken

    def at(self, number: int) -> Position:
        """The position after `number` moves, replayed from the start."""
        position = self.start.copy()
        for entry in self.entries[:number]:
            position.push(entry.move)
        return position
