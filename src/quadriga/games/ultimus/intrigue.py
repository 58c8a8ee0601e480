"""Stratagems of phase E (rulebook 6.1, 6.2, 6.3): what each can be aimed at, and what it does."""

from typing import ClassVar, Final, final

from quadriga.engine.frame import Decision
from quadriga.engine.move import ANY, Move
from quadriga.engine.seat import Seat
from quadriga.engine.vocabulary import Kind
from quadriga.games.ultimus.board import NONE
from quadriga.games.ultimus.counters import (
    ASSASSIN,
    AUGUSTAE,
    BAGAUDES,
    BUCCELLARII,
    DESERTION,
    EPIDEMIC,
    FLEET,
    GERMANOPHOBIA,
    MIGRATION,
    PLAGUE,
    TREATY_MAJOR,
    TREATY_MINOR,
    TRIBUTE,
    spend,
)
from quadriga.games.ultimus.dice import TenRoll
from quadriga.games.ultimus.forces import (
    group_of,
    has_temporary_fleet,
    is_empty,
    is_in_play,
    is_subject,
    on_map,
    score,
    units_in,
    weaken,
)
from quadriga.games.ultimus.hazards import CENTRE, RING, EndMove, PlagueTest, infect
from quadriga.games.ultimus.lives import ASSASSIN as MURDER
from quadriga.games.ultimus.lives import GERMANOPHOBIA as LYNCHING
from quadriga.games.ultimus.lives import kill
from quadriga.games.ultimus.migration import begin_migration
from quadriga.games.ultimus.pieces import BARBARIAN_BORN, CO, PA
from quadriga.games.ultimus.position import TEMPORARY_FLEET, Ultimus
from quadriga.games.ultimus.scenarios import FOEDERATI, OUT, REVOLT, WAR
from quadriga.games.ultimus.succession import free_guard, give_guards
from quadriga.games.ultimus.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.tribes import are_inside, can_be_federated, federate, make_peace, set_status
from quadriga.games.ultimus.words import (
    CHOOSE_LEADER,
    CHOOSE_TRIBE,
    CHOOSE_ZONE,
    E_PLAGUE,
    E_ROLL,
    LEADER,
    NO_TARGET,
    NOT_A_TARGET,
    NOT_IN_HAND,
    PASS,
    PLAY,
    STRATAGEM,
    WRONG_CAMP,
    WRONG_PHASE,
)

TRIBE_KINDS: Final = (TREATY_MINOR, TREATY_MAJOR, TRIBUTE, MIGRATION)
LEADER_KINDS: Final = (BUCCELLARII, ASSASSIN)
ZONE_KINDS: Final = (BAGAUDES, PLAGUE, EPIDEMIC, DESERTION, FLEET, GERMANOPHOBIA)
CAMPAIGN_KINDS: Final = (*TRIBE_KINDS, *LEADER_KINDS, *ZONE_KINDS)
BAGAUDES_DIOCESES: Final = ("galliae", "viennensis", "hispaniae")
TRIBUTE_COST: Final = [1, 3]
"""For a minor and for a major tribe."""
MURDER_ROLL: Final = 8
LYNCHING_ROLL: Final = 7


def forbids_intrigue(p: Ultimus, camp: int, kind: int) -> int:
    """6: why a camp may not play a stratagem at this moment of phase E; Migration only in its own movement."""
    if kind not in CAMPAIGN_KINDS:
        return WRONG_PHASE
    if not p.tables.usable(kind, camp):
        return WRONG_CAMP
    if not p.has(camp, kind):
        return NOT_IN_HAND
    if kind == MIGRATION and (p.active != camp or p.migrant != NONE):
        return WRONG_PHASE
    if kind in TRIBE_KINDS:
        return 0 if tribe_targets(p, kind) else NO_TARGET
    if kind in LEADER_KINDS:
        return 0 if leader_targets(p, camp, kind) else NO_TARGET
    return 0 if zone_targets(p, camp, kind) else NO_TARGET


