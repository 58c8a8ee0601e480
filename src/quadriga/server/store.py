"""One SQLite file: a row for every line of every record, written once and never changed.

Lines are the truth. Everything else the server holds is a cache that can be rebuilt from them.
"""

import asyncio
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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


class Conflict(Exception):
    """Somebody else has written this line already."""


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


@dataclass(slots=True)
class _Change:
    """What one acknowledged change writes: new lines, and the table's own state."""

    table: str
    first: int
    texts: list[str]
    state: str
    touched: int
    over: bool
    done: "asyncio.Future[None]"


class Store:
    """The file. Changes of many tables are committed together, each acknowledged only when it is safe on disk."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._engine: Final[AsyncEngine] = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(self._engine.sync_engine, "connect", _durable)
        self._waiting: Final[list[_Change]] = []
        self._wake: Final = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the file to the newest schema and begin to write."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
        await self._engine.dispose()

    async def create(self, row: Row, texts: list[str], seats: dict[str, int]) -> None:
        """A new table with its first lines and the hashes of its links."""
        async with self._engine.begin() as connection:
            values = {**_columns(row), "state": json.dumps(row.state)}
            await connection.execute(insert(tables).values(**values))
            await connection.execute(insert(lines), _numbered(row.id, 0, texts))
            await connection.execute(
                insert(links), [{"hash": hash, "table_id": row.id, "seat": seat} for hash, seat in seats.items()]
            )

    async def find(self, id: str) -> Row | None:
        """A table by its id."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
        return None if found is None else _row(dict(found))

    async def newest(self, ids: list[str]) -> list[Row]:
        """The tables with these ids, the latest touched first."""
        async with self._engine.connect() as connection:
            asked = select(tables).where(tables.c.id.in_(ids)).order_by(tables.c.touched.desc())
            return [_row(dict(found)) for found in (await connection.execute(asked)).mappings()]

    async def text(self, id: str) -> str:
        """The whole record of a table."""
        async with self._engine.connect() as connection:
            asked = select(lines.c.text).where(lines.c.table_id == id).order_by(lines.c.number)
            return "".join((await connection.execute(asked)).scalars())

    async def link(self, hash: str) -> tuple[str, int] | None:
        """The table and seat of a link's hash."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(links).where(links.c.hash == hash))).mappings().first()
        return None if found is None else (str(found["table_id"]), int(found["seat"]))

    async def add_link(self, hash: str, table: str, seat: int) -> None:
        """One more link to a seat."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(links).values(hash=hash, table_id=table, seat=seat))

    async def append(
        self, table: str, first: int, texts: list[str], state: dict[str, Any], touched: int, over: bool
    ) -> None:
        """Write lines from number `first` on, and the state; returns when they are on disk. Raises Conflict."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Change(table, first, texts, json.dumps(state), touched, over, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        """Commit whatever waits, again and again: one transaction for all, one by one only if that fails."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch = self._waiting[:]
            del self._waiting[: len(batch)]
            if not await self._commit(batch):
                for change in batch:
                    if not await self._commit([change]) and not change.done.done():
                        change.done.set_exception(Conflict(change.table))

    async def _commit(self, batch: list[_Change]) -> bool:
        try:
            async with self._engine.begin() as connection:
                rows = [row for change in batch for row in _numbered(change.table, change.first, change.texts)]
                if rows:
                    await connection.execute(insert(lines), rows)
                for change in batch:
                    values = {"state": change.state, "touched": change.touched, "over": int(change.over)}
                    await connection.execute(update(tables).where(tables.c.id == change.table).values(**values))
        except IntegrityError:
            return False
        except Exception as error:
            for change in batch:
                if not change.done.done():
                    change.done.set_exception(error)
            return True
        for change in batch:
            if not change.done.done():
                change.done.set_result(None)
        return True


def _numbered(table: str, first: int, texts: list[str]) -> list[dict[str, Any]]:
    return [{"table_id": table, "number": first + at, "text": text} for at, text in enumerate(texts)]


def _columns(row: Row) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "secret": row.secret,
        "created": row.created,
        "touched": row.touched,
        "over": int(row.over),
    }


def _row(found: dict[str, Any]) -> Row:
    return Row(
        found["id"],
        found["game"],
        found["secret"],
        json.loads(found["state"]),
        found["created"],
        found["touched"],
        bool(found["over"]),
    )


def _durable(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
