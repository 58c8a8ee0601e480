"""Ultimus Romanorum: zones by nearest anchor, frontier rivers on their borders, straits, dioceses."""

from __future__ import annotations

import math
from typing import Any

from .areas import arc_entries, area_entries, ground_shapes, plot_boxes, shores, standing_peaks
from .ground import survey
from .lettering import Face
from .lines import Point, tenths
from .mesh import Mesh
from .partition import Hand, share_out
from .placing import Level, Plot, Setter
from .roads import crossing
from .sheet import Plan, Sheet
from .source import Facts

PLAN = Plan(
    parallels=(33.0, 54.0),
    meridian=16.0,
    px_per_degree=48.0,
    corners=[(-11.2, 36.0), (-11.0, 53.0), (-5.0, 59.0), (31.5, 21.8), (33.0, 21.8), (51.5, 30.0), (50.5, 41.0)],
    margin=16.0,
    pad=90.0,
    tolerance=0.9,
    islet=28.0,
    strait=6.0,
    water=[3.6, 8.2, 13.8, 21.0],
    relief=1.7,
)

FACES = {
    "roman": Face("Cinzel", 600, False, 0.03),
    "people": Face("Cinzel", 600, False, 0.1, capitals=True),
    "town": Face("Alegreya", 500, True, 0.0),
    "sea": Face("Alegreya", 500, True, 0.12),
}

LEVELS = [
    Level(0.5, {"roman": 9.0, "people": 9.5, "sea": 13.0},
          {"land": (22.0, 20.0), "sea": (22.0, 20.0)}, (22.0, 20.0), 1),
    Level(1.0, {"roman": 10.5, "people": 11.5, "sea": 17.0},
          {"land": (48.0, 40.0), "sea": (40.0, 34.0)}, (34.0, 28.0), 4, towns=True),
    Level(2.0, {"roman": 14.0, "people": 15.0, "sea": 22.0},
          {"land": (60.0, 46.0), "sea": (46.0, 38.0)}, (38.0, 34.0), 8, towns=True),
]  # fmt: skip

NARROWS: Point = (1.6, 51.0)
"""One more point of the Channel, so that all of the coast of Galliae 7 lies on it as the data says."""

WASHES = {
    "britanniae": 6, "galliae": 5, "viennensis": 2, "hispaniae": 1, "italia": 3, "africa": 0, "pannoniae": 6,
    "moesiae": 4, "thracia": 7, "asia": 1, "pontica": 2, "oriens": 0,
}  # fmt: skip
"""Which of the eight washes a diocese wears, so that no two neighbours wear the same."""


def draw(facts: Facts, land_in_degrees: Any) -> dict[str, Any]:
    """The whole map file."""
    data = facts.data
    sheet = Sheet(PLAN, land_in_degrees)
    mesh = _mesh(data, sheet)
    shapes = ground_shapes(mesh)
    plots = _plots(data, sheet, shapes)
    Setter(plots, FACES, LEVELS, sheet.land, sheet.frame).run()
    zones = {zone["id"]: zone for zone in data["zone"]}
    areas = area_entries(mesh, plots)
    for area in areas:
        zone = zones.get(area["id"])
        if zone:
            area["kind"] = zone["kind"]
            if zone["kind"] == "roman":
                area |= {"group": zone["diocese"], "wash": WASHES[zone["diocese"]]}
    straits = [link for link in data["link"] if link["kind"] == "strait"]
    return sheet.head("ultimus", facts.digest) | {
        "faces": {hand: face.spec() for hand, face in FACES.items()},
        "levels": [{"zoom": lv.zoom, "sizes": lv.sizes, "seat": lv.seat, "slot": lv.slot} for lv in LEVELS],
        "areas": areas,
        "arcs": arc_entries(mesh, _border_kinds(data, zones)),
        "waterlines": sheet.water(),
        "rivers": sheet.rivers(frozenset(name.capitalize() for name in data["meta"]["major_rivers"])),
        "peaks": standing_peaks(sheet, plot_boxes(plots, LEVELS), 13.0),
        "crossings": [
            {
                "a": s["a"],
                "b": s["b"],
                "name": s["strait"],
                "line": tenths(crossing(shapes[s["a"]], shapes[s["b"]], 30.0)),
            }
            for s in straits
        ],
        "shores": shores(mesh),
        "graticule": sheet.graticule(),
    }


def _mesh(data: dict[str, Any], sheet: Sheet) -> Mesh:
    """Zones of land and sea, and the void around them."""
    factor = math.cos(math.radians(data["meta"]["voronoi_x_scale_cos_deg"]))
    land = {f"land:{z['id']}": _points(z["anchors"]) for z in data["zone"]} | {
        "land:": _points(data["void"]["anchors"])
    }
    seas = {f"sea:{s['id']}": _points(s["anchors"]) for s in data["sea"]} | {
        "sea:": _points(data["void"]["sea_anchors"])
    }
    seas["sea:mare-britannicum"].append(NARROWS)
    zones = share_out(land, factor, sheet.cone, Hand(sway=3.4, step=14.0))
    waters = share_out(seas, factor, sheet.cone, Hand(sway=5.0, step=20.0))
    return survey(sheet, zones, waters, land, islet=700.0)


def _points(places: list[dict[str, float]]) -> list[Point]:
    return [(place["lon"], place["lat"]) for place in places]


def _plots(data: dict[str, Any], sheet: Sheet, shapes: dict[str, Any]) -> list[Plot]:
    """Every zone with its name and town, and the place the data suggests for them."""
    plots = []
    for zone in data["zone"]:
        hand = "roman" if zone["kind"] == "roman" else "people"
        name, town = caption(zone)
        hint = sheet.cone.point(zone["label"]["lon"], zone["label"]["lat"])
        plots.append(Plot(zone["id"], "land", hand, name, shapes[zone["id"]], hint, town=town))
    for sea in data["sea"]:
        hint = sheet.cone.point(sea["label"]["lon"], sea["label"]["lat"])
        plots.append(Plot(sea["id"], "sea", "sea", sea["name"], shapes[sea["id"]].intersection(sheet.frame), hint))
    return plots


def caption(zone: dict[str, Any]) -> tuple[str, str]:
    """What the map writes in a zone: its name and town; zones of one people are told apart by place or number."""
    name, _, place = zone["name"].partition(" (")
    if not place:
        return name, zone["town"]
    number = zone["id"].rpartition("-")[2]
    return (name, place.rstrip(")")) if place[0].isupper() else (f"{name} {number}", zone["town"])


def _border_kinds(data: dict[str, Any], zones: dict[str, Any]) -> Any:
    """river: a rule's river runs here; limes: the Empire ends; inner: same diocese, or both outside the Empire."""
    rivers = {frozenset((link["a"], link["b"])) for link in data["link"] if link["kind"] == "river"}

    def kind(a: str, b: str) -> str:
        if a not in zones or b not in zones:
            return ""
        if frozenset((a, b)) in rivers:
            return "river"
        roman = [zones[z]["kind"] == "roman" for z in (a, b)]
        if roman[0] != roman[1]:
            return "limes"
        return "inner" if not roman[0] or zones[a]["diocese"] == zones[b]["diocese"] else ""

    return kind
