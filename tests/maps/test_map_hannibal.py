"""The drawn map of Hannibal agrees with its data, space by space and road by road."""

import itertools
import math
import tomllib
from typing import Any

from tools.maps.source import GAMES

from maps.chart import at, box, contains_or_near, meet, read

CHART = read("hannibal")
DATA: dict[str, Any] = tomllib.loads((GAMES / "hannibal" / "data" / "map.toml").read_text(encoding="utf-8"))
SPACES = {s["id"]: s for s in CHART.data["spaces"]}
PLACES = {name: at(space["at"]) for name, space in SPACES.items()}


def test_every_space_is_drawn_once_as_the_data_has_it() -> None:
    drawn = [(s["id"], s["kind"], s["province"], s["port"]) for s in CHART.data["spaces"]]
    assert drawn == [(s["id"], s["kind"], s["province"], s["port"]) for s in DATA["space"]]


def test_every_link_is_drawn_once_as_the_data_has_it() -> None:
    drawn = [(link["a"], link["b"], link["kind"]) for link in CHART.data["links"]]
    assert drawn == [(link["a"], link["b"], link["kind"]) for link in DATA["link"]]


def test_every_province_is_washed() -> None:
    assert set(CHART.areas) == {p["id"] for p in DATA["province"]}


def test_spaces_stand_in_their_province() -> None:
    """Ports drawn at the water's edge may stand a few px off the coast, never in another province."""
    for name, space in SPACES.items():
        own = CHART.areas[space["province"]]
        assert contains_or_near(CHART, own, PLACES[name], 14.0), name
        others = [a for key, a in CHART.areas.items() if key != space["province"]]
        assert not any(CHART.holds(a, PLACES[name]) for a in others), name


def test_neighbouring_provinces_wear_different_washes() -> None:
    for one, other in map(tuple, CHART.contacts(shortest=6.0)):
        assert CHART.areas[one]["wash"] != CHART.areas[other]["wash"], (one, other)


def test_no_two_roads_cross() -> None:
    roads = [(link["a"], link["b"]) for link in CHART.data["links"]]
    for (a, b), (c, d) in itertools.combinations(roads, 2):
        if len({a, b, c, d}) == 4:
            assert not _cross(PLACES[a], PLACES[b], PLACES[c], PLACES[d]), (a, b, c, d)


def test_no_road_runs_through_a_foreign_space() -> None:
    for link in CHART.data["links"]:
        for name, place in PLACES.items():
            if name not in (link["a"], link["b"]):
                assert _distance(place, PLACES[link["a"]], PLACES[link["b"]]) > 7.5, (link["a"], link["b"], name)


def test_every_space_is_named_from_the_full_view_on() -> None:
    for level in CHART.levels:
        if CHART.zoom(level) >= 1:
            assert [s for s, space in SPACES.items() if space["labels"][level] is None] == []


def test_walled_cities_are_named_even_from_afar() -> None:
    far = [s for s, space in SPACES.items() if space["kind"] == "walled-city" and space["labels"][0] is None]
    assert far == []


def test_names_stand_beside_their_space() -> None:
    for name, space in SPACES.items():
        for level in CHART.levels:
            label = space["labels"][level]
            if label:
                gap = math.dist(at(label["at"]), PLACES[name]) * CHART.zoom(level)
                assert gap < label["box"][0] / 2 + 26, (name, level)


def test_a_piece_beside_a_space_hides_neither_it_nor_its_name() -> None:
    for name, space in SPACES.items():
        for level in CHART.levels:
            zoom, piece = CHART.zoom(level), CHART.data["levels"][level]["piece"]
            pieces = [box(at(slot), piece, zoom) for slot in space["slots"][level]]
            assert pieces, (name, level)
            label = space["labels"][level]
            marker = box(PLACES[name], [8.0, 8.0], zoom)
            for one in pieces:
                assert not meet(one, marker), (name, level)
                if label:
                    assert not meet(one, box(at(label["at"]), label["box"], zoom)), (name, level)
            assert len(pieces) < 2 or not meet(pieces[0], pieces[1]), (name, level)


Point = tuple[float, float]


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _distance(p: Point, a: Point, b: Point) -> float:
    """From a point to a stretch of road."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)))
    return math.dist(p, (a[0] + t * dx, a[1] + t * dy))
