"""A conflict that holds provinces (section 7), and what any conflict is worth (sections 0.3.7 to 0.3.9)."""

from quadriga.games.republic import options, words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.position import CAPTIVE, CONFLICT_LOSSES, ROMAN, Combat, half_up


def multiplier(p: Combat, conflict: int) -> int:
    """0.3.8: the number of active cards of the group."""
    group = p.cards.group[conflict]
    found = 0
    for other in range(p.cards.conflicts):
        if p.cards.group[other] == group and p.is_active(other):
            found += 1
    return max(found, 1)


def leaders(p: Combat, conflict: int) -> int:
    """0.3.9: what the enemy leaders of the group add."""
    return sum([p.cards.leader_strength[leader] for leader in p.leaders_of(conflict)])


def captured(p: Combat, conflict: int, first: int, second: int) -> int:
    """7.1, 7.2: units of two kinds in all provinces a conflict holds; each is worth 1 (0.1.4)."""
    found = 0
    for province in range(PROVINCES):
        if p.holder[province] == CAPTIVE + conflict:
            found += p.count(province, first) + p.count(province, second)
    return found


def conflict_land(p: Combat, conflict: int) -> int:
    """7.1: land strength times the multiplier, leaders, and the militia and natives of captured provinces."""
    printed = p.cards.land[conflict] * multiplier(p, conflict)
    return printed + leaders(p, conflict) + captured(p, conflict, words.MILITIA, words.NATIVE)


def conflict_naval(p: Combat, conflict: int) -> int:
    """7.2: naval strength times the multiplier, leaders, and half of the captured ships."""
    printed = p.cards.naval[conflict] * multiplier(p, conflict)
    return printed + leaders(p, conflict) + half_up(captured(p, conflict, words.FLOTILLA, words.NATIVE_FLOTILLA))


def conflict_support(p: Combat, conflict: int) -> int:
    """7.2: the fleets a land battle needs; never multiplied, never raised by leaders (A04) unless the table says so."""
    ships = captured(p, conflict, words.FLOTILLA, words.NATIVE_FLOTILLA)
    if p.cards.naval[conflict] and p.options[options.PIRATE_SHIPS] == options.SPLIT:
        ships -= half_up(ships)
    return p.cards.support[conflict] + ships + leader_support(p, conflict)


def leader_support(p: Combat, conflict: int) -> int:
    """A04: what leaders add to the support needed, by option."""
    return leaders(p, conflict) if p.options[options.LEADER_SUPPORT] == options.LEADERS_RAISE_IT else 0


def conflict_loses(p: Combat, conflict: int, land: int, naval: int) -> None:
    """7.4: the conflict loses as many militia and provincial flotillas as its enemy lost units, while it has any."""
    for kind, number in ((words.MILITIA, land), (words.FLOTILLA, naval)):
        for province in range(PROVINCES):
            if p.holder[province] == CAPTIVE + conflict:
                lost = min(number, p.count(province, kind))
                if lost:
                    p.units[province * words.KINDS + kind] -= lost
                    p.dead[kind] += lost
                    p.tally[CONFLICT_LOSSES + (0 if kind == words.MILITIA else 1)] += lost
                    p.tell(words.E_CONFLICT_LOST, conflict, kind, lost, province)
                    number -= lost


def release(p: Combat, conflict: int) -> None:
    """7.5, 8.3.5: every province a beaten conflict held is Roman again, undeveloped, without militia or flotillas."""
    for province in range(PROVINCES):
        if p.holder[province] == CAPTIVE + conflict:
            p.holder[province] = ROMAN
            p.tell(words.E_PROVINCE_FREED, province)
            lay_waste(p, province)


def lay_waste(p: Combat, province: int) -> None:
    """A province turns undeveloped and loses its militia and flotillas."""
    for kind in (words.MILITIA, words.FLOTILLA):
        p.dead[kind] += p.count(province, kind)
        p.units[province * words.KINDS + kind] = 0
    if p.developed[province]:
        p.developed[province] = 0
    natives = p.cards.native_land[province][0]
    ships = p.cards.native_naval[province][0]
    p.units[province * words.KINDS + words.NATIVE] = min(p.count(province, words.NATIVE), natives)
    p.units[province * words.KINDS + words.NATIVE_FLOTILLA] = min(p.count(province, words.NATIVE_FLOTILLA), ships)
    p.tell(words.E_UNDEVELOPED, province)
