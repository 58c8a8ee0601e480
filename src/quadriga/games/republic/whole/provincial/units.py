"""Militia, flotillas and natives: what they are worth and what becomes of them (the house document, 0.1, 7, 8)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.provincial.part import FREE, Provincials
from quadriga.games.republic.whole.rome import GARRISON, REBELLING, VACANT, Rome
from quadriga.games.republic.whole.war.dice import share
from quadriga.games.republic.whole.war.forces import change_legions, garrison_size, lose_veteran


def of_provinces(p: Rome) -> Provincials:
    """What the provinces have of their own."""
    assert p.provincials is not None
    return p.provincials


def natives(p: Rome, province: int, at_sea: bool) -> int:
    """0.2.4: natives of the side that shows, without those who fell in this phase."""
    own = of_provinces(p)
    if at_sea:
        return max(0, p.cards.native_naval[province][p.developed[province]] - own.sunk[province])
    return max(0, p.cards.native_land[province][p.developed[province]] - own.fallen[province])


def units(p: Rome, province: int, at_sea: bool) -> int:
    """How many units a province has of a domain, its garrison included."""
    own = of_provinces(p)
    if at_sea:
        return own.flotillas[province] + natives(p, province, at_sea)
    return garrison_size(p, province) + own.militia[province] + natives(p, province, at_sea)


def worth(p: Rome, province: int, at_sea: bool) -> int:
    """0.1.1 to 0.1.3: legions 1, veterans 2; the others 1 beside a legion, together half without one, rounded up
    once; flotillas of rebels are never halved."""
    own = of_provinces(p)
    local = (own.flotillas if at_sea else own.militia)[province] + natives(p, province, at_sea)
    governor = p.governor(province)
    rebels = governor >= 0 and p.place[governor] == REBELLING
    if not garrison_size(p, province) and not (at_sea and rebels):
        local = share(local, 2)
    return local if at_sea else local + p.garrison[province] + 2 * len(p.veterans(GARRISON + province))


def held_by(p: Rome, war: int) -> list[int]:
    """8.1.5: the provinces a war holds."""
    if p.provincials is None:
        return []
    return [province for province in range(PROVINCES) if p.provincials.captor[province] == war]


def strength_gained(p: Rome, war: int) -> int:
    """7.1: militia and natives of the provinces a war holds; each is worth 1 (0.1.4)."""
    return sum([of_provinces(p).militia[at] + natives(p, at, at_sea=False) for at in held_by(p, war)])


def ships_gained(p: Rome, war: int) -> int:
    """7.2: flotillas and native flotillas of the provinces a war holds."""
    return sum([of_provinces(p).flotillas[at] + natives(p, at, at_sea=True) for at in held_by(p, war)])


def war_loses(p: Rome, war: int, land: int, naval: int) -> None:
    """7.4: a war loses as many militia and flotillas as its enemy lost units, while it has any."""
    for unit, number in ((words.MILITIA, land), (words.FLOTILLA, naval)):
        for province in held_by(p, war):
            own = of_provinces(p)
            there = own.militia if unit == words.MILITIA else own.flotillas
            lost = min(number, there[province])
            if lost:
                there[province] -= lost
                number -= lost
                p.tell(words.E_CONFLICT_LOST, war, unit, lost, province)


def lay_waste(p: Rome, province: int) -> None:
    """7.5, A33: a province is undeveloped and has no militia or flotillas."""
    own = of_provinces(p)
    own.militia[province] = own.flotillas[province] = 0
    p.developed[province] = 0
    p.tell(words.E_UNDEVELOPED, province)


def release(p: Rome, war: int) -> None:
    """7.5, 8.3.5: what a beaten war held is Roman again, waiting for a governor."""
    for province in held_by(p, war):
        of_provinces(p).captor[province] = FREE
        p.province[province] = VACANT
        p.tell(words.E_PROVINCE_FREED, province)
        lay_waste(p, province)


@final
class LoseUnits(Procedure[Rome]):
    """0.2.1, 0.2.3: a province loses so many units of a domain, each as likely as any other."""

    def __init__(self, province: int, at_sea: bool, number: int) -> None:
        self.province: Final = province
        self.at_sea: Final = at_sea
        self.number: Final = number

    def run(self, p: Rome) -> None:
        number = min(self.number, units(p, self.province, self.at_sea))
        if number <= 0:
            return
        kinds = there_are(p, self.province, self.at_sea)
        if len(kinds) == 1 and kinds[0][0] != words.VETERAN:
            lose(p, self.province, kinds[0][0], number)
            return
        p.begin(LoseUnits(self.province, self.at_sea, number - 1))
        p.begin(LoseUnit(self.province, self.at_sea))


def there_are(p: Rome, province: int, at_sea: bool) -> list[tuple[int, int]]:
    """The kinds of units a province has in a domain, and how many of each."""
    own = of_provinces(p)
    if at_sea:
        found = [(words.FLOTILLA, own.flotillas[province]), (words.NATIVE_FLOTILLA, natives(p, province, at_sea))]
    else:
        found = [
            (words.LEGION, p.garrison[province]),
            (words.VETERAN, len(p.veterans(GARRISON + province))),
            (words.MILITIA, own.militia[province]),
            (words.NATIVE, natives(p, province, at_sea)),
        ]
    return [(unit, number) for unit, number in found if number]


def lose(p: Rome, province: int, unit: int, number: int) -> None:
    """So many units of a kind are lost; natives until the end of the phase."""
    own = of_provinces(p)
    if unit == words.LEGION:
        change_legions(p, GARRISON + province, -number)
    elif unit == words.MILITIA:
        own.militia[province] -= number
    elif unit == words.FLOTILLA:
        own.flotillas[province] -= number
    elif unit == words.NATIVE:
        own.fallen[province] += number
    else:
        own.sunk[province] += number


@final
class LoseUnit(Chance[Rome]):
    """0.2.3: one unit of a province: a legion, a veteran by its number, or one of its own."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOSE_UNIT,)

    def __init__(self, province: int, at_sea: bool) -> None:
        self.province: Final = province
        self.at_sea: Final = at_sea

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        found = []
        for unit, number in there_are(p, self.province, self.at_sea):
            if unit == words.VETERAN:
                found += [(Move(words.LOSE_UNIT, unit, at + 1), 1) for at in p.veterans(GARRISON + self.province)]
            else:
                found.append((Move(words.LOSE_UNIT, unit, 0), number))
        return found

    def play(self, p: Rome, move: Move) -> None:
        if move.a == words.VETERAN:
            lose_veteran(p, move.b - 1)
        else:
            lose(p, self.province, move.a, 1)
