"""Where the greedy bot's leaders march, with whom, and why (section 8.1).

A plan is made for one step of one leader from the position alone, so that the questions after it (who follows?) find
the same plan again.
"""

from typing import Final, final

from quadriga.bots.conquest.scene import Scene
from quadriga.bots.conquest.strength import chance_to_win, volley, worth
from quadriga.games.conquest.march import FOLLOWERS, KEEPING, TYPE_OF, WEARY, available, road_reach
from quadriga.games.conquest.pieces import CATAPULT, CAVALRY, INFANTRY, LAND_TYPES
from quadriga.games.conquest.position import NONE, Conquest

GENERAL: Final = 14.0
"""What losing a general costs."""
PATIENCE: Final = 25
"""After so many rounds the bot begins to take worse odds, so that wars end."""
LEGION: Final = 7


@final
class Plan:
    """One step of a leader: how good it looks, and how many of each kind of follower go along."""

    def __init__(self, score: float, took: list[int]) -> None:
        self.score: Final = score
        self.took: Final = took


def good_odds(p: Conquest) -> float:
    """The chance to win that makes the bot attack."""
    late = p.round - PATIENCE
    return 0.68 if late <= 0 else max(0.4, 0.68 - 0.01 * late)


def plan(scene: Scene, leader: int, zone: int) -> Plan:
    """The best reason to take this step, if there is any."""
    p = scene.p
    by_road = zone in road_reach(p, p.leader_at[leader])
    ready = [available(p, leader, by_road, follower) for follower in range(FOLLOWERS)]
    if leader == scene.emperor:
        return _guard_emperor(scene, zone, ready)
    start = p.leader_at[leader]
    limit = min(LEGION, sum(ready), max(0, p.army(scene.me, start) - scene.garrison(start)))
    relief = _general_risk(scene, start, scene.force(scene.me, start), _others(scene, start))
    if p.has_enemy_units(scene.me, zone):
        return _attack(scene, leader, zone, ready, limit)
    best = _walk_in(scene, zone, ready, limit) if p.control[zone] != scene.me else _nothing()
    for other in (_pass_through(scene, leader, zone, ready, limit), _relocate(scene, leader, zone, ready, limit)):
        if other.score > best.score:
            best = other
    if relief and not best.took[0] + best.took[1] + best.took[2] + best.took[3]:
        return Plan(best.score + relief - _general_risk(scene, zone, scene.force(scene.me, zone), 0), best.took)
    return best


def _nothing() -> Plan:
    return Plan(0.0, [0] * FOLLOWERS)


def _others(scene: Scene, zone: int) -> int:
    """How many leaders would stay behind in a province."""
    return scene.leaders(scene.me, zone) - 1


def _general_risk(scene: Scene, zone: int, units: list[int], others: int) -> float:
    """What a general may expect to lose by standing in a province with these units."""
    if not scene.weight[zone] or others > 0:
        return 0.0
    return GENERAL * (1.0 - scene.hold(zone, units))


def _sum_of(scene: Scene, zone: int, took: list[int]) -> list[int]:
    """The units the bot would have in a province once these followers have come."""
    units = scene.force(scene.me, zone)
    for follower in range(FOLLOWERS):
        units[TYPE_OF[follower]] += took[follower]
    return units


def _muster(ready: list[int], number: int, order: list[int]) -> list[int]:
    """So many of those who are ready, the first kinds first."""
    took = [0] * FOLLOWERS
    for follower in order:
        taken = min(number, ready[follower])
        took[follower] = taken
        number -= taken
    return took


def _strike_force(scene: Scene, zone: int, ready: list[int], number: int) -> list[int]:
    """So many of those who are ready, of the types that hit best together with the units already there."""
    units = scene.force(scene.me, zone)
    took = [0] * FOLLOWERS
    for _ in range(number):
        chosen = NONE
        most = -1.0
        for follower in (INFANTRY, WEARY, KEEPING, 3):
            if took[follower] < ready[follower]:
                kind = TYPE_OF[follower]
                units[kind] += 1
                hits = volley(units, 1, 0)
                units[kind] -= 1
                if hits > most + 0.001:
                    most = hits
                    chosen = follower
        if chosen == NONE:
            break
        took[chosen] += 1
        units[TYPE_OF[chosen]] += 1
    return took


# ---------------------------------------------------------------- reasons to march


def _walk_in(scene: Scene, zone: int, ready: list[int], limit: int) -> Plan:
    """12.1: take a province that nobody defends: with one unit where it is quiet, with all where it is not."""
    if limit == 0:
        return _nothing()
    gain = scene.prize(zone)
    few = _muster(ready, 1, [INFANTRY, WEARY, KEEPING, 3])
    many = _strike_force(scene, zone, ready, limit)
    lean = Plan(gain - _loss(scene, zone, few) - 0.2, few)
    full = Plan(gain - _loss(scene, zone, many) - 0.2 * limit, many)
    p = scene.p
    owner = p.control[zone]
    if zone == p.home[scene.me] or (owner != NONE and zone == p.home[owner]):
        return full
    return full if full.score > lean.score else lean


