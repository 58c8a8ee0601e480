"""How many hits a volley scores, and how likely: every roll of equal effect put together once and for all."""

from typing import Final

from quadriga.engine.chance import choose, packed
from quadriga.games.conquest.pieces import CATAPULT, CAVALRY, INFANTRY, LAND_TYPES
from quadriga.games.conquest.words import DIE

_KNOWN: Final[dict[tuple[int, int, int, int], list[tuple[int, int]]]] = {}


def strikes(dice: int, infantry: int, cavalry: int, catapults: int) -> list[tuple[int, int]]:
    """9.2: for each number of hits, from none on, one roll of `dice` dice that scores it and the weight of all.

    The other numbers are the units of each type that can score. A number of hits that cannot be is left out, so the
    list is as long as the most hits and one.
    """
    key = (dice, infantry, cavalry, catapults)
    known = _KNOWN.get(key)
    if known is None:
        known = _spread(dice, [infantry, cavalry, catapults])
        _KNOWN[key] = known
    return known


def _spread(dice: int, able: list[int]) -> list[tuple[int, int]]:
    most = min(dice, sum(able))
    rolls = [0] * (most + 1)
    weights = [0] * (most + 1)
    idle = DIE.sides - sum(DIE.weights[:LAND_TYPES])
    blank = len(DIE.weights) - 1
    for a in range(dice + 1):
        for b in range(dice + 1 - a):
            for c in range(dice + 1 - a - b):
                rest = dice - a - b - c
                ways = choose(dice, a) * choose(dice - a, b) * choose(rest + c, c)
                for side, times in ((INFANTRY, a), (CAVALRY, b), (CATAPULT, c)):
                    ways *= int(DIE.weights[side] ** times)
                hits = min(a, able[0]) + min(b, able[1]) + min(c, able[2])
                counts = [0] * (blank + 1)
                counts[:LAND_TYPES] = [a, b, c]
                counts[blank] = rest
                rolls[hits] = packed(counts)
                weights[hits] += ways * int(idle**rest)
    return list(zip(rolls, weights, strict=True))
