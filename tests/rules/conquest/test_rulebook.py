"""The rulebook in our words: whole, in order, and every piece of code it names is there."""

import re
from pathlib import Path

from quadriga.text.rulebook import rulebook_of

RULINGS = Path(__file__).parents[3] / "docs" / "rulings" / "conquest.md"

SECTIONS = [
    "1", "2", "3", "3.1", "4", "4.1", "4.2", "4.3", "4.3.1", "4.3.2", "4.4", "4.4.1", "4.4.2", "4.5", "4.6",
    "4.6.1", "4.6.2", "4.6.3", "4.6.4", "5", "5.1", "5.2", "5.3", "5.4", "5.5", "6", "7", "8", "8.1", "8.1.1",
    "8.1.2", "8.2", "9", "9.1", "9.2", "9.2.1", "9.3", "10", "11", "11.1", "12", "12.1", "13", "14", "15",
    "15.1", "16", "17", "18", "19", "19.1", "19.2", "19.2.1", "19.2.2", "19.2.3", "19.2.4", "19.2.5", "19.3",
    "20", "21", "22",
]  # fmt: skip


def test_every_section_of_the_book_is_there_in_its_order() -> None:
    book = rulebook_of("conquest")
    assert book is not None
    assert [rule.id for rule in book.rules] == SECTIONS


def test_what_has_no_effect_is_only_what_cannot_have_one() -> None:
    book = rulebook_of("conquest")
    assert book is not None
    assert [rule.id for rule in book.rules if rule.no_effect] == ["5.1", "20"]


def names_of_tests() -> set[str]:
    """The tests of this folder."""
    return {
        name
        for path in Path(__file__).parent.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }


def test_every_worked_case_of_the_notes_is_a_test() -> None:
    cases = {int(number) for name in names_of_tests() for number in re.findall(r"_t(\d+)(?=_|$)", name)}
    assert cases == set(range(1, 29))
