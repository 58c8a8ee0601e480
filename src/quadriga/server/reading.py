"""The record of a stored table, whatever has become of its rules since."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quadriga.engine.game import Game
from quadriga.engine.history import Forgotten
from quadriga.engine.move import Move
from quadriga.records.dice import FairDice, commitment_of
from quadriga.records.loader import Page, Reading, replay
from quadriga.records.record import BrokenRecord, Record, Sink
from quadriga.records.snapshot import Snapshot, revive
from quadriga.table.think import title


class Damaged(Exception):
    """A table that cannot be read from the disk any more; the others can."""


def recorded(
    game: Game, page: Page, secret: str, snapshot: Snapshot | None, sink: Sink, keep: int | None = None
) -> Record:
    """The record of a table, ready to go on; where its rules have changed, as far as that can be.

    What the change adds to the record goes into `sink`. Of its moves the latest `keep` are enough, where that is said.
    Meant for a thread: others get their turn meanwhile.
    """
    if page.altered():
        raise BrokenRecord(page.altered(), "altered")
    reading = _latest(game, page, secret, keep) if keep is not None else None
    if reading is None:
        reading = replay(game, page, _breathe)
    record = reading.record
    _unlock(record, page, secret)
    if reading.stop is None:
        record.sink = sink
    else:
        revive(reading, page, snapshot, sink)
    return record


def _unlock(record: Record, page: Page, secret: str) -> None:
    """Tell a record the secret of its dice; raises BrokenRecord if it is another's."""
    if isinstance(record.dice, FairDice) and record.dice.secret is None:
        known = page.secret() or bytes.fromhex(secret)
        if commitment_of(known) != record.dice.commitment:
            raise BrokenRecord(1, "secret")
        record.dice.secret = known


def _latest(game: Game, page: Page, secret: str, keep: int) -> Reading | None:
    """A record that forgets while it is read, so that a long game takes up no more room than a short one; None where
    its lines lead elsewhere by the rules of today, or back to what was forgotten.
    """

    def shorten(record: Record, _: int, __: Move) -> None:
        if len(record.history.entries) >= 2 * keep:
            _unlock(record, page, secret)
            record.forget(keep)

    try:
        reading = replay(game, page, shorten)
    except Forgotten:
        return None
    return None if reading.stop is not None or reading.gaps else reading


def _breathe(_: Record, __: int, ___: Move) -> None:
    """Between two lines, let other threads have the interpreter if they wait for it: compiled code never does."""


@dataclass(frozen=True, slots=True)
class Past:
    """Every line of a table, in a form that a process which looks back can be given."""

    source: str
    """The module of its title."""
    data: Path | None
    text: str
    secret: str
    kept: tuple[Any, ...] | None
    """What the snapshot of its position is made of."""

    def record(self) -> Record:
        """The whole record."""
        snapshot = None if self.kept is None else Snapshot(*self.kept)
        return recorded(title(self.source, self.data), Page(self.text.encode()), self.secret, snapshot, _drop)


def _drop(_: str) -> None:
    """What a look back would add is added by whoever changes the table."""
