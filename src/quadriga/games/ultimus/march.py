"""Marching (rulebook 3.4.1, 4.3, 7.1, 7.2, 7.3): a leader and his units step by step, rallying units."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus.board import FAR, NONE
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.forces import guard_of, has_units, holder, is_contested, leaders_in, units_in
from quadriga.games.ultimus.hazards import EndMove, catch_plague
from quadriga.games.ultimus.limits import (
    allowance,
    forbids_command,
    forbids_leader,
    forbids_neighbour,
    forbids_stacking,
    forbids_unit,
    is_crossing,
    is_passage,
    some_way,
    step_cost,
)
from quadriga.games.ultimus.pieces import BU
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.usurpation import ralliable
from quadriga.games.ultimus.words import (
    DROP,
    E_LOYAL,
    E_MARCHED,
    E_RALLIED,
    E_ROLL,
    GO,
    GUARDS_STAY,
    HALT,
    IN_ORDER,
    KIN_NEEDED,
    LAST_UNIT,
    LEADER,
    MUST_GO_ON,
    MUST_STOP,
    NO_STOP,
    NOT_HERE,
    NOT_NEXT,
    NOT_ON_MAP,
    OUTSIDE_LIMIT,
    PASS,
    RALLY,
    SET_OUT,
    TAKE,
    TOO_FAR,
    TOO_MANY,
    UNREST,
    ZONE,
)

OUTSIDE_PM: Final = 2


def begin_march(p: Ultimus, leader: int) -> None:
    """3.4.1: a leader sets out; his guards are always with him (3.2.4)."""
    guard = guard_of(p, leader)
    at = p.leader_at[leader]
    units: tuple[int, ...] = ()
    if guard != NONE and not is_contested(p, at):
        units = (guard,)
    if guard != NONE and not units:
        finish_march(p, leader, units)
    elif any(not forbids_joining(p, leader, units, -1, unit) for unit in units_in(p, at, p.leader_side[leader])):
        p.begin(Muster(leader, units, -1, 0, 0))
    else:
        p.begin(March(leader, units, 0, 0, -1, int(not units)))


def forbids_joining(p: Ultimus, leader: int, units: tuple[int, ...], last: int, unit: int) -> int:
    """3.4.1: why a unit may not be taken along now: at most CC units, named in order."""
    if p.unit_at[unit] != p.leader_at[leader]:
        return NOT_HERE
    refusal = forbids_command(p, leader, unit)
    if refusal:
        return refusal
    if unit in units or unit <= last:
        return IN_ORDER
    if len(units) >= p.roster.leader_cc[leader]:
        return TOO_MANY
    return MUST_STOP if is_contested(p, p.unit_at[unit]) else 0


@final
class Muster(Decision[Ultimus]):
    """3.4.1: which units go with the leader, one by one in order; also after some were rallied on the way (3.6.3 D)."""

    fields: ClassVar[tuple[str, ...]] = ("leader", "units", "last", "spent", "outside")
    verbs: ClassVar[tuple[int, ...]] = (TAKE, SET_OUT)
    prompt: ClassVar[str] = "muster"

    def __init__(self, leader: int, units: tuple[int, ...], last: int, spent: int, outside: int) -> None:
        self.leader: Final = leader
        self.units: Final = units
        self.last: Final = last
        self.spent: Final = spent
        self.outside: Final = outside

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.leader_side[self.leader])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", LEADER, self.leader)]

    def moves(self, p: Ultimus) -> list[Move]:
        moves: list[Move] = []
        at = p.leader_at[self.leader]
        for unit in range(self.last + 1, len(p.unit_at)):
            if p.unit_at[unit] == at and not forbids_joining(p, self.leader, self.units, self.last, unit):
                moves.append(Move(TAKE, unit))
        moves.append(Move(SET_OUT))
        return moves

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == SET_OUT:
            p.begin(March(self.leader, self.units, self.spent, self.outside, -1, int(not self.units)))
            return
        units = (*self.units, move.a)
        if len(units) >= p.roster.leader_cc[self.leader]:
            p.begin(March(self.leader, units, self.spent, self.outside, -1, 0))
        else:
            p.begin(Muster(self.leader, units, move.a, self.spent, self.outside))

    def why(self, p: Ultimus, move: Move) -> int:
        if move.verb != TAKE or move.a == ANY:
            return TOO_MANY
        return forbids_joining(p, self.leader, self.units, self.last, move.a)


def kin_with(p: Ultimus, leader: int, units: tuple[int, ...]) -> bool:
    """4.3: whether a unit of the leader's own tribe is among his troops."""
    tribe = p.roster.leader_tribe[leader]
    return any(p.roster.unit_tribe[unit] == tribe for unit in units)


