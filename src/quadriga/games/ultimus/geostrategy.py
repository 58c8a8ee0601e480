"""Geostrategy (rulebook 2.C): the stratagems of 6.2 and 6.3 that are played in phase C."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision, Procedure
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus.board import EAST, NONE
from quadriga.games.ultimus.counters import (
    ALLIANCE,
    AUGUSTAE,
    COUNCIL,
    REBELLION,
    REX,
    UPRISING_MAJOR_1,
    UPRISING_MAJOR_3,
    UPRISING_MINOR_1,
    UPRISING_MINOR_2,
    UPRISING_MINOR_3,
    USURPATION_EAST,
    USURPATION_WEST,
    USURPATIONS,
    spend,
)
from quadriga.games.ultimus.dice import SixRoll
from quadriga.games.ultimus.forces import camp_of_tribe, group_of, is_in_play, on_map
from quadriga.games.ultimus.hazards import Attend
from quadriga.games.ultimus.intrigue import is_own_master
from quadriga.games.ultimus.pieces import BARBARIAN_BORN
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.regnum import ChooseKing, pretenders
from quadriga.games.ultimus.scenarios import FOEDERATI, PEACE, REVOLT, WAR
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.tribes import go_to_war, muster, revolt, set_status
from quadriga.games.ultimus.usurpation import ChooseNominee, can_usurp, proclaim
from quadriga.games.ultimus.words import (
    CHOOSE_LEADER,
    CHOOSE_TRIBE,
    CHOOSE_ZONE,
    E_ALLIED,
    E_COUNCIL,
    E_FREED,
    E_REBELLION,
    E_ROLL,
    E_USURPER_FAILED,
    LEADER,
    NO_TARGET,
    NOT_A_PAIR,
    NOT_A_TARGET,
    NOT_ELIGIBLE,
    NOT_IN_HAND,
    PASS,
    PLAY,
    STRATAGEM,
    UNITE,
    WRONG_CAMP,
    WRONG_PHASE,
)

UPRISINGS: Final = {
    UPRISING_MINOR_1: (0, 1),
    UPRISING_MINOR_2: (0, 2),
    UPRISING_MINOR_3: (0, 3),
    UPRISING_MAJOR_1: (1, 1),
    UPRISING_MAJOR_3: (1, 3),
}
"""Whether of major tribes, and of how many."""
GEOSTRATEGY_KINDS: Final = (USURPATION_WEST, USURPATION_EAST, *UPRISINGS, REX, ALLIANCE, REBELLION, COUNCIL)
COUNCIL_DIOCESE: Final = "asia"


# ---------------------------------------------------------------- phase C


def forbids_geostrategy(p: Ultimus, camp: int, kind: int) -> int:
    """6: why a camp may not play a stratagem in phase C."""
    if kind not in GEOSTRATEGY_KINDS:
        return WRONG_PHASE
    if not p.tables.usable(kind, camp):
        return WRONG_CAMP
    if not p.has(camp, kind):
        return NOT_IN_HAND
    return 0 if has_target(p, kind) else NO_TARGET


def has_target(p: Ultimus, kind: int) -> bool:
    """6: whether a stratagem of phase C would do anything."""
    if kind in USURPATIONS:
        return bool(usurpers(p, USURPATIONS.index(kind)))
    if kind in UPRISINGS:
        return bool(risers(p, UPRISINGS[kind][0]))
    if kind == REX:
        return bool(pretenders(p))
    if kind == ALLIANCE:
        return bool(pairs(p))
    if kind == REBELLION:
        return bool(rebels(p))
    return p.council == NONE and p.augustus[EAST] != NONE and bool(council_zones(p))


class _CampDecision(Decision[Ultimus]):
    """A decision of the player of one camp."""

    fields: ClassVar[tuple[str, ...]] = ("camp",)

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)


@final
class Geostrategy(_CampDecision):
    """2.C: a player plays any number of stratagems of this phase, one after another."""

    verbs: ClassVar[tuple[int, ...]] = (PLAY, PASS)
    prompt: ClassVar[str] = "geostrategy"

    def moves(self, p: Ultimus) -> list[Move]:
        kinds = [kind for kind in GEOSTRATEGY_KINDS if not forbids_geostrategy(p, self.camp, kind)]
        return [Move(PLAY, kind) for kind in kinds] + [Move(PASS)]

    def seals(self, p: Ultimus, move: Move) -> bool:
        return move.verb == PLAY

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == PASS:
            return
        kind = move.a
        spend(p, self.camp, kind)
        p.begin(Counsel(self.camp))
        if kind in USURPATIONS:
            p.begin(ChoosePretender(USURPATIONS.index(kind)))
        elif kind in UPRISINGS:
            major, number = UPRISINGS[kind]
            p.begin(Uprising(major, number))
        elif kind == REX:
            p.begin(ChooseKing(0))
        elif kind == ALLIANCE:
            p.begin(ChooseAlliance())
        elif kind == REBELLION:
            p.begin(ChooseRebel(self.camp))
        else:
            p.begin(ChooseCouncil(self.camp))

    def why(self, p: Ultimus, move: Move) -> int:
        return forbids_geostrategy(p, self.camp, move.a) if move.a != ANY else NO_TARGET


@final
class Counsel(Procedure[Ultimus]):
    """2.C: a player who holds any counter decides about his stratagems."""

    fields: ClassVar[tuple[str, ...]] = ("camp",)

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if p.held(self.camp):
            p.begin(Geostrategy(self.camp))


# ---------------------------------------------------------------- usurpation


def usurpers(p: Ultimus, half: int) -> list[int]:
    """3.6.5, 6.2: who may attempt a usurpation in a half that has none yet."""
    if p.usurper[half] != NONE:
        return []
    return [leader for leader in range(len(p.leader_at)) if can_usurp(p, leader, half)]


@final
class ChoosePretender(Decision[Ultimus]):
    """6.2 Usurpation: the BARBARE chooses the leader of the ROMAIN who reaches for the purple."""

    fields: ClassVar[tuple[str, ...]] = ("half",)
    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_LEADER,)
    prompt: ClassVar[str] = "target-leader"

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("stratagem", STRATAGEM, USURPATIONS[self.half])]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(CHOOSE_LEADER, leader) for leader in usurpers(p, self.half)]

    def play(self, p: Ultimus, move: Move) -> None:
        p.begin(Attempt(self.half, move.a))
        if p.roster.leader_origin[move.a] == BARBARIAN_BORN:
            p.begin(ChooseNominee(self.half, move.a))

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_ELIGIBLE if move.a != ANY else 0


@final
class Attempt(Procedure[Ultimus]):
    """6.1, 6.2: the ROMAIN, if he holds any counter, is asked for his Augusta before the roll."""

    fields: ClassVar[tuple[str, ...]] = ("half", "leader")

    def __init__(self, half: int, leader: int) -> None:
        self.half: Final = half
        self.leader: Final = leader

    def run(self, p: Ultimus) -> None:
        if p.held(ROMAIN):
            p.begin(AugustaHinders(self.half, self.leader))
        else:
            p.begin(UsurpationRoll(self.half, self.leader, 0))


@final
class AugustaHinders(Decision[Ultimus]):
    """6.1: the Augusta of that half makes a usurpation harder by one."""

    fields: ClassVar[tuple[str, ...]] = ("half", "leader")
    verbs: ClassVar[tuple[int, ...]] = (PLAY, PASS)
    prompt: ClassVar[str] = "augusta"

    def __init__(self, half: int, leader: int) -> None:
        self.half: Final = half
        self.leader: Final = leader

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", LEADER, self.leader)]

    def moves(self, p: Ultimus) -> list[Move]:
        kind = AUGUSTAE[self.half]
        return ([Move(PLAY, kind)] if p.has(ROMAIN, kind) else []) + [Move(PASS)]

    def seals(self, p: Ultimus, move: Move) -> bool:
        return move.verb == PLAY

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == PLAY:
            spend(p, ROMAIN, move.a)
        p.begin(UsurpationRoll(self.half, self.leader, int(move.verb == PLAY)))

    def why(self, p: Ultimus, move: Move) -> int:
        return NO_TARGET if move.a not in (ANY, AUGUSTAE[self.half]) else NOT_IN_HAND


@final
class UsurpationRoll(SixRoll):
    """6.2: valid on 1d6 of at most the leader's CP, one more for a Patrice, one less against an Augusta."""

    fields: ClassVar[tuple[str, ...]] = ("half", "leader", "hindered")

    def __init__(self, half: int, leader: int, hindered: int) -> None:
        self.half: Final = half
        self.leader: Final = leader
        self.hindered: Final = hindered

    def rolled(self, p: Ultimus, number: int) -> None:
        needed = p.roster.leader_cp[self.leader] + int(self.leader in p.patrice) - self.hindered
        p.tell(E_ROLL, self.leader, number, needed)
        if number <= needed:
            proclaim(p, self.leader, self.half)
        else:
            p.nominee[self.half] = NONE
            p.tell(E_USURPER_FAILED, self.leader)


