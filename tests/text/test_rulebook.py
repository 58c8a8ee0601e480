from pathlib import Path

import pytest

import quadriga
from quadriga.conform.coverage import coverage, lost_code, marks
from quadriga.engine import BrokenData
from quadriga.text import read_rulebook, rulebook_of

RULES = """
[[rule]]
id = "1"
title = { en = "Pieces", fr = "Pièces" }
gist = { en = "What is in the box.", fr = "Ce que contient la boîte." }
no_effect = { en = "components", fr = "matériel" }

[[rule]]
id = "2"
title = { en = "March", fr = "Marche" }
gist = { en = "How to walk.", fr = "Comment marcher." }
code = ["march.py:March", "march.py:March.play", "march.py:POINTS"]

[[rule]]
id = "2.1"
title = { en = "Roads", fr = "Routes" }
gist = { en = "Walk further.", fr = "Marcher plus loin." }
code = ["march.py:roads"]
"""

CODE = """
POINTS: int = 2

class March:
    def play(self): ...

def roads(): ...
"""

TESTS = """
import pytest

GAME = "toy"

@pytest.mark.rule("toy", "2")
def test_plain(): ...

@pytest.mark.rule(GAME, "2")
@pytest.mark.rule("other", "2.1")
def test_by_constant(): ...

@pytest.mark.rule("toy", "9")
def test_of_an_unknown_section(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("toy", "2"))])
def test_by_case(x): ...

class TestAll:
    pytestmark = [pytest.mark.rule("toy", "2")]

    def test_in_a_class(self): ...

    def helper(self): ...
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    (tmp_path / "rules.toml").write_text(RULES, encoding="utf-8")
    (tmp_path / "march.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_march.py").write_text(TESTS, encoding="utf-8")
    return tmp_path / "rules.toml"


def test_a_rulebook_keeps_the_order_and_both_languages(book: Path) -> None:
    rules = read_rulebook("toy", book).rules
    assert [rule.id for rule in rules] == ["1", "2", "2.1"]
    assert rules[1].title == {"en": "March", "fr": "Marche"}
    assert rules[0].no_effect["fr"] == "matériel"


def test_sections_are_found_by_number_then_by_word(book: Path) -> None:
    rulebook = read_rulebook("toy", book)
    assert [rule.id for rule in rulebook.like("2")] == ["2", "2.1"]
    assert [rule.id for rule in rulebook.like("marcher")] == ["2", "2.1"]
    assert rulebook.like("elephants") == []
    assert rulebook.rule("3") is None


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "2.1"', 'id = "2"', r"rules.toml \[\[rule\]\] 2: the id '2' is there twice"),
        (', fr = "Marche" }', " }", r"rules.toml \[\[rule\]\] 2 \[title\]: 'fr' is missing"),
        ('code = ["march.py:roads"]', "", r"rules.toml \[\[rule\]\] 2.1: either 'code'"),
        ('code = ["march.py:roads"]', "code = [3]", r"rules.toml \[\[rule\]\] 2.1: 'code' holds 3"),
        ('code = ["march.py:roads"]', 'kode = ["march.py:roads"]\ncode = ["a"]', "nothing reads 'kode'"),
        ("[[rule]]", "[rule]]", "rules.toml: not TOML"),
    ],
)
def test_a_fault_names_the_file_and_the_entry(book: Path, old: str, new: str, fault: str) -> None:
    broken = book.with_name("broken") / "rules.toml"
    broken.parent.mkdir()
    broken.write_text(RULES.replace(old, new), encoding="utf-8")
    with pytest.raises(BrokenData, match=fault):
        read_rulebook("toy", broken)


def test_marks_are_read_without_running_the_tests(book: Path) -> None:
    found = marks(book.parent / "tests" / "deep" / "test_march.py", "toy")
    assert found == [
        ("2", "test_plain"),
        ("2", "test_by_constant"),
        ("9", "test_of_an_unknown_section"),
        ("2", "test_by_case"),
        ("2", "TestAll::test_in_a_class"),
    ]


def test_coverage_tells_tested_untested_idle_and_unknown(book: Path) -> None:
    found = coverage(read_rulebook("toy", book), book.parent / "tests")
    assert found.tested == ["2"]
    assert found.untested == ["2.1"]
    assert list(found.no_effect) == ["1"]
    assert found.unknown == ["deep/test_march.py::test_of_an_unknown_section: 9"]
    assert found.tests["2"][0] == "deep/test_march.py::test_plain"
    assert not found.is_whole()


def test_code_that_does_not_exist_is_found(book: Path) -> None:
    assert lost_code(read_rulebook("toy", book)) == []
    book.with_name("march.py").write_text(CODE.replace("def roads", "def paths"), encoding="utf-8")
    assert lost_code(read_rulebook("toy", book)) == ["2.1: march.py:roads"]
    book.with_name("march.py").unlink()
    assert len(lost_code(read_rulebook("toy", book))) == 4


def test_a_test_that_is_not_python_is_named(book: Path) -> None:
    (book.parent / "tests" / "test_broken.py").write_text("def (", encoding="utf-8")
    with pytest.raises(BrokenData, match=r"test_broken\.py: cannot be read as Python"):
        coverage(read_rulebook("toy", book), book.parent / "tests")


@pytest.mark.parametrize("title", quadriga.titles())
def test_the_rulebook_of_a_title_can_be_read(title: str) -> None:
    rulebook = rulebook_of(title)
    assert rulebook is not None
    assert rulebook.rules
    assert lost_code(rulebook) == []
