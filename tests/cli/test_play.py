"""`quadriga play` as a person meets it: through a pipe, and at a terminal."""

import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import quadriga
from cli.command import Run, environment

SCRIPT = """\
1
carte
règles
march black-emperor
pourquoi fight
journal
end-movement
sauver partie.jsonl
quitter
"""


def test_a_session_in_french_through_a_pipe(run: Run, tmp_path: Path) -> None:
    done = run("play", "conquest", "--lang", "fr", "--seed", "3", typed=SCRIPT)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    said = done.stdout
    assert "Conquête de l’Empire" in said
    assert re.search(r"Noir \(place 1\) : .* \(règle 5\.2\)", said)
    assert "C’est à Noir de jouer." in said
    assert "Ce n’est pas le moment de faire cela. (règle 9" in said
    assert "Pour continuer : quadriga play --resume partie.jsonl" in said
    assert not re.search(r"(cli|conquest)-[a-z]+-|\{\$", said)
    assert "\x1b" not in said
    assert (tmp_path / "partie.jsonl").exists()
    again = run("play", "--resume", "partie.jsonl", "--lang", "fr", typed="quitter\n")
    assert again.returncode == 0
    assert "Reprise après" in again.stdout
    assert "C’est à Noir de jouer." in again.stdout


def test_the_same_seed_and_lines_give_the_same_session(run: Run) -> None:
    line = ("play", "conquest", "--scenario", "short", "--bots", "person,random", "--seed")
    typed = "1\n" + "end-movement\nend-buying\n" * 3
    first, second = (run(*line, "9", typed=typed).stdout for _ in range(2))
    assert first == second
    assert first != run(*line, "10", typed=typed).stdout


def test_the_end_of_input_leaves_cleanly(run: Run) -> None:
    done = run("play", "conquest", "--seed", "3", typed="1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "was not saved" in done.stdout


def test_bytes_that_are_no_text_are_answered_too(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "quadriga", "play", "conquest", "--seed", "3"],
        input=b"\xff\xfe\x80\n1\nquit\n",
        capture_output=True,
        cwd=tmp_path,
        env=environment(PYTHONUTF8="0", PYTHONIOENCODING="ascii"),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"is no number, command or move" in done.stdout
    assert done.stderr == b""


def test_without_a_game_everything_is_asked(run: Run) -> None:
    game = 1 + quadriga.titles().index("conquest")
    done = run("play", "--seed", "3", typed=f"{game}\n2\n2\n1\n3\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Which scenario?" in done.stdout
    assert "How many seats?" in done.stdout
    assert "Who plays at seat 3?" in done.stdout
    assert "cli-" not in done.stdout


def test_bots_can_be_watched(run: Run) -> None:
    done = run("play", "conquest", "--scenario", "short", "--seed", "3", "--bots", "random,random")
    assert done.returncode == 0
    assert "wins (" in done.stdout


@pytest.fixture
def terminal(tmp_path: Path) -> pexpect.spawn:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "quadriga", "play", "conquest", "--seed", "3", "--lang", "fr"],
        cwd=str(tmp_path),
        env=environment(),
        encoding="utf-8",
        timeout=120,
        dimensions=(50, 120),
    )
    child.expect("Noir \\(place 1\\) >")
    return child


def test_tab_completes_a_move(terminal: pexpect.spawn) -> None:
    terminal.send("choose\t")
    terminal.expect("-home")
    terminal.send(" aeg\t")
    terminal.expect("yptus")
    terminal.send("\r")
    terminal.expect("C’est à Noir de jouer")
    terminal.expect("Noir \\(place 1\\) >")
    terminal.send("quitter\r")
    terminal.expect("Enregistrer dans quel fichier")
    terminal.send("partie.jsonl\r")
    terminal.expect("--resume partie.jsonl")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_control_c_says_how_to_go_on(terminal: pexpect.spawn) -> None:
    terminal.send("1\r")
    terminal.expect("C’est à Noir de jouer")
    terminal.expect("Noir \\(place 1\\) >")
    terminal.sendcontrol("c")
    terminal.expect("n’a pas été enregistrée")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130


def test_control_d_leaves_too(terminal: pexpect.spawn) -> None:
    terminal.sendcontrol("d")
    terminal.expect(pexpect.EOF)
    assert "Traceback" not in str(terminal.before)
    terminal.close()
    assert terminal.exitstatus == 0
