"""A game as a text file: a header, then every move, chance included, one JSON object a line.

Each line ends with a check value, the first 16 digits of SHA-256(check value of the line before + the text of this
line), so no change of a single bit goes unseen. Lines are only ever added: an undone move stays and is followed by an
undo, dice taken back by consent stay and are marked void. docs/records.md describes the format for people.

The rules of a title may change while a game goes on. Then lines of the record may lead elsewhere by the rules of today:
they stay, but are no longer carried out, and a `behaviour` line says how the game goes on, from a stored position or
from the last move that still leads to the same.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.errors import QuadrigaError, Refusal
from quadriga.engine.game import Game
from quadriga.engine.history import CannotUndo, Entry, Forgotten, History
from quadriga.engine.move import Move
from quadriga.engine.position import DRAW, LOSS, WIN, Position
from quadriga.engine.seat import CHANCE, EVERYONE, NOBODY, Seat, is_in, only
from quadriga.records.chain import FOR, Chain, Unsalted, is_fresh
from quadriga.records.dice import Dice, FairDice, NoDice, RealDice, SeededDice

CHECK_DIGITS: Final = 16
_ENCODER: Final = json.JSONEncoder(separators=(",", ":"))

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
        """As the record names them: those added to the title since are implied."""
        self.dice: Final = dice
        self.redacted: Final = redacted
        """For whom moves were left out: a seat's number or "spectator"."""

    def to_plain(self) -> dict[str, object]:
        """The line as plain data."""
        plain: dict[str, object] = {
            "format": self.dice.format(),
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

    __slots__ = ("audience", "body", "is_hidden", "stands")

    def __init__(self, plain: dict[str, object], audience: int = EVERYONE) -> None:
        self.body: Final = body_of(plain)
        self.is_hidden: Final = FOR in plain or "position" in plain
        """Whether it says itself that only some may know it."""
        self.audience: Final = audience
        self.stands = True

    @property
    def plain(self) -> dict[str, object]:
        """What it says; read from its text, since a server holds the lines of many games."""
        said: dict[str, object] = json.loads(self.body + "}")
        return said


@final
class Record:
    """A game being recorded, or a record that was loaded: its history, and every line that was not forgotten."""

    def __init__(self, game: Game, header: Header, sink: Sink | None = None) -> None:
        """Begin the game of `header` (raises UnknownGame) and write the first line."""
        self.game: Final = game
        self.header: Final = header
        self.dice: Final = header.dice
        self.sink = sink
        self.lines: Final[list[Line]] = []
        self.forgotten = 0
        """How many lines after the header were written before the first of `lines`."""
        self.line_of: Final[list[int]] = []
        """For each move of the history, how many lines after the header were written before its own."""
        self._known: Final[dict[int, int]] = {}
        """Of the lines that are forgotten, by number: who may know their moves, where not everybody may."""
        self.draws = 0
        """How many draws were made, void ones included."""
        self.is_closed = False
        self.behaviour = header.version
        """The behaviour version the latest moves were made by, as the record tells it."""
        self.change: dict[str, object] = {}
        """The latest `behaviour` line, its position aside; empty where the behaviour never changed."""
        self.is_outgrown = False
        """Whether the latest lines lead elsewhere by the rules of today, and nobody has said how the game goes on."""
        self.history = History(game.start(header.scenario, header.seats, game.implied(header.options, header.scenario)))
        self._check = ""
        self._chain: Final = Chain(body_of(header.to_plain()))
        self._write(body_of(header.to_plain()))

    @property
    def position(self) -> Position:
        """The present position; never change it from outside."""
        return self.history.position

    @property
    def count(self) -> int:
        """How many lines were written after the header."""
        return self.forgotten + len(self.lines)

    @property
    def last_check(self) -> str:
        """The check value of the latest line."""
        return self._check

    def play(self, move: Move, seat: Seat, is_checked: bool = False) -> Entry:
        """Make a move and write it; at CHANCE it counts as a draw. Raises IllegalMove and changes nothing."""
        self._open()
        entry = self.history.play(move, seat, is_checked)
        plain: dict[str, object] = {"draw": self.draws + 1} if seat == CHANCE else {"seat": int(seat)}
        plain["move"] = self.game.vocabulary.text(move)
        if self.is_chained and entry.audience != EVERYONE:
            plain[FOR] = entry.audience
        line = Line(plain, entry.audience)
        try:
            self._write(line.body)
        except BaseException:
            self.history.take_back(self.history.count - 1)
            raise
        if seat == CHANCE:
            self.draws += 1
        self.line_of.append(self.count)
        self.lines.append(line)
        return entry

    def next_rng(self) -> Rng:
        """The numbers of the next draw; the same ones until it is made. Raises NoDice."""
        return self.dice.rng(self.draws + 1, self.chain() if self.is_chained else b"")

    @property
    def is_chained(self) -> bool:
        """Whether the dice depend on every line before them: the second format."""
        return isinstance(self.dice, FairDice) and self.dice.chained

    def chain(self, secret: bytes | None = None) -> bytes:
        """The fingerprint of all lines so far. Raises NoDice where the secret is needed for it and not known."""
        if secret is None and isinstance(self.dice, FairDice):
            secret = self.dice.secret
        try:
            for line in self.lines[self._chain.count - self.forgotten :]:
                self._chain.add(line.body, line.is_hidden, secret)
        except Unsalted:
            raise NoDice("the secret of these dice is not known here") from None
        return self._chain.digest

    def add_numbers(self, seat: Seat, fresh: str) -> None:
        """Put numbers of a person's own into the chain that the dice come from."""
        self._open()
        if not self.is_chained or not is_fresh(fresh) or not 0 <= seat < self.header.seats:
            raise ValueError("numbers are 32 hexadecimal digits, of a seat, in a record of the second format")
        line = Line({"seat": int(seat), "fresh": fresh})
        self._write(line.body)
        self.lines.append(line)

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
        self.lines[self.line_of.pop() - self.forgotten].stands = False

    def take_back(self, number: int) -> None:
        """By consent: return to the position after `number` moves. Draws made since are void but stay on record.

        Where the rules have outgrown the latest lines, that is how the game goes on by the rules of today. Raises
        CannotUndo, and Forgotten.
        """
        self._unclosed()
        moves = self.history.count
        if not 0 <= number <= (moves if self.is_outgrown else moves - 1):
            raise CannotUndo(f"there are {moves} moves, so none after move {number} to take back")
        self.history.reach(number)
        left = number - self.history.forgotten
        void = self._draws_from(self.line_of[left - 1] + 1 - self.forgotten if left else 0)
        if self.is_outgrown:
            self.go_on({"behaviour": self.game.version, "back": number, "void": void})
            return
        line = Line({"back": number, "void": void})
        self._write(line.body)
        self.lines.append(line)
        self._go_back(number, void)

    def _go_back(self, number: int, void: list[int]) -> None:
        left = number - self.history.forgotten
        if number < self.history.count:
            self.history.take_back(number)
        self.history.seal()
        for at in self.line_of[left:]:
            self.lines[at - self.forgotten].stands = False
        del self.line_of[left:]
        self._void(void)

    def _draws_from(self, at: int) -> list[int]:
        """The numbers of the draws from an index of `lines` on that stand."""
        draws = [line.plain["draw"] for line in self.lines[at:] if "draw" in line.plain and line.stands]
        return [number for number in draws if isinstance(number, int)]

    def forget(self, keep: int, back: int | None = None) -> None:
        """Let go of all moves but the latest `keep`, or `keep` before `back` moves were made, and of the lines before
        those: whoever wants them has kept them.

        A record that its rules have outgrown, or whose chain cannot be told here, stays whole.
        """
        if self.is_outgrown or (self.is_chained and isinstance(self.dice, FairDice) and self.dice.secret is None):
            return
        if self.is_chained:
            self.chain()
        gone = self.history.forget(keep, back)
        if not gone:
            return
        lines = self.line_of[gone - 1] + 1 - self.forgotten
        for at, line in enumerate(self.lines[:lines]):
            if line.audience != EVERYONE:
                self._known[self.forgotten + at + 2] = line.audience
        del self.lines[:lines]
        del self.line_of[:gone]
        self.forgotten += lines

    def _void(self, draws: list[int]) -> None:
        void = set(draws)
        for line in self.lines if void else ():
            if line.plain.get("draw") in void:
                line.stands = False

    # ---------------------------------------------------------------- when the rules have changed

    def outgrow(self, plains: list[dict[str, object]], known: dict[int, int] | None = None, last: int = 0) -> None:
        """Keep lines that lead elsewhere by the rules of today, without carrying them out.

        `known` tells who may know the moves of lines up to number `last` (the header is 1), where not everybody may.
        The moves of other lines only their players may know.
        """
        for plain in plains:
            seat, void = plain.get("seat"), plain.get("void")
            own = only(Seat(seat)) if isinstance(seat, int) else 0
            number = self.count + 2
            mask = plain.get(FOR, EVERYONE)
            if "move" not in plain:
                own = EVERYONE
            elif self.is_chained and isinstance(mask, int):
                own = mask
            elif known is not None and number <= last:
                own = known.get(number, EVERYONE)
            line = Line(plain, own)
            self._write(line.body)
            self.lines.append(line)
            self.draws += int("draw" in plain)
            self.is_closed = self.is_closed or "end" in plain or "closed" in plain
            if isinstance(void, list):
                self._void([number for number in void if isinstance(number, int)])
        self.is_outgrown = True

    def carry(self, stored: dict[str, object], number: int) -> None:
        """Go on from a position of before, carried over to the rules of today: where the line `number` had led to.

        Raises BrokenPosition. Draws made since are void but stay on record.
        """
        self._unclosed()
        void = self._draws_from(number - 1)
        known = {str(line): mask for line, mask in self.known().items()}
        self.go_on({"behaviour": self.game.version, "from": number, "void": void, "known": known, "position": stored})

    def go_on(self, plain: dict[str, object]) -> None:
        """Carry out a `behaviour` line; raises BrokenPosition, CannotUndo and ValueError."""
        version, void, back, stored = plain["behaviour"], plain.get("void"), plain.get("back"), plain.get("position")
        if not isinstance(version, int) or not isinstance(void, list) or isinstance(back, int) == ("position" in plain):
            raise ValueError("a behaviour line names its version, what is void, and where the game goes on")
        draws = [number for number in void if isinstance(number, int)]
        position = None if isinstance(back, int) else self.game.from_plain(stored)
        if isinstance(back, int) and not 0 <= back <= self.history.count:
            raise CannotUndo(f"only {self.history.count} moves lead to the same by the rules of today")
        is_hidden = position is not None and type(position).guess is not Position.guess
        line = Line(plain, 0 if is_hidden else EVERYONE)
        self._write(line.body)
        self.lines.append(line)
        if isinstance(back, int):
            self._go_back(back, draws)
        else:
            assert position is not None
            self._void(draws)
            self.line_of.clear()
            self.history = History(position)
        self.behaviour = version
        self.change = {key: value for key, value in plain.items() if key not in ("known", "position")}
        self.is_outgrown = False

    def known(self) -> dict[int, int]:
        """Who may know the moves of lines, by number, where not everybody may."""
        held = enumerate(self.lines, self.forgotten + 2)
        return self._known | {number: line.audience for number, line in held if line.audience != EVERYONE}

    def end(self) -> None:
        """Write the last line of a game that is over: how it ended, and the secret of its dice."""
        self._open()
        outcome = self.position.outcome()
        if outcome is None:
            raise RecordClosed("the game is not over")
        self._close({"end": outcome.key, "results": outcome.results[:]})

    def close(self, reason: str, results: list[int]) -> None:
        """Write the last line of a game the table ended: by concession, say, which is no move of the rules."""
        self._unclosed()
        if self.position.turn() == NOBODY and not self.is_outgrown:
            raise RecordClosed("the game is over by its rules")
        known = [one for one in results if one in (WIN, DRAW, LOSS)]
        if not _is_slug(reason) or len(results) != self.header.seats or known != results:
            raise RecordClosed("a closed game needs a reason and one result for each seat")
        self._close({"closed": reason, "results": results[:]})

    def text(self) -> str:
        """The whole record; raises Forgotten."""
        self._remembered()
        return _chained([body_of(self.header.to_plain()), *[line.body for line in self.lines]])

    def export(self, seat: Seat | None) -> str:
        """The record as `seat` (None = a spectator) may know it.

        Moves it may not know are null, moves undone by their player are left out. Where nothing had to be hidden it is
        a whole record; else it says that it is redacted, keeps the secret or the seed, and cannot be replayed. Raises
        Forgotten.
        """
        self._remembered()
        shown: list[dict[str, object]] = []
        for line in self.lines:
            if "undo" in line.plain:
                del shown[max(at for at, plain in enumerate(shown) if "move" in plain)]
            elif is_in(line.audience, seat):
                shown.append(line.plain)
            elif "position" in line.plain:
                shown.append({**line.plain, "known": {}, "position": None})
            else:
                shown.append({**line.plain, "move": None})
        header = self.header
        if any(is_redacted(plain) for plain in shown):
            name = "spectator" if seat is None else str(int(seat))
            dice = RealDice() if isinstance(header.dice, SeededDice) else header.dice
            header = Header(header.game, header.version, header.scenario, header.seats, header.options, dice, name)
            shown = [{key: value for key, value in plain.items() if key != "secret"} for plain in shown]
        return _chained([body_of(header.to_plain()), *[body_of(plain) for plain in shown]])

    def _remembered(self) -> None:
        if self.forgotten:
            raise Forgotten(0)

    def _open(self) -> None:
        self._unclosed()
        if self.is_outgrown:
            raise RecordClosed("the rules of today lead elsewhere")

    def _unclosed(self) -> None:
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
    id = game.scenarios[game.scenario_number(scenario)].id
    values = dict(zip([option.id for option in game.options], game.option_values(options, id), strict=True))
    chosen = {option.id: option.values[values[option.id]] for option in game.options_of(id)}
    return Header(game.id, version, id, game.seat_count(seats, id), chosen, dice)


# -------------------------------------------------------------------- the text of lines


def is_redacted(plain: dict[str, object]) -> bool:
    """Whether a line hides something from its reader."""
    return ("move" in plain and plain["move"] is None) or ("position" in plain and plain["position"] is None)


def body_of(plain: dict[str, object]) -> str:
    """The text of a line up to its check value."""
    return _ENCODER.encode(plain)[:-1]


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
