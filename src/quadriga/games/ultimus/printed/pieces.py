"""Tribes, combat units and leaders (rulebook chapter 1, tables of entry and death), from data/."""

from pathlib import Path
from typing import Final, final

from quadriga.engine.data import Entry
from quadriga.games.ultimus.printed.board import HALVES, NONE, Board, data_file, in_known_order, is_reconstructed
from quadriga.games.ultimus.shown import Leader, Unit

LI: Final = 0
CO: Final = 1
PA: Final = 2
BU: Final = 3
TRIBAL: Final = 4
CATEGORIES: Final = ["LI", "CO", "PA", "BU", "tribe"]

GERMAN: Final = "german"
PLAIN: Final = 0
THEODOSIAN: Final = 1
BARBARIAN_BORN: Final = 2
ORIGINS: Final = ["", "T", "B"]

NEVER: Final = 9999
LEADER_PM: Final = 4
REACH: Final = 5


@final
class Roster:
    """Every counter of the game. Lists are indexed by tribe, unit or leader, as their first word says."""

    def __init__(self, folder: Path | None, board: Board, known: "Roster | None" = None) -> None:
        file = data_file(folder, "units.toml")
        tribes = in_known_order(file.entries("tribe"), known.tribe_ids if known else [], "tribe")
        units = in_known_order(file.entries("unit"), known.unit_ids if known else [], "unit")
        lead = data_file(folder, "leaders.toml")
        leaders = in_known_order(lead.entries("leader"), known.leader_ids if known else [], "leader")
        self.tribe_ids: Final[list[str]] = [entry.text("id") for entry in tribes]
        self.tribe_index: Final = {id: number for number, id in enumerate(self.tribe_ids)}
        self.unit_ids: Final[list[str]] = [entry.text("id") for entry in units]
        self.unit_index: Final = {id: number for number, id in enumerate(self.unit_ids)}
        self.leader_ids: Final[list[str]] = [entry.text("id") for entry in leaders]
        self.leader_index: Final = {id: number for number, id in enumerate(self.leader_ids)}
        self._read_tribes(tribes, board)
        self._read_units(units, file, board)
        self._read_leaders(leaders, board)
        self._read_bans(file.entry("stacking"))
        self.unit_faces = [[self._unit_face(unit, weak) for weak in (0, 1)] for unit in range(len(units))]
        """What is printed on both sides of a unit, as a view shows it."""
        self.leader_faces = [self._leader_face(leader) for leader in range(len(leaders))]

    def _read_tribes(self, tribes: list[Entry], board: Board) -> None:
        index = board.zone_index
        self.tribe_origin = [entry.places("origin_zones", index) for entry in tribes]
        self.tribe_reach = [_reach(homes, board) for homes in self.tribe_origin]
        """4.3: whether a zone is no further than five zones from a tribe's own zones of origin."""
        self.tribe_german = [entry.text("nationality") == GERMAN for entry in tribes]
        self.tribe_regnum = [entry.truth("can_form_regnum") for entry in tribes]
        self.tribe_federable = [entry.truth("can_be_federated") for entry in tribes]
        self.tribe_always_major = [entry.text("major_when").startswith("always") for entry in tribes]
        self.origin_tribe = [
            self.tribe_index[names[0]] if names and names[0] in self.tribe_index else NONE
            for names in board.origin_names
        ]
        """The tribe whose zone of origin a zone is, NONE if it bears no tribe's name."""
        self.hunni = self._tribe("hunni", tribes)
        self.persae = self._tribe("persae", tribes)
        self.iberia = self._tribe("iberia", tribes)
        self.armenia = self._tribe("armenia", tribes)
        self.bagaudes = self._tribe("bagaudes", tribes)
        self.subjects = [self._tribe("ostrogothi", tribes), self._tribe("gepidae", tribes)]
        """6.2: the tribes that stand under the Hunni until they are freed."""

    def _tribe(self, id: str, tribes: list[Entry]) -> int:
        if id not in self.tribe_index:
            raise tribes[0].fail(f"the rules name the tribe '{id}', which is missing")
        return self.tribe_index[id]

    def _read_units(self, units: list[Entry], file: Entry, board: Board) -> None:
        self.unit_category = [_choice(entry, "category", CATEGORIES) for entry in units]
        self.unit_half = [_choice(entry, "half", HALVES) if entry.has("half") else NONE for entry in units]
        self.unit_diocese = [
            entry.place("diocese", board.diocese_index) if entry.has("diocese") else NONE for entry in units
        ]
        self.unit_tribe = [entry.place("tribe", self.tribe_index) if entry.has("tribe") else NONE for entry in units]
        alike = list(zip(self.unit_tribe, self.unit_category, self.unit_diocese, self.unit_half, strict=True))
        self.unit_kind = [alike.index(one) for one in alike]
        """3.2, 4.3: units of one kind may go to the same zones."""
        self.unit_barbarian = [entry.truth("barbarian", False) for entry in units]
        self.unit_home = [
            entry.place("deploy_zone", board.zone_index) if entry.has("deploy_zone") else NONE for entry in units
        ]
        """9.3.2: the capital to which a unit of palatini returns."""
        faces = [(entry.entry("normal"), entry.entry("reduced")) for entry in units]
        self.unit_pf = [[one.number("pf", 0, 99), two.number("pf", 0, 99)] for one, two in faces]
        self.unit_qu = [[one.number("qu", 1, 9), two.number("qu", 1, 9)] for one, two in faces]
        self.unit_bt = [[one.number("bt", 0, 9), two.number("bt", 0, 9)] for one, two in faces]
        pm = file.entry("meta").entry("pm")
        allowance = [pm.number(category, 1, 9) for category in CATEGORIES]
        self.unit_pm = [allowance[category] for category in self.unit_category]
        self.slowest = min(allowance)
        self.guards = [u for u, category in enumerate(self.unit_category) if category == BU]
        self.tribe_units = [
            [u for u in range(len(units)) if self.unit_tribe[u] == t] for t in range(len(self.tribe_ids))
        ]
        self.unit_reconstructed = [is_reconstructed(entry) for entry in units]
        self.placidi_felices = self._unit("pa-w-placidi-felices", units)
        self.excubitores = self._unit("pa-e-excubitores", units)

    def _unit(self, id: str, units: list[Entry]) -> int:
        if id not in self.unit_index:
            raise units[0].fail(f"the rules name the unit '{id}', which is missing")
        return self.unit_index[id]

    def _read_leaders(self, leaders: list[Entry], board: Board) -> None:
        self.leader_cc = [entry.number("cc", 0, 8) for entry in leaders]
        self.leader_vs = [entry.number("vs", 0, 9) for entry in leaders]
        self.leader_bt = [entry.number("bt", 0, 9) for entry in leaders]
        self.leader_cp = [entry.number("cp", 0, 9) for entry in leaders]
        self.leader_origin = [_choice(entry, "origin", ORIGINS) for entry in leaders]
        self.leader_generic = [entry.truth("generic", False) for entry in leaders]
        self.leader_tribe = [
            entry.place("tribe", self.tribe_index) if entry.has("tribe") else NONE for entry in leaders
        ]
        self.leader_half = [_choice(entry, "half", HALVES) if entry.has("half") else NONE for entry in leaders]
        self.leader_entry = [
            entry.number("entry_year", 300, 600, NEVER) if entry.has("entry_year") else NEVER for entry in leaders
        ]
        self.leader_zone = [_home(entry, board) for entry in leaders]
        """Where a Roman leader enters, or a generic one returns; NONE for barbarians."""
        self.leader_after = [self._after(entry) for entry in leaders]
        """The leader whose death a Roman heir waits for (tables, notes 1 and 2)."""
        self.leader_alias = [entry.place("also", self.leader_index) if entry.has("also") else NONE for entry in leaders]
        """Gondebaud is one man on two counters."""
        self.leader_tests = [_tests(entry) for entry in leaders]
        """Years of the columns <1 to <9; 0 for a blank."""
        self.leader_doom = [_doom(entry) for entry in leaders]
        """The year of certain death, NEVER if none is printed."""
        self.tribe_heirs = [self._heirs(leaders, t) for t in range(len(self.tribe_ids))]
        """The historical leaders of a tribe in order of succession."""
        self.tribe_leaders = [
            [n for n in range(len(leaders)) if self.leader_tribe[n] == t] for t in range(len(self.tribe_ids))
        ]
        self.leader_reconstructed = [is_reconstructed(entry) for entry in leaders]
        self.attila = self._leader("attila", leaders)
        self.honorius = self._leader("honorius", leaders)
        self.valentinien = self._leader("valentinien-iii", leaders)

    def _leader(self, id: str, leaders: list[Entry]) -> int:
        if id not in self.leader_index:
            raise leaders[0].fail(f"the rules name the leader '{id}', which is missing")
        return self.leader_index[id]

    def _after(self, entry: Entry) -> int:
        waits = {"theodose-ii": "arcadius", "valentinien-iii": "honorius"}
        awaited = waits.get(entry.text("id"))
        return self.leader_index[awaited] if awaited is not None and awaited in self.leader_index else NONE

    def _heirs(self, leaders: list[Entry], tribe: int) -> list[int]:
        heirs = [
            (entry.number("succession", 1, 20), number)
            for number, entry in enumerate(leaders)
            if self.leader_tribe[number] == tribe and not self.leader_generic[number]
        ]
        return [number for _, number in sorted(heirs)]

    def _read_bans(self, entry: Entry) -> None:
        count = len(self.tribe_ids)
        banned = [[False] * count for _ in range(count)]
        for ban in ("ban_1", "ban_2"):
            for one in entry.places(f"{ban}_a", self.tribe_index):
                for other in entry.places(f"{ban}_b", self.tribe_index):
                    banned[one][other] = True
                    banned[other][one] = True
        self.rival_leaders = [[n for n, t in enumerate(self.leader_tribe) if t != NONE and ban[t]] for ban in banned]
        self.rival_units = [[n for n, t in enumerate(self.unit_tribe) if t != NONE and ban[t]] for ban in banned]
        """4.2.4: with whom a tribe may not share a zone, though of one camp."""

    def _unit_face(self, unit: int, weak: int) -> Unit:
        return {
            "side": "",
            "piece": self.unit_ids[unit],
            "count": 1,
            "weak": bool(weak),
            "values": [self.unit_pf[unit][weak], self.unit_qu[unit][weak], self.unit_bt[unit][weak]],
            "leader": None,
            "reconstructed": self.unit_reconstructed[unit],
        }

    def _leader_face(self, leader: int) -> Leader:
        return {
            "side": "",
            "leader": self.leader_ids[leader],
            "title": None,
            "values": [self.leader_cc[leader], self.leader_vs[leader], self.leader_bt[leader], self.leader_cp[leader]],
            "reconstructed": self.leader_reconstructed[leader],
        }

    def is_roman(self, unit: int) -> bool:
        """1.1: whether a unit is Roman by nationality."""
        return self.unit_tribe[unit] == NONE

    def is_historical(self, leader: int) -> bool:
        """3.3.1, 4.2.1: whether a leader bears a name."""
        return not self.leader_generic[leader]

    def guards_for(self, leader: int) -> int:
        """3.2.4: the PF of the buccellarii a leader's CC entitles him to; 0 for none."""
        capacity = self.leader_cc[leader]
        if capacity == 0:
            return 0
        if capacity <= 4:
            return 2
        return 3 if capacity <= 6 else 4

    def threshold(self, leader: int, year: int) -> int:
        """Death tables: the leader dies on a 1d10 below this number; 0 without a test, 10 when death is certain."""
        if year >= self.leader_doom[leader]:
            return 10
        for column, tested in enumerate(self.leader_tests[leader]):
            if tested == year:
                return column + 1
        return 0


def _choice(entry: Entry, key: str, values: list[str]) -> int:
    value = entry.text(key)
    if value not in values:
        raise entry.fail(f"'{key}' is one of {', '.join(values)}, not {value!r}")
    return values.index(value)


def _reach(homes: list[int], board: Board) -> list[bool]:
    return [any(0 <= board.distance[home][zone] <= REACH for home in homes) for zone in range(board.size)]


def _home(entry: Entry, board: Board) -> int:
    for key in ("entry_zone", "home_zone"):
        if entry.has(key):
            return entry.place(key, board.zone_index)
    return NONE


def _tests(entry: Entry) -> list[int]:
    if not entry.truth("death_test", False):
        return []
    return entry.numbers("death_lt_read") if entry.has("death_lt_read") else entry.numbers("death_lt")


def _doom(entry: Entry) -> int:
    if not entry.truth("death_test", False):
        return NEVER
    key = "death_auto_read" if entry.has("death_auto_read") else "death_auto"
    year = entry.number(key, 0, 600)
    return year if year else NEVER
