"""The titles a server offers: those of the package, and others it was started with."""

from importlib import import_module
from pathlib import Path
from typing import Final

from quadriga import games
from quadriga.engine.errors import UnknownGame
from quadriga.engine.game import Game
from quadriga.table.think import title
from quadriga.text.facts import Aid, Facts, Tables, read_facts
from quadriga.text.rulebook import Rule, read_rulebook
from quadriga.text.speaker import Speaker


class Titles:
    """Games by their id. A title is a module with `title(data)`, its last name is the id, its files lie beside it."""

    def __init__(self, data: Path | None = None, more: tuple[str, ...] = ()) -> None:
        self.data: Final = data
        """A folder whose files replace those of the package."""
        packaged = {id: f"{games.__name__}.{id}" for id in games.titles()}
        self._sources: Final = packaged | {source.rpartition(".")[2]: source for source in more}
        self._facts: Final[dict[str, Tables]] = {}

    def ids(self) -> list[str]:
        """All of them."""
        return list(self._sources)

    def source(self, id: str) -> str:
        """The module a title comes from; raises UnknownGame."""
        if id not in self._sources:
            raise UnknownGame("no-game", id, ", ".join(self._sources))
        return self._sources[id]

    def game(self, id: str) -> Game:
        """A title, loaded once; raises UnknownGame."""
        return title(self.source(id), self.data)

    def read(self) -> None:
        """Load all titles, before anybody is served: two threads that load the same compiled module get half of it."""
        for id in self._sources:
            self.game(id)

    def rules(self, id: str) -> list[Rule]:
        """Its rulebook in our own words; empty where nobody has written one."""
        path = self._folder(id) / "rules.toml"
        return read_rulebook(id, path).rules if path.is_file() else []

    def facts(self, id: str) -> Tables:
        """Its printed facts, file by file: nothing in them is ever secret."""
        if id not in self._facts:
            self._facts[id] = read_facts(self._folder(id) / "data")
        return self._facts[id]

    def aids(self, id: str, lang: str) -> list[Aid]:
        """The tables of its box, in the words of a language."""
        return Facts(Speaker(lang, self.game(id)), self.facts(id)).aids()

    def _folder(self, id: str) -> Path:
        file = import_module(self.source(id)).__file__
        assert file is not None
        return Path(file).parent
