"""Decisions with one answer: yes or no, how many, how much, which one."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from quadriga.engine.frame import Decision
from quadriga.engine.move import ANY, Move
from quadriga.engine.position import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class YesNo(Decision[P]):
    """Whether to do something. `verbs` are the yes and the no, in this order; both may name the thing asked about."""

    def yes(self, p: P) -> None:
        """What happens if it is done."""
        raise NotImplementedError

    def no(self, p: P) -> None:
        """What happens if it is not; nothing, usually."""

    def forbids_yes(self, p: P) -> int:
        """Why it cannot be done."""
        return 0

    def forbids_no(self, p: P) -> int:
        """Why it must be done."""
        return 0

    def of(self, p: P) -> int:
        """The thing asked about, where the verbs name it."""
        return ANY

    def forbids_of(self, p: P, thing: int) -> int:
        """Why this thing is not asked about."""
        return 0

    def moves(self, p: P) -> list[Move]:
        verbs = self.verbs
        of = self.of(p)
        moves: list[Move] = []
        if self.forbids_yes(p) == 0:
            moves.append(Move(verbs[0], of))
        if self.forbids_no(p) == 0:
            moves.append(Move(verbs[1], of))
        return moves

    def play(self, p: P, move: Move) -> None:
        if move.verb == self.verbs[0]:
            self.yes(p)
        else:
            self.no(p)

    def why(self, p: P, move: Move) -> int:
        if move.a not in (ANY, self.of(p)):
            return self.forbids_of(p, move.a)
        return self.forbids_yes(p) if move.verb == self.verbs[0] else self.forbids_no(p)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Decision[P]):
    """How many. Its one verb takes the number, or a thing and the number of it."""

    def bounds(self, p: P) -> tuple[int, int]:
        """The fewest and the most."""
        raise NotImplementedError

    def counted(self, p: P, number: int) -> None:
        """What happens."""
        raise NotImplementedError

    def by(self, p: P) -> int:
        """From one number to the next, beginning with the fewest: coins may be of five."""
        return 1

    def of(self, p: P) -> int:
        """The thing that is counted, where the verb names it."""
        return ANY

    def forbids(self, p: P, number: int) -> int:
        """Why a number below, above or between those that may be named is refused."""
        return 0

    def forbids_of(self, p: P, thing: int) -> int:
        """Why another thing than the one asked about is refused."""
        return 0

    def moves(self, p: P) -> list[Move]:
        low, high = self.bounds(p)
        by = self.by(p)
        verb = self.verbs[0]
        of = self.of(p)
        if of == ANY:
            return [Move(verb, number) for number in range(low, high + 1, by)]
        return [Move(verb, of, number) for number in range(low, high + 1, by)]

    def play(self, p: P, move: Move) -> None:
        self.counted(p, move.a if move.b == ANY else move.b)

    def why(self, p: P, move: Move) -> int:
        of = self.of(p)
        if of == ANY:
            return 0 if move.a == ANY else self.forbids(p, move.a)
        if move.a not in (ANY, of):
            return self.forbids_of(p, move.a)
        return 0 if move.b == ANY else self.forbids(p, move.b)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Count[P]):
    """How much of a purse is spent: from `least` to what is in it, no more than `most`."""

    def purse(self, p: P) -> int:
        """What there is to spend."""
        raise NotImplementedError

    def least(self, p: P) -> int:
        """The least that counts."""
        return 0

    def most(self, p: P) -> int:
        """The most that makes sense; the whole purse by itself."""
        return self.purse(p)

    def bounds(self, p: P) -> tuple[int, int]:
        return self.least(p), min(self.purse(p), self.most(p))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOne(Decision[P]):
    """Which one. The first verb takes it, or the thing asked about and it; a second verb, if there is one, declines."""

    def candidates(self, p: P) -> list[int]:
        """What may be chosen, in a stable order."""
        raise NotImplementedError

    def chose(self, p: P, one: int) -> None:
        """What happens."""
        raise NotImplementedError

    def declined(self, p: P) -> None:
        """What happens if none is chosen; nothing, usually."""

    def of(self, p: P) -> int:
        """The thing this is chosen for, where the verb names it first."""
        return ANY

    def forbids(self, p: P, one: int) -> int:
        """Why this one cannot be chosen."""
        return 0

    def forbids_of(self, p: P, thing: int) -> int:
        """Why the choice is not for this thing."""
        return 0

    def forbids_declining(self, p: P) -> int:
        """Why one must be chosen."""
        return 0

    def moves(self, p: P) -> list[Move]:
        verbs = self.verbs
        verb = verbs[0]
        of = self.of(p)
        if of == ANY:
            moves = [Move(verb, one) for one in self.candidates(p)]
        else:
            moves = [Move(verb, of, one) for one in self.candidates(p)]
        if len(verbs) > 1 and self.forbids_declining(p) == 0:
            moves.append(Move(verbs[1]))
        return moves

    def play(self, p: P, move: Move) -> None:
        if move.verb == self.verbs[0]:
            self.chose(p, move.a if move.b == ANY else move.b)
        else:
            self.declined(p)

    def why(self, p: P, move: Move) -> int:
        if move.verb != self.verbs[0]:
            return self.forbids_declining(p)
        of = self.of(p)
        one = move.a if of == ANY else move.b
        if of != ANY and move.a not in (ANY, of):
            return self.forbids_of(p, move.a)
        return 0 if one == ANY else self.forbids(p, one)
