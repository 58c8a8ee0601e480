"""Records on disk: written line by line, surviving a kill at any moment."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quadriga.engine import Seeded
from quadriga.records.dice import FairDice
from quadriga.records.file import RecordFile
from quadriga.records.loader import load
from quadriga.records.record import new
from records.harbour import play_on
from records.test_record import GAME, SECRET

PLAY_FOREVER = """
import sys
from pathlib import Path
from quadriga.engine import Seeded
from quadriga.records.dice import FairDice
from quadriga.records.record import new
from quadriga.records.file import RecordFile
from records.harbour import HarbourGame, play_on
file = RecordFile(Path(sys.argv[1]))
record = new(HarbourGame(), FairDice(bytes(range(32))), "long", 3, sink=file.write)
rng = Seeded(1)
while True:
    play_on(record, rng, 1)
    print(len(record.lines), flush=True)
    if len(record.history.entries) > 100:
        record.take_back(10)
"""


def test_the_file_holds_every_line_as_soon_as_the_move_is_made(tmp_path: Path) -> None:
    file = RecordFile(tmp_path / "game.jsonl", sync=True)
    record = new(GAME, FairDice(SECRET), sink=file.write)
    rng = Seeded(1)
    while record.position.result is None:
        play_on(record, rng, 1)
        assert file.path.read_text() == record.text()
    record.end()
    file.close()
    assert load(GAME, file.path.read_bytes()).is_closed


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("dear diary\n")
    with pytest.raises(FileExistsError):
        RecordFile(path)
    assert path.read_text() == "dear diary\n"


def test_a_stopped_game_goes_on_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    file = RecordFile(path)
    play_on(new(GAME, FairDice(SECRET), sink=file.write), Seeded(1), 7)
    file.close()
    record = load(GAME, path.read_bytes())
    assert isinstance(record.dice, FairDice)
    record.dice.secret = SECRET
    file = RecordFile(path, again=True)
    record.sink = file.write
    play_on(record, Seeded(2))
    record.end()
    file.close()
    assert load(GAME, path.read_bytes()).text() == record.text()


def test_a_killed_process_loses_no_move_it_reported(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    child = subprocess.Popen(
        [sys.executable, "-c", PLAY_FOREVER, str(path)], stdout=subprocess.PIPE, env=environment, text=True
    )
    assert child.stdout is not None
    reported = [child.stdout.readline() for _ in range(30)]
    time.sleep(0.05)
    child.send_signal(signal.SIGKILL)
    reported += child.stdout.readlines()
    child.wait()
    record = load(GAME, path.read_bytes(), mend=True)
    assert len(record.lines) >= int([line for line in reported if line.endswith("\n")][-1])


def test_a_write_that_fails_half_way_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = RecordFile(tmp_path / "game.jsonl", sync=True)
    record = new(GAME, FairDice(SECRET), sink=file.write)
    play_on(record, Seeded(1), 2)
    before = record.text()

    def fails(number: int) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fails)
        with pytest.raises(OSError, match="no space"):
            play_on(record, Seeded(1), 1)
    assert file.path.read_text() == before == record.text()
    play_on(record, Seeded(1))
    record.end()
    assert file.path.read_text() == record.text()
