"""Records on the command line: read, with an answer for people when one is broken."""

from pathlib import Path
from typing import Final

import quadriga
from quadriga.cli import begin
from quadriga.cli.say import BREACH, USAGE, Failure, Voice
from quadriga.engine.game import Game
from quadriga.records.loader import Reading, header_of, read
from quadriga.records.record import BrokenRecord
from quadriga.text import Speaker


class File:
    """A file that says it is the record of one of our games."""

    def __init__(self, voice: Voice, path: Path, data: Path | None) -> None:
        """Read it; raises Failure."""
        self.voice: Final = voice
        self.path: Final = path
        try:
            self.bytes: Final = path.read_bytes()
        except OSError as error:
            raise Failure("cli-cannot-read", file=str(path), reason=error.strerror or str(error)) from None
        try:
            header = header_of(self.bytes)
        except BrokenRecord as error:
            raise Failure("records-broken", file=str(path), line=error.line, reason_key=f"record-{error.key}") from None
        if header.game not in quadriga.titles():
            known = ", ".join(quadriga.titles())
            raise Failure("records-foreign", file=str(path), line=1, game=_plain(header.game), games=known)
        self.version: Final = header.version
        self.game: Final[Game] = begin.load(header.game, data)
        self.speaker: Final = Speaker(voice.lang, self.game)

    def read(self, mend: bool = False) -> Reading:
        """The record, replayed as far as the game agrees with it; raises Failure."""
        try:
            return read(self.game, self.bytes, mend)
        except BrokenRecord as error:
            raise self.failure(error) from None

    def stop(self, stop: BrokenRecord) -> str:
        """Where the game and a record of another behaviour version part, and why."""
        why = self.voice.text(f"record-{stop.key}") if stop.refusal is None else self.speaker.refusal(stop.refusal)
        return self.voice.text("records-stop", line=stop.line, version=self.version, here=self.game.version, why=why)

    def failure(self, error: BrokenRecord) -> Failure:
        """What is wrong with the record; an altered one is a check that found something."""
        code = BREACH if error.key in ("altered", "secret") else USAGE
        reason = f"record-{error.key}"
        place: dict[str, str | int] = {"file": str(self.path), "line": error.line}
        if error.key == "truncated":
            return Failure("records-truncated", code, **place)
        if error.key == "altered" and error.detail:
            also = self.voice.text(f"record-{error.detail}")
            return Failure("records-altered", code, **place, reason_key=reason, also=also)
        if error.refusal is not None:
            why = self.speaker.refusal(error.refusal)
            return Failure("records-illegal", code, **place, move=error.detail, why=why)
        if error.key in ("unknown-move", "unknown-start"):
            return Failure("records-broken-at", code, **place, reason_key=reason, detail=error.detail)
        return Failure("records-broken", code, **place, reason_key=reason)


def decimal(voice: Voice, number: float, places: int = 2) -> str:
    """A number as this language writes it."""
    whole, _, part = f"{abs(number):.{places}f}".partition(".")
    sign = "-" if number < 0 and float(f"{number:.{places}f}") else ""
    return voice.text("records-decimal", sign=sign, whole=whole, part=part)


def percent(voice: Voice, chance: float) -> str:
    """A probability as this language writes it."""
    return voice.text("records-percent", number=decimal(voice, 100 * chance))


def _plain(text: str) -> str:
    """A foreign text that may be shown on a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)[:40]