def forbids_step(p: Ultimus, leader: int, units: tuple[int, ...], spent: int, outside: int, to: int) -> int:
    """7.2, 7.3 and every limit of leader and units; `outside` counts the PM spent outside the empire in a row."""
    start = p.leader_at[leader]
    if to not in p.board.near[start]:
        return NOT_NEXT
    cost = step_cost(p, start, to)
    if spent + cost > allowance(p, units):
        return TOO_FAR
    if spends_too_much_outside(p, outside, cost, to):
        return OUTSIDE_LIMIT
    bound = p.leader_bound[leader] and p.leader_side[leader] == ROMAIN
    if bound and to_capital(p, to) + cost != to_capital(p, start):
        return UNREST
    return _forbids_company(p, leader, units, start, to) or _forbids_dead_end(
        p, leader, units, spent + cost, outside + cost, to
    )


def spends_too_much_outside(p: Ultimus, outside: int, cost: int, to: int) -> bool:
    """7.3: after a first step outside the empire no more than 2 PM in a row are spent there (Ruling U-56)."""
    return outside > 0 and p.board.is_outside(to) and outside + cost > OUTSIDE_PM


def _forbids_company(p: Ultimus, leader: int, units: tuple[int, ...], start: int, to: int) -> int:
    camp = p.leader_side[leader]
    tribe = p.roster.leader_tribe[leader]
    passing = is_passage(p, tribe, to) if tribe != NONE else False
    if not passing:
        refusal = forbids_leader(p, leader, tribe != NONE and not kin_with(p, leader, units), start, to)
        if refusal:
            return refusal
    elif p.setup.closed[to]:
        return NO_STOP
    refusal = forbids_stacking(p, tribe, camp, to)
    if refusal:
        return refusal
    for unit in units:
        people = p.roster.unit_tribe[unit]
        if passing and people == tribe:
            continue
        refusal = forbids_unit(p, unit, leader, to)
        if not refusal and people not in (NONE, tribe):
            refusal = forbids_stacking(p, people, camp, to)
        if refusal:
            return refusal
    return 0


def _forbids_dead_end(p: Ultimus, leader: int, units: tuple[int, ...], spent: int, outside: int, to: int) -> int:
    """4.3: the Hunni may cross a peaceful people's home only if they can go on to a zone where they may stop."""
    tribe = p.roster.leader_tribe[leader]
    if tribe == NONE or not is_passage(p, tribe, to):
        return 0
    left = allowance(p, units) - spent
    camp = p.leader_side[leader]
    for beyond in p.board.near[to]:
        cost = step_cost(p, to, beyond)
        if cost > left or is_passage(p, tribe, beyond) or forbids_neighbour(p, tribe, beyond):
            continue
        if spends_too_much_outside(p, outside, cost, beyond):
            continue
        alone = not kin_with(p, leader, units)
        if forbids_leader(p, leader, alone, to, beyond) or forbids_stacking(p, tribe, camp, beyond):
            continue
        if all(not forbids_unit(p, unit, leader, beyond) for unit in units):
            return 0
    return NO_STOP


def to_capital(p: Ultimus, zone: int) -> int:
    """Event 6: PM from a zone to the nearest imperial capital the ROMAIN controls."""
    away = FAR
    for number, capital in enumerate(p.board.capitals):
        if holder(p, capital) == ROMAIN:
            away = min(away, p.board.travel[number][zone])
    return away


