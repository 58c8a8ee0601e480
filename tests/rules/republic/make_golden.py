"""Makes the golden records: one game of each confrontation, which later versions replay.

    PYTHONPATH=src:tests python -m rules.republic.make_golden

Run it when the behaviour version of the game has changed, and only then.
"""

import hashlib
import json
from pathlib import Path

from quadriga.engine.chance import Seeded
from quadriga.engine.dice import FairDice
from quadriga.engine.record import Record, new
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.republic import title
from quadriga.games.republic.words import CONFRONTATIONS, DEAL

FOLDER = Path(__file__).parent / "golden"
ENDS = FOLDER / "ends.json"
MOVES = 12
"""A golden game has at least so many moves."""


def play(kind: str) -> Record:
    """The first long enough random game of a confrontation, with dice anybody can recompute."""
    number = 0
    while True:
        number += 1
        record = new(title(None), FairDice(hashlib.sha256(f"{kind} {number}".encode()).digest()))
        rng = Seeded(number)
        record.draw()
        if record.history.entries[0].move.a != CONFRONTATIONS.index(kind):
            continue
        while (turn := record.position.turn()) != NOBODY:
            if turn == CHANCE:
                record.draw()
            else:
                moves = record.position.moves()
                record.play(moves[rng.below(len(moves))], turn)
        if len(record.history.entries) >= MOVES or (kind == "interception" and len(record.history.entries) >= 6):
            assert record.history.entries[0].move.verb == DEAL
            record.end()
            return record


def digest(record: Record) -> str:
    """What tells one last position from another."""
    return hashlib.sha256(record.position.to_json().encode()).hexdigest()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    ends = {}
    for name in CONFRONTATIONS:
        made = play(name)
        (FOLDER / f"{name}.jsonl").write_text(made.text(), encoding="ascii")
        ends[name] = digest(made)
    ENDS.write_text(json.dumps(ends, indent=2) + "\n", encoding="ascii")
