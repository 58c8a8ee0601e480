"""What moved earlier on the same campaign card, and how far (rulebook chapters 10.11 and 10.12)."""

from typing import Final

from quadriga.games.hannibal.board import PLACES
from quadriga.games.hannibal.position import Hannibal

SPENT_OUT: Final = 7
"""The level of CUs that fought, besieged or were turned back: beyond the 6 points that Nero may carry some."""


def is_campaign(p: Hannibal) -> bool:
    """10.11: whether the card in play is a campaign."""
    played = p.played
    return played is not None and p.board.campaign[played.card] > 0


def points_spent(p: Hannibal, general: int) -> int:
    """10.11: how many movement points a general has spent on the card in play."""
    return 0 if p.played is None else p.played.spent[general]


def levels_at(p: Hannibal, place: int) -> list[int]:
    """How many CUs of the active side in a place have spent 0, 1, ... movement points on this card."""
    levels = [0] * (SPENT_OUT + 1)
    left = p.cu[p.active * PLACES + place]
    if p.march is not None and place == p.march.at:
        left -= p.march.cu
    tired = p.in_play().tired
    for i in range(0, len(tired), 3):
        if tired[i] == place:
            count = min(tired[i + 2], left)
            levels[tired[i + 1]] += count
            left -= count
    levels[0] += left
    return levels


def fresh_at(p: Hannibal, place: int) -> int:
    """How many CUs of the active side in a place, the army itself apart, may still move on this card."""
    count = p.cu[p.active * PLACES + place]
    if p.march is not None and place == p.march.at:
        count -= p.march.cu
    if p.played is not None and p.played.tired:
        count -= sum(levels_at(p, place)[p.board.move_spaces :])
    return count


def take_levels(p: Hannibal, place: int, count: int) -> None:
    """The least tired CUs of a place join the army. To be called before they are counted in it."""
    march = p.marching()
    if not is_campaign(p):
        return
    levels = levels_at(p, place)
    for level in range(SPENT_OUT + 1):
        some = min(count, levels[level])
        levels[level] -= some
        march.levels[level] += some
        count -= some
    _store(p, place, levels)


def drop_levels(p: Hannibal, place: int, count: int) -> None:
    """The most tired CUs of the army stay in a place, those with Nero all the way last; called before the count."""
    march = p.marching()
    if not is_campaign(p):
        return
    levels = levels_at(p, place)
    for kept in (march.whole, 0):
        for level in range(SPENT_OUT, -1, -1):
            some = min(count, march.levels[level] - (kept if level == march.spent else 0))
            if some > 0:
                march.levels[level] -= some
                levels[level] += some
                count -= some
    march.whole = min(march.whole, sum(march.levels))
    _store(p, place, levels)


def _store(p: Hannibal, place: int, levels: list[int]) -> None:
    played = p.in_play()
    kept: list[int] = []
    for i in range(0, len(played.tired), 3):
        if played.tired[i] != place:
            kept.extend(played.tired[i : i + 3])
    for level in range(1, SPENT_OUT + 1):
        if levels[level]:
            kept.extend([place, level, levels[level]])
    played.tired = kept


def army_can_go(p: Hannibal, cost: int) -> bool:
    """10.11, 10.12: whether nobody in the army would go beyond 4 points (6 if he is with Nero all the way)."""
    march = p.marching()
    played = p.in_play()
    if not is_campaign(p):
        return True
    limit = p.board.move_spaces
    for level in range(SPENT_OUT + 1):
        count = march.levels[level]
        if level == march.spent:
            count -= march.whole
        if count > 0 and level + cost > limit:
            return False
    joined = march.generals & ~march.faithful
    return joined == 0 or not any(
        joined >> general & 1 and played.spent[general] + cost > limit for general in range(len(played.spent))
    )


def tire_army(p: Hannibal, cost: int) -> None:
    """Everybody in the army has spent so many points more."""
    march = p.marching()
    played = p.in_play()
    march.spent += cost
    for general in range(len(played.spent)):
        if march.generals >> general & 1:
            played.spent[general] += cost
    if is_campaign(p):
        levels = [0] * (SPENT_OUT + 1)
        for level in range(SPENT_OUT + 1):
            levels[min(SPENT_OUT, level + cost)] += march.levels[level]
        march.levels = levels


def exhaust_army(p: Hannibal) -> None:
    """10.11: whoever fought, besieged or was turned back has spent all his points."""
    march = p.marching()
    played = p.in_play()
    for general in range(len(played.spent)):
        if march.generals >> general & 1:
            played.spent[general] = SPENT_OUT
    if is_campaign(p):
        march.levels = [0] * SPENT_OUT + [march.cu]
        march.whole = 0


def leave_spent(p: Hannibal, place: int, count: int, elephants: int) -> None:
    """10.11, 15.4: CUs of an army that fought part from it in a place, and move no more on this card."""
    march = p.marching()
    exhaust_army(p)
    drop_levels(p, place, count)
    march.cu -= count
    march.elephants -= elephants


def able_at(p: Hannibal, place: int) -> int:
    """20.3: how many CUs of the active side in a place, the army itself apart, are not spent on this card."""
    return sum(levels_at(p, place)[:SPENT_OUT])
