"""Makes the golden records: a whole game of Greedy against Greedy of each scenario, which later versions replay.

    PYTHONPATH=src:tests python -m rules.ultimus.make_golden

Run it when the behaviour version of the game has changed, and only then.
"""

import hashlib
import json
from pathlib import Path

from quadriga.bots.ultimus import Greedy
from quadriga.engine.chance import Seeded
from quadriga.engine.dice import FairDice
from quadriga.engine.record import Record, new
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.games.ultimus import title

FOLDER = Path(__file__).parent / "golden"
ENDS = FOLDER / "ends.json"
SCENARIOS = [scenario.id for scenario in title(None).scenarios]


def play(scenario: str) -> Record:
    """Greedy in both camps, with dice anybody can recompute."""
    record = new(title(None), FairDice(hashlib.sha256(scenario.encode()).digest()), scenario, 2, {})
    rng = Seeded(scenario)
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
    FOLDER.mkdir(exist_ok=True)
    ends = {}
    for name in SCENARIOS:
        made = play(name)
        (FOLDER / f"{name}.jsonl").write_text(made.text(), encoding="ascii")
        ends[name] = digest(made)
    ENDS.write_text(json.dumps(ends, indent=2) + "\n", encoding="ascii")
