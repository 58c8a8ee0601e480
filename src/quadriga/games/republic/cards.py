"""The cards and tables of the Combat Phase as flat lists: conflicts, enemy leaders, provinces, senators, results."""

from pathlib import Path
from typing import Final, final

from quadriga.engine.data import Entry, index_of, read

DATA: Final = Path(__file__).parent / "data"

PROVINCES: Final = 15
"""Provinces of the box; the Egypt of a variant stays in the data file and out of play."""

RESULTS: Final = ["no-battle", "defeat", "stalemate", "victory", "disaster", "standoff"]
NO_BATTLE: Final = 0
DEFEAT: Final = 1
STALEMATE: Final = 2
VICTORY: Final = 3
DISASTER: Final = 4
STANDOFF: Final = 5

ALL: Final = -1
"""The loss of the annihilation row."""

WAYS: Final = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]
"""In how many of the 216 throws three dice show 3, 4, ... 18."""

LOWEST: Final = 3
HIGHEST: Final = 18

TARGETS: Final = ["house", "card-1990", "card-2009", "errata"]
"""The lists of provinces the pirates may assault by, in the order of the option."""


def slug(id: str) -> str:
    """The text form of an id of the data files."""
    return id.lower().replace("_", "-").replace(" ", "-")


def base_provinces(provinces: Entry) -> list[Entry]:
    """The provinces of the box, without those of variants."""
    return [entry for entry in provinces.entries("province") if not entry.truth("optional")]


