"""A folder of games looked through for damage, without changing anything in it."""

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from quadriga.engine.errors import BrokenPosition, QuadrigaError, UnknownGame
from quadriga.records.loader import Page
from quadriga.records.record import BrokenRecord
from quadriga.records.snapshot import Snapshot
from quadriga.server.links import SPECTATOR
from quadriga.server.reading import recorded
from quadriga.server.store import BrokenStore
from quadriga.server.titles import Titles
from quadriga.table import Table

MOST: Final = 10
"""So many damaged pages are told."""


@dataclass(frozen=True, slots=True)
class Damage:
    """What is wrong: with which table (empty: the file itself), the key of its sentence, and where."""

    table: str
    key: str
    detail: str


def damages(path: Path, titles: Titles) -> Iterator[Damage | str]:
    """Every damage that is found, and the id of each table that is sound; raises BrokenStore for what is no file."""
    if not path.is_file():
        raise BrokenStore("no such file")
    try:
        file = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    except sqlite3.Error as error:
        raise BrokenStore(str(error)) from None
    try:
        yield from _pages(file)
        try:
            ids = [id for (id,) in file.execute("SELECT id FROM tables ORDER BY created, id")]
        except sqlite3.Error as error:
            raise BrokenStore(str(error)) from None
        for id in ids:
            found = _damage(file, id, titles)
            yield id if found is None else found
    finally:
        file.close()


def _pages(file: sqlite3.Connection) -> Iterator[Damage]:
    try:
        said = [str(text) for (text,) in file.execute(f"PRAGMA integrity_check({MOST})")]
    except sqlite3.Error as error:
        said = [str(error)]
    if said != ["ok"]:
        for text in said:
            yield Damage("", "pages", text)


def _damage(file: sqlite3.Connection, id: str, titles: Titles) -> Damage | None:
    """The first thing that is wrong with a table."""
    try:
        asked = "SELECT game, secret, state FROM tables WHERE id = ?"
        name, secret, state = file.execute(asked, [id]).fetchone()
        rows = file.execute("SELECT number, text FROM lines WHERE table_id = ? ORDER BY number", [id]).fetchall()
        links = file.execute("SELECT seat FROM links WHERE table_id = ?", [id]).fetchall()
        kept = file.execute("SELECT number, version, hash, packed FROM snapshots WHERE table_id = ?", [id]).fetchone()
        file.execute("SELECT * FROM chat WHERE table_id = ?", [id]).fetchall()
    except (sqlite3.Error, TypeError) as error:
        return Damage(id, "pages", str(error))
    missing = next((at for at, (number, _) in enumerate(rows) if number != at), None)
    if missing is not None:
        return Damage(id, "line-missing", str(missing + 1))
    new: list[str] = []
    snapshot = None if kept is None else Snapshot(*kept)
    try:
        if snapshot is not None:
            snapshot.unpack()
    except (BrokenPosition, ValueError, LookupError, AttributeError, TypeError) as error:
        return Damage(id, "position", str(error))
    try:
        page = Page("".join(text for _, text in rows).encode())
        record = recorded(titles.game(name), page, secret, snapshot, new.append)
    except UnknownGame as error:
        return Damage(id, "title", str(error))
    except BrokenRecord as error:
        return Damage(id, "secret" if error.key == "secret" else "record", str(error))
    except (QuadrigaError, ValueError) as error:
        return Damage(id, "record", str(error))
    try:
        table = Table.from_plain(record, json.loads(state))
    except (QuadrigaError, ValueError, LookupError, TypeError, AttributeError) as error:
        return Damage(id, "state", str(error))
    if any(not SPECTATOR <= seat < len(table.chairs) for (seat,) in links):
        return Damage(id, "links", "")
    return None
