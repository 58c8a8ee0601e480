"""The bot that plays like a sensible beginner: it spreads where nobody stands and strikes where the odds are good."""

from typing import Final, final

from quadriga.bots.bot import Bot
from quadriga.bots.ultimus import sailing
from quadriga.bots.ultimus.choices import choose_other, is_its_moment
from quadriga.bots.ultimus.worth import Force, Ground, pull, targets, win_chance, worth, worths
from quadriga.engine.chance import Rng
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import guard_of, is_at_war, leaders_in, units_in
from quadriga.games.ultimus.movement.fleets import InPort, OnSea
from quadriga.games.ultimus.movement.limits import forbids_command
from quadriga.games.ultimus.movement.lone_unit import LoneMove, forbids_lone_step
from quadriga.games.ultimus.movement.march import March, Muster, delays, forbids_step, raise_army
from quadriga.games.ultimus.movement.phase import Movement
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import EAST, NONE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.year.events import is_called
from quadriga.games.ultimus.year.victory import is_in_capital

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
            return recruit(position, top.taken)
        if isinstance(top, March):
            return march(position, moves)
        if isinstance(top, LoneMove):
            return lone_step(position, top.unit, moves)
        if isinstance(top, InPort):
            return sailing.embark(position, top, moves)
        if isinstance(top, OnSea):
            return sailing.at_sea(position, top, moves)
        return choose_other(position, moves)


# ---------------------------------------------------------------- movement


def company(p: Ultimus, leader: int) -> list[int]:
    """The units a leader would take besides his guards."""
    return picked(p, leader, units_in(p, p.leader_at[leader], p.leader_side[leader]))


def picked(p: Ultimus, leader: int, units: list[int]) -> list[int]:
    """Of the units with a leader the strongest his CC allows, none that would hold him up."""
    guard = guard_of(p, leader)
    able = [unit for unit in units if unit != guard and not forbids_command(p, leader, unit) and is_field_unit(p, unit)]
    if is_called(p, leader):
        able = [unit for unit in able if not delays(p, leader, [unit])]
    able.sort(key=lambda unit: -p.roster.unit_pf[unit][p.unit_weak[unit]])
    return sorted(able[: max(0, p.roster.leader_cc[leader] - int(guard != NONE))])


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
        if move.verb == words.GO and not p.troops[2 * move.a + BARBARE] and p.board.distance[move.a][target] < value:
            best, value = move, p.board.distance[move.a][target]
    return best


def command(p: Ultimus, camp: int, moves: list[Move]) -> Move:
    """The most promising march or step of the phase, a useful stratagem before all, else the end of it."""
    best, value = moves[-1], WORTH_A_MARCH
    ground = Ground(p)
    for move in moves:
        if move.verb == words.PLAY:
            id = p.tables.ids[move.a]
            if id in GOOD_INTRIGUES and is_its_moment(ground, camp, id):
                return move
        if move.verb == words.LEAVE_REFUGE:
            return move
        promise = 0.0
        if move.verb == words.MARCH:
            promise = march_promise(ground, camp, move.a)
        elif move.verb == words.MOVE:
            promise = step_promise(ground, camp, move.a)
        elif move.verb == words.SAIL:
            promise = sailing.best_voyage(ground, camp, move.a).value
        if promise > value:
            best, value = move, promise
    if best.verb == words.MARCH:
        return whole_march(p, best)
    if best.verb == words.MOVE:
        return Move(words.MOVE_TO, best.a, best_lone_step(ground, camp, best.a))
    return best


def whole_march(p: Ultimus, begun: Move) -> Move:
    """A march from its army to its end in one move, unless something on the way wants a decision of its own."""
    trial = p.copy()
    trial.push(begun)
    units: list[int] = []
    if isinstance(trial.stack[-1], Muster):
        units = company(p, begun.a)
        trial.push(Move(words.TAKE_THESE, words.UNITS.pack(units)))
    path: list[int] = []
    while isinstance(trial.stack[-1], March):
        moves = trial.moves()
        step = march(trial, moves) if len(moves) > 1 else moves[0]
        if step.verb == words.HALT:
            return Move(words.MARCH_BY, begun.a, words.UNITS.pack(units), words.PATH.pack(path)) if path else begun
        if step.verb != words.GO or step.a in path:
            return begun
        path.append(step.a)
        trial.push(step)
    return begun


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
    units = picked(p, leader, ground.units(p.leader_side[leader], at)) if at >= 0 else []
    if not units:
        return 0.0
    force = Force(p, camp, leader, units)
    values = worths(ground, force)
    here = values[at]
    aims = targets(values)
    near = 0.0
    for zone in p.board.near[at]:
        near = max(near, pull(p, values, aims, zone))
    if near <= here + WORTH_A_MARCH:
        return 0.0
    army = sorted([*units, *raise_army(p, leader).units])
    ways = [to for to in p.board.near[at] if not forbids_step(p, leader, army, 0, 0, to)]
    return near - here if best_step(ground, force, at, ways, values) != at else 0.0


