"""A position with its past: play, draw, undo."""

from collections.abc import Mapping
from typing import Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.errors import QuadrigaError
from quadriga.engine.event import Event
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, EVERYONE, Seat


class CannotUndo(QuadrigaError):
    """An undo across chance, a reveal or another seat's move."""


class Forgotten(QuadrigaError):
    """A question about moves that a history no longer holds: whoever keeps them elsewhere has to answer it."""

    def __init__(self, number: int) -> None:
        super().__init__(f"what came before is kept elsewhere: {number}")
        self.number: Final = number
        """After how many moves the position is that was asked for."""


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
    """A game from its first position on, or from a later one where moves were forgotten.

    `position` is the present; never change it from outside.
    """

    def __init__(self, start: Position) -> None:
        self.start: Final = start.copy()
        """The position before the first of `entries`."""
        self.position = start.copy()
        self.entries: Final[list[Entry]] = []
        self.forgotten = 0
        """How many moves were made before the first of `entries`."""
        self.cuts: Final[list[int]] = []
        """Each time moves were taken back: how many were left."""
        self._free = 0
        """How many of the latest moves may be undone, as far as dice, reveals and other seats go."""
        self._base: Position | None = None
        """The position before the first of those."""
        self._keeps = 0
        """How many moves are kept before whatever may become the present."""
        self._latest: Final[dict[int, int]] = {}
        """For each seat with a move that is forgotten, how many had been made when it had made the last of these."""

    @property
    def count(self) -> int:
        """How many moves were made that still stand."""
        return self.forgotten + len(self.entries)

    def play(self, move: Move, seat: Seat, is_checked: bool = False) -> Entry:
        """Make a move, checked unless it was checked at this very position already, and remember it.

        Raises IllegalMove and changes nothing.
        """
        position = self.position
        question = position.question() if is_checked else position.check(move, seat)
        is_aside = move.verb in position.game.vocabulary.asides
        audience = EVERYONE if is_aside else question.audience(position, move)
        sealed = is_aside or question.seals(position, move)
        if sealed or (self.entries and self.entries[-1].seat != seat):
            self.seal()
        if not sealed:
            if not self._free:
                self._base = position.copy()
            self._free += 1
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
        return self._free > 0 and self.entries[-1].seat == seat

    def undoable(self, seat: Seat) -> int:
        """How many of its latest moves `seat` may take back, one after the other."""
        return self._free if self.can_undo(seat) else 0

    def undo(self, seat: Seat) -> Entry:
        """Take the last move of `seat` back; raises CannotUndo."""
        if not self.can_undo(seat):
            raise CannotUndo("dice have fallen, something was shown, or another seat has moved")
        self.position = self.before(1)
        self._free -= 1
        self.cuts.append(self.count - 1)
        return self.entries.pop()

    def before(self, moves: int) -> Position:
        """The position before so many of the latest moves, all of which may be undone."""
        base = self._base
        if base is None or not 0 < moves <= self._free:
            raise CannotUndo(f"{moves} moves cannot be undone, only {self._free}")
        position = base.copy()
        for entry in self.entries[len(self.entries) - self._free : len(self.entries) - moves]:
            position.push(entry.move)
        return position

    def seal(self) -> None:
        """Let nobody undo what was done so far."""
        self._free = 0
        self._base = None

    def take_back(self, number: int) -> list[Entry]:
        """By consent of the table: return to the position after `number` moves, across dice and seats if need be.

        Gives the moves taken back; raises CannotUndo if there are none, and Forgotten. Nobody can undo further from
        there.
        """
        if not 0 <= number < self.count:
            raise CannotUndo(f"there are {self.count} moves, so none after move {number} to take back")
        self.reach(number)
        self.position = self.at(number)
        taken = self.entries[number - self.forgotten :]
        del self.entries[number - self.forgotten :]
        self.cuts.append(number)
        self.seal()
        return taken

    def at(self, number: int) -> Position:
        """The position after `number` moves, replayed; raises Forgotten."""
        if number < self.forgotten:
            raise Forgotten(number)
        position = self.start.copy()
        for entry in self.entries[: number - self.forgotten]:
            position.push(entry.move)
        return position

    def since(self, seat: Seat) -> int:
        """How many moves had been made when `seat` had made its last one."""
        for at in range(len(self.entries) - 1, -1, -1):
            if self.entries[at].seat == seat:
                return self.forgotten + at + 1
        return self._latest.get(int(seat), 0)

    def reach(self, number: int) -> None:
        """Raise Forgotten unless one can return to where `number` moves were made, as many before it still known."""
        if self.forgotten and number - self._keeps < self.forgotten:
            raise Forgotten(number)

    def forget(self, keep: int, back: int | None = None) -> int:
        """Let go of all moves but the latest `keep`, and those that may be undone; how many are gone now.

        `back` is how many moves are left where somebody will return to: so many before that are kept.
        """
        self._keeps = keep
        last = self.count - self._free if back is None else min(back, self.count - self._free)
        gone = max(0, last - keep - self.forgotten)
        for at, entry in enumerate(self.entries[:gone]):
            self.start.push(entry.move)
            self._latest[int(entry.seat)] = self.forgotten + at + 1
        del self.entries[:gone]
        self.forgotten += gone
        return gone
