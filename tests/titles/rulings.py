"""A page of rulings as docs/adding-a-game.md shapes it, read line by line."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rulings"
UNTESTED = "none, for it changes nothing in play"
NO_RULING = "Options that are no ruling"
NUMBER = r"[A-Z]-?\d{2,3}[a-z]?"


@dataclass
class Ruling:
    """One ruling of a page."""

    number: str
    title: str
    text: str = ""
    sections: list[str] = field(default_factory=list)
    why: str = ""
    options: dict[str, list[str]] = field(default_factory=dict)
    tests: list[str] = field(default_factory=list)
    untested: bool = False


@dataclass
class Page:
    """A title's page: its rulings, the numbers it leaves out, the options that settle no question of the book."""

    rulings: list[Ruling]
    unused: list[str]
    other_options: list[str]


class Malformed(Exception):
    """The page does not have the form; says where."""


def read(game: str) -> Page:
    """The page of a title."""
    return parse((FOLDER / f"{game}.md").read_text(encoding="utf-8"))


def parse(text: str) -> Page:
    """A page from its text; raises Malformed."""
    head, *chapters = re.split(r"^## ", text, flags=re.MULTILINE)
    unused = re.search(r"^Not used[^:\n]*: ([^.]*)\.", head, re.MULTILINE)
    page = Page([], re.findall(NUMBER, unused[1]) if unused else [], [])
    if "\n### " in head:
        raise Malformed("a ruling stands before the first chapter (##)")
    for chapter in chapters:
        name, *entries = re.split(r"^### ", chapter, flags=re.MULTILINE)
        if name.startswith(NO_RULING):
            page.other_options += re.findall(r"^- `([a-z0-9-]+)`", name, re.MULTILINE)
        page.rulings += [ruling(entry) for entry in entries]
    return page


def ruling(entry: str) -> Ruling:
    """One entry: a heading, how we play, and a list of what is known about it."""
    heading, _, rest = entry.partition("\n")
    found = re.fullmatch(rf"({NUMBER}) (\S.*)", heading)
    if found is None:
        raise Malformed(f"'### {heading}' is not a number and a title")
    text, _, facts = rest.partition("\n- ")
    made = Ruling(found[1], found[2], text.strip())
    for name, said in items("- " + facts):
        match name:
            case "Section" | "Sections":
                made.sections = said.split(", ")
            case "Why":
                made.why = said
            case "Option":
                option, _, values = said.partition(": ")
                made.options[option.strip("`")] = values.split(", ")
            case "Test" | "Tests":
                made.tests = re.findall(r"`(test_\w+)`", said)
                made.untested = said == UNTESTED
            case _:
                raise Malformed(f"{made.number}: nothing reads '{name}'")
    for missing, there in (
        ("how we play", made.text),
        ("- Section:", made.sections),
        ("- Why:", made.why),
        ("- Test:", made.tests or made.untested),
    ):
        if not there:
            raise Malformed(f"{made.number} lacks {missing}")
    return made


def items(facts: str) -> Iterator[tuple[str, str]]:
    """The lines of the list, each as a name and what is said; a line that is indented goes on."""
    for item in re.split(r"^- ", facts.strip(), flags=re.MULTILINE)[1:]:
        name, colon, said = item.partition(": ")
        if not colon:
            raise Malformed(f"'- {item.strip()}' has no name")
        yield name, " ".join(said.split())
