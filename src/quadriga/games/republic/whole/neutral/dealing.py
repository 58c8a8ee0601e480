"""Which neutral faction is which, and what they get beside (rules N4.01)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Procedure
from quadriga.games.republic import words
from quadriga.games.republic.whole.neutral.guidelines import CONSERVATIVES, EXTRA, IMPERIALS, POPULISTS
from quadriga.games.republic.whole.rome import Rome


def unnamed(p: Rome) -> list[int]:
    """The neutral factions that have no name yet."""
    return [seat for seat in range(p.seats, p.factions) if p.others().temper[seat] < 0]


def fitting(p: Rome, temper: int) -> list[int]:
    """N4.01.2a: most military, then most influence, then least influence, then the last one."""
    left = unnamed(p)
    if temper == POPULISTS or len(left) < 2:
        return left
    values = [worth(p, seat, temper) for seat in left]
    return [seat for seat, value in zip(left, values, strict=True) if value == max(values)]


def worth(p: Rome, seat: int, temper: int) -> int:
    """How well a faction fits."""
    own = p.members(seat)
    if temper == IMPERIALS:
        return sum([p.cards.military[one] for one in own])
    influence = sum([p.influence[one] for one in own])
    return -influence if temper == CONSERVATIVES else influence


@final
class NameNeutrals(Procedure[Rome]):
    """N4.01.2a, N4.01.2b: one after the other; then more families for two of them."""

    def __init__(self, temper: int) -> None:
        self.temper: Final = temper

    def run(self, p: Rome) -> None:
        found = fitting(p, self.temper)
        if len(found) > 1:
            p.begin(NeutralLots(self.temper))
        elif found:
            name(p, found[0], self.temper)


@final
class NeutralLots(Chance[Rome]):
    """N4.01.2a: dice between equals."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOTS,)

    def __init__(self, temper: int) -> None:
        self.temper: Final = temper

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.LOTS, seat), 1) for seat in fitting(p, self.temper)]

    def play(self, p: Rome, move: Move) -> None:
        name(p, move.a, self.temper)


def name(p: Rome, seat: int, temper: int) -> None:
    """A neutral faction has its name; the next one is looked for."""
    from quadriga.games.republic.whole.beginning.dealing import DealFamily  # which begins with this

    p.others().temper[seat] = temper
    p.tell(words.E_NEUTRAL, seat, temper)
    p.begin(NameNeutrals(temper + 1))
    for _ in range(EXTRA[temper]):
        p.begin(DealFamily(seat))
