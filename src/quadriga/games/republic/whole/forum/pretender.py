"""A pretender: a province with a governor revolts (rule 7.E14)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.cards import HIGHEST, LOWEST, PROVINCES, VICTORY, WAYS
from quadriga.games.republic.whole.mortality.death import die, vacate
from quadriga.games.republic.whole.rome import GARRISON, GOVERNED, GOVERNING, IN_REVOLT, VACANT, Rome
from quadriga.games.republic.whole.war.forces import LoseLegions, garrison_home, garrison_size
from quadriga.games.republic.whole.war.strength import revolt_of


def governed(p: Rome) -> list[int]:
    """The provinces with a loyal governor, there or through a legate."""
    return [at for at in range(PROVINCES) if p.province[at] == GOVERNED and is_loyal(p, at)]


def is_loyal(p: Rome, province: int) -> bool:
    """Whether a governed province is no rebel's."""
    return p.legate[province] >= 0 or p.place[p.governor(province)] == GOVERNING


def rating(p: Rome, province: int) -> int:
    """13.L8: what the governor is worth to its defence: nothing if he is not there."""
    return 0 if p.legate[province] >= 0 else p.cards.military[p.governor(province)]


def rise(p: Rome, province: int) -> None:
    """7.E9b: a province is an active war with its printed strengths."""
    p.province[province] = IN_REVOLT
    p.developed[province] = 0
    if p.provincials is not None:
        p.provincials.militia[province] = p.provincials.flotillas[province] = 0
    p.war[revolt_of(p, province)] = words.ACTIVE
    p.beaten_fleet[revolt_of(p, province)] = 0
    p.tell(words.E_WAR_ACTIVE, revolt_of(p, province))


@final
class Pretender(Procedure[Rome]):
    """7.E14: with no governed province the event waits on."""

    def run(self, p: Rome) -> None:
        if governed(p):
            p.begin(PretenderDraw())


@final
class PretenderDraw(Chance[Rome]):
    """7.E14: a province with a loyal governor, drawn at random; by the dark side governor and garrison die at once."""

    verbs: ClassVar[tuple[int, ...]] = (words.STRIKE_PROVINCE,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.STRIKE_PROVINCE, at), 1) for at in governed(p)]

    def play(self, p: Rome, move: Move) -> None:
        dark = p.event("pretender") > 1
        p.events[p.deck.event_of["pretender"]] = 0
        if dark:
            overthrow(p, move.a)
        else:
            p.begin(PretenderBattle(move.a))


def overthrow(p: Rome, province: int) -> None:
    """7.E9, 7.E14: governor and garrison are dead, the province is a war."""
    governor = p.governor(province)
    lose_garrison(p, province)
    if p.legate[province] >= 0:
        vacate(p, province)
    elif governor >= 0:
        die(p, governor)
    p.province[province] = VACANT
    rise(p, province)


def lose_garrison(p: Rome, province: int) -> None:
    """All legions of a garrison are destroyed."""
    p.begin(LoseLegions(GARRISON + province, garrison_size(p, province)))


@final
class PretenderBattle(Chance[Rome]):
    """7.E14: governor and garrison fight once against the printed land strength; anything but a victory kills him."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, LOWEST + at), ways) for at, ways in enumerate(WAYS)]

    def play(self, p: Rome, move: Move) -> None:
        army = p.garrison[self.province] + 2 * len(p.veterans(GARRISON + self.province))
        own = army + min(army, rating(p, self.province))
        total = move.a + own - p.cards.native_land[self.province][0] - p.omens()
        row = max(LOWEST, min(HIGHEST, total)) - LOWEST
        p.tell(words.E_GOVERNOR_FOUGHT, self.province, move.a, total)
        if p.cards.row_result[row] != VICTORY:
            p.begin(PretenderWins(self.province))
        loss = p.cards.row_loss[row]
        lost = garrison_size(p, self.province) if loss < 0 else loss
        p.begin(LoseLegions(GARRISON + self.province, lost))


@final
class PretenderWins(Procedure[Rome]):
    """7.E14: the governor dies, the rest of the garrison goes home, the province is an active revolt."""

    def __init__(self, province: int) -> None:
        self.province: Final = province

    def run(self, p: Rome) -> None:
        garrison_home(p, self.province)
        overthrow(p, self.province)
