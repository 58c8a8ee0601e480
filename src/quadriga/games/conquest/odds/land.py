"""How a land battle will end when both sides fight by standing orders: exact, from the rules themselves."""

from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, final

from quadriga.engine.chance import Seeded
from quadriga.engine.frame import Frame
from quadriga.engine.move import Move
from quadriga.engine.odds import odds as engine_odds
from quadriga.engine.position import Position
from quadriga.engine.seat import Seat
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.land import FormLegion, Losses, StandOrRetreat, Volley, battle_of
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.movement.phase import MOVEMENT_PHASE
from quadriga.games.conquest.odds.reading import SIDES
from quadriga.games.conquest.odds.situation import (
    ATTACKER,
    DEFENDER,
    TYPES,
    Situation,
    battlefield,
    begin_situation,
    read_situation,
)
from quadriga.games.conquest.odds.survivors import survivors
from quadriga.games.conquest.pieces import LAND_TYPES
from quadriga.games.conquest.position import NONE, Conquest

if TYPE_CHECKING:
    from quadriga.games.conquest.game import ConquestGame

BASE: Final = 128
"""More than the units of one type a side can have."""

LIMIT: Final = 25_000
SAMPLES: Final = 50_000
"""Beyond so many states the armies are so large that fighting the battle so often is quicker."""
POLICY: Final = "fight-to-the-end"
"""The standing orders: see `StandingOrders`."""


@final
class StandingOrders:
    """9.1 to 9.3: both sides fill their legions and give up units in a fixed order, and never retreat."""

    def __init__(self, zone: int, situation: Situation) -> None:
        self.zone: Final = zone
        self.legion: Final = situation.legion
        self.losses: Final = situation.losses

    def decide(self, position: Position, seat: Seat) -> Move:
        """The move the orders ask for; what they do not speak of does not matter to the battle."""
        assert isinstance(position, Conquest)
        top = position.stack[-1]
        if isinstance(top, FormLegion):
            return in_order(words.FORM, self.legion, top.size(position), top.present(position))
        if isinstance(top, Losses):
            return in_order(words.LOSE, self.losses, top.number(position), top.legion(position))
        if isinstance(top, StandOrRetreat):
            return Move(words.FIGHT_ON)
        return position.moves()[0]

    def is_over(self, position: Position) -> bool:
        """Whether a side has no unit left."""
        assert isinstance(position, Conquest)
        return position.army(ATTACKER, self.zone) == 0 or position.army(DEFENDER, self.zone) == 0

    def state(self, position: Position) -> object:
        """All that tells two moments of the battle apart: the step, what stands, what is laid down, what is hit."""
        assert isinstance(position, Conquest)
        packed = step(position.stack[-1])
        battle = battle_of(position)
        for seat in (ATTACKER, DEFENDER):
            packed = packed * BASE + battle.hits[seat]
            for kind in range(LAND_TYPES):
                packed = packed * BASE + position.count(seat, self.zone, kind)
        for kind in range(LAND_TYPES):
            packed = packed * BASE + battle.down[kind]
        return packed

    def left(self, position: Position) -> object:
        """How many units the attacker and the defender have left."""
        assert isinstance(position, Conquest)
        return position.army(ATTACKER, self.zone), position.army(DEFENDER, self.zone)


def step(top: Frame[Any]) -> int:
    """A number for each step of a battle and the side that takes it."""
    if isinstance(top, Volley):
        return top.side
    if isinstance(top, Losses):
        return 2 + top.side
    if isinstance(top, StandOrRetreat):
        return 4 + top.side
    assert isinstance(top, FormLegion)
    return 6 + top.side


def in_order(verb: int, order: list[int], number: int, most: list[int]) -> Move:
    """A choice of `number` units that takes all it can of the first type, then of the next."""
    taken = [0] * LAND_TYPES
    for kind in order:
        taken[kind] = min(number, most[kind])
        number -= taken[kind]
    return Move(verb, taken[0], taken[1], taken[2])


