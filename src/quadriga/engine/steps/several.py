"""Decisions with several answers, nothing happening before the last: which ones, how many of each, in what order.

They are said by steps, which `moves` lists, or as a whole, in one move.
"""

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from quadriga.engine.frame import Among, Decision, Frame
from quadriga.engine.move import ANY, Move
from quadriga.engine.pack import Counts, Sequence, Several
from quadriga.engine.position import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSeveral(Decision[P]):
    """Which ones. `verbs` are taking one and being done; `wholes` holds the verb that says all of them at once.

    By steps they are taken in ascending order, each only while a legal end remains, so that every legal set is reached
    in exactly one way. The whole choice names those still to be taken, in any order. Nothing happens before the end,
    so both ways lead to the same position.
    """

    taken: tuple[int, ...]
    """Those taken so far, ascending; an argument of the constructor."""

    several: ClassVar[Several]
    """The kind of the whole choice's argument."""

    def candidates(self, p: P) -> list[int]:
        """All that could be among them, ascending."""
        raise NotImplementedError

    def forbids_taking(self, p: P, taken: list[int], one: int) -> int:
        """Why one more may not be taken after these; `one` may be anything of its kind."""
        raise NotImplementedError

    def forbids_end(self, p: P, taken: list[int]) -> int:
        """Why these may not be all."""
        return 0

    def is_full(self, p: P, taken: list[int]) -> bool:
        """Whether nothing more can be added, so that the choice ends without being told."""
        return False

    def next_step(self, taken: tuple[int, ...]) -> "Frame[P]":
        """This step with these taken."""
        raise NotImplementedError

    def chose(self, p: P, taken: tuple[int, ...]) -> None:
        """What happens at the end."""
        raise NotImplementedError

    def can_end(self, p: P, taken: list[int], rest: list[int]) -> bool:
        """Whether a legal end remains with some of `rest`; override where adding one after the other does not tell."""
        if self.forbids_end(p, taken) == 0:
            return True
        trial = taken[:]
        for one in rest:
            if self.forbids_taking(p, trial, one) == 0:
                trial.append(one)
                if self.forbids_end(p, trial) == 0:
                    return True
        return False

    def moves(self, p: P) -> list[Move]:
        verbs = self.verbs
        take = verbs[0]
        taken = list(self.taken)
        last = taken[-1] if taken else -1
        rest = [one for one in self.candidates(p) if one > last]
        moves: list[Move] = []
        for place, one in enumerate(rest):
            if self.forbids_taking(p, taken, one) == 0 and self.can_end(p, [*taken, one], rest[place + 1 :]):
                moves.append(Move(take, one))
        if self.forbids_end(p, taken) == 0:
            moves.append(Move(verbs[1]))
        return moves

    def play(self, p: P, move: Move) -> None:
        verbs = self.verbs
        if move.verb == verbs[0]:
            taken = (*self.taken, move.a)
            if self.is_full(p, list(taken)):
                self.chose(p, taken)
            else:
                p.begin(self.next_step(taken))
        elif move.verb == verbs[1]:
            self.chose(p, self.taken)
        else:
            self.chose(p, (*self.taken, *self.several.unpack(move.a)))

    def offers(self, p: P, move: Move) -> bool:
        if move.verb in self.wholes:
            return self._is_legal(p, self.several.unpack(move.a))
        return move in self.moves(p)

    def among(self, p: P, verb: int) -> list[Among]:
        last = self.taken[-1] if self.taken else -1
        return [Among([one for one in self.candidates(p) if one > last], [])]

    def steps(self, p: P, move: Move) -> list[Move]:
        values = self.several.unpack(move.a)
        steps = [Move(self.verbs[0], one) for one in values]
        if not values or not self.is_full(p, [*self.taken, *values]):
            steps.append(Move(self.verbs[1]))
        return steps

    def _is_legal(self, p: P, values: list[int]) -> bool:
        taken = list(self.taken)
        last = taken[-1] if taken else -1
        candidates = self.candidates(p)
        for number, one in enumerate(values):
            if number and self.is_full(p, taken):
                return False
            if one <= last or one not in candidates or self.forbids_taking(p, taken, one):
                return False
            taken.append(one)
            last = one
        return self.forbids_end(p, taken) == 0

    def fault(self, p: P, move: Move) -> tuple[Move, int]:
        taken = list(self.taken)
        candidates = self.candidates(p)
        for one in self.several.unpack(move.a):
            refusal = self.forbids_taking(p, taken, one)
            if refusal or one not in candidates:
                return Move(self.verbs[0], one), refusal
            taken.append(one)
        return Move(self.verbs[1]), self.forbids_end(p, taken)

    def why(self, p: P, move: Move) -> int:
        if move.verb != self.verbs[0]:
            return self.forbids_end(p, list(self.taken))
        if move.a == ANY:
            return self._forbids_any(p)
        taken = list(self.taken)
        return self.forbids_taking(p, taken, move.a) or self.forbids_end(p, [*taken, move.a])

    def _forbids_any(self, p: P) -> int:
        for one in self.candidates(p):
            refusal = self.forbids_taking(p, list(self.taken), one)
            if refusal:
                return refusal
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CountEach(Decision[P]):
    """How many of each kind, one kind after the other; the verb takes the kind and the number.

    `wholes` holds the verb that says all counts at once. A kind of which there is none to choose is passed over.
    Nothing happens before the end.
    """

    counts: tuple[int, ...]
    """The counts of the kinds already asked about; an argument of the constructor. Its length is the kind asked."""

    each: ClassVar[Counts]
    """The kind of the whole choice's argument."""

    def bounds(self, p: P, counts: list[int]) -> tuple[int, int]:
        """The fewest and the most of the next kind, after these counts."""
        raise NotImplementedError

    def forbids(self, p: P, counts: list[int], number: int) -> int:
        """Why a number beyond the bounds is refused."""
        return 0

    def forbids_kind(self, p: P, kind: int) -> int:
        """Why another kind than the one asked about is refused."""
        return 0

    def next_step(self, counts: tuple[int, ...]) -> "Frame[P]":
        """This step after these counts."""
        raise NotImplementedError

    def counted(self, p: P, counts: tuple[int, ...]) -> None:
        """What happens at the end."""
        raise NotImplementedError

    def go_on(self, p: P) -> None:
        """Ask for the next kind of which there is any, or end."""
        counts = list(self.counts)
        kinds = len(self.each.of.slugs)
        while len(counts) < kinds and self.bounds(p, counts)[1] <= 0:
            counts.append(0)
        if len(counts) == kinds:
            self.counted(p, tuple(counts))
        else:
            p.begin(self.next_step(tuple(counts)))

    def moves(self, p: P) -> list[Move]:
        low, high = self.bounds(p, list(self.counts))
        kind = len(self.counts)
        return [Move(self.verbs[0], kind, number) for number in range(low, high + 1)]

    def play(self, p: P, move: Move) -> None:
        if move.verb in self.wholes:
            self.counted(p, tuple(self._counts(move)))
            return
        step = self.next_step((*self.counts, move.b))
        assert isinstance(step, CountEach)
        step.go_on(p)

    def _counts(self, move: Move) -> list[int]:
        """All counts of a whole choice made here."""
        return [*self.counts, *self.each.unpack(move.a)[len(self.counts) :]]

    def offers(self, p: P, move: Move) -> bool:
        if move.verb not in self.wholes:
            return move in self.moves(p)
        named = self.each.unpack(move.a)
        counts = list(self.counts)
        if any(named[: len(counts)]):
            return False
        for number in named[len(counts) :]:
            low, high = self.bounds(p, counts)
            if not low <= number <= max(high, 0):
                return False
            counts.append(number)
        return True

    def among(self, p: P, verb: int) -> list[Among]:
        kinds: list[int] = []
        most: list[int] = []
        highest = list(self.counts)
        for kind in range(len(self.counts), len(self.each.of.slugs)):
            highest.append(self.most(p, highest))
            if highest[kind] > 0:
                kinds.append(kind)
                most.append(highest[kind])
        return [Among(kinds, most)]

    def most(self, p: P, highest: list[int]) -> int:
        """The most there may be of the next kind, whatever is said of those before, of which there may be so many.

        Here: after none of them, or some of one. Override where that is too few.
        """
        asked = len(self.counts)
        counts = [*self.counts, *[0] * (len(highest) - asked)]
        most = self.bounds(p, counts)[1]
        for before in range(asked, len(highest)):
            for number in range(1, highest[before] + 1):
                counts[before] = number
                most = max(most, self.bounds(p, counts)[1])
            counts[before] = 0
        return most

    def steps(self, p: P, move: Move) -> list[Move]:
        named = self.each.unpack(move.a)
        asked = len(self.counts)
        steps = [Move(self.verbs[0], kind, number) for kind, number in enumerate(named[:asked]) if number]
        counts = list(self.counts)
        for kind in range(asked, len(named)):
            if self.bounds(p, counts)[1] > 0 or named[kind]:
                steps.append(Move(self.verbs[0], kind, named[kind]))
            counts.append(named[kind])
        return steps

    def fault(self, p: P, move: Move) -> tuple[Move, int]:
        counts = list(self.counts)
        for kind, number in enumerate(self.each.unpack(move.a)):
            step = Move(self.verbs[0], kind, number)
            if kind < len(self.counts):
                if number:
                    return step, self.forbids_kind(p, kind)
                continue
            low, high = self.bounds(p, counts)
            if not low <= number <= max(high, 0):
                return step, self.forbids(p, counts, number)
            counts.append(number)
        return move, 0

    def why(self, p: P, move: Move) -> int:
        if move.a not in (ANY, len(self.counts)):
            return self.forbids_kind(p, move.a)
        return 0 if move.b == ANY else self.forbids(p, list(self.counts), move.b)


