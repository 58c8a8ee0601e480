"""Examples of the rulebook: moments of the guided game, drawn beside the section they show.

`examples.toml` beside the rulebook names them: the section, what stands in the middle (a place, or an entry of `own`),
and the moment. That is a `step` of the lesson, as whoever follows it comes there, or the `moves` that lead to it from
the learner's first decision or, with `scenario`, `seats` and `seed`, from a beginning of its own. What an example says
is `example-<game>-<id>` in the catalogue `guide`.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import quadriga.games
from quadriga.bots import named
from quadriga.engine.chance import Seeded
from quadriga.engine.data import Entry, read
from quadriga.engine.game import Game
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.guide.follow import follow
from quadriga.guide.guide import Guide, guide_of
from quadriga.records.dice import SeededDice
from quadriga.records.record import Record, new

Shown = dict[str, Any]


class Example:
    """A small board of the rulebook."""

    def __init__(self, game: Game, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.rule: Final = entry.text("rule")
        self.middle: Final = entry.text("middle")
        self.view: Final[Shown] = _moment(game, entry)


def _moment(game: Game, entry: Entry) -> Shown:
    """What everybody sees at the moment of an example."""
    if entry.has("step"):
        return _along(guide_of(game))[entry.text("step")]
    record = _beginning(game, entry) if entry.has("scenario") else guide_of(game).begin()
    for text in entry.texts("moves"):
        record.play(game.vocabulary.parse(text), record.position.turn())
        _draw(record)
    return record.position.view(None)


def _beginning(game: Game, entry: Entry) -> Record:
    dice = SeededDice(entry.number("seed", 0, 1_000_000))
    record = new(game, dice, entry.text("scenario"), entry.number("seats", 1, 8), {})
    _draw(record)
    return record


@cache
def _along(guide: Guide) -> dict[str, Shown]:
    """What everybody sees as each step comes to hand, for a learner who takes what is shown to him."""
    found: dict[str, Shown] = {}
    record = guide.begin()
    bot, rng = named(guide.game.id, guide.bot), Seeded(guide.seed)
    while (turn := record.position.turn()) != NOBODY:
        moves = record.position.moves()
        if turn == guide.seat:
            lesson = follow(guide, record)
            if lesson.step is None:
                break
            if lesson.show:
                found.setdefault(lesson.step.id, record.position.view(None))
            record.play(guide.game.vocabulary.parse(lesson.show) if lesson.show else moves[0], turn)
        else:
            record.play(bot.decide(record.position, turn, moves, rng), turn)
        _draw(record)
    return found


def _draw(record: Record) -> None:
    while record.position.turn() == CHANCE:
        record.draw()


@cache
def examples_of(game: Game) -> list[Example]:
    """The examples of a title's rulebook, in the order of the book; none if it has none."""
    path = Path(quadriga.games.__file__).parent / game.id / "examples.toml"
    return [Example(game, entry) for entry in read(path).entries("example")] if path.is_file() else []
