"""Leaving the field (rulebook 8.2.1 evasion, 8.4.1 retreat, 6.3 opportune flight)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Among, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Several
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps, ChooseSeveral
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import eliminate, guard_of, has_units, leaders_in, score, units_in
from quadriga.games.ultimus.movement.caught import EndMove
from quadriga.games.ultimus.movement.limits import (
    forbids_authority,
    forbids_leader,
    forbids_stacking,
    forbids_unit,
    is_kin,
    kin_of,
)
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.pieces import BU
from quadriga.games.ultimus.stratagems.plague import catch_plague
from quadriga.games.ultimus.throne.lives import BATTLE, kill

EVASION: Final = 0
FLIGHT: Final = 1
ROUT: Final = 2
ATTILA_POINTS: Final = 5


def reward(p: Ultimus, leader: int) -> int:
    """10.1: points for an enemy leader killed in battle; Attila is worth five (Ruling U-80)."""
    return ATTILA_POINTS if leader == p.roster.attila else 1


def fall(p: Ultimus, leader: int, cause: int, victor: int) -> None:
    """8.5, 10.1: a leader dies in battle and the victor scores."""
    points = reward(p, leader)
    kill(p, leader, cause)
    score(p, victor, points, words.FOR_LEADER)


def forbids_way(p: Ultimus, camp: int, zone: int, to: int, mode: int) -> int:
    """8.2.1: one zone, free of enemies; nobody goes where the enemy came from, unless he flees (U-112)."""
    if to not in p.board.near[zone]:
        return words.R_NOT_NEXT
    if has_units(p, to, 1 - camp):
        return words.R_ENEMY_THERE
    if mode != FLIGHT and is_invasion_route(p, camp, zone, to):
        return words.R_ATTACKER_CAME
    return 0


def is_invasion_route(p: Ultimus, camp: int, zone: int, to: int) -> bool:
    """8.2.1: whether an enemy unit entered the zone from there this round."""
    return to in invasion_routes(p, camp, zone)


def invasion_routes(p: Ultimus, camp: int, zone: int) -> list[int]:
    """8.2.1: where the enemy units in a zone came from this round."""
    return [p.unit_from[unit] for unit in units_in(p, zone, 1 - camp)]


def forbids_flee(p: Ultimus, leader: int, zone: int, to: int, mode: int) -> int:
    """8.2.1, 8.4.1: why a leader may not leave the field for a zone; alone only when no unit of his lives (4.3)."""
    if leader == p.sick:
        return words.R_SICK
    way = forbids_way(p, p.leader_side[leader], zone, to, mode)
    return way or _forbids_leader_way(p, leader, zone, to, mode)


def _forbids_leader_way(p: Ultimus, leader: int, zone: int, to: int, mode: int) -> int:
    """What forbids a leader a way that is open to his camp."""
    refusal = forbids_leader(p, leader, False, zone, to)
    if not refusal:
        refusal = forbids_stacking(p, p.roster.leader_tribe[leader], p.leader_side[leader], to)
    return refusal or forbids_leaving_kin(p, leader, zone, to, mode)


def forbids_leaving_kin(p: Ultimus, leader: int, zone: int, to: int, mode: int) -> int:
    """4.3: a barbarian leader inside the empire goes with a unit of his people, or to one; alone he only retreats.

    Even then he goes to his people if some of it stand beside the field (Ruling U-81).
    """
    if p.roster.leader_tribe[leader] == NONE or not (p.board.is_empire(zone) or p.board.is_empire(to)):
        return 0
    kin = kin_in(p, leader, zone)
    if kin_in(p, leader, to) or any(not forbids_follow(p, leader, unit, to) for unit in kin):
        return 0
    camp = p.leader_side[leader]
    near = any(not forbids_way(p, camp, zone, way, mode) and kin_in(p, leader, way) for way in p.board.near[zone])
    return words.R_LONE_BARBARIAN if kin or near or mode != ROUT else 0


def kin_in(p: Ultimus, leader: int, zone: int) -> list[int]:
    """The units of a leader's own people and camp in a zone."""
    kin = kin_of(p, p.roster.leader_tribe[leader])
    return [unit for unit in units_in(p, zone, p.leader_side[leader]) if p.roster.unit_tribe[unit] in kin]


