"""Where names and counters stand: seats for good, names and slots anew at each level of zoom."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from shapely import affinity
from shapely.geometry import Point as Spot
from shapely.geometry import box
from shapely.ops import polylabel, unary_union
from shapely.prepared import prep
from shapely.strtree import STRtree

from .lettering import Face, settings
from .lines import Point, polygons


@dataclass(frozen=True)
class Level:
    """One level of zoom: sizes on the screen of names by hand, of seat and slot by ground, and how many slots."""

    zoom: float
    sizes: dict[str, float]
    seat: dict[str, tuple[float, float]]
    slot: tuple[float, float]
    slots: int
    towns: bool = False


@dataclass
class Label:
    """A name set on the map: centre in px at zoom 1, box in px of the screen; a town may stand under it."""

    at: Point
    lines: list[str]
    size: float
    box: tuple[float, float]
    angle: float
    town: str = ""


@dataclass
class Plot:
    """An area that bears a name and counters."""

    id: str
    ground: str
    hand: str
    name: str
    shape: Any
    hint: Point
    angle: float = 0.0
    scale: float = 1.0
    town: str = ""
    seat: Point = (0.0, 0.0)
    labels: list[Label | None] = field(default_factory=list)
    slots: list[list[Point]] = field(default_factory=list)


@dataclass
class Choice:
    """One way to place a name (and, on the first level, a seat)."""

    cost: float
    seat: Point
    label: Label
    boxes: list[Any]


PIN = (14.0, 14.0)
"""A pin on the map that names and pieces keep clear of, px of the screen."""


class Setter:
    """Places seats, names and slots of all plots of one map, level by level."""

    def __init__(
        self,
        plots: list[Plot],
        faces: dict[str, Face],
        levels: list[Level],
        land: Any,
        frame: Any,
        keep_clear: list[Point] | None = None,
    ) -> None:
        self.plots = plots
        self.keep_clear = keep_clear or []
        self.faces = faces
        self.levels = levels
        self.frame = frame
        self.rough = {p.id: p.shape.simplify(2.0).buffer(0) for p in plots}
        self.exact = {p.id: prep(p.shape.buffer(-0.5)) for p in plots}
        coarse = land.simplify(2.0).buffer(0)
        self.land = {p.id: coarse.intersection(box(*p.shape.buffer(160.0).bounds)) for p in plots}

    def run(self) -> None:
        """Seats are found with the names of the first level, where room is scarcest, and stay."""
        for n, level in enumerate(self.levels):
            choices = {p.id: self._choices(p, level, seated=n > 0) for p in self.plots}
            taken = _settle(choices)
            dropped = self._second_chance(taken, _collisions(taken), level, seated=n > 0)
            for plot in self.plots:
                plot.seat = taken[plot.id].seat
                plot.labels.append(None if plot.id in dropped else taken[plot.id].label)
            self._stand(level, taken, dropped)

    # ------------------------------------------------------------------ names

    def _choices(self, plot: Plot, level: Level, seated: bool) -> list[Choice]:
        face, size = self.faces[plot.hand], round(level.sizes[plot.hand] * plot.scale, 1)
        seats = [plot.seat] if seated else self._seats(plot)
        whole = prep(self.rough[plot.id])
        found = []
        for lines in settings(face.spell(plot.name)):
            if plot.angle and len(lines) > 1:
                continue
            w, h = face.box(lines, size)
            town = plot.town if level.towns else ""
            if town:
                wide, tall = self.faces["town"].box([town], size)
                w, h = max(w, wide), round(h + tall, 1)
            for seat in seats:
                for at, extra in _around(seat, level, plot, w, h, wide=seated):
                    label = Label(at, lines, size, (w, h), plot.angle, town)
                    more = extra + (1.5 if len(lines) > 1 else 0)
                    found.append(self._weigh(plot, whole, level, seat, label, more))
        found.sort(key=lambda c: c.cost)
        return found[:260]

    def _second_chance(self, taken: dict[str, Choice], dropped: set[str], level: Level, seated: bool) -> set[str]:
        """A name that found no room looks farther from its seat, or moves its seat while that may still be moved.

        Those still without room wait for the next level.
        """
        waiting = set(dropped)
        for plot in self.plots:
            if plot.id not in dropped:
                continue
            others = []
            for other, choice in taken.items():
                if other != plot.id:
                    others += choice.boxes[1:2] if other in waiting else choice.boxes[:2]
            tree = STRtree(others)
            plot.seat = taken[plot.id].seat
            choices = self._choices(plot, level, seated=True)
            if not seated:
                choices += self._choices(plot, level, seated=False)
            for choice in choices:
                shapes = choice.boxes[:2]
                met = (s.intersection(others[i]).area for s in shapes for i in tree.query(s))
                if choice.cost < 400 and not any(area > 0.01 for area in met):
                    taken[plot.id] = choice
                    waiting.discard(plot.id)
                    break
        return waiting

    def _seats(self, plot: Plot) -> list[Point]:
        """Points of the area on a grid near where the data puts the name, the innermost of all among them."""
        largest = max(polygons(plot.shape), key=lambda p: p.area)
        pole = polylabel(largest, 2.0)
        step = max(6.0, math.sqrt(largest.area) / 9)
        inside = prep(largest.buffer(-2.0))
        west, north, east, south = largest.bounds
        grid = [
            (west + step * (i + 0.5), north + step * (j + 0.5))
            for i in range(int((east - west) / step))
            for j in range(int((south - north) / step))
        ]
        near = sorted((p for p in grid if inside.contains(Spot(p))), key=lambda p: math.dist(p, plot.hint))
        return [(pole.x, pole.y), *near[:40]]

    def _weigh(self, plot: Plot, whole: Any, level: Level, seat: Point, label: Label, extra: float) -> Choice:
        """What a place costs: ground not one's own under it, and distance from where the data puts the name."""
        zoom = level.zoom
        name = label_box(label, zoom)
        sw, sh = level.seat[plot.ground]
        bench = spread(seat, sw, sh, zoom)
        tw, th = level.slot
        row = spread((seat[0], seat[1] + (sh + th) / 2 / zoom), tw * 2, th, zoom)
        cost = extra * 6.0 + (0.0 if self.frame.contains(name) and self.frame.contains(row) else 400.0)
        if name.intersects(bench):
            cost += 600
        for pin in self.keep_clear:
            if spread(pin, *PIN, zoom).intersects(name) or spread(pin, *PIN, zoom).intersects(bench):
                cost += 150
        for shape, weight in ((name, 1.0), (bench, 1.3), (row, 0.35)):
            own = shape.area if whole.contains(shape) else shape.intersection(self.rough[plot.id]).area
            if own == shape.area:
                continue
            onland = shape.intersection(self.land[plot.id]).area
            strange = onland - own if plot.ground == "land" else shape.area - onland - own
            other = shape.area - onland if plot.ground == "land" else onland
            weights = (1.0, 0.28) if plot.ground == "land" else (0.7, 1.6)
            cost += (max(0.0, strange) * weights[0] + max(0.0, other) * weights[1]) * weight * zoom * zoom * 0.12
        middle = ((seat[0] + label.at[0]) / 2, (seat[1] + label.at[1]) / 2)
        cost += math.dist(middle, plot.hint) * zoom * 0.30
        if not self.exact[plot.id].contains(Spot(label.at)):
            cost += 14 if plot.ground == "land" and not self.land[plot.id].contains(Spot(label.at)) else 300
        return Choice(cost, seat, label, [name, bench, row])

    # ------------------------------------------------------------------ slots

    def _stand(self, level: Level, taken: dict[str, Choice], dropped: set[str]) -> None:
        """Slots in rows under and beside the seat, clear of every name, seat and other slot.

        They stand on ground of one's own that is larger than a counter, not on an islet, if there is any.
        """
        zoom = level.zoom
        tw, th = level.slot
        fixed = []
        for plot in self.plots:
            choice = taken[plot.id]
            fixed += choice.boxes[1:2] if plot.id in dropped else choice.boxes[:2]
        fixed += [spread(pin, *PIN, zoom) for pin in self.keep_clear]
        for plot in sorted(self.plots, key=lambda p: p.shape.area):
            tree = STRtree(fixed)
            whole = prep(self.rough[plot.id])
            roomy = [p for p in polygons(plot.shape.buffer(-0.5)) if p.area > tw * th / zoom**2]
            firm = prep(unary_union(roomy) if roomy else plot.shape.buffer(-0.5))
            sx, sy = plot.seat
            _, sh = level.seat[plot.ground]
            reach = 9
            spots = []
            for row in range(-reach, reach + 1):
                for column in range(-2 * reach, 2 * reach + 1):
                    at = (
                        sx + column * tw / 2 / zoom,
                        sy + ((sh + th) / 2 + row * th / 2 + 1) / zoom,
                    )
                    if not firm.contains(Spot(at)):
                        continue
                    shape = spread(at, tw, th, zoom)
                    if not self.frame.contains(shape):
                        continue
                    out = 0.0
                    if not whole.contains(shape):
                        out = 1 - shape.intersection(self.rough[plot.id]).area / shape.area
                    away = math.hypot(column * tw / 2, row * th / 2 * (1.4 if row < 0 else 1.0))
                    spots.append((away + out * 60, at, shape))
            spots.sort(key=lambda s: s[0])
            mine: list[Point] = []
            shapes: list[Any] = []
            for _, at, shape in spots:
                if len(mine) == level.slots:
                    break
                inner = shape.buffer(-0.4 / zoom)
                if any(inner.intersects(other) for other in shapes):
                    continue
                if any(inner.intersects(fixed[i]) for i in tree.query(inner)):
                    continue
                mine.append(at)
                shapes.append(shape)
            fixed += shapes
            plot.slots.append(mine)


