"""What a proposal is worth to a faction, by public facts alone: so everybody can guess how everybody votes."""

from typing import Final

from quadriga.bots.republic.plan import SAFE, force_promise, is_crisis, strength_on
from quadriga.bots.republic.scene import LIFE, LIFE_VOTE, Scene, mean_twice
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import CENSOR, DICTATOR, FIELD_CONSUL, IN_ROME, Rome
from quadriga.games.republic.whole.senate.effects import unit_price
from quadriga.games.republic.whole.senate.elections import censor_candidates, open_candidates
from quadriga.games.republic.whole.war.strength import is_active

OFFICE: Final = 5.0
"""The influence of an office is what most proposals are about."""
DISGRACE: Final = 5
CALM: Final = 3
"""9.441a: the popularity a convict loses, and the heat that whoever speaks to the people can bear."""
GREED: Final = 2.5
"""How much the others mind if one faction takes both consulates."""
FOR: Final = 1
AGAINST: Final = 2
ABSTAIN: Final = 3
INDIFFERENT: Final = 0.05


def worth(scene: Scene, seat: int, kind: int, items: list[int]) -> float:
    """More than nothing: the faction wants it; less: it does not; near nothing: it is all the same."""
    p = scene.p
    if kind == words.FOR_CONSULS:
        return of_consuls(scene, seat, items)
    if kind == words.FOR_DICTATOR:
        soldier = 0.6 * (p.cards.military[items[0]] - 3) + (1.5 if is_made_for_war(p, items[0]) else 0.0)
        return soldier + of_office(scene, seat, items[0], p.deck.office_influence[DICTATOR])
    if kind == words.FOR_CENSOR:
        return of_censor(scene, seat, items[0])
    if kind in (words.FOR_TRIAL, words.FOR_MURDER_TRIAL):
        return of_trial(scene, seat, kind, items)
    if kind == words.FOR_GOVERNORS:
        return sum([of_governor(scene, seat, items[at], items[at + 1]) for at in range(0, len(items), 2)])
    if kind == words.FOR_CONCESSIONS:
        found = 0.0
        for at in range(0, len(items), 2):
            found += concession_income(p, items[at]) * scene.favour(seat, p.faction[items[at + 1]])
        return found
    if kind == words.FOR_LIFE:
        return 50.0 if p.faction[items[0]] == seat else -50.0
    return of_state(scene, seat, kind, items)


def of_state(scene: Scene, seat: int, kind: int, items: list[int]) -> float:
    """Land, units and wars: what is good for Rome is good for everybody."""
    p = scene.p
    if kind == words.FOR_LAND_BILL:
        return of_bill(scene, seat, items)
    if kind == words.FOR_REPEAL:
        return 2.0 if scene.forecast() < 0 and scene.heat() < 0 else -2.0
    if kind == words.FOR_RECRUITS:
        return of_recruits(scene, items[0] + items[1])
    if kind == words.FOR_DISBANDING:
        return 1.0 if scene.forecast() < 0 and p.active_wars() == 0 else -2.0
    if kind == words.FOR_FORCES:
        return sum([of_force(scene, seat, items[at : at + 5]) for at in range(0, len(items), 5)])
    if kind == words.FOR_RECALL:
        return 1.0 if strength_on(p, p.where[items[0]]) < 0 else -1.0
    if kind == words.FOR_REPLACING:
        better = p.cards.military[items[0]] - p.cards.military[items[1]]
        return better + 2.0 * scene.favour(seat, p.faction[items[0]]) - 2.0 * scene.favour(seat, p.faction[items[1]])
    if kind == words.FOR_REINFORCING:
        return 1.0
    if kind == words.FOR_BEQUEST:
        return 1.0 if not is_crisis(p) else -1.0
    if kind == words.FOR_GARRISON:
        return 1.0 if p.event("internal_disorder") or p.event("barbarian_raids") else -0.5
    if kind == words.FOR_GARRISON_HOME:
        return -0.5 if p.event("internal_disorder") or p.event("barbarian_raids") else 0.5
    if kind == words.FOR_REFUSING_RHODES:
        return 1.0 if scene.forecast() < 0 else -1.0
    return -0.5


def of_office(scene: Scene, seat: int, one: int, gain: int) -> float:
    """9.18a: influence for a friend is welcome, for the leader not; nobody lifts another to a consulate for life."""
    p = scene.p
    found = OFFICE * scene.favour(seat, p.faction[one])
    if p.faction[one] == seat:
        return found
    after = p.influence[one] + gain
    if after >= LIFE:
        return found - 30.0
    return found - (6.0 if after >= LIFE_VOTE else 2.0 if after >= LIFE_VOTE - 3 else 0.0)


def of_censor(scene: Scene, seat: int, one: int) -> float:
    """9.4b: somebody must be Censor: the least of the evils on offer is welcome."""
    p = scene.p
    gain = p.deck.office_influence[CENSOR]
    best = -1000.0
    for other in open_candidates(p, words.FOR_CENSOR, censor_candidates(p)):
        best = max(best, of_office(scene, seat, other, gain))
    return of_office(scene, seat, one, gain) - min(0.0, best - 0.1)


