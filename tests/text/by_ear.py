"""The sentences that are hard to say, with the cases that make them so.

A message is hard if it puts a number or a name into words: then a plural, an elision or an article may go wrong.
`python -m text.by_ear conquest fr`, in tests/, prints them all for reading aloud.
"""

import itertools
import re
import sys
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import quadriga
from quadriga.engine import CHANCE, Kind, Seeded
from quadriga.engine.pack import Counts, Pack
from quadriga.text import Speaker
from quadriga.text.catalogues import catalogue, files
from quadriga.text.speaker import capitalised

NUMBERS = (0, 1, 2, 5)
SEVERAL = (2, 5)
"""What `.several` is said of: like events told in one sentence."""
CASES = 400
"""At most so many sentences are made of one message."""
LISTENED = 2000
SAID = ("move", "event", "prompt")
"""Of these the speaker makes the first letter a capital, whatever thing they begin with."""


class _Looking(Visitor):
    """What one pattern speaks of: variables, those that are counted, and other messages."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counted: set[str] = set()
        self.references: set[tuple[str, str | None]] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [one.key.value if isinstance(one.key, ast.NumberLiteral) else one.key.name for one in node.variants]
        if isinstance(node.selector, ast.VariableReference) and any(key.isdecimal() or key == "one" for key in keys):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))


class Title:
    """The messages of one title in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = quadriga.load(game)
        self.speaker = Speaker(lang, self.game)
        self.lang = lang
        self.patterns: dict[tuple[str, str | None], ast.Pattern] = {}
        for path in files(lang, game):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    if entry.value is not None:
                        self.patterns[entry.id.name, None] = entry.value
                    for attribute in entry.attributes:
                        self.patterns[entry.id.name, attribute.id.name] = attribute.value
        self.kinds = self._kinds()

    def _kinds(self) -> dict[str, list[Kind]]:
        """What an argument of a name may be: in moves, in events, in questions asked in a random game."""
        words = self.game.vocabulary
        found: dict[str, dict[str, Kind]] = {}
        said = [(verb.names, verb.kinds) for verb in words.verbs]
        said += [(list(event.names), list(event.kinds)) for event in words.events.values()]
        said += [([name for name, _ in about], [words.kinds[kind] for _, kind in about]) for about in self._asked()]
        for names, kinds in said:
            for name, kind in zip(names, kinds, strict=True):
                found.setdefault(name, {})[kind.name] = kind
        return {name: list(kinds.values()) for name, kinds in found.items()}

    def _asked(self) -> Iterator[list[tuple[str, str]]]:
        rng = Seeded(1)
        p = self.game.start(self.game.scenarios[0].id, self.game.seats[0], {})
        for _ in range(LISTENED):
            if p.outcome() is not None:
                return
            if p.turn() == CHANCE:
                p.push(p.draw(rng))
                continue
            prompt = p.prompt()
            assert prompt is not None
            about = prompt["about"]
            assert isinstance(about, list)
            yield [(name, kind) for name, kind, _ in about]
            moves = p.moves()
            p.push(moves[rng.below(len(moves))])

    def names(self, key: str, part: str | None = None) -> set[str]:
        """The variables of a message or attribute, those of the messages it speaks of included."""
        looking = _Looking()
        looking.visit(self.patterns[key, part])
        done: set[tuple[str, str | None]] = set()
        while looking.references - done:
            for reference in list(looking.references - done):
                done.add(reference)
                if reference in self.patterns:
                    looking.visit(self.patterns[reference])
        return looking.names

    def hard(self) -> list[tuple[str, str | None]]:
        """All messages and attributes, by key and part, that put a number or a name into words."""
        return [(key, part) for key, part in self.patterns if self.names(key, part)]

    def plain(self) -> Iterator[tuple[str, str]]:
        """Every message and attribute that speaks of nothing else, or only of other messages."""
        for (key, part), pattern in self.patterns.items():
            looking = _Looking()
            looking.visit(pattern)
            if not looking.names:
                words = self.speaker.words
                yield key, words.text(key) if part is None else words.attributes(key)[part]

    def sentences(self, key: str, part: str | None = None) -> list[str]:
        """A message, or one attribute of it, with every hard case of what it speaks of."""
        kinds = self._kinds_in(key)
        bases = sorted({_base(name, kinds) for name in self.names(key, part)})
        number = SEVERAL if part == "several" else NUMBERS
        choices = [self._cases(base, kinds.get(base, []), number) for base in bases]
        said: dict[str, None] = {}
        for case in itertools.islice(itertools.product(*choices), CASES):
            arguments: dict[str, str | int] = {}
            for one in case:
                arguments.update(one)
            words = self.speaker.words
            sentence = words.text(key, arguments) if part is None else words.attributes(key, arguments)[part]
            said[capitalised(sentence) if part is None and self._sort(key) in SAID else sentence] = None
        return list(said)

    def _sort(self, key: str) -> str:
        """What a message is: a move, an event, a prompt, a thing."""
        return key.removeprefix(f"{self.game.id}-").partition("-")[0]

    def _kinds_in(self, key: str) -> dict[str, list[Kind]]:
        """What the arguments of one message may be: exactly, where it is a move or an event."""
        sort, _, name = key.removeprefix(f"{self.game.id}-").partition("-")
        words = self.game.vocabulary
        if sort == "event":
            return {one: [kind] for one, kind in zip(words.events[name].names, words.events[name].kinds, strict=True)}
        for verb in words.verbs if sort == "move" else ():
            if verb.name == name:
                return {one: [kind] for one, kind in zip(verb.names, verb.kinds, strict=True)}
        return self.kinds

    def _cases(self, name: str, kinds: list[Kind], numbers: tuple[int, ...]) -> list[dict[str, str | int]]:
        cases: list[dict[str, str | int]] = []
        for kind in kinds:
            if isinstance(kind, Pack):
                cases += [self._packed(name, kind, number) for number in (0, 1, 3)]
            else:
                cases += [self._named(name, kind, slug) for slug in self._hard_names(kind)]
        return cases or [{name: number} for number in numbers]

    def _named(self, name: str, kind: Kind, slug: str) -> dict[str, str | int]:
        key = f"{self.game.id}-{kind.name}-{slug}"
        text = self.speaker.value(kind.name, slug)
        case: dict[str, str | int] = {name: int(slug) if slug.isdecimal() else text, f"{name}-id": slug}
        for form, said in self.speaker.words.attributes(key, {"count": 1}).items():
            case[f"{name}-{form}"] = said
        return case

    def _packed(self, name: str, kind: Pack, number: int) -> dict[str, str | int]:
        chosen = list(range(min(number, len(kind.of.slugs))))
        if isinstance(kind, Counts):
            chosen = [1 if one in chosen else 0 for one in range(len(kind.of.slugs))]
        slug = kind.slug(kind.pack(chosen))
        return {name: self.speaker.value(kind.name, slug), f"{name}-id": slug, f"{name}-count": number}

    @cache  # noqa: B019
    def _hard_names(self, kind: Kind) -> list[str]:
        """One name for each way names of a kind begin: with or without an article, a vowel, an h, a consonant."""
        slugs = kind.keys()
        if not slugs:
            return [str(number) for number in NUMBERS]
        ways: dict[str, str] = {}
        for slug in slugs:
            forms = self.speaker.words.attributes(f"{self.game.id}-{kind.name}-{slug}", {"count": 1})
            said = [self.speaker.value(kind.name, slug), *forms.values()]
            ways.setdefault(" ".join(_beginning(text) for text in said), slug)
        return list(ways.values())[:8]


