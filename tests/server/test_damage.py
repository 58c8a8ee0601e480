"""What is broken or grows without end: one table never breaks another, damage is found and said, old tables go."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from quadriga.cli.main import main
from quadriga.games import load
from quadriga.records.dice import SeededDice
from quadriga.records.record import new
from quadriga.server import reading
from quadriga.server.app import create_app
from quadriga.server.client import serve_client
from quadriga.server.host import Host
from quadriga.server.store import FILE, Change, Row, Stored, Unwritten
from quadriga.server.store.sqlite import SqliteStore
from quadriga.server.titles import Titles
from quadriga.server.workers import TooLong, Workers
from quadriga.table import PERSON, Chair

START = {"game": "conquest", "scenario": "short", "options": {"homes": "listed"}, "chairs": [{"kind": "person"}] * 2}


def opened(client: TestClient) -> tuple[str, dict[str, str]]:
    """The path of a new table, and the link of its first seat."""
    made = client.post("/api/tables", json=START).json()
    return f"/api/tables/{made['id']}", {"Authorization": f"Bearer {made['links']['0']}"}


def alter(data: Path, text: str, *values: object) -> None:
    with sqlite3.connect(data / FILE) as file:
        file.execute(text, values)
    file.close()


def checked(capsys: pytest.CaptureFixture[str], data: Path) -> tuple[int, dict[str, Any]]:
    code = main(["check-data", str(data), "--json"])
    return code, json.loads(capsys.readouterr().out)


SPOILED = {
    "record": ("UPDATE lines SET text = replace(text, 'conquest', 'conquesT') WHERE table_id = ?", "record"),
    "hole": ("DELETE FROM lines WHERE table_id = ? AND number = 0", "line-missing"),
    "gap": ("UPDATE lines SET number = 9 WHERE table_id = ? AND number = 1", "line-missing"),
    "state": ("UPDATE tables SET state = '{\"chairs\": 3}' WHERE id = ?", "state"),
    "title": ("UPDATE tables SET game = 'chess' WHERE id = ?", "title"),
    "secret": ("UPDATE tables SET secret = '00' WHERE id = ?", "secret"),
    "position": ("INSERT OR REPLACE INTO snapshots VALUES (?, 2, 1, 'no', x'00')", "position"),
}


@pytest.mark.parametrize("what", SPOILED)
def test_one_broken_table_never_breaks_the_others_and_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as client:
        broken, sound = opened(client), opened(client)
        for path, link in (broken, sound):
            assert client.post(
                f"{path}/moves", json={"sequence": 0, "moves": ["end-movement"]}, headers=link
            ).is_success
    assert checked(capsys, tmp_path) == (0, {"sound": 2, "damaged": []})
    id = broken[0].rpartition("/")[2]
    statement, damage = SPOILED[what]
    alter(tmp_path, statement, id)
    code, said = checked(capsys, tmp_path)
    assert (code, said["sound"]) == (1, 1)
    assert [(one["table"], one["damage"]) for one in said["damaged"]] == [(id, damage)]
    for lang in ("en", "fr"):
        assert main(["check-data", str(tmp_path), "--lang", lang]) == 1
        assert id in capsys.readouterr().out
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as client:
        answer = client.get(broken[0], headers=broken[1])
        if what != "position":
            assert (answer.status_code, answer.json()["key"]) == (503, "damaged")
        assert client.get(sound[0], headers=sound[1]).json()["count"] == 1


def test_the_socket_of_a_broken_table_is_closed_with_a_clear_code(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as client:
        path, link = opened(client)
        alter(tmp_path, "UPDATE lines SET text = ''")
        with client.websocket_connect(f"{path}/live") as socket:
            socket.send_text(link["Authorization"].partition(" ")[2])
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
        assert closed.value.code == 4503


def test_pages_that_cannot_be_read_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as client:
        tables = [opened(client) for _ in range(60)]
    data = bytearray((tmp_path / FILE).read_bytes())
    pages = [at for at in range(4096, len(data), 4096) if data[at] == 13 and b'"format":2' in data[at : at + 4096]]
    assert len(pages) > 2
    data[pages[1] : pages[1] + 4096] = bytes(4096)
    (tmp_path / FILE).write_bytes(data)
    code, said = checked(capsys, tmp_path)
    assert code == 1
    assert {one["table"] for one in said["damaged"]} > {""}
    assert said["sound"] > 0
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as client:
        answers = [client.get(path, headers=link) for path, link in tables]
        found = [(answer.status_code, answer.json().get("key")) for answer in answers]
        assert set(found) == {(200, None), (503, "damaged")}
        assert [code for code, _ in found].count(200) == said["sound"]
    assert main(["check-data", str(tmp_path / "nowhere")]) == 2
    (tmp_path / FILE).write_bytes(b"no database")
    assert main(["check-data", str(tmp_path)]) == 2


def test_a_change_that_cannot_be_written_takes_no_other_with_it(tmp_path: Path) -> None:
    class Bad(SqliteStore):
        def _commit_now(self, statements: Any) -> None:
            if any("bad" in values for _, rows in statements for values in rows):
                raise sqlite3.DatabaseError("malformed")
            super()._commit_now(statements)

    async def story() -> None:
        store = Bad(tmp_path / FILE)
        await store.open()
        await store.create(Stored(Row("good", "conquest", "", {}, 1, 1, False), ["first"], {}, []))
        writes = [store.change(id, 0, Change(2, ["second"], 1, {})) for id in ("bad", "good")]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [Unwritten, type(None)]
        found = await store.read("good")
        assert found is not None
        assert found.texts == ["first", "second"]
        await store.close()

    asyncio.run(story())


def test_addresses_and_folders_that_no_system_takes_are_clear_errors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").write_text("<title>Q</title>")
    app = FastAPI()
    serve_client(app, tmp_path)
    client = TestClient(app)
    for name in ("x" * 300, "é" * 200):
        assert client.get(f"/assets/{name}").status_code == 404
        assert client.get(f"/{name}").status_code == 200
    for folder in ("/proc", str(tmp_path / ("x" * 300))):
        assert main(["serve", "--port", "1", "--data", folder, "--lang", "en"]) == 2
        assert folder in capsys.readouterr().err


class Busy(Workers):
    """No job is ever done in time."""

    async def ask(self, seconds: float, job: Callable[..., Any], *given: object) -> Any:
        raise TooLong


def test_courses_the_past_and_records_from_outside_are_worked_out_where_they_can_be_ended(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as client:
        path, link = opened(client)
        host: Host = client.app.state.host  # type: ignore[attr-defined]
        real, busy = host.reckoners, Busy()
        host.reckoners = busy  # type: ignore[misc]
        record = new(load("conquest"), SeededDice(1)).text()
        state = client.get(path, headers=link).json()
        made = {"sequence": state["sequence"], "moves": [state["moves"][0]["text"]]}
        assert client.post(f"{path}/moves", json=made, headers=link).status_code == 200
        for answer in (
            client.get(f"{path}/course", headers=link),
            client.get(f"{path}/at/0", headers=link),
            client.post("/api/records", json={"record": record}),
        ):
            assert (answer.status_code, answer.json()["key"]) == (422, "too-long")
        host.reckoners = real  # type: ignore[misc]
        busy.close()


def test_tables_nobody_touches_go_and_others_stay(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.open()
        workers = Workers()
        host = Host(store, workers, workers, 0.0, Titles(), keep_days=100)
        ids = [(await host.open("conquest", "short", {}, [Chair(PERSON)] * 2, False))[0] for _ in range(6)]
        seated = await host.seated(ids[5])
        assert seated is not None
        day, now = 86_400, int(time.time())
        ages = [(200, 101, 0), (99, 99 - 1, 0), (31, 31, 0), (31, 31, 1), (1, 1, 0), (200, 200, 0)]
        for id, (created, touched, over) in zip(ids, ages, strict=True):
            values = (now - created * day, now - touched * day, over, id)
            alter(tmp_path, "UPDATE tables SET created = ?, touched = ?, over = ? WHERE id = ?", *values)
        sweeping = asyncio.create_task(host.sweep())
        while await store.find(ids[0]) is not None or await store.find(ids[2]) is not None:
            await asyncio.sleep(0.01)
        assert [await store.find(id) is not None for id in ids] == [False, True, False, True, True, True]
        with closing(sqlite3.connect(tmp_path / FILE)) as file:
            for name in ("lines", "links", "chat", "snapshots", "due"):
                assert file.execute(f"SELECT * FROM {name} WHERE table_id = ?", [ids[0]]).fetchall() == []
        assert await host.seated(ids[0]) is None
        sweeping.cancel()
        forever = Host(store, workers, workers, 0.0, Titles(), keep_days=0)
        await asyncio.wait_for(forever.sweep(), 1)
        await host.stop()
        await store.close()
        workers.close()

    asyncio.run(story())


def test_tables_and_their_records_have_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.server.limits.OPENED", 0.00002)
    monkeypatch.setattr("quadriga.server.host.LONGEST", 3)
    monkeypatch.setattr("quadriga.server.host.TALK", 1)
    with TestClient(create_app(tmp_path, pause=0.0, rate=100_000)) as client:
        path, link = opened(client)
        opened(client)
        assert client.post("/api/tables", json=START).json()["key"] == "too-many-tables"
        for number, move in enumerate(("end-movement", "buy infantry 1")):
            body = {"sequence": number, "moves": [move]}
            assert client.post(f"{path}/moves", json=body, headers=link).is_success
        answer = client.post(f"{path}/moves", json={"sequence": 2, "moves": ["end-buying"]}, headers=link)
        assert (answer.status_code, answer.json()["key"]) == (409, "table-full")
        assert client.get(path, headers=link).json()["count"] == 2
        assert client.post(f"{path}/chat", json={"text": "Ave"}, headers=link).is_success
        assert client.post(f"{path}/chat", json={"text": "Ave"}, headers=link).json()["key"] == "table-full"
        assert client.post(f"{path}/concede", headers=link).json()["over"]


def test_a_table_that_loads_slowly_keeps_no_other_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow: list[str] = []

    def recorded(game: Any, page: Any, *more: Any) -> Any:
        if slow and slow[0] in page.bodies[0]:
            time.sleep(0.5)
        return reading.recorded(game, page, *more)

    monkeypatch.setattr("quadriga.server.host.recorded", recorded)

    async def story() -> None:
        store = SqliteStore(tmp_path / FILE)
        await store.open()
        workers = Workers()
        host = Host(store, workers, workers, 0.0, Titles())
        first, _ = await host.open("hannibal", "", {}, [Chair(PERSON)] * 2, False)
        other, _ = await host.open("conquest", "", {}, [Chair(PERSON)] * 2, False)
        slow.append('"hannibal"')
        loading = asyncio.create_task(host.seated(first))
        await asyncio.sleep(0.05)
        assert await host.seated(other) is not None
        assert not loading.done()
        assert await loading is not None
        await host.stop()
        await store.close()
        workers.close()

    asyncio.run(story())
