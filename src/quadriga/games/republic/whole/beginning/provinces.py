"""Provinces that exist when a later scenario begins (rules S3.02d and S3.03c)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Chance, Decision, Kind, Move, Procedure, Seat
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import GOVERNED, GOVERNING, IN_ROME, VACANT, Rome

UNDEVELOPED: Final = 0
DEVELOPED: Final = 1
DEALT: Final = 100
"""S3.02d: the term of a province that was dealt and waits for its governor: this number and the seat."""


@final
class ShareProvinces(Procedure[Rome]):
    """S3.02d, S3.03c: developed ones, then undeveloped ones, one to each faction as far as they go."""

    def run(self, p: Rome) -> None:
        start = p.deck.starts[p.start()]
        for province in start.developed + start.undeveloped:
            p.province[province] = VACANT
            p.developed[province] = int(province in start.developed)
        for side, provinces in ((UNDEVELOPED, start.undeveloped), (DEVELOPED, start.developed)):
            if not provinces:
                continue
            for seat in range(p.factions - 1, -1, -1):
                p.begin(DealProvince(seat, side))
            if len(provinces) < p.factions:
                p.begin(WhoHasNone(side))


def left(p: Rome, side: int) -> list[int]:
    """Provinces of a side that nobody has been dealt."""
    start = p.deck.starts[p.start()]
    return [at for at in (start.developed if side else start.undeveloped) if not p.term[at]]


@final
class WhoHasNone(Chance[Rome]):
    """S3.03c: with six factions the lowest throw gets no undeveloped province."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOTS,)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.LOTS, seat), 1) for seat in range(p.factions)]

    def play(self, p: Rome, move: Move) -> None:
        for frame in p.stack[:]:
            if isinstance(frame, DealProvince) and frame.seat == move.a and frame.side == self.side:
                p.stack.remove(frame)


@final
class DealProvince(Chance[Rome]):
    """S3.02d: one of those left, at random."""

    verbs: ClassVar[tuple[int, ...]] = (words.DEAL_PROVINCE,)

    def __init__(self, seat: int, side: int) -> None:
        self.seat: Final = seat
        self.side: Final = side

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.DEAL_PROVINCE, self.seat, at), 1) for at in left(p, self.side)]

    def play(self, p: Rome, move: Move) -> None:
        p.term[move.b] = DEALT + self.seat
        p.tell(words.E_DEALT_PROVINCE, self.seat, move.b)


@final
class FirstGovernors(Procedure[Rome]):
    """S3.02d: the faction names a governor for each of its provinces."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, p: Rome) -> None:
        for province, term in enumerate(p.term):
            if term == DEALT + self.seat:
                p.begin(self)
                p.begin(FirstGovernor(self.seat, province))
                return


def forbids_first_governor(p: Rome, seat: int, senator: int) -> int:
    """S3.02d, D66: an own senator still in Rome, statesman or leader too, without office."""
    if senator not in p.members(seat):
        return words.R_NOT_YOURS
    if p.place[senator] != IN_ROME:
        return words.R_NOT_IN_ROME
    return words.R_HOLDS_OFFICE if senator in p.offices else 0


@final
class FirstGovernor(Decision[Rome]):
    """S3.02d: who governs it, and for one, two or three turns."""

    verbs: ClassVar[tuple[int, ...]] = (words.FIRST_GOVERNOR,)
    prompt: ClassVar[str] = words.ASK_FIRST_GOVERNOR

    def __init__(self, seat: int, province: int) -> None:
        self.seat: Final = seat
        self.province: Final = province

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("province", words.PROVINCE, self.province)]

    def moves(self, p: Rome) -> list[Move]:
        fit = [one for one in p.members(self.seat) if not forbids_first_governor(p, self.seat, one)]
        return [Move(words.FIRST_GOVERNOR, one, term) for one in fit for term in range(1, p.deck.governor_term + 1)]

    def why(self, p: Rome, move: Move) -> int:
        found = 0 if move.a == ANY else forbids_first_governor(p, self.seat, move.a)
        return found or words.R_NO_SUCH_TERM

    def play(self, p: Rome, move: Move) -> None:
        p.place[move.a] = GOVERNING
        p.where[move.a] = self.province
        p.province[self.province] = GOVERNED
        p.term[self.province] = move.b
        p.tell(words.E_GOVERNS, move.a, self.province)
