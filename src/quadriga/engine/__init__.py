"""What every game shares: positions, moves, chance, history. Knows no game, no language, no network."""

from quadriga.engine.chance import Die, Rng, Seeded
from quadriga.engine.errors import (
    BrokenData,
    BrokenPosition,
    IllegalMove,
    QuadrigaError,
    Refusal,
    UnknownGame,
    UnknownMove,
)
from quadriga.engine.event import HIDDEN, Event, EventKind
from quadriga.engine.frame import Chance, Decision, Frame, Procedure, Question
from quadriga.engine.game import Game, Option, Scenario
from quadriga.engine.graph import Graph
from quadriga.engine.history import CannotUndo, History
from quadriga.engine.move import ANY, Move
from quadriga.engine.position import DRAW, LOSS, WIN, Outcome, Position
from quadriga.engine.seat import CHANCE, EVERYONE, NOBODY, Seat, is_in, only
from quadriga.engine.vocabulary import Kind, Named, Roll, Verb, Vocabulary

__all__ = [
    "ANY",
    "CHANCE",
    "DRAW",
    "EVERYONE",
    "HIDDEN",
    "LOSS",
    "NOBODY",
    "WIN",
    "BrokenData",
    "BrokenPosition",
    "CannotUndo",
    "Chance",
    "Decision",
    "Die",
    "Event",
    "EventKind",
    "Frame",
    "Game",
    "Graph",
    "History",
    "IllegalMove",
    "Kind",
    "Move",
    "Named",
    "Option",
    "Outcome",
    "Position",
    "Procedure",
    "QuadrigaError",
    "Question",
    "Refusal",
    "Rng",
    "Roll",
    "Scenario",
    "Seat",
    "Seeded",
    "UnknownGame",
    "UnknownMove",
    "Verb",
    "Vocabulary",
    "is_in",
    "only",
]
