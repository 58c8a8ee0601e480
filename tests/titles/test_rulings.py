"""The rulings of every title have one form, and name only what exists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import quadriga.games
from quadriga.games import TITLES, load
from quadriga.text.rulebook import rulebook_of
from titles.rulings import NUMBER, Malformed, Page, parse, read

TESTS = Path(__file__).resolve().parents[1]
every_title = pytest.mark.parametrize("game", TITLES)


@cache
def names_of_tests() -> set[str]:
    """Every test there is."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in TESTS.rglob("test_*.py")]
    return {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def series(page: Page) -> dict[str, list[tuple[int, str]]]:
    """The numbers of a page, used or not, by the letter they begin with, as they come."""
    found: dict[str, list[tuple[int, str]]] = {}
    for number in [*[ruling.number for ruling in page.rulings], *page.unused]:
        letter, digits, variant = re.fullmatch(r"([A-Z]-?)(\d+)([a-z]?)", number).groups()  # type: ignore[union-attr]
        found.setdefault(letter, []).append((int(digits), variant))
    return found


@every_title
def test_numbers_come_once_in_order_and_without_gaps(game: str) -> None:
    page = read(game)
    numbers = [ruling.number for ruling in page.rulings]
    assert len(set(numbers)) == len(numbers)
    assert not set(numbers) & set(page.unused)
    for letter, found in series(page).items():
        used = [number for number in numbers if number.startswith(letter)]
        assert used == sorted(used, key=lambda number: (len(re.sub(r"[a-z]$", "", number)), number))
        assert sorted({digits for digits, _ in found}) == list(range(1, 1 + max(found)[0])), letter
        assert all((digits, "") in found for digits, _ in found), letter


@every_title
def test_sections_are_those_of_the_rulebook(game: str) -> None:
    book = rulebook_of(game)
    assert book is not None
    wrong = [(one.number, section) for one in read(game).rulings for section in one.sections if not book.rule(section)]
    assert wrong == []


@every_title
def test_every_option_is_a_ruling_or_said_to_be_none_and_has_the_values_named(game: str) -> None:
    page = read(game)
    named = {option: values for one in page.rulings for option, values in one.options.items()}
    offered = {option.id: list(option.values) for option in load(game).options}
    assert {id: values for id, values in offered.items() if id not in page.other_options} == named
    assert set(page.other_options) <= set(offered) - set(named)


@every_title
def test_every_test_named_exists(game: str) -> None:
    missing = [(one.number, test) for one in read(game).rulings for test in one.tests if test not in names_of_tests()]
    assert missing == []


@every_title
def test_the_code_cites_rulings_that_exist(game: str) -> None:
    page = read(game)
    known = {ruling.number for ruling in page.rulings}
    letters = "|".join(re.escape(letter) for letter in series(page))
    for path in sorted((Path(quadriga.games.__file__).parent / game).rglob("*.py")):
        cited = re.findall(rf"\b(?:{letters})\d{{2,3}}[a-z]?\b", path.read_text(encoding="utf-8"))
        assert set(cited) <= known, path


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("# R\n\n### X-01 Early\n\nSo.\n", "before the first chapter"),
        ("# R\n\n## A\n\n### X1 Short\n\nSo.\n", "not a number"),
        ("# R\n\n## A\n\n### X-01 T\n\n- Section: 1\n- Why: W.\n- Test: `test_a`\n", "how we play"),
        ("# R\n\n## A\n\n### X-01 T\n\nSo.\n\n- Why: W.\n- Test: `test_a`\n", "Section"),
        ("# R\n\n## A\n\n### X-01 T\n\nSo.\n\n- Section: 1\n- Test: `test_a`\n", "Why"),
        ("# R\n\n## A\n\n### X-01 T\n\nSo.\n\n- Section: 1\n- Why: W.\n", "Test"),
        (
            "# R\n\n## A\n\n### X-01 T\n\nSo.\n\n- Section: 1\n- Reason: W.\n- Test: `test_a`\n",
            "nothing reads 'Reason'",
        ),
    ],
)
def test_what_has_another_form_is_found(page: str, said: str) -> None:
    with pytest.raises(Malformed, match=said):
        parse(page)


def test_a_ruling_is_read_with_all_its_parts() -> None:
    (one,) = parse(
        "# R\n\nNot used: X-02.\n\n## A\n\n### X-01 A title\n\nTwo\nlines.\n\n"
        "- Sections: 1, 2.3\n- Why: Because\n  of it.\n- Option: `gate`: open, shut\n- Tests: `test_a`,\n  `test_b`\n"
    ).rulings
    assert (one.number, one.title, one.text) == ("X-01", "A title", "Two\nlines.")
    assert (one.sections, one.why) == (["1", "2.3"], "Because of it.")
    assert (one.options, one.tests) == ({"gate": ["open", "shut"]}, ["test_a", "test_b"])
    assert re.fullmatch(NUMBER, one.number)
