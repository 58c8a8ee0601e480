"""The rulebook of every title in our words: tested section by section, and cited only where it says something."""

import re
from pathlib import Path

import pytest

from quadriga.conform.coverage import coverage
from quadriga.games import TITLES, load
from quadriga.text.rulebook import Rulebook, rulebook_of

TESTS = Path(__file__).resolve().parents[1]
every_title = pytest.mark.parametrize("game", TITLES)


def book_of(game: str) -> Rulebook:
    """The rulebook a title must have."""
    book = rulebook_of(game)
    assert book is not None
    return book


@every_title
def test_every_section_with_an_effect_has_a_test_and_every_mark_and_name_leads_somewhere(game: str) -> None:
    found = coverage(book_of(game), TESTS)
    assert (found.untested, found.unknown, found.lost) == ([], [], [])


@every_title
def test_every_word_cites_a_section(game: str) -> None:
    vocabulary = load(game).vocabulary
    cited = {verb.rule for verb in vocabulary.verbs} | {rule for _, rule in vocabulary.refusals[1:]}
    cited |= {*vocabulary.prompts.values(), *vocabulary.ends.values()}
    assert sorted(rule for rule in cited if book_of(game).rule(rule) is None) == []


@every_title
def test_docstrings_open_with_a_section_its_chapter_or_a_point_of_it(game: str) -> None:
    book = book_of(game)
    known = {".".join(parts[:depth]) for parts in (rule.id.split(".") for rule in book.rules) for depth in range(1, 9)}
    for path in sorted(book.folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for cited in re.findall(r'^ *"""(\d+(?:\.\w+)*)[ :,]', text, re.MULTILINE):
            assert cited in known or cited.rpartition(".")[0] in known, f"{path.name}: {cited}"
