"""Wars and leaders come, wake and leave (rules 7.33 and 7.34)."""

from typing import Final

from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.deck import WAR
from quadriga.games.republic.whole.options import IDLE_LEADERS, OUT_OF_PLAY
from quadriga.games.republic.whole.provincial.units import release
from quadriga.games.republic.whole.rome import CURIA, FORUM, GONE, NO_PROVINCE, VACANT, WAITING, WITH_WAR, Rome
from quadriga.games.republic.whole.war.strength import (
    ALEXANDRINE,
    SOCIAL,
    brothers,
    exists,
    is_active,
    is_card,
    is_there,
    is_waiting,
)

TOP_CARDS: Final = 6
"""7.E6, 7.E13: among so many cards a war that made peace is shuffled."""


def wake(p: Rome, war: int) -> None:
    """7.331a: a war becomes active; its grain is destroyed (7.321b), its leader leaves the Curia for it (7.341b)."""
    p.war[war] = words.ACTIVE
    p.tell(words.E_WAR_ACTIVE, war)
    if not is_card(p, war):
        return
    for concession, wars in enumerate(p.deck.destroyed_by):
        if war in wars:
            destroy(p, concession)
    for leader in range(p.cards.leaders):
        if p.chief[leader] == WAITING and p.cards.leader_group[leader] == p.cards.group[war]:
            p.chief[leader] = WITH_WAR
            p.tell(words.E_LEADER_CAME, leader, war)


def destroy(p: Rome, concession: int) -> None:
    """7.321a, D19: a concession with a senator or in the Forum goes to the Curia, its bar cleared."""
    if p.holder[concession] >= 0 or p.holder[concession] == FORUM:
        p.holder[concession] = CURIA
        p.bars[concession] = 0
        p.tell(words.E_DESTROYED, concession)


def wake_all(p: Rome, wars: list[int]) -> None:
    """7.331c, 7.334a, 7.341a: inactive wars wake; of one series the earliest is active, the others imminent."""
    groups: list[int] = []
    for war in sorted(wars):
        group = p.cards.group[war]
        if group in groups or any(is_active(p, one) for one in brothers(p, war)):
            p.war[war] = words.IMMINENT
            p.tell(words.E_WAR_IMMINENT, war)
        else:
            groups.append(group)
            wake(p, war)


def arrive(p: Rome, war: int) -> None:
    """7.33b, 7.3321, 7.331b: where a drawn war is placed."""
    p.revolts[war] = int(any(exists(p, province) for province in p.cards.revolt_if[war]))
    matching = [one for one in brothers(p, war) if is_there(p, one)]
    group = p.cards.group[war]
    waits = [one for one in range(p.cards.leaders) if p.chief[one] == WAITING and p.cards.leader_group[one] == group]
    if is_waiting(p, war):
        p.war[war] = words.INACTIVE
        p.tell(words.E_WAR_INACTIVE, war)
    elif matching:
        p.war[war] = words.IMMINENT
        p.tell(words.E_WAR_IMMINENT, war)
        wake_all(p, [one for one in matching if p.war[one] == words.INACTIVE and not is_waiting(p, one)])
    elif p.deck.starts_active[war] or waits or p.deck.needs[war]:
        wake(p, war)
    else:
        p.war[war] = words.INACTIVE
        p.tell(words.E_WAR_INACTIVE, war)
    if p.refugee >= 0:
        p.chief[p.refugee] = WITH_WAR
        p.guest[p.refugee] |= 1 << war
        p.tell(words.E_LEADER_CAME, p.refugee, war)
        p.refugee = -1
        if p.war[war] == words.INACTIVE and not is_waiting(p, war):
            wake(p, war)
    if war == p.cards.conflict_of[SOCIAL]:
        asleep = [one for one in range(p.cards.conflicts) if p.war[one] == words.INACTIVE and not is_waiting(p, one)]
        wake_all(p, [one for one in asleep if p.deck.series_size[one] > 1])


def arrive_leader(p: Rome, leader: int) -> None:
    """7.341a, 7.341d: he joins the wars of his group and wakes them, or waits in the Curia."""
    group = p.cards.leader_group[leader]
    own = [war for war in range(p.cards.conflicts) if p.cards.group[war] == group and not is_waiting(p, war)]
    active = [war for war in own if is_active(p, war)]
    asleep = [war for war in own if p.war[war] == words.INACTIVE]
    if not active and not asleep:
        p.chief[leader] = WAITING
        p.tell(words.E_LEADER_WAITS, leader)
        return
    p.chief[leader] = WITH_WAR
    p.tell(words.E_LEADER_CAME, leader, (active or asleep)[0])
    wake_all(p, asleep)


def create(p: Rome, province: int, developed: bool = False) -> None:
    """10.4c, 10.4d: a province comes into the Forum, unless it exists."""
    if p.province[province] == NO_PROVINCE:
        p.province[province] = VACANT
        p.developed[province] = int(developed)
        p.tell(words.E_CREATED, province)
    elif developed and exists(p, province) and not p.developed[province]:
        p.developed[province] = 1
        p.tell(words.E_CREATED, province)


