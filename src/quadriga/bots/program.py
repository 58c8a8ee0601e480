"""A bot that is another program, in any language, of any commit: asked and answered in lines (docs/bot-protocol.md)."""

import json
import shlex
from contextlib import suppress
from os import read, set_blocking
from select import select
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import Final, final

from quadriga.bots.bot import BadBot, Bot
from quadriga.engine.chance import Rng
from quadriga.engine.errors import UnknownMove
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat

PROTOCOL: Final = 1
STARTING: Final = 60.0
"""Seconds a program has to say that it is ready."""
PATIENCE: Final = 20.0
"""Seconds a program may be late with a move, and as often its budget again, before it is called silent."""
LONGEST: Final = 1 << 20
"""No line of a program is longer."""
SEEDS: Final = 1 << 30


@final
class Program(Bot):
    """Starts its program at the first decision and keeps it for the next game; it never shows it a hidden fact."""

    def __init__(self, title: str, command: str, seconds: float) -> None:
        self.title: Final = title
        self.command: Final = command
        self.seconds: Final = seconds
        self.patience = PATIENCE
        self._process: Popen[bytes] | None = None
        self._begun = b""
        """What has been read of the next line."""

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        """`position` is a guess: it agrees with what the seat has seen, so its view is the seat's."""
        vocabulary = position.game.vocabulary
        if self._process is None:
            self._start(position)
        self._say(f"view {json.dumps(position.view(seat))}")
        self._say(f"world {position.to_json()}")
        self._say(f"moves {json.dumps([vocabulary.text(move) for move in moves])}")
        asked = {"seat": int(seat), "seconds": self.seconds, "seed": rng.below(SEEDS)}
        self._say(f"go {json.dumps(asked)}")
        text = self._hear("move", self.patience + 5.0 * self.seconds)
        try:
            move = vocabulary.parse(text)
        except UnknownMove:
            raise self._failed("program-no-move", text) from None
        if move not in moves and position.why_not(move, seat) is not None:
            raise self._failed("program-illegal", text)
        return move

    def close(self) -> None:
        """Tell the program that it is not needed any more, and see it out."""
        process, self._process, self._begun = self._process, None, b""
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(b"quit\n")
            process.stdin.close()
            process.wait(1.0)
        except (OSError, TimeoutExpired):
            process.kill()
            process.wait()
        process.stdout.close()

    # ---------------------------------------------------------------- lines

    def _start(self, position: Position) -> None:
        try:
            words = shlex.split(self.command)
            self._process = Popen(words, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        except (OSError, ValueError) as error:
            raise BadBot("program-no-start", self.command, str(error)) from None
        except IndexError:
            raise BadBot("program-no-start", self.command) from None
        assert self._process.stdout is not None
        set_blocking(self._process.stdout.fileno(), False)
        self._say(f"quadriga {PROTOCOL} {self.title} {position.game.version}")
        self._hear("ready", STARTING)

    def _say(self, line: str) -> None:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _hear(self, word: str, seconds: float) -> str:
        """The rest of the next line that begins with a word; what begins with `info` is for people and passed over."""
        end = monotonic() + seconds
        while True:
            line = self._line(end)
            first, _, rest = line.partition(" ")
            if first == word:
                return rest.strip()
            if first == "error":
                raise self._failed("program-refuses", rest)
            if first != "info":
                raise self._failed("program-nonsense", line)

    def _line(self, end: float) -> str:
        process = self._process
        assert process is not None
        assert process.stdout is not None
        while b"\n" not in self._begun:
            left = end - monotonic()
            if left <= 0 or not select([process.stdout], [], [], left)[0]:
                raise self._failed("program-silent", "")
            some = read(process.stdout.fileno(), 65536)
            if not some:
                raise self._ended()
            self._begun += some
            if len(self._begun) > LONGEST:
                raise self._failed("program-nonsense", "")
        line, _, self._begun = self._begun.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _ended(self) -> BadBot:
        process = self._process
        assert process is not None
        try:
            code = process.wait(1.0)
        except TimeoutExpired:
            code = 0
        return self._failed("program-ended", str(code))

    def _failed(self, key: str, detail: str) -> BadBot:
        """The program is let go; the next game would begin with a fresh one."""
        process, self._process, self._begun = self._process, None, b""
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with suppress(OSError):
                        stream.close()
        return BadBot(key, self.command, detail[:200])
