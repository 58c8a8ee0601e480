"""The drawn map of Conquest agrees with its data, zone by zone."""

import itertools
import tomllib
from typing import Any

import pytest
from tools.maps.source import GAMES

from maps import chart as charts

CHART = charts.read("conquest")
DATA: dict[str, Any] = tomllib.loads((GAMES / "conquest" / "data" / "map.toml").read_text(encoding="utf-8"))
PROVINCES = {p["id"]: p for p in DATA["province"]}
SEAS = {s["id"]: s for s in DATA["sea"]}
CROSSINGS = {frozenset((c["a"], c["b"])) for c in DATA["links"]["crossing"]}


def pairs(kind: str, a: str = "a", b: str = "b") -> set[frozenset[str]]:
    return {frozenset((link[a], link[b])) for link in DATA["links"][kind]}


def test_every_zone_is_drawn_once_on_its_own_ground() -> None:
    drawn = {area["id"]: area["ground"] for area in CHART.data["areas"] if area["id"]}
    assert drawn == dict.fromkeys(PROVINCES, "land") | dict.fromkeys(SEAS, "sea")


def test_drawn_contacts_are_exactly_the_links() -> None:
    linked = pairs("land") | pairs("coast", "province", "sea") | pairs("sea")
    assert CHART.contacts() == linked
    assert not CHART.contacts() & CROSSINGS


def test_no_contact_is_too_short_to_see() -> None:
    """Narrowest are the straits where two seas meet: on the whole board the Hellespont measures 3 px."""
    narrow = {frozenset(("mare-aegaeum", "pontus-euxinus")), frozenset(("mare-baliaricum", "mare-hispalis"))}
    assert CHART.contacts() - CHART.contacts(shortest=15.0) == narrow
    assert CHART.contacts(shortest=5.0) == CHART.contacts()


def test_crossings_run_between_their_two_provinces() -> None:
    drawn = {frozenset((c["a"], c["b"])): charts.unfold(c["line"]) for c in CHART.data["crossings"]}
    assert set(drawn) == CROSSINGS
    for pair, line in drawn.items():
        ends = {zone for zone in pair for end in (line[0], line[-1]) if CHART.holds(CHART.areas[zone], end)}
        assert ends == pair


def test_roads_join_the_seats_of_neighbours() -> None:
    roads = {frozenset((r["a"], r["b"])): r for r in CHART.data["roads"]}
    assert set(roads) == pairs("land")
    for road in roads.values():
        line = road["line"]
        last = charts.unfold(line)[-1]
        assert charts.at(line[:2]) == charts.at(CHART.areas[road["a"]]["seat"])
        assert last == pytest.approx(charts.at(CHART.areas[road["b"]]["seat"]), abs=0.06)


def test_roads_stay_within_the_two_provinces() -> None:
    for road in CHART.data["roads"]:
        line = charts.unfold(road["line"])
        steps = [
            (ax + (bx - ax) * i / 8, ay + (by - ay) * i / 8)
            for (ax, ay), (bx, by) in itertools.pairwise(line)
            for i in range(1, 8)
        ]
        ends = [CHART.areas[road["a"]], CHART.areas[road["b"]]]
        outside = [p for p in steps if not any(CHART.holds(area, p) for area in ends)]
        assert len(outside) <= len(steps) * 0.1, (road["a"], road["b"])


def test_each_shore_has_a_point_for_ships() -> None:
    drawn = {frozenset((s["land"], s["sea"])) for s in CHART.data["shores"]}
    assert drawn == pairs("coast", "province", "sea")


def test_every_zone_is_named_at_every_level() -> None:
    unnamed = [(z, n) for z, area in CHART.areas.items() for n in CHART.levels if area["labels"][n] is None]
    assert unnamed == []


def test_names_stand_on_their_own_ground_or_an_island_in_its_sea() -> None:
    for zone, area in CHART.areas.items():
        for n in CHART.levels:
            point = charts.at(area["labels"][n]["at"])
            near = [CHART.areas[s] for s in SEAS if frozenset((zone, s)) in pairs("coast", "province", "sea")]
            assert any(CHART.holds(a, point) for a in [area, *near]), (zone, n)


def test_names_are_spelt_as_the_data_spells_them() -> None:
    for zone, area in CHART.areas.items():
        fact = PROVINCES.get(zone) or SEAS[zone]
        for label in area["labels"]:
            assert " ".join(label["lines"]) == fact["name_latin"]
