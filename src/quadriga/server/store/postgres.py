"""The tables in PostgreSQL, for as many processes as needed, on as many machines.

A change locks the row of its table until it is committed. Times are those of the database: the clocks of the machines
need not agree.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from select import POLLIN, poll
from typing import Any, Final, LiteralString, TypeVar

from alembic.util import CommandError
from psycopg import AsyncConnection, Error, IntegrityError, OperationalError
from psycopg.pq import TransactionStatus
from sqlalchemy import create_engine, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from quadriga.records.snapshot import Snapshot
from quadriga.server.store.contract import (
    EXPIRED,
    PLAYED,
    BrokenStore,
    Change,
    Conflict,
    Due,
    Held,
    Row,
    Said,
    Store,
    Stored,
    Unreachable,
    Unwritten,
    written,
)
from quadriga.server.store.layout import migrate

T = TypeVar("T")
Line = AsyncConnection[tuple[Any, ...]]
"""A connection to the database."""

MOST: Final = 12
"""Connections of one process; who comes when all are in use waits."""
PATIENCE: Final = 5.0
"""Seconds somebody waits for a connection, or for whoever changes the same table."""
SESSION: Final = f"""-c lock_timeout={PATIENCE:.0f}s -c idle_in_transaction_session_timeout={2 * PATIENCE:.0f}s
 -c statement_timeout=30s"""
"""A process that stands still holds no table for long."""
MIGRATING: Final = 20_261_117
"""The lock that only one process at a time has while it changes the schema."""

_NOW: Final = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
_LOCK: Final = "SELECT version FROM tables WHERE id = %s FOR UPDATE"
_TABLE: Final = 'SELECT id, game, secret, state, created, touched, "over", version FROM tables WHERE id = %s'
_LINES: Final = "SELECT number, text FROM lines WHERE table_id = %s AND number >= %s ORDER BY number"
_LINKS: Final = "SELECT hash, seat FROM links WHERE table_id = %s"
_CHAT: Final = "SELECT number, seat, text, time FROM chat WHERE table_id = %s AND number > %s ORDER BY number"
_SNAPSHOT: Final = "SELECT number, version, hash, packed FROM snapshots WHERE table_id = %s"
_DUE: Final = "SELECT queue FROM due WHERE table_id = %s"
_VERSIONS: Final = "SELECT id, version FROM tables WHERE id = ANY(%s)"

_NEW: Final = "INSERT INTO tables VALUES (%s, %s, %s, %s, %s, %s, %s, %s)"
_NEW_LINES: Final = """INSERT INTO lines
    SELECT %s, %s + place - 1, text FROM unnest(%s::text[]) WITH ORDINALITY AS new(text, place)"""
_LINK: Final = "INSERT INTO links VALUES (%s, %s, %s)"
_WORD: Final = "INSERT INTO chat VALUES (%s, %s, %s, %s, %s)"
_KEEP: Final = """INSERT INTO snapshots VALUES (%s, %s, %s, %s, %s) ON CONFLICT (table_id) DO UPDATE SET
    number = excluded.number, version = excluded.version, hash = excluded.hash, packed = excluded.packed
    WHERE snapshots.number < excluded.number OR snapshots.version <> excluded.version"""
_REMIND: Final = f"""INSERT INTO due VALUES (%s, %s, {_NOW} + %s, %s, {_NOW} + %s) ON CONFLICT (table_id) DO UPDATE SET
    queue = excluded.queue, at = excluded.at, by = excluded.by, until = excluded.until"""
_UNLINK: Final = "DELETE FROM links WHERE hash = %s AND table_id = %s"
_TOUCH: Final = "UPDATE tables SET touched = %s, version = version + 1 WHERE id = %s"
_TURN: Final = f"""WITH
    done AS (DELETE FROM due WHERE table_id = %(id)s AND %(queue)s::text IS NULL),
    next AS (INSERT INTO due
        SELECT %(id)s, %(queue)s, {_NOW} + %(wait)s, %(by)s, {_NOW} + %(until)s WHERE %(queue)s::text IS NOT NULL
        ON CONFLICT (table_id) DO UPDATE SET
            queue = excluded.queue, at = excluded.at, by = excluded.by, until = excluded.until),
    new AS (INSERT INTO lines
        SELECT %(id)s, %(first)s + place - 1, text FROM unnest(%(texts)s::text[]) WITH ORDINALITY AS new(text, place))
    UPDATE tables SET touched = %(touched)s, version = version + 1, state = %(state)s, "over" = %(over)s
        WHERE id = %(id)s"""
"""All that most changes write, in one statement: every one of them costs as much as a move."""

_OLD: Final = f"""SELECT id FROM tables
    WHERE (touched < %s OR touched < %s AND touched < created + {PLAYED} AND "over" = 0) AND id <> ALL(%s)
    LIMIT {EXPIRED} FOR UPDATE SKIP LOCKED"""
_GONE: Final[tuple[LiteralString, ...]] = (
    "DELETE FROM lines WHERE table_id = ANY(%s)",
    "DELETE FROM links WHERE table_id = ANY(%s)",
    "DELETE FROM chat WHERE table_id = ANY(%s)",
    "DELETE FROM snapshots WHERE table_id = ANY(%s)",
    "DELETE FROM due WHERE table_id = ANY(%s)",
    "DELETE FROM analyses WHERE table_id = ANY(%s)",
    "DELETE FROM tables WHERE id = ANY(%s)",
)
_ANALYSIS: Final = "SELECT text FROM analyses WHERE table_id = %s"
_ANALYSE: Final = "INSERT INTO analyses VALUES (%s, %s) ON CONFLICT (table_id) DO NOTHING"
_ANALYSED: Final = "UPDATE analyses SET text = %s WHERE table_id = %s AND text = %s"
_UNANALYSED: Final = "DELETE FROM analyses WHERE table_id = %s AND text = %s"
_CLAIM: Final = f"""UPDATE due SET by = %s, until = {_NOW} + %s WHERE table_id IN (
    SELECT table_id FROM due WHERE queue = %s AND at <= {_NOW} AND until < {_NOW}
    ORDER BY at LIMIT %s FOR UPDATE SKIP LOCKED) RETURNING table_id"""
_CLAIM_ONE: Final = f"""INSERT INTO due SELECT id, %s, {_NOW}, %s, {_NOW} + %s FROM tables
    WHERE id = %s AND version = %s FOR NO KEY UPDATE
    ON CONFLICT (table_id) DO UPDATE SET queue = excluded.queue, by = excluded.by, until = excluded.until
    WHERE due.until < {_NOW} OR due.by = excluded.by RETURNING table_id"""
"""Waits for whoever changes the table: his change says what is due."""
_RENEW: Final = f"UPDATE due SET until = {_NOW} + %s WHERE by = %s AND table_id = ANY(%s)"


class Switchboard:
    """The connections of one process. One that PostgreSQL has closed is never handed out: the first who asks after it
    was restarted gets a new one.
    """

    def __init__(self, address: str) -> None:
        self._address: Final = address
        self._room: Final = asyncio.Semaphore(MOST)
        self._idle: Final[list[Line]] = []

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """A connection for a while; raises OperationalError where there is none."""
        try:
            await asyncio.wait_for(self._room.acquire(), PATIENCE)
        except TimeoutError:
            raise OperationalError("all connections are in use") from None
        try:
            while self._idle and _has_heard(self._idle[-1]):
                await self._idle.pop().close()
            line = self._idle.pop() if self._idle else await self._connect()
            try:
                yield line
            finally:
                await self._back(line)
        finally:
            self._room.release()

    async def _connect(self) -> Line:
        options = " ".join(SESSION.split())
        return await AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5, options=options)

    async def _back(self, line: Line) -> None:
        if not line.closed and line.info.transaction_status == TransactionStatus.IDLE:
            self._idle.append(line)
        else:
            await line.close()

    async def close(self) -> None:
        """Let go of all that are idle."""
        idle = self._idle[:]
        self._idle.clear()
        for line in idle:
            await line.close()


class PostgresStore(Store):
    """The database. Memory is a cache of it, in every process."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self._switchboard: Final = Switchboard(address)

    async def open(self) -> None:
        """The schema was made the newest by whoever began the process."""

    async def close(self) -> None:
        await self._switchboard.close()

    # ---------------------------------------------------------------- read

    async def _ask(self, work: Callable[[Line], Awaitable[T]]) -> T:
        """Read something; once more where the connection turned out to be broken."""
        try:
            try:
                async with self._switchboard.line() as line:
                    return await work(line)
            except OperationalError:
                async with self._switchboard.line() as line:
                    return await work(line)
        except OperationalError as error:
            raise Unreachable(_told(error)) from None
        except Error as error:
            raise BrokenStore(_told(error)) from None

    async def read(self, id: str, lines: int = 0, chat: int = 0) -> Stored | None:
        async def work(line: Line) -> Stored | None:
            await line.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            try:
                return await _read(line, id, lines, chat)
            finally:
                await _end(line)

        return await self._ask(work)

    async def find(self, id: str) -> Row | None:
        async def work(line: Line) -> Row | None:
            found = await (await line.execute(_TABLE, [id])).fetchone()
            return None if found is None else _row(found)

        return await self._ask(work)

    async def versions(self, ids: list[str]) -> dict[str, int]:
        async def work(line: Line) -> dict[str, int]:
            return dict(await (await line.execute(_VERSIONS, [ids])).fetchall())

        return await self._ask(work)

    async def link(self, hash: str) -> tuple[str, int] | None:
        async def work(line: Line) -> tuple[str, int] | None:
            found = await (await line.execute("SELECT table_id, seat FROM links WHERE hash = %s", [hash])).fetchone()
            return None if found is None else (found[0], found[1])

        return await self._ask(work)

    async def ids(self) -> list[str]:
        async def work(line: Line) -> list[str]:
            return [id for (id,) in await (await line.execute("SELECT id FROM tables ORDER BY created, id")).fetchall()]

        return await self._ask(work)

    # ---------------------------------------------------------------- written, and safe on disk on return

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Line]:
        """A transaction; raises Conflict where it clashed with another, and Unwritten."""
        try:
            async with self._switchboard.line() as line, line.transaction():
                yield line
        except IntegrityError:
            raise Conflict from None
        except Error:
            raise Unwritten from None

    async def create(self, stored: Stored) -> None:
        row = stored.row
        whole = (row.id, row.game, row.secret, written(row.state), row.created, row.touched, int(row.over))
        async with self._writing() as line, line.pipeline():
            await line.execute(_NEW, (*whole, row.version))
            await line.execute(_NEW_LINES, (row.id, 0, stored.texts))
            for hash, seat in stored.links.items():
                await line.execute(_LINK, (hash, row.id, seat))
            for said in stored.chat:
                await line.execute(_WORD, (row.id, said.number, said.seat, said.text, said.time))
            if stored.snapshot is not None:
                await line.execute(_KEEP, _kept(row.id, stored.snapshot))
            if stored.due is not None:
                await line.execute(_REMIND, _reminder(row.id, stored.due))

    @asynccontextmanager
    async def holding(self, id: str, seen: int) -> AsyncIterator[Held]:
        try:
            async with self._locked(id) as held:
                yield held
        except Error:
            raise Unwritten from None

    @asynccontextmanager
    async def _locked(self, id: str) -> AsyncIterator[Held]:
        async with AsyncExitStack() as stack:
            try:
                held = await self._lock(stack, id)
            except OperationalError:
                held = await self._lock(stack, id)
            yield held

    async def _lock(self, stack: AsyncExitStack, id: str) -> Held:
        line = await stack.enter_async_context(self._switchboard.line())
        stack.push_async_callback(_end, line)
        async with line.pipeline():
            await line.execute("BEGIN")
            locked = await line.execute(_LOCK, [id])
        found = await locked.fetchone()
        return _Locked(line, id, None if found is None else found[0])

    async def keep(self, kept: dict[str, Snapshot]) -> None:
        async with self._writing() as line, line.pipeline():
            for table, snapshot in sorted(kept.items()):
                await line.execute(_KEEP, _kept(table, snapshot))

    async def expire(self, untouched: int, unplayed: int, spared: list[str]) -> list[str]:
        async with self._writing() as line:
            found = await (await line.execute(_OLD, (untouched, unplayed, spared))).fetchall()
            ids = [id for (id,) in found]
            for statement in _GONE if ids else ():
                await line.execute(statement, [ids])
        return ids

    async def analysis(self, id: str) -> str:
        async def work(line: Line) -> str:
            found = await (await line.execute(_ANALYSIS, [id])).fetchone()
            return "" if found is None else str(found[0])

        return await self._ask(work)

    async def keep_analysis(self, id: str, before: str, text: str) -> bool:
        async with self._writing() as line:
            if not before:
                return (await line.execute(_ANALYSE, (id, text))).rowcount == 1
            if not text:
                return (await line.execute(_UNANALYSED, (id, before))).rowcount == 1
            return (await line.execute(_ANALYSED, (text, id, before))).rowcount == 1

    # ---------------------------------------------------------------- steps nobody decides

    async def claim(self, queue: str, by: str, most: int, lease: float) -> list[str]:
        async with self._writing() as line:
            found = await line.execute(_CLAIM, (by, int(lease * 1000), queue, most))
            return [id for (id,) in await found.fetchall()]

    async def claim_one(self, id: str, seen: int, queue: str, by: str, lease: float) -> bool:
        async with self._writing() as line:
            return (await line.execute(_CLAIM_ONE, (queue, by, int(lease * 1000), id, seen))).rowcount == 1

    async def renew(self, ids: list[str], by: str, lease: float) -> None:
        async with self._writing() as line:
            await line.execute(_RENEW, (int(lease * 1000), by, ids))


