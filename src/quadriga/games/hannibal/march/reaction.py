"""The reaction phase: walls, interception and avoiding battle (rulebook chapters 10.3, 10.7, 12 and 13)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Among, Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Several
from quadriga.engine.seat import Seat
from quadriga.engine.steps import BySteps, ChooseOne, ChooseSeveral
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.attrition import OneDie
from quadriga.games.hannibal.battle.retreat import ShelterGenerals, can_hide, shelter_steps
from quadriga.games.hannibal.board import CARTHAGE, CITY, FABIUS, GENERALS, PLACES, SPACES
from quadriga.games.hannibal.force import (
    besieged,
    can_be_in,
    chief_at,
    elephant_choices,
    elephants_at,
    generals_at,
    has_consul,
    is_unfriendly,
    mask_at,
    move_general,
    name_chief,
    rank,
    settle_space,
    shift_units,
    split_is_legal,
)
from quadriga.games.hannibal.march.army import come_back, enemy_cu_here, rest_cu
from quadriga.games.hannibal.march.contact import AT_SEA, Contact
from quadriga.games.hannibal.march.march import STOPPED
from quadriga.games.hannibal.politics import units_in
from quadriga.games.hannibal.position import Hannibal

INTERCEPTION: Final = 0
AVOIDANCE: Final = 1


@final
class Arrive(Procedure["Hannibal"]):
    """10.3: the army has entered a space; the other side reacts, in the order of the book."""

    def run(self, p: Hannibal) -> None:
        march = p.marching()
        march.declared = []
        march.intercepted = 0
        march.avoided = 0
        march.avoid_failed = 0
        space = march.at
        if march.cu == 0 and enemy_cu_here(p):
            come_back(p, march.came_from)
            march.over = STOPPED
            p.tell(words.E_BACKED_UP, march.general, p.board.space_of[march.at])
            return
        p.begin(Contact())
        p.begin(Resolve())
        p.begin(Declare())
        side = 1 - p.active
        if march.cu and p.board.kind[space] == CITY and p.control[space] == side and not besieged(p, space):
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
class Garrison(BySteps["Hannibal"]):
    """10.7: the owner of a city says how many of his CUs there are inside when an enemy comes, and at once who else."""

    verbs: ClassVar[tuple[int, ...]] = (words.GARRISON,)
    wholes: ClassVar[tuple[int, ...]] = (words.GARRISON_WITH,)
    prompt: ClassVar[str] = words.ASK_GARRISON

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        march = p.marching()
        return [("space", words.SPACE, march.at)]

    def moves(self, p: Hannibal) -> list[Move]:
        march = p.marching()
        side = 1 - p.active
        space = march.at
        total = units_in(p, side, space)
        elephants = elephants_at(p, side, space) + elephants_at(p, side, p.board.inside[space])
        return [
            Move(words.GARRISON, count, some)
            for count in range(min(total, p.board.capacity[space]) + 1)
            if garrison_is_legal(p, side, space, count, total)
            for some in elephant_choices(total, elephants, count)
        ]

    def why(self, p: Hannibal, move: Move) -> int:
        march = p.marching()
        if 0 <= move.a <= min(p.board.capacity[march.at], units_in(p, 1 - p.active, march.at)):
            return words.R_CONSUL_UNITS
        return words.R_CAPACITY

    def _generals(self, p: Hannibal) -> list[int]:
        """Those who will be asked: all of the space, in their order."""
        space = p.marching().at
        mask = mask_at(p, 1 - p.active, space) | mask_at(p, 1 - p.active, p.board.inside[space])
        return [one for one in range(GENERALS) if mask >> one & 1 and can_hide(p, one, space)]

    def steps(self, p: Hannibal, move: Move) -> list[Move]:
        named = words.GENERALS.unpack(move.c)
        return [Move(words.GARRISON, move.a, move.b), *shelter_steps(self._generals(p), named)]

    def among(self, p: Hannibal, verb: int) -> list[Among]:
        return [Among([], []), Among([], []), Among(self._generals(p), [])]

    def samples(self, p: Hannibal) -> list[Move]:
        moves = self.moves(p)
        able = self._generals(p)
        return [
            Move(words.GARRISON_WITH, move.a, move.b, words.GENERALS.pack(some))
            for move in (moves[0], moves[-1])
            for some in ([], able)
        ]

    def forbids_whole(self, p: Hannibal) -> int:
        return words.R_NOT_HERE

    def step(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        side = 1 - p.active
        space = march.at
        inside = p.board.inside[space]
        shift_units(p, side, inside, space, p.cu[side * PLACES + inside], elephants_at(p, side, inside))
        for general in generals_at(p, side, inside):
            move_general(p, general, space)
        if p.train == inside:
            p.train = space
        total = p.cu[side * PLACES + space]
        shift_units(p, side, space, inside, move.a, move.b)
        p.tell(words.E_GARRISON, side, space, move.a)
        if p.train == space and side == CARTHAGE and move.a == total:
            p.train = inside
        p.begin(ShelterGenerals(side, space, 0, total))


# ---------------------------------------------------------------- 12, 13 declarations


def _is_declared(p: Hannibal, kind: int, place: int) -> bool:
    march = p.marching()
    for i in range(0, len(march.declared), 4):
        if march.declared[i] == kind and (kind == AVOIDANCE or p.at[march.declared[i + 1]] == place):
            return True
    return False


def forbids_interception(p: Hannibal, general: int) -> int:
    """12.2, 12.3, 12.8: 0 or what forbids a general to intercept the army where it stands now."""
    march = p.marching()
    side = 1 - p.active
    if p.board.side_of[general] != side:
        return words.R_NOT_YOUR_GENERAL
    if p.truce:
        return words.R_TRUCE
    place = p.at[general]
    space = march.at
    if place < 0 or space >= SPACES or p.board.space_of[place] not in p.board.road[space]:
        return words.R_NO_INTERCEPT
    if place >= SPACES and p.cu[p.active * PLACES + p.board.space_of[place]]:
        return words.R_NO_INTERCEPT
    came_out = march.came_from >= SPACES and march.link != AT_SEA
    if came_out or p.cu[side * PLACES + place] == 0 or rest_cu(p) > 0:
        return words.R_NO_INTERCEPT
    inside = p.board.inside[space]
    if inside >= 0 and p.cu[p.active * PLACES + inside]:
        return words.R_NO_INTERCEPT
    if not can_be_in(p, general, space):
        return words.R_CONFINED
    return words.R_INTERCEPT_ONCE if _is_declared(p, INTERCEPTION, place) else 0


def forbids_detail(p: Hannibal, general: int, count: int) -> int:
    """12.7, 13.3: 0 or why a general may not take so many CUs of his stack; a subordinate leaves his chief a CU."""
    side = p.board.side_of[general]
    total = p.cu[side * PLACES + p.at[general]]
    if not 0 <= count <= min(total, p.board.army_limit):
        return words.R_UNITS
    return words.R_OUTRANKED if not p.chief[general] and count >= total else 0


def forbids_sending(p: Hannibal, general: int, count: int) -> int:
    """12.7, 18.1: 0 or why a general may not intercept with so many CUs and leave the rest to the others."""
    forbids = forbids_detail(p, general, count)
    side = p.board.side_of[general]
    place = p.at[general]
    total = p.cu[side * PLACES + place]
    if forbids or count == total:
        return forbids
    others = mask_at(p, side, place) & ~(1 << general)
    return 0 if split_is_legal(p, total, count, 1 << general, others) else words.R_CONSUL_UNITS


def forbids_slipping(p: Hannibal, general: int, count: int) -> int:
    """13.2, 18.1: 0 or why a general may not avoid battle with so many CUs, whoever goes with him."""
    march = p.marching()
    forbids = forbids_detail(p, general, count)
    if forbids:
        return forbids
    if count > unfailed_cu(p, 1 - p.active, march.at):
        return words.R_FAILED_BEFORE
    for space in avoid_spaces(p, general):
        if can_slip(p, general, count, companions(p, general, space)):
            return 0
    return words.R_CONSUL_UNITS


def companions(p: Hannibal, general: int, to: int) -> list[int]:
    """13.2, 13.3: who may avoid battle beside a general: nobody above him, nobody who failed to intercept (12.10)."""
    march = p.marching()
    return [
        one
        for one in generals_at(p, 1 - p.active, march.at)
        if one != general
        and not p.chief[one]
        and rank(p, one) <= rank(p, general)
        and not march.failed >> one & 1
        and can_be_in(p, one, to)
    ]


def forbids_company(p: Hannibal, general: int, count: int, with_him: list[int]) -> int:
    """13.2, 18.1: 0, or a consul who would be short of CUs if just these generals went along."""
    side = 1 - p.active
    here = p.marching().at
    army = 1 << general
    for one in with_him:
        army |= 1 << one
    rest = mask_at(p, side, here) & ~army
    return 0 if split_is_legal(p, p.cu[side * PLACES + here], count, army, rest) else words.R_CONSUL_UNITS


def can_slip(p: Hannibal, general: int, count: int, able: list[int]) -> bool:
    """18.1: whether some choice of company is legal; if any is, so is taking nobody or taking all."""
    return forbids_company(p, general, count, []) == 0 or forbids_company(p, general, count, able) == 0


def forbids_avoiding(p: Hannibal, general: int) -> int:
    """13.1-13.3: 0 or what forbids a general to avoid battle with the army that came."""
    march = p.marching()
    if p.board.side_of[general] == p.active:
        return words.R_NOT_YOUR_GENERAL
    if p.at[general] != march.at or march.cu == 0 or march.at >= SPACES:
        return words.R_NO_AVOID
    if march.failed >> general & 1:
        return words.R_FAILED_BEFORE
    if _is_declared(p, AVOIDANCE, 0):
        return words.R_AVOID_ONCE
    return 0 if avoid_spaces(p, general) else words.R_AVOID_WHERE


def avoid_spaces(p: Hannibal, general: int) -> list[int]:
    """13.2: where a general may avoid battle to."""
    march = p.marching()
    side = 1 - p.active
    return [
        space
        for space in p.board.road[march.at]
        if space != p.board.space_of[march.came_from]
        and not units_in(p, p.active, space)
        and not is_unfriendly(p, side, space)
        and can_be_in(p, general, space)
    ]


def reactions(p: Hannibal) -> list[Move]:
    """10.3: every interception and avoidance that can still be declared."""
    march = p.marching()
    moves: list[Move] = []
    side = 1 - p.active
    if march.at >= SPACES:
        return moves
    for near in p.board.road[march.at]:
        for place in (near, p.board.inside[near]):
            if place >= 0 and p.cu[side * PLACES + place]:
                for general in generals_at(p, side, place):
                    if forbids_interception(p, general) == 0:
                        _with_units(p, words.INTERCEPT, general, 1, moves)
    for general in generals_at(p, side, march.at):
        if forbids_avoiding(p, general) == 0:
            _with_units(p, words.AVOID, general, 0, moves)
    return moves


def _with_units(p: Hannibal, verb: int, general: int, least: int, into: list[Move]) -> None:
    side = 1 - p.active
    place = p.at[general]
    have = p.cu[side * PLACES + place]
    most = have if verb == words.INTERCEPT else unfailed_cu(p, side, place)
    elephants = elephants_at(p, side, place)
    for count in range(least, min(most, p.board.army_limit) + 1):
        forbids = forbids_sending(p, general, count) if verb == words.INTERCEPT else forbids_slipping(p, general, count)
        if forbids == 0:
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

    verbs: ClassVar[tuple[int, ...]] = (words.INTERCEPT, words.AVOID, words.NO_REACTION)
    prompt: ClassVar[str] = words.ASK_REACT

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        march = p.marching()
        return [("general", words.GENERAL, march.general), ("space", words.SPACE, march.at)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = reactions(p)
        moves.append(Move(words.NO_REACTION))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        if move.a == ANY:
            return words.R_NO_INTERCEPT if move.verb == words.INTERCEPT else words.R_NO_AVOID
        code = forbids_interception(p, move.a) if move.verb == words.INTERCEPT else forbids_avoiding(p, move.a)
        if code == 0 and move.b != ANY:
            forbids = forbids_sending if move.verb == words.INTERCEPT else forbids_slipping
            code = forbids(p, move.a, move.b)
        return code or words.R_UNITS

    def play(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        if move.verb == words.NO_REACTION:
            return
        if move.verb == words.INTERCEPT:
            p.tell(words.E_TRIES_INTERCEPT, move.a, move.b, march.at)
            march.declared = [*march.declared, INTERCEPTION, move.a, move.b, move.c]
        else:
            p.tell(words.E_TRIES_AVOID, move.a, move.b)
            march.declared = [*march.declared, AVOIDANCE, move.a, move.b, move.c]
        p.begin(Declare())


@final
class Resolve(Procedure["Hannibal"]):
    """10.3: the declared reactions are rolled for: avoiding battle first, then interceptions as declared."""

    def run(self, p: Hannibal) -> None:
        march = p.marching()
        for i in range(len(march.declared) - 4, -1, -4):
            if march.declared[i] == INTERCEPTION:
                p.begin(InterceptRoll(march.declared[i + 1], march.declared[i + 2], march.declared[i + 3]))
        for i in range(0, len(march.declared), 4):
            if march.declared[i] == AVOIDANCE:
                p.begin(AvoidRoll(march.declared[i + 1], march.declared[i + 2], march.declared[i + 3]))
        march.declared = []


def detach_force(p: Hannibal, general: int, count: int, elephants: int, to: int) -> None:
    """12.7: a general and CUs go to another space; with the whole stack its other generals come too."""
    side = p.board.side_of[general]
    place = p.at[general]
    whole = count == p.cu[side * PLACES + place] and p.chief[general] == 1
    others = [one for one in generals_at(p, side, place) if can_be_in(p, one, to)] if whole else [general]
    send(p, general, others, count, elephants, to)


def send(p: Hannibal, general: int, others: list[int], count: int, elephants: int, to: int) -> None:
    """12.7, 13.2: these generals and CUs go to another space, where one of them commands if rank allows it."""
    side = p.board.side_of[general]
    place = p.at[general]
    shift_units(p, side, place, to, count, elephants)
    for other in others:
        move_general(p, other, to)
    name_chief(p, side, to, general)
    settle_space(p, p.board.space_of[place])


@final
class InterceptRoll(OneDie):
    """12.4, 24: up to the general's rating he intercepts; +1 on the die among enemy markers without friends."""

    def __init__(self, general: int, count: int, elephants: int) -> None:
        self.general: Final = general
        self.count: Final = count
        self.elephants: Final = elephants

    def play(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        side = 1 - p.active
        space = march.at
        needed = p.board.intercepts[self.general]
        if p.control[space] == p.active and p.cu[side * PLACES + space] == 0:
            needed -= 1
        if move.a > needed:
            _remember_failure(p, self.general, self.count)
            p.tell(words.E_INTERCEPT_FAILED, self.general, move.a, needed)
            return
        p.tell(words.E_INTERCEPTED, self.general, move.a, needed)
        march.intercepted += 1
        _join(p, self.general, self.count, self.elephants, space)


def _remember_failure(p: Hannibal, general: int, count: int) -> None:
    """12.10: who tried in vain may not avoid battle with this army: the general and his CUs, or the whole stack."""
    march = p.marching()
    side = p.board.side_of[general]
    place = p.at[general]
    whole = count == p.cu[side * PLACES + place] and p.chief[general] == 1
    for other in generals_at(p, side, place) if whole else [general]:
        march.failed |= 1 << other
    march.failed_cu = [*march.failed_cu, p.board.space_of[place], count]


def unfailed_cu(p: Hannibal, side: int, space: int) -> int:
    """13.2: how many CUs in a space have not yet failed to intercept the army that came."""
    march = p.marching()
    count = p.cu[side * PLACES + space]
    tried = 0
    for i in range(0, len(march.failed_cu), 2):
        if march.failed_cu[i] == space:
            tried = max(tried, march.failed_cu[i + 1])
    return max(0, count - tried)


def _join(p: Hannibal, general: int, count: int, elephants: int, space: int) -> None:
    """12.6: intercepting armies combine under one command."""
    before = chief_at(p, p.board.side_of[general], space)
    detach_force(p, general, count, elephants, space)
    if before >= 0 and p.board.battle[before] > p.board.battle[general]:
        name_chief(p, p.board.side_of[general], space, before)


def avoid_rating(p: Hannibal, general: int) -> int:
    """13.1, 24: up to what a general avoids battle (Ruling H-14 on Fabius)."""
    return (
        p.board.battle[general]
        if p.options[options.FABIUS_TALENT] == options.WITHDRAWAL and general == FABIUS
        else p.board.avoids[general]
    )


@final
class AvoidRoll(OneDie):
    """13.1, 24: up to the general's rating his army slips away; else it fights with one card less."""

    def __init__(self, general: int, count: int, elephants: int) -> None:
        self.general: Final = general
        self.count: Final = count
        self.elephants: Final = elephants

    def play(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        needed = avoid_rating(p, self.general)
        if move.a > needed:
            march.avoid_failed = 1
            p.tell(words.E_AVOID_FAILED, self.general, move.a, needed)
            return
        p.tell(words.E_AVOIDED, self.general, move.a, needed)
        march.avoided = 1
        p.begin(AvoidTo(self.general, self.count, self.elephants))


@final
class AvoidTo(ChooseOne["Hannibal"]):
    """13.1: where the army goes that avoided battle."""

    verbs: ClassVar[tuple[int, ...]] = (words.AVOID_TO,)
    prompt: ClassVar[str] = words.ASK_AVOID_TO

    def __init__(self, general: int, count: int, elephants: int) -> None:
        self.general: Final = general
        self.count: Final = count
        self.elephants: Final = elephants

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", words.GENERAL, self.general)]

    def candidates(self, p: Hannibal) -> list[int]:
        general = self.general
        spaces = avoid_spaces(p, general)
        return [space for space in spaces if can_slip(p, general, self.count, companions(p, general, space))]

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_CONSUL_UNITS if one in avoid_spaces(p, self.general) else words.R_AVOID_WHERE

    def chose(self, p: Hannibal, one: int) -> None:
        if companions(p, self.general, one):
            p.begin(AvoidWith(self.general, self.count, self.elephants, one, ()))
        else:
            slip_away(p, self.general, [], self.count, self.elephants, one)


@final
class AvoidWith(ChooseSeveral["Hannibal"]):
    """13.2, 18.1: which generals avoid battle beside the one who tried; the others stay with the CUs left behind."""

    verbs: ClassVar[tuple[int, ...]] = (words.BRING, words.READY)
    wholes: ClassVar[tuple[int, ...]] = (words.BRING_THESE,)
    several: ClassVar[Several] = words.GENERALS
    prompt: ClassVar[str] = words.ASK_AVOID_WITH

    def __init__(self, general: int, count: int, elephants: int, space: int, taken: tuple[int, ...]) -> None:
        self.general: Final = general
        self.count: Final = count
        self.elephants: Final = elephants
        self.space: Final = space
        self.taken = taken

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", words.GENERAL, self.general), ("space", words.SPACE, self.space)]

    def candidates(self, p: Hannibal) -> list[int]:
        return companions(p, self.general, self.space)

    def forbids_taking(self, p: Hannibal, taken: list[int], one: int) -> int:
        if one not in companions(p, self.general, self.space):
            return words.R_NOT_HERE
        return words.R_IN_ORDER if taken and one <= taken[-1] else 0

    def forbids_end(self, p: Hannibal, taken: list[int]) -> int:
        return forbids_company(p, self.general, self.count, taken)

    def is_full(self, p: Hannibal, taken: list[int]) -> bool:
        return len(taken) == len(self.candidates(p))

    def next_step(self, taken: tuple[int, ...]) -> "AvoidWith":
        return AvoidWith(self.general, self.count, self.elephants, self.space, taken)

    def chose(self, p: Hannibal, taken: tuple[int, ...]) -> None:
        slip_away(p, self.general, list(taken), self.count, self.elephants, self.space)


def slip_away(p: Hannibal, general: int, others: list[int], count: int, elephants: int, to: int) -> None:
    """13.1, 13.2: the army is gone; the siege train only if no CU stays with it."""
    here = p.marching().at
    side = 1 - p.active
    if side == CARTHAGE and p.train == here and count == p.cu[side * PLACES + here]:
        p.train = to
    send(p, general, [general, *others], count, elephants, to)
