"""The printed matter as flat lists: map, generals, cards, tables, set-up. Loaded once from data/ and never changed."""

from pathlib import Path
from typing import Final, final

from quadriga.engine.data import Entry, index_of, read

ROME: Final = 0
CARTHAGE: Final = 1
NEUTRAL: Final = 2
SIDES: Final = ["rome", "carthage", "neutral"]

SPACES: Final = 96
PLACES: Final = 109
"""The spaces, then the insides of the 13 walled cities: a city is a space inside a space (10.7)."""

PLAIN: Final = 0
CITY: Final = 1
TRIBE: Final = 2
KINDS: Final = ["space", "walled-city", "tribe"]

LAND: Final = 0
ALPINE: Final = 1
PASS: Final = 2
STRAIT: Final = 3
LINKS: Final = ["land", "pass-alpine", "pass", "strait"]

AFRICA: Final = 0
SPAIN: Final = 1
ITALY: Final = 2
COUNTRIES: Final = ["africa", "spain", "italy", "island", "other"]

GENERALS: Final = 14
HANNIBAL: Final = 0
HASDRUBAL: Final = 1
HANNO: Final = 2
MAGO: Final = 3
GISGO: Final = 4
P_SCIPIO: Final = 5
LONGUS: Final = 6
FLAMINIUS: Final = 7
FABIUS: Final = 8
MARCELLUS: Final = 9
NERO: Final = 10
VARRO: Final = 11
PAULUS: Final = 12
AFRICANUS: Final = 13
FIRST_OF: Final = [5, 0]
LAST_OF: Final = [14, 5]
"""The generals of Rome are 5 to 13, those of Carthage 0 to 4."""
GENERAL_IDS: Final = [
    "hannibal",
    "hasdrubal",
    "hannon",
    "magon",
    "giscon",
    "p-scipio",
    "longus",
    "flaminius",
    "fabius",
    "marcellus",
    "nero",
    "varro",
    "paulus",
    "scipio-africanus",
]

CARDS: Final = 64
EITHER: Final = 2

FRONTAL: Final = 0
FLANK_LEFT: Final = 1
FLANK_RIGHT: Final = 2
PROBE: Final = 3
DOUBLE_ENVELOPMENT: Final = 4
RESERVE: Final = 5
BATTLE_IDS: Final = ["frontal-assault", "flank-left", "flank-right", "probe", "double-envelopment", "reserve"]

SAFE: Final = 0
RETURN: Final = 1
SUNK: Final = 2
NAVAL_RESULTS: Final = ["safe", "return", "sunk"]

STEP_COMMAND: Final = 0
STEP_EVENTS: Final = 1
STEP_ELEPHANTS: Final = 2
STEP_ROUNDS: Final = 3
STEP_LOSSES: Final = 4
STEP_RETREAT: Final = 5
BATTLE_STEPS: Final = ["command", "events", "elephants", "rounds", "losses", "retreat"]

DATA: Final = Path(__file__).parent / "data"