def needs_kin(p: Ultimus, leader: int, zone: int, to: int) -> bool:
    """4.3: whether a barbarian leader who has left for a zone must still take a unit of his along (Ruling U-81)."""
    if p.roster.leader_tribe[leader] == NONE or not (p.board.is_empire(zone) or p.board.is_empire(to)):
        return False
    return bool(kin_in(p, leader, zone)) and not kin_in(p, leader, to)


def forbids_follow(p: Ultimus, leader: int, unit: int, to: int) -> int:
    """8.2.1: why a unit may not leave with a leader."""
    return (
        forbids_authority(p, leader, unit)
        or forbids_unit(p, unit, leader, to)
        or forbids_stacking(p, p.roster.unit_tribe[unit], p.unit_side[unit], to)
    )


def forbids_flee_alone(p: Ultimus, unit: int, zone: int, to: int, mode: int) -> int:
    """8.4.1: why a unit may not leave by itself; nobody evades without a leader (8.2.1)."""
    if mode == EVASION:
        return words.R_WITHOUT_LEADER
    if p.roster.unit_category[unit] == BU:
        return words.R_BU_ALONE
    return forbids_way(p, p.unit_side[unit], zone, to, mode) or _forbids_unit_way(p, unit, to)


def _forbids_unit_way(p: Ultimus, unit: int, to: int) -> int:
    """What forbids a unit without leader a way that is open to its camp."""
    refusal = forbids_unit(p, unit, NONE, to)
    return refusal or forbids_stacking(p, p.roster.unit_tribe[unit], p.unit_side[unit], to)


def ways(p: Ultimus, zone: int, camp: int, mode: int) -> list[Move]:
    """Every way for a piece of a camp to leave the field."""
    moves: list[Move] = []
    near = open_ways(p, zone, camp, mode)
    for leader in leaders_in(p, zone, camp):
        for to in near:
            if leader != p.sick and not _forbids_leader_way(p, leader, zone, to, mode):
                moves.append(Move(words.FLEE, leader, to))
    if mode != EVASION:
        for unit in units_in(p, zone, camp):
            for to in near:
                if p.roster.unit_category[unit] != BU and not _forbids_unit_way(p, unit, to):
                    moves.append(Move(words.FLEE_ALONE, unit, to))
    return moves


def open_ways(p: Ultimus, zone: int, camp: int, mode: int) -> list[int]:
    """8.2.1: the zones where `forbids_way` lets a camp go from the field, whoever goes."""
    routes = invasion_routes(p, camp, zone) if mode != FLIGHT else []
    enemy = 1 - camp
    return [to for to in p.board.near[zone] if not has_units(p, to, enemy) and to not in routes]


def can_leave(p: Ultimus, zone: int, camp: int, mode: int) -> bool:
    """8.2.1, 8.4.1: whether there is any way for anybody to leave the field."""
    near = open_ways(p, zone, camp, mode)
    for leader in leaders_in(p, zone, camp) if near else []:
        if any(leader != p.sick and not _forbids_leader_way(p, leader, zone, to, mode) for to in near):
            return True
    for unit in units_in(p, zone, camp) if near and mode != EVASION else []:
        if any(p.roster.unit_category[unit] != BU and not _forbids_unit_way(p, unit, to) for to in near):
            return True
    return False


@final
class Withdrawal(Procedure[Ultimus]):
    """8.2.1, 8.4.1: pieces leave one after another; in a rout what cannot leave is eliminated."""

    def __init__(self, camp: int, mode: int) -> None:
        self.camp: Final = camp
        self.mode: Final = mode

    def run(self, p: Ultimus) -> None:
        zone, camp = p.fight().zone, self.camp
        if can_leave(p, zone, camp, self.mode):
            p.begin(Withdraw(camp, self.mode))
        elif self.mode == ROUT:
            for unit in units_in(p, zone, camp):
                if p.unit_at[unit] == zone:
                    eliminate(p, unit)
            for leader in leaders_in(p, zone, camp):
                if p.leader_at[leader] == zone and p.leader_side[leader] == camp:
                    fall(p, leader, BATTLE, 1 - camp)


