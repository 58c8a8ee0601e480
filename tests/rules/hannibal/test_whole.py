"""The title as a whole: the battery, the catalogues, the rulebook, the data."""

import shutil
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from quadriga.conform import conform
from quadriga.conform.coverage import coverage
from quadriga.engine.chance import Seeded
from quadriga.engine.errors import BrokenData
from quadriga.engine.seat import CHANCE, NOBODY, Seat
from quadriga.games.hannibal import title
from quadriga.games.hannibal.board import BOARD, DATA, GENERAL_IDS
from quadriga.text import Speaker
from quadriga.text.catalogues import files
from quadriga.text.keys import faults
from quadriga.text.rulebook import rulebook_of
from rules.hannibal.scene import GAME


@pytest.mark.parametrize("seed", [1, 2])
def test_the_battery_finds_nothing(seed: int) -> None:
    report = conform(GAME, 4, seed)
    assert [(breach.check, breach.detail) for breach in report.breaches] == []
    assert report.general == 0


def test_both_catalogues_are_whole() -> None:
    assert faults(GAME) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_and_general_is_explained(lang: str) -> None:
    attributes: dict[str, list[str]] = {}
    for path in files(lang, "hannibal"):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                attributes[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
    assert all(set(attributes[f"hannibal-card-{id}"]) - {"short"} == {"effect"} for id in BOARD.cards)
    assert all(attributes[f"hannibal-general-{id}"] == ["ability"] for id in GENERAL_IDS)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whatever_a_view_names_has_a_text(lang: str) -> None:
    speaker = Speaker(lang, GAME)
    words = set().union(*[kind.keys() for kind in GAME.vocabulary.kinds.values()])
    rng = Seeded("views")
    position = GAME.start(scenario="hannibal-ad-portas")
    number = 0
    while (turn := position.turn()) != NOBODY:
        moves = position.moves()
        position.push(position.draw(rng) if turn == CHANCE else moves[rng.below(len(moves))])
        number += 1
        if number % 29 == 0 and position.result is None:
            named = names_in(position.look(Seat(number % 2)))
            assert [name for name in named - words - {""} if not speaker.has_label(name)] == []


def names_in(value: object) -> set[str]:
    """Every slug that stands for something in a view."""
    if isinstance(value, str):
        return {value}
    values = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return {name for inner in values for name in names_in(inner)}


def test_every_section_with_an_effect_has_a_test() -> None:
    rulebook = rulebook_of("hannibal")
    assert rulebook is not None
    found = coverage(rulebook, Path(__file__).parents[2])
    assert found.is_whole()
    assert len(rulebook.rules) == 138


@pytest.mark.parametrize(
    ("file", "right", "wrong", "named"),
    [
        ("map.toml", 'province = "latium"', 'province = "latinum"', "roma"),
        ("map.toml", 'kind = "pass-alpine"', 'kind = "tunnel"', "link"),
        ("generals.toml", "battle_rating = 4", "battle_rating = 40", "hannibal"),
        ("strategy-cards.toml", 'event_for = "either"', 'event_for = "both"', "corsica-sardinia-revolt"),
        ("tables.toml", "column_min", "column_max", "attrition"),
        ("tables.toml", 'id = "elephants"', 'id = "camels"', "steps of a battle"),
        ("setup.toml", "cu = 8", "cu = 88", "force"),
        ("battle-cards.toml", "count = 12", "count = -1", "frontal-assault"),
    ],
)
def test_broken_data_is_named_by_file_and_entry(tmp_path: Path, file: str, right: str, wrong: str, named: str) -> None:
    shutil.copytree(DATA, tmp_path / "data")
    path = tmp_path / "data" / file
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BrokenData) as caught:
        title(tmp_path / "data")
    assert file in str(caught.value)
    assert named in str(caught.value)
