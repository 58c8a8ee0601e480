"""The bot that plays like a sensible beginner: it spreads where nobody stands and strikes where the odds are good."""

from typing import Final, final

from quadriga.bots.bot import Bot
from quadriga.bots.ultimus.choices import choose_other
from quadriga.bots.ultimus.worth import Force, Ground, pull, win_chance, worth, worths
from quadriga.engine.chance import Rng
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.ultimus import words as w
from quadriga.games.ultimus.board import EAST, NONE
from quadriga.games.ultimus.forces import is_at_war, leaders_in, units_in
from quadriga.games.ultimus.limits import forbids_command
from quadriga.games.ultimus.lone_unit import LoneMove, forbids_lone_step
from quadriga.games.ultimus.march import March, Muster
from quadriga.games.ultimus.movement import Movement
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.victory import is_in_capital

WORTH_A_MARCH: Final = 0.1
"""A march must promise that much, else the leader stays."""
GOOD_INTRIGUES: Final = (
    "traite-mineur", "traite-majeur", "tribut", "buccellarii", "assassinat", "foyer-de-peste", "epidemie-de-peste",
    "desertion", "bagaudes",
)  # fmt: skip


@final
class Greedy(Bot):
    """Looks one march ahead; Augusti stay in their capitals."""

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        assert isinstance(position, Ultimus)
        top = position.stack[-1]
        if isinstance(top, Movement):
            return command(position, top.camp, moves)
        if isinstance(top, Muster):
            return muster(position, top, moves)
        if isinstance(top, March):
            return march(position, top, moves)
        if isinstance(top, LoneMove):
            return lone_step(position, top.unit, moves)
        return choose_other(position, moves)


# ---------------------------------------------------------------- movement


def company(p: Ultimus, leader: int) -> list[int]:
    """The units a leader would take: the strongest his CC allows; a barbarian keeps to his people."""
    able = [
        unit
        for unit in units_in(p, p.leader_at[leader], p.leader_side[leader])
        if not forbids_command(p, leader, unit) and is_field_unit(p, unit)
    ]
    able.sort(key=lambda unit: -p.roster.unit_pf[unit][p.unit_weak[unit]])
    return sorted(able[: p.roster.leader_cc[leader]])


def is_field_unit(p: Ultimus, unit: int) -> bool:
    """Limitanei hold their posts."""
    return p.roster.unit_category[unit] != 0


def is_needed(p: Ultimus, leader: int) -> bool:
    """Whether a leader has better things to do than march: an Augustus in his capital."""
    return leader in p.augustus and is_in_capital(p, leader)


def must_attend(p: Ultimus, leader: int) -> bool:
    """6.3: whether a council waits for the eastern Augustus."""
    return p.council != NONE and leader == p.augustus[EAST] and not p.leader_bound[leader]


def approach(p: Ultimus, target: int, at: int, moves: list[Move]) -> Move:
    """The step that brings a leader nearer to a zone, keeping clear of enemies; else the halt."""
    best, value = moves[-1], p.board.distance[at][target]
    for move in moves:
        if move.verb == w.GO and not p.troops[2 * move.a + BARBARE] and p.board.distance[move.a][target] < value:
            best, value = move, p.board.distance[move.a][target]
    return best


def command(p: Ultimus, camp: int, moves: list[Move]) -> Move:
    """The most promising march or step of the phase, a useful stratagem before all, else the end of it."""
    best, value = moves[-1], WORTH_A_MARCH
    ground = Ground(p)
    for move in moves:
        if move.verb == w.PLAY and p.tables.ids[move.a] in GOOD_INTRIGUES:
            return move
        if move.verb == w.LEAVE_REFUGE:
            return move
        promise = 0.0
        if move.verb == w.MARCH:
            promise = march_promise(ground, camp, move.a)
        elif move.verb == w.MOVE:
            promise = step_promise(ground, camp, move.a)
        if promise > value:
            best, value = move, promise
    return best