def spread(at: Point, width: float, height: float, zoom: float) -> Any:
    """A box of screen pixels around a point, in px at zoom 1."""
    w, h = width / 2 / zoom, height / 2 / zoom
    return box(at[0] - w, at[1] - h, at[0] + w, at[1] + h)


def label_box(label: Label, zoom: float) -> Any:
    """The ground a name covers, in px at zoom 1."""
    shape = spread(label.at, label.box[0] + 4, label.box[1] + 2, zoom)
    return affinity.rotate(shape, label.angle, origin=label.at) if label.angle else shape


def _around(seat: Point, level: Level, plot: Plot, w: float, h: float, wide: bool) -> list[tuple[Point, float]]:
    """Centres for a name near its seat, and how unwelcome each is: above first, then below, then beside."""
    sw, sh = level.seat[plot.ground]
    zoom = level.zoom
    _, th = level.slot
    up, down = -(sh + h) / 2 - 2, (sh + h) / 2 + th + 3
    side = (sw + w) / 2 + 4
    places = [((0.0, up), 0.0), ((0.0, down), 3.0), ((side, 0.0), 3.5), ((-side, 0.0), 3.5)]
    places += [((w / 4, up), 0.8), ((-w / 4, up), 0.8), ((w / 2, up), 1.8), ((-w / 2, up), 1.8)]
    if wide:
        far = [(side * i / 2, up * j) for i in (-3, -2, -1, 0, 1, 2, 3) for j in (-2.0, 1.0, 2.0, 3.0)]
        places += [(place, 2.5 + math.hypot(place[0] / 40, place[1] / 30)) for place in far]
        places += [((0.0, (sh + h) / 2 + 2), 3.2)]
    if plot.angle:
        places += [((side * f, 0.0), 1.0) for f in (-1.3, -1.12, -1.05, 1.05, 1.12, 1.3)]
    cos, sin = math.cos(math.radians(plot.angle)) / zoom, math.sin(math.radians(plot.angle)) / zoom
    return [((seat[0] + x * cos - y * sin, seat[1] + x * sin + y * cos), cost) for (x, y), cost in places]


