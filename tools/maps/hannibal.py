"""Hannibal: spaces and roads on the real coast, provinces washed around them."""

from __future__ import annotations

from typing import Any

from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Spot
from shapely.ops import unary_union

from .areas import arc_entries, area_entries, ground_shapes, label_entry, standing_peaks
from .ground import survey
from .lettering import Face
from .lines import Point, cut_corners, polygons, spot
from .mesh import Mesh
from .partition import Hand, share_out, undivided, within
from .pins import Pin, PinLevel, PinSetter, Title
from .placing import spread
from .sheet import Plan, Sheet
from .source import Facts

PLAN = Plan(
    parallels=(34.0, 45.0),
    meridian=5.0,
    px_per_degree=51.0,
    corners=[(-8.6, 37.0), (-7.5, 46.9), (20.2, 40.0), (18.0, 46.0), (10.0, 32.3), (5.0, 47.2), (5.0, 32.6)],
    margin=20.0,
    pad=120.0,
    tolerance=0.35,
    islet=6.0,
    strait=3.5,
    water=[2.6, 5.6, 9.2, 13.6, 19.0],
    relief=1.15,
    beyond="land",
)

FACES = {
    "space": Face("Alegreya", 500, False, 0.0),
    "walled-city": Face("Alegreya", 700, False, 0.0),
    "tribe": Face("Alegreya", 500, True, 0.0),
    "province": Face("Cinzel", 500, False, 0.14, capitals=True),
    "region": Face("Cinzel", 500, False, 0.34, capitals=True),
    "sea": Face("Alegreya", 500, True, 0.16),
}

LEVELS = [
    PinLevel(0.6, {"space": 10.0, "walled-city": 11.0, "tribe": 10.0, "province": 9.5, "region": 12.0, "sea": 12.0},
             (24.0, 26.0), 0.75),
    PinLevel(1.0, {"space": 10.8, "walled-city": 12.4, "tribe": 10.8, "province": 10.5, "region": 14.0, "sea": 14.0},
             (44.0, 56.0), 1.0),
    PinLevel(2.0, {"space": 14.0, "walled-city": 15.5, "tribe": 14.0, "province": 15.0, "region": 19.0, "sea": 19.0},
             (48.0, 60.0), 1.15),
]  # fmt: skip

RADIUS = {"space": 7.5, "walled-city": 9.7, "tribe": 9.3}

WATERS: list[tuple[str, str, float, float, float, float]] = [
    ("mare-internum", "Mare Internum", 6.0, 38.3, 1.55, 0.0),
    ("mare-sardoum", "Mare Sardoum", 5.6, 41.2, 1.0, 0.0),
    ("mare-tyrrhenum", "Mare Tyrrhenum", 12.0, 39.75, 1.05, 0.0),
    ("mare-hadriaticum", "Mare Hadriaticum", 15.9, 42.6, 0.9, 38.0),
    ("oceanus-atlanticus", "Oceanus Atlanticus", -5.6, 44.8, 1.0, 0.0),
    ("mare-ibericum", "Mare Ibericum", -0.9, 36.6, 0.95, -6.0),
    ("syrtis-minor", "Syrtis Minor", 11.85, 34.3, 0.85, 0.0),
    ("mare-ionium", "Mare Ionium", 18.4, 38.9, 1.0, 0.0),
    ("mare-africum", "Mare Africum", 13.4, 35.8, 0.9, 0.0),
]
"""Waters as the atlas names them; no rule speaks of them. Longitude, latitude, size, slant."""

REGIONS: list[tuple[str, str, float, float, float, float]] = [
    ("gallia", "Gallia", 2.0, 46.6, 1.4, 0.0),
    ("lusitani", "Lusitani", -7.6, 39.8, 1.0, -79.0),
    ("gaetuli", "Gaetuli", 7.0, 33.1, 1.0, 0.0),
    ("mauri", "Mauri", -3.2, 34.3, 1.1, -6.0),
    ("illyria", "Illyria", 17.4, 44.3, 1.05, 36.0),
]
"""Peoples around the theatre of war."""