def march_promise(ground: Ground, camp: int, leader: int) -> float:
    """How much better off a leader and his company could be elsewhere."""
    p = ground.p
    at = p.leader_at[leader]
    if must_attend(p, leader):
        return 4.0
    if is_needed(p, leader) or p.leader_bound[leader]:
        return 50.0 if p.leader_bound[leader] and not is_in_capital(p, leader) else 0.0
    if leader in p.augustus:
        return 3.0
    units = company(p, leader)
    if not units:
        return 0.0
    force = Force(p, camp, leader, units)
    values = worths(ground, force)
    here = values[at]
    near = max((pull(p, values, zone) for zone in p.board.near[at]), default=0.0)
    return near - here if near > here else 0.0


def step_promise(ground: Ground, camp: int, unit: int) -> float:
    """How much better off a unit could be one zone on; limitanei and garrisons stay."""
    p = ground.p
    if not is_field_unit(p, unit):
        return 0.0
    at = p.unit_at[unit]
    if camp == ROMAIN and (leaders_in(p, at, camp) or (p.board.capital[at] and p.troops[2 * at + ROMAIN] < 2)):
        return 0.0
    force = Force(p, camp, NONE, [unit])
    here = worth(ground, force, at)
    best = 0.0
    for zone in p.board.near[at]:
        value = worth(ground, force, zone)
        if value > best and not forbids_lone_step(p, unit, zone):
            best = value
    return best - here


def muster(p: Ultimus, frame: Muster, moves: list[Move]) -> Move:
    """Take the company, one by one."""
    wanted = company(p, frame.leader)
    for move in moves:
        if move.verb == w.TAKE and move.a in wanted:
            return move
    return moves[-1]


def march(p: Ultimus, frame: March, moves: list[Move]) -> Move:
    """Step towards the best prize; barbarians leave a unit wherever it scores."""
    leader, units = frame.leader, list(frame.units)
    camp, at = p.leader_side[leader], p.leader_at[leader]
    if must_attend(p, leader):
        return approach(p, p.council, at, moves)
    if leader in p.augustus or p.leader_bound[leader]:
        return go_to_capital(p, at, moves)
    ground = Ground(p)
    drop = leave_garrison(ground, camp, at, units, moves)
    if drop is not None:
        return drop
    if not units:
        return moves[-1]
    force = Force(p, camp, leader, units)
    values = worths(ground, force)
    best, value = moves[-1], pull(p, values, at)
    for move in moves:
        if move.verb == w.GO:
            promise = pull(p, values, move.a)
            if p.troops[2 * move.a + 1 - camp] and win_chance(ground, force, move.a) < 0.5:
                promise = min(promise, values[move.a])
            if promise > value + 1e-9:
                best, value = move, promise
    return best if best.verb in (w.GO, w.HALT) else moves[-1]


def leave_garrison(ground: Ground, camp: int, at: int, units: list[int], moves: list[Move]) -> Move | None:
    """10.2: a barbarian at war leaves his weakest unit in a zone nobody scores yet, if others go on."""
    p = ground.p
    if camp != BARBARE or len(units) < 2 or not ground.prizes[at]:
        return None
    if p.troops[2 * at + ROMAIN] or ground.others_hold(at, units):
        return None
    if not any(move.verb == w.GO for move in moves):
        return None
    best: Move | None = None
    for move in moves:
        if move.verb == w.DROP:
            tribe = p.roster.unit_tribe[move.a]
            if tribe != NONE and is_at_war(p, tribe):
                best = move
    return best


def go_to_capital(p: Ultimus, at: int, moves: list[Move]) -> Move:
    """An Augustus goes to the nearest capital of his."""
    best, value = moves[-1], to_go(p, at)
    for move in moves:
        if move.verb == w.GO and to_go(p, move.a) < value:
            best, value = move, to_go(p, move.a)
    return best


def to_go(p: Ultimus, zone: int) -> int:
    """PM to the nearest imperial capital without enemies."""
    return min(
        (p.board.travel[n][zone] for n, capital in enumerate(p.board.capitals) if not p.troops[2 * capital + BARBARE]),
        default=99,
    )


def lone_step(p: Ultimus, unit: int, moves: list[Move]) -> Move:
    """The best zone next to a unit, if it is better than its own."""
    ground = Ground(p)
    force = Force(p, p.unit_side[unit], NONE, [unit])
    best, value = moves[-1], worth(ground, force, p.unit_at[unit])
    for move in moves:
        if move.verb == w.GO and worth(ground, force, move.a) > value:
            best, value = move, worth(ground, force, move.a)
    return best
