"""Marching (rulebook 3.4.1, 4.3, 7.1, 7.2, 7.3): a leader and his units step by step, rallying units."""

from typing import ClassVar, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Several
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps, ChooseSeveral, YesNo
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.forces import guard_of, has_units, is_contested, is_migrating, leaders_in, units_in
from quadriga.games.ultimus.movement.army import Army
from quadriga.games.ultimus.movement.caught import EndMove
from quadriga.games.ultimus.movement.goes import GOES
from quadriga.games.ultimus.movement.limits import (
    allowance,
    forbids_command,
    forbids_leader,
    forbids_neighbour,
    forbids_stacking,
    forbids_unit,
    is_crossing,
    is_kin,
    is_passage,
    kin_of,
    leaves_half,
    open_way,
    some_way,
    spends_too_much_outside,
    step_cost,
    unmoved,
)
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import BU
from quadriga.games.ultimus.printed.scenarios import FOEDERATI
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.plague import catch_plague
from quadriga.games.ultimus.throne.usurpation import ralliable
from quadriga.games.ultimus.year.events import is_called, pm_lost, to_capital


def raise_army(p: Ultimus, leader: int) -> Army:
    """3.2.4: a leader and his guards."""
    army = Army()
    army.lay_out(leader, escort_of(p, leader), 0, 0)
    return army


def escort_of(p: Ultimus, leader: int) -> list[int]:
    """3.2.4: his guards are always with a leader unless enemies hold them where they are."""
    guard = guard_of(p, leader)
    return [guard] if guard != NONE and not is_contested(p, p.leader_at[leader]) else []


def has_recruits(p: Ultimus, army: Army) -> bool:
    """3.4.1: whether any unit could join an army where it stands."""
    there = units_in(p, p.leader_at[army.leader], p.leader_side[army.leader])
    return any(not forbids_joining(p, army.leader, army.units, unit) for unit in there)


def begin_march(p: Ultimus, leader: int) -> None:
    """3.4.1: a leader sets out."""
    army = raise_army(p, leader)
    p.march = army
    if has_recruits(p, army):
        p.begin(Muster(()))
    else:
        army.alone = int(not army.units)
        p.begin(March())


def forbids_first_step(p: Ultimus, leader: int, units: list[int]) -> int:
    """3.4.1: why a leader and these units can go nowhere; 0 if they can."""
    refusal = words.R_NOT_NEXT
    start = p.leader_at[leader]
    left = allowance(p, units)
    for to in p.board.near[start]:
        refusal = _forbids_next(p, leader, units, left, 0, start, to)
        if not refusal:
            return 0
    return refusal


def companions(p: Ultimus, leader: int) -> list[int]:
    """4.3: units with any one of which a leader who could not without can take a first step: of a people, one.

    More troops only bind a leader, but a barbarian among his people may enter the empire, or leave it.
    """
    at, side, tribe = p.leader_at[leader], p.leader_side[leader], p.roster.leader_tribe[leader]
    found: list[int] = []
    if tribe == NONE or not has_units(p, at, side) or is_contested(p, at):
        return found
    own = escort_of(p, leader)
    if len(own) >= p.roster.leader_cc[leader]:
        return found
    for people in kin_of(p, tribe):
        unit = unmoved(p, people, at, side)
        if unit != NONE and not forbids_first_step(p, leader, [*own, unit]):
            found.append(unit)
    return found


def forbids_setting_out(p: Ultimus, leader: int) -> int:
    """3.4.1, 4.3: why a march would do nothing: neither the leader nor any unit with him can take a step."""
    if _goes_freely(p, leader):
        return 0
    own = [guard] if (guard := guard_of(p, leader)) != NONE else []
    if own and is_contested(p, p.leader_at[leader]):
        return words.R_MUST_STOP
    return 0 if companions(p, leader) else forbids_first_step(p, leader, own)


def _goes_freely(p: Ultimus, leader: int) -> bool:
    """The answer for nearly everybody, at little cost: Romans, and barbarians with a unit of their own tribe that has
    not moved, have a way open to them."""
    at, tribe, camp = p.leader_at[leader], p.roster.leader_tribe[leader], p.leader_side[leader]
    way = open_way(p, tribe, at)
    if way == NONE or p.leader_bound[leader] or pm_lost(p) >= p.roster.slowest:
        return False
    if tribe == NONE:
        return not leaves_half(p, leader, way) and (not is_contested(p, at) or guard_of(p, leader) == NONE)
    if p.roster.leader_cc[leader] < 1 or is_contested(p, at) or unmoved(p, tribe, at, camp) == NONE:
        return False
    return not forbids_stacking(p, tribe, camp, way) and guard_of(p, leader) == NONE


