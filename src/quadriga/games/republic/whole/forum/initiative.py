"""One initiative: the throw, and what the faction may do (rules 7.2)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.draw import Draw
from quadriga.games.republic.whole.forum.events import EventTable
from quadriga.games.republic.whole.forum.games import ChangeLeader, SponsorGames
from quadriga.games.republic.whole.forum.knights import Knights
from quadriga.games.republic.whole.forum.persuasion import Persuade
from quadriga.games.republic.whole.mortality.death import Bereft
from quadriga.games.republic.whole.revenue.personal import totals
from quadriga.games.republic.whole.rome import Rome

EVENT_ON: Final = 7
"""7.2c: the throw that brings an event."""


@final
class Initiative(Procedure[Rome]):
    """7.2c, 7.2e: the throw; then persuasion, knights, games and leader, each at most once."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        if p.gone[self.seat]:
            return
        p.tell(words.E_INITIATIVE, self.seat)
        p.begin(Bereft())
        p.begin(Acts(self.seat))
        p.begin(InitiativeDice(self.seat))


@final
class InitiativeDice(Chance[Rome]):
    """7.2c, 7.21b: two dice, never modified: 7 is an event, anything else a card."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, total), ways) for total, ways in totals(2)]

    def play(self, p: Rome, move: Move) -> None:
        if move.a == EVENT_ON:
            p.begin(EventTable())
        else:
            p.begin(Draw(self.seat))


@final
class Acts(Procedure[Rome]):
    """7.2b, 7.2e: what the faction may do, each step only where it can do something."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        own = p.members(self.seat)
        in_rome = p.voters(self.seat)
        if [one for one in own if one != p.leader[self.seat]]:
            p.begin(ChangeLeader(self.seat))
        if any(p.is_loyal(one) and p.talents[one] >= p.deck.games_cost[0] for one in own):
            p.begin(SponsorGames(self.seat))
        if in_rome or any(p.knights[one] for one in own):
            p.begin(Knights(self.seat))
        if in_rome:
            p.begin(Persuade(self.seat))
