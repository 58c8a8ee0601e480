"""The end of a battle: casualties, the retreat table, breaking off (rulebook chapters 14.10-14.12 and 16.2-16.3)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.games.hannibal import words
from quadriga.games.hannibal.attrition import OneDie, attrition_column, attrition_row, lose_units, take_losses
from quadriga.games.hannibal.battle.retreat import BeginRetreat, RetreatInside
from quadriga.games.hannibal.board import CARTHAGE, PLACES, ROME, SPACES
from quadriga.games.hannibal.force import (
    can_be_in,
    displace_all,
    elephants_at,
    generals_at,
    is_unfriendly,
    move_general,
    name_chief,
    settle_space,
    shift_units,
)
from quadriga.games.hannibal.politics import units_in
from quadriga.games.hannibal.position import Hannibal


def conclude(p: Hannibal, loser: int, tactic: int) -> None:
    """14.10: the battle is decided; `tactic` won it, -1 if the loser ran out of cards."""
    battle = p.fighting()
    battle.loser = loser
    p.tell(words.E_WON, 1 - loser, battle.rounds)
    p.begin(BeginRetreat(loser))
    p.begin(RetreatTable(loser, p.board.retreat_modifier[tactic] if tactic >= 0 else 0))
    if battle.rounds:
        p.begin(Casualties())


@final
class Casualties(OneDie):
    """14.11: one die for both sides on the attrition table, in the column of the number of rounds."""

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        row = attrition_row(p, move.a)
        loss = p.board.attrition[row][attrition_column(p, battle.rounds)]
        p.tell(words.E_CASUALTIES, move.a, loss)
        forced = 1 if p.board.attrition_elephant[row] else 0
        for side in (CARTHAGE, ROME):
            lose_units(p, side, battle.at, loss, forced, 0)


@final
class RetreatTable(OneDie):
    """14.12: what the flight costs the loser, by the size of his army when the battle began."""

    def __init__(self, side: int, modifier: int) -> None:
        self.side: Final = side
        self.modifier: Final = modifier

    def play(self, p: Hannibal, move: Move) -> None:
        battle = p.fighting()
        board = p.board
        row = max(0, min(move.a + self.modifier - board.retreat_first, len(board.retreat) - 1))
        loss = board.retreat[row][1 if battle.start[self.side] >= board.retreat_large else 0]
        have = p.cu[self.side * PLACES + battle.at]
        loss = min(loss, have)
        p.tell(words.E_RETREAT_ROLL, self.side, move.a, self.modifier, loss)
        if loss and loss == have:
            take_losses(p, self.side, battle.at, loss, elephants_at(p, self.side, battle.at), 0)
            displace_all(p, self.side, battle.at)
        elif loss:
            lose_units(p, self.side, battle.at, loss, 1, 0)


# ---------------------------------------------------------------- 16 withdrawal


def withdrawal_spaces(p: Hannibal, side: int) -> list[int]:
    """16.2, 16.3: where a side may break off to; the battle space itself stands for the city it came out of."""
    battle = p.fighting()
    space = battle.at
    if side == battle.attacker:
        if battle.came_from >= SPACES:
            return [space]
        if battle.came_from < 0:
            return []
        spaces = [battle.came_from]
    else:
        spaces = [other for other in p.board.road[space] if other not in (battle.came_from, battle.port)]
    generals = generals_at(p, side, space)
    return [
        other
        for other in spaces
        if other in p.board.road[space]
        and not is_unfriendly(p, side, other)
        and not units_in(p, 1 - side, other)
        and all(can_be_in(p, general, other) for general in generals)
    ]


def withdrew(p: Hannibal, side: int) -> None:
    """16.2: the battle ends; casualties as usual, but nobody rolls on the retreat table."""
    battle = p.fighting()
    p.begin(Withdrawal(side))
    p.begin(SortieEnds(side))
    if battle.rounds:
        p.begin(Casualties())


@final
class SortieEnds(Procedure["Hannibal"]):
    """16.2: when a relieving army breaks off, those who came out to it may go back behind their walls."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        battle = p.fighting()
        if self.side == battle.attacker and battle.sortie and battle.came_from < SPACES:
            p.begin(RetreatInside(self.side, battle.sortie))


@final
class Withdrawal(ChooseOne["Hannibal"]):
    """16.2: the army that broke off goes to a neighbouring space, all of it together."""

    verbs: ClassVar[tuple[int, ...]] = (words.WITHDRAW_TO,)
    prompt: ClassVar[str] = words.ASK_WITHDRAW_TO

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def candidates(self, p: Hannibal) -> list[int]:
        return withdrawal_spaces(p, self.side)

    def forbids(self, p: Hannibal, one: int) -> int:
        return words.R_NO_WITHDRAWAL

    def chose(self, p: Hannibal, one: int) -> None:
        space = p.fighting().at
        to = p.board.inside[space] if one == space else one
        shift_units(p, self.side, space, to, p.cu[self.side * PLACES + space], elephants_at(p, self.side, space))
        for general in generals_at(p, self.side, space):
            move_general(p, general, to)
        if self.side == CARTHAGE and p.train == space:
            p.train = to
        name_chief(p, self.side, to)
        p.tell(words.E_RETREATS, self.side, p.board.space_of[to])
        settle_space(p, space)
        settle_space(p, p.board.space_of[to])


@final
class EndBattle(Procedure["Hannibal"]):
    """14.1: all battle cards go back into the bag."""

    def run(self, p: Hannibal) -> None:
        space = p.fighting().at
        p.battle = None
        settle_space(p, space)
        p.end_story()
