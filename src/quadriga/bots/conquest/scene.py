"""What the greedy bot sees on the table: dangers, distances, who must stay where he is."""

from typing import Final, final

from quadriga.bots.conquest.strength import chance_to_win
from quadriga.games.conquest.board import PROVINCES, Board
from quadriga.games.conquest.economy.purchase import is_home_open
from quadriga.games.conquest.pieces import CATAPULT, CAVALRY, INFANTRY, LAND_TYPES, LEADERS_EACH
from quadriga.games.conquest.position import NONE, Conquest
from quadriga.games.conquest.turn import last_round

FAR: Final = 99
UNASKED: Final = -1.0
PATIENCE: Final = 15
"""After so many rounds the bot begins to take worse odds, so that wars end."""
SAFE: Final = 0.8
"""With this chance to hold a province a garrison is called strong enough."""


def distances(board: Board) -> list[list[int]]:
    """The steps on foot between any two provinces."""
    table: list[list[int]] = []
    for start in range(PROVINCES):
        steps = [FAR] * PROVINCES
        steps[start] = 0
        reached = [start]
        for zone in reached:
            for near in board.land.near[zone]:
                if steps[near] == FAR:
                    steps[near] = steps[zone] + 1
                    reached.append(near)
        table.append(steps)
    return table


def _boldness(p: Conquest, me: int) -> float:
    """Late in a long game, and with more talents than can be spent, losses weigh little."""
    late = (p.round - PATIENCE) / 30.0
    spare = p.money[me] / (20.0 * p.price(INFANTRY)) - 0.5
    return min(1.0, max(0.0, late, spare))


def is_unanswered(p: Conquest, me: int) -> bool:
    """Whether this is the last turn of all: what is taken now is kept, and nothing can be lost any more."""
    if p.round < last_round(p) or p.active != me:
        return False
    return not any(p.is_alive(seat) for seat in p.order[p.order.index(me) + 1 :])


