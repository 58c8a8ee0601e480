"""Forum cards that are events: bequests and the second conspiracy of Catiline (rules 7.37)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.whole.mortality.chits import ALL_OF_FACTION, OF_FACTION, DrawChits
from quadriga.games.republic.whole.options import ANYWHERE, CATILINE
from quadriga.games.republic.whole.rome import NO_PROVINCE, Rome
from quadriga.games.republic.whole.war.arrival import create

PERGAMENE: Final = 0
BITHYNIAN: Final = 1
PTOLEMY: Final = 2
BEQUESTS: Final = ["pergamene_bequest", "bithynian_bequest", "ptolemy_apion_bequest"]
LANDS: Final = ["asia", "bithynia", "crete_cyrene"]
INHERITED: Final = [50, 35, 0]
IN_FORUM_NOW: Final = 1
ON_THE_WAY: Final = 2
COLLECTED: Final = 3


def land_of(p: Rome, bequest: int) -> int:
    """The province a bequest brings."""
    return p.cards.province_of[LANDS[bequest]]


def reveal(p: Rome, card: int) -> None:
    """7.37b to 7.37f: what a drawn event card does."""
    ref = p.deck.ref[card]
    for bequest, id in enumerate(BEQUESTS):
        if ref == p.deck.card_events[id]:
            if p.province[land_of(p, bequest)] == NO_PROVINCE:
                p.bequest[bequest] = IN_FORUM_NOW
            p.discards.append(card)
            return
    p.discards.append(card)
    if p.official() >= 0:
        p.begin(Catiline())


def enter_provinces(p: Rome) -> None:
    """7.1b: Asia or Bithynia of a collected bequest appear at the start of the Forum Phase, undeveloped."""
    for bequest in (PERGAMENE, BITHYNIAN):
        if p.bequest[bequest] == COLLECTED:
            p.bequest[bequest] = 0
            create(p, land_of(p, bequest))


def enter_cyrene(p: Rome) -> None:
    """7.37e: Crete-Cyrene is created at the start of the Senate Phase."""
    if p.bequest[PTOLEMY]:
        p.bequest[PTOLEMY] = 0
        create(p, land_of(p, PTOLEMY))


@final
class Catiline(ChooseOne[Rome]):
    """7.37f: the highest official names another faction."""

    verbs: ClassVar[tuple[int, ...]] = (words.ACCUSE,)
    prompt: ClassVar[str] = words.ASK_CATILINE

    def turn(self, p: Rome) -> Seat:
        return Seat(p.chair())

    def candidates(self, p: Rome) -> list[int]:
        own = p.faction[p.official()]
        return [seat for seat in range(p.factions) if seat != own and not p.gone[seat]]

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NO_SUCH_FACTION

    def chose(self, p: Rome, one: int) -> None:
        p.tell(words.E_ACCUSED, one)
        p.begin(CatilineDie(one))


@final
class CatilineDie(Chance[Rome]):
    """7.37f, D30: a die of chits, less omens, against its senators in Rome; the official pays in popularity."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        chits = max(0, move.a - p.omens())
        p.gain_popularity(p.official(), -chits)
        reach = ALL_OF_FACTION if p.options[CATILINE] == ANYWHERE else OF_FACTION
        p.begin(DrawChits(chits, reach + self.seat))
