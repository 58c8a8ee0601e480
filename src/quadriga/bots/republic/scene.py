"""What a faction looks at before it decides: who leads, who votes, how hot the people are, what the State can pay."""

from typing import Final, final

from quadriga.bots.republic.temper import temper_of
from quadriga.engine.move import Move
from quadriga.games.republic import words
from quadriga.games.republic.cards import PROVINCES
from quadriga.games.republic.whole.revenue.state import debits
from quadriga.games.republic.whole.rome import GOVERNED, IN_ROME, Rome

UNKNOWN: Final = -100000
LEAD: Final = 4
"""By how much influence a faction must be ahead of all others to be opposed by them."""
LAST_CARDS: Final = 13
"""7.8e: with so few cards left Era Ends may come in any initiative."""
LIFE_VOTE: Final = 21
LIFE: Final = 35
"""9.821a, 9.822a: the influence for a vote on a consul for life, and for his appointment."""


@final
class Scene:
    """The table as everybody sees it, and the seat that decides. Others' hands and treasuries are never looked at."""

    def __init__(self, p: Rome, seat: int) -> None:
        self.p: Final = p
        self.seat: Final = seat
        self.temper: Final = temper_of(seat)
        self.influence: Final = [0] * p.factions
        self.votes: Final = [0] * p.factions
        """Of each faction: the influence that counts at the end (12.2c), the votes in Rome (9.141a)."""
        for one in range(p.cards.senators):
            seat_of = p.faction[one]
            if seat_of >= 0 and p.is_loyal(one):
                self.influence[seat_of] += p.influence[one]
                if p.place[one] == IN_ROME:
                    self.votes[seat_of] += p.deck.oratory[one] + p.knights[one]
        self.ahead: Final = self._ahead()
        self._heat = UNKNOWN
        self._forecast = UNKNOWN

    def _ahead(self) -> int:
        """The faction that leads by enough to be feared; -1 for none."""
        best = second = -1
        who = -1
        for seat, found in enumerate(self.influence):
            if found > best:
                second = best
                best = found
                who = seat
            elif found > second:
                second = found
        return who if best >= second + LEAD else -1

    def favour(self, seat: int, other: int) -> float:
        """What it is worth to one faction that another gains: its own gain 1, the leader's less than nothing."""
        if seat == other:
            return 1.0
        if other < 0:
            return 0.05
        return -0.6 if other == self.ahead else 0.1

    def members(self) -> list[int]:
        """The senators of the faction that decides."""
        return self.p.members(self.seat)

    def ends_soon(self) -> bool:
        """7.8e: whether the game may end in the next Forum Phase."""
        return self.p.era_ends != 0 or self.p.stock().left() <= LAST_CARDS

    def heat(self) -> int:
        """8.2a: what the next speech starts with: unrest that is there or sure to come, less the speaker's standing."""
        if self._heat == UNKNOWN:
            p = self.p
            speaker = p.official()
            left_alone = p.war.count(words.UNPROSECUTED)
            standing = p.popularity[speaker] if speaker >= 0 else 0
            self._heat = p.unrest + p.omens() + p.droughts() + left_alone - standing
        return self._heat

    def forecast(self) -> int:
        """6.5: the State's treasury after the next debits, if nothing more is spent now and every war goes on."""
        if self._forecast == UNKNOWN:
            p = self.p
            self._forecast = p.treasury + p.deck.state_income + taxes(p) - debits(p)
        return self._forecast


def taxes(p: Rome) -> int:
    """6.51a: what the governed provinces bring the State in a turn, on average, rounded down."""
    twice = 0
    for province in range(PROVINCES):
        if p.province[province] == GOVERNED and p.pays(province):
            twice += mean_twice(p.deck.taxes[province][p.developed[province]])
    return twice // 2


def mean_twice(dice: list[int]) -> int:
    """Twice the mean of some dice: sign, number, and what is added."""
    return dice[0] * dice[1] * 7 + 2 * dice[2]


# ---------------------------------------------------------------- moves


def with_verb(moves: list[Move], verb: int) -> list[Move]:
    """The moves of one verb."""
    return [move for move in moves if move.verb == verb]


def offered(moves: list[Move], verb: int) -> Move | None:
    """The first move of a verb, if there is one."""
    for move in moves:
        if move.verb == verb:
            return move
    return None


def number_near(moves: list[Move], wanted: int) -> Move:
    """Of moves that name a number first, the one nearest to what is wanted, rather more than less."""
    best = moves[0]
    for move in moves:
        if abs(move.a - wanted) < abs(best.a - wanted) or (
            abs(move.a - wanted) == abs(best.a - wanted) and move.a > best.a
        ):
            best = move
    return best
