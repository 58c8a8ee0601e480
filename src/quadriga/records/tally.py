"""The dice of a record counted: how often each face came up against its exact weight, and who had the luck."""

import math
from typing import Final, final

from quadriga.engine.frame import Chance
from quadriga.engine.game import Game
from quadriga.engine.move import Move
from quadriga.engine.seat import CHANCE
from quadriga.engine.vocabulary import Roll
from quadriga.records.loader import Page, refuse_altered, replay
from quadriga.records.record import BrokenRecord, Record


@final
class Table:
    """One kind of dice, or one kind of draw: what could come, how often it did, and how often it should have."""

    def __init__(self, name: str, labels: list[str]) -> None:
        self.name: Final = name
        """The kind of a roll, or the verb of another draw."""
        self.labels: Final = labels
        self.seen: Final = [0] * len(labels)
        self.expected: Final = [0.0] * len(labels)
        self.is_alike = True
        """Whether every die had the same weights, without which chi-square says nothing."""

    def dice(self) -> int:
        """How many dice were rolled, or draws made."""
        return sum(self.seen)

    def freedom(self) -> int:
        """The degrees of freedom: the labels that can come up, less one."""
        return sum(1 for expected in self.expected if expected) - 1

    def chi_square(self) -> float | None:
        """How far the dice are from their weights; None where that says nothing: unlike weights or too few dice."""
        expected = [number for number in self.expected if number]
        if not self.is_alike or len(expected) < 2 or min(expected) < 5:
            return None
        return math.fsum(
            [(seen - hoped) ** 2 / hoped for seen, hoped in zip(self.seen, self.expected, strict=True) if hoped]
        )


@final
class Luck:
    """What the dice a seat rolled in battle scored, and what such dice score on average."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.rolls = 0
        self.scored = 0
        self.expected = 0.0
        self.variance = 0.0

    def surplus(self) -> float:
        """Hits above what was to be expected."""
        return self.scored - self.expected

    def deviations(self) -> float:
        """The surplus in standard deviations: beyond two is one time in twenty."""
        return self.surplus() / math.sqrt(self.variance) if self.variance > 0 else 0.0


@final
class Tally:
    """All dice of one record. Tables count void draws too, for they were rolled; luck counts only what stood."""

    def __init__(
        self, draws: int, void: int, tables: list[Table], lucks: list[Luck], stop: BrokenRecord | None = None
    ) -> None:
        self.draws: Final = draws
        self.void: Final = void
        self.tables: Final = tables
        self.lucks: Final = lucks
        self.stop: Final = stop
        """Where a record of another behaviour version can be followed no further: what comes after is not counted."""


@final
class _Fight:
    """One roll in battle: whose, and what it scored against what it might have."""

    def __init__(self, line: int, seat: int, scored: int, expected: float, variance: float) -> None:
        self.line: Final = line
        self.seat: Final = seat
        self.scored: Final = scored
        self.expected: Final = expected
        self.variance: Final = variance


@final
class _Counter:
    """Watches the draws of a replay."""

    def __init__(self) -> None:
        self.tables: Final[dict[str, Table]] = {}
        self._shares: Final[dict[str, dict[str, float]]] = {}
        self.fights: Final[list[_Fight]] = []

    def watch(self, record: Record, line: int, move: Move) -> None:
        """Count one draw."""
        if record.position.why_not(move, CHANCE) is not None:
            return
        if not self._count_rolls(record, move):
            self._count_draw(record, move)
        self._weigh(record, line, move)

    def _count_rolls(self, record: Record, move: Move) -> bool:
        verb = record.game.vocabulary.verbs[move.verb]
        found = False
        for kind, value in zip(verb.kinds, (move.a, move.b, move.c), strict=False):
            if isinstance(kind, Roll):
                found = True
                table = self.tables.setdefault(f"roll {kind.name}", Table(kind.name, kind.faces))
                counts = kind.die.counts(value)
                dice = sum(counts)
                for face, count in enumerate(counts):
                    table.seen[face] += count
                    table.expected[face] += dice * kind.die.weights[face] / kind.die.sides
        return found

    def _count_draw(self, record: Record, move: Move) -> None:
        words = record.game.vocabulary
        chances = record.position.chances()
        total = sum([weight for _, weight in chances])
        name = words.verbs[move.verb].name
        shares = {words.text(one).partition(" ")[2]: weight / total for one, weight in chances}
        drawn = words.text(move).partition(" ")[2]
        table = self.tables.setdefault(name, Table(name, []))
        table.is_alike = table.is_alike and self._shares.setdefault(name, shares) == shares
        for label, share in shares.items():
            if label not in table.labels:
                table.labels.append(label)
                table.seen.append(0)
                table.expected.append(0.0)
            at = table.labels.index(label)
            table.expected[at] += share
            table.seen[at] += int(label == drawn)

    def _weigh(self, record: Record, line: int, move: Move) -> None:
        position = record.position
        chance = position.stack[-1]
        assert isinstance(chance, Chance), chance
        seat = chance.roller(position)
        if seat == CHANCE:
            return
        lumps = position.lumps()
        total = sum([weight for _, weight in lumps])
        scores = [chance.score(position, one) for one, _ in lumps]
        mean = math.fsum([score * weight / total for score, (_, weight) in zip(scores, lumps, strict=True)])
        square = math.fsum([score * score * weight / total for score, (_, weight) in zip(scores, lumps, strict=True)])
        scored = chance.score(position, move)
        self.fights.append(_Fight(line, int(seat), scored, mean, max(0.0, square - mean * mean)))


def tally(game: Game, data: bytes) -> Tally:
    """Count the dice of a record; raises BrokenRecord."""
    page = Page(data)
    refuse_altered(game, page)
    counter = _Counter()
    reading = replay(game, page, counter.watch)
    record = reading.record
    lucks = [Luck(seat) for seat in range(record.header.seats)]
    for fight in counter.fights:
        if record.lines[fight.line - 2].stands:
            luck = lucks[fight.seat]
            luck.rolls += 1
            luck.scored += fight.scored
            luck.expected += fight.expected
            luck.variance += fight.variance
    void = sum(1 for line in record.lines if "draw" in line.plain and not line.stands)
    rolled = [luck for luck in lucks if luck.rolls]
    return Tally(record.draws, void, list(counter.tables.values()), rolled, reading.parting())


def surprise(chi_square: float, freedom: int) -> float:
    """How likely fair dice are to be at least as far from their weights: the tail of chi-square, in closed form."""
    half = chi_square / 2
    if freedom % 2:
        tail = math.erfc(math.sqrt(half))
        term = math.exp(-half) * math.sqrt(half) / math.gamma(1.5)
        step = 1.5
    else:
        tail = 0.0
        term = math.exp(-half)
        step = 1.0
    for _ in range((freedom - 1) // 2 if freedom % 2 else freedom // 2):
        tail += term
        term *= half / step
        step += 1
    return min(1.0, tail)