def muster_steps(p: Ultimus, leader: int, units: int) -> list[Move]:
    """The naming of the units that go with a leader, if he is asked at all; his guards need not be named."""
    army = raise_army(p, leader)
    for guard in army.units:
        units &= ~(1 << guard)
    return [Move(words.TAKE_THESE, units)] if units or has_recruits(p, army) else []


def forbids_joining(p: Ultimus, leader: int, units: list[int], unit: int) -> int:
    """3.4.1: why a unit may not join a leader and these units now: at most CC units."""
    if p.unit_at[unit] != p.leader_at[leader]:
        return words.R_NOT_HERE
    refusal = forbids_command(p, leader, unit)
    if refusal:
        return refusal
    if unit in units:
        return words.R_IN_ORDER
    if len(units) >= p.roster.leader_cc[leader]:
        return words.R_TOO_MANY
    return words.R_MUST_STOP if is_contested(p, p.unit_at[unit]) else 0


def pace(p: Ultimus, leader: int) -> int:
    """Event 6: the PM a leader has who sets out with those only whom he must have with him."""
    own = escort_of(p, leader)
    if not forbids_first_step(p, leader, own):
        return allowance(p, own)
    return max((allowance(p, [unit]) for unit in companions(p, leader)), default=0)


def delays(p: Ultimus, leader: int, units: list[int]) -> bool:
    """Event 6: whether a leader who sets out for a capital would come less far with these units (Ruling U-116)."""
    away = to_capital(p, p.leader_at[leader])
    return min(away, allowance(p, units)) < min(away, pace(p, leader))


@final
class Muster(ChooseSeveral[Ultimus]):
    """3.4.1: which units go with the leader; also after some were rallied on the way (3.6.3 D)."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE, words.SET_OUT)
    wholes: ClassVar[tuple[int, ...]] = (words.TAKE_THESE,)
    several: ClassVar[Several] = words.UNITS
    prompt: ClassVar[str] = words.ASK_MUSTER

    def __init__(self, taken: tuple[int, ...]) -> None:
        self.taken = taken

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.leader_side[p.army().leader])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        leader = p.army().leader
        return [("leader", words.LEADER, leader), ("most", words.NUMBER, p.roster.leader_cc[leader])]

    def candidates(self, p: Ultimus) -> list[int]:
        leader = p.army().leader
        return units_in(p, p.leader_at[leader], p.leader_side[leader])

    def forbids_taking(self, p: Ultimus, taken: list[int], one: int) -> int:
        army = p.army()
        if is_called(p, army.leader) and not army.spent and delays(p, army.leader, [*army.units, *taken, one]):
            return words.R_UNREST
        if taken and one < taken[-1]:
            return forbids_joining(p, army.leader, army.units, one) or words.R_IN_ORDER
        return forbids_joining(p, army.leader, [*army.units, *taken], one)

    def forbids_end(self, p: Ultimus, taken: list[int]) -> int:
        """3.4.1: whoever sets out can take a first step (Ruling U-113)."""
        army = p.army()
        units = [*army.units, *taken]
        refusal = 0 if army.spent else forbids_first_step(p, army.leader, units)
        barbarian = p.roster.leader_tribe[army.leader] != NONE
        return words.R_LONE_BARBARIAN if refusal and barbarian and not is_kin(p, army.leader, units) else refusal

    def can_end(self, p: Ultimus, taken: list[int], rest: list[int]) -> bool:
        """4.3: nothing helps those who cannot set out but one unit of a barbarian leader's people."""
        if not self.forbids_end(p, taken):
            return True
        able = [one for one in rest if not self.forbids_taking(p, taken, one)]
        return any(not self.forbids_end(p, [*taken, one]) for one in able)

    def is_full(self, p: Ultimus, taken: list[int]) -> bool:
        army = p.army()
        return len(army.units) + len(taken) >= p.roster.leader_cc[army.leader]

    def next_step(self, taken: tuple[int, ...]) -> "Muster":
        return Muster(taken)

    def chose(self, p: Ultimus, taken: tuple[int, ...]) -> None:
        army = p.army()
        army.units += taken
        army.alone = int(not army.units)
        p.begin(March())


