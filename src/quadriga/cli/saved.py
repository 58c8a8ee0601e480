"""Games in files: a saved game is its record, and beside it what the people at the table agreed on, if anything."""

import json
import os
from pathlib import Path

from quadriga.cli import safe
from quadriga.cli.say import Failure
from quadriga.engine.game import Game
from quadriga.records.file import RecordFile
from quadriga.records.loader import Page, header_of, refuse_altered, replay
from quadriga.records.record import BrokenRecord, Header, Record
from quadriga.records.snapshot import revive
from quadriga.table import Chair, Table


def write(path: Path, table: Table) -> Failure | None:
    """Write the game in one go, over an older record of ours but over nothing else; what failed, if anything."""
    if "\0" in str(path):
        return Failure("cli-not-a-file", file=str(path))
    try:
        if path.exists() and not _is_record(path):
            return Failure("cli-not-ours", file=str(path))
        beside = path.with_name(f".{path.name}.new")
        beside.write_text(table.record.text(), encoding="utf-8")
        safe.keep(path, table.record)
        os.replace(beside, path)
        _keep_table(path, table)
        safe.keep_position(path, table.record)
    except OSError as error:
        return Failure("cli-cannot-write", file=str(path), reason=error.strerror or str(error))
    return None


def _is_record(path: Path) -> bool:
    try:
        header_of(path.read_bytes())
    except BrokenRecord:
        return False
    return True


def header(path: Path) -> Header:
    """Which game a file holds."""
    try:
        return header_of(_bytes(path))
    except BrokenRecord as error:
        raise _broken(path, error) from None


def read(path: Path, game: Game) -> tuple[Record, list[str]]:
    """The game in a file, ready to go on, and what a change of its rules has added to it since."""
    added: list[str] = []
    try:
        page = Page(_bytes(path))
        refuse_altered(game, page)
        reading = replay(game, page)
    except BrokenRecord as error:
        raise _broken(path, error) from None
    safe.find(path, reading.record)
    if reading.stop is not None:
        revive(reading, page, safe.find_position(path), added.append)
        reading.record.sink = None
    return reading.record, added


def table_around(path: Path, record: Record, chairs: list[Chair]) -> Table:
    """The table of a game that was read from a file: these people sit there, and what was agreed on still holds."""
    fresh = Table.from_plain(record, Table(record, chairs, hurries=True).to_plain(), hurries=True)
    try:
        kept = json.loads(_beside(path).read_text(encoding="utf-8"))
        kept["chairs"] = fresh.to_plain()["chairs"]
        table = Table.from_plain(record, kept, hurries=True)
        return table if len(table.orders) == len(chairs) else fresh
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return fresh


def keep_table(path: Path, table: Table) -> None:
    """Keep beside a record what the people at its table agreed on; raises Failure."""
    try:
        _keep_table(path, table)
    except OSError as error:
        raise Failure("cli-cannot-write", file=str(_beside(path)), reason=error.strerror or str(error)) from None


def keep_position(path: Path, record: Record) -> None:
    """Keep beside a record where its game stands; raises Failure."""
    try:
        safe.keep_position(path, record)
    except OSError as error:
        raise Failure("cli-cannot-write", file=str(path), reason=error.strerror or str(error)) from None


def _keep_table(path: Path, table: Table) -> None:
    place = _beside(path)
    if table.record.is_closed or not (any(table.orders) or table.conceded or table.acclaims):
        place.unlink(missing_ok=True)
    else:
        place.write_text(json.dumps(table.to_plain()) + "\n", encoding="utf-8")


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.table")


def finish_recording(file: RecordFile, table: Table) -> None:
    """Let go of a file whose record has its last line; nobody needs what was kept beside it any more."""
    file.close()
    safe.keep(file.path, table.record)
    safe.keep_position(file.path, table.record)
    keep_table(file.path, table)


def keep_recording(path: Path, record: Record, again: bool, added: list[str]) -> RecordFile:
    """Write each line of the record to a file as it is made: a new file, or with `again` the one it was read from.

    The one it was read from lacks what was `added` since.
    """
    try:
        safe.keep(path, record)
        file = RecordFile(path, again)
        file.write("".join(added) if again else record.text())
    except FileExistsError:
        raise Failure("records-exists", file=str(path)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Failure("cli-cannot-write", file=str(path), reason=reason) from None
    record.sink = file.write
    return file


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Failure("cli-cannot-read", file=str(path), reason=error.strerror or str(error)) from None


def _broken(path: Path, error: BrokenRecord) -> Failure:
    return Failure("cli-broken-record", file=str(path), line=error.line, reason_key=f"record-{error.key}")
