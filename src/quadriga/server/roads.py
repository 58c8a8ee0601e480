"""Where one can go by several steps, so that a client can show a way and its risks before anything is committed."""

from typing import Final

from pydantic import BaseModel

from quadriga.engine.chance import Seeded
from quadriga.engine.frame import Decision
from quadriga.engine.move import Move
from quadriga.engine.pack import Sequence
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.engine.steps import BySteps

MOST: Final = 150
"""No map has more places one would walk to."""
PATIENCE: Final = 12
"""How many decisions and throws between two steps are looked through."""
POINTS: Final = "points"
"""What questions call the movement points that are left."""


class Risk(BaseModel):
    """What another may try after a step: the verb, who or what does it, and how likely it comes true."""

    step: int
    verb: str
    kind: str
    thing: str
    chance: float


class Road(BaseModel):
    """A way: the moves that go as far as nobody else decides and no die falls, and what it passes, the end last."""

    moves: list[str]
    path: list[str]
    costs: list[int]
    """The movement points of each step, 0 where they are not told."""
    sure: int
    """How many steps those moves make; the rest is a plan."""
    risks: list[Risk]
    rolls: list[int]
    """The steps after which dice fall."""


class Walk:
    """A way so far, and the position it leads to as far as it can be guessed."""

    def __init__(self, at: Position) -> None:
        self.at = at
        self.path: list[int] = []
        self.costs: list[int] = []
        self.sure = 0
        """How many steps are made at once; 0 while that is all of them."""
        self.risks: list[Risk] = []
        self.rolls: list[int] = []

    def on(self, go: Move, seat: Seat) -> "Walk":
        """One step more. Others do nothing, dice fall somehow; `at` is where that leads."""
        further = Walk(self.at.copy())
        further.path, further.sure = [*self.path, go.a], self.sure
        further.risks, further.rolls = self.risks[:], self.rolls[:]
        before = points_left(self.at)
        further.at.push(go)
        further._look_through(seat)
        after = points_left(further.at) if further.at.turn() == seat else None
        further.costs = [*self.costs, before - after if before is not None and after is not None else 0]
        return further

    def _look_through(self, seat: Seat) -> None:
        step, at = len(self.path) - 1, self.at
        for _ in range(PATIENCE):
            if at.turn() in (seat, NOBODY):
                return
            self.sure = self.sure or step + 1
            if at.turn() == CHANCE:
                if step not in self.rolls:
                    self.rolls.append(step)
                at.push(at.draw(Seeded(1)))
                continue
            self._weigh(step)
            idle = [move for move in at.moves() if not at.game.vocabulary.verbs[move.verb].kinds]
            if not idle:
                return
            at.push(idle[-1])

    def _weigh(self, step: int) -> None:
        """What the one who is asked may try, each thing once."""
        top, words = self.at.stack[-1], self.at.game.vocabulary
        assert isinstance(top, Decision), top
        for move in top.moves(self.at):
            favourable, of = top.likely(self.at, move)
            verb = words.verbs[move.verb]
            if not of or not verb.kinds:
                continue
            risk = Risk(
                step=step, verb=verb.name, kind=verb.kinds[0].name, thing=verb.kinds[0].slug(move.a),
                chance=round(favourable / of, 4),
            )  # fmt: skip
            if risk not in self.risks:
                self.risks.append(risk)


def points_left(position: Position) -> int | None:
    """The movement points a question speaks of."""
    prompt = position.prompt()
    about = prompt["about"] if prompt else []
    assert isinstance(about, list)
    return next((int(slug) for name, _, slug in about if name == POINTS), None)


def roads_ahead(position: Position, seat: Seat) -> list[Road]:
    """The shortest way to every place that a whole choice of a path leads to, from what a seat may know.

    Steps are tried on a guess of the position. Ways on which nobody else is asked and no die falls come first.
    """
    if position.turn() != seat:
        return []
    found: list[Road] = []
    for verb in position.question().wholes:
        kinds = position.game.vocabulary.verbs[verb].kinds
        if len(kinds) == 1 and isinstance(kinds[0], Sequence) and isinstance(position.question(), BySteps):
            found += _by(position.guess(seat, Seeded(1)), seat, verb, kinds[0])
    return found


def _by(start: Position, seat: Seat, verb: int, kind: Sequence) -> list[Road]:
    question, words = start.question(), start.game.vocabulary
    step = question.steps(start, Move(verb, kind.pack([0])))[0].verb
    found: list[Road] = []
    reached: set[int] = set()
    walks, later = [Walk(start)], list[Walk]()
    while walks or later:
        walk = (walks or later).pop(0)
        for go in walk.at.moves():
            if go.verb != step or go.a in reached or len(reached) >= MOST:
                continue
            further = walk.on(go, seat)
            whole = Move(verb, kind.pack(further.path))
            if walk.sure or question.offers(start, whole):
                reached.add(go.a)
                steps = [words.text(Move(step, one)) for one in further.path[: walk.sure]]
                found.append(
                    Road(
                        moves=steps or [words.text(whole)],
                        path=[kind.of.slug(one) for one in further.path],
                        costs=further.costs,
                        sure=walk.sure or len(further.path),
                        risks=further.risks,
                        rolls=further.rolls,
                    )
                )
            if further.at.turn() == seat and verb in further.at.question().wholes:
                (later if further.sure else walks).append(further)
    return found
