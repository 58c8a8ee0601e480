"""Records read back: a whole history or a refusal that names the line, never something in between.

A line is carried out on a fresh record, which writes its own line; the two must be the same text. So there is one way
to write each thing, and draw numbers, void marks and results are checked without being listed here.
"""

import json
from collections.abc import Callable
from typing import Final, final

from quadriga.engine.dice import Dice, FairDice, RealDice, SeededDice, commitment_of
from quadriga.engine.errors import IllegalMove, UnknownGame, UnknownMove
from quadriga.engine.game import Game
from quadriga.engine.history import CannotUndo
from quadriga.engine.move import Move
from quadriga.engine.record import (
    CHECK_DIGITS,
    FORMAT,
    BrokenRecord,
    Header,
    Record,
    RecordClosed,
    body_of,
    check_of,
    header_for,
)
from quadriga.engine.seat import CHANCE, NOBODY, Seat

Watch = Callable[[Record, int, Move], None]
"""Sees each draw before it is carried out: the record so far, the number of the line, the drawn move."""

MARK: Final = ',"check":"'


@final
class Page:
    """The lines of a file, taken apart but not yet believed."""

    def __init__(self, data: bytes, mend: bool = False) -> None:
        """Raises BrokenRecord unless every line is whole; `mend` drops a last line cut short by a crash."""
        if not data:
            raise BrokenRecord(1, "empty")
        lines = data.split(b"\n")
        last = lines.pop()
        if last and not mend:
            raise BrokenRecord(len(lines) + 1, "truncated")
        if not lines:
            raise BrokenRecord(1, "truncated")
        self.bodies: Final[list[str]] = []
        self.checks: Final[list[str]] = []
        self.plains: Final[list[dict[str, object]]] = []
        for number, line in enumerate(lines, 1):
            self._take(number, line)

    def altered(self) -> int:
        """The number of the first line that does not agree with its check value; 0 if all do."""
        before = ""
        for number, body in enumerate(self.bodies, 1):
            if check_of(before, body) != self.checks[number - 1]:
                return number
            before = self.checks[number - 1]
        return 0

    def header(self) -> Header:
        """The first line; raises BrokenRecord."""
        plain = self.plains[0]
        if plain.get("format") != FORMAT:
            raise BrokenRecord(1, "format", _shown(plain.get("format")))
        game, version, scenario = plain.get("game"), plain.get("version"), plain.get("scenario")
        seats, options, redacted = plain.get("seats"), plain.get("options"), plain.get("redacted", "")
        if not isinstance(game, str) or not isinstance(scenario, str) or not isinstance(redacted, str):
            raise BrokenRecord(1, "garbled", self.bodies[0][:80])
        if not isinstance(version, int) or not isinstance(seats, int) or isinstance(seats, bool):
            raise BrokenRecord(1, "garbled", self.bodies[0][:80])
        if not isinstance(options, dict) or any(not isinstance(value, str) for value in options.values()):
            raise BrokenRecord(1, "garbled", self.bodies[0][:80])
        return Header(game, version, scenario, seats, options, _dice(plain.get("dice")), redacted)

    def secret(self) -> bytes | None:
        """What the last line gives away, if anything."""
        return _secret(self.plains[-1].get("secret"))

    def _take(self, number: int, line: bytes) -> None:
        try:
            text = line.decode("ascii")
        except UnicodeDecodeError:
            raise BrokenRecord(number, "garbled") from None
        body, mark, tail = text.rpartition(MARK)
        if not mark or len(tail) != CHECK_DIGITS + 2 or not tail.endswith('"}'):
            raise BrokenRecord(number, "garbled", text[:80])
        try:
            plain = json.loads(body + "}")
        except (ValueError, RecursionError):
            raise BrokenRecord(number, "garbled", text[:80]) from None
        if not isinstance(plain, dict):
            raise BrokenRecord(number, "garbled", text[:80])
        self.bodies.append(body)
        self.checks.append(tail[:CHECK_DIGITS])
        self.plains.append(plain)


def load(game: Game, data: bytes, force: bool = False, mend: bool = False) -> Record:
    """The record in `data`, replayed; raises BrokenRecord.

    `force` tries a record of another behaviour version, `mend` drops a last line that a crash cut short. A record that
    has no last line is a game still going on: it can be played further.
    """
    page = Page(data, mend)
    refuse_altered(game, page, force)
    return replay(game, page, force)


def refuse_altered(game: Game, page: Page, force: bool = False) -> None:
    """Raise BrokenRecord if a line was changed; its detail is the key of what else is wrong with that line, if any."""
    altered = page.altered()
    if not altered:
        return
    also = ""
    try:
        replay(game, page, force)
    except BrokenRecord as error:
        also = error.key if error.line == altered else ""
    raise BrokenRecord(altered, "altered", also)