class _Locked(Held):
    """A table whose row is locked until the change is committed."""

    def __init__(self, line: Line, id: str, version: int | None) -> None:
        self.version = version
        self._line: Final = line
        self._id: Final = id

    async def read(self, lines: int = 0, chat: int = 0) -> Stored | None:
        try:
            return await _read(self._line, self._id, lines, chat)
        except Error as error:
            raise Unreachable(_told(error)) from None

    async def write(self, change: Change) -> int:
        if self.version is None:
            raise Conflict
        seen, self.version = self.version, None
        try:
            async with self._line.pipeline():
                await self._send(change)
                await self._line.execute("COMMIT")
        except IntegrityError:
            raise Conflict from None
        except Error:
            raise Unwritten from None
        return seen + 1

    async def _send(self, change: Change) -> None:
        line, id = self._line, self._id
        if change.state is None:
            await line.execute(_TOUCH, (change.touched, id))
        else:
            await line.execute(_TURN, _turn(id, change))
        if change.snapshot is not None:
            await line.execute(_KEEP, _kept(id, change.snapshot))
        if change.said is not None:
            said = change.said
            await line.execute(_WORD, (id, said.number, said.seat, said.text, said.time))
        if change.relinked is not None:
            old, new, seat = change.relinked
            await line.execute(_UNLINK, (old, id))
            await line.execute(_LINK, (new, id, seat))


