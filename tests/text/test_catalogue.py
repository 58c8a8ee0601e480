from pathlib import Path

import pytest

from quadriga import text
from quadriga.text import catalogue, language_of, preferred


@pytest.mark.parametrize(
    ("name", "lang"),
    [("fr", "fr"), ("FR", "fr"), ("fr_CA.UTF-8", "fr"), ("en-GB", "en"), ("de_DE", None), ("", None), ("C.utf8", None)],
)
def test_the_language_of_a_locale(name: str, lang: str | None) -> None:
    assert language_of(name) == lang


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US"}, "en"),
        ({"QUADRIGA_LANG": "fr", "LC_ALL": "en_US"}, "fr"),
        ({"LANGUAGE": "de:fr:en", "LANG": "de_DE"}, "fr"),
    ],
)
def test_the_language_an_environment_prefers(environment: dict[str, str], lang: str) -> None:
    assert preferred(environment) == lang


def test_messages_hold_no_direction_marks() -> None:
    said = catalogue("fr", "engine").text("seat-side", {"side": "Noir", "number": 2})
    assert said == "Noir (place 2)"


def test_plurals_follow_the_language() -> None:
    words = {lang: catalogue(lang, "cli") for lang in text.LANGUAGES}
    arguments = [{"games": 1, "moves": 9, "failures": number} for number in (0, 1, 2)]
    english = [words["en"].text("cli-conform-summary", one).rpartition(": ")[2] for one in arguments]
    assert english == ["no breach.", "one breach.", "2 breaches."]
    french = [words["fr"].text("cli-conform-summary", one).rpartition(" : ")[2] for one in arguments]
    assert french == ["aucune entorse.", "une entorse.", "2 entorses."]


def test_what_is_lacking_is_said_in_english_or_as_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.text.catalogues._FOLDERS", [tmp_path])
    for lang, message in (("en", "only-english = There"), ("fr", "other = Autre")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "lack.ftl").write_text(message, encoding="utf-8")
    words = text.Catalogue("fr", ("lack",))
    catalogue.cache_clear()
    assert words.text("only-english") == "There"
    assert words.text("nowhere") == "nowhere"
    catalogue.cache_clear()


def test_has_looks_in_the_file_the_key_belongs_to() -> None:
    assert text.has("fr", "hidden")
    assert text.has("fr", "cli-help")
    assert not text.has("fr", "hidden-treasure")
    assert not text.has("en", "nogame-title")
