"""Several things in one argument: a set, counts of each, an order. A whole choice says them in one move."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from quadriga.engine.chance import BITS, MASK
from quadriga.engine.errors import UnknownMove
from quadriga.engine.vocabulary import Kind, Named

EMPTY: Final = "-"
MOST: Final = 400
"""No choice names more things than this; a longer text is nonsense and is not taken apart."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack(Kind):
    """Several values of one named kind in one number."""

    def __init__(self, name: str, of: Named, between: str) -> None:
        super().__init__(name)
        self.of: Final = of
        self.between: Final = between

    def pack(self, values: list[int]) -> int:
        """One number for these values."""
        raise NotImplementedError

    def unpack(self, value: int) -> list[int]:
        """The values of a number."""
        raise NotImplementedError

    def slug(self, value: int) -> str:
        return self.between.join([self.of.slug(one) for one in self.unpack(value)]) or EMPTY

    def value(self, slug: str) -> int:
        words = [] if slug == EMPTY else slug.split(self.between, MOST)
        if len(words) > len(self.of.slugs):
            raise UnknownMove("too-many-things", slug)
        values = [self.of.value(word) for word in words]
        if len(set(values)) != len(values):
            raise UnknownMove("twice", slug)
        return self.pack(values)


@final
class Several(Pack):
    """A set, in any order: `cohors-i+cohors-iv`."""

    def __init__(self, name: str, of: Named) -> None:
        super().__init__(name, of, "+")

    def pack(self, values: list[int]) -> int:
        packed = 0
        for value in values:
            packed |= 1 << value
        return packed

    def unpack(self, value: int) -> list[int]:
        return [one for one in range(len(self.of.slugs)) if value >> one & 1]

    def holds(self, value: int) -> bool:
        return value >= 0 and value >> len(self.of.slugs) == 0


@final
class Sequence(Pack):
    """Things in an order: `asia>galatia>syria`."""

    def __init__(self, name: str, of: Named) -> None:
        super().__init__(name, of, ">")

    def pack(self, values: list[int]) -> int:
        packed = 0
        for place, value in enumerate(values):
            packed += (value + 1) << (BITS * place)
        return packed

    def unpack(self, value: int) -> list[int]:
        values: list[int] = []
        while value > 0:
            values.append((value & MASK) - 1)
            value >>= BITS
        return values

    def holds(self, value: int) -> bool:
        if value < 0 or value >> (BITS * len(self.of.slugs)):
            return False
        values = self.unpack(value)
        return all(self.of.holds(one) for one in values) and len(set(values)) == len(values)


@final
class Counts(Pack):
    """How many of each: `infantry:3.cavalry:1`. A count of nothing is left out."""

    def __init__(self, name: str, of: Named) -> None:
        super().__init__(name, of, ".")

    def pack(self, values: list[int]) -> int:
        """One number for the count of each value of the kind, in their order."""
        packed = 0
        for place, count in enumerate(values):
            packed += count << (BITS * place)
        return packed

    def unpack(self, value: int) -> list[int]:
        """The count of each value of the kind."""
        return [(value >> (BITS * place)) & MASK for place in range(len(self.of.slugs))]

    def slug(self, value: int) -> str:
        named = [f"{self.of.slug(one)}:{count}" for one, count in enumerate(self.unpack(value)) if count]
        return self.between.join(named) or EMPTY

    def value(self, slug: str) -> int:
        counts = [0] * len(self.of.slugs)
        for word in [] if slug == EMPTY else slug.split(self.between, MOST):
            name, _, number = word.partition(":")
            if not (number.isdecimal() and number.isascii() and len(number) < 5) or not 0 < int(number) <= MASK:
                raise UnknownMove("not-a-count", word, f"{self.of.slugs[0]}:2")
            one = self.of.value(name)
            if counts[one]:
                raise UnknownMove("twice", slug)
            counts[one] = int(number)
        return self.pack(counts)

    def holds(self, value: int) -> bool:
        return value >= 0 and value >> (BITS * len(self.of.slugs)) == 0
