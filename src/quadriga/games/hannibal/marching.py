"""What an army on the march may do next: one condition per rule (rulebook chapters 10, 11, 18.3, 24 and 25)."""

from typing import Final

from quadriga.games.hannibal.army import army_members, march_space, rest_cu, rest_generals
from quadriga.games.hannibal.board import (
    AFRICA,
    ALPINE,
    CARTHAGE,
    CITY,
    FABIUS,
    HANNIBAL,
    HANNO,
    ITALY,
    PLACES,
    ROME,
    SPACES,
    STRAIT,
)
from quadriga.games.hannibal.cards import HANNIBAL_CHARMS
from quadriga.games.hannibal.fatigue import army_can_go, is_campaign
from quadriga.games.hannibal.force import (
    besieged,
    generals_at,
    has_consul,
    is_consul,
    may_be_in,
    room_inside,
)
from quadriga.games.hannibal.options import O_SEA_63
from quadriga.games.hannibal.politics import is_removable, units_in
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.words import (
    R_BESIEGED,
    R_CONFINED,
    R_CONSUL_UNITS,
    R_COUNSEL,
    R_GENERAL_ALONE,
    R_INSIDE,
    R_MAY_NOT_END,
    R_NO_CHARM,
    R_NO_CITY,
    R_NO_EXPEL,
    R_NO_POINTS,
    R_NO_PORT,
    R_NO_SALLY,
    R_NO_SHIP,
    R_NOT_ADJACENT,
    R_SEA_LIMIT,
    R_SEA_ONCE,
    R_STOPPED,
    R_STRAIT,
    R_TIRED,
    R_TRAIN,
    R_TRUCE,
)

CONFINED: Final = 1 << HANNO | 1 << FABIUS
"""24: the generals who may not go everywhere."""


def may_step(p: Hannibal, space: int) -> int:
    """10.2, 10.6: 0 or what forbids the army to march into a space."""
    if p.march_over:
        return R_STOPPED
    if p.march_at >= SPACES:
        return R_INSIDE
    link = p.board.link_kind(p.march_at, space)
    if link < 0:
        return R_NOT_ADJACENT
    cost = p.board.cost[link]
    if p.march_spent + cost > p.march_limit:
        return R_NO_POINTS
    if link == STRAIT and not _may_cross(p, p.march_at, space):
        return R_STRAIT
    if link == ALPINE and p.army_train:
        return R_TRAIN
    return _may_leave(p, cost) or _may_enter(p, space, cost)


def _may_cross(p: Hannibal, a: int, b: int) -> bool:
    """10.6: the strait of Messina is open to whoever controls both shores; that of Sardinia to all."""
    messana = p.board.messana
    if messana not in (a, b):
        return True
    return p.control[a] == p.active and p.control[b] == p.active


def _may_leave(p: Hannibal, cost: int) -> int:
    """10.11, 18.3: 0, or tired troops, or a consular army here that a proconsul must first bring up to 5 CUs."""
    if not army_can_go(p, cost):
        return R_TIRED
    if p.active == CARTHAGE or p.march_from < 0 or is_consul(p, p.marcher):
        return 0
    return R_CONSUL_UNITS if rest_cu(p) < p.board.consular_minimum and has_consul(p, rest_generals(p)) else 0


def _may_enter(p: Hannibal, space: int, cost: int) -> int:
    """10.4, 24, 25 (64): 0 or what keeps the army out of a space, however it comes."""
    enemy = 1 - p.active
    if p.army_generals & CONFINED:
        for general in army_members(p):
            if not may_be_in(p, general, space):
                return R_CONFINED
    if p.truce and (p.control[space] == enemy or units_in(p, enemy, space)):
        return R_TRUCE
    if p.army_cu == 0:
        if p.cu[enemy * PLACES + space] or (units_in(p, enemy, space) and not p.cu[p.active * PLACES + space]):
            return R_GENERAL_ALONE
        if p.march_spent + cost >= p.march_limit and generals_at(p, enemy, space):
            return R_GENERAL_ALONE
    return 0


def may_sally(p: Hannibal) -> int:
    """20.5: 0 or why those inside may not come out: it takes CUs and a movement point."""
    if p.march_over:
        return R_STOPPED
    if p.march_at < SPACES or p.army_cu == 0:
        return R_NO_SALLY
    if p.truce:
        return R_TRUCE
    return R_NO_POINTS if p.march_spent + 1 > p.march_limit or not army_can_go(p, 1) else 0