def forbids_step(p: Ultimus, leader: int, units: list[int], spent: int, outside: int, to: int) -> int:
    """7.2, 7.3 and every limit of leader and units; `outside` counts the PM spent outside the empire in a row."""
    start = p.leader_at[leader]
    if to not in p.board.near[start]:
        return words.R_NOT_NEXT
    return _forbids_next(p, leader, units, allowance(p, units) - spent, outside, start, to)


def _forbids_next(p: Ultimus, leader: int, units: list[int], left: int, outside: int, start: int, to: int) -> int:
    """The same of a zone beside theirs, with so many PM left."""
    cost = step_cost(p, start, to)
    if cost > left:
        return words.R_TOO_FAR
    if spends_too_much_outside(p, outside, cost, to):
        return words.R_OUTSIDE_LIMIT
    if is_called(p, leader) and to_capital(p, to) + cost != to_capital(p, start):
        return words.R_UNREST
    refusal = _forbids_company(p, leader, units, start, to)
    if refusal or p.roster.leader_tribe[leader] != p.roster.hunni:
        return refusal
    return _forbids_dead_end(p, leader, units, left - cost, outside + cost, to)


def _forbids_company(p: Ultimus, leader: int, units: list[int], start: int, to: int) -> int:
    camp = p.leader_side[leader]
    tribe = p.roster.leader_tribe[leader]
    passing = tribe == p.roster.hunni and is_passage(p, tribe, to)
    if not passing:
        refusal = forbids_leader(p, leader, False, start, to)
        if refusal:
            return refusal
        if tribe != NONE and (p.board.is_empire(to) or p.board.is_empire(start)) and not is_kin(p, leader, units):
            return words.R_LONE_BARBARIAN
    elif p.setup.closed[to]:
        return words.R_NO_STOP
    refusal = forbids_stacking(p, tribe, camp, to)
    if refusal:
        return refusal
    for unit in units:
        people = p.roster.unit_tribe[unit]
        if people == tribe != NONE:
            continue
        refusal = forbids_unit(p, unit, leader, to)
        if not refusal and people not in (NONE, tribe):
            refusal = forbids_stacking(p, people, camp, to)
        if refusal:
            return refusal
    return 0


def _forbids_dead_end(p: Ultimus, leader: int, units: list[int], left: int, outside: int, to: int) -> int:
    """4.3: the Hunni may cross a peaceful people's home only if they can go on to a zone where they may stop."""
    tribe = p.roster.leader_tribe[leader]
    if not is_passage(p, tribe, to):
        return 0
    camp = p.leader_side[leader]
    for beyond in p.board.near[to]:
        cost = step_cost(p, to, beyond)
        if cost > left or forbids_neighbour(p, tribe, beyond):
            continue
        if spends_too_much_outside(p, outside, cost, beyond):
            continue
        alone = not is_kin(p, leader, units)
        if forbids_leader(p, leader, alone, to, beyond) or forbids_stacking(p, tribe, camp, beyond):
            continue
        if all(not forbids_unit(p, unit, leader, beyond) for unit in units):
            return 0
    return words.R_NO_STOP


