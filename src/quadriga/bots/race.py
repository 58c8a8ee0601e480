"""The bot that lets its candidates race: every one in the same guessed worlds with the same dice, the slow drop out.

A world is guessed, each candidate is played in it, the policy plays on for all seats to the next coarse boundary, and
the judge says there what came of it. What counts is the difference to the policy's own move in the same world. Round by
round the better half stays, the policy's move always; at the end the best is taken if it is better beyond noise, else
the policy's move.
"""

from math import sqrt
from time import process_time
from typing import Final, final

from quadriga.bots.bot import Bot
from quadriga.bots.judge import Judge
from quadriga.engine.chance import Rng, Seeded
from quadriga.engine.move import Move
from quadriga.engine.position import Position
from quadriga.engine.seat import CHANCE, NOBODY, Seat

DOUBT: Final = 1.0
"""By how many standard errors a move must be better than the policy's."""
FEWEST: Final = 4
"""After how many worlds a difference may be believed."""
ENOUGH: Final = 12
"""After how many worlds a race may end early."""
CERTAIN: Final = 3.0
"""By how many standard errors one move must be ahead of all others then."""
LONGEST: Final = 4000
"""So many moves a race plays on at most: no stage of any title takes as many."""
SEEDS: Final = 1 << 30


@final
class Lane:
    """One candidate in the race, and how much better than the policy's move it has done in each world."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.runs = 0
        self.value = 0.0
        """The sum of its values."""
        self.ahead = 0.0
        self.squares = 0.0

    def add(self, value: float, own: float) -> None:
        """Count one world: what the candidate was worth there, and what the policy's move was."""
        self.runs += 1
        self.value += value
        self.ahead += value - own
        self.squares += (value - own) * (value - own)

    def mean(self) -> float:
        """How much better than the policy's move, on average."""
        return self.ahead / self.runs if self.runs else 0.0

    def chance(self) -> float:
        """What it was worth, on average."""
        return self.value / self.runs if self.runs else 0.0

    def error(self) -> float:
        """The standard error of `mean`."""
        if self.runs < 2:
            return 1.0
        mean = self.ahead / self.runs
        spread = max(0.0, self.squares / self.runs - mean * mean)
        return sqrt(spread / (self.runs - 1))

    def is_better(self) -> bool:
        """Whether it is better than the policy's move beyond noise."""
        return self.runs >= FEWEST and self.mean() > 0.0 and self.mean() > DOUBT * self.error()


@final
class Race(Bot):
    """Searches within a budget: so many runs a decision, which is the same everywhere, or so much processor time."""

    def __init__(self, judge: Judge, runs: int = 0, seconds: float = 0.0) -> None:
        self.judge: Final = judge
        self.runs: Final = runs
        self.seconds: Final = seconds

    def choose(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        return self.decide(position, seat, moves, rng)

    def decide(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> Move:
        if len(moves) == 1:
            return moves[0]
        lanes = self.race(position, seat, moves, rng)
        best = lanes[0]
        for lane in lanes:
            if lane.is_better() and lane.mean() > best.mean():
                best = lane
        return best.move

    def race(self, position: Position, seat: Seat, moves: list[Move], rng: Rng) -> list[Lane]:
        """Every candidate that ran, the policy's own move first, the others as they dropped out, the last ones last."""
        world = position.guess(seat, rng)
        own = Lane(self.judge.policy.choose(world.copy(), seat, moves, rng))
        alive = [own, *[Lane(move) for move in sample(moves, own.move, self._most(), rng)]]
        dropped: list[Lane] = []
        rounds = 0
        while 1 << rounds < len(alive):
            rounds += 1
        began = process_time()
        spent = 0
        for number in range(rounds):
            share = (number + 1) / rounds
            while True:
                spent += self._heat(world, seat, alive, rng.below(SEEDS))
                if is_clear(alive):
                    return [own, *dropped, *sorted(alive[1:], key=Lane.mean)]
                world = position.guess(seat, rng)
                if self._is_spent(spent, process_time() - began, share):
                    break
            half = (len(alive) + 1) // 2 + 1 if number < rounds - 1 else len(alive)
            others = sorted(alive[1:], key=Lane.mean)
            dropped += others[: max(0, len(alive) - half)]
            alive = [own, *others[max(0, len(alive) - half) :]]
        return [own, *dropped, *alive[1:]]

    def _most(self) -> int:
        """How many candidates the budget allows to be looked at more than once."""
        return max(3, self.runs // FEWEST) if self.runs else 64

    def _is_spent(self, runs: int, seconds: float, share: float) -> bool:
        """Whether that share of the budget is gone."""
        return runs >= share * self.runs if self.runs else seconds >= share * self.seconds

    def _heat(self, world: Position, seat: Seat, lanes: list[Lane], seed: int) -> int:
        """Every lane once in the same world; how many runs that took."""
        own = 0.0
        for number, lane in enumerate(lanes):
            value = self._run(world, lane.move, seat, Seeded(seed))
            if number == 0:
                own = value
            lane.add(value, own)
        return len(lanes)

    def outlook(self, position: Position, seat: Seat | None, worlds: int, rng: Rng) -> list[float]:
        """The chance of every seat to win, as a seat may see it; for None as who knows everything."""
        total = [0.0] * position.seats
        for _ in range(worlds):
            world = position.copy() if seat is None else position.guess(seat, rng)
            values = self._play_on(world, self.judge.stage(world) + self.judge.horizon, Seeded(rng.below(SEEDS)))
            for one in range(len(total)):
                total[one] += values[one]
        return [value / worlds for value in total]

    def _run(self, world: Position, move: Move, seat: Seat, rng: Rng) -> float:
        """What a move comes to for a seat at the next boundary."""
        p = world.copy()
        end = self.judge.stage(p) + self.judge.horizon
        p.push(move)
        return self._play_on(p, end, rng)[seat]

    def _play_on(self, p: Position, end: int, rng: Rng) -> list[float]:
        """The policy for all seats to a boundary, and what the position is worth to each there."""
        p.tell_no_story()
        judge = self.judge
        policy = judge.policy
        for _ in range(LONGEST):
            turn = p.turn()
            if turn == CHANCE:
                p.push(p.draw(rng))
            elif turn == NOBODY or judge.stage(p) >= end:
                break
            else:
                moves = p.moves()
                p.push(moves[0] if len(moves) == 1 else policy.choose(p, turn, moves, rng))
        return judge.values(p)


def is_clear(lanes: list[Lane]) -> bool:
    """Whether more worlds would hardly change the choice: one move is well ahead of all others."""
    first = lanes[0]
    for lane in lanes:
        if lane.mean() > first.mean():
            first = lane
    if first.runs < ENOUGH or (first is not lanes[0] and first.mean() < CERTAIN * first.error()):
        return False
    for lane in lanes:
        if lane is not first and lane.mean() + CERTAIN * (lane.error() + first.error()) > first.mean():
            return False
    return True


def sample(moves: list[Move], own: Move, most: int, rng: Rng) -> list[Move]:
    """The candidates beside the policy's own: all, or as many as the budget can tell apart, each equally likely."""
    others = [move for move in moves if move != own]
    while len(others) > most:
        others.pop(rng.below(len(others)))
    return others