def draw(facts: Facts, land_in_degrees: Any) -> dict[str, Any]:
    """The whole map file."""
    data = facts.data
    sheet = Sheet(PLAN, land_in_degrees)
    places = {s["id"]: sheet.cone.point(s["draw_lon"], s["draw_lat"]) for s in data["space"]}
    mesh = _mesh(data, sheet, places)
    shapes = ground_shapes(mesh)
    links = [(link["a"], link["b"], link["kind"]) for link in data["link"]]
    roads = [LineString([places[a], places[b]]) for a, b, _ in links]
    pins = [Pin(s["id"], places[s["id"]], RADIUS[s["kind"]], s["kind"], s["name"], s["port"]) for s in data["space"]]
    titles = _titles(data, sheet, shapes)
    passes = [
        road.interpolate(0.5, normalized=True) for road, link in zip(roads, links, strict=True) if "pass" in link[2]
    ]
    signs = [[spread((p.x, p.y), 18.0, 16.0, level.zoom) for p in passes] for level in LEVELS]
    covered = PinSetter(pins, titles, roads, FACES, sheet.frame).run(LEVELS, signs)
    areas = area_entries(mesh, [])
    for area in areas:
        if area["id"]:
            area["wash"] = WASHES[area["id"]]
    return sheet.head("hannibal", facts.digest) | {
        "faces": {hand: face.spec() for hand, face in FACES.items()},
        "levels": [{"zoom": lv.zoom, "sizes": lv.sizes, "piece": lv.piece, "marker": lv.marker} for lv in LEVELS],
        "areas": areas,
        "spaces": [_space(pin, fact) for pin, fact in zip(pins, data["space"], strict=True)],
        "links": [{"a": a, "b": b, "kind": kind} for a, b, kind in links],
        "titles": [
            {"id": t.id, "hand": t.hand, "ground": t.ground, "labels": [label_entry(lb) for lb in t.labels]}
            for t in titles
        ],
        "arcs": arc_entries(mesh),
        "waterlines": sheet.water(),
        "rivers": sheet.rivers(frozenset()),
        "peaks": standing_peaks(sheet, covered, 12.0),
        "graticule": sheet.graticule(),
    }


WASHES = {
    "carthago": 3, "carthaginia": 6, "numidia-orientalis": 5, "numidia-occidentalis": 0, "baetica": 0, "celtiberia": 2,
    "orospeda": 6, "idubeda": 4, "gallia-cisalpina": 2, "etruria": 0, "latium": 1, "samnium": 7, "campania": 4,
    "apulia": 5, "lucania": 6, "sicilia": 2, "syracusae": 1, "corsica-sardinia": 7, "gallia-transalpina": 3,
    "massilia": 1, "liguria": 5, "baleares": 4,
}  # fmt: skip
"""Which of the eight washes a province wears, so that no two neighbours wear the same."""


def _space(pin: Pin, fact: dict[str, Any]) -> dict[str, Any]:
    """A space as the client reads it."""
    return {
        "id": pin.id,
        "kind": fact["kind"],
        "province": fact["province"],
        "port": pin.port,
        "hand": pin.hand,
        "at": spot(pin.at),
        "labels": [label_entry(label) for label in pin.labels],
        "slots": [[spot(at) for at in slots] for slots in pin.slots],
    }


def _mesh(data: dict[str, Any], sheet: Sheet, places: dict[str, Point]) -> Mesh:
    """Provinces as the ground about a degree around their spaces and roads; beyond it no man's land."""
    home = {s["id"]: f"land:{s['province']}" for s in data["space"]}
    towns = {s["id"]: (s["draw_lon"], s["draw_lat"]) for s in data["space"]}
    anchors: dict[str, list[Point]] = {}
    for space, owner in home.items():
        anchors.setdefault(owner, []).append(towns[space])
    degree = PLAN.px_per_degree
    near = [Spot(place).buffer(degree * 1.05) for place in places.values()]
    for link in data["link"]:
        a, b = link["a"], link["b"]
        near.append(LineString([places[a], places[b]]).buffer(degree * 0.95))
        if home[a] == home[b]:
            (ax, ay), (bx, by) = towns[a], towns[b]
            anchors[home[a]] += [(ax + (bx - ax) * t + 1e-4 * t, ay + (by - ay) * t) for t in (0.25, 0.5, 0.75)]
    joined = unary_union(near).buffer(degree / 2).buffer(-degree / 2)
    soft = [
        Polygon(cut_corners(list(p.exterior.simplify(degree * 0.12).coords), 3)).buffer(0) for p in polygons(joined)
    ]
    provinces = share_out(anchors, 0.743, sheet.cone, Hand(sway=2.4, step=9.0))
    kept = within(provinces, unary_union(soft), "land:", sheet.all)
    return survey(sheet, kept, undivided("sea:", sheet.all), anchors, islet=300.0)


def _titles(data: dict[str, Any], sheet: Sheet, shapes: dict[str, Any]) -> list[Title]:
    """Seas and peoples by hand, provinces where there is room inside them."""
    shores = unary_union([p for p in polygons(sheet.land) if p.area > 60])
    water = sheet.frame.difference(shores.buffer(1.0))
    titles = [
        Title(key, "sea", "sea", name, sheet.cone.point(lon, lat), water, scale, slant)
        for key, name, lon, lat, scale, slant in WATERS
    ]
    titles += [
        Title(key, "region", "land", name, sheet.cone.point(lon, lat), sheet.frame, scale, slant)
        for key, name, lon, lat, scale, slant in REGIONS
    ]
    for province in sorted(data["province"], key=lambda p: -shapes[p["id"]].area):
        shape = shapes[province["id"]]
        middle = max(polygons(shape), key=lambda p: p.area).representative_point()
        titles.append(
            Title(province["id"], "province", "land", province["name"], (middle.x, middle.y), shape.buffer(4.0))
        )
    return titles
