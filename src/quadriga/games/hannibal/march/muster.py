"""Who marches: activation, subordinates, CUs (rulebook chapters 8.2, 9.3, 10.2, 10.9 and 18.1)."""

from typing import ClassVar, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.pack import Several
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseSeveral
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import CARTHAGE, CITY, GENERALS, NERO, PLACES, SPACES
from quadriga.games.hannibal.force import (
    elephant_choices,
    elephants_at,
    generals_at,
    has_consul,
    mask_at,
    rank,
    split_is_legal,
    strategy_rating,
    units_at,
)
from quadriga.games.hannibal.march.conditions import sea_limit
from quadriga.games.hannibal.march.fatigue import SPENT_OUT, fresh_at, is_campaign, points_spent, take_levels
from quadriga.games.hannibal.march.march import March
from quadriga.games.hannibal.march.movement import EndMarch, MarchOn
from quadriga.games.hannibal.position import Hannibal


def forbids_activation(p: Hannibal, side: int, general: int, operations: int) -> int:
    """8.2, 10.11, 18.1: 0 or what forbids to move a general; `operations` 0 is a campaign, open to every rating."""
    if p.board.side_of[general] != side:
        return words.R_NOT_YOUR_GENERAL
    if p.at[general] < 0:
        return words.R_NOT_ON_MAP
    if operations and strategy_rating(p, general) > operations:
        return words.R_RATING
    if p.played is not None and p.played.activated >> general & 1:
        return words.R_ALREADY_ACTIVE
    if points_spent(p, general) >= p.board.move_spaces and not can_besiege_here(p, side, general):
        return words.R_EXHAUSTED
    place = p.at[general]
    army = 1 << general | _followers(p, side, general)
    return 0 if has_take(p, side, place, army) else words.R_CONSUL_BOUND


def can_besiege_here(p: Hannibal, side: int, general: int) -> bool:
    """20.3: a general who was carried as far as one may go can still lead an attempt where he stands."""
    played = p.played
    space = p.at[general]
    if played is None or space >= SPACES or played.spent[general] >= SPENT_OUT or space in played.attempted:
        return False
    walled = p.board.kind[space] == CITY and p.control[space] == 1 - side
    untamed = p.tribe[space] == 1 and p.control[space] != side
    return (walled or untamed) and p.cu[side * PLACES + space] >= p.board.siege_minimum


def _followers(p: Hannibal, side: int, general: int) -> int:
    mask = 0
    for other in generals_at(p, side, p.at[general]):
        if other != general and rank(p, other) <= rank(p, general) and points_spent(p, other) < p.board.move_spaces:
            mask |= 1 << other
    return mask


def takes(p: Hannibal, side: int, place: int, army: int) -> list[int]:
    """10.2, 18.1: with how many CUs these generals may leave a place."""
    total = units_at(p, side, place)
    rest = mask_at(p, side, place) & ~army
    most = min(p.board.army_limit, fresh_at(p, place))
    return [count for count in range(most + 1) if split_is_legal(p, total, count, army, rest)]


def has_take(p: Hannibal, side: int, place: int, army: int) -> bool:
    """Whether these generals may leave a place at all."""
    total = units_at(p, side, place)
    rest = mask_at(p, side, place) & ~army
    if not has_consul(p, army | rest):
        return True
    for count in range(min(p.board.army_limit, fresh_at(p, place)), -1, -1):
        if split_is_legal(p, total, count, army, rest):
            return True
    return False


def begin_march(p: Hannibal, general: int) -> None:
    """10.2: a general is activated; the steps of his march, in their order."""
    p.in_play().activated |= 1 << general
    p.march = March()
    began = p.cu[p.active * PLACES + p.at[general]]
    p.march.lay_out(general, p.at[general], points_spent(p, general), march_limit(p, general), began)
    p.begin(EndMarch())
    p.begin(MarchOn())
    p.begin(TakeUnits())
    if _followers(p, p.active, general):
        p.begin(BringGenerals())


def march_limit(p: Hannibal, general: int) -> int:
    """10.2, 10.12: 4 movement points, 6 on a forced march or for Nero on a campaign."""
    played = p.in_play()
    if p.board.force_march[played.card]:
        return p.board.force_march_spaces
    return p.board.campaign_spaces[general] if is_campaign(p) else p.board.move_spaces


