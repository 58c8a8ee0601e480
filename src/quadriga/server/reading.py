"""The record of a stored table, whatever has become of its rules since."""

from quadriga.engine.game import Game
from quadriga.records.dice import FairDice, commitment_of
from quadriga.records.loader import Page, replay
from quadriga.records.record import BrokenRecord, Record, Sink
from quadriga.records.snapshot import Snapshot, revive


class Damaged(Exception):
    """A table that cannot be read from the disk any more; the others can."""


def recorded(game: Game, page: Page, secret: str, snapshot: Snapshot | None, sink: Sink) -> Record:
    """The record of a table, ready to go on; where its rules have changed, as far as that can be.

    What the change adds to the record goes into `sink`.
    """
    if page.altered():
        raise BrokenRecord(page.altered(), "altered")
    reading = replay(game, page)
    record = reading.record
    if isinstance(record.dice, FairDice) and record.dice.secret is None:
        known = page.secret() or bytes.fromhex(secret)
        if commitment_of(known) != record.dice.commitment:
            raise BrokenRecord(1, "secret")
        record.dice.secret = known
    if reading.stop is None:
        record.sink = sink
    else:
        revive(reading, page, snapshot, sink)
    return record
