"""The words of one game: its kinds of argument, verbs, events and refusals, and their plain text form.

A move as text is its verb and the slugs of its arguments, separated by blanks: `march black-general-2 asia`.
The same words name the keys of the catalogues: `<game>-move-<verb>`, `<game>-event-<key>`,
`<game>-refusal-<key>`, `<game>-<kind>-<slug>`.
"""

from typing import Final, TypeVar, final

from mypy_extensions import mypyc_attr

from quadriga.engine.chance import BITS, MASK, Die, packed
from quadriga.engine.errors import UnknownMove
from quadriga.engine.event import EventKind
from quadriga.engine.move import ANY, Move

LARGEST: Final = 1_000_000_000
"""No number in any game is larger; what is asked beyond it is nonsense."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What an argument is: a zone, a piece, a card, a number, a roll."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def slug(self, value: int) -> str:
        """The text form of a value."""
        return str(value)

    def value(self, slug: str) -> int:
        """The value of a text form; raises UnknownMove."""
        try:
            value = int(slug)
        except ValueError:
            raise UnknownMove("not-a-number", slug) from None
        if value == ANY:
            raise UnknownMove("not-a-number", slug)
        return value

    def holds(self, value: int) -> bool:
        """Whether a number is a value of this kind at all."""
        return -LARGEST <= value <= LARGEST

    def keys(self) -> list[str]:
        """The slugs that need a text in every language."""
        return []


K = TypeVar("K", bound=Kind)


@final
class Named(Kind):
    """A kind with a fixed list of named values."""

    def __init__(self, name: str, slugs: list[str]) -> None:
        super().__init__(name)
        self.slugs: Final = slugs
        self._values: Final = {slug: value for value, slug in enumerate(slugs)}

    def slug(self, value: int) -> str:
        return self.slugs[value]

    def value(self, slug: str) -> int:
        value = self._values.get(slug)
        if value is None:
            near = [known for known in self.slugs if known.startswith(slug[:3])][:5]
            raise UnknownMove("not-quite" if near else "nothing-here", slug, ", ".join(near))
        return value

    def holds(self, value: int) -> bool:
        return 0 <= value < len(self.slugs)

    def keys(self) -> list[str]:
        return self.slugs


@final
class Roll(Kind):
    """A roll of special or ordinary dice: `infantry:3.blank:1`, or `-` for no die at all."""

    def __init__(self, name: str, die: Die, faces: list[str]) -> None:
        super().__init__(name)
        self.die: Final = die
        self.faces: Final = faces

    def slug(self, value: int) -> str:
        counts = self.die.counts(value)
        shown = [f"{face}:{count}" for face, count in zip(self.faces, counts, strict=True) if count]
        return ".".join(shown) if shown else "-"

    def value(self, slug: str) -> int:
        counts = [0] * len(self.faces)
        for part in [] if slug == "-" else slug.split("."):
            face, _, number = part.partition(":")
            if face not in self.faces or not (number.isdecimal() and len(number) < 5) or not 0 < int(number) <= MASK:
                raise UnknownMove("not-a-face", part, f"{self.faces[0]}:2")
            counts[self.faces.index(face)] += int(number)
        if any(count > MASK for count in counts):
            raise UnknownMove("too-many-dice", slug)
        return packed(counts)

    def holds(self, value: int) -> bool:
        return value >= 0 and value >> (BITS * len(self.faces)) == 0

    def keys(self) -> list[str]:
        return self.faces


@final
class Verb:
    """One thing a player, or chance, may decide; `rule` is where the book speaks of it."""

    def __init__(self, name: str, rule: str, names: list[str], kinds: list[Kind]) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.names: Final = names
        self.kinds: Final = kinds


@final
class Vocabulary:
    """All words of one game. Games fill it when they are imported and never afterwards."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.kinds: Final[dict[str, Kind]] = {}
        self.verbs: Final[list[Verb]] = []
        self.events: Final[dict[str, EventKind]] = {}
        self.numbered: Final[list[EventKind]] = []
        """The events by their numbers."""
        self.refusals: Final[list[tuple[str, str]]] = [("", "")]
        self.prompts: Final[dict[str, str]] = {}
        self.ends: Final[dict[str, str]] = {}
        self.asides: Final[set[int]] = set()
        """The verbs of what is said aside: no answer to a question, so it may be said whoever is asked."""
        self._verb_of: Final[dict[str, int]] = {}

    def kind(self, kind: K) -> K:
        """Add a kind of argument."""
        self.kinds[kind.name] = kind
        return kind

    def verb(self, name: str, rule: str, **arguments: Kind) -> int:
        """Add a verb with up to three named arguments; its number is the `verb` of its moves."""
        assert len(arguments) <= 3, name
        self._verb_of[name] = len(self.verbs)
        self.verbs.append(Verb(name, rule, list(arguments), list(arguments.values())))
        return len(self.verbs) - 1

    def aside(self, name: str, rule: str, **arguments: Kind) -> int:
        """Add a verb of something said aside; its first argument is the seat that says it."""
        number = self.verb(name, rule, **arguments)
        self.asides.add(number)
        return number

    def event(self, key: str, secret: str = "", **arguments: Kind) -> EventKind:
        """Add an event; `secret` names, separated by blanks, the arguments only its audience may know."""
        kind = EventKind(key, list(arguments), list(arguments.values()), secret.split(), len(self.numbered))
        self.events[key] = kind
        self.numbered.append(kind)
        return kind

    def refusal(self, key: str, rule: str) -> int:
        """Add a reason to refuse; the number is what the condition that finds it returns."""
        self.refusals.append((key, rule))
        return len(self.refusals) - 1

    def prompt(self, key: str, rule: str) -> str:
        """Add the question a decision asks, and the rule that asks it."""
        self.prompts[key] = rule
        return key

    def end(self, key: str, rule: str) -> str:
        """Add a way the game may end."""
        self.ends[key] = rule
        return key

    def text(self, move: Move) -> str:
        """The move as text; raises UnknownMove if it is partial or no move of this game at all."""
        if not 0 <= move.verb < len(self.verbs):
            raise UnknownMove("no-move", repr(move))
        verb = self.verbs[move.verb]
        words = [verb.name]
        for kind, value in zip(verb.kinds, (move.a, move.b, move.c), strict=False):
            if value != ANY and not kind.holds(value):
                raise UnknownMove("no-move", repr(move), kind.name)
            words.append(kind.slug(value) if value != ANY else "?")
        return " ".join(words)

    def parse(self, text: str) -> Move:
        """The move of a text; arguments may be left out at the end, or `?`, which makes it partial."""
        words = text.split()
        if not words:
            raise UnknownMove("empty")
        number = self._verb_of.get(words[0])
        if number is None:
            raise UnknownMove("no-verb", words[0], ", ".join(self._verb_of))
        verb = self.verbs[number]
        if len(words) - 1 > len(verb.kinds):
            raise UnknownMove("too-many-words", verb.name, " ".join(verb.names) or "-")
        values = [ANY, ANY, ANY]
        for place, word in enumerate(words[1:]):
            if word != "?":
                values[place] = verb.kinds[place].value(word)
        return Move(number, values[0], values[1], values[2])

    def is_sensible(self, move: Move) -> bool:
        """Whether verb and arguments, as far as they are given, are words of this game."""
        if not 0 <= move.verb < len(self.verbs):
            return False
        kinds = self.verbs[move.verb].kinds
        values = (move.a, move.b, move.c)
        for place, value in enumerate(values):
            if value != ANY and (place >= len(kinds) or not kinds[place].holds(value)):
                return False
        return True

    def is_whole(self, move: Move) -> bool:
        """Whether every argument the verb takes is given."""
        if not 0 <= move.verb < len(self.verbs):
            return False
        taken = len(self.verbs[move.verb].kinds)
        values = (move.a, move.b, move.c)
        return ANY not in values[:taken] and all(value == ANY for value in values[taken:])
