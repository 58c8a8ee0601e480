"""One SQLite file: a row for every line of every record, written once and never changed.

Lines are the truth. Everything else the server holds is a cache that can be rebuilt from them.
"""

import asyncio
import json
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
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

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
)
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

_DIALECT: Final = sqlite.dialect(paramstyle="named")
_INSERT: Final = {table.name: str(insert(table).compile(dialect=_DIALECT)) for table in metadata.sorted_tables}
_TOUCH: Final = str(
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(state=bindparam("state"), touched=bindparam("touched"), over=bindparam("over"))
    .compile(dialect=_DIALECT)
)
_DROP: Final = str(delete(links).where(links.c.hash == bindparam("hash")).compile(dialect=_DIALECT))
"""What is written again and again is put into SQL once."""


class Conflict(Exception):
    """Somebody else has written this line already."""


class BrokenStore(Exception):
    """A file that is no database, or one of a newer program."""


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
    touch: list[dict[str, Any]] = field(default_factory=list)
    drop: list[dict[str, Any]] = field(default_factory=list)
    """Links that open nothing any more."""


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
        self.path.parent.mkdir(parents=True, exist_ok=True)
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
            with self._engine.begin() as connection:
                return work(connection)

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
        """The whole record of a table."""
        asked = select(lines.c.text).where(lines.c.table_id == id).order_by(lines.c.number)
        return "".join(await self._do(lambda connection: connection.execute(asked).scalars().all()))

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
        }
        linked = [{"hash": hash, "table_id": row.id, "seat": seat} for hash, seat in seats.items()]
        await self._put({tables: [whole], lines: _numbered(row.id, 0, texts), links: linked})

    async def append(
        self, table: str, first: int, texts: list[str], state: dict[str, Any], touched: int, over: bool
    ) -> None:
        """Lines from number `first` on, and the state. Raises Conflict."""
        touch = {"of": table, "state": json.dumps(state), "touched": touched, "over": int(over)}
        await self._put({lines: _numbered(table, first, texts)}, [touch])

    async def say(self, table: str, said: Said) -> None:
        """One line of chat. Raises Conflict."""
        row = {"table_id": table, "number": said.number, "seat": said.seat, "text": said.text, "time": said.time}
        await self._put({chat: [row]})

    async def relink(self, old: str, new: str, table: str, seat: int) -> None:
        """Put a link in the place of another."""
        await self._put({links: [{"hash": new, "table_id": table, "seat": seat}]}, drop=[{"hash": old}])

    async def _put(
        self,
        rows: dict[Table, list[dict[str, Any]]],
        touch: list[dict[str, Any]] | None = None,
        drop: list[dict[str, Any]] | None = None,
    ) -> None:
        if self._closing:
            raise Unwritten
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Change(done, rows, touch or [], drop or []))
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
        """Whether the changes are in the file, or were told that it cannot be written; False if two of them clash."""
        rows: dict[Table, list[dict[str, Any]]] = {}
        for change in batch:
            for table, new in change.rows.items():
                rows.setdefault(table, []).extend(new)
        touches = [touch for change in batch for touch in change.touch]
        drops = [drop for change in batch for drop in change.drop]
        problem: Exception | None = None
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_now, rows, touches, drops)
        except IntegrityError:
            return False
        except (sqlite3.Error, OSError):
            problem = Unwritten()
        for change in batch:
            _answer(change, problem)
        return True

    def _commit_now(
        self, rows: dict[Table, list[dict[str, Any]]], touches: list[dict[str, Any]], drops: list[dict[str, Any]]
    ) -> None:
        """One transaction, over the driver itself: what goes through SQLAlchemy costs as much as the move."""
        file = self._file
        try:
            for table, new in rows.items():
                file.executemany(_INSERT[table.name], new)
            file.executemany(_TOUCH, touches)
            file.executemany(_DROP, drops)
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


def _durable(connection: Any, _: object) -> None:
    """Every commit waits for the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def prepare(path: Path) -> None:
    """Bring a file to the newest schema, so that a server can open it; raises BrokenStore."""
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
