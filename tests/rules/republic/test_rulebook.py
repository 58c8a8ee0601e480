"""The rulebook in our words, the rulings, and the data: whole, in order, and tested."""

import tomllib
from pathlib import Path

import pytest

from quadriga.conform import conform
from quadriga.engine.errors import BrokenData
from quadriga.games.republic import title
from quadriga.games.republic.cards import DATA
from quadriga.text.rulebook import rulebook_of
from rules.republic.scene import CARDS, GAME
from titles.rulings import read

ROOT = Path(__file__).parents[3]

SECTIONS = [
    "0",
    "0.1",
    "0.1.1",
    "0.1.2",
    "0.1.3",
    "0.1.4",
    "0.1.5",
    "0.1.6",
    "0.2",
    "0.2.1",
    "0.2.2",
    "0.2.3",
    "0.2.4",
    "0.2.5",
    "0.2.6",
    "0.2.7",
    "0.3",
    "0.3.1",
    "0.3.2",
    "0.3.3",
    "0.3.4",
    "0.3.5",
    "0.3.6",
    "0.3.7",
    "0.3.8",
    "0.3.9",
    "0.3.10",
    "1",
    "1.1",
    "1.2",
    "1.2.1",
    "1.2.2",
    "1.2.3",
    "1.2.4",
    "1.3",
    "1.3.1",
    "1.3.2",
    "1.3.3",
    "1.3.4",
    "1.3.5",
    "2",
    "2.1",
    "2.2",
    "2.3",
    "2.4",
    "3",
    "3.1",
    "3.2",
    "3.3",
    "3.4",
    "3.5",
    "3.6",
    "4",
    "4.1",
    "4.2",
    "4.3",
    "4.4",
    "5",
    "5.1",
    "5.2",
    "5.3",
    "5.4",
    "6",
    "6.1",
    "6.2",
    "6.3",
    "6.4",
    "6.5",
    "7",
    "7.1",
    "7.2",
    "7.3",
    "7.4",
    "7.5",
    "8",
    "8.1",
    "8.1.1",
    "8.1.2",
    "8.1.3",
    "8.1.4",
    "8.1.5",
    "8.2",
    "8.2.1",
    "8.2.2",
    "8.2.3",
    "8.2.4",
    "8.2.5",
    "8.3",
    "8.3.1",
    "8.3.2",
    "8.3.3",
    "8.3.4",
    "8.3.5",
    "9",
    "9.1",
    "9.2",
    "9.2.1",
    "9.2.2",
    "9.2.3",
    "9.2.4",
    "10",
    "11",
    "A01",
    "A02",
    "A03",
    "A04",
    "A05",
    "A06",
    "A07",
    "A08",
    "A09",
    "A10",
    "A11",
    "A13",
    "A15",
    "A16",
    "A17",
    "A18",
    "A19",
    "A21",
    "A22",
    "A23",
    "A24",
    "A26",
    "A27",
    "A28",
    "A28b",
    "A29",
    "A31",
    "A32",
    "A32b",
    "A33",
    "A34",
    "A35",
    "A36",
    "A36b",
    "A37",
    "A38",
    "A39",
    "A40",
    "A41",
    "A42",
    "A43",
    "A44",
    "A45",
    "A46",
    "A47",
    "A48",
    "A49",
    "A51",
    "A52",
    "A55",
    "A56",
    "A58",
    "A60",
    "A61",
    "A62",
    "A63",
    "R-01",
    "R-02",
    "R-03",
    "R-04",
    "R-05",
    "R-06",
    "R-07",
    "R-08",
    "R-09",
    "R-10",
    "R-11",
    "R-12",
    "R-13",
    "R-14",
    "R-15",
    "R-16",
    "R-17",
    "R-18",
    "R-19",
    "R-20",
    "R-21",
    "R-22",
    "R-23",
    "R-24",
    "R-25",
    "R-26",
    "R-27",
    "R-28",
    "R-29",
    "R-30",
    "R-31",
    "R-32",
    "R-33",
    "R-34",
    "R-35",
    "R-36",
    "R-37",
    "R-38",
    "R-39",
    "R-40",
    "R-41",
    "R-42",
    "R-43",
    "R-44",
    "R-45",
    "R-46",
    "R-47",
    "R-48",
    "R-49",
    "R-50",
    "R-51",
    "R-52",
    "R-53",
    "R-54",
    "R-55",
    "R-56",
    "R-57",
    "R-58",
    "R-59",
    "R-60",
    "R-61",
    "R-62",
    "R-63",
    "R-64",
    "R-65",
    "R-66",
    "R-67",
    "R-68",
    "R-69",
    "R-70",
    "R-71",
    "R-72",
    "R-73",
    "R-74",
    "R-75",
    "R-76",
    "R-77",
    "R-78",
    "R-79",
    "R-80",
    "12",
]