def create_attacked(p: Rome, war: int) -> None:
    """7.334b, D22: the province of the Germanic Migrations, when they are attacked."""
    if is_card(p, war) and p.deck.creates_when[war] == "when_attacked":
        for province in p.deck.creates[war]:
            create(p, province)


def retire_leaders(p: Rome) -> None:
    """7.344a, D24, 7.E15: leaders without an active war of their group go to the Curia, or out of the game."""
    freed = []
    for leader in range(p.cards.leaders):
        if p.chief[leader] != WITH_WAR:
            continue
        for war in range(p.cards.conflicts):
            if p.guest[leader] >> war & 1 and not is_there(p, war):
                p.guest[leader] &= ~(1 << war)
        group = p.cards.leader_group[leader]
        serves = any(is_active(p, war) and p.cards.group[war] == group for war in range(p.cards.conflicts))
        if not serves and not p.guest[leader]:
            freed.append(leader)
    if not freed:
        return
    strongest = max(freed, key=lambda one: p.cards.leader_strength[one])
    for leader in freed:
        if leader == strongest and p.event("refuge"):
            take_refuge(p, leader)
        else:
            dismiss(p, leader)


def take_refuge(p: Rome, leader: int) -> None:
    """7.E15: he waits for the next war drawn; by the dark side he rouses all wars in play and serves them."""
    dark = p.event("refuge") > 1
    p.events[p.deck.event_of["refuge"]] = 0
    p.tell(words.E_REFUGE, leader)
    if not dark:
        p.chief[leader] = WAITING
        p.refugee = leader
        return
    there = [war for war in range(p.cards.conflicts) if is_there(p, war) and not is_waiting(p, war)]
    if not there:
        dismiss(p, leader)
        return
    for war in there:
        p.guest[leader] |= 1 << war
    p.chief[leader] = WITH_WAR
    wake_all(p, [war for war in there if p.war[war] == words.INACTIVE])


def dismiss(p: Rome, leader: int) -> None:
    """7.344a, D24: to the Curia, or out of the game if no card of his group is left that could come."""
    p.guest[leader] = 0
    if p.options[IDLE_LEADERS] != OUT_OF_PLAY and is_left(p, p.cards.leader_group[leader]):
        p.chief[leader] = WAITING
        p.tell(words.E_LEADER_WAITS, leader)
    else:
        p.chief[leader] = GONE
        p.tell(words.E_LEADER_LEFT, leader)


def is_left(p: Rome, group: int) -> bool:
    """7.344a, D24: whether a war of a group may still come, by what everybody knows."""
    for card in range(p.deck.cards):
        if p.deck.kind[card] == WAR and p.cards.group[p.deck.ref[card]] == group:
            war = p.deck.ref[card]
            if is_there(p, war):
                return True
            if p.war[war] in (words.ABSENT, words.SHUFFLED) and can_come(p, card):
                return True
    return False


def can_come(p: Rome, card: int) -> bool:
    """D24, S3.03d, S3.04d: whether a card belongs to a deck in use or may come from a later one."""
    start, era = p.deck.starts[p.start()], p.deck.era[card]
    in_use = start.is_whole or start.era <= era <= p.era
    return in_use or card in p.stock().later or p.uses_next(era)


def leave_play(p: Rome, war: int, beaten: bool) -> None:
    """10.4a, 7.E13, 13.I13: a war is over, its leaders and Cleopatra leave; after the last of a series the others are
    revolts."""
    p.war[war] = words.BEATEN if beaten else words.ABSENT
    p.beaten_fleet[war] = 0
    release(p, war)
    if war == p.cards.conflict_of[ALEXANDRINE]:
        p.cleopatra = 0
    if beaten and is_card(p, war):
        discard_war(p, war)
        if p.deck.series_size[war] > 1 and p.deck.series[war] == p.deck.series_size[war]:
            for one in brothers(p, war):
                p.revolts[one] = 1
    retire_leaders(p)


def discard_war(p: Rome, war: int) -> None:
    """4.9c: a beaten war lies with the discards."""
    for card in range(p.deck.cards):
        if p.deck.kind[card] == WAR and p.deck.ref[card] == war and card not in p.discards:
            p.discards.append(card)


def make_peace(p: Rome, war: int) -> None:
    """7.E6, 7.E13: the card is shuffled into the top six of the deck, without its marker."""
    if p.cards.conflicts <= war < p.cards.conflicts + PROVINCES:
        province = war - p.cards.conflicts
        p.province[province] = VACANT
        leave_play(p, war, beaten=False)
        return
    for card in range(p.deck.cards):
        if p.deck.kind[card] == WAR and p.deck.ref[card] == war:
            p.stock().returned.append(card)
            p.stock().returned.sort()
            p.stock().window = TOP_CARDS
    leave_play(p, war, beaten=False)