def _settle(choices: dict[str, list[Choice]]) -> dict[str, Choice]:
    """Everyone's cheapest, then rounds of giving way until nobody gains by moving."""
    names = list(choices)
    taken = {name: choices[name][0] for name in names}
    for _ in range(30):
        moved = False
        for name in names:
            others = [taken[o] for o in names if o != name]
            shapes = [(b, n) for o in others for n, b in enumerate(o.boxes)]
            tree = STRtree([b for b, _ in shapes])
            best, least = taken[name], taken[name].cost + _friction(taken[name], shapes, tree)
            for choice in choices[name]:
                if choice.cost >= least:
                    break
                price = choice.cost + _friction(choice, shapes, tree)
                if price < least - 1e-6:
                    best, least = choice, price
            if best is not taken[name]:
                taken[name] = best
                moved = True
        if not moved:
            break
    return taken


def _friction(choice: Choice, shapes: list[tuple[Any, int]], tree: Any) -> float:
    """Overlap with others: names and seats must never meet, rows of counters rather not."""
    total = 0.0
    for n, mine in enumerate(choice.boxes):
        for i in tree.query(mine):
            other, m = shapes[i]
            common = mine.intersection(other).area
            if common:
                total += common / mine.area * (6.0 if n == 2 and m == 2 else 40.0 if 2 in (n, m) else 900.0)
    return total


def _collisions(taken: dict[str, Choice]) -> set[str]:
    """Names that still meet another name or seat, the least content first to go."""
    dropped: set[str] = set()
    for name in sorted(taken, key=lambda n: -taken[n].cost):
        mine = taken[name].boxes[0]
        for other, choice in taken.items():
            if other == name:
                continue
            boxes = choice.boxes[1:2] if other in dropped else choice.boxes[:2]
            if any(mine.intersection(b).area > 0.01 for b in boxes):
                dropped.add(name)
                break
    return dropped
