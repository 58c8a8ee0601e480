"""Who marches: activation, subordinates, CUs (rulebook chapters 8.2, 9.3, 10.2, 10.9 and 18.1)."""

from typing import ClassVar, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.board import CARTHAGE, GENERALS, NERO, PLACES
from quadriga.games.hannibal.fatigue import fresh_at, is_campaign, take_levels
from quadriga.games.hannibal.force import (
    elephant_choices,
    elephants_at,
    generals_at,
    has_consul,
    mask_at,
    rank,
    split_is_legal,
    strategy_rating,
)
from quadriga.games.hannibal.movement import EndMarch, MarchOn
from quadriga.games.hannibal.position import GOING, Hannibal
from quadriga.games.hannibal.words import (
    BRING,
    E_ACTIVATED,
    GENERAL,
    R_ALREADY_ACTIVE,
    R_CONSUL_BOUND,
    R_CONSUL_UNITS,
    R_EXHAUSTED,
    R_NOT_HERE,
    R_NOT_ON_MAP,
    R_NOT_YOUR_GENERAL,
    R_OUTRANKED,
    R_RATING,
    R_UNITS,
    READY,
    TAKE,
    WORDS,
)

EVERYTHING = (1 << 16) - 1
"""Nothing may be picked up or dropped before the first step: the army has just been made up."""


def may_activate(p: Hannibal, side: int, general: int, operations: int) -> int:
    """8.2, 10.11, 18.1: 0 or what forbids to move a general; `operations` 0 is a campaign, open to every rating."""
    if p.board.side_of[general] != side:
        return R_NOT_YOUR_GENERAL
    if p.at[general] < 0:
        return R_NOT_ON_MAP
    if operations and strategy_rating(p, general) > operations:
        return R_RATING
    if p.activated >> general & 1:
        return R_ALREADY_ACTIVE
    if p.spent[general] >= p.board.move_spaces:
        return R_EXHAUSTED
    place = p.at[general]
    alone = 1 << general
    if has_take(p, side, place, alone) or has_take(p, side, place, alone | _followers(p, side, general)):
        return 0
    return R_CONSUL_BOUND


def _followers(p: Hannibal, side: int, general: int) -> int:
    mask = 0
    for other in generals_at(p, side, p.at[general]):
        if other != general and rank(p, other) <= rank(p, general) and p.spent[other] < p.board.move_spaces:
            mask |= 1 << other
    return mask


def takes(p: Hannibal, side: int, place: int, army: int) -> list[int]:
    """10.2, 18.1: with how many CUs these generals may leave a place."""
    total = p.cu[side * PLACES + place]
    rest = mask_at(p, side, place) & ~army
    most = min(p.board.army_limit, fresh_at(p, place))
    if not has_consul(p, army | rest):
        return list(range(most + 1))
    return [count for count in range(most + 1) if split_is_legal(p, total, count, army, rest)]


def has_take(p: Hannibal, side: int, place: int, army: int) -> bool:
    """Whether these generals may leave a place at all."""
    total = p.cu[side * PLACES + place]
    rest = mask_at(p, side, place) & ~army
    if not has_consul(p, army | rest):
        return True
    for count in range(min(p.board.army_limit, fresh_at(p, place)), -1, -1):
        if split_is_legal(p, total, count, army, rest):
            return True
    return False


def begin_march(p: Hannibal, general: int) -> None:
    """10.2: a general is activated; the steps of his march, in their order."""
    p.activated |= 1 << general
    p.marcher = general
    p.army_cu = 0
    p.army_elephants = 0
    p.army_train = 0
    p.army_generals = 1 << general
    p.army_levels = [0] * 7
    p.army_whole = 0
    p.army_faithful = 1 << general
    p.march_at = p.at[general]
    p.march_from = -1
    p.march_link = 0
    p.march_spent = p.spent[general]
    p.march_over = GOING
    p.march_limit = march_limit(p, general)
    p.second_at = p.march_at
    p.touched = EVERYTHING
    p.failed = 0
    p.failed_cu = []
    p.declared = []
    p.intercepted = 0
    p.avoided = 0
    p.avoid_failed = 0
    p.begin(EndMarch())
    p.begin(MarchOn())
    p.begin(TakeUnits())
    if _followers(p, p.active, general):
        p.begin(BringGenerals())


