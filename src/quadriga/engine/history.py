"""A position with its past: play, draw, undo."""

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
    """One move made: by whom, who may know it, what was heard, and whether it can still be undone."""

    __slots__ = ("audience", "events", "move", "sealed", "seat")

    def __init__(self, seat: Seat, move: Move, audience: int, events: list[Event], sealed: bool) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.audience: Final = audience
        self.events: Final = events
        self.sealed: Final = sealed


@final
class History:
    """A game from its first position on. `position` is the present; never change it from outside."""

    def __init__(self, start: Position) -> None:
        self.start: Final = start.copy()
        self.position = start.copy()
        self.entries: Final[list[Entry]] = []
        self._before: Final[list[Position]] = []
        """The positions before each of the latest moves, as far back as undo may go."""

    def play(self, move: Move, seat: Seat) -> Entry:
        """Make a checked move and remember it; raises IllegalMove and changes nothing."""
        position = self.position
        before = position.copy()
        audience = 0
        sealed = False
        if position.why_not(move, seat) is None and position.game.vocabulary.is_whole(move):
            question = position.question()
            audience = question.audience(position, move)
            sealed = question.seals(position, move)
        events: list[Event] = []
        position.play(move, seat, events.append)
        entry = Entry(seat, move, audience, events, sealed)
        if sealed or (self.entries and self.entries[-1].seat != seat):
            self._before.clear()
        if not sealed:
            self._before.append(before)
        self.entries.append(entry)
        return entry

    def draw(self, rng: Rng) -> Entry:
        """At CHANCE: draw an outcome and play it."""
        return self.play(self.position.draw(rng), CHANCE)

    def can_undo(self, seat: Seat) -> bool:
        """Whether `seat` may take its last move back: nothing was drawn or shown and nobody else moved since."""
        return bool(self._before) and self.entries[-1].seat == seat

    def undo(self, seat: Seat) -> Entry:
        """Take the last move of `seat` back; raises CannotUndo."""
        if not self.can_undo(seat):
            raise CannotUndo("dice have fallen, something was shown, or another seat has moved")
        self.position = self._before.pop()
        return self.entries.pop()

    def take_back(self, number: int) -> list[Entry]:
        """By consent of the table: return to the position after `number` moves, across dice and seats if need be.

        Gives the moves taken back; raises CannotUndo if there are none. Nobody can undo further from there.
        """
        if not 0 <= number < len(self.entries):
            raise CannotUndo(f"there are {len(self.entries)} moves, so none after move {number} to take back")
        self.position = self.at(number)
        taken = self.entries[number:]
        del self.entries[number:]
        self._before.clear()
        return taken

    def at(self, number: int) -> Position:
        """The position after `number` moves, replayed from the start."""
        position = self.start.copy()
        for entry in self.entries[:number]:
            position.push(entry.move)
        return position
