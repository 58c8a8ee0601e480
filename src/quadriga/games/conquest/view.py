"""What players see of a game. Nothing is hidden here."""

from typing import Final

from quadriga.games.conquest import words
from quadriga.games.conquest.battle.parts import ATTACKER, DEFENDER, Battle
from quadriga.games.conquest.battle.story import fought
from quadriga.games.conquest.board import PROVINCES, ZONES
from quadriga.games.conquest.pieces import CAVALRY, CITY, COLOURS, LAND_TYPES, NAMES
from quadriga.games.conquest.position import NONE, Conquest
from quadriga.games.conquest.shown import Look, Piece, Side, Status, Zone

NO_BATTLE: Final = Battle()
NO_BATTLE.lay_out(NONE, NONE, NONE)


def moment(p: Conquest) -> Status:
    """6: round and phase, whose turn it is, and what prices are multiplied by."""
    return {
        "round": p.round,
        "phase": words.PHASES[p.phase],
        "active": COLOURS[p.active] if p.active != NONE else None,
        "prices": p.factor,
    }


def look(p: Conquest) -> Look:
    """The whole table, ready for JSON."""
    slug = words.ZONE.slug
    battle = p.battle or NO_BATTLE
    zones: dict[str, Zone] = {}
    for zone, pieces in enumerate(_pieces(p)):
        if zone < PROVINCES:
            zones[slug(zone)] = _province(p, zone, pieces)
        elif pieces:
            zones[slug(zone)] = {"owner": None, "pieces": pieces}
    view: Look = {
        "sides": [_side(p, one) for one in range(p.seats)],
        "zones": zones,
        "own": {
            "roads": [words.BORDER.slug(road) for road in range(len(p.road)) if p.road[road] == 1],
            "pools": {NAMES[CITY + kind]: p.building_pool[kind] for kind in range(3)},
            "legions": {"defender": battle.legion_of(DEFENDER), "attacker": battle.legion_of(ATTACKER)},
            "fallen": {"defender": battle.down[:]},
            "prices": {NAMES[kind]: p.price(kind) for kind in range(len(NAMES))},
            "battles": [slug(zone) for zone in p.battles],
        },
    }
    story = fought(p)
    if story is not None:
        view["fought"] = story
    return view


def _side(p: Conquest, seat: int) -> Side:
    conqueror = p.conqueror[seat]
    captives = [leader for leader in range(len(p.captor)) if p.captor[leader] == seat]
    return {
        "side": COLOURS[seat],
        "home": words.ZONE.slug(p.home[seat]) if p.home[seat] != NONE else None,
        "conqueror": COLOURS[conqueror] if conqueror != NONE else None,
        "tribute": p.tribute[seat],
        "treasury": p.money[seat],
        "pool": {NAMES[kind]: p.pool[seat * LAND_TYPES + kind] for kind in range(LAND_TYPES)},
        "hostages": [words.LEADER.slug(leader) for leader in captives],
        "allies": [COLOURS[other] for other in range(p.seats) if p.allies[seat] >> other & 1],
    }


def _province(p: Conquest, zone: int, pieces: list[Piece]) -> Zone:
    owner = p.control[zone]
    return {
        "owner": COLOURS[owner] if owner != NONE else None,
        "pieces": pieces,
        "value": p.board.value[zone],
        "city": p.city[zone],
        "fortification": p.fort[zone],
    }


def _pieces(p: Conquest) -> list[list[Piece]]:
    """What is in each zone: leaders, galleys and, ashore, units."""
    pieces: list[list[Piece]] = [[] for _ in range(ZONES)]
    for leader, at in enumerate(p.leader_at):
        if at >= 0:
            pieces[at].append(_leader(p, leader))
    for ship, at in enumerate(p.ship_at):
        if at >= 0:
            pieces[at].append(_ship(p, ship))
    for zone, hosts in enumerate(p.hosts):
        if hosts:
            for seat in range(p.seats):
                for kind in range(LAND_TYPES):
                    number = p.count(seat, zone, kind)
                    if number:
                        pieces[zone].append(_units(p, seat, zone, kind, number))
    return pieces


def _leader(p: Conquest, leader: int) -> Piece:
    shown: Piece = {
        "side": COLOURS[p.leader_owner[leader]],
        "piece": words.LEADER.slug(leader),
        "count": 1,
        "points": p.leader_points[leader],
    }
    if p.leader_ship[leader] != NONE:
        shown["ship"] = words.SHIP.slug(p.leader_ship[leader])
    return shown


def _ship(p: Conquest, ship: int) -> Piece:
    cargo = p.cargo[ship * LAND_TYPES : (ship + 1) * LAND_TYPES]
    return {
        "side": COLOURS[p.ship_owner[ship]],
        "piece": words.SHIP.slug(ship),
        "count": 1,
        "points": p.ship_points[ship],
        "coast": p.ship_coast[ship],
        "cargo": {NAMES[kind]: cargo[kind] for kind in range(LAND_TYPES) if cargo[kind]},
    }


def _units(p: Conquest, seat: int, zone: int, kind: int, number: int) -> Piece:
    shown: Piece = {"side": COLOURS[seat], "piece": NAMES[kind], "count": number}
    if seat == p.active:
        shown["spent"] = p.spent[zone * LAND_TYPES + kind]
        if kind == CAVALRY and p.half[zone]:
            shown["half"] = p.half[zone]
    return shown