def intrigues(p: Ultimus, camp: int) -> list[Move]:
    """6: the stratagems a camp may play now."""
    if not p.held(camp):
        return []
    hand = p.hand[int(p.seat_of(camp))]
    return [Move(PLAY, kind) for kind in CAMPAIGN_KINDS if hand[kind] and not forbids_intrigue(p, camp, kind)]


def begin_intrigue(p: Ultimus, camp: int, kind: int) -> None:
    """6: the counter is played; its owner names the target."""
    spend(p, camp, kind)
    if kind in TRIBE_KINDS:
        p.begin(TribeTarget(camp, kind))
    elif kind in LEADER_KINDS:
        p.begin(LeaderTarget(camp, kind))
    else:
        p.begin(ZoneTarget(camp, kind))


# ---------------------------------------------------------------- tribes


def is_own_master(p: Ultimus, tribe: int) -> bool:
    """6.2: whether a tribe is no minor partner of an alliance."""
    return p.tribe_ally[tribe] == NONE or is_subject(p, tribe)


def tribe_targets(p: Ultimus, kind: int) -> list[int]:
    """6.1, 6.2: the tribes a treaty, a tribute or a migration may be aimed at."""
    return [tribe for tribe in range(len(p.tribe_status)) if is_tribe_target(p, kind, tribe)]


def is_tribe_target(p: Ultimus, kind: int, tribe: int) -> bool:
    """One tribe, one stratagem."""
    if kind == MIGRATION:
        units = on_map(p, tribe)
        return bool(units) and all(p.unit_at[u] >= 0 and not p.unit_done[u] for u in units)
    if p.tribe_status[tribe] not in (WAR, REVOLT) or not is_own_master(p, tribe):
        return False
    if kind == TRIBUTE:
        return True
    major = kind == TREATY_MAJOR
    return bool(p.tribe_major[tribe]) == major and can_be_federated(p, tribe) and are_inside(p, group_of(p, tribe))


@final
class TribeTarget(Decision[Ultimus]):
    """6: which tribe the stratagem is aimed at."""

    fields: ClassVar[tuple[str, ...]] = ("camp", "kind")
    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_TRIBE,)
    prompt: ClassVar[str] = "target-tribe"

    def __init__(self, camp: int, kind: int) -> None:
        self.camp: Final = camp
        self.kind: Final = kind

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("stratagem", STRATAGEM, self.kind)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(CHOOSE_TRIBE, tribe) for tribe in tribe_targets(p, self.kind)]

    def play(self, p: Ultimus, move: Move) -> None:
        if self.kind == MIGRATION:
            begin_migration(p, move.a)
        elif self.kind == TRIBUTE:
            pay_tribute(p, move.a)
        else:
            federate(p, move.a)

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_A_TARGET if move.a != ANY else 0


def pay_tribute(p: Ultimus, tribe: int) -> None:
    """6.1 Tribute: the tribe has its former status back; the ROMAIN pays in points."""
    score(p, ROMAIN, -TRIBUTE_COST[p.tribe_major[tribe]])
    if p.tribe_status[tribe] == WAR:
        make_peace(p, tribe)
    else:
        for one in group_of(p, tribe):
            set_status(p, one, FOEDERATI)


# ---------------------------------------------------------------- leaders


def leader_targets(p: Ultimus, camp: int, kind: int) -> list[int]:
    """6.1 Buccellarii: own historical Romans without guards; 6.3 Assassinat: the enemy's historical Romans."""
    side = camp if kind == BUCCELLARII else 1 - camp
    return [
        leader
        for leader in range(len(p.leader_at))
        if p.leader_side[leader] == side
        and p.roster.leader_tribe[leader] == NONE
        and not p.roster.leader_generic[leader]
        and is_in_play(p, leader)
        and (kind != BUCCELLARII or (p.leader_at[leader] >= 0 and free_guard(p, leader) != NONE))
    ]


