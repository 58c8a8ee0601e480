"""What a seat may see of a game: the board, its own stratagems, and nothing of the other's."""

from typing import Final, final

from quadriga.engine.seat import Seat
from quadriga.games.ultimus import words
from quadriga.games.ultimus.battle.story import fought
from quadriga.games.ultimus.position import AFLOAT, AT_SEA, BOX, OFF, SHOWN_STATUSES, Ultimus
from quadriga.games.ultimus.printed.board import EAST, NONE, WEST
from quadriga.games.ultimus.printed.scenarios import STATUSES
from quadriga.games.ultimus.printed.tables import BARBARE, CAMPS, ROMAIN
from quadriga.games.ultimus.shown import Fleet, Leader, OpenLook, OwnLook, Refuge, Side, Status, Tribe, Unit, Zone


@final
class Away:
    """Who is aboard a fleet or shut up in a city: few or none, so that they are looked for once."""

    def __init__(self, p: Ultimus) -> None:
        self.leaders: Final = [leader for leader, at in enumerate(p.leader_at) if at <= AFLOAT]
        self.units: Final = [unit for unit, at in enumerate(p.unit_at) if at <= AFLOAT]


def look_open(p: Ultimus) -> OpenLook:
    """Everything that lies open, ready for JSON."""
    away = Away(p)
    view: OpenLook = {
        "sides": [_side(p, number) for number in range(2)],
        "zones": _zones(p),
        "tribes": {id: _tribe(p, number) for number, id in enumerate(p.roster.tribe_ids)},
        "fleets": [_fleet(p, away, number) for number in range(len(p.fleet_at)) if p.fleet_at[number] != OFF],
        "refuges": [_box(p, away, half) for half in (WEST, EAST)],
    }
    story = fought(p)
    if story is not None:
        view["fought"] = story
    return view


def look_own(p: Ultimus, seat: Seat | None) -> OwnLook:
    """What `seat` (None = a spectator) may know beside that."""
    view: OwnLook = {}
    if seat is not None:
        mine = int(seat)
        away = Away(p)
        view["hand"] = [p.tables.ids[k] for k, count in enumerate(p.hand[mine]) for _ in range(count)]
        view["own"] = {
            "known": [p.tables.ids[k] for k, count in enumerate(p.known[mine]) for _ in range(count)],
            "offices": _offices(p),
            "peoples": _peoples(p),
            "fleets": _harbours(p),
            "refuges": {p.board.zone_ids[p.board.refuge[half]]: _inmates(p, away, half) for half in (WEST, EAST)},
        }
    return view


def _offices(p: Ultimus) -> dict[str, list[str]]:
    """Who bears which title, at a glance."""
    titles = (
        ("augustus", p.augustus),
        ("patrice", p.patrice),
        ("usurper", p.usurper),
        ("rex", p.tribe_rex),
    )
    return {name: [p.roster.leader_ids[n] for n in leaders if n != NONE] for name, leaders in titles}


def _peoples(p: Ultimus) -> dict[str, list[str]]:
    """The tribes by status; those at peace are the rest."""
    ids, status = p.roster.tribe_ids, p.tribe_status
    return {STATUSES[one]: [ids[t] for t, now in enumerate(status) if now == one] for one in SHOWN_STATUSES}


def _inmates(p: Ultimus, away: Away, half: int) -> list[str]:
    """8.2.2: who is shut up in a city."""
    inside = BOX - half
    leaders = [p.roster.leader_ids[n] for n in away.leaders if p.leader_at[n] == inside]
    return leaders + [p.roster.unit_ids[n] for n in away.units if p.unit_at[n] == inside]


def _harbours(p: Ultimus) -> dict[str, str]:
    """Where each fleet is."""
    ids = [*p.board.zone_ids, *p.board.sea_ids]
    first = AT_SEA - p.board.size
    return {
        words.FLEET.slug(fleet): ids[at - first if at >= AT_SEA else at]
        for fleet, at in enumerate(p.fleet_at)
        if at != OFF
    }