def recruit(p: Ultimus, taken: tuple[int, ...]) -> Move:
    """Those of the company who are not with the army yet, as far as there is room beside those already taken."""
    army = p.army()
    last = taken[-1] if taken else NONE
    wanted = [unit for unit in company(p, army.leader) if unit > last and unit not in army.units]
    room = max(0, p.roster.leader_cc[army.leader] - len(army.units) - len(taken))
    return Move(words.TAKE_THESE, words.UNITS.pack(wanted[:room]))


def best_step(ground: Ground, force: Force, at: int, ways: list[int], values: list[float]) -> int:
    """The next zone of a force on its way to the best prize, or where it stands."""
    p = ground.p
    aims = targets(values)
    best, value = at, pull(p, values, aims, at)
    for to in ways:
        promise = pull(p, values, aims, to)
        if p.troops[2 * to + 1 - force.camp] and win_chance(ground, force, to) < 0.5:
            promise = min(promise, values[to])
        if promise > value + 1e-9:
            best, value = to, promise
    return best


def step_promise(ground: Ground, camp: int, unit: int) -> float:
    """How much better off a unit could be one zone on; limitanei and garrisons stay."""
    p = ground.p
    if not is_field_unit(p, unit):
        return 0.0
    at = p.unit_at[unit]
    if not ground.is_lured(camp, at):
        return 0.0
    if camp == ROMAIN and (leaders_in(p, at, camp) or (p.board.capital[at] and p.troops[2 * at + ROMAIN] < 2)):
        return 0.0
    to = best_lone_step(ground, camp, unit)
    force = Force(p, camp, NONE, [unit])
    return worth(ground, force, to) - worth(ground, force, at) if to != at else 0.0


def best_lone_step(ground: Ground, camp: int, unit: int) -> int:
    """The best zone next to a unit, if it is worth anything, else its own."""
    p = ground.p
    force = Force(p, camp, NONE, [unit])
    best, value = p.unit_at[unit], 0.0
    for zone in p.board.near[best]:
        gain = worth(ground, force, zone)
        if gain > value and not forbids_lone_step(p, unit, zone):
            best, value = zone, gain
    return best


def march(p: Ultimus, moves: list[Move]) -> Move:
    """Step towards the best prize; barbarians leave a unit wherever it scores."""
    army = p.army()
    leader, units = army.leader, army.units
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
    ways = [move.a for move in moves if move.verb == words.GO]
    to = best_step(ground, force, at, ways, worths(ground, force))
    return Move(words.GO, to) if to != at else moves[-1]


def leave_garrison(ground: Ground, camp: int, at: int, units: list[int], moves: list[Move]) -> Move | None:
    """10.2: a barbarian at war leaves his weakest unit in a zone nobody scores yet, if others go on."""
    p = ground.p
    if camp != BARBARE or len(units) < 2 or not ground.prizes[at]:
        return None
    if p.troops[2 * at + ROMAIN] or ground.others_hold(at, units):
        return None
    if not any(move.verb == words.GO for move in moves):
        return None
    best: Move | None = None
    for move in moves:
        if move.verb == words.DROP:
            tribe = p.roster.unit_tribe[move.a]
            if tribe != NONE and is_at_war(p, tribe):
                best = move
    return best


def go_to_capital(p: Ultimus, at: int, moves: list[Move]) -> Move:
    """An Augustus goes to the nearest capital of his."""
    best, value = moves[-1], to_go(p, at)
    for move in moves:
        if move.verb == words.GO and to_go(p, move.a) < value:
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
        if move.verb == words.GO and worth(ground, force, move.a) > value:
            best, value = move, worth(ground, force, move.a)
    return best
