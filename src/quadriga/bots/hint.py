"""What a search would say if it were asked: the best moves with their chances, and the chance of each seat."""

from typing import Final, final

from quadriga.bots.race import FEWEST, Lane, Race
from quadriga.engine.chance import Rng
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat


@final
class Advice:
    """A move, the chance to win with it, and how far that may be off either way (two standard errors)."""

    def __init__(self, move: Move, chance: float, doubt: float) -> None:
        self.move: Final = move
        self.chance: Final = chance
        self.doubt: Final = doubt


def advise(race: Race, position: Position, seat: Seat, rng: Rng, also: Move | None = None) -> list[Advice]:
    """Every move that was looked at often enough, the best first; `also` is looked at beside those offered.

    All were measured by the policy's own move in the same worlds: that difference tells them apart. The search gets
    guesses of the position to think with, so a hint never tells what the seat cannot know.
    """
    moves = position.moves()
    if also is not None and also not in moves:
        moves.append(also)
    if len(moves) == 1:
        return [Advice(moves[0], race.outlook(position, seat, FEWEST, rng)[seat], 0.0)]
    lanes = race.race(position, seat, moves, rng)
    own = lanes[0]
    seen = [lane for lane in lanes if lane.runs >= FEWEST or lane is own]
    seen.sort(key=Lane.mean, reverse=True)
    if not seen[0].is_better():
        seen.remove(own)
        seen.insert(0, own)
    return [Advice(lane.move, _share(own.chance() + lane.mean()), 2.0 * lane.error()) for lane in seen]


def _share(value: float) -> float:
    return min(1.0, max(0.0, value))
