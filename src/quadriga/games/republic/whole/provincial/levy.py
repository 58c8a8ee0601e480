"""Provinces raise forces of their own with their taxes (rules A2.02.2 and A2.02.3, by ruling R-80)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Decision, Kind, Move, Procedure, Seat
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.forum.pretender import is_loyal
from quadriga.games.republic.whole.provincial.units import of_provinces
from quadriga.games.republic.whole.rome import GOVERNED, Rome

PRICE: Final = 10


@final
class LocalForces(Procedure[Rome]):
    """Ruling R-80: after the debits each loyal governed province not under attack spends its taxes on forces."""

    def run(self, p: Rome) -> None:
        for province in range(PROVINCES - 1, -1, -1):
            if p.province[province] == GOVERNED and is_loyal(p, province) and not p.overrun[province]:
                levy(p, province)


def levy(p: Rome, province: int) -> None:
    """Ruling R-80: its governor is asked if there is a choice; one without a faction takes both kinds in turn."""
    governor = p.governor(province)
    if p.faction[governor] < 0:
        militia, flotillas = in_turn(p, province, p.deck.local_tax[province][p.developed[province]] // PRICE)
        raise_forces(p, province, militia, flotillas)
        return
    offers = choices(p, province)
    if len(offers) > 1:
        p.begin(RaiseForces(province))
    else:
        raise_forces(p, province, *offers[0])


def room(p: Rome, province: int) -> tuple[int, int]:
    """Ruling R-80: how many militia and flotillas more the side that shows allows."""
    own, side = of_provinces(p), p.developed[province]
    militia = p.cards.max_militia[province][side] - own.militia[province]
    flotillas = p.cards.max_flotilla[province][side] - own.flotillas[province]
    return max(0, militia), max(0, flotillas)


def in_turn(p: Rome, province: int, number: int) -> tuple[int, int]:
    """Ruling R-80: so many units, militia first, then flotillas and militia in turn while there is room."""
    militia, flotillas = room(p, province)
    found = [0, 0]
    for at in range(number):
        kind = at % 2 if found[at % 2] < (militia, flotillas)[at % 2] else 1 - at % 2
        if found[kind] < (militia, flotillas)[kind]:
            found[kind] += 1
    return found[0], found[1]


def choices(p: Rome, province: int) -> list[tuple[int, int]]:
    """Ruling R-80: as many as the taxes allow must be raised while there is room, more at the governor's cost."""
    militia, flotillas = room(p, province)
    taxes = p.deck.local_tax[province][p.developed[province]]
    own = p.talents[p.governor(province)]
    least = min(taxes // PRICE, militia + flotillas)
    most = (taxes + own) // PRICE
    return [
        (land, sea)
        for land in range(militia + 1)
        for sea in range(flotillas + 1)
        if least <= land + sea <= max(least, most)
    ]


def raise_forces(p: Rome, province: int, militia: int, flotillas: int) -> None:
    """Ruling R-80: paid by the taxes of the province first, then by its governor."""
    due = (militia + flotillas) * PRICE - p.deck.local_tax[province][p.developed[province]]
    if due > 0:
        p.talents[p.governor(province)] -= due
    own = of_provinces(p)
    own.militia[province] += militia
    own.flotillas[province] += flotillas
    if militia or flotillas:
        p.tell(words.E_LOCAL_FORCES, province, militia, flotillas)


@final
class RaiseForces(Decision[Rome]):
    """Ruling R-80: how many militia and flotillas."""

    verbs: ClassVar[tuple[int, ...]] = (words.RAISE_LOCAL,)
    prompt: ClassVar[str] = words.ASK_LOCAL_FORCES

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[p.governor(self.province)])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [
            ("province", words.PROVINCE, self.province),
            ("commander", words.COMMANDER, p.governor(self.province)),
            ("number", words.NUMBER, p.deck.local_tax[self.province][p.developed[self.province]]),
        ]

    def moves(self, p: Rome) -> list[Move]:
        return [Move(words.RAISE_LOCAL, land, sea) for land, sea in choices(p, self.province)]

    def why(self, p: Rome, move: Move) -> int:
        militia, flotillas = room(p, self.province)
        if (move.a != ANY and move.a > militia) or (move.b != ANY and move.b > flotillas):
            return words.R_NO_ROOM
        return words.R_NOT_SO_MUCH if move.a != ANY and move.b != ANY and move.a + move.b else words.R_TAXES_LEFT

    def play(self, p: Rome, move: Move) -> None:
        raise_forces(p, self.province, move.a, move.b)
