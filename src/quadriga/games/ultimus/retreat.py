"""Leaving the field (rulebook 8.2.1 evasion, 8.4.1 retreat, 6.3 opportune flight)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus.board import NONE
from quadriga.games.ultimus.forces import eliminate, guard_of, has_units, leaders_in, score, units_in
from quadriga.games.ultimus.hazards import EndMove, catch_plague
from quadriga.games.ultimus.limits import forbids_authority, forbids_leader, forbids_stacking, forbids_unit
from quadriga.games.ultimus.lives import BATTLE, kill
from quadriga.games.ultimus.pieces import BU
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.words import (
    ATTACKER_CAME,
    BU_ALONE,
    E_MOVED,
    E_RETREATED,
    ENEMY_THERE,
    FLEE,
    FLEE_ALONE,
    IN_ORDER,
    LEADER,
    MUST_RETREAT,
    NOT_HERE,
    NOT_NEXT,
    SET_OUT,
    SICK,
    STAY,
    TAKE,
    TOO_MANY,
    WITHOUT_LEADER,
    ZONE,
)

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
    score(p, victor, points)


def forbids_way(p: Ultimus, camp: int, zone: int, to: int) -> int:
    """8.2.1: one zone, free of enemies; a defender may not go where attackers came from."""
    if to not in p.board.near[zone]:
        return NOT_NEXT
    if has_units(p, to, 1 - camp):
        return ENEMY_THERE
    if camp != p.active and is_invasion_route(p, camp, zone, to):
        return ATTACKER_CAME
    return 0


def is_invasion_route(p: Ultimus, camp: int, zone: int, to: int) -> bool:
    """8.2.1: whether an enemy unit entered the zone from there this round."""
    return any(p.unit_from[unit] == to for unit in units_in(p, zone, 1 - camp))


def forbids_flee(p: Ultimus, leader: int, zone: int, to: int) -> int:
    """8.2.1, 8.4.1: why a leader may not leave the field for a zone; that he may be alone is no bar (Ruling U-81)."""
    if leader == p.sick:
        return SICK
    camp = p.leader_side[leader]
    tribe = p.roster.leader_tribe[leader]
    return (
        forbids_way(p, camp, zone, to)
        or forbids_leader(p, leader, False, zone, to)
        or forbids_stacking(p, tribe, camp, to)
    )


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
        return WITHOUT_LEADER
    if p.roster.unit_category[unit] == BU:
        return BU_ALONE
    camp = p.unit_side[unit]
    return (
        forbids_way(p, camp, zone, to)
        or forbids_unit(p, unit, NONE, to)
        or forbids_stacking(p, p.roster.unit_tribe[unit], camp, to)
    )


def ways(p: Ultimus, zone: int, camp: int, mode: int) -> list[Move]:
    """Every way for a piece of a camp to leave the field."""
    moves: list[Move] = []
    near = [to for to in p.board.near[zone] if not forbids_way(p, camp, zone, to)]
    for leader in leaders_in(p, zone, camp):
        for to in near:
            if not forbids_flee(p, leader, zone, to):
                moves.append(Move(FLEE, leader, to))
    if mode != EVASION:
        for unit in units_in(p, zone, camp):
            for to in near:
                if not forbids_flee_alone(p, unit, zone, to, mode):
                    moves.append(Move(FLEE_ALONE, unit, to))
    return moves


@final
class Withdrawal(Procedure[Ultimus]):
    """8.2.1, 8.4.1: pieces leave one after another; in a rout what cannot leave is eliminated."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "camp", "mode")

    def __init__(self, zone: int, camp: int, mode: int) -> None:
        self.zone: Final = zone
        self.camp: Final = camp
        self.mode: Final = mode

    def run(self, p: Ultimus) -> None:
        if ways(p, self.zone, self.camp, self.mode):
            p.begin(Withdraw(self.zone, self.camp, self.mode))
        elif self.mode == ROUT:
            for unit in units_in(p, self.zone, self.camp):
                if p.unit_at[unit] == self.zone:
                    eliminate(p, unit)
            for leader in leaders_in(p, self.zone, self.camp):
                if p.leader_at[leader] == self.zone and p.leader_side[leader] == self.camp:
                    fall(p, leader, BATTLE, 1 - self.camp)


