"""One SQLite file: a row for every line of every record, written once and never changed.

Lines are the truth. Everything else the server holds is a cache that can be rebuilt from them, as long as the rules of
the titles behave as they did; for the day they do not, the latest position of each table is kept beside its lines.
"""

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from sqlite3 import IntegrityError
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from quadriga.records.snapshot import Snapshot

T = TypeVar("T")

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("state", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("touched", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),
)
"""`version` is raised by every change of a table or its links, and compared: nobody overwrites what he has not seen."""

lines: Final = Table(
    "lines",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)
links: Final = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)
chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Integer, nullable=False),
)
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("packed", LargeBinary, nullable=False),
)
"""For each table its latest position that was kept; the next takes its place."""

_DIALECT: Final = sqlite.dialect(paramstyle="named")
_INSERT: Final = {table.name: str(insert(table).compile(dialect=_DIALECT)) for table in metadata.sorted_tables}
_NEXT: Final = tables.c.version + literal_column("1")
_TOUCH: Final = str(
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.version == bindparam("seen"))
    .values(state=bindparam("state"), touched=bindparam("touched"), over=bindparam("over"), version=_NEXT)
    .compile(dialect=_DIALECT)
)
_RAISE: Final = str(
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.version == bindparam("seen"))
    .values(version=_NEXT)
    .compile(dialect=_DIALECT)
)
_INSERT[snapshots.name] = str(insert(snapshots).prefix_with("OR REPLACE").compile(dialect=_DIALECT))
_DROP: Final = str(delete(links).where(links.c.hash == bindparam("hash")).compile(dialect=_DIALECT))
"""What is written again and again is put into SQL once."""

PLAYED: Final = 3600
"""A table that was touched for so many seconds after it was opened has been played at."""
EXPIRED: Final = 100
"""How many tables are let go of in one transaction."""


class Conflict(Exception):
    """Somebody else has changed the table since it was read."""


class BrokenStore(Exception):
    """A file that is no database, one of a newer program, or a part of it that cannot be read any more."""


class Unwritten(Exception):
    """The file could not be written; nothing of the change is in it."""


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it is stored, its lines aside."""

    id: str
    game: str
    secret: str
    state: dict[str, Any]
    created: int
    touched: int
    over: bool
    version: int = 0


@dataclass(frozen=True, slots=True)
class Said:
    """One line of chat."""

    number: int
    seat: int
    text: str
    time: int


@dataclass(slots=True)
class _Change:
    """What one acknowledged change writes: new rows by table, and what becomes of a table's own row."""

    done: "asyncio.Future[None]"
    rows: dict[Table, list[dict[str, Any]]]
    updates: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """Statements that must each find the one row they speak of, or nothing of the change is written."""


