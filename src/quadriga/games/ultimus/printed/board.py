"""The map (rulebook 0.2, 3.1, 4.1, 7.2): zones, dioceses, seas and links as flat lists, from data/map.toml."""

from pathlib import Path
from typing import Final, final

from quadriga.engine.data import Entry, read
from quadriga.engine.graph import Graph

WEST: Final = 0
EAST: Final = 1
HALVES: Final = ["west", "east"]

NONE: Final = -1
FAR: Final = 1000

LAND: Final = 0
RIVER: Final = 1
STRAIT: Final = 2
LINK_KINDS: Final = ["land", "river", "strait"]
MAJOR_RIVERS: Final = ["rhenus", "danuvius", "tigris", "euphrates"]
FROZEN_RIVERS: Final = 2
"""The first two rivers are the ones event 7 lets armies cross freely."""

PACKAGE_DATA: Final = Path(__file__).parent.parent / "data"


def data_file(folder: Path | None, name: str) -> Entry:
    """A data file of the player's own folder if it has one of that name, else the package's."""
    if folder is not None and (folder / name).is_file():
        return read(folder / name)
    return read(PACKAGE_DATA / name)


def in_known_order(entries: list[Entry], known: list[str], what: str) -> list[Entry]:
    """The entries in the order of the known ids (all of them, each once); with nothing known, in file order."""
    found: dict[str, Entry] = {}
    for entry in entries:
        id = entry.text("id")
        if id in found:
            raise entry.fail(f"the id '{id}' is there twice")
        if known and id not in known:
            raise entry.fail(f"'{id}' is no {what} of this game")
        found[id] = entry
    if not known:
        return list(found.values())
    for id in known:
        if id not in found:
            raise entries[0].fail(f"the {what} '{id}' is missing")
    return [found[id] for id in known]


def is_reconstructed(entry: Entry) -> bool:
    """Whether no part of the entry rests on evidence."""
    tag = entry.text("src", "") + entry.text("stats_src", "")
    return "evidence" not in tag


