import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import Run, environment
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


@pytest.fixture(scope="session", autouse=True)
def _toy_catalogues() -> None:
    add_folder(Path(forum.__file__).parent / "locale")
