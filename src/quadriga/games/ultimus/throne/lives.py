"""Lives of leaders (rulebook 3.3.1, 4.2.1, tables of entry and death): how they come, go and return."""

from typing import Final, final

from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.engine.position import LOSS, WIN
from quadriga.games.ultimus import options, words
from quadriga.games.ultimus.dice import TenRoll
from quadriga.games.ultimus.forces import camp_of_tribe, has_units, is_in_play, nearest, non_romans_in, remove
from quadriga.games.ultimus.peoples.regnum import KingIsDead, crown_king
from quadriga.games.ultimus.peoples.tribes import become_major, free_subjects
from quadriga.games.ultimus.placement import put_leader_among
from quadriga.games.ultimus.position import BOX, DEAD, FALLEN, OFF, Ultimus
from quadriga.games.ultimus.printed.board import NONE, WEST
from quadriga.games.ultimus.printed.scenarios import ATTILA_KILLED, OUT, REGNUM
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN
from quadriga.games.ultimus.throne.succession import OTHER_HALF, OWN_HALF, HonoriusIsDead, Succession, candidates
from quadriga.games.ultimus.throne.usurpation import collapse

AGE: Final = words.CAUSES.index("age")
BATTLE: Final = words.CAUSES.index("battle")
CAUGHT: Final = words.CAUSES.index("caught")
ASSASSIN: Final = words.CAUSES.index("assassin")
PLAGUE: Final = words.CAUSES.index("plague")
GERMANOPHOBIA: Final = words.CAUSES.index("germanophobia")
USURPED: Final = words.CAUSES.index("usurpation")
AT_SEA: Final = words.CAUSES.index("sea")
REFUGE: Final = words.CAUSES.index("refuge")
SICKNESS: Final = words.CAUSES.index("sickness")
DISSOLVED: Final = words.CAUSES.index("regnum")
KINGSHIP: Final = words.CAUSES.index("kingship")

CERTAIN: Final = 10


def kill(p: Ultimus, leader: int, cause: int) -> None:
    """Take a leader out of play with all that follows: guards, titles, successions, civil wars, kings, Attila."""
    at = p.leader_at[leader]
    for unit, owner in enumerate(p.unit_lead):
        if owner == leader:
            remove(p, unit)
    p.leader_at[leader] = FALLEN if p.roster.leader_generic[leader] else DEAD
    p.tell(words.E_DIED, leader, cause)
    if p.sick == leader:
        p.sick = NONE
    if p.escort == leader:
        p.escort = NONE
    for half in range(2):
        if p.patrice[half] == leader:
            p.patrice = replaced(p.patrice, half, NONE)
        if p.nominee[half] == leader:
            p.nominee = replaced(p.nominee, half, NONE)
        if p.usurper[half] == leader:
            _usurper_dies(p, half)
        if p.augustus[half] == leader:
            _augustus_dies(p, leader, half, at, cause)
    tribe = p.roster.leader_tribe[leader]
    if tribe != NONE and p.tribe_rex[tribe] == leader:
        p.tribe_rex = replaced(p.tribe_rex, tribe, NONE)
        p.begin(KingIsDead(tribe))
    if leader == p.roster.attila:
        free_subjects(p)
        if p.setup.instant == ATTILA_KILLED:
            results = [LOSS, LOSS]
            results[int(p.seat_of(ROMAIN))] = WIN
            p.finish(words.END_ATTILA, results)


def _usurper_dies(p: Ultimus, half: int) -> None:
    """3.6.4: the usurpation fails; had it already beaten its Augustus, the throne goes by succession after all."""
    collapse(p, half)
    if p.won[half]:
        p.won = replaced(p.won, half, 0)
        p.begin(Succession(half))


def _augustus_dies(p: Ultimus, leader: int, half: int, at: int, cause: int) -> None:
    """3.5.2, 3.6.4: succession, or the triumph of the usurper who beat or murdered him; refugees die too (8.2.2)."""
    p.augustus = replaced(p.augustus, half, NONE)
    p.pax = 0
    if at in (BOX, BOX - 1):
        _empty_refuge(p, at)
    if p.usurper[half] != NONE and cause in (USURPED, ASSASSIN):
        p.won = replaced(p.won, half, 1)
        p.tell(words.E_TRIUMPH, half)
    elif leader == p.roster.honorius and half == WEST:
        p.begin(HonoriusIsDead())
    else:
        if p.options[options.HEIRS] == options.AT_ONCE:
            for heir in range(len(p.leader_at)):
                if p.roster.leader_after[heir] == leader and _enters(p, heir):
                    enter_roman(p, heir)
        p.begin(Succession(half))