def battle_odds(game: "ConquestGame", plain: object, limit: int = LIMIT, samples: int = SAMPLES) -> dict[str, object]:
    """The answer about a situation given as plain data; raises BadSituation."""
    began = perf_counter()
    situation = read_situation(game, plain)
    position = begin_situation(game, situation)
    orders = StandingOrders(battlefield(position), situation)
    found = engine_odds(position, orders.decide, orders.left, Seeded(1), orders.is_over, orders.state, limit, samples)
    answer: dict[str, object] = {"exact": found.exact}
    wins = {
        "attacker_wins": found.chance(lambda left: _left(left, ATTACKER) > 0),
        "defender_wins": found.chance(lambda left: _left(left, DEFENDER) > 0),
        "both_destroyed": found.chance(lambda left: left == (0, 0)),
    }
    answer.update(wins)
    for seat, side in enumerate(SIDES):
        answer[f"{side}_left"] = survivors([(_left(left, seat), chance) for left, chance in found.chances.items()])
    if not found.exact:
        answer["samples"] = found.size
        answer["interval_95"] = {name: list(found.interval(chance)) for name, chance in wins.items()}
    answer["policy"] = POLICY
    answer["seconds"] = round(perf_counter() - began, 6)
    return answer


def _left(left: object, seat: int) -> int:
    assert isinstance(left, tuple)
    number = left[seat]
    assert isinstance(number, int)
    return number


# -------------------------------------------------------------------- battles of a game in progress


def battles_at(p: Conquest, seat: Seat) -> list[tuple[str, dict[str, object]]]:
    """The land battles `seat` has before it: the one under way, or those to come and those it may choose this turn."""
    top = p.stack[-1] if p.stack else None
    if isinstance(top, (FormLegion, Losses, StandOrRetreat)):
        battle = battle_of(p)
        if int(seat) not in (battle.attacker, battle.defender):
            return []
        return [situation_at(p, battle.zone, force(p, battle.attacker, battle.zone), battle.defender)]
    if int(seat) != p.active:
        return []
    found: list[tuple[str, dict[str, object]]] = []
    for zone in range(PROVINCES):
        enemy = p.enemy_in(p.active, zone)
        if enemy == NONE:
            continue
        if p.army(p.active, zone):
            found.append(situation_at(p, zone, force(p, p.active, zone), enemy))
        for start in p.board.land.near[zone] if p.phase == MOVEMENT_PHASE else []:
            marching = striking_force(p, start)
            if marching:
                slug, situation = situation_at(p, zone, marching, enemy)
                found.append((f"{slug} {words.ZONE.slug(start)}", situation))
    return found


def force(p: Conquest, seat: int, zone: int) -> dict[str, object]:
    """What a seat has in a province, as a situation names it."""
    made: dict[str, object] = {"leaders": len(p.leaders_at(seat, zone))}
    for kind, name in enumerate(TYPES):
        made[name] = p.count(seat, zone, kind)
    return made


def striking_force(p: Conquest, start: int) -> dict[str, object]:
    """8.1: what the active player could lead out of a province at most: leaders and units that can still move."""
    leaders = len([leader for leader in p.leaders_at(p.active, start) if p.leader_points[leader]])
    room = leaders * p.pieces.legion
    made: dict[str, object] = {"leaders": leaders}
    for kind, name in enumerate(TYPES):
        number = min(room, p.count(p.active, start, kind) - p.spent[start * LAND_TYPES + kind])
        made[name] = number
        room -= number
    return made if room < leaders * p.pieces.legion else {}


def situation_at(p: Conquest, zone: int, attacker: dict[str, object], defender: int) -> tuple[str, dict[str, object]]:
    """An attack on those who stand in a province, with the usual orders."""
    against = force(p, defender, zone)
    against["fortified"] = p.fort[zone] == 1 and p.control[zone] == defender
    return words.ZONE.slug(zone), {"attacker": attacker, "defender": against}
