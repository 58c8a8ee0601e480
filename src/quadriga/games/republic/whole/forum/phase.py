"""The Forum Phase: six initiatives, and Rome put in order (rules 7.1, 7.2 and 7.8)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.whole.deck import FAMILIES
from quadriga.games.republic.whole.forum.auction import OpenAuction
from quadriga.games.republic.whole.forum.bequests import enter_provinces
from quadriga.games.republic.whole.forum.draw import arrive_family
from quadriga.games.republic.whole.forum.events import EnemyLeaderDies, clear_events
from quadriga.games.republic.whole.forum.initiative import Initiative
from quadriga.games.republic.whole.mortality.death import die
from quadriga.games.republic.whole.options import (
    BEFORE_AGING,
    COMMISSIONER,
    FREE,
    GRAIN_REVIVAL,
    IN_FORUM_PHASE,
    LEADER_DIES,
)
from quadriga.games.republic.whole.revolution.ending import EraEnds
from quadriga.games.republic.whole.rome import (
    CAPTIVE,
    CURIA,
    FORUM,
    GONE,
    MAJOR,
    PROCONSUL,
    WAITING,
    WITH_WAR,
    Rome,
)
from quadriga.games.republic.whole.war.arrival import destroy
from quadriga.games.republic.whole.war.strength import is_active

EVENT_ON: Final = 7
REVIVES: Final = 5
OF_FAMILY: Final = 0
OF_CONCESSION: Final = 1
OF_LEADER: Final = 2
"""7.2c, 7.8c: the throw that brings an event, the die that empties the Curia, and what such a die is for."""


@final
class ForumPhase(Procedure[Rome]):
    """7.1, 7.2a, 7.E4: events leave, captives of raiders die; one initiative each, then auctions."""

    def run(self, p: Rome) -> None:
        p.phase = words.FORUM_PHASE
        p.tell(words.E_TURN_PHASE, p.phase)
        clear_events(p)
        if p.options[COMMISSIONER] == IN_FORUM_PHASE:
            from quadriga.games.republic.whole.senate.land import free_commissioner  # of a later phase

            free_commissioner(p)
        for one in range(p.cards.senators):
            if p.place[one] == CAPTIVE and p.where[one] < 0:
                die(p, one)
        enter_provinces(p)
        order = p.in_order()
        p.begin(EndOfForum())
        if p.options[LEADER_DIES] == BEFORE_AGING:
            p.begin(InOrderAgain())
            p.begin(EnemyLeaderDies())
        else:
            p.begin(EnemyLeaderDies())
            p.begin(InOrderAgain())
        for _ in range(p.deck.initiatives - len(order)):
            p.begin(OpenAuction())
        for seat in reversed(order):
            p.begin(Initiative(seat))


# ---------------------------------------------------------------- Rome in order


@final
class InOrderAgain(Procedure[Rome]):
    """7.8a to 7.8c: major offices are marked, tax farmers lost, the Curia rolled for."""

    def run(self, p: Rome) -> None:
        for one in range(p.cards.senators):
            if p.is_in_play(one) and (one in p.offices or p.marks[one] & PROCONSUL):
                p.marks[one] |= MAJOR
        for family in range(FAMILIES - 1, -1, -1):
            if family in p.curia:
                p.begin(RevivalDie(OF_FAMILY, family))
        for concession in range(p.deck.concessions - 1, -1, -1):
            p.begin(Revival(concession))
        for leader in range(p.cards.leaders - 1, -1, -1):
            if p.chief[leader] == WAITING and leader != p.refugee:
                p.begin(RevivalDie(OF_LEADER, leader))
        for _ in range(farm_dice(p)):
            p.begin(FarmDie())


def farm_dice(p: Rome) -> int:
    """7.8b: one die while the 2nd Punic War is active, one more for Hannibal; so the Gladiators and Spartacus."""
    dice = 0
    for war, leader in (("punic_2", "hannibal"), ("gladiator", "spartacus")):
        if is_active(p, p.cards.conflict_of[war]):
            dice += 1 + (1 if p.chief[p.cards.leader_of[leader]] == WITH_WAR else 0)
    return dice


@final
class FarmDie(Chance[Rome]):
    """7.8b: the tax farmer of that number is destroyed; no omens."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        destroy(p, p.deck.tax_farmer.index(move.a))


@final
class Revival(Procedure[Rome]):
    """7.8c, D20: a concession in the Curia rolls, unless the war that destroys it is active."""

    def __init__(self, concession: int) -> None:
        self.concession: Final = concession

    def run(self, p: Rome) -> None:
        if p.holder[self.concession] == CURIA and not self.waits(p):
            p.begin(RevivalDie(OF_CONCESSION, self.concession))

    def waits(self, p: Rome) -> bool:
        """7.321b, D20: whether the war that destroyed it keeps it from coming back."""
        wars = p.deck.destroyed_by[self.concession]
        return p.options[GRAIN_REVIVAL] != FREE and any(is_active(p, war) for war in wars)


@final
class RevivalDie(Chance[Rome]):
    """7.8c: 5 or 6, less omens: concessions and families come to the Forum, leaders leave the game."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, kind: int, one: int) -> None:
        self.kind: Final = kind
        self.one: Final = one

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        if move.a - p.omens() < REVIVES:
            return
        if self.kind == OF_CONCESSION:
            p.holder[self.one] = FORUM
            p.tell(words.E_CONCESSION_FREE, self.one)
        elif self.kind == OF_LEADER:
            p.chief[self.one] = GONE
            p.tell(words.E_LEADER_LEFT, self.one)
        else:
            p.curia.remove(self.one)
            arrive_family(p, self.one)
            p.tell(words.E_REVIVED, self.one)


@final
class EndOfForum(Procedure[Rome]):
    """7.8e: if Era Ends was revealed in this phase the game ends now."""

    def run(self, p: Rome) -> None:
        if p.era_ends:
            p.begin(EraEnds())
