"""The moves of one decision, as a person at a terminal chooses among them: listed, grouped, filtered, completed."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from quadriga.engine.move import ANY, Move
from quadriga.text import Speaker

LIMIT: Final = 20
"""As many moves are listed one by one; more are grouped."""


def fold(text: str) -> str:
    """A text without case, accents and hyphens, to compare by."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).replace("-", " ")


def named(line: str, labels: list[str]) -> int:
    """The place of the one label that is what was typed, or else of the only one that has it in it; -1 for none."""
    wanted = fold(line)
    known = [fold(label) for label in labels]
    if known.count(wanted) == 1:
        return known.index(wanted)
    found = [at for at, label in enumerate(known) if wanted in label]
    return found[0] if len(found) == 1 else -1


class Item:
    """One line of the list: a move, or a partial move that stands for several."""

    def __init__(self, move: Move, moves: list[Move]) -> None:
        self.move: Final = move
        self.moves: Final = moves

    def is_one(self) -> bool:
        """Whether choosing it plays a move."""
        return len(self.moves) == 1


class Choices:
    """What is offered, and the part of it the person is looking at."""

    def __init__(self, speaker: Speaker, moves: list[Move]) -> None:
        self.speaker: Final = speaker
        self.all: Final = moves
        self.texts: Final = {move: speaker.game.vocabulary.text(move) for move in moves}
        self._folded: Final[dict[Move, str]] = {}
        self.shown = moves

    def reset(self) -> None:
        """Look at everything again."""
        self.shown = self.all

    def is_narrowed(self) -> bool:
        """Whether only a part is shown."""
        return len(self.shown) < len(self.all)

    def narrow(self, moves: list[Move]) -> None:
        """Look at these only."""
        self.shown = moves

    def fitting(self, partial: Move) -> list[Move]:
        """The moves that complete a partial one."""
        return [move for move in self.all if move.fits(partial)]

    def like(self, text: str) -> list[Move]:
        """The moves that contain every word of the text, in their text form or their sentence."""
        words = fold(text).split()
        for among in (self.shown, self.all):
            found = [move for move in among if all(word in self._sentence(move) for word in words)]
            if found:
                return found
        return []

    def _sentence(self, move: Move) -> str:
        if move not in self._folded:
            self._folded[move] = fold(f"{self.texts[move]} {self.speaker.move(move)}")
        return self._folded[move]

    def items(self) -> list[Item]:
        """The lines to show: single moves if they are few, else groups by verb, or by the first thing that differs."""
        moves = self.shown
        if len(moves) > LIMIT:
            for depth in range(4):
                groups: dict[Move, list[Move]] = {}
                for move in moves:
                    groups.setdefault(_head(move, depth), []).append(move)
                if 1 < len(groups) < len(moves):
                    return [Item(head if len(group) > 1 else group[0], group) for head, group in groups.items()]
        return [Item(move, [move]) for move in moves]

    def completions(self, typed: str) -> list[tuple[str, str]]:
        """How the last word typed may go on towards a legal move: the word, and the sentence if it ends the move."""
        *before, last = typed.split(" ")
        found: dict[str, str] = {}
        for move, text in self.texts.items():
            words = text.split(" ")
            if len(words) > len(before) and words[: len(before)] == before and words[len(before)].startswith(last):
                ends = len(words) == len(before) + 1
                found.setdefault(words[len(before)], self.speaker.move(move) if ends else "")
        return list(found.items())


def _head(move: Move, depth: int) -> Move:
    """The verb and the first `depth` arguments of a move, the rest open."""
    values = [move.a, move.b, move.c]
    head = values[:depth] + [ANY] * (3 - depth)
    return Move(move.verb, head[0], head[1], head[2])


def starting(words: Iterable[str], typed: str) -> list[str]:
    """The words that begin with what was typed, accents aside."""
    return [word for word in words if fold(word).startswith(fold(typed))]
