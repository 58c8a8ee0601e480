"""What zones and battles are worth to a force, in points more or less."""

from typing import Final, final

from quadriga.games.ultimus.battle.field import points_of, quality, tactics
from quadriga.games.ultimus.battle.table import Situation, column, modifier, row
from quadriga.games.ultimus.forces import is_at_war
from quadriga.games.ultimus.position import Ultimus
from quadriga.games.ultimus.printed.board import NONE, Board
from quadriga.games.ultimus.printed.tables import BARBARE, ROMAIN, Tables

FADE: Final = 0.72
"""How much a prize loses with each zone between."""
FADED: Final = [FADE**steps for steps in range(20)]
USURPER: Final = 8.0
BODY: Final = 0.22
"""What a PF of the enemy is worth to destroy."""
TACTICS: Final = 64
"""More than any bonus of tactics."""
MOST_PF: Final = 1 << 10
"""More than all units of a camp have together."""
PACKED: Final = 1 << 12
"""More than quality and tactics come to when packed."""
MOST_KNOWN: Final = 100_000
BLOOD: Final = 0.12
"""What a PF of one's own is worth to keep."""


@final
class Force:
    """Some units and their leader, wherever they may go together."""

    def __init__(self, p: Ultimus, camp: int, leader: int, units: list[int]) -> None:
        self.camp: Final = camp
        self.units: Final = units
        self.leader: Final = leader
        self.pf: Final = points_of(p, units)
        self.quality: Final = quality(p, units) if units else 1
        self.bonus: Final = tactics(p, [leader] if leader != NONE else [], units) if units else 0
        self.at_war: Final = any_at_war(p, units)
        """Whether its mere presence scores for the BARBARE."""


def any_at_war(p: Ultimus, units: list[int]) -> bool:
    """Whether any of some units is of a tribe at war."""
    for unit in units:
        tribe = p.roster.unit_tribe[unit]
        if tribe != NONE and is_at_war(p, tribe):
            return True
    return False


@final
class Ranks:
    """Who stands where: the first at each place, and after each the next one; put there from the last to the first."""

    def __init__(self, places: int, pieces: int) -> None:
        self._first: Final = [NONE] * places
        self._next: Final = [NONE] * pieces

    def put(self, place: int, piece: int) -> None:
        """Stand a piece before those already at a place."""
        self._next[piece] = self._first[place]
        self._first[place] = piece

    def at(self, place: int) -> list[int]:
        """The pieces at a place."""
        found: list[int] = []
        piece = self._first[place]
        while piece != NONE:
            found.append(piece)
            piece = self._next[piece]
        return found


@final
class Map:
    """What the zones of the map last looked at score: a fact of it."""

    def __init__(self) -> None:
        self._board: Board | None = None
        self._prizes: list[float] = []

    def prizes(self, p: Ultimus) -> list[float]:
        """The prize of every zone."""
        if self._board is not p.board:
            self._board = p.board
            self._prizes = [prize(p, zone) for zone in range(p.board.size)]
        return self._prizes


MAP: Final = Map()


