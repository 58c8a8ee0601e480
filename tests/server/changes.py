"""Random games as their sockets tell them, with the whole state beside every message.

python tests/server/changes.py prints them, one JSON list [title, seat, message, state] a line, for clients in other
languages.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

import quadriga
from quadriga.engine import CHANCE, NOBODY, Seat, Seeded
from quadriga.games import TITLES
from quadriga.records.dice import RealDice, SeededDice
from quadriga.records.record import new
from quadriga.server.glass import Pen, Scene, Window, whole_of
from quadriga.server.links import SPECTATOR
from quadriga.server.messages import ChatLine
from quadriga.table import PERSON, Chair, Table

SCENARIOS = 3
STEPS = 125

Told = tuple[int, bytes, bytes]
"""A seat, a message to it, and the whole state it leads to."""


def some_time(table: Table, rng: random.Random) -> None:
    """One or a few things happen at a table: moves, dice, undos, take-backs, orders, a chair, a concession."""
    for _ in range(rng.choice((1, 1, 1, 1, 2, 70))):
        turn = table.position.turn()
        if table.record.is_closed or turn == NOBODY:
            return
        if turn == CHANCE and isinstance(table.record.dice, RealDice) and table.next_step().kind == "rolls":
            table.roll(Seat(0), rng.choice(table.position.moves()), table.sequence)
        elif turn == CHANCE:
            table.draw()
        elif table.next_step().kind == "thinks":
            table.think(Seeded(rng.randrange(1000)))
        else:
            table.play(turn, [rng.choice(table.position.moves())], table.sequence)
            while rng.random() < 0.15 and not table.record.is_closed and table.undo_count(turn):
                table.undo(turn, table.sequence)
    if table.record.is_closed:
        return
    number = rng.random()
    if number < 0.03 and table.record.history.entries:
        table.propose(Seat(0), rng.randrange(len(table.record.history.entries)), table.sequence)
        for seat in range(1, len(table.chairs)):
            if table.proposal is not None and not table.record.is_closed:
                table.consent(Seat(seat), rng.random() < 0.8, table.sequence)
    elif number < 0.05:
        prompt = rng.choice(sorted(table.record.game.vocabulary.prompts))
        table.order(Seat(0), prompt, None)
    elif number > 0.998:
        table.concede(Seat(len(table.chairs) - 1))


def courses(title: str) -> Iterator[Iterator[Told]]:
    """Games of some scenarios of a title, with our dice and with real ones."""
    game = quadriga.load(title)
    for seed, scenario in enumerate(game.scenarios[:SCENARIOS]):
        record = new(game, RealDice() if seed == 1 else SeededDice(seed), scenario.id)
        yield _course(Table(record, [Chair(PERSON)] * record.header.seats), random.Random(seed))


def _course(table: Table, rng: random.Random) -> Iterator[Told]:
    game, chat = table.record.game, list[ChatLine]()
    pen = Pen(game)
    window, seats = Window(pen), [SPECTATOR, *range(len(table.chairs))]
    for number in range(STEPS):
        if number:
            some_time(table, rng)
        if rng.random() < 0.05:
            chat.append(ChatLine(number=len(chat) + 1, seat=0, text="Salve", time=number))
        scene = Scene("id", table, chat)
        changes = dict(window.show(scene))
        for seat in seats:
            is_whole = not number or rng.random() < 0.05
            yield seat, window.message(seat, scene) if is_whole else changes[seat], whole_of(scene, seat, Pen(game))
        if table.record.is_closed:
            return


def main() -> None:
    """Print a game of each title."""
    for title in TITLES:
        for seat, message, whole in next(courses(title)):
            print(json.dumps([title, seat, json.loads(message), json.loads(whole)], separators=(",", ":")))


if __name__ == "__main__":
    main()
