"""Natural Earth's land, as the npm package world-atlas carries it, brought to the pixels of one map."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, Polygon, box
from shapely.ops import linemerge, unary_union

from .lines import Point, polygons, strings
from .projection import Lambert

THEATRE = (-28.0, 10.0, 70.0, 72.0)
"""West, south, east, north of all we ever draw."""

MIDDLE_SEA_STRAITS: list[list[Point]] = [
    [(29.14, 41.3), (29.08, 41.13), (29.0, 41.0), (28.9, 40.92)],
    [(26.1, 40.0), (26.38, 40.15), (26.42, 40.28), (26.75, 40.45), (27.1, 40.55)],
    [(15.7, 38.4), (15.62, 38.22), (15.6, 38.05), (15.55, 37.85)],
]
"""Bosporus, Hellespont and Messina: too narrow for the pen, and always open water in our games."""


def read_land(atlas: Path) -> Any:
    """The land of the theatre in degrees, from land-10m.json (TopoJSON)."""
    topology = json.loads((atlas / "land-10m.json").read_text())
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)

    def ring(indices: list[int]) -> list[Point]:
        points: list[Point] = []
        for i in indices:
            arc = arcs[i] if i >= 0 else arcs[~i][::-1]
            points += arc[1:] if points else arc
        return points

    frame = box(*THEATRE)
    land = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"]:
            outer, *holes = [ring(r) for r in rings]
            if len(outer) > 3:
                shape = Polygon(outer, [h for h in holes if len(h) > 3]).buffer(0)
                if shape.intersects(frame):
                    land.append(shape.intersection(frame))
    return unary_union(land)


def draw_land(land: Any, cone: Lambert, sheet: Any, tolerance: float, islet: float, strait: float) -> Any:
    """Land in pixels on the sheet: simplified, islets and pools below islet px² dropped, straits strait px wide."""
    drawn = cone.geometry(land).buffer(0).intersection(sheet)
    kept = [
        Polygon(p.exterior, [r for r in p.interiors if Polygon(r).area > islet * 3])
        for p in polygons(drawn)
        if p.area > islet
    ]
    pen = unary_union([p.simplify(tolerance) for p in kept]).buffer(0)
    narrows = [LineString(cone.line(s)).buffer(strait / 2, quad_segs=3) for s in MIDDLE_SEA_STRAITS]
    opened = pen.difference(unary_union(narrows)) if strait else pen
    return unary_union([p for p in polygons(opened) if p.area > islet])


def waterlines(land: Any, sheet: Any, offsets: list[float], tolerance: float, shortest: float) -> list[list[Any]]:
    """Lines that follow the coast at each offset, as engravers shade water; crumbs shorter than shortest dropped."""
    inside = sheet.buffer(-1)
    rows = []
    for offset in offsets:
        shore = land.buffer(offset, quad_segs=4).simplify(tolerance).boundary.intersection(inside)
        merged = unary_union(shore)
        lines = strings(_merge(merged))
        rows.append(sorted((s for s in lines if s.length > shortest), key=lambda s: s.bounds))
    return rows


def _merge(shape: Any) -> Any:
    """Line strings that touch end to end made one."""
    return linemerge(shape) if shape.geom_type == "MultiLineString" else shape