def _empty_refuge(p: Ultimus, box: int) -> None:
    """8.2.2: all who were sheltered with a dead Augustus are out of the game."""
    for other, at in enumerate(p.leader_at):
        if at == box:
            kill(p, other, REFUGE)
            p.leader_at[other] = DEAD
    for unit, at in enumerate(p.unit_at):
        if at == box:
            remove(p, unit)
            p.tell(words.E_GONE, unit)


# ---------------------------------------------------------------- natural death


@final
class Deaths(Procedure[Ultimus]):
    """2.D: test every leader in play whose row names this year."""

    def run(self, p: Ultimus) -> None:
        p.tested = 1
        if not p.setup.deaths:
            return
        for leader in range(len(p.leader_at) - 1, -1, -1):
            if p.roster.threshold(leader, p.year) and is_in_play(p, leader):
                p.begin(Death(leader))


@final
class Death(Procedure[Ultimus]):
    """Death tables: certain in the last column's year, else 1d10 against the column."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def run(self, p: Ultimus) -> None:
        if not is_in_play(p, self.leader):
            return
        threshold = p.roster.threshold(self.leader, p.year)
        if threshold >= CERTAIN:
            kill(p, self.leader, AGE)
        else:
            p.begin(DeathRoll(self.leader, threshold))


@final
class DeathRoll(TenRoll):
    """Death tables: the leader dies if 1d10 is below the number of the column."""

    def __init__(self, leader: int, threshold: int) -> None:
        self.leader: Final = leader
        self.threshold: Final = threshold

    def rolled(self, p: Ultimus, number: int) -> None:
        p.tell(words.E_ROLL, self.leader, number, self.threshold)
        if number < self.threshold:
            kill(p, self.leader, AGE)


# ---------------------------------------------------------------- entry


@final
class Entries(Procedure[Ultimus]):
    """2.C: the leaders of one camp who enter, or return, this turn; then empty thrones are filled if they can be."""

    def __init__(self, camp: int) -> None:
        self.camp: Final = camp

    def run(self, p: Ultimus) -> None:
        if self.camp == ROMAIN:
            for half in range(2):
                if p.augustus[half] == NONE and not p.won[half]:
                    p.begin(FillThrone(half))
            for leader in range(len(p.leader_at)):
                if _enters(p, leader):
                    enter_roman(p, leader)
        for tribe in range(len(p.tribe_status) - 1, -1, -1):
            if p.tribe_status[tribe] != OUT and camp_of_tribe(p, tribe) == self.camp:
                p.begin(TribeEntries(tribe))


@final
class FillThrone(Procedure[Ultimus]):
    """3.5.2 case 4: an empty throne is filled as soon as an eligible leader is in play."""

    def __init__(self, half: int) -> None:
        self.half: Final = half

    def run(self, p: Ultimus) -> None:
        if candidates(p, self.half, OWN_HALF) or candidates(p, self.half, OTHER_HALF):
            p.begin(Succession(self.half))


def _enters(p: Ultimus, leader: int) -> bool:
    """Entry table: a Roman leader of this or an earlier year, whose forerunner, if he waits for one, is dead."""
    roster = p.roster
    if roster.leader_tribe[leader] != NONE or p.leader_at[leader] != OFF or roster.leader_entry[leader] > p.year:
        return False
    after = roster.leader_after[leader]
    return after == NONE or p.leader_at[after] == DEAD


def enter_roman(p: Ultimus, leader: int) -> None:
    """3.3.1: in the zone of the table; if enemies hold it, in the nearest one of the half they do not (Ruling U-78)."""
    zone = p.roster.leader_zone[leader]
    half = p.board.half[zone]
    fits = [p.board.half[z] == half and not has_units(p, z, BARBARE) for z in range(p.board.size)]
    zones = nearest(p, zone, fits)
    if zones:
        p.leader_side = replaced(p.leader_side, leader, ROMAIN)
        p.leader_at[leader] = zones[0]
        p.tell(words.E_ENTERED, leader, zones[0])


@final
class TribeEntries(Procedure[Ultimus]):
    """4.2.1, table of barbarian leaders: the next king enters at his forerunner's death, generic leaders return."""

    def __init__(self, tribe: int) -> None:
        self.tribe: Final = tribe

    def run(self, p: Ultimus) -> None:
        tribe = self.tribe
        for leader in p.roster.tribe_leaders[tribe]:
            if p.roster.leader_generic[leader] and p.leader_at[leader] == FALLEN:
                p.begin(JoinTribe(leader))
        heir = next_heir(p, tribe)
        if heir != NONE:
            p.begin(JoinTribe(heir))
            become_major(p, tribe)


