"""The military plan of a coalition with neutral factions (rules N4.05.3)."""

from typing import Final, final

from quadriga.engine import Procedure
from quadriga.games.republic import words
from quadriga.games.republic.whole.neutral.guidelines import dominant
from quadriga.games.republic.whole.revenue.state import debits
from quadriga.games.republic.whole.rome import FIELD_CONSUL, RESERVE, Rome
from quadriga.games.republic.whole.senate.business import LEAST_UNITS, Propose, box_fleets, box_legions, errands
from quadriga.games.republic.whole.senate.effects import recruit, send_for_bequest, send_forces, unit_price
from quadriga.games.republic.whole.senate.expeditions import available, forbids_war
from quadriga.games.republic.whole.war.strength import (
    brothers,
    civil_war,
    is_active,
    is_there,
    land,
    naval,
    support,
)

CRISIS_WARS: Final = 3
CRISIS_STRENGTH: Final = 15
MOST_WARS: Final = 3
SPARE: Final = 15
"""N4.05.3a, N4.05.31a: what is a crisis; how much stronger than the war a force may be."""


def active(p: Rome) -> list[int]:
    """Active wars, the largest first."""
    wars = [war for war in range(len(p.war)) if is_active(p, war)]
    return sorted(wars, key=lambda war: (-strength(p, war), war))


def strength(p: Rome, war: int) -> int:
    """How strong a war is now, on land and at sea."""
    return land(p, war) + naval(p, war)


def is_neutral_crisis(p: Rome) -> bool:
    """N4.05.3a: three active wars, one stronger than 15, or a rebel."""
    wars = active(p)
    return len(wars) >= CRISIS_WARS or p.rebel >= 0 or any(land(p, war) > CRISIS_STRENGTH for war in wars)


def is_dangerous(p: Rome, war: int) -> bool:
    """N4.05.32a: matching cards are still to be drawn."""
    return any(p.war[one] == words.ABSENT for one in brothers(p, war))


def need(p: Rome, war: int) -> tuple[int, int]:
    """N4.05.31a: legions, or fleets at sea, equal to the strength of the war, and the support, no bonuses."""
    if naval(p, war):
        return 0, naval(p, war)
    return land(p, war), support(p, war)