@final
class March(Decision[Ultimus]):
    """7.1, 7.2: the next step of a march: go on, leave a unit behind, or halt."""

    fields: ClassVar[tuple[str, ...]] = ("leader", "units", "spent", "outside", "last", "alone")
    verbs: ClassVar[tuple[int, ...]] = (GO, DROP, HALT)
    prompt: ClassVar[str] = "march"

    def __init__(self, leader: int, units: tuple[int, ...], spent: int, outside: int, last: int, alone: int) -> None:
        self.leader: Final = leader
        self.units: Final = units
        self.spent: Final = spent
        self.outside: Final = outside
        self.last: Final = last
        self.alone: Final = alone

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.leader_side[self.leader])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", LEADER, self.leader), ("zone", ZONE, p.leader_at[self.leader])]

    def forbids_going(self, p: Ultimus) -> int:
        """7.1, 3.4.1: troops stop among enemies; a leader goes no further than the last unit that stays with him."""
        if self.units:
            return MUST_STOP if is_contested(p, p.leader_at[self.leader]) else 0
        return 0 if self.alone else LAST_UNIT

    def forbids_going_to(self, p: Ultimus, to: int) -> int:
        """Why the march may not lead to a zone next."""
        return self.forbids_going(p) or forbids_step(p, self.leader, self.units, self.spent, self.outside, to)

    def forbids_dropping(self, p: Ultimus, unit: int) -> int:
        """3.4.1: units may be left on the way, in order; guards never leave their leader (3.2.4)."""
        if unit not in self.units or self.spent == 0:
            return NOT_HERE
        if p.roster.unit_category[unit] == BU:
            return GUARDS_STAY
        if unit <= self.last:
            return IN_ORDER
        tribe = p.roster.leader_tribe[self.leader]
        if tribe != NONE and is_passage(p, tribe, p.leader_at[self.leader]):
            return NO_STOP
        left = tuple(one for one in self.units if one != unit)
        if tribe != NONE and left and not kin_with(p, self.leader, left):
            return KIN_NEEDED
        return 0

    def forbids_halt(self, p: Ultimus) -> int:
        """4.3, event 6: no stop in a home at peace, nor on the way of a bound leader while he can go on."""
        tribe = p.roster.leader_tribe[self.leader]
        bound = p.leader_bound[self.leader] and p.leader_side[self.leader] == ROMAIN
        if not bound and (tribe == NONE or not is_passage(p, tribe, p.leader_at[self.leader])):
            return 0
        near = p.board.near[p.leader_at[self.leader]]
        return MUST_GO_ON if any(not self.forbids_going_to(p, to) for to in near) else 0

    def moves(self, p: Ultimus) -> list[Move]:
        moves: list[Move] = []
        if not self.forbids_going(p):
            for to in p.board.near[p.leader_at[self.leader]]:
                if not forbids_step(p, self.leader, self.units, self.spent, self.outside, to):
                    moves.append(Move(GO, to))
        for unit in self.units:
            if not self.forbids_dropping(p, unit):
                moves.append(Move(DROP, unit))
        if not moves or not self.forbids_halt(p):
            moves.append(Move(HALT))
        return moves

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == GO:
            advance(p, self, move.a)
        elif move.verb == DROP:
            p.unit_done[move.a] = 1
            left = tuple(unit for unit in self.units if unit != move.a)
            p.begin(March(self.leader, left, self.spent, self.outside, move.a, self.alone))
        else:
            finish_march(p, self.leader, self.units)

    def why(self, p: Ultimus, move: Move) -> int:
        if move.verb == GO:
            to = move.a if move.a != ANY else some_way(p, p.leader_at[self.leader])
            return self.forbids_going_to(p, to)
        if move.verb == DROP:
            return self.forbids_dropping(p, move.a) if move.a != ANY else NOT_HERE
        return self.forbids_halt(p)


def advance(p: Ultimus, march: March, to: int) -> None:
    """7.2: one step; plague and the rallying of units come before the march goes on."""
    leader, units = march.leader, march.units
    start = p.leader_at[leader]
    wet = int(is_crossing(p, start, to))
    p.leader_at[leader] = to
    for unit in units:
        p.put_unit(unit, to)
        p.unit_from[unit] = start
        p.unit_wet[unit] = wet
    cost = step_cost(p, start, to)
    spent = march.spent + cost
    outside = march.outside + cost if p.board.is_outside(to) else 0
    if can_rally(p, leader, to):
        p.begin(RallyUnits(leader, units, spent, outside, march.alone))
    else:
        p.begin(Onward(leader, units, spent, outside, march.alone))
    catch_plague(p, leader, units, to)


