"""Where the greedy bot's leaders march, with whom, and why (section 8.1).

A plan is made for one step of one leader from the position alone, so that the questions after it (who follows?) find
the same plan again.
"""

from typing import Final, final

from quadriga.bots.conquest.scene import FAR, Scene
from quadriga.bots.conquest.strength import chance_to_win, volley, worth
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.movement.march import KEEPING, TYPE_OF, WEARY, available
from quadriga.games.conquest.movement.parts import FOLLOWERS
from quadriga.games.conquest.movement.roads import can_ride_on
from quadriga.games.conquest.pieces import CATAPULT, CAVALRY, INFANTRY, LAND_TYPES, LEADERS_EACH
from quadriga.games.conquest.position import NONE

GENERAL: Final = 14.0
"""What losing a general costs."""
GREAT_PRIZE: Final = 35.0
"""What a free capital or a lone emperor promises at least: worth leaving any other plan for."""
LEGION: Final = 7
MANY: Final = 256
"""More than a side has of any piece."""
ANY_HOPE: Final = 0.05
"""In the very last turn an attack costs nothing any more."""
RALLY: Final = 2
"""So many generals make a grand army."""


@final
class Plan:
    """One step of a leader: how good it looks, and how many of each kind of follower go along."""

    def __init__(self, score: float, took: list[int]) -> None:
        self.score: Final = score
        self.took: Final = took


def good_odds(scene: Scene) -> float:
    """The chance to win that makes the bot attack."""
    if scene.unanswered:
        return ANY_HOPE
    return 0.68 - 0.25 * scene.boldness - 0.35 * scene.weariness - 0.08 * scene.exhaustion


def plan(scene: Scene, leader: int, zone: int) -> Plan:
    """The best reason to take this step, if there is any."""
    p = scene.p
    by_road = can_ride_on(p, leader, zone)
    ready = [available(p, leader, by_road, follower) for follower in range(FOLLOWERS)]
    if leader == scene.emperor:
        return _guard_emperor(scene, zone, ready)
    start = p.leader_at[leader]
    limit = min(LEGION, sum(ready), max(0, p.army(scene.me, start) - scene.garrison(start)))
    if p.has_enemy_units(scene.me, zone):
        return _attack(scene, leader, zone, ready, limit)
    best = _walk_in(scene, zone, ready, limit) if p.control[zone] != scene.me else _nothing()
    through = _pass_through(scene, leader, zone, ready, limit)
    if through.score > best.score:
        best = through
    if scene.weariness > 0.5:
        return best if best.score > GREAT_PRIZE else _grand_march(scene, leader, zone, ready, limit)
    other = _relocate(scene, leader, zone, ready, limit)
    if other.score > best.score:
        best = other
    if limit == 0 or sum(best.took) == 0:
        relief = _general_risk(scene, start) - _general_risk(scene, zone)
        return Plan(best.score + relief, best.took)
    return best


def _nothing() -> Plan:
    return Plan(0.0, [0] * FOLLOWERS)


def _general_risk(scene: Scene, zone: int) -> float:
    """What a general may expect to lose by standing in a province with the units that are there."""
    if not scene.weight[zone]:
        return 0.0
    return scene.fear * GENERAL * (1.0 - scene.hold(zone, scene.force(scene.me, zone)))


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
    return scene.fear * (1.0 - scene.hold(zone, units)) * (GENERAL + 0.7 * worth(units))


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
    helpers = _helpers(scene, leader)
    joint = _joint_force(scene, leader, ready, took)
    helped = chance_to_win(_plus(units, joint), captains + helpers, foes, guards, walls) if sum(joint) else alone
    if helped < good_odds(scene):
        return _nothing()
    price = scene.fear * (1.0 - helped) * (worth(units) + GENERAL)
    return Plan(helped * stake - price, took)


def _plus(units: list[int], took: list[int]) -> list[int]:
    total = units[:]
    for follower in range(FOLLOWERS):
        total[TYPE_OF[follower]] += took[follower]
    return total


def _joint_force(scene: Scene, leader: int, ready: list[int], took: list[int]) -> list[int]:
    """The followers whom the other generals beside this one could bring after him."""
    start = scene.p.leader_at[leader]
    more = [max(0, ready[follower] - took[follower]) for follower in range(FOLLOWERS)]
    rest = max(0, scene.p.army(scene.me, start) - scene.garrison(start) - sum(took))
    return _muster(more, min(rest, LEGION * _helpers(scene, leader)), [3, KEEPING, WEARY, INFANTRY])