def test_every_section_is_there_in_its_order() -> None:
    book = rulebook_of("republic")
    assert book is not None
    assert [rule.id for rule in book.rules][: len(SECTIONS)] == SECTIONS


def test_what_has_no_effect_is_only_what_cannot_have_one() -> None:
    book = rulebook_of("republic")
    assert book is not None
    assert [rule.id for rule in book.rules if rule.no_effect] == [
        "0",
        "10",
        "11",
        "12",
        "4.4a",
        "9.83a",
    ]


def test_every_ruling_is_a_section_too() -> None:
    assert [ruling.number for ruling in read("republic").rulings] == [id for id in SECTIONS if id[0] in "AR"]


def test_the_battery_finds_nothing() -> None:
    report = conform(GAME, games=40, seed=3, scenario="combat-table")
    assert report.breaches == []


# ---------------------------------------------------------------- data


def test_the_cards_are_all_there() -> None:
    assert (CARDS.conflicts, CARDS.leaders, CARDS.senators, len(CARDS.province_of)) == (31, 9, 49, 15)
    assert (CARDS.land[0], CARDS.support[0], CARDS.naval[0]) == (10, 5, 10)
    assert CARDS.native_land[CARDS.province_of["asia"]] == [6, 6]
    assert CARDS.chits + CARDS.blanks + CARDS.draw_twos == 36


def test_the_results_table_is_that_of_the_box() -> None:
    losses = [(CARDS.row_result[at], CARDS.row_loss[at]) for at in range(16)]
    defeats = [(1, loss) for loss in (-1, 4, 3, 2, 1)]
    assert losses == [*defeats, *[(2, loss) for loss in (5, 4, 3, 2, 1, 0)], *[(3, loss) for loss in (4, 3, 2, 1, 0)]]


def test_every_fact_has_its_source() -> None:
    for file in DATA.glob("*.toml"):
        plain = tomllib.loads(file.read_text(encoding="utf-8"))
        for key, value in plain.items():
            for one in value if isinstance(value, list) else [value]:
                assert "src" in one, f"{file.name}: {key}: {one.get('id')}"


@pytest.mark.parametrize(("file", "old", "new", "said"), [
    ("tables.toml", "{ total = 4, ", "{ total = 5, ", "rows 3 to 18"),
    ("conflicts.toml", "disaster = [13]", "disaster = [19]", "three dice cannot show"),
    ("conflicts.toml", 'attacks = ["africa"]', 'attacks = ["numidia"]', "numidia"),
    ("provinces.toml", 'id = "sicily"', 'id = "africa"', "twice"),
])  # fmt: skip
def test_broken_data_names_the_file_and_the_entry(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    for source in DATA.glob("*.toml"):
        text = source.read_text(encoding="utf-8")
        (tmp_path / source.name).write_text(
            text.replace(old, new, 1) if source.name == file else text, encoding="utf-8"
        )
    with pytest.raises(BrokenData, match=file) as caught:
        title(tmp_path)
    assert said in str(caught.value)
