"""Decisions whose every step has its effect at once, and which may still be said as a whole."""

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from quadriga.engine.frame import Among, Decision, Frame
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Several
from quadriga.engine.position import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class BySteps(Decision[P]):
    """A decision whose `wholes` stand for several steps of one player, perhaps in several frames, nothing in between.

    Both ways lead to the same position because the whole choice makes the steps. A title writes `steps`.
    """

    def step(self, p: P, move: Move) -> None:
        """The effect of one step, or of a move that is no whole choice."""
        raise NotImplementedError

    def samples(self, p: P) -> list[Move]:
        """A few whole choices that a player might make now, legal or not; the battery tries them."""
        return []

    def among(self, p: P, verb: int) -> list[Among]:
        return [Among([], []) for _ in p.game.vocabulary.verbs[verb].kinds]

    def offers(self, p: P, move: Move) -> bool:
        return self.can_follow(p, move) if move.verb in self.wholes else move in self.moves(p)

    def can_follow(self, p: P, move: Move) -> bool:
        """Whether there are steps, and whoever makes the first can make them all."""
        return p.game.vocabulary.is_sensible(move) and self._first_fault(p, self.steps(p, move))[0].verb == ANY

    def fault(self, p: P, move: Move) -> tuple[Move, int]:
        step, code = self._first_fault(p, self.steps(p, move))
        return (move, 0) if step.verb == ANY else (step, code or self.forbids_whole(p))

    def forbids_whole(self, p: P) -> int:
        """Why a whole choice is refused where no step of it is: there is none, or others are asked in between."""
        return 0

    def _first_fault(self, p: P, steps: list[Move]) -> tuple[Move, int]:
        """The first step that is not offered and why not, or a move without verb."""
        if not steps:
            return Move(self.wholes[0]), 0
        trial: Position = p.copy()
        seat = p.turn()
        for step in steps:
            if trial.turn() != seat:
                return step, 0
            question = trial.question()
            if not question.offers(trial, step):
                if step.verb in question.wholes:
                    return question.fault(trial, step)
                asked = isinstance(question, Decision) and step.verb in question.verbs
                return step, question.why(trial, step) if asked and isinstance(question, Decision) else 0
            trial.push(step)
        return Move(ANY), 0

    def play(self, p: P, move: Move) -> None:
        if move.verb not in self.wholes:
            self.step(p, move)
            return
        p.begin(self)
        for step in self.steps(p, move):
            p.push(step)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(BySteps[P]):
    """Which ones, where each has its effect at once, so many at most; the whole choice names them together.

    The first verb takes one. A second, if there is one, leaves it at those taken. They may be taken in any order.
    """

    left: int
    """How many more may be taken; an argument of the constructor."""

    several: ClassVar[Several]
    """The kind of the whole choice's argument."""

    def candidates(self, p: P) -> list[int]:
        """What may be taken now, in a stable order; taking one changes nothing about the others."""
        raise NotImplementedError

    def chose(self, p: P, one: int) -> None:
        """What happens to the one taken."""
        raise NotImplementedError

    def next_step(self) -> "Frame[P]":
        """This step with one less to take."""
        raise NotImplementedError

    def goes_on(self, p: P) -> bool:
        """Whether there is another to take; override where that can be told without the list."""
        return bool(self.candidates(p))

    def forbids(self, p: P, one: int) -> int:
        """Why this one cannot be taken."""
        return 0

    def forbids_stopping(self, p: P) -> int:
        """Why one more must be taken."""
        return 0

    def moves(self, p: P) -> list[Move]:
        verbs = self.verbs
        moves = [Move(verbs[0], one) for one in self.candidates(p)]
        if len(verbs) > 1 and self.forbids_stopping(p) == 0:
            moves.append(Move(verbs[1]))
        return moves

    def step(self, p: P, move: Move) -> None:
        if move.verb == self.verbs[0]:
            self.chose(p, move.a)
            if self.left > 1 and self.goes_on(p):
                p.begin(self.next_step())

    def steps(self, p: P, move: Move) -> list[Move]:
        verbs = self.verbs
        named = self.several.unpack(move.a)
        steps = [Move(verbs[0], one) for one in named]
        if len(verbs) > 1 and len(named) < min(self.left, len(self.candidates(p))):
            steps.append(Move(verbs[1]))
        return steps

    def among(self, p: P, verb: int) -> list[Among]:
        return [Among(self.candidates(p), [])]

    def samples(self, p: P) -> list[Move]:
        able = self.candidates(p)
        return [Move(self.wholes[0], self.several.pack(some)) for some in (able[: self.left], able[-1:], able)]

    def why(self, p: P, move: Move) -> int:
        if move.verb != self.verbs[0]:
            return self.forbids_stopping(p)
        return 0 if move.a == ANY else self.forbids(p, move.a)
