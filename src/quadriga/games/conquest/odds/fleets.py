"""A naval battle by itself: read from plain data, set up at sea, over when it is resolved (section 10)."""

from typing import TYPE_CHECKING, Final, final

from quadriga.engine.errors import BadSituation
from quadriga.engine.frame import Procedure
from quadriga.engine.position import DRAW, LOSS, WIN, Hearer
from quadriga.engine.situation import number, object_in, object_of, only
from quadriga.games.conquest import words
from quadriga.games.conquest.battle.galleys import galleys_at
from quadriga.games.conquest.battle.naval import begin_naval_battle
from quadriga.games.conquest.board import PROVINCES
from quadriga.games.conquest.odds.reading import (
    MOST_GALLEYS,
    MOST_LEADERS,
    SIDES,
    check_colours,
    colours,
)
from quadriga.games.conquest.odds.situation import ATTACKER, DEFENDER, TYPES, at_war, leaders_of
from quadriga.games.conquest.pieces import LAND_TYPES, Pieces
from quadriga.games.conquest.position import Conquest

if TYPE_CHECKING:
    from quadriga.games.conquest.game import ConquestGame

OPEN_SEA: Final = PROVINCES
"""The sea zone such a battle is fought in: the rules treat all alike."""


@final
class Load:
    """What one galley carries."""

    def __init__(self, leaders: int, units: list[int]) -> None:
        self.leaders: Final = leaders
        self.units: Final = units


@final
class Fleet:
    """The galleys of one side; those that carry anything are the first."""

    def __init__(self, galleys: int, laden: list[Load]) -> None:
        self.galleys: Final = galleys
        self.laden: Final = laden

    def colours(self, pieces: Pieces) -> int:
        """How many colours' pieces the side needs."""
        units = [sum(load.units[kind] for load in self.laden) for kind in range(LAND_TYPES)]
        return colours(pieces, sum(load.leaders for load in self.laden), units, self.galleys)


@final
class FleetsParted(Procedure[Conquest]):
    """10: under a naval battle fought by itself: who alone is afloat has won."""

    def run(self, p: Conquest) -> None:
        afloat = [len(galleys_at(p, seat, OPEN_SEA)) > 0 for seat in (ATTACKER, DEFENDER)]
        results = [LOSS] * p.seats
        if afloat[ATTACKER] == afloat[DEFENDER]:
            results[ATTACKER] = results[DEFENDER] = DRAW
        else:
            results[ATTACKER if afloat[ATTACKER] else DEFENDER] = WIN
        p.finish(words.END_NAVAL_OVER, results)


def begin_fleets(game: "ConquestGame", fleets: list[Fleet], hear: Hearer | None = None) -> Conquest:
    """The position of two players whose fleets meet, at the first broadside."""
    p = at_war(game, [fleet.colours(game.pieces) for fleet in fleets])
    for seat, fleet in enumerate(fleets):
        ships = [ship for ship in range(len(p.ship_at)) if p.ship_owner[ship] == seat][: fleet.galleys]
        for ship in ships:
            p.ship_at[ship] = OPEN_SEA
        leaders = leaders_of(p, seat)
        for ship, load in zip(ships, fleet.laden, strict=False):
            embark(p, seat, ship, leaders[: load.leaders], load.units)
            leaders = leaders[load.leaders :]
    p.begin(FleetsParted())
    p.hear = hear
    begin_naval_battle(p, OPEN_SEA, ATTACKER, DEFENDER)
    p.settle()
    p.hear = None
    return p


def embark(p: Conquest, seat: int, ship: int, leaders: list[int], units: list[int]) -> None:
    """Put leaders, and units from the pool, aboard a galley."""
    for leader in leaders:
        p.leader_at[leader] = p.ship_at[ship]
        p.leader_ship[leader] = ship
    for kind, count in enumerate(units):
        p.cargo[ship * LAND_TYPES + kind] = count
        p.pool[seat * LAND_TYPES + kind] -= count


# -------------------------------------------------------------------- from plain data


def read_fleets(game: "ConquestGame", plain: object) -> list[Fleet]:
    """The two fleets of a JSON object; raises BadSituation, naming the entry."""
    fields = object_of(plain, "")
    only(fields, "", ["battle", *SIDES])
    fleets = [read_fleet(game.pieces, fields, side) for side in SIDES]
    check_colours([fleet.colours(game.pieces) for fleet in fleets])
    return fleets


def read_fleet(pieces: Pieces, fields: dict[str, object], side: str) -> Fleet:
    """One side: how many galleys it has, and what some of them carry."""
    fleet = object_in(fields, side)
    only(fleet, side, ["galleys", "laden"])
    galleys = number(fleet, side, "galleys", MOST_GALLEYS)
    if not galleys:
        raise BadSituation("no-ships", side)
    laden = fleet.get("laden", [])
    if not isinstance(laden, list):
        raise BadSituation("not-a-list", f"{side}.laden")
    if len(laden) > galleys:
        raise BadSituation("too-many", f"{side}.laden", str(galleys))
    return Fleet(galleys, [read_load(pieces, one, f"{side}.laden[{at}]") for at, one in enumerate(laden, 1)])


def read_load(pieces: Pieces, plain: object, where: str) -> Load:
    """4.6.4: leaders, and as many units as a galley holds."""
    load = object_of(plain, where)
    only(load, where, ["leaders", *TYPES])
    units = [number(load, where, name, pieces.galley_holds) for name in TYPES]
    if sum(units) > pieces.galley_holds:
        raise BadSituation("galley-full", where, str(pieces.galley_holds))
    return Load(number(load, where, "leaders", MOST_LEADERS), units)
