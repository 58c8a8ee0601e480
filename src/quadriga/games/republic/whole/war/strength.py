"""What a war is worth in battle: series, leaders, provinces in revolt, a rebel (rules 7.33 and 7.34)."""

from typing import Final

from quadriga.games.republic import words
from quadriga.games.republic.cards import DISASTER, PROVINCES
from quadriga.games.republic.options import PIRATE_SHIPS, SPLIT
from quadriga.games.republic.whole.options import BOTH_SPAINS, NUMANTINE
from quadriga.games.republic.whole.provincial.units import ships_gained, strength_gained
from quadriga.games.republic.whole.rome import (
    DICTATOR,
    FORCE,
    GOVERNED,
    MASTER_OF_HORSE,
    VACANT,
    WITH_WAR,
    Rome,
)

SOCIAL: Final = "social"
ALEXANDRINE: Final = "alexandrine"


def is_card(p: Rome, war: int) -> bool:
    """Whether a war is one of the cards, not a province in revolt nor a civil war."""
    return war < p.cards.conflicts


def province_of(p: Rome, war: int) -> int:
    """7.E9b: the province that is the war; -1 if it is a card or the civil war."""
    return war - p.cards.conflicts if p.cards.conflicts <= war < civil_war(p) else -1


def revolt_of(p: Rome, province: int) -> int:
    """7.E9b: the war that a province in revolt is."""
    return p.cards.conflicts + province


def civil_war(p: Rome) -> int:
    """11.3d: the war that a marching rebel is."""
    return p.cards.conflicts + PROVINCES


def exists(p: Rome, province: int) -> bool:
    """7.331b, 7.E9b: whether a province is Roman; one in revolt is not."""
    return p.province[province] in (VACANT, GOVERNED)


def is_active(p: Rome, war: int) -> bool:
    """7.332b: active and unprosecuted wars count alike."""
    return p.war[war] in (words.ACTIVE, words.UNPROSECUTED)


def is_there(p: Rome, war: int) -> bool:
    """Whether a war lies in the Forum, in whatever state."""
    return is_active(p, war) or p.war[war] in (words.INACTIVE, words.IMMINENT)


def is_waiting(p: Rome, war: int) -> bool:
    """7.331b: a conditional revolt whose province is missing."""
    if not is_card(p, war):
        return False
    needs = p.deck.needs[war]
    if p.options[NUMANTINE] == BOTH_SPAINS and war == p.cards.conflict_of["numantine"]:
        needs = p.deck.needs[p.cards.conflict_of["lusitanian"]]
    return not all(exists(p, province) for province in needs)


def brothers(p: Rome, war: int) -> list[int]:
    """The other wars of the series; single cards have none."""
    if not is_card(p, war) or p.deck.series_size[war] < 2:
        return []
    return [one for one in range(p.cards.conflicts) if one != war and p.cards.group[one] == p.cards.group[war]]


def multiplier(p: Rome, war: int) -> int:
    """7.332a: how many wars of the series are active."""
    return max(1, sum([1 for one in [war, *brothers(p, war)] if is_active(p, one)]))


def leaders(p: Rome, war: int) -> list[int]:
    """7.341c, 7.342b, 7.E15: the leaders who serve a war, guests in refuge included."""
    if not is_card(p, war):
        return []
    return [
        one
        for one in range(p.cards.leaders)
        if p.chief[one] == WITH_WAR and (p.cards.leader_group[one] == p.cards.group[war] or p.guest[one] >> war & 1)
    ]


def bonus(p: Rome, war: int) -> int:
    """7.342a: what the leaders add, after multiplication."""
    return sum([p.cards.leader_strength[one] for one in leaders(p, war)])


def printed(p: Rome, war: int, at_sea: bool) -> int:
    """10.4b: the strength printed on the card."""
    province = province_of(p, war)
    if province >= 0:
        return p.cards.native_naval[province][0] if at_sea else p.cards.native_land[province][0]
    return p.cards.naval[war] if at_sea else p.cards.land[war]