@final
class March(BySteps[Ultimus]):
    """7.1, 7.2: the next step of a march: go on, leave a unit behind, or halt."""

    verbs: ClassVar[tuple[int, ...]] = (words.GO, words.DROP, words.HALT)
    wholes: ClassVar[tuple[int, ...]] = (words.GO_BY, words.DROP_THESE)
    prompt: ClassVar[str] = words.ASK_MARCH

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.leader_side[p.army().leader])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        army = p.army()
        return [
            ("leader", words.LEADER, army.leader),
            ("zone", words.ZONE, p.leader_at[army.leader]),
            ("number", words.NUMBER, len(army.units)),
            ("points", words.NUMBER, max(0, allowance(p, army.units) - army.spent)),
        ]

    def moves(self, p: Ultimus) -> list[Move]:
        army = p.army()
        moves: list[Move] = []
        if not forbids_going(p, army):
            start = p.leader_at[army.leader]
            left = allowance(p, army.units) - army.spent
            for to in p.board.near[start]:
                if not _forbids_next(p, army.leader, army.units, left, army.outside, start, to):
                    moves.append(GOES[to])
        for unit in army.units:
            if not forbids_dropping(p, army, unit):
                moves.append(Move(words.DROP, unit))
        if not moves or not forbids_halt(p, army):
            moves.append(Move(words.HALT))
        return moves

    def steps(self, p: Ultimus, move: Move) -> list[Move]:
        if move.verb == words.GO_BY:
            return [*[Move(words.GO, to) for to in words.PATH.unpack(move.a)], Move(words.HALT)]
        return [Move(words.DROP, unit) for unit in words.UNITS.unpack(move.a)]

    def samples(self, p: Ultimus) -> list[Move]:
        moves = self.moves(p)
        dropped = [move.a for move in moves if move.verb == words.DROP]
        roads = [Move(words.GO_BY, words.PATH.pack([move.a])) for move in moves if move.verb == words.GO]
        return [*roads[:2], *([Move(words.DROP_THESE, words.UNITS.pack(dropped))] if dropped else [])]

    def step(self, p: Ultimus, move: Move) -> None:
        army = p.army()
        if move.verb == words.GO:
            advance(p, army, move.a)
        elif move.verb == words.DROP:
            p.unit_done[move.a] = 1
            army.units.remove(move.a)
            army.last = move.a
            p.begin(self)
        else:
            finish_march(p)

    def why(self, p: Ultimus, move: Move) -> int:
        army = p.army()
        if move.verb == words.GO:
            return forbids_going_to(p, army, move.a if move.a != ANY else some_way(p, p.leader_at[army.leader]))
        if move.verb == words.DROP:
            return forbids_dropping(p, army, move.a) if move.a != ANY else words.R_NOT_HERE
        return forbids_halt(p, army)


def forbids_going(p: Ultimus, army: Army) -> int:
    """7.1, 3.4.1: troops stop among enemies; a leader goes no further than the last unit that stays with him."""
    if army.units:
        return words.R_MUST_STOP if is_contested(p, p.leader_at[army.leader]) else 0
    return 0 if army.alone else words.R_LAST_UNIT


def forbids_going_to(p: Ultimus, army: Army, to: int) -> int:
    """Why the march may not lead to a zone next."""
    return forbids_going(p, army) or forbids_step(p, army.leader, army.units, army.spent, army.outside, to)


def forbids_dropping(p: Ultimus, army: Army, unit: int) -> int:
    """3.4.1: units may be left on the way, in order; guards never leave their leader (3.2.4).

    Event 6: who is called to a capital may not strand himself by leaving the last of them.
    """
    if unit not in army.units or army.spent == 0:
        return words.R_NOT_HERE
    if p.roster.unit_category[unit] == BU:
        return words.R_GUARDS_STAY
    if unit <= army.last:
        return words.R_IN_ORDER
    tribe = p.roster.leader_tribe[army.leader]
    if is_passage(p, tribe, p.leader_at[army.leader]):
        return words.R_NO_STOP
    left = [one for one in army.units if one != unit]
    if tribe != NONE and left and not is_kin(p, army.leader, left):
        return words.R_KIN_NEEDED
    return words.R_UNREST if not left and is_called(p, army.leader) and can_go_on(p, army) else 0


def can_go_on(p: Ultimus, army: Army) -> bool:
    """7.2: whether the march can take one more step."""
    return any(not forbids_going_to(p, army, to) for to in p.board.near[p.leader_at[army.leader]])


def forbids_halt(p: Ultimus, army: Army) -> int:
    """4.3, event 6: no stop in a home at peace, nor of a bound leader, nor before the first step (Ruling U-113)."""
    tribe, at = p.roster.leader_tribe[army.leader], p.leader_at[army.leader]
    if army.spent and not is_called(p, army.leader) and not is_passage(p, tribe, at):
        return 0
    return words.R_MUST_GO_ON if can_go_on(p, army) else 0