def march_limit(p: Hannibal, general: int) -> int:
    """10.2, 10.12: 4 movement points, 6 on a forced march or for Nero on a campaign."""
    if p.board.force_march[p.card]:
        return p.board.force_march_spaces
    return p.board.campaign_spaces[general] if is_campaign(p) else p.board.move_spaces


@final
class BringGenerals(Decision["Hannibal"]):
    """10.2, 10.9: which subordinates come along."""

    verbs: ClassVar[tuple[int, ...]] = (BRING, READY)
    prompt: ClassVar[str] = WORDS.prompt("bring", "10.2")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher)]

    def moves(self, p: Hannibal) -> list[Move]:
        more = _followers(p, p.active, p.marcher) & ~p.army_generals
        moves = [Move(BRING, general) for general in range(GENERALS) if more >> general & 1]
        if has_take(p, p.active, p.march_at, p.army_generals):
            moves.append(Move(READY))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        if move.verb == READY:
            return R_CONSUL_BOUND
        if move.a == ANY or p.at[move.a] != p.march_at or p.army_generals >> move.a & 1:
            return R_NOT_HERE
        return R_OUTRANKED if rank(p, move.a) > rank(p, p.marcher) else R_EXHAUSTED

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == BRING:
            p.army_generals |= 1 << move.a
            if _followers(p, p.active, p.marcher) & ~p.army_generals:
                p.begin(self)


@final
class TakeUnits(Procedure["Hannibal"]):
    """10.2: the army takes its CUs; asked only where there is something to choose."""

    def run(self, p: Hannibal) -> None:
        counts = takes(p, p.active, p.march_at, p.army_generals)
        if len(counts) > 1 or p.train == p.march_at:
            p.begin(TakeWhichUnits())
            return
        have = p.cu[p.active * PLACES + p.march_at]
        elephants = elephant_choices(have, elephants_at(p, p.active, p.march_at), counts[0])
        if len(elephants) > 1:
            p.begin(TakeWhichUnits())
        else:
            take_units(p, counts[0], elephants[0], 0)


@final
class TakeWhichUnits(Decision["Hannibal"]):
    """10.2, 18.1: how many CUs, how many of them elephants, and whether the siege train comes too."""

    verbs: ClassVar[tuple[int, ...]] = (TAKE,)
    prompt: ClassVar[str] = WORDS.prompt("take", "10.2")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher)]

    def moves(self, p: Hannibal) -> list[Move]:
        have = p.cu[p.active * PLACES + p.march_at]
        elephants = elephants_at(p, p.active, p.march_at)
        trains = [0, 1] if p.active == CARTHAGE and p.train == p.march_at else [0]
        return [
            Move(TAKE, count, some, train)
            for count in takes(p, p.active, p.march_at, p.army_generals)
            for some in elephant_choices(have, elephants, count)
            for train in trains
        ]

    def why(self, p: Hannibal, move: Move) -> int:
        fits = 0 <= move.a <= min(p.board.army_limit, fresh_at(p, p.march_at))
        if fits and move.a not in takes(p, p.active, p.march_at, p.army_generals):
            return R_CONSUL_UNITS
        return R_UNITS

    def play(self, p: Hannibal, move: Move) -> None:
        take_units(p, move.a, move.b, move.c)


def take_units(p: Hannibal, count: int, elephants: int, train: int) -> None:
    """10.2: the army is made up; its general takes command when it leaves or ends its march (9.3)."""
    take_levels(p, p.march_at, count)
    p.army_cu = count
    p.army_elephants = elephants
    p.army_train = train
    if p.marcher == NERO and p.march_spent == 0:
        p.army_whole = p.army_levels[0]
        p.army_faithful = sum([1 << g for g in range(GENERALS) if p.army_generals >> g & 1 and not p.spent[g]])
    p.tell(E_ACTIVATED, p.marcher, count)