@final
class LeaderTarget(Decision[Ultimus]):
    """6: which leader the stratagem is aimed at."""

    fields: ClassVar[tuple[str, ...]] = ("camp", "kind")
    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_LEADER,)
    prompt: ClassVar[str] = "target-leader"

    def __init__(self, camp: int, kind: int) -> None:
        self.camp: Final = camp
        self.kind: Final = kind

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("stratagem", STRATAGEM, self.kind)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(CHOOSE_LEADER, leader) for leader in leader_targets(p, self.camp, self.kind)]

    def play(self, p: Ultimus, move: Move) -> None:
        if self.kind == BUCCELLARII:
            give_guards(p, move.a)
        elif move.a in p.augustus and p.held(ROMAIN):
            p.begin(AugustaWatches(move.a))
        else:
            p.begin(MurderRoll(move.a, MURDER_ROLL))

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_A_TARGET if move.a != ANY else 0


@final
class AugustaWatches(Decision[Ultimus]):
    """6.1: the Augusta of his half makes the murder of an Augustus harder by one."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    verbs: ClassVar[tuple[int, ...]] = (PLAY, PASS)
    prompt: ClassVar[str] = "augusta"

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(ROMAIN)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("leader", LEADER, self.target)]

    def augusta(self, p: Ultimus) -> int:
        """The counter that can help."""
        return AUGUSTAE[p.augustus.index(self.target)]

    def moves(self, p: Ultimus) -> list[Move]:
        kind = self.augusta(p)
        return ([Move(PLAY, kind)] if p.has(ROMAIN, kind) else []) + [Move(PASS)]

    def seals(self, p: Ultimus, move: Move) -> bool:
        return move.verb == PLAY

    def play(self, p: Ultimus, move: Move) -> None:
        if move.verb == PLAY:
            spend(p, ROMAIN, move.a)
        p.begin(MurderRoll(self.target, MURDER_ROLL + int(move.verb == PLAY)))

    def why(self, p: Ultimus, move: Move) -> int:
        return NO_TARGET if move.a not in (ANY, self.augusta(p)) else NOT_IN_HAND


@final
class MurderRoll(TenRoll):
    """6.3 Assassinat: 8 or 9 on 1d10 kills; the murderer's camp scores (10.1)."""

    fields: ClassVar[tuple[str, ...]] = ("target", "needed")

    def __init__(self, target: int, needed: int) -> None:
        self.target: Final = target
        self.needed: Final = needed

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(E_ROLL, self.target, number, self.needed)
        if number >= self.needed:
            enemy = 1 - p.leader_side[self.target]
            kill(p, self.target, MURDER)
            score(p, enemy, 1)


# ---------------------------------------------------------------- zones


def zone_targets(p: Ultimus, camp: int, kind: int) -> list[int]:
    """6.2, 6.3: the zones a stratagem may be laid on."""
    if kind == FLEET and has_temporary_fleet(p):
        return []
    if kind == BAGAUDES and p.tribe_status[p.roster.bagaudes] != OUT:
        return []
    return [zone for zone in range(p.board.size) if is_zone_target(p, camp, kind, zone)]


def is_zone_target(p: Ultimus, camp: int, kind: int, zone: int) -> bool:
    """One zone, one stratagem."""
    if p.setup.closed[zone]:
        return False
    if kind == BAGAUDES:
        diocese = p.board.diocese[zone]
        return diocese != NONE and p.board.diocese_ids[diocese] in BAGAUDES_DIOCESES and is_empty(p, zone)
    if kind == FLEET:
        return bool(p.board.coast[zone])
    if kind == DESERTION:
        enemy = units_in(p, zone, 1 - camp)
        return any(p.roster.unit_tribe[unit] in (NONE, p.roster.persae) for unit in enemy)
    if kind == GERMANOPHOBIA:
        there = units_in(p, zone, ROMAIN) + units_in(p, zone, BARBARE)
        return any(p.roster.unit_category[unit] in (CO, PA) for unit in there)
    return True