@final
class Withdraw(BySteps[Ultimus]):
    """8.2.1, 8.4.1: who leaves next, and where to; or everybody named at once into one zone."""

    verbs: ClassVar[tuple[int, ...]] = (words.FLEE, words.FLEE_ALONE, words.STAY)
    wholes: ClassVar[tuple[int, ...]] = (words.RETREAT,)
    prompt: ClassVar[str] = words.ASK_WITHDRAW

    def __init__(self, camp: int, mode: int) -> None:
        self.camp: Final = camp
        self.mode: Final = mode

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("zone", words.ZONE, p.fight().zone)]

    def moves(self, p: Ultimus) -> list[Move]:
        moves = ways(p, p.fight().zone, self.camp, self.mode)
        return moves if self.mode == ROUT else [*moves, Move(words.STAY)]

    def steps(self, p: Ultimus, move: Move) -> list[Move]:
        return retreat_steps(p, words.LEADERS.unpack(move.a), words.UNITS.unpack(move.b), move.c)

    def among(self, p: Ultimus, verb: int) -> list[Among]:
        zone = p.fight().zone
        ways_out = sorted({move.b for move in self.moves(p) if move.verb != words.STAY})
        return [
            Among(leaders_in(p, zone, self.camp), []),
            Among(units_in(p, zone, self.camp), []),
            Among(ways_out, []),
        ]

    def samples(self, p: Ultimus) -> list[Move]:
        zone = p.fight().zone
        leaders, units = leaders_in(p, zone, self.camp), units_in(p, zone, self.camp)
        everybody = words.LEADERS.pack(leaders), words.UNITS.pack(units)
        ways_out = sorted({move.b for move in self.moves(p) if move.verb != words.STAY})
        whole = [Move(words.RETREAT, everybody[0], everybody[1], to) for to in ways_out]
        return whole + [Move(words.RETREAT, words.LEADERS.pack(leaders[:1]), 0, to) for to in ways_out if leaders]

    def step(self, p: Ultimus, move: Move) -> None:
        if move.verb == words.STAY:
            return
        p.begin(Withdrawal(self.camp, self.mode))
        p.begin(EndMove(move.b))
        if move.verb == words.FLEE_ALONE:
            p.put_unit(move.a, move.b)
            p.tell(words.E_MOVED, move.a, move.b)
            catch_plague(p, NONE, [move.a], move.b)
            return
        guard = guard_of(p, move.a)
        p.leader_at[move.a] = move.b
        p.tell(words.E_RETREATED, move.a, move.b)
        if guard != NONE:
            p.put_unit(guard, move.b)
        p.begin(Following(move.a, move.b))
        catch_plague(p, move.a, [guard] if guard != NONE else [], move.b)

    def why(self, p: Ultimus, move: Move) -> int:
        zone = p.fight().zone
        if move.verb == words.STAY:
            return words.R_MUST_RETREAT
        if move.b == ANY:
            return words.R_NOT_HERE
        if move.a == ANY:
            pieces = leaders_in(p, zone, self.camp) if move.verb == words.FLEE else units_in(p, zone, self.camp)
            refusals = [self.why(p, Move(move.verb, piece, move.b)) for piece in pieces]
            return forbids_way(p, self.camp, zone, move.b, self.mode) or (refusals[0] if refusals else words.R_NOT_HERE)
        if move.verb == words.FLEE:
            here = p.leader_at[move.a] == zone and p.leader_side[move.a] == self.camp
            return forbids_flee(p, move.a, zone, move.b, self.mode) if here else words.R_NOT_HERE
        here = p.unit_at[move.a] == zone and p.unit_side[move.a] == self.camp
        return forbids_flee_alone(p, move.a, zone, move.b, self.mode) if here else words.R_NOT_HERE


