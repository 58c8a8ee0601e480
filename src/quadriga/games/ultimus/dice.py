"""The two dice (rulebook 0.1): six sides from 1, ten sides from 0."""

from typing import ClassVar, Final

from quadriga.engine.chance import Rng
from quadriga.engine.frame import Chance
from quadriga.engine.move import Move
from quadriga.games.ultimus import words
from quadriga.games.ultimus.position import Ultimus

SIX: Final = [(Move(words.ROLL_SIX, number), 1) for number in range(1, 7)]
TEN: Final = [(Move(words.ROLL_TEN, number), 1) for number in range(10)]


class SixRoll(Chance[Ultimus]):
    """A step that 1d6 decides; subclasses say what the number does."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL_SIX,)

    def chances(self, p: Ultimus) -> list[tuple[Move, int]]:
        return SIX

    def draw(self, p: Ultimus, rng: Rng) -> Move:
        return SIX[rng.below(6)][0]

    def offers(self, p: Ultimus, move: Move) -> bool:
        return move.verb == words.ROLL_SIX and 1 <= move.a <= 6

    def play(self, p: Ultimus, move: Move) -> None:
        self.rolled(p, move.a)

    def rolled(self, p: Ultimus, number: int) -> None:
        """The effect of the number."""
        raise NotImplementedError


class TenRoll(Chance[Ultimus]):
    """A step that 1d10 decides, 0 to 9; subclasses say what the number does."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL_TEN,)

    def chances(self, p: Ultimus) -> list[tuple[Move, int]]:
        return TEN

    def draw(self, p: Ultimus, rng: Rng) -> Move:
        return TEN[rng.below(10)][0]

    def offers(self, p: Ultimus, move: Move) -> bool:
        return move.verb == words.ROLL_TEN and 0 <= move.a <= 9

    def play(self, p: Ultimus, move: Move) -> None:
        self.rolled(p, move.a)

    def rolled(self, p: Ultimus, number: int) -> None:
        """The effect of the number."""
        raise NotImplementedError