def _has_heard(line: Line) -> bool:
    """Whether something came over a connection on which nothing was asked: that it is closed."""
    if line.closed:
        return True
    ear = poll()
    ear.register(line.fileno(), POLLIN)
    return bool(ear.poll(0))


async def _read(line: Line, id: str, lines: int, chat: int) -> Stored | None:
    """A table, in one trip to the database."""
    async with line.pipeline():
        asked = [
            await line.execute(_TABLE, [id]),
            await line.execute(_LINES, [id, lines]),
            await line.execute(_LINKS, [id]),
            await line.execute(_CHAT, [id, chat]),
            await line.execute(_DUE, [id]),
        ]
        if not lines:
            asked.append(await line.execute(_SNAPSHOT, [id]))
    found, numbered, links, said, due, *kept = [await one.fetchall() for one in asked]
    if not found:
        return None
    if any(number != lines + at for at, (number, _) in enumerate(numbered)):
        raise BrokenStore("a line is missing")
    return Stored(
        _row(found[0]),
        [text for _, text in numbered],
        dict(links),
        [Said(*one) for one in said],
        Snapshot(*kept[0][0]) if kept and kept[0] else None,
        Due(due[0][0]) if due else None,
    )


def _row(found: tuple[Any, ...]) -> Row:
    id, game, secret, state, created, touched, over, version = found
    return Row(id, game, secret, json.loads(state), created, touched, bool(over), version)


