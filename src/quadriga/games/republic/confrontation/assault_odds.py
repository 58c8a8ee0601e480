"""Exact odds of a conflict that assaults one province after the other (section 8).

The conflict grows stronger with every province it takes, so a chain has a great many states. But the units it has taken
along matter for its strength alone: every throw is walked through once for each way the dice can be read, and the taken
units are carried beside it, as a distribution.
"""

from typing import Final, final

from quadriga.engine import NOBODY
from quadriga.engine.chance import choose
from quadriga.games.republic import words
from quadriga.games.republic.cards import DEFEAT, DISASTER, PROVINCES
from quadriga.games.republic.combat.assault import AssaultResult, AssaultRoll, targets
from quadriga.games.republic.combat.losses import LandCasualties, NavalCasualties
from quadriga.games.republic.combat.mortality import ChitDraw, Mortality, fates
from quadriga.games.republic.combat.roll import ROLLS
from quadriga.games.republic.position import (
    CAPTIVE,
    CONFLICT_LOSSES,
    REBEL_LOSSES,
    ROMAN_LOSSES,
    TALLY,
    Combat,
)

Taken = dict[tuple[int, int], float]
"""How likely it is that the conflict has taken so many militia and flotillas."""


@final
class Throw:
    """A throw of the chain: the board before it, without what the conflict has taken, and what it may have taken."""

    def __init__(self, board: Combat, frame: AssaultRoll) -> None:
        self.board: Final = board
        self.frame: Final = frame
        self.taken: Final[Taken] = {}

    def readings(self) -> dict[int, Taken]:
        """For each way the dice can be read, what the conflict has taken then; the probabilities of all add up."""
        p = self.board.copy()
        stand_in = (self.frame.province(p) + 1) % PROVINCES
        p.holder[stand_in] = CAPTIVE + self.frame.conflict
        own = self.frame.own(p) - self.frame.omens(p)
        found: dict[int, Taken] = {}
        for (militia, flotillas), chance in self.taken.items():
            p.units[stand_in * words.KINDS + words.MILITIA] = militia
            p.units[stand_in * words.KINDS + words.FLOTILLA] = flotillas
            modifier = own - self.frame.enemy(p)
            for move, ways in ROLLS:
                taken = found.setdefault(self.frame.reading(p, move.a, modifier), {})
                taken[militia, flotillas] = taken.get((militia, flotillas), 0.0) + chance * ways / 216
        return found


