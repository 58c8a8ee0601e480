"""Peoples who join and part (rulebook 6.2 Alliance barbare, 6.3 Rebellion)."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision
from quadriga.engine.move import Move
from quadriga.engine.part import replaced
from quadriga.engine.seat import Seat
from quadriga.games.ultimus import words
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.forces import camp_of_tribe, group_of, is_in_play, on_map
from quadriga.games.ultimus.peoples.tribes import muster, set_status
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE
from quadriga.games.ultimus.printed.scenarios import FOEDERATI, PEACE, REVOLT, WAR
from quadriga.games.ultimus.printed.tables import BARBARE
from quadriga.games.ultimus.stratagems.counters import ALLIANCE, REBELLION
from quadriga.games.ultimus.stratagems.entry import IN_GEOSTRATEGY, AtTribe, Stratagem, is_own_master


@final
class Alliance(Stratagem):
    """6.2 Alliance barbare: a major and a minor tribe become one people."""

    def __init__(self) -> None:
        super().__init__(ALLIANCE, IN_GEOSTRATEGY)

    def forbids(self, p: Ultimus, camp: int) -> int:
        return 0 if pairs(p) else words.R_NO_TARGET

    def begin(self, p: Ultimus, camp: int) -> None:
        p.begin(ChooseAlliance())


def haunts(p: Ultimus, tribe: int) -> list[int]:
    """6.2 Alliance: where a people is: its units' zones, or its zones of origin while it is off the map."""
    zones = [p.unit_at[unit] for unit in on_map(p, tribe) if p.unit_at[unit] >= 0]
    return zones or p.roster.tribe_origin[tribe]


def are_neighbours(p: Ultimus, one: int, other: int) -> bool:
    """6.2 Alliance: in the same or adjacent zones."""
    return any(a == b or b in p.board.near[a] for a in haunts(p, one) for b in haunts(p, other))


def pairs(p: Ultimus) -> list[tuple[int, int]]:
    """6.2 Alliance: a major and a minor tribe of one status, neighbours, neither bound already to another."""
    majors = [t for t in range(len(p.tribe_status)) if p.tribe_major[t] and is_own_master(p, t)]
    minors = [
        t
        for t in range(len(p.tribe_status))
        if not p.tribe_major[t] and p.tribe_ally[t] == NONE and t != p.roster.bagaudes
    ]
    return [
        (major, minor)
        for major in majors
        for minor in minors
        if p.tribe_status[major] == p.tribe_status[minor]
        and p.tribe_status[major] in (PEACE, WAR, FOEDERATI, REVOLT)
        and are_neighbours(p, major, minor)
    ]


@final
class ChooseAlliance(Decision[Ultimus]):
    """6.2 Alliance barbare: which two peoples become one."""

    verbs: ClassVar[tuple[int, ...]] = (words.UNITE,)
    prompt: ClassVar[str] = words.ASK_ALLIANCE

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(words.UNITE, major, minor) for major, minor in pairs(p)]

    def play(self, p: Ultimus, move: Move) -> None:
        p.tribe_ally = replaced(p.tribe_ally, move.b, move.a)
        p.tell(words.E_ALLIED, move.a, move.b)

    def why(self, p: Ultimus, move: Move) -> int:
        return words.R_NOT_A_PAIR


@final
class Rebellion(AtTribe):
    """6.3 Rebellion: a tribe bound to a major one tries to break away."""

    def __init__(self) -> None:
        super().__init__(REBELLION, IN_GEOSTRATEGY)

    def targets(self, p: Ultimus, camp: int) -> list[int]:
        return [tribe for tribe, ally in enumerate(p.tribe_ally) if ally != NONE]

    def strike(self, p: Ultimus, camp: int, target: int) -> None:
        p.begin(RebellionRoll(target))


@final
class RebellionRoll(SixRoll):
    """6.3 Rebellion: 1d6 strictly above the best CP of the major tribe's leaders frees the other."""

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def rolled(self, p: Ultimus, number: int) -> None:
        major = p.tribe_ally[self.tribe]
        chiefs = [leader for leader in p.roster.tribe_leaders[major] if is_in_play(p, leader)]
        best = max((p.roster.leader_cp[leader] for leader in chiefs), default=0)
        p.tell(words.E_REBELLION, self.tribe, int(number > best))
        if number > best:
            break_away(p, self.tribe, camp_of_tribe(p, major))


def break_away(p: Ultimus, tribe: int, master: int) -> None:
    """6.3 Rebellion: Foederati if the major tribe is the BARBARE's, in revolt if it is the ROMAIN's; so its allies."""
    p.tribe_ally = replaced(p.tribe_ally, tribe, NONE)
    p.tell(words.E_FREED, tribe)
    for one in group_of(p, tribe):
        set_status(p, one, FOEDERATI if master == BARBARE else REVOLT)
        if not on_map(p, one):
            muster(p, one)