@final
class Cards:
    """All cards and tables of one data folder."""

    def __init__(self, folder: Path) -> None:
        self._read_provinces(read(folder / "provinces.toml"))
        self._read_conflicts(read(folder / "conflicts.toml"))
        self._read_leaders(read(folder / "leaders.toml"))
        self._read_senators(read(folder / "senators.toml"))
        self._read_tables(read(folder / "tables.toml"))

    def _read_provinces(self, file: Entry) -> None:
        entries = base_provinces(file)
        self.province_of = index_of(entries)
        if len(entries) != PROVINCES:
            raise file.fail(f"there should be {PROVINCES} provinces of the box, not {len(entries)}")
        sides = [[entry.entry("undeveloped"), entry.entry("developed")] for entry in entries]
        self.native_land = [[side.number("native_land", 0, 20) for side in both] for both in sides]
        self.native_naval = [[side.number("native_naval", 0, 20) for side in both] for both in sides]
        self.max_militia = [[side.number("max_militia", 0, 20) for side in both] for both in sides]
        self.max_flotilla = [[side.number("max_flotilla", 0, 20) for side in both] for both in sides]

    def _read_conflicts(self, file: Entry) -> None:
        entries = file.entries("conflict")
        groups = index_of(file.entries("group"))
        self.conflict_of = index_of(entries)
        self.conflicts = len(entries)
        self.land = [entry.number("land", 0, 40) for entry in entries]
        self.support = [entry.number("support", 0, 40) for entry in entries]
        self.naval = [entry.number("naval", 0, 40) for entry in entries]
        self.disaster = [_totals(entry, "disaster") for entry in entries]
        self.standoff = [_totals(entry, "standoff") for entry in entries]
        self.spoils = [entry.number("spoils", 0, 200) for entry in entries]
        self.group = [entry.place("group", groups) for entry in entries]
        self.groups = groups
        self.is_revolt = [entry.text("kind") == "revolt" for entry in entries]
        self.revolt_if = [entry.places("revolt_if_province", self.province_of) for entry in entries]
        self.attacks = [[self._attacks(entry, target) for entry in entries] for target in range(len(TARGETS))]
        """For each choice of the pirates' targets and each conflict: the provinces it assaults, in order."""

    def _attacks(self, entry: Entry, target: int) -> list[int]:
        """The errata speak of the 2nd pirates only; the 1st keep the list on their card of 2009."""
        keys = [["attacks"], ["attacks_card_ah"], ["attacks_card_vg"], ["attacks_errata", "attacks_card_vg"]][target]
        known = [key for key in keys if entry.text("group") == "pirates" and entry.has(key)]
        return entry.places(known[0] if known else "attacks", self.province_of)

    def _read_leaders(self, file: Entry) -> None:
        entries = file.entries("leader")
        self.leader_of = index_of(entries)
        self.leaders = len(entries)
        self.leader_strength = [entry.number("strength", 0, 20) for entry in entries]
        self.leader_disaster = [_totals(entry, "disaster") for entry in entries]
        self.leader_standoff = [_totals(entry, "standoff") for entry in entries]
        self.leader_group = [entry.place("group", self.groups) for entry in entries]

    def _read_senators(self, file: Entry) -> None:
        families = file.entries("family")
        statesmen = file.entries("statesman")
        everyone = families + statesmen
        self.senators = len(everyone)
        self.senator_of = {
            **{str(entry.number("id", 1, 30)): at for at, entry in enumerate(families)},
            **{entry.text("id").lower(): len(families) + at for at, entry in enumerate(statesmen)},
            **{
                f"{slug(entry.text('name_en'))}-{entry.text('id').lower()}": len(families) + at
                for at, entry in enumerate(statesmen)
            },
            **{slug(entry.text("name_en")): at for at, entry in reversed(list(enumerate(everyone)))},
        }
        """Senators by number (`1`, `1a`), by name (`cornelius`, `scipio-africanus`) or both (`marius-27a`)."""
        self.military = [entry.number("military", 0, 9) for entry in everyone]
        self.influence = [entry.number("influence", 0, 99) for entry in everyone]
        self.popularity = [entry.number("popularity", -9, 9) for entry in everyone]
        self.chit = [entry.number("id", 1, 30) for entry in families] + [
            entry.number("family", 1, 30) for entry in statesmen
        ]
        self.nullifies = [self._nullified(entry) for entry in everyone]
        """For each senator: the conflicts whose printed disaster and standoff numbers he cancels."""
        self.halves_losses = [entry.truth("halves_losses", False) for entry in everyone]
        self.voids_losses = [entry.truth("void_losses_on_auto_result", False) for entry in everyone]
        self.promotions = [entry.number("veterans_per_victory", 1, 2, 1) for entry in everyone]
        self.rolls_rating = [entry.text("military_dice", "") == "1d6+1" for entry in everyone]

    def _nullified(self, entry: Entry) -> list[int]:
        groups = entry.places("nullifies_groups", self.groups) if entry.has("nullifies_groups") else []
        alone = entry.places("nullifies_conflicts", self.conflict_of) if entry.has("nullifies_conflicts") else []
        return [conflict for conflict in range(self.conflicts) if self.group[conflict] in groups or conflict in alone]

    def _read_tables(self, file: Entry) -> None:
        rows = file.entry("crt").entries("row")
        if [row.number("total", LOWEST, HIGHEST) for row in rows] != list(range(LOWEST, HIGHEST + 1)):
            raise file.fail("the combat results table should have the rows 3 to 18, in order")
        self.row_result = [RESULTS.index(row.text("result")) for row in rows]
        self.row_loss = [row.number("loss", ALL, 20) for row in rows]
        natural = file.entry("natural")
        self.disaster_share = natural.number("disaster_share", 1, 10)
        self.standoff_share = natural.number("standoff_share", 1, 10)
        mortality = file.entry("mortality")
        self.chits = mortality.number("numbered", 30, 30)
        self.blanks = mortality.number("blank", 0, 20)
        self.draw_twos = mortality.number("draw_two", 0, 20)
        self.capture_chits = file.entry("capture").number("min_chits", 1, 5)
        self.least_ransom = file.entry("ransom").number("minimum", 0, 100)
        self.ransom_per_influence = file.entry("ransom").number("per_influence", 0, 100)
        unit = file.entry("unit")
        self.legion_value = unit.number("legion", 1, 9)
        self.veteran_value = unit.number("veteran", 1, 9)
        self.most_units = unit.number("most", 1, 99)
        unrest = file.entry("unrest")
        self.unrest_victory = unrest.number("victory", -9, 9)
        self.unrest_disaster = unrest.number("disaster", -9, 9)
        self.unrest_defeat = unrest.number("defeat", -9, 9)
        self.general_share = file.entry("gain").number("general", 1, 9)
        self.governor_share = file.entry("gain").number("governor", 1, 9)
        self.defect_alive = file.entry("defection").number("general_alive", 0, 6)
        self.defect_dead = file.entry("defection").number("general_dead", 0, 6)
        self.limit = file.entry("end_of_phase").number("limit", 1, 9)
        self.pile = file.entry("end_of_phase").number("pile", 0, 99)

    def ransom(self, influence: int) -> int:
        """0.2.7: what a captive of this influence costs, in talents."""
        return max(self.least_ransom, self.ransom_per_influence * influence)


def _totals(entry: Entry, key: str) -> int:
    """Totals of the dice as a mask: bit n for the total n."""
    mask = 0
    for total in entry.numbers(key):
        if not LOWEST <= total <= HIGHEST:
            raise entry.fail(f"'{key}' holds {total}, which three dice cannot show")
        mask |= 1 << total
    return mask


def ids(file: str, key: str) -> list[str]:
    """The text forms of all ids of one file of the package, in order."""
    entries = read(DATA / file)
    found = base_provinces(entries) if key == "province" else entries.entries(key)
    return [slug(entry.text("id")) for entry in found]


def senator_slugs() -> list[str]:
    """The text forms of all senators of the package: families, then statesmen."""
    file = read(DATA / "senators.toml")
    found = [slug(entry.text("name_en")) for entry in file.entries("family")]
    for entry in file.entries("statesman"):
        name = slug(entry.text("name_en"))
        found.append(name if name not in found else f"{name}-{slug(entry.text('id'))}")
    return found
