"""Drawing mortality chits against senators (rules 5.2)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.combat.cup import Cup
from quadriga.games.republic.whole.mortality.death import TwinDies, die, give_up_legates, of_number, vacate
from quadriga.games.republic.whole.options import SPARED, UNALIGNED
from quadriga.games.republic.whole.rome import CAPTIVE, GOVERNING, IN_FORUM, IN_ROME, PROCONSUL, Rome
from quadriga.games.republic.whole.war.forces import leave_force

ANYWHERE: Final = 0
IN_ROME_ONLY: Final = 1
FIRST_AWAY: Final = 2
BELOW_UNREST: Final = 3
UP_TO_UNREST: Final = 4
MARKED: Final = 5
MARKED_OR_TAKEN: Final = 6
GOVERNOR_OR_TAKEN: Final = 7
OF_FACTION: Final = 10
ALL_OF_FACTION: Final = 20
TAKEN_BY: Final = 40
"""Whom a draw of chits may kill: anybody in play, whoever is in Rome, the first away from Rome, those in Rome less
popular than (or as) the people are restless, those who are named, the same but captured by the last of several chits,
the same for a governor, and, from this number on, senators of one faction in Rome, from the next one on wherever
they are, and from the last one on those who are named, captured by the war of that number (R-80)."""


@final
class DrawChits(Procedure[Rome]):
    """5.2a, 5.21d: so many chits are drawn from a full cup, one after the other; all return when the draw is over."""

    def __init__(self, number: int, victims: int) -> None:
        self.number: Final = number
        self.victims: Final = victims

    def run(self, p: Rome) -> None:
        if self.number > 0:
            p.cup = Cup()
            p.cup.lay_out(min(self.number, p.cards.chits + p.cards.blanks))
            p.drawn_chits = 0
            p.begin(NextChit(self.victims))


@final
class NextChit(Chance[Rome]):
    """5.21: a number kills, a blank does nothing, a draw-two goes back and adds two."""

    verbs: ClassVar[tuple[int, ...]] = (words.DRAW_CHIT,)

    def __init__(self, victims: int) -> None:
        self.victims: Final = victims

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return p.drawn().chances(p.cards)

    def play(self, p: Rome, move: Move) -> None:
        cup = p.drawn()
        p.tell(words.E_CHIT_DRAWN, move.a)
        cup.take(move.a)
        is_last = not cup.owed
        takes = (
            is_last
            and cup.drawn > 1
            and (self.victims in (MARKED_OR_TAKEN, GOVERNOR_OR_TAKEN) or self.victims >= TAKEN_BY)
        )
        if is_last:
            p.cup = None
        else:
            p.begin(self)
        if move.a not in (words.BLANK, words.DRAW_TWO):
            strike(p, move.a, self.victims, takes)


def strike(p: Rome, number: int, victims: int, takes: bool = False) -> None:
    """5.21a, 5.21b, 5.22a: the senator of that number dies, if there is one in play where the draw reaches."""
    named = [one for one in of_number(p, number) if reaches(p, one, victims)]
    if victims == FIRST_AWAY and named:
        if p.drawn_chits:
            return
        p.drawn_chits = 1
    if len(named) == 1 and takes:
        capture(p, named[0], victims - TAKEN_BY if victims >= TAKEN_BY else -1)
    elif len(named) == 1:
        die(p, named[0])
    elif named:
        p.begin(TwinDies(number))


def reaches(p: Rome, senator: int, victims: int) -> bool:
    """8.2c, 9.11b, D12: whom a draw may kill; those in the Forum are in Rome."""
    if p.faction[senator] < 0 and p.options[UNALIGNED] == SPARED:
        return False
    if victims == ANYWHERE:
        return True
    in_rome = p.place[senator] in (IN_ROME, IN_FORUM)
    if victims == FIRST_AWAY:
        return not in_rome
    if victims in (MARKED, MARKED_OR_TAKEN, GOVERNOR_OR_TAKEN) or victims >= TAKEN_BY:
        return senator in p.marked
    if victims >= ALL_OF_FACTION:
        return p.faction[senator] == victims - ALL_OF_FACTION
    if victims >= OF_FACTION:
        return p.place[senator] == IN_ROME and p.faction[senator] == victims - OF_FACTION
    if victims == BELOW_UNREST:
        return in_rome and p.popularity[senator] < p.unrest
    return in_rome and (victims == IN_ROME_ONLY or p.popularity[senator] <= p.unrest)


def capture(p: Rome, senator: int, captor: int = -1) -> None:
    """10.71a, 10.71b: a captive of his war keeps his office, his force stays without commander; 7.E4, D15: a governor
    is the captive of raiders, or of the war that assaults him, and his province goes to the Forum."""
    war = p.where[senator]
    if p.place[senator] == GOVERNING:
        vacate(p, war)
        war = captor
    give_up_legates(p, senator)
    leave_force(p, senator)
    p.place[senator] = CAPTIVE
    p.where[senator] = war
    p.marks[senator] &= ~PROCONSUL
    p.tell(words.E_CAPTURED, senator, p.cards.ransom(p.influence[senator]))
