"""A unit without leader (rulebook 3.4.1, 4.3): it moves one zone, whatever it costs."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus.board import NONE
from quadriga.games.ultimus.hazards import EndMove, catch_plague
from quadriga.games.ultimus.limits import forbids_stacking, forbids_unit, is_crossing, some_way
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.words import E_MOVED, GO, HALT, NOT_NEXT, UNIT


def forbids_lone_step(p: Ultimus, unit: int, to: int) -> int:
    """3.4.1, 4.3: a unit without leader moves one zone, whatever it costs."""
    if to not in p.board.near[p.unit_at[unit]]:
        return NOT_NEXT
    refusal = forbids_unit(p, unit, NONE, to)
    return refusal or forbids_stacking(p, p.roster.unit_tribe[unit], p.unit_side[unit], to)


@final
class LoneMove(Decision[Ultimus]):
    """3.4.1, 4.3: where a unit without leader goes."""

    fields: ClassVar[tuple[str, ...]] = ("unit",)
    verbs: ClassVar[tuple[int, ...]] = (GO, HALT)
    prompt: ClassVar[str] = "lone-unit"

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.unit_side[self.unit])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("unit", UNIT, self.unit)]

    def moves(self, p: Ultimus) -> list[Move]:
        near = p.board.near[p.unit_at[self.unit]]
        return [Move(GO, to) for to in near if not forbids_lone_step(p, self.unit, to)] + [Move(HALT)]

    def play(self, p: Ultimus, move: Move) -> None:
        unit = self.unit
        p.unit_done[unit] = 1
        if move.verb == HALT:
            return
        start = p.unit_at[unit]
        p.put_unit(unit, move.a)
        p.unit_from[unit] = start
        p.unit_wet[unit] = int(is_crossing(p, start, move.a))
        p.tell(E_MOVED, unit, move.a)
        p.begin(EndMove(move.a))
        catch_plague(p, NONE, (unit,), move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        to = move.a if move.a != ANY else some_way(p, p.unit_at[self.unit])
        return forbids_lone_step(p, self.unit, to)
