"""The messages of one language, read from Fluent files: `locale/<language>/<name>.ftl`."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")
DEFAULT: Final = "en"

_FOLDERS: Final = [Path(__file__).parent / "locale"]

Arguments = Mapping[str, str | int]


def add_folder(folder: Path) -> None:
    """Let messages come from another folder of languages too; the folders added first win."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        catalogue.cache_clear()


def files(lang: str, name: str) -> list[Path]:
    """The files that hold the messages of one name in one language."""
    return [path for folder in _FOLDERS if (path := folder / lang / f"{name}.ftl").is_file()]


class Catalogue:
    """The messages of one language, from the files of some names (`engine`, `cli`, a game's id)."""

    def __init__(self, lang: str, names: tuple[str, ...]) -> None:
        self.lang: Final = lang
        self.names: Final = names
        self._bundle = FluentBundle([lang], use_isolating=False)
        for name in names:
            for path in files(lang, name):
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is such a message in this language."""
        return self._bundle.has_message(key)

    def text(self, key: str, arguments: Arguments | None = None) -> str:
        """The message with its arguments put in. What this language lacks is said in English, or as its bare key."""
        if self._bundle.has_message(key):
            pattern = self._bundle.get_message(key).value
            if pattern is not None:
                return str(self._bundle.format_pattern(pattern, dict(arguments or {}))[0])
        return key if self.lang == DEFAULT else catalogue(DEFAULT, *self.names).text(key, arguments)

    def attributes(self, key: str, arguments: Arguments | None = None) -> dict[str, str]:
        """The attributes of a message (`.in`, `.of`), which a language adds for its own grammar."""
        if not self._bundle.has_message(key):
            return {}
        patterns = self._bundle.get_message(key).attributes
        return {
            name: str(self._bundle.format_pattern(pattern, dict(arguments or {}))[0])
            for name, pattern in patterns.items()
        }


@cache
def catalogue(lang: str, *names: str) -> Catalogue:
    """The messages of one language from the files of these names, read once."""
    return Catalogue(lang, names)


def has(lang: str, key: str) -> bool:
    """Whether a message exists, wherever it belongs: in the file of the game its key begins with, or a common one."""
    name = key.partition("-")[0]
    return catalogue(lang, "engine", "cli", name).has(key)


def language_of(name: str) -> str | None:
    """The language a locale or language name asks for (`fr_CA.UTF-8`, `FR`), None if it is none of ours."""
    lang = name.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return lang if lang in LANGUAGES else None


def preferred(environment: Mapping[str, str]) -> str:
    """The language an environment asks for: QUADRIGA_LANG, then the usual variables of a locale, then English."""
    for variable in ("QUADRIGA_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for name in environment.get(variable, "").split(":"):
            lang = language_of(name)
            if lang is not None:
                return lang
        if variable != "LANGUAGE" and environment.get(variable):
            break
    return DEFAULT