def moment(p: Ultimus) -> Status:
    """The year, the phase, and what weighs on the whole board."""
    ids = p.board.zone_ids
    return {
        "year": p.year,
        "last": p.setup.end,
        "phase": words.PHASES[p.phase],
        "initiative": CAMPS[p.initiative],
        "active": CAMPS[p.active],
        "event": words.HAPPENING.slug(p.event),
        "roman-rounds": p.smc[ROMAIN],
        "barbarian-rounds": p.smc[BARBARE],
        "council": ids[p.council] if p.council != NONE else None,
        "plague": ids[p.foyer] if p.foyer != NONE else None,
        "epidemic": ids[p.epidemic] if p.epidemic != NONE else None,
        "migrant": p.roster.tribe_ids[p.migrants.peoples[0]] if p.migrants is not None else None,
        "sick": _name(p, p.sick),
        "cup": sum(p.cup),
    }


def _name(p: Ultimus, leader: int) -> str | None:
    return None if leader == NONE else p.roster.leader_ids[leader]


def _side(p: Ultimus, seat: int) -> Side:
    return {
        "side": CAMPS[p.camp[seat]],
        "points": p.points[seat],
        "stratagems": sum(p.hand[seat]),
    }


def _zones(p: Ultimus) -> dict[str, Zone]:
    pieces: list[list[Leader | Unit]] = [[] for _ in range(p.board.size)]
    for leader, at in enumerate(p.leader_at):
        if at >= 0:
            pieces[at].append(_leader(p, leader))
    for unit, at in enumerate(p.unit_at):
        if at >= 0:
            pieces[at].append(_unit(p, unit))
    board, troops = p.board, p.troops
    zones: dict[str, Zone] = {}
    for zone, id in enumerate(board.zone_ids):
        owner: str | None = None
        if board.is_empire(zone):
            owner = CAMPS[BARBARE if troops[2 * zone + BARBARE] else ROMAIN]
        seen: Zone = {"owner": owner, "pieces": pieces[zone]}
        if board.zone_reconstructed[zone]:
            seen["reconstructed"] = True
        zones[id] = seen
    return zones


def _leader(p: Ultimus, leader: int) -> Leader:
    seen = p.roster.leader_faces[leader].copy()
    seen["side"] = CAMPS[p.leader_side[leader]]
    seen["title"] = _title(p, leader)
    return seen


def _title(p: Ultimus, leader: int) -> str | None:
    for titles, name in (
        (p.augustus, "augustus"),
        (p.patrice, "patrice"),
        (p.usurper, "usurper"),
        (p.tribe_rex, "rex"),
    ):
        if leader in titles:
            return name
    return None


def _unit(p: Ultimus, unit: int) -> Unit:
    seen = p.roster.unit_faces[unit][p.unit_weak[unit]].copy()
    seen["side"] = CAMPS[p.unit_side[unit]]
    leader = p.unit_lead[unit]
    if leader != NONE:
        seen["leader"] = p.roster.leader_ids[leader]
    return seen


def _tribe(p: Ultimus, tribe: int) -> Tribe:
    ally, capital = p.tribe_ally[tribe], p.tribe_capital[tribe]
    return {
        "status": STATUSES[p.tribe_status[tribe]],
        "major": bool(p.tribe_major[tribe]),
        "ally": p.roster.tribe_ids[ally] if ally != NONE else None,
        "capital": p.board.zone_ids[capital] if capital != NONE else None,
        "rex": _name(p, p.tribe_rex[tribe]),
    }


def _fleet(p: Ultimus, away: Away, fleet: int) -> Fleet:
    at = p.fleet_at[fleet]
    aboard = AFLOAT - fleet
    return {
        "fleet": fleet,
        "side": CAMPS[p.fleet_side[fleet]],
        "zone": p.board.zone_ids[at] if at < AT_SEA else None,
        "sea": p.board.sea_ids[at - AT_SEA] if at >= AT_SEA else None,
        "pieces": _within(p, away, aboard),
    }


def _box(p: Ultimus, away: Away, half: int) -> Refuge:
    inside = BOX - half
    return {
        "zone": p.board.zone_ids[p.board.refuge[half]],
        "pieces": _within(p, away, inside),
    }


def _within(p: Ultimus, away: Away, place: int) -> list[Leader | Unit]:
    """Whoever is aboard a fleet, or shut up in a city."""
    found: list[Leader | Unit] = [_leader(p, leader) for leader in away.leaders if p.leader_at[leader] == place]
    found += [_unit(p, unit) for unit in away.units if p.unit_at[unit] == place]
    return found
