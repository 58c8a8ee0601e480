"""Data files: a mistake names the file and the entry."""

from collections.abc import Callable
from pathlib import Path

import pytest

from quadriga.engine import BrokenData
from quadriga.engine.data import Entry, index_of, read

TOML = """
title = "Map"
year = 62
wide = true
sizes = [1, 2]
odd = [1, "two"]
truths = [true]

[sea]
name = "Ionian"

[[zone]]
id = "asia"
near = ["roma"]

[[zone]]
id = "roma"
near = ["asia", "thule"]
"""


@pytest.fixture
def entry(tmp_path: Path) -> Entry:
    path = tmp_path / "map.toml"
    path.write_text(TOML, encoding="utf-8")
    return read(path)


def test_values_are_read(entry: Entry) -> None:
    assert entry.text("title") == "Map"
    assert entry.number("year", 0, 100) == 62
    assert entry.truth("wide")
    assert entry.numbers("sizes") == [1, 2]
    assert entry.entry("sea").text("name") == "Ionian"
    assert [zone.text("id") for zone in entry.entries("zone")] == ["asia", "roma"]
    assert entry.has("sea")
    assert not entry.has("land")
    assert entry.names() == ["title", "year", "wide", "sizes", "odd", "truths", "sea", "zone"]


def test_what_is_missing_may_have_a_default(entry: Entry) -> None:
    assert entry.text("author", "nobody") == "nobody"
    assert entry.number("turns", 0, 9, 7) == 7
    assert entry.truth("narrow", False) is False


def test_names_become_numbers(entry: Entry) -> None:
    zones = entry.entries("zone")
    index = index_of(zones)
    assert index == {"asia": 0, "roma": 1}
    assert zones[0].places("near", index) == [1]
    assert zones[0].place("id", index) == 0


MISTAKES: list[tuple[Callable[[Entry], object], str]] = [
    (lambda entry: entry.text("year"), "map.toml: 'year' should be a text, not 62"),
    (lambda entry: entry.text("author"), "map.toml: 'author' should be a text"),
    (lambda entry: entry.number("year", 0, 50), "map.toml: 'year' should be a whole number from 0 to 50, not 62"),
    (lambda entry: entry.number("wide", 0, 1), "map.toml: 'wide' should be a whole number"),
    (lambda entry: entry.truth("year"), "map.toml: 'year' should be true or false"),
    (lambda entry: entry.numbers("odd"), "map.toml: 'odd' holds 'two'"),
    (lambda entry: entry.numbers("truths"), "map.toml: 'truths' holds True"),
    (lambda entry: entry.texts("odd"), "map.toml: 'odd' holds 1"),
    (lambda entry: entry.texts("year"), "map.toml: there should be a list 'year'"),
    (lambda entry: entry.entry("zone"), "map.toml: there should be a table 'zone'"),
    (lambda entry: entry.entries("sizes"), "map.toml: 'sizes' should hold tables, not 1"),
    (lambda entry: entry.entry("sea").number("depth", 0, 9), "map.toml [sea]: 'depth'"),
    (lambda entry: entry.entries("zone")[1].places("near", {"asia": 0}), "[[zone]] roma: 'near' names 'thule'"),
    (lambda entry: entry.entries("zone")[0].place("id", {}), "map.toml [[zone]] asia: 'id' names 'asia'"),
    (lambda entry: index_of(entry.entries("zone") * 2), "map.toml [[zone]] asia: the id 'asia' is there twice"),
]


@pytest.mark.parametrize(("ask", "complaint"), MISTAKES, ids=[complaint for _, complaint in MISTAKES])
def test_a_mistake_names_file_and_entry(entry: Entry, ask: Callable[[Entry], object], complaint: str) -> None:
    with pytest.raises(BrokenData) as caught:
        ask(entry)
    assert complaint in str(caught.value)


@pytest.mark.parametrize("content", [b"a = ", b"\xff\xfe", b"a = 1\na = 2"])
def test_a_file_that_is_not_toml_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    with pytest.raises(BrokenData, match=r"bad\.toml: not TOML"):
        read(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenData, match=r"none\.toml: cannot be read"):
        read(tmp_path / "none.toml")
