"""Land battles of Conquest counted by hand: every face of every die, in fractions, without the engine."""

from fractions import Fraction
from functools import cache
from itertools import product
from math import prod

Army = tuple[int, int, int]
"""Infantry, cavalry, catapults."""

SIDES = {0: 2, 1: 1, 2: 1, 3: 2}
"""Two sides infantry, one cavalry, one catapult, two that hit nobody."""


def take(order: tuple[int, ...], number: int, most: Army) -> Army:
    taken = [0, 0, 0]
    for kind in order:
        taken[kind] = min(number, most[kind])
        number -= taken[kind]
    return taken[0], taken[1], taken[2]


def minus(army: Army, lost: Army) -> Army:
    return army[0] - lost[0], army[1] - lost[1], army[2] - lost[2]


@cache
def hits(dice: int, legion: Army, catapults: int) -> dict[int, Fraction]:
    """How likely each number of hits is, one face after the other."""
    able = (legion[0], legion[1], catapults)
    found: dict[int, int] = {}
    for faces in product(SIDES, repeat=dice):
        struck = sum(min(faces.count(kind), able[kind]) for kind in range(3))
        found[struck] = found.get(struck, 0) + prod(SIDES[face] for face in faces)
    return {struck: Fraction(weight, 6**dice) for struck, weight in found.items()}


class Ledger:
    """One battle fought to the end, with the same orders on both sides."""

    def __init__(
        self, leaders: tuple[int, int], fortified: bool, legion: tuple[int, ...], losses: tuple[int, ...]
    ) -> None:
        self.leaders = leaders
        self.fortified = fortified
        self.legion = legion
        self.losses = losses
        self.known: dict[tuple[Army, Army], dict[tuple[int, int], Fraction]] = {}

    def ends(self, attacker: Army, defender: Army) -> dict[tuple[int, int], Fraction]:
        """How likely it is that so many units of each side are left."""
        if not sum(attacker) or not sum(defender):
            return {(sum(attacker), sum(defender)): Fraction(1)}
        if (attacker, defender) not in self.known:
            self.known[attacker, defender] = self.fight(attacker, defender)
        return self.known[attacker, defender]

    def fight(self, attacker: Army, defender: Army) -> dict[tuple[int, int], Fraction]:
        ours = take(self.legion, min(5 + self.leaders[0], sum(attacker)), attacker)
        theirs = take(self.legion, min(5 + self.leaders[1], sum(defender)), defender)
        walls = (1 if attacker[2] else 2) if self.fortified else 0
        found: dict[tuple[int, int], Fraction] = {}
        again = Fraction(0)
        for struck, chance in hits(sum(ours), ours, attacker[2]).items():
            fallen = take(self.losses, min(struck, sum(theirs)), theirs)
            for back, other in hits(sum(theirs) + walls, theirs, defender[2]).items():
                lost = take(self.losses, min(back, sum(ours)), ours)
                if not sum(fallen) and not sum(lost):
                    again += chance * other
                    continue
                for end, after in self.ends(minus(attacker, lost), minus(defender, fallen)).items():
                    found[end] = found.get(end, Fraction(0)) + chance * other * after
        return {end: chance / (1 - again) for end, chance in found.items()}
