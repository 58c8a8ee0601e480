"""Every guided game: whole, true, and played to its end along its path and along detours."""

from typing import Any

import pytest

from guide.learner import LONGEST, Learner
from quadriga import load
from quadriga.engine.chance import Seeded
from quadriga.games import titles
from quadriga.guide import DO, READ, SEE, examples_of, follow, guide_of, has_guide
from quadriga.guide.follow import DONE, LATER, NOW, PASSED, offered
from quadriga.text import LANGUAGES, catalogue, rulebook_of

GUIDED = [game for game in titles() if has_guide(game)]
MOST_WORDS = 44
MOST_PASSED = 2
"""How many things to do may be passed over, at most, along the path of a guide: dice may take them away."""


def test_four_titles_are_taught() -> None:
    assert len(GUIDED) == 4


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_begins_at_the_learners_decision(game: str) -> None:
    guide = guide_of(load(game))
    record = guide.begin()
    assert record.position.turn() == guide.seat
    lesson = follow(guide, record)
    assert lesson.step is not None
    assert lesson.step.sort == DO
    assert lesson.show


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_every_step_has_its_words_and_a_section_of_the_book(game: str, lang: str) -> None:
    words, book = catalogue(lang, "guide"), rulebook_of(game)
    assert book is not None
    for step in [None, *guide_of(load(game)).steps]:
        key = f"guide-{game}" + ("" if step is None else f"-{step.id}")
        assert words.has(key), key
        said = words.attributes(key)["text"]
        assert len(said.split()) <= MOST_WORDS, f"{key}: {len(said.split())} words"
        assert step is None or book.rule(step.rule) is not None, key


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize("game", GUIDED)
def test_along_its_path_a_guide_ends(game: str, seed: int) -> None:
    learner = Learner(game, seed)
    end = learner.play()
    assert end.now == -1
    assert len(learner.lessons) < LONGEST
    tasks = [state for step, state in zip(end.guide.steps, end.states, strict=True) if step.sort == DO]
    assert tasks.count(DONE) >= max(4, len(tasks) - MOST_PASSED)
    assert all(not lesson.strayed for lesson in learner.lessons)


@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("game", GUIDED)
def test_a_learner_who_strays_comes_to_the_end_too(game: str, seed: int) -> None:
    learner = Learner(game, seed, strays=60)
    end = learner.play()
    assert end.now == -1
    assert len(learner.lessons) < LONGEST
    for lesson in learner.lessons:
        step = lesson.step
        assert step is None or lesson.show or step.sort != READ


@pytest.mark.parametrize("game", [game for game in GUIDED if game != "republic"])
def test_a_detour_is_told_and_the_step_waits(game: str) -> None:
    learner = Learner(game)
    lesson = follow(learner.guide, learner.record)
    step = lesson.step
    assert step is not None
    words, position = learner.record.game.vocabulary, learner.record.position
    others = [move for move in position.moves() if not step.is_done_by(move)]
    other = others[Seeded(1).below(len(others))]
    learner.table.play(learner.guide.seat, [other], learner.table.sequence)
    strayed = follow(learner.guide, learner.record)
    assert strayed.strayed == words.text(other)
    assert strayed.now == lesson.now
    if learner.table.undo_count(learner.guide.seat):
        learner.table.undo(learner.guide.seat, learner.table.sequence)
        again = follow(learner.guide, learner.record)
        assert (again.now, again.strayed, again.show) == (lesson.now, "", lesson.show)


@pytest.mark.parametrize("game", GUIDED)
def test_nothing_is_shown_that_is_not_asked(game: str) -> None:
    learner = Learner(game, strays=30)
    learner.play()
    for lesson in learner.lessons:
        assert lesson.states.count(NOW) <= 1
        assert LATER not in lesson.states[: max(lesson.now, 0)]
        assert all(state in (DONE, PASSED) for state in lesson.states[: max(lesson.now, 0)])


def test_a_step_is_offered_at_its_question_only() -> None:
    guide = guide_of(load("hannibal"))
    record = guide.begin()
    asked = [step.id for step in guide.steps if offered(step, record.position)]
    assert asked == ["wake", "markers"]
    assert [step.id for step in guide.steps if step.sort == SEE] == ["reaction", "battle", "won"]


@pytest.mark.parametrize("game", GUIDED)
def test_every_example_of_the_rulebook_has_its_section_its_place_and_its_words(game: str) -> None:
    title, book = load(game), rulebook_of(game)
    found = examples_of(title)
    assert len(found) >= 2
    assert book is not None
    for example in found:
        assert book.rule(example.rule) is not None, example.id
        assert example.middle in example.view["zones"] or example.view["own"][example.middle], example.id
        assert all(catalogue(lang, "guide").has(f"example-{game}-{example.id}") for lang in LANGUAGES), example.id


def test_the_figures_of_examples_are_those_of_their_boards() -> None:
    def shown(game: str, example: str) -> dict[str, Any]:
        return next(one.view for one in examples_of(load(game)) if one.id == example)

    black, yellow = shown("conquest", "tribute")["sides"]
    assert (black["tribute"], black["treasury"], yellow["tribute"]) == (70, 75, 30)
    assert black["hostages"] == ["yellow-general-1"]
    hispania = shown("conquest", "emperors")["zones"]["hispania"]["pieces"]
    assert sum(piece["count"] for piece in hispania if piece["piece"] in ("infantry", "cavalry")) == 7
    count = shown("hannibal", "count")
    assert [side["points"] for side in count["sides"]] == [9, 7]
    assert count["countries"]["italy"]["rome"] == 6
    longus = shown("hannibal", "consul")["zones"]["agrigentum"]["pieces"]
    assert [piece["count"] for piece in longus if piece["piece"] == "unit"] == [8]
    assert shown("hannibal", "slip")["prompt"]["key"] == "react"
    stake = shown("ultimus", "stake")["zones"]["galliae-2"]["pieces"]
    assert sum(piece["values"][0] for piece in stake if "piece" in piece) == 37
    rounds = shown("ultimus", "rounds")["status"]
    assert (rounds["barbarian-rounds"], rounds["roman-rounds"]) == (4, 3)
