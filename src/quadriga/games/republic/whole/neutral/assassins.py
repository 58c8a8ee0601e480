"""Who must strike, and a consul for life among neutral factions (rules N4.05.413 and N4.07.3)."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Kind, Move, Procedure, Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import IN_ROME, NOBODYS, Rome
from quadriga.games.republic.whole.senate.business import worthy
from quadriga.games.republic.whole.senate.hands import cards_of
from quadriga.games.republic.whole.senate.murder import forbids_plot, strike, targets
from quadriga.games.republic.whole.senate.repopulation import VOTE_INFLUENCE, make_for_life


def is_feared(p: Rome, target: int) -> bool:
    """N4.07.3a: whom neutral factions strike at: the most influential senator in Rome, of 21 or more."""
    here = [one for one in range(p.cards.senators) if p.place[one] == IN_ROME]
    return p.influence[target] == max(max([p.influence[one] for one in here], default=0), VOTE_INFLUENCE)


def hunters(p: Rome, target: int) -> list[int]:
    """N4.07.3a: the factions that throw: all others that can still strike, neutral ones only at him they fear."""
    return [
        seat
        for seat in p.in_order()
        if target in targets(p, seat) and not forbids_plot(p, seat) and (seat < p.seats or is_feared(p, target))
    ]


def forbids_blood(p: Rome, seat: int, target: int) -> int:
    """N4.07.3a, 9.7a: a player asks for an attempt that his own faction could make."""
    found = forbids_plot(p, seat)
    if found:
        return found
    return 0 if target in targets(p, seat) else words.R_NO_TARGET


def hunt(p: Rome, target: int) -> None:
    """N4.07.3a: the factions throw, and the highest must try."""
    seats = hunters(p, target)
    if seats:
        p.tell(words.E_HUNTED, target)
        p.begin(HuntDie(target, tuple(seats), ()))


@final
class HuntDie(Chance[Rome]):
    """N4.07.3a: a die for each faction, one more for each Assassin card of a neutral; equals throw again."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def __init__(self, target: int, seats: tuple[int, ...], totals: tuple[int, ...]) -> None:
        self.target: Final = target
        self.seats: Final = seats
        self.totals: Final = totals

    def chances(self, p: Rome) -> list[tuple[Move, int]]:
        return [(Move(words.ROLL, face), 1) for face in range(1, 7)]

    def play(self, p: Rome, move: Move) -> None:
        seat = self.seats[len(self.totals)]
        cards = len(cards_of(p, seat, "assassin")) if seat >= p.seats else 0
        totals = (*self.totals, move.a + cards)
        p.tell(words.E_DREW_LOT, seat, move.a + cards)
        if len(totals) < len(self.seats):
            p.begin(HuntDie(self.target, self.seats, totals))
            return
        best = [seat for seat, total in zip(self.seats, totals, strict=True) if total == max(totals)]
        if len(best) > 1:
            p.begin(HuntDie(self.target, tuple(best), ()))
        else:
            p.begin(StrikeBy(best[0], self.target))


@final
class StrikeBy(ChooseOne[Rome]):
    """N4.07.3a, N4.02.2a: who of the faction strikes: no guideline says so, a player does."""

    verbs: ClassVar[tuple[int, ...]] = (words.STRIKE_BY,)
    prompt: ClassVar[str] = words.ASK_STRIKE_BY

    def __init__(self, seat: int, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [("faction", words.FACTION, self.seat), ("target", words.COMMANDER, self.target)]

    def candidates(self, p: Rome) -> list[int]:
        return p.voters(self.seat)

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NOT_IN_ROME

    def chose(self, p: Rome, one: int) -> None:
        strike(p, one, self.target)


# ---------------------------------------------------------------- consul for life


def aspirants(p: Rome) -> list[int]:
    """N4.05.413a: senators of 21 influence in Rome of a faction that rules alone."""
    ruling = p.others().coalition
    if len(ruling) != 1 or p.life != NOBODYS:
        return []
    return [one for one in worthy(p) if p.faction[one] == ruling[0]]


@final
class ForLife(Procedure[Rome]):
    """N4.05.413a: a faction that rules alone makes its man consul for life; a player may let it be."""

    def run(self, p: Rome) -> None:
        fit = aspirants(p)
        if not fit:
            return
        seat = p.faction[fit[0]]
        if seat < p.seats:
            p.begin(Aspire(seat))
        else:
            aspire(p, max(fit, key=lambda one: (p.influence[one], -one)))


@final
class Aspire(ChooseOne[Rome]):
    """N4.05.413a: who of a player's senators."""

    verbs: ClassVar[tuple[int, ...]] = (words.ASPIRE, words.FORGO)
    prompt: ClassVar[str] = words.ASK_ASPIRE

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def turn(self, p: Rome) -> Seat:
        return Seat(self.seat)

    def candidates(self, p: Rome) -> list[int]:
        return aspirants(p)

    def forbids(self, p: Rome, one: int) -> int:
        return words.R_NOT_FOR_THIS

    def chose(self, p: Rome, one: int) -> None:
        aspire(p, one)


def aspire(p: Rome, one: int) -> None:
    """N4.05.413a: the others try to kill him first."""
    p.begin(Survives(one))
    hunt(p, one)


@final
class Survives(Procedure[Rome]):
    """N4.05.413a: if he lives he is consul for life."""

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def run(self, p: Rome) -> None:
        if self.senator in aspirants(p):
            make_for_life(p, self.senator)
