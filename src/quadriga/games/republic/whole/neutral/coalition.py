"""The ruling coalition (rules N4.05.1 and N4.05.2)."""

from typing import ClassVar, Final, final

from quadriga.engine import Procedure, Seat
from quadriga.engine.steps import YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.neutral.guidelines import ranked, votes_of
from quadriga.games.republic.whole.rome import Rome

ORDER: Final = [(1,), (2, 5), (2, 4), (2, 3), (3, 4, 5), (1, 5), (1, 4), (1, 3), (1, 2)]
"""N4.05.2a: combinations of ranks; the first with a majority rules."""
LOW_THREE: Final = 4
"""The place of the three smallest factions in it: there the second replaces a player who refuses."""


def combinations(p: Rome) -> list[list[int]]:
    """N4.05.2a: the combinations of this turn, at last all neutrals, and the larger player with all neutrals."""
    ranks = ranked(p)
    found = [[ranks[rank - 1] for rank in one] if max(one) <= len(ranks) else [] for one in ORDER]
    neutrals = [seat for seat in ranks if seat >= p.seats]
    players = [seat for seat in ranks if seat < p.seats]
    return [*found, neutrals, [*players[:1], *neutrals]]


def has_majority(p: Rome, seats: list[int]) -> bool:
    """More than half of all votes in Rome."""
    return 2 * sum([votes_of(p, seat) for seat in seats]) > sum([votes_of(p, seat) for seat in ranked(p)])


@final
class FormCoalition(Procedure[Rome]):
    """N4.05.2a: the first combination with a majority whose players do not refuse."""

    def __init__(self, tried: int) -> None:
        self.tried: Final = tried

    def run(self, p: Rome) -> None:
        listed = combinations(p)
        for at in range(self.tried, len(listed)):
            seats = listed[at]
            is_last = at == len(listed) - 1
            if seats and (is_last or has_majority(p, seats)):
                offer(p, at, seats, 0)
                return


def offer(p: Rome, tried: int, seats: list[int], agreed: int) -> None:
    """Players of a combination are asked, in their order; the last one is not a matter of choice."""
    players = sorted([seat for seat in seats if seat < p.seats])
    if tried == len(ORDER) + 1 or agreed >= len(players):
        rule(p, seats)
    else:
        p.begin(JoinCoalition(tried, tuple(seats), agreed, players[agreed]))


def rule(p: Rome, seats: list[int]) -> None:
    """These factions rule this turn, the one with most votes first."""
    p.others().coalition = [seat for seat in ranked(p) if seat in seats]
    for seat in p.others().coalition:
        p.tell(words.E_RULES, seat)


@final
class JoinCoalition(YesNo[Rome]):
    """N4.05.2a: a player may refuse; of the three smallest the second faction replaces him."""

    verbs: ClassVar[tuple[int, ...]] = (words.SHARE_POWER, words.STAND_ASIDE)
    prompt: ClassVar[str] = words.ASK_COALITION

    def __init__(self, tried: int, seats: tuple[int, ...], agreed: int, seat: int) -> None:
        self.tried: Final = tried
        self.seats: Final = seats
        self.agreed: Final = agreed
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def yes(self, p: Rome) -> None:
        offer(p, self.tried, list(self.seats), self.agreed + 1)

    def no(self, p: Rome) -> None:
        ranks = ranked(p)
        if self.tried == LOW_THREE and ranks[1] not in self.seats and ranks[1] >= p.seats:
            seats = [seat for seat in self.seats if seat != self.seat]
            offer(p, self.tried, [*seats, ranks[1]], self.agreed)
        else:
            p.begin(FormCoalition(self.tried + 1))
