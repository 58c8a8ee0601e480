"""Records read back: a whole history or a refusal that names the line.

A line is carried out on a fresh record, which writes its own line; the two must be the same text. So there is one way
to write each thing, and draw numbers, void marks and results are checked without being listed here. Only a record of
another behaviour version may agree in part: then it is read as far as it does.
"""

import json
from collections.abc import Callable
from typing import Final, final

from quadriga.engine.errors import BrokenPosition, IllegalMove, UnknownGame, UnknownMove
from quadriga.engine.game import Game
from quadriga.engine.history import CannotUndo, History
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.records.chain import is_fresh
from quadriga.records.dice import CHAINED, FIRST, Dice, FairDice, RealDice, SeededDice, commitment_of
from quadriga.records.record import (
    CHECK_DIGITS,
    BrokenRecord,
    Header,
    Record,
    RecordClosed,
    body_of,
    check_of,
    header_for,
    is_redacted,
)

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
        if plain.get("format") not in (FIRST, CHAINED) or isinstance(plain.get("format"), bool):
            raise BrokenRecord(1, "format", _shown(plain.get("format")))
        game, version, scenario = plain.get("game"), plain.get("version"), plain.get("scenario")
        seats, options, redacted = plain.get("seats"), plain.get("options"), plain.get("redacted", "")
        if not isinstance(game, str) or not isinstance(scenario, str) or not isinstance(redacted, str):
            raise BrokenRecord(1, "garbled", self.bodies[0][:80])
        if not isinstance(version, int) or not isinstance(seats, int) or isinstance(seats, bool):
            raise BrokenRecord(1, "garbled", self.bodies[0][:80])
        if not isinstance(options, dict) or any(not isinstance(value, str) for value in options.values()):
            raise BrokenRecord(1, "garbled", self.bodies[0][:80])
        return Header(
            game, version, scenario, seats, options, _dice(plain.get("dice"), plain.get("format") == CHAINED), redacted
        )

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


@final
class Reading:
    """A record as far as the game agrees with it."""

    def __init__(
        self,
        record: Record,
        stop: BrokenRecord | None,
        gaps: list[BrokenRecord],
        ending: tuple[str, list[int]] | None,
    ) -> None:
        self.record: Final = record
        """All lines before the stop, carried out; all there are where it has none."""
        self.stop: Final = stop
        """The first line that leads elsewhere by the behaviour of today, and why."""
        self.gaps: Final = gaps
        """Where lines lead elsewhere by the behaviour of today, and a later line says how the game went on."""
        self.ending: Final = ending
        """How the game ended and each seat's result, as its last line says, wherever the reading stops."""

    def parting(self) -> BrokenRecord | None:
        """The first line that leads elsewhere by the behaviour of today, whether or not the game went on after it."""
        return self.gaps[0] if self.gaps else self.stop


def load(game: Game, data: bytes, mend: bool = False) -> Record:
    """The record in `data`, replayed whole, whatever its behaviour version; raises BrokenRecord.

    `mend` drops a last line that a crash cut short. A record that has no last line is a game still going on: it can be
    played further.
    """
    reading = read(game, data, mend)
    if reading.stop is not None:
        raise reading.stop
    return reading.record


def read(game: Game, data: bytes, mend: bool = False) -> Reading:
    """The record in `data` as far as the game agrees with it; raises BrokenRecord unless it is a sound record.

    Only behaviour of another version excuses a line that does not agree.
    """
    page = Page(data, mend)
    refuse_altered(game, page)
    return replay(game, page)


def refuse_altered(game: Game, page: Page) -> None:
    """Raise BrokenRecord if a line was changed; its detail is the key of what else is wrong with that line, if any."""
    altered = page.altered()
    if not altered:
        return
    also = ""
    try:
        stop = replay(game, page).stop
    except BrokenRecord as error:
        stop = error
    if stop is not None and stop.line == altered:
        also = stop.key
    raise BrokenRecord(altered, "altered", also)


def header_of(data: bytes) -> Header:
    """The header alone, to know which game to load; raises BrokenRecord."""
    first, newline, _ = data.partition(b"\n")
    return Page(first + newline).header()


def replay(game: Game, page: Page, watch: Watch | None = None) -> Reading:
    """Carry out every line of a page, check values aside; raises BrokenRecord."""
    header = page.header()
    if header.game != game.id:
        raise BrokenRecord(1, "foreign", header.game)
    _refuse_redacted(page, header)
    try:
        whole = header_for(game, header.version, header.dice, header.scenario, header.seats, header.options)
        game.option_values(game.implied(header.options, header.scenario), header.scenario)
    except UnknownGame as unknown:
        raise BrokenRecord(1, "unknown-start", str(unknown)) from None
    start = Header(game.id, header.version, whole.scenario, whole.seats, header.options, header.dice)
    _same(1, page.bodies[0], body_of(start.to_plain()))
    record = Record(game, start)
    stop: BrokenRecord | None = None
    gaps: list[BrokenRecord] = []
    number = 2
    while stop is None and number <= len(page.plains):
        try:
            _take_line(record, page, number, watch)
            number += 1
        except BrokenRecord as error:
            onward = _onward(page, number)
            if onward:
                gaps.append(error)
                record.outgrow(page.plains[number - 1 : onward - 1], _known(page.plains[onward - 1]), onward - 1)
                number = onward
            elif record.behaviour == game.version:
                raise
            else:
                stop = error
    if stop is None and record.position.turn() == NOBODY and not record.is_closed:
        raise BrokenRecord(len(page.plains) + 1, "missing-end")
    return Reading(record, stop, gaps, _ending(page.plains[-1]))


