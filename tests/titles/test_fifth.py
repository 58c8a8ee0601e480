"""A fifth title made from docs/adding-a-game.md alone passes what every title must, and nothing else knows of it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import quadriga
from toys.laid import FIFTH, ROOT, TITLE, lay

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the fifth title, and the golden records the page has one make."""
    folder = lay(tmp_path_factory.mktemp("fifth"))
    said = python(folder, "-m", "golden.make", TITLE)
    assert said.startswith(TITLE), said
    return folder


def python(folder: Path, *words: str) -> str:
    """What Python says there, with the sources of the copy; it must end well."""
    there = os.pathsep.join(str(folder / name) for name in ("src", "tests", "."))
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": there, "QUADRIGA_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_every_test_of_every_title_passes(laid: Path) -> None:
    """Whatever is written once for all titles is found by its list of them."""
    for_all = re.compile(r"^(?:\w+ = |@)pytest\.(?:mark\.parametrize|fixture)\(.*(?:TITLES|titles\(\))", re.MULTILINE)
    tests = [path for path in (laid / "tests").rglob("test_*.py") if for_all.search(path.read_text(encoding="utf-8"))]
    said = python(laid, "-m", "pytest", "-k", TITLE, *map(str, tests), str(laid / "tests" / "rules" / TITLE))
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 30
    assert "skipped" not in said


def test_the_battery_the_rules_and_a_game_at_the_terminal(laid: Path) -> None:
    assert "no breach" in python(laid, "-m", "quadriga", "conform", TITLE, "--games", "50", "--seed", "7")
    assert "Most places." in python(laid, "-m", "quadriga", "play", TITLE, "--bots", "random,random", "--seed", "3")
    assert python(laid, "-m", "tools.derive", "--check") == ""


def test_the_files_are_those_the_page_names() -> None:
    """Below `The room`: the title has no map, no data and no battles, and one chapter."""
    room = PAGE.partition("## The room")[2].partition("and one word")[0]
    named = set(re.findall(r"^ +([\w<>./{},]+(?:\.py|\.toml|\.ftl|\.md))", room, re.MULTILINE))
    assert {"game.py", "options.py", "words.py", "position.py", "view.py", "shown.py", "rules.toml"} <= named
    folder = FIFTH / "src" / "quadriga" / "games" / TITLE
    files = {path.name for path in folder.iterdir() if path.is_file()}
    assert files - named == {"hand.py", "rounds.py"}, "a part and a chapter have names of their own"
    everything = {path.relative_to(FIFTH).as_posix() for path in FIFTH.rglob("*") if path.is_file()}
    outside = {path for path in everything if f"games/{TITLE}/" not in path and "__pycache__" not in path}
    assert outside == {
        f"src/quadriga/text/locale/en/{TITLE}.ftl",
        f"src/quadriga/text/locale/fr/{TITLE}.ftl",
        f"tests/rules/{TITLE}/__init__.py",
        f"tests/rules/{TITLE}/test_rounds.py",
        f"docs/rulings/{TITLE}.md",
        f"docs/data/{TITLE}.md",
    }


KNOWN = {
    "src/quadriga/games/__init__.py": "the one list",
    "web/src/titles/index.ts": "the titles with something of their own in the browser",
}


SOURCES = ("src/quadriga", "tests", "tools", "benchmarks", "web/src", "web/tests", "web/e2e", "web/tools", "web/bench")
SUFFIXES = (".py", ".ts", ".mjs", ".js", ".svelte", ".toml")


def test_no_list_of_titles_is_written_by_hand() -> None:
    """A line that names three titles or more is such a list."""
    names = [re.compile(rf"\b{title}\b") for title in quadriga.titles()]
    found = set()
    for path in (path for folder in SOURCES for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES):
        lines = [] if "client" in path.parts else path.read_text(encoding="utf-8").splitlines()
        if any(sum(name.search(line) is not None for name in names) > 2 for line in lines):
            found.add(path.relative_to(ROOT).as_posix())
    assert found == set(KNOWN)
    assert not any(name.search(line) for name in names for line in MAKEFILE if "GAME=" not in line)
