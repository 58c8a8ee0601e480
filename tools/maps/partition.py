"""Each point of a sheet belongs to its nearest anchor; the lines between owners, drawn by hand once for both sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPoint, box
from shapely.geometry import Point as Spot
from shapely.ops import linemerge, polygonize, unary_union, voronoi_diagram
from shapely.strtree import STRtree

from .atlas import THEATRE
from .lines import Point, cut_corners, seed, strings, tremble
from .projection import Lambert


@dataclass(frozen=True)
class Hand:
    """How borders are drawn: sway of the pen and distance of its wavers, px."""

    sway: float
    step: float


@dataclass(frozen=True)
class Parcels:
    """A sheet shared out: the drawn border lines, and the region of each owner."""

    borders: list[Any]
    regions: dict[str, Any]


def share_out(anchors: dict[str, list[Point]], lon_factor: float, cone: Lambert, hand: Hand) -> Parcels:
    """Nearest-anchor partition of the theatre in the plane (lon * lon_factor, lat), projected and smoothed."""
    raw = _cells(anchors, lon_factor)
    flat = {
        owner: cone.geometry(shapely.transform(cell.segmentize(0.7), lambda c: c / np.array([lon_factor, 1.0])))
        for owner, cell in raw.items()
    }
    edges = linemerge(unary_union([region.boundary for region in flat.values()]))
    borders = [LineString(_by_hand(list(edge.coords), hand)) for edge in strings(edges)]
    owners = list(flat)
    tree = STRtree([flat[o] for o in owners])
    pieces: dict[str, list[Any]] = {}
    for face in polygonize(unary_union(borders)):
        shares = [(face.intersection(flat[owners[i]]).area, owners[i]) for i in tree.query(face)]
        if shares:
            pieces.setdefault(max(shares)[1], []).append(face)
    return Parcels(borders, {owner: unary_union(faces) for owner, faces in pieces.items()})


def within(parcels: Parcels, reach: Any, rest: str, sheet: Any) -> Parcels:
    """The same sharing inside reach; all ground beyond it belongs to rest."""
    borders = [piece for border in parcels.borders for piece in strings(border.intersection(reach))]
    regions = {owner: region.intersection(reach) for owner, region in parcels.regions.items()}
    return Parcels([*borders, *strings(reach.boundary)], {**regions, rest: sheet.buffer(50.0).difference(reach)})


def undivided(owner: str, sheet: Any) -> Parcels:
    """A sheet with one owner."""
    return Parcels([], {owner: sheet.buffer(50.0)})


def _cells(anchors: dict[str, list[Point]], lon_factor: float) -> dict[str, Any]:
    """Voronoi cells united by owner, in the stretched plane of degrees."""
    west, south, east, north = THEATRE
    sheet = box(west * lon_factor, south, east * lon_factor, north)
    sites = [((lon * lon_factor, lat), owner) for owner, places in anchors.items() for lon, lat in places]
    cells = list(voronoi_diagram(MultiPoint([p for p, _ in sites]), envelope=sheet).geoms)
    tree = STRtree(cells)
    owned: dict[str, list[Any]] = {}
    for place, owner in sites:
        spot = Spot(place)
        owned.setdefault(owner, []).append(next(cells[i] for i in sorted(tree.query(spot)) if cells[i].covers(spot)))
    return {owner: unary_union(mine).intersection(sheet) for owner, mine in owned.items()}


def _by_hand(points: list[Point], hand: Hand) -> list[Point]:
    """A border between two junctions: straightened, corners cut, trembled, corners cut once more."""
    if points[0] == points[-1]:
        return points
    simple = list(LineString(points).simplify(1.2).coords)
    chance = seed(*(round(v) for v in (*points[0], *points[-1])))
    return cut_corners(tremble(cut_corners(simple, 2), chance, hand.sway, hand.step), 1)