# ---------------------------------------------------------------- uprisings


def risers(p: Ultimus, major: int) -> list[int]:
    """6.2: independent tribes at peace or Foederati; Armenia and the Bagaudes never rise."""
    return [
        tribe
        for tribe, status in enumerate(p.tribe_status)
        if status in (PEACE, FOEDERATI)
        and p.tribe_major[tribe] == major
        and tribe not in (p.roster.armenia, p.roster.bagaudes)
        and is_own_master(p, tribe)
    ]


@final
class Uprising(Procedure[Ultimus]):
    """6.2, 6.4: as many tribes as the counter says, fewer only if there are no more."""

    fields: ClassVar[tuple[str, ...]] = ("major", "number")

    def __init__(self, major: int, number: int) -> None:
        self.major: Final = major
        self.number: Final = number

    def run(self, p: Ultimus) -> None:
        able = risers(p, self.major)
        if self.number and able:
            p.begin(ChooseRiser(self.major, self.number))


@final
class ChooseRiser(Decision[Ultimus]):
    """6.2: which tribe goes to war or revolts."""

    fields: ClassVar[tuple[str, ...]] = ("major", "number")
    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_TRIBE,)
    prompt: ClassVar[str] = "uprising"

    def __init__(self, major: int, number: int) -> None:
        self.major: Final = major
        self.number: Final = number

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(CHOOSE_TRIBE, tribe) for tribe in risers(p, self.major)]

    def play(self, p: Ultimus, move: Move) -> None:
        p.begin(Uprising(self.major, self.number - 1))
        if p.tribe_status[move.a] == PEACE:
            go_to_war(p, move.a)
        else:
            revolt(p, move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_A_TARGET if move.a != ANY else 0


# ---------------------------------------------------------------- alliance and rebellion


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

    verbs: ClassVar[tuple[int, ...]] = (UNITE,)
    prompt: ClassVar[str] = "alliance"

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(BARBARE)

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(UNITE, major, minor) for major, minor in pairs(p)]

    def play(self, p: Ultimus, move: Move) -> None:
        p.tribe_ally[move.b] = move.a
        p.tell(E_ALLIED, move.a, move.b)

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_A_PAIR