@final
class Scene:
    """A position as one seat sees it while it decides."""

    def __init__(self, p: Conquest, me: int, steps: list[list[int]]) -> None:
        self.p: Final = p
        self.me: Final = me
        self.steps: Final = steps
        self.emperor: Final = me * LEADERS_EACH
        self.throne: Final = p.leader_at[self.emperor]
        """Where the emperor is."""
        self.danger: Final[list[list[int]]] = [[0, 0, 0] for _ in range(PROVINCES)]
        """For each province the units the worst enemy could throw at it in his next turn, by type."""
        self.weight: Final = [0] * PROVINCES
        """How heavy that danger is: infantry counts 2, cavalry 3, a catapult 4."""
        self.beside: Final = [False] * PROVINCES
        """Whether enemy land units stand next door, with or without a leader."""
        self.unanswered: Final = is_unanswered(p, me)
        """Whether nobody else moves before the game is over."""
        self.boldness: Final = _boldness(p, me)
        """From 0 to 1: how little the bot minds losses."""
        self.exhaustion: Final = min(1.0, max(0.0, (p.round - 60) / 20.0))
        """From 0 to 1: how ready the bot is for a last assault at any odds."""
        self.fear: Final = 0.0 if self.unanswered else 1.0 - 0.9 * self.boldness - 0.1 * self.exhaustion
        self.weariness: Final = min(1.0, max(0.0, (p.round - PATIENCE) / 40.0))
        """From 0 to 1: how much the bot would rather have the war over."""
        self._captives: Final = self._count_captives()
        self._prizes: Final = [UNASKED] * PROVINCES
        self._garrisons: Final = [NONE] * PROVINCES
        self.aims: Final[dict[int, int]] = {}
        """The answers of `_target` in marching.py, by what it was asked."""
        if not self.unanswered:
            for enemy in range(p.seats):
                if enemy != me and p.is_alive(enemy):
                    self._look_at(enemy)

    # ---------------------------------------------------------------- dangers

    def _look_at(self, enemy: int) -> None:
        p = self.p
        near = p.board.land.near
        reach = [[0, 0, 0] for _ in range(PROVINCES)]
        led = [False] * PROVINCES
        for leader in range(len(p.leader_at)):
            zone = p.leader_at[leader]
            if p.leader_owner[leader] == enemy and 0 <= zone < PROVINCES:
                led[zone] = True
        bit = 1 << enemy
        for zone in range(PROVINCES):
            if not p.hosts[zone] & bit:
                continue
            mobile = led[zone]
            for next_door in near[zone]:
                self.beside[next_door] = True
                mobile = mobile or led[next_door]
            if not mobile:
                continue
            at = (enemy * PROVINCES + zone) * LAND_TYPES
            for next_door in near[zone]:
                there = reach[next_door]
                for kind in range(LAND_TYPES):
                    there[kind] += p.units[at + kind]
            if p.units[at + CAVALRY] and led[zone]:
                self._ride(zone, p.units[at + CAVALRY], reach)
        self._cross(enemy, led, reach)
        for zone in range(PROVINCES):
            there = reach[zone]
            weight = 2 * there[INFANTRY] + 3 * there[CAVALRY] + 4 * there[CATAPULT]
            if weight > self.weight[zone]:
                self.weight[zone] = weight
                self.danger[zone] = there

    def _ride(self, start: int, cavalry: int, reach: list[list[int]]) -> None:
        """Cavalry comes from two steps away, where nobody stands in between."""
        p = self.p
        seen = [start]
        for middle in p.board.land.near[start]:
            seen.append(middle)
        for middle in p.board.land.near[start]:
            if not p.hosts[middle] >> self.me & 1:
                for zone in p.board.land.near[middle]:
                    if zone not in seen:
                        seen.append(zone)
                        reach[zone][CAVALRY] += cavalry

    def _cross(self, enemy: int, led: list[bool], reach: list[list[int]]) -> None:
        """Galleys land what they carry, or what waits in their port."""
        p = self.p
        for ship in range(len(p.ship_at)):
            at = p.ship_at[ship]
            if at == NONE or p.ship_owner[ship] != enemy:
                continue
            aboard = p.cargo[ship * LAND_TYPES : (ship + 1) * LAND_TYPES]
            seas: list[int] = []
            if at < PROVINCES:
                if not led[at]:
                    continue
                aboard = p.units[(enemy * PROVINCES + at) * LAND_TYPES : (enemy * PROVINCES + at + 1) * LAND_TYPES]
                seas = p.board.coasts[at][p.ship_coast[ship]]
            else:
                seas = [at, *p.board.waters.near[at]]
            if sum(aboard) == 0:
                continue
            known = [at, *p.board.land.near[at]] if at < PROVINCES else []
            shores: list[int] = []
            for sea in seas:
                for port in p.board.ports[sea]:
                    if port not in shores and port not in known:
                        shores.append(port)
            for port in shores:
                for kind in range(LAND_TYPES):
                    reach[port][kind] += aboard[kind]

    def force(self, seat: int, zone: int) -> list[int]:
        """The land units of a seat in a province, by type."""
        at = (seat * PROVINCES + zone) * LAND_TYPES
        return self.p.units[at : at + LAND_TYPES]

    def leaders(self, seat: int, zone: int) -> int:
        """How many leaders a seat has in a province."""
        p = self.p
        number = 0
        for leader in range(len(p.leader_at)):
            if p.leader_at[leader] == zone and p.leader_owner[leader] == seat:
                number += 1
        return number

    def hold(self, zone: int, units: list[int]) -> float:
        """The chance that these units would hold a province against the worst that can come next."""
        if self.weight[zone] == 0:
            return 1.0
        walls = self.p.fort[zone] == 1 and self.p.control[zone] == self.me
        return 1.0 - chance_to_win(self.danger[zone], 2, units, 1, walls)

    # ---------------------------------------------------------------- who stays

    def recruits(self) -> int:
        """Infantry that will stand at home before anybody else moves, if all talents go into it."""
        p = self.p
        if p.phase > 5 or not is_home_open(p, self.me):
            return 0
        talents = p.money[self.me] + (p.tribute[self.me] if p.phase < 3 else 0)
        return min(talents // p.price(INFANTRY), p.pool[self.me * LAND_TYPES])

    def garrison(self, zone: int) -> int:
        """How many of the units in a province should not leave it."""
        if self._garrisons[zone] == NONE:
            self._garrisons[zone] = self._reckon_garrison(zone)
        return self._garrisons[zone]

    def _reckon_garrison(self, zone: int) -> int:
        p = self.p
        if self.unanswered:
            return 0
        home = zone == p.home[self.me] and p.control[zone] == self.me
        if zone == self.throne or home:
            least = 2 if zone == self.throne else 1
            if self.weight[zone]:
                units = [least, 0, 0]
                waiting = self.recruits() if home else 0
                while units[0] < 12 and self.hold(zone, [units[0] + waiting, units[1], units[2]]) < SAFE:
                    units[0] += 1
                return units[0]
            return least
        if p.control[zone] != self.me:
            return 1
        return 1 if self.weight[zone] and (p.city[zone] == 1 or p.board.value[zone] > 5) else 0

    # ---------------------------------------------------------------- what is at stake

    def emperor_risk(self, zone: int, units: list[int]) -> float:
        """How bad it would be to leave the emperor in a province with these units, from 0 to 300."""
        alone = units[0] + units[1] + units[2] == 0
        if alone:
            if self.beside[zone] or self.weight[zone]:
                return 300.0
            return 25.0
        if not self.weight[zone]:
            return 0.0
        if zone == self.p.home[self.me]:
            units = [units[0] + self.recruits(), units[1], units[2]]
        return 300.0 * (1.0 - self.hold(zone, units))

    def prize(self, zone: int) -> float:
        """What it is worth to take a province that nobody defends; nothing where own units have just come in."""
        if self._prizes[zone] == UNASKED:
            self._prizes[zone] = self._reckon_prize(zone)
        return self._prizes[zone]

    def _reckon_prize(self, zone: int) -> float:
        p = self.p
        if p.hosts[zone] == 1 << self.me:
            return 0.0
        value = p.board.value[zone] + (p.pieces.city_tribute if p.city[zone] else 0)
        gain = 2.0 * value
        owner = p.control[zone]
        if owner == self.me:
            return self._captives[zone]
        if owner != NONE:
            gain += value
            if zone == p.home[owner]:
                gain += 40.0
        if zone == p.home[self.me]:
            gain += 60.0
        return gain + self._captives[zone]

    def _count_captives(self) -> list[float]:
        """What the enemy leaders in each province are worth to whoever catches them."""
        p = self.p
        gains = [0.0] * PROVINCES
        for leader, zone in enumerate(p.leader_at):
            if 0 <= zone < PROVINCES and p.leader_owner[leader] != self.me:
                gains[zone] += 150.0 + 200.0 * self.weariness if leader % LEADERS_EACH == 0 else 12.0
        return gains
