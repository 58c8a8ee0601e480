"""The reaction phase: walls, interception and avoiding battle (rulebook chapters 10.3, 10.7, 12 and 13)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.army import come_back, enemy_cu_here, rest_cu
from quadriga.games.hannibal.attrition import OneDie
from quadriga.games.hannibal.board import CARTHAGE, CITY, FABIUS, PLACES, SPACES
from quadriga.games.hannibal.contact import AT_SEA, Contact
from quadriga.games.hannibal.force import (
    besieged,
    chief_at,
    elephant_choices,
    elephants_at,
    generals_at,
    has_consul,
    is_unfriendly,
    mask_at,
    may_be_in,
    move_general,
    name_chief,
    settle_space,
    shift_units,
    split_is_legal,
)
from quadriga.games.hannibal.options import O_FABIUS
from quadriga.games.hannibal.politics import units_in
from quadriga.games.hannibal.position import STOPPED, Hannibal
from quadriga.games.hannibal.retreat import ShelterGenerals
from quadriga.games.hannibal.words import (
    AVOID,
    AVOID_TO,
    E_AVOID_FAILED,
    E_AVOIDED,
    E_BACKED_UP,
    E_GARRISON,
    E_INTERCEPT_FAILED,
    E_INTERCEPTED,
    E_TRIES_AVOID,
    E_TRIES_INTERCEPT,
    GARRISON,
    GENERAL,
    INTERCEPT,
    NO_REACTION,
    R_AVOID_ONCE,
    R_AVOID_WHERE,
    R_CAPACITY,
    R_CONFINED,
    R_CONSUL_UNITS,
    R_FAILED_BEFORE,
    R_INTERCEPT_ONCE,
    R_NO_AVOID,
    R_NO_INTERCEPT,
    R_NOT_YOUR_GENERAL,
    R_OUTRANKED,
    R_TRUCE,
    R_UNITS,
    SPACE,
    WORDS,
)

INTERCEPTION: Final = 0
AVOIDANCE: Final = 1


@final
class Arrive(Procedure["Hannibal"]):
    """10.3: the army has entered a space; the other side reacts, in the order of the book."""

    def run(self, p: Hannibal) -> None:
        p.declared = []
        p.intercepted = 0
        p.avoided = 0
        p.avoid_failed = 0
        space = p.march_at
        if p.army_cu == 0 and enemy_cu_here(p):
            come_back(p, p.march_from)
            p.march_over = STOPPED
            p.tell(E_BACKED_UP, p.marcher, p.board.space_of[p.march_at])
            return
        p.begin(Contact())
        p.begin(Resolve())
        p.begin(Declare())
        side = 1 - p.active
        if p.army_cu and p.board.kind[space] == CITY and p.control[space] == side and not besieged(p, space):
            inside = p.board.inside[space]
            if units_in(p, side, space) or generals_at(p, side, space) or generals_at(p, side, inside):
                p.begin(Garrison())


# ---------------------------------------------------------------- 10.7 in or out of the walls


def garrison_is_legal(p: Hannibal, side: int, space: int, count: int, total: int) -> bool:
    """10.7, 18.1: whether so many CUs may go inside: a consul must find his 5 on one side of the walls."""
    mask = mask_at(p, side, space) | mask_at(p, side, p.board.inside[space])
    if not has_consul(p, mask):
        return True
    return split_is_legal(p, total, count, mask, 0) or split_is_legal(p, total, total - count, mask, 0)


@final
class Garrison(Decision["Hannibal"]):
    """10.7: the owner of a city says how many of his CUs there are inside when an enemy comes."""

    verbs: ClassVar[tuple[int, ...]] = (GARRISON,)
    prompt: ClassVar[str] = WORDS.prompt("garrison", "10.7")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("space", SPACE, p.march_at)]

    def moves(self, p: Hannibal) -> list[Move]:
        side = 1 - p.active
        space = p.march_at
        total = units_in(p, side, space)
        elephants = elephants_at(p, side, space) + elephants_at(p, side, p.board.inside[space])
        return [
            Move(GARRISON, count, some)
            for count in range(min(total, p.board.capacity[space]) + 1)
            if garrison_is_legal(p, side, space, count, total)
            for some in elephant_choices(total, elephants, count)
        ]

    def why(self, p: Hannibal, move: Move) -> int:
        if 0 <= move.a <= min(p.board.capacity[p.march_at], units_in(p, 1 - p.active, p.march_at)):
            return R_CONSUL_UNITS
        return R_CAPACITY

    def play(self, p: Hannibal, move: Move) -> None:
        side = 1 - p.active
        space = p.march_at
        inside = p.board.inside[space]
        shift_units(p, side, inside, space, p.cu[side * PLACES + inside], elephants_at(p, side, inside))
        for general in generals_at(p, side, inside):
            move_general(p, general, space)
        if p.train == inside:
            p.train = space
        total = p.cu[side * PLACES + space]
        shift_units(p, side, space, inside, move.a, move.b)
        p.tell(E_GARRISON, side, space, move.a)
        if p.train == space and side == CARTHAGE and move.a == total:
            p.train = inside
        p.begin(ShelterGenerals(side, space, 0, total))


# ---------------------------------------------------------------- 12, 13 declarations


def _is_declared(p: Hannibal, kind: int, place: int) -> bool:
    for i in range(0, len(p.declared), 4):
        if p.declared[i] == kind and (kind == AVOIDANCE or p.at[p.declared[i + 1]] == place):
            return True
    return False


def may_intercept(p: Hannibal, general: int) -> int:
    """12.2, 12.3, 12.8: 0 or what forbids a general to intercept the army where it stands now."""
    side = 1 - p.active
    if p.board.side_of[general] != side:
        return R_NOT_YOUR_GENERAL
    if p.truce:
        return R_TRUCE
    place = p.at[general]
    space = p.march_at
    if place < 0 or space >= SPACES or p.board.space_of[place] not in p.board.road[space]:
        return R_NO_INTERCEPT
    if place >= SPACES and p.cu[p.active * PLACES + p.board.space_of[place]]:
        return R_NO_INTERCEPT
    came_out = p.march_from >= SPACES and p.march_link != AT_SEA
    if came_out or p.cu[side * PLACES + place] == 0 or rest_cu(p) > 0:
        return R_NO_INTERCEPT
    inside = p.board.inside[space]
    if inside >= 0 and p.cu[p.active * PLACES + inside]:
        return R_NO_INTERCEPT
    if not may_be_in(p, general, space):
        return R_CONFINED
    return R_INTERCEPT_ONCE if _is_declared(p, INTERCEPTION, place) else 0


def may_detail(p: Hannibal, general: int, count: int) -> int:
    """12.7, 13.3: 0 or why a general may not take so many CUs of his stack with him and leave the rest."""
    side = p.board.side_of[general]
    place = p.at[general]
    total = p.cu[side * PLACES + place]
    if count > min(total, p.board.army_limit) or count < 0:
        return R_UNITS
    others = mask_at(p, side, place) & ~(1 << general)
    if not p.chief[general]:
        if count >= total:
            return R_OUTRANKED
    elif count == total:
        return 0
    return 0 if split_is_legal(p, total, count, 1 << general, others) else R_CONSUL_UNITS


def may_avoid(p: Hannibal, general: int) -> int:
    """13.1-13.3: 0 or what forbids a general to avoid battle with the army that came."""
    if p.board.side_of[general] == p.active:
        return R_NOT_YOUR_GENERAL
    if p.at[general] != p.march_at or p.army_cu == 0 or p.march_at >= SPACES:
        return R_NO_AVOID
    if p.failed >> general & 1:
        return R_FAILED_BEFORE
    if _is_declared(p, AVOIDANCE, 0):
        return R_AVOID_ONCE
    return 0 if avoid_spaces(p, general) else R_AVOID_WHERE


def avoid_spaces(p: Hannibal, general: int) -> list[int]:
    """13.2: where a general may avoid battle to."""
    side = 1 - p.active
    return [
        space
        for space in p.board.road[p.march_at]
        if space != p.march_from
        and not units_in(p, p.active, space)
        and not is_unfriendly(p, side, space)
        and may_be_in(p, general, space)
    ]


def reactions(p: Hannibal) -> list[Move]:
    """10.3: every interception and avoidance that can still be declared."""
    moves: list[Move] = []
    side = 1 - p.active
    if p.march_at >= SPACES:
        return moves
    for near in p.board.road[p.march_at]:
        for place in (near, p.board.inside[near]):
            if place >= 0 and p.cu[side * PLACES + place]:
                for general in generals_at(p, side, place):
                    if may_intercept(p, general) == 0:
                        _with_units(p, INTERCEPT, general, 1, moves)
    for general in generals_at(p, side, p.march_at):
        if may_avoid(p, general) == 0:
            _with_units(p, AVOID, general, 0, moves)
    return moves


def _with_units(p: Hannibal, verb: int, general: int, least: int, into: list[Move]) -> None:
    side = 1 - p.active
    place = p.at[general]
    have = p.cu[side * PLACES + place]
    most = have if verb == INTERCEPT else unfailed_cu(p, side, place)
    elephants = elephants_at(p, side, place)
    for count in range(least, min(most, p.board.army_limit) + 1):
        if may_detail(p, general, count) == 0:
            for some in elephant_choices(have, elephants, count):
                into.append(Move(verb, general, count, some))


@final
class Declare(Procedure["Hannibal"]):
    """10.3: the inactive player declares every reaction before the first is rolled."""

    def run(self, p: Hannibal) -> None:
        if reactions(p):
            p.begin(React())


@final
class React(Decision["Hannibal"]):
    """12.6, 13.3: one more interception or avoidance, or no more."""

    verbs: ClassVar[tuple[int, ...]] = (INTERCEPT, AVOID, NO_REACTION)
    prompt: ClassVar[str] = WORDS.prompt("react", "10.3")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher), ("space", SPACE, p.march_at)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = reactions(p)
        moves.append(Move(NO_REACTION))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        if move.a == ANY:
            return R_NO_INTERCEPT if move.verb == INTERCEPT else R_NO_AVOID
        code = may_intercept(p, move.a) if move.verb == INTERCEPT else may_avoid(p, move.a)
        if code == 0 and move.b != ANY:
            code = may_detail(p, move.a, move.b)
        if code == 0 and move.verb == AVOID and move.b > unfailed_cu(p, 1 - p.active, p.march_at):
            code = R_FAILED_BEFORE
        return code or R_UNITS

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == NO_REACTION:
            return
        if move.verb == INTERCEPT:
            p.tell(E_TRIES_INTERCEPT, move.a, move.b, p.march_at)
            p.declared.extend([INTERCEPTION, move.a, move.b, move.c])
        else:
            p.tell(E_TRIES_AVOID, move.a, move.b)
            p.declared.extend([AVOIDANCE, move.a, move.b, move.c])
        p.begin(Declare())


@final
class Resolve(Procedure["Hannibal"]):
    """10.3: the declared reactions are rolled for: avoiding battle first, then interceptions as declared."""

    def run(self, p: Hannibal) -> None:
        for i in range(len(p.declared) - 4, -1, -4):
            if p.declared[i] == INTERCEPTION:
                p.begin(InterceptRoll(p.declared[i + 1], p.declared[i + 2], p.declared[i + 3]))
        for i in range(0, len(p.declared), 4):
            if p.declared[i] == AVOIDANCE:
                p.begin(AvoidRoll(p.declared[i + 1], p.declared[i + 2], p.declared[i + 3]))
        p.declared = []


def detach_force(p: Hannibal, general: int, count: int, elephants: int, to: int) -> None:
    """12.7, 13.2: a general and CUs go to another space; with the whole stack its other generals come too."""
    side = p.board.side_of[general]
    place = p.at[general]
    whole = count == p.cu[side * PLACES + place] and p.chief[general] == 1
    shift_units(p, side, place, to, count, elephants)
    others = generals_at(p, side, place) if whole else [general]
    for other in others:
        if may_be_in(p, other, to):
            move_general(p, other, to)
    name_chief(p, side, to, general)
    settle_space(p, p.board.space_of[place])


@final
class InterceptRoll(OneDie):
    """12.4, 24: up to the general's rating he intercepts; +1 on the die among enemy markers without friends."""

    fields: ClassVar[tuple[str, ...]] = ("general", "count", "elephants")

    def __init__(self, general: int, count: int, elephants: int) -> None:
        self.general: Final = general
        self.count: Final = count
        self.elephants: Final = elephants

    def play(self, p: Hannibal, move: Move) -> None:
        side = 1 - p.active
        space = p.march_at
        needed = p.board.intercepts[self.general]
        if p.control[space] == p.active and p.cu[side * PLACES + space] == 0:
            needed -= 1
        if move.a > needed:
            _remember_failure(p, self.general, self.count)
            p.tell(E_INTERCEPT_FAILED, self.general, move.a, needed)
            return
        p.tell(E_INTERCEPTED, self.general, move.a, needed)
        p.intercepted += 1
        _join(p, self.general, self.count, self.elephants, space)


