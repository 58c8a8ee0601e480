"""Whatever is wrong with a command line or a file: one sentence, exit code 2, no traceback, nothing done."""

from pathlib import Path

import pytest

import quadriga
from cli.command import Call, Run

BAD = [
    (("play", "chess"), "conquest"),
    (("simulate", "chess"), "conquest"),
    (("simulate",), "conquest"),
    (("simulate", "conquest", "--scenario", "long"), "classic"),
    (("simulate", "conquest", "--seats", "7"), "2, 3, 4, 5, 6"),
    (("simulate", "conquest", "--seats", "-1"), "2, 3, 4, 5, 6"),
    (("simulate", "conquest", "--seats", "two"), "--seats"),
    (("simulate", "conquest", "--games", "0"), "--games"),
    (("simulate", "conquest", "--games", "many"), "--games"),
    (("simulate", "conquest", "--option", "rounds"), "rounds"),
    (("simulate", "conquest", "--option", "weather=fine"), "rounds"),
    (("simulate", "conquest", "--option", "rounds=7"), "12"),
    (("simulate", "conquest", "--bots", "napoleon"), "random"),
    (("simulate", "conquest", "--bots", "random,random,random"), "3"),
    (("simulate", "conquest", "--data", "nowhere"), "nowhere"),
    (("simulate", "conquest", "--gmes", "3"), "--games"),
    (("simulate", "conquest", "--games"), "--games"),
    (("simulate", "conquest", "extra"), "extra"),
    (("conform", "conquest", "--games", "0"), "--games"),
    (("conform", "conquest", "--workers", "0"), "--workers"),
    (("rules", "chess"), "conquest"),
    (("rules", "conquest", "--coverage", "--tests", "nowhere"), "nowhere"),
    (("bench", "chess"), "conquest"),
    (("bench", "--seconds", "0"), "--seconds"),
    (("bench", "--seconds", "nan"), "--seconds"),
    (("bench", "--seconds", "soon"), "--seconds"),
    (("play", "conquest", "--bots", "person,napoleon"), "random"),
    (("play", "conquest", "--bot", "3=random"), "3=random"),
    (("play", "conquest", "--bot", "random"), "random"),
    (("play", "conquest", "--seed", "lucky"), "--seed"),
    (("play", "--resume", "nowhere.jsonl"), "nowhere.jsonl"),
    (("games", "--lang", "de"), "en, fr"),
    (("ply",), "play"),
    (("--wrong",), "--wrong"),
]


@pytest.mark.parametrize(("line", "hint"), BAD, ids=lambda value: " ".join(value) if isinstance(value, tuple) else "")
def test_a_bad_line_gets_one_helpful_sentence(call: Call, line: tuple[str, ...], hint: str) -> None:
    done = call(*line)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("Sorry: ")
    assert done.stderr.count("\n") == 1
    assert hint in done.stderr
    assert "cli-" not in done.stderr


def test_the_shell_sees_the_sentence_and_the_code_too(run: Run) -> None:
    done = run("simulate", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Sorry: there is no game “chess”.")


def test_the_sentence_is_in_the_language_asked_for(call: Call) -> None:
    done = call("simulate", "chess", "--lang", "fr")
    games = ", ".join(quadriga.titles())
    assert done.stderr == f"Désolé : il n’y a pas de jeu « chess ». Il y a : {games}.\n"


def test_broken_data_names_the_file(call: Call, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "map.toml").write_text("[[province]]\nid = ", encoding="utf-8")
    done = call("simulate", "conquest", "--games", "1", "--data", "mine")
    assert done.returncode == 2
    assert "map.toml" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("content", "hint"),
    [
        (b"", "empty"),
        (b"hello\n", "cannot be read"),
        (b"\xff\xfe\x00", "ends in the middle"),
        (b'{"format":1}', "ends in the middle"),
    ],
)
def test_a_file_that_is_no_saved_game_is_refused(call: Call, tmp_path: Path, content: bytes, hint: str) -> None:
    (tmp_path / "bad.jsonl").write_bytes(content)
    done = call("play", "--resume", "bad.jsonl")
    assert done.returncode == 2
    assert hint in done.stderr
    assert "Traceback" not in done.stderr


def test_a_saved_game_of_another_title_is_refused(run: Run, tmp_path: Path) -> None:
    done = run("play", "conquest", "--seed", "1", typed="1\nsave a.jsonl\nquit\n")
    assert done.returncode == 0
    text = (tmp_path / "a.jsonl").read_text(encoding="utf-8")
    (tmp_path / "a.jsonl").write_text(text.replace("conquest", "chess"), encoding="utf-8")
    done = run("play", "conquest", "--resume", "a.jsonl")
    assert done.returncode == 2
    assert "chess" in done.stderr


def test_a_saved_game_that_was_altered_is_refused(run: Run, tmp_path: Path) -> None:
    run("play", "conquest", "--seed", "1", typed="1\nsave a.jsonl\nquit\n")
    path = tmp_path / "a.jsonl"
    path.write_text(path.read_text(encoding="utf-8").replace('"seat":0', '"seat":1', 1), encoding="utf-8")
    done = run("play", "--resume", "a.jsonl", "--lang", "fr")
    assert done.returncode == 2
    assert "la ligne a été modifiée après coup" in done.stderr
