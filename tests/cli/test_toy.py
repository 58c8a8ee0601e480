"""The command with a title of its own: a toy, whole and broken."""

import json
from pathlib import Path

import pytest

from quadriga.cli.main import main
from quadriga.records.loader import load
from toys import forum


@pytest.fixture(autouse=True)
def _forum(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("quadriga.titles", lambda: ("forum",))
    monkeypatch.setattr("quadriga.load", lambda id, data=None: forum.game())
    monkeypatch.chdir(tmp_path)


def test_a_whole_game_conforms(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["conform", "forum", "--games", "5", "--seed", "7", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["breaches"] == []
    assert list(tmp_path.iterdir()) == []


def test_a_breach_is_exit_code_1_and_its_game_is_kept(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forum.Forum, "audit", lambda self: ["a card is lost"] if self.round > 1 else [])
    assert main(["conform", "forum", "--games", "20", "--seed", "7", "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 20
    assert {breach["check"] for breach in report["breaches"]} >= {"audit"}
    kept = [Path(name) for name in report["records"]]
    assert kept
    assert all(path.parent == Path("breaches") for path in kept)
    monkeypatch.undo()
    record = load(forum.game(), (tmp_path / kept[0]).read_bytes())
    assert len(record.history.entries) > 0


def test_a_breach_is_told_to_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forum.Forum, "audit", lambda self: ["a card is lost"] if self.round > 1 else [])
    assert main(["conform", "forum", "--games", "20", "--lang", "fr", "--keep", "ici"]) == 1
    captured = capsys.readouterr()
    assert "a card is lost" in captured.err
    assert "La partie fautive est dans ici/forum-" in captured.out


def test_games_with_hidden_hands_are_simulated_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "forum", "--games", "30", "--seats", "3", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["finished"] == 30
    assert figures["results"]["ends"] == {"richest": 30}
    assert main(["bench", "--seconds", "0.01", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"]["forum"]["decisions-per-second"] > 0


def test_a_title_without_a_rulebook_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "forum"]) == 2
    assert "forum has no rulebook here" in capsys.readouterr().err
