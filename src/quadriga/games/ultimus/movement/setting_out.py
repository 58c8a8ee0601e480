"""Who can move off (rulebook 3.4.1, 4.3), found out anew only where something has changed since the last list.

Nobody looks further than the zones beside him, the Hunni's leaders than those beyond them. So an answer holds until a
piece comes, goes or has moved there, or a fact of the whole map changes; a leader called to a capital far away and a
migration ask everybody again.
"""

from quadriga.games.ultimus.movement.limits import forbids_march
from quadriga.games.ultimus.movement.lone_unit import forbids_moving
from quadriga.games.ultimus.movement.march import forbids_setting_out
from quadriga.games.ultimus.movement.ready import Ready
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import UNASKED
from quadriga.games.ultimus.printed.tables import ROMAIN
from quadriga.games.ultimus.year.events import UNREST


def forbids_leading(p: Ultimus, leader: int, camp: int) -> int:
    """3.4.1: why a leader may not set out, or could go nowhere if he did."""
    return forbids_march(p, leader, camp) or forbids_setting_out(p, leader)


def ready(p: Ultimus, camp: int) -> Ready:
    """3.4.1, 4.3: which leaders `forbids_leading` and which units `forbids_moving` lets go."""
    facts = [
        p.unit_side, p.unit_lead, p.leader_side, p.tribe_status, p.tribe_ally, p.augustus, p.patrice, p.usurper,
    ]  # fmt: skip
    numbers = [camp, p.event, p.riot, p.sick, p.escort]
    known = p.ready
    if known is not None and known.numbers == numbers and known.facts == facts:
        touched = _touched(p, known)
    else:
        known = Ready(camp, facts, numbers, len(p.leader_at), len(p.unit_at))
        touched = [True] * p.board.size
    _ask_leaders(p, known, touched)
    _ask_units(p, known, touched)
    known.leader_at, known.leader_done = p.leader_at[:], p.leader_done
    known.unit_at, known.unit_done = p.unit_at[:], p.unit_done[:]
    p.ready = known if p.event != UNREST and p.migrants is None else None
    return known


def _touched(p: Ultimus, known: Ready) -> list[bool]:
    """The zones from which one can see a piece that came, went or moved since."""
    touched = [False] * p.board.size
    now, done, did = p.unit_at, p.unit_done, known.unit_done
    for unit, at in enumerate(known.unit_at):
        if now[unit] != at or done[unit] != did[unit]:
            _touch(p, touched, at)
            _touch(p, touched, now[unit])
    now, done, did = p.leader_at, p.leader_done, known.leader_done
    for leader, at in enumerate(known.leader_at):
        if now[leader] != at or done[leader] != did[leader]:
            _touch(p, touched, at)
            _touch(p, touched, now[leader])
    return touched


def _touch(p: Ultimus, touched: list[bool], at: int) -> None:
    if at >= 0:
        for zone in p.board.around[at]:
            touched[zone] = True


def _ask_leaders(p: Ultimus, known: Ready, touched: list[bool]) -> None:
    camp, leads, tribes, hunni = known.camp, known.leads, p.roster.leader_tribe, p.roster.hunni
    for leader, at in enumerate(p.leader_at):
        if at < 0:
            leads[leader] = False
        elif touched[at] or (tribes[leader] == hunni and any(touched[zone] for zone in p.board.near[at])):
            free = p.leader_side[leader] == camp and not p.leader_done[leader]
            leads[leader] = free and forbids_leading(p, leader, camp) == 0


def _ask_units(p: Ultimus, known: Ready, touched: list[bool]) -> None:
    """Units of a kind that stand together are asked about once.

    Where the map lets Romans go, only a battle or a riot keeps them.
    """
    camp, goes = known.camp, known.goes
    kinds, troops, exits = p.roster.unit_kind, p.troops, p.setup.exits
    calm = camp != ROMAIN or not p.riot
    kind = where = NONE
    can = False
    for unit, at in enumerate(p.unit_at):
        if at < 0:
            goes[unit] = False
        elif touched[at]:
            if p.unit_side[unit] != camp or p.unit_done[unit]:
                goes[unit] = False
                continue
            if at != where or kinds[unit] != kind:
                where, kind = at, kinds[unit]
                way = exits[kind][at]
                if way == UNASKED or not calm:
                    can = forbids_moving(p, unit, camp) == 0
                else:
                    can = way == 0 and not (troops[2 * at] and troops[2 * at + 1])
            goes[unit] = can
