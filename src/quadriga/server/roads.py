"""Where one can go by several steps at once, so that a client can show a way before anything is committed."""

from typing import Final

from pydantic import BaseModel

from quadriga.engine.chance import Seeded
from quadriga.engine.move import Move
from quadriga.engine.pack import Sequence
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps

MOST: Final = 150
"""No map has more places one would walk to."""


class Road(BaseModel):
    """A way that may be gone now in one move: the move, and what it passes, the end last."""

    move: str
    path: list[str]


def roads_ahead(position: Position, seat: Seat) -> list[Road]:
    """The shortest way to every place that a whole choice of a path leads to, from what a seat may know.

    Steps are tried on a guess of the position; where another has to decide or dice fall, nothing is looked at beyond.
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
    walks: list[tuple[Position, list[int]]] = [(start, [])]
    for at, path in walks:
        for go in at.moves():
            if go.verb != step or go.a in reached or len(reached) >= MOST:
                continue
            reached.add(go.a)
            way = [*path, go.a]
            whole = Move(verb, kind.pack(way))
            if question.offers(start, whole):
                found.append(Road(move=words.text(whole), path=[kind.of.slug(one) for one in way]))
            there = at.copy()
            there.push(go)
            if there.turn() == seat and verb in there.question().wholes:
                walks.append((there, way))
    return found
