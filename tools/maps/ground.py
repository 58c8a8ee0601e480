"""Land and water of a sheet shared among the zones of a game, as one mesh."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shapely.geometry import Point as Spot
from shapely.ops import unary_union
from shapely.strtree import STRtree

from .lines import Point, polygons, strings
from .mesh import Mesh, weave
from .partition import Parcels
from .sheet import Sheet

SCRAP = 24.0
"""A patch of ground below this many px² that hangs on its own kind is an accident of the pen."""


def survey(sheet: Sheet, land: Parcels, sea: Parcels, anchors: dict[str, list[Point]], islet: float) -> Mesh:
    """Cut land by one partition and water by another, so that shores and borders are each one line.

    An island where towns of one owner stand is his alone; one below islet px² without any goes whole to its largest
    share. So does, on the mainland, a patch that small cut off from its owner's towns.
    Owners come out as the partitions name them ("land:italia", "sea:mare-narbo").
    """
    water = sheet.all.difference(sheet.land)
    towns = [(Spot(sheet.cone.point(*place)), owner) for owner, places in anchors.items() for place in places]
    tree = STRtree([town for town, _ in towns])
    whole: dict[Any, str] = {}
    cut = []
    for island in polygons(sheet.land):
        settlers = {towns[i][1] for i in tree.query(island.buffer(3.0), predicate="contains")}
        if len(settlers) == 1:
            whole[island] = settlers.pop()
        elif island.area < islet:
            shares = [(island.intersection(r).area, o) for o, r in land.regions.items() if r.intersects(island)]
            whole[island] = max(shares)[1]
        else:
            cut.append(island)
    mainland = unary_union(cut)
    linework = [sheet.all.boundary, sheet.land.boundary]
    linework += strings(unary_union(land.borders).intersection(mainland.buffer(0.2)))
    linework += strings(unary_union(sea.borders).intersection(water.buffer(0.2)))
    islands = list(whole)
    island_tree = STRtree(islands)
    find_land, find_sea = _finder(land), _finder(sea)

    def owner_at(point: Any) -> str:
        if sheet.land.contains(point):
            for i in island_tree.query(point):
                if islands[i].contains(point):
                    return whole[islands[i]]
            return find_land(point)
        return find_sea(point)

    def smallest(owner: str, patch: list[Any]) -> float:
        mine = [town for town, settler in towns if settler == owner]
        rooted = any(face.distance(town) < 3.0 for face in patch for town in mine)
        return SCRAP if rooted or not owner.startswith("land:") else islet

    return weave(linework, owner_at, smallest)


def _finder(parcels: Parcels) -> Callable[[Spot], str]:
    """Who owns a point; on a hair crack between regions, the nearest."""
    owners: list[str] = sorted(parcels.regions)
    regions = [parcels.regions[o] for o in owners]
    tree = STRtree(regions)

    def find(point: Spot) -> str:
        for i in sorted(int(n) for n in tree.query(point)):
            if regions[i].contains(point):
                return owners[i]
        return owners[int(tree.nearest(point))]

    return find