def retreat_steps(p: Ultimus, leaders: list[int], units: list[int], to: int) -> list[Move]:
    """8.2.1: a retreat into one zone by steps: each leader takes what he can of the units, the others go alone."""
    steps: list[Move] = []
    left = [unit for unit in units if p.unit_lead[unit] == NONE or p.unit_lead[unit] not in leaders]
    for leader in leaders:
        steps.append(Move(words.FLEE, leader, to))
        able = followers(p, leader, to)
        room = p.roster.leader_cc[leader] - int(guard_of(p, leader) != NONE)
        if not able or room < 1:
            continue
        taken: list[int] = []
        tribe = p.roster.leader_tribe[leader]
        for unit in sorted(left, key=lambda one: p.roster.unit_tribe[one] != tribe):
            if len(taken) < room and unit in able and not forbids_beside(p, unit, taken):
                taken.append(unit)
        left = [unit for unit in left if unit not in taken]
        steps.append(Move(words.TAKE_THESE, words.UNITS.pack(taken)))
    return steps + [Move(words.FLEE_ALONE, unit, to) for unit in left]


def followers(p: Ultimus, leader: int, to: int) -> list[int]:
    """8.2.1: units still on the field that may go with a leader who leaves, or has left."""
    camp = p.leader_side[leader]
    return [unit for unit in units_in(p, p.fight().zone, camp) if not forbids_follow(p, leader, unit, to)]


def forbids_beside(p: Ultimus, unit: int, others: list[int]) -> int:
    """4.2.4: why a unit may not go the same way as others."""
    tribe = p.roster.unit_tribe[unit]
    return words.R_NO_STACKING if tribe != NONE and any(one in p.roster.rival_units[tribe] for one in others) else 0


@final
class Following(Procedure[Ultimus]):
    """8.2.1: a leader takes along as many units as his CC allows."""

    def __init__(self, leader: int, to: int) -> None:
        self.leader: Final = leader
        self.to: Final = to

    def run(self, p: Ultimus) -> None:
        follow = Follow(self.leader, self.to, ())
        if p.leader_at[self.leader] == self.to and not follow.is_full(p, []):
            p.begin(follow)


@final
class Follow(ChooseSeveral[Ultimus]):
    """8.2.1: which units go with the leader."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE, words.SET_OUT)
    wholes: ClassVar[tuple[int, ...]] = (words.TAKE_THESE,)
    several: ClassVar[Several] = words.UNITS
    prompt: ClassVar[str] = words.ASK_FOLLOW

    def __init__(self, leader: int, to: int, taken: tuple[int, ...]) -> None:
        self.leader: Final = leader
        self.to: Final = to
        self.taken = taken

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.leader_side[self.leader])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", words.LEADER, self.leader), ("zone", words.ZONE, self.to)]

    def candidates(self, p: Ultimus) -> list[int]:
        return followers(p, self.leader, self.to)

    def forbids_taking(self, p: Ultimus, taken: list[int], one: int) -> int:
        if p.unit_at[one] != p.fight().zone or p.unit_side[one] != p.leader_side[self.leader]:
            return words.R_NOT_HERE
        refusal = forbids_follow(p, self.leader, one, self.to) or forbids_beside(p, one, taken)
        if refusal:
            return refusal
        if taken and one <= taken[-1]:
            return words.R_IN_ORDER
        return words.R_TOO_MANY if len(taken) >= self.room(p) else 0

    def forbids_end(self, p: Ultimus, taken: list[int]) -> int:
        if not needs_kin(p, self.leader, p.fight().zone, self.to):
            return 0
        return 0 if is_kin(p, self.leader, taken) else words.R_LONE_BARBARIAN

    def room(self, p: Ultimus) -> int:
        """How many units the leader may take besides his guards."""
        return p.roster.leader_cc[self.leader] - int(guard_of(p, self.leader) != NONE)

    def is_full(self, p: Ultimus, taken: list[int]) -> bool:
        if len(taken) >= self.room(p):
            return self.forbids_end(p, taken) == 0
        last = taken[-1] if taken else -1
        return all(one <= last or forbids_beside(p, one, taken) for one in self.candidates(p))

    def next_step(self, taken: tuple[int, ...]) -> "Follow":
        return Follow(self.leader, self.to, taken)

    def chose(self, p: Ultimus, taken: tuple[int, ...]) -> None:
        for unit in taken:
            p.put_unit(unit, self.to)
        catch_plague(p, NONE, list(taken), self.to)