def catch_up(record: Record, texts: list[str]) -> None:
    """Carry out lines that somebody else has added to a record; raises BrokenRecord and Forgotten, and then the record
    is useless.

    They say whose they follow: each is checked against the one before.
    """
    if not texts:
        return
    first = record.count + 2
    page = Page("".join(texts).encode())
    sink, record.sink = record.sink, None
    for number, body in enumerate(page.bodies):
        _take_line(record, page, number + 1, None)
        if record.last_check != page.checks[number]:
            raise BrokenRecord(first + number, "altered", body[:80])
    record.sink = sink


def follow(game: Game, page: Page, number: int, position: Position) -> tuple[int, Position]:
    """Make the moves of the lines after `number` in a position, as far as the rules of today allow.

    Gives the number of the last line made, and the position it led to.
    """
    history = History(position)
    for plain in page.plains[number:]:
        text, undone = plain.get("move"), plain.get("undo")
        seat = plain.get("seat", int(CHANCE))
        try:
            if isinstance(text, str) and isinstance(seat, int):
                history.play(game.vocabulary.parse(text), Seat(seat))
            elif isinstance(undone, int):
                history.undo(Seat(undone))
            elif "fresh" in plain:
                number += 1
                continue
            else:
                break
        except (IllegalMove, UnknownMove, CannotUndo):
            break
        number += 1
    return number, history.position


def _onward(page: Page, number: int) -> int:
    """The number of the next line after `number` that says how a game went on when its rules had changed; 0 if none."""
    for at in range(number, len(page.plains)):
        if "behaviour" in page.plains[at]:
            return at + 1
    return 0


def _known(plain: dict[str, object]) -> dict[int, int] | None:
    found = plain.get("known")
    if not isinstance(found, dict):
        return None
    return {int(key): mask for key, mask in found.items() if str(key).isdecimal() and _is_int(mask)}


def _take_line(record: Record, page: Page, number: int, watch: Watch | None) -> None:
    plain = page.plains[number - 1]
    try:
        _carry_out(record, plain, number, watch)
    except IllegalMove as illegal:
        raise BrokenRecord(number, "illegal", str(plain.get("move")), illegal.refusal) from None
    except UnknownMove as unread:
        raise BrokenRecord(number, "unknown-move", str(unread)) from None
    except CannotUndo:
        raise BrokenRecord(number, "take-back") from None
    except RecordClosed:
        raise BrokenRecord(number, "after-end" if record.is_closed else "wrong-end") from None
    _same(number, page.bodies[number - 1], record.lines[-1].body)


def _ending(plain: dict[str, object]) -> tuple[str, list[int]] | None:
    key, results = plain.get("end", plain.get("closed")), plain.get("results")
    if not isinstance(key, str) or not isinstance(results, list):
        return None
    return key, [one for one in results if _is_int(one)]


def _carry_out(record: Record, plain: dict[str, object], number: int, watch: Watch | None) -> None:
    if "move" in plain:
        text, seat = plain["move"], plain.get("seat", int(CHANCE) if "draw" in plain else None)
        if not isinstance(text, str) or not isinstance(seat, int):
            raise BrokenRecord(number, "garbled", _shown(plain))
        move = record.game.vocabulary.parse(text)
        if seat == CHANCE and watch is not None and record.position.turn() == CHANCE:
            watch(record, number, move)
        record.play(move, Seat(seat))
    elif "fresh" in plain:
        seat, fresh = plain.get("seat"), plain["fresh"]
        if not isinstance(seat, int) or not isinstance(fresh, str) or not record.is_chained or not is_fresh(fresh):
            raise BrokenRecord(number, "garbled", _shown(plain))
        if not 0 <= seat < record.header.seats:
            raise BrokenRecord(number, "garbled", _shown(plain))
        record.add_numbers(Seat(seat), fresh)
    elif "behaviour" in plain:
        _change(record, plain, number)
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


def _change(record: Record, plain: dict[str, object], number: int) -> None:
    """How the game went on when its rules had changed."""
    try:
        record.go_on(plain)
    except BrokenPosition as error:
        raise BrokenRecord(number, "position", str(error)) from None
    except ValueError:
        raise BrokenRecord(number, "garbled", _shown(plain)) from None


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
        if is_redacted(plain):
            raise BrokenRecord(number, "redacted", header.redacted)
    if header.redacted:
        raise BrokenRecord(1, "redacted", header.redacted)


def _same(number: int, found: str, written: str) -> None:
    """Refuse a line that says the right thing in another way, or a wrong number, result or void mark."""
    if found != written:
        raise BrokenRecord(number, "disagrees", f"{found[:80]} / {written[:80]}")


def _dice(plain: object, chained: bool) -> Dice:
    if isinstance(plain, dict) and len(plain) == 1:
        commitment, seed = plain.get("commitment"), plain.get("seed")
        if isinstance(commitment, str) and _secret(commitment) is not None:
            return FairDice(None, commitment, chained)
        if chained:
            raise BrokenRecord(1, "dice", _shown(plain))
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