@final
class Board:
    """All that is printed. Lists are indexed by the numbers of spaces, places, provinces, generals, cards."""

    def __init__(self, folder: Path) -> None:
        charts = read(folder / "map.toml")
        self._read_provinces(charts)
        self._read_spaces(charts)
        self._read_links(charts)
        self._read_generals(read(folder / "generals.toml"))
        self._read_cards(read(folder / "strategy-cards.toml"), read(folder / "battle-cards.toml"))
        self._read_tables(read(folder / "tables.toml"))
        self._read_setup(read(folder / "setup.toml"))

    def _read_provinces(self, charts: Entry) -> None:
        entries = charts.entries("province")
        self.provinces: list[str] = [entry.text("id") for entry in entries]
        self.province_number: dict[str, int] = index_of(entries)
        self.country: list[int] = [_one_of(entry, "country", COUNTRIES) for entry in entries]
        self.needed: list[int] = [entry.number("spaces_needed", 1, 9) for entry in entries]
        self.scores: list[bool] = [entry.truth("political_point") for entry in entries]
        self.ally_cards: list[int] = [entry.number("ally_cards", 1, 2) for entry in entries]
        areas = index_of(charts.entries("ally_area"))
        self.ally_area: list[int] = [entry.place("ally_area", areas) for entry in entries]

    def _read_spaces(self, charts: Entry) -> None:
        entries = charts.entries("space")
        if len(entries) != SPACES:
            raise charts.fail(f"{len(entries)} spaces, not {SPACES}")
        self.spaces: list[str] = [entry.text("id") for entry in entries]
        self.space_number: dict[str, int] = index_of(entries)
        self.province: list[int] = [entry.place("province", self.province_number) for entry in entries]
        self.country_of: list[int] = [self.country[province] for province in self.province]
        self.kind: list[int] = [_one_of(entry, "kind", KINDS) for entry in entries]
        self.port: list[bool] = [entry.truth("port") for entry in entries]
        self.naval_modifier: list[int] = [entry.number("naval_modifier", -2, 2, 0) for entry in entries]
        self.capacity: list[int] = [entry.number("capacity", 0, 5, 0) for entry in entries]
        self.siege_modifier: list[int] = [entry.number("siege_modifier", -1, 0, 0) for entry in entries]
        self.control: list[int] = [_start_control(entry) for entry in entries]
        self.cities: list[int] = [space for space in range(SPACES) if self.kind[space] == CITY]
        if SPACES + len(self.cities) != PLACES:
            raise charts.fail(f"{len(self.cities)} walled cities, not {PLACES - SPACES}")
        self.inside: list[int] = [-1] * SPACES
        self.space_of: list[int] = list(range(SPACES))
        for city in self.cities:
            self.inside[city] = len(self.space_of)
            self.space_of.append(city)
        self.in_province: list[list[int]] = [
            [space for space in range(SPACES) if self.province[space] == province]
            for province in range(len(self.provinces))
        ]
        for number, entry in enumerate(charts.entries("province")):
            if len(self.in_province[number]) != entry.number("spaces_total", 1, 9):
                raise entry.fail("spaces_total does not agree with the spaces")
        self.ports: list[int] = [space for space in range(SPACES) if self.port[space]]
        self.carthago = self.space_number["carthago"]
        self.carthago_nova = self.space_number["carthago-nova"]
        self.roma = self.space_number["roma"]
        self.syracusae = self.space_number["syracusae"]
        self.capua = self.space_number["capua"]
        self.tarentum = self.space_number["tarentum"]
        self.rhegium = self.space_number["rhegium"]
        self.messana = self.space_number["messana"]
        self.cosa = self.space_number["cosa"]
        self.pisae = self.space_number["pisae"]
        self.latium = self.province_number["latium"]
        self.baetica = self.province_number["baetica"]
        self.sicilia = self.province_number["sicilia"]
        self.baleares = self.province_number["baleares"]
        self.numidias: list[int] = [
            self.province_number["numidia-orientalis"],
            self.province_number["numidia-occidentalis"],
        ]
        self.every_space: list[int] = list(range(SPACES))
        self.italian: list[int] = [space for space in range(SPACES) if self.country_of[space] == ITALY]
        self.african: list[int] = [space for space in range(SPACES) if self.country_of[space] == AFRICA]
        self.ports_with_pisae: list[int] = sorted([*self.ports, self.pisae])
        self.hostile: list[int] = [self.province_number["gallia-transalpina"], self.province_number["liguria"]]
        self.hostile_spaces: list[int] = [space for space in range(SPACES) if self.province[space] in self.hostile]

    def _read_links(self, charts: Entry) -> None:
        near: list[list[tuple[int, int]]] = [[] for _ in range(SPACES)]
        for entry in charts.entries("link"):
            a = entry.place("a", self.space_number)
            b = entry.place("b", self.space_number)
            kind = _one_of(entry, "kind", LINKS)
            near[a].append((b, kind))
            near[b].append((a, kind))
        for links in near:
            links.sort()
        self.near: list[list[int]] = [[space for space, _ in links] for links in near]
        self.link: list[list[int]] = [[kind for _, kind in links] for links in near]
        self.road: list[list[int]] = [[space for space, kind in links if kind == LAND] for links in near]
        """Neighbours by a link that is no pass and no strait: the only ones for reactions and retreats (10.6)."""
        costs = charts.entry("rules").entry("move_cost")
        self.cost: list[int] = [costs.number(kind, 1, 2) for kind in LINKS]
        modifiers = charts.entry("rules").entry("pass_attrition_modifier")
        self.pass_modifier: list[int] = [0, modifiers.number("pass-alpine", -2, 0), modifiers.number("pass", -2, 0), 0]

    def link_kind(self, a: int, b: int) -> int:
        """The kind of the link between two spaces, -1 if there is none."""
        near = self.near[a]
        for place in range(len(near)):
            if near[place] == b:
                return self.link[a][place]
        return -1

    def _read_generals(self, file: Entry) -> None:
        entries = file.entries("general")
        if [entry.text("id") for entry in entries] != GENERAL_IDS:
            raise file.fail("the generals are not the fourteen expected, in their order")
        self.side_of: list[int] = [_one_of(entry, "side", SIDES) for entry in entries]
        if self.side_of != [CARTHAGE] * FIRST_OF[ROME] + [ROME] * (GENERALS - FIRST_OF[ROME]):
            raise file.fail("the generals of Carthage do not come first")
        self.strategy: list[int] = [entry.number("strategy_rating", 1, 3) for entry in entries]
        self.battle: list[int] = [entry.number("battle_rating", 1, 4) for entry in entries]
        self.pool: list[bool] = [entry.truth("consul_pool", False) for entry in entries]
        abilities = [entry.entry("ability") for entry in entries]
        self.intercepts: list[int] = self._thresholds(abilities, "intercept_max")
        self.avoids: list[int] = self._thresholds(abilities, "avoid_battle_max")
        self.pursues: list[int] = self._thresholds(abilities, "pursue_max")
        self.cancels: list[int] = self._thresholds(abilities, "cancel_withdrawal_max")
        counter = self._thresholds(abilities, "counterattack_max")
        when = [ability.text("counterattack_condition", "") for ability in abilities]
        rating = self.battle
        self.counters_as_attacker: list[int] = [
            counter[g] if when[g] == "original-attacker" else rating[g] for g in range(GENERALS)
        ]
        self.counters_as_defender: list[int] = [
            counter[g] if when[g] == "original-defender" else rating[g] for g in range(GENERALS)
        ]
        self.confined: list[int] = [
            COUNTRIES.index(ability.text("confined_to")) if ability.has("confined_to") else -1 for ability in abilities
        ]
        self.strategy_in_spain: list[int] = [
            ability.entry("strategy_rating_in").number("spain", 1, 3) if ability.has("strategy_rating_in") else strategy
            for ability, strategy in zip(abilities, self.strategy, strict=True)
        ]
        self.naval_bonus: list[int] = [ability.number("naval_combat_modifier", -1, 0, 0) for ability in abilities]
        self.siege_bonus: list[int] = [ability.number("siege_modifier", 0, 1, 0) for ability in abilities]
        self.siege_dice: list[int] = [ability.number("siege_dice", 1, 2, 1) for ability in abilities]
        self.campaign_spaces: list[int] = [ability.number("movement", 4, 6, 4) for ability in abilities]

    def _thresholds(self, abilities: list[Entry], key: str) -> list[int]:
        return [ability.number(key, 1, 6, rating) for ability, rating in zip(abilities, self.battle, strict=True)]

    def _read_cards(self, file: Entry, battle: Entry) -> None:
        entries = file.entries("card")
        if [entry.number("number", 1, CARDS) for entry in entries] != list(range(1, CARDS + 1)):
            raise file.fail("the cards are not numbered 1 to 64, in order")
        self.cards: list[str] = [entry.text("id") for entry in entries]
        self.ops: list[int] = [entry.number("ops", 1, 3) for entry in entries]
        self.event_for: list[int] = [_one_of(entry, "event_for", ["rome", "carthage", "either"]) for entry in entries]
        self.counter: list[bool] = [entry.truth("counter") for entry in entries]
        self.naval: list[bool] = [entry.truth("naval") for entry in entries]
        self.unique: list[bool] = [entry.truth("removed_after_use") for entry in entries]
        self.breaks_truce: list[bool] = [entry.truth("breaks_truce") for entry in entries]
        self.mode: list[str] = [entry.text("mode") for entry in entries]
        categories = [entry.text("category") for entry in entries]
        self.campaign: list[int] = [
            entry.entry("params").number("generals", 1, 3) if category == "campaign" else 0
            for entry, category in zip(entries, categories, strict=True)
        ]
        self.force_march: list[bool] = [
            mode == "move" and category == "movement" for mode, category in zip(self.mode, categories, strict=True)
        ]
        packs = battle.entries("battle_card")
        if [entry.text("id") for entry in packs] != BATTLE_IDS:
            raise battle.fail("the battle cards are not the six types expected, in their order")
        self.battle_count: list[int] = [entry.number("count", 0, 48) for entry in packs]
        self.retreat_modifier: list[int] = [entry.number("retreat_modifier", -2, 2) for entry in packs]

    def _read_tables(self, file: Entry) -> None:
        attrition = file.entry("attrition")
        self.attrition_from: list[int] = attrition.numbers("column_min")
        self.attrition: list[list[int]] = [row.numbers("loss") for row in attrition.entries("row")]
        self.attrition_elephant: list[bool] = [row.truth("elephant") for row in attrition.entries("row")]
        self.attrition_first: int = _first_row(attrition)
        self.hostile_column: int = attrition.texts("columns").index(attrition.text("hostile_tribes_column"))
        retreat = file.entry("retreat")
        self.retreat: list[list[int]] = [row.numbers("loss") for row in retreat.entries("row")]
        self.retreat_first: int = _first_row(retreat)
        self.retreat_large: int = retreat.numbers("column_min")[1]
        naval = file.entry("naval_combat")
        self.naval_result: list[int] = [_one_of(row, "result", NAVAL_RESULTS) for row in naval.entries("row")]
        self.naval_first: int = _first_row(naval)
        siege = file.entry("siege")
        self.siege_points: list[int] = [row.number("points", 0, 2) for row in siege.entries("row")]
        self.siege_loss: list[int] = [row.number("loss", 0, 1) for row in siege.entries("row")]
        self.siege_first: int = _first_row(siege)
        self.siege_needed: int = siege.number("points_needed", 1, 9)
        self.siege_minimum: int = siege.number("minimum_cu", 1, 9)
        self.hand_limit: int = file.entry("battle_hand").number("maximum", 1, 24)
        if [step.text("id") for step in file.entries("battle_step")] != BATTLE_STEPS:
            raise file.fail("the steps of a battle are not the six expected, in their order")

    def _read_setup(self, file: Entry) -> None:
        general_number = {id: number for number, id in enumerate(GENERAL_IDS)}
        self.forces: list[list[int]] = []
        """side, space, CUs, elephants, then the generals, the one in command first."""
        for entry in file.entries("force"):
            self.forces.append(
                [
                    _one_of(entry, "side", SIDES),
                    entry.place("space", self.space_number),
                    entry.number("cu", 0, 20),
                    entry.number("elephants", 0, 4),
                    entry.place("general", general_number),
                    *entry.places("subordinates", general_number),
                ]
            )
        self.hand_size: list[int] = [0] + [entry.number("cards", 1, 16) for entry in file.entries("turn")]
        rules = file.entry("game")
        self.last_turn: int = rules.number("turns", 1, 9)
        self.move_spaces: int = rules.number("move_spaces", 1, 9)
        self.force_march_spaces: int = rules.number("force_march_spaces", 1, 9)
        self.naval_cost: int = rules.number("naval_move_cost", 1, 9)
        self.army_limit: int = rules.number("max_cu_moving", 1, 20)
        self.sea_limit: int = rules.number("max_cu_naval_operation_3", 1, 20)
        self.sea_limit_campaign: int = rules.number("max_cu_naval_campaign", 1, 20)
        self.elephant_limit: int = rules.number("max_elephant_cu", 0, 20)
        self.retreat_limit: int = rules.number("retreat_max_spaces", 1, 9)
        self.consular_minimum: int = rules.number("consular_army_min_cu", 1, 9)
        self.overrun_minimum: int = rules.number("overrun_min_cu", 1, 9)
        self.hannibal_loss: int = rules.number("hannibal_displaced_pc_loss", 0, 20)
        arrival = file.entry("reinforcements")
        self.roman_reinforcements: int = arrival.entry("rome").number("count", 0, 20)
        self.roman_in_italy: int = arrival.entry("rome").number("minimum_in_italy", 0, 20)
        self.africanus_turn: int = arrival.entry("scipio_africanus").number("turn", 1, 9)
        self.africanus_cu: int = arrival.entry("scipio_africanus").number("count", 0, 20)


def _one_of(entry: Entry, key: str, names: list[str]) -> int:
    name = entry.text(key)
    if name not in names:
        raise entry.fail(f"'{key}' should be one of {', '.join(names)}, not '{name}'")
    return names.index(name)


def _start_control(entry: Entry) -> int:
    control = entry.text("control")
    if control == "tribe":
        return CARTHAGE if entry.text("tribe_friendly_to") == "carthage" else NEUTRAL
    return _one_of(entry, "control", SIDES)


def _first_row(table: Entry) -> int:
    """The modified die of a table's first row: smaller ones are read there, larger ones than the last in the last."""
    return table.entries("row")[0].number("max", -9, 9)


BOARD: Final = Board(DATA)
"""The board of the package: the words of the game are made from it."""
