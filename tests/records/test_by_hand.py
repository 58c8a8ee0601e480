"""The ten lines of docs/records.md recompute the dice of a record without any of our code."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from golden.make import FIRST

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
RECORD = FIRST / "conquest" / "4-at-sea.jsonl"


@pytest.fixture
def program(tmp_path: Path) -> Path:
    text = PAGE.read_text(encoding="utf-8")
    block = re.search(r"(?:^    .*\n){10}(?=\nWhat this proves)", text, re.MULTILINE)
    assert block is not None
    path = tmp_path / "by_hand.py"
    path.write_text(re.sub(r"^    ", "", block.group(), flags=re.MULTILINE), encoding="utf-8")
    return path


def drawn(verb: str) -> list[tuple[int, str]]:
    lines = [json.loads(line) for line in RECORD.read_text().splitlines()]
    return [(line["draw"], line["move"]) for line in lines if line.get("move", "").startswith(verb) and "draw" in line]


@pytest.mark.parametrize(("number", "move"), [*drawn("strike")[:6], *drawn("broadside")[:2]])
def test_ten_lines_of_python_recompute_a_roll(program: Path, number: int, move: str) -> None:
    line = [sys.executable, str(program), str(RECORD), str(number)]
    printed = subprocess.run(line, capture_output=True, text=True, check=True).stdout.splitlines()
    assert printed[0] == "commitment True"
    faces = json.loads(printed[1].partition(" from ")[2].replace("'", '"'))
    counted = {face: faces.count(face) for face in faces}
    parts = move.split()[1].split(".")
    assert counted == {face: int(times) for face, _, times in (part.partition(":") for part in parts)}
