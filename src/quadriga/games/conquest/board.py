"""The board: provinces, sea zones and what joins them (sections 3 and 3.1)."""

from pathlib import Path
from typing import Final, NewType, final

from quadriga.engine.data import Entry, index_of, read
from quadriga.engine.errors import BrokenData
from quadriga.engine.graph import Graph

Zone = NewType("Zone", int)
"""A province (0 .. PROVINCES - 1) or a sea zone (from PROVINCES on)."""

DATA: Final = Path(__file__).parent / "data"
PROVINCES: Final = 42
SEAS: Final = 18
ZONES: Final = PROVINCES + SEAS

OWN_MAP: Final = read(DATA / "map.toml")
"""The package's own map, whose zones and borders are words of the game."""


def zone_slugs() -> list[str]:
    """The ids of all zones, provinces first, as the package's own map has them."""
    return list(index_of(OWN_MAP.entries("province") + OWN_MAP.entries("sea")))


def road_slugs() -> list[str]:
    """The ids of the land borders a road may cross, `a--b` in the order of the package's own map."""
    links = OWN_MAP.entry("links")
    return [border_slug(border) for border in links.entries("land") + links.entries("disputed")]


def border_slug(border: Entry) -> str:
    """The id of a border by its two ends."""
    return f"{border.text('a')}--{border.text('b')}"


@final
class Board:
    """The map as flat lists. `disputed` says whether the contested border is drawn."""

    def __init__(self, sheet: Entry, disputed: bool) -> None:
        provinces = sheet.entries("province")
        seas = sheet.entries("sea")
        index = index_of(provinces + seas)
        if len(seas) != SEAS or list(index) != zone_slugs():
            raise sheet.fail("the provinces and seas must be those of the package, in its order")
        self.index: Final = index
        self.value: Final = [_value(entry) for entry in provinces]
        self.is_home: Final = [entry.truth("home") for entry in provinces]
        self.regions: Final = [(part.text("id"), part.places("zones", index)) for part in sheet.entries("region")]
        """The map in parts, for reading it in order."""
        if sorted(zone for _, zones in self.regions for zone in zones) != list(range(ZONES)):
            raise sheet.fail("every zone should be in exactly one region")
        links = sheet.entry("links")
        borders = _pairs(links, "land", index, 0, PROVINCES)
        contested = _pairs(links, "disputed", index, 0, PROVINCES)
        crossings = _pairs(links, "crossing", index, 0, PROVINCES)
        if [border_slug(border) for border in links.entries("land") + links.entries("disputed")] != road_slugs():
            raise links.fail("'land' and 'disputed' must be those of the package, in its order")
        self.roads: Final = borders + contested
        """The land borders, numbered; a road may be built across each that is drawn."""
        self.is_drawn: Final = [True] * len(borders) + [disputed] * len(contested)
        walked = borders + crossings + (contested if disputed else [])
        self.land: Final = Graph(PROVINCES, walked)
        """Steps on foot: land borders and the four crossings."""
        self.waters: Final = Graph(ZONES, _pairs(links, "sea", index, PROVINCES, ZONES))
        self.coasts: Final = [_coasts(entry, index) for entry in provinces]
        """For each province its coasts, each a list of the seas it opens to."""
        self.ports: Final[list[list[int]]] = [[] for _ in range(ZONES)]
        """For each sea the provinces on its shores."""
        self.road_of: Final[list[list[int]]] = [[] for _ in range(PROVINCES)]
        for number, (a, b) in enumerate(self.roads):
            self.road_of[a].append(number)
            self.road_of[b].append(number)
        for province in range(PROVINCES):
            for coast in self.coasts[province]:
                for sea in coast:
                    self.ports[sea].append(province)
        self._check_shores(links, index)

    def _check_shores(self, links: Entry, index: dict[str, int]) -> None:
        for shore in links.entries("coast"):
            province = shore.place("province", index)
            sea = shore.place("sea", index)
            if self.coast_at(province, sea) != shore.number("coast", 0, 3):
                raise shore.fail("disagrees with the province's own list of coasts")

    def neighbours(self, zone: int) -> list[int]:
        """3.1: every zone that touches one, on foot or by galley."""
        if zone >= PROVINCES:
            return self.waters.near[zone] + self.ports[zone]
        return self.land.near[zone] + [sea for coast in self.coasts[zone] for sea in coast]

    def coast_at(self, province: int, sea: int) -> int:
        """The number of the province's coast that opens to `sea`, -1 if none does."""
        for number, coast in enumerate(self.coasts[province]):
            if sea in coast:
                return number
        return -1


def _value(province: Entry) -> int:
    """3: what a province is worth."""
    value = province.number("value", 5, 10)
    if value not in (5, 10):
        raise province.fail(f"'value' should be 5 or 10, not {value}")
    return value


def _pairs(links: Entry, key: str, index: dict[str, int], low: int, high: int) -> list[tuple[int, int]]:
    """The links of one kind, each between two zones numbered from `low` up to `high`."""
    pairs: list[tuple[int, int]] = []
    for link in links.entries(key):
        a, b = link.place("a", index), link.place("b", index)
        if a == b or not (low <= a < high and low <= b < high):
            raise link.fail(f"should join two {'provinces' if low == 0 else 'seas'}, not {border_slug(link)}")
        pairs.append((a, b))
    return pairs


def _coasts(province: Entry, index: dict[str, int]) -> list[list[int]]:
    value = province.values.get("coasts", [])
    if not isinstance(value, list):
        raise province.fail(f"'coasts' should be a list, not {value!r}")
    seas = list(index)[PROVINCES:]
    coasts: list[list[int]] = []
    for coast in value:
        if not isinstance(coast, list) or any(sea not in seas for sea in coast):
            raise province.fail(f"'coasts' holds {coast!r}, which is no list of seas")
        coasts.append([index[sea] for sea in coast])
    return coasts


def load_map(data: Path | None) -> Entry:
    """The map file, from `data` if it has one, else from the package."""
    path = _file(data, "map.toml")
    return OWN_MAP if path == DATA / "map.toml" else read(path)


def load_pieces(data: Path | None) -> Entry:
    """The pieces file, from `data` if it has one, else from the package."""
    return read(_file(data, "pieces.toml"))


def _file(data: Path | None, name: str) -> Path:
    if data is not None:
        if not data.is_dir():
            raise BrokenData(f"{data} is not a folder")
        if (data / name).exists():
            return data / name
    return DATA / name
