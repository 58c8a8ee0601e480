"""One step of a march by land, and who may spoil it (rulebook chapters 10.2, 10.6, 20.5 and 21.3)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.hannibal.army import come_back, march_space, move_army
from quadriga.games.hannibal.attrition import Attrition
from quadriga.games.hannibal.board import (
    ALPINE,
    CITY,
    PASS,
    PLACES,
)
from quadriga.games.hannibal.cards import BAD_WEATHER, HOSTILE_TRIBES
from quadriga.games.hannibal.contact import (
    begin_pass_attrition,
)
from quadriga.games.hannibal.counter_events import spend_counter
from quadriga.games.hannibal.fatigue import tire_army
from quadriga.games.hannibal.options import O_TRIBES_TRUCE
from quadriga.games.hannibal.politics import break_truce
from quadriga.games.hannibal.position import ENDED, Hannibal
from quadriga.games.hannibal.reaction import Arrive
from quadriga.games.hannibal.words import (
    COUNTER,
    E_STEPPED,
    E_WEATHER,
    GENERAL,
    PASS_BY,
    R_NO_COUNTER,
    SPACE,
    WORDS,
)

WEATHER_POINTS: Final = 2
"""25 (41): in bad weather a general is not carried further than two points."""


@final
class Weather(Decision["Hannibal"]):
    """25 (41): before the third point is spent, the enemy may hold the general back."""

    verbs: ClassVar[tuple[int, ...]] = (COUNTER, PASS_BY)
    prompt: ClassVar[str] = WORDS.prompt("weather", "25")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher)]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [Move(COUNTER, BAD_WEATHER)] if p.holds(1 - p.active, BAD_WEATHER) else []
        moves.append(Move(PASS_BY))
        return moves

    def why(self, p: Hannibal, move: Move) -> int:
        return R_NO_COUNTER

    def seals(self, p: Hannibal, move: Move) -> bool:
        return move.verb == COUNTER

    def play(self, p: Hannibal, move: Move) -> None:
        if move.verb == COUNTER:
            spend_counter(p, 1 - p.active, BAD_WEATHER)
            hold_back(p)


def hold_back(p: Hannibal) -> None:
    """25 (41): the general is put back where his second point had brought him, and moves no more."""
    p.march_over = ENDED
    back = p.second_at
    walled = p.board.kind[p.board.space_of[back]] == CITY
    if back != p.march_at and (walled or not p.cu[(1 - p.active) * PLACES + back]):
        come_back(p, back)
    p.tell(E_WEATHER, p.marcher, march_space(p))


@final
class TakeStep(Procedure["Hannibal"]):
    """10.2, 10.6: the army enters the next space, pays for it and, after a pass, rolls for attrition."""

    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def run(self, p: Hannibal) -> None:
        if p.march_over:
            return
        here = p.march_at
        link = p.board.link_kind(here, self.space)
        tire_army(p, p.board.cost[link])
        enter(p, self.space, here, link)
        if p.march_spent <= WEATHER_POINTS:
            p.second_at = p.march_at
        p.tell(E_STEPPED, p.marcher, self.space)
        p.begin(Arrive())
        p.begin(TribesAttack())
        if link in (ALPINE, PASS):
            begin_pass_attrition(p)


def enter(p: Hannibal, place: int, start: int, link: int) -> None:
    """The army is in a new place and may pick up and drop there."""
    move_army(p, place)
    p.march_from = start
    p.march_link = link
    p.touched = 0


def sally(p: Hannibal) -> None:
    """20.5: those inside come out to fight before the walls."""
    here = p.march_at
    tire_army(p, 1)
    enter(p, march_space(p), here, 0)
    p.begin(Arrive())


@final
class TribesAttack(Procedure["Hannibal"]):
    """25 (7-8): in Gallia Transalpina and Liguria the enemy may set the tribes on an army that enters."""

    def run(self, p: Hannibal) -> None:
        hostile = p.board.province[march_space(p)] in p.board.hostile
        enemy = 1 - p.active
        if hostile and p.army_cu and any(p.could_hold(enemy, card) for card in HOSTILE_TRIBES):
            p.begin(SetTribesOn())


@final
class SetTribesOn(Decision["Hannibal"]):
    """21.3, 25 (7-8): hostile tribes as a counter-event, or not."""

    verbs: ClassVar[tuple[int, ...]] = (COUNTER, PASS_BY)
    prompt: ClassVar[str] = WORDS.prompt("set-tribes-on", "25")

    def turn(self, p: Hannibal) -> Seat:
        return Seat(1 - p.active)

    def about(self, p: Hannibal) -> list[tuple[str, Kind, int]]:
        return [("general", GENERAL, p.marcher), ("space", SPACE, march_space(p))]

    def moves(self, p: Hannibal) -> list[Move]:
        moves = [Move(COUNTER, card) for card in HOSTILE_TRIBES if p.holds(1 - p.active, card)]
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
        if not p.options[O_TRIBES_TRUCE]:
            break_truce(p)
        p.begin(TribesAttack())
        p.begin(Attrition(p.active, p.march_at, 0, p.board.hostile_column, 1))
