"""Choosing so many units out of infantry, cavalry and catapults: legions, losses, victims of a pursuit."""

from quadriga.engine.move import ANY, Move


def splits(total: int, most: list[int]) -> list[tuple[int, int, int]]:
    """Every way to choose `total` units out of so many infantry, cavalry and catapults."""
    ways: list[tuple[int, int, int]] = []
    for infantry in range(min(total, most[0]), -1, -1):
        left = total - infantry
        for cavalry in range(min(left, most[1]), max(0, left - most[2]) - 1, -1):
            ways.append((infantry, cavalry, left - cavalry))
    return ways


def chosen(verb: int, total: int, most: list[int]) -> list[Move]:
    """The moves of a choice of exactly `total` units."""
    return [Move(verb, ways[0], ways[1], ways[2]) for ways in splits(total, most)]


def is_beyond(move: Move, most: list[int]) -> bool:
    """Whether a choice, perhaps partial, names more units of a type than there are."""
    return move.a > most[0] or move.b > most[1] or move.c > most[2]


def is_below_zero(move: Move) -> bool:
    """Whether a choice names a number that is none."""
    return move.a < ANY or move.b < ANY or move.c < ANY
