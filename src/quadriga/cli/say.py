"""What the command says: messages of `cli.ftl` on the two streams, and failures with their exit codes."""

import json
import os
import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from quadriga.engine.errors import Unknown
from quadriga.text import Catalogue, catalogue

OK: Final = 0
BREACH: Final = 1
"""A check found something."""
USAGE: Final = 2
"""Bad input: nothing was done."""
INTERRUPTED: Final = 130

PIPE_WIDTH: Final = 120


class Failure(Exception):
    """The command cannot do what was asked: the key of the sentence that says why, its arguments, the exit code."""

    def __init__(self, key: str, code: int = USAGE, **arguments: str | int) -> None:
        super().__init__(key)
        self.key: Final = key
        self.code: Final = code
        self.arguments: Final = arguments


def _width() -> int | None:
    """How wide tables may be: as wide as the terminal, and comfortably so where there is none."""
    return None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPE_WIDTH


class Voice:
    """Speaks one language on the terminal."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self.words: Final[Catalogue] = catalogue(lang, "engine", "cli", "records", "assistant", "serve")
        self.out: Final = Console(
            highlight=False, markup=False, emoji=False, soft_wrap=not sys.stdout.isatty(), width=_width()
        )
        self.err: Final = Console(highlight=False, markup=False, emoji=False, soft_wrap=True, stderr=True)

    def text(self, key: str, **arguments: str | int) -> str:
        """A message."""
        return self.words.text(key, arguments)

    def unknown(self, error: Unknown) -> str:
        """What is wrong with a word."""
        return self.text(f"unknown-{error.key}", word=error.word, expected=error.expected)

    def say(self, key: str, **arguments: str | int) -> None:
        """Print a message."""
        self.line(self.text(key, **arguments))

    def line(self, text: str, style: str = "") -> None:
        """Print a text as it is."""
        self.out.print(Text(text, style=style))

    def indented(self, text: str) -> None:
        """Print a text set in from the margin, every line of it where lines are broken at all."""
        if self.out.soft_wrap:
            self.line(f"    {text}")
        else:
            self.show(Padding(Text(text), (0, 0, 0, 4), expand=False))

    def show(self, thing: RenderableType) -> None:
        """Print something Rich can draw."""
        self.out.print(thing)

    def json(self, value: object) -> None:
        """Print a value for a program to read."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")

    def complain(self, key: str, **arguments: str | int) -> None:
        """Print an error on the other stream."""
        self.err.print(Text(self.text("cli-error", sentence=self.text(key, **arguments)), style="red"))

    def fail(self, failure: Failure) -> None:
        """Print why the command cannot do what was asked; `reason_key` is a message inside the message."""
        arguments = dict(failure.arguments)
        inner = arguments.pop("reason_key", None)
        if inner is not None:
            arguments["reason"] = self.text(str(inner))
        self.complain(failure.key, **arguments)
