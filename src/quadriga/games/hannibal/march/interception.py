"""Interception: who may try, and the roll (rulebook chapter 12)."""

from typing import Final, final

from quadriga.engine.move import Move
from quadriga.games.hannibal import words
from quadriga.games.hannibal.attrition import OneDie
from quadriga.games.hannibal.board import PLACES, SPACES
from quadriga.games.hannibal.force import (
    can_be_in,
    chief_at,
    generals_at,
    mask_at,
    name_chief,
    split_is_legal,
)
from quadriga.games.hannibal.march.army import rest_cu
from quadriga.games.hannibal.march.contact import AT_SEA
from quadriga.games.hannibal.march.detachment import forbids_detail, send
from quadriga.games.hannibal.march.march import INTERCEPTION
from quadriga.games.hannibal.position import Hannibal


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
    if place < 0 or p.board.space_of[place] not in p.board.road[space]:
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
    return words.R_INTERCEPT_ONCE if _is_sent(p, place) else 0


def _is_sent(p: Hannibal, place: int) -> bool:
    """12.7: whether somebody of a stack is to intercept already."""
    declared = p.marching().declared
    return any(declared[i] == INTERCEPTION and p.at[declared[i + 1]] == place for i in range(0, len(declared), 4))


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


def detach_force(p: Hannibal, general: int, count: int, elephants: int, to: int) -> None:
    """12.7: a general and CUs go to another space; with the whole stack its other generals come too."""
    side = p.board.side_of[general]
    place = p.at[general]
    whole = count == p.cu[side * PLACES + place] and p.chief[general] == 1
    others = [one for one in generals_at(p, side, place) if can_be_in(p, one, to)] if whole else [general]
    send(p, general, others, count, elephants, to)


def intercept_rating(p: Hannibal, general: int) -> int:
    """12.4, 24: up to what a general intercepts; one less among enemy markers without friends."""
    space = p.marching().at
    alone = p.control[space] == p.active and p.cu[(1 - p.active) * PLACES + space] == 0
    return p.board.intercepts[general] - (1 if alone else 0)


@final
class InterceptRoll(OneDie):
    """12.4, 24: up to the general's rating he intercepts; +1 on the die among enemy markers without friends."""

    def __init__(self, general: int, count: int, elephants: int) -> None:
        self.general: Final = general
        self.count: Final = count
        self.elephants: Final = elephants

    def play(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        space = march.at
        needed = intercept_rating(p, self.general)
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


def _join(p: Hannibal, general: int, count: int, elephants: int, space: int) -> None:
    """12.6: intercepting armies combine under one command."""
    before = chief_at(p, p.board.side_of[general], space)
    detach_force(p, general, count, elephants, space)
    if before >= 0 and p.board.battle[before] > p.board.battle[general]:
        name_chief(p, p.board.side_of[general], space, before)
