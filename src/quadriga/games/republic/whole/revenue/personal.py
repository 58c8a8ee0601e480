"""What senators earn: faction, knights, concessions, spoils of provinces (rules 6.1)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Kind, Move, Procedure, Seat
from quadriga.engine.steps import Count, YesNo
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.neutral.money import NeutralSpoils, ShareOut
from quadriga.games.republic.whole.options import FULL, GRAIN
from quadriga.games.republic.whole.rome import CORRUPT, Rome

CRASSUS: Final = "29a"
"""6.11a, 6.12b: his base and concession incomes are doubled."""

WAYS: Final = {0: [1], 1: [1] * 6, 2: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]}
"""For each number of dice the ways to throw its lowest total, the next one, ..."""


def totals(dice: int) -> list[tuple[int, int]]:
    """The totals of so many dice, each with its weight."""
    return [(dice + at, ways) for at, ways in enumerate(WAYS[dice])]


@final
class PersonalRevenue(Procedure[Rome]):
    """6.1a: spoils and grain are decided first, then everybody is paid."""

    def run(self, p: Rome) -> None:
        if p.has_neutrals():
            p.begin(ShareOut())
        p.begin(Pay())
        if p.droughts():
            for concession in range(p.deck.concessions - 1, -1, -1):
                if p.deck.is_grain[concession] and earns(p, p.holder[concession]):
                    p.begin(SellGrain(concession))
        p.begin(Spoils())
        for seat in reversed(p.in_order()):
            for province in range(PROVINCES - 1, -1, -1):
                governor = p.governor(province)
                if governor >= 0 and p.faction[governor] == seat and p.pays(province):
                    p.begin(NeutralSpoils(province) if seat >= p.seats else TakeSpoils(province))


def earns(p: Rome, senator: int) -> bool:
    """6.1a, 6.11b: an aligned senator who is neither rebel nor captive."""
    return senator >= 0 and p.is_loyal(senator)


def doubles(p: Rome, senator: int) -> int:
    """6.11a, 6.12b: twice for Crassus, else once."""
    return 2 if senator == p.cards.senator_of[CRASSUS] else 1


@final
class Pay(Procedure[Rome]):
    """6.11, 6.12: leaders, senators, knights and concessions; collecting shows the bar of a concession."""

    def run(self, p: Rome) -> None:
        for senator in range(p.cards.senators):
            if earns(p, senator):
                leads = p.leader[p.faction[senator]] == senator
                base = p.deck.leader_income if leads else p.deck.senator_income
                receive(p, senator, base * doubles(p, senator) + p.knights[senator] * p.deck.knight_income)
        for concession, holder in enumerate(p.holder):
            if earns(p, holder) and p.deck.income[concession] and not p.collected[concession]:
                collect(p, concession, 1)


def receive(p: Rome, senator: int, talents: int) -> None:
    """Talents for one senator, told to all."""
    if talents > 0:
        if p.faction[senator] >= p.seats:
            p.others().pool[p.faction[senator]] += talents
        else:
            p.talents[senator] += talents
        p.tell(words.E_EARNED, senator, talents)


def collect(p: Rome, concession: int, times: int) -> None:
    """6.12b: the income of a concession, which must be taken and shows its bar."""
    holder = p.holder[concession]
    p.bars[concession] = 1
    p.collected[concession] = 1
    receive(p, holder, p.deck.income[concession] * times * doubles(p, holder))


@final
class SellGrain(Count[Rome]):
    """6.12c, 6.12d: in a drought the holder may take the income several times, at the cost of his popularity."""

    verbs: ClassVar[tuple[int, ...]] = (words.SELL_GRAIN,)
    prompt: ClassVar[str] = words.ASK_GRAIN

    def __init__(self, concession: int) -> None:
        self.concession: Final = concession

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[p.holder[self.concession]])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("concession", words.CONCESSION, self.concession), ("number", words.NUMBER, p.droughts() + 1)]

    def bounds(self, p: Rome) -> tuple[int, int]:
        return 1, p.droughts() + 1

    def by(self, p: Rome) -> int:
        """D14: any multiple; or the plain income and the highest alone."""
        return p.droughts() if p.options[GRAIN] == FULL else 1

    def of(self, p: Rome) -> int:
        return self.concession

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_TOO_MUCH_GRAIN

    def forbids_of(self, p: Rome, thing: int) -> int:
        return words.R_OTHER_CONCESSION

    def counted(self, p: Rome, number: int) -> None:
        if number > 1:
            holder = p.holder[self.concession]
            p.gain_popularity(holder, -number)
            p.tell(words.E_GRAIN, holder, number)
        collect(p, self.concession, number)


@final
class TakeSpoils(YesNo[Rome]):
    """6.13a: each loyal governor of a faction decides before the dice whether he robs his province."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE_SPOILS, words.LEAVE_SPOILS)
    prompt: ClassVar[str] = words.ASK_SPOILS

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[p.governor(self.province)])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [
            ("province", words.PROVINCE, self.province),
            ("commander", words.COMMANDER, p.governor(self.province)),
        ]

    def yes(self, p: Rome) -> None:
        governor = p.governor(self.province)
        if p.legate[self.province] < 0:
            p.marks[governor] |= CORRUPT
        p.spoiled[self.province] = 1
        p.tell(words.E_CORRUPT, governor, self.province)


@final
class Spoils(Procedure[Rome]):
    """6.13a, 6.13b: everybody has decided; the dice of those who take."""

    def run(self, p: Rome) -> None:
        for province in range(PROVINCES - 1, -1, -1):
            if p.spoiled[province]:
                p.begin(SpoilsDice(province))


@final
class SpoilsDice(Chance[Rome]):
    """6.13b to 6.13d: the dice of the card's side, less omens and Verres; a loss is the State's."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        dice = p.deck.spoils[self.province][p.developed[self.province]]
        return [(Move(words.ROLL, total), ways) for total, ways in totals(dice[1])]

    def play(self, p: Rome, move: Move) -> None:
        sign, _, plus = p.deck.spoils[self.province][p.developed[self.province]]
        found = sign * move.a + plus - p.omens()
        verres = p.event("trial_of_verres")
        if verres and found > 0:
            found = max(0, found - p.deck.verres[verres - 1])
        p.tell(words.E_SPOILED, self.province, move.a, max(found, 0))
        if found > 0:
            receive(p, p.governor(self.province), found)
        else:
            p.owed -= found
