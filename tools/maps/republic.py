"""Republic of Rome: provinces, their neighbours, and the places where wars begin."""

from __future__ import annotations

from typing import Any

from shapely.ops import unary_union

from .areas import arc_entries, area_entries, ground_shapes, label_entry, plot_boxes, standing_peaks
from .conquest import BEYOND
from .ground import survey
from .lettering import Face
from .lines import Point, polygons, spot
from .mesh import Mesh
from .partition import Hand, share_out, undivided
from .pins import PinLevel, PinSetter, Title
from .placing import Level, Plot, Setter
from .sheet import Plan, Sheet
from .source import Facts

PLAN = Plan(
    parallels=(31.0, 54.0),
    meridian=18.0,
    px_per_degree=48.0,
    corners=[(-11.0, 46.0), (-10.5, 36.0), (-3.0, 55.0), (29.0, 25.4), (34.0, 25.4), (46.0, 37.0), (44.0, 43.0)],
    margin=24.0,
    pad=120.0,
    tolerance=0.75,
    islet=20.0,
    strait=6.0,
    water=[3.6, 8.0, 13.4, 20.0, 28.0],
    relief=1.8,
)

FACES = {
    "province": Face("Cinzel", 600, False, 0.06, capitals=True),
    "neighbour": Face("Cinzel", 500, False, 0.22, capitals=True),
    "sea": Face("Alegreya", 500, True, 0.16),
}

LEVELS = [
    Level(0.5, {"province": 9.5, "neighbour": 9.5}, {"land": (30.0, 16.0)}, (26.0, 24.0), 2),
    Level(1.0, {"province": 13.0, "neighbour": 13.0}, {"land": (40.0, 22.0)}, (30.0, 28.0), 5),
    Level(2.0, {"province": 17.0, "neighbour": 17.0}, {"land": (48.0, 26.0)}, (36.0, 34.0), 8),
]

TITLE_LEVELS = [
    PinLevel(0.5, {"sea": 12.5}, (0.0, 0.0), 1.0),
    PinLevel(1.0, {"sea": 18.0}, (0.0, 0.0), 1.0),
    PinLevel(2.0, {"sea": 24.0}, (0.0, 0.0), 1.0),
]


def draw(facts: Facts, land_in_degrees: Any) -> dict[str, Any]:
    """The whole map file."""
    data = facts.data
    sheet = Sheet(PLAN, land_in_degrees)
    mesh = _mesh(data, sheet)
    shapes = ground_shapes(mesh)
    plots = [
        Plot(fact["id"], "land", hand, fact["caption"], shapes[fact["id"]], sheet.cone.point(*fact["label"]))
        for hand in ("province", "neighbour")
        for fact in data[hand]
    ]
    theatres = {t["id"]: sheet.cone.point(*t["at"]) for t in data["theatre"]}
    Setter(plots, FACES, LEVELS, sheet.land, sheet.frame, list(theatres.values())).run()
    shore = unary_union([p for p in polygons(sheet.land) if p.area > 400])
    water = sheet.frame.difference(shore.buffer(1.0))
    titles = [
        Title(w["id"], "sea", "sea", w["caption"], sheet.cone.point(*w["label"]), water, angle=float(w["slant"]))
        for w in data["water"]
    ]
    covered = PinSetter([], titles, [], FACES, sheet.frame).run(TITLE_LEVELS, plot_boxes(plots, LEVELS))
    kinds = {fact["id"]: hand for hand in ("province", "neighbour") for fact in data[hand]}
    areas = [area | ({"kind": kinds[area["id"]]} if area["id"] else {}) for area in area_entries(mesh, plots)]
    return sheet.head("republic", facts.digest) | {
        "faces": {hand: face.spec() for hand, face in FACES.items()},
        "levels": [
            {"zoom": lv.zoom, "sizes": lv.sizes | seas.sizes, "seat": lv.seat, "slot": lv.slot}
            for lv, seas in zip(LEVELS, TITLE_LEVELS, strict=True)
        ],
        "areas": areas,
        "titles": [
            {"id": t.id, "hand": t.hand, "ground": t.ground, "labels": [label_entry(lb) for lb in t.labels]}
            for t in titles
        ],
        "theatres": [{"id": name, "at": spot(at)} for name, at in theatres.items()],
        "arcs": arc_entries(mesh),
        "waterlines": sheet.water(),
        "rivers": sheet.rivers(frozenset()),
        "peaks": standing_peaks(sheet, covered, 12.5),
        "graticule": sheet.graticule(),
    }


def _mesh(data: dict[str, Any], sheet: Sheet) -> Mesh:
    """Provinces and neighbours by nearest town, the rest of the world beyond; the sea is one."""
    anchors: dict[str, list[Point]] = {"land:": _points(data["beyond"]["anchors"]) + BEYOND}
    for fact in [*data["province"], *data["neighbour"]]:
        anchors[f"land:{fact['id']}"] = _points(fact["anchors"])
    parcels = share_out(anchors, 0.766, sheet.cone, Hand(sway=4.0, step=16.0))
    return survey(sheet, parcels, undivided("sea:", sheet.all), anchors, islet=800.0)


def _points(pairs: list[list[float]]) -> list[Point]:
    return [(lon, lat) for lon, lat in pairs]
