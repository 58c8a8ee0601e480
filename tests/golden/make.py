"""Makes the golden records: whole games that every later version must replay, or say where it no longer can.

    PYTHONPATH=src:tests python -m golden.make [TITLE ...]

Run it when the behaviour of a title has changed, and only then; the diff shows what the change did to old games. What
lies in `first/` was recorded before and is never made again.

A title gets a game of its best bots for each scenario and each number of seats, every next one with the next value of
each option, and then games at random as long as they show something new. Nothing here knows a title.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import quadriga
from quadriga.bots import named, names
from quadriga.engine.chance import Seeded
from quadriga.engine.game import Game
from quadriga.engine.position import DRAW
from quadriga.engine.seat import CHANCE, NOBODY
from quadriga.records.dice import FairDice
from quadriga.records.record import Record, new

FOLDER: Final = Path(__file__).parent
FIRST: Final = FOLDER / "first"
TOLD: Final = "told.json"
"""For each record of a title a digest of all that was told in it: a change that keeps all moves legal is seen too."""
LONGEST: Final = 4000
"""A game that takes more lines is closed by the table."""
ATTEMPTS: Final = 20
"""So many games at random in a row may show nothing new."""


def play(game: Game, name: str, scenario: str, seats: int, options: dict[str, str], bots: list[str]) -> Record:
    """Bots at play with fair dice, a few moves undone and some dice taken back on the way."""
    record = new(game, FairDice(hashlib.sha256(name.encode()).digest()), scenario, seats, options)
    rng = Seeded(name)
    players = [named(game.id, bots[seat % len(bots)]) for seat in range(seats)]
    taken_back = False
    while (turn := record.position.turn()) != NOBODY:
        if turn == CHANCE:
            record.draw()
            if record.draws >= 3 and len(record.history.entries) > 2 and not taken_back:
                record.take_back(len(record.history.entries) - 2)
                taken_back = True
            continue
        record.play(players[turn].decide(record.position, turn, record.position.moves(), rng), turn)
        if rng.below(50) == 0 and record.history.can_undo(turn):
            record.undo(turn)
        if len(record.lines) >= LONGEST:
            record.close("length", [DRAW] * seats)
            return record
    record.end()
    return record


def options_of(game: Game, number: int) -> dict[str, str]:
    """The options of the game with this number: the next value of each."""
    return {option.id: option.values[number % len(option.values)] for option in game.options}


def best(game: Game) -> Iterator[tuple[str, Record]]:
    """A game of the best bots for each scenario and each number of seats."""
    pairs = [(scenario.id, game.seats[0]) for scenario in game.scenarios]
    pairs += [(game.scenarios[-1].id, seats) for seats in game.seats[1:]]
    for number, (scenario, seats) in enumerate(pairs):
        name = f"{scenario}-{seats}"
        yield name, play(game, name, scenario, seats, options_of(game, number), names(game.id)[-1:])


def random(game: Game, seen: set[str]) -> Iterator[tuple[str, Record]]:
    """Games at random that show a move or an event nobody has seen before."""
    number = in_vain = 0
    while in_vain < ATTEMPTS and seen < everything(game):
        number += 1
        scenario = game.scenarios[-number % len(game.scenarios)].id
        seats = game.seats[number % len(game.seats)]
        name = f"random-{number}"
        record = play(game, name, scenario, seats, options_of(game, number), ["random"])
        if seen_in(record) <= seen:
            in_vain += 1
            continue
        in_vain = 0
        seen |= seen_in(record)
        yield name, record


def everything(game: Game) -> set[str]:
    """All verbs and all events of a title, and what a table does beside its moves."""
    words = game.vocabulary
    return {f"verb {verb.name}" for verb in words.verbs} | {f"event {key}" for key in words.events} | {"undo", "void"}


def seen_in(record: Record) -> set[str]:
    """The verbs and events of a game, and whether something was undone or taken back."""
    verbs = record.game.vocabulary.verbs
    entries = record.history.entries
    events = {f"event {event.kind.key}" for entry in entries for event in entry.events}
    undone = {"undo" for line in record.lines if "undo" in line.plain}
    void = {"void" for line in record.lines if line.plain.get("void")}
    return events | undone | void | {f"verb {verbs[entry.move.verb].name}" for entry in entries}


def told(record: Record) -> str:
    """A digest of all that was told in a game; it does not depend on how a position is kept."""
    heard = [[event.kind.key, *event.slugs()] for entry in record.history.entries for event in entry.events]
    return hashlib.sha256(json.dumps(heard).encode()).hexdigest()


def make(game: Game) -> None:
    """Write the records of a title."""
    folder = FOLDER / game.id
    folder.mkdir(exist_ok=True)
    for path in folder.iterdir():
        path.unlink()
    seen: set[str] = set()
    digests: dict[str, str] = {}
    for source in (best(game), random(game, seen)):
        for name, record in source:
            seen |= seen_in(record)
            (folder / f"{name}.jsonl").write_text(record.text(), encoding="ascii")
            digests[name] = told(record)
    (folder / TOLD).write_text(json.dumps(digests, indent=2, sort_keys=True) + "\n", encoding="ascii")
    print(game.id, len(digests), "games, never seen:", *sorted(everything(game) - seen))


if __name__ == "__main__":
    for title in sys.argv[1:] or quadriga.titles():
        make(quadriga.load(title))
