"""A guided first game: how it begins, and its steps, from `guide.toml` beside the title.

A step is one of three sorts. One that is *read* says something and goes by itself. One that is *done* waits for its
question (`ask`, about certain things if `about` names them) and for one of its `moves`, the best first, with `?` for
what is left open; the last of its moves may be `*`, any answer. One that is *seen* waits for an event. What is seen,
and what is done only if the game leads there (`optional`), is passed over when the next step comes without it. What is
done `again` and again stays at hand until then.

What it says is `guide-<game>-<id>` in the catalogue `guide`: a heading, `.text`, and `.do` where something is done.
"""

from functools import cache
from pathlib import Path
from typing import Final

import quadriga.games
from quadriga.engine.data import Entry, read
from quadriga.engine.errors import UnknownMove
from quadriga.engine.game import Game
from quadriga.engine.move import Move
from quadriga.engine.seat import CHANCE, Seat
from quadriga.records.dice import SeededDice
from quadriga.records.record import Record, new

READ: Final = "read"
DO: Final = "do"
SEE: Final = "see"
ANSWER: Final = "*"
"""Any answer to the question of a step."""
PATIENCE: Final = 12
"""After so many other decisions a step that was not taken is let go of."""


class Step:
    """One idea of a lesson."""

    def __init__(self, game: Game, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.rule: Final = entry.text("rule")
        self.ask: Final = entry.texts("ask") if entry.has("ask") else []
        self.about: Final = entry.texts("about") if entry.has("about") else []
        self.events: Final = entry.texts("event") if entry.has("event") else []
        self.until: Final = entry.texts("until") if entry.has("until") else []
        """Events after which it cannot come any more."""
        self.things: Final = entry.texts("things") if entry.has("things") else []
        """What it is about on the table; if nothing is said, what its move names."""
        texts = entry.texts("moves") if entry.has("moves") else []
        self.any_answer: Final = ANSWER in texts
        self.moves: Final = [self._move(game, entry, text) for text in texts if text != ANSWER]
        self.sort: Final = DO if self.ask else SEE if self.events else READ
        self.again: Final = entry.truth("again", False)
        """Whether it stays at hand after it was done, until the next step can be taken."""
        self.may_be_missed: Final = self.sort == SEE or self.again or entry.truth("optional", False)
        """Whether the next step does not wait for it."""
        words = game.vocabulary
        for key in self.ask:
            if key not in words.prompts:
                raise entry.fail(f"'{key}' is no question of {game.id}")
        for key in [*self.events, *self.until]:
            if key not in words.events:
                raise entry.fail(f"'{key}' is no event of {game.id}")
        if bool(self.ask) != bool(texts):
            raise entry.fail("a question needs moves, and moves a question")

    def _move(self, game: Game, entry: Entry, text: str) -> Move:
        try:
            return game.vocabulary.parse(text)
        except UnknownMove as error:
            raise entry.fail(f"'{text}' is no move: {error}") from None

    def is_done_by(self, move: Move) -> bool:
        """Whether a move is one that this step is about."""
        return any(move.fits(one) for one in self.moves)


class Guide:
    """A guided game of one title: the seat of the learner, the bot he plays against, how it begins, its steps."""

    def __init__(self, game: Game, entry: Entry) -> None:
        self.game: Final = game
        self.scenario: Final = entry.text("scenario")
        self.seats: Final = entry.number("seats", 1, 8)
        self.seat: Final = Seat(entry.number("seat", 0, 7))
        self.bot: Final = entry.text("bot")
        self.seed: Final = entry.number("seed", 0, 1_000_000)
        self.minutes: Final = entry.number("minutes", 5, 30)
        options = entry.entry("options") if entry.has("options") else None
        self.options: Final = {} if options is None else {name: options.text(name) for name in options.names()}
        self.played: Final = entry.texts("played") if entry.has("played") else []
        """The decisions made before the learner sits down."""
        self.steps: Final = [Step(game, one) for one in entry.entries("step")]

    def begin(self) -> Record:
        """A record at the learner's first decision: its dice are seeded, so that all learners begin alike."""
        record = new(self.game, SeededDice(self.seed), self.scenario, self.seats, self.options)
        for text in self.played:
            _draw(record)
            record.play(self.game.vocabulary.parse(text), record.position.turn())
        _draw(record)
        return record


def _draw(record: Record) -> None:
    while record.position.turn() == CHANCE:
        record.draw()


def _path(game: str) -> Path:
    return Path(quadriga.games.__file__).parent / game / "guide.toml"


def has_guide(game: str) -> bool:
    """Whether a title of the package has a guided game."""
    return _path(game).is_file()


@cache
def guide_of(game: Game) -> Guide:
    """The guided game of a title; raises BrokenData that names the step at fault."""
    return Guide(game, read(_path(game.id)))
