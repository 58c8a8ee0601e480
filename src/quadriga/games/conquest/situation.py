"""A land battle by itself: read from plain data, set up on the board, over when it is resolved (sections 9 to 12)."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from quadriga.engine.errors import BadSituation
from quadriga.engine.frame import Procedure
from quadriga.engine.position import DRAW, LOSS, WIN
from quadriga.games.conquest import words
from quadriga.games.conquest.battle import begin_battle
from quadriga.games.conquest.combat import COMBAT_PHASE
from quadriga.games.conquest.pieces import CITY, FORTIFICATION, INFANTRY, LAND_TYPES, LEADERS_EACH
from quadriga.games.conquest.position import Conquest

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


@final
class BattleOver(Procedure[Conquest]):
    """11: under a battle fought by itself: nothing comes after it."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def run(self, p: Conquest) -> None:
        if p.control[self.zone] == ATTACKER:
            p.finish(words.BATTLE_OVER, [WIN, LOSS])
        elif p.army(DEFENDER, self.zone):
            p.finish(words.BATTLE_OVER, [LOSS, WIN])
        else:
            p.finish(words.BATTLE_OVER, [DRAW, DRAW])


def begin_situation(game: "ConquestGame", situation: Situation) -> Conquest:
    """The position of two players at war over one province, the defender's, at the first decision of the battle."""
    p = game.start(game.scenarios[0].id, 2, {"homes": "listed"})
    assert isinstance(p, Conquest)
    p.stack.clear()
    p.active = ATTACKER
    p.phase = COMBAT_PHASE
    zone = battlefield(p)
    if situation.fortified:
        p.city[zone] = 1
        p.fort[zone] = 1
        p.building_pool[0] -= 1
        p.building_pool[FORTIFICATION - CITY] -= 1
    p.take_control(DEFENDER, zone)
    for seat in (ATTACKER, DEFENDER):
        p.lose_units(seat, p.home[seat], INFANTRY, p.count(seat, p.home[seat], INFANTRY))
        for kind in range(LAND_TYPES):
            p.lose_units(seat, zone, kind, -situation.units[seat][kind])
        for number in range(situation.leaders[seat]):
            p.leader_at[(seat + 1) * LEADERS_EACH - 1 - number] = zone
    p.begin(BattleOver(zone))
    begin_battle(p, zone, ATTACKER, DEFENDER)
    p.settle()
    return p


def battlefield(p: Conquest) -> int:
    """The province such a battle is fought over: next to the attacker's home, for the rules treat all alike."""
    return next(zone for zone in p.board.land.near[p.home[ATTACKER]] if zone not in p.home)


# -------------------------------------------------------------------- from plain data


def read_situation(game: "ConquestGame", plain: object) -> Situation:
    """The situation of a JSON object; raises BadSituation, naming the entry."""
    fields = _object(plain, "")
    _known(fields, "", ["attacker", "defender", "legion", "losses", "retreat"])
    if fields.get("retreat", "never") != "never":
        raise BadSituation("retreat", "retreat", "never")
    leaders: list[int] = []
    units: list[list[int]] = []
    fortified = False
    for side in ("attacker", "defender"):
        if side not in fields:
            raise BadSituation("missing", side)
        force = _object(fields[side], side)
        _known(force, side, ["leaders", *TYPES, *(["fortified"] if side == "defender" else [])])
        leaders.append(_number(force, side, "leaders", LEADERS_EACH))
        units.append([_number(force, side, name, game.pieces.limit[kind]) for kind, name in enumerate(TYPES)])
        if not sum(units[-1]):
            raise BadSituation("no-units", side)
        walls = force.get("fortified", False)
        if not isinstance(walls, bool):
            raise BadSituation("not-a-truth", f"{side}.fortified")
        fortified = walls
    return Situation(leaders, units, fortified, _order(fields, "legion", LEGION), _order(fields, "losses", LOSSES))


def _object(plain: object, where: str) -> dict[str, object]:
    if not isinstance(plain, dict):
        raise BadSituation("not-an-object", where)
    return plain


def _known(fields: dict[str, object], where: str, names: list[str]) -> None:
    for name in fields:
        if name not in names:
            raise BadSituation("unknown-entry", f"{where}.{name}" if where else name, ", ".join(names))


def _number(fields: dict[str, object], where: str, name: str, most: int) -> int:
    value = fields.get(name, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadSituation("not-a-number", f"{where}.{name}", f"0-{most}")
    return value


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
