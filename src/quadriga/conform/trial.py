"""One game under examination: its position, what was done so far, and what was found."""

import random
from collections import Counter
from types import FunctionType
from typing import Final

from quadriga.conform.report import Breach, Report
from quadriga.engine.event import Event
from quadriga.engine.game import Game
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, Seat
from quadriga.engine.shown import Told
from quadriga.records.dice import RealDice
from quadriga.records.record import Line, new


class Start:
    """How a game begins."""

    def __init__(self, scenario: str, seats: int, options: dict[str, str]) -> None:
        self.scenario: Final = scenario
        self.seats: Final = seats
        self.options: Final = options

    def __str__(self) -> str:
        return f"{self.scenario}, {self.seats} seats"


class Trial:
    """One game of a run. Checks report to it; `random` is theirs and never touches the moves that are made."""

    def __init__(self, game: Game, number: int, seed: int, start: Start) -> None:
        self.game: Final = game
        self.number: Final = number
        self.seed: Final = seed
        self.start: Final = start
        self.random: Final = random.Random(f"{seed}:{number}:checks")
        self.first: Final = game.start(start.scenario, start.seats, start.options)
        self.position: Position = self.first.copy()
        self.made: Final[list[tuple[Seat, Move]]] = []
        self.heard: Final[list[Told]] = []
        """Every event so far, written down."""
        self.offered_before: list[Move] = []
        """Some moves of the latest decisions."""
        self.report: Final = Report(game.id, seed, games=1, starts=Counter([str(start)]))

    def expect(self, check: str, holds: bool, detail: str = "", *about: object) -> bool:
        """Count a check; where it does not hold, keep the first breach of it in this game.

        `about` fills `detail`, and only if it is needed: moves by their text, functions by what they give.
        """
        self.report.checks[check] += 1
        if not holds:
            self.breach(check, detail.format(*[self._said(one) for one in about]))
        return holds

    def _said(self, one: object) -> object:
        if isinstance(one, Move):
            return self.text(one)
        return one() if isinstance(one, FunctionType) else one

    def breach(self, check: str, detail: str) -> None:
        """A promise was broken."""
        if check not in self.report.failures:
            record = self.record()
            self.report.add(Breach(check, self.seed, self.number, len(self.made), detail[:2000], record))

    def text(self, move: Move) -> str:
        """A move for people, even one that has no text."""
        try:
            return self.game.vocabulary.text(move)
        except Exception:
            return repr(move)

    def record(self) -> str:
        """The game so far as a record, written without playing it again."""
        record = new(self.game, RealDice(), self.start.scenario, self.start.seats, self.start.options)
        draws = 0
        for seat, move in self.made:
            plain: dict[str, object] = {"seat": int(seat)}
            if seat == CHANCE:
                draws += 1
                plain = {"draw": draws}
            record.lines.append(Line({**plain, "move": self.text(move)}))
        result = self.position.result
        if result is not None:
            record.lines.append(Line({"end": result.key, "results": result.results[:]}))
        return record.text()


def told(events: list[Event], seat: Seat | None) -> list[Told]:
    """What a seat hears of some events."""
    return [event.redact(seat).to_json() for event in events]
