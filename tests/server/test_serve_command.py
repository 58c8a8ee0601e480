"""`quadriga serve`: what it refuses, in both languages, and that it opens the browser when it is ready."""

import socket
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from quadriga.cli.main import main


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


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://localhost:{}/"), ("0.0.0.0", "http://localhost:{}/"), ("127.0.0.2", "http://127.0.0.2:{}/")],
)
def test_the_browser_is_opened_when_the_server_is_ready(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str, address: str
) -> None:
    opened: SimpleQueue[str] = SimpleQueue()
    monkeypatch.setattr("webbrowser.open", opened.put)

    def run(data: Path, listening: socket.socket, ready: Callable[[], None], *given: Any) -> None:
        assert opened.empty()
        ready()
        listening.close()

    monkeypatch.setattr("quadriga.server.run.run", run)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    given = ["--host", host, "--port", str(port), "--data", str(tmp_path / "new"), "--open", "--lang", "en"]
    assert main(["serve", *given]) == 0
    assert address.format(port) in capsys.readouterr().out
    assert opened.get(timeout=30) == address.format(port)
    assert (tmp_path / "new").is_dir()
