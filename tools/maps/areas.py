"""From mesh and plots to the entries of a map file."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from shapely.strtree import STRtree

from .lines import spot
from .mesh import OFF_SHEET, Arc, Mesh
from .placing import Label, Level, Plot, label_box, spread
from .sheet import Sheet


def ground_shapes(mesh: Mesh) -> dict[str, Any]:
    """Each zone's area in px, by its id without the ground."""
    return {owner.partition(":")[2]: mesh.shape(owner) for owner in mesh.rings if owner.partition(":")[2]}


def owners_in_order(mesh: Mesh) -> list[str]:
    """Owners as the file numbers them: land before sea, by name; what is out of play has no name."""
    return sorted(mesh.rings)


def area_entries(mesh: Mesh, plots: list[Plot]) -> list[dict[str, Any]]:
    """Areas in file order, with outline, seat, names and slots per level."""
    known = {f"{plot.ground}:{plot.id}": plot for plot in plots}
    entries = []
    for owner in owners_in_order(mesh):
        ground, _, name = owner.partition(":")
        entry: dict[str, Any] = {"id": name, "ground": ground, "rings": mesh.rings[owner]}
        if owner in known:
            plot = known[owner]
            entry |= {
                "hand": plot.hand,
                "seat": spot(plot.seat),
                "labels": [label_entry(label) for label in plot.labels],
                "slots": [[spot(p) for p in slots] for slots in plot.slots],
            }
        entries.append(entry)
    return entries


def label_entry(label: Label | None) -> dict[str, Any] | None:
    """A name as the client reads it: centre, lines, size and box on the screen, slant."""
    if label is None:
        return None
    return {
        "at": spot(label.at),
        "lines": label.lines,
        "size": label.size,
        "box": list(label.box),
        "angle": label.angle,
    } | ({"town": label.town} if label.town else {})


def arc_entries(mesh: Mesh, kind: Callable[[str, str], str] = lambda _a, _b: "") -> list[dict[str, Any]]:
    """Each line once, with the numbers of the areas on its two sides (-1: beyond the sheet), and its kind if any."""
    number = {owner: n for n, owner in enumerate(owners_in_order(mesh))} | {OFF_SHEET: -1}
    entries = []
    for arc in mesh.arcs:
        what = kind(arc.left.partition(":")[2], arc.right.partition(":")[2])
        entry: dict[str, Any] = {"kind": what} if what else {}
        entries.append(entry | {"sides": [number[arc.left], number[arc.right]], "line": _steps(arc)})
    return entries


def _steps(arc: Arc) -> list[int]:
    """First corner, then steps."""
    flat = [*arc.line[0]]
    for (ax, ay), (bx, by) in zip(arc.line, arc.line[1:], strict=False):
        flat += [bx - ax, by - ay]
    return flat


def shores(mesh: Mesh) -> list[dict[str, Any]]:
    """Where each zone of land meets each sea in play: the middle of the longest stretch, for ships and ports."""
    stretches: dict[tuple[str, str], list[Arc]] = defaultdict(list)
    for arc in mesh.arcs:
        if (
            arc.left.startswith("land:")
            and arc.right.startswith("sea:")
            and arc.left != "land:"
            and arc.right != "sea:"
        ):
            stretches[arc.left, arc.right].append(arc)
    entries = []
    for (land, sea), arcs in sorted(stretches.items()):
        longest = max(arcs, key=lambda a: (_length(a), a.line[0]))
        entries.append({"land": land[5:], "sea": sea[4:], "at": list(_middle(longest))})
    return entries


def _length(arc: Arc) -> float:
    return sum(math.dist(a, b) for a, b in zip(arc.line, arc.line[1:], strict=False))


def _middle(arc: Arc) -> tuple[int, int]:
    """The corner nearest to half of an arc's length."""
    half, gone = _length(arc) / 2, 0.0
    for a, b in zip(arc.line, arc.line[1:], strict=False):
        gone += math.dist(a, b)
        if gone >= half:
            return b
    return arc.line[-1]


def plot_boxes(plots: list[Plot], levels: list[Level]) -> list[list[Any]]:
    """What names, seats and the first slots cover at each level."""
    covered = []
    for n, level in enumerate(levels):
        boxes = []
        for plot in plots:
            label = plot.labels[n]
            if label is not None:
                boxes.append(label_box(label, level.zoom))
            boxes.append(spread(plot.seat, *level.seat[plot.ground], level.zoom))
            boxes += [spread(at, *level.slot, level.zoom) for at in plot.slots[n][:2]]
        covered.append(boxes)
    return covered


def standing_peaks(sheet: Sheet, covered: list[list[Any]], every: float) -> list[list[int]]:
    """Peaks as [x, y, height in tenths, levels as bits]: left out of a level where they would touch what is covered."""
    trees = [STRtree(boxes) for boxes in covered]
    kept = []
    for x, y, height in sheet.peaks(every):
        foot = spread((x, y), height * 1.3, height, 1.0)
        bits = sum(1 << n for n, tree in enumerate(trees) if not len(tree.query(foot, predicate="intersects")))
        if bits and sheet.land.contains(foot.centroid):
            kept.append([*spot((x, y)), round(height * 10), bits])
    return kept
