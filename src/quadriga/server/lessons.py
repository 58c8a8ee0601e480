"""Guided tables: how one begins, and the lesson as its learner is shown it."""

from quadriga.engine.errors import UnknownGame
from quadriga.engine.game import Game
from quadriga.engine.seat import Seat
from quadriga.guide import Lesson, Step, follow, guide_of, has_guide
from quadriga.server.messages import LessonShown, StepShown
from quadriga.table import BOT, PERSON, Chair, Table


def guided_table(game: Game) -> Table:
    """A guided first game of a title, at the learner's first decision; raises UnknownGame where it has none."""
    if not has_guide(game.id):
        raise UnknownGame("no-guide", game.id)
    guide = guide_of(game)
    chairs = [Chair(BOT, guide.bot) for _ in range(guide.seats)]
    chairs[guide.seat] = Chair(PERSON)
    table = Table(guide.begin(), chairs)
    table.is_guided = True
    return table


def lesson_of(table: Table, seat: Seat | None) -> LessonShown | None:
    """How far the learner has come; None for anybody else, and at a table without a lesson."""
    if not table.is_guided:
        return None
    guide = guide_of(table.record.game)
    if seat != guide.seat:
        return None
    lesson = follow(guide, table.record)
    return LessonShown(
        minutes=guide.minutes,
        steps=[
            StepShown(id=step.id, rule=step.rule, sort=step.sort, state=state)
            for step, state in zip(guide.steps, lesson.states, strict=True)
        ],
        now=lesson.now,
        show=lesson.show,
        things=_things(lesson, lesson.step),
        strayed=lesson.strayed,
    )


def _things(lesson: Lesson, step: Step | None) -> list[str]:
    """What a step is about: as it says, else what its move names."""
    if step is None or not lesson.show:
        return []
    words = lesson.guide.game.vocabulary
    move = words.parse(lesson.show)
    kinds = words.verbs[move.verb].kinds
    named = [kind.slug(value) for kind, value in zip(kinds, (move.a, move.b, move.c), strict=False)]
    return [*named, *step.things]
