"""Maps as graphs: places are numbers, links are lists of neighbours."""

from typing import Final, final


@final
class Graph:
    """Places 0 .. size - 1 and the links between them, both ways, neighbours in ascending order."""

    def __init__(self, size: int, links: list[tuple[int, int]]) -> None:
        self.size: Final = size
        near: list[set[int]] = [set() for _ in range(size)]
        for a, b in links:
            near[a].add(b)
            near[b].add(a)
        self.near: Final = [sorted(places) for places in near]

    def is_link(self, a: int, b: int) -> bool:
        """Whether a and b are neighbours."""
        return b in self.near[a]

    def distances(self, start: int) -> list[int]:
        """Steps from `start` to every place; -1 where no path leads."""
        steps = [-1] * self.size
        steps[start] = 0
        queue = [start]
        for place in queue:
            for other in self.near[place]:
                if steps[other] < 0:
                    steps[other] = steps[place] + 1
                    queue.append(other)
        return steps
