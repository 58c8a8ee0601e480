"""A game as a text file: a header, then every move, chance included, one JSON object a line.

Each line ends with a check value, the first 16 digits of SHA-256(check value of the line before + the text of this
line), so no change of a single bit goes unseen. Lines are only ever added: an undone move stays and is followed by an
undo, dice taken back by consent stay and are marked void. docs/records.md describes the format for people.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.dice import Dice, RealDice, SeededDice
from quadriga.engine.errors import QuadrigaError, Refusal
from quadriga.engine.game import Game
from quadriga.engine.history import CannotUndo, Entry, History
from quadriga.engine.move import Move
from quadriga.engine.position import DRAW, LOSS, WIN, Position
from quadriga.engine.seat import CHANCE, EVERYONE, NOBODY, Seat, is_in

FORMAT: Final = 1
CHECK_DIGITS: Final = 16

Sink = Callable[[str], None]
"""Receives each new line, its end of line included, and returns when it is safe; raising refuses the move."""


class BrokenRecord(QuadrigaError):
    """A record that cannot be loaded: the line at fault, the key of the reason, and what was found there."""

    def __init__(self, line: int, key: str, detail: str = "", refusal: Refusal | None = None) -> None:
        shown = "".join(letter if letter.isprintable() else "?" for letter in detail)
        super().__init__(f"line {line}: {key}" + (f" ({shown})" if shown else ""))
        self.line: Final = line
        self.key: Final = key
        self.detail: Final = shown
        self.refusal: Final = refusal
        """Where a move was illegal: the rule that forbids it."""


class RecordClosed(QuadrigaError):
    """A move after the end of a record, or an end before the end of the game."""


@final
class Header:
    """The first line: which game, begun how, with which dice; `redacted` is empty for a whole record."""

    def __init__(
        self,
        game: str,
        version: int,
        scenario: str,
        seats: int,
        options: dict[str, str],
        dice: Dice,
        redacted: str = "",
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        """The behaviour version of the game that wrote the record."""
        self.scenario: Final = scenario
        self.seats: Final = seats
        self.options: Final = options
        self.dice: Final = dice
        self.redacted: Final = redacted
        """For whom moves were left out: a seat's number or "spectator"."""

    def to_plain(self) -> dict[str, object]:
        """The line as plain data."""
        plain: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "scenario": self.scenario,
            "seats": self.seats,
            "options": self.options,
            "dice": self.dice.to_plain(),
        }
        if self.redacted:
            plain["redacted"] = self.redacted
        return plain


@final
class Line:
    """One line after the header: what it says, who may know its move, and whether its move still stands."""

    __slots__ = ("audience", "body", "plain", "stands")

    def __init__(self, plain: dict[str, object], audience: int = EVERYONE) -> None:
        self.plain: Final = plain
        self.body: Final = body_of(plain)
        self.audience: Final = audience
        self.stands = True


