"""Ways over land from seat to seat, and the narrow waters men cross on foot."""

from __future__ import annotations

import heapq
import math
from typing import Any

from shapely.geometry import LineString
from shapely.geometry import Point as Spot
from shapely.ops import nearest_points
from shapely.prepared import prep

from .lines import Point, cut_corners

TRIES = ((7.0, -2.0), (3.5, -0.9), (1.8, 0.0), (3.5, 3.0))
"""Distance between the points a way may turn at, and how far the ground is drawn in, px: finer where it is narrow.

The last try steps over water no wider than a ditch, as at the isthmus of Corinth.
"""


def way(ground: Any, start: Point, end: Point) -> list[Point]:
    """The shortest walk from start to end that stays on the ground, corners cut."""
    if ground.contains(LineString([start, end])):
        return [start, end]
    rough: list[Point] = []
    for step, draw_in in TRIES:
        field = ground.buffer(draw_in)
        points = _walk(prep(field), start, end, step)
        if not points:
            continue
        walk = LineString([*points, end])
        for straighter in (step * 1.5, step, step / 2, step / 4):
            drawn = cut_corners(list(walk.simplify(straighter).coords), 2)
            if ground.union(field).covers(LineString(drawn)):
                return drawn
        rough = rough or cut_corners(list(walk.simplify(1.0).coords), 1)
    if not rough:
        raise ValueError(f"no way over land from {start} to {end}")
    return rough


def _walk(inside: Any, start: Point, end: Point, step: float) -> list[Point]:
    """A* over a grid of the prepared ground; empty if the grid is too coarse to get through."""

    def free(cell: tuple[int, int]) -> bool:
        if cell not in known:
            known[cell] = inside.contains(Spot(start[0] + cell[0] * step, start[1] + cell[1] * step))
        return known[cell]

    known: dict[tuple[int, int], bool] = {(0, 0): True}
    best: dict[tuple[int, int], float] = {(0, 0): 0.0}
    came: dict[tuple[int, int], tuple[int, int]] = {}
    queue = [(math.dist(start, end), (0, 0))]
    goal = (0, 0)
    while queue:
        _, cell = heapq.heappop(queue)
        here = (start[0] + cell[0] * step, start[1] + cell[1] * step)
        if math.dist(here, end) <= step:
            goal = cell
            break
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                there = (cell[0] + dx, cell[1] + dy)
                length = best[cell] + step * math.hypot(dx, dy)
                if length < best.get(there, math.inf) and free(there):
                    best[there] = length
                    came[there] = cell
                    left = math.dist((start[0] + there[0] * step, start[1] + there[1] * step), end)
                    heapq.heappush(queue, (length + left, there))
    else:
        return []
    cells = [goal]
    while cells[-1] in came:
        cells.append(came[cells[-1]])
    return [(start[0] + i * step, start[1] + j * step) for i, j in reversed(cells)]


def crossing(one: Any, other: Any, shortest: float) -> list[Point]:
    """From one shore to the other where the water is narrowest, run a little inland if the strait is too short."""
    a, b = nearest_points(one, other)
    length = a.distance(b) or 1.0
    ux, uy = (b.x - a.x) / length, (b.y - a.y) / length
    inland = max(4.0, (shortest - length) / 2)
    return [_run(one, (a.x, a.y), (-ux, -uy), inland), _run(other, (b.x, b.y), (ux, uy), inland)]


def _run(shape: Any, start: Point, heading: Point, far: float) -> Point:
    """From a shore inland as far as asked, or as far as there is land ahead."""
    while far > 0.6:
        end = (start[0] + heading[0] * far, start[1] + heading[1] * far)
        if shape.contains(Spot(end)):
            return end
        far *= 0.85
    return start
