"""What every map has, whatever is played on it: a cone, a coast, shaded water, rivers, peaks and a graticule."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, box

from .atlas import draw_land, waterlines
from .lines import Point, cut_corners, seed, strings, tenths, tremble
from .projection import Lambert

RELIEF = tomllib.loads((Path(__file__).parent / "relief.toml").read_text())


@dataclass(frozen=True)
class Plan:
    """How one sheet is cut: cone, scale, the corners it must show, how fine the pen is, how large its mountains.

    beyond says what ground without a name is: "void" (out of play) or plain "land".
    """

    parallels: tuple[float, float]
    meridian: float
    px_per_degree: float
    corners: list[Point]
    margin: float
    pad: float
    tolerance: float
    islet: float
    strait: float
    water: list[float]
    relief: float
    beyond: str = "void"


class Sheet:
    """One map's ground, in pixels at zoom 1; land is drawn pad px beyond the frame so that nothing ends at its edge."""

    def __init__(self, plan: Plan, land_in_degrees: Any) -> None:
        self.plan = plan
        self.cone = Lambert(plan.parallels, plan.meridian, plan.px_per_degree)
        places = self.cone.line(plan.corners)
        west, east = min(x for x, _ in places) - plan.margin, max(x for x, _ in places) + plan.margin
        north, south = min(y for _, y in places) - plan.margin, max(y for _, y in places) + plan.margin
        self.cone.place(round(west), round(north))
        self.width, self.height = round(east - west), round(south - north)
        self.frame = box(0, 0, self.width, self.height)
        self.all = box(-plan.pad, -plan.pad, self.width + plan.pad, self.height + plan.pad)
        self.land = draw_land(land_in_degrees, self.cone, self.all, plan.tolerance, plan.islet, plan.strait)

    def head(self, game: str, source: str) -> dict[str, Any]:
        """The opening of a map file: what it is, what it was made from, and how to project onto it."""
        return {
            "format": 1,
            "game": game,
            "source": source,
            "size": [self.width, self.height],
            "pad": round(self.plan.pad),
            "beyond": self.plan.beyond,
            "projection": {
                "name": "lambert-conformal-conic",
                "parallels": list(self.plan.parallels),
                "meridian": self.plan.meridian,
                "scale": round(self.cone.scale, 4),
                "shift": [round(v, 4) for v in self.cone.shift],
            },
        }

    def water(self) -> list[list[list[int]]]:
        """Waterlines, nearest the coast first."""
        rows = waterlines(self.land, self.all, self.plan.water, max(0.5, self.plan.tolerance * 1.6), 20)
        return [[tenths(list(line.coords)) for line in row] for row in rows]

    def rivers(self, skip: frozenset[str]) -> list[dict[str, Any]]:
        """Lesser rivers: those that are no rule, on land only."""
        drawn = []
        for river in RELIEF["river"]:
            if river["name"] in skip:
                continue
            points = self.cone.line([(lon, lat) for lon, lat in river["line"]])
            chance = seed("river", river["name"], len(points))
            course = LineString(cut_corners(tremble(cut_corners(points, 2), chance, 3.0, 16), 1)).simplify(0.3)
            for piece in strings(course.intersection(self.land).intersection(self.all)):
                if piece.length > 30:
                    drawn.append({"name": river["name"], "line": tenths(list(piece.coords))})
        return drawn

    def peaks(self, every: float) -> list[tuple[float, float, float]]:
        """Where small mountains stand, and how tall (px), northern ones first: (x, y, height)."""
        unit = self.plan.relief
        found = []
        for n, ridge in enumerate(RELIEF["range"]):
            chance = seed("range", ridge["name"], n)
            line = LineString(self.cone.line([(lon, lat) for lon, lat in ridge["line"]]))
            count = max(1, int(line.length / (every * unit * ridge["size"])))
            for i in range(count + 1):
                foot = line.interpolate(line.length * i / count)
                for row in range(2 if ridge["spread"] > 5 else 1):
                    if row and chance.random() < 0.35:
                        continue
                    x = foot.x + chance.uniform(-4.5, 4.5) * unit
                    y = foot.y + chance.uniform(-1, 1) * ridge["spread"] * 1.15 * unit
                    height = 9.2 * unit * ridge["size"] * chance.uniform(0.75, 1.35) * (0.78 if row else 1.0)
                    if self.all.contains(box(x - 4, y - 4, x + 4, y + 4)):
                        found.append((x, y, height))
        return sorted(found, key=lambda peak: (peak[1], peak[0]))

    def graticule(self, every: int = 5) -> list[list[int]]:
        """Meridians and parallels."""
        drawn = []
        for lon in range(-30, 71, every):
            drawn.append([(float(lon), float(lat)) for lat in range(10, 73)])
        for lat in range(10, 73, every):
            drawn.append([(lon / 2, float(lat)) for lon in range(-60, 141)])
        kept = []
        for degrees in drawn:
            for piece in strings(LineString(self.cone.line(degrees)).intersection(self.all).simplify(0.3)):
                kept.append(tenths(list(piece.coords)))
        return kept
