"""What nobody at the table may know while its game goes on, beside the record, readable by its owner alone.

The secret of fair dice, and the position, so that the game can go on when its rules have changed.
"""

import base64
import json
import os
from pathlib import Path

from quadriga.records.dice import FairDice, commitment_of
from quadriga.records.record import Record
from quadriga.records.snapshot import Snapshot, take


def beside(path: Path) -> Path:
    """Where the secret of a record is kept."""
    return path.with_name(f"{path.name}.secret")


def keep(path: Path, record: Record) -> None:
    """Keep the secret of a game that goes on; once it is over its record has it, and the file goes. Raises OSError."""
    place = beside(path)
    if record.is_closed or not isinstance(record.dice, FairDice) or record.dice.secret is None:
        place.unlink(missing_ok=True)
        return
    _write(place, record.dice.secret.hex())


def _write(place: Path, text: str) -> None:
    handle = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())


def keep_position(path: Path, record: Record) -> None:
    """Keep the position of a game that goes on; once it is over the file goes. Raises OSError."""
    place = path.with_name(f"{path.name}.position")
    if record.is_closed or record.is_outgrown:
        place.unlink(missing_ok=True)
        return
    kept = take(record)
    packed = base64.b64encode(kept.packed).decode("ascii")
    _write(place, json.dumps({"number": kept.number, "version": kept.version, "hash": kept.hash, "packed": packed}))


def find_position(path: Path) -> Snapshot | None:
    """The position kept beside a record, if there is one that can be read."""
    try:
        plain = json.loads(path.with_name(f"{path.name}.position").read_text(encoding="ascii"))
        packed = base64.b64decode(plain["packed"])
        return Snapshot(int(plain["number"]), int(plain["version"]), str(plain["hash"]), packed)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def find(path: Path, record: Record) -> None:
    """Give a record that was read the secret kept beside it, if that is the one it was begun with."""
    dice = record.dice
    if not isinstance(dice, FairDice) or dice.secret is not None:
        return
    try:
        secret = bytes.fromhex(beside(path).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return
    if commitment_of(secret) == dice.commitment:
        dice.secret = secret
