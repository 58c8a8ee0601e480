"""docs/writing-a-bot.md, step by step: its programs are put into a file and its commands are run."""

import re
import shlex
from pathlib import Path

import pytest

import quadriga
from quadriga.bots import BadBot, described, named
from quadriga.bots.play import run
from quadriga.cli.main import main
from quadriga.engine.chance import Seeded

DOC = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
TEXT = DOC.read_text(encoding="utf-8")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the document's programs in my_bot.py."""
    programs = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len(programs) == 2
    (tmp_path / "my_bot.py").write_text("\n\n".join(programs))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_commands_of_the_document_work(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commands = [line.strip() for line in TEXT.splitlines() if line.startswith("    quadriga ")]
    assert len(commands) == 2
    for command in commands:
        small = re.sub(r"--games \d+", "--games 2", command)
        assert main([*shlex.split(small)[1:], "--lang", "en"]) == 0
    assert "my_bot.py:First" in capsys.readouterr().out


def test_every_class_of_the_document_plays_a_game(desk: Path) -> None:
    game = quadriga.load("hannibal")
    for name in re.findall(r"^class (\w+)\(Bot\)", TEXT, re.MULTILINE):
        bot = described("hannibal", f"my_bot.py:{name}")
        tally = run(game, "hannibal-ad-portas", 2, {}, [bot, named("hannibal", "random")], Seeded(2))
        assert tally.finished == 1


def test_what_is_wrong_with_a_file_is_said(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (desk / "torn.py").write_text("def")
    (desk / "other.py").write_text("class Bot: pass")
    for line, key in [
        ("nowhere.py:Bot", "bot-no-file"),
        ("my_bot.py:Nobody", "bot-no-class"),
        ("torn.py:Bot", "bot-broken"),
        ("other.py:Bot", "bot-no-bot"),
    ]:
        with pytest.raises(BadBot) as caught:
            described("hannibal", line)
        assert caught.value.key == key
    assert main(["simulate", "hannibal", "--bots", "other.py:Bot", "--lang", "en"]) == 2
    assert "is no subclass of quadriga.bots.Bot" in capsys.readouterr().err
