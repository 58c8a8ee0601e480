"""The tables in one SQLite file: the default, without configuration, for one process."""

import asyncio
import json
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

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
    Unwritten,
    written,
)

T = TypeVar("T")
NEWEST: Final = "0006"
"""The revision of the newest schema."""
Statement = tuple[str, list[tuple[object, ...]]]
"""SQL, and the values for each time it is carried out."""

_TABLE: Final = "SELECT id, game, secret, state, created, touched, over, version FROM tables WHERE id = ?"
_LINES: Final = "SELECT number, text FROM lines WHERE table_id = ? AND number >= ? ORDER BY number"
_LINKS: Final = "SELECT hash, seat FROM links WHERE table_id = ?"
_CHAT: Final = "SELECT number, seat, text, time FROM chat WHERE table_id = ? AND number > ? ORDER BY number"
_SNAPSHOT: Final = "SELECT number, version, hash, packed FROM snapshots WHERE table_id = ?"
_DUE: Final = "SELECT queue FROM due WHERE table_id = ?"

_NEW: Final = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_LINE: Final = "INSERT INTO lines VALUES (?, ?, ?)"
_LINK: Final = "INSERT INTO links VALUES (?, ?, ?)"
_WORD: Final = "INSERT INTO chat VALUES (?, ?, ?, ?, ?)"
_KEEP: Final = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)"
_REMIND: Final = "INSERT OR REPLACE INTO due VALUES (?, ?, ?, ?, ?)"
_DONE: Final = "DELETE FROM due WHERE table_id = ?"
_UNLINK: Final = "DELETE FROM links WHERE hash = ?"
_TOUCH: Final = "UPDATE tables SET touched = ?, version = version + 1 WHERE id = ? AND version = ?"
_TURN: Final = "UPDATE tables SET touched = ?, version = version + 1, state = ?, over = ? WHERE id = ? AND version = ?"
_FINDS: Final = (_UNLINK, _TOUCH, _TURN)
"""Each of these must find the one row it speaks of, or nothing of the change is written."""

_OLD: Final = f"""SELECT id FROM tables WHERE (touched < ? OR touched < ? AND touched < created + {PLAYED} AND over = 0)
    AND id NOT IN (SELECT value FROM json_each(?)) LIMIT {EXPIRED}"""
_GONE: Final = [
    f"DELETE FROM {name} WHERE {key} = ?"
    for name, key in [(one, "table_id") for one in ("lines", "links", "chat", "snapshots", "due", "analyses")]
    + [("tables", "id")]
]
_ANALYSIS: Final = "SELECT text FROM analyses WHERE table_id = ?"
_ANALYSE: Final = "INSERT INTO analyses VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING"
_ANALYSED: Final = "UPDATE analyses SET text = ? WHERE table_id = ? AND text = ?"
_UNANALYSED: Final = "DELETE FROM analyses WHERE table_id = ? AND text = ?"
_CLAIM: Final = """UPDATE due SET by = ?, until = ? WHERE table_id IN
    (SELECT table_id FROM due WHERE queue = ? AND at <= ? AND (by <> ? OR until < ?) ORDER BY at LIMIT ?)
    RETURNING table_id"""
_CLAIM_ONE: Final = """INSERT INTO due SELECT id, ?, ?, ?, ? FROM tables WHERE id = ? AND version = ?
    ON CONFLICT (table_id) DO UPDATE SET queue = excluded.queue, by = excluded.by, until = excluded.until"""
_RENEW: Final = "UPDATE due SET until = ? WHERE by = ? AND table_id IN (SELECT value FROM json_each(?))"


@dataclass(slots=True)
class _Job:
    """One change that waits to be written."""

    done: "asyncio.Future[None]"
    statements: list[Statement]