@mypyc_attr(allow_interpreted_subclasses=True)
class InOrder(Decision[P]):
    """In what order: the verb names the next. `wholes` says the whole order. The last one follows by itself."""

    chosen: tuple[int, ...]
    """Those named so far, in their order; an argument of the constructor."""

    sequence: ClassVar[Sequence]
    """The kind of the whole choice's argument."""

    def candidates(self, p: P) -> list[int]:
        """All that are put in order."""
        raise NotImplementedError

    def forbids_next(self, p: P, chosen: list[int], one: int) -> int:
        """Why one may not come next; `one` may be anything of its kind."""
        raise NotImplementedError

    def next_step(self, chosen: tuple[int, ...]) -> "Frame[P]":
        """This step with these named."""
        raise NotImplementedError

    def ordered(self, p: P, order: tuple[int, ...]) -> None:
        """What happens at the end."""
        raise NotImplementedError

    def _rest(self, p: P, chosen: list[int]) -> list[int]:
        return [one for one in self.candidates(p) if one not in chosen]

    def moves(self, p: P) -> list[Move]:
        chosen = list(self.chosen)
        rest = self._rest(p, chosen)
        return [Move(self.verbs[0], one) for one in rest if self.forbids_next(p, chosen, one) == 0]

    def play(self, p: P, move: Move) -> None:
        chosen = [*self.chosen, *(self.sequence.unpack(move.a) if move.verb in self.wholes else [move.a])]
        rest = self._rest(p, chosen)
        if len(rest) > 1:
            p.begin(self.next_step(tuple(chosen)))
        else:
            self.ordered(p, (*chosen, *rest))

    def offers(self, p: P, move: Move) -> bool:
        if move.verb not in self.wholes:
            return move in self.moves(p)
        chosen = list(self.chosen)
        for one in self.sequence.unpack(move.a):
            if one not in self._rest(p, chosen) or self.forbids_next(p, chosen, one):
                return False
            chosen.append(one)
        return len(self._rest(p, chosen)) <= 1

    def among(self, p: P, verb: int) -> list[Among]:
        return [Among(self._rest(p, list(self.chosen)), [])]

    def steps(self, p: P, move: Move) -> list[Move]:
        """The last follows by itself, so it is no step."""
        order = self.sequence.unpack(move.a)
        is_all = sorted(order) == sorted(self._rest(p, list(self.chosen)))
        return [Move(self.verbs[0], one) for one in (order[:-1] if is_all and len(order) > 1 else order)]

    def fault(self, p: P, move: Move) -> tuple[Move, int]:
        chosen = list(self.chosen)
        for one in self.sequence.unpack(move.a):
            refusal = self.forbids_next(p, chosen, one)
            if refusal or one not in self._rest(p, chosen):
                return Move(self.verbs[0], one), refusal
            chosen.append(one)
        return move, 0

    def why(self, p: P, move: Move) -> int:
        return 0 if move.a == ANY else self.forbids_next(p, list(self.chosen), move.a)
