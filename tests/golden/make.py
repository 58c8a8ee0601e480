"""Makes the golden records: whole games that every later version must replay, or say where it no longer can.

    PYTHONPATH=src:tests python -m golden.make [TITLE ...]
    PYTHONPATH=src:tests python -m golden.make TITLE --scenario ID ...

Run it when the behaviour of a title has changed, and only then; the diff shows what the change did to old games. What
lies in `first/` was recorded before and is never made again. A scenario that is new gets its records beside the others,
which stay as they are.

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
from quadriga.records.loader import header_of
from quadriga.records.record import Record, new

FOLDER: Final = Path(__file__).parent
FIRST: Final = FOLDER / "first"
TOLD: Final = "told.json"
"""For each record of a title a digest of all that was told in it: a change that keeps all moves legal is seen too."""
LONGEST: Final = 4000
"""A game that takes more lines is closed by the table."""
RANDOM: Final = "random"
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


def options_of(game: Game, scenario: str, number: int) -> dict[str, str]:
    """The options of the game with this number: the next value of each that its scenario has."""
    return {option.id: option.values[number % len(option.values)] for option in game.options_of(scenario)}


def best(game: Game, scenarios: list[str]) -> Iterator[tuple[str, Record]]:
    """A game of the best bots for each scenario and each number of seats."""
    pairs = [(scenario, game.seats_of(scenario)[0]) for scenario in scenarios]
    known = [seats for _, seats in pairs]
    for scenario in reversed(scenarios):
        for seats in game.seats_of(scenario):
            if seats not in known:
                known.append(seats)
                pairs.append((scenario, seats))
    for number, (scenario, seats) in enumerate(pairs):
        name = f"{scenario}-{seats}"
        yield name, play(game, name, scenario, seats, options_of(game, scenario, number), names(game.id)[-1:])


def random(game: Game, scenarios: list[str], seen: set[str]) -> Iterator[tuple[str, Record]]:
    """Games at random that show a move or an event nobody has seen before."""
    number = in_vain = 0
    while in_vain < ATTEMPTS and seen < everything(game):
        number += 1
        scenario = scenarios[-number % len(scenarios)]
        possible = game.seats_of(scenario)
        seats = possible[number % len(possible)]
        name = (
            f"{RANDOM}-{number}" if scenarios == [one.id for one in game.scenarios] else f"{scenario}-random-{number}"
        )
        record = play(game, name, scenario, seats, options_of(game, scenario, number), ["random"])
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


def make(game: Game, scenarios: list[str]) -> None:
    """Write the records of a title, or of some scenarios of it."""
    folder = FOLDER / game.id
    folder.mkdir(exist_ok=True)
    digests: dict[str, str] = json.loads((folder / TOLD).read_text()) if (folder / TOLD).exists() else {}
    for path in folder.glob("*.jsonl"):
        if header_of(path.read_bytes()).scenario in scenarios:
            path.unlink()
            del digests[path.stem]
    seen: set[str] = set()
    for source in (best(game, scenarios), random(game, scenarios, seen)):
        for name, record in source:
            seen |= seen_in(record)
            (folder / f"{name}.jsonl").write_text(record.text(), encoding="ascii")
            digests[name] = told(record)
    (folder / TOLD).write_text(json.dumps(digests, indent=2, sort_keys=True) + "\n", encoding="ascii")
    print(game.id, len(digests), "games, never seen:", *sorted(everything(game) - seen))


if __name__ == "__main__":
    asked = sys.argv[1:]
    if "--scenario" in asked:
        make(quadriga.load(asked[0]), asked[asked.index("--scenario") + 1 :])
    else:
        for title in asked or quadriga.titles():
            game = quadriga.load(title)
            make(game, [scenario.id for scenario in game.scenarios])
