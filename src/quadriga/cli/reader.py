"""Lines from a person: with completion and a history at a terminal, plainly from a pipe."""

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document

Complete = Callable[[str], list[tuple[str, str]]]
"""From what is typed so far to the ways its last word may go on, each with a remark."""


class Reader:
    """Reads a line; raises EOFError at the end of input and KeyboardInterrupt at Ctrl-C."""

    def line(self, prompt: str, complete: Complete) -> str:
        """One line, without its end."""
        raise NotImplementedError


class Pipe(Reader):
    """Lines from a file or another program. They are shown again, so that a captured session reads like a real one."""

    def line(self, prompt: str, complete: Complete) -> str:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        sys.stdout.write(line.rstrip("\n") + "\n")
        return line.strip()


class Terminal(Reader):
    """A person at a keyboard: Tab completes, the arrows recall."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession

        self._session: PromptSession[str] = PromptSession()

    def line(self, prompt: str, complete: Complete) -> str:
        from prompt_toolkit.completion import Completer, Completion

        class Words(Completer):
            """Completes the last word."""

            def get_completions(self, document: "Document", complete_event: "CompleteEvent") -> Iterable[Completion]:
                typed = document.text_before_cursor.lstrip()
                start = -len(typed.rpartition(" ")[2])
                for word, remark in complete(typed):
                    yield Completion(word, start_position=start, display_meta=remark)

        return self._session.prompt(prompt, completer=Words(), complete_while_typing=False).strip()


def reader() -> Reader:
    """The reader that fits where input comes from."""
    return Terminal() if sys.stdin.isatty() and sys.stdout.isatty() else Pipe()