def _base(name: str, kinds: dict[str, list[Kind]]) -> str:
    """The argument a variable belongs to: `zone` for `zone-the`."""
    while name not in kinds and "-" in name:
        name = name.rpartition("-")[0]
    return name


def _beginning(text: str) -> str:
    article = re.match(r"(?:les?|la|l’|du|de|des|d’|en|au|aux|à|the|an?)(?:\b|(?<=’)) ?", text, re.IGNORECASE)
    rest = text[article.end() :] if article else text
    letter = rest[:1].lower()
    return (article[0].lower() if article else "") + (
        "v" if letter in "aeiouyàâéèêëîïôœæ" else "h" if letter == "h" else "c"
    )


@cache
def title(game: str, lang: str) -> Title:
    """The messages of a title in a language, read once."""
    return Title(game, lang)


# ---------------------------------------------------------------- what an ear hears

_VOWEL = "aeiouyàâéèêëîïôöùûœæ"
_MUTE_H = "ispan|annibal|asdrubal|annon|imilc|amilcar|onori|elv[eè]t|adri|omm|abit|iver|eure|istoi|onneur|ostil|um[ai]"
_NOT_COUNTED = (
    "de|à|en|sur|pour|ou|et|par|au|aux|contre|avant|dont|est|sont|du|que|qui|fait|ne|se|ont|a|il|la|le|commence|après|encore|"
    "seulement|devant|vers|non|ni|naturel|sans|tant|avec|attend|min|h|d|l|s|n"
)
_ONE_WITH_S = "pas|fois|mois|corps|legs|bus|mauvais|des|sous|après|cas|temps|accès|succès|procès|palais|pays|fils|repas"
_COUNTED = (
    "unit|legion|galley|catapult|talent|card|point|city|province|year|chit|army|fleet|general|leader|marker|die|hit|loss|space|"
    "step|round|turn|month|draw|minute|section|senator|captive|hostage|knight|conflict|ship|time|senator|vote|token|zone"
)

