"""The army on the march as one body (rulebook chapters 10.2 and 10.8-10.9)."""

from quadriga.games.hannibal.board import CARTHAGE, CITY, GENERALS, PLACES, SPACES
from quadriga.games.hannibal.force import (
    elephants_at,
    generals_at,
    mask_at,
    move_general,
    name_chief,
    settle_space,
    shift_units,
)
from quadriga.games.hannibal.position import Hannibal


def army_members(p: Hannibal) -> list[int]:
    """The generals of the army, the active one among them."""
    march = p.marching()
    mask = march.generals
    if mask == 1 << march.general:
        return [march.general]
    return [general for general in range(GENERALS) if mask >> general & 1]


def move_army(p: Hannibal, to: int) -> None:
    """Put the army into another place; what it leaves behind is settled (20.6)."""
    march = p.marching()
    here = march.at
    shift_units(p, p.active, here, to, march.cu, march.elephants)
    if march.train:
        p.train = to
    for general in army_members(p):
        p.at[general] = to
        p.chief[general] = 0
    march.at = to
    name_chief(p, p.active, here)
    name_chief(p, p.active, to, march.general)
    settle_space(p, p.board.space_of[here])


def come_back(p: Hannibal, to: int) -> None:
    """12.5, Ruling H-20: an army turned back to an enemy city finds those who came out inside again."""
    space = p.board.space_of[to]
    enemy = 1 - p.active
    move_army(p, to)
    if to != space or p.control[space] != enemy or p.board.kind[space] != CITY:
        return
    inside = p.board.inside[space]
    count = min(p.cu[enemy * PLACES + space], p.board.capacity[space] - p.cu[enemy * PLACES + inside])
    shift_units(p, enemy, space, inside, count, min(count, elephants_at(p, enemy, space)))
    if p.cu[enemy * PLACES + space] == 0:
        for general in generals_at(p, enemy, space):
            move_general(p, general, inside)
        if enemy == CARTHAGE and p.train == space:
            p.train = inside


def march_space(p: Hannibal) -> int:
    """The space the army is in."""
    march = p.marching()
    return p.board.space_of[march.at]


def rest_cu(p: Hannibal) -> int:
    """The CUs of the active side that stand where the army is, without belonging to it."""
    march = p.marching()
    return p.cu[p.active * PLACES + march.at] - march.cu


def rest_generals(p: Hannibal) -> int:
    """The generals of the active side that are where the army is, without belonging to it, as a mask."""
    march = p.marching()
    return mask_at(p, p.active, march.at) & ~march.generals


def enemy_cu_here(p: Hannibal) -> int:
    """The enemy CUs outside any walls where the army is."""
    march = p.marching()
    return p.cu[(1 - p.active) * PLACES + march.at] if march.at < SPACES else 0
