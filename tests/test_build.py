"""Which build is under test: `make test` says what it expects, so that neither build is tested twice by mistake."""

import os

import quadriga.bots.play
import quadriga.engine.position
import quadriga.games.conquest.position
import quadriga.records.record


def test_the_build_is_the_one_that_was_asked_for() -> None:
    expected = os.environ.get("QUADRIGA_EXPECT", "interpreted")
    compiled = (
        quadriga.engine.position,
        quadriga.games.conquest.position,
        quadriga.records.record,
        quadriga.bots.play,
    )
    for module in compiled:
        assert module.__file__ is not None
        assert module.__file__.endswith(".py") == (expected == "interpreted"), module.__file__


def test_only_engine_games_records_and_bots_are_compiled() -> None:
    import quadriga.cli.main
    import quadriga.conform
    import quadriga.text

    for module in (quadriga.cli.main, quadriga.conform, quadriga.text):
        assert module.__file__ is not None
        assert module.__file__.endswith(".py")
