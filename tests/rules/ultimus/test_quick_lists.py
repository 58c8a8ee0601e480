"""Lists that are made quickly say what the conditions say when they are asked one by one."""

import pytest

import quadriga
from quadriga.engine.chance import Seeded
from quadriga.engine.move import Move
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.ultimus.battle.retreat import (
    Withdraw,
    can_leave,
    forbids_flee,
    forbids_flee_alone,
    forbids_way,
    open_ways,
    ways,
)
from quadriga.games.ultimus.forces import guard_of, leaders_in, units_in
from quadriga.games.ultimus.movement.limits import forbids_march, forbids_move
from quadriga.games.ultimus.movement.lone_unit import forbids_lone_step, movable_units
from quadriga.games.ultimus.movement.march import escort_of, forbids_joining, forbids_step
from quadriga.games.ultimus.movement.phase import Movement
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.words import FLEE, FLEE_ALONE, MARCH

STEPS = 700


def walk(scenario: str) -> list[Ultimus]:
    """The positions of a random game where somebody moves or leaves the field."""
    rng = Seeded(f"quick.{scenario}")
    p = quadriga.load("ultimus").start(scenario)
    found: list[Ultimus] = []
    for _ in range(STEPS):
        turn = p.turn()
        if turn == NOBODY:
            break
        if turn != CHANCE and isinstance(p, Ultimus) and isinstance(p.question(), (Movement, Withdraw)):
            found.append(p.copy())
        moves = p.moves() if turn != CHANCE else []
        p.push(moves[rng.below(len(moves))] if moves else p.draw(rng))
    return found


def can_move(p: Ultimus, unit: int, camp: int) -> bool:
    """Whether a unit may set out alone and take a step."""
    near = p.board.near[p.unit_at[unit]] if p.unit_at[unit] >= 0 else []
    return not forbids_move(p, unit, camp) and any(not forbids_lone_step(p, unit, to) for to in near)


def can_lead(p: Ultimus, leader: int, camp: int) -> bool:
    """Whether a leader may set out and take a step, with his guards alone or with any one unit beside him."""
    if forbids_march(p, leader, camp):
        return False
    at, own = p.leader_at[leader], escort_of(p, leader)
    if not own and guard_of(p, leader) != NONE:
        return False
    armies = [own, *([*own, unit] for unit in units_in(p, at, camp) if not forbids_joining(p, leader, own, unit))]
    return any(not forbids_step(p, leader, army, 0, 0, to) for army in armies for to in p.board.near[at])


@pytest.mark.rule("ultimus", "3.4.1", "8.2.1", "8.4.1")
@pytest.mark.parametrize("scenario", ["campus-mauriacus", "grandes-invasions", "crepuscule"])
def test_lists_made_quickly_are_those_of_the_conditions(scenario: str) -> None:
    seen = {Movement: 0, Withdraw: 0}
    for p in walk(scenario):
        step = p.question()
        if isinstance(step, Movement):
            seen[Movement] += 1
            able = [unit for unit in range(len(p.unit_at)) if can_move(p, unit, step.camp)]
            leading = [leader for leader in range(len(p.leader_at)) if can_lead(p, leader, step.camp)]
            assert movable_units(p, step.camp) == able
            assert [move.a for move in step.moves(p) if move.verb == MARCH] == leading
        elif isinstance(step, Withdraw):
            seen[Withdraw] += 1
            zone, camp, mode = p.fight().zone, step.camp, step.mode
            near = [to for to in p.board.near[zone] if not forbids_way(p, camp, zone, to, mode)]
            assert open_ways(p, zone, camp, mode) == near
            led = [(leader, to) for leader in leaders_in(p, zone, camp) for to in near]
            alone = [(unit, to) for unit in units_in(p, zone, camp) for to in near]
            expected = [Move(FLEE, one, to) for one, to in led if not forbids_flee(p, one, zone, to, mode)]
            expected += [Move(FLEE_ALONE, u, to) for u, to in alone if not forbids_flee_alone(p, u, zone, to, mode)]
            assert ways(p, zone, camp, mode) == expected
            assert can_leave(p, zone, camp, mode) == bool(expected)
    assert min(seen.values()) > 5, seen
