"""Conquest of the Empire: provinces and sea zones by nearest anchor, crossings and roads."""

from __future__ import annotations

from typing import Any

from .areas import arc_entries, area_entries, ground_shapes, plot_boxes, shores, standing_peaks
from .ground import survey
from .lettering import Face
from .lines import Point, tenths
from .mesh import Mesh
from .partition import Hand, share_out
from .placing import Level, Plot, Setter
from .roads import crossing, way
from .sheet import Plan, Sheet
from .source import Facts

PLAN = Plan(
    parallels=(31.0, 54.0),
    meridian=18.0,
    px_per_degree=48.0,
    corners=[(-11.5, 46.0), (-11.0, 36.0), (-3.0, 56.0), (29.0, 24.6), (34.0, 24.6), (46.0, 37.0), (44.0, 43.0)],
    margin=24.0,
    pad=120.0,
    tolerance=0.6,
    islet=20.0,
    strait=6.0,
    water=[3.6, 8.0, 13.4, 20.0, 28.0],
    relief=2.0,
)

FACES = {
    "land": Face("Cinzel", 600, False, 0.04),
    "home": Face("Cinzel", 700, False, 0.04),
    "sea": Face("Alegreya", 500, True, 0.08),
}

LEVELS = [
    Level(0.5, {"land": 11.0, "home": 12.5, "sea": 12.0}, {"land": (54.0, 18.0), "sea": (22.0, 19.0)}, (22.0, 19.0), 3),
    Level(1.0, {"land": 13.0, "home": 15.0, "sea": 16.0}, {"land": (62.0, 22.0), "sea": (30.0, 26.0)}, (30.0, 26.0), 6),
    Level(2.0, {"land": 16.0, "home": 18.0, "sea": 21.0}, {"land": (72.0, 26.0), "sea": (36.0, 32.0)}, (36.0, 32.0), 8),
]

BEYOND: list[Point] = [
    (50, 45), (52, 38), (50, 33), (46, 29), (36, 50), (24, 53), (14, 54), (18, 60), (10, 62), (30, 58), (40, 55),
    (20, 22), (5, 25), (-5, 27), (35, 22), (28, 20),
]  # fmt: skip
"""More ground outside the Empire, so that the frontier does not run away to the edge of the sheet."""

IDLE_WATERS: list[Point] = [
    (13, 55), (18, 56), (11, 57.3), (20, 58.5), (10, 59), (50, 40), (50, 44), (33, 28.5), (34.7, 28.9), (36, 25),
    (38, 22), (50, 28), (48.5, 29.8), (5, 58), (-6, 57),
]  # fmt: skip
"""Waters no rule speaks of: Baltic, Caspian, Red Sea, the Persian gulf, the north."""

SLANTED = {"mare-adriatico": (41.0, 0.86)}
"""Seas so narrow that their name follows them: degrees clockwise, and how much smaller it is set."""


def draw(facts: Facts, land_in_degrees: Any) -> dict[str, Any]:
    """The whole map file."""
    data = facts.data
    sheet = Sheet(PLAN, land_in_degrees)
    mesh = _mesh(facts, sheet)
    shapes = ground_shapes(mesh)
    plots = _plots(data, sheet, shapes)
    Setter(plots, FACES, LEVELS, sheet.land, sheet.frame).run()
    seats = {plot.id: plot.seat for plot in plots}
    roads = [
        {"a": a, "b": b, "line": tenths(way(shapes[a].union(shapes[b]).buffer(0.2), seats[a], seats[b]))}
        for a, b in sorted((link["a"], link["b"]) for link in data["links"]["land"])
    ]
    crossings = [
        {"a": link["a"], "b": link["b"], "line": tenths(crossing(shapes[link["a"]], shapes[link["b"]], 34.0))}
        for link in data["links"]["crossing"]
    ]
    return sheet.head("conquest", facts.digest) | {
        "faces": {hand: face.spec() for hand, face in FACES.items()},
        "levels": [_level(level) for level in LEVELS],
        "areas": area_entries(mesh, plots),
        "arcs": arc_entries(mesh),
        "waterlines": sheet.water(),
        "rivers": sheet.rivers(frozenset()),
        "peaks": standing_peaks(sheet, plot_boxes(plots, LEVELS), 12.5),
        "roads": roads,
        "crossings": crossings,
        "shores": shores(mesh),
        "graticule": sheet.graticule(),
    }


def _mesh(facts: Facts, sheet: Sheet) -> Mesh:
    """Provinces, sea zones, and what is out of play."""
    data, factor = facts.data, facts.data["meta"]["voronoi_lon_factor"]
    land = {f"land:{p['id']}": [(a["lon"], a["lat"]) for a in p["anchors"]] for p in data["province"]}
    land["land:"] = [(p["lon"], p["lat"]) for p in data["outside"]["points"]] + BEYOND
    seas = {f"sea:{s['id']}": [(lon, lat) for lon, lat in s["points"]] for s in data["sea"]}
    seas["sea:"] = IDLE_WATERS
    provinces = share_out(land, factor, sheet.cone, Hand(sway=4.0, step=16.0))
    zones = share_out(seas, factor, sheet.cone, Hand(sway=5.0, step=20.0))
    return survey(sheet, provinces, zones, land, islet=800.0)


def _plots(data: dict[str, Any], sheet: Sheet, shapes: dict[str, Any]) -> list[Plot]:
    """Every zone with its Latin name and the place the data suggests for it."""
    plots = []
    for p in data["province"]:
        hand = "home" if p["home"] else "land"
        hint = sheet.cone.point(p["lon"], p["lat"])
        plots.append(Plot(p["id"], "land", hand, p["name_latin"], shapes[p["id"]], hint))
    for s in data["sea"]:
        hint = sheet.cone.point(s["lon"], s["lat"])
        shape = shapes[s["id"]].intersection(sheet.frame)
        slant, scale = SLANTED.get(s["id"], (0.0, 1.0))
        plots.append(Plot(s["id"], "sea", "sea", s["name_latin"], shape, hint, slant, scale))
    return plots


def _level(level: Level) -> dict[str, Any]:
    """A level of zoom as the client reads it."""
    return {"zoom": level.zoom, "sizes": level.sizes, "seat": level.seat, "slot": level.slot}
