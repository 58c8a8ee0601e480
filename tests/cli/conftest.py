import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import Call, Done, Run, environment
from quadriga.cli.main import main
from quadriga.text import add_folder
from toys import forum


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs the command as a shell would, in an empty folder."""

    def command(*arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "quadriga", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment(**more),
            timeout=120,
            check=False,
        )

    return command


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """Runs the command in this process, in an empty folder: the same without the time to start."""
    for name in ("QUADRIGA_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, **more: str) -> Done:
        for name, value in more.items():
            monkeypatch.setenv(name, value)
        code = main(arguments)
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return command


@pytest.fixture(scope="session", autouse=True)
def _toy_catalogues() -> None:
    add_folder(Path(forum.__file__).parent / "locale")
