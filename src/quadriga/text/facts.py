"""The printed facts of a title as people read them: the tables of its box, and the face of one card, man or place.

Which tables and entries are worth showing the catalogue `facts` says: those it has words for.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import quadriga.games
from quadriga.text.catalogues import Catalogue, catalogue
from quadriga.text.speaker import Speaker

Tables = dict[str, dict[str, Any]]
"""The data files of a title by name, each with its tables."""
Row = dict[str, Any]

BEYOND: Final = 99
"""A bound that stands for none."""
NOTHING: Final = "–"
FORMS: Final = ("ability", "effect")
"""What the catalogue of a title may say of a thing beside its name."""


def read_facts(folder: Path) -> Tables:
    """The data files in a folder."""
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))}


@cache
def facts_of(game: str) -> Tables:
    """The printed facts of a title of the package; empty if it has none."""
    return read_facts(Path(quadriga.games.__file__).parent / game / "data")


class Aid:
    """A table of the box: a heading, a note where it needs one, columns, and rows by name."""

    def __init__(self, key: str, title: str, note: str, columns: list[str], rows: list[tuple[str, list[str]]]) -> None:
        self.key: Final = key
        self.title: Final = title
        self.note: Final = note
        self.columns: Final = columns
        self.rows: Final = rows


class Facts:
    """Reads the facts of one title in one language."""

    def __init__(self, speaker: Speaker, tables: Tables | None = None) -> None:
        self._speaker: Final = speaker
        self._game: Final = speaker.game.id
        self._tables: Final = facts_of(self._game) if tables is None else tables
        self._words: Final[Catalogue] = catalogue(speaker.lang, "engine", "facts")

    # ---------------------------------------------------------------- whole tables

    def aids(self) -> list[Aid]:
        """Every table the catalogue has a heading for."""
        found = []
        for file, tables in self._tables.items():
            for name, value in tables.items():
                key = f"{file}-{name}"
                title, note = self._own(f"aid-{key}"), self._own(f"aid-{key}-note")
                if title is not None:
                    columns, rows = self._aid(value)
                    said = "" if note is None else self._words.text(note)
                    found.append(Aid(key, self._words.text(title), said, columns, rows))
        return [aid for aid in found if aid.rows]

    def _aid(self, value: object) -> tuple[list[str], list[tuple[str, list[str]]]]:
        if isinstance(value, dict) and isinstance(value.get("row"), list):
            return self._matrix(value)
        if isinstance(value, dict) and not _rows(value):
            named = [(name, one) for name, one in value.items() if self._label(name) is not None]
            return [self._words.text("fact-figure")], [(self._heading(name), [self.said(one)]) for name, one in named]
        rows = [_flat(row) for row in _rows(value)]
        names = [name for name in dict.fromkeys(name for row in rows for name in row) if self._label(name) is not None]
        names = [name for name in names if any(self._tells(row, name) for row in rows)]
        return [self._heading(name) for name in names], [
            (self._name(row), [self.said(row.get(name), name) for name in names]) for row in rows
        ]

    def _tells(self, row: Row, name: str) -> bool:
        """Whether an entry of a row says something that its name does not."""
        return self.said(row.get(name)) not in (NOTHING, self._name(row))

    def _matrix(self, value: Row) -> tuple[list[str], list[tuple[str, list[str]]]]:
        """A table with a column for each heading of its own, or a list of rows by die."""
        rows = [row for row in value["row"] if isinstance(row, dict)]
        heads = value.get("columns")
        if not isinstance(heads, list):
            names = [name for name in rows[0] if self._label(name) is not None]
            return [self._heading(name) for name in names], [
                (_die(row), [self.said(row.get(name), name) for name in names]) for row in rows
            ]
        cells = [next(one for one in row.values() if isinstance(one, list)) for row in rows]
        every = self._words.text("fact-all")
        return [str(head) for head in heads], [
            (_die(row), [every if row.get("all") else self.said(one) for one in list_])
            for row, list_ in zip(rows, cells, strict=True)
        ]

    # ---------------------------------------------------------------- one thing

    def face(self, kind: str, slug: str) -> list[tuple[str, str]]:
        """All that is printed of one thing, each entry with its heading; then what it does, in our words."""
        shown: dict[str, str] = {}
        for row in self._entries(kind, slug):
            for name, value in {**_flat(row), **self._movement(kind, row)}.items():
                if self._label(name) is not None and (said := self.said(value, name)) != NOTHING:
                    shown.setdefault(self._heading(name), said)
        told = self._speaker.words.attributes(f"{self._game}-{kind}-{slug}", {"count": 1})
        return [*shown.items(), *[(self._words.text(f"told-{form}"), told[form]) for form in FORMS if form in told]]

    def entry(self, kind: str, slug: str, name: str) -> object:
        """One printed entry of a thing; None if it has none."""
        return next((row[name] for row in self._entries(kind, slug) if name in row), None)

    def numbered(self, kind: str, number: int) -> str | None:
        """The slug of the thing of a kind that has a number printed on it, or stands at that place of the list."""
        slugs = list(self._speaker.game.vocabulary.kinds[kind].keys())
        for tables in self._tables.values():
            for row in _rows(tables.get(kind)):
                if number in (row.get("number"), row.get("n")) and _slug(row) in slugs:
                    return _slug(row)
        return slugs[number - 1] if 1 <= number <= len(slugs) else None

    def link(self, one: str, other: str) -> list[tuple[str, str]]:
        """What is printed on the way between two neighbours: pass, strait, river, what it costs."""
        for tables in self._tables.values():
            for row in _rows(tables.get("link")):
                if {row.get("a"), row.get("b")} == {one, other}:
                    named = [(name, self.said(value)) for name, value in row.items() if value]
                    costs = tables.get("rules", {}).get("move_cost", {})
                    named.append(("move_cost", self.said(costs.get(row.get("kind")))))
                    return [
                        (self._heading(f"link-{name}"), said)
                        for name, said in named
                        if self._label(f"link-{name}") is not None and said != NOTHING
                    ]
        return []

    def _movement(self, kind: str, row: Row) -> Row:
        """The movement points of a piece, where one table gives them by sort."""
        for tables in self._tables.values():
            sorts = tables.get("meta", {}).get("pm")
            if isinstance(sorts, dict) and (moves := sorts.get(row.get("category", kind))) is not None:
                return {"moves": moves}
        return {}

    def _entries(self, kind: str, slug: str) -> list[Row]:
        """The rows that bear this name, of the table named like its kind if any; a card tells what it is of."""
        found: list[tuple[str, Row]] = []
        for tables in self._tables.values():
            for name, value in tables.items():
                rows = value.get("row") if isinstance(value, dict) and "row" in value else value
                found += [(name, row) for row in _rows(rows) if slug in (_slug(row), _named(row))]
        own = [row for name, row in found if name == kind and kind != "card"]
        return own or [row for _, row in found] or self._sort(slug)

    def _sort(self, slug: str) -> list[Row]:
        """The row of the sort of piece that one of many is: `general` for `black-general-2`."""
        parts = slug.split("-")[1:]
        return [row for tables in self._tables.values() for row in _rows(tables.get("pieces")) if _slug(row) in parts]

    # ---------------------------------------------------------------- words

    def said(self, value: object, name: str = "") -> str:
        """A printed value in words; the entry it stands in may have words of its own for some values."""
        special = self._own(f"word-{name}-{value}") if name else None
        if special is not None:
            return self._words.text(special)
        if value is None or value in ("", []):
            return NOTHING
        if isinstance(value, bool):
            return self._words.text("fact-yes" if value else "fact-no")
        if isinstance(value, list):
            return " · ".join(self.said(one) for one in value)
        if isinstance(value, int):
            return NOTHING if value <= -BEYOND or value >= BEYOND * 100 else str(value).replace("-", "−")
        text = str(value)
        word = self._own(f"word-{text}")
        return self._words.text(word) if word is not None else self._speaker.slug(text.replace("_", "-"))

    def _heading(self, name: str) -> str:
        label = self._label(name)
        assert label is not None
        return self._words.text(label)

    def _label(self, name: str) -> str | None:
        return self._own(f"fact-{name}")

    def _own(self, key: str) -> str | None:
        """The key of a message, the title's own before the one for all; None if there is neither or it is empty."""
        for one in (f"{self._game}-{key}", key):
            if self._words.has(one):
                return one if self._words.text(one) else None
        return None

    def _name(self, row: Row) -> str:
        id = _slug(row)
        own = self._own(f"when-{id}")
        if own is not None:
            return self._words.text(own)
        said = self._speaker.slug(id)
        if said != id:
            return said
        name = row.get("name") or row.get(f"name_{self._speaker.lang}")
        return str(name or row.get("level") or row.get("number") or id)


def _rows(value: object) -> list[Row]:
    """The entries of a list, or of a dictionary of things, which then carry their own name."""
    if isinstance(value, list):
        return [row for row in value if isinstance(row, dict)]
    if isinstance(value, dict):
        return [{"id": id, **row} for id, row in value.items() if isinstance(row, dict)]
    return []


def _flat(row: Row) -> Row:
    """`{normal: {pf: 3}}` as `normal-pf`."""
    found: Row = {}
    for name, value in row.items():
        if isinstance(value, dict):
            found.update({f"{name}-{inner}": one for inner, one in value.items()})
        else:
            found[name] = value
    return found


def _slug(row: Row) -> str:
    return str(row.get("id", "")).replace("_", "-")


def _named(row: Row) -> str:
    """The name of a man as a slug, where his id is a number."""
    return str(row.get("name_en", "")).casefold().replace(" ", "-")


def _die(row: Row) -> str:
    """The roll a row is for."""
    low, high = row.get("min"), row.get("max")
    if isinstance(low, int) and isinstance(high, int):
        if low <= -BEYOND:
            return f"≤ {high}"
        return f"≥ {low}" if high >= BEYOND else str(high)
    return str(row.get("die", row.get("total", row.get("roll", "")))).replace("-", "−")
