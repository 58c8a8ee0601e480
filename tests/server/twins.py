"""Pairs of games that one seat cannot tell apart: the same moves, other cards in the hands it may not see."""

import random
from collections.abc import Callable
from dataclasses import dataclass

from quadriga.engine import CHANCE, NOBODY, IllegalMove, Move, Named, Refusal, Seat
from quadriga.engine.game import Game
from quadriga.engine.seat import is_in
from quadriga.records.dice import SeededDice
from quadriga.records.record import Record, new


@dataclass(frozen=True)
class Twins:
    """Two records, and the seat that may not know in what they differ."""

    one: Record
    other: Record
    watcher: Seat

    @property
    def rival(self) -> Seat:
        """The seat whose secrets differ."""
        return Seat(1 - int(self.watcher))


def trace(game: Game, scenario: str, seed: int, wanted: Callable[[Record], bool], longest: int = 1500) -> Record | None:
    """A random game of two seats up to the first wanted moment."""
    record = new(game, SeededDice(seed), scenario, 2)
    rng = random.Random(seed)
    for _ in range(longest):
        turn = record.position.turn()
        if turn == NOBODY:
            return None
        if turn == CHANCE:
            record.draw()
        elif wanted(record):
            return record
        else:
            record.play(rng.choice(record.position.moves()), turn)
    return None


def twins(record: Record, watcher: Seat, unique: str, fields: tuple[str, ...] = ()) -> Twins | None:
    """The record and another one with other hidden draws, different in these fields; None if there is none near.

    `unique` is the kind of card there is one of each.
    """
    for attempt in range(60):
        try:
            other = _again(record, watcher, unique, random.Random(attempt))
        except IllegalMove:
            continue
        differs = [name for name in fields if _held(other, name) != _held(record, name)]
        if other.position != record.position and len(differs) == len(fields):
            return Twins(record, other, watcher)
    return None


def _held(record: Record, name: str) -> object:
    """A field of the present position, or of a part of it: `battle.hand`."""
    found: object = record.position
    for one in name.split("."):
        found = getattr(found, one, None)
    return found


def find(
    game: Game, prompt: str, unique: str, fields: tuple[str, ...] = (), watches: bool = False, least: int = 0
) -> Twins:
    """Twins at a question put to the watcher or, where it `watches`, to its rival; after so many moves at least."""
    for seed in range(1, 80):

        def asked(record: Record) -> bool:
            put = record.position.prompt()
            return put is not None and put["key"] == prompt and len(record.history.entries) >= least

        record = trace(game, "", seed, asked)
        if record is not None:
            turn = record.position.turn()
            found = twins(record, Seat(1 - int(turn)) if watches else turn, unique, fields)
            if found is not None:
                return found
    raise AssertionError("no twins were found")


def _again(record: Record, watcher: Seat, unique: str, rng: random.Random) -> Record:
    """The same game with cards the watcher never saw exchanged, and hidden draws of other kinds made anew."""
    header = record.header
    other = new(record.game, header.dice, header.scenario, header.seats, header.options)
    exchange = _exchange(record, watcher, unique, rng)
    afresh = rng.choice((0.0, 0.2, 0.7))
    for entry in record.history.entries:
        move = entry.move
        if not is_in(entry.audience, watcher):
            move = _exchanged(record.game, move, unique, exchange)
            if entry.seat == CHANCE and move == entry.move and rng.random() < afresh:
                move = rng.choice(other.position.moves())
        if entry.seat == CHANCE and move not in other.position.moves():
            raise IllegalMove(Refusal("", "drawn-elsewhere", move))
        other.play(move, entry.seat)
    return other


def _exchange(record: Record, watcher: Seat, unique: str, rng: random.Random) -> dict[int, int]:
    kind = record.game.vocabulary.kinds[unique]
    assert isinstance(kind, Named)
    known: set[int] = set()
    hidden: set[int] = set()
    for entry in record.history.entries:
        (known if is_in(entry.audience, watcher) else hidden).update(_values(record.game, entry.move, unique))
        for event in entry.events:
            seen = event.redact(watcher)
            known.update(v for v, k in zip(seen.values, seen.kind.kinds, strict=True) if k.name == unique)
    secret = sorted(hidden - known)
    free = sorted(set(range(len(kind.slugs))) - known - hidden)
    rng.shuffle(free)
    pairs = [(a, b) for a, b in zip(rng.sample(secret, len(secret)), free, strict=False)][: rng.randint(1, 4)]
    return {**dict(pairs), **{b: a for a, b in pairs}}


def _values(game: Game, move: Move, unique: str) -> list[int]:
    kinds = game.vocabulary.verbs[move.verb].kinds
    return [v for v, k in zip((move.a, move.b, move.c), kinds, strict=False) if k.name == unique]


def _exchanged(game: Game, move: Move, unique: str, exchange: dict[int, int]) -> Move:
    kinds = game.vocabulary.verbs[move.verb].kinds
    values = [move.a, move.b, move.c]
    for place, kind in enumerate(kinds):
        if kind.name == unique:
            values[place] = exchange.get(values[place], values[place])
    return Move(move.verb, *values)
