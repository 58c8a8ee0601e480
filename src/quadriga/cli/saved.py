"""Games in files: a saved game is its record."""

import os
from pathlib import Path

from quadriga.cli import safe
from quadriga.cli.say import Failure
from quadriga.engine.game import Game
from quadriga.engine.loader import header_of, load
from quadriga.engine.record import BrokenRecord, Header, Record
from quadriga.engine.record_file import RecordFile


def write(path: Path, record: Record) -> Failure | None:
    """Write the record in one go, over an older record of ours but over nothing else; what failed, if anything."""
    if "\0" in str(path):
        return Failure("cli-not-a-file", file=str(path))
    try:
        if path.exists() and not _is_record(path):
            return Failure("cli-not-ours", file=str(path))
        beside = path.with_name(f".{path.name}.new")
        beside.write_text(record.text(), encoding="utf-8")
        safe.keep(path, record)
        os.replace(beside, path)
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


def read(path: Path, game: Game) -> Record:
    """The game in a file, ready to go on."""
    try:
        record = load(game, _bytes(path))
    except BrokenRecord as error:
        raise _broken(path, error) from None
    safe.find(path, record)
    return record


def finish_recording(file: RecordFile, record: Record) -> None:
    """Let go of a file whose record has its last line; nobody needs the secret beside it any more."""
    file.close()
    safe.keep(file.path, record)


def keep_recording(path: Path, record: Record, again: bool) -> RecordFile:
    """Write each line of the record to a file as it is made: a new file, or with `again` the one it was read from."""
    try:
        safe.keep(path, record)
        file = RecordFile(path, again)
        if not again:
            file.write(record.text())
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