def _loss(scene: Scene, zone: int, took: list[int]) -> float:
    """What a legion and its general may expect to lose in a province before the bot's next turn."""
    if not scene.weight[zone]:
        return 0.0
    units = _sum_of(scene, zone, took)
    return (1.0 - scene.hold(zone, units)) * (GENERAL + 0.7 * worth(units))


def _attack(scene: Scene, leader: int, zone: int, ready: list[int], limit: int) -> Plan:
    """9: fall upon enemy units where the odds are good, together with the other leaders who can still come."""
    p = scene.p
    if limit == 0:
        return _nothing()
    enemy = p.enemy_in(scene.me, zone)
    foes = scene.force(enemy, zone)
    walls = p.fort[zone] == 1 and p.control[zone] == enemy
    guards = scene.leaders(enemy, zone)
    there = scene.force(scene.me, zone)
    took = _strike_force(scene, zone, ready, limit)
    units = _sum_of(scene, zone, took)
    captains = scene.leaders(scene.me, zone) + 1
    stake = scene.prize(zone) + 0.5 * worth(foes) + 4.0
    alone = chance_to_win(units, captains, foes, guards, walls)
    if sum(there):
        before = chance_to_win(there, captains - 1, foes, guards, walls)
        return Plan((alone - before) * (stake + worth(there)) - 1.0, took)
    helped = alone
    helpers = _helpers(scene, leader, zone)
    if helpers:
        start = p.leader_at[leader]
        rest = max(0, p.army(scene.me, start) - scene.garrison(start) - limit)
        more = [max(0, ready[follower] - took[follower]) for follower in range(FOLLOWERS)]
        joint = _muster(more, min(rest, LEGION * helpers), [3, KEEPING, WEARY, INFANTRY])
        helped = chance_to_win(_plus(units, joint), captains + helpers, foes, guards, walls)
    if helped < good_odds(p):
        return _nothing()
    price = (1.0 - helped) * (worth(units) + GENERAL)
    return Plan(helped * stake - price, took)


def _plus(units: list[int], took: list[int]) -> list[int]:
    total = units[:]
    for follower in range(FOLLOWERS):
        total[TYPE_OF[follower]] += took[follower]
    return total


def _helpers(scene: Scene, leader: int, zone: int) -> int:
    """Other generals beside this one who can still march with him."""
    p = scene.p
    start = p.leader_at[leader]
    number = 0
    for other in range(len(p.leader_at)):
        if other == leader or other == scene.emperor or p.leader_at[other] != start:
            continue
        if p.leader_owner[other] == scene.me and p.leader_points[other] > 0:
            number += 1
    return number


def _pass_through(scene: Scene, leader: int, zone: int, ready: list[int], limit: int) -> Plan:
    """8.1: one step now, the prize with the second: cavalry rides along, or a legion waits on the way."""
    p = scene.p
    if p.leader_points[leader] < 2:
        return _nothing()
    start = p.leader_at[leader]
    riders = min(limit, ready[KEEPING])
    waiting = 0
    if p.control[zone] == scene.me:
        waiting = max(0, p.army(scene.me, zone) - _spent(scene, zone) - scene.garrison(zone))
    if riders + waiting == 0:
        return _nothing()
    best = 0.0
    for beyond in p.board.land.near[zone]:
        if beyond == start:
            continue
        gain = _beyond(scene, zone, beyond, riders)
        best = max(best, gain)
    if best <= 0.0:
        return _nothing()
    took = [0] * FOLLOWERS
    if not waiting or best > 35.0:
        took[KEEPING] = riders if best > 35.0 else 1
    score = 0.9 * best - 0.5
    if p.control[zone] != scene.me:
        if limit > took[KEEPING] and ready[INFANTRY]:
            took[INFANTRY] = 1
            score += max(0.0, scene.prize(zone) - _loss(scene, zone, [1, 0, 0, 0]))
        elif limit > took[KEEPING] and ready[KEEPING] > took[KEEPING]:
            took[KEEPING] += 1
            score += max(0.0, scene.prize(zone) - _loss(scene, zone, [0, 1, 0, 0]))
    return Plan(score, took)


def _spent(scene: Scene, zone: int) -> int:
    """The bot's units in a province that cannot march any more."""
    at = zone * LAND_TYPES
    spent = scene.p.spent
    return spent[at] + spent[at + CAVALRY] + spent[at + CATAPULT]


def _beyond(scene: Scene, zone: int, beyond: int, riders: int) -> float:
    """What the second step is worth with these riders and the units that wait in the province between."""
    p = scene.p
    units = scene.force(scene.me, zone) if p.control[zone] == scene.me else [0, 0, 0]
    kept = min(scene.garrison(zone), units[INFANTRY]) if p.control[zone] == scene.me else 0
    units[INFANTRY] -= kept
    units[CAVALRY] += riders
    if p.has_enemy_units(scene.me, beyond):
        enemy = p.enemy_in(scene.me, beyond)
        walls = p.fort[beyond] == 1 and p.control[beyond] == enemy
        foes = scene.force(enemy, beyond)
        chance = chance_to_win(units, 1, foes, scene.leaders(enemy, beyond), walls)
        if chance < good_odds(p) or sum(units) > LEGION:
            return 0.0
        return chance * (scene.prize(beyond) + 0.5 * worth(foes)) - (1.0 - chance) * (worth(units) + GENERAL)
    if p.control[beyond] == scene.me:
        return 0.0
    return scene.prize(beyond) - (1.0 - scene.hold(beyond, units)) * (GENERAL + worth([0, 1, 0]))


