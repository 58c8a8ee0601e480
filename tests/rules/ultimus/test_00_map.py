"""0.2, 3.1, 7.2: the map as it is printed, read entry by entry, and the limits of a map of one's own."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import quadriga.games.ultimus as package
from quadriga.engine.errors import BrokenData
from quadriga.games.ultimus import title
from quadriga.games.ultimus.printed.board import FAR, MAJOR_RIVERS, NONE, STRAIT_WATER
from rules.ultimus.scene import BOOK, zone

FILE = Path(package.__file__).parent / "data" / "map.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
BOARD = BOOK.board


@pytest.mark.rule("ultimus", "3.1.1")
@pytest.mark.rule("ultimus", "3.1.2")
def test_3_1_every_zone_is_read_as_it_is_printed() -> None:
    halves = {entry["id"]: ["west", "east"].index(entry["half"]) for entry in DATA["diocese"]}
    assert BOARD.zone_ids == [entry["id"] for entry in DATA["zone"]]
    assert [halves[id] for id in BOARD.diocese_ids] == BOARD.diocese_half
    for entry in DATA["zone"]:
        at, diocese = zone(entry["id"]), entry.get("diocese", "")
        assert (BOARD.diocese_ids[BOARD.diocese[at]] if BOARD.diocese[at] != NONE else "") == diocese
        assert BOARD.half[at] == (halves[diocese] if diocese else NONE)
        assert BOARD.is_empire(at) is bool(diocese)
        assert BOARD.town[at] is bool(entry.get("town", ""))
        assert BOARD.capital[at] is entry.get("capital", False)
        assert BOARD.port[at] is entry.get("port", False)
        assert BOARD.oriental[at] is entry.get("oriental", False)
        assert BOARD.is_outside(at) is (not diocese and not entry.get("oriental", False))
        assert BOARD.origin_names[at] == entry.get("origin_of", [])
        origin = entry.get("origin_of", [])
        people = BOOK.roster.origin_tribe[at]
        assert (BOOK.roster.tribe_ids[people] if people != NONE else None) == (origin[0] if origin else None)
        for half in (0, 1):
            beside = any(BOARD.half[to] == half for to in BOARD.near[at])
            assert BOARD.touches_half(at, half) is beside
        assert BOARD.coast[at] == [
            number for number, sea in enumerate(DATA["sea"]) if sea["fleet_allowed"] and entry["id"] in sea["coasts"]
        ]
    assert BOARD.capitals == [at for at in range(BOARD.size) if BOARD.capital[at]]
    assert len(BOARD.capitals) == 6
    assert [BOARD.zone_ids[at] for at in (BOARD.ravenna, BOARD.roma, BOARD.constantinopolis)] == [
        "italia-4",
        "italia-5",
        "thracia-3",
    ]
    assert BOARD.refuge == [BOARD.ravenna, BOARD.constantinopolis]


@pytest.mark.rule("ultimus", "7.2")
def test_7_2_every_link_costs_and_crosses_what_is_printed_both_ways() -> None:
    links = {frozenset((entry["a"], entry["b"])): entry for entry in DATA["link"]}
    for at, name in enumerate(BOARD.zone_ids):
        beside = {next(iter(pair - {name})) for pair in links if name in pair}
        assert {BOARD.zone_ids[to] for to in BOARD.near[at]} == beside, name
        for to in range(BOARD.size):
            entry = links.get(frozenset((name, BOARD.zone_ids[to])), {}) if to != at else {}
            assert BOARD.extra[at][to] == entry.get("extra_pm", 0)
            kind = entry.get("kind", "land")
            water = (
                MAJOR_RIVERS.index(entry["river"]) if kind == "river" else STRAIT_WATER if kind == "strait" else NONE
            )
            assert BOARD.water[at][to] == water


@pytest.mark.rule("ultimus", "events.6")
def test_event_6_the_way_to_each_capital_is_the_cheapest() -> None:
    for number, capital in enumerate(BOARD.capitals):
        away = [FAR] * BOARD.size
        away[capital] = 0
        for _ in range(BOARD.size):
            for at in range(BOARD.size):
                for to in BOARD.near[at]:
                    away[at] = min(away[at], away[to] + 1 + BOARD.extra[at][to])
        assert BOARD.travel[number] == away


@pytest.mark.rule("ultimus", "3.4.2")
def test_3_4_2_seas_and_fleets_are_those_of_the_data() -> None:
    for number, entry in enumerate(DATA["sea"]):
        assert BOARD.sea_ids[number] == entry["id"]
        assert [BOARD.zone_ids[at] for at in BOARD.sea_coast[number]] == entry["coasts"]
        assert [BOARD.sea_ids[to] for to in BOARD.sea_near[number]] == entry["adjacent_seas"]
        assert BOARD.sea_open[number] is entry["fleet_allowed"]
    for number, entry in enumerate(DATA["fleet"]):
        assert BOARD.fleet_ids[number] == entry["id"]
        assert BOARD.fleet_home[number] == zone(entry["home_zone"])
        assert BOARD.fleet_capacity[number] == entry["unit_capacity"]


@pytest.mark.rule("ultimus", "7.2")
@pytest.mark.parametrize(
    ("old", "new", "about"),
    [
        ('kind = "river"', 'kind = "canal"', "kind"),
        ('river = "rhenus"', 'river = "nilus"', "no major river"),
        ('half = "west"', 'half = "north"', "half"),
        ("extra_pm = 1", "extra_pm = 4", "extra_pm"),
        ("unit_capacity = 2", "unit_capacity = 0", "unit_capacity"),
    ],
)
def test_7_2_a_map_of_ones_own_is_checked(old: str, new: str, about: str, tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    begin = text.index("[[diocese]]")
    (tmp_path / "map.toml").write_text(text[:begin] + text[begin:].replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenData, match=about):
        title(tmp_path)
