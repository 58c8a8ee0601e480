"""All games carried from a folder into a database and back, and what is refused."""

import sqlite3
from contextlib import closing
from itertools import cycle
from pathlib import Path
from typing import Any

import psycopg
import pytest
from fastapi.testclient import TestClient

import quadriga
from quadriga.cli.main import main
from quadriga.server.app import create_app
from quadriga.server.store import FILE
from server.parts import Postgres, RedisServer

TABLES = {
    "tables": 'id, game, secret, state, created, touched, "over", version',
    "lines": "table_id, number, text",
    "links": "hash, table_id, seat",
    "chat": "table_id, number, seat, text, time",
    "snapshots": "table_id, number, version, hash, packed",
    "due": "table_id, queue",
}

KINDS = (("person person", False), ("person bot", False), ("person person", True))
"""Who sits at a table, and whether it is over."""


def filled(folder: Path) -> dict[str, Any]:
    """A folder with games of each kind: one of people who talk, one whose next step is a bot's, one that is over."""
    with TestClient(create_app(folder, pause=60.0, rate=100_000)) as client:
        first: dict[str, Any] = {}
        for game, (kinds, is_over) in zip(quadriga.titles(), cycle(KINDS), strict=False):
            chairs = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in kinds.split()]
            made = client.post("/api/tables", json={"game": game, "chairs": chairs}).json()
            first = first or made
            path = f"/api/tables/{made['id']}"
            link = {"Authorization": f"Bearer {made['links']['0']}"}
            assert client.get(path, headers=link).is_success
            assert client.post(f"{path}/chat", json={"text": "Salvē, « amice » \U0001f3b2"}, headers=link).is_success
            if is_over:
                assert client.post(f"{path}/concede", headers=link).json()["over"]
        return first


def in_folder(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of a file."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        return {
            name: sorted(file.execute(f"SELECT {columns} FROM {name}").fetchall()) for name, columns in TABLES.items()
        }


def in_database(address: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of a database."""
    with psycopg.connect(address) as line:
        return {
            name: sorted(line.execute(f"SELECT {columns} FROM {name}").fetchall()) for name, columns in TABLES.items()
        }


def test_all_games_are_carried_over_and_back(
    tmp_path: Path, postgres: Postgres, redis: RedisServer, capsys: pytest.CaptureFixture[str]
) -> None:
    made = filled(tmp_path / "here")
    before = in_folder(tmp_path / "here")
    assert all(before[name] for name in TABLES if name != "due")
    address = postgres.new()
    for _ in range(2):
        assert main(["move-data", str(tmp_path / "here"), address, "--lang", "en"]) == 0
        assert f"{len(quadriga.titles())} games" in capsys.readouterr().out
        assert in_database(address) == before
    assert main(["move-data", address, str(tmp_path / "there"), "--lang", "en"]) == 0
    assert in_folder(tmp_path / "there") == before == in_folder(tmp_path / "here")
    link = {"Authorization": f"Bearer {made['links']['0']}"}
    app = create_app(tmp_path, pause=60.0, rate=100_000, database=address, bus=redis.address)
    with TestClient(app) as client:
        state = client.get(f"/api/tables/{made['id']}", headers=link).json()
        assert state["chat"][0]["text"] == "Salvē, « amice » \U0001f3b2"
        assert client.post(f"/api/tables/{made['id']}/concede", headers=link).is_success
    assert main(["move-data", str(tmp_path / "here"), address, "--lang", "en"]) == 2
    assert made["id"] in capsys.readouterr().err


def test_a_move_from_nowhere_or_to_nowhere_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["move-data", str(tmp_path), str(tmp_path / "there"), "--lang", "en"]) == 2
    assert str(tmp_path) in capsys.readouterr().err
    assert not (tmp_path / "there").exists()
    filled(tmp_path)
    assert main(["move-data", str(tmp_path), "postgresql://x@127.0.0.1:1/x", "--lang", "en"]) == 2
