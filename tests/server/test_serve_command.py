"""`quadriga serve`: what it refuses, in both languages, and that it opens the browser when it is ready."""

import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from quadriga.cli.main import main
from server.serving import Port


def refused(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    assert main(["serve", *given]) != 0
    return capsys.readouterr().err


def test_what_cannot_be_served_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "70000 is no port" in refused(capsys, "--port", "70000", "--lang", "en")
    assert "n’est pas un port" in refused(capsys, "--port", "0", "--lang", "fr")
    assert "--pause" in refused(capsys, "--pause", "-1", "--lang", "en")
    assert "--pause" in refused(capsys, "--pause", "nan", "--lang", "en")
    assert "--rate" in refused(capsys, "--rate", "0", "--lang", "en")
    file = tmp_path / "file"
    file.write_text("")
    assert str(file) in refused(capsys, "--data", str(file), "--lang", "en")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in refused(capsys, "--port", port, "--data", str(tmp_path), "--lang", "en")


def test_a_file_that_holds_no_games_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for content in (b"this is no database at all, and never was one", newer(tmp_path / "newer.sqlite")):
        (tmp_path / "quadriga.sqlite").write_bytes(content)
        with Port() as port:
            said = refused(capsys, "--port", str(port), "--data", str(tmp_path), "--lang", "en")
        assert str(tmp_path) in said
        assert "--data" in said
        assert (tmp_path / "quadriga.sqlite").read_bytes() == content


def newer(path: Path) -> bytes:
    """A file as a program of the future leaves it."""
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA journal_mode=WAL")
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        file.execute("INSERT INTO alembic_version VALUES ('9999')")
    file.close()
    return path.read_bytes()


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://localhost:{}/"), ("0.0.0.0", "http://localhost:{}/"), ("127.0.0.2", "http://127.0.0.2:{}/")],
)
def test_the_browser_is_opened_when_the_server_is_ready(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str, address: str
) -> None:
    opened: SimpleQueue[str] = SimpleQueue()
    monkeypatch.setattr("webbrowser.open", opened.put)

    def run(data: Path, listening: socket.socket, ready: Callable[[], None], *given: Any, **named: Any) -> None:
        assert opened.empty()
        ready()
        listening.close()

    monkeypatch.setattr("quadriga.server.run.run", run)
    with Port(host) as port:
        given = ["--host", host, "--port", str(port), "--data", str(tmp_path / "new"), "--open", "--lang", "en"]
        assert main(["serve", *given]) == 0
    assert address.format(port) in capsys.readouterr().out
    assert opened.get(timeout=30) == address.format(port)
    assert (tmp_path / "new").is_dir()
