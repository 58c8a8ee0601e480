"""The SQLite file: its schema from any age, who may read it, and what is never shown. What both databases must do is in
test_stores.py."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from quadriga.server.host import Host
from quadriga.server.store import FILE, Change, Conflict, Row, Stored, Unwritten, prepare_apart
from quadriga.server.store.layout import metadata, migrate
from quadriga.server.store.sqlite import SqliteStore, is_newest
from quadriga.server.titles import Titles
from quadriga.server.workers import Workers
from quadriga.table import PERSON, Chair


def row(id: str = "one") -> Row:
    return Row(id, "conquest", "", {"chairs": []}, 1, 1, False)


def schema(path: Path) -> dict[str, list[tuple[str, str, int, int]]]:
    """Tables and their columns: name, type, not null, place in the key."""
    with sqlite3.connect(path) as file:
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return {
            name: [(c[1], c[2], c[3], c[5]) for c in file.execute(f"PRAGMA table_info({name})")]
            for name in names
            if name != "alembic_version"
        }


def made(path: Path, revision: str) -> Path:
    """A file as a server of that revision left it, with a game in it."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrate(connection, revision)
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, secret, state, created, touched, over) "
            "VALUES ('one', 'conquest', '', '{}', 1, 1, 0)"
        )
        connection.exec_driver_sql("INSERT INTO lines VALUES ('one', 0, 'first')")
        connection.exec_driver_sql("INSERT INTO links VALUES ('hash', 'one', 0)")
    engine.dispose()
    return path


async def visited(path: Path) -> tuple[Stored | None, Any]:
    """What a server of today finds in a file."""
    store = SqliteStore(path)
    await store.open()
    try:
        return await store.read("one"), await store.link("hash")
    finally:
        await store.close()


def test_a_new_file_gets_the_schema_the_code_expects(tmp_path: Path) -> None:
    assert asyncio.run(visited(tmp_path / "new.sqlite"))[0] is None
    engine = create_engine(f"sqlite:///{tmp_path / 'declared.sqlite'}")
    metadata.create_all(engine)
    engine.dispose()
    assert schema(tmp_path / "new.sqlite") == schema(tmp_path / "declared.sqlite")


def test_whoever_serves_does_not_carry_what_only_a_new_schema_needs(tmp_path: Path) -> None:
    asked = "import sys, quadriga.server.run; print([one for one in ('sqlalchemy', 'alembic') if one in sys.modules])"
    given = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, env=given)
    assert said.stdout.strip() == "[]"
    assert not is_newest(tmp_path / FILE)
    prepare_apart(str(tmp_path))
    assert is_newest(tmp_path / FILE), "the newest revision is the one the code names"
    assert not is_newest(made(tmp_path / "old.sqlite", "0004"))


@pytest.mark.parametrize("revision", ["0001", "head"])
def test_a_file_of_any_age_keeps_its_games(tmp_path: Path, revision: str) -> None:
    path = made(tmp_path / "old.sqlite", revision)
    for _ in range(2):
        found, link = asyncio.run(visited(path))
        assert found is not None
        assert (found.row.game, found.texts, link, found.chat) == ("conquest", ["first"], ("one", 0), [])
    assert "chat" in schema(path)


def test_the_file_waits_for_the_disk_at_every_commit(tmp_path: Path) -> None:
    async def look() -> list[Any]:
        store = SqliteStore(tmp_path / "quadriga.sqlite")
        await store.open()
        asked = ("journal_mode", "synchronous")
        found = [store._file.execute(f"PRAGMA {one}").fetchone()[0] for one in asked]
        await store.close()
        return found

    assert asyncio.run(look()) == ["wal", 2]


def test_the_folder_and_what_is_in_it_are_their_owners_alone(tmp_path: Path) -> None:
    def mode(path: Path) -> int:
        return path.stat().st_mode & 0o777

    async def look(path: Path) -> None:
        store = SqliteStore(path)
        await store.open()
        assert [mode(path.with_name(path.name + end)) for end in ("", "-wal", "-shm")] == [0o600] * 3
        await store.close()

    before = os.umask(0o022)
    try:
        asyncio.run(look(tmp_path / "new" / "games" / "quadriga.sqlite"))
        old = tmp_path / "old"
        old.mkdir(mode=0o755)
        made(old / "quadriga.sqlite", "0003").chmod(0o644)
        asyncio.run(look(old / "quadriga.sqlite"))
        shared = tmp_path / "shared"
        shared.mkdir(mode=0o755)
        (shared / "something-else").touch()
        asyncio.run(look(shared / "quadriga.sqlite"))
    finally:
        os.umask(before)
    assert (mode(tmp_path / "new" / "games"), mode(old), mode(shared)) == (0o700, 0o700, 0o755)


def test_what_waits_is_written_before_the_file_is_let_go_of(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path / "quadriga.sqlite")
        await store.open()
        await store.create(Stored(row(), ["first"], {}, []))
        await store.create(Stored(row("two"), ["first"], {}, []))
        writes = [store.change("one", 0, Change(2, [f"by {who}"], 1, {})) for who in range(3)]
        other = store.change("two", 0, Change(2, ["elsewhere"], 1, {}))
        results = await asyncio.gather(*writes, other, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None)]
        late = asyncio.create_task(store.change("one", 1, Change(2, ["late"], 2, {})))
        await asyncio.sleep(0)
        await store.close()
        await late
        with pytest.raises(Unwritten):
            await store.change("one", 2, Change(2, ["too late"], 3, {}))

    asyncio.run(write())
    with sqlite3.connect(tmp_path / "quadriga.sqlite") as file:
        asked = "SELECT text FROM lines WHERE table_id = 'one'"
        assert [text for (text,) in file.execute(asked)] == ["first", "by 0", "late"]


class Slow(SqliteStore):
    """A disk that takes its time, or is full."""

    gate: asyncio.Event
    full = False

    async def change(self, *given: Any) -> None:
        await self.gate.wait()
        if self.full:
            raise Unwritten
        await super().change(*given)


def test_what_is_not_on_disk_is_shown_to_nobody(tmp_path: Path) -> None:
    async def look() -> None:
        store = Slow(tmp_path / "quadriga.sqlite")
        store.gate = asyncio.Event()
        await store.open()
        workers = Workers()
        host = Host(store, workers, workers, 0.0, Titles())
        id, _ = await host.open("conquest", "short", {"homes": "listed"}, [Chair(PERSON)] * 2, False)
        seated = await host.seated(id)
        assert seated is not None
        before = seated.text(-1)
        move = seated.game.vocabulary.parse("end-movement")

        async def play() -> None:
            async with host.change(seated, None) as table:
                table.play(table.position.turn(), [move], table.sequence)

        async def watch() -> bytes:
            async with seated.lock:
                await host.look_under_lock(seated)
                return seated.text(-1)

        store.full = True
        playing = asyncio.create_task(play())
        await asyncio.sleep(0.05)
        watching = asyncio.create_task(watch())
        await asyncio.sleep(0.05)
        assert not watching.done()
        store.gate.set()
        with pytest.raises(Unwritten):
            await playing
        assert await watching == before
        store.full = False
        await play()
        assert b'"count":1,' in seated.text(-1)
        await host.stop()
        await store.close()
        workers.close()

    asyncio.run(look())
