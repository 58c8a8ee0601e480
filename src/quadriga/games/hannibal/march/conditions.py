"""What an army on the march may do next: one condition per rule (rulebook chapters 10, 11, 18.3, 24 and 25)."""

from typing import Final

from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.board import (
    AFRICA,
    ALPINE,
    CARTHAGE,
    CITY,
    FABIUS,
    HANNO,
    PLACES,
    ROME,
    SPACES,
    STRAIT,
)
from quadriga.games.hannibal.cards.entry import in_play
from quadriga.games.hannibal.force import (
    besieged,
    can_be_in,
    generals_at,
    has_consul,
    is_consul,
    room_inside,
)
from quadriga.games.hannibal.march.army import army_members, march_space, rest_cu, rest_generals
from quadriga.games.hannibal.march.fatigue import army_can_go, is_campaign
from quadriga.games.hannibal.politics import is_removable, units_in
from quadriga.games.hannibal.position import Hannibal

CONFINED: Final = 1 << HANNO | 1 << FABIUS
"""24: the generals who may not go everywhere."""


def forbids_step(p: Hannibal, space: int) -> int:
    """10.2, 10.6: 0 or what forbids the army to march into a space."""
    march = p.marching()
    if march.over:
        return words.R_STOPPED
    if march.at >= SPACES:
        return words.R_INSIDE
    link = p.board.link_kind(march.at, space)
    if link < 0:
        return _keeps_ashore(p, space) or words.R_NOT_ADJACENT
    cost = p.board.cost[link]
    if march.spent + cost > march.limit:
        return words.R_NO_POINTS
    if link == STRAIT and not _can_cross(p, march.at, space):
        return words.R_STRAIT
    if link == ALPINE and march.train:
        return words.R_TRAIN
    return _forbids_leaving(p, cost) or _forbids_entering(p, space, cost)


def _keeps_ashore(p: Hannibal, space: int) -> int:
    """11.1: where a card with ships is played, what keeps the army in a port from another no line leads to; else 0."""
    if not p.is_port(p.marching().at) or not p.is_port(space):
        return 0
    code = forbids_sailing(p, space, False)
    return 0 if code == words.R_NO_SHIP else code


def _can_cross(p: Hannibal, a: int, b: int) -> bool:
    """10.6: the strait of Messina is open to whoever controls both shores; that of Sardinia to all."""
    messana = p.board.messana
    if messana not in (a, b):
        return True
    return p.control[a] == p.active and p.control[b] == p.active


def _forbids_leaving(p: Hannibal, cost: int) -> int:
    """10.11, 18.3: 0, or tired troops, or a consular army here that a proconsul must first bring up to 5 CUs."""
    march = p.marching()
    if not army_can_go(p, cost):
        return words.R_TIRED
    if p.active == CARTHAGE or march.came_from < 0 or is_consul(p, march.general):
        return 0
    return words.R_CONSUL_UNITS if rest_cu(p) < p.board.consular_minimum and has_consul(p, rest_generals(p)) else 0


def _forbids_entering(p: Hannibal, space: int, cost: int) -> int:
    """10.4, 24, 25 (64): 0 or what keeps the army out of a space, however it comes."""
    march = p.marching()
    enemy = 1 - p.active
    if march.generals & CONFINED:
        for general in army_members(p):
            if not can_be_in(p, general, space):
                return words.R_CONFINED
    if p.truce and (p.control[space] == enemy or units_in(p, enemy, space)):
        return words.R_TRUCE
    if march.cu == 0:
        if units_in(p, enemy, space) and not p.cu[p.active * PLACES + space]:
            return words.R_GENERAL_ALONE
        if march.spent + cost >= march.limit and generals_at(p, enemy, space):
            return words.R_GENERAL_ALONE
    return 0


def forbids_sally(p: Hannibal) -> int:
    """20.5: 0 or why those inside may not come out: it takes CUs and a movement point."""
    march = p.marching()
    if march.over:
        return words.R_STOPPED
    if march.at < SPACES or march.cu == 0:
        return words.R_NO_SALLY
    if p.truce:
        return words.R_TRUCE
    return words.R_NO_POINTS if march.spent + 1 > march.limit or not army_can_go(p, 1) else 0


