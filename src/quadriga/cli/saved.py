"""Games in files: a saved game is its record."""

import os
from pathlib import Path

from quadriga.cli.say import Failure
from quadriga.engine.game import Game
from quadriga.engine.loader import header_of, load
from quadriga.engine.record import BrokenRecord, Header, Record


def write(path: Path, record: Record) -> Failure | None:
    """Write the record in one go, over an older record of ours but over nothing else; what failed, if anything."""
    if "\0" in str(path):
        return Failure("cli-not-a-file", file=str(path))
    try:
        if path.exists() and not _is_record(path):
            return Failure("cli-not-ours", file=str(path))
        beside = path.with_name(f".{path.name}.new")
        beside.write_text(record.text(), encoding="utf-8")
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
        return load(game, _bytes(path))
    except BrokenRecord as error:
        raise _broken(path, error) from None


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Failure("cli-cannot-read", file=str(path), reason=error.strerror or str(error)) from None


def _broken(path: Path, error: BrokenRecord) -> Failure:
    return Failure("cli-broken-record", file=str(path), line=error.line, reason_key=f"record-{error.key}")
