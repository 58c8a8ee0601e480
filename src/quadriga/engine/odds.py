"""Exact odds from the rules themselves.

From a position, with a policy for the seats, every outcome of chance is walked once: positions that differ only in
counters are the same state. Whatever leads back to itself (a round without hits) is solved, not unrolled. Where there
are too many states, games are sampled, and the answer states its error.
"""

import math
from collections.abc import Callable
from typing import Final, final

from quadriga.engine.chance import Rng
from quadriga.engine.errors import QuadrigaError
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat

Policy = Callable[[Position, Seat], Move]
"""Which of `position.moves()` a seat makes; it must depend on nothing that the key of a state leaves out."""

Ask = Callable[[Position], object]
"""A question about an end position; the answer must be hashable."""

LIMIT: Final = 200_000
"""As many states are walked before sampling takes over."""

SAMPLES: Final = 20_000
STRIDES: Final = 1_000_000
"""A sampled game of more moves is given up."""

UNKNOWN: Final = 1 << 60
ON_THE_WAY: Final = UNKNOWN + 1
"""In place of a state's number: not seen yet, and seen on the way to the state now sought."""

SURE_95: Final = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""


class TooLarge(QuadrigaError):
    """More states than the limit: only sampling can answer."""


class Endless(QuadrigaError):
    """With these policies the game may go on forever."""


@final
class Odds:
    """How likely each answer is. Exact ones add up to 1 within 1e-12; sampled ones have an error, see `interval`."""

    def __init__(self, exact: bool, chances: dict[object, float], size: int) -> None:
        self.exact: Final = exact
        self.chances: Final = chances
        self.size: Final = size
        """How many states were walked, or games sampled."""

    def chance(self, test: Callable[[object], bool]) -> float:
        """How likely it is that an answer passes the test."""
        return math.fsum([chance for answer, chance in self.chances.items() if test(answer)])

    def mean(self, value: Callable[[object], float]) -> float:
        """The value to be expected of an answer."""
        return math.fsum([value(answer) * chance for answer, chance in self.chances.items()])

    def interval(self, chance: float) -> tuple[float, float]:
        """The 95 % interval of a probability (Wilson's); of an exact one just itself."""
        if self.exact:
            return chance, chance
        n = float(self.size)
        square = SURE_95 * SURE_95
        centre = (chance + square / (2 * n)) / (1 + square / n)
        half = SURE_95 * math.sqrt(chance * (1 - chance) / n + square / (4 * n * n)) / (1 + square / n)
        return max(0.0, centre - half), min(1.0, centre + half)

    def mean_interval(self, value: Callable[[object], float]) -> tuple[float, float]:
        """The 95 % interval of an expected value."""
        mean = self.mean(value)
        if self.exact or self.size < 2:
            return mean, mean
        spread = math.fsum([(value(answer) - mean) ** 2 * chance for answer, chance in self.chances.items()])
        half = SURE_95 * math.sqrt(spread / (self.size - 1))
        return mean - half, mean + half


def odds(
    position: Position,
    policy: Policy,
    ask: Ask,
    rng: Rng,
    is_over: Callable[[Position], bool] | None = None,
    key: Ask | None = None,
    limit: int = LIMIT,
    samples: int = SAMPLES,
) -> Odds:
    """Exact odds where there are at most `limit` states, else sampled ones."""
    try:
        return exact(position, policy, ask, is_over, key, limit)
    except TooLarge:
        return sampled(position, policy, ask, rng, is_over, samples)


def exact(
    position: Position,
    policy: Policy,
    ask: Ask,
    is_over: Callable[[Position], bool] | None = None,
    key: Ask | None = None,
    limit: int = LIMIT,
) -> Odds:
    """Walk all chance from `position` until the game is over, or `is_over` says so, and ask the end positions.

    `key` tells states apart, decisions included; it is `position.odds_key` if None. Raises TooLarge beyond `limit`
    states, and Endless. The true position is walked, hidden facts included: give a seat the odds of what it may know,
    those of `position.guess(seat)`.
    """
    walk = _Walk(policy, ask, is_over, key, limit)
    untold = position.copy()
    untold.tell_no_story()
    first = walk.reach(untold)
    walk.explore()
    return Odds(True, walk.solve(first), len(walk.weights))


def sampled(
    position: Position,
    policy: Policy,
    ask: Ask,
    rng: Rng,
    is_over: Callable[[Position], bool] | None = None,
    samples: int = SAMPLES,
) -> Odds:
    """Play `samples` games from `position` and count the answers."""
    counts: dict[object, int] = {}
    untold = position.copy()
    untold.tell_no_story()
    for _ in range(samples):
        p = untold.copy()
        strides = 0
        while (turn := p.turn()) != NOBODY and not (is_over is not None and is_over(p)):
            p.push(p.draw(rng) if turn == CHANCE else policy(p, turn))
            strides += 1
            if strides > STRIDES:
                raise Endless("a sampled game does not end")
        answer = ask(p)
        counts[answer] = counts.get(answer, 0) + 1
    return Odds(False, {answer: count / samples for answer, count in counts.items()}, samples)