def sea_limit(p: Hannibal) -> int:
    """11.4, Ruling H-10: how many CUs may sail with the card in play."""
    played = p.in_play()
    if is_campaign(p) or (p.board.force_march[played.card] and p.options[options.CARD_63_SEA] == options.TEN):
        return p.board.sea_limit_campaign
    return p.board.sea_limit


def forbids_sailing(p: Hannibal, space: int, into: bool) -> int:
    """11.1-11.4: 0 or what forbids the army to sail to a port, or straight into a city there."""
    return forbids_embarking(p) or forbids_landing(p, space, into)


def forbids_embarking(p: Hannibal) -> int:
    """11.1, 11.3, 11.4: 0 or what keeps the army from the ships, wherever they go."""
    march = p.marching()
    played = p.in_play()
    here = march_space(p)
    if march.over:
        return words.R_STOPPED
    if not p.board.naval[played.card] or (p.active == ROME and p.naval_victory and not is_campaign(p)):
        return words.R_NO_SHIP
    if not p.is_port(here):
        return words.R_NO_PORT
    if march.at >= SPACES and besieged(p, here):
        return words.R_BESIEGED
    if march.spent + p.board.naval_cost > march.limit:
        return words.R_NO_POINTS
    if march.cu > sea_limit(p):
        return words.R_SEA_LIMIT
    if is_campaign(p) and played.sailed and played.sailed != march.general + 1:
        return words.R_SEA_ONCE
    return words.R_TRAIN if march.train else _forbids_leaving(p, p.board.naval_cost)


def forbids_landing(p: Hannibal, space: int, into: bool) -> int:
    """11.2, 11.3: 0 or what keeps an army on board from landing in a port, or inside a city there."""
    march = p.marching()
    here = march_space(p)
    if not p.is_port(space) or here == space:
        return words.R_NO_PORT
    if march.cu and _counselled(p, here, space):
        return words.R_COUNSEL
    return _forbids_landing_inside(p, space) if into else _forbids_entering(p, space, p.board.naval_cost)


def _counselled(p: Hannibal, here: int, space: int) -> bool:
    """25 (57-58): Hanno keeps Carthaginian CUs in Africa, Cato keeps Roman ones out of it."""
    from_africa = p.board.country_of[here] == AFRICA
    to_africa = p.board.country_of[space] == AFRICA
    if p.active == CARTHAGE:
        return p.hanno_counsels == 1 and from_africa and not to_africa
    return p.cato_counsels == 1 and to_africa and not from_africa


def _forbids_landing_inside(p: Hannibal, space: int) -> int:
    """11.3: 0 or why the army may not land inside the walls: only where the enemy stands before them."""
    march = p.marching()
    if p.board.kind[space] != CITY or p.control[space] != p.active or not p.cu[(1 - p.active) * PLACES + space]:
        return words.R_NO_CITY
    if besieged(p, space):
        return words.R_BESIEGED
    if march.cu > room_inside(p, p.active, space):
        return words.R_NO_CITY
    if p.truce:
        return words.R_TRUCE
    for general in army_members(p):
        if not can_be_in(p, general, space):
            return words.R_CONFINED
    return 0


def forbids_halt(p: Hannibal) -> int:
    """10.4: a general without CUs may not stay with an enemy general without CUs."""
    march = p.marching()
    if march.cu == 0 and march.at < SPACES and rest_cu(p) == 0 and generals_at(p, 1 - p.active, march.at):
        return words.R_MAY_NOT_END
    return 0


def forbids_charm(p: Hannibal) -> int:
    """25 (28): 0 or why Hannibal may not talk this Italian space out of its Roman marker."""
    return in_play(p).forbids_charm(p)


def forbids_expelling(p: Hannibal) -> int:
    """24: 0 or why Hanno may not take a Roman marker off at the end of his move."""
    march = p.marching()
    if march.general != HANNO or march.at >= SPACES or not is_removable(p, ROME, march.at):
        return words.R_NO_EXPEL
    return words.R_TRUCE if p.truce else 0