@final
class BringGenerals(ChooseSeveral["Hannibal"]):
    """10.2, 10.9: which subordinates come along."""

    verbs: ClassVar[tuple[int, ...]] = (words.BRING, words.READY)
    wholes: ClassVar[tuple[int, ...]] = (words.BRING_THESE,)
    several: ClassVar[Several] = words.GENERALS
    prompt: ClassVar[str] = words.ASK_BRING

    def __init__(self, taken: tuple[int, ...] = ()) -> None:
        self.taken = taken

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        march = p.marching()
        return [("general", words.GENERAL, march.general)]

    def candidates(self, p: Hannibal) -> list[int]:
        followers = _followers(p, p.active, p.marching().general)
        return [general for general in range(GENERALS) if followers >> general & 1]

    def forbids_taking(self, p: Hannibal, taken: list[int], one: int) -> int:
        march = p.marching()
        if p.at[one] != march.at or p.board.side_of[one] != p.active or one == march.general:
            return words.R_NOT_HERE
        if taken and one <= taken[-1]:
            return words.R_IN_ORDER
        if rank(p, one) > rank(p, march.general):
            return words.R_OUTRANKED
        return words.R_EXHAUSTED if points_spent(p, one) >= p.board.move_spaces else 0

    def forbids_end(self, p: Hannibal, taken: list[int]) -> int:
        march = p.marching()
        army = march.generals
        for one in taken:
            army |= 1 << one
        return 0 if has_take(p, p.active, march.at, army) else words.R_CONSUL_BOUND

    def is_full(self, p: Hannibal, taken: list[int]) -> bool:
        return len(taken) == len(self.candidates(p))

    def next_step(self, taken: tuple[int, ...]) -> "BringGenerals":
        return BringGenerals(taken)

    def chose(self, p: Hannibal, taken: tuple[int, ...]) -> None:
        march = p.marching()
        for one in taken:
            march.generals |= 1 << one


@final
class TakeUnits(Procedure["Hannibal"]):
    """10.2: the army takes its CUs; asked only where there is something to choose."""

    def run(self, p: Hannibal) -> None:
        march = p.marching()
        counts = takes(p, p.active, march.at, march.generals)
        if len(counts) > 1 or p.train == march.at:
            p.begin(TakeWhichUnits())
            return
        have = p.cu[p.active * PLACES + march.at]
        elephants = elephant_choices(have, elephants_at(p, p.active, march.at), counts[0])
        if len(elephants) > 1:
            p.begin(TakeWhichUnits())
        else:
            take_units(p, counts[0], elephants[0], 0)


@final
class TakeWhichUnits(Decision["Hannibal"]):
    """10.2, 18.1: how many CUs, how many of them elephants, and whether the siege train comes too."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE,)
    prompt: ClassVar[str] = words.ASK_TAKE

    def turn(self, p: Hannibal) -> Seat:
        return Seat(p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        march = p.marching()
        return [
            ("general", words.GENERAL, march.general),
            ("units", words.NUMBER, p.cu[p.active * PLACES + march.at]),
            ("most", words.NUMBER, p.board.army_limit),
            ("limit", words.NUMBER, sea_limit(p) if p.board.naval[p.in_play().card] else 0),
        ]

    def moves(self, p: Hannibal) -> list[Move]:
        march = p.marching()
        have = p.cu[p.active * PLACES + march.at]
        elephants = elephants_at(p, p.active, march.at)
        trains = [0, 1] if p.active == CARTHAGE and p.train == march.at else [0]
        return [
            Move(words.TAKE, count, some, train)
            for count in takes(p, p.active, march.at, march.generals)
            for some in elephant_choices(have, elephants, count)
            for train in trains
        ]

    def why(self, p: Hannibal, move: Move) -> int:
        march = p.marching()
        fits = 0 <= move.a <= min(p.board.army_limit, fresh_at(p, march.at))
        if fits and move.a not in takes(p, p.active, march.at, march.generals):
            return words.R_CONSUL_UNITS
        return words.R_UNITS

    def play(self, p: Hannibal, move: Move) -> None:
        take_units(p, move.a, move.b, move.c)


def take_units(p: Hannibal, count: int, elephants: int, train: int) -> None:
    """10.2: the army is made up; its general takes command when it leaves or ends its march (9.3)."""
    march = p.marching()
    played = p.in_play()
    take_levels(p, march.at, count)
    march.cu = count
    march.elephants = elephants
    march.train = train
    if march.general == NERO and march.spent == 0:
        march.whole = march.levels[0]
        march.faithful = sum([1 << g for g in range(GENERALS) if march.generals >> g & 1 and not played.spent[g]])
    p.tell(words.E_ACTIVATED, march.general, count)
