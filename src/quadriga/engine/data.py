"""Facts from TOML files, checked as they are read; a mistake names the file and the entry."""

import tomllib
from pathlib import Path
from typing import Final, final

from quadriga.engine.errors import BrokenData


@final
class Entry:
    """One table of a data file."""

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where: Final = where
        self.values: Final = values

    def fail(self, what: str) -> BrokenData:
        """The error to raise about this entry."""
        return BrokenData(f"{self.where}: {what}")

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self.values

    def names(self) -> list[str]:
        """The keys of the entry, in file order."""
        return list(self.values)

    def text(self, key: str, default: str | None = None) -> str:
        """A string."""
        value = self.values.get(key, default)
        if not isinstance(value, str):
            raise self.fail(f"'{key}' should be a text, not {value!r}")
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number between low and high, both included."""
        value = self.values.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(f"'{key}' should be a whole number from {low} to {high}, not {value!r}")
        return value

    def truth(self, key: str, default: bool | None = None) -> bool:
        """True or false."""
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            raise self.fail(f"'{key}' should be true or false, not {value!r}")
        return value

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers."""
        return [value for value in self._items(key) if self._is(value, int, key)]  # type: ignore[misc]

    def texts(self, key: str) -> list[str]:
        """A list of strings."""
        return [value for value in self._items(key) if self._is(value, str, key)]  # type: ignore[misc]

    def entry(self, key: str) -> "Entry":
        """A table inside this one."""
        value = self.values.get(key)
        if not isinstance(value, dict):
            raise self.fail(f"there should be a table '{key}'")
        return Entry(f"{self.where} [{key}]", value)

    def entries(self, key: str) -> list["Entry"]:
        """An array of tables."""
        made = []
        for number, value in enumerate(self._items(key), 1):
            if not isinstance(value, dict):
                raise self.fail(f"'{key}' should hold tables, not {value!r}")
            made.append(Entry(f"{self.where} [[{key}]] {value.get('id', number)}", value))
        return made

    def place(self, key: str, index: dict[str, int]) -> int:
        """The number of a name that must be in `index`."""
        name = self.text(key)
        if name not in index:
            raise self.fail(f"'{key}' names '{name}', which does not exist")
        return index[name]

    def places(self, key: str, index: dict[str, int]) -> list[int]:
        """The numbers of names that must all be in `index`."""
        for name in self.texts(key):
            if name not in index:
                raise self.fail(f"'{key}' names '{name}', which does not exist")
        return [index[name] for name in self.texts(key)]

    def _items(self, key: str) -> list[object]:
        value = self.values.get(key)
        if not isinstance(value, list):
            raise self.fail(f"there should be a list '{key}'")
        return value

    def _is(self, value: object, kind: type, key: str) -> bool:
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.fail(f"'{key}' holds {value!r}")
        return True


def read(path: Path) -> Entry:
    """A TOML file as its outermost entry; raises BrokenData."""
    try:
        return Entry(path.name, tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BrokenData(f"{path.name}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenData(f"{path.name}: not TOML: {error}") from None


def index_of(entries: list[Entry]) -> dict[str, int]:
    """Numbers for the ids of entries, in file order; each id once."""
    index: dict[str, int] = {}
    for entry in entries:
        id = entry.text("id")
        if id in index:
            raise entry.fail(f"the id '{id}' is there twice")
        index[id] = len(index)
    return index
