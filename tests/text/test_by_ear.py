"""Every message that puts a number or a name into words is said with the hard cases, in both languages."""

import pytest

import quadriga
from quadriga.text import LANGUAGES
from text.by_ear import House, faults, title

OF_A_PART = ("a sentence begins with a capital", "blanks")
"""What is no fault in a part of a sentence."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", quadriga.titles())
def test_hard_sentences_sound_right(game: str, lang: str) -> None:
    heard = title(game, lang)
    hard = heard.hard()
    assert hard
    wrong = [
        f"{key}: {sentence} ({fault})"
        for key, part in hard
        for sentence in heard.sentences(key, part)
        for fault in faults(lang, key if part is None else f"{key}.{part}", sentence)
        if part is None or fault not in OF_A_PART
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", quadriga.titles())
def test_plain_sentences_sound_right(game: str, lang: str) -> None:
    said = list(title(game, lang).plain())
    assert said
    wrong = [f"{key}: {sentence} ({fault})" for key, sentence in said for fault in faults(lang, key, sentence)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_of_no_title_sound_right(lang: str) -> None:
    said = list(House(lang).sentences())
    assert len(said) > 1000
    wrong = {(key, fault): sentence for key, sentence in said for fault in faults(lang, key, sentence)}
    assert not wrong, "\n".join(f"{key}: {sentence} ({fault})" for (key, fault), sentence in wrong.items())


@pytest.mark.parametrize(
    ("lang", "sentence", "fault"),
    [
        ("fr", "Rome prend le port de Ariminum.", "an elision is missing"),
        ("fr", "Il fuit loin de Hispanie.", "an elision is missing"),
        ("fr", "On parle d’Rome.", "an elision before a consonant"),
        ("fr", "Il donne un talent à le général.", "an article is not contracted"),
        ("fr", "Il perd 1 unités.", "one of several"),
        ("fr", "Il perd une unités.", "un or une of several"),
        ("fr", "Il perd 2 unité.", "several of one"),
        ("fr", "A l’aube il part.", "a capital without its accent"),
        ("fr", "Il prend l’Egypte.", "a capital without its accent"),
        ("fr", "Au south, il perd.", "an English word"),
        ("fr", "L'Empire tombe.", "a straight apostrophe"),
        ("en", "He takes a unit and an port.", "a or an"),
        ("en", "He loses 1 units.", "one of several"),
        ("en", "He loses one units.", "a or one of several"),
        ("en", "He loses 2 unit.", "several of one"),
        ("en", "It breaks_truce.", "a key instead of a word"),
        ("en", "He goes to {$zone}.", "a thing is not named"),
        ("en", "He goes  home.", "blanks"),
    ],
)
def test_the_ear_hears(lang: str, sentence: str, fault: str) -> None:
    assert faults(lang, "x-refusal-y", sentence) == [fault]


@pytest.mark.parametrize(("lang", "sentence"), [("fr", "Vous perdez 1 unité."), ("en", "You lose 1 unit.")])
def test_an_event_is_told_to_everybody(lang: str, sentence: str) -> None:
    assert faults(lang, "x-event-y", sentence) == ["an event is told to everybody"]
    assert faults(lang, "x-prompt-y", sentence) == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "Le huitième général d’Hannibal se replie de Rome vers l’Égypte avec 2 unités."),
        ("fr", "Il part de le prendre, à les voir."),
        ("en", "Round 1 begins: an army of 2 units takes a unique city in 1 turn."),
    ],
)
def test_what_is_right_is_let_pass(lang: str, sentence: str) -> None:
    assert faults(lang, "x-event-y", sentence) == []


def test_every_message_of_a_house_or_title_that_counts_is_said_of_one_and_of_several() -> None:
    for lang in LANGUAGES:
        house = House(lang)
        counted = [(key, part) for key, part in house.patterns if house.counts(key, part)]
        assert len(counted) > 50
        said: dict[str, set[str]] = {}
        for key, sentence in house.sentences():
            said.setdefault(key, set()).add(sentence)
        alike = [key for key, _ in counted if len(said.get(key, {"", " "})) < 2]
        assert not alike
    heard = title("conquest", "fr")
    assert ("conquest-event-conquered", "several") in heard.hard()
    assert heard.sentences("conquest-event-conquered", "several")[0].startswith("Noir s’empare de ces provinces")
