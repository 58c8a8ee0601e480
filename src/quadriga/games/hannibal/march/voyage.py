"""Naval movement (rulebook chapter 11)."""

from typing import Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import Move
from quadriga.games.hannibal import words
from quadriga.games.hannibal.attrition import OneDie
from quadriga.games.hannibal.board import (
    RETURN,
    SUNK,
)
from quadriga.games.hannibal.cards.counters import Moment
from quadriga.games.hannibal.cards.entry import AMONG_TRIBES
from quadriga.games.hannibal.force import (
    settle_space,
)
from quadriga.games.hannibal.march.army import march_space
from quadriga.games.hannibal.march.contact import (
    AT_SEA,
    naval_modifier,
    naval_result,
    needs_naval_combat,
    sink,
)
from quadriga.games.hannibal.march.fatigue import tire_army
from quadriga.games.hannibal.march.march import ENDED, STOPPED
from quadriga.games.hannibal.march.reaction import Arrive
from quadriga.games.hannibal.march.step import enter
from quadriga.games.hannibal.position import Hannibal


@final
class Voyage(Procedure["Hannibal"]):
    """11.1, 11.5: the ships leave; Rome attacks those of Carthage."""

    def __init__(self, space: int, into: int, had: int) -> None:
        self.space: Final = space
        self.into: Final = into
        self.had: Final = had

    def run(self, p: Hannibal) -> None:
        march = p.marching()
        played = p.in_play()
        if march.over:
            return
        played.sailed = march.general + 1
        if self.had and march.cu == 0:
            march.over = ENDED
            settle_space(p, march_space(p))
        elif needs_naval_combat(p, march_space(p), self.space):
            p.begin(NavalCombat(self.space, self.into))
        else:
            land(p, self.space, self.into)


@final
class NavalCombat(OneDie):
    """11.5, 11.6: one die of Rome's against a Carthaginian voyage."""

    def __init__(self, space: int, into: int) -> None:
        self.space: Final = space
        self.into: Final = into

    def play(self, p: Hannibal, move: Move) -> None:
        march = p.marching()
        result = naval_result(p, move.a, naval_modifier(p, march_space(p), self.space))
        if result == SUNK:
            sink(p)
        elif result == RETURN:
            march.over = STOPPED
        else:
            land(p, self.space, self.into)


def land(p: Hannibal, space: int, into: int) -> None:
    """11.1, 11.3: the army disembarks in a port, or straight into its own city."""
    march = p.marching()
    here = march.at
    tire_army(p, p.board.naval_cost)
    enter(p, p.board.inside[space] if into else space, here, AT_SEA)
    march.second_at = march.at
    p.tell(words.E_SAILED, march.general, space)
    if into:
        march.over = ENDED
    else:
        p.begin(Arrive())
        p.begin(Moment(AMONG_TRIBES, 1 - p.active, space))
