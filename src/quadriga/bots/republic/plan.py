"""The military plan of whoever presides: which wars, under whom, with how much, and what is raised for it."""

from typing import Final, final

from quadriga.bots.republic.odds import (
    battle,
    is_imminent_brother,
    rating_of,
    strength_at,
    troops_for,
    with_rating,
)
from quadriga.bots.republic.scene import Scene
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import LEFT, PROCONSUL, RESERVE, Rome
from quadriga.games.republic.whole.senate.business import box_fleets, box_legions
from quadriga.games.republic.whole.senate.effects import unit_price
from quadriga.games.republic.whole.senate.expeditions import available, forbids_war
from quadriga.games.republic.whole.war.strength import (
    army_strength,
    brothers,
    civil_war,
    force,
    is_active,
    is_card,
    is_there,
    land,
    multiplier,
    naval,
    spoils,
    support,
)

MARGINS: Final = (11, 9, 7, 5, 3, 1, -1)
"""By how much a force may be stronger than its war."""
HOLDS: Final = 3
"""A proconsul so much stronger than his war needs nobody."""
CRISIS: Final = 3
"""So many active wars are one short of the end (12.1a)."""
SAFE: Final = 45
BARE: Final = 15
"""What the State should have left after its next debits, in quiet times and in a crisis."""
LEGION: Final = 11.0
"""What a unit that is lost is worth."""
RAISED: Final = 4.0
"""What a unit that is raised costs beyond the legions it makes."""
RUIN: Final = 60.0
"""What a defeat costs beside the army: the commander, and two more points of unrest."""
WORTH_GOING: Final = 8.0
MOST_WARS: Final = 4
"""So many wars are looked at in every order."""


@final
class Sending:
    """One force: who goes to which war with how many plain legions and fleets, and whether all veterans go along."""

    def __init__(self, commander: int, war: int, legions: int, fleets: int, veterans: int) -> None:
        self.commander: Final = commander
        self.war: Final = war
        self.legions = legions
        self.fleets = fleets
        self.veterans: Final = veterans


@final
class Plan:
    """What is to be done about the wars this turn."""

    def __init__(self, p: Rome, budget: int, thrift: float) -> None:
        self.sendings: Final[list[Sending]] = []
        self.helped: Final[list[Sending]] = []
        """Reinforcements, by proconsul."""
        self.recalled: Final[list[int]] = []
        self.legions = p.legions
        self.fleets = p.fleets
        self.veterans = len(p.veterans(RESERVE))
        """What is still to be given out, in the active boxes or raised for it."""
        self.raised_legions = 0
        self.raised_fleets = 0
        self.budget = budget
        """How many units may still be raised."""
        self.thrift = thrift
        """What a talent counts: less where there are plenty."""
        self.value = 0.0

    def missing(self, legions: int, fleets: int) -> int:
        """How many units would have to be raised."""
        return max(0, legions - self.legions) + max(0, fleets - self.fleets)

    def has(self, p: Rome, legions: int, fleets: int) -> bool:
        """Whether so many can be set aside, what is missing being raised."""
        return (
            self.missing(legions, fleets) <= self.budget
            and legions - self.legions <= box_legions(p) - self.raised_legions
            and fleets - self.fleets <= box_fleets(p) - self.raised_fleets
        )

    def take(self, legions: int, fleets: int) -> None:
        """Set units aside, raising what is missing."""
        more_legions = max(0, legions - self.legions)
        more_fleets = max(0, fleets - self.fleets)
        self.raised_legions += more_legions
        self.raised_fleets += more_fleets
        self.budget -= more_legions + more_fleets
        self.legions += more_legions - legions
        self.fleets += more_fleets - fleets


