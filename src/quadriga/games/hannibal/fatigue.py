"""What moved earlier on the same campaign card, and how far (rulebook chapters 10.11 and 10.12)."""

from quadriga.games.hannibal.board import PLACES
from quadriga.games.hannibal.position import Hannibal

SPENT_OUT = 6
"""The level of CUs that fought, besieged or were turned back: they move no more on this card."""


def is_campaign(p: Hannibal) -> bool:
    """10.11: whether the card in play is a campaign."""
    return p.card >= 0 and p.board.campaign[p.card] > 0


def levels_at(p: Hannibal, place: int) -> list[int]:
    """How many CUs of the active side in a place have spent 0, 1, ... movement points on this card."""
    levels = [0] * (SPENT_OUT + 1)
    left = p.cu[p.active * PLACES + place]
    if place == p.march_at:
        left -= p.army_cu
    for i in range(0, len(p.tired), 3):
        if p.tired[i] == place:
            count = min(p.tired[i + 2], left)
            levels[p.tired[i + 1]] += count
            left -= count
    levels[0] += left
    return levels


def fresh_at(p: Hannibal, place: int) -> int:
    """How many CUs of the active side in a place, the army itself apart, may still move on this card."""
    count = p.cu[p.active * PLACES + place]
    if place == p.march_at:
        count -= p.army_cu
    if p.tired:
        count -= sum(levels_at(p, place)[p.board.move_spaces :])
    return count


def take_levels(p: Hannibal, place: int, count: int) -> None:
    """The least tired CUs of a place join the army. To be called before they are counted in it."""
    if not is_campaign(p):
        return
    levels = levels_at(p, place)
    for level in range(SPENT_OUT + 1):
        some = min(count, levels[level])
        levels[level] -= some
        p.army_levels[level] += some
        count -= some
    _store(p, place, levels)


def drop_levels(p: Hannibal, place: int, count: int) -> None:
    """The most tired CUs of the army stay in a place, those with Nero all the way last; called before the count."""
    if not is_campaign(p):
        return
    levels = levels_at(p, place)
    for kept in (p.army_whole, 0):
        for level in range(SPENT_OUT, -1, -1):
            some = min(count, p.army_levels[level] - (kept if level == p.march_spent else 0))
            if some > 0:
                p.army_levels[level] -= some
                levels[level] += some
                count -= some
    p.army_whole = min(p.army_whole, sum(p.army_levels))
    _store(p, place, levels)


def _store(p: Hannibal, place: int, levels: list[int]) -> None:
    kept: list[int] = []
    for i in range(0, len(p.tired), 3):
        if p.tired[i] != place:
            kept.extend(p.tired[i : i + 3])
    for level in range(1, SPENT_OUT + 1):
        if levels[level]:
            kept.extend([place, level, levels[level]])
    p.tired = kept


def army_can_go(p: Hannibal, cost: int) -> bool:
    """10.11, 10.12: whether nobody in the army would go beyond 4 points (6 if he is with Nero all the way)."""
    if not is_campaign(p):
        return True
    limit = p.board.move_spaces
    for level in range(SPENT_OUT + 1):
        count = p.army_levels[level]
        if level == p.march_spent:
            count -= p.army_whole
        if count > 0 and level + cost > limit:
            return False
    joined = p.army_generals & ~p.army_faithful
    return joined == 0 or not any(
        joined >> general & 1 and p.spent[general] + cost > limit for general in range(len(p.spent))
    )


def tire_army(p: Hannibal, cost: int) -> None:
    """Everybody in the army has spent so many points more."""
    p.march_spent += cost
    for general in range(len(p.spent)):
        if p.army_generals >> general & 1:
            p.spent[general] += cost
    if is_campaign(p):
        levels = [0] * (SPENT_OUT + 1)
        for level in range(SPENT_OUT + 1):
            levels[min(SPENT_OUT, level + cost)] += p.army_levels[level]
        p.army_levels = levels


def exhaust_army(p: Hannibal, place: int) -> None:
    """10.11: whoever fought, besieged or was turned back has spent all his points."""
    for general in range(len(p.spent)):
        if p.army_generals >> general & 1:
            p.spent[general] = SPENT_OUT
    if is_campaign(p):
        p.army_levels = [0] * SPENT_OUT + [p.army_cu]
        p.army_whole = 0