async def _end(line: Line) -> None:
    """Leave a transaction that may have been committed; a broken connection has left it already."""
    with suppress(Error):
        if line.info.transaction_status != TransactionStatus.IDLE:
            await line.execute("ROLLBACK")


def _kept(table: str, snapshot: Snapshot) -> tuple[object, ...]:
    return (table, snapshot.number, snapshot.version, snapshot.hash, snapshot.packed)


def _reminder(table: str, due: Due) -> tuple[object, ...]:
    wait = int(due.wait * 1000)
    return (table, due.queue, wait, due.by, wait + int(due.lease * 1000))


def _turn(id: str, change: Change) -> dict[str, object]:
    queue, wait, by, until = (None, 0, "", 0) if change.due is None else _reminder(id, change.due)[1:]
    return {
        "id": id,
        "queue": queue,
        "wait": wait,
        "by": by,
        "until": until,
        "first": change.first,
        "texts": change.texts,
        "touched": change.touched,
        "state": written(change.state),
        "over": int(change.over),
    }


def _told(error: Exception) -> str:
    """What is wrong, on one line; never the address, which may hold a password."""
    return (str(error).splitlines() or [type(error).__name__])[0]


def prepare(address: str) -> None:
    """Bring a database to the newest schema, so that a server can open it; raises BrokenStore.

    Several machines may begin at once: one of them does it.
    """
    try:
        engine = create_engine(make_url(address).set(drivername="postgresql+psycopg"), hide_parameters=True)
    except SQLAlchemyError as error:
        raise BrokenStore(_told(error)) from None
    try:
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            migrate(connection)
    except (SQLAlchemyError, CommandError) as error:
        raise BrokenStore(_told(getattr(error, "orig", None) or error)) from None
    finally:
        engine.dispose()