def _helpers(scene: Scene, leader: int) -> int:
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
    if not waiting or best > GREAT_PRIZE:
        took[KEEPING] = riders if best > GREAT_PRIZE else 1
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
        if chance < good_odds(scene) or sum(units) > LEGION:
            return 0.0
        return chance * (scene.prize(beyond) + 0.5 * worth(foes)) - (1.0 - chance) * (worth(units) + GENERAL)
    if p.control[beyond] == scene.me:
        return 0.0
    return scene.prize(beyond) - (1.0 - scene.hold(beyond, units)) * (GENERAL + worth([0, 1, 0]))


def _grand_march(scene: Scene, leader: int, zone: int, ready: list[int], limit: int) -> Plan:
    """Late in a long war: gather at home, then all together against the emperor who is easiest to catch."""
    p = scene.p
    start = p.leader_at[leader]
    home = p.home[scene.me]
    took = _strike_force(scene, zone, ready, limit)
    if zone == scene.throne and scene.throne != start:
        rescue = _rescue(scene, zone, took)
        if rescue > 5.0:
            return Plan(rescue, took)
    if _is_needed(scene, start, limit):
        return _nothing()
    generals = _generals(scene, start) + _generals(scene, zone)
    if start == home:
        if generals < min(RALLY, _at_large(scene)) or limit < RALLY:
            return _nothing()
    elif limit == 0 or _troops(scene, start) + (_troops(scene, zone) if zone != home else 0) < LEGION:
        return _walk_home(scene, start, zone, ready, limit)
    quarry = _quarry(scene, start)
    if quarry == NONE or scene.steps[zone][quarry] >= scene.steps[start][quarry] or not limit:
        return _nothing()
    gained = scene.steps[start][quarry] - scene.steps[zone][quarry]
    return Plan(4.0 + 0.2 * limit + 0.1 * gained, took)


def _walk_home(scene: Scene, start: int, zone: int, ready: list[int], limit: int) -> Plan:
    """Back to the capital with what is left, for a new army; what lies open on the way is taken."""
    p = scene.p
    home = p.home[scene.me]
    if p.control[zone] != scene.me and limit:
        return _walk_in(scene, zone, ready, limit)
    if p.is_enemy_held(scene.me, zone) or scene.steps[zone][home] >= scene.steps[start][home]:
        return _nothing()
    gained = scene.steps[start][home] - scene.steps[zone][home]
    return Plan(1.5 + 0.1 * gained, _muster(ready, limit, [3, KEEPING, WEARY, INFANTRY]))


def _quarry(scene: Scene, start: int) -> int:
    """Where the enemy emperor is whose guards and whose distance make the least of a hunt."""
    p = scene.p
    least = 999.0
    quarry = NONE
    for enemy in range(p.seats):
        at = p.leader_at[enemy * LEADERS_EACH]
        if enemy == scene.me or not 0 <= at < PROVINCES or scene.steps[start][at] == FAR:
            continue
        effort = p.army(enemy, at) + 2.0 * scene.steps[start][at]
        if effort < least:
            least = effort
            quarry = at
    return quarry


def _at_large(scene: Scene) -> int:
    """The bot's generals who are free."""
    p = scene.p
    number = 0
    for leader in range(len(p.leader_at)):
        if p.leader_owner[leader] == scene.me and p.leader_at[leader] != NONE and leader != scene.emperor:
            number += 1
    return number


def _troops(scene: Scene, zone: int) -> int:
    """The bot's units in a province that are not needed to hold it."""
    return max(0, scene.p.army(scene.me, zone) - scene.garrison(zone))


def _is_needed(scene: Scene, zone: int, going: int) -> bool:
    """Whether troops who have marched enough today would be left in a province without a general."""
    if zone == scene.p.home[scene.me]:
        return False
    return _spent(scene, zone) > 2 and _troops(scene, zone) - going > LEGION * (_generals(scene, zone) - 1) + 2


def _rescue(scene: Scene, zone: int, took: list[int]) -> float:
    """What it is worth to bring these followers to the emperor."""
    before = scene.emperor_risk(zone, scene.force(scene.me, zone))
    after = scene.emperor_risk(zone, _sum_of(scene, zone, took))
    return 0.5 * (before - after)