def _relocate(scene: Scene, leader: int, zone: int, ready: list[int], limit: int) -> Plan:
    """Go where units are needed: to the emperor in danger, towards the next prize, or back for more troops."""
    p = scene.p
    start = p.leader_at[leader]
    if limit == 0:
        return _fetch(scene, leader, zone)
    took = _strike_force(scene, zone, ready, limit)
    if zone == scene.throne:
        before = scene.emperor_risk(zone, scene.force(scene.me, zone))
        after = scene.emperor_risk(zone, _sum_of(scene, zone, took))
        if before - after > 5.0:
            return Plan((before - after) * 0.5, took)
    target = _target(scene, start, _sum_of(scene, start, [0] * FOLLOWERS), limit)
    if target == NONE or scene.steps[zone][target] >= scene.steps[start][target]:
        return _nothing()
    if start == p.home[scene.me] and limit < 2:
        return _nothing()
    return Plan(2.0 + 0.2 * limit - _loss(scene, zone, took), took)


def _target(scene: Scene, start: int, units: list[int], limit: int) -> int:
    """The province worth marching to: what it promises, divided by the way."""
    p = scene.p
    best = 0.0
    target = NONE
    for zone in range(len(p.control)):
        way = scene.steps[start][zone]
        if p.control[zone] == scene.me and not p.has_enemy_units(scene.me, zone):
            continue
        if way > 8 or way == 0:
            continue
        promise = scene.prize(zone)
        if p.has_enemy_units(scene.me, zone):
            enemy = p.enemy_in(scene.me, zone)
            walls = p.fort[zone] == 1 and p.control[zone] == enemy
            chance = chance_to_win(units, 1, scene.force(enemy, zone), scene.leaders(enemy, zone), walls)
            promise = promise * chance if chance > 0.5 else promise * 0.1 * chance
        promise = promise / (way * way)
        if promise > best:
            best = promise
            target = zone
    return target


def _fetch(scene: Scene, leader: int, zone: int) -> Plan:
    """A general without troops goes to the nearest troops without a general."""
    p = scene.p
    start = p.leader_at[leader]
    if p.is_enemy_held(scene.me, zone):
        return _nothing()
    nearest = 99
    there = 99
    for waiting in range(len(p.control)):
        if not p.hosts[waiting] >> scene.me & 1 or waiting == start:
            continue
        if p.army(scene.me, waiting) <= scene.garrison(waiting) or _has_general(scene, waiting):
            continue
        if scene.steps[start][waiting] < nearest:
            nearest = scene.steps[start][waiting]
            there = scene.steps[zone][waiting]
    if nearest == 99 and start != p.home[scene.me]:
        nearest = scene.steps[start][p.home[scene.me]]
        there = scene.steps[zone][p.home[scene.me]]
    if there >= nearest:
        return _nothing()
    return Plan(1.5 - _general_risk(scene, zone, scene.force(scene.me, zone), 0), [0] * FOLLOWERS)


def _has_general(scene: Scene, zone: int) -> bool:
    p = scene.p
    for leader in range(len(p.leader_at)):
        if p.leader_at[leader] == zone and p.leader_owner[leader] == scene.me and leader != scene.emperor:
            return True
    return False


def _guard_emperor(scene: Scene, zone: int, ready: list[int]) -> Plan:
    """4.3.1: the emperor moves to be safer, with as many units as can come; he leads the army if nobody else can."""
    p = scene.p
    start = scene.throne
    number = min(LEGION, sum(ready))
    took = _muster(ready, number, [INFANTRY, KEEPING, WEARY, 3])
    units = _sum_of(scene, zone, took)
    if p.has_enemy_units(scene.me, zone):
        return _nothing()
    here = scene.emperor_risk(start, scene.force(scene.me, start))
    risk = scene.emperor_risk(zone, units)
    score = here - risk - 4.0
    if not _any_general(scene) and number and risk < 15.0:
        score = max(score, scene.prize(zone) - 3.0 * risk, 1.0 if _is_nearer(scene, start, zone) else 0.0)
    return Plan(score, took)


def _any_general(scene: Scene) -> bool:
    p = scene.p
    for leader in range(len(p.leader_at)):
        if p.leader_owner[leader] == scene.me and p.leader_at[leader] != NONE and leader != scene.emperor:
            return True
    return False


def _is_nearer(scene: Scene, start: int, zone: int) -> bool:
    target = _target(scene, start, scene.force(scene.me, start), LEGION)
    return target != NONE and scene.steps[zone][target] < scene.steps[start][target]
