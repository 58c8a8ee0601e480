"""Part of a stack goes another way than the rest (rulebook 12.7 and 13.3)."""

from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import PLACES
from quadriga.games.hannibal.force import (
    move_general,
    name_chief,
    settle_space,
    shift_units,
)
from quadriga.games.hannibal.position import Hannibal


def forbids_detail(p: Hannibal, general: int, count: int) -> int:
    """12.7, 13.3: 0 or why a general may not take so many CUs of his stack; a subordinate leaves his chief a CU."""
    side = p.board.side_of[general]
    total = p.cu[side * PLACES + p.at[general]]
    if not 0 <= count <= min(total, p.board.army_limit):
        return words.R_UNITS
    return words.R_OUTRANKED if not p.chief[general] and count >= total else 0


def send(p: Hannibal, general: int, others: list[int], count: int, elephants: int, to: int) -> None:
    """12.7, 13.2: these generals and CUs go to another space, where one of them commands if rank allows it."""
    side = p.board.side_of[general]
    place = p.at[general]
    shift_units(p, side, place, to, count, elephants)
    for other in others:
        move_general(p, other, to)
    name_chief(p, side, to, general)
    settle_space(p, p.board.space_of[place])
