"""A map file read back with the standard library alone: lines, areas, names as boxes on the screen."""

from __future__ import annotations

import itertools
import json
import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

MAPS = Path(__file__).resolve().parents[2] / "web" / "src" / "maps"

Point = tuple[float, float]
Corners = list[Point]


@dataclass(frozen=True)
class Chart:
    game: str
    text: str
    data: dict[str, Any]

    @property
    def areas(self) -> dict[str, dict[str, Any]]:
        return {a["id"]: a for a in self.data["areas"] if a["id"]}

    @property
    def levels(self) -> range:
        return range(len(self.data["levels"]))

    def zoom(self, level: int) -> float:
        return float(self.data["levels"][level]["zoom"])

    def contacts(self, shortest: float = 0.0) -> set[frozenset[str]]:
        """Pairs of named areas that share a drawn line longer than shortest px."""
        lengths: dict[frozenset[str], float] = {}
        for arc in self.data["arcs"]:
            a, b = arc["sides"]
            if min(a, b) < 0:
                continue
            pair = frozenset((self.data["areas"][a]["id"], self.data["areas"][b]["id"]))
            if "" not in pair and len(pair) == 2:
                lengths[pair] = lengths.get(pair, 0.0) + length(unfold(arc["line"]))
        return {pair for pair, total in lengths.items() if total > shortest}

    def rings(self, area: dict[str, Any]) -> list[Corners]:
        lines = _arc_lines(self)
        outline = []
        for ring in area["rings"]:
            corners: Corners = []
            for n in ring:
                line = lines[n] if n >= 0 else lines[~n][::-1]
                corners += line[1:] if corners else line
            outline.append(corners)
        return outline

    def holds(self, area: dict[str, Any], point: Point) -> bool:
        """Even-odd, as the client fills."""
        x, y = point
        inside = False
        for ring in self.rings(area):
            for (ax, ay), (bx, by) in itertools.pairwise(ring):
                if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                    inside = not inside
        return inside


@cache
def read(game: str) -> Chart:
    text = (MAPS / f"{game}.json").read_text(encoding="utf-8")
    return Chart(game, text, json.loads(text))


_lines: dict[str, list[Corners]] = {}


def _arc_lines(chart: Chart) -> list[Corners]:
    if chart.game not in _lines:
        _lines[chart.game] = [unfold(arc["line"]) for arc in chart.data["arcs"]]
    return _lines[chart.game]


def unfold(flat: list[int]) -> Corners:
    x = y = 0
    points = []
    for i in range(0, len(flat), 2):
        x, y = x + flat[i], y + flat[i + 1]
        points.append((x / 10, y / 10))
    return points


def length(line: Corners) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(line))


def at(flat: list[int]) -> Point:
    return flat[0] / 10, flat[1] / 10


def box(centre: Point, size: list[float], zoom: float, angle: float = 0.0) -> Corners:
    """A box of screen px around a point of the map, as four corners on the screen."""
    w, h = size[0] / 2, size[1] / 2
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    x, y = centre[0] * zoom, centre[1] * zoom
    corners = [(-w, -h), (w, -h), (w, h), (-w, h)]
    return [(x + dx * cos - dy * sin, y + dx * sin + dy * cos) for dx, dy in corners]


def meet(one: Corners, other: Corners, slack: float = 0.3) -> bool:
    """Whether two convex shapes overlap by more than slack px (separating axes)."""
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
            nx, ny = by - ay, ax - bx
            size = math.hypot(nx, ny)
            first = [(x * nx + y * ny) / size for x, y in one]
            second = [(x * nx + y * ny) / size for x, y in other]
            if min(max(first), max(second)) - max(min(first), min(second)) <= slack:
                return False
    return True


def contains_or_near(chart: Chart, area: dict[str, Any], point: Point, reach: float) -> bool:
    """Whether an area holds a point, or has a corner within reach px of it."""
    return chart.holds(area, point) or any(math.dist(c, point) <= reach for ring in chart.rings(area) for c in ring)
