"""What is impossible in a position of the whole game."""

from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.deck import FAMILIES
from quadriga.games.republic.whole.rome import (
    AWAY,
    DEAD,
    GOVERNED,
    IN_CURIA,
    IN_FORUM,
    IN_REVOLT,
    NO_PROVINCE,
    TAKEN,
    UNDER,
    VACANT,
    Rome,
)


def faults(p: Rome) -> list[str]:
    """1.2: all that cannot be, of cards, people, provinces and forces."""
    return [*of_cards(p), *of_people(p), *of_provinces(p), *of_forces(p)]


def of_cards(p: Rome) -> list[str]:
    """4.9: cards are in one place, and nobody has fewer than none of anything."""
    found = []
    stock = p.stock()
    held = stock.pool + stock.spare + p.discards + stock.returned + [card for hand in p.hands for card in hand]
    if len(set(held)) != len(held):
        found.append("a card is in two places")
    if min(p.talents) < 0 or min(p.purse) < 0 or min(p.knights) < 0 or min(p.influence) < 0:
        found.append("somebody has fewer than no talents, knights or influence")
    if any(abs(value) > p.deck.most_popular for value in p.popularity):
        found.append("popularity beyond its bounds")
    return found


def of_people(p: Rome) -> list[str]:
    """4.10d: a senator is in one place, with his own faction."""
    found = []
    for one in range(p.cards.senators):
        if p.place[one] not in range(DEAD + 1) or not -1 <= p.faction[one] < p.factions:
            found.append("a senator is nowhere")
        elif p.place[one] in (AWAY, IN_FORUM, IN_CURIA, UNDER, DEAD) and p.faction[one] >= 0:
            found.append("a senator who is not there has a faction")
        if one < FAMILIES and p.under[one] >= 0:
            found.append("a family lies on another")
    for seat, leader in enumerate(p.leader):
        if leader >= 0 and p.faction[leader] != seat:
            found.append("a faction is led by a stranger")
    return found


def of_provinces(p: Rome) -> list[str]:
    """9.5: a governed province has a governor, another has none."""
    found = []
    for province in range(PROVINCES):
        if p.province[province] not in (NO_PROVINCE, VACANT, GOVERNED, IN_REVOLT, TAKEN):
            found.append("a province is in no state")
        if (p.province[province] == GOVERNED) != (p.governor(province) >= 0):
            found.append("a province and its governor disagree")
        if (p.province[province] == TAKEN) != (p.provincials is not None and p.provincials.captor[province] >= 0):
            found.append("a province and the war that holds it disagree")
    if p.provincials is not None and min(p.provincials.militia + p.provincials.flotillas) < 0:
        found.append("there are fewer than no militia or flotillas")
    return found


def of_forces(p: Rome) -> list[str]:
    """1.2b: no more units than in the box, all under somebody's command."""
    found = []
    if p.legions_in_play() > p.deck.most_legions or p.fleets_in_play() > p.deck.most_fleets:
        found.append("there are more legions or fleets than in the box")
    counts = [p.legions, p.fleets, *p.army, *p.ships, *p.left_army, *p.left_ships, *p.garrison]
    if min(counts) < 0:
        found.append("there are fewer than no legions or fleets")
    for one in range(p.cards.senators):
        if (p.army[one] or p.ships[one]) and one not in p.commands and one != p.rebel:
            found.append("somebody without command has an army")
    return found
