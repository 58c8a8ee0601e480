"""How a land battle will end when both sides fight by standing orders: exact, from the rules themselves."""

from time import perf_counter
from typing import TYPE_CHECKING, Final, final

from quadriga.engine.chance import Seeded
from quadriga.engine.move import Move
from quadriga.engine.odds import Odds
from quadriga.engine.odds import odds as engine_odds
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.battle import FormLegion, Losses, StandOrRetreat, legion_size
from quadriga.games.conquest.pieces import LAND_TYPES
from quadriga.games.conquest.position import NONE, Conquest
from quadriga.games.conquest.situation import (
    ATTACKER,
    DEFENDER,
    TYPES,
    Situation,
    battlefield,
    begin_situation,
    read_situation,
)

if TYPE_CHECKING:
    from quadriga.games.conquest.game import ConquestGame

BASE: Final = 64
"""More than the units of one type a side can have."""


@final
class StandingOrders:
    """9.1 to 9.3: both sides fill their legions and give up units in a fixed order, and never retreat."""

    def __init__(self, zone: int, situation: Situation) -> None:
        self.zone: Final = zone
        self.legion: Final = situation.legion
        self.losses: Final = situation.losses

    def decide(self, position: Position, seat: Seat, moves: list[Move]) -> Move:
        """The move the orders ask for; what they do not speak of does not matter to the battle."""
        assert isinstance(position, Conquest)
        top = position.stack[-1]
        if isinstance(top, FormLegion):
            return in_order(words.FORM, self.legion, legion_size(position, int(seat), self.zone), top.present(position))
        if isinstance(top, Losses):
            return in_order(words.LOSE, self.losses, position.hits[top.side], top.legion(position))
        if isinstance(top, StandOrRetreat):
            return Move(words.FIGHT_ON)
        return moves[0]

    def is_over(self, position: Position) -> bool:
        """Whether a side has no unit left."""
        assert isinstance(position, Conquest)
        return position.army(ATTACKER, self.zone) == 0 or position.army(DEFENDER, self.zone) == 0

    def state(self, position: Position) -> object:
        """All that tells two moments of the battle apart: what stands, and what is already laid down."""
        assert isinstance(position, Conquest)
        packed = len(position.stack[-1].fields) and int(sum(position.down) > 0)
        for seat in (ATTACKER, DEFENDER):
            for kind in range(LAND_TYPES):
                packed = packed * BASE + position.count(seat, self.zone, kind)
        for kind in range(LAND_TYPES):
            packed = packed * BASE + position.down[kind]
        return packed

    def left(self, position: Position) -> object:
        """How many units the attacker and the defender have left."""
        assert isinstance(position, Conquest)
        return position.army(ATTACKER, self.zone), position.army(DEFENDER, self.zone)


def in_order(verb: int, order: list[int], number: int, most: list[int]) -> Move:
    """A choice of `number` units that takes all it can of the first type, then of the next."""
    taken = [0] * LAND_TYPES
    for kind in order:
        taken[kind] = min(number, most[kind])
        number -= taken[kind]
    return Move(verb, taken[0], taken[1], taken[2])