@final
class _Walk:
    """The states where chance decides, numbered as they are found, and the weights of the ways between them.

    An answer is the target -1, -2, ... in the order found. Where a seat decides, the key of the position stands for the
    state or answer its policy leads to, so each decision is walked once.
    """

    def __init__(
        self, policy: Policy, ask: Ask, is_over: Callable[[Position], bool] | None, key: Ask | None, limit: int
    ) -> None:
        self.policy: Final = policy
        self.ask: Final = ask
        self.is_over: Final = is_over
        self.key: Final = key
        self.limit: Final = limit
        self.weights: Final[list[dict[int, int]]] = []
        """For each state how much weight leads to each target."""
        self.answers: Final[dict[object, int]] = {}
        self._number: Final[dict[object, int]] = {}
        self._waiting: Final[list[tuple[int, Position]]] = []

    def reach(self, p: Position) -> int:
        """Let the policy decide from `p` on, and give the number of the state or answer that is reached."""
        passed: list[object] = []
        while True:
            turn = p.turn()
            if turn == NOBODY or (self.is_over is not None and self.is_over(p)):
                target = self._answer(self.ask(p))
                break
            key = p.odds_key() if self.key is None else self.key(p)
            target = self._number.get(key, UNKNOWN)
            if target == ON_THE_WAY:
                raise Endless("the policy goes round in circles")
            if target != UNKNOWN:
                break
            if turn == CHANCE:
                target = self._state(key, p)
                break
            passed.append(key)
            self._number[key] = ON_THE_WAY
            p.push(self.policy(p, turn))
        for key in passed:
            self._number[key] = target
        return target

    def _answer(self, answer: object) -> int:
        target = self.answers.get(answer)
        if target is None:
            target = -1 - len(self.answers)
            self.answers[answer] = target
        return target

    def _state(self, key: object, p: Position) -> int:
        number = len(self.weights)
        if number >= self.limit:
            raise TooLarge(f"more than {self.limit} states")
        self._number[key] = number
        self.weights.append({})
        self._waiting.append((number, p))
        return number

    def explore(self) -> None:
        """Find every state that can be reached."""
        while self._waiting:
            number, p = self._waiting.pop()
            weights = self.weights[number]
            for move, weight in p.lumps():
                after = p.copy()
                after.push(move)
                target = self.reach(after)
                weights[target] = weights.get(target, 0) + weight

    def solve(self, first: int) -> dict[object, float]:
        """How likely each answer is, from the state or answer `first`."""
        if first < 0:
            return dict.fromkeys(self.answers, 1.0)
        mass = [0.0] * len(self.weights)
        mass[first] = 1.0
        ends = [0.0] * (len(self.answers) + 1)
        for knot in reversed(knots(self.weights)):
            if len(knot) == 1:
                _flow(knot[0], self.weights[knot[0]], mass, ends)
            else:
                _untie(knot, self.weights, mass, ends)
        return {answer: ends[-target] for answer, target in self.answers.items()}


def _flow(state: int, weights: dict[int, int], mass: list[float], ends: list[float]) -> None:
    """Send the mass of one state on. What comes back to it goes again, so only the ways out count."""
    out = 0
    for target, weight in weights.items():
        if target != state:
            out += weight
    if out == 0:
        raise Endless("chance goes round in circles")
    for target, weight in weights.items():
        if target < 0:
            ends[-target] += mass[state] * (weight / out)
        elif target != state:
            mass[target] += mass[state] * (weight / out)


def _untie(knot: list[int], weights: list[dict[int, int]], mass: list[float], ends: list[float]) -> None:
    """Send the mass of states that lead to each other on: take out one after the other, linking past it.

    Only sums and products of positive numbers (Grassmann, Taksar and Heyman), so nothing cancels.
    """
    ways: dict[int, dict[int, float]] = {}
    for state in knot:
        total = sum(weights[state].values())
        ways[state] = {target: weight / total for target, weight in weights[state].items()}
    for state in knot:
        way = ways.pop(state)
        way.pop(state, None)
        out = math.fsum(way.values())
        if out == 0.0:
            raise Endless("chance goes round in circles")
        for target in way:
            way[target] /= out
            if target < 0:
                ends[-target] += mass[state] * way[target]
            else:
                mass[target] += mass[state] * way[target]
        for other in ways.values():
            back = other.pop(state, 0.0)
            if back:
                for target, chance in way.items():
                    other[target] = other.get(target, 0.0) + back * chance


def knots(weights: list[dict[int, int]]) -> list[list[int]]:
    """The strongly connected parts of a graph, each after all it leads to (Tarjan, without recursion)."""
    size = len(weights)
    order = [-1] * size
    low = [0] * size
    on_path = [False] * size
    path: list[int] = []
    found: list[list[int]] = []
    count = 0
    for root in range(size):
        if order[root] >= 0:
            continue
        calls: list[tuple[int, list[int]]] = [(root, [target for target in weights[root] if target >= 0])]
        order[root] = low[root] = count
        count += 1
        path.append(root)
        on_path[root] = True
        while calls:
            state, targets = calls[-1]
            if targets:
                target = targets.pop()
                if order[target] < 0:
                    order[target] = low[target] = count
                    count += 1
                    path.append(target)
                    on_path[target] = True
                    calls.append((target, [one for one in weights[target] if one >= 0]))
                elif on_path[target]:
                    low[state] = min(low[state], order[target])
                continue
            calls.pop()
            if calls:
                before = calls[-1][0]
                low[before] = min(low[before], low[state])
            if low[state] == order[state]:
                found.append(_cut(path, state, on_path))
    return found


def _cut(path: list[int], state: int, on_path: list[bool]) -> list[int]:
    """Take the end of the path off, from `state` on."""
    knot = []
    while True:
        last = path.pop()
        on_path[last] = False
        knot.append(last)
        if last == state:
            return knot