class Store:
    """The file. Changes of many tables are committed together, each acknowledged only when it is safe on disk.

    One thread talks to the file, so that nobody else has to wait for the disk.
    """

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._engine: Final = create_engine(f"sqlite:///{path}", hide_parameters=True)
        event.listen(self._engine, "connect", _durable)
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._file: sqlite3.Connection
        self._waiting: Final[list[_Change]] = []
        self._wake: Final = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the file to the newest schema and begin to write."""
        make_private(self.path)
        await self._do(_upgrade)
        self._file = await asyncio.get_running_loop().run_in_executor(self._thread, self._connect)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        self._file.close()
        self._engine.dispose()
        self._thread.shutdown()

    def _connect(self) -> sqlite3.Connection:
        file = sqlite3.connect(self.path, check_same_thread=False)
        _durable(file, None)
        return file

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Do something with the file in one transaction, in the thread that talks to it."""

        def done() -> T:
            try:
                with self._engine.begin() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                raise BrokenStore(str(getattr(error, "orig", error))) from None

        return await asyncio.get_running_loop().run_in_executor(self._thread, done)

    # ---------------------------------------------------------------- read

    async def find(self, id: str) -> Row | None:
        """A table by its id."""
        asked = select(tables).where(tables.c.id == id)
        found = await self._do(lambda connection: connection.execute(asked).mappings().first())
        if found is None:
            return None
        return Row(**{**found, "state": json.loads(found["state"]), "over": bool(found["over"])})

    async def text(self, id: str) -> str:
        """The whole record of a table; raises BrokenStore where a line of it is missing."""
        asked = select(lines.c.number, lines.c.text).where(lines.c.table_id == id).order_by(lines.c.number)
        found = await self._do(lambda connection: connection.execute(asked).all())
        if any(number != at for at, (number, _) in enumerate(found)):
            raise BrokenStore("a line is missing")
        return "".join([text for _, text in found])

    async def said(self, id: str) -> list[Said]:
        """The chat of a table."""
        columns = (chat.c.number, chat.c.seat, chat.c.text, chat.c.time)
        asked = select(*columns).where(chat.c.table_id == id).order_by(chat.c.number)
        return await self._do(lambda connection: [Said(*row) for row in connection.execute(asked)])

    async def link(self, hash: str) -> tuple[str, int] | None:
        """The table and seat of a link's hash."""
        asked = select(links.c.table_id, links.c.seat).where(links.c.hash == hash)
        found = await self._do(lambda connection: connection.execute(asked).first())
        return None if found is None else (found[0], found[1])

    async def links(self, id: str) -> dict[str, int]:
        """The hashes of all links to a table, and the seat each opens."""
        asked = select(links.c.hash, links.c.seat).where(links.c.table_id == id)
        return await self._do(lambda connection: {row[0]: row[1] for row in connection.execute(asked)})

    async def snapshot(self, id: str) -> Snapshot | None:
        """The latest position of a table that was kept."""
        columns = (snapshots.c.number, snapshots.c.version, snapshots.c.hash, snapshots.c.packed)
        asked = select(*columns).where(snapshots.c.table_id == id)
        found = await self._do(lambda connection: connection.execute(asked).first())
        return None if found is None else Snapshot(found[0], found[1], found[2], found[3])

    # ---------------------------------------------------------------- written, and safe on disk on return

    async def create(self, row: Row, texts: list[str], seats: dict[str, int]) -> None:
        """A new table with its first lines and the hashes of its links."""
        whole = {
            "id": row.id,
            "game": row.game,
            "secret": row.secret,
            "state": json.dumps(row.state),
            "created": row.created,
            "touched": row.touched,
            "over": int(row.over),
            "version": row.version,
        }
        linked = [{"hash": hash, "table_id": row.id, "seat": seat} for hash, seat in seats.items()]
        await self._put({tables: [whole], lines: _numbered(row.id, 0, texts), links: linked})

    async def append(
        self,
        table: str,
        seen: int,
        first: int,
        texts: list[str],
        state: dict[str, Any],
        touched: int,
        over: bool,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Lines from number `first` on, the state, and the position they led to where it is kept.

        Raises Conflict unless the table is still at the version that was `seen`; then it is at the next.
        """
        touch = {"of": table, "seen": seen, "state": json.dumps(state), "touched": touched, "over": int(over)}
        rows = {lines: _numbered(table, first, texts)}
        if snapshot is not None:
            rows[snapshots] = [_kept(table, snapshot)]
        await self._put(rows, [(_TOUCH, touch)])

    async def keep(self, kept: dict[str, Snapshot]) -> None:
        """The present positions of some tables, whose lines are written already."""
        await self._put({snapshots: [_kept(table, snapshot) for table, snapshot in kept.items()]})

    async def expire(self, untouched: int, unplayed: int, spared: list[str]) -> list[str]:
        """Let go of tables that nobody touched since `untouched`, and of those nobody has touched since `unplayed` and
        that were never played at for longer than a while; a few at a time. Gives the ids of those that are gone.
        """
        old = tables.c.touched < untouched
        idle = and_(tables.c.touched < unplayed, tables.c.touched < tables.c.created + PLAYED, tables.c.over == 0)
        asked = select(tables.c.id).where(or_(old, idle), tables.c.id.not_in(spared)).limit(EXPIRED)

        def gone(connection: Connection) -> list[str]:
            ids = list(connection.execute(asked).scalars())
            if ids:
                for table in (lines, links, chat, snapshots):
                    connection.execute(delete(table).where(table.c.table_id.in_(ids)))
                connection.execute(delete(tables).where(tables.c.id.in_(ids)))
            return ids

        return await self._do(gone)

    async def say(self, table: str, said: Said) -> None:
        """One line of chat. Raises Conflict."""
        row = {"table_id": table, "number": said.number, "seat": said.seat, "text": said.text, "time": said.time}
        await self._put({chat: [row]})

    async def relink(self, old: str, new: str, table: str, seen: int, seat: int) -> None:
        """Put a link in the place of another. Raises Conflict, and raises the version, as `append` does."""
        updates: list[tuple[str, dict[str, Any]]] = [(_DROP, {"hash": old}), (_RAISE, {"of": table, "seen": seen})]
        await self._put({links: [{"hash": new, "table_id": table, "seat": seat}]}, updates)

    async def _put(
        self, rows: dict[Table, list[dict[str, Any]]], updates: list[tuple[str, dict[str, Any]]] | None = None
    ) -> None:
        if self._closing:
            raise Unwritten
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Change(done, rows, updates or []))
        self._wake.set()
        await done

    async def _write(self) -> None:
        """Commit whatever waits, again and again: one transaction for all, one by one only if that fails."""
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch = self._waiting[:]
            self._waiting.clear()
            if batch and not await self._commit(batch):
                for change in batch:
                    if not await self._commit([change]):
                        _answer(change, Conflict())

    async def _commit(self, batch: list[_Change]) -> bool:
        """Whether the changes are in the file, or one alone was told that it cannot be written.

        False if it has clashed with another, or if only one of several may be at fault.
        """
        rows: dict[Table, list[dict[str, Any]]] = {}
        for change in batch:
            for table, new in change.rows.items():
                rows.setdefault(table, []).extend(new)
        updates = [update for change in batch for update in change.updates]
        problem: Exception | None = None
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_now, rows, updates)
        except IntegrityError:
            return False
        except (sqlite3.Error, OSError):
            if len(batch) > 1:
                return False
            problem = Unwritten()
        for change in batch:
            _answer(change, problem)
        return True

    def _commit_now(self, rows: dict[Table, list[dict[str, Any]]], updates: list[tuple[str, dict[str, Any]]]) -> None:
        """One transaction, over the driver itself: what goes through SQLAlchemy costs as much as the move."""
        file = self._file
        try:
            for text, values in updates:
                if file.execute(text, values).rowcount != 1:
                    raise IntegrityError("changed since")
            for table, new in rows.items():
                file.executemany(_INSERT[table.name], new)
            file.commit()
        except BaseException:
            file.rollback()
            raise


def _answer(change: _Change, problem: Exception | None) -> None:
    if change.done.done():
        return
    if problem is None:
        change.done.set_result(None)
    else:
        change.done.set_exception(problem)


def _numbered(table: str, first: int, texts: list[str]) -> list[dict[str, Any]]:
    return [{"table_id": table, "number": first + at, "text": text} for at, text in enumerate(texts)]


def _kept(table: str, snapshot: Snapshot) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": snapshot.number,
        "version": snapshot.version,
        "hash": snapshot.hash,
        "packed": snapshot.packed,
    }


def _durable(connection: Any, _: object) -> None:
    """Every commit waits for the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def make_private(path: Path) -> None:
    """Make the file, and the folder where it is ours, readable by nobody but their owner; raises OSError.

    The secrets of the dice and every hand are in there. What SQLite puts beside the file is as private as the file. A
    folder is ours if we make it, if there is nothing else in it, or if the games were there before.
    """
    folder = path.parent
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    is_ours = path.exists() or not any(folder.iterdir())
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for one, mode in [(folder, 0o700), *[(path.with_name(path.name + end), 0o600) for end in ("", "-wal", "-shm")]]:
        if (one is not folder or is_ours) and one.exists() and one.stat().st_uid == os.getuid():
            one.chmod(mode)


def prepare(path: Path) -> None:
    """Bring a file to the newest schema, so that a server can open it; raises BrokenStore."""
    try:
        make_private(path)
    except OSError as error:
        raise BrokenStore(error.strerror or str(error)) from None
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
    event.listen(engine, "connect", _durable)
    try:
        with engine.begin() as connection:
            _upgrade(connection)
    except (SQLAlchemyError, CommandError, sqlite3.Error) as error:
        raise BrokenStore(str(getattr(error, "orig", error))) from None
    finally:
        engine.dispose()


def _upgrade(connection: Connection) -> None:
    """To the newest schema, whole or not at all."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    migrate(connection)


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the schema to a revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