def budget(scene: Scene, reserve: int) -> int:
    """9.63a, 6.53: how many units the State can raise and still pay its next debits with something left."""
    p = scene.p
    if p.no_recruits:
        return 0
    price = unit_price(p)
    later = (scene.forecast() - reserve) // (price + p.deck.unit_cost)
    return max(0, min(later, p.treasury // price))


def is_crisis(p: Rome) -> bool:
    """N4.05.3a: three active wars, a strong one, or a rebel."""
    if p.active_wars() >= CRISIS or p.rebel >= 0:
        return True
    return any(is_active(p, war) and land(p, war) > 15 for war in range(len(p.war)))


def thrift_of(scene: Scene) -> float:
    """How much the State must look at its talents, from a quarter to all."""
    return max(0.25, min(1.0, (170.0 - scene.forecast()) / 100.0))


def prize(p: Rome, war: int, active: int) -> float:
    """What it is worth to beat a war: its costs and dangers, its spoils, and what its brothers would do."""
    if war == civil_war(p):
        return 400.0
    found = 0.5 * spoils(p, war)
    if not is_active(p, war):
        return found + (25.0 if brothers(p, war) else 10.0)
    found += 90.0 + (500.0 if active > CRISIS else 60.0 if active == CRISIS else 0.0)
    if is_imminent_brother(p, war) or multiplier(p, war) > 1:
        found += 40.0
    elif any(p.war[one] == words.ABSENT for one in brothers(p, war)):
        found += 20.0
    if is_card(p, war) and p.deck.has_drought[war]:
        found += 15.0
    return found


def strength_on(p: Rome, war: int) -> int:
    """How much stronger than a war the best commander there is; -99 without any."""
    best = -99
    for one in p.commanders(war):
        at_sea = naval(p, war) > 0
        if not at_sea and p.ships[one] < support(p, war):
            continue
        found = force(p, one, at_sea) - (naval(p, war) if at_sea else land(p, war))
        best = max(best, found)
    return best


def plan(scene: Scene, can_raise: bool) -> Plan:
    """N4.05.3, N4.05.31a: the wars in the order that promises most, each with enough for it."""
    p = scene.p
    active = p.active_wars()
    reserve = 0 if active > CRISIS else BARE if is_crisis(p) else SAFE
    allowed = budget(scene, reserve) if can_raise else 0
    thrift = thrift_of(scene)
    wars = [war for war in range(len(p.war)) if is_there(p, war) and strength_on(p, war) < HOLDS]
    wars = [war for war in wars if not is_left_alone(p, war, active)]
    wars.sort(key=lambda war: (-prize(p, war, active) + 2.0 * land(p, war) + naval(p, war), war))
    best = carry_out(scene, [], active, allowed, thrift)
    for order in orders(wars[:MOST_WARS], len(available(p, [])) + 1):
        found = carry_out(scene, order, active, allowed, thrift)
        if found.value > best.value + 0.01:
            best = found
    spread(p, best)
    return best


def is_left_alone(p: Rome, war: int, active: int) -> bool:
    """7.3321d: sleeping wars are not woken while others are awake, imminent ones never."""
    if p.war[war] == words.IMMINENT:
        return True
    return not is_active(p, war) and active > 1


def orders(wars: list[int], most: int) -> list[list[int]]:
    """All orders of up to so many wars."""
    found: list[list[int]] = []
    for one in wars:
        found.append([one])
        if most < 2:
            continue
        for other in wars:
            if other != one:
                found.append([one, other])
                if most > 2:
                    found += [[one, other, third] for third in wars if third not in (one, other)]
    return found


def carry_out(scene: Scene, order: list[int], active: int, allowed: int, thrift: float) -> Plan:
    """The plan that takes the wars in this order; one that cannot be attacked is passed over."""
    p = scene.p
    found = Plan(p, allowed, thrift)
    named: list[int] = []
    items: list[int] = []
    for war in order:
        if p.commanders(war):
            help_proconsul(p, found, war, active)
            continue
        if forbids_war(p, war, items):
            continue
        commander = best_commander(p, available(p, named))
        if commander < 0:
            continue
        made = muster(p, found, commander, war, active)
        if made is not None:
            found.sendings.append(made)
            named.append(commander)
            items += [commander, war, made.legions, made.fleets, 0]
    if not order:
        for war in range(len(p.war)):
            if p.commanders(war) and war != civil_war(p) and strength_on(p, war) < -2:
                found.recalled.append(p.commanders(war)[0])
    return found


def best_commander(p: Rome, fit: list[int]) -> int:
    """The best rating among those who can be sent; -1 for nobody."""
    best = -1
    for one in fit:
        if best < 0 or rating_of(p, one) > rating_of(p, best):
            best = one
    return best


def promise(
    p: Rome, commander: int, war: int, troops: int, legions: int, fleets: int, active: int, thrift: float
) -> float:
    """What a force on a war is worth: its chances by the table, its losses."""
    rating = rating_of(p, commander)
    won = prize(p, war, active)
    ashore = 0.0
    costs = 0.0
    if troops:
        odds = battle(p, commander, war, with_rating(troops, rating), strength_at(p, war, at_sea=False), legions)
        ashore = odds.victory()
        costs = RUIN * odds.defeat() + LEGION * thrift * odds.lost
    if not naval(p, war):
        return won * ashore + 10.0 * (1.0 - ashore) - costs
    sea = battle(p, commander, war, with_rating(fleets, rating), strength_at(p, war, at_sea=True), fleets)
    both = sea.victory() * (won * ashore + 0.4 * won * (1.0 - ashore) - costs)
    return both - RUIN * sea.defeat() - LEGION * thrift * sea.lost


def muster(p: Rome, found: Plan, commander: int, war: int, active: int) -> Sending | None:
    """9.64b: the force for a war that promises most; None if none is worth it."""
    rating = rating_of(p, commander)
    there = p.left_army[war] + 2 * len(p.veterans(LEFT + war))
    plain = p.left_army[war] + len(p.veterans(LEFT + war))
    ashore = strength_at(p, war, at_sea=False)
    at_sea = strength_at(p, war, at_sea=True) if naval(p, war) else 0
    best: Sending | None = None
    most = WORTH_GOING
    for margin in MARGINS:
        legions = max(0, max(1, troops_for(rating, ashore + margin)) - there - 2 * found.veterans)
        fleets = max(0, needed_fleets(p, war, rating, at_sea, margin) - p.left_ships[war])
        for alone in (False, True) if at_sea else (False,):
            taken = 0 if alone else legions
            if not found.has(p, taken, fleets):
                continue
            veterans = 0 if alone else found.veterans
            troops = 0 if alone else taken + there + 2 * veterans
            size = 0 if alone else taken + plain + veterans
            value = promise(p, commander, war, troops, size, fleets + p.left_ships[war], active, found.thrift)
            value -= RAISED * found.thrift * found.missing(taken, fleets)
            if value > most:
                most = value
                best = Sending(commander, war, taken, fleets, words.NO_VETERANS if alone else words.ALL_VETERANS)
    if best is not None:
        found.take(best.legions, best.fleets)
        found.value += most
        if best.veterans == words.ALL_VETERANS:
            found.veterans = 0
    return best


def needed_fleets(p: Rome, war: int, rating: int, at_sea: int, margin: int) -> int:
    """10.11b, 10.12a: the fleets for a margin at sea, and a few more than the support."""
    if at_sea:
        return max(1, support(p, war) + 1, troops_for(rating, at_sea + margin))
    return support(p, war) + 1 if support(p, war) else 0


def help_proconsul(p: Rome, found: Plan, war: int, active: int) -> None:
    """9.644, 9.647a: a proconsul who is too weak is reinforced if that helps."""
    there = [one for one in p.commanders(war) if p.marks[one] & PROCONSUL and p.sent[one] != p.round]
    if not there:
        return
    one = there[0]
    rating = rating_of(p, one)
    army = army_strength(p, one)
    now = promise(p, one, war, army, p.legions_of(one), p.ships[one], active, found.thrift)
    best: Sending | None = None
    most = WORTH_GOING
    for margin in MARGINS:
        legions = max(0, troops_for(rating, land(p, war) + margin) - army)
        fleets = max(0, needed_fleets(p, war, rating, naval(p, war), margin) - p.ships[one])
        if legions + fleets == 0 or not found.has(p, legions, fleets):
            continue
        size = p.legions_of(one) + legions
        value = promise(p, one, war, army + legions, size, p.ships[one] + fleets, active, found.thrift) - now
        value -= RAISED * found.thrift * found.missing(legions, fleets)
        if value > most:
            most = value
            best = Sending(one, war, legions, fleets, words.NO_VETERANS)
    if best is not None:
        found.take(best.legions, best.fleets)
        found.value += most
        found.helped.append(best)


def spread(p: Rome, found: Plan) -> None:
    """N4.05.31a: what is left in the boxes goes along with the forces, as far as it helps."""
    for made in found.sendings:
        if made.veterans == words.NO_VETERANS and not made.legions:
            continue
        more = min(found.legions, 4)
        made.legions += more
        found.legions -= more
        if naval(p, made.war) or support(p, made.war):
            ships = min(found.fleets, 3)
            made.fleets += ships
            found.fleets -= ships


def margin_of(p: Rome, item: list[int]) -> int:
    """How much stronger than its war a proposed force is, in the battle it fights first."""
    commander, war, legions, fleets, mask = item
    troops = legions + p.left_army[war] + 2 * (mask.bit_count() + len(p.veterans(LEFT + war)))
    rating = rating_of(p, commander)
    if naval(p, war):
        return with_rating(fleets + p.left_ships[war], rating) - strength_at(p, war, at_sea=True)
    return with_rating(troops, rating) - strength_at(p, war, at_sea=False)


def force_promise(p: Rome, item: list[int]) -> float:
    """What a proposed force is worth to Rome."""
    commander, war, legions, fleets, mask = item
    veterans = mask.bit_count() + len(p.veterans(LEFT + war))
    size = legions + p.left_army[war] + veterans
    return promise(p, commander, war, size + veterans, size, fleets + p.left_ships[war], p.active_wars(), 1.0)
