"""Greedy for Hannibal: a sensible beginner. Counts provinces, attacks the weaker, besieges and defends capitals."""

from typing import Final, final

from quadriga.bots.bot import Bot
from quadriga.bots.hannibal import grand
from quadriga.engine.chance import Rng
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.hannibal import attrition, politics, words
from quadriga.games.hannibal.battle import aftermath, odds, opening, retreat, rounds
from quadriga.games.hannibal.board import (
    CARTHAGE,
    CITY,
    FIRST_OF,
    HANNIBAL,
    LAST_OF,
    PLACES,
    ROME,
    SPACES,
)
from quadriga.games.hannibal.cards import allegiance, choices, strategy
from quadriga.games.hannibal.cards.entry import ENTRIES
from quadriga.games.hannibal.cards.in_play import CardInPlay
from quadriga.games.hannibal.cards.numbers import (
    CAPUA_SIDES,
    FLEET_BREAKS_SIEGE,
    GRAIN_SHORTAGE,
    MESSENGER,
    NUMIDIA_REVOLTS,
    PHILIP,
    SURPRISE_SORTIE,
    SYRACUSE_ALLIES,
    TRUCE,
)
from quadriga.games.hannibal.cards.revolts import Revolt, rebels
from quadriga.games.hannibal.cards.strategy import operations
from quadriga.games.hannibal.force import chief_at, is_unfriendly
from quadriga.games.hannibal.march import avoidance, contact, garrison, movement, muster, reaction
from quadriga.games.hannibal.march.conditions import sea_limit
from quadriga.games.hannibal.march.muster import march_limit
from quadriga.games.hannibal.politics import forbids_marker, is_removable
from quadriga.games.hannibal.position import Hannibal
from quadriga.games.hannibal.year import consuls

PROVINCE: Final = 10.0
"""What a province is worth, beside which all other values are set."""
TAKE_CAPITAL: Final = 70.0
SAVE_CAPITAL: Final = 120.0
NOTHING: Final = -1.0
CAMPAIGN: Final = 2.0
"""What it is worth to keep a campaign card for a campaign."""
SECOND: Final = 3.0
"""What it costs that an army is led by another than the best general with it."""
FULL: Final = 5
"""The CUs a consul needs, and those a capital should keep."""


@final
class Greedy(Bot):
    """Takes what looks best now."""

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        if len(moves) == 1:
            return moves[0]
        assert isinstance(position, Hannibal)
        return decide(position, int(seat), moves)


