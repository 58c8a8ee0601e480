"""A table in a terminal with somebody at the keyboard who types what he is told to."""

from collections.abc import Iterator

from quadriga.cli.play import Session
from quadriga.cli.reader import Complete, Reader
from quadriga.cli.say import Voice
from quadriga.engine.game import Game
from quadriga.records.dice import Dice, SeededDice
from quadriga.records.record import Record, new
from quadriga.table import BOT, Chair, Table
from quadriga.table import PERSON as SOMEBODY
from quadriga.text import Speaker
from toys import forum

PERSON, RANDOM = Chair(SOMEBODY), Chair(BOT, "random")


class Script(Reader):
    """Types prepared lines; then the input ends."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []

    def line(self, prompt: str, complete: Complete) -> str:
        self.prompts.append(prompt)
        for line in self.lines:
            return line
        raise EOFError


def session(
    lines: list[str],
    chairs: list[Chair] | None = None,
    seed: int = 1,
    lang: str = "fr",
    game: Game | None = None,
    dice: Dice | None = None,
) -> Session:
    """A game of the toy, or of another title, with a person and a bot unless said otherwise."""
    title = game or forum.game()
    seated = [PERSON, RANDOM] if chairs is None else chairs
    return around(new(title, dice or SeededDice(seed), seats=len(seated)), lines, seated, lang)


def around(record: Record, lines: list[str], chairs: list[Chair], lang: str = "fr") -> Session:
    """A table around a record."""
    table = Table(record, chairs[:], hurries=True)
    return Session(Voice(lang), Speaker(lang, record.game), table, Script(*lines))


def moves(session: Session, seat: int = 0) -> list[str]:
    """The moves of a seat that stand."""
    record = session.table.record
    return [record.game.vocabulary.text(entry.move) for entry in record.history.entries if entry.seat == seat]