@final
class Board:
    """The map. Zones are numbered in file order; every list is indexed by zone unless its name says otherwise."""

    def __init__(self, folder: Path | None, known: "Board | None" = None) -> None:
        file = data_file(folder, "map.toml")
        dioceses = in_known_order(file.entries("diocese"), known.diocese_ids if known else [], "diocese")
        zones = in_known_order(file.entries("zone"), known.zone_ids if known else [], "zone")
        seas = in_known_order(file.entries("sea"), known.sea_ids if known else [], "sea")
        fleets = in_known_order(file.entries("fleet"), known.fleet_ids if known else [], "fleet")
        self.diocese_ids: Final[list[str]] = [entry.text("id") for entry in dioceses]
        self.zone_ids: Final[list[str]] = [entry.text("id") for entry in zones]
        self.sea_ids: Final[list[str]] = [entry.text("id") for entry in seas]
        self.fleet_ids: Final[list[str]] = [entry.text("id") for entry in fleets]
        self.zone_index: Final = {id: number for number, id in enumerate(self.zone_ids)}
        self.diocese_index: Final = {id: number for number, id in enumerate(self.diocese_ids)}
        self.sea_index: Final = {id: number for number, id in enumerate(self.sea_ids)}
        self.size: Final = len(zones)
        self.diocese_half: Final = [_half(entry) for entry in dioceses]
        self.diocese: Final = [_diocese(entry, self.diocese_index) for entry in zones]
        """The diocese of a zone, NONE outside the empire."""
        self.diocese_zones: Final = [
            [zone for zone in range(self.size) if self.diocese[zone] == one] for one in range(len(dioceses))
        ]
        self.half: Final = [self.diocese_half[d] if d != NONE else NONE for d in self.diocese]
        self.town: Final = [entry.text("town", "") != "" for entry in zones]
        self.capital: Final = [entry.truth("capital", False) for entry in zones]
        self.port: Final = [entry.truth("port", False) for entry in zones]
        self.oriental: Final = [entry.truth("oriental", False) for entry in zones]
        """7.3: the eastern zones outside the empire that count as inside it for movement."""
        self.origin_names: Final = [entry.texts("origin_of") if entry.has("origin_of") else [] for entry in zones]
        self.zone_reconstructed: Final = [is_reconstructed(entry) for entry in zones]
        links = file.entries("link")
        ends = [(e.place("a", self.zone_index), e.place("b", self.zone_index)) for e in links]
        self.graph: Final = Graph(self.size, ends)
        self.near: Final = self.graph.near
        self.extra: Final = [[0] * self.size for _ in range(self.size)]
        """7.2: PM beyond the first that the step between two neighbours costs."""
        self.water: Final = [[NONE] * self.size for _ in range(self.size)]
        """What the step crosses: a river's number, STRAIT_WATER for a strait, NONE for dry land."""
        for entry, (a, b) in zip(links, ends, strict=True):
            self._link(entry, a, b)
        self.distance: Final = [self.graph.distances(zone) for zone in range(self.size)]
        self.sea_coast: Final = [entry.places("coasts", self.zone_index) for entry in seas]
        self.sea_near: Final = [entry.places("adjacent_seas", self.sea_index) for entry in seas]
        self.sea_open: Final = [entry.truth("fleet_allowed") for entry in seas]
        self.coast: Final = [self._seas_of(zone) for zone in range(self.size)]
        """3.4.2: the seas fleets may sail that touch a zone."""
        self.fleet_home: Final = [entry.place("home_zone", self.zone_index) for entry in fleets]
        self.fleet_capacity: Final = [entry.number("unit_capacity", 1, 9) for entry in fleets]
        self.ravenna: Final = self._named("italia-4", file)
        self.roma: Final = self._named("italia-5", file)
        self.constantinopolis: Final = self._named("thracia-3", file)
        self.refuge: Final = [self.ravenna, self.constantinopolis]
        self.beside_half: Final = [
            [any(self.half[other] == half for other in self.near[zone]) for zone in range(self.size)]
            for half in range(len(HALVES))
        ]
        self.diocese_near: Final = self._near_dioceses()
        self.capitals: Final = [zone for zone in range(self.size) if self.capital[zone]]
        self.travel: Final = [self._travel(zone) for zone in self.capitals]
        """Event 6: PM from every zone to each of the imperial capitals."""

    def _link(self, entry: Entry, a: int, b: int) -> None:
        kind = entry.text("kind")
        if kind not in LINK_KINDS:
            raise entry.fail(f"'kind' is one of {', '.join(LINK_KINDS)}, not {kind!r}")
        extra = entry.number("extra_pm", 0, 3)
        water = NONE
        if kind == "river":
            river = entry.text("river")
            if river not in MAJOR_RIVERS:
                raise entry.fail(f"'{river}' is no major river: {', '.join(MAJOR_RIVERS)}")
            water = MAJOR_RIVERS.index(river)
        elif kind == "strait":
            water = STRAIT_WATER
        for one, other in ((a, b), (b, a)):
            self.extra[one][other] = extra
            self.water[one][other] = water

    def _named(self, id: str, file: Entry) -> int:
        if id not in self.zone_index:
            raise file.fail(f"the rules name the zone '{id}', which is missing")
        return self.zone_index[id]

    def _seas_of(self, zone: int) -> list[int]:
        return [s for s in range(len(self.sea_ids)) if self.sea_open[s] and zone in self.sea_coast[s]]

    def _near_dioceses(self) -> list[list[int]]:
        near: list[set[int]] = [set() for _ in self.diocese_ids]
        for zone in range(self.size):
            for other in self.near[zone]:
                a, b = self.diocese[zone], self.diocese[other]
                if a != NONE and b != NONE and a != b:
                    near[a].add(b)
        return [sorted(places) for places in near]

    def _travel(self, capital: int) -> list[int]:
        away = [FAR] * self.size
        away[capital] = 0
        queue = [capital]
        for zone in queue:
            for other in self.near[zone]:
                cost = away[zone] + 1 + self.extra[other][zone]
                if cost < away[other]:
                    away[other] = cost
                    queue.append(other)
        return away

    def is_empire(self, zone: int) -> bool:
        """3.1.1: whether a zone belongs to a diocese."""
        return self.half[zone] != NONE

    def is_outside(self, zone: int) -> bool:
        """7.3: whether a zone counts towards the limit of 2 PM outside the empire."""
        return self.half[zone] == NONE and not self.oriental[zone]

    def touches_half(self, zone: int, half: int) -> bool:
        """3.2.2: whether a zone is next to a zone of this half of the empire."""
        return self.beside_half[half][zone]


STRAIT_WATER: Final = len(MAJOR_RIVERS)


def _half(entry: Entry) -> int:
    half = entry.text("half")
    if half not in HALVES:
        raise entry.fail(f"'half' is west or east, not {half!r}")
    return HALVES.index(half)


def _diocese(entry: Entry, index: dict[str, int]) -> int:
    return entry.place("diocese", index) if entry.has("diocese") and entry.text("diocese") else NONE