def of_consuls(scene: Scene, seat: int, items: list[int]) -> float:
    """9.2: an office for friends; a popular man when the people are restless, a soldier while there are wars."""
    p = scene.p
    one, other = items[0], items[1]
    gain = p.deck.consul_influence
    found = of_office(scene, seat, one, gain) + of_office(scene, seat, other, gain)
    if p.faction[one] == seat or p.faction[other] == seat:
        found += 2.0
    elif p.faction[one] == p.faction[other]:
        found -= GREED
    if p.unrest >= 3:
        found += 0.3 * (max(p.popularity[one], p.popularity[other]) - 1)
    if p.active_wars():
        found += 0.4 * (max(p.cards.military[one], p.cards.military[other]) - 3)
        found += 0.8 if is_made_for_war(p, one) or is_made_for_war(p, other) else 0.0
    return found


def is_made_for_war(p: Rome, one: int) -> bool:
    """10.31c: whether he voids the numbers of a war that is fought."""
    return any(is_active(p, war) for war in p.cards.nullifies[one])


def of_trial(scene: Scene, seat: int, kind: int, items: list[int]) -> float:
    """9.42: one's own are innocent, the leader's guilty; who prosecutes gains by it."""
    p = scene.p
    accused = items[0]
    stake = min(p.influence[accused], 5) + (p.influence[accused] if kind == words.FOR_MURDER_TRIAL or items[2] else 0)
    owner = p.faction[accused]
    if owner == seat:
        return -3.0 - stake
    found = 0.5 * stake if owner == scene.ahead else -0.2
    if p.influence[accused] >= LIFE_VOTE:
        found += 3.0
    if kind == words.FOR_TRIAL and p.faction[items[3]] == seat:
        found += 0.5 * stake
    if accused == p.official():
        found -= 1.5 * max(0, scene.heat() + DISGRACE - CALM)
    return found


def of_governor(scene: Scene, seat: int, province: int, one: int) -> float:
    """9.5: spoils and safety for an own man, less the votes he takes out of Rome; rivals may go."""
    p = scene.p
    if p.faction[one] != seat:
        return 0.3 if p.faction[one] >= 0 else 0.1
    votes = p.deck.oratory[one] + p.knights[one]
    spoils = mean_twice(p.deck.spoils[province][p.developed[province]]) / 2.0
    leads = 2.0 if p.leader[seat] == one else 0.0
    return 1.0 + spoils - 0.8 * votes - 0.2 * p.influence[one] - leads


def concession_income(p: Rome, concession: int) -> float:
    """What a concession is worth in a turn."""
    built = p.deck.per_legion[concession] + p.deck.per_fleet[concession]
    return float(p.deck.income[concession]) + (4.0 if built else 0.0)


def of_bill(scene: Scene, seat: int, items: list[int]) -> float:
    """9.62: who is against it loses popularity, so that only a ruined State is a reason."""
    p = scene.p
    if scene.forecast() - p.deck.bill_cost[items[0]] < 0:
        return -1.0 if scene.heat() < 6 else 1.0
    gains = scene.favour(seat, p.faction[items[1]]) + scene.favour(seat, p.faction[items[2]])
    return max(0.3, 1.0 + 2.0 * gains)


def of_recruits(scene: Scene, units: int) -> float:
    """9.63a: as long as the State can pay, and there is something to fight or little to fight with."""
    p = scene.p
    after = scene.forecast() - units * (unit_price(p) + p.deck.unit_cost)
    if after < 0:
        return -2.0
    if after < SAFE // 2 and not p.active_wars():
        return -1.0
    return 1.0


def of_force(scene: Scene, seat: int, item: list[int]) -> float:
    """9.64: strong enough is good for all, better for the commander's faction; too weak is folly."""
    p = scene.p
    if force_promise(scene, item) < 0.0 or p.war[item[1]] == words.IMMINENT:
        return -2.0
    return 1.0 + 0.5 * scene.favour(seat, p.faction[item[0]])


# ---------------------------------------------------------------- votes


def predicted(scene: Scene, kind: int, items: list[int]) -> int:
    """By how many votes a proposal would be carried if nobody bought any."""
    p = scene.p
    found = 0
    if kind in (words.FOR_TRIAL, words.FOR_MURDER_TRIAL):
        found -= p.influence[items[0]]
    if kind == words.FOR_LIFE:
        found += p.influence[items[0]]
    for seat in range(p.factions):
        if scene.votes[seat]:
            value = worth(scene, p.controller(seat), kind, items)
            if value > INDIFFERENT:
                found += scene.votes[seat]
            elif value < -INDIFFERENT:
                found -= scene.votes[seat]
    return found


def is_free_field(p: Rome) -> bool:
    """Whether the Field Consul is in Rome."""
    one = p.offices[FIELD_CONSUL]
    return one >= 0 and p.place[one] == IN_ROME