FAULTS = {
    "fr": {
        "an elision is missing": re.compile(
            r"(?<!avantage )(?<!-)\b(?:de(?! A\b)|le|la|que|ne|se|ce|je|jusque|lorsque|puisque) "
            rf"(?!onz|oui)(?:[{_VOWEL}]|h(?={_MUTE_H}))",
            re.IGNORECASE,
        ),
        "an elision before a consonant": re.compile(r"\b(?:[dlnsmtcj]|qu)’[bcdfgjklmnpqrstvwxz0-9]", re.IGNORECASE),
        "an article is not contracted": re.compile(r"\b(?:de|à) les?\b(?! \w+(?:er|ir|re|oir)\b)", re.IGNORECASE),
        "one of several": re.compile(
            r"(?<![\d,:.–−-])(?<!\bun )\b1 (?!(?:pas|fois|mois|corps|sans|dans|sous|puis)\b)\w+s\b"
        ),
        "un or une of several": re.compile(rf"\b[Uu]ne? (?!(?:{_ONE_WITH_S})\b)[a-zéèêàâîôûç]+s\b"),
        "several of one": re.compile(
            rf"(?<![\d,:.–−-])\b(?:[2-9]|1\d+) (?!(?:{_NOT_COUNTED})\b)[a-zéèêàâîôûç]+(?<![sxz])\b"
        ),
        "a capital without its accent": re.compile(
            r"(?:^|[.!?:] )A (?=[a-zéè])"
            r"|\bE(?=gypt|tat|trur(?!ia)|pire\b|ph[eè]s(?!us)|lim|loi|cart|chan|cras|chap|quip|l[eè]v|meut|p[ée]e|t[eé]\b)"
        ),
        "an English word": re.compile(r"\b(?:the|and|of|with|attacker|defender|south|north|turn|army|fleet|year)\b"),
        "a straight apostrophe": re.compile(r"'"),
    },
    "en": {
        "a or an": re.compile(r"\b(?:[Aa] (?=[aeio]|un(?!i))(?!one\b|once\b|or\b|eu)|[Aa]n (?=[bcdfgjklmnpqrstvwz]))"),
        "one of several": re.compile(rf"(?<![\d,:.–−-])(?<!\ba )\b1 (?:{_COUNTED})s\b"),
        "a or one of several": re.compile(rf"\b(?:[Aa]|[Oo]ne) (?:{_COUNTED})s\b"),
        "several of one": re.compile(rf"(?<![\d,:.–−-])\b(?:[02-9]|1\d+) (?:{_COUNTED})\b"),
    },
}
EVERYWHERE = {
    "a thing is not named": re.compile(r"[{}]"),
    "a key instead of a word": re.compile(r"\w_\w"),
    "blanks": re.compile(r"  | [,.](?:\s|$)|^\s|\s$"),
}
_SECOND_PERSON = {
    "fr": re.compile(r"\b(?:vous|votre|vos)\b", re.IGNORECASE),
    "en": re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE),
}
_SENTENCES = re.compile(r"^[a-z]+-(?:move|event|prompt|refusal|end)-")