class SqliteStore(Store):
    """The file. Changes of many tables are committed together, each acknowledged only when it is safe on disk.

    One thread talks to the file, so that nobody else has to wait for the disk. The process is alone with it: a second
    one on the same file is told at its first change that it has not seen the latest.
    """

    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._file: sqlite3.Connection
        self._waiting: Final[list[_Job]] = []
        self._wake: Final = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._in_thread(lambda: prepare(self.path))
        self._file = await self._in_thread(self._connect)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        self._file.close()
        self._thread.shutdown()

    def _connect(self) -> sqlite3.Connection:
        file = sqlite3.connect(self.path, check_same_thread=False)
        _durable(file, None)
        return file

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    # ---------------------------------------------------------------- read

    async def _ask(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read something at one instant, in the thread that talks to the file."""

        def done() -> T:
            try:
                self._file.execute("BEGIN")
                try:
                    return work(self._file)
                finally:
                    self._file.rollback()
            except sqlite3.Error as error:
                raise BrokenStore(str(error)) from None

        return await self._in_thread(done)

    async def read(self, id: str, lines: int = 0, chat: int = 0) -> Stored | None:
        return await self._ask(lambda file: read_from(file, id, lines, chat))

    async def find(self, id: str) -> Row | None:
        found = await self._ask(lambda file: file.execute(_TABLE, [id]).fetchone())
        return None if found is None else _row(found)

    async def versions(self, ids: list[str]) -> dict[str, int]:
        asked = "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each(?))"
        return await self._ask(lambda file: dict(file.execute(asked, [json.dumps(ids)]).fetchall()))

    async def link(self, hash: str) -> tuple[str, int] | None:
        asked = "SELECT table_id, seat FROM links WHERE hash = ?"
        found: tuple[str, int] | None = await self._ask(lambda file: file.execute(asked, [hash]).fetchone())
        return found

    async def ids(self) -> list[str]:
        asked = "SELECT id FROM tables ORDER BY created, id"
        return await self._ask(lambda file: [id for (id,) in file.execute(asked)])

    # ---------------------------------------------------------------- written, and safe on disk on return

    async def create(self, stored: Stored) -> None:
        row = stored.row
        whole = (row.id, row.game, row.secret, written(row.state), row.created, row.touched, int(row.over))
        statements: list[Statement] = [
            (_NEW, [(*whole, row.version)]),
            (_LINE, _numbered(row.id, 0, stored.texts)),
            (_LINK, [(hash, row.id, seat) for hash, seat in stored.links.items()]),
            (_WORD, [(row.id, one.number, one.seat, one.text, one.time) for one in stored.chat]),
        ]
        if stored.snapshot is not None:
            statements.append((_KEEP, [_kept(row.id, stored.snapshot)]))
        if stored.due is not None:
            statements.append((_REMIND, [_reminder(row.id, stored.due)]))
        await self._put(statements)

    def holding(self, id: str, seen: int) -> AbstractAsyncContextManager[Held]:
        return nullcontext(_Seen(self, id, seen))

    async def change(self, id: str, seen: int, change: Change) -> None:
        """Write a change of a table that is still at the version `seen`; raises Conflict and Unwritten."""
        if change.state is None:
            statements: list[Statement] = [(_TOUCH, [(change.touched, id, seen)])]
        else:
            state = written(change.state)
            statements = [
                (_TURN, [(change.touched, state, int(change.over), id, seen)]),
                (_REMIND, [_reminder(id, change.due)]) if change.due is not None else (_DONE, [(id,)]),
            ]
        if change.texts:
            statements.append((_LINE, _numbered(id, change.first, change.texts)))
        if change.snapshot is not None:
            statements.append((_KEEP, [_kept(id, change.snapshot)]))
        if change.said is not None:
            said = change.said
            statements.append((_WORD, [(id, said.number, said.seat, said.text, said.time)]))
        if change.relinked is not None:
            old, new, seat = change.relinked
            statements += [(_UNLINK, [(old,)]), (_LINK, [(new, id, seat)])]
        await self._put(statements)

    async def keep(self, kept: dict[str, Snapshot]) -> None:
        await self._put([(_KEEP, [_kept(table, snapshot) for table, snapshot in kept.items()])])

    async def expire(self, untouched: int, unplayed: int, spared: list[str]) -> list[str]:
        asked = (untouched, unplayed, json.dumps(spared))
        ids = await self._ask(lambda file: [id for (id,) in file.execute(_OLD, asked)])
        if ids:
            await self._put([(text, [(id,) for id in ids]) for text in _GONE])
        return ids

    async def analysis(self, id: str) -> str:
        found = await self._ask(lambda file: file.execute(_ANALYSIS, (id,)).fetchone())
        return "" if found is None else str(found[0])

    async def keep_analysis(self, id: str, before: str, text: str) -> bool:
        if not before:
            return await self._claimed(lambda: self._file.execute(_ANALYSE, (id, text)).rowcount == 1)
        if not text:
            return await self._claimed(lambda: self._file.execute(_UNANALYSED, (id, before)).rowcount == 1)
        return await self._claimed(lambda: self._file.execute(_ANALYSED, (text, id, before)).rowcount == 1)

    async def _put(self, statements: list[Statement]) -> None:
        if self._closing:
            raise Unwritten
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Job(done, statements))
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
                for job in batch:
                    if not await self._commit([job]):
                        _answer(job, Conflict())

    async def _commit(self, batch: list[_Job]) -> bool:
        """Whether the changes are in the file, or one alone was told that it cannot be written.

        False if it has clashed with another, or if only one of several may be at fault.
        """
        statements = [statement for job in batch for statement in job.statements]
        problem: Exception | None = None
        try:
            await self._in_thread(lambda: self._commit_now(statements))
        except sqlite3.IntegrityError:
            return False
        except (sqlite3.Error, OSError):
            if len(batch) > 1:
                return False
            problem = Unwritten()
        for job in batch:
            _answer(job, problem)
        return True

    def _commit_now(self, statements: list[Statement]) -> None:
        file = self._file
        try:
            for text, values in statements:
                if text in _FINDS:
                    if file.execute(text, values[0]).rowcount != 1:
                        raise sqlite3.IntegrityError("changed since")
                else:
                    file.executemany(text, values)
            file.commit()
        except BaseException:
            file.rollback()
            raise

    # ---------------------------------------------------------------- steps nobody decides

    async def claim(self, queue: str, by: str, most: int, lease: float) -> list[str]:
        """Whoever else has taken a step upon himself is gone: the process is alone with its file."""
        now = _milliseconds()
        given = (by, now + int(lease * 1000), queue, now, by, now, most)
        return await self._claimed(lambda: [id for (id,) in self._file.execute(_CLAIM, given).fetchall()])

    async def claim_one(self, id: str, seen: int, queue: str, by: str, lease: float) -> bool:
        now = _milliseconds()
        given = (queue, now, by, now + int(lease * 1000), id, seen)
        return await self._claimed(lambda: bool(self._file.execute(_CLAIM_ONE, given).rowcount))

    async def renew(self, ids: list[str], by: str, lease: float) -> None:
        given = (_milliseconds() + int(lease * 1000), by, json.dumps(ids))
        await self._claimed(lambda: self._file.execute(_RENEW, given))

    async def _claimed(self, work: Callable[[], T]) -> T:
        def done() -> T:
            try:
                with self._file:
                    return work()
            except sqlite3.Error:
                raise Unwritten from None

        return await self._in_thread(done)


class _Seen(Held):
    """A table at the version its process has seen: whether it still is, the file says when it is written."""

    def __init__(self, store: SqliteStore, id: str, seen: int) -> None:
        self.version = seen
        self._store: Final = store
        self._id: Final = id
        self._seen: Final = seen

    async def read(self, lines: int = 0, chat: int = 0) -> Stored | None:
        return await self._store.read(self._id, lines, chat)

    async def write(self, change: Change) -> int:
        await self._store.change(self._id, self._seen, change)
        return self._seen + 1


def read_from(file: sqlite3.Connection, id: str, lines: int = 0, chat: int = 0) -> Stored | None:
    """A table as `Store.read` gives it; raises sqlite3.Error and BrokenStore."""
    found = file.execute(_TABLE, [id]).fetchone()
    if found is None:
        return None
    numbered = file.execute(_LINES, [id, lines]).fetchall()
    if any(number != lines + at for at, (number, _) in enumerate(numbered)):
        raise BrokenStore("a line is missing")
    kept = None if lines else file.execute(_SNAPSHOT, [id]).fetchone()
    queue = file.execute(_DUE, [id]).fetchone()
    return Stored(
        _row(found),
        [text for _, text in numbered],
        dict(file.execute(_LINKS, [id]).fetchall()),
        [Said(*said) for said in file.execute(_CHAT, [id, chat])],
        None if kept is None else Snapshot(*kept),
        None if queue is None else Due(queue[0]),
    )


def _row(found: tuple[Any, ...]) -> Row:
    id, game, secret, state, created, touched, over, version = found
    return Row(id, game, secret, json.loads(state), created, touched, bool(over), version)


def _answer(job: _Job, problem: Exception | None) -> None:
    if job.done.done():
        return
    if problem is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(problem)


def _numbered(table: str, first: int, texts: list[str]) -> list[tuple[object, ...]]:
    return [(table, first + at, text) for at, text in enumerate(texts)]


def _kept(table: str, snapshot: Snapshot) -> tuple[object, ...]:
    return (table, snapshot.number, snapshot.version, snapshot.hash, snapshot.packed)


def _reminder(table: str, due: Due) -> tuple[object, ...]:
    at = _milliseconds() + int(due.wait * 1000)
    return (table, due.queue, at, due.by, at + int(due.lease * 1000))


def _milliseconds() -> int:
    return int(time.time() * 1000)


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
    if not is_newest(path):
        from quadriga.server.store.upgrade import upgrade  # large

        upgrade(path, _durable)


def is_newest(path: Path) -> bool:
    """Whether a file has the newest schema already."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            return file.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
    except sqlite3.Error:
        return False
