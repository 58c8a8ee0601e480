"""Positions stored beside the lines of a running game, so that it can go on when its rules have changed.

Lines are the truth while the rules behave as they did. When they do not, some line leads elsewhere; a snapshot from
behind that line is carried over to the rules of today, the lines after it are tried, and the game goes on from there.
"""

import hashlib
import json
import zlib
from typing import Final, final

from quadriga.engine.errors import BrokenPosition
from quadriga.engine.seat import NOBODY
from quadriga.records.loader import Page, Reading, follow
from quadriga.records.record import Record, Sink

CARRIED: Final = "carried"
OUTGROWN: Final = "outgrown"


@final
class Snapshot:
    """A position and who may know which lines before it, packed; never shown to anybody."""

    def __init__(self, number: int, version: int, hash: str, packed: bytes) -> None:
        self.number: Final = number
        """The line that led to it; the header is line 1."""
        self.version: Final = version
        """The behaviour version it was reached by."""
        self.hash: Final = hash
        """SHA-256 of what is packed."""
        self.packed: Final = packed

    def unpack(self) -> tuple[dict[str, object], dict[int, int]]:
        """The plain position and who may know which lines; raises BrokenPosition for what is no snapshot."""
        try:
            text = zlib.decompress(self.packed)
        except zlib.error as error:
            raise BrokenPosition(f"no snapshot: {error}") from None
        if hashlib.sha256(text).hexdigest() != self.hash:
            raise BrokenPosition("the snapshot was changed")
        plain = json.loads(text)
        return plain["position"], {int(number): mask for number, mask in plain["known"].items()}


def take(record: Record) -> Snapshot:
    """The present position of a record."""
    position = record.position.to_plain() | {"kinds": record.game.kinds()}
    text = json.dumps({"position": position, "known": record.known()}, separators=(",", ":")).encode()
    return Snapshot(record.count + 1, record.game.version, hashlib.sha256(text).hexdigest(), zlib.compress(text))


def revive(reading: Reading, page: Page, snapshot: Snapshot | None, sink: Sink | None = None) -> str:
    """Bring a game on whose lines lead elsewhere by the rules of today: CARRIED or OUTGROWN.

    CARRIED: the record goes on from the snapshot, behind a new line that says so. OUTGROWN: it has no snapshot that
    helps; the lines are kept, and the table has to agree to go back to the last one that leads to the same. A game that
    is over is outgrown too: its lines and its result stay. Lines that are new go to `sink`.
    """
    record, stop = reading.record, reading.stop
    assert stop is not None
    stored: dict[str, object] | None = None
    known: dict[int, int] | None = None
    last = reached = 0
    if snapshot is not None:
        try:
            stored, known = snapshot.unpack()
            last = snapshot.number
            position = record.game.from_plain(stored)
            reached, position = follow(record.game, page, snapshot.number, position)
            stored = position.to_plain() | {"kinds": record.game.kinds()}
        except BrokenPosition:
            stored = None
    record.outgrow(page.plains[stop.line - 1 :], known, last)
    record.sink = sink
    if stored is None or record.is_closed or reached < stop.line:
        return OUTGROWN
    record.carry(stored, reached)
    if record.position.turn() == NOBODY:
        record.end()
    return CARRIED
