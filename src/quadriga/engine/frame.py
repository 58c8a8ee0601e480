"""Frames: the steps of a rulebook, stacked. The top one says what happens next.

A frame is a value: it never changes after it was made. What changes lives in the position, or in the next frame.
That is why a position copies its stack without copying frames.
"""

import importlib
import inspect
import pkgutil
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from quadriga.engine.chance import Rng
from quadriga.engine.move import Move
from quadriga.engine.seat import CHANCE, EVERYONE, Seat

if TYPE_CHECKING:
    from quadriga.engine.position import Position
    from quadriga.engine.vocabulary import Kind

P = TypeVar("P", bound="Position")


@final
class Among:
    """What one argument of a whole choice may name now, and of counts the most of each; anything if it is empty."""

    def __init__(self, values: list[int], most: list[int]) -> None:
        self.values: Final = values
        self.most: Final = most


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[P]):
    """One step of the book. Use Procedure, Decision or Chance.

    Its fields are the arguments of its constructor, ints and tuples of ints, kept under the same names.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame[P]):
    """A step nobody decides. It is off the stack when it runs and usually begins other frames."""

    def run(self, p: P) -> None:
        """Do the step."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[P]):
    """A step that waits for a move: a Decision of a seat, or Chance."""

    verbs: ClassVar[tuple[int, ...]] = ()
    """The verbs this step may offer."""

    wholes: ClassVar[tuple[int, ...]] = ()
    """The verbs of whole choices: one move for several steps. `offers` knows them, `moves` never lists them."""

    def turn(self, p: P) -> Seat:
        """Who decides."""
        raise NotImplementedError

    def moves(self, p: P) -> list[Move]:
        """Every legal move, in a stable order."""
        raise NotImplementedError

    def play(self, p: P, move: Move) -> None:
        """The effect of a legal move. The frame is off the stack by then; it may begin itself again."""
        raise NotImplementedError

    def offers(self, p: P, move: Move) -> bool:
        """Whether `move` is one of `moves`. Override only where that can be told without the list."""
        return move in self.moves(p)

    def among(self, p: P, verb: int) -> list[Among]:
        """What the arguments of a whole choice may name now, for whoever offers it to a person: no less than is legal.

        One entry for each argument.
        """
        return []

    def steps(self, p: P, move: Move) -> list[Move]:
        """The steps a whole choice stands for, one after the other."""
        return [move]

    def fault(self, p: P, move: Move) -> tuple[Move, int]:
        """The step at fault in a whole choice that is not offered, and its refusal or 0."""
        return move, 0

    def audience(self, p: P, move: Move) -> int:
        """The mask of seats that may know which move was made here."""
        return EVERYONE

    def seals(self, p: P, move: Move) -> bool:
        """Whether the move shows somebody something new, so that it cannot be undone."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Question[P]):
    """A step where a seat decides."""

    prompt: ClassVar[str] = ""
    """The key of the question, from Vocabulary.prompt."""
    tries: ClassVar[bool] = False
    """Whether any of its moves tries what may fail, so that `likely` has an answer."""

    def asks(self, p: P) -> str:
        """The key of the question now; override where one step asks in several ways."""
        return self.prompt

    def about(self, p: P) -> "list[tuple[str, Kind, int]]":
        """The named things the question speaks of, for its sentence: (name, kind, value)."""
        return []

    def likely(self, p: P, move: Move) -> tuple[int, int]:
        """How likely what a move tries comes true: favourable outcomes of so many; (0, 0) where it tries nothing.

        From what the seat that decides may know.
        """
        return 0, 0

    def why(self, p: P, move: Move) -> int:
        """The refusal that forbids a move (perhaps partial) with one of this frame's verbs, 0 if none is found."""
        return 0

    def seals(self, p: P, move: Move) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[P]):
    """A step that dice or a draw decide."""

    def turn(self, p: P) -> Seat:
        return CHANCE

    def chances(self, p: P) -> list[tuple[Move, int]]:
        """Every outcome with its exact integer weight."""
        raise NotImplementedError

    def lumps(self, p: P) -> list[tuple[Move, int]]:
        """Outcomes of equal effect put together: one of each, with their joint weight. For exact odds."""
        return self.chances(p)

    def draw(self, p: P, rng: Rng) -> Move:
        """One outcome by weight, without building the list where that is possible."""
        chances = self.chances(p)
        total = 0
        for _, weight in chances:
            total += weight
        ball = rng.below(total)
        for move, weight in chances:
            ball -= weight
            if ball < 0:
                return move
        raise AssertionError("weights and total disagree")

    def roller(self, p: P) -> Seat:
        """The seat these dice fight for; CHANCE where they fight for nobody."""
        return CHANCE

    def score(self, p: P, move: Move) -> int:
        """What an outcome is worth to the roller, hits in battle: the same for all outcomes of one lump."""
        return 0

    def moves(self, p: P) -> list[Move]:
        return [move for move, _ in self.chances(p)]

    def seals(self, p: P, move: Move) -> bool:
        return True


def fields_of(kind: type[Frame[Any]]) -> tuple[str, ...]:
    """The names of a frame's fields: the arguments of its constructor."""
    taken = inspect.signature(kind).parameters.values()
    return tuple([one.name for one in taken if one.kind == inspect.Parameter.POSITIONAL_OR_KEYWORD])


def frames_in(package: str) -> list[type[Frame[Any]]]:
    """Every frame that a package, or a module, and whatever it holds defines."""
    found: list[type[Frame[Any]]] = []
    for module in _modules(importlib.import_module(package)):
        for value in vars(module).values():
            is_frame = isinstance(value, type) and issubclass(value, Frame)
            if is_frame and getattr(value, "__module__", "") == module.__name__:
                found.append(value)
    return found


def _modules(module: ModuleType) -> list[ModuleType]:
    path = getattr(module, "__path__", None)
    if path is None:
        return [module]
    inside = [importlib.import_module(one.name) for one in pkgutil.walk_packages(path, module.__name__ + ".")]
    return [module, *inside]