@final
class Withdraw(Decision[Ultimus]):
    """8.2.1, 8.4.1: who leaves next, and where to."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "camp", "mode")
    verbs: ClassVar[tuple[int, ...]] = (FLEE, FLEE_ALONE, STAY)
    prompt: ClassVar[str] = "withdraw"

    def __init__(self, zone: int, camp: int, mode: int) -> None:
        self.zone: Final = zone
        self.camp: Final = camp
        self.mode: Final = mode

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("zone", ZONE, self.zone)]

    def moves(self, p: Ultimus) -> list[Move]:
        moves = ways(p, self.zone, self.camp, self.mode)
        return moves if self.mode == ROUT else [*moves, Move(STAY)]

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == STAY:
            return
        p.begin(Withdrawal(self.zone, self.camp, self.mode))
        p.begin(EndMove(move.b))
        if move.verb == FLEE_ALONE:
            p.put_unit(move.a, move.b)
            p.tell(E_MOVED, move.a, move.b)
            catch_plague(p, NONE, (move.a,), move.b)
            return
        guard = guard_of(p, move.a)
        p.leader_at[move.a] = move.b
        p.tell(E_RETREATED, move.a, move.b)
        if guard != NONE:
            p.put_unit(guard, move.b)
        p.begin(Following(move.a, move.b, self.zone, int(guard != NONE), -1))
        catch_plague(p, move.a, (guard,) if guard != NONE else (), move.b)

    def why(self, p: Ultimus, move: Move) -> int:
        if move.verb == STAY:
            return MUST_RETREAT
        if move.b == ANY:
            return NOT_HERE
        if move.a == ANY:
            pieces = leaders_in(p, self.zone, self.camp) if move.verb == FLEE else units_in(p, self.zone, self.camp)
            refusals = [self.why(p, Move(move.verb, piece, move.b)) for piece in pieces]
            return forbids_way(p, self.camp, self.zone, move.b) or (refusals[0] if refusals else NOT_HERE)
        if move.verb == FLEE:
            here = p.leader_at[move.a] == self.zone and p.leader_side[move.a] == self.camp
            return forbids_flee(p, move.a, self.zone, move.b) if here else NOT_HERE
        here = p.unit_at[move.a] == self.zone and p.unit_side[move.a] == self.camp
        return forbids_flee_alone(p, move.a, self.zone, move.b, self.mode) if here else NOT_HERE


def followers(p: Ultimus, leader: int, to: int, zone: int, last: int) -> list[int]:
    """8.2.1: units still on the field that may go with a leader who has left."""
    camp = p.leader_side[leader]
    return [unit for unit in units_in(p, zone, camp) if unit > last and not forbids_follow(p, leader, unit, to)]


@final
class Following(Procedure[Ultimus]):
    """8.2.1: a leader takes along as many units as his CC allows."""

    fields: ClassVar[tuple[str, ...]] = ("leader", "to", "zone", "count", "last")

    def __init__(self, leader: int, to: int, zone: int, count: int, last: int) -> None:
        self.leader: Final = leader
        self.to: Final = to
        self.zone: Final = zone
        self.count: Final = count
        self.last: Final = last

    def run(self, p: Ultimus) -> None:
        if p.leader_at[self.leader] != self.to or self.count >= p.roster.leader_cc[self.leader]:
            return
        if followers(p, self.leader, self.to, self.zone, self.last):
            p.begin(Follow(self.leader, self.to, self.zone, self.count, self.last))


@final
class Follow(Decision[Ultimus]):
    """8.2.1: which units go with the leader, in order."""

    fields: ClassVar[tuple[str, ...]] = ("leader", "to", "zone", "count", "last")
    verbs: ClassVar[tuple[int, ...]] = (TAKE, SET_OUT)
    prompt: ClassVar[str] = "follow"

    def __init__(self, leader: int, to: int, zone: int, count: int, last: int) -> None:
        self.leader: Final = leader
        self.to: Final = to
        self.zone: Final = zone
        self.count: Final = count
        self.last: Final = last

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(p.leader_side[self.leader])

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", LEADER, self.leader), ("zone", ZONE, self.to)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(TAKE, u) for u in followers(p, self.leader, self.to, self.zone, self.last)] + [Move(SET_OUT)]

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == TAKE:
            p.put_unit(move.a, self.to)
            p.begin(Following(self.leader, self.to, self.zone, self.count + 1, move.a))
            catch_plague(p, NONE, (move.a,), self.to)

    def why(self, p: Ultimus, move: Move) -> int:
        if move.a == ANY:
            return TOO_MANY
        if p.unit_at[move.a] != self.zone or p.unit_side[move.a] != p.leader_side[self.leader]:
            return NOT_HERE
        return forbids_follow(p, self.leader, move.a, self.to) or IN_ORDER