@final
class Record:
    """A game being recorded, or a record that was loaded: its history, and every line ever written."""

    def __init__(self, game: Game, header: Header, sink: Sink | None = None) -> None:
        """Begin the game of `header` (raises UnknownGame) and write the first line."""
        self.game: Final = game
        self.header: Final = header
        self.dice: Final = header.dice
        self.sink = sink
        self.lines: Final[list[Line]] = []
        self.line_of: Final[list[int]] = []
        """For each move that stands, the index of its line in `lines`."""
        self.draws = 0
        """How many draws were made, void ones included."""
        self.is_closed = False
        self.history: Final = History(game.start(header.scenario, header.seats, header.options))
        self._check = ""
        self._write(body_of(header.to_plain()))

    @property
    def position(self) -> Position:
        """The present position; never change it from outside."""
        return self.history.position

    def play(self, move: Move, seat: Seat) -> Entry:
        """Make a move and write it; at CHANCE it counts as a draw. Raises IllegalMove and changes nothing."""
        self._open()
        entry = self.history.play(move, seat)
        plain: dict[str, object] = {"draw": self.draws + 1} if seat == CHANCE else {"seat": int(seat)}
        plain["move"] = self.game.vocabulary.text(move)
        line = Line(plain, entry.audience)
        try:
            self._write(line.body)
        except BaseException:
            self.history.take_back(len(self.history.entries) - 1)
            raise
        if seat == CHANCE:
            self.draws += 1
        self.line_of.append(len(self.lines))
        self.lines.append(line)
        return entry

    def next_rng(self) -> Rng:
        """The numbers of the next draw; the same ones until it is made. Raises NoDice."""
        return self.dice.rng(self.draws + 1)

    def draw(self) -> Entry:
        """At CHANCE: let the dice of this record decide."""
        self._open()
        return self.play(self.position.draw(self.next_rng()), CHANCE)

    def undo(self, seat: Seat) -> None:
        """Take back the last move of `seat`; raises CannotUndo."""
        self._open()
        if not self.history.can_undo(seat):
            raise CannotUndo("dice have fallen, something was shown, or another seat has moved")
        line = Line({"undo": int(seat)})
        self._write(line.body)
        self.lines.append(line)
        self.history.undo(seat)
        self.lines[self.line_of.pop()].stands = False

    def take_back(self, number: int) -> None:
        """By consent: return to the position after `number` moves. Draws made since are void but stay on record."""
        self._open()
        if not 0 <= number < len(self.line_of):
            raise CannotUndo(f"there are {len(self.line_of)} moves, so none after move {number} to take back")
        taken = [self.lines[at] for at in self.line_of[number:]]
        line = Line({"back": number, "void": [one.plain["draw"] for one in taken if "draw" in one.plain]})
        self._write(line.body)
        self.lines.append(line)
        self.history.take_back(number)
        for one in taken:
            one.stands = False
        del self.line_of[number:]

    def end(self) -> None:
        """Write the last line of a game that is over: how it ended, and the secret of its dice."""
        self._open()
        outcome = self.position.outcome()
        if outcome is None:
            raise RecordClosed("the game is not over")
        self._close({"end": outcome.key, "results": outcome.results[:]})

    def close(self, reason: str, results: list[int]) -> None:
        """Write the last line of a game the table ended: by concession, say, which is no move of the rules."""
        self._open()
        if self.position.turn() == NOBODY:
            raise RecordClosed("the game is over by its rules")
        known = [one for one in results if one in (WIN, DRAW, LOSS)]
        if not _is_slug(reason) or len(results) != self.header.seats or known != results:
            raise RecordClosed("a closed game needs a reason and one result for each seat")
        self._close({"closed": reason, "results": results[:]})

    def text(self) -> str:
        """The whole record."""
        return _chained([body_of(self.header.to_plain()), *[line.body for line in self.lines]])

    def export(self, seat: Seat | None) -> str:
        """The record as `seat` (None = a spectator) may know it.

        Moves it may not know are null, moves undone by their player are left out. Where nothing had to be hidden it is
        a whole record; else it says that it is redacted, keeps the secret or the seed, and cannot be replayed.
        """
        shown: list[dict[str, object]] = []
        for line in self.lines:
            if "undo" in line.plain:
                shown.pop()
            elif is_in(line.audience, seat):
                shown.append(line.plain)
            else:
                shown.append({**line.plain, "move": None})
        header = self.header
        if any("move" in plain and plain["move"] is None for plain in shown):
            name = "spectator" if seat is None else str(int(seat))
            dice = RealDice() if isinstance(header.dice, SeededDice) else header.dice
            header = Header(header.game, header.version, header.scenario, header.seats, header.options, dice, name)
            shown = [{key: value for key, value in plain.items() if key != "secret"} for plain in shown]
        return _chained([body_of(header.to_plain()), *[body_of(plain) for plain in shown]])

    def _open(self) -> None:
        if self.is_closed:
            raise RecordClosed("this record has its last line")

    def _close(self, plain: dict[str, object]) -> None:
        secret = self.dice.secret_text()
        if secret:
            plain["secret"] = secret
        line = Line(plain)
        self._write(line.body)
        self.lines.append(line)
        self.is_closed = True

    def _write(self, body: str) -> None:
        check = check_of(self._check, body)
        if self.sink is not None:
            self.sink(_whole(body, check))
        self._check = check


def new(
    game: Game,
    dice: Dice,
    scenario: str = "",
    seats: int = 0,
    options: dict[str, str] | None = None,
    sink: Sink | None = None,
) -> Record:
    """Begin a recorded game; what is left out is the title's first choice. Raises UnknownGame."""
    return Record(game, header_for(game, game.version, dice, scenario, seats, options or {}), sink)


def header_for(game: Game, version: int, dice: Dice, scenario: str, seats: int, options: dict[str, str]) -> Header:
    """The header of such a game with nothing left to defaults; raises UnknownGame."""
    values = game.option_values(options)
    return Header(
        game.id,
        version,
        game.scenarios[game.scenario_number(scenario)].id,
        game.seat_count(seats),
        {option.id: option.values[value] for option, value in zip(game.options, values, strict=True)},
        dice,
    )


# -------------------------------------------------------------------- the text of lines


def body_of(plain: dict[str, object]) -> str:
    """The text of a line up to its check value."""
    return json.dumps(plain, separators=(",", ":"))[:-1]


def check_of(before: str, body: str) -> str:
    """The check value of a line, from that of the line before (empty for the first) and its own text."""
    return hashlib.sha256((before + body).encode()).hexdigest()[:CHECK_DIGITS]


def _whole(body: str, check: str) -> str:
    return f'{body},"check":"{check}"}}\n'


def _chained(bodies: list[str]) -> str:
    check = ""
    text = []
    for body in bodies:
        check = check_of(check, body)
        text.append(_whole(body, check))
    return "".join(text)


def _is_slug(text: str) -> bool:
    return 0 < len(text) <= 40 and all("a" <= letter <= "z" or letter == "-" for letter in text)
