"""The rulebook of a game in our own words, from its `rules.toml`."""

from functools import cache
from pathlib import Path
from typing import Final

import quadriga.games
from quadriga.engine.data import Entry, index_of, read
from quadriga.text.catalogues import LANGUAGES


class Rule:
    """One section of the book: what it says, and the code that does it or the reason why none needs to."""

    def __init__(
        self, id: str, title: dict[str, str], gist: dict[str, str], code: list[str], no_effect: dict[str, str]
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.gist: Final = gist
        self.code: Final = code
        self.no_effect: Final = no_effect


class Rulebook:
    """All sections of one book, in its order; `folder` is where the code they name lives."""

    def __init__(self, game: str, folder: Path, rules: list[Rule]) -> None:
        self.game: Final = game
        self.folder: Final = folder
        self.rules: Final = rules
        self._by_id: Final = {rule.id: rule for rule in rules}

    def rule(self, id: str) -> Rule | None:
        """The section with this number, if there is one."""
        return self._by_id.get(id)

    def like(self, text: str) -> list[Rule]:
        """The sections whose number begins so, or whose title or gist contains the text in any language."""
        wanted = text.casefold()
        found = [rule for rule in self.rules if rule.id.casefold().startswith(wanted)]
        if found:
            return found
        return [
            rule
            for rule in self.rules
            if any(wanted in said.casefold() for said in (*rule.title.values(), *rule.gist.values()))
        ]


def rulebook_of(game: str) -> Rulebook | None:
    """The rulebook of a title of the package; None if it has none."""
    path = Path(quadriga.games.__file__).parent / game / "rules.toml"
    return read_rulebook(game, path) if path.is_file() else None


@cache
def read_rulebook(game: str, path: Path) -> Rulebook:
    """The rulebook in a file; raises BrokenData that names the file and the entry at fault."""
    book = read(path)
    entries = book.entries("rule")
    index_of(entries)
    return Rulebook(game, path.parent, [_rule(entry) for entry in entries])


def _rule(entry: Entry) -> Rule:
    code = entry.texts("code") if entry.has("code") else []
    no_effect = _both(entry, "no_effect") if entry.has("no_effect") else {}
    if bool(code) == bool(no_effect):
        raise entry.fail("either 'code' names where the rule lives, or 'no_effect' says why nothing does it")
    for known in entry.values:
        if known not in ("id", "title", "gist", "code", "no_effect"):
            raise entry.fail(f"nothing reads '{known}'")
    return Rule(entry.text("id"), _both(entry, "title"), _both(entry, "gist"), code, no_effect)


def _both(entry: Entry, key: str) -> dict[str, str]:
    said = entry.entry(key)
    for lang in LANGUAGES:
        if not said.text(lang, "").strip():
            raise said.fail(f"'{lang}' is missing")
    return {lang: said.text(lang) for lang in LANGUAGES}
