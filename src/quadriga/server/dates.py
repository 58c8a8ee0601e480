"""The turn and the phase every move of a game was made in, so that a reader of the log finds his place."""

from typing import Final, NamedTuple

from quadriga.engine.history import Entry, History
from quadriga.engine.position import Position


class Date(NamedTuple):
    """When something happens in a game; what a title does not count is None."""

    turn: int | None
    """The turn, round or year: the first entry of the moment where that is a number."""
    phase: str | None


def date_of(position: Position) -> Date:
    """The date everybody may see."""
    moment = position.moment()
    turn = next(iter(moment.values()), None)
    phase = moment.get("phase")
    counted = turn if isinstance(turn, int) and not isinstance(turn, bool) else None
    return Date(counted, phase if isinstance(phase, str) else None)


class Dates:
    """The dates of one game: `dates[n]` is when move n + 1 was made or will be. Each move is looked at once."""

    def __init__(self) -> None:
        self._known: Final[list[Entry]] = []
        self._dates: Final[list[Date]] = []
        self._position: Position | None = None
        """The position after the moves known."""

    def of(self, history: History) -> list[Date]:
        """The dates of a game as it stands, one more than it has moves; moves taken back are forgotten."""
        known, dates, entries = self._known, self._dates, history.entries
        while known and (len(known) > len(entries) or known[-1] is not entries[len(known) - 1]):
            known.pop()
            self._position = None
        position = self._position or history.at(len(known))
        if dates:
            del dates[len(known) + 1 :]
        else:
            dates.append(date_of(position))
        for entry in entries[len(known) :]:
            position.push(entry.move)
            known.append(entry)
            dates.append(date_of(position))
        self._position = position
        return dates
