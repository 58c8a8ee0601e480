"""The drawn map of Ultimus Romanorum agrees with its data, zone by zone."""

import tomllib
from typing import Any

from tools.maps.source import GAMES

from maps import chart as charts

CHART = charts.read("ultimus")
DATA: dict[str, Any] = tomllib.loads((GAMES / "ultimus" / "data" / "map.toml").read_text(encoding="utf-8"))
ZONES = {z["id"]: z for z in DATA["zone"]}
SEAS = {s["id"]: s for s in DATA["sea"]}
COASTS = {frozenset((sea, zone)) for sea, s in SEAS.items() for zone in s["coasts"]}

TOUCHING_UNLINKED = {
    frozenset(("mare-oceanus", "mare-internum-occidentalis")): "no fleet passes Gades: the Ocean bears none",
}
"""Areas that meet in the drawing though the data does not join them, and why that is right."""

CORNERS = {frozenset(("italia-3", "pannoniae-2"))}
"""Zones that meet at little more than a corner, which counts (7.2)."""


def links(*kinds: str) -> set[frozenset[str]]:
    return {frozenset((link["a"], link["b"])) for link in DATA["link"] if link["kind"] in kinds}


def test_every_zone_is_drawn_once_on_its_own_ground() -> None:
    drawn = {area["id"]: area["ground"] for area in CHART.data["areas"] if area["id"]}
    assert drawn == dict.fromkeys(ZONES, "land") | dict.fromkeys(SEAS, "sea")


def test_drawn_contacts_are_exactly_the_links() -> None:
    """Below one px two areas meet in a point of the pen, not on the map."""
    seas = {frozenset((sea, other)) for sea, s in SEAS.items() for other in s["adjacent_seas"]}
    joined = links("land", "river") | COASTS | seas
    drawn = CHART.contacts(shortest=1.0)
    assert joined - drawn == set()
    assert drawn - joined == set(TOUCHING_UNLINKED)
    assert not CHART.contacts() & links("strait")


def test_no_contact_is_too_short_to_see() -> None:
    assert CHART.contacts(shortest=1.0) - CHART.contacts(shortest=7.0) == CORNERS
    assert CHART.contacts(shortest=2.0) == CHART.contacts(shortest=1.0)


def test_frontier_rivers_run_on_the_borders_they_part() -> None:
    drawn = set()
    for arc in CHART.data["arcs"]:
        if arc.get("kind") == "river":
            drawn.add(frozenset(CHART.data["areas"][side]["id"] for side in arc["sides"]))
    assert drawn == links("river")


def test_the_limes_is_drawn_where_the_empire_ends_without_a_river() -> None:
    for arc in CHART.data["arcs"]:
        names = [CHART.data["areas"][side]["id"] for side in arc["sides"] if side >= 0]
        if len(names) == 2 and all(name in ZONES for name in names):
            edge = (ZONES[names[0]]["kind"] == "roman") != (ZONES[names[1]]["kind"] == "roman")
            assert (arc.get("kind") in ("limes", "river")) == edge or arc.get("kind") == "river", names


def test_straits_run_between_their_two_zones() -> None:
    drawn = {frozenset((c["a"], c["b"])): charts.unfold(c["line"]) for c in CHART.data["crossings"]}
    assert set(drawn) == links("strait")
    for pair, line in drawn.items():
        ends = {zone for zone in pair for end in (line[0], line[-1]) if CHART.holds(CHART.areas[zone], end)}
        assert ends == pair


def test_neighbouring_dioceses_wear_different_washes() -> None:
    for one, other in map(tuple, CHART.contacts()):
        a, b = CHART.areas[one], CHART.areas[other]
        if "group" in a and "group" in b and a["group"] != b["group"]:
            assert a["wash"] != b["wash"], (one, other)


def test_each_zone_wears_its_diocese() -> None:
    for zone, fact in ZONES.items():
        assert CHART.areas[zone].get("group") == fact.get("diocese")
        assert CHART.areas[zone]["kind"] == fact["kind"]


def test_every_zone_is_named_from_the_table_view_on() -> None:
    for level in CHART.levels:
        unnamed = [zone for zone, area in CHART.areas.items() if area["labels"][level] is None]
        assert len(unnamed) <= (5 if CHART.zoom(level) < 1 else 0), unnamed


def test_names_stand_on_their_own_ground_or_in_its_sea() -> None:
    for zone, area in CHART.areas.items():
        near = [CHART.areas[s] for s in SEAS if frozenset((zone, s)) in COASTS]
        for level in CHART.levels:
            label = area["labels"][level]
            if label:
                assert any(CHART.holds(a, charts.at(label["at"])) for a in [area, *near]), (zone, level)


def test_towns_stand_under_their_zones_name() -> None:
    for zone, fact in ZONES.items():
        if fact["kind"] == "roman":
            near = [label for label in CHART.areas[zone]["labels"][1:] if label]
            assert [label.get("town", "") for label in near] == [fact["town"]] * len(near)
