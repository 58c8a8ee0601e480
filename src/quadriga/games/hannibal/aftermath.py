"""The end of a battle: casualties, the retreat table, breaking off (rulebook chapters 14.10-14.12 and 16.2-16.3)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.games.hannibal.attrition import OneDie, attrition_column, attrition_row, lose_units, take_losses
from quadriga.games.hannibal.board import CARTHAGE, PLACES, ROME, SPACES
from quadriga.games.hannibal.force import (
    displace_all,
    elephants_at,
    generals_at,
    is_unfriendly,
    may_be_in,
    move_general,
    name_chief,
    settle_space,
    shift_units,
)
from quadriga.games.hannibal.politics import units_in
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.retreat import BeginRetreat, RetreatInside
from quadriga.games.hannibal.words import (
    E_CASUALTIES,
    E_RETREAT_ROLL,
    E_RETREATS,
    E_WON,
    R_NO_WITHDRAWAL,
    WITHDRAW_TO,
    WORDS,
)


def conclude(p: Hannibal, loser: int, tactic: int) -> None:
    """14.10: the battle is decided; `tactic` won it, -1 if the loser ran out of cards."""
    p.battle_loser = loser
    p.tell(E_WON, 1 - loser, p.battle_rounds)
    p.begin(BeginRetreat(loser))
    p.begin(RetreatTable(loser, p.board.retreat_modifier[tactic] if tactic >= 0 else 0))
    if p.battle_rounds:
        p.begin(Casualties())


@final
class Casualties(OneDie):
    """14.11: one die for both sides on the attrition table, in the column of the number of rounds."""

    def play(self, p: Hannibal, move: Move) -> None:
        row = attrition_row(p, move.a)
        loss = p.board.attrition[row][attrition_column(p, p.battle_rounds)]
        p.tell(E_CASUALTIES, move.a, loss)
        forced = 1 if p.board.attrition_elephant[row] else 0
        for side in (CARTHAGE, ROME):
            lose_units(p, side, p.battle_at, loss, forced if loss else 0, 0)


@final
class RetreatTable(OneDie):
    """14.12: what the flight costs the loser, by the size of his army when the battle began."""

    fields: ClassVar[tuple[str, ...]] = ("side", "modifier")

    def __init__(self, side: int, modifier: int) -> None:
        self.side: Final = side
        self.modifier: Final = modifier

    def play(self, p: Hannibal, move: Move) -> None:
        board = p.board
        row = max(0, min(move.a + self.modifier - board.retreat_first, len(board.retreat) - 1))
        loss = board.retreat[row][1 if p.battle_start[self.side] >= board.retreat_large else 0]
        have = p.cu[self.side * PLACES + p.battle_at]
        loss = min(loss, have)
        p.tell(E_RETREAT_ROLL, self.side, move.a, self.modifier, loss)
        if loss and loss == have:
            take_losses(p, self.side, p.battle_at, loss, elephants_at(p, self.side, p.battle_at), 0)
            displace_all(p, self.side, p.battle_at)
        elif loss:
            lose_units(p, self.side, p.battle_at, loss, 1, 0)


# ---------------------------------------------------------------- 16 withdrawal


def withdrawal_spaces(p: Hannibal, side: int) -> list[int]:
    """16.2, 16.3: where a side may break off to; the battle space itself stands for the city it came out of."""
    space = p.battle_at
    if side == p.battle_attacker:
        if p.battle_from >= SPACES:
            return [space]
        if p.battle_landed or p.battle_from < 0:
            return []
        spaces = [p.battle_from]
    else:
        spaces = [other for other in p.board.road[space] if other != p.battle_from]
    generals = generals_at(p, side, space)
    return [
        other
        for other in spaces
        if other in p.board.road[space]
        and not is_unfriendly(p, side, other)
        and not units_in(p, 1 - side, other)
        and all(may_be_in(p, general, other) for general in generals)
    ]


def withdrew(p: Hannibal, side: int) -> None:
    """16.2: the battle ends; casualties as usual, but nobody rolls on the retreat table."""
    p.begin(Withdrawal(side))
    p.begin(SortieEnds(side))
    if p.battle_rounds:
        p.begin(Casualties())


@final
class SortieEnds(Procedure["Hannibal"]):
    """16.2: when a relieving army breaks off, those who came out to it may go back behind their walls."""

    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, p: Hannibal) -> None:
        if self.side == p.battle_attacker and p.battle_sortie and p.battle_from < SPACES:
            p.begin(RetreatInside(self.side, p.battle_sortie))


@final
class Withdrawal(Decision["Hannibal"]):
    """16.2: the army that broke off goes to a neighbouring space, all of it together."""

    fields: ClassVar[tuple[str, ...]] = ("side",)
    verbs: ClassVar[tuple[int, ...]] = (WITHDRAW_TO,)
    prompt: ClassVar[str] = WORDS.prompt("withdraw-to", "16.2")

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def turn(self, p: Hannibal) -> Seat:
        return Seat(self.side)

    def moves(self, p: Hannibal) -> list[Move]:
        return [Move(WITHDRAW_TO, space) for space in withdrawal_spaces(p, self.side)]

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_WITHDRAWAL

    def play(self, p: Hannibal, move: Move) -> None:
        space = p.battle_at
        to = p.board.inside[space] if move.a == space else move.a
        shift_units(p, self.side, space, to, p.cu[self.side * PLACES + space], elephants_at(p, self.side, space))
        for general in generals_at(p, self.side, space):
            move_general(p, general, to)
        if self.side == CARTHAGE and p.train == space:
            p.train = to
        name_chief(p, self.side, to)
        p.tell(E_RETREATS, self.side, p.board.space_of[to])
        settle_space(p, space)
        settle_space(p, p.board.space_of[to])


@final
class EndBattle(Procedure["Hannibal"]):
    """14.1: all battle cards go back into the bag."""

    def run(self, p: Hannibal) -> None:
        space = p.battle_at
        p.battle_at = -1
        p.battle_deck = p.board.battle_count[:]
        p.battle_hand = [0] * 12
        p.battle_shown = [0] * 12
        p.battle_due = [0, 0]
        p.battle_toll = [0, 0]
        p.battle_card = -1
        p.battle_cavalry = 0
        p.battle_chief = [-1, -1]
        p.battle_start = [0, 0]
        p.battle_from = -1
        p.battle_landed = 0
        p.battle_sortie = 0
        p.battle_came_out = 0
        p.battle_rounds = 0
        p.battle_lost = [0, 0]
        p.battle_withdrawals = 0
        p.battle_loser = 2
        p.probe_used = 0
        p.allies_gone = [0, 0]
        p.spy = [0, 0]
        settle_space(p, space)
