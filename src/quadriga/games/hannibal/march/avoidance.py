"""Avoiding battle: who may try, where he goes, and who with him (rulebook chapter 13)."""

from typing import ClassVar, Final, final

from quadriga.engine.move import Move
from quadriga.engine.pack import Several
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne, ChooseSeveral
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.attrition import OneDie
from quadriga.games.hannibal.board import CARTHAGE, FABIUS, PLACES
from quadriga.games.hannibal.force import (
    can_be_in,
    generals_at,
    is_unfriendly,
    mask_at,
    rank,
    split_is_legal,
)
from quadriga.games.hannibal.march.detachment import forbids_detail, send
from quadriga.games.hannibal.march.march import AVOIDANCE
from quadriga.games.hannibal.politics import units_in
from quadriga.games.hannibal.position import Hannibal


def forbids_avoiding(p: Hannibal, general: int) -> int:
    """13.1-13.3: 0 or what forbids a general to avoid battle with the army that came."""
    march = p.marching()
    if p.board.side_of[general] == p.active:
        return words.R_NOT_YOUR_GENERAL
    if p.at[general] != march.at or march.cu == 0:
        return words.R_NO_AVOID
    if march.failed >> general & 1:
        return words.R_FAILED_BEFORE
    if AVOIDANCE in p.marching().declared[::4]:
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


def unfailed_cu(p: Hannibal, side: int, space: int) -> int:
    """13.2: how many CUs in a space have not yet failed to intercept the army that came."""
    march = p.marching()
    count = p.cu[side * PLACES + space]
    tried = 0
    for i in range(0, len(march.failed_cu), 2):
        if march.failed_cu[i] == space:
            tried = max(tried, march.failed_cu[i + 1])
    return max(0, count - tried)


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