def next_heir(p: Ultimus, tribe: int) -> int:
    """The historical leader whose turn has come: his forerunners are dead and his year is reached; NONE if nobody."""
    for leader in p.roster.tribe_heirs[tribe]:
        if p.leader_at[leader] == DEAD:
            continue
        alias = p.roster.leader_alias[leader]
        if alias != NONE and p.leader_at[alias] == DEAD:
            continue
        return leader if p.leader_at[leader] == OFF and p.roster.leader_entry[leader] <= p.year else NONE
    return NONE


@final
class JoinTribe(Procedure[Ultimus]):
    """2.C: a barbarian leader is put on any unit of his tribe; without one he waits."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def run(self, p: Ultimus) -> None:
        leader = self.leader
        tribe = p.roster.leader_tribe[leader]
        side = camp_of_tribe(p, tribe)
        kin = [u for u in p.roster.tribe_units[tribe] if p.unit_at[u] >= 0 and p.unit_side[u] == side]
        zones = sorted({p.unit_at[u] for u in kin})
        if not zones:
            return
        zones = _called_home(p, leader, zones)
        p.leader_side = replaced(p.leader_side, leader, side)
        if p.tribe_status[tribe] == REGNUM and p.tribe_rex[tribe] == NONE and p.tribe_ally[tribe] == NONE:
            crown_king(p, tribe, leader)
        p.leader_at[leader] = zones[0]
        put_leader_among(p, leader, zones)


def _called_home(p: Ultimus, leader: int, zones: list[int]) -> list[int]:
    """Table, note 2: Gondebaud leaves Roman service for the nearest Burgundian unit when he becomes king.

    From where no way leads to any of them he joins whichever his player likes.
    """
    alias = p.roster.leader_alias[leader]
    if alias == NONE:
        return zones
    at = p.leader_at[alias]
    if is_in_play(p, alias):
        kill(p, alias, KINGSHIP)
        if at >= 0:
            return nearest(p, at, [zone in zones for zone in range(p.board.size)])[:1] or zones
    p.leader_at[alias] = DEAD
    return zones


@final
class GenericReturn(Procedure[Ultimus]):
    """3.3.1: a generic Roman leader comes back in phase D: at home, else in a free zone of his diocese, else never."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def run(self, p: Ultimus) -> None:
        leader = self.leader
        home = p.roster.leader_zone[leader]
        p.leader_side = replaced(p.leader_side, leader, ROMAIN)
        if not non_romans_in(p, home, BARBARE):
            _rejoin(p, leader, home)
            return
        free = [
            zone
            for zone in range(p.board.size)
            if p.board.diocese[zone] == p.board.diocese[home] and not has_units(p, zone, BARBARE)
        ]
        if free:
            p.leader_at[leader] = free[0]
            put_leader_among(p, leader, free)
        else:
            p.leader_at[leader] = DEAD


def _rejoin(p: Ultimus, leader: int, home: int) -> None:
    """3.3.1, remark: a generic leader who returns among a usurper's troops passes to the BARBARE."""
    p.leader_at[leader] = home
    if has_units(p, home, BARBARE) and not has_units(p, home, ROMAIN):
        p.leader_side = replaced(p.leader_side, leader, BARBARE)
    p.tell(words.E_ENTERED, leader, home)
