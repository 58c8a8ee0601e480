"""What a rebel pays his legions, and ransoms (rules 6.2 and 10.71c)."""

from typing import ClassVar, Final, final

from quadriga.engine import Kind, Move, Procedure, Seat
from quadriga.engine.steps import Count, YesNo
from quadriga.games.republic import words
from quadriga.games.republic.whole.rome import CAPTIVE, FORCE, RESERVE, Rome
from quadriga.games.republic.whole.treasury import change_treasury
from quadriga.games.republic.whole.war.forces import bring_home, lose_veteran


@final
class RebelUpkeep(Procedure[Rome]):
    """6.2a: after personal revenue, before redistribution, the rebel pays the legions that owe no rebel allegiance."""

    def run(self, p: Rome) -> None:
        if p.rebel >= 0 and paid_legions(p):
            p.begin(KeepLegions())


def paid_legions(p: Rome) -> int:
    """6.2a: plain legions, and veterans who owe allegiance to no rebel."""
    return p.army[p.rebel] + len(foreign_veterans(p))


def foreign_veterans(p: Rome) -> list[int]:
    """Veterans of the rebel army who owe allegiance to no rebel."""
    rebels = [p.rebel, *p.seconds]
    return [number for number in p.veterans(FORCE + p.rebel) if p.veteran_of[number] not in rebels]


@final
class KeepLegions(Count[Rome]):
    """6.2b, 6.2c: paid by the rebels, then by their faction treasury; the others return to the State at once."""

    verbs: ClassVar[tuple[int, ...]] = (words.KEEP_LEGIONS,)
    prompt: ClassVar[str] = words.ASK_UPKEEP

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[p.rebel])

    def bounds(self, p: Rome) -> tuple[int, int]:
        purse = p.purse[p.faction[p.rebel]] + sum([p.talents[one] for one in [p.rebel, *p.seconds]])
        return 0, min(paid_legions(p), purse // p.deck.unit_cost)

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MUCH

    def counted(self, p: Rome, number: int) -> None:
        due = number * p.deck.unit_cost
        for one in [p.rebel, *p.seconds]:
            own = min(due, p.talents[one])
            p.talents[one] -= own
            due -= own
        change_treasury(p, p.faction[p.rebel], -due)
        left = paid_legions(p) - number
        plain = min(left, p.army[p.rebel])
        veterans = foreign_veterans(p)[: left - plain]
        p.army[p.rebel] -= plain
        p.legions += plain
        for veteran in veterans:
            p.veteran_at[veteran] = RESERVE
        if left:
            p.tell(words.E_RELEASED, left)
            p.freed = [*[-1] * plain, *veterans]


@final
class DropReleased(Procedure[Rome]):
    """6.2d: the highest official decides about the legions a rebel let go."""

    def run(self, p: Rome) -> None:
        if p.freed and p.official() >= 0:
            p.begin(DropLegions())


@final
class DropLegions(Count[Rome]):
    """6.2d: how many of them get no pay and are disbanded, plain ones first."""

    verbs: ClassVar[tuple[int, ...]] = (words.DROP_LEGIONS,)
    prompt: ClassVar[str] = words.ASK_DROP

    def turn(self, p: Rome) -> Seat:
        return Seat(p.chair())

    def bounds(self, p: Rome) -> tuple[int, int]:
        return 0, len(p.freed)

    def forbids(self, p: Rome, number: int) -> int:
        return words.R_NOT_SO_MANY

    def counted(self, p: Rome, number: int) -> None:
        for veteran in p.freed[:number]:
            if veteran < 0:
                p.legions -= 1
            else:
                lose_veteran(p, veteran)
        p.freed = []
        if number:
            p.tell(words.E_DISBANDED, number, 0)


@final
class Ransoms(Procedure[Rome]):
    """10.71c: before redistribution each faction with a captive is asked."""

    def run(self, p: Rome) -> None:
        for seat in reversed(p.in_order()):
            for one in p.members(seat):
                if p.place[one] == CAPTIVE:
                    p.begin(Ransom(one))


@final
class Ransom(YesNo[Rome]):
    """10.71c: from his own and his faction's treasury; he is in Rome again."""

    verbs: ClassVar[tuple[int, ...]] = (words.PAY_RANSOM, words.KEEP_TALENTS)
    prompt: ClassVar[str] = words.ASK_RANSOM

    def __init__(self, senator: int) -> None:
        self.senator: Final = senator

    def turn(self, p: Rome) -> Seat:
        return Seat(p.faction[self.senator])

    def about(self, p: Rome) -> list[tuple[str, Kind, int]]:
        return [
            ("commander", words.COMMANDER, self.senator),
            ("number", words.NUMBER, p.cards.ransom(p.influence[self.senator])),
        ]

    def forbids_yes(self, p: Rome) -> int:
        there = p.talents[self.senator] + p.purse[p.faction[self.senator]]
        return 0 if there >= p.cards.ransom(p.influence[self.senator]) else words.R_NOT_SO_MUCH

    def seals(self, p: Rome, move: Move) -> bool:
        """It shows that the faction could pay."""
        return True

    def yes(self, p: Rome) -> None:
        price = p.cards.ransom(p.influence[self.senator])
        own = min(price, p.talents[self.senator])
        p.talents[self.senator] -= own
        change_treasury(p, p.faction[self.senator], own - price)
        p.tell(words.E_RANSOMED, self.senator, price)
        bring_home(p, self.senator)