def faults(lang: str, key: str, sentence: str) -> list[str]:
    """What grates in a sentence."""
    found = [name for name, wrong in (FAULTS[lang] | EVERYWHERE).items() if wrong.search(sentence)]
    if "-event-" in key and _SECOND_PERSON[lang].search(sentence):
        found.append("an event is told to everybody")
    if _SENTENCES.search(key) and sentence and sentence[0].islower():
        found.append("a sentence begins with a capital")
    return found


SHARED = ("assistant", "cli", "engine", "facts", "guide", "records", "serve", "titles", "web")
"""The catalogues that belong to no title."""
COMMANDS = re.compile(r"^(?:assistant|cli|records|serve|move-data|check-data)-(?:example|help|command|prompt)")
"""What quotes the command line, in its own spelling."""
COUNTS = ("dice", "draws", "high", "least", "low", "most", "needed", "number")
"""The variables of no title that are numbers though no message counts them; the others are names here."""
NAMES = ("Rome", "Ariminum", "Hispanie")
"""Names of a consonant, a vowel, an h: what a word before them has to make way for."""
NOT_HEARD = ("web-players", "web-you-among", "web-all-tables", "titles-sampled", "records-type-roll")
"""What is never said of one, or quotes what is typed."""


class House:
    """The messages that belong to no title, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = catalogue(lang, *SHARED)
        self.patterns: dict[tuple[str, str | None], ast.Pattern] = {}
        for name in SHARED:
            for path in files(lang, name):
                for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                    if isinstance(entry, ast.Message):
                        if entry.value is not None:
                            self.patterns[entry.id.name, None] = entry.value
                        for attribute in entry.attributes:
                            self.patterns[entry.id.name, attribute.id.name] = attribute.value

    def counts(self, key: str, part: str | None) -> set[str]:
        """The variables that a message tells apart by number."""
        looking = _Looking()
        looking.visit(self.patterns[key, part])
        return looking.counted

    def sentences(self) -> Iterator[tuple[str, str]]:
        """Every message and attribute, its key first; what it speaks of is none, one and several."""
        for (key, part), pattern in self.patterns.items():
            looking = _Looking()
            looking.visit(pattern)
            names = sorted(looking.names)
            counts = looking.counted.union(COUNTS)
            choices: list[tuple[str | int, ...]] = [NUMBERS if name in counts else NAMES for name in names]
            for case in itertools.islice(itertools.product(*choices), CASES):
                arguments: dict[str, str | int] = dict(zip(names, case, strict=True))
                said = self.words.text(key, arguments) if part is None else self.words.attributes(key, arguments)[part]
                if said and not COMMANDS.search(key) and key not in NOT_HEARD:
                    yield key, " ".join(said.split())


def main() -> None:
    """Print the hard sentences of a title in a language."""
    game, lang = sys.argv[1:3]
    for key, part in title(game, lang).hard():
        print(key, part or "")
        for sentence in title(game, lang).sentences(key, part):
            print("   ", sentence, *faults(lang, key, sentence))


if __name__ == "__main__":
    main()
