"""Two forces in one zone (rulebook 8.3, 8.6): their strength, quality, tactical bonus and what events do to them."""

from quadriga.games.ultimus.battle.table import Situation
from quadriga.games.ultimus.forces import leaders_in, units_in
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import FOEDERATI, REGNUM, REVOLT
from quadriga.games.ultimus.year.events import mood


def strength(p: Ultimus, zone: int, camp: int) -> int:
    """8.3: the PF of a camp's force in a zone."""
    return points_of(p, units_in(p, zone, camp))


def points_of(p: Ultimus, units: list[int]) -> int:
    """8.3: the PF of a force."""
    return _added(p, p.roster.unit_pf, units)


def _added(p: Ultimus, values: list[list[int]], units: list[int]) -> int:
    """What the counters of some units say, as they lie, added up."""
    weak, total = p.unit_weak, 0
    for unit in units:
        total += values[unit][weak[unit]]
    return total


def quality(p: Ultimus, units: list[int]) -> int:
    """8.6.1: average quality, rounded down."""
    return _added(p, p.roster.unit_qu, units) // len(units)


def tactics(p: Ultimus, leaders: list[int], units: list[int]) -> int:
    """8.6.2: the best BT of the leaders; without leaders the units' average; a sick Augustus does not count."""
    if not leaders:
        return _added(p, p.roster.unit_bt, units) // len(units)
    best = 0
    for leader in leaders:
        if leader != p.sick:
            best = max(best, p.roster.leader_bt[leader])
    return best


def politics(p: Ultimus, leaders: list[int]) -> int:
    """8.6.3: the best CP among Augustus, Patrice and Usurper; NONE without one."""
    titled = [n for n in leaders if n in p.augustus or n in p.patrice or n in p.usurper]
    return max((p.roster.leader_cp[leader] for leader in titled), default=NONE)


def assess(p: Ultimus, zone: int) -> Situation:
    """8.3, 8.6: the battle in a zone as the table sees it; the camp whose round it is attacks."""
    camp = p.active
    leaders, opponents = leaders_in(p, zone, camp), leaders_in(p, zone, 1 - camp)
    return weigh(p, zone, leaders, units_in(p, zone, camp), opponents, units_in(p, zone, 1 - camp))


def weigh(
    p: Ultimus, zone: int, leaders: list[int], ours: list[int], opponents: list[int], theirs: list[int]
) -> Situation:
    """8.3, 8.6: the battle of these forces, the attacker's named first."""
    camp = p.active
    tribes = p.roster.unit_tribe
    s = Situation(points_of(p, ours), points_of(p, theirs), quality(p, ours), quality(p, theirs))
    s.attacker_bonus = tactics(p, leaders, ours)
    s.defender_bonus = tactics(p, opponents, theirs)
    has_romans = any(tribes[u] == NONE for u in ours) and any(tribes[u] == NONE for u in theirs)
    if has_romans:
        s.attacker_politics = politics(p, leaders)
        s.defender_politics = politics(p, opponents)
    s.outside = not p.board.is_empire(zone)
    s.attacker_tribal = all(tribes[unit] != NONE for unit in ours)
    s.defender_free = all(
        tribes[unit] != NONE and p.tribe_status[tribes[unit]] not in (FOEDERATI, REVOLT, REGNUM) for unit in theirs
    )
    s.capital = all(tribes[unit] != NONE and p.tribe_status[tribes[unit]] == REGNUM for unit in theirs) and any(
        p.tribe_capital[tribes[unit]] == zone for unit in theirs
    )
    s.crossed = any(p.unit_wet[unit] for unit in ours)
    s.luck = mood(p, ours, theirs, camp) - mood(p, theirs, ours, 1 - camp)
    return s
