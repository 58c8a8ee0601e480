"""A drawing as arcs: every line between two areas is kept once, and each area's outline refers to it."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import shapely
from shapely.geometry import Polygon
from shapely.ops import polygonize

Corner = tuple[int, int]
OFF_SHEET = ""
"""What lies beyond the edge of the sheet."""


@dataclass
class Arc:
    """A line in tenths of a pixel, and the owners on its left and right."""

    left: str
    right: str
    line: list[Corner]


@dataclass
class Mesh:
    """The whole sheet as arcs, and each owner's outline as rings of arc numbers (~n: arc n backwards)."""

    arcs: list[Arc] = field(default_factory=list)
    rings: dict[str, list[list[int]]] = field(default_factory=dict)

    def corners(self, owner: str) -> list[list[Corner]]:
        """An owner's outline as closed rings of corners."""
        outline = []
        for ring in self.rings.get(owner, []):
            corners: list[Corner] = []
            for n in ring:
                line = self.arcs[n].line if n >= 0 else self.arcs[~n].line[::-1]
                corners += line[1:] if corners else line
            outline.append(corners)
        return outline

    def shape(self, owner: str) -> Any:
        """An owner's area in pixels, holes open (rings cancel where they overlap)."""
        area = Polygon()
        for ring in self.corners(owner):
            area = area.symmetric_difference(Polygon([(x / 10, y / 10) for x, y in ring]).buffer(0))
        return area


def weave(linework: list[Any], owner_at: Callable[[Any], str], smallest: Callable[[str, Any], float]) -> Mesh:
    """Cut the sheet along the linework and ask owner_at(point in px) for each face.

    A patch of an owner below smallest(owner, its faces in px) px² goes to the neighbour on the same kind of ground
    with whom it shares most of its edge; an island in water has none and stays.
    """
    snapped = shapely.union_all([shapely.transform(line, _tenfold) for line in linework], grid_size=1.0)
    faces = sorted(polygonize(snapped), key=lambda f: f.bounds)
    owners = [owner_at(shapely.transform(f.representative_point(), _tenth)) for f in faces]
    sides = _sides(faces)
    _absorb_scraps(faces, owners, sides, smallest)
    return _trace(owners, sides)


Sides = dict[tuple[Corner, Corner], int]


def _tenfold(coordinates: Any) -> Any:
    return coordinates * 10


def _tenth(coordinates: Any) -> Any:
    return coordinates / 10


def _corner(point: tuple[float, ...]) -> Corner:
    return round(point[0]), round(point[1])


def _sides(faces: list[Any]) -> Sides:
    """The face on the left of each directed edge."""
    sides: Sides = {}
    for i, face in enumerate(faces):
        turned = shapely.geometry.polygon.orient(face)
        for ring in (turned.exterior, *turned.interiors):
            corners = [_corner(c) for c in ring.coords]
            for a, b in itertools.pairwise(corners):
                sides[a, b] = i
    return sides


def ground(owner: str) -> str:
    """Owners are written ground:name, so that scraps of land never fall to water."""
    return owner.partition(":")[0]


def _absorb_scraps(faces: list[Any], owners: list[str], sides: Sides, smallest: Callable[[str, Any], float]) -> None:
    """Give each connected patch that is too small to the neighbour on the same ground it touches most."""
    for _ in range(4):
        patches = _patches(owners, sides)
        moved = False
        for patch in patches:
            whole = [shapely.transform(faces[i], _tenth) for i in patch]
            mine = owners[patch[0]]
            touch: dict[str, float] = defaultdict(float)
            if sum(face.area for face in whole) >= smallest(mine, whole):
                continue
            members = set(patch)
            for (a, b), i in sides.items():
                other = sides.get((b, a), -1)
                if i in members and other >= 0 and ground(owners[other]) == ground(mine) and owners[other] != mine:
                    touch[owners[other]] += ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
            if touch:
                winner = max(sorted(touch), key=lambda o: touch[o])
                for i in patch:
                    owners[i] = winner
                moved = True
        if not moved:
            return


def _patches(owners: list[str], sides: Sides) -> list[list[int]]:
    """Faces of one owner that hang together."""
    parent = list(range(len(owners)))

    def root(i: int) -> int:
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    for (a, b), i in sides.items():
        j = sides.get((b, a), -1)
        if j >= 0 and owners[i] == owners[j]:
            parent[root(i)] = root(j)
    groups: dict[int, list[int]] = defaultdict(list)
    for i in range(len(owners)):
        groups[root(i)].append(i)
    return list(groups.values())


def _trace(owners: list[str], sides: Sides) -> Mesh:
    """Follow the edges that part two owners from junction to junction."""
    kept: dict[tuple[Corner, Corner], tuple[str, str]] = {}
    for (a, b), i in sides.items():
        j = sides.get((b, a), -1)
        pair = (owners[i], owners[j] if j >= 0 else OFF_SHEET)
        if pair[0] != pair[1]:
            kept[a, b] = pair
            kept[b, a] = pair[::-1]
    leaving: dict[Corner, list[Corner]] = defaultdict(list)
    for a, b in kept:
        leaving[a].append(b)
    mesh = Mesh()
    done: set[tuple[Corner, Corner]] = set()

    def follow(a: Corner, b: Corner) -> None:
        pair, line = kept[a, b], [a, b]
        done.update(((a, b), (b, a)))
        while len(leaving[b]) == 2 and b != line[0]:
            c = next(x for x in leaving[b] if x != a)
            a, b = b, c
            line.append(b)
            done.update(((a, b), (b, a)))
        if pair[0] > pair[1]:
            pair, line = pair[::-1], line[::-1]
        mesh.arcs.append(Arc(*pair, line))

    junctions = sorted(c for c, out in leaving.items() if len(out) != 2)
    for start in [*junctions, *sorted(leaving)]:
        for end in sorted(leaving[start]):
            if (start, end) not in done:
                follow(start, end)
    mesh.rings = _rings(mesh.arcs)
    return mesh


def _rings(arcs: list[Arc]) -> dict[str, list[list[int]]]:
    """Chain each owner's arcs, itself on the left, into closed rings."""
    todo: dict[str, dict[Corner, list[int]]] = defaultdict(lambda: defaultdict(list))
    for n, arc in enumerate(arcs):
        todo[arc.left][arc.line[0]].append(n)
        todo[arc.right][arc.line[-1]].append(~n)
    rings: dict[str, list[list[int]]] = {}
    for owner in sorted(todo):
        if owner == OFF_SHEET:
            continue
        starts, mine = todo[owner], []
        for corner in sorted(starts):
            while starts[corner]:
                ring, at = [], corner
                while starts[at]:
                    n = starts[at].pop()
                    ring.append(n)
                    at = arcs[n].line[-1] if n >= 0 else arcs[~n].line[0]
                    if at == corner:
                        break
                mine.append(ring)
        rings[owner] = mine
    return rings
