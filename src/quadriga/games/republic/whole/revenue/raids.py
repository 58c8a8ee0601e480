"""Barbarian raids and internal disorder, at the start of the Revenue Phase (rules 6.0a, 7.E4 and 7.E9)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.pretender import governed, overthrow, rating
from quadriga.games.republic.whole.mortality.chits import GOVERNOR_OR_TAKEN, DrawChits
from quadriga.games.republic.whole.options import EXCEED, RAIDS
from quadriga.games.republic.whole.rome import GARRISON, Rome
from quadriga.games.republic.whole.war.forces import LoseLegions, garrison_size

HOLDS: Final = [15, 17]
"""7.E4, D32: the total that holds a province against raiders, by the side of the event."""
QUIET: Final = [5, 6]
"""7.E9, D34: the total that keeps a province quiet."""
A_LEGION: Final = 2


def in_turn(p: Rome, provinces: list[int]) -> list[int]:
    """6.0a: by the faction of the governor, the highest official's first, then clockwise; unaligned governors last."""
    order = [*p.in_order(), -1]
    return [at for seat in order for at in provinces if p.faction[p.governor(at)] == seat]


@final
class Troubles(Procedure[Rome]):
    """6.0a: first all raids, then all disorder."""

    def run(self, p: Rome) -> None:
        p.begin(Disorders())
        if p.event("barbarian_raids"):
            for province in reversed(in_turn(p, [at for at in governed(p) if p.deck.is_frontier[at]])):
                p.begin(RaidDice(province))


@final
class RaidDice(Chance[Rome]):
    """7.E4: two dice, less omens, land strength, twice the garrison and the governor's rating against the raiders."""

    verbs: ClassVar[tuple[int, ...]] = (words.THROW,)

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.THROW, black, white), 1) for black in range(1, 7) for white in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        at = self.province
        own = p.cards.native_land[at][p.developed[at]] + A_LEGION * garrison_size(p, at) + rating(p, at)
        total = move.a + move.b - p.omens() + own
        p.tell(words.E_RAIDED, at, move.a + move.b, total)
        if total >= HOLDS[p.event("barbarian_raids") - 1] + int(p.options[RAIDS] == EXCEED):
            return
        p.overrun[at] = 1
        p.developed[at] = 0
        p.tell(words.E_OVERRUN, at)
        if p.legate[at] < 0:
            p.marked = [p.governor(at)]
            p.begin(DrawChits(move.a, GOVERNOR_OR_TAKEN))
        p.begin(LoseLegions(GARRISON + at, move.a))


@final
class Disorders(Procedure[Rome]):
    """7.E9: each undeveloped province with a loyal governor is tried."""

    def run(self, p: Rome) -> None:
        if p.event("internal_disorder"):
            for province in reversed(in_turn(p, [at for at in governed(p) if not p.developed[at]])):
                p.begin(DisorderDie(province))


@final
class DisorderDie(Chance[Rome]):
    """7.E9: a die, less omens, and one for each legion of the garrison; too little, and the province revolts."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        total = move.a - p.omens() + garrison_size(p, self.province)
        p.tell(words.E_DISORDER, self.province, total)
        if total < QUIET[p.event("internal_disorder") - 1]:
            overthrow(p, self.province)
