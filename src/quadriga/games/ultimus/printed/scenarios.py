"""The scenarios (years, set-up, special rules), from data/scenarios.toml."""

from pathlib import Path
from typing import Final, final

from quadriga.engine.data import Entry
from quadriga.games.ultimus.printed.board import NONE, Board, data_file
from quadriga.games.ultimus.printed.pieces import CO, LI, PA, Roster
from quadriga.games.ultimus.printed.tables import BARBARE, CAMPS, ROMAIN, Tables

OUT: Final = 0
PEACE: Final = 1
WAR: Final = 2
FOEDERATI: Final = 3
REVOLT: Final = 4
REGNUM: Final = 5
CLIENT: Final = 6
STATUSES: Final = ["out", "peace", "war", "foederati", "revolt", "regnum", "roman-client"]

TITLES: Final = ["", "augustus-occidentalis", "augustus-orientalis", "patrice", "usurper", "rex", "pax-romana"]
AUGUSTUS_WEST: Final = 1
AUGUSTUS_EAST: Final = 2
PATRICE: Final = 3
USURPER: Final = 4
REX: Final = 5

SIDES: Final = ["roman", "barbare"]
INSTANTS: Final = ["", "attila-killed", "west-lost"]
UNASKED: Final = -1
ATTILA_KILLED: Final = 1
WEST_LOST: Final = 2


@final
class Setup:
    """One scenario, read and checked."""

    def __init__(self, entry: Entry, board: Board, roster: Roster, tables: Tables, suggested: list[int]) -> None:
        self.id: Final = entry.text("id")
        self.start: Final = entry.number("start_year", 400, 500)
        self.end: Final = entry.number("end_year", self.start, 500)
        self.initiative: Final = _one(entry, "initiative_first_turn", CAMPS)
        self.stratagems: Final = entry.truth("use_stratagems")
        self.events: Final = entry.truth("use_events")
        self.deaths: Final = entry.truth("use_leader_death")
        self.instant: Final = _one(entry, "instant", INSTANTS) if entry.has("instant") else 0
        self.escort: Final = entry.place("escort", roster.leader_index) if entry.has("escort") else NONE
        self.reconstructed: Final = "evidence" not in entry.text("src")
        unlisted = entry.text("unlisted_tribes", "peace")
        if unlisted not in STATUSES:
            raise entry.fail(f"'unlisted_tribes' is a status of a tribe, not {unlisted!r}")
        self.closed: Final = _closed(entry, board)
        """Zones that take no part in this scenario."""
        rows = [[UNASKED] * board.size for _ in roster.unit_ids]
        self.exits: Final = [rows[kind] for kind in roster.unit_kind]
        """3.2: why a Roman unit cannot leave a zone alone, or 0: a fact of its map, kept for its kind once asked."""
        self.inland: Final = [_inland(board, self.closed, zone) for zone in range(board.size)]
        """A zone of the empire one PM from each, NONE if there is none."""
        self.ways: Final = [[UNASKED] * board.size for _ in roster.tribe_ids]
        """4.3: a zone one PM from each that is within a tribe's reach and no other's home, kept once it was asked."""
        self.grants: Final = [
            (_one(grant, "camp", CAMPS), _one(grant, "stratagem", tables.ids))
            for grant in (entry.entries("grants") if entry.has("grants") else [])
        ]
        count = len(roster.leader_ids)
        self.leader_zone: Final = [NONE] * count
        self.leader_side: Final = [ROMAIN] * count
        self.leader_title: Final = [0] * count
        self.leader_guards: Final = [0] * count
        self.leader_listed: Final = [False] * count
        for leader in range(count):
            if roster.leader_generic[leader] and roster.leader_tribe[leader] == NONE:
                self.leader_zone[leader] = roster.leader_zone[leader]
        for one in entry.entries("leader"):
            self._read_leader(one, board, roster)
        self.unit_zone: Final = _deployment(roster, suggested)
        self.unit_side: Final = [ROMAIN] * len(roster.unit_ids)
        self.unit_fixed: Final = [False] * len(roster.unit_ids)
        """Units whose place the scenario names, so that their owner does not choose it."""
        for one in entry.entries("unit"):
            for unit in one.places("ids", roster.unit_index):
                self.unit_zone[unit] = _zone(one, board)
                self.unit_side[unit] = _one(one, "side", SIDES)
                self.unit_fixed[unit] = True
        tribes = len(roster.tribe_ids)
        self.tribe_status: Final = [STATUSES.index(unlisted)] * tribes
        self.tribe_ally: Final = [NONE] * tribes
        self.tribe_capital: Final = [NONE] * tribes
        self.tribe_status[roster.bagaudes] = OUT
        for one in entry.entries("tribe"):
            self._read_tribe(one, board, roster)
        self.fleet_zone: Final = board.fleet_home[:]
        self.fleet_side: Final = [ROMAIN] * len(board.fleet_ids)
        for one in entry.entries("fleet"):
            self._read_fleet(one, board)

    def _read_leader(self, one: Entry, board: Board, roster: Roster) -> None:
        leader = one.place("id", roster.leader_index)
        self.leader_zone[leader] = _zone(one, board)
        self.leader_side[leader] = _one(one, "side", SIDES)
        self.leader_title[leader] = _one(one, "title", TITLES)
        self.leader_guards[leader] = one.number("bu_pf", 0, 4)
        self.leader_listed[leader] = True

    def _read_tribe(self, one: Entry, board: Board, roster: Roster) -> None:
        tribe = one.place("id", roster.tribe_index)
        self.tribe_status[tribe] = _one(one, "status", STATUSES)
        if one.has("allied_with"):
            self.tribe_ally[tribe] = one.place("allied_with", roster.tribe_index)
        if one.has("capital"):
            self.tribe_capital[tribe] = one.place("capital", board.zone_index)
        side = ROMAIN if self.tribe_status[tribe] in (FOEDERATI, CLIENT) else BARBARE
        for group in one.entries("units"):
            for unit in group.places("ids", roster.unit_index):
                if roster.unit_tribe[unit] != tribe:
                    raise one.fail(f"the unit '{roster.unit_ids[unit]}' is of another tribe")
                self.unit_zone[unit] = group.place("zone", board.zone_index)
                self.unit_side[unit] = side

    def _read_fleet(self, one: Entry, board: Board) -> None:
        id = one.text("id")
        if id not in board.fleet_ids:
            raise one.fail(f"'{id}' is no fleet")
        fleet = board.fleet_ids.index(id)
        self.fleet_zone[fleet] = _zone(one, board)
        control = one.text("control")
        self.fleet_side[fleet] = BARBARE if control == "barbare" else ROMAIN


