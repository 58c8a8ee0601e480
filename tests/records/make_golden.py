"""Makes the golden records: whole games that every later version must replay, or say that it cannot.

    python tests/records/make_golden.py

Run it when a game's behaviour version has changed, and only then; the diff shows what the change did to old games.
"""

import hashlib
import json
from pathlib import Path

import quadriga
from quadriga.bots import named
from quadriga.engine import CHANCE, NOBODY, Seeded
from quadriga.engine.dice import FairDice
from quadriga.engine.record import Record, new

FOLDER = Path(__file__).parent / "golden"
ENDS = FOLDER / "ends.json"
"""For each record a digest of its last position, so that a change that keeps all moves legal is seen too."""

GAMES = {
    "conquest-2": ("conquest", "short", 2, {"homes": "drawn"}),
    "conquest-3": ("conquest", "short", 3, {"arabia": "open"}),
    "conquest-4": ("conquest", "short", 4, {"roads": "builder"}),
    "conquest-5": ("conquest", "short", 5, {"homes": "listed"}),
    "conquest-6": ("conquest", "short", 6, {}),
    "conquest-2-to-the-end": ("conquest", "classic", 2, {}),
    "conquest-4-at-sea": ("conquest", "short", 4, {"rounds": "20"}),
}
"""Title, scenario, seats and options of each record."""


WANTED = {"fight", "strike", "lose", "retreat", "undo", "back"}
"""What a game must have seen to be worth keeping."""

SEAFARING = {"conquest-4-at-sea": {"board", "load", "engage", "broadside", "sink", "end-combat", "build-road"}}
"""Games of random play alone, which goes to sea, and what more they must have seen."""


def play(name: str, attempt: int) -> Record:
    """Bots at play with fair dice, a few moves undone and some dice taken back on the way."""
    title, scenario, seats, options = GAMES[name]
    secret = hashlib.sha256(name.encode()).digest()
    record = new(quadriga.load(title), FairDice(secret), scenario, seats, options)
    rng = Seeded(f"{name}.{attempt}")
    is_random = name in SEAFARING
    players = [named(title, "random" if seat % 2 or is_random else "greedy") for seat in range(seats)]
    taken_back = False
    while (turn := record.position.turn()) != NOBODY:
        if turn == CHANCE:
            record.draw()
            if record.draws == 3 and not taken_back:
                record.take_back(len(record.history.entries) - 2)
                taken_back = True
            continue
        record.play(players[turn].decide(record.position, turn, record.position.moves(), rng), turn)
        if rng.below(50) == 0 and record.history.can_undo(turn):
            record.undo(turn)
    record.end()
    return record


def seen(record: Record) -> set[str]:
    """The verbs of the moves, and the kinds of the other lines."""
    found = {str(line.plain["move"]).split()[0] for line in record.lines if "move" in line.plain}
    return found.union(*[set(line.plain) for line in record.lines])


def find(name: str) -> Record:
    """The first attempt that saw everything wanted."""
    attempt = 1
    wanted = WANTED | SEAFARING.get(name, set())
    while not seen(record := play(name, attempt)) >= wanted:
        attempt += 1
    return record


def digest(record: Record) -> str:
    """What tells one last position from another."""
    return hashlib.sha256(record.position.to_json().encode()).hexdigest()


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(exist_ok=True)
    ends = {}
    for name in GAMES:
        record = find(name)
        (FOLDER / f"{name}.jsonl").write_text(record.text(), encoding="ascii")
        ends[name] = digest(record)
    ENDS.write_text(json.dumps(ends, indent=2) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