def _remember_failure(p: Hannibal, general: int, count: int) -> None:
    """12.10: who tried in vain may not avoid battle with this army: the general and his CUs, or the whole stack."""
    side = p.board.side_of[general]
    place = p.at[general]
    whole = count == p.cu[side * PLACES + place] and p.chief[general] == 1
    for other in generals_at(p, side, place) if whole else [general]:
        p.failed |= 1 << other
    p.failed_cu.extend([p.board.space_of[place], count])


def unfailed_cu(p: Hannibal, side: int, space: int) -> int:
    """13.2: how many CUs in a space have not yet failed to intercept the army that came."""
    count = p.cu[side * PLACES + space]
    tried = 0
    for i in range(0, len(p.failed_cu), 2):
        if p.failed_cu[i] == space:
            tried = max(tried, p.failed_cu[i + 1])
    return max(0, count - tried)


def _join(p: Hannibal, general: int, count: int, elephants: int, space: int) -> None:
    """12.6: intercepting armies combine under one command."""
    before = chief_at(p, p.board.side_of[general], space)
    detach_force(p, general, count, elephants, space)
    if before >= 0 and p.board.battle[before] > p.board.battle[general]:
        name_chief(p, p.board.side_of[general], space, before)


def avoid_rating(p: Hannibal, general: int) -> int:
    """13.1, 24: up to what a general avoids battle (Ruling H-14 on Fabius)."""
    return p.board.battle[general] if p.options[O_FABIUS] and general == FABIUS else p.board.avoids[general]