@final
class Onward(Procedure[Ultimus]):
    """7.1: the march goes on with whoever is left."""

    fields: ClassVar[tuple[str, ...]] = ("leader", "units", "spent", "outside", "alone")

    def __init__(self, leader: int, units: tuple[int, ...], spent: int, outside: int, alone: int) -> None:
        self.leader: Final = leader
        self.units: Final = units
        self.spent: Final = spent
        self.outside: Final = outside
        self.alone: Final = alone

    def run(self, p: Ultimus) -> None:
        at = p.leader_at[self.leader]
        left = tuple(unit for unit in self.units if p.unit_at[unit] >= 0)
        if at < 0 or (not left and not self.alone):
            finish_march(p, self.leader, left)
        else:
            p.begin(March(self.leader, left, self.spent, self.outside, -1, self.alone))


def finish_march(p: Ultimus, leader: int, units: tuple[int, ...]) -> None:
    """7.1: leader and units have moved for this SMC."""
    p.leader_done[leader] = 1
    zone = p.leader_at[leader]
    for unit in units:
        p.unit_done[unit] = 1
        if zone < 0:
            zone = p.unit_at[unit]
    if zone >= 0:
        p.tell(E_MARCHED, leader, zone, len(units))
        p.begin(EndMove(zone))


# ---------------------------------------------------------------- rallying (3.6.3 D)


def can_rally(p: Ultimus, leader: int, zone: int) -> bool:
    """3.6.3 D: a Roman leader of a usurpation meets Roman or Foederati units of the ROMAIN without a leader."""
    if p.leader_side[leader] != BARBARE or p.roster.leader_tribe[leader] != NONE or not p.board.is_empire(zone):
        return False
    if p.usurper[p.board.half[zone]] == NONE or not has_units(p, zone, ROMAIN) or leaders_in(p, zone, ROMAIN):
        return False
    return len(ralliable(p, zone)) == p.troops[2 * zone + ROMAIN]


def rally_skill(p: Ultimus, leader: int, zone: int) -> int:
    """3.6.3 D: the Usurper's CP, or the best of his leaders there if he is not."""
    there = [one for one in leaders_in(p, zone, BARBARE) if p.roster.leader_tribe[one] == NONE]
    for one in there:
        if one in p.usurper:
            return p.roster.leader_cp[one]
    return max((p.roster.leader_cp[one] for one in there), default=p.roster.leader_cp[leader])


@final
class RallyUnits(Decision[Ultimus]):
    """3.6.3 D: whether to try and win the units over."""

    fields: ClassVar[tuple[str, ...]] = ("leader", "units", "spent", "outside", "alone")
    verbs: ClassVar[tuple[int, ...]] = (RALLY, PASS)
    prompt: ClassVar[str] = "rally"

    def __init__(self, leader: int, units: tuple[int, ...], spent: int, outside: int, alone: int) -> None:
        self.leader: Final = leader
        self.units: Final = units
        self.spent: Final = spent
        self.outside: Final = outside
        self.alone: Final = alone

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", LEADER, self.leader), ("zone", ZONE, p.leader_at[self.leader])]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(RALLY), Move(PASS)] if p.leader_at[self.leader] >= 0 else [Move(PASS)]

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == RALLY:
            p.begin(RallyRoll(self.leader, self.units, self.spent, self.outside))
        else:
            p.begin(Onward(self.leader, self.units, self.spent, self.outside, self.alone))

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_ON_MAP


@final
class RallyRoll(SixRoll):
    """3.6.3 D: 1d6 of at most the CP wins them and the march may go on with them; else it ends in battle."""

    fields: ClassVar[tuple[str, ...]] = ("leader", "units", "spent", "outside")

    def __init__(self, leader: int, units: tuple[int, ...], spent: int, outside: int) -> None:
        self.leader: Final = leader
        self.units: Final = units
        self.spent: Final = spent
        self.outside: Final = outside

    def rolled(self, p: Ultimus, number: int) -> None:
        zone = p.leader_at[self.leader]
        needed = rally_skill(p, self.leader, zone)
        p.tell(E_ROLL, self.leader, number, needed)
        if number > needed:
            p.tell(E_LOYAL, zone)
            finish_march(p, self.leader, self.units)
            return
        for unit in ralliable(p, zone):
            p.turn_unit(unit, BARBARE)
        p.tell(E_RALLIED, zone)
        left = tuple(unit for unit in self.units if p.unit_at[unit] >= 0)
        p.begin(Muster(self.leader, left, -1, self.spent, self.outside))