def land(p: Rome, war: int) -> int:
    """7.332a, 7.342a, 13.L10: land strength with multiplier and leaders; a rebel with his rating."""
    if war == civil_war(p):
        return rebel_strength(p)
    base = printed(p, war, at_sea=False)
    if is_card(p, war) and war == p.cards.conflict_of[SOCIAL] and p.has_law("plautian_papirian"):
        base = (base + 1) // 2
    return base * multiplier(p, war) + bonus(p, war) + strength_gained(p, war)


def naval(p: Rome, war: int) -> int:
    """10.12a: naval strength still to be beaten; 0 if there is none or its fleet is beaten."""
    if war == civil_war(p) or p.beaten_fleet[war] or not printed(p, war, at_sea=True):
        return 0
    return printed(p, war, at_sea=True) * multiplier(p, war) + bonus(p, war) + (ships_gained(p, war) + 1) // 2


def support(p: Rome, war: int) -> int:
    """10.11b: the fleets a land battle needs; never multiplied; 7.2 of the house: with ships of provinces it holds."""
    if not is_card(p, war):
        return 0
    ships = ships_gained(p, war)
    splits = p.cards.naval[war] > 0 and p.options[PIRATE_SHIPS] == SPLIT
    return p.cards.support[war] + (ships // 2 if splits else ships)


def spoils(p: Rome, war: int) -> int:
    """7.333a, 10.4c: what a victory brings the State; nothing from a revolt."""
    return 0 if not is_card(p, war) or is_revolt(p, war) else p.cards.spoils[war]


def is_revolt(p: Rome, war: int) -> bool:
    """7.333: a revolt by its card, by its province, or for its series is over."""
    return not is_card(p, war) or bool(p.cards.is_revolt[war]) or bool(p.revolts[war])


def rebel_strength(p: Rome) -> int:
    """11.37a: legions, veterans twice, and his rating, no higher than the army; with a Master of Horse of his own."""
    army = army_strength(p, p.rebel)
    return army + min(army, military(p, p.rebel))


def army_strength(p: Rome, commander: int) -> int:
    """10.11a: legions, and one more for each veteran."""
    return p.army[commander] + 2 * len(p.veterans(FORCE + commander))


def military(p: Rome, commander: int) -> int:
    """9.34a, 9.643b, 11.32a: his rating; Pompey's as printed unless he has rolled; Cleopatra; his Master of Horse."""
    own = p.rating if p.rating and p.cards.rolls_rating[commander] else p.cards.military[commander]
    if p.cleopatra == 1 and p.where[commander] == p.cards.conflict_of[ALEXANDRINE]:
        own += 3
    rider = horseman(p, commander)
    return own + (p.cards.military[rider] if rider >= 0 else 0)


def horseman(p: Rome, commander: int) -> int:
    """9.34a, 11.32a: the Master of Horse who rides with a Dictator away, or did before they rebelled; -1 for none."""
    if commander == p.rebel:
        return p.aide
    if p.offices[DICTATOR] != commander:
        return -1
    rider = p.offices[MASTER_OF_HORSE]
    if rider < 0 or p.place[rider] != p.place[commander] or p.where[rider] != p.where[commander]:
        return -1
    return rider


def force(p: Rome, commander: int, at_sea: bool) -> int:
    """10.11a, 10.12a: army or fleets, with a rating no higher."""
    troops = p.ships[commander] if at_sea else army_strength(p, commander)
    return troops + min(troops, military(p, commander))


def numbers(p: Rome, war: int, commander: int, kind: int) -> int:
    """10.31b: the totals of disaster or standoff that still count this turn, as a mask."""
    return printed_numbers(p, war, commander, kind) & ~p.used[war]


def printed_numbers(p: Rome, war: int, commander: int, kind: int) -> int:
    """10.21a, 10.31, 7.343a: those of a war and its leaders, without those a commander nullifies."""
    if not is_card(p, war):
        return 0
    of_cards = p.cards.disaster if kind == DISASTER else p.cards.standoff
    of_leaders = p.cards.leader_disaster if kind == DISASTER else p.cards.leader_standoff
    mask = 0 if commander >= 0 and war in p.cards.nullifies[commander] else of_cards[war]
    for leader in leaders(p, war):
        mask |= of_leaders[leader]
    return mask