@final
class Chain:
    """The whole assault, walked forwards throw by throw; `counts` are the expected counts of the tally."""

    def __init__(self, p: Combat) -> None:
        self.counts: Final = [float(number) for number in p.tally] + [0.0] * (TALLY + 2 * len(p.who) - len(p.tally))
        self.before: Final = p.units[:]
        """The units before the first throw: which of the merged ones are which is decided from them."""
        self.fleets_merged: Final = [False] * PROVINCES
        self.throws: Final[dict[object, Throw]] = {}
        start = p.copy()
        start.tally = [0] * len(self.counts)
        militia = flotillas = 0
        for province in range(PROVINCES):
            if start.holder[province] >= CAPTIVE:
                militia += start.count(province, words.MILITIA)
                flotillas += start.count(province, words.FLOTILLA)
                _set_aside(start, province)
        self._merge(start)
        self._walk(start, {(militia, flotillas): 1.0})
        while self.throws:
            self._fall(self.throws.pop(min(self.throws, key=self._order)))

    def _order(self, key: object) -> int:
        """Throws come by province, on sea before on land: no throw leads to an earlier one."""
        frame = self.throws[key].frame
        return frame.place * 2 + frame.component

    def _fall(self, throw: Throw) -> None:
        """The dice of one throw, read in every way."""
        for reading, taken in throw.readings().items():
            after = throw.board.copy()
            after.tally = [0] * len(self.counts)
            after.stack.pop()
            throw.frame.follow(after, reading // 32, reading % 32 - 1)
            left = self._hurt(after, taken)
            for at, frame in enumerate(after.stack):
                if isinstance(frame, Mortality):
                    # Who dies does not depend on which units do, and decides how much of them is worth telling apart.
                    after.stack.append(after.stack.pop(at))
                    break
            after.settle()
            self._count(after, sum(left.values()), throw.frame.province(after))
            self._walk(after, left)

    def _hurt(self, after: Combat, taken: Taken) -> Taken:
        """7.4: what the conflict loses of what it has taken, by the result that is about to take effect."""
        result = _result(after)
        if result is None or result.result in (DISASTER, DEFEAT) or not result.hurts_conflict(after):
            return taken
        left: Taken = {}
        for (militia, flotillas), chance in taken.items():
            fewer = max(0, militia - result.land), max(0, flotillas - result.naval)
            left[fewer] = left.get(fewer, 0.0) + chance
            self.counts[CONFLICT_LOSSES] += chance * (militia - fewer[0])
            self.counts[CONFLICT_LOSSES + 1] += chance * (flotillas - fewer[1])
        return left

    def _walk(self, start: Combat, taken: Taken) -> None:
        """Walk from one reading of the dice to the next throw, or to the end."""
        weight = sum(taken.values())
        now = [(start, 1.0)]
        while now:
            later: dict[object, tuple[Combat, float]] = {}
            for p, chance in now:
                if p.turn() == NOBODY:
                    continue
                frame = p.stack[-1]
                if isinstance(frame, AssaultRoll):
                    self._arrive(p, frame, chance, taken)
                    continue
                force = _force(p)
                for after, part in _outcomes(p):
                    self._count(after, weight * chance * part, force)
                    key = _branch_key(after)
                    known = later.get(key)
                    later[key] = (after, chance * part) if known is None else (known[0], known[1] + chance * part)
            now = list(later.values())

    def _arrive(self, p: Combat, frame: AssaultRoll, chance: float, taken: Taken) -> None:
        """Another throw is to be made; the militia and flotillas of provinces that fell on the way come along."""
        for province in range(PROVINCES):
            if p.holder[province] >= CAPTIVE and (
                p.count(province, words.MILITIA) or p.count(province, words.FLOTILLA)
            ):
                taken = self._more(p, province, taken)
                _set_aside(p, province)
        key = _throw_key(p, frame)
        throw = self.throws.get(key)
        if throw is None:
            throw = self.throws[key] = Throw(p, frame)
        for pair, part in taken.items():
            throw.taken[pair] = throw.taken.get(pair, 0.0) + chance * part

    def _more(self, p: Combat, province: int, taken: Taken) -> Taken:
        """Find out which survivors of a fallen province are militia and flotillas, and add them to what was taken."""
        at = province * words.KINDS
        others = sum([self.before[at + other] for other in self._others(province, words.FLOTILLA)])
        lands = _split(
            p.count(province, words.MILITIA), self.before[at + words.MILITIA], self.before[at + words.NATIVE]
        )
        ships = _split(p.count(province, words.FLOTILLA), self.before[at + words.FLOTILLA], others)
        found: Taken = {}
        for (militia, flotillas), chance in taken.items():
            for more, likely in lands:
                for more_ships, as_likely in ships:
                    pair = militia + more, flotillas + more_ships
                    found[pair] = found.get(pair, 0.0) + chance * likely * as_likely
        return found

    # ---------------------------------------------------------------- natives among militia and flotillas

    def _merge(self, p: Combat) -> None:
        """Take natives for militia and flotillas: they fight and die alike until a province falls.

        So do fleets, unless a naval battle is ahead in which flotillas without a legion count half.
        """
        naval = any(isinstance(frame, AssaultRoll) and frame.component == words.NAVAL for frame in p.stack)
        for province in range(PROVINCES):
            if p.holder[province] < CAPTIVE:
                at = province * words.KINDS
                p.units[at + words.MILITIA] += p.units[at + words.NATIVE]
                p.units[at + words.FLOTILLA] += p.units[at + words.NATIVE_FLOTILLA]
                p.units[at + words.NATIVE] = 0
                p.units[at + words.NATIVE_FLOTILLA] = 0
                if not naval or p.legions(province):
                    self.fleets_merged[province] = True
                    p.units[at + words.FLOTILLA] += p.units[at + words.FLEET]
                    p.units[at + words.FLEET] = 0

    def _others(self, province: int, kind: int) -> tuple[int, ...]:
        """The kinds that were merged with militia or flotillas."""
        if kind == words.MILITIA:
            return (words.NATIVE,)
        return (words.NATIVE_FLOTILLA, words.FLEET) if self.fleets_merged[province] else (words.NATIVE_FLOTILLA,)

    def _count(self, p: Combat, chance: float, force: int) -> None:
        """Add what a step counted, and forget it; of merged units a force lost each kind has its share, on average."""
        counts = self.counts
        tally = p.tally
        for at, number in enumerate(tally):
            if number:
                counts[at] += chance * number
        for first in (ROMAN_LOSSES, REBEL_LOSSES):
            for kind in (words.MILITIA, words.FLOTILLA):
                lost = tally[first + kind]
                if lost:
                    others = self._others(force, kind)
                    at = force * words.KINDS
                    total = self.before[at + kind] + sum([self.before[at + other] for other in others])
                    for other in others:
                        share = chance * lost * self.before[at + other] / total
                        counts[first + kind] -= share
                        counts[first + other] += share
        p.tally = [0] * len(counts)


def _set_aside(p: Combat, province: int) -> None:
    """Take away what the conflict has taken along."""
    p.units[province * words.KINDS + words.MILITIA] = 0
    p.units[province * words.KINDS + words.FLOTILLA] = 0


def _split(survivors: int, own: int, natives: int) -> list[tuple[int, float]]:
    """How many of the survivors of merged units are no natives, each with its probability."""
    total = choose(own + natives, survivors)
    return [
        (number, choose(own, number) * choose(natives, survivors - number) / total)
        for number in range(max(0, survivors - natives), min(own, survivors) + 1)
    ]


def _outcomes(p: Combat) -> list[tuple[Combat, float]]:
    """What chance may do next, one copy each; the chits of a draw are taken together."""
    found: list[tuple[Combat, float]] = []
    frame = p.stack[-1]
    if isinstance(frame, ChitDraw):
        for first, second, chance in fates(p.cards, p.drawn().owed, 1, frame.conflict >= 0):
            after = p.copy()
            after.stack.pop()
            frame.meet(after, first, second)
            after.settle()
            found.append((after, chance))
        return found
    lumps = p.lumps()
    total = sum([weight for _, weight in lumps])
    for move, weight in lumps:
        after = p.copy()
        after.push(move)
        found.append((after, weight / total))
    return found


def _result(p: Combat) -> AssaultResult | None:
    """The result that takes effect once its dead are counted."""
    for frame in p.stack:
        if isinstance(frame, AssaultResult):
            return frame
    return None


def _force(p: Combat) -> int:
    """The province whose units die next."""
    for frame in p.stack:
        if isinstance(frame, (AssaultRoll, AssaultResult)):
            return targets(p, frame.conflict)[frame.place]
    return 0


def _throw_key(p: Combat, frame: AssaultRoll) -> object:
    """What the future depends on before a throw, beside what was taken."""
    at = frame.province(p) * words.KINDS
    steps = frame.place, frame.component
    return (
        steps,
        sum(p.marker),
        tuple(p.rating),
        tuple(p.units[at : at + words.KINDS]),
        tuple(_captives(p, frame.conflict)),
    )


def _captives(p: Combat, conflict: int) -> list[int]:
    """Those who die if the conflict is driven off and leaves play with its leader (0.2.7, 8.3.5)."""
    if not p.leaders_of(conflict):
        return []
    return [commander for commander, fate in enumerate(p.fate) if fate == words.CAPTURED]


def _branch_key(p: Combat) -> object:
    """What the way to the next throw depends on: the units chance picks from, and those that matter after it."""
    result = _result(p)
    if result is None:
        return p.stack[-1] if p.stack else None, tuple(p.rating), tuple(p.units)
    found = [len(p.stack), p.owed()]
    province = targets(p, result.conflict)[result.place]
    stands = p.commander(province) >= 0
    if stands and result.component == words.NAVAL:
        at = province * words.KINDS
        return (*found, *p.units[at : at + words.KINDS])
    for frame in p.stack:
        if isinstance(frame, LandCasualties):
            found += [
                -1,
                p.count(province, words.VETERAN),
                p.count(province, words.LEGION),
                p.count(province, words.MILITIA),
            ]
        elif isinstance(frame, NavalCasualties):
            found += [-2, p.count(province, words.FLEET), p.count(province, words.FLOTILLA)]
    found += [stands, min(2, p.count(province, words.LEGION))]
    if not stands:
        found += [p.count(province, words.MILITIA), p.count(province, words.FLOTILLA), *_captives(p, result.conflict)]
    return tuple(found)
