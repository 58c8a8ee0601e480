from pathlib import Path

import pytest

import quadriga
from quadriga.engine import HIDDEN, Event, Move, Outcome, Refusal, Seat, only
from quadriga.text import Speaker, add_folder, read_rulebook
from text.spoken import spoken
from toys import forum

RULES = """
[[rule]]
id = "3"
title = { en = "Veto", fr = "Le veto" }
gist = { en = "A card may be stopped.", fr = "On peut arrêter une carte." }
code = ["forum.py:Veto"]
"""


@pytest.fixture(scope="module", autouse=True)
def _catalogues() -> None:
    add_folder(Path(forum.__file__).parent / "locale")


@pytest.fixture
def french() -> Speaker:
    return Speaker("fr", forum.game())


@pytest.fixture
def english() -> Speaker:
    return Speaker("en", forum.game())


def test_a_move_is_a_sentence_with_its_things(french: Speaker, english: Speaker) -> None:
    spy = forum.words.parse("play spy-ii")
    assert french.move(spy) == "Jouer Espion II"
    assert english.move(spy) == "Play Spy II"


def test_what_a_partial_move_leaves_open_is_an_ellipsis(french: Speaker) -> None:
    assert french.move(forum.words.parse("play")) == "Jouer …"


def test_a_roll_says_how_often_each_face_came_up(english: Speaker) -> None:
    said = english.move(forum.words.parse("roll quiet:1.gained:1"))
    quiet, gained = english.value("levy", "quiet"), english.value("levy", "gained")
    assert f"1 {quiet}, 1 {gained}" in said


def test_a_roll_of_no_dice_is_nothing(french: Speaker) -> None:
    assert french.value("levy", "-") == "rien"


def test_a_hidden_thing_is_said_to_be_hidden(french: Speaker) -> None:
    card = forum.card.value("spy-i")
    event = Event(forum.DEALT, [1, card], only(Seat(1)))
    assert "Espion I" in french.event(event.redact(Seat(1)))
    for stranger in (Seat(0), None):
        said = french.event(event.redact(stranger))
        assert "Espion" not in said
        assert "quelque chose de caché" in said


def test_a_refusal_cites_the_number_and_title_of_its_rule(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text(RULES, encoding="utf-8")
    speaker = Speaker("fr", forum.game(), read_rulebook("forum", tmp_path / "rules.toml"))
    refusal = Refusal("3", "no-veto", forum.words.parse("veto spy-i"))
    assert speaker.refusal(refusal) == "Espion I n’est pas un veto. (règle 3, Le veto)"
    elsewhere = Refusal("9", "no-veto", forum.words.parse("veto spy-i"))
    assert speaker.refusal(elsewhere).endswith("(règle 9)")


def test_a_general_refusal_has_a_sentence_too(english: Speaker) -> None:
    position = forum.game().start()
    refusal = position.why_not(forum.words.parse("pass"), Seat(1))
    assert refusal is not None
    assert english.refusal(refusal).startswith("It is somebody else’s turn to decide.")
    assert english.refusal(Refusal("", "partial", Move(forum.PLAY))).endswith("leaves something open.")
    assert english.refusal(Refusal("1", "no-such-choice", Move(-1))) == "This is not among your choices now. (rule 1)"


def test_an_outcome_names_winners_and_rule(french: Speaker) -> None:
    won = french.outcome(Outcome("richest", "7", [0, 2, 0]), ["first", "second", "third"])
    assert won == f"On compte les bourses. {french.slug('second')} (place 2) gagne (règle 7)."
    assert french.outcome(Outcome("richest", "7", [1, 1])).endswith("Personne ne gagne (règle 7).")
    assert "Place 1, Place 2 gagnent" in french.outcome(Outcome("richest", "7", [2, 2]))


def test_everything_said_in_whole_games_is_whole(french: Speaker, english: Speaker) -> None:
    for speaker in (french, english):
        for seed in range(10):
            for said in spoken(speaker, forum.game().start(), seed):
                assert "{" not in said, said
                assert "forum-" not in said, said


@pytest.mark.parametrize(
    ("lang", "own", "other"),
    [
        ("en", "Rome receives 3 cards: ", "Carthage receives 3 cards."),
        ("fr", "Rome reçoit 3 cartes : ", "Carthage reçoit 3 cartes."),
    ],
)
def test_cards_dealt_in_turn_are_one_sentence_for_each_side(lang: str, own: str, other: str) -> None:
    game = quadriga.load("hannibal")
    speaker = Speaker(lang, game)
    dealt = game.vocabulary.events["dealt"]
    events = [Event(dealt, [side, HIDDEN if side else card]) for card in range(3) for side in (0, 1)]
    said = speaker.events([*events, Event(game.vocabulary.events["first"], [0])])
    assert len(said) == 3
    assert said[0].startswith(own)
    assert said[0].count(",") == 2
    assert said[1] == other


def test_the_same_thing_twice_is_counted(english: Speaker) -> None:
    game = quadriga.load("hannibal")
    drawn = game.vocabulary.events["battle-dealt"]
    assert Speaker("en", game).events([Event(drawn, [0, 1]), Event(drawn, [0, 1])]) == [
        f"Rome draws 2 battle cards: 2 {Speaker('en', game).value('tactic', drawn.kinds[1].slug(1), 2)}."
    ]
