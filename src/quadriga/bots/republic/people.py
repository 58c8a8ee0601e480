"""What senators are worth, and who of a faction should do what."""

from quadriga.bots.republic.scene import Scene
from quadriga.games.republic.whole.deck import FAMILIES
from quadriga.games.republic.whole.rome import IN_ROME


def value_of(scene: Scene, one: int) -> float:
    """What a senator is worth to have, in talents: influence counts at the end, votes until then."""
    p = scene.p
    votes = p.deck.oratory[one] + p.knights[one]
    office = 3.0 if one in p.offices else 0.0
    card = 3.0 + 0.5 * p.cards.military[one] + (3.0 if one >= FAMILIES else 0.0)
    return card + 1.5 * p.influence[one] + votes + office + 0.3 * p.talents[one]


def spender(scene: Scene) -> int:
    """Who should hold the faction's talents: the best persuader in Rome; a man near the top of his career; or -1."""
    p = scene.p
    best = -1
    most = -1.0
    for one in scene.members():
        if not p.is_loyal(one):
            continue
        value = float(p.deck.oratory[one] + p.influence[one]) + (20.0 if p.place[one] == IN_ROME else 0.0)
        if value > most:
            most = value
            best = one
    return best


def needs_protection(scene: Scene, one: int) -> float:
    """7.4b: how much it matters that a senator leads the faction and cannot be persuaded away."""
    p = scene.p
    exposed = 2.0 * max(0, 10 - p.deck.loyalty[one]) / 10.0 if p.place[one] == IN_ROME else 0.0
    return value_of(scene, one) + exposed + (1.0 if one < FAMILIES or p.under[one] >= 0 else 0.0)


def best_leader(scene: Scene) -> int:
    """Who should lead the faction; -1 without senators."""
    best = -1
    most = -1.0
    for one in scene.members():
        value = needs_protection(scene, one)
        if value > most:
            most = value
            best = one
    return best
