"""The balance of the campaign (rulebook 2.F): capitals and ports, counters returned, the year closed."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus.board import NONE
from quadriga.games.ultimus.counters import lay_down
from quadriga.games.ultimus.forces import group_of, holder, on_map
from quadriga.games.ultimus.lives import DISSOLVED, kill
from quadriga.games.ultimus.migration import end_migration
from quadriga.games.ultimus.position import AT_SEA, DEAD, OFF, TEMPORARY_FLEET, Ultimus
from quadriga.games.ultimus.quarters import is_held_against
from quadriga.games.ultimus.regnum import holds_town
from quadriga.games.ultimus.scenarios import FOEDERATI, REGNUM, REVOLT
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.tribes import set_status
from quadriga.games.ultimus.words import (
    DISCARD,
    E_CAPITAL,
    E_DISSOLVED,
    E_FLEET,
    KEEP,
    MOVE_CAPITAL,
    MUST_DISCARD,
    NOT_A_TOWN,
    NOT_IN_HAND,
    PASS,
    TRIBE,
)


@final
class CapitalsAndPorts(Procedure[Ultimus]):
    """2.F: migrants return to their camp, lost capitals are replaced or end a Regnum, ports decide about fleets."""

    def run(self, p: Ultimus) -> None:
        end_migration(p)
        for fleet in range(len(p.fleet_at)):
            check_port(p, fleet)
        for tribe in range(len(p.tribe_status)):
            capital = p.tribe_capital[tribe]
            if p.tribe_status[tribe] == REGNUM and capital != NONE and is_held_against(p, capital):
                p.begin(LostCapital(tribe))


def check_port(p: Ultimus, fleet: int) -> None:
    """3.4.2: next turn a fleet is his who holds its home port; the temporary one his who holds the port it lies in."""
    at = p.fleet_at[fleet]
    if at == OFF:
        return
    port = p.board.fleet_home[fleet] if fleet != TEMPORARY_FLEET else at
    if port >= AT_SEA:
        return
    side = holder(p, port)
    if side != p.fleet_side[fleet]:
        p.fleet_side[fleet] = side
        p.tell(E_FLEET, fleet, side)


def other_capitals(p: Ultimus, tribe: int) -> list[int]:
    """4.5.3: towns the people holds with a unit and a leader."""
    return sorted({p.leader_at[leader] for leader in p.roster.tribe_leaders[tribe] if holds_town(p, leader)})


@final
class LostCapital(Procedure[Ultimus]):
    """4.5.3, 9.4: a lost capital moves to another town; without one the Regnum is dissolved."""

    fields: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def run(self, p: Ultimus) -> None:
        towns = other_capitals(p, self.tribe)
        if len(towns) == 1:
            move_capital(p, self.tribe, towns[0])
        elif towns:
            p.begin(ChooseCapital(self.tribe))
        else:
            dissolve(p, self.tribe)


def move_capital(p: Ultimus, tribe: int, zone: int) -> None:
    """4.5.3: the marker Capitale is moved."""
    p.tribe_capital[tribe] = zone
    p.tell(E_CAPITAL, tribe, zone)


def dissolve(p: Ultimus, tribe: int) -> None:
    """9.4: with units left the people is in revolt, its king dies and its fallen come back weakened; else Foederati."""
    king = p.tribe_rex[tribe]
    alive = bool(on_map(p, tribe))
    p.tell(E_DISSOLVED, tribe)
    for one in group_of(p, tribe):
        set_status(p, one, REVOLT if alive else FOEDERATI)
    if alive:
        p.tribe_broken[tribe] = 1
        if king != NONE:
            kill(p, king, DISSOLVED)
            p.leader_at[king] = DEAD


@final
class ChooseCapital(Decision[Ultimus]):
    """4.5.3: the BARBARE chooses the new capital."""

    fields: ClassVar[tuple[str, ...]] = ("tribe",)
    verbs: ClassVar[tuple[int, ...]] = (MOVE_CAPITAL,)
    prompt: ClassVar[str] = "capital"

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("tribe", TRIBE, self.tribe)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(MOVE_CAPITAL, zone) for zone in other_capitals(p, self.tribe)]

    def play(self, p: Ultimus, move: Move) -> None:
        move_capital(p, self.tribe, move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_A_TOWN if move.a != ANY else 0


# ---------------------------------------------------------------- counters


@final
class ReturnCounters(Procedure[Ultimus]):
    """2.F, 6: both players put back what they may not keep."""

    def run(self, p: Ultimus) -> None:
        for camp in (BARBARE, ROMAIN):
            p.begin(SortHand(camp))


@final
class SortHand(Procedure[Ultimus]):
    """6: a player who holds any counter is asked, whatever he holds."""

    fields: ClassVar[tuple[str, ...]] = ("camp",)

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if p.held(self.camp):
            p.begin(Discard(self.camp))
        else:
            p.kept[int(p.seat_of(self.camp))] = 0


@final
class Discard(Decision[Ultimus]):
    """2.F, 6: counters the camp can never use go back openly, then any beyond five; then the player passes."""

    fields: ClassVar[tuple[str, ...]] = ("camp",)
    verbs: ClassVar[tuple[int, ...]] = (DISCARD, PASS)
    prompt: ClassVar[str] = "discard"

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def forbids_discard(self, p: Ultimus, kind: int) -> int:
        """6: only what must go goes: the useless first, then as many as are too many."""
        if not p.has(self.camp, kind):
            return NOT_IN_HAND
        if not p.tables.usable(kind, self.camp):
            return 0
        return KEEP if self.is_useless_there(p) or p.held(self.camp) <= p.tables.hand_limit else 0

    def is_useless_there(self, p: Ultimus) -> bool:
        """Whether the hand holds counters of the other camp."""
        return any(p.has(self.camp, kind) and not p.tables.usable(kind, self.camp) for kind in range(len(p.cup)))

    def moves(self, p: Ultimus) -> list[Move]:
        moves = [Move(DISCARD, kind) for kind in range(len(p.cup)) if not self.forbids_discard(p, kind)]
        return moves or [Move(PASS)]

    def seals(self, p: Ultimus, move: Move) -> bool:
        return True

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == DISCARD:
            p.begin(SortHand(self.camp))
            lay_down(p, self.camp, move.a)
            return
        seat = int(p.seat_of(self.camp))
        p.kept[seat] = p.held(self.camp)
        p.kept_for[seat] = self.camp

    def why(self, p: Ultimus, move: Move) -> int:
        if move.verb == PASS:
            return MUST_DISCARD
        return self.forbids_discard(p, move.a) if move.a != ANY else KEEP