def money_for(p: Rome) -> int:
    """N4.05.33a, ruling R-49: how many units can be raised: none while nobody can be, in a shortage only in a crisis,
    and no more than the State can still pay for next turn, with something to spare unless it is one."""
    if p.no_recruits or (p.event("manpower_shortage") and not is_neutral_crisis(p)):
        return 0
    price = unit_price(p)
    reserve = 0 if is_neutral_crisis(p) else p.deck.warning
    kept = (p.treasury + p.deck.state_income - debits(p) - reserve) // (price + p.deck.unit_cost)
    return max(0, min(p.treasury // price, kept))


def can_be_met(p: Rome, wars: list[int]) -> bool:
    """Whether all these wars can be attacked with adequate force, with all that can be raised."""
    if not wars or len(wars) > len(leaders_in_order(p)):
        return False
    legions = sum([need(p, war)[0] for war in wars]) - p.legions - len(p.veterans(RESERVE))
    fleets = sum([need(p, war)[1] for war in wars]) - p.fleets
    short = max(0, legions) + max(0, fleets)
    return legions <= box_legions(p) and fleets <= box_fleets(p) and short <= money_for(p) and are_open(p, wars)


def are_open(p: Rome, wars: list[int]) -> bool:
    """7.331b, 7.332c: whether the Senate may attack them together."""
    items: list[int] = []
    for war in wars:
        items += [-1, war, 0, 0, 0]
    return not any(forbids_war(p, war, items) for war in wars)


def leaders_in_order(p: Rome) -> list[int]:
    """9.641a: commanders who can be sent: Dictator, Field Consul, then Rome Consul."""
    named: list[int] = []
    while available(p, named):
        fit = available(p, named)
        named.append(fit[0] if p.rank_of(fit[0]) == 0 else fit[-1])
    return named


def plan(p: Rome) -> tuple[list[int], bool]:
    """N4.05.3b to N4.05.3d: the wars to attack, and whether with all strength."""
    wars = active(p)
    if is_neutral_crisis(p):
        return crisis_plan(p, wars)
    sleeping = [war for war in range(len(p.war)) if is_there(p, war) and not is_active(p, war)]
    dangerous = [war for war in [*wars, *sleeping] if is_dangerous(p, war)]
    options = [wars[:2]] if len(wars) >= 2 else []
    options += [[war] for war in [*dangerous, *wars, *sleeping]]
    for option in options:
        if can_be_met(p, option):
            return option, False
    return [], False


def crisis_plan(p: Rome, wars: list[int]) -> tuple[list[int], bool]:
    """N4.05.3c: down to three wars, the rebel, then as many as adequate force allows, at last the weakest."""
    weakest = sorted(wars, key=lambda war: (strength(p, war), war))
    surplus = len(wars) - MOST_WARS
    if surplus > 0 and are_open(p, weakest[:surplus]):
        return weakest[:surplus], True
    if p.rebel >= 0:
        return [civil_war(p)], True
    for number in (3, 2):
        if len(wars) >= number and can_be_met(p, wars[:number]):
            return wars[:number], False
    for war in wars:
        if can_be_met(p, [war]):
            return [war], False
    return next(([war] for war in weakest if are_open(p, [war])), []), True


@final
class WarPlan(Procedure[Rome]):
    """N4.05.3: players who rule alone plan freely; else the guidelines raise and send."""

    def run(self, p: Rome) -> None:
        if all(seat < p.seats for seat in p.others().coalition):
            if not p.meeting().adjourned and p.official() >= 0 and p.meeting().proposals < MOST_PROPOSALS:
                p.begin(self)
                p.begin(Propose(dominant(p), 0))
            return
        wars, is_all = plan(p)
        captains = leaders_in_order(p)[: len(wars)]
        if captains:
            carry_out(p, wars[: len(captains)], captains, is_all)
        collect(p)


def collect(p: Rome) -> None:
    """N4.05.35a, 7.37b: what is left in Rome collects a bequest, with as many units as it takes."""
    for bequest in errands(p):
        send_for_bequest(p, [bequest, p.offices[FIELD_CONSUL], LEAST_UNITS, LEAST_UNITS])
        return


MOST_PROPOSALS: Final = 12


def carry_out(p: Rome, wars: list[int], captains: list[int], is_all: bool) -> None:
    """N4.05.31a, N4.05.33a: what the plan needs is raised; half of what is spare goes along, or all of it."""
    wanted = [sum([need(p, war)[at] for war in wars]) for at in (0, 1)]
    most = money_for(p)
    legions = min(box_legions(p), most, max(0, wanted[0] - p.legions - len(p.veterans(RESERVE))))
    fleets = min(box_fleets(p), most - legions, max(0, wanted[1] - p.fleets))
    if legions + fleets:
        recruit(p, legions, fleets)
    veterans = p.veterans(RESERVE)
    items: list[int] = []
    for at, (war, captain) in enumerate(zip(wars, captains, strict=True)):
        left = len(wars) - at
        mask = 0
        for number in veterans:
            if left == 1 or p.faction[p.veteran_of[number]] == p.faction[captain]:
                mask |= 1 << number
        veterans = [number for number in veterans if not mask >> number & 1]
        needs = need(p, war)
        plain = share(p.legions - sum(items[2::5]), max(0, needs[0] - mask.bit_count()), left, is_all)
        ships = share(p.fleets - sum(items[3::5]), needs[1], left, is_all)
        if is_fit(p, war, plain + mask.bit_count(), ships):
            items += [captain, war, plain, ships, mask]
    if items:
        send_forces(p, items)


def share(there: int, needed: int, left: int, is_all: bool) -> int:
    """What is needed, and half of the spare units, no more than 15 beyond it; all strength for the last force."""
    spare = max(0, there - needed)
    extra = spare // left if is_all else spare // 2 // left
    return min(there, needed + min(SPARE, extra))


def is_fit(p: Rome, war: int, legions: int, fleets: int) -> bool:
    """9.64b: a force that can fight."""
    return fleets >= 1 if naval(p, war) else legions >= 1 and fleets >= support(p, war)
