"""The text of a state: the log in it is always the latest moves, whatever was made and taken back between two looks."""

import json
import random

import quadriga
from quadriga.engine import CHANCE, NOBODY, Seat, Seeded
from quadriga.engine.dice import SeededDice
from quadriga.engine.record import new
from quadriga.games import TITLES
from quadriga.server.dates import Date, Dates, date_of
from quadriga.server.shown import LOG, Glass, Pen, log_of
from quadriga.table import PERSON, Chair, Table


def test_the_log_follows_moves_undos_and_take_backs() -> None:
    game = quadriga.load("hannibal")
    table = Table(new(game, SeededDice(2)), [Chair(PERSON)] * 2)
    rng = random.Random(3)
    dates = Dates()
    glasses = [Glass(seat, Pen(game), dates) for seat in (Seat(0), Seat(1), None)]
    for _ in range(400):
        for _ in range(rng.choice((1, 1, 1, 3, 90))):
            turn = table.position.turn()
            if turn == CHANCE:
                table.draw()
            elif turn >= 0:
                table.play(turn, [rng.choice(table.position.moves())], table.sequence)
                while rng.random() < 0.4 and table.record.history.can_undo(turn):
                    table.undo(turn, table.sequence)
        if rng.random() < 0.1 and table.position.turn() >= 0:
            number = rng.randrange(max(1, len(table.record.history.entries)))
            table.propose(Seat(0), number, table.sequence)
            if table.proposal is not None:
                table.consent(Seat(1), True, table.sequence)
        count = len(table.record.history.entries)
        glass = rng.choice(glasses)
        shown = json.loads(glass.state("id", table, []))
        assert shown["log"] == [one.model_dump() for one in log_of(table, glass.seat, count - LOG + 1, count, Dates())]
        if table.record.is_closed:
            break
    assert count > 3 * LOG


def test_every_move_is_dated_by_what_everybody_saw_before_it() -> None:
    for name in TITLES:
        game = quadriga.load(name)
        history = new(game, SeededDice(4)).history
        dates, rng, chance = Dates(), random.Random(5), Seeded(6)
        seen: list[Date] = []
        while len(history.entries) < 120 and history.position.turn() != NOBODY:
            seen.append(date_of(history.position))
            turn = history.position.turn()
            if turn == CHANCE:
                history.draw(chance)
            else:
                history.play(rng.choice(history.position.moves()), turn)
            if rng.random() < 0.3:
                assert dates.of(history)[:-1] == seen
            if rng.random() < 0.2 and history.can_undo(turn):
                history.undo(turn)
                seen.pop()
        assert dates.of(history) == [*seen, date_of(history.position)]
        assert any(date.turn is not None for date in seen) == (name != "republic")
