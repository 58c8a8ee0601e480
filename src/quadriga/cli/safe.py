"""The secret of fair dice while its game goes on: beside the record, readable by its owner alone."""

import os
from pathlib import Path

from quadriga.engine.dice import FairDice, commitment_of
from quadriga.engine.record import Record


def beside(path: Path) -> Path:
    """Where the secret of a record is kept."""
    return path.with_name(f"{path.name}.secret")


def keep(path: Path, record: Record) -> None:
    """Keep the secret of a game that goes on; once it is over its record has it, and the file goes. Raises OSError."""
    place = beside(path)
    if record.is_closed or not isinstance(record.dice, FairDice) or record.dice.secret is None:
        place.unlink(missing_ok=True)
        return
    handle = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(record.dice.secret.hex() + "\n")
        file.flush()
        os.fsync(file.fileno())


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
