"""Names around points (spaces of a point-to-point map), and titles of regions and seas in the room they leave."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from shapely.geometry import LineString
from shapely.prepared import prep
from shapely.strtree import STRtree

from .lettering import Face
from .lines import Point
from .placing import Label, label_box, spread


@dataclass
class Pin:
    """A space: where it is, how big its marker is on the screen, how its name is set."""

    id: str
    at: Point
    radius: float
    hand: str
    name: str
    port: bool
    labels: list[Label | None] = field(default_factory=list)
    slots: list[list[Point]] = field(default_factory=list)


@dataclass
class Title:
    """A name of a region or a sea: where it would like to be, and where it may be at most."""

    id: str
    hand: str
    ground: str
    name: str
    hint: Point
    room: Any
    scale: float = 1.0
    angle: float = 0.0
    labels: list[Label | None] = field(default_factory=list)


@dataclass(frozen=True)
class PinLevel:
    """One level of zoom of a map of spaces: sizes of names by hand, the piece that stands at a space, its marker."""

    zoom: float
    sizes: dict[str, float]
    piece: tuple[float, float]
    marker: float


PORT = 11.0
"""Room for the anchor before the name of a port, px."""


class PinSetter:
    """Places names of pins, then titles, level by level; who finds no room waits for the next level."""

    def __init__(
        self, pins: list[Pin], titles: list[Title], roads: list[LineString], faces: dict[str, Face], frame: Any
    ) -> None:
        self.pins = pins
        self.titles = titles
        self.roads = roads
        self.tree = STRtree(roads)
        self.faces = faces
        self.frame = prep(frame.buffer(-2.0))

    def run(self, levels: list[PinLevel], before: list[list[Any]] | None = None) -> list[list[Any]]:
        """Fill in labels and slots clear of what was covered before; answers what is covered at each level."""
        covered = []
        for n, level in enumerate(levels):
            sides = {p.id: 2 * p.radius * level.marker for p in self.pins}
            markers = {p.id: spread(p.at, sides[p.id], sides[p.id], level.zoom) for p in self.pins}
            names = self._pin_names(level, markers)
            boxes = [*(before[n] if before else []), *markers.values(), *names]
            boxes += self._title_names(level, boxes)
            for pin in self.pins:
                pin.slots.append(self._slots(pin, level, boxes))
            covered.append(boxes)
        return covered

    # ------------------------------------------------------------------ spaces

    def _pin_names(self, level: PinLevel, markers: dict[str, Any]) -> list[Any]:
        tree = STRtree(list(markers.values()))
        shapes = list(markers.values())
        options: list[list[tuple[float, Label, Any]]] = []
        for pin in self.pins:
            mine = []
            for label, preference in self._around(pin, level):
                shape = label_box(label, level.zoom)
                if not self.frame.contains(shape):
                    continue
                cost = preference * 6.0
                for i in tree.query(shape):
                    cost += shape.intersection(shapes[i]).area * level.zoom**2 * 5.0
                for i in self.tree.query(shape):
                    cost += self.roads[i].intersection(shape).length * level.zoom * 0.55
                mine.append((cost, label, shape))
            options.append(sorted(mine, key=lambda o: o[0]))
        taken = [o[0] for o in options]
        for _ in range(40):
            moved = False
            for i, mine in enumerate(options):
                prices = [option[0] + _rub(option[2], i, taken, level.zoom) for option in mine]
                here = taken[i][0] + _rub(taken[i][2], i, taken, level.zoom)
                if min(prices) < here - 1e-9:
                    taken[i] = mine[prices.index(min(prices))]
                    moved = True
            if not moved:
                break
        return self._keep(taken, markers)

    def _keep(self, taken: list[Any], markers: dict[str, Any]) -> list[Any]:
        """Names that touch no name kept before them and no foreign marker; walled cities first, then the contented."""
        order = sorted(range(len(taken)), key=lambda i: (-self.pins[i].radius, taken[i][0]))
        kept: list[Any] = []
        for i in order:
            pin, (_, label, shape) = self.pins[i], taken[i]
            foreign = [m for name, m in markers.items() if name != pin.id]
            clear = not any(shape.intersection(o).area > 0.01 for o in kept)
            clear = clear and not any(shape.intersection(m).area > 0.25 * m.area for m in foreign)
            pin.labels.append(label if clear else None)
            if clear:
                kept.append(shape)
        return kept

    def _around(self, pin: Pin, level: PinLevel) -> list[tuple[Label, float]]:
        """Twelve places for a name: right, below, left, above, corners, shifted."""
        face, size = self.faces[pin.hand], level.sizes[pin.hand]
        w, h = face.box([pin.name], size)
        w += PORT if pin.port else 0.0
        g = pin.radius * level.marker + 2.5
        right, left, below, above = g + w / 2, -g - w / 2, g + h / 2 - 1, -g - h / 2 + 1.5
        near = g * 0.72
        places = [
            (right, 0.0, 0.0), (0.0, below, 0.15), (left, 0.0, 0.2), (0.0, above, 0.25),
            (near + w / 2, g * 0.5 + h / 2, 0.35), (near + w / 2, -g * 0.5 - h / 2, 0.35),
            (-near - w / 2, g * 0.5 + h / 2, 0.45), (-near - w / 2, -g * 0.5 - h / 2, 0.45),
            (-w / 4, below, 0.5), (w / 4, below, 0.5), (-w / 4, above, 0.55), (w / 4, above, 0.55),
            (right + 5, -h * 0.6, 0.9), (right + 5, h * 0.6, 0.9), (left - 5, -h * 0.6, 1.0), (left - 5, h * 0.6, 1.0),
        ]  # fmt: skip
        x, y = pin.at
        zoom = level.zoom
        return [(Label((x + dx / zoom, y + dy / zoom), [pin.name], size, (w, h), 0.0), cost) for dx, dy, cost in places]

    # ------------------------------------------------------------------ titles and pieces

    def _title_names(self, level: PinLevel, boxes: list[Any]) -> list[Any]:
        """Titles one after the other, each in the free place nearest to where it belongs."""
        placed: list[Any] = []
        for title in self.titles:
            face, size = self.faces[title.hand], round(level.sizes[title.hand] * title.scale, 1)
            lines = [face.spell(title.name)]
            w, h = face.box(lines, size)
            tree = STRtree([*boxes, *placed])
            room = prep(title.room)
            best: tuple[float, Label, Any] | None = None
            for at in _rings(
                title.hint, 8.0 / level.zoom, 26 if title.hand == "province" else 13 if title.angle else 9
            ):
                label = Label(at, lines, size, (w, h), title.angle)
                shape = label_box(label, level.zoom)
                if not (self.frame.contains(shape) and room.contains(shape)):
                    continue
                if len(tree.query(shape, predicate="intersects")):
                    continue
                roads = sum(self.roads[i].intersection(shape).length for i in self.tree.query(shape)) * level.zoom
                cost = math.dist(at, title.hint) * level.zoom * 0.12 + roads
                if best is None or cost < best[0]:
                    best = (cost, label, shape)
            if best is not None and best[0] > 45 and title.hand == "province":
                best = None
            title.labels.append(best[1] if best else None)
            if best:
                placed.append(best[2])
        return placed

    def _slots(self, pin: Pin, level: PinLevel, boxes: list[Any]) -> list[Point]:
        """Centres for two pieces beside a space: first where they hide least, never its own name or marker."""
        w, h = level.piece
        r = pin.radius * level.marker + 1
        x, y = pin.at
        label = pin.labels[-1]
        own = label_box(label, level.zoom) if label else None
        steps = [
            (0.0, -r - h / 2), (r + w / 2, -h / 3), (-r - w / 2, -h / 3), (0.0, r + h / 2), (r + w / 2, h / 3),
            (-r - w / 2, h / 3), (w * 0.4, -r - h / 2), (-w * 0.4, -r - h / 2), (w * 0.4, r + h / 2),
            (-w * 0.4, r + h / 2),
        ]  # fmt: skip
        tree = STRtree(boxes)
        found = []
        for n, (dx, dy) in enumerate(steps):
            at = (x + dx / level.zoom, y + dy / level.zoom)
            shape = spread(at, w, h, level.zoom)
            if not self.frame.contains(shape) or (own is not None and shape.intersects(own)):
                continue
            hidden = sum(shape.intersection(boxes[i]).area for i in tree.query(shape)) * level.zoom**2
            found.append((hidden + n * 12.0, at, shape))
        found.sort(key=lambda f: f[0])
        first = found[:1]
        second = [f for f in found[1:] if f[2].intersection(first[0][2]).area < 0.01][:1]
        return [at for _, at, _ in [*first, *second]]


def _rub(shape: Any, i: int, taken: list[Any], zoom: float) -> float:
    """Overlap with the names of others."""
    west, north, east, south = shape.bounds
    total = 0.0
    for j, (_, _, other) in enumerate(taken):
        if j == i:
            continue
        w, n, e, s = other.bounds
        wide, tall = min(east, e) - max(west, w), min(south, s) - max(north, n)
        if wide > 0 and tall > 0:
            total += 20.0 + wide * tall * zoom**2 * 3.0
    return total


def _rings(centre: Point, step: float, count: int) -> list[Point]:
    """Points around a centre, nearest first."""
    spots = [centre]
    for ring in range(1, count):
        around = 6 * ring
        for k in range(around):
            turn = 2 * math.pi * k / around
            spots.append((centre[0] + ring * step * math.cos(turn), centre[1] + ring * step * math.sin(turn) * 0.8))
    return spots