def advance(p: Ultimus, army: Army, to: int) -> None:
    """7.2: one step; plague and the rallying of units come before the march goes on."""
    start = p.leader_at[army.leader]
    wet = int(is_crossing(p, start, to))
    p.leader_at[army.leader] = to
    for unit in army.units:
        p.put_unit(unit, to)
        p.unit_from[unit] = start
        p.unit_wet[unit] = wet
    cost = step_cost(p, start, to)
    army.spent += cost
    army.outside = army.outside + cost if p.board.is_outside(to) else 0
    p.begin(RallyUnits() if can_rally(p, army.leader, to) else Onward())
    catch_plague(p, army.leader, army.units, to)


@final
class Onward(Procedure[Ultimus]):
    """7.1: the march goes on with whoever is left."""

    def run(self, p: Ultimus) -> None:
        army = p.army()
        army.units = [unit for unit in army.units if p.unit_at[unit] >= 0]
        army.last = -1
        if p.leader_at[army.leader] < 0 or (not army.units and not army.alone):
            finish_march(p)
        else:
            p.begin(March())


def finish_march(p: Ultimus) -> None:
    """7.1: leader and units have moved for this SMC."""
    army = p.army()
    p.march = None
    p.leader_done = replaced(p.leader_done, army.leader, 1)
    zone = p.leader_at[army.leader]
    for unit in army.units:
        p.unit_done[unit] = 1
        if zone < 0:
            zone = p.unit_at[unit]
    if zone >= 0:
        p.tell(words.E_MARCHED, army.leader, zone, len(army.units))
        p.begin(EndMove(zone))


# ---------------------------------------------------------------- rallying (3.6.3 D)


def is_rebel(p: Ultimus, leader: int) -> bool:
    """3.6.3: whether a leader, Roman or chief of Foederati, has joined a usurpation."""
    tribe = p.roster.leader_tribe[leader]
    foederati = tribe != NONE and p.tribe_status[tribe] == FOEDERATI and not is_migrating(p, tribe)
    return p.leader_side[leader] == BARBARE and (tribe == NONE or foederati)


def can_rally(p: Ultimus, leader: int, zone: int) -> bool:
    """3.6.3 D: a leader of a usurpation meets Roman or Foederati units of the ROMAIN without a leader."""
    if not is_rebel(p, leader) or not p.board.is_empire(zone):
        return False
    if p.usurper[p.board.half[zone]] == NONE or not has_units(p, zone, ROMAIN) or leaders_in(p, zone, ROMAIN):
        return False
    return len(ralliable(p, zone)) == p.troops[2 * zone + ROMAIN]


def rally_skill(p: Ultimus, leader: int, zone: int) -> int:
    """3.6.3 D: the Usurper's CP, or the best of his leaders there if he is not."""
    there = [one for one in leaders_in(p, zone, BARBARE) if is_rebel(p, one)]
    for one in there:
        if one in p.usurper:
            return p.roster.leader_cp[one]
    return max((p.roster.leader_cp[one] for one in there), default=p.roster.leader_cp[leader])


@final
class RallyUnits(YesNo[Ultimus]):
    """3.6.3 D: whether to try and win the units over."""

    verbs: ClassVar[tuple[int, ...]] = (words.RALLY, words.PASS)
    prompt: ClassVar[str] = words.ASK_RALLY

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        leader = p.army().leader
        return [("leader", words.LEADER, leader), ("zone", words.ZONE, p.leader_at[leader])]

    def forbids_yes(self, p: Ultimus) -> int:
        return 0 if p.leader_at[p.army().leader] >= 0 else words.R_NOT_ON_MAP

    def yes(self, p: Ultimus) -> None:
        p.begin(RallyRoll())

    def no(self, p: Ultimus) -> None:
        p.begin(Onward())


@final
class RallyRoll(SixRoll):
    """3.6.3 D: 1d6 of at most the CP wins them and the march may go on with them; else it ends in battle."""

    def rolled(self, p: Ultimus, number: int) -> None:
        army = p.army()
        zone = p.leader_at[army.leader]
        needed = rally_skill(p, army.leader, zone)
        p.tell(words.E_ROLL, army.leader, number, needed)
        if number > needed:
            p.tell(words.E_LOYAL, zone)
            finish_march(p)
            return
        for unit in ralliable(p, zone):
            p.turn_unit(unit, BARBARE)
        p.tell(words.E_RALLIED, zone)
        army.units = [unit for unit in army.units if p.unit_at[unit] >= 0]
        army.last = -1
        p.begin(Muster(()))
