"""Dice, attrition and who takes the losses (rulebook chapters 17.2 and 21)."""

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from quadriga.engine.chance import Rng
from quadriga.engine.frame import Chance, Procedure
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import Count
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal import options, words
from quadriga.games.hannibal.board import CARTHAGE, PLACES, ROME
from quadriga.games.hannibal.force import elephants_at, is_unfriendly, settle_space
from quadriga.games.hannibal.position import Hannibal

FACES: Final = 6
DICE: Final = [(Move(words.ROLL, face), 1) for face in range(1, FACES + 1)]


def within(rating: int) -> int:
    """How many faces of a die are no higher than a rating."""
    return max(0, min(rating, FACES))


@mypyc_attr(allow_interpreted_subclasses=True)
class OneDie(Chance["Hannibal"]):
    """One six-sided die; what it means is for the subclasses."""

    verbs: ClassVar[tuple[int, ...]] = (words.ROLL,)

    def chances(self, p: Hannibal) -> list[tuple[Move, int]]:
        return DICE[:]

    def draw(self, p: Hannibal, rng: Rng) -> Move:
        return DICE[rng.below(6)][0]


def attrition_row(p: Hannibal, die: int) -> int:
    """21.2: the row of the table for a modified die; beyond its ends the last row counts."""
    row = die - p.board.attrition_first
    last = len(p.board.attrition) - 1
    return 0 if row < 0 else last if row > last else row


def attrition_column(p: Hannibal, size: int) -> int:
    """21.2: the column of the table for a force, or a number of battle rounds."""
    column = 0
    starts = p.board.attrition_from
    while column + 1 < len(starts) and starts[column + 1] <= size:
        column += 1
    return column


def event_modifier(p: Hannibal, printed: int) -> int:
    """25 (52, 60): what the event adds to the roll; Ruling H-03 on its sign, which is hard to read."""
    return -printed if p.options[options.ATTRITION_SIGNS] == options.MINUS else printed


def lose_units(p: Hannibal, side: int, place: int, count: int, forced: int, army: int) -> None:
    """17.2: take losses; `forced` of them are elephants if there are any, the rest as their owner likes.

    `army` restricts them to the army on the march, which may share its place with others.
    """
    have = p.marching().cu if army else p.cu[side * PLACES + place]
    elephants = p.marching().elephants if army else elephants_at(p, side, place)
    count = min(count, have)
    low = max(min(forced, elephants, count), count - (have - elephants))
    high = min(count, elephants)
    if low < high:
        p.begin(LoseWhich(side, place, count, low, high, army))
    elif count:
        take_losses(p, side, place, count, low, army)


def take_losses(p: Hannibal, side: int, place: int, count: int, elephants: int, army: int) -> None:
    """Losses, chosen: off the map, and counted if a battle is on (15.5)."""
    p.cu[side * PLACES + place] -= count
    if elephants:
        p.elephants[place] -= elephants
    march = p.march
    if march is not None and side == p.active and place == march.at:
        shrink_army(p, side, place, count if army else 0, elephants if army else 0)
    if p.battle is not None:
        lost = p.battle.lost
        p.battle.lost = replaced(lost, side, lost[side] + count)
    p.tell(words.E_LOSSES, side, count, p.board.space_of[place])


def shrink_army(p: Hannibal, side: int, place: int, count: int, elephants: int) -> None:
    """Keep the count of the army on the march within what stands in its place."""
    march = p.marching()
    march.cu = min(march.cu - count, p.cu[side * PLACES + place])
    march.elephants = min(march.elephants - elephants, elephants_at(p, side, place), march.cu)
    trim_levels(p, march.cu)


def trim_levels(p: Hannibal, count: int) -> None:
    """10.11: drop the most tired CUs of the army from the tally until `count` are left."""
    march = p.marching()
    levels = march.levels
    over = sum(levels) - count
    level = len(levels) - 1
    while over > 0 and level >= 0:
        gone = min(over, levels[level])
        levels[level] -= gone
        over -= gone
        level -= 1
    march.whole = min(march.whole, count)


@final
class LoseWhich(Count["Hannibal"]):
    """17.2: the Carthaginian says how many of the CUs he loses are elephants."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOSE_ELEPHANTS,)
    prompt: ClassVar[str] = words.ASK_LOSE_WHICH

    def __init__(self, side: int, place: int, count: int, low: int, high: int, army: int) -> None:
        self.side: Final = side
        self.place: Final = place
        self.count: Final = count
        self.low: Final = low
        self.high: Final = high
        self.army: Final = army

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("units", words.NUMBER, self.count), ("space", words.SPACE, p.board.space_of[self.place])]

    def bounds(self, p: Hannibal) -> tuple[int, int]:
        return self.low, self.high

    def forbids(self, p: Hannibal, number: int) -> int:
        return words.R_ELEPHANTS

    def counted(self, p: Hannibal, number: int) -> None:
        take_losses(p, self.side, self.place, self.count, number, self.army)


@final
class Attrition(OneDie):
    """21.2: one force rolls on the attrition table. `column` -1 is the size of the force."""

    def __init__(self, side: int, place: int, modifier: int, column: int, army: int) -> None:
        self.side: Final = side
        self.place: Final = place
        self.modifier: Final = modifier
        self.column: Final = column
        self.army: Final = army

    def play(self, p: Hannibal, move: Move) -> None:
        size = p.marching().cu if self.army else p.cu[self.side * PLACES + self.place]
        column = self.column if self.column >= 0 else attrition_column(p, size)
        row = attrition_row(p, move.a + self.modifier)
        loss = min(size, p.board.attrition[row][column])
        p.tell(words.E_ATTRITION, self.side, p.board.space_of[self.place], move.a, self.modifier, loss)
        if not self.army:
            p.begin(Settle(p.board.space_of[self.place]))
        forced = 1 if p.board.attrition_elephant[row] else 0
        lose_units(p, self.side, self.place, loss, forced, self.army)


@final
class Settle(Procedure["Hannibal"]):
    """What follows of itself once losses were taken in a space."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, p: Hannibal) -> None:
        settle_space(p, self.space)


@final
class WinterAttrition(Procedure["Hannibal"]):
    """21.1: in winter every force in the space of an enemy marker or an unfriendly tribe rolls."""

    def run(self, p: Hannibal) -> None:
        p.phase = 3
        p.tell(words.E_PHASE, 3)
        board = p.board
        for side in (CARTHAGE, ROME):
            for place in range(PLACES - 1, -1, -1):
                if p.cu[side * PLACES + place] and is_unfriendly(p, side, board.space_of[place]):
                    p.begin(Attrition(side, place, 0, -1, 0))
