"""Whole choices: several things said in one line, where a question may be answered so (engine.steps)."""

import re
from typing import Final

from quadriga.cli.choices import fold
from quadriga.engine.errors import UnknownMove
from quadriga.engine.move import Move
from quadriga.engine.pack import Counts, Pack
from quadriga.engine.position import Position
from quadriga.text import Speaker

NUMBERS: Final = re.compile(r"\d{1,4}(-\d{1,4})?([\s,+]+\d{1,4}(-\d{1,4})?)*")
"""Numbers of a list: `1 3 5`, `2-4, 7`."""


def numbers(line: str) -> list[int]:
    """The numbers of a line that names several, in its order; none if it is something else."""
    if not NUMBERS.fullmatch(line):
        return []
    found: list[int] = []
    for word in re.split(r"[\s,+]+", line):
        first, _, last = word.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


class Wholes:
    """The whole choice a question takes beside its steps, if it takes one."""

    def __init__(self, speaker: Speaker, position: Position) -> None:
        self._speaker: Final = speaker
        self._position: Final = position
        self._steps: Final = [move for move in position.moves() if move.verb == position.question().verbs[0]]
        wholes = position.question().wholes
        self.verb: Final = wholes[0] if wholes else None
        kind = speaker.game.vocabulary.verbs[wholes[0]].kinds[0] if wholes else None
        self._kind: Final = kind if isinstance(kind, Pack) else None

    @property
    def name(self) -> str:
        """The verb that says it; empty where there is none."""
        return "" if self.verb is None else self._speaker.game.vocabulary.verbs[self.verb].name

    def of_steps(self, steps: list[Move]) -> Move | None:
        """The whole choice that some of the listed steps add up to."""
        if self.verb is None or self._kind is None or any(step not in self._steps for step in steps):
            return None
        if isinstance(self._kind, Counts):
            return self._counted({step.a: step.b for step in steps})
        values = [step.a for step in steps]
        return Move(self.verb, self._kind.pack(values)) if len(set(values)) == len(values) else None

    def of_all(self) -> Move | None:
        """Everything: all that can be taken, the order of the list, or as much of each as there may be."""
        if self.verb is None or self._kind is None:
            return None
        return self._most() if isinstance(self._kind, Counts) else self.of_steps(self._steps)

    def of_text(self, text: str) -> Move | None:
        """The whole choice of a line that names its things, perhaps after the verb: `cohors-i + Cohors III`."""
        if self.verb is None or self._kind is None:
            return None
        rest = text.removeprefix(f"{self.name} ").strip()
        if rest == text.strip() and not re.search(r"[+,>:]", text):
            return None
        try:
            return Move(self.verb, self._kind.value("".join(rest.split())))
        except UnknownMove:
            pass
        words = [word.strip() for word in re.split(r"[+,>]", rest) if word.strip()]
        return self._counts_named(words) if isinstance(self._kind, Counts) else self._named(words)

    def completions(self, typed: str) -> list[tuple[str, str]]:
        """How the last word of a line may go on: the verb, then its things with the sign between them."""
        if self.verb is None or self._kind is None:
            return []
        first, space, rest = typed.partition(" ")
        if not space:
            return [(self.name, self._speaker.verb(self.verb))] if self.name.startswith(first) else []
        if first != self.name or isinstance(self._kind, Counts):
            return []
        *before, last = rest.split(self._kind.between)
        head = "".join(f"{word}{self._kind.between}" for word in before)
        of = self._kind.of
        known = [of.slug(step.a) for step in self._steps]
        return [
            (f"{head}{slug}", self._speaker.value(of.name, slug))
            for slug in known
            if slug.startswith(last) and slug not in before
        ]

    # ---------------------------------------------------------------- names

    def _named(self, words: list[str]) -> Move | None:
        assert self.verb is not None
        assert self._kind is not None
        values = [self._value(word) for word in words]
        known = [value for value in values if value is not None]
        if not known or len(known) < len(values) or len(set(known)) < len(known):
            return None
        return Move(self.verb, self._kind.pack(known))

    def _counts_named(self, words: list[str]) -> Move | None:
        counts: dict[int, int] = {}
        for word in words:
            found = re.fullmatch(r"(?P<before>\d{1,3})?\s*(?P<name>\D+?)\s*:?\s*(?P<after>\d{1,3})?", word)
            value = self._value(found["name"]) if found else None
            if found is None or value is None or value in counts:
                return None
            counts[value] = int(found["before"] or found["after"] or 1)
        return self._counted(counts)

    def _value(self, name: str) -> int | None:
        """A thing by its slug or name, whole or a part of it that only one of those offered has."""
        assert self._kind is not None
        of, wanted = self._kind.of, fold(name)
        names = {value: (fold(slug), *self._called(slug)) for value, slug in enumerate(of.slugs)}
        whole = [value for value, known in names.items() if wanted in known]
        offered = {step.a for step in self._steps}
        parts = [value for value in sorted(offered) if any(wanted in known for known in names[value])]
        found = whole or parts
        return found[0] if len(found) == 1 else None

    def _called(self, slug: str) -> list[str]:
        assert self._kind is not None
        return [fold(self._speaker.value(self._kind.of.name, slug, count)) for count in (1, 2)]

    # ---------------------------------------------------------------- counts

    def _counted(self, counts: dict[int, int]) -> Move:
        assert self.verb is not None
        assert self._kind is not None
        return Move(self.verb, self._kind.pack([counts.get(value, 0) for value in range(len(self._kind.of.slugs))]))

    def _most(self) -> Move:
        """As much of each as may be, one kind after the other."""
        there = self._position.copy()
        counts: dict[int, int] = {}
        verb = self._steps[0].verb if self._steps else None
        while there.stack and there.question().wholes == self._position.question().wholes:
            steps = [move for move in there.moves() if move.verb == verb]
            if not steps or steps[-1].a in counts:
                break
            counts[steps[-1].a] = steps[-1].b
            there.push(steps[-1])
        return self._counted(counts)
