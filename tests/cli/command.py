"""The command as a shell runs it."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import quadriga


class Done(NamedTuple):
    """What a command did."""

    returncode: int
    stdout: str
    stderr: str


Call = Callable[..., Done]
Run = Callable[..., subprocess.CompletedProcess[str]]


def environment(**more: str) -> dict[str, str]:
    """The environment of a command: this package, English unless said otherwise, no colours."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "QUADRIGA_"))}
    return {
        **kept,
        "PYTHONPATH": str(Path(quadriga.__file__).parents[1]),
        "PYTHONUTF8": "1",
        "TERM": "xterm",
        "PROMPT_TOOLKIT_NO_CPR": "1",
        **more,
    }
