"""A learner at a guided table: takes what the lesson shows, or something else, against the bot of the guide."""

from typing import Final

from quadriga import load
from quadriga.engine.chance import Seeded
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.guide import Lesson, follow, guide_of
from quadriga.records.record import Record
from quadriga.table import BOT, PERSON, Chair, Table

LONGEST: Final = 400
"""No guide takes as many decisions of its learner."""


class Learner:
    """Plays a guide; with `strays` from 0 to 99 he does something else so often, by chance."""

    def __init__(self, game: str, seed: int = 1, strays: int = 0) -> None:
        self.guide: Final = guide_of(load(game))
        chairs = [Chair(BOT, self.guide.bot) for _ in range(self.guide.seats)]
        chairs[self.guide.seat] = Chair(PERSON)
        self.table: Final = Table(self.guide.begin(), chairs)
        self.rng: Final = Seeded(f"learner {seed}")
        self.strays: Final = strays
        self.seed: Final = seed
        self.lessons: Final[list[Lesson]] = []
        """What he was shown at each of his decisions."""

    @property
    def record(self) -> Record:
        return self.table.record

    def play(self) -> Lesson:
        """Play until every step is behind."""
        lesson = follow(self.guide, self.record)
        while lesson.now >= 0 and len(self.lessons) < LONGEST and self.record.position.turn() != NOBODY:
            turn = self.record.position.turn()
            if turn == CHANCE:
                self.table.draw()
            elif turn != self.guide.seat:
                self.table.think(Seeded(f"bot {self.seed} {len(self.record.history.entries)}"))
            else:
                lesson = follow(self.guide, self.record)
                self.lessons.append(lesson)
                if lesson.now >= 0:
                    self.decide(lesson)
        return follow(self.guide, self.record)

    def decide(self, lesson: Lesson) -> None:
        """Make the move that is shown; where none is, or he strays, any other."""
        moves = self.record.position.moves()
        words = self.record.game.vocabulary
        move = words.parse(lesson.show) if lesson.show else moves[self.rng.below(len(moves))]
        if self.rng.below(100) < self.strays:
            move = moves[self.rng.below(len(moves))]
        self.table.play(self.guide.seat, [move], self.table.sequence)
