"""The files of a game in a terminal: saved when asked, written as it goes where that was asked, never otherwise."""

import shlex
import sys
from pathlib import Path
from typing import Final

from quadriga.cli import saved
from quadriga.cli.begin import PERSON
from quadriga.cli.keyboard import Keyboard
from quadriga.cli.reader import Terminal
from quadriga.records.file import RecordFile


class Keeper:
    """Knows what of a game is in which file."""

    def __init__(self, keyboard: Keyboard) -> None:
        self._keyboard: Final = keyboard
        self._table: Final = keyboard.table
        self._record: Final = keyboard.table.record
        self._voice: Final = keyboard.voice
        self.file: Path | None = None
        self.live: RecordFile | None = None
        """The file that gets every move as it is made, where one was asked for; it is `file` then."""
        self._lines = 0
        """How many lines `file` has."""

    def found(self, file: Path, added: list[str]) -> None:
        """The game was read from a file, which lacks the lines added since."""
        self.file = file
        self._lines = len(self._record.lines) - len(added)

    def keep_recording(self, file: Path, again: bool, added: list[str]) -> None:
        """Write every move to a file as it is made."""
        self.live = saved.keep_recording(file, self._record, again, added)
        self.file = file
        saved.keep_table(file, self._table)

    def note(self) -> None:
        """The people at the table agreed on something that is no line of the record."""
        if self.live is not None:
            saved.keep_table(self.live.path, self._table)

    def save(self, text: str) -> None:
        """Write the record of the game to a file."""
        if not text:
            self._voice.say("cli-save-form")
            return
        path = Path(text)
        fault = saved.write(path, self._table)
        if fault is not None:
            self._voice.fail(fault)
            return
        if self.live is None:
            self.file = path
        self._lines = len(self._record.lines)
        self._voice.say("cli-saved", file=str(path), command=self.resume_command())

    def finish(self) -> None:
        """The game is over: its files get their last line."""
        if self.live is not None:
            saved.finish_recording(self.live, self._table)
            self._voice.say("records-recorded", file=str(self.file))
        elif self.file is not None:
            self.save(str(self.file))

    def can_leave(self) -> bool:
        """Whether the person who gets up may go: at a terminal he may still save, and stays if that fails."""
        if self.is_unsaved() and isinstance(self._keyboard.reader, Terminal):
            file = self._keyboard.reader.line(self._voice.text("cli-save-first") + " ", lambda _: [])
            if file:
                self.save(file)
                return not self.is_unsaved()
        return True

    def is_unsaved(self) -> bool:
        """Whether moves were made that no file has."""
        return self.live is None and len(self._record.lines) > self._lines

    def resume_command(self) -> str:
        """What to type to go on with the saved game."""
        names = ",".join(chair.bot or PERSON for chair in self._table.chairs)
        return f"quadriga play --resume {shlex.quote(str(self.file))} --bots {shlex.quote(names)}"

    def tell_how_to_resume(self) -> None:
        """Nothing is saved unasked: say what is kept and how to go on."""
        sys.stdout.flush()
        if self.live is not None:
            saved.keep_position(self.live.path, self._record)
        if self.file is not None:
            key = "cli-left-behind" if self.is_unsaved() else "cli-left-saved"
            self._voice.say(key, file=str(self.file), command=self.resume_command())
        elif self.is_unsaved():
            self._voice.say("cli-left-unsaved")
        else:
            self._voice.say("cli-left")