@final
class ZoneTarget(Decision[Ultimus]):
    """6: which zone the stratagem is laid on."""

    fields: ClassVar[tuple[str, ...]] = ("camp", "kind")
    verbs: ClassVar[tuple[int, ...]] = (CHOOSE_ZONE,)
    prompt: ClassVar[str] = "target-zone"

    def __init__(self, camp: int, kind: int) -> None:
        self.camp: Final = camp
        self.kind: Final = kind

    def turn(self, p: Ultimus) -> Seat:
        return p.seat_of(self.camp)

    def about(self, p: Ultimus) -> list[tuple[str, Kind, int]]:
        return [("stratagem", STRATAGEM, self.kind)]

    def moves(self, p: Ultimus) -> list[Move]:
        return [Move(CHOOSE_ZONE, zone) for zone in zone_targets(p, self.camp, self.kind)]

    def play(self, p: Ultimus, move: Move) -> None:
        zone = move.a
        if self.kind == BAGAUDES:
            rise_bagaudes(p, zone)
        elif self.kind == FLEET:
            p.fleet_at[TEMPORARY_FLEET] = zone
            p.fleet_side[TEMPORARY_FLEET] = self.camp
            p.fleet_done[TEMPORARY_FLEET] = 0
        elif self.kind == DESERTION:
            p.begin(EndMove(zone))
            for unit in units_in(p, zone, 1 - self.camp):
                weaken(p, unit)
        elif self.kind == GERMANOPHOBIA:
            hate_germans(p, zone)
        else:
            break_out(p, zone, self.kind)

    def why(self, p: Ultimus, move: Move) -> int:
        return NOT_A_TARGET if move.a != ANY else 0


def rise_bagaudes(p: Ultimus, zone: int) -> None:
    """6.2 Bagaudes: their unit appears in a zone empty of combat units and is at war."""
    tribe = p.roster.bagaudes
    set_status(p, tribe, WAR)
    for unit in p.roster.tribe_units[tribe]:
        p.unit_weak[unit] = 0
        p.put_unit(unit, zone)
    p.begin(EndMove(zone))


def break_out(p: Ultimus, zone: int, kind: int) -> None:
    """6.3 Foyer, Epidemie de peste: everybody there suffers at once, and with an epidemic all neighbours."""
    zones = [(zone, CENTRE)]
    if kind == PLAGUE:
        p.foyer = zone
    else:
        p.epidemic = zone
        zones += [(other, RING) for other in p.board.near[zone]]
    for place, grade in reversed(zones):
        p.tell(E_PLAGUE, place)
        p.begin(EndMove(place))
        for leader, at in enumerate(p.leader_at):
            if at == place:
                p.begin(PlagueTest(leader))
        for unit in [u for u, at in enumerate(p.unit_at) if at == place]:
            infect(p, unit, grade)


def hate_germans(p: Ultimus, zone: int) -> None:
    """6.3 Germanophobia: barbarian palatini there and next to it are weakened, leaders of barbarian origin tested."""
    zones = [zone, *p.board.near[zone]]
    for place in reversed(zones):
        p.begin(EndMove(place))
        for leader, at in enumerate(p.leader_at):
            if at == place and p.roster.leader_origin[leader] == BARBARIAN_BORN:
                p.begin(LynchRoll(leader))
        for unit in [u for u, at in enumerate(p.unit_at) if at == place]:
            if p.roster.unit_category[unit] == PA and p.roster.unit_barbarian[unit]:
                weaken(p, unit)


@final
class LynchRoll(TenRoll):
    """6.3 Germanophobia: 7, 8 or 9 on 1d10: a leader of barbarian origin is murdered, and his enemy scores (10.1)."""

    fields: ClassVar[tuple[str, ...]] = ("leader",)

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(E_ROLL, self.leader, number, LYNCHING_ROLL)
        if number >= LYNCHING_ROLL and is_in_play(p, self.leader):
            enemy = 1 - p.leader_side[self.leader]
            kill(p, self.leader, LYNCHING)
            score(p, enemy, 1)
