"""A form of a title (engine.form), filled in by a person one line at a time: Enter keeps what is in brackets."""

from collections.abc import Callable
from typing import Any, Final

from quadriga.cli.choices import fold
from quadriga.cli.chooser import choose
from quadriga.cli.reader import Reader
from quadriga.cli.say import Voice
from quadriga.engine.form import CHOICE, CHOICES, NUMBER, ORDER, PAIR, PART, PARTS, TRUTH, Field
from quadriga.engine.game import Game
from quadriga.text import Speaker, catalogue

Plain = dict[str, Any]

NONE: Final = "–"
"""What stands for nothing where an entry may be left out."""
HELP: Final = "?"


class Misread(Exception):
    """A line that is no value of its entry: the key of the sentence that says why, and its arguments."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key: Final = key
        self.arguments: Final = arguments


class Filler:
    """Asks for a situation. What is read keeps to the limits of the form; how entries go together the game checks."""

    def __init__(self, voice: Voice, lines: Reader, game: Game) -> None:
        self._voice: Final = voice
        self._lines: Final = lines
        self._game: Final = game
        self._speaker: Final = Speaker(voice.lang, game)
        self._labels: Final = catalogue(voice.lang, "web")
        self._readers: Final[dict[str, Callable[[Field, str], Any]]] = {
            NUMBER: self._number,
            PAIR: self._pair,
            TRUTH: self._truth,
            CHOICE: self._choice,
            CHOICES: self._choices,
            ORDER: self._order,
            PART: self._flat,
        }

    def situation(self) -> Plain:
        """A whole situation."""
        forms = self._game.forms()
        names = [self._speaker.value(form.words, form.id) for form in forms]
        form = forms[choose(self._voice, self._lines, self._voice.text("assistant-which"), names)]
        self._voice.say("assistant-how-to-fill", help=HELP)
        return {**({form.words: form.id} if form.words else {}), **self._walk(form.fields, "")}

    def _walk(self, fields: list[Field], of: str) -> Plain:
        """All entries of a part, one after the other; one that a neighbour may make needless comes after it."""
        plain: Plain = {}
        later = [field for field in fields if field.unless]
        for field in [*[field for field in fields if not field.unless], *later]:
            if field.unless and field.unless in plain:
                continue
            value = self._ask_parts(field, of) if field.kind == PARTS else self._ask(field, of)
            if value is not None:
                plain[field.name] = value
        return plain

    # ---------------------------------------------------------------- questions

    def _ask(self, field: Field, of: str) -> Any:
        """The value of one entry; None where it is left out."""
        name = " · ".join(filter(None, (of, self._label(field))))
        if field.kind == PART and not _is_flat(field):
            wanted = not field.optional or self._line(name, field, self._shown(field), self._wanted)
            return self._walk(field.fields, name) if wanted else None
        return self._line(name, field, self._shown(field), self._read)

    def _ask_parts(self, field: Field, of: str) -> list[Any]:
        """Parts until there are no more: the first ones are there at first, further ones as long as they are wanted."""
        found: list[Any] = []
        one = Field(field.name, PART, 0, 0, None)
        one.fields = field.fields
        while len(found) < field.most:
            one.optional = len(found) >= field.least
            name = self._voice.text("assistant-part", entry=self._label(field), number=len(found) + 1)
            value = self._ask(one, " · ".join(filter(None, (of, name)))) if _is_flat(one) else self._further(one, name)
            if value is None:
                break
            found.append(value)
        return found

    def _further(self, one: Field, name: str) -> Plain | None:
        wanted = not one.optional or self._line(name, one, self._voice.text("assistant-no"), self._wanted)
        return self._walk(one.fields, name) if wanted else None

    def _line(self, name: str, field: Field, shown: str, read: Callable[[Field, str], Any]) -> Any:
        """Ask until a line can be read."""
        limits = self._limits(field)
        prompt = self._voice.text("assistant-ask", entry=f"{name}{limits}", default=shown) + " "
        known = [(slug, self._choice_name(field, slug)) for slug in field.among]
        while True:
            line = self._lines.line(prompt, lambda typed: [one for one in known if one[0].startswith(typed)])
            if line == HELP:
                self._help(field)
                continue
            try:
                return read(field, line)
            except Misread as error:
                self._voice.say(error.key, **error.arguments)

    def _help(self, field: Field) -> None:
        """What may be typed for an entry."""
        if field.kind == PART:
            for one in field.fields:
                self._voice.line(f"  {self._label(one)}{self._limits(one)} [{self._shown(one)}]")
            self._voice.say("assistant-help-part", example=self._example(field))
        elif field.among:
            for slug in field.among:
                self._voice.line(f"  {slug}  {self._choice_name(field, slug)}")
        else:
            self._voice.say(f"assistant-help-{field.kind}", least=field.least, most=field.most)

    # ---------------------------------------------------------------- lines to values

    def _read(self, field: Field, line: str) -> Any:
        """The value of a line; None leaves an optional entry out."""
        if not line:
            return None if field.optional and field.value is not True else initial(field)
        if field.optional and (line in (NONE, "-") or (field.kind == PART and self._is(line, "no"))):
            return None
        return self._readers[field.kind](field, line)

    def _wanted(self, field: Field, line: str) -> bool:
        """Whether an optional part is there."""
        if not line:
            return field.value is True
        return line not in (NONE, "-") and self._yes(line)

    def _number(self, field: Field, line: str) -> int:
        if not line.removeprefix("-").isdecimal() or len(line) > 9:
            raise Misread("assistant-not-a-number", line=line)
        if not field.least <= int(line) <= field.most:
            raise Misread("assistant-out-of-limits", line=line, least=field.least, most=field.most)
        return int(line)

    def _pair(self, field: Field, line: str) -> list[int]:
        numbers = [self._number(field, word) for word in line.replace("/", " ").replace(",", " ").split()]
        if len(numbers) != 2:
            raise Misread("assistant-not-a-pair", line=line)
        return numbers

    def _truth(self, field: Field, line: str) -> bool:
        return self._yes(line)

    def _yes(self, line: str) -> bool:
        if not (self._is(line, "yes") or self._is(line, "no")):
            raise Misread(
                "assistant-yes-or-no", yes=self._voice.text("assistant-yes"), no=self._voice.text("assistant-no")
            )
        return self._is(line, "yes")

    def _is(self, line: str, word: str) -> bool:
        return bool(line) and fold(self._voice.text(f"assistant-{word}")).startswith(fold(line))

    def _choice(self, field: Field, line: str) -> str:
        """One of several: by its slug or name, or by a part of them that only one has."""
        wanted = _folded(line)
        names = {slug: (_folded(slug), _folded(self._choice_name(field, slug))) for slug in field.among}
        whole = [slug for slug, known in names.items() if wanted in known]
        found = whole or [slug for slug, known in names.items() if any(wanted in name for name in known)]
        if len(found) != 1:
            raise Misread("assistant-which-of", line=line, known=self._names(field, found))
        return found[0]

    def _names(self, field: Field, slugs: list[str]) -> str:
        """Those a line may have meant, or all there are, in the words it is read in."""
        return ", ".join(self._choice_name(field, slug) for slug in slugs or field.among)

    def _choices(self, field: Field, line: str) -> list[str]:
        found = [self._choice(field, word) for word in _words(line)]
        if len(found) > field.most or len(set(found)) < len(found):
            raise Misread("assistant-too-many", most=field.most)
        return found

    def _order(self, field: Field, line: str) -> list[str]:
        first = [self._choice(field, word) for word in _words(line)]
        if len(set(first)) < len(first):
            raise Misread("assistant-too-many", most=len(field.among))
        return [*first, *[slug for slug in field.among if slug not in first]]

    def _flat(self, field: Field, line: str) -> Plain:
        """A part in one line: what differs from its beginning, such as `9 infantry, 2 cavalry` or `fabius`."""
        plain: Plain = initial(field)
        if self._is(line, "yes"):
            return plain
        for text in _words(line):
            one, value = self._entry(field, text)
            if value is None:
                plain.pop(one.name, None)
            else:
                plain[one.name] = value
        return {
            one.name: plain[one.name]
            for one in field.fields
            if one.name in plain and not (one.unless and one.unless in plain)
        }

    def _entry(self, field: Field, text: str) -> tuple[Field, Any]:
        """One entry of a part and its value: its name before or after the value, or a value that only one can have."""
        words = text.split()
        for one in field.fields:
            for cut in range(len(words), 0, -1):
                for name, rest in ((words[:cut], words[cut:]), (words[-cut:], words[:-cut])):
                    if _folded(" ".join(name)) in (_folded(one.name), _folded(self._label(one))):
                        if not rest and one.kind == TRUTH:
                            return one, True
                        return one, self._read(one, " ".join(rest))
        for one in field.fields:
            try:
                if one.kind in (NUMBER, CHOICE):
                    return one, self._read(one, text)
            except Misread as error:
                if one.kind == NUMBER and error.key == "assistant-out-of-limits":
                    raise
        raise Misread("assistant-no-entry", line=text, entries=", ".join(self._label(one) for one in field.fields))

    # ---------------------------------------------------------------- values to words

    def _label(self, field: Field) -> str:
        if field.words and field.kind == NUMBER:
            return self._speaker.value(field.words, field.name)
        return self._labels.text(f"web-field-{field.name.replace('_', '-')}")

    def _choice_name(self, field: Field, slug: str) -> str:
        for kind in field.words.split():
            if slug in self._game.vocabulary.kinds[kind].keys():  # noqa: SIM118
                return self._speaker.value(kind, slug)
        key = f"web-field-{slug}"
        return self._labels.text(key) if self._labels.has(key) else slug

    def _limits(self, field: Field) -> str:
        bounded = field.kind in (NUMBER, PAIR)
        return f" ({field.least}–{field.most})" if bounded else ""

    def _shown(self, field: Field) -> str:
        """What an empty line means."""
        if field.optional and field.value is not True:
            return NONE
        return self._words_of(field, initial(field))

    def _words_of(self, field: Field, value: Any) -> str:
        if isinstance(value, bool):
            return self._voice.text("assistant-yes" if value else "assistant-no")
        if isinstance(value, dict):
            known = {one.name: one for one in field.fields}
            return ", ".join(
                f"{self._label(known[name])} {self._words_of(known[name], one)}" for name, one in value.items()
            )
        if isinstance(value, list):
            return ", ".join(self._words_of(field, one) for one in value) or NONE
        return self._choice_name(field, value) if isinstance(value, str) else str(value)

    def _example(self, field: Field) -> str:
        named = [f"{self._label(one)} {one.most}" for one in field.fields if one.kind == NUMBER]
        return ", ".join(named[:2]) or self._shown(field)


def initial(field: Field) -> Any:
    """What an entry begins with."""
    if field.kind == PART:
        there = [one for one in field.fields if not one.optional or one.value is True]
        return {one.name: initial(one) for one in there}
    if field.kind == PARTS:
        part = Field(field.name, PART, 0, 0, None)
        part.fields = field.fields
        return [initial(part) for _ in range(field.least)]
    return [] if field.kind == CHOICES else field.value


def _is_flat(field: Field) -> bool:
    """Whether a part can be said in one line."""
    return all(one.kind in (NUMBER, CHOICE, TRUTH) for one in field.fields)


def _folded(text: str) -> str:
    return fold(text).replace("_", " ")


def _words(line: str) -> list[str]:
    return [word.strip() for word in line.split(",") if word.strip()]
