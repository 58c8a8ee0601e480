"""Maps as graphs."""

from quadriga.engine import Graph

#  0 - 1 - 2     4 - 5
#   \  |
#      3
MAP = Graph(6, [(1, 0), (1, 2), (3, 1), (0, 3), (4, 5), (5, 4)])


def test_neighbours_are_sorted_and_mutual() -> None:
    assert MAP.near == [[1, 3], [0, 2, 3], [1], [0, 1], [5], [4]]
    assert all(MAP.is_link(a, b) == MAP.is_link(b, a) for a in range(6) for b in range(6))


def test_a_link_is_one_step() -> None:
    assert MAP.is_link(1, 3)
    assert not MAP.is_link(0, 2)
    assert not MAP.is_link(2, 2)


def test_distances_and_places_out_of_reach() -> None:
    assert MAP.distances(2) == [2, 1, 0, 2, -1, -1]
    assert MAP.distances(5) == [-1, -1, -1, -1, 1, 0]