@final
class Odds:
    """What the combat table last looked at says of two forces, reckoned once for each pair."""

    def __init__(self) -> None:
        self._tables: Tables | None = None
        self._known: dict[int, float] = {}

    def chance(self, tables: Tables, pf: int, against: int, quality: int, met: int) -> float:
        """The attacker's chance to win; quality and tactics of both are packed as in `Ground.met`."""
        if self._tables is not tables or len(self._known) > MOST_KNOWN:
            self._tables = tables
            self._known = {}
        key = ((pf * MOST_PF + against) * PACKED + quality) * PACKED + met
        found = self._known.get(key, -1.0)
        if found < 0.0:
            s = Situation(pf, against, quality // TACTICS, met // TACTICS)
            s.attacker_bonus = quality % TACTICS
            s.defender_bonus = met % TACTICS
            where, shift = column(tables, s), modifier(s)
            won = 0
            for die in range(1, 7):
                won += tables.attacker_wins[row(die + shift)][where]
            found = won / 6.0
            self._known[key] = found
        return found


ODDS: Final = Odds()


@final
class Ground:
    """The map at one moment: strengths by camp and zone, and where the BARBARE scores already."""

    def __init__(self, p: Ultimus) -> None:
        size = p.board.size
        self.p: Final = p
        self.pf: Final = [[0] * size, [0] * size]
        self.holders: Final = [0] * size
        """How many units at war score in a zone."""
        self._units: Final = Ranks(2 * size, len(p.unit_at))
        self._leaders: Final = Ranks(2 * size, len(p.leader_at))
        faces, tribes, sides, values = p.unit_weak, p.roster.unit_tribe, p.unit_side, p.roster.unit_pf
        war = [is_at_war(p, tribe) for tribe in range(len(p.tribe_status))]
        for unit in range(len(p.unit_at) - 1, -1, -1):
            at = p.unit_at[unit]
            if at >= 0:
                side = sides[unit]
                self._units.put(side * size + at, unit)
                self.pf[side][at] += values[unit][faces[unit]]
                if side == BARBARE and tribes[unit] != NONE and war[tribes[unit]]:
                    self.holders[at] += 1
        self._fields: Final[list[list[int]]] = [[], []]
        self._lures: Final[list[list[bool]]] = [[], []]
        self._met: Final = [-1] * (2 * size)
        self._held: Final = [-1.0] * (2 * size)
        self.prizes: Final = MAP.prizes(p)
        self.rebels: Final = [0.0] * size
        """What it is worth to put a usurpation down there: most where the usurper is."""
        sides = p.leader_side
        for leader in range(len(p.leader_at) - 1, -1, -1):
            at = p.leader_at[leader]
            if at >= 0:
                self._leaders.put(sides[leader] * size + at, leader)
                if sides[leader] == BARBARE and p.roster.leader_tribe[leader] == NONE:
                    self.rebels[at] += USURPER if leader in p.usurper else 1.0

    def units(self, camp: int, zone: int) -> list[int]:
        """The units of a camp in a zone."""
        return self._units.at(camp * len(self.prizes) + zone)

    def fields(self, camp: int) -> list[int]:
        """The zones where a camp has anything to win at all; reckoned when first asked for."""
        if not self._lures[camp]:
            self._lures[camp] = [False] * len(self.prizes)
            for zone in range(len(self.prizes)):
                if camp == ROMAIN:
                    wanted = self.pf[BARBARE][zone] > 0 and (self.holders[zone] > 0 or self.rebels[zone] > 0.0)
                else:
                    wanted = self.prizes[zone] > 0.0 or self.pf[ROMAIN][zone] > 0
                if wanted:
                    self._fields[camp].append(zone)
                    self._lures[camp][zone] = True
        return self._fields[camp]

    def is_lured(self, camp: int, zone: int) -> bool:
        """Whether a camp has anything to win in a zone beside this one."""
        if not self.fields(camp):
            return False
        lures = self._lures[camp]
        return any(lures[beside] for beside in self.p.board.near[zone])

    def met(self, camp: int, zone: int) -> int:
        """Quality and tactics of a camp's units in a zone, packed; reckoned when first asked for."""
        at = camp * len(self.prizes) + zone
        if self._met[at] < 0:
            units = self._units.at(at)
            bonus = tactics(self.p, self._leaders.at(at), units)
            self._met[at] = quality(self.p, units) * TACTICS + bonus
        return self._met[at]

    def settled(self, force: Force, zone: int) -> float:
        """How likely a camp is to win in a zone without a force: what others do already, it need not do."""
        p = self.p
        at = force.camp * len(self.prizes) + zone
        if not p.troops[2 * zone + force.camp]:
            return 0.0
        is_there = any(p.unit_at[unit] == zone for unit in force.units)
        if is_there or self._held[at] < 0.0:
            units = [unit for unit in self._units.at(at) if unit not in force.units]
            leaders = [leader for leader in self._leaders.at(at) if leader != force.leader]
            leaders.sort(key=lambda leader: -p.roster.leader_bt[leader])
            others = Force(p, force.camp, leaders[0] if leaders else NONE, units)
            chance = win_chance(self, others, zone, self.pf[force.camp][zone] - others.pf) if units else 0.0
            if is_there:
                return chance
            self._held[at] = chance
        return self._held[at]

    def others_hold(self, zone: int, units: list[int]) -> bool:
        """Whether units at war other than those given hold a zone."""
        p = self.p
        own = 0
        for unit in units:
            tribe = p.roster.unit_tribe[unit]
            if p.unit_at[unit] == zone and tribe != NONE and is_at_war(p, tribe):
                own += 1
        return self.holders[zone] > own


def win_chance(ground: Ground, force: Force, zone: int, without: int = 0) -> float:
    """How likely a force is to win if it attacks whoever stands in a zone; 1 if nobody does.

    Friends who are there take part, `without` so many of their PF.
    """
    p = ground.p
    enemy = 1 - force.camp
    if not p.troops[2 * zone + enemy]:
        return 1.0
    if not force.units:
        return 0.0
    pf = force.pf + ground.pf[force.camp][zone] - without
    for unit in force.units:
        if p.unit_at[unit] == zone:
            pf -= p.roster.unit_pf[unit][p.unit_weak[unit]]
    return ODDS.chance(
        p.tables, pf, ground.pf[enemy][zone], force.quality * TACTICS + force.bonus, ground.met(enemy, zone)
    )


def prize(p: Ultimus, zone: int) -> float:
    """10.2: what holding a zone of the empire scores for the BARBARE each year."""
    if not p.board.is_empire(zone):
        return 0.0
    if zone == p.board.roma:
        return 5.0
    return 2.0 if p.board.town[zone] or p.board.capital[zone] else 1.0


def worth(ground: Ground, force: Force, zone: int) -> float:
    """What it is worth to a force to end its move in a zone."""
    p = ground.p
    if p.setup.closed[zone]:
        return 0.0
    pf = ground.pf[1 - force.camp][zone]
    if force.camp == ROMAIN:
        if pf == 0 or not force.units or not (ground.holders[zone] or ground.rebels[zone]):
            return 0.0
        chance = win_chance(ground, force, zone)
        gain = BODY * pf + ground.rebels[zone] + (2 * ground.prizes[zone] if ground.holders[zone] else 0.0)
        return (chance - ground.settled(force, zone)) * gain - (1 - chance) * BLOOD * force.pf
    gain = 0.0
    if force.at_war and ground.prizes[zone] and not ground.others_hold(zone, force.units):
        gain = ground.prizes[zone]
    if pf == 0:
        return gain
    chance = win_chance(ground, force, zone)
    return chance * gain + (chance - ground.settled(force, zone)) * BODY * pf - (1 - chance) * BLOOD * force.pf


def targets(worths: list[float]) -> list[int]:
    """The zones that are worth anything, the best first: few of many."""
    found: list[int] = []
    for zone in range(len(worths)):
        if worths[zone] > 0.0:
            found.append(zone)
    found.sort(key=lambda zone: -worths[zone])
    return found


def pull(p: Ultimus, worths: list[float], aims: list[int], zone: int) -> float:
    """The best prize seen from a zone, faded by its distance; `aims` are the targets in their order."""
    best = 0.0
    steps = p.board.distance[zone]
    for target in aims:
        value = worths[target]
        if value <= best:
            break
        if steps[target] >= 0:
            best = max(best, value * FADED[min(steps[target], len(FADED) - 1)])
    return best


def worths(ground: Ground, force: Force) -> list[float]:
    """The worth of every zone to a force."""
    found = [0.0] * ground.p.board.size
    for zone in ground.fields(force.camp):
        found[zone] = worth(ground, force, zone)
    return found