@final
class Scenarios:
    """All scenarios of a data folder."""

    def __init__(self, folder: Path | None, board: Board, roster: Roster, tables: Tables) -> None:
        file = data_file(folder, "scenarios.toml")
        placement = file.entry("default_deployment")
        suggested = [NONE] * len(roster.unit_ids)
        for id in list(placement.values):
            if id not in roster.unit_index:
                raise placement.fail(f"'{id}' is no unit")
            suggested[roster.unit_index[id]] = placement.place(id, board.zone_index)
        self.all: Final = [Setup(entry, board, roster, tables, suggested) for entry in file.entries("scenario")]
        if not self.all:
            raise file.fail("there should be at least one scenario")


def _one(entry: Entry, key: str, values: list[str]) -> int:
    value = entry.text(key)
    if value not in values:
        raise entry.fail(f"'{key}' is one of {', '.join(repr(one) for one in values)}, not {value!r}")
    return values.index(value)


def _zone(entry: Entry, board: Board) -> int:
    return NONE if entry.text("zone") == "out" else entry.place("zone", board.zone_index)


def _deployment(roster: Roster, suggested: list[int]) -> list[int]:
    """3.3.2: LI and CO as suggested, PA by their table, nobody else."""
    zones = [NONE] * len(roster.unit_ids)
    for unit, category in enumerate(roster.unit_category):
        if category in (LI, CO):
            zones[unit] = suggested[unit]
        elif category == PA:
            zones[unit] = roster.unit_home[unit]
    return zones


def _closed(entry: Entry, board: Board) -> list[bool]:
    closed = [False] * board.size
    if entry.has("dioceses_in_play"):
        dioceses = entry.places("dioceses_in_play", board.diocese_index)
        outside = entry.places("outside_in_play", board.zone_index)
        for zone in range(board.size):
            closed[zone] = board.diocese[zone] not in dioceses and zone not in outside
    return closed


def _inland(board: Board, closed: list[bool], zone: int) -> int:
    for to in board.near[zone]:
        if board.is_empire(to) and not closed[to] and not board.extra[zone][to]:
            return to
    return NONE
