"""Naval movement (rulebook chapter 11)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.army import march_space
from quadriga.games.hannibal.attrition import Attrition, OneDie, event_modifier
from quadriga.games.hannibal.board import (
    RETURN,
    SUNK,
)
from quadriga.games.hannibal.cards import BAD_WEATHER, STORMS
from quadriga.games.hannibal.contact import (
    AT_SEA,
    naval_modifier,
    naval_result,
    needs_naval_combat,
    sink,
)
from quadriga.games.hannibal.counter_events import spend_counter
from quadriga.games.hannibal.fatigue import tire_army
from quadriga.games.hannibal.force import (
    settle_space,
)
from quadriga.games.hannibal.position import ENDED, STOPPED, Hannibal
from quadriga.games.hannibal.reaction import Arrive
from quadriga.games.hannibal.steps import TribesAttack, enter
from quadriga.games.hannibal.words import (
    COUNTER,
    E_SAILED,
    E_WEATHER,
    GENERAL,
    PASS_BY,
    R_NO_COUNTER,
    SPACE,
    WORDS,
)

STORM_MODIFIER: Final = 2
"""25 (60): what a storm adds to the attrition roll of those at sea."""


@final
class SeaEvents(Procedure["Hannibal"]):
    """25 (41, 60): before any naval combat the enemy may play bad weather or storms."""

    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, p: Hannibal) -> None:
        if not p.march_over and (p.could_hold(1 - p.active, BAD_WEATHER) or self._storm(p)):
            p.begin(SeaEvent(self.space))

    def _storm(self, p: Hannibal) -> bool:
        return p.army_cu > 0 and p.could_hold(1 - p.active, STORMS)


@final
class SeaEvent(Decision["Hannibal"]):
    """25 (41, 60): a counter-event against a voyage, or none."""

    fields: ClassVar[tuple[str, ...]] = ("space",)
    verbs: ClassVar[tuple[int, ...]] = (COUNTER, PASS_BY)
    prompt: ClassVar[str] = WORDS.prompt("sea-event", "25")

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher), ("space", SPACE, self.space)]

    def moves(self, p: Hannibal) -> list[Move]:
        enemy = 1 - p.active
        moves = [Move(COUNTER, BAD_WEATHER)] if p.holds(enemy, BAD_WEATHER) else []
        if p.army_cu and p.holds(enemy, STORMS):
            moves.append(Move(COUNTER, STORMS))
        moves.append(Move(PASS_BY))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_COUNTER

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == COUNTER

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == PASS_BY:
            return
        spend_counter(p, 1 - p.active, move.a)
        if move.a == BAD_WEATHER:
            p.march_over = STOPPED
            p.tell(E_WEATHER, p.marcher, march_space(p))
        else:
            p.begin(SeaEvents(self.space))
            p.begin(Attrition(p.active, p.march_at, event_modifier(p, STORM_MODIFIER), -1, 1))


@final
class Voyage(Procedure["Hannibal"]):
    """11.1, 11.5: the ships leave; Rome attacks those of Carthage."""

    fields: ClassVar[tuple[str, ...]] = ("space", "into", "had")

    def __init__(self, space: int, into: int, had: int) -> None:
        self.space: Final = space
        self.into: Final = into
        self.had: Final = had

    def run(self, p: Hannibal) -> None:
        if p.march_over:
            return
        p.sailed = p.marcher + 1
        if self.had and p.army_cu == 0:
            p.march_over = ENDED
            settle_space(p, march_space(p))
        elif needs_naval_combat(p, march_space(p), self.space):
            p.begin(NavalCombat(self.space, self.into))
        else:
            land(p, self.space, self.into)


@final
class NavalCombat(OneDie):
    """11.5, 11.6: one die of Rome's against a Carthaginian voyage."""

    fields: ClassVar[tuple[str, ...]] = ("space", "into")

    def __init__(self, space: int, into: int) -> None:
        self.space: Final = space
        self.into: Final = into

    def play(self, p: Hannibal, move: Move) -> None:
        result = naval_result(p, move.a, naval_modifier(p, march_space(p), self.space))
        if result == SUNK:
            sink(p)
        elif result == RETURN:
            p.march_over = STOPPED
        else:
            land(p, self.space, self.into)


def land(p: Hannibal, space: int, into: int) -> None:
    """11.1, 11.3: the army disembarks in a port, or straight into its own city."""
    here = p.march_at
    tire_army(p, p.board.naval_cost)
    enter(p, p.board.inside[space] if into else space, here, AT_SEA)
    p.second_at = p.march_at
    p.tell(E_SAILED, p.marcher, space)
    if into:
        p.march_over = ENDED
    else:
        p.begin(Arrive())
        p.begin(TribesAttack())
