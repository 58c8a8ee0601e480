"""The military plan of whoever presides: which wars, under whom, with how much, and what is raised for it."""

from typing import Final, final

from quadriga.bots.republic.odds import (
    Odds,
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
LEAN: Final = 7
BOLD: Final = 3
"""What is enough where another war waits for legions, or must be beaten too."""
HOPELESS: Final = -2
HOLDS: Final = 3
"""A proconsul so much weaker than his war cannot stay, one so much stronger needs nobody."""
CRISIS: Final = 3
"""So many active wars are one short of the end (12.1a)."""
SAFE: Final = 45
BARE: Final = 5
"""What the State should have left after its next debits, in quiet times and in a crisis."""
LEGION: Final = 11.0
"""What a unit that is lost is worth."""
RAISED: Final = 4.0
"""What a unit that is raised costs beyond the legions it makes."""
RUIN: Final = 60.0
"""What a defeat costs beside the army: the commander, and two more points of unrest."""
EVEN: Final = 0.5
"""The chance of a victory below which nobody goes but in a crisis."""
NOTHING: Final = -100.0
WORTH_GOING: Final = 2.0
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
        self.has_all = False
        """Whether there are veterans in the box that go with it."""


@final
class Plan:
    """What is to be done about the wars this turn."""

    def __init__(self, legions: int, fleets: int, veterans: int, budget: int) -> None:
        self.sendings: list[Sending] = []
        self.helped: list[Sending] = []
        """Reinforcements, by proconsul."""
        self.recalled: list[int] = []
        self.legions = legions
        self.fleets = fleets
        self.veterans = veterans
        """What is still to be given out, in the active boxes or raised for it."""
        self.raised_legions = 0
        self.raised_fleets = 0
        self.budget = budget
        """How many units may still be raised."""
        self.value = 0.0
        self.chances: list[float] = []
        """Of each war that is attacked, the chance to beat it this turn."""

    def copy(self) -> "Plan":
        """The same, to go on with in another way."""
        to = Plan(self.legions, self.fleets, self.veterans, self.budget)
        to.chances = self.chances[:]
        to.sendings, to.helped = self.sendings[:], self.helped[:]
        to.raised_legions, to.raised_fleets = self.raised_legions, self.raised_fleets
        to.value = self.value
        return to

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
    found += 110.0 + (500.0 if active > CRISIS else 60.0 if active == CRISIS else 0.0)
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


@final
class Desk:
    """What is looked up once for a plan: what the wars are worth and how strong they are, and odds once reckoned."""

    def __init__(self, scene: Scene) -> None:
        p = scene.p
        self.p: Final = p
        active = p.active_wars()
        self.thrift: Final = thrift_of(scene)
        self.daring: Final = is_crisis(p)
        self.wars: Final[list[int]] = []
        """The wars that may be attacked, those that are beaten most cheaply first."""
        self.prize: Final = [0.0] * len(p.war)
        self.ashore: Final = [0] * len(p.war)
        self.at_sea: Final = [0] * len(p.war)
        self.known: Final[dict[int, Odds]] = {}
        self.needed: Final = max(0, active - CRISIS)
        """12.1a: how many wars must be beaten this turn."""
        self.going: Final[list[float]] = []
        """The chances of those who are at war already and need nobody."""
        for war in range(len(p.war)):
            if p.commanders(war) and strength_on(p, war) >= HOLDS and not naval(p, war):
                one = p.commanders(war)[0]
                self.going.append(battle(p, one, war, force(p, one, at_sea=False), land(p, war), 0).victory())
            if is_there(p, war) and not is_left_alone(p, war, active) and strength_on(p, war) < HOLDS:
                self.wars.append(war)
                self.prize[war] = prize(p, war, active)
                self.ashore[war] = strength_at(p, war, at_sea=False)
                self.at_sea[war] = strength_at(p, war, at_sea=True) if naval(p, war) else 0
        self.wars.sort(key=lambda war: (-self.prize[war] + 2.0 * self.ashore[war] + self.at_sea[war], war))
        del self.wars[MOST_WARS:]

    def odds(self, commander: int, war: int, own: int, strength: int, units: int) -> Odds:
        """A battle, reckoned once."""
        key = (((commander * 64 + war) * 128 + own) * 128 + strength) * 64 + units
        if key not in self.known:
            self.known[key] = battle(self.p, commander, war, own, strength, units)
        return self.known[key]

    def promise(self, commander: int, war: int, troops: int, legions: int, fleets: int) -> float:
        """What a force on a war is worth: its chances by the table, its losses."""
        rating = rating_of(self.p, commander)
        won = self.prize[war]
        unit = LEGION * self.thrift
        ashore = costs = 0.0
        if troops:
            odds = self.odds(commander, war, with_rating(troops, rating), self.ashore[war], legions)
            ashore = odds.victory()
            costs = RUIN * odds.defeat() + unit * odds.lost
        if not self.at_sea[war]:
            if ashore < EVEN and not self.daring:
                return NOTHING
            return won * ashore + 10.0 * (1.0 - ashore) - costs
        sea = self.odds(commander, war, with_rating(fleets, rating), self.at_sea[war], fleets)
        if sea.victory() < EVEN and not self.daring:
            return NOTHING
        both = sea.victory() * (won * ashore + 0.4 * won * (1.0 - ashore) - costs)
        return both - RUIN * sea.defeat() - unit * sea.lost

    def chance(self, commander: int, war: int, troops: int, legions: int, fleets: int) -> float:
        """The chance that a force beats a war this turn, at sea and on land."""
        rating = rating_of(self.p, commander)
        if not troops:
            return 0.0
        ashore = self.odds(commander, war, with_rating(troops, rating), self.ashore[war], legions).victory()
        if not self.at_sea[war]:
            return ashore
        return ashore * self.odds(commander, war, with_rating(fleets, rating), self.at_sea[war], fleets).victory()

    def score(self, found: Plan) -> float:
        """What a plan is worth; where wars must be beaten or all is lost, the chance of that before all else."""
        if not self.needed:
            return found.value
        return 1000.0 * at_least(self.needed, [*self.going, *found.chances]) + 0.01 * found.value


def at_least(number: int, chances: list[float]) -> float:
    """The chance that so many of some things come true."""
    ways = [1.0]
    for chance in chances:
        after = [0.0] * (len(ways) + 1)
        for count, likely in enumerate(ways):
            after[count] += likely * (1.0 - chance)
            after[count + 1] += likely * chance
        ways = after
    return sum(ways[number:])


def plan(scene: Scene, can_raise: bool) -> Plan:
    """N4.05.3, N4.05.31a: the wars in the order that promises most, each with enough for it."""
    p = scene.p
    reserve = 0 if p.active_wars() > CRISIS else BARE if is_crisis(p) else SAFE
    allowed = budget(scene, reserve) if can_raise else 0
    desk = Desk(scene)
    found = Plan(p.legions, p.fleets, len(p.veterans(RESERVE)), allowed)
    found = explore(desk, found, [], found)
    recall_the_lost(p, found)
    spread(p, found)
    return found


def is_left_alone(p: Rome, war: int, active: int) -> bool:
    """7.3321d: sleeping wars are not woken while others are awake, imminent ones never."""
    if p.war[war] == words.IMMINENT:
        return True
    return not is_active(p, war) and active > 1


def explore(desk: Desk, found: Plan, done: list[int], best: Plan) -> Plan:
    """The best plan that goes on from one in any order of wars."""
    if desk.score(found) > desk.score(best):
        best = found
    for war in desk.wars:
        if war in done:
            continue
        for most in shares(desk, len(done)):
            after = found.copy()
            if attack(desk, after, war, most):
                best = explore(desk, after, [*done, war], best)
    return best


def shares(desk: Desk, done: int) -> tuple[int, ...]:
    """How much more than its strength a war is given at most: less where others wait for legions, or must be beaten."""
    if len(desk.wars) <= done + 1:
        return (MARGINS[0],)
    return (MARGINS[0], LEAN, BOLD) if desk.needed > 1 else (MARGINS[0], LEAN)


def attack(desk: Desk, found: Plan, war: int, most: int) -> bool:
    """One war more, with so much more than its strength at most; False if nothing can or should be done about it."""
    p = desk.p
    if p.commanders(war):
        return help_proconsul(desk, found, war)
    items: list[int] = []
    for made in found.sendings:
        items += [made.commander, made.war, made.legions, made.fleets, 0]
    if forbids_war(p, war, items):
        return False
    commander = best_commander(p, available(p, items[0::5]))
    return commander >= 0 and muster(desk, found, commander, war, most)


def best_commander(p: Rome, fit: list[int]) -> int:
    """The best rating among those who can be sent; -1 for nobody."""
    best = -1
    for one in fit:
        if best < 0 or rating_of(p, one) > rating_of(p, best):
            best = one
    return best


def muster(desk: Desk, found: Plan, commander: int, war: int, enough: int) -> bool:
    """9.64b: the force for a war that promises most; False if none is worth it."""
    p = desk.p
    rating = rating_of(p, commander)
    left = len(p.veterans(LEFT + war))
    at_sea = desk.at_sea[war]
    best: Sending | None = None
    most = WORTH_GOING
    for margin in MARGINS:
        if margin > enough:
            continue
        troops = max(1, troops_for(rating, desk.ashore[war] + margin))
        legions = max(0, troops - p.left_army[war] - 2 * left - 2 * found.veterans)
        fleets = max(0, needed_fleets(p, war, rating, at_sea, margin) - p.left_ships[war])
        for alone in range(2 if at_sea else 1):
            taken = 0 if alone else legions
            if not found.has(p, taken, fleets):
                continue
            size = 0 if alone else taken + p.left_army[war] + left + found.veterans
            troops = 0 if alone else size + left + found.veterans
            value = desk.promise(commander, war, troops, size, fleets + p.left_ships[war])
            value -= RAISED * desk.thrift * found.missing(taken, fleets)
            if value > most:
                most = value
                best = Sending(commander, war, taken, fleets, words.NO_VETERANS if alone else words.ALL_VETERANS)
    if best is None:
        return False
    found.take(best.legions, best.fleets)
    found.value += most
    found.sendings.append(best)
    if best.veterans == words.ALL_VETERANS:
        size = best.legions + p.left_army[war] + left + found.veterans
        ships = best.fleets + p.left_ships[war]
        found.chances.append(desk.chance(commander, war, size + left + found.veterans, size, ships))
        best.has_all = found.veterans > 0
        found.veterans = 0
    return True


def needed_fleets(p: Rome, war: int, rating: int, at_sea: int, margin: int) -> int:
    """10.11b, 10.12a: the fleets for a margin at sea, and one more than the support."""
    if at_sea:
        return max(1, support(p, war) + 1, troops_for(rating, at_sea + margin))
    return support(p, war) + 1 if support(p, war) else 0


def help_proconsul(desk: Desk, found: Plan, war: int) -> bool:
    """9.644, 9.647a: a proconsul who is too weak is reinforced if that helps."""
    p = desk.p
    there = [one for one in p.commanders(war) if p.marks[one] & PROCONSUL and p.sent[one] != p.round]
    if not there:
        return False
    one = there[0]
    rating = rating_of(p, one)
    army = army_strength(p, one)
    now = desk.promise(one, war, army, p.legions_of(one), p.ships[one])
    best: Sending | None = None
    most = WORTH_GOING
    for margin in MARGINS:
        legions = max(0, troops_for(rating, desk.ashore[war] + margin) - army)
        fleets = max(0, needed_fleets(p, war, rating, desk.at_sea[war], margin) - p.ships[one])
        if legions + fleets == 0 or not found.has(p, legions, fleets):
            continue
        size = p.legions_of(one) + legions
        value = desk.promise(one, war, army + legions, size, p.ships[one] + fleets) - now
        value -= RAISED * desk.thrift * found.missing(legions, fleets)
        if value > most:
            most = value
            best = Sending(one, war, legions, fleets, words.NO_VETERANS)
    if best is None:
        return False
    found.take(best.legions, best.fleets)
    found.value += most
    size = p.legions_of(one) + best.legions
    found.chances.append(desk.chance(one, war, army + best.legions, size, p.ships[one] + best.fleets))
    found.helped.append(best)
    return True


def recall_the_lost(p: Rome, found: Plan) -> None:
    """9.644a: proconsuls who are too weak, and whom nobody can help, come home."""
    helped = [made.war for made in found.helped]
    for war in range(len(p.war)):
        there = [one for one in p.commanders(war) if p.marks[one] & PROCONSUL and p.sent[one] != p.round]
        if there and war != civil_war(p) and war not in helped and strength_on(p, war) < HOPELESS:
            found.recalled.append(there[0])


def spread(p: Rome, found: Plan) -> None:
    """N4.05.31a: what is left in the boxes goes along with the forces, one by one where it helps most."""
    for made in found.sendings:
        if naval(p, made.war) or support(p, made.war):
            ships = min(found.fleets, 3)
            made.fleets += ships
            found.fleets -= ships
    ashore = [made for made in found.sendings if made.legions or made.veterans == words.ALL_VETERANS]
    while found.legions and ashore:
        weakest = ashore[0]
        for made in ashore:
            if lead_of(p, made) < lead_of(p, weakest):
                weakest = made
        if lead_of(p, weakest) >= MARGINS[0]:
            break
        weakest.legions += 1
        found.legions -= 1


def lead_of(p: Rome, made: Sending) -> int:
    """By how much a force is stronger than its war on land; veterans go with the first that takes them."""
    there = p.left_army[made.war] + 2 * len(p.veterans(LEFT + made.war))
    veterans = 2 * len(p.veterans(RESERVE)) if made.has_all else 0
    return with_rating(made.legions + there + veterans, rating_of(p, made.commander)) - strength_at(
        p, made.war, at_sea=False
    )


def force_promise(scene: Scene, item: list[int]) -> float:
    """What a proposed force is worth to Rome."""
    p = scene.p
    commander, war, legions, fleets, mask = item
    veterans = mask.bit_count() + len(p.veterans(LEFT + war))
    size = legions + p.left_army[war] + veterans
    fight = fleets + p.left_ships[war]
    rating = rating_of(p, commander)
    won = prize(p, war, p.active_wars())
    at_sea = naval(p, war) > 0
    own = with_rating(fight if at_sea else size + veterans, rating)
    odds = battle(p, commander, war, own, strength_at(p, war, at_sea), fight if at_sea else size)
    return (0.5 if at_sea else 1.0) * won * odds.victory() - RUIN * odds.defeat() - LEGION * odds.lost
