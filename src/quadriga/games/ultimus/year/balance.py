"""The balance of the campaign (rulebook 2.F): capitals and ports, counters returned, the year closed."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.engine.steps import ChooseOne
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus import words
from quadriga.games.ultimus.forces import group_of, holder, on_map
from quadriga.games.ultimus.peoples.regnum import holds_town
from quadriga.games.ultimus.peoples.tribes import set_status
from quadriga.games.ultimus.position import AT_SEA, DEAD, OFF, TEMPORARY_FLEET, Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import FOEDERATI, REGNUM, REVOLT
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.stratagems.counters import lay_down
from quadriga.games.ultimus.stratagems.migration import end_migration
from quadriga.games.ultimus.throne.lives import DISSOLVED, kill
from quadriga.games.ultimus.year.winter_tribes import SCATTERED, is_held_against


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
        p.fleet_side = replaced(p.fleet_side, fleet, side)
        p.tell(words.E_FLEET, fleet, side)


def other_capitals(p: Ultimus, tribe: int) -> list[int]:
    """4.5.3: towns the people holds with a unit and a leader."""
    return sorted({p.leader_at[leader] for leader in p.roster.tribe_leaders[tribe] if holds_town(p, leader)})


@final
class LostCapital(Procedure[Ultimus]):
    """4.5.3, 9.4: a lost capital moves to another town; without one the Regnum is dissolved."""

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
    p.tribe_capital = replaced(p.tribe_capital, tribe, zone)
    p.tell(words.E_CAPITAL, tribe, zone)


def dissolve(p: Ultimus, tribe: int) -> None:
    """9.4: with units left the people is in revolt, its king dies and its fallen come back weakened; else Foederati."""
    king = p.tribe_rex[tribe]
    alive = bool(on_map(p, tribe))
    p.tell(words.E_DISSOLVED, tribe)
    for one in group_of(p, tribe):
        set_status(p, one, REVOLT if alive else FOEDERATI)
    if not alive:
        p.tribe_broken = replaced(p.tribe_broken, tribe, SCATTERED)
    else:
        p.tribe_broken = replaced(p.tribe_broken, tribe, 1)
        if king != NONE:
            kill(p, king, DISSOLVED)
            p.leader_at[king] = DEAD


@final
class ChooseCapital(ChooseOne[Ultimus]):
    """4.5.3: the BARBARE chooses the new capital."""

    verbs: ClassVar[tuple[int, ...]] = (words.MOVE_CAPITAL,)
    prompt: ClassVar[str] = words.ASK_CAPITAL

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("tribe", words.TRIBE, self.tribe)]

    def candidates(self, p: Ultimus) -> list[int]:
        return other_capitals(p, self.tribe)

    def chose(self, p: Ultimus, one: int) -> None:
        move_capital(p, self.tribe, one)

    def forbids(self, p: Ultimus, one: int) -> int:
        return words.R_NOT_A_TOWN


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

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if p.held(self.camp):
            p.begin(Discard(self.camp))
        else:
            p.kept = replaced(p.kept, int(p.seat_of(self.camp)), 0)


@final
class Discard(ChooseOne[Ultimus]):
    """2.F, 6: counters the camp can never use go back openly, then any beyond five; then the player passes."""

    verbs: ClassVar[tuple[int, ...]] = (words.DISCARD, words.PASS)
    prompt: ClassVar[str] = words.ASK_DISCARD

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def forbids(self, p: Ultimus, one: int) -> int:
        """6: only what must go goes: the useless first, then as many as are too many."""
        if not p.has(self.camp, one):
            return words.R_NOT_IN_HAND
        if not p.tables.usable(one, self.camp):
            return 0
        return words.R_KEEP if self.is_useless_there(p) or p.held(self.camp) <= p.tables.hand_limit else 0

    def is_useless_there(self, p: Ultimus) -> bool:
        """Whether the hand holds counters of the other camp."""
        return any(p.has(self.camp, kind) and not p.tables.usable(kind, self.camp) for kind in range(len(p.cup)))

    def candidates(self, p: Ultimus) -> list[int]:
        return [kind for kind in range(len(p.cup)) if not self.forbids(p, kind)]

    def forbids_declining(self, p: Ultimus) -> int:
        return words.R_MUST_DISCARD if self.candidates(p) else 0

    def seals(self, p: Ultimus, move: Move) -> bool:
        return True

    def chose(self, p: Ultimus, one: int) -> None:
        p.begin(SortHand(self.camp))
        lay_down(p, self.camp, one)

    def declined(self, p: Ultimus) -> None:
        seat = int(p.seat_of(self.camp))
        p.kept = replaced(p.kept, seat, p.held(self.camp))
        p.kept_for = replaced(p.kept_for, seat, self.camp)