def _relocate(scene: Scene, leader: int, zone: int, ready: list[int], limit: int) -> Plan:
    """Go where units are needed: to the emperor in danger, towards the next prize, or back for more troops."""
    p = scene.p
    start = p.leader_at[leader]
    if _is_needed(scene, start, limit):
        return _nothing()
    if limit == 0:
        return _fetch(scene, leader, zone)
    took = _strike_force(scene, zone, ready, limit)
    if zone == scene.throne:
        rescue = _rescue(scene, zone, took)
        if rescue > 2.5:
            return Plan(rescue, took)
    joint = _joint_force(scene, leader, ready, took)
    if sum(joint) == 0 and limit < 3 and _helpers(scene, leader):
        return _fetch(scene, leader, zone)
    march = _plus([0, 0, 0], took)
    target = _target(scene, start, _plus(march, joint), 1 + _helpers(scene, leader))
    if target == NONE or scene.steps[zone][target] >= scene.steps[start][target]:
        return _nothing()
    if start == p.home[scene.me] and limit < 2:
        return _nothing()
    together = [took[follower] + joint[follower] for follower in range(FOLLOWERS)]
    return Plan(2.0 + 2.0 * scene.weariness + 0.2 * limit - _loss(scene, zone, together), took)


def _target(scene: Scene, start: int, units: list[int], leaders: int) -> int:
    """The province worth marching to, reckoned once for the same units."""
    asked = (((start * MANY + units[INFANTRY]) * MANY + units[CAVALRY]) * MANY + units[CATAPULT]) * MANY + leaders
    found = scene.aims.get(asked)
    if found is None:
        found = _best_target(scene, start, units, leaders)
        scene.aims[asked] = found
    return found


def _best_target(scene: Scene, start: int, units: list[int], leaders: int) -> int:
    """What a province promises, divided by the way, is most there."""
    p = scene.p
    best = 0.0
    target = NONE
    for zone in range(len(p.control)):
        way = scene.steps[start][zone]
        if p.control[zone] == scene.me and not p.has_enemy_units(scene.me, zone):
            continue
        if way == FAR or way == 0:
            continue
        promise = scene.prize(zone)
        if p.has_enemy_units(scene.me, zone):
            enemy = p.enemy_in(scene.me, zone)
            walls = p.fort[zone] == 1 and p.control[zone] == enemy
            chance = chance_to_win(units, leaders, scene.force(enemy, zone), scene.leaders(enemy, zone), walls)
            hope = 1.0 if chance > 0.5 else 0.1
            promise = promise * max(hope * chance, 0.3 * scene.weariness)
        promise = promise / (way + (1.0 - scene.weariness) * way * (way - 1))
        if promise > best:
            best = promise
            target = zone
    return target


def _fetch(scene: Scene, leader: int, zone: int) -> Plan:
    """A general without troops goes where most troops wait for one, the near ones first."""
    p = scene.p
    start = p.leader_at[leader]
    if p.is_enemy_held(scene.me, zone):
        return _nothing()
    best = 0.0
    goal = p.home[scene.me]
    for waiting in range(len(p.control)):
        if not p.hosts[waiting] >> scene.me & 1 or waiting == start:
            continue
        troops = p.army(scene.me, waiting) - scene.garrison(waiting) - LEGION * _generals(scene, waiting)
        if troops > 0:
            value = min(LEGION, troops) / (scene.steps[start][waiting] + 2.0)
            if value > best:
                best = value
                goal = waiting
    if scene.steps[zone][goal] >= scene.steps[start][goal]:
        return _nothing()
    return Plan(1.5 + scene.boldness, [0] * FOLLOWERS)


def _generals(scene: Scene, zone: int) -> int:
    """The bot's generals in a province."""
    return scene.leaders(scene.me, zone) - (1 if zone == scene.throne else 0)


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
    if _at_large(scene) == 0 and number and risk < 15.0:
        score = max(score, scene.prize(zone) - 3.0 * risk, 1.0 if _is_nearer(scene, start, zone) else 0.0)
    return Plan(score, took)


def _is_nearer(scene: Scene, start: int, zone: int) -> bool:
    target = _target(scene, start, scene.force(scene.me, start), 1)
    return target != NONE and scene.steps[zone][target] < scene.steps[start][target]
