"""A land battle by itself: read from plain data, set up on the board, over when it is resolved (sections 9 to 12)."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from quadriga.engine.errors import BadSituation
from quadriga.engine.frame import Procedure
from quadriga.engine.position import DRAW, LOSS, WIN, Hearer
from quadriga.games.conquest import words
from quadriga.games.conquest.battle import begin_battle
from quadriga.games.conquest.captives import fall
from quadriga.games.conquest.combat import COMBAT_PHASE
from quadriga.games.conquest.pieces import CITY, COLOURS, FORTIFICATION, INFANTRY, LAND_TYPES, LEADERS_EACH, Pieces
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

    def colours(self, pieces: Pieces, seat: int) -> int:
        """Ruling C-43: how many colours' pieces a side fights with: its own, and those of emperors it has captured."""
        needed = 1
        while LEADERS_EACH + (needed - 1) * (LEADERS_EACH - 1) < self.leaders[seat]:
            needed += 1
        for kind in range(LAND_TYPES):
            while needed * pieces.limit[kind] < self.units[seat][kind]:
                needed += 1
        return needed


@final
class BattleOver(Procedure[Conquest]):
    """11: under a battle fought by itself: nothing comes after it."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)

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
        p.finish(words.BATTLE_OVER, results)


def begin_situation(game: "ConquestGame", situation: Situation, hear: Hearer | None = None) -> Conquest:
    """The position of two players at war over one province, the defender's, at the first decision of the battle."""
    colours = [situation.colours(game.pieces, seat) for seat in (ATTACKER, DEFENDER)]
    p = game.start(game.scenarios[0].id, sum(colours), {"homes": "listed"})
    assert isinstance(p, Conquest)
    p.stack.clear()
    p.active = ATTACKER
    p.phase = COMBAT_PHASE
    for seat in range(2, p.seats):
        fall(p, seat, ATTACKER if seat <= colours[ATTACKER] else DEFENDER)
    zone = battlefield(p)
    if situation.fortified:
        p.city[zone] = 1
        p.fort[zone] = 1
        p.building_pool[0] -= 1
        p.building_pool[FORTIFICATION - CITY] -= 1
    p.take_control(DEFENDER, zone)
    for home in p.home:
        for seat in (ATTACKER, DEFENDER):
            p.lose_units(seat, home, INFANTRY, p.count(seat, home, INFANTRY))
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
        leaders.append(_number(force, side, "leaders", LEADERS_EACH + 4 * (LEADERS_EACH - 1)))
        units.append([_number(force, side, name, 5 * game.pieces.limit[kind]) for kind, name in enumerate(TYPES)])
        if not sum(units[-1]):
            raise BadSituation("no-units", side)
        walls = force.get("fortified", False)
        if not isinstance(walls, bool):
            raise BadSituation("not-a-truth", f"{side}.fortified")
        fortified = walls
    found = Situation(leaders, units, fortified, _order(fields, "legion", LEGION), _order(fields, "losses", LOSSES))
    if found.colours(game.pieces, ATTACKER) + found.colours(game.pieces, DEFENDER) > len(COLOURS):
        raise BadSituation("too-many-pieces", "attacker, defender", str(len(COLOURS)))
    return found


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