def decide(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """One of the moves, by the step of the book that asks."""
    top = p.stack[-1]
    if isinstance(top, strategy.PlayCard):
        plans = Plans(p, side)
        return best(moves, [card_value(p, side, move, plans) for move in moves])
    if isinstance(top, movement.NextAct):
        return march(p, side, moves)
    if isinstance(top, (rounds.Lead, rounds.Match, rounds.SeizeInitiative, rounds.CounterAttack)):
        return fight(p, side, moves)
    if isinstance(top, (politics.PlaceMarkers, allegiance.Seduce)):
        return best(moves, [NOTHING if m.verb == words.ENOUGH else gain(p, side, m.a) for m in moves])
    if isinstance(top, politics.RemoveMarkers):
        return best(moves, [-loss(p, side, move.a) for move in moves])
    if isinstance(top, choices.ChooseSpace):
        return best(moves, [NOTHING if m.verb == words.ENOUGH else target_value(p, side, top.card, m.a) for m in moves])
    if isinstance(top, (muster.TakeWhichUnits, muster.BringGenerals, strategy.NextGeneral)):
        return form_army(p, side, moves)
    if isinstance(top, (reaction.React, garrison.Garrison, avoidance.AvoidTo, retreat.ShelterGeneral)):
        return react(p, side, moves)
    if isinstance(top, contact.FightOrBackUp):
        return face(p, side, moves)
    return quick(p, side, moves)


def best(moves: list[Move], values: list[float]) -> Move:
    """The move of the highest value, the first of several."""
    found = 0
    for number in range(len(values)):
        if values[number] > values[found]:
            found = number
    return moves[found]


# ---------------------------------------------------------------- provinces


def held(p: Hannibal, side: int, province: int) -> int:
    """How many spaces of a province a side controls."""
    return sum(1 for space in p.board.in_province[province] if p.control[space] == side)


def gain(p: Hannibal, side: int, space: int) -> float:
    """What a marker in a space is worth: the nearer it brings a province, the more."""
    board = p.board
    province = board.province[space]
    worth = PROVINCE if board.scores[province] else 1.0
    missing = board.needed[province] - held(p, side, province)
    value = worth / missing if missing > 0 else 0.4
    if p.control[space] == 1 - side:
        value += loss(p, 1 - side, space)
    return value


def loss(p: Hannibal, side: int, space: int) -> float:
    """What it costs a side to lose the marker of a space."""
    board = p.board
    province = board.province[space]
    if not board.scores[province]:
        return 0.2
    spare = held(p, side, province) - board.needed[province]
    if spare == 0:
        return PROVINCE
    return 1.0 / spare if spare > 0 else 0.5 + 1.0 / (1 - spare)


def best_gains(p: Hannibal, side: int, count: int) -> float:
    """What the best markers of an operation would be worth."""
    values = sorted(
        [gain(p, side, space) for space in range(SPACES) if forbids_marker(p, side, space) == 0], reverse=True
    )
    return sum(values[:count])


# ---------------------------------------------------------------- cards


@final
class Plans:
    """What each general could do, remembered for cards that let him do the same."""

    def __init__(self, p: Hannibal, side: int) -> None:
        self._p: Final = p
        self._side: Final = side
        self._known: Final[dict[int, float]] = {}

    def outlook(self, card: int, general: int) -> float:
        """What it is worth to move a general by a card."""
        p = self._p
        p.played = in_play(card)
        key = (general * 16 + march_limit(p, general)) * 4 + (2 if p.board.naval[card] else 0)
        key += 1 if p.board.campaign[card] else 0
        if key not in self._known:
            self._known[key] = outlook(p, self._side, general)
        p.played = None
        return self._known[key]


def card_value(p: Hannibal, side: int, move: Move, known: Plans) -> float:
    """What playing a card so is worth; high numbers are kept for what needs them."""
    if move.verb == words.DISCARD:
        return 0.1 - 0.1 * p.board.ops[move.a]
    number = operations(p, move.a)
    kept = CAMPAIGN if p.board.campaign[move.a] else 0.0
    if move.verb == words.POLITICS:
        return best_gains(p, side, number) - 0.3 * number - kept
    if move.verb == words.RAISE:
        return 2.0 + 0.2 * p.cu[side * PLACES + move.b] - kept
    if move.verb == words.EVENT:
        return event_value(p, side, move.a)
    if move.verb == words.MARCH:
        return known.outlook(move.a, move.b) - 0.5 * number - kept
    able = [g for g in range(FIRST_OF[side], LAST_OF[side]) if p.at[g] >= 0]
    plans = sorted([max(0.0, known.outlook(move.a, general)) for general in able])
    return sum(plans[-p.board.campaign[move.a] :]) - 1.5


def in_play(card: int) -> CardInPlay:
    """A card as if it had just been played."""
    played = CardInPlay()
    played.lay_out(card)
    return played


def event_value(p: Hannibal, side: int, card: int) -> float:
    """What an event is worth, roughly."""
    enemy = 1 - side
    entry = ENTRIES[card]
    if isinstance(entry, Revolt):
        return sum([loss(p, enemy, space) for space in entry.in_revolt(p, side)])
    if card == NUMIDIA_REVOLTS:
        return max([sum([loss(p, enemy, s) for s in rebels(p, enemy, n)]) for n in p.board.numidias])
    if card in (CAPUA_SIDES, SYRACUSE_ALLIES):
        return 2 * PROVINCE
    if card == PHILIP:
        return 3.0 if (side == CARTHAGE) != (p.macedon == 1) else -5.0
    if card == MESSENGER:
        return 6.0
    if card == TRUCE:
        return 8.0 if p.siege[capital(p, side)] else 0.0
    values = sorted([target_value(p, side, card, space) for space in entry.spaces(p, side)], reverse=True)
    return sum(values[: entry.times])


def target_value(p: Hannibal, side: int, card: int, space: int) -> float:
    """What it is worth that an event strikes here."""
    enemy = 1 - side
    if p.siege[space] and p.besieger[space] == enemy and p.control[space] == side:
        lifted = card in (SURPRISE_SORTIE, FLEET_BREAKS_SIEGE)
        return 0.4 * p.cu[enemy * PLACES + space] if not lifted else SAVE_CAPITAL if space == capital(p, side) else 6.0
    if p.siege[space] and p.besieger[space] == side and p.cu[enemy * PLACES + space] == 0:
        return NOTHING
    if p.control[space] == enemy and p.cu[side * PLACES + space] == 0:
        return loss(p, enemy, space) if card == GRAIN_SHORTAGE else gain(p, side, space)
    if p.cu[enemy * PLACES + space]:
        return 0.4 * p.cu[enemy * PLACES + space]
    return 3.0 + 0.2 * p.cu[side * PLACES + space]


# ---------------------------------------------------------------- marching


def capital(p: Hannibal, side: int) -> int:
    """The city whose loss ends the war for a side."""
    return p.board.roma if side == ROME else p.board.carthago


def strength(p: Hannibal, side: int, place: int) -> float:
    """What a stack would bring to a battle: its CUs and its general."""
    chief = chief_at(p, side, place)
    units = p.cu[side * PLACES + place]
    return units + (p.board.battle[chief] if chief >= 0 and units else 0)


def prize(p: Hannibal, side: int, space: int, army: int, power: float) -> float:
    """What it is worth for an army to go to a space and fight, besiege or stand there."""
    attempted = p.played is not None and space in p.played.attempted
    enemy = 1 - side
    against = strength(p, enemy, space)
    if against:
        if space == capital(p, side) and p.siege[space]:
            return SAVE_CAPITAL if power >= 0.8 * against else 20.0
        if power < 1.3 * against:
            return NOTHING
        return 4.0 + 1.5 * p.cu[enemy * PLACES + space] + (20.0 if p.at[HANNIBAL] == space else 0.0)
    if p.board.kind[space] == CITY and p.control[space] == enemy and not p.truce:
        if army < 3 or attempted:
            return NOTHING
        worth = TAKE_CAPITAL if space == capital(p, enemy) else PROVINCE
        return worth * (1 + p.siege[space]) / 3
    if p.tribe[space] and p.control[space] != side:
        return NOTHING if army < 3 or attempted else 2.0 + p.siege[space]
    if p.control[space] == enemy and army:
        return 0.3 * gain(p, side, space)
    return NOTHING


def plan(p: Hannibal, side: int, general: int) -> tuple[float, int]:
    """The best prize a general can march for from where he is, and its space; nothing is (-1, -1)."""
    marching = p.march if p.march is not None and p.march.general == general else None
    place = p.at[general]
    if place >= SPACES:
        return (5.0, p.board.space_of[place]) if p.cu[side * PLACES + place] else (NOTHING, -1)
    army = min(10, p.cu[side * PLACES + place])
    if marching is not None and marching.cu:
        army = marching.cu
    if army == 0:
        return NOTHING, -1
    power = army + p.board.battle[general]
    if marching is not None:
        points = marching.limit - marching.spent
    else:
        points = 4 if p.played is None else march_limit(p, general)
    home = capital(p, side)
    stays = p.siege[place] > 0 and p.besieger[place] == side and p.cu[side * PLACES + place] - army < 1
    value, where = NOTHING, -1
    reach = ways(p, side, place, points)
    invades = grand.is_invader(p, side, general, army)
    invests = can_invest(p, side, place)
    standing = SECOND if marching is None and chief_at(p, side, place) != general else 0.0
    if not invests:
        standing += max(0.0, prize(p, side, place, army, power))
    steps = grand.from_italy(p.board)
    for space in range(SPACES):
        if reach[space] < 0 or not _can_go(p, general, space):
            continue
        if space == place and not invests:
            continue
        worth = prize(p, side, space, army, power) - 0.3 * reach[space] - standing
        if invades and (worth > 0 or not p.cu[(1 - side) * PLACES + space]):
            worth = max(0.0, worth) + grand.call(p, steps, place, space)
        if stays and space != place:
            worth -= 8.0
        if place == home and space != home and danger(p, side, home) and p.cu[side * PLACES + home] - army < 5:
            worth -= 30.0
        if worth > value:
            value, where = worth, space
    return value, where


def can_invest(p: Hannibal, side: int, place: int) -> bool:
    """Whether an army has something to do where it stands: a city to besiege, a tribe to subdue, an enemy to fight."""
    if p.cu[(1 - side) * PLACES + place]:
        return True
    return p.control[place] != side and (p.board.kind[place] == CITY or p.tribe[place] > 0)


def outlook(p: Hannibal, side: int, general: int) -> float:
    """What it is worth to move a general, by land or by sea."""
    return max(plan(p, side, general)[0], voyage(p, side, general)[0])


def voyage(p: Hannibal, side: int, general: int) -> tuple[float, int]:
    """The best prize in a port that a general can sail to from where he is, and the port; nothing is (-1, -1)."""
    played = p.in_play()
    marching = p.march if p.march is not None and p.march.general == general else None
    here = p.at[general]
    spent, limit = (0, march_limit(p, general)) if marching is None else (marching.spent, marching.limit)
    if not p.board.naval[played.card] or here >= SPACES or not p.is_port(here) or spent + p.board.naval_cost > limit:
        return NOTHING, -1
    if (played.sailed and played.sailed != general + 1) or (
        side == ROME and p.naval_victory and not p.board.campaign[played.card]
    ):
        return NOTHING, -1
    have = p.cu[side * PLACES + here]
    army = marching.cu if marching is not None and marching.cu else min(have, sea_limit(p))
    if army > sea_limit(p) or army < (FULL if side == ROME else 1):
        return NOTHING, -1
    cost = 2.0 + (8.0 if p.siege[here] and p.besieger[here] == side and army == have else 0.0)
    if here == capital(p, side) and danger(p, side, here) and have - army < FULL:
        cost += 30.0
    value, where = NOTHING, -1
    for port in p.board.ports:
        if port == here or not _can_go(p, general, port) or (side == CARTHAGE and sunk(p, here, port) > 1):
            continue
        worth = prize(p, side, port, army, army + p.board.battle[general]) - cost
        if worth > value:
            value, where = worth, port
    return value, where


def sunk(p: Hannibal, start: int, end: int) -> int:
    """On how many faces of the die the ships of Carthage would go down, its friends at sea left out."""
    modifier = p.port_modifier(start) + p.port_modifier(end)
    modifier += (1 if p.control[start] == ROME else 0) + (1 if p.control[end] == ROME else 0)
    return 0 if p.truce else max(0, min(6, 4 + modifier))


def _can_go(p: Hannibal, general: int, space: int) -> bool:
    confined = p.board.confined[general]
    return confined < 0 or p.board.country_of[space] == confined


def ways(p: Hannibal, side: int, start: int, points: int) -> list[int]:
    """The points it costs to march to each space, -1 where it is too far; enemy CUs bar the way beyond them."""
    cost = [-1] * SPACES
    cost[start] = 0
    queue = [start]
    for here in queue:
        if here != start and p.cu[(1 - side) * PLACES + here]:
            continue
        for number, other in enumerate(p.board.near[here]):
            there = cost[here] + p.board.cost[p.board.link[here][number]]
            if there <= points and (cost[other] < 0 or there < cost[other]):
                cost[other] = there
                queue.append(other)
    return cost


def danger(p: Hannibal, side: int, home: int) -> bool:
    """Whether an enemy army is within a march of a city."""
    reach = ways(p, side, home, 4)
    return any(reach[s] >= 0 and p.cu[(1 - side) * PLACES + s] >= 3 for s in range(SPACES))


def march(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """The next step towards the best prize, or the end of the march there."""
    marching = p.marching()
    for move in moves:
        if move.verb in (words.CHARM, words.EXPEL):
            return move
    value, where = plan(p, side, marching.general)
    by_sea, port = voyage(p, side, marching.general)
    if by_sea > value:
        for move in moves:
            if move.verb == words.SAIL and move.a == port:
                return move
    last = [move for move in moves if move.verb in (words.BESIEGE, words.SUBJUGATE)]
    if last and (where == marching.at or value <= 0):
        return last[0]
    ends = [move for move in moves if move.verb in (words.SALLY, words.HALT)]
    if where < 0 or where == marching.at or value <= 0:
        return ends[-1] if ends else moves[0]
    if marching.at >= SPACES:
        return ends[0] if ends else moves[0]
    near = ways(p, side, where, 8)
    found = ends[-1] if ends else moves[0]
    left = near[marching.at] if near[marching.at] >= 0 else 99
    for move in moves:
        if move.verb == words.STEP and 0 <= near[move.a] < left:
            found, left = move, near[move.a]
    return found


def form_army(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """Who marches: the general with the best plan and all the CUs that home can spare; none stays behind alone."""
    if moves[0].verb in (words.ACTIVATE, words.END_CAMPAIGN):
        values = [0.0 if m.verb == words.END_CAMPAIGN else outlook(p, side, m.a) for m in moves]
        return best(moves, values)
    marching = p.marching()
    if moves[-1].verb == words.READY and p.cu[side * PLACES + marching.at] > 10:
        return moves[-1]
    if moves[0].verb in (words.BRING, words.READY):
        return moves[0]
    home = capital(p, side)
    spare = sea_limit(p) if voyage(p, side, marching.general)[0] > plan(p, side, marching.general)[0] else 10
    if marching.at == home and danger(p, side, home):
        spare = max(0, p.cu[side * PLACES + home] - 5)
    return best(moves, [(m.a if m.a <= spare else 0.1 * m.a) + 0.01 * m.b + 0.001 * m.c for m in moves])


# ---------------------------------------------------------------- meeting the enemy


def react(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """Intercept the weaker, avoid the stronger, shut the gates when outnumbered."""
    marching = p.marching()
    enemy = marching.cu + p.board.battle[marching.general]
    if moves[0].verb == words.GARRISON:
        weak = strength(p, side, marching.at) < enemy
        return best(moves, [float(m.a if weak else -m.a) for m in moves])
    if moves[0].verb in (words.GO_IN, words.STAY_OUT):
        place = p.at[moves[0].a]
        inside = p.cu[side * PLACES + p.board.inside[p.board.space_of[place]]]
        return moves[0] if inside or not p.cu[side * PLACES + place] else moves[-1]
    if moves[0].verb == words.AVOID_TO:
        return best(moves, [1.0 if p.control[m.a] == side else 0.0 for m in moves])
    values: list[float] = []
    for move in moves:
        if move.verb == words.NO_REACTION:
            values.append(0.0)
            continue
        power = move.b + p.board.battle[move.a]
        if move.verb == words.INTERCEPT:
            values.append(power - 1.3 * enemy if marching.cu else float(move.b))
        else:
            values.append(1.1 * move.b - 5.0 + enemy - power if power < enemy else NOTHING)
    return best(moves, values)


def face(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """An intercepted army fights if it is not much the weaker."""
    marching = p.marching()
    mine = marching.cu + p.board.battle[marching.general]
    fights = mine >= 0.9 * strength(p, 1 - side, marching.at)
    for move in moves:
        if (move.verb == words.FIGHT) == fights:
            return move
    return moves[0]


def fight(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """Battle cards by the standing orders, with the strategy cards that help."""
    for move in moves:
        if move.verb in (words.DESERT, words.CAVALRY):
            return move
    wanted = odds.StandingOrders().decide(p, Seat(side))
    return wanted if wanted in moves else moves[0]


def quick(p: Hannibal, side: int, moves: list[Move]) -> Move:
    """Everything that needs no plan."""
    top = p.stack[-1]
    verb = moves[0].verb
    if verb in (words.COUNTER, words.CHARGE, words.TEST_COMMAND, words.PURSUE, words.HOLD_THEM):
        return moves[0]
    if isinstance(top, (opening.Sortie, retreat.RetreatInside)):
        return best(moves, [float(m.a) for m in moves])
    if isinstance(top, strategy.ClaimFirst):
        return moves[-1]
    if isinstance(top, strategy.GoFirst):
        return best(moves, [1.0 if m.a == side else 0.0 for m in moves])
    if isinstance(top, retreat.Retreat):
        way = grand.best_way_out(p, side, top.path)
        return best(moves, [1.0 if m.a == way else 0.0 for m in moves])
    if isinstance(top, aftermath.Withdrawal):
        return best(moves, [grand.shelter(p, side, m.a) for m in moves])
    if isinstance(top, attrition.LoseWhich):
        return moves[0]
    if isinstance(top, consuls.NameProconsul):
        return best(moves, [float(p.board.battle[m.a]) if m.verb == words.PROROGUE else 0.0 for m in moves])
    if verb in (words.REINFORCE, words.LAND_AFRICANUS):
        return best(moves, [muster_value(p, side, m.a) for m in moves])
    if verb == words.COMMAND:
        return best(moves, [float(p.board.battle[m.a]) for m in moves])
    if verb in (words.STATION, words.RECALL):
        return best(moves, [float(p.cu[side * PLACES + m.b]) for m in moves])
    return moves[0]


def muster_value(p: Hannibal, side: int, space: int) -> float:
    """Where new CUs do most good: at home if it is threatened, else with the largest army."""
    home = capital(p, side)
    if space == home and danger(p, side, home) and p.cu[side * PLACES + home] < 8:
        return 50.0
    value = float(p.cu[side * PLACES + space]) - (3.0 if is_unfriendly(p, side, space) else 0.0)
    return value + (2.0 if is_removable(p, side, space) else 0.0)
