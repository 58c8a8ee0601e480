"""The march that docs/architecture.md walks from the click to the screen is made as the page says."""

import re
from pathlib import Path

from quadriga.engine.position import Position
from quadriga.games.hannibal.board import CARTHAGE
from quadriga.games.hannibal.march.movement import NextAct
from quadriga.games.hannibal.march.step import TakeStep
from rules.hannibal.scene import VOCABULARY, Scene, space

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("## One march of Hannibal")[2]
ROOMS = ("", "src/quadriga", "src/quadriga/games/hannibal", "web/src", "web/src/lib")
NAMED = re.findall(r"`([^`]+)`", PAGE)


def test_the_page_names_files_that_are_there() -> None:
    files = [one for one in NAMED if re.search(r"\.(py|ts)$|/$", one)]
    assert len(files) > 20
    for one in files:
        assert any((ROOT / room / one).exists() for room in ROOMS), one


def test_the_page_names_classes_and_functions_that_are_there() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "quadriga").rglob("*.py"))
    code = [one for one in NAMED if re.fullmatch(r"[A-Za-z_.]+", one) and not one.endswith((".py", ".ts"))]
    names = {part for one in code for part in one.removeprefix("p.").split(".")}
    assert {"NextAct", "TakeStep", "MarchOn", "EndMarch", "forbids_step", "begin_march", "Host", "look_open"} <= names
    for name in names:
        assert re.search(rf"(class|def) {name}\b|self\.{name}\b", sources), name


def test_the_march_of_the_page() -> None:
    s = Scene(CARTHAGE, "truce").put("hannibal", "faesulae", 8)
    assert s.p.march is None
    s.play("march truce hannibal", "take 8 0 0")
    march = s.p.march
    assert march is not None, "made when the general was activated"
    assert isinstance(s.p.question(), NextAct)
    named = [move for move in s.p.moves() if move.a == space("pisae")]
    assert [VOCABULARY.text(move) for move in named] == ["step pisae"], "one is left"
    assert type(s.p).check is Position.check
    top = s.p.stack.pop()
    assert isinstance(top, NextAct)
    top.play(s.p, named[0])
    assert [type(frame).__name__ for frame in s.p.stack[-2:]] == ["MarchOn", "TakeStep"]
    assert isinstance(s.p.stack[-1], TakeStep)
    s.p.settle()
    assert isinstance(s.p.question(), NextAct), "nobody intercepts"
    assert s.p.march is march
    assert march.at == space("pisae")
    s.play("halt")
    assert s.p.march is None
    open_part, own = s.p.look_open(), s.p.look_own(s.p.turn())
    assert "zones" in open_part
    assert "hand" in own