def header_of(data: bytes) -> Header:
    """The header alone, to know which game to load; raises BrokenRecord."""
    first, newline, _ = data.partition(b"\n")
    return Page(first + newline).header()


def replay(game: Game, page: Page, force: bool = False, watch: Watch | None = None) -> Record:
    """Carry out every line of a page, check values aside; raises BrokenRecord."""
    header = page.header()
    if header.game != game.id:
        raise BrokenRecord(1, "foreign", header.game)
    if header.version != game.version and not force:
        raise BrokenRecord(1, "version", str(header.version))
    _refuse_redacted(page, header)
    try:
        start = header_for(game, header.version, header.dice, header.scenario, header.seats, header.options)
    except UnknownGame as unknown:
        raise BrokenRecord(1, "unknown-start", str(unknown)) from None
    _same(1, page.bodies[0], body_of(start.to_plain()))
    record = Record(game, start)
    for number in range(2, len(page.plains) + 1):
        try:
            _carry_out(record, page.plains[number - 1], number, watch)
        except IllegalMove as illegal:
            raise BrokenRecord(number, "illegal", str(page.plains[number - 1].get("move")), illegal.refusal) from None
        except UnknownMove as unread:
            raise BrokenRecord(number, "unknown-move", str(unread)) from None
        except CannotUndo:
            raise BrokenRecord(number, "take-back") from None
        except RecordClosed:
            raise BrokenRecord(number, "after-end" if record.is_closed else "wrong-end") from None
        _same(number, page.bodies[number - 1], record.lines[-1].body)
    if record.position.turn() == NOBODY and not record.is_closed:
        raise BrokenRecord(len(page.plains) + 1, "missing-end")
    return record


def _carry_out(record: Record, plain: dict[str, object], number: int, watch: Watch | None) -> None:
    if "move" in plain:
        text, seat = plain["move"], plain.get("seat", int(CHANCE) if "draw" in plain else None)
        if not isinstance(text, str) or not isinstance(seat, int):
            raise BrokenRecord(number, "garbled", _shown(plain))
        move = record.game.vocabulary.parse(text)
        if seat == CHANCE and watch is not None and record.position.turn() == CHANCE:
            watch(record, number, move)
        record.play(move, Seat(seat))
    elif "undo" in plain:
        seat = plain["undo"]
        if not isinstance(seat, int):
            raise BrokenRecord(number, "garbled", _shown(plain))
        record.undo(Seat(seat))
    elif "back" in plain:
        to = plain["back"]
        if not isinstance(to, int):
            raise BrokenRecord(number, "garbled", _shown(plain))
        record.take_back(to)
    elif "end" in plain or "closed" in plain:
        _finish(record, plain, number)
    else:
        raise BrokenRecord(number, "garbled", _shown(plain))


def _finish(record: Record, plain: dict[str, object], number: int) -> None:
    dice = record.dice
    if isinstance(dice, FairDice) and not record.is_closed:
        secret = _secret(plain.get("secret"))
        if secret is None or commitment_of(secret) != dice.commitment:
            raise BrokenRecord(number, "secret")
        dice.secret = secret
    if "end" in plain:
        record.end()
        return
    reason, results = plain["closed"], plain.get("results")
    if not isinstance(reason, str) or not isinstance(results, list) or any(not _is_int(one) for one in results):
        raise BrokenRecord(number, "garbled", _shown(plain))
    record.close(reason, results)


def _refuse_redacted(page: Page, header: Header) -> None:
    for number, plain in enumerate(page.plains, 1):
        if "move" in plain and plain["move"] is None:
            raise BrokenRecord(number, "redacted", header.redacted)
    if header.redacted:
        raise BrokenRecord(1, "redacted", header.redacted)


def _same(number: int, found: str, written: str) -> None:
    """Refuse a line that says the right thing in another way, or a wrong number, result or void mark."""
    if found != written:
        raise BrokenRecord(number, "disagrees", f"{found[:80]} / {written[:80]}")


def _dice(plain: object) -> Dice:
    if isinstance(plain, dict) and len(plain) == 1:
        commitment, seed = plain.get("commitment"), plain.get("seed")
        if isinstance(commitment, str) and _secret(commitment) is not None:
            return FairDice(None, commitment)
        if isinstance(seed, int) and not isinstance(seed, bool):
            return SeededDice(seed)
        if plain.get("real") is True:
            return RealDice()
    raise BrokenRecord(1, "dice", _shown(plain))


def _secret(text: object) -> bytes | None:
    """The 32 bytes of 64 lower-case hexadecimal digits."""
    if not isinstance(text, str) or len(text) != 64 or any(letter not in "0123456789abcdef" for letter in text):
        return None
    return bytes.fromhex(text)


def _shown(value: object) -> str:
    return json.dumps(value)[:80]


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
