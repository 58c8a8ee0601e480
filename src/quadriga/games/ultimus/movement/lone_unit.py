"""A unit without leader (rulebook 3.4.1, 4.3): it moves one zone, whatever it costs."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import is_contested, is_migrating
from quadriga.games.ultimus.movement.caught import EndMove
from quadriga.games.ultimus.movement.goes import GOES
from quadriga.games.ultimus.movement.limits import (
    allowance,
    forbids_move,
    forbids_stacking,
    forbids_tribe,
    forbids_tribe_start,
    forbids_unit,
    is_crossing,
    open_way,
    some_way,
    spends_too_much_outside,
    step_cost,
)
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import UNASKED
from quadriga.games.ultimus.printed.tables import ROMAIN
from quadriga.games.ultimus.stratagems.plague import catch_plague
from quadriga.games.ultimus.year.events import has_riot


def forbids_lone_step(p: Ultimus, unit: int, to: int) -> int:
    """3.4.1, 4.3: a unit without leader moves one zone, whatever it costs."""
    if to not in p.board.near[p.unit_at[unit]]:
        return words.R_NOT_NEXT
    return _forbids_entering(p, unit, to)


def _forbids_entering(p: Ultimus, unit: int, to: int) -> int:
    refusal = forbids_unit(p, unit, NONE, to)
    return refusal or forbids_stacking(p, p.roster.unit_tribe[unit], p.unit_side[unit], to)


def forbids_moving(p: Ultimus, unit: int, camp: int) -> int:
    """3.4.1, 4.3: why a unit may not move off alone, or could go nowhere if it did (Ruling U-113)."""
    refusal = forbids_move(p, unit, camp)
    if refusal:
        return refusal
    at = p.unit_at[unit]
    return _forbids_roman_exit(p, unit, at) if p.roster.unit_tribe[unit] == NONE else _forbids_exit(p, unit, at)


def _forbids_roman_exit(p: Ultimus, unit: int, at: int) -> int:
    """Why a Roman unit could go nowhere alone: the map of the scenario decides it, so it is asked once."""
    known = p.setup.exits[unit]
    if known[at] == UNASKED:
        known[at] = words.R_CLOSED if p.setup.closed[at] else _forbids_exit(p, unit, at)
    return known[at]


def _forbids_exit(p: Ultimus, unit: int, at: int) -> int:
    """Why a unit could go nowhere alone."""
    refusal = words.R_NOT_NEXT
    for to in p.board.near[at]:
        refusal = _forbids_entering(p, unit, to)
        if not refusal:
            return 0
    return refusal


def movable_units(p: Ultimus, camp: int) -> list[int]:
    """The units `forbids_moving` lets go; of a tribe those that stand together are asked about once.

    Enemies beside them keep units, and a riot; else the map alone says whether Romans go.
    """
    tribes, sides, done, troops, exits = p.roster.unit_tribe, p.unit_side, p.unit_done, p.troops, p.setup.exits
    calm = camp != ROMAIN or not p.riot
    enemy = 1 - camp
    found: list[int] = []
    where = people = NONE
    goes = False
    for unit, at in enumerate(p.unit_at):
        if at < 0 or sides[unit] != camp or done[unit] or troops[2 * at + enemy]:
            continue
        tribe = tribes[unit]
        if tribe == NONE:
            refusal = exits[unit][at]
            if refusal == UNASKED:
                refusal = _forbids_roman_exit(p, unit, at)
            goes = refusal == 0
        elif tribe != people or at != where:
            people, where = tribe, at
            goes = not p.setup.closed[at] and not forbids_tribe_start(p, tribe) and _has_way(p, tribe, camp, at)
        if goes and (calm or not has_riot(p, at)):
            found.append(unit)
    return found


def _has_way(p: Ultimus, tribe: int, camp: int, at: int) -> bool:
    """Whether any zone beside this one is open to a unit of a tribe alone."""
    way = open_way(p, tribe, at)
    if way != NONE and not forbids_stacking(p, tribe, camp, way):
        return True
    for to in p.board.near[at]:
        if not p.setup.closed[to] and not forbids_tribe(p, tribe, to) and not forbids_stacking(p, tribe, camp, to):
            return True
    return False


def can_go_on(p: Ultimus, unit: int, to: int) -> bool:
    """6.2 Migration: whether a unit that goes to a zone is asked there whether it goes on."""
    if not is_migrating(p, p.roster.unit_tribe[unit]) or to not in p.board.near[p.unit_at[unit]]:
        return False
    trial = p.copy()
    LoneMove(unit, 0, 0).play(trial, Move(words.GO, to))
    trial.settle()
    return bool(trial.stack) and isinstance(trial.stack[-1], LoneMove)


@final
class LoneMove(Decision[Ultimus]):
    """3.4.1, 4.3: where a unit without leader goes."""

    verbs: ClassVar[tuple[int, ...]] = (words.GO, words.HALT)
    prompt: ClassVar[str] = words.ASK_LONE_UNIT

    def __init__(self, unit: int, spent: int, outside: int) -> None:
        self.unit: Final = unit
        self.spent: Final = spent
        self.outside: Final = outside

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.unit_side[self.unit])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("unit", words.UNIT, self.unit)]

    def moves(self, p: Ultimus) -> list[Move]:
        near = p.board.near[p.unit_at[self.unit]]
        steps = [GOES[to] for to in near if not self._forbids_next(p, to)]
        return [*steps, Move(words.HALT)] if self.spent else steps

    def forbids_going_to(self, p: Ultimus, to: int) -> int:
        """3.4.1: one zone, whatever it costs; a migrating unit has its PM without a leader too (6.2)."""
        near = p.board.near[p.unit_at[self.unit]]
        return self._forbids_next(p, to) if to in near else words.R_NOT_NEXT

    def _forbids_next(self, p: Ultimus, to: int) -> int:
        refusal = _forbids_entering(p, self.unit, to)
        if refusal or not self.spent:
            return refusal
        cost = step_cost(p, p.unit_at[self.unit], to)
        if is_contested(p, p.unit_at[self.unit]):
            return words.R_MUST_STOP
        if self.spent + cost > allowance(p, [self.unit]):
            return words.R_TOO_FAR
        return words.R_OUTSIDE_LIMIT if spends_too_much_outside(p, self.outside, cost, to) else 0

    def play(self, p: Ultimus, move: Move) -> None:
        unit = self.unit
        p.unit_done[unit] = 1
        if move.verb == words.HALT:
            p.begin(EndMove(p.unit_at[unit]))
            return
        start = p.unit_at[unit]
        cost = step_cost(p, start, move.a)
        p.put_unit(unit, move.a)
        p.unit_from[unit] = start
        p.unit_wet[unit] = int(is_crossing(p, start, move.a))
        p.tell(words.E_MOVED, unit, move.a)
        if is_migrating(p, p.roster.unit_tribe[unit]):
            p.begin(LoneOnward(unit, self.spent + cost, self.outside + cost if p.board.is_outside(move.a) else 0))
        else:
            p.begin(EndMove(move.a))
        catch_plague(p, NONE, [unit], move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        if move.verb == words.HALT:
            return words.R_MUST_GO_ON
        to = move.a if move.a != ANY else some_way(p, p.unit_at[self.unit])
        return self.forbids_going_to(p, to)


@final
class LoneOnward(Procedure[Ultimus]):
    """6.2 Migration: a unit of the migrating people goes on while it can."""

    def __init__(self, unit: int, spent: int, outside: int) -> None:
        self.unit: Final = unit
        self.spent: Final = spent
        self.outside: Final = outside

    def run(self, p: Ultimus) -> None:
        at = p.unit_at[self.unit]
        if at < 0:
            return
        step = LoneMove(self.unit, self.spent, self.outside)
        if any(not step.forbids_going_to(p, to) for to in p.board.near[at]):
            p.begin(step)
        else:
            p.begin(EndMove(at))
