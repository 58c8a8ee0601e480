"""Which units die (sections 0.2.1 to 0.2.3), and the promotion of a veteran (0.2.6)."""

from typing import ClassVar, Final, final

from quadriga.engine import ANY, Chance, Move, Rng
from quadriga.engine.chance import choose
from quadriga.games.republic import words
from quadriga.games.republic.cards import VICTORY
from quadriga.games.republic.position import (
    LAND_KINDS,
    NAVAL_KINDS,
    PROMOTED_TALLY,
    REBEL_PROMOTED_TALLY,
    Combat,
)


def suffer(p: Combat, force: int, land: int, naval: int) -> None:
    """0.2.1, 0.2.3: a force loses so many land and naval units; chance picks them where there is anything to pick."""
    if naval and not _settled(p, force, NAVAL_KINDS, naval, p.naval_units(force)):
        p.begin(NavalCasualties(force, naval))
    if land and not _settled(p, force, LAND_KINDS, land, p.land_units(force)):
        p.begin(LandCasualties(force, land))


def _settled(p: Combat, force: int, kinds: tuple[int, ...], number: int, units: int) -> bool:
    """Take losses that leave no choice: the whole domain, or units of one kind only."""
    if number >= units:
        for kind in kinds:
            p.lose(force, kind, p.count(force, kind))
        return True
    for kind in kinds:
        if p.count(force, kind) == units:
            p.lose(force, kind, number)
            return True
    return False


@final
class LandCasualties(Chance[Combat]):
    """0.2.3: each land unit is as likely to die as any other; native units are what the named ones leave."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOSE_LAND,)

    def __init__(self, force: int, number: int) -> None:
        self.force: Final = force
        self.number: Final = number

    def chances(self, p: Combat) -> list[tuple[Move, int]]:
        legions = p.count(self.force, words.LEGION)
        veterans = p.count(self.force, words.VETERAN)
        militia = p.count(self.force, words.MILITIA)
        natives = p.count(self.force, words.NATIVE)
        found = []
        for a in range(min(legions, self.number) + 1):
            for b in range(min(veterans, self.number - a) + 1):
                for c in range(min(militia, self.number - a - b) + 1):
                    rest = self.number - a - b - c
                    if rest <= natives:
                        ways = choose(legions, a) * choose(veterans, b) * choose(militia, c) * choose(natives, rest)
                        found.append((Move(words.LOSE_LAND, a, b, c), ways))
        return found

    def offers(self, p: Combat, move: Move) -> bool:
        rest = self.number - move.a - move.b - move.c
        return (
            move.verb == words.LOSE_LAND
            and 0 <= move.a <= p.count(self.force, words.LEGION)
            and 0 <= move.b <= p.count(self.force, words.VETERAN)
            and 0 <= move.c <= p.count(self.force, words.MILITIA)
            and 0 <= rest <= p.count(self.force, words.NATIVE)
        )

    def draw(self, p: Combat, rng: Rng) -> Move:
        lost = pick(p, self.force, LAND_KINDS, self.number, rng)
        return Move(words.LOSE_LAND, lost[words.LEGION], lost[words.VETERAN], lost[words.MILITIA])

    def play(self, p: Combat, move: Move) -> None:
        p.lose(self.force, words.LEGION, move.a)
        p.lose(self.force, words.VETERAN, move.b)
        p.lose(self.force, words.MILITIA, move.c)
        p.lose(self.force, words.NATIVE, self.number - move.a - move.b - move.c)


@final
class NavalCasualties(Chance[Combat]):
    """0.2.3: each ship is as likely to go down as any other; native flotillas are what the named ones leave."""

    verbs: ClassVar[tuple[int, ...]] = (words.LOSE_NAVAL,)

    def __init__(self, force: int, number: int) -> None:
        self.force: Final = force
        self.number: Final = number

    def chances(self, p: Combat) -> list[tuple[Move, int]]:
        fleets = p.count(self.force, words.FLEET)
        flotillas = p.count(self.force, words.FLOTILLA)
        natives = p.count(self.force, words.NATIVE_FLOTILLA)
        found = []
        for a in range(min(fleets, self.number) + 1):
            for b in range(min(flotillas, self.number - a) + 1):
                rest = self.number - a - b
                if rest <= natives:
                    ways = choose(fleets, a) * choose(flotillas, b) * choose(natives, rest)
                    found.append((Move(words.LOSE_NAVAL, a, b), ways))
        return found

    def offers(self, p: Combat, move: Move) -> bool:
        return (
            move.verb == words.LOSE_NAVAL
            and 0 <= move.a <= p.count(self.force, words.FLEET)
            and 0 <= move.b <= p.count(self.force, words.FLOTILLA)
            and 0 <= self.number - move.a - move.b <= p.count(self.force, words.NATIVE_FLOTILLA)
            and move.c == ANY
        )

    def draw(self, p: Combat, rng: Rng) -> Move:
        lost = pick(p, self.force, NAVAL_KINDS, self.number, rng)
        return Move(words.LOSE_NAVAL, lost[words.FLEET], lost[words.FLOTILLA])

    def play(self, p: Combat, move: Move) -> None:
        p.lose(self.force, words.FLEET, move.a)
        p.lose(self.force, words.FLOTILLA, move.b)
        p.lose(self.force, words.NATIVE_FLOTILLA, self.number - move.a - move.b)


def pick(p: Combat, force: int, kinds: tuple[int, ...], number: int, rng: Rng) -> list[int]:
    """Draw units one by one without putting them back; how many of each kind."""
    left = [p.count(force, kind) if kind in kinds else 0 for kind in range(words.KINDS)]
    lost = [0] * words.KINDS
    for _ in range(number):
        ball = rng.below(sum(left))
        for kind in range(words.KINDS):
            ball -= left[kind]
            if ball < 0:
                left[kind] -= 1
                lost[kind] += 1
                break
    return lost


def promote(p: Combat, force: int, result: int) -> None:
    """0.2.6: a surviving plain legion becomes a veteran, bound to the commander if he lives (A18)."""
    general = p.commander(force)
    number = 1
    if result == VICTORY and general >= 0 and p.who[general] < p.cards.senators:
        number = p.cards.promotions[p.who[general]]
    number = min(number, p.count(force, words.LEGION))
    if not number:
        return
    p.add(force, words.LEGION, -number)
    p.add(force, words.VETERAN, number)
    p.tally[REBEL_PROMOTED_TALLY if p.is_rebel(force) else PROMOTED_TALLY] += number
    if general >= 0:
        p.tell(words.E_PROMOTED, force, number, p.who[general])
    else:
        p.tell(words.E_PROMOTED_FREE, force, number)
