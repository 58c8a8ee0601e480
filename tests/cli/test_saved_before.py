"""A game saved in a terminal whose rules have changed since: it goes on from where it stood, or people go back."""

import os
from pathlib import Path

import pytest

from cli.seated import PERSON, Script
from quadriga.cli import saved
from quadriga.cli.play import Session
from quadriga.cli.say import Voice
from quadriga.records.loader import load
from quadriga.records.record import Record
from quadriga.table import Table
from quadriga.text import Speaker
from records.test_behaviour import FIRST, SECOND, played

TOO_FAR = [1, 3, 2]
"""Version 2 forbids to pole 3 lengths."""


def stored(folder: Path) -> Path:
    """A saved game of the first day."""
    path = folder / "game.jsonl"
    assert saved.write(path, Table(played(TOO_FAR), [PERSON, PERSON])) is None
    return path


def session(path: Path, record: Record, *lines: str) -> Session:
    return Session(
        Voice("en"), Speaker("en", SECOND), saved.table_around(path, record, [PERSON, PERSON]), Script(*lines)
    )


def test_the_same_rules_go_on_as_they_were(tmp_path: Path) -> None:
    record, added = saved.read(stored(tmp_path), FIRST)
    assert (record.text(), added) == (played(TOO_FAR).text(), [])


def test_a_game_goes_on_from_the_position_kept_beside_it(tmp_path: Path) -> None:
    path = stored(tmp_path)
    assert os.stat(path.with_name("game.jsonl.position")).st_mode & 0o077 == 0
    record, added = saved.read(path, SECOND)
    assert record.position.state() == played(TOO_FAR).position.state()
    assert len(added) == 1
    file = saved.keep_recording(path, record, True, added)
    record.play(record.position.moves()[0], record.position.turn())
    file.close()
    assert load(SECOND, path.read_bytes()).position == record.position


@pytest.mark.parametrize(("answers", "is_over"), [(["yes", "yes"], False), (["yes", "no"], True)])
def test_without_it_everybody_agrees_to_go_back_or_the_game_is_over(
    tmp_path: Path, answers: list[str], is_over: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    path = stored(tmp_path)
    path.with_name("game.jsonl.position").unlink()
    record, added = saved.read(path, SECOND)
    assert (record.is_outgrown, added) == (True, [])
    made = session(path, record, *answers)
    made.run()
    assert record.is_closed == is_over
    assert record.is_outgrown == is_over
    said = capsys.readouterr().out
    assert "only its first" in said
    assert ("left undecided" in said.replace("If not, the game is left undecided", "")) == is_over
