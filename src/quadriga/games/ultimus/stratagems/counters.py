"""Stratagem counters (rulebook 2.A, 6): the cup, the hands, and what each seat knows of the other's."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Chance, Procedure
from quadriga.engine.move import Move
from quadriga.engine.part import replaced, replaced_in
from quadriga.engine.seat import Seat, only
from quadriga.games.ultimus import words
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.book import PACKAGE
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN

_IDS: Final = PACKAGE.tables.ids

TREATY_MINOR: Final = _IDS.index("traite-mineur")
TREATY_MAJOR: Final = _IDS.index("traite-majeur")
TRIBUTE: Final = _IDS.index("tribut")
AUGUSTA_EAST: Final = _IDS.index("augusta-orientalis")
AUGUSTA_WEST: Final = _IDS.index("augusta-occidentalis")
PAPA: Final = _IDS.index("papa")
BUCCELLARII: Final = _IDS.index("buccellarii")
USURPATION_WEST: Final = _IDS.index("usurpation-occident")
USURPATION_EAST: Final = _IDS.index("usurpation-orient")
UPRISING_MINOR_1: Final = _IDS.index("soulevement-mineur-1")
UPRISING_MINOR_2: Final = _IDS.index("soulevement-mineur-2")
UPRISING_MINOR_3: Final = _IDS.index("soulevement-mineur-3")
UPRISING_MAJOR_1: Final = _IDS.index("soulevement-majeur-1")
UPRISING_MAJOR_3: Final = _IDS.index("soulevement-majeur-3")
SCOURGE: Final = _IDS.index("fleau-de-dieu")
REX: Final = _IDS.index("rex")
ALLIANCE: Final = _IDS.index("alliance-barbare")
BAGAUDES: Final = _IDS.index("bagaudes")
MIGRATION: Final = _IDS.index("migration")
INITIATIVE: Final = _IDS.index("initiative")
REBELLION: Final = _IDS.index("rebellion")
COUNCIL: Final = _IDS.index("concile")
FLIGHT: Final = _IDS.index("fuite-opportune")
ASSASSIN: Final = _IDS.index("assassinat")
PLAGUE: Final = _IDS.index("foyer-de-peste")
EPIDEMIC: Final = _IDS.index("epidemie-de-peste")
DESERTION: Final = _IDS.index("desertion")
FUROR: Final = _IDS.index("furor-germanicus")
FAVOUR: Final = _IDS.index("faveur-divine")
FLEET: Final = _IDS.index("flotte")
GERMANOPHOBIA: Final = _IDS.index("germanophobia")

AUGUSTAE: Final = [AUGUSTA_WEST, AUGUSTA_EAST]
"""By half of the empire."""
FAVOUR_BONUS: Final = 2
"""6.3 Faveur divine: what it adds to a die."""
USURPATIONS: Final = [USURPATION_WEST, USURPATION_EAST]
MARKERS: Final = (COUNCIL, PLAGUE, EPIDEMIC, FLEET)
"""Counters that lie on the map while their effect lasts and only then go back into the cup."""


def spend(p: Ultimus, camp: int, kind: int) -> None:
    """6: play a counter from the hand; it goes back into the cup, on the map, or out of the game."""
    seat = int(p.seat_of(camp))
    p.hand = replaced_in(p.hand, seat, kind, p.hand[seat][kind] - 1)
    _forget(p, seat, kind)
    p.kept = replaced(p.kept, seat, max(0, p.kept[seat] - 1))
    p.tell(words.E_PLAYED, camp, kind)
    if p.tables.removed[kind]:
        p.gone = replaced(p.gone, kind, p.gone[kind] + 1)
    elif kind in MARKERS:
        p.laid = replaced(p.laid, kind, p.laid[kind] + 1)
    else:
        give_back(p, kind)


def take_up(p: Ultimus, kind: int) -> None:
    """A marker leaves the map for the cup."""
    p.laid = replaced(p.laid, kind, p.laid[kind] - 1)
    give_back(p, kind)


def give_back(p: Ultimus, kind: int) -> None:
    """6: a counter returns to the cup; one that was granted beyond the printed number vanishes (Ruling U-62)."""
    if p.loan[kind]:
        p.loan = replaced(p.loan, kind, p.loan[kind] - 1)
    else:
        p.cup = replaced(p.cup, kind, p.cup[kind] + 1)


def lay_down(p: Ultimus, camp: int, kind: int) -> None:
    """2.F, 6: put a counter from the hand back into the cup, openly."""
    seat = int(p.seat_of(camp))
    p.hand = replaced_in(p.hand, seat, kind, p.hand[seat][kind] - 1)
    _forget(p, seat, kind)
    p.tell(words.E_RETURNED, camp, kind)
    give_back(p, kind)


def _forget(p: Ultimus, seat: int, kind: int) -> None:
    other = 1 - seat
    p.known = replaced_in(p.known, other, kind, max(0, p.known[other][kind] - 1))


def grant(p: Ultimus, camp: int, kind: int) -> None:
    """3.5.2, 3.6.6, scenarios: give a camp a counter by name, from the cup if it is there; everybody sees it."""
    if not p.setup.stratagems:
        return
    seat = int(p.seat_of(camp))
    if p.cup[kind]:
        p.cup = replaced(p.cup, kind, p.cup[kind] - 1)
    else:
        p.loan = replaced(p.loan, kind, p.loan[kind] + 1)
    p.hand = replaced_in(p.hand, seat, kind, p.hand[seat][kind] + 1)
    p.known = replaced_in(p.known, 1 - seat, kind, p.known[1 - seat][kind] + 1)
    p.tell(words.E_GRANTED, camp, kind)


@final
class DrawCounters(Procedure[Ultimus]):
    """2.A: each player draws one counter and keeps it secret; a flight of Augustus adds a usurpation (3.6.6)."""

    def run(self, p: Ultimus) -> None:
        if not p.setup.stratagems:
            return
        for half in range(2):
            if p.flight[half]:
                p.flight = replaced(p.flight, half, 0)
                grant(p, BARBARE, USURPATIONS[half])
        cup = sum(p.cup)
        if cup > 1:
            p.begin(DrawCounter(BARBARE))
        if cup > 0:
            p.begin(DrawCounter(ROMAIN))


@final
class DrawCounter(Chance[Ultimus]):
    """2.A: one counter out of the cup, known to its owner alone."""

    verbs: ClassVar[tuple[int, ...]] = (words.DRAW_COUNTER,)

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def chances(self, p: Ultimus) -> list[tuple[Move, int]]:
        return [(Move(words.DRAW_COUNTER, kind), count) for kind, count in enumerate(p.cup) if count]

    def audience(self, p: Ultimus, move: Move) -> int:
        return only(Seat(int(p.seat_of(self.camp))))

    def play(self, p: Ultimus, move: Move) -> None:
        seat = p.seat_of(self.camp)
        p.cup = replaced(p.cup, move.a, p.cup[move.a] - 1)
        p.hand = replaced_in(p.hand, int(seat), move.a, p.hand[int(seat)][move.a] + 1)
        p.tell(words.E_DRAWN, self.camp, move.a, audience=only(seat))
