"""One decision of the rulebook: a verb and up to three typed arguments."""

from typing import Final, final

ANY: Final = -1
"""In a partial move: this argument, or the verb, is still open."""


@final
class Move:
    """A verb with its arguments, all of them integers whose meaning the game's vocabulary knows.

    Arguments a verb does not use are `ANY`. A move whose own arguments are `ANY` is partial: it can be asked
    about with `why_not`, never played.
    """

    __slots__ = ("a", "b", "c", "verb")

    def __init__(self, verb: int, a: int = ANY, b: int = ANY, c: int = ANY) -> None:
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return False
        return self.verb == other.verb and self.a == other.a and self.b == other.b and self.c == other.c

    def __hash__(self) -> int:
        # hash() once more: a packed roll makes the number larger than compiled code may return.
        return hash(((self.verb * 1009 + self.a) * 1009 + self.b) * 1009 + self.c)

    def __repr__(self) -> str:
        return f"Move({self.verb}, {self.a}, {self.b}, {self.c})"

    def fits(self, partial: "Move") -> bool:
        """Whether this move is one way to complete `partial`."""
        return (
            (partial.verb == ANY or partial.verb == self.verb)
            and (partial.a == ANY or partial.a == self.a)
            and (partial.b == ANY or partial.b == self.b)
            and (partial.c == ANY or partial.c == self.c)
        )
