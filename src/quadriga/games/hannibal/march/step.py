"""One step of a march by land, and who may spoil it (rulebook chapters 10.2, 10.6, 20.5 and 21.3)."""

from typing import Final, final

from quadriga.engine.frame import Procedure
from quadriga.games.hannibal import words
from quadriga.games.hannibal.board import (
    ALPINE,
    PASS,
)
from quadriga.games.hannibal.cards.counters import Moment
from quadriga.games.hannibal.cards.entry import AMONG_TRIBES
from quadriga.games.hannibal.march.army import march_space, move_army
from quadriga.games.hannibal.march.contact import (
    begin_pass_attrition,
)
from quadriga.games.hannibal.march.fatigue import tire_army
from quadriga.games.hannibal.march.reaction import Arrive
from quadriga.games.hannibal.position import Hannibal

WEATHER_POINTS: Final = 2
"""25 (41): in bad weather a general is not carried further than two points."""


@final
class TakeStep(Procedure["Hannibal"]):
    """10.2, 10.6: the army enters the next space, pays for it and, after a pass, rolls for attrition."""

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, p: Hannibal) -> None:
        march = p.marching()
        if march.over:
            return
        here = march.at
        link = p.board.link_kind(here, self.space)
        tire_army(p, p.board.cost[link])
        enter(p, self.space, here, link)
        if march.spent <= WEATHER_POINTS:
            march.second_at = march.at
        p.tell(words.E_STEPPED, march.general, self.space)
        p.begin(Arrive())
        p.begin(Moment(AMONG_TRIBES, 1 - p.active, self.space))
        if link in (ALPINE, PASS):
            begin_pass_attrition(p)


def enter(p: Hannibal, place: int, start: int, link: int) -> None:
    """The army is in a new place and may pick up and drop there."""
    march = p.marching()
    move_army(p, place)
    march.came_from = start
    march.link = link
    march.touched = 0


def sally(p: Hannibal) -> None:
    """20.5: those inside come out to fight before the walls."""
    march = p.marching()
    here = march.at
    tire_army(p, 1)
    enter(p, march_space(p), here, 0)
    p.begin(Arrive())