def sea_limit(p: Hannibal) -> int:
    """11.4, Ruling H-10: how many CUs may sail with the card in play."""
    if is_campaign(p) or (p.board.force_march[p.card] and p.options[O_SEA_63]):
        return p.board.sea_limit_campaign
    return p.board.sea_limit


def may_sail(p: Hannibal, space: int, into: int) -> int:
    """11.1-11.4: 0 or what forbids the army to sail to a port, or straight into a city there."""
    return may_embark(p) or may_land(p, space, into)


def may_embark(p: Hannibal) -> int:
    """11.1, 11.3, 11.4: 0 or what keeps the army from the ships, wherever they go."""
    here = march_space(p)
    if p.march_over:
        return R_STOPPED
    if not p.board.naval[p.card] or (p.active == ROME and p.naval_victory and not is_campaign(p)):
        return R_NO_SHIP
    if not p.is_port(here):
        return R_NO_PORT
    if p.march_at >= SPACES and besieged(p, here):
        return R_BESIEGED
    if p.march_spent + p.board.naval_cost > p.march_limit:
        return R_NO_POINTS
    if p.army_cu > sea_limit(p):
        return R_SEA_LIMIT
    if is_campaign(p) and p.sailed and p.sailed != p.marcher + 1:
        return R_SEA_ONCE
    return R_TRAIN if p.army_train else _may_leave(p, p.board.naval_cost)


def may_land(p: Hannibal, space: int, into: int) -> int:
    """11.2, 11.3: 0 or what keeps an army on board from landing in a port, or inside a city there."""
    here = march_space(p)
    if not p.is_port(space) or here == space:
        return R_NO_PORT
    if p.army_cu and _counselled(p, here, space):
        return R_COUNSEL
    return _may_sail_into(p, space) if into else _may_enter(p, space, p.board.naval_cost)


def _counselled(p: Hannibal, here: int, space: int) -> bool:
    """25 (57-58): Hanno keeps Carthaginian CUs in Africa, Cato keeps Roman ones out of it."""
    from_africa = p.board.country_of[here] == AFRICA
    to_africa = p.board.country_of[space] == AFRICA
    if p.active == CARTHAGE:
        return p.hanno_counsels == 1 and from_africa and not to_africa
    return p.cato_counsels == 1 and to_africa and not from_africa


def _may_sail_into(p: Hannibal, space: int) -> int:
    """11.3: 0 or why the army may not land inside the walls: only where the enemy stands before them."""
    if p.board.kind[space] != CITY or p.control[space] != p.active or not p.cu[(1 - p.active) * PLACES + space]:
        return R_NO_CITY
    if besieged(p, space):
        return R_BESIEGED
    if p.army_cu > room_inside(p, p.active, space):
        return R_NO_CITY
    if p.truce:
        return R_TRUCE
    for general in army_members(p):
        if not may_be_in(p, general, space):
            return R_CONFINED
    return 0


def may_end(p: Hannibal) -> int:
    """10.4: a general without CUs may not stay with an enemy general without CUs."""
    if p.army_cu == 0 and p.march_at < SPACES and rest_cu(p) == 0 and generals_at(p, 1 - p.active, p.march_at):
        return R_MAY_NOT_END
    return 0


def may_charm(p: Hannibal) -> int:
    """25 (28): 0 or why Hannibal may not talk this Italian space out of its Roman marker."""
    if p.card != HANNIBAL_CHARMS or p.marcher != HANNIBAL or p.march_at >= SPACES:
        return R_NO_CHARM
    space = p.march_at
    if p.board.country_of[space] != ITALY or not is_removable(p, ROME, space) or units_in(p, ROME, space):
        return R_NO_CHARM
    return R_TRUCE if p.truce else 0


def may_expel(p: Hannibal) -> int:
    """24: 0 or why Hanno may not take a Roman marker off at the end of his move."""
    if p.marcher != HANNO or p.march_at >= SPACES or not is_removable(p, ROME, p.march_at):
        return R_NO_EXPEL
    return R_TRUCE if p.truce else 0
