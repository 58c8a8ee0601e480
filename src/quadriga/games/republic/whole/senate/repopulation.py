"""The Senate is filled up to eight (rules 9.81), and consuls for life by influence alone (9.822)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.whole.mortality.death import enter, first_of_curia
from quadriga.games.republic.whole.revolution.ending import influence_of
from quadriga.games.republic.whole.rome import IN_FORUM, IN_ROME, Rome

FULL: Final = 8
LIFE_INFLUENCE: Final = 35
VOTE_INFLUENCE: Final = 21


def in_rome(p: Rome) -> list[int]:
    """The aligned senators in Rome."""
    return [one for one in range(p.cards.senators) if p.place[one] == IN_ROME]


def poorest(p: Rome) -> list[int]:
    """9.81a: the factions with fewest senators, then with least influence in Rome."""
    seats = [seat for seat in range(p.factions) if not p.gone[seat]]
    fewest = min([len(p.members(seat)) for seat in seats])
    seats = [seat for seat in seats if len(p.members(seat)) == fewest]
    least = min([influence_in_rome(p, seat) for seat in seats])
    return [seat for seat in seats if influence_in_rome(p, seat) == least]


def influence_in_rome(p: Rome, seat: int) -> int:
    """The influence of a faction's senators in Rome."""
    return sum([p.influence[one] for one in p.voters(seat)])


@final
class Repopulate(Procedure[Rome]):
    """9.81a, D49: below eight in Rome a family of the Curia, then one of the Forum, joins the poorest faction."""

    def run(self, p: Rome) -> None:
        appoint_for_life(p)
        if len(in_rome(p)) >= FULL:
            return
        forum = [one for one in range(p.cards.senators) if p.place[one] == IN_FORUM]
        if first_of_curia(p) < 0 and not forum:
            return
        p.begin(self)
        seats = poorest(p)
        if len(seats) > 1:
            p.begin(RepopulateLots())
        else:
            fill(p, seats[0])


def fill(p: Rome, seat: int) -> None:
    """9.81a, 9.81b: the first family of the Curia; without one the faction chooses from the Forum."""
    family = first_of_curia(p)
    if family < 0:
        p.begin(TakeFromForum(seat))
        return
    p.curia.remove(family)
    enter(p, family, seat)
    p.tell(words.E_JOINED, family, seat)


@final
class RepopulateLots(Chance[Rome]):
    """9.81a, 4.8a: dice decide between equals."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOTS,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.LOTS, seat), 1) for seat in poorest(p)]

    def play(self, p: Rome, move: Move) -> None:
        fill(p, move.a)


@final
class TakeFromForum(ChooseOne[Rome]):
    """9.81a: the receiver chooses among the senators of the Forum."""

    verbs: ClassVar[tuple[int, ...]] = (words.TAKE_SENATOR,)
    prompt: ClassVar[str] = words.ASK_TAKE_SENATOR

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def candidates(self, p: Rome) -> list[int]:
        return [one for one in range(p.cards.senators) if p.place[one] == IN_FORUM]

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NOT_IN_FORUM

    def chose(self, p: Rome, one: int) -> None:
        p.place[one] = IN_ROME
        p.faction[one] = self.seat
        p.tell(words.E_JOINED, one, self.seat)


def appoint_for_life(p: Rome) -> None:
    """9.822a, ruling R-79: a loyal senator in Rome with 35 influence, unless Military Reforms are in force."""
    if p.has_law("military_reforms"):
        return
    fit = [one for one in in_rome(p) if p.influence[one] >= LIFE_INFLUENCE]
    if not fit or p.life in fit:
        return
    best = max(fit, key=lambda one: (p.influence[one], influence_of(p, p.faction[one]), -one))
    make_for_life(p, best)


def make_for_life(p: Rome, senator: int) -> None:
    """9.821, 9.822: he is consul for life, which is no office."""
    p.life = senator
    p.tell(words.E_CONSUL_FOR_LIFE, senator)