@final
class AvoidRoll(OneDie):
    """13.1, 24: up to the general's rating his army slips away; else it fights with one card less."""

    fields: ClassVar[tuple[str, ...]] = ("general", "count", "elephants")

    def __init__(self, general: int, count: int, elephants: int) -> None:
        self.general: Final = general
        self.count: Final = count
        self.elephants: Final = elephants

    def play(self, p: Hannibal, move: Move) -> None:
        needed = avoid_rating(p, self.general)
        if move.a > needed:
            p.avoid_failed = 1
            p.tell(E_AVOID_FAILED, self.general, move.a, needed)
            return
        p.tell(E_AVOIDED, self.general, move.a, needed)
        p.avoided = 1
        p.begin(AvoidTo(self.general, self.count, self.elephants))


@final
class AvoidTo(Decision["Hannibal"]):
    """13.1: where the army goes that avoided battle."""

    fields: ClassVar[tuple[str, ...]] = ("general", "count", "elephants")
    verbs: ClassVar[tuple[int, ...]] = (AVOID_TO,)
    prompt: ClassVar[str] = WORDS.prompt("avoid-to", "13.1")

    def __init__(self, general: int, count: int, elephants: int) -> None:
        self.general: Final = general
        self.count: Final = count
        self.elephants: Final = elephants

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, self.general)]

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(AVOID_TO, space) for space in avoid_spaces(p, self.general)]

    def why(self, p: Hannibal, move: Move) -> int:
        return R_AVOID_WHERE

    def play(self, p: Hannibal, move: Move) -> None:
        whole = self.count == p.cu[(1 - p.active) * PLACES + p.march_at]
        train = p.train == p.march_at and p.active != CARTHAGE and whole
        if train:
            p.train = move.a
        detach_force(p, self.general, self.count, self.elephants, move.a)
