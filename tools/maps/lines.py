"""Lines as a draughtsman draws them: corners cut, a slight tremble of the hand; and as small files keep them."""

from __future__ import annotations

import itertools
import math
import random
import zlib
from typing import Any

from shapely.geometry import LineString

Point = tuple[float, float]


def polygons(shape: Any) -> list[Any]:
    """Every polygon in a geometry."""
    if shape.is_empty:
        return []
    if shape.geom_type == "Polygon":
        return [shape]
    return [p for part in getattr(shape, "geoms", []) for p in polygons(part)]


def strings(shape: Any) -> list[Any]:
    """Every line string in a geometry."""
    if shape.is_empty:
        return []
    if shape.geom_type in ("LineString", "LinearRing"):
        return [shape]
    return [s for part in getattr(shape, "geoms", []) for s in strings(part)]


def seed(*words: object) -> random.Random:
    """A source of chance that is the same in every run for the same words."""
    return random.Random(zlib.crc32("|".join(str(w) for w in words).encode()))


def cut_corners(points: list[Point], times: int) -> list[Point]:
    """Chaikin's corner cutting; the two ends stay."""
    for _ in range(times):
        cut = [points[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            cut.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            cut.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        points = [*cut, points[-1]]
    return points


def tremble(points: list[Point], chance: random.Random, sway: float, step: float) -> list[Point]:
    """Resample every step px and push sideways by smooth noise of about sway px, pinned at both ends."""
    line = LineString(points)
    count = int(line.length / step)
    if count < 3:
        return points
    raw = [chance.uniform(-1, 1) for _ in range(count + 1)]
    drawn = [points[0]]
    for i in range(1, count):
        along = line.length * i / count
        here = line.interpolate(along)
        before = line.interpolate(max(0.0, along - 3))
        after = line.interpolate(min(line.length, along + 3))
        dx, dy = after.x - before.x, after.y - before.y
        length = math.hypot(dx, dy) or 1.0
        push = (raw[i - 1] + 2 * raw[i] + raw[i + 1]) / 4 * sway * 1.7 * min(1.0, i / 2, (count - i) / 2)
        drawn.append((here.x - dy / length * push, here.y + dx / length * push))
    return [*drawn, points[-1]]


def tenths(points: list[Point]) -> list[int]:
    """A line as flat whole tenths of a pixel: the first point, then steps; points that coincide are dropped."""
    flat: list[int] = []
    x = y = 0
    for px, py in points:
        qx, qy = round(px * 10), round(py * 10)
        if flat and qx == x and qy == y:
            continue
        flat += [qx - x, qy - y] if flat else [qx, qy]
        x, y = qx, qy
    return flat


def spot(point: Point) -> list[int]:
    """One point in whole tenths of a pixel."""
    return [round(point[0] * 10), round(point[1] * 10)]