def rebels(p: Ultimus) -> list[int]:
    """6.3 Rebellion: tribes bound to a major one."""
    return [tribe for tribe, ally in enumerate(p.tribe_ally) if ally != NONE]


@final
class ChooseRebel(_CampDecision):
    """6.3 Rebellion: which tribe tries to break away."""

    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_TRIBE,)
    prompt: ClassVar[str] = "target-tribe"

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("stratagem", STRATAGEM, REBELLION)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(CHOOSE_TRIBE, tribe) for tribe in rebels(p)]

    def play(self, p: Ultimus, move: Move) -> None:
        p.begin(RebellionRoll(move.a))

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_A_TARGET if move.a != ANY else 0


@final
class RebellionRoll(SixRoll):
    """6.3 Rebellion: 1d6 strictly above the best CP of the major tribe's leaders frees the other."""

    fields: ClassVar[tuple[str, ...]] = ("tribe",)

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def rolled(self, p: Ultimus, number: int) -> None:
        major = p.tribe_ally[self.tribe]
        chiefs = [leader for leader in p.roster.tribe_leaders[major] if is_in_play(p, leader)]
        best = max((p.roster.leader_cp[leader] for leader in chiefs), default=0)
        p.tell(E_REBELLION, self.tribe, int(number > best))
        if number > best:
            break_away(p, self.tribe, camp_of_tribe(p, major))


def break_away(p: Ultimus, tribe: int, master: int) -> None:
    """6.3 Rebellion: Foederati if the major tribe is the BARBARE's, in revolt if it is the ROMAIN's; so its allies."""
    p.tribe_ally[tribe] = NONE
    p.tell(E_FREED, tribe)
    for one in group_of(p, tribe):
        set_status(p, one, FOEDERATI if master == BARBARE else REVOLT)
        if not on_map(p, one):
            muster(p, one)


# ---------------------------------------------------------------- the council


def council_zones(p: Ultimus) -> list[int]:
    """6.3 Concile: the zones of Asia."""
    asia = p.board.diocese_index.get(COUNCIL_DIOCESE, NONE)
    return [zone for zone in range(p.board.size) if p.board.diocese[zone] == asia and not p.setup.closed[zone]]


@final
class ChooseCouncil(_CampDecision):
    """6.3 Concile: where in Asia the bishops meet."""

    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_ZONE,)
    prompt: ClassVar[str] = "target-zone"

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("stratagem", STRATAGEM, COUNCIL)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(CHOOSE_ZONE, zone) for zone in council_zones(p)]

    def play(self, p: Ultimus, move: Move) -> None:
        p.council = move.a
        p.tell(E_COUNCIL, move.a)
        p.begin(Attend())

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_A_TARGET if move.a != ANY else 0
