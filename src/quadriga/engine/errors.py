"""Errors by cause: a move that cannot be read, a move the rules forbid, data or a position that is broken."""

from typing import Final, final

from quadriga.engine.move import Move

LONGEST: Final = 60
"""No more than this is quoted of a text that cannot be read."""


class QuadrigaError(Exception):
    """Anything this package refuses. What people read is made from keys; the text is for whoever reads a trace."""


class Unknown(QuadrigaError):
    """A word that means nothing here: the key of the sentence `unknown-<key>`, the word, what would be right."""

    def __init__(self, key: str, word: str = "", expected: str = "") -> None:
        super().__init__(f"{key}: '{word[:LONGEST]}'" + (f" ({expected})" if expected else ""))
        self.key: Final = key
        self.word: Final = word[:LONGEST]
        self.expected: Final = expected


class UnknownMove(Unknown):
    """A text that is no move of this game."""


class UnknownGame(Unknown):
    """A game, scenario, option or number of seats that does not exist."""


class BrokenData(QuadrigaError):
    """A data file that is not what its loader expects; names the file and the entry for whoever mends it."""


class BrokenPosition(QuadrigaError):
    """A saved position that is damaged, or that the rules could never reach."""


class BadSituation(QuadrigaError):
    """A battle to begin at that is none: the key of the reason, the entry at fault and what would be right there."""

    def __init__(self, key: str, where: str = "", expected: str = "") -> None:
        super().__init__(f"{where or 'situation'}: {key}" + (f" ({expected})" if expected else ""))
        self.key: Final = key
        self.where: Final = where
        self.expected: Final = expected


@final
class Refusal:
    """Why a move is not offered: the rule that forbids it and the key of a sentence about it.

    `general` marks an answer that names no particular rule of the book.
    """

    __slots__ = ("general", "key", "move", "rule")

    def __init__(self, rule: str, key: str, move: Move, general: bool = False) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.move: Final = move
        self.general: Final = general

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r})"


class IllegalMove(QuadrigaError):
    """A move the position does not offer; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} ({refusal.rule})")
        self.refusal = refusal

    @property
    def rule(self) -> str:
        """The number of the rule that forbids the move."""
        return self.refusal.rule

    @property
    def key(self) -> str:
        """The key of the sentence that explains it."""
        return self.refusal.key
