"""Makes the golden record: one whole game of Greedy against Greedy that every later version must replay.

    PYTHONPATH=src:tests python -m rules.hannibal.make_golden

Run it when the behaviour version of the game has changed, and only then.
"""

import hashlib
from pathlib import Path

from quadriga.bots.hannibal import Greedy
from quadriga.engine.chance import Seeded
from quadriga.engine.dice import FairDice
from quadriga.engine.record import Record, new
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.hannibal import title

FILE = Path(__file__).parent / "golden.jsonl"
DIGEST = Path(__file__).parent / "golden.sha256"


def play() -> Record:
    """Greedy on both sides, with dice anybody can recompute."""
    record = new(title(), FairDice(hashlib.sha256(b"hannibal golden").digest()), "second-punic-war", 2, {})
    rng = Seeded("hannibal golden")
    while (turn := record.position.turn()) != NOBODY:
        if turn == CHANCE:
            record.draw()
        else:
            record.play(Greedy().decide(record.position, turn, record.position.moves(), rng), turn)
    record.end()
    return record


def digest(record: Record) -> str:
    """What tells one last position from another."""
    return hashlib.sha256(record.position.to_json().encode()).hexdigest()


if __name__ == "__main__":
    made = play()
    FILE.write_text(made.text(), encoding="ascii")
    DIGEST.write_text(digest(made) + "\n", encoding="ascii")
