"""A land battle by itself: read from plain data, set up on the board, over when it is resolved (sections 9 to 12)."""

from typing import TYPE_CHECKING, Final, final

from quadriga.engine.errors import BadSituation
from quadriga.engine.frame import Procedure
from quadriga.engine.part import replaced
from quadriga.engine.position import DRAW, LOSS, WIN, Hearer
from quadriga.engine.situation import number, object_in, object_of, only
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.captives import fall
from quadriga.games.conquest.battle.land import begin_battle
from quadriga.games.conquest.battle.phase import COMBAT_PHASE
from quadriga.games.conquest.odds.reading import (
    MOST_COLOURS,
    MOST_LEADERS,
    SIDES,
    check_colours,
    colours,
)
from quadriga.games.conquest.pieces import CITY, FORTIFICATION, INFANTRY, LAND_TYPES, LEADERS_EACH, Pieces
from quadriga.games.conquest.position import NONE, Conquest

if TYPE_CHECKING:
    from quadriga.games.conquest.game import ConquestGame

TYPES: Final = ["infantry", "cavalry", "catapults"]
"""The land types as a situation names them, in the order of the pieces."""

LEGION: Final = [0, 1, 2]
LOSSES: Final = [1, 2, 0]
"""The orders where a situation gives none."""

ATTACKER: Final = 0
DEFENDER: Final = 1
"""The seats of a battle by itself."""


@final
class Situation:
    """What a battle begins with, and how both sides will fight it."""

    def __init__(
        self, leaders: list[int], units: list[list[int]], fortified: bool, legion: list[int], losses: list[int]
    ) -> None:
        self.leaders: Final = leaders
        """How many leaders the attacker and the defender have there."""
        self.units: Final = units
        """The attacker's and the defender's units by type."""
        self.fortified: Final = fortified
        self.legion: Final = legion
        """In which order types fill the combat legion, on both sides."""
        self.losses: Final = losses
        """In which order the owner gives types up, on both sides."""

    def colours(self, pieces: Pieces) -> list[int]:
        """How many colours' pieces each side needs."""
        return [colours(pieces, self.leaders[seat], self.units[seat], 0) for seat in (ATTACKER, DEFENDER)]


@final
class BattleOver(Procedure[Conquest]):
    """11: under a battle fought by itself: nothing comes after it."""

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def run(self, p: Conquest) -> None:
        results = [LOSS] * p.seats
        if p.control[self.zone] == ATTACKER:
            results[ATTACKER] = WIN
        elif p.army(DEFENDER, self.zone):
            results[DEFENDER] = WIN
        else:
            results[ATTACKER] = results[DEFENDER] = DRAW
        p.finish(words.END_BATTLE_OVER, results)


def at_war(game: "ConquestGame", needed: list[int]) -> Conquest:
    """Two players in the Combat Phase of the attacker, with the pieces of so many colours and no unit on the board."""
    p = game.start(game.scenarios[0].id, sum(needed), {"homes": "listed"})
    assert isinstance(p, Conquest)
    p.stack.clear()
    p.active = ATTACKER
    p.phase = COMBAT_PHASE
    for seat in range(2, p.seats):
        fall(p, seat, ATTACKER if seat <= needed[ATTACKER] else DEFENDER)
    for home in p.home:
        for seat in (ATTACKER, DEFENDER):
            p.lose_units(seat, home, INFANTRY, p.count(seat, home, INFANTRY))
    return p


def begin_situation(game: "ConquestGame", situation: Situation, hear: Hearer | None = None) -> Conquest:
    """The position of two players at war over one province, the defender's, at the first decision of the battle."""
    p = at_war(game, situation.colours(game.pieces))
    zone = battlefield(p)
    if situation.fortified:
        p.city = replaced(p.city, zone, 1)
        p.fort = replaced(p.fort, zone, 1)
        p.building_pool = replaced(p.building_pool, 0, p.building_pool[0] - 1)
        p.building_pool = replaced(p.building_pool, FORTIFICATION - CITY, p.building_pool[FORTIFICATION - CITY] - 1)
    p.take_control(DEFENDER, zone)
    for seat in (ATTACKER, DEFENDER):
        for kind in range(LAND_TYPES):
            p.lose_units(seat, zone, kind, -situation.units[seat][kind])
        for leader in leaders_of(p, seat)[: situation.leaders[seat]]:
            p.leader_at[leader] = zone
    p.begin(BattleOver(zone))
    p.hear = hear
    begin_battle(p, zone, ATTACKER, DEFENDER)
    p.settle()
    p.hear = None
    return p


def leaders_of(p: Conquest, seat: int) -> list[int]:
    """The leaders a seat can bring to a battle by itself: its generals, and the emperor last."""
    emperor = seat * LEADERS_EACH
    generals = [
        leader
        for leader in range(len(p.leader_at))
        if p.leader_owner[leader] == seat and p.leader_at[leader] != NONE and leader != emperor
    ]
    return [*generals, emperor]


def battlefield(p: Conquest) -> int:
    """The province such a battle is fought over: next to the attacker's home, for the rules treat all alike."""
    return next(zone for zone in p.board.land.near[p.home[ATTACKER]] if zone not in p.home)


# -------------------------------------------------------------------- from plain data


def read_situation(game: "ConquestGame", plain: object) -> Situation:
    """The situation of a JSON object; raises BadSituation, naming the entry."""
    fields = object_of(plain, "")
    only(fields, "", ["battle", *SIDES, "legion", "losses", "retreat"])
    if fields.get("retreat", "never") != "never":
        raise BadSituation("retreat", "retreat", "never")
    leaders: list[int] = []
    units: list[list[int]] = []
    fortified = False
    for side in SIDES:
        force = object_in(fields, side)
        only(force, side, ["leaders", *TYPES, *(["fortified"] if side == SIDES[DEFENDER] else [])])
        leaders.append(number(force, side, "leaders", MOST_LEADERS))
        units.append([number(force, side, name, most_units(game.pieces, kind)) for kind, name in enumerate(TYPES)])
        if not sum(units[-1]):
            raise BadSituation("no-units", side)
        walls = force.get("fortified", False)
        if not isinstance(walls, bool):
            raise BadSituation("not-a-truth", f"{side}.fortified")
        fortified = walls
    found = Situation(leaders, units, fortified, _order(fields, "legion", LEGION), _order(fields, "losses", LOSSES))
    check_colours(found.colours(game.pieces))
    return found


def most_units(pieces: Pieces, kind: int) -> int:
    """The units of a type one side can have."""
    return MOST_COLOURS * pieces.limit[kind]


def _order(fields: dict[str, object], name: str, default: list[int]) -> list[int]:
    if name not in fields:
        return default
    value = fields[name]
    order: list[int] = []
    if isinstance(value, list):
        order = [TYPES.index(one) for one in value if isinstance(one, str) and one in TYPES]
        if len(value) == LAND_TYPES and sorted(order) == list(range(LAND_TYPES)):
            return order
    raise BadSituation("not-an-order", name, ", ".join(TYPES))
