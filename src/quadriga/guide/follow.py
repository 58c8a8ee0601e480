"""How far a learner has come: read off the moves that were made, so that nothing has to be remembered."""

from typing import Final

from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.guide.guide import PATIENCE, READ, Guide, Step
from quadriga.records.record import Record

DONE: Final = "done"
PASSED: Final = "passed"
NOW: Final = "now"
LATER: Final = "later"


class Lesson:
    """The state of every step, which one is at hand, and the move that takes it."""

    def __init__(self, guide: Guide, states: list[str], strayed: str) -> None:
        self.guide: Final = guide
        self.states: Final = states
        self.strayed: Final = strayed
        """The move that was made instead of the step at hand; empty if none was."""
        self.now: Final = states.index(NOW) if NOW in states else -1
        """The step at hand; -1 when all are behind."""
        self.show = ""
        """The move that takes it, while its question is before the learner."""

    @property
    def step(self) -> Step | None:
        """The step at hand."""
        return self.guide.steps[self.now] if self.now >= 0 else None


def follow(guide: Guide, record: Record) -> Lesson:
    """How far the learner of a guided table has come."""
    walk = _Walk(guide)
    before = len(guide.played)
    position = record.history.start.copy()
    for entry in record.history.entries:
        if before:
            before -= entry.seat != CHANCE
        else:
            if entry.seat == guide.seat:
                walk.decide(position, entry.move)
            walk.hear([event.kind.key for event in entry.events])
        position.push(entry.move)
    walk.arrive(position)
    lesson = Lesson(guide, walk.states(position.turn() == NOBODY), walk.strayed)
    if lesson.step is not None and position.turn() == guide.seat:
        lesson.show = offered(lesson.step, position)
    return lesson


def offered(step: Step, position: Position) -> str:
    """The best move of a step, if its question is asked now; empty if it is not, or none of them is possible."""
    prompt = position.prompt()
    if prompt is None or prompt["key"] not in step.ask:
        return ""
    about = prompt["about"]
    assert isinstance(about, list)
    if not {slug for _, _, slug in about} >= set(step.about):
        return ""
    words, moves = position.game.vocabulary, position.moves()
    for wanted in step.moves:
        if words.is_whole(wanted) and position.why_not(wanted, position.turn()) is None:
            return words.text(wanted)
        found = next((move for move in moves if move.fits(wanted)), None)
        if found is not None:
            return words.text(found)
    return words.text(moves[0]) if step.any_answer else ""


class _Walk:
    """Goes through the steps along the moves."""

    def __init__(self, guide: Guide) -> None:
        self.steps: Final = guide.steps
        self.behind: Final[list[str]] = []
        """DONE or PASSED, for each step behind."""
        self.strayed = ""
        self.others = 0
        """How many other decisions were made since the step at hand came."""
        self.was_taken = False
        """Whether the step at hand was done before, and may be again."""
        self._read_on()

    @property
    def step(self) -> Step | None:
        return self.steps[len(self.behind)] if len(self.behind) < len(self.steps) else None

    def decide(self, position: Position, move: Move) -> None:
        """The learner made a move: it takes one of the steps that may come now, or it is another one."""
        asked = [step for step in self._ahead() if offered(step, position)]
        taken = next((step for step in asked if step.any_answer or step.is_done_by(move)), None)
        if taken is not None:
            self._leave_before(taken)
            if taken.again:
                self.strayed, self.others, self.was_taken = "", 0, True
            else:
                self._leave(DONE)
        elif len(position.moves()) > 1 and self.step is not None:
            self.strayed = position.game.vocabulary.text(move) if self.step in asked else self.strayed
            self.others += 1
            if self.others >= PATIENCE:
                self._leave(PASSED)

    def hear(self, events: list[str]) -> None:
        """Something happened: one of the steps that may come now was waiting for it, or cannot come any more."""
        for key in events:
            seen = next((step for step in self._ahead() if key in step.events), None)
            if seen is not None:
                self._leave_before(seen)
                self._leave(DONE)
            elif self.step is not None and key in self.step.until:
                self._leave(PASSED)

    def arrive(self, position: Position) -> None:
        """What may be missed is passed over once the next thing can be done."""
        step = self.step
        if step is not None and not offered(step, position):
            asked = next((one for one in self._ahead() if offered(one, position)), None)
            if asked is not None:
                self._leave_before(asked)

    def states(self, is_over: bool) -> list[str]:
        """The state of every step; when the game is over nothing is to come."""
        left = len(self.steps) - len(self.behind)
        return self.behind + ([PASSED] * left if is_over else [NOW, *[LATER] * (left - 1)][:left])

    def _leave(self, state: str) -> None:
        self.behind.append(DONE if self.was_taken else state)
        self.strayed, self.others, self.was_taken = "", 0, False
        self._read_on()

    def _read_on(self) -> None:
        """What is only to be read is behind as soon as it comes."""
        while (step := self.step) is not None and step.sort == READ:
            self.behind.append(DONE)

    def _ahead(self) -> list[Step]:
        """The step at hand and, as far as those before them may be missed, the ones after it."""
        found: list[Step] = []
        for step in self.steps[len(self.behind) :]:
            if step.sort != READ:
                found.append(step)
                if not step.may_be_missed:
                    break
        return found

    def _leave_before(self, step: Step) -> None:
        """Pass over all before a step."""
        while self.step is not None and self.step is not step:
            self._leave(PASSED)
